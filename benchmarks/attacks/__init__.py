"""Attacks on a server of our own, to see what they do to it: `python -m benchmarks.attacks --help`."""
