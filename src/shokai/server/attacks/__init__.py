"""Attacks on a server of our own, to see what they do to it: `python -m shokai.server.attacks --help`."""
