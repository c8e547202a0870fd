"""`python -m montjoy` is the command line."""

from montjoy.cli import main

if __name__ == "__main__":
    main()
