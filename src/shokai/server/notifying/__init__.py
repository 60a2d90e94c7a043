"""Tells people who are not here what they are waiting for: through webhooks, by mail, and to their browsers."""
