"""One duel as `odds`, studies and bots know it: its start, how it is played, what it pays.

It comes from a file (`authoring/case.py`) or from a fight that goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, Final

from montjoy.core.capabilities import Case, Said
from montjoy.core.effects import NO, YES
from montjoy.games.drakborgen.duel.combatants import as_duel, lettered
from montjoy.games.drakborgen.duel.positions import is_planned
from montjoy.games.drakborgen.duel.ring import NAMES
from montjoy.games.drakborgen.duel.sequence import duel_to_the_end, step
from montjoy.games.drakborgen.duel.state import Ask, Duel, Fight, Phase, Verdict

UNIFORM: Final = -2                                          # as in fights/solve/game_tree.py, which games do not import
HERO: Final = 0                                              # the seats of a duel
MONSTER: Final = 1
SCALE: Final = 1 << 31                                       # of a mixture's chances, as in bots/equilibrium.py
PAYOFF: Final[dict[int, float]] = {Verdict.SLAIN: 1.0, Verdict.FLED: 1.0, Verdict.ESCAPED: 1.0}


async def odds_step(fight: Duel) -> int:
    """DL-8-X1  One decision of a duel, its state as plain as can be.  -> Verdict"""
    await step(fight)
    make_alike(fight)
    return fight.result


def make_alike(fight: Duel) -> None:
    """Makes states equal that can never come out differently: body points above the combat points never matter again in this
    fight (a risk costs both alike, DL-8.11b), nor does the count of whiffs of a monster that cannot leave, nor how many points of
    a loss have been settled."""
    settling = is_settling(fight)
    for i in range(fight.fighters):
        fighter = fight.fighter[i]
        if fighter.body > fighter.points and fighter.ring == NO:
            fighter.body = fighter.points
        if fighter.exit == NO:
            fighter.whiffs = 0
        if settling:
            fighter.done = NO


def is_settling(fight: Duel) -> bool:
    """Lost points are being paid or risked; how many have been is of no account to what comes."""
    return fight.phase == Phase.LOSSES or fight.phase == Phase.BREATH or fight.phase == Phase.BEFORE


def uniform(seen: Any, seat: int, ask: int, options: int, luck: Any) -> int:
    """Positions with equal chance among those that can be reached; pay, and fight on."""
    if ask != Ask.POSITION:
        return NO
    k = luck.below(options.bit_count())
    for position in range(4):
        if options >> position & 1 == 1:
            if k == 0:
                return position
            k -= 1
    return 4


# ---- playing a mixture -------------------------------------------------------------------------------------------------
def code(fight: Duel) -> int:
    """A number that tells apart all states of a duel in which something is decided."""
    hero = fight.fighter[HERO]
    monster = fight.fighter[MONSTER]
    body = hero.body if hero.ring == YES else min(hero.body, hero.points)
    whiffs = monster.whiffs if monster.exit == YES else 0
    n = fight.phase
    n = n * 8 + fight.board[HERO].position
    n = n * 8 + fight.board[MONSTER].position
    n = n * 128 + hero.points
    n = n * 128 + body
    n = n * 128 + monster.points
    n = n * 4 + whiffs
    n = n * 2 + hero.fleeing
    n = n * 128 + hero.loss
    n = n * 8 + hero.missiles
    n = n * 2 + hero.bolt
    n = n * 2 + hero.ring
    if is_settling(fight):
        return n * 128 + hero.risking
    return n * 128 + hero.done


def mixed(seen: Duel, seat: int, ask: int, options: int, luck: Any, tables: Any) -> int:
    """The solved mixture, from the tables that `bots/equilibrium.py` makes; what is not in them is answered as by `uniform`."""
    n = code(seen)
    most = len(tables.key) - 1
    at = ((n ^ n >> 17 ^ n >> 31) & 4294967295) * 40503 & most
    while tables.key[at] != n:
        if tables.key[at] < 0:
            return uniform(seen, seat, ask, options, luck)
        at = (at + 1) & most
    u = luck.below(SCALE)
    for option in range(5):
        u -= tables.mix[at][seat][option]
        if u < 0 and options >> option & 1 == 1:
            return option
    return uniform(seen, seat, ask, options, luck)


class DuelCase(Case):
    """A duel with its start and how it is played: a `ZeroSumCase` (`fights/solve/zero_sum.py`), and for uniform play a `Case`
    (`core/capabilities.py`)."""

    verdicts = {
        Verdict.OPEN: "open",
        Verdict.SLAIN: "monster_slain",
        Verdict.FLED: "monster_fled",
        Verdict.ESCAPED: "escaped",
        Verdict.HERO_SLAIN: "hero_slain",
        Verdict.BOTH_SLAIN: "hero_slain",
    }
    labels = {name: Said(f"odds-duel-{name}") for name in ("monster_slain", "monster_fled", "escaped", "hero_slain")}
    counter = "round"
    rounds = None
    code = staticmethod(code)
    mixed = staticmethod(mixed)

    def __init__(
        self, start: Duel, hero: Any, monster: Any, how: Mapping[tuple[int, int], int], called: Mapping[str, str] | None = None
    ) -> None:
        self.start, self.hero, self.monster, self.how, self.called = start, hero, monster, dict(how), called or {}
        self.step: Callable[[Any], Coroutine[Any, Any, int]] = odds_step
        self.round: Callable[[Any], Coroutine[Any, Any, int]] = odds_step
        self.whole: Callable[[Any], Coroutine[Any, Any, int]] = duel_to_the_end
        self.policy: Callable[..., int] = uniform
        self.payoff = PAYOFF

    @property
    def title(self) -> Said:                                 # type: ignore[override]
        """Who meets whom: by name, or by the values that a file gives."""
        return Said("odds-duel", {"hero": in_words(self.hero), "monster": in_words(self.monster)})

    @property
    def studied(self) -> Said:                               # type: ignore[override]
        return Said("odds-duel-by-chance", self.title.args)

    def answer(self, solve: Callable[[Any], Any]) -> dict[str, Any]:
        """What `odds` prints; `solve` is the solver of `fights/solve/zero_sum.py`."""
        solved = solve(self)
        found = dict.fromkeys(("monster_slain", "monster_fled", "escaped", "hero_slain"), 0.0)
        for verdict, p in solved.outcomes().items():
            found[self.verdicts[verdict]] += p
        return {
            "hero": self.hero,
            "monster": self.monster,
            "positions": "solved",
            "survive": solved.value,
            "lower": solved.lower,
            "upper": solved.upper,
            "of_this_mixture": found,
            "opening": named(solved.first_answers(HERO, Ask.POSITION)),
            "monster_opening": named(solved.first_answers(MONSTER, Ask.POSITION)),
            "states": solved.states,
        }

    def report(self, ends: Sequence[tuple[int, Any, float]], rolls: float) -> dict[str, Any]:
        """Playouts or the chain under a policy, in the shape of studies."""
        chance = dict.fromkeys(("monster_slain", "monster_fled", "escaped", "hero_slain"), 0.0)
        body = 0.0
        for verdict, fight, p in ends:
            chance[self.verdicts[verdict]] += p
            body += p * fight.fighter[HERO].body
        return {
            "fight": f"{self.hero} against {self.monster}, positions by chance",
            "positions": "by chance",
            "outcomes": {name: {"p": p, "fraction": None} for name, p in chance.items()},
            "survive": 1.0 - chance["hero_slain"],
            "body_points": {"mean": body},
            "rounds": {"mean": rolls},
        }


def named(mixture: Mapping[int, float]) -> dict[str, float]:
    """A mixture by the names of positions."""
    return {NAMES[position]: mixture.get(position, 0.0) for position in range(4)}


def in_words(fighter: Any) -> Any:
    """An id, or the values of a table as a case file has them."""
    return fighter if isinstance(fighter, str) else ", ".join(f"{name} {n}" for name, n in fighter.items())


# ---- from a live fight -------------------------------------------------------------------------------------------------
def from_fight(fight: Fight) -> DuelCase | None:
    """DL-8.1c  The fight as it stands, from what everybody at the table knows: points of both sides are open once it has begun,
    and nothing else of the card bears on it.  None before that, where it is over, or no duel of one hero against one enemy.
    Whom nobody plays (AUTOMATON) is taken to choose as it does: by chance, or as well as can be.  The odds are the hero's,
    whoever asks."""
    if fight.result != Verdict.OPEN:
        return None
    duel = as_duel(fight)
    if duel is None or duel.phase == Phase.START:
        return None
    how, planned = {}, any(is_planned(fight, b) for b in range(fight.boards))
    for i in (HERO, MONSTER):
        if duel.board[i].controller < 0 and not planned:
            how[i, int(Ask.POSITION)] = UNIFORM
        duel.board[i].controller = i
    duel.seconds, duel.round = 0, 0
    make_alike(duel)
    return DuelCase(duel, lettered(duel.fighter[HERO].name), lettered(duel.fighter[MONSTER].name), how)


def from_view(seen: Any) -> tuple[DuelCase, int] | None:
    """The duel in a view that has `fight`, `seats` and `viewer`, and whether the viewer plays its hero or its monster; None where
    he plays neither.  Nothing but the view is looked at."""
    if seen.fight is None or seen.viewer not in seen.seats:
        return None
    case = from_fight(seen.fight)
    number = seen.seats.index(seen.viewer)
    there = [x for x in seen.fight.fighter[: seen.fight.fighters] if x.fate == 0]
    sides = [i for i, x in enumerate(there) if seen.fight.board[x.board].controller == number]
    return (case, sides[0]) if case and sides else None
