"""From the map into a fight: whose pieces they are, and who turns hostile by it (RW-GEN-07, RW-DICE-07, RW-SIEGE-11)."""

from __future__ import annotations

from montjoy.core.session.streams import asked
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.queries import relation
from montjoy.games.rudern.protocol.events import TurnedHostile
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
