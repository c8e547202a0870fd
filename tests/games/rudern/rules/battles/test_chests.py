"""Filling and emptying chests at home (RW-GEN-16-X): who, when, how much, and that nobody else sees it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from montjoy.core.effects import No
from montjoy.core.session.session import Session
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.state import Known
from montjoy.games.rudern.protocol import forms
from montjoy.games.rudern.protocol.events import ChestsFilled
from montjoy.games.rudern.protocol.forms import Chests
from montjoy.games.rudern.protocol.questions import Act, BeginSiege, EndImpulse, March, Muster, Storm
from montjoy.games.rudern.rules.battles.chests import home_chests, why_not_fill
from tests.games.rudern.board import END, board, go, opts, private, public, seen, why

# One noble at home, one abroad, one shut in; SVE has one at home.
AROUND = """
    factions KAT SVE
    town rock KAT; town hold KAT; town pole SVE; town own SVE; rock - pole; rock - hold; pole - own
    KAT.a general in rock: 8 foot, chest 1; KAT.b head in hold: 1 foot, chest 2; KAT.c general at pole: 1 foot, chest 3
    SVE.d general at hold: 9 foot, chest 4; SVE.e head in own: 3 foot, chest 2; pole SVE: 4 foot; siege hold SVE 1
    treasury KAT 6; treasury SVE 5
"""


def mustered(text: str = AROUND, **options: Any) -> Any:
    return board(text, **{"fill_chests": True} | options)


# ---- the rule --------------------------------------------------------------------------------------------------------
def test_a_chest_filled_at_home_pays_a_siege_abroad():
    """RW-GEN-16-X  Treasury 6, chest 1: it loads 4, marches, besieges and storms in the next round from what it loaded."""
    world = mustered()
    out = go(world, [Chests({"a": 5}), March("a", "pole"), BeginSiege("pole", "a")])
    assert (world.treasuries["KAT"], world.chests["a"]) == (2, 4)
    assert private(out, "KAT")[0] == ChestsFilled("KAT", 2, {"a": 5})
    out = go(world, [END, Chests(), END, Storm("pole", "a")], [[1] * 6, [1] * 4])
    assert world.chests["a"] == 3


def test_a_chest_is_emptied_into_the_treasury():
    """RW-GEN-16-X"""
    world = mustered()
    go(world, [Chests({"a": 0})])
    assert (world.treasuries["KAT"], world.chests["a"]) == (7, 0)


def test_who_is_at_home():
    """RW-GEN-16-X  Not the noble on hostile ground, not the one inside a besieged place; who stands outside there is."""
    world = mustered()
    assert home_chests(world.land, "KAT") == ["a"] and home_chests(world.land, "SVE") == ["e"]
    world.land.banners["b"].inside = False
    assert home_chests(world.land, "KAT") == ["a", "b"]


def test_an_allys_ground_is_home():
    """RW-GEN-16-X"""
    allied = AROUND.replace("factions KAT SVE", "factions KAT SVE ALY; KAT & ALY")
    world = mustered(allied.replace("town pole SVE", "town pole ALY"))
    assert home_chests(world.land, "KAT") == ["a", "c"]


def test_what_a_form_may_not_say():
    """RW-GEN-16-X  Abroad, shut in, another's chest, and more than there is."""
    world = mustered()
    view = seen(world)
    assert why(why_not_fill(view, Chests({"c": 4}))) == ("RW-GEN-16-X", "chest-not-at-home")
    assert why(why_not_fill(view, Chests({"b": 4}))) == ("RW-GEN-16-X", "chest-not-at-home")
    assert why(why_not_fill(view, Chests({"d": 4}))) == ("RW-GEN-04", "not-your-banner")
    assert why(why_not_fill(view, Chests({"x": 4}))) == ("RW-GEN-04", "no-such-banner")
    assert why(why_not_fill(view, Chests({"a": 8}))) == ("RW-GEN-16-X", "more-than-there-is")
    assert why_not_fill(view, Chests({"a": 7})) is None


def test_several_chests_in_one_answer():
    """RW-GEN-16-X  One noble's resources may go to another; what is not named stays."""
    world = mustered(AROUND.replace("siege hold SVE 1", ""))
    assert why_not_fill(seen(world), Chests({"a": 9, "b": 0})) is None
    go(world, [Chests({"a": 9, "b": 0})])
    assert world.treasuries["KAT"] == 0 and world.chests == {"a": 9, "b": 0, "c": 3, "d": 4, "e": 2}


def test_it_is_outside_the_impulse_limit():
    """RW-GEN-16-X, RW-GEN-10"""
    world = mustered()
    go(world, [Chests({"a": 7})])
    assert world.land.factions["KAT"].used == 0


def test_after_the_income_and_before_the_first_act():
    """RW-GEN-16-X"""
    assert go(mustered(AROUND + "tax rock 2")).pending.ask == Muster(8, {"a": 1})
    world = mustered(AROUND + "tax rock 2")
    out = go(world, [Chests({"a": 9})])
    assert isinstance(out.pending.ask, Act) and world.treasuries["KAT"] == 0


def test_once_an_impulse():
    """RW-GEN-16-X  Who comes home in this impulse fills his chest in the next."""
    assert isinstance(go(mustered(), [Chests(), March("c", "rock")]).pending.ask, Act)
    out = go(mustered(), [Chests(), March("c", "rock"), END, Chests(), END])
    assert out.pending.ask == Muster(6, {"a": 1, "c": 3})


