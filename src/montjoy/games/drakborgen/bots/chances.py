"""What a roll or a few decide, exactly and from the view alone: doors, portcullises, rubble, abyss, footbridge, webs, the stairs
in the dark, the flight from the dragon.

Each is derived here by multiplying and in the tests by playing the rule with every die.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final

from montjoy.games.drakborgen.model.heroes import factor, highest_that_passes, things_of, treasures
from montjoy.games.drakborgen.model.luck import TABLES
from montjoy.games.drakborgen.model.passages import Passage, passage, stairs
from montjoy.games.drakborgen.model.state import Factor, Hero, Monster
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.rules import doors, rubble
from montjoy.games.drakborgen.rules.catacombs import hurts
from montjoy.games.drakborgen.rules.obstacles import ABYSS, CROSSING, ENTRANCE, STUCK, factor_tested, rope_of
from montjoy.games.drakborgen.seen.view import Seen

SIDES: Final = 12
WEB: Final = "force a web"
LOOSE: Final = "get loose from a web"
MONSTER_ROLLS: Final = 2
Chances = Mapping[str, Fraction]


class Counted:
    """Chances that are counted already."""

    hidden = False
    good = (
        "gets_across", "is_held", "gets_through", "gets_out", "gets_free", "way_open", "comes_up", "nothing_falls",
        "gets_out_of_chamber",
    )  # fmt: skip
    bad = (
        "falls", "slips", "gets_stuck", "stays_stuck", "stays_caught", "stays_shut", "hero_slain", "several_fall",
        "stays_with_dragon",
    )  # fmt: skip

    def __init__(self, chances: Chances) -> None:
        self.chances = chances

    def counted(self) -> dict[str, Any]:
        """What can come, as `solve` gives it."""
        there = {name: p for name, p in self.chances.items() if p}
        return {"outcomes": {name: {"p": float(p), "fraction": str(p)} for name, p in there.items()}}


def chances_of(seen: Seen, asked: Any, option: Any) -> Chances | None:
    """What will come of an answer that a roll or a few decide; None for every other."""
    match asked.ask:
        case questions.Turn():
            return of_turn(seen, option)
        case questions.AtAbyss() if isinstance(option, questions.Leap):
            return split(with_rope(seen, tested(seen, ABYSS)), "gets_across", "falls")
        case questions.AtBridge() if isinstance(option, questions.Cross):
            return of_crossing(seen)
        case questions.NextTreasure():
            return split(with_rope(seen, tested(seen, CROSSING)), "is_held", "slips")
        case questions.RollAgain() if isinstance(option, questions.UseRope):
            if seen.castle.squares[seen.hero.place].kind == "abyss":
                return split(tested(seen, ABYSS), "gets_across", "falls")
            return split(tested(seen, CROSSING), "is_held", "slips")
        case questions.ThrowAway(thrown):
            return of_flight(seen, len(thrown) + isinstance(option, questions.Away))
        case questions.MonsterTurn() if isinstance(option, questions.MoveMonster) and option.by:
            monster = seen.castle.monsters[option.monster]
            return opening(passage(seen.castle, monster.at, option.way), of_monster(monster, option.by), lifted_by(monster))
    return None


def of_turn(seen: Seen, option: Any) -> Chances | None:
    """DL-SUM-02  What he may try in his turn."""
    match option:
        case questions.Lift(way) | questions.PickLock(way) | questions.ForceDoor(way) | questions.UseKey(way):
            return of_way(seen, way, opened(seen.hero, option))
        case questions.UseMasterKey(way) | questions.OpenBySpell(way):
            return of_way(seen, way, opened(seen.hero, option))
        case questions.ForceRubble():
            return split(tested(seen, ENTRANCE), "gets_through", "gets_stuck")
        case questions.LeaveRubble():
            return of_leaving(seen, option)
        case questions.ForceWeb():
            return split(tested(seen, WEB), "gets_free", "stays_caught")
        case questions.GetLoose():
            return split(tested(seen, LOOSE), "gets_free", "stays_caught")
        case questions.FleeDragon():
            return of_flight(seen, 0)
        case questions.RollForStairs(times):
            return of_groping(seen, times)
    return None


# ---- one roll and several --------------------------------------------------------------------------------------------
def passed(value: int, rolls: int = 1) -> Fraction:
    """DL-BASE-24  D12 up to a value, so many times in a row."""
    return Fraction(max(0, min(value, SIDES)), SIDES) ** rolls


def tested(seen: Seen, what: str, *, below: bool = False) -> Fraction:
    """A test of the printed table; `below`: with strict_under_wording below the factor."""
    name, rolls = factor_tested(what), TABLES["obstacle"][what][1]
    return passed(needed(seen, name, below), rolls)


def needed(seen: Seen, name: Factor, below: bool) -> int:
    """The highest roll that passes."""
    return highest_that_passes(seen.castle, factor(seen.hero, name), below=below)


def split(p: Fraction, well: str, ill: str) -> Chances:
    return {well: p, ill: 1 - p}


def with_rope(seen: Seen, p: Fraction) -> Fraction:
    """DLC-24  With a rope a failed roll is rolled again."""
    return p if rope_of(seen.castle, seen.hero) is None else p + (1 - p) * p


# ---- doors and portcullises ------------------------------------------------------------------------------------------
def opened(hero: Hero, act: Any) -> Fraction:
    """DL-4.4  That the door opens; without a roll by key, card or spell."""
    match act:
        case questions.PickLock():
            return passed(factor(hero, doors.tested(doors.PICK)), doors.rolls(hero, doors.PICK))
        case questions.ForceDoor():
            return passed(factor(hero, doors.tested(doors.FORCE)), doors.rolls(hero, doors.FORCE))
    return Fraction(1)


def lifted(hero: Hero) -> Fraction:
    """DL-4.5.1b  That a portcullis is lifted."""
    return passed(factor(hero, doors.tested(doors.LIFT)), doors.rolls(hero, doors.LIFT))


def of_way(seen: Seen, way: str, door: Fraction) -> Chances | None:
    """A passage of the room he is in."""
    return opening(passage(seen.castle, seen.hero.place, way), door, lifted(seen.hero))


def opening(way: Passage, door: Fraction, gate: Fraction) -> Chances | None:
    """DL-4.4-X  The door first, then the portcullis on the same edge; None where nothing is rolled."""
    match way.between:
        case "gate":
            return split(gate, "way_open", "stays_shut")
        case "door":
            return None if door == 1 else split(door, "way_open", "stays_shut")
        case "door_and_gate":
            return {"way_open": door * gate, "door_alone_open": door * (1 - gate), "stays_shut": 1 - door}
    return None


def of_monster(monster: Monster, by: str) -> Fraction:
    """DL-5.5.2b  That a monster opens a door: twice, by its printed values."""
    return passed(monster.psyche if by == "pick" else monster.strength, MONSTER_ROLLS)


def lifted_by(monster: Monster) -> Fraction:
    """DL-5.5.2b  That it lifts a portcullis."""
    return passed(monster.strength, MONSTER_ROLLS)


# ---- obstacles -------------------------------------------------------------------------------------------------------
def of_leaving(seen: Seen, act: questions.LeaveRubble) -> Chances:
    """DL-4.6.1d  Out of the rubble, and then through what bars the exit he has named."""
    out = tested(seen, STUCK, below=True)
    barred = of_way(seen, act.way, opened(seen.hero, rubble.opening_act(seen.castle, seen.hero, act)))
    through = out if barred is None else out * barred["way_open"]
    return {"gets_out": through, "way_stays_shut": out - through, "stays_stuck": 1 - out}


def of_crossing(seen: Seen) -> Chances | None:
    """DL-4.9c  How much of what he carries falls from the footbridge; a rope saves the first that would.  None: he carries
    nothing, or what he carries changes his psyche, so that the order counts."""
    carried, p = treasures(seen.hero), tested(seen, CROSSING)
    if not carried or any(t.powers.psyche for t in carried):
        return None
    falls = {(0, rope_of(seen.castle, seen.hero) is not None): Fraction(1)}
    for _ in carried:
        after: dict[tuple[int, bool], Fraction] = {}
        for (n, rope), chance in falls.items():
            again = (1 - p) * p if rope else Fraction(0)
            for fallen, left, share in ((n, rope, p), (n, False, again), (n + 1, False, 1 - p - again)):
                after[fallen, left] = after.get((fallen, left), Fraction(0)) + chance * share
        falls = after
    law = [sum((p for (n, _), p in falls.items() if n == k), Fraction(0)) for k in range(2)]
    return {"nothing_falls": law[0], "one_falls": law[1], "several_fall": 1 - law[0] - law[1]}


def of_groping(seen: Seen, times: int) -> Chances:
    """DL-4.7.3a, DL-4.7.3b  So many rolls in the dark, until he is up: the number of a known staircase brings him there, 11 and
    12 cost a body point."""
    known, ends = stairs(seen.castle), dict[str, Fraction]()
    below = {0: Fraction(1)}                                 # the chance that he is still there, by body points lost
    for _ in range(times):
        after = dict[int, Fraction]()
        for lost, p in below.items():
            for face in range(1, SIDES + 1):
                now, share = lost + hurts(face), p / SIDES
                if now >= seen.hero.body:
                    add(ends, "hero_slain", share)
                elif face in known:
                    add(ends, "comes_up_hurt" if now else "comes_up", share)
                else:
                    after[now] = after.get(now, Fraction(0)) + share
        below = after
    for lost, p in below.items():
        add(ends, "stays_below_hurt" if lost else "stays_below", p)
    return ends


def add(ends: dict[str, Fraction], name: str, p: Fraction) -> None:
    ends[name] = ends.get(name, Fraction(0)) + p


def of_flight(seen: Seen, thrown: int) -> Chances:
    """DL-9.6a  A roll for himself and for each treasure card that he still carries."""
    cards = len(things_of(seen.hero, "treasure_card")) - thrown
    return split(passed(needed(seen, "agility", True), 1 + cards), "gets_out_of_chamber", "stays_with_dragon")
