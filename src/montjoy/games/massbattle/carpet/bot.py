"""A game master of plain sense, who lets both sides do what their figures could: for studies, and for whoever wants to see how a
battle might go.  She sees no carpet either: whom a unit could reach is her guess."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from montjoy.core.effects import Option
from montjoy.core.game import Luck
from montjoy.games.massbattle.carpet import questions as q
from montjoy.games.massbattle.carpet.defaults import default
from montjoy.games.massbattle.carpet.showing import foreseen
from montjoy.games.massbattle.seen.view import Seen

SPELL = 3                                                    # one caster in so many casts in a round
AREA = 2                                                     # units that a spell reaches


def answer(seen: Seen, asked: Any, luck: Luck) -> Any:
    """All who can attack do, each whom it harms most; a caster now and then casts; all else goes on by itself."""
    match asked.ask:
        case q.Act():
            return deed(asked.options, luck)
        case q.AtWhom(unit, how):
            return best(seen, unit, how, asked.options)
        case q.WhichSpell():
            return asked.options[luck.below(len(asked.options) - 1)]
        case q.OnWhom(units=units):
            return reached(seen, asked, units, luck)
    return default(asked)


def deed(options: Sequence[Option], luck: Luck) -> Option:
    """The next attack, perhaps a spell; when there is none left what was said is rolled."""
    casts = [option for option in options if isinstance(option, q.Cast)]
    if casts and not luck.below(SPELL):
        return casts[0]
    attacks = [option for option in options if isinstance(option, q.Attack)]
    if attacks:
        return attacks[0]
    return next(option for option in options if isinstance(option, q.CarryOut | q.GoOn))


def best(seen: Seen, unit: str, how: q.How, options: Sequence[Option]) -> Option:
    """The enemy who is expected to lose the most, of what he has."""
    whom = [option for option in options if isinstance(option, q.Whom)]
    return max(whom, key=lambda option: (hope(seen, unit, option.unit, how), option.unit))


def hope(seen: Seen, unit: str, target: str, how: q.How) -> float:
    odds = foreseen(seen, q.Declare(unit, target, how, "front", False, "none", "level")).odds
    said = sum(one.target == target for one in seen.carpet.said) if seen.carpet else 0
    gone = odds.destroyed + odds.fled + odds.pushed + odds.broken
    return odds.hit / (1 + said) + odds.mean / seen.own[target].start + gone


def reached(seen: Seen, asked: Any, units: Sequence[str], luck: Luck) -> Option:
    """Of an area a unit or two of the enemy; of a spell at one unit any that it is meant for."""
    side = seen.own[asked.ask.unit].side
    near = [o for o in asked.options if isinstance(o, q.Reached) and seen.own[o.unit].side != side]
    if near and len(units) < AREA:
        return near[luck.below(len(near))]
    whom = [option for option in asked.options if isinstance(option, q.Whom)]
    return whom[luck.below(len(whom))] if whom else q.AllReached()