def test_nobody_at_home_nobody_asked():
    """RW-GEN-16-X"""
    world = mustered(AROUND.replace("KAT.a general in rock", "KAT.a general at pole"))
    assert isinstance(go(world).pending.ask, Act)


def test_with_empty_purses_too():
    """RW-GEN-16-X  The question comes whatever the purses hold, so that it tells nothing."""
    world = mustered(AROUND.replace("treasury KAT 6", "treasury KAT 0").replace("chest 1", "chest 0"))
    assert go(world).pending.ask == Muster(0, {"a": 0})


def test_off_chests_stay_as_they_are():
    """RW-GEN-16-X  fill_chests = false"""
    out = go(mustered(fill_chests=False))
    assert isinstance(out.pending.ask, Act) and opts(out, EndImpulse)


# ---- nobody sees it --------------------------------------------------------------------------------------------------
HELD = {"KAT": Known(5, 9), "a": Known(1, 1), "c": Known(2, 3)}


def test_what_the_others_know_of_it():
    """RW-GEN-16-X, RW-GEN-13  Nothing is told; of each purse they know only what all together could hold, moved or not."""
    knows = []
    for form in (Chests(), Chests({"a": 6})):
        world = mustered()
        world.known = {"SVE": dict(HELD)}
        out = go(world, [form])
        assert not private(out, "SVE") and not any(isinstance(event, ChestsFilled) for event in public(out))
        knows.append(world.known["SVE"])
    assert knows[0] == knows[1] == {"KAT": Known(0, 10), "a": Known(0, 10), "c": Known(2, 3)}


def test_of_what_is_not_known_at_most_nothing_is_known_at_most():
    """RW-GEN-13, RW-GEN-16-X"""
    world = mustered()
    world.known = {"SVE": {"KAT": Known(5), "a": Known(1, 1)}}
    go(world, [Chests()])
    assert world.known["SVE"] == {"KAT": Known(), "a": Known()}


def played(form: Chests, purses: dict[str, int]) -> dict[str, list[bytes]]:
    """All that others are ever shown while KAT divides its resources so, and then ends its impulse: their streams and pages."""
    scenario = game.scenarios["two_lords"]
    session = Session.new(game, scenario, seed=bytes(32))
    session.begin()
    session.state.treasuries["KAT"] = purses.pop("KAT", session.state.treasuries["KAT"])
    session.state.chests |= purses
    shown: dict[str, list[bytes]] = {"SVE": [], "watcher": []}
    for answer in (form, EndImpulse()):
        assert session.answer("KAT", answer) is None
        for viewer, pages in shown.items():
            pages.append(msgspec.json.encode([session.page(viewer), session.streams[viewer].items]))
    return shown


def test_whether_it_was_used_shows_in_nothing():
    """RW-GEN-16-X  Twins: KAT leaves all as it is, loads, unloads, or has nothing to move at all; the others' streams and pages
    are the same byte for byte, after the answer and after the impulse."""
    usual = played(Chests(), {})
    assert played(Chests({"katzowic": 9, "jaromir": 1}), {}) == usual
    assert played(Chests({"katzowic": 0, "jaromir": 0}), {}) == usual
    assert played(Chests(), {"KAT": 0, "katzowic": 0, "jaromir": 0}) == usual


def test_it_is_taken_back_as_long_as_nothing_else_is_done():
    """RW-GEN-16-X  It is used for no die and no other seat's question."""
    session = Session.new(game, game.scenarios["two_lords"], seed=bytes(32))
    session.begin()
    assert session.answer("KAT", Chests({"katzowic": 9})) is None and session.state.chests["katzowic"] == 9
    assert session.undo("KAT") is None
    assert session.state.chests["katzowic"] == 4 and isinstance(session.open[0].asked.ask, Muster)


# ---- as text ---------------------------------------------------------------------------------------------------------
TEXTS = {
    "": {}, ".": {}, " - ": {}, "a 5": {"a": 5}, "5 2": {"a": 5, "b": 2}, "b 2, a: 5": {"b": 2, "a": 5},
    "a=0;\nb 1": {"a": 0, "b": 1},
}


@pytest.mark.parametrize("text", TEXTS)
def test_a_form_from_its_text(text):
    """RW-GEN-16-X"""
    assert forms.read(text, ["a", "b"]) == Chests(TEXTS[text])


@pytest.mark.parametrize("form", [Chests(), Chests({"a": 5}), Chests({"a": 5, "b": 0})])
def test_a_form_is_read_as_it_was_written(form):
    """RW-GEN-16-X"""
    assert forms.read(forms.write(form), ["a", "b"]) == form


BAD = dict.fromkeys(["1 2 3", "1"], "more-numbers-than-chests") | dict.fromkeys(
    ["a", "a b", "a 1 2", "a 1 a 2", "a -1", "a 12345"], "chest-not-understood"
)


@pytest.mark.parametrize("text", BAD)
def test_a_text_that_is_not_understood(text):
    """RW-GEN-16-X"""
    found = forms.read(text, ["a", "b"])
    assert isinstance(found, No) and (found.rule, found.reason) == ("RW-GEN-16-X", BAD[text])
