"""`python -m shokai` is the command `shokai`."""

from shokai.terminal.cli import main

if __name__ == "__main__":
    main()
