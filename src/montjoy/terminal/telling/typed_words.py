"""The commands of the table in the player's language: `karta` is `map`, and `zpet` without its marks `undo`.
English is understood everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from montjoy.core.content.vocabulary import bare, folded
from montjoy.words import Words

ALONE: Final = ("quit", "undo", "log", "map", "dice", "auto", "write", "text", "edit", "send", "umpire")
WITH_MORE: Final = ("help", "save", "odds", "why", "file", "take")       # what follows them says of what
AT_DICE: Final = ("roll",)                                               # where dice are typed
UMPIRES: Final = ("done", "pause", "resume")                             # on the umpire's page
UMPIRES_WITH_MORE: Final = ("look", "set", "now", "die", "back", "for", "state")


def in_english(words: Words, line: str, alone: Sequence[str] = (), with_more: Sequence[str] = ()) -> str:
    """A line with the command that it begins with in English; as it is, where it begins with none in the player's language.  A
    command that takes nothing is one only if it stands alone: the line may be an order.  `alone`, `with_more`: those that are
    understood at this place before all others."""
    word, _, rest = line.partition(" ")
    known = (*with_more, *WITH_MORE) if rest.strip() else (*alone, *with_more, *ALONE, *WITH_MORE)
    for is_called in (is_exactly, means):                    # the word as it is written comes first
        for name in known:
            if is_called(words, word, name):
                return f"{name} {rest}".rstrip()
    return line


def means(words: Words, word: str, name: str) -> bool:
    """Whether a command, or what may follow one (`all`), is called so in the player's language, with its marks or without, or in
    English."""
    return is_exactly(words, word, name) or bare(word) in map(bare, spoken(words, name))


def is_exactly(words: Words, word: str, name: str) -> bool:
    """The same of a word with its marks."""
    return folded(word) == name or folded(word) in spoken(words, name)


def spoken(words: Words, name: str) -> list[str]:
    """What a command is called in the player's language; the first is told."""
    return [folded(word.strip()) for word in words.text(f"ui-word-{name}").split(",")]


def told(words: Words) -> str:
    """The commands that are called otherwise than in English, each with its English name: karta (map), ..."""
    called = [(spoken(words, name)[0], name) for name in (*WITH_MORE, *ALONE) if name not in spoken(words, name)]
    return ", ".join(f"{word} ({name})" for word, name in called)
