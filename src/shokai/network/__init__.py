"""Networks that look at a seat's observation and tell what to play and who wins: plain integers, so that they say the
same on every machine."""
