"""What small units are good for: scouts and patrols, ambushes on the ways to a camp, couriers caught on the roads; and what
becomes of a camp that cannot be held."""

from __future__ import annotations

from typing import Final

from montjoy.games.clusta.bots import divination
from montjoy.games.clusta.bots.appraisal import Look, worth
from montjoy.games.clusta.bots.desk import HOLD, daily, open_ended
from montjoy.games.clusta.model.queries import CRURERS
from montjoy.games.clusta.protocol.forms import DAY, Instruction, Line
from montjoy.games.clusta.seen.view import OwnCamp, OwnUnit

NEAR_BY: Final = 1                                           # hexes from its camp at which a unit lies in ambush
OVERRUN: Final = 2                                           # times its own worth in enemies, before whom a garrison gives way
ALARMED: Final = 6                                           # days for which the dead are believed to be about
OUTSIDE: Final = ("CATCH_COURIERS", "AMBUSH")               # orders of units that are out for long
CATCH: Final = Instruction("CATCH_COURIERS")
SCOUT: Final = Instruction("SCOUT")
PATROL: Final = Instruction("PATROL")
AWAIT: Final = Instruction("AWAIT")
HOME: Final = Instruction("GO_TO_NEAREST_CAMP")


def errand(look: Look, camp: OwnCamp, unit: OwnUnit, n: int) -> list[Line]:
    """The first scouts where the overall commander is, whose eyes are at hand, and patrols elsewhere; the second lies in ambush
    on the way to the camp; the third catches couriers on a road, or in danger lies in ambush too; the fourth patrols."""
    number = (unit.number,)
    if n in (0, 3):
        return daily(look, SCOUT if n == 0 and camp.hex == look.seen.at else PATROL, units=number)
    ways = approaches(look, camp.hex)
    if n == 1 or danger(look, camp.hex):
        return ambush(ways[n // 2 % len(ways)], number) if ways else open_ended(HOLD, units=number)
    posts = roads(look, camp.hex)
    does = (Instruction("HURRY_TO", posts[0]), CATCH) if posts else (CATCH,)
    return open_ended(*does, units=number)


def ambush(hex: str, number: tuple[int, ...]) -> list[Line]:
    return open_ended(Instruction("GO_TO", hex), Instruction("AMBUSH", hex), units=number)


def danger(look: Look, hex: str) -> bool:
    """Whether the dead are about, or enemies near: then nobody goes far from his camp."""
    undead = any(m.side == CRURERS and m.men for m in look.seen.marks if look.now - m.at <= ALARMED * DAY)
    return undead or bool(look.foes_near(hex, 2))


def approaches(look: Look, hex: str) -> list[str]:
    """The hexes beside a camp through which enemies come, the likeliest first: from where they were last seen, else from the
    bridgehead.  Not where the conflux comes: a small unit there would only keep others from holding it alone."""
    place = look.conflux or divination.likeliest(look.there, look.guess, 0)
    source = next((mark.hex for mark in look.foes if look.far(mark.hex, hex) > NEAR_BY), look.there.bridgehead)
    beside = [h for h in look.there.ring(hex, NEAR_BY) if look.is_land(h) and not look.threat(h) and look.camp_at(h) is None]
    beside = [h for h in beside if h != place]
    return sorted(beside, key=lambda h: (look.march(source, h) + look.march(h, hex), h))


def roads(look: Look, hex: str) -> list[str]:
    """Hexes of a road two to four hexes away, those first that lie toward enemy camps, or the middle of the island."""
    there = look.there
    marks = [mark.hex for mark in look.foes][:1] or [there.land[len(there.land) // 2]]
    found = [h for h in there.land if there.by_road[h] and 2 <= look.far(h, hex) <= 4 and not look.threat(h)]
    taken = [camp.hex for camp in look.camps]
    return sorted((h for h in found if h not in taken), key=lambda h: (look.far(h, marks[0]), h))[:2]


def last_resort(look: Look, camp: OwnCamp, garrison: list[OwnUnit], main: OwnCamp | None) -> Instruction:
    """A camp is held at any price; one that is not where all gather, by a garrison that would be overrun, is given up in time:
    it awaits, and gives way to a larger force."""
    lost = main is not None and camp.hex != main.hex and look.threat(camp.hex, 2) > OVERRUN * worth(garrison)
    return AWAIT if lost and garrison else HOLD
