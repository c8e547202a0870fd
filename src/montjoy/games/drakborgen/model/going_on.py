"""One answer for several turns: an attempt made again until it succeeds, and straight on into the unknown (3.3, 4.4.2b).

Nothing new is allowed: each turn he does what he could do anyway.  He is asked again when it has succeeded, when he is hurt or
asked anything else, and where something happens.  Not with advanced_phases, where others may go along.
"""

from __future__ import annotations

from collections.abc import Sequence

from montjoy.core.effects import Option
from montjoy.games.drakborgen.model import walking
from montjoy.games.drakborgen.model.heroes import playing
from montjoy.games.drakborgen.model.passages import passage
from montjoy.games.drakborgen.model.squares import beyond, is_square
from montjoy.games.drakborgen.model.state import Castle, Hero
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.places import DIRS, Dir


# ---- again and again -------------------------------------------------------------------------------------------------
def again(act: Option) -> questions.KeepTrying | None:
    """DL-4.4.2b  What may fail and be tried again turn after turn."""
    match act:
        case questions.Lift(way):
            return questions.KeepTrying("lift", way)
        case questions.PickLock(way):
            return questions.KeepTrying("pick", way)
        case questions.ForceDoor(way):
            return questions.KeepTrying("force", way)
        case questions.LeaveRubble(way, ""):
            return questions.KeepTrying("rubble", way)
        case questions.ForceWeb():
            return questions.KeepTrying("web")
        case questions.GetLoose():
            return questions.KeepTrying("loose")
        case questions.Rest():
            return questions.KeepTrying("rest")
        case questions.RollForStairs(1):
            return questions.KeepTrying("stairs")
    return None


def again_options(castle: Castle, acts: Sequence[Option]) -> list[Option]:
    """DL-4.4.2b  Of what he may do now, that which he may also say for several turns."""
    if castle.phase != "turns":
        return []
    return [kept for act in acts if (kept := again(act)) is not None]


def attempt(acts: Sequence[Option], kept: questions.KeepTrying) -> Option | None:
    """DL-4.4.2b  The attempt of this turn; in the catacombs all its rolls.  None: it cannot be made any more."""
    if kept.what == "stairs":
        return max((act for act in acts if isinstance(act, questions.RollForStairs)), key=lambda act: act.times, default=None)
    return next((act for act in acts if again(act) == kept), None)


# ---- straight on -----------------------------------------------------------------------------------------------------
def straight_options(castle: Castle, hero: Hero) -> list[Option]:
    """DL-3.3  Each direction in which the unknown begins, if that takes him more than one square on."""
    here = hero.place
    if castle.phase != "turns" or not is_square(here) or hero.ahead is not None:
        return []
    return [questions.GoStraight(way) for way in DIRS if leads_into_the_dark(castle, here, way)]


def leads_into_the_dark(castle: Castle, here: str, way: Dir) -> bool:
    """DL-3.3  Free, over quiet ground, to a square that nobody has turned up, with another behind it or known ones before it."""
    steps = 0
    while True:
        p = passage(castle, here, way)
        if not p.free:
            return False
        steps += 1
        if is_dark(castle, p.to):
            return steps > 1 or is_dark(castle, beyond(p.to, way))
        if not walking.is_quiet(castle, p.to) or not is_square(p.to):
            return False
        here = p.to


def is_dark(castle: Castle, place: str) -> bool:
    """A square that nobody has turned up."""
    return is_square(place) and not castle.squares[place].face_up


# ---- from turn to turn -------------------------------------------------------------------------------------------------
def is_over(hero: Hero, place: str, situation: type) -> bool:
    """DL-4.4.2b  An attempt that has brought him anywhere, or freed him, is not made again."""
    return not playing(hero) or hero.place != place or type(hero.situation) is not situation
