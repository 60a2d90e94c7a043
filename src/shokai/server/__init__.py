"""The server: tables on the web that never lose a move and never show a secret. See docs/operations/server.md."""
