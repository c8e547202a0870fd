"""Which lines are read: one a die, with what it was for; the rest is in the whole log."""

from __future__ import annotations

from functools import lru_cache

import pytest

from bench.drakborgen_lines import game, play
from montjoy.core.effects import Event
from montjoy.core.session.log import is_read
from montjoy.core.session.streams import Asked, Rolled
from montjoy.games.drakborgen.protocol import events
from montjoy.table.web import render
from montjoy.terminal import page
from montjoy.words import LANGUAGES, Words

EN = Words(game, "en", game.names(game.scenarios["four"]))
played = lru_cache(4)(play)


def told(number: int) -> list[Event]:
    """What the first seat of a game was told."""
    session = played(number)
    return [item for item in session.streams[session.seats[0]].items if not isinstance(item, Asked)]


# ---- dice ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("number", [2, 3])
def test_every_die_is_in_one_line(number: int) -> None:
    """A die that is not read stands before a line that says what it showed or what it has decided."""
    items = told(number)
    read = is_read(game.log, items)
    dice = [n for n, item in enumerate(items) if isinstance(item, Rolled)]
    hidden = [n for n in dice if not read[n]]
    assert len(hidden) > 50 and any(read[n] for n in dice)
    for n in hidden:
        after = next(item for item in items[n + 1 :] if not isinstance(item, Rolled))
        face, said = items[n].faces[0], EN.event(after)
        decides = isinstance(after, events.Whirled | events.RanOut | events.FightRound | events.TileRotated | events.SymbolRolled)
        assert decides or str(abs(face)) in said or (face == 0 and isinstance(after, events.SunMoved | events.Risked)), said


def test_a_die_that_is_typed_in_is_read() -> None:
    """At a real table each die has its own line, with what it was for."""
    die = Rolled("DL-4.4.2a", ("red",), (7,), None, "typed")
    passed = events.TestPassed("red", "psyche", 7, 8, "DL-4.4.2a", "pick", "", 1, 2)
    assert is_read(game.log, [die, passed]) == [True, True]
    assert EN.event(die) == "Die for Red (the lock): 7, typed in (DL-4.4.2a)."
    assert is_read(game.log, [Rolled("DL-4.4.2a", ("red",), (7,)), passed]) == [False, True]


def test_a_test_says_what_it_is_for_and_cites_its_rule() -> None:
    """DL-4.4.2a, DL-4.9c  Which roll of how many, and about which treasure."""
    picked = events.TestPassed("red", "psyche", 7, 8, "DL-4.4.2a", "pick", "", 1, 2)
    assert EN.event(picked) == "Red tests psyche 8 to pick the lock (1 of 2): 7, passed (DL-4.4.2a)."
    held = events.TestFailed("red", "psyche", 9, 8, "DL-4.9c", "hold", "RT044")
    assert EN.event(held).startswith("Red tests psyche 8 to hold ") and EN.event(held).endswith(": 9, failed (DL-4.9c).")


# ---- lines -----------------------------------------------------------------------------------------------------------
def test_a_round_of_a_duel_is_one_line() -> None:
    """DL-8.6, DL-8.7a  Who has hit whom, why, and what is left: the line of the positions and that of the payment say no more."""
    hit = events.Overpowered("RT007", "red", 1, "agility", 5, 4, 3, 2)
    items = [events.FightRound(3, (("red", "agility"), ("RT007", "agility"))), hit, events.Paid("RT007", 1, 2)]
    assert is_read(game.log, items) == [False, True, False]
    assert "both agility, 5 against 4" in EN.event(hit) and "2 left" in EN.event(hit) and "(DL-8.7a)" in EN.event(hit)
    beaten = events.Hit("red", "RT007", 1, "agility", "armour", 3)
    assert "agility beats armour" in EN.event(beaten) and "(DL-8.6)" in EN.event(beaten)
    assert is_read(game.log, [beaten, events.Paid("red", 1, 4)]) == [True, True], "what a hero pays is his choice"


def test_a_third_fewer_lines_than_were_told() -> None:
    items = told(3)
    assert len(page.news(game, items)) < 2 / 3 * len(items)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_is_read_can_be_said(lang: str) -> None:
    words = Words(game, lang, game.names(game.scenarios["four"]))
    for item in page.news(game, told(3)):
        assert words.item(item)
    assert not words.problems


# ---- on a page -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("step", [1, 3, 7])
def test_a_page_made_bit_by_bit_is_the_page_made_at_once(step: int) -> None:
    """What stands next to a line may change whether it is read, and what has left the page is not asked."""
    session = played(3)
    items, drawn = session.streams[session.seats[0]].items[:400], render.Drawn()
    for end in range(step, len(items), step):
        tail = tuple(items[max(0, end - 120) : end])
        bit_by_bit = render.log_html(drawn, tail, end, EN, "drakborgen")
        assert bit_by_bit == render.log_html(render.Drawn(), tail, end, EN, "drakborgen"), end


# ---- who is roused -----------------------------------------------------------------------------------------------------
def test_who_will_follow_is_not_said_to_stay() -> None:
    """DL-7.6b, DL-7.6c  A monster that follows does so in the next turn; of one that lets him go it is said that it stays."""
    said = dict[str, set[bool]]()
    for number in range(1, 9):
        items = told(number)
        for before, item, read in zip(items, items[1:], is_read(game.log, items)[1:], strict=False):
            if isinstance(item, events.Roused) and isinstance(before, events.Reacted):
                said.setdefault(before.reaction, set()).add(read)
    assert said == {"follow": {False}, "passive": {True}}
