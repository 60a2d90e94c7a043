"""People: guests and accounts, names, cookies and tokens."""
