"""From the map into a fight: whose pieces they are, and who turns hostile by it (RW-GEN-07, RW-DICE-07, RW-SIEGE-11)."""

from __future__ import annotations

import pytest

from montjoy.core.session.streams import asked
from montjoy.fights.odds import solve
from montjoy.games.rudern.bots.option_worth import piece
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.queries import relation
from montjoy.games.rudern.protocol.events import Fallen, TurnedHostile
from montjoy.games.rudern.protocol.questions import AttackGarrison, BeginSiege, LosePiece, March
from tests.games.rudern.board import board, go, public, seen, units

SIEGE = """
    factions KAT SVE
    town pole SVE; town rock KAT; rock - pole
    KAT.a head at pole: 8 foot, chest 3
    pole SVE: 4 foot
    treasury KAT 9; treasury SVE 2
"""


def test_neutral_turns_hostile():
    """RW-GEN-07  Who besieges a neutral town is at war with its owner for the rest of the game."""
    world = board(SIEGE + "KAT | SVE")
    assert relation(world.land, "KAT", "SVE") == "neutral"
    out = go(world, [BeginSiege("pole", "a")])
    assert relation(world.land, "KAT", "SVE") == relation(world.land, "SVE", "KAT") == "hostile"
    assert TurnedHostile("KAT", "SVE") in public(out)


def test_owner_picks_his_losses():
    """RW-DICE-07  casualty_choice = owner: the owner is asked by his stacks; a garrison without a seat is not."""
    text = """
        factions KAT SVE; field moor; town rock KAT; town own SVE; rock - moor; moor - own
        KAT.a head in rock: 9 foot; SVE.b general at moor: 2 foot 2 cavalry
    """
    world = board(text, casualty_choice="owner")
    out = go(world, [March("a", "moor")], [[6] + [1] * 9, [1] * 7])
    assert out.pending.seat == 1 and world.seats == ("KAT", "SVE")
    view = seen(world, "SVE")
    question = asked(1, out.pending)
    labels = [game.label(view, question, option) for option in question.options]
    assert labels == [LosePiece("b", "foot", 2), LosePiece("b", "cavalry", 2)]
    assert game.default(view, question, ()) == question.options[0] and game.waiting(view) is None
    world = board(text, casualty_choice="owner")
    go(world, [March("a", "moor"), question.options[1]], [[6] + [1] * 9, [1] * 7])
    assert units(world, "b") == {"foot": 2, "cavalry": 1}


def test_who_has_no_seat_is_not_asked_for_losses():
    """RW-SIEGE-11, RW-DICE-07  A garrison without a seat loses in the automatic order."""
    world = board("""
        factions KAT NEU SVE; passive NEU; town pole NEU; town rock KAT; rock - pole; town own SVE; own SVE: 1 foot
        KAT.a head at pole: 9 foot, from rock; pole NEU: 6 foot 2 cavalry
    """, casualty_choice="owner")
    out = go(world, [AttackGarrison("pole", 0, "")], [[6] + [1] * 9, [1] * 10])
    assert out.pending.seat == "KAT" and units(world, "pole.NEU") == {"foot": 5, "cavalry": 2}


# ---- large armies ------------------------------------------------------------------------------------------------------
def bloc(banners: int, **options):
    """KAT and its ally stand on the moor with so many banners of four stacks each; SVE is about to come upon them."""
    names = [f"k{chr(97 + n // 26)}{chr(97 + n % 26)}" for n in range(banners)]
    army = "".join(
        f"{('KAT', 'ALY')[n % 2]}.{name} general at moor: 2 foot 1 cavalry 1 legion, chest 1;" for n, name in enumerate(names)
    )
    return board("""
        factions SVE KAT ALY; KAT & ALY; field moor; town own SVE; town rock KAT; town hof ALY; own - moor; moor - rock
        moor - hof; rock KAT: 1 foot; hof ALY: 1 foot; own SVE: 1 foot; SVE.s head in own: 9 elephant
    """ + army, **options)


def told_dead(out, faction="SVE"):
    return [(e.body, e.kind, e.number) for e in public(out) if isinstance(e, Fallen) and e.faction != faction]


@pytest.mark.parametrize("persistent_wounds", [False, True])
@pytest.mark.parametrize("banners, who", [(9, "abcdeg"), (30, "abcdef")])
def test_an_army_of_any_size_fights(banners, who, persistent_wounds):
    """RW-GEN-04, RW-DICE-07  36 and 120 stacks of one side meet an enemy on the map: the battle is fought, and which piece of
    which banner has fallen is told; the factions and the banners with most lose in turn."""
    world = bloc(banners, persistent_wounds=persistent_wounds)
    out = go(world, [March("s", "moor")], [[6] * 6 + [1] * 31, [1] * 8 * banners])
    assert told_dead(out) == [(f"ka{x}", "foot", 1) for x in who]
    assert [units(world, f"ka{x}")["foot"] for x in "abcdefghi"] == [1 if x in who else 2 for x in "abcdefghi"]


def test_owners_of_a_large_army_choose_the_type():
    """RW-DICE-07  casualty_choice = owner, 36 stacks: the owner chooses among his types, and the banner is found as in the
    automatic order; the choice is told in words, with his bot's and the default's answer to it."""
    world = bloc(9, casualty_choice="owner")
    out = go(world, [March("s", "moor")], [[6, 6] + [1] * 35, [1] * 72])
    view = seen(world, "KAT")
    question = asked(1, out.pending)
    labels = [game.label(view, question, option) for option in question.options]
    assert labels == [LosePiece("", "foot", 10), LosePiece("", "cavalry", 5)]
    assert game.default(view, question, ()) == question.options[0]
    assert all(piece(view, question, option) > 0 for option in question.options)
    world = bloc(9, casualty_choice="owner")
    out = go(world, [March("s", "moor"), question.options[1], question.options[1]], [[6, 6] + [1] * 35, [1] * 72])
    assert told_dead(out) == [("kaa", "cavalry", 1), ("kac", "cavalry", 1)]


def test_odds_of_an_army_of_any_size():
    """RW-ADV-01  They are counted before the battle, and say what it brings."""
    view = seen(bloc(9), "SVE")
    case = game.forecast(view, asked(1, go(bloc(9)).pending), March("s", "moor"))
    assert solve(case)["losses"]["defender"]["by_type"].keys() == {"foot", "cavalry", "legion", "general"}
