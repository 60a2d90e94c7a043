"""Measurements and trials for developers, from the root of the repository: `python -m benchmarks.hostile --help`."""
