"""What the suite's own programs take on the command line: `--help` tells it, what is unknown is refused."""

from __future__ import annotations

import argparse


def parser(program: str, about: str | None) -> argparse.ArgumentParser:
    """A parser for a program as it is called; `about` is what its module says of itself."""
    look = argparse.RawDescriptionHelpFormatter
    return argparse.ArgumentParser(prog=program, description=about, formatter_class=look, allow_abbrev=False)
