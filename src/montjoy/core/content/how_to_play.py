"""How a game is played, told on two or three pages: `locales/LANGUAGE/how.toml` of a game, in every language it speaks.

    [[page]]
    id = "turn"                         # the same pages in the same order in all languages
    title = "A turn"

    [[page.part]]
    heading = "What you do"             # may be left out
    text = "Paragraphs, a blank line between them.  A rule's id in it (RW-ASLT-01) leads to that rule."
    picture = "start"                   # may be left out: one of `tutorial/pictures.toml`
    caption = "What it shows"           # with every picture: its text for whoever does not see it
    terminal = ""                       # may be left out: what a terminal, which draws no board, says instead of the text

The pictures are drawn by the game's own board from games that are really played, so that they never go out of date:

    [[picture]]
    name = "start"
    scenario = "siege_of_a_town"
    seat = "WKA"                        # as this seat sees it
    seed = "how to play"                # any text, or up to 64 hex digits, as `play --seed` takes them
    bots = 12                           # after so many answers of the game's usual bots; 0: the beginning
    beside = true                       # also what stands beside the board (a fight, dice); usually not
    [picture.options]                   # options that differ from the scenario's
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

from montjoy.core.content import files
from montjoy.core.game import Game, home, options_of
from montjoy.core.session.session import Session

PAGES: Final = "how.toml"
PICTURES: Final = Path("tutorial") / "pictures.toml"
ENGLISH: Final = "en"


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of a page: text, and perhaps a picture below it."""

    text: str
    heading: str = ""
    picture: str = ""
    caption: str = ""
    terminal: str | None = None


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A page, by an id that is the same in all languages."""

    id: str
    title: str
    part: tuple[Part, ...]


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a game that bots play."""

    name: str
    scenario: str
    seat: str
    seed: str
    bots: int = 0
    beside: bool = False
    options: dict[str, bool | int | str] = {}


class PageFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's how.toml."""

    page: tuple[Page, ...]


class PictureFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's pictures.toml."""

    picture: tuple[Picture, ...]


def pages(game: Game, lang: str) -> tuple[Page, ...]:
    """The pages in a language, else in English; empty where the game has none."""
    return written(game, lang) or written(game, ENGLISH)


def written(game: Game, lang: str) -> tuple[Page, ...]:
    """The pages that are there in that very language."""
    return _pages(home(game) / "locales" / lang / PAGES)


@lru_cache(64)
def _pages(path: Path) -> tuple[Page, ...]:
    return files.read_toml(path, PageFile).page if path.exists() else ()


def pictures(game: Game) -> dict[str, Picture]:
    """The game's pictures by name."""
    return _pictures(home(game) / PICTURES)


@lru_cache(64)
def _pictures(path: Path) -> dict[str, Picture]:
    return {picture.name: picture for picture in files.read_toml(path, PictureFile).picture} if path.exists() else {}


def search(game: Game, lang: str, words: str) -> list[tuple[Page, Part]]:
    """The parts in which every word stands."""
    wanted = words.lower().split()
    return [
        (page, part) for page in pages(game, lang) for part in page.part
        if all(word in f"{page.title} {part.heading} {part.text} {part.caption}".lower() for word in wanted)
    ]  # fmt: skip


def new_session(game: Game, picture: Picture) -> Session:
    """The game of a picture at its beginning."""
    scenario = game.scenarios[picture.scenario]
    usual = msgspec.to_builtins(options_of(game, scenario))
    session = Session.new(game, scenario, game.read_options({**usual, **picture.options}), seed=seed_of(picture))
    session.begin()
    return session


def seed_of(picture: Picture) -> bytes:
    """The 32 bytes that the picture's dice come from: up to 64 hex digits, as `play --seed` takes them, or any other text."""
    if re.fullmatch("[0-9a-fA-F]{1,64}", picture.seed):
        return bytes.fromhex(picture.seed.rjust(64, "0"))
    return hashlib.sha256(picture.seed.encode()).digest()


# ---- for its author ------------------------------------------------------------------------------------------------------
def faults(game: Game, languages: Sequence[str]) -> list[str]:
    """What is wrong with a game's pages: a language that lacks them, other pages than in English, a picture that is not there or
    nowhere shown or has no caption, a scenario, seat or option that there is none of."""
    english, there, found = written(game, ENGLISH), pictures(game), list[str]()
    shown: set[str] = set()
    for lang in languages:
        here = written(game, lang)
        if [page.id for page in here] != [page.id for page in english]:
            found.append(f"{lang}: the pages are {[page.id for page in here]}, in English {[page.id for page in english]}")
        for page in here:
            found += [f"{lang}: {page.id}: {wrong}" for part in page.part for wrong in wrong_part(part, there)]
            shown |= {part.picture for part in page.part}
    found += [f"the picture {name} is shown nowhere" for name in there if name not in shown]
    for picture in there.values():
        if picture.scenario not in game.scenarios:
            found.append(f"the picture {picture.name} is of no scenario of this game: {picture.scenario}")
        elif picture.seat not in game.seats(game.scenarios[picture.scenario]):
            found.append(f"the picture {picture.name} is seen by a seat that its scenario has not: {picture.seat}")
    return found


def wrong_part(part: Part, there: dict[str, Any]) -> list[str]:
    """What is wrong with a part."""
    found = [] if part.text.strip() or part.picture else ["a part says nothing"]
    if part.picture and part.picture not in there:
        found.append(f"there is no picture {part.picture}")
    if bool(part.picture) != bool(part.caption.strip()):
        found.append(f"a picture and its caption go together: {part.picture or part.caption}")
    return found
