"""A refusal in plain words, for whoever wrote a file or gave an option: what is wrong, where, and what would work."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, Final

MOST_DOTS: Final = 200  # in a line: a key of thousands of parts takes seconds and gigabytes to read


class BadInput(ValueError):
    """Something in a unit table, a case or the options cannot be used.  `str()` is the whole message."""


def closest(word: str, words: Iterable[str]) -> str:
    """`; did you mean "foot"?`, or the list of what there is."""
    known = list(words)
    near = get_close_matches(word.lower(), known, 1, 0.5)
    return f'; did you mean "{near[0]}"?' if near else f"; there are: {', '.join(known)}"


def shown(value: object) -> str:
    """A value as its author wrote it, cut short where it is long."""
    if isinstance(value, dict | list):
        return "a table" if isinstance(value, dict) else "a list"
    if isinstance(value, int) and abs(value) >= 10**18:
        return "a very large number"
    text = str(value).lower() if isinstance(value, bool) else f'"{value}"' if isinstance(value, str) else str(value)
    return text if len(text) <= 60 else text[:57] + "..."


def toml_of(data: bytes, where: str, most: int) -> dict[str, Any]:
    """The text of a TOML file; BadInput where it is none, or too large to be an honest one."""
    if len(data) > most:
        raise BadInput(f"{where}: the file has more than {most:,} bytes")
    try:
        text = data.decode()
        if any(line.count(".") > MOST_DOTS for line in text.splitlines()):
            raise BadInput(f"{where}: a line has more than {MOST_DOTS} dots")
        return tomllib.loads(text)
    except UnicodeDecodeError:
        raise BadInput(f"{where}: this is not a text file in UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"{where}: this is not TOML: {str(error)[:200]}") from None
    except (ValueError, RecursionError) as error:
        if isinstance(error, BadInput):
            raise
        raise BadInput(f"{where}: this is not TOML: a number is too long or something is nested too deep") from None
