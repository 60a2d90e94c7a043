"""What happened, in sentences."""
