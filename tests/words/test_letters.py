"""Letters on drawn boards are of the reader's language, and no two of a board are the same."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

import pytest

from montjoy.core.game import games
from montjoy.core.philox import Philox
from montjoy.core.session.session import Session
from montjoy.table.web import boards
from montjoy.words import LANGUAGES, Words
from tests.suite.players import play_on
from tests.suite.subjects import start
from tests.words.test_messages import own

WHOSE = {"drakborgen": ("two", "red"), "clusta": ("skirmish", "ransards"), "rudern": ("two_lords", "KAT")}
DRAWN = re.compile(r"<text[^>]*>([^<]*)</text>")


def letters(slug: str, lang: str) -> dict[str, str]:
    w = Words(games()[slug](), lang)
    return {name: w.title(name) for name in own(f"montjoy.games.{slug}", lang) if name.startswith("letter-")}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", WHOSE)
def test_letters_differ_and_are_of_the_language(slug: str, lang: str) -> None:
    """Hebrew has no capitals: there a hero and a monster never share one."""
    found = letters(slug, lang)
    assert len(found) >= 4 and len(set(found.values())) == len(found)
    script = "HEBREW" if lang == "he" else "LATIN"
    assert all(unicodedata.name(c).startswith(script) for letter in found.values() for c in letter)
    assert {len(letter) for letter in found.values()} == ({3} if slug == "rudern" else {1})


def is_drawn(session: Session, seat: str, w: Words, mine: str) -> bool:
    """Whether the board and its legend draw a seat's letter now."""
    game: Any = session.game
    board = boards.draw(game, session.view(seat), w, session.questions(seat))
    signs = "".join(str(sign) for sign, _ in game.legend.signs(session.view(seat), w))
    return mine in {word for text in DRAWN.findall(str(board)) for word in text.split()} and mine in DRAWN.findall(signs)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", WHOSE)
def test_the_board_is_drawn_with_them(slug: str, lang: str) -> None:
    """Red where a board, or its legend, draws a letter of another language's."""
    game: Any = games()[slug]()
    scenario, seat = WHOSE[slug]
    w, mine = Words(game, lang), letters(slug, lang)[f"letter-{seat}"]
    played = (play_on(start(game, scenario, seed=n), Philox(n), stop=lambda s: is_drawn(s, seat, w, mine)) for n in range(9))
    session = next(session for session in played if is_drawn(session, seat, w, mine))
    if slug == "rudern":                                     # the key beside the map, too
        assert f"{mine}: " in boards.aside(game, session.view(seat), w, session.questions(seat))
