"""The last day: who does not stand yet where the conflux comes goes there, all so as to arrive together by dusk.  Nothing need be
kept for later, so nobody asks about the odds."""

from __future__ import annotations

from typing import Final

from montjoy.games.clusta.bots.appraisal import FAR, Look
from montjoy.games.clusta.bots.desk import HOLD, Desk, open_ended
from montjoy.games.clusta.bots.goals import is_walled, likely, picked
from montjoy.games.clusta.bots.marches import at_hand, gather
from montjoy.games.clusta.protocol.forms import Instruction, Line

DUSK: Final = 4                                              # the round in which they arrive; two are left to fight it out
PACE: Final = 30                                             # sixths of a point that a force marches in a round
READY: Final = 18                                            # what the last step costs more, ready for battle


def last_day(look: Look, desk: Desk) -> bool:
    """Every officer ashore takes those with him to the conflux, or to where it most likely comes; who is there holds it."""
    place = look.conflux or likely(look)
    if look.days_left > 0 or not place:
        return False
    for officer in [*([look.own] if look.own is not None else []), *look.officers]:
        at = look.place(officer.id)
        if not look.is_land(at) or look.march(at, place) >= FAR:
            continue
        if at != place:
            gather(look, desk, officer, picked(look, at_hand(look, desk, at), officer.leads))
        desk.order(officer.id, by_dusk(look, at, place), anew=at != place)
    return True


def by_dusk(look: Look, at: str, place: str) -> list[Line]:
    """He waits until it is time, at siege works if a camp is to be stormed, then he goes and attacks whoever is there."""
    if at == place:
        return open_ended(HOLD)
    begin = DUSK - (look.march(at, place) + READY) // PACE
    until = HOLD if look.far(at, place) > 1 or not is_walled(look, place) else Instruction("SIEGE_WORKS", place)
    waits = [Line(until, look.seen.day, slot) for slot in range(1, begin)]
    return [*waits, *open_ended(Instruction("ATTACK", place), HOLD)]
