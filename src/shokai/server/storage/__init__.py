"""What is kept: the database, and files that leave it or come in."""
