"""How the standard bot divides its resources (RW-GEN-16-X)."""

from __future__ import annotations

from montjoy.bots.greedy_odds import Seer
from montjoy.core.sample import playout
from montjoy.core.session.streams import Asked
from montjoy.games.rudern.bots.purses import CARRIED, SORTIES, divided
from montjoy.games.rudern.game import game
from montjoy.games.rudern.protocol import events
from montjoy.games.rudern.protocol.questions import Muster
from montjoy.games.rudern.rules.battles.chests import why_not_fill
from tests.games.rudern.board import board, seen
from tests.games.rudern.players import Luck

WAR = """
    factions KAT SVE
    town rock KAT; town hold KAT; town pole SVE; town own SVE; rock - pole; hold - rock; pole - own
    KAT.a general in rock: 8 foot, chest 0; KAT.b head in hold: 1 foot, chest 6; pole SVE: 3 foot; own SVE: 1 foot
    treasury KAT 4
"""


def test_who_can_take_a_place_carries_the_money():
    """RW-GEN-16-X  Of two nobles the one whose banner is strong enough, and no more than one noble should risk."""
    form = divided(seen(board(WAR, fill_chests=True)))
    assert form.carry["a"] == CARRIED and sum(form.carry.values()) == 10
    assert why_not_fill(seen(board(WAR)), form) is None


def test_some_stays_for_those_who_are_besieged():
    """RW-SORT-01, RW-GEN-16-X  Sorties are paid from the treasury."""
    besieged = "hold KAT: 4 foot; SVE.c head at hold: 6 foot; siege hold SVE 0"
    world = board(WAR.replace("KAT.b head in hold", "KAT.b head in rock") + besieged)
    form = divided(seen(world))
    assert sum(form.carry.values()) == 10 - SORTIES


def test_the_seer_writes_that_form():
    """RW-GEN-16-X"""
    view = seen(board(WAR, fill_chests=True))
    assert Seer(game)(view, Asked(1, "order", Muster(4, {"a": 0, "b": 6}), (), "Chests"), Luck(1)) == divided(view)


def test_money_reaches_the_sieges():
    """RW-GEN-16-X  Two lords between standard bots: chests are filled, and more is paid from them than they began with."""
    world, seer, paid, filled = game.setup(game.scenarios["two_lords"]), Seer(game), 0, 0

    def tell(to: object, event: object) -> None:
        nonlocal paid, filled
        paid += event.amount if isinstance(event, events.Paid) and event.purse else 0
        filled += isinstance(event, events.ChestsFilled)

    for seed in range(4):
        playout(game, game.setup(game.scenarios["two_lords"]), dict.fromkeys(("KAT", "SVE"), seer), Luck(seed), tell)
    assert filled >= 8 and paid >= 8
    assert world.chests                                      # what they begin with
