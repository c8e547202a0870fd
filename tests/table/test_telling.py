"""How the lines of a log are told on a page: turns, kinds, whose they are, where they happened."""

from __future__ import annotations

import inspect
import re
from typing import Any

import pytest

from montjoy.core import effects
from montjoy.core.game import games
from montjoy.core.session import streams
from montjoy.games.drakborgen.protocol import events as castle
from montjoy.games.massbattle.protocol import events as battle
from montjoy.games.rudern.protocol import events as war
from montjoy.table.tables import page_words
from montjoy.table.web import render
from montjoy.table.web.pages import seat
from montjoy.words import LANGUAGES
from tests.contract.cards.game import game as cards
from tests.table.test_spoken import fresh

SLUGS = ("clusta", "drakborgen", "massbattle", "rudern")


def words(slug: str, lang: str = "en", scenario: str = "") -> Any:
    game = games()[slug]()
    return page_words.words_of(game, game.scenarios[scenario] if scenario else next(iter(game.scenarios.values())), lang)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_tells_of_events_of_its_own(slug: str) -> None:
    """Each event is of one kind at most, a turn of none; every kind has words, every sound is one that there is."""
    fresh()
    tells = games()[slug]().telling
    told = [kind for kinds in tells.KINDS.values() for kind in kinds]
    assert len(told) == len(set(told)) and not set(tells.TURNS) & set(told)
    of_sounds = [kind for kinds in tells.SOUNDS.values() for kind in kinds]
    news = [kind for rank in tells.NEWS for kind in rank]
    assert len(news) == len(set(news))
    for kind in (*tells.TURNS, *told, *of_sounds, *(kind for kind in news if kind is not streams.Rolled)):
        assert inspect.isclass(kind) and issubclass(kind, effects.Event) and kind.__module__.startswith(f"montjoy.games.{slug}.")
    assert set(tells.SOUNDS) == {"move", "hit"} and all(tells.SOUNDS.values())
    for lang in LANGUAGES:
        w = words(slug, lang)
        assert all(says and not says.startswith("page-") for _, says, _ in seat.how_told(w, "")["kinds"]), lang
        assert w.problems == []


def test_a_turn_is_a_heading_though_its_line_goes_without_saying() -> None:
    """Red where a hero's turn has no line, as in the log that leaves out what is clear."""
    items = (castle.Rested("red", 1, 5), castle.TurnBegun("blue", 2), castle.Moved("blue", "08", "18", "south"))
    w = words("drakborgen", scenario="four")
    assert games()["drakborgen"]().log.is_redundant(items[1], items[0], items[2])
    rows = str(render.rows(render.log_lines(items, 1, w, whole=False), "drakborgen", "", True)).split("<li ")[1:]
    assert [re.findall('class="([^"]*)"', row)[0] for row in rows] == ["Rested c0", "TurnBegun head c1", "Moved c1"]
    assert '<button type="button" class="turn">' in rows[1] and "data-to" not in rows[1]
    assert '<a class="at" href="#board" data-to="18">' in rows[2]
    elsewhere = str(render.rows(render.log_lines(items, 1, w, whole=False), "drakborgen", ""))
    assert "<button" not in elsewhere and "data-to" not in elsewhere and "<b>" in elsewhere, "no board stands beside it"


@pytest.mark.parametrize(("slug", "item", "whose", "where"), [
    ("rudern", war.Marched("KAT", ("b1",), "a", "strzegom"), "KAT", "strzegom"),
    ("massbattle", battle.Fled("B4"), "B", "B4"),
    ("massbattle", battle.StancesTaken(1, ("B4",), ()), "B", ""),
    ("drakborgen", castle.Died("red", "DL-1", "44"), "red", "44"),
    ("drakborgen", castle.GateFell("outside", "north"), "", "outside"),
])
def test_a_line_says_whose_it_is_and_where(slug: str, item: Any, whose: str, where: str) -> None:
    tells = games()[slug]().telling
    assert (tells.whose(item), tells.where(item)) == (whose, where)


def test_a_game_that_says_nothing_of_it_is_shown_as_before() -> None:
    w = page_words.words_of(cards, next(iter(cards.scenarios.values())), "en")
    row = render.one_row(3, render.said(streams.Rolled("R-1", (), (3,)), w), "cards")
    assert row.startswith('<li id="l3" class="Rolled">') and "data-to" not in row
    assert seat.how_told(w, "north")["kinds"] == [] and seat.how_told(w, "north")["mine"] == ""


def test_the_page_knows_the_roles_own_colour() -> None:
    w = words("drakborgen", scenario="four")
    assert seat.how_told(w, "red")["mine"] == "c0" and seat.how_told(w, "watcher")["mine"] == ""


@pytest.mark.parametrize("slug", SLUGS)
def test_sides_have_the_colours_that_they_have_on_the_board(slug: str) -> None:
    """Of every scenario every seat has one, and no two of a table the same; Mass Battle's seats share their side's."""
    game = games()[slug]()
    for scenario in game.scenarios.values():
        found = game.telling.colours(scenario)
        of_seats = [found[s] for s in game.seats(scenario)]
        assert slug == "massbattle" or len(set(of_seats)) == len(of_seats), scenario.id


def test_a_place_of_a_groups_own_stays_text() -> None:
    """Red where what a group calls a province becomes part of the page."""
    w = words("rudern")
    row = render.one_row(3, render.said(war.SiegeOver('"><script>x</script>', "left"), w), "rudern")
    assert "<script>" not in row and 'data-to="&#34;&gt;&lt;script&gt;' in row
