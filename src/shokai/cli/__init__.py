"""The command `shokai` and the table in the terminal."""
