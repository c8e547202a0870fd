"""The assault on a fortified camp of Clusta Noba, fought by The Rudern War (scenario: hand_off = {"siege": "rudern"}).

Our rule.  A piece is ninety points of troop value: 45 standard men, 30 elite, 60 undead, all of them foot; a started piece
counts as one.  Whoever leads a party is its general.  A camp with a multiplier of 2 or 2.5 is a town, above that a fortress.
One assault is one round of two hours.  A contingent with so many pieces left has that many times the men of a piece, and
never more than it had; who is gone is a temporary loss.  A place that is captured is left by its defenders, a siege that is
broken by the besiegers; otherwise both stay.  A general who is lost is dead.
"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Final

from montjoy.core import effects as fx
from montjoy.core.errors import RulesError
from montjoy.games.clusta.protocol.external_battle import Battle, Loss, Men, Party, Result
from montjoy.games.rudern.authoring.unit_table import load
from montjoy.games.rudern.battle.fight import assault
from montjoy.games.rudern.battle.hosts import Entry, muster, survivors
from montjoy.games.rudern.battle.merging import merge, share_out
from montjoy.games.rudern.battle.state import Column, Kind, Verdict
from montjoy.games.rudern.options import RudernOptions

VALUE: Final = 180                                           # of a piece, in half points
TOWN: Final = 5                                              # a multiplier up to 2.5 in halves
FOOT, GENERAL = "foot", "general"
LEADER: Final = 99                                           # the general's banner


async def link(battle: Battle, effect: Any) -> Result:
    """One assault by the rules of the other game; nobody sees its dice."""
    table, options = load("default"), RudernOptions()
    ground = Column.TOWN if battle.camp <= TOWN else Column.FORTRESS
    sides = pieces(battle.attackers), pieces(battle.defenders)
    fight = muster(table, options, Kind.ASSAULT, ground, [merge(table, options, side) for side in sides])
    verdict = await unseen(assault(fight))
    both = zip(sides, survivors(fight, table), strict=True)
    left = [share_out(table, options, side, survived) for side, survived in both]
    losses = [*lost(battle.attackers, left[0]), *lost(battle.defenders, left[1])]
    dead = [*fallen(battle.attackers, left[0]), *fallen(battle.defenders, left[1])]
    gone = {Verdict.CAPTURED: battle.defenders, Verdict.BROKEN: battle.attackers}.get(Verdict(verdict))
    leaves = dict.fromkeys(m.unit for m in gone.men) if gone is not None else ()
    return Result(tuple(losses), tuple(dead), tuple(leaves))


def men_in_a_piece(men: Men) -> int:
    return max(1, VALUE // max(1, men.combat2))


def pieces(party: Party) -> list[Entry]:
    """Men to pieces, each contingent a banner of its own."""
    found = [Entry(FOOT, -(-men.men // men_in_a_piece(men)), banner=n, owner=-1) for n, men in enumerate(party.men)]
    return [*found, *([Entry(GENERAL, 1, banner=LEADER, owner=-1)] if party.commanders else [])]


def lost(party: Party, left: list[Entry]) -> list[Loss]:
    """Pieces to men: what is missing of every contingent."""
    found = []
    for n, men in enumerate(party.men):
        there = sum(entry.count for entry in left if entry.type == FOOT and entry.banner == n)
        gone = men.men - min(men.men, there * men_in_a_piece(men))
        if gone:
            found.append(Loss(men.unit, men.elite, temporary=gone))
    return found


def fallen(party: Party, left: list[Entry]) -> list[str]:
    """The leader, where his general is lost."""
    alive = any(entry.type == GENERAL for entry in left)
    return [] if alive or not party.commanders else [party.commanders[0][0]]


async def unseen(rule: Coroutine[Any, Any, int]) -> int:
    """The other game's rule, with its dice hidden and nothing told."""
    value: Any = None
    while True:
        try:
            effect = rule.send(value)
        except StopIteration as stop:
            return int(stop.value)
        match effect:
            case fx.Tell():
                value = None
            case fx.Hits():
                value = await fx.hits(effect.n, effect.k, effect.m, effect.why, *effect.about, to=fx.NOBODY)
            case fx.Roll():
                value = await fx.roll(effect.die, effect.why, *effect.about, to=fx.NOBODY)
            case _:
                raise RulesError(f"an assault awaited {effect!r}, which a link does not know")
