"""What will come of an answer, from what its seat knows: of one that dice decide (`chances.py`), and of one in a duel, where both
sides play as well as they can afterwards.

The latter only inside a fight of one hero against one enemy: before it begins nobody knows the number on the
monster's card (DL-8.1c).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from montjoy.core.capabilities import Said
from montjoy.games.drakborgen.bots.chances import Counted, chances_of
from montjoy.games.drakborgen.duel.exact import HERO, MONSTER, DuelCase, from_view
from montjoy.games.drakborgen.duel.ring import BY_CHANCE, NOT_AGAIN
from montjoy.games.drakborgen.duel.state import Ask
from montjoy.games.drakborgen.model.state import Thing
from montjoy.games.drakborgen.seen.view import Seen

UNCOUNTED: Final = ("special_card", "potion")                # what may be used between rounds and is not in the count

SEVERAL_ROUNDS: Final = (("Ask.POSITION", BY_CHANCE), ("Ask.FLEE", NOT_AGAIN))


class Answered(DuelCase):
    """A duel in which this seat gives this answer now.  hidden: somebody in it holds what may still change it."""

    def __init__(self, duel: DuelCase, seat: int, option: int, hidden: bool) -> None:
        super().__init__(duel.start, duel.hero, duel.monster, duel.how)
        by_chance = [name for i, name in ((HERO, "hero"), (MONSTER, "monster")) if (i, int(Ask.POSITION)) in duel.how]
        self.said = Said("odds-best-play", {"chance": by_chance[0] if by_chance else "none"})
        self.seat, self.option, self.hidden = seat, option, hidden
        heros, monsters = ("monster_slain", "monster_fled", "escaped"), ("hero_slain",)
        self.good, self.bad = (heros, monsters) if seat == HERO else (monsters, heros)

    def answer(self, solve: Callable[[Any], Any]) -> dict[str, Any]:
        """Outcomes as a forecast gives them."""
        solved = solve(self)
        ends = solved.outcomes_with(0, self.seat, self.option) or solved.outcomes()
        return self.report([(verdict, self.start, p) for verdict, p in ends.items()], 0.0)


def forecast_answer(seen: Seen, asked: Any, option: Any) -> Answered | Counted | None:
    """DL-8.1c, DL-BASE-21  The answer to a fight's question, and to every other that a roll or a few decide, made of the view
    alone; None for the rest."""
    if not isinstance(asked.ask, str):
        chances = chances_of(seen, asked, option)
        return None if chances is None else Counted(chances)
    if type(option) is not int or (asked.ask, option) in SEVERAL_ROUNDS:
        return None
    found = from_view(seen)
    if found is None:
        return None
    duel, seat = found
    return Answered(duel, seat, option, uncounted(seen))


def uncounted(seen: Seen) -> bool:
    """A hero of this fight holds a special card or a potion."""
    heroes = [seen.castle.heroes[id] for id in seen.fighters if id in seen.castle.heroes]
    things: list[Thing] = [thing for hero in heroes for thing in hero.things]
    return any(thing.sort in UNCOUNTED for thing in things)
