"""What a general does with his astrologers, spies and hippogriffs, and what he writes to other sides."""

from __future__ import annotations

from typing import Final

from montjoy.games.clusta.bots import divination
from montjoy.games.clusta.bots.appraisal import FAR, FRESH, LANDED, Look, is_camp
from montjoy.games.clusta.bots.desk import Desk
from montjoy.games.clusta.bots.goals import LAST_DAYS, likely
from montjoy.games.clusta.model.island import inland
from montjoy.games.clusta.model.pieces import ASTROLOGERS
from montjoy.games.clusta.model.queries import CRURERS
from montjoy.games.clusta.protocol.forms import DAY, Assign, Attitude, Send, Write
from montjoy.games.clusta.seen.view import OwnSpecialist

APART: Final = 3
DAYS_MARCH: Final = 150                                      # sixths of a point
NIGHTS_MARCH: Final = 70                                     # of two night rounds
LOOKS: Final = 3                                             # hexes to which a unit takes an astrologer, one after the other
HALF: Final = "half_astrologer"
WIDE: Final = 2                                              # hexes that an astrologer alone keeps from the enemy
STOPS: Final = 40                                            # hexes over which a hippogriff flies
FAITHFUL: Final = 2                                          # days before the conflux when nobody keeps faith any more
ALARM: Final = 900                                           # undead, as marked, that frighten the living into peace
PEACE: Final = "The dead are on the march. Let there be peace between us until they are gone."


def employ(look: Look, desk: Desk) -> None:
    """Everybody who is beside the overall commander ashore gets something to do."""
    if look.own is None or not look.is_land(look.seen.at):
        return
    here = [who for who in look.seen.specialists.values() if not who.away and look.place(who.id) == look.seen.at]
    for who in here:
        if who.with_ != look.seen.overall and who.id not in desk.busy:
            desk.do(Assign(who.id, look.seen.overall))
    astrologers = [who for who in here if who.trade in ASTROLOGERS and who.id not in desk.busy]
    if not look.camps or desk.goal == look.seen.at:
        stars(look, desk, astrologers[1:] if asks_here(look, look.seen.at) else astrologers)
    for n, who in enumerate(here):
        if who.trade == "spy" and (look.seen.day + n) % 2 == 0:
            spy(look, desk, who)
    riders = [who for who in here if who.trade == "hippogriff"]
    if look.now > LANDED:
        sweep(look, desk, riders)


# ---- the stars -----------------------------------------------------------------------------------------------------------
def stars(look: Look, desk: Desk, astrologers: list[OwnSpecialist]) -> None:
    """Each rides to the hex where an answer tells most, away from the enemy and from the others."""
    if look.conflux or not astrologers:
        return
    reach = [hex for hex in inland(look.there) if look.march(look.seen.at, hex, "courier") < FAR]
    safe = [hex for hex in reach if not look.foes_near(hex, WIDE, 2 * FRESH)]
    sites = divination.next_look(look.there, look.guess, safe)
    asked = {report.hex for report in look.divined}
    taken: list[str] = []
    for who in astrologers:
        new = [hex for hex in sites if hex not in asked and all(look.far(hex, other) >= APART for other in taken)]
        site = min(new[:6], key=lambda hex: (look.march(look.seen.at, hex, "courier"), hex), default="")
        if site and desk.do(Send(who.id, (site,))):
            taken.append(site)


def asks_here(look: Look, hex: str) -> bool:
    """Where the overall commander stays he has an astrologer ask, as long as nobody has asked there: among his men nobody catches
    him."""
    if look.conflux or hex != look.seen.at or hex not in inland(look.there):
        return False
    return hex not in [report.hex for report in look.divined] and bool(present(look))


