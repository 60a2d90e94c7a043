"""Requests and answers: what stands before them, what they look like."""
