"""`python -m shokai` is the command `shokai`."""

from shokai.cli.main import main

if __name__ == "__main__":
    main()
