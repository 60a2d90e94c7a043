"""Tells people who are not here what they are waiting for: through webhooks and by mail."""