def tour(look: Look, desk: Desk, escort: int, taken: list[str]) -> list[str]:
    """From where his host is to be an astrologer goes to look with a unit, which nobody catches like a rider: to the hex
    within a day's march where an answer tells most, and from there by night to the next ones.  `escort`: what the unit is worth;
    `taken`: where others go."""
    at = look.seen.at
    if look.conflux or desk.goal != at:
        return []
    asked = [*(report.hex for report in look.divined), *taken]
    near = [hex for hex in inland(look.there) if hex not in asked and hex != at and look.march(at, hex) <= DAYS_MARCH]
    safe = [hex for hex in near if look.threat(hex, 1) < escort]
    found, guess, here, reach = list[str](), look.guess, at, DAYS_MARCH
    while len(found) < LOOKS:
        within = [hex for hex in safe if hex not in found and look.march(here, hex) <= reach]
        site = next(iter(divination.next_look(look.there, guess, within)), "")
        if not site or not divination.is_open(look.there, guess, site):
            break
        found.append(site)
        guess, here, reach = divination.expected(look.there, guess, site), site, NIGHTS_MARCH
    return found


def present(look: Look) -> list[OwnSpecialist]:
    """The astrologers beside the overall commander."""
    all_ = look.seen.specialists.values()
    return [who for who in all_ if who.trade in ASTROLOGERS and not who.away and look.place(who.id) == look.seen.at]


# ---- spies and flights -----------------------------------------------------------------------------------------------------
def spy(look: Look, desk: Desk, who: OwnSpecialist) -> None:
    """Through the nearest enemies of whom one has heard, and back; else along the road to the nearest named places."""
    marks = list(dict.fromkeys(mark.hex for mark in look.foes))
    near = sorted(marks or named(look), key=lambda hex: (look.far(look.seen.at, hex), hex))
    route = tuple(hex for hex in near[:2] if hex != look.seen.at)
    if route:
        desk.do(Send(who.id, route))


def sweep(look: Look, desk: Desk, riders: list[OwnSpecialist]) -> None:
    """Once others know more than where they have landed, over all hexes where the conflux may be, those first where it is
    likeliest, a part for each who flies: who gathers there shows where it is.  Before that they are kept from harm."""
    at = look.seen.at
    places = sorted((hex for hex in look.guess if look.guess[hex] and hex != at), key=lambda hex: (-look.guess[hex], hex))
    for n, who in enumerate(riders):
        left, route = places[n :: len(riders)][:STOPS], [at]
        while left:
            left.sort(key=lambda hex: (look.far(route[-1], hex), hex))
            route.append(left.pop(0))
        if route[1:]:
            desk.do(Send(who.id, tuple(route[1:])))


def named(look: Look) -> list[str]:
    """Places with a name, and crossroads."""
    there = look.there
    roads = [hex for hex in there.land if len(there.by_road[hex]) > 2]
    return [hex for hex in dict.fromkeys([*there.names, *roads]) if look.is_land(hex)]


# ---- other sides -------------------------------------------------------------------------------------------------------------
def diplomacy(look: Look, desk: Desk) -> None:
    """When the dead are many the living make peace, who trust each other; before the conflux who does not mean it breaks it, and
    so does who holds the place: he lets nobody in; in the end everybody against those who do."""
    if look.side == CRURERS or CRURERS not in look.seen.sides:
        return
    undead = sum(max(0, mark.men) for mark in look.seen.marks if mark.side == CRURERS and look.now - mark.at <= 4 * DAY)
    for other in look.seen.sides:
        if other in (look.side, CRURERS):
            continue
        how = look.seen.attitudes.get(other, "")
        if how == "hostile" and undead >= ALARM and look.days_left > 2 * LAST_DAYS:
            if desk.do(Write(other, PEACE)):
                desk.do(Attitude(other, "neutral"))
        elif how == "neutral" and look.days_left <= LAST_DAYS and (
            look.temper.betrays or holds_it(look) or (look.days_left <= FAITHFUL and other in holders(look))
        ):
            desk.do(Attitude(other, "hostile"))


def holders(look: Look) -> list[str]:
    """The sides of which a camp is believed to lie where the conflux most likely comes."""
    place = look.conflux or likely(look)
    return [mark.side for mark in look.seen.marks if mark.hex == place and is_camp(mark)]


def holds_it(look: Look) -> bool:
    """Whether the conflux is in his own camp, which he need share with nobody."""
    return look.conflux != "" and look.seen.at == look.conflux and look.camp_at(look.conflux) is not None
