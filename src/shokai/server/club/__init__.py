"""Tournaments of a club: who meets whom, what a result is worth, and how rounds are run."""
