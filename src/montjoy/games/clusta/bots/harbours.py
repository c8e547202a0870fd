"""Going aboard: who would be overrun on a coast where his ships lie is safe at sea, and comes back for the last days."""

from __future__ import annotations

from typing import Final

from montjoy.games.clusta.bots.appraisal import Look, worth
from montjoy.games.clusta.bots.desk import HOLD, Desk, open_ended
from montjoy.games.clusta.bots.goals import LAST_DAYS, NEAR, harbour
from montjoy.games.clusta.protocol.forms import DAY, Attach, Instruction
from montjoy.games.clusta.seen.view import OwnCommander, OwnUnit

HOPELESS: Final = 3                                          # times his own worth in enemies
WITHIN: Final = 2                                            # hexes
ABOARD: Final = Instruction("EMBARK")


def goes_aboard(look: Look, desk: Desk, officer: OwnCommander, units: list[OwnUnit]) -> bool:
    """From a coast hex beside his ships, before enemies against whom he has no hope, if the conflux is not there to be held."""
    at = look.place(officer.id)
    if look.there.is_sea(at) or harbour(look) not in look.there.sea_around(at) or not units or look.days_left <= LAST_DAYS:
        return False
    held = look.conflux != "" and look.far(at, look.conflux) <= NEAR
    if held or look.threat(at, WITHIN, DAY) <= HOPELESS * worth(units):
        return False
    for unit in units:
        if unit.id not in officer.leads:
            desk.do(Attach(unit.id, officer.id))
    desk.order(officer.id, open_ended(ABOARD, HOLD))
    return True


def stays_aboard(look: Look, officer: OwnCommander) -> bool:
    """While the coast is full of enemies, until the last days."""
    at = look.place(officer.id)
    force = worth([unit for unit in look.units if unit.id in officer.leads])
    hopeless = bool(look.camps) and look.threat(at, WITHIN + 1) > HOPELESS * force
    return hopeless and look.days_left > LAST_DAYS
