"""What an operator sees and does, in the terminal and on the page."""
