"""Tables that are being played: in memory, over WebSockets, between processes."""
