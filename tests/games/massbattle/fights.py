"""Meetings for tests: two units in a line, and a round with the dice we say."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any

from montjoy.core.script import Scripted, scripted
from montjoy.fights import Batch
from montjoy.games.massbattle.authoring.case import case_of
from montjoy.games.massbattle.battle.exact import answer_nothing
from montjoy.games.massbattle.battle.meeting import meet, play_round
from montjoy.games.massbattle.battle.state import Body, Meeting
from tests.games.massbattle.cases import random_case

Side = str | dict[str, Any]


def case(attacker: Side = "orcs", defender: Side = "orcs", kind: str = "melee", **more: Any) -> dict[str, Any]:
    """A case as its file has it.  A side is a type, or all that is said of it; the attacker of the case attacks first, and it has
    units of five, unless said otherwise."""
    made: dict[str, Any] = {"scale": 5, "initiative": "attacker", "meeting": {"kind": kind}}
    for name, side in (("attacker", attacker), ("defender", defender)):
        made[name] = {"type": side} if isinstance(side, str) else side
    for key in ("distance_m", "follow_up"):
        if key in more:
            made["meeting"][key] = more.pop(key)
    return made | more


def start(*sides: Side, **more: Any) -> Meeting:
    return case_of(case(*sides, **more)).start.copy()


def answer(*sides: Side, **more: Any) -> dict[str, Any]:
    """What `odds` says."""
    return case_of(case(*sides, **more)).counted()


def first(*sides: Side, side: str = "attacker", **more: Any) -> dict[str, Any]:
    """The first attack of a side."""
    return answer(*sides, **more)["first_attack"][side]


def needs(*sides: Side, **more: Any) -> int:
    return int(first(*sides, **more)["needs"])


def one_round(meeting: Meeting, *dice: int) -> Scripted:
    """One round with these dice; all of them are used."""
    return scripted(play_round(meeting), dice)


def body(meeting: Meeting, side: int) -> Body:
    return meeting.fighter[side].body[0]


def whys(found: Scripted) -> list[str]:
    """The rules that rolled, in order."""
    return [why for why, _, _ in found.rolls]


# ---- many ----------------------------------------------------------------------------------------------------------------
@lru_cache(2)
def the_batch(checked: bool = False) -> Batch:
    """Meetings in bulk: the first call compiles them."""
    return Batch(meet, answer_nothing, Meeting, checked=checked)


def somewhere(seed: int) -> Meeting:
    """A meeting by chance, also in the middle of one."""
    luck = random.Random(f"meeting {seed}")
    meeting = case_of({**random_case(400_000 + seed), "rounds": luck.randint(1, 6)}).start.copy()
    if luck.random() < 0.4:
        meeting.round = luck.randint(1, meeting.rounds) - 1
        for fighter in meeting.fighter:
            fighter.body[0].broken = int(luck.random() < 0.4)
            fighter.last_shot = luck.randint(0, meeting.round) * fighter.slow
    return meeting
