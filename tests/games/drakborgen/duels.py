"""Small fights for tests, in the numbers of the ledger's examples."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from montjoy.core.script import Scripted, scripted
from montjoy.games.drakborgen.duel.combatants import Combatant, a_champion, a_hero, a_monster, muster, the_dragon
from montjoy.games.drakborgen.duel.ring import Position
from montjoy.games.drakborgen.duel.sequence import fight_to_the_end
from montjoy.games.drakborgen.duel.state import Fight
from montjoy.games.drakborgen.options import DrakborgenOptions

AGILITY, ARMOUR, STRENGTH, PSYCHE, NONE = Position
PAY, RISK, PAY_ALL, RISK_ON = range(4)
STAY, FLEE = 0, 1

# agility, armour, strength, psyche
ROHAN = (4, 9, 8, 5)
SIGEIR = (5, 6, 9, 4)
JIRO = (10, 3, 6, 7)
DEMON = (7, 7, 9, 11)
ORC = (6, 5, 5, 4)
DRAGON = (5, 20, 24, 7)
EVEN = (5, 5, 5, 5)


def hero(values: Sequence[int] = EVEN, *, body: int = 5, id: str = "red", seat: int = 0, **more: Any) -> Combatant:
    return a_hero(id, values, body=body, seat=seat, **more)


def monster(values: Sequence[int] = EVEN, *, card: int = 5, id: str = "RT007", seat: int = 1, **more: Any) -> Combatant:
    return a_monster(id, values, card=card, seat=seat, **more)


def dragon(points: int = 20, values: Sequence[int] = DRAGON, **more: Any) -> Combatant:
    return the_dragon("dragon", values, points=points, **{"seat": 1, **more})


def champion(values: Sequence[int] = ORC, *, points: int = 5, hero: str = "red", seat: int = 0, **more: Any) -> Combatant:
    return a_champion("CO1", values, points=points, hero=hero, seat=seat, **more)


def begun(*who: Combatant, **more: Any) -> Fight:
    """A fight of these; options of the game by name, `ambush`, `chaos`, `melee`."""
    about = {name: more.pop(name) for name in ("ambush", "chaos", "melee") if name in more}
    return muster(who, DrakborgenOptions(**more), **about)


def play(fight: Fight, answers: Sequence[Any] = (), dice: Sequence[int] = ()) -> Scripted:
    """The fight with these answers and dice, in order; a pair of positions is hero's and monster's."""
    return scripted(fight_to_the_end(fight), dice, answers)


def points(fight: Fight) -> list[int]:
    return [x.points for x in fight.fighter[: fight.fighters]]


def body(fight: Fight) -> list[int]:
    return [x.body for x in fight.fighter[: fight.fighters]]


def fates(fight: Fight) -> list[int]:
    return [x.fate for x in fight.fighter[: fight.fighters]]
