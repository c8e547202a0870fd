"""The commands of the table in the player's language: `karta` is `map`.  English is understood everywhere."""

from __future__ import annotations

from typing import Final

from montjoy.core.content.vocabulary import folded
from montjoy.words import Words

ALONE: Final = ("quit", "undo", "log", "map", "dice", "auto", "write", "text", "edit", "send")
WITH_MORE: Final = ("help", "save", "odds", "why", "file", "take")       # what follows them says of what


def in_english(words: Words, line: str) -> str:
    """A line with the command that it begins with in English; as it is, where it begins with none in the player's language.  A
    command that takes nothing is one only if it stands alone: the line may be an order."""
    word, _, rest = line.partition(" ")
    known = (*ALONE, *WITH_MORE) if not rest.strip() else WITH_MORE
    for name in known:
        if folded(word) in spoken(words, name):
            return f"{name} {rest}".rstrip()
    return line


def spoken(words: Words, name: str) -> list[str]:
    """What a command is called in the player's language; the first is told."""
    return [folded(word.strip()) for word in words.text(f"ui-word-{name}").split(",")]


def told(words: Words) -> str:
    """The commands that are called otherwise than in English, each with its English name: karta (map), ..."""
    called = [(spoken(words, name)[0], name) for name in (*WITH_MORE, *ALONE) if name not in spoken(words, name)]
    return ", ".join(f"{word} ({name})" for word, name in called)
