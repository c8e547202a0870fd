"""Where a general wants to be: ashore, at a camp near his landing, where the answers of the stars meet, and home when beaten."""

from __future__ import annotations

from typing import Final

from montjoy.games.clusta.bots import divination
from montjoy.games.clusta.bots.appraisal import FAR, WEEK, Look, is_camp, men, worth
from montjoy.games.clusta.protocol.forms import DAY, MOST_DAYS, Instruction
from montjoy.games.clusta.rules.movement.stacking import STACK
from montjoy.games.clusta.seen.view import OwnUnit

ENOUGH_ANSWERS: Final = 3
LIKELY: Final = 400                                          # thousandths of the likelihood, within two hexes, at first
LESS_A_DAY: Final = 8                                        # he is content with less as time goes by
LEAST: Final = 120
SURE: Final = 850                                            # of it, so that single hexes are compared
NEAR: Final = 2
PATIENCE: Final = 3                                          # days in which a camp should be made
LAST_DAYS: Final = 4


def harbour(look: Look) -> str:
    """The sea hex of one's ships."""
    ships = [ship.hex for ship in look.seen.ships.values() if ship.hex in look.there.terrain]
    return max(ships, key=ships.count) if ships else ""


def base(look: Look) -> str:
    """The first camp; before there is one the hex of a road that is nearest to the ships, or else the lowest coast."""
    if look.camps:
        return look.camps[0].hex
    start = harbour(look) or look.seen.at
    if start not in look.there.terrain:
        return ""
    roads = [hex for hex in look.there.land if look.there.by_road[hex]]
    near = [hex for hex in roads if look.far(start, hex) <= MOST_DAYS] or look.there.coast_around(start) or [start]
    return min(near, key=lambda hex: (look.far(start, hex), look.there.level[hex], hex))


def goal(look: Look) -> str:
    """Where the overall commander's host is to have its camp."""
    home, late = base(look), look.days_left <= LAST_DAYS
    if look.own is None or not (look.camps or (late and look.conflux)):
        return own_people(look) or home
    wanted = look.conflux or likely(look)
    if not wanted:
        return current(look) or home
    force = worth(host(look))
    if not force and own_people(look):
        return own_people(look)
    if walls(look) and keeps(look, wanted, force):
        return look.seen.at
    if tried(look, wanted) and not (look.temper.betrays and look.days_left <= LAST_DAYS) and not look.threat(wanted):
        return beside(look, wanted, force)
    if look.beaten_since(look.now - 2 * DAY) and look.threat(wanted, NEAR) > force and look.days_left > LAST_DAYS:
        return home
    return wanted if may_go(look, wanted, force) else beside(look, wanted, force)


def own_people(look: Look) -> str:
    """Where most of his men are, for a commander who has lost his own ashore."""
    if not look.is_land(look.seen.at) or look.at(look.seen.at):
        return ""
    places = dict.fromkeys(unit.hex for unit in look.units if look.is_land(unit.hex) and not unit.ship)
    return max(places, key=lambda hex: (men(look.at(hex)), hex), default="")


def walls(look: Look) -> bool:
    """Whether the overall commander is in a camp of his own."""
    return look.camp_at(look.seen.at) is not None


def keeps(look: Look, wanted: str, force: int) -> bool:
    """Whether he stays in his camp: where he wants to be, and beside it as long as so many enemies are about that he is better
    off behind his palisade, unless a camp has to be besieged in the last days."""
    at, beset = look.seen.at, look.threat(wanted, NEAR) * 2 > force
    near, late = look.far(at, wanted) <= NEAR, look.days_left <= LAST_DAYS
    others = tried(look, wanted) and not look.threat(wanted) and not (late and look.temper.betrays)
    return at == wanted or (near and (others or (beset and not (late and is_walled(look, wanted)))))


def is_walled(look: Look, hex: str) -> bool:
    """Whether an enemy's camp is believed to lie in a hex."""
    return any(mark.hex == hex and is_camp(mark) for mark in look.foes)


def tried(look: Look, hex: str) -> bool:
    """Whether he was told days ago to make camp in a hex and has none there: others have theirs."""
    sheets = look.seen.book.sent.get(look.seen.overall, []) if look.seen.book is not None else []
    told = [sheet.day for sheet in sheets if any(line.do == Instruction("MAKE_CAMP", hex) for line in sheet.lines)]
    return look.camp_at(hex) is None and bool(told) and min(told) + PATIENCE <= look.seen.day


def likely(look: Look) -> str:
    """The hex around which the conflux most probably lies, once that is worth a march; where he is bound for already, as long as
    that is nearly as good.  Who has lost his astrologers waits for no better guess after the first week."""
    waits = (look.hopes or look.now < WEEK) and look.days_left > LAST_DAYS
    if look.days_left <= 0:
        return divination.likeliest(look.there, look.guess, 0)
    best = divination.likeliest(look.there, look.guess, NEAR)
    high = divination.share(look.there, look.guess, best, NEAR)
    if waits and len(look.divined) < ENOUGH_ANSWERS and (high < SURE or look.now < WEEK):
        return ""
    if waits and high < max(LEAST, LIKELY - LESS_A_DAY * look.seen.day):
        return ""
    bound, exact = current(look), divination.likeliest(look.there, look.guess, 0)
    if high >= SURE and weight(look, bound) * 2 < weight(look, exact):
        return exact
    if bound and divination.share(look.there, look.guess, bound, NEAR) * 3 >= high * 2:
        return bound
    return best


def weight(look: Look, hex: str) -> int:
    return divination.share(look.there, look.guess, hex, 0) if hex else 0


def current(look: Look) -> str:
    """Where the overall commander was last told to make his camp, or the camp he is in."""
    sheet = look.seen.sheets.get(look.seen.overall)
    told = [line.do.hex for line in sheet.lines if line.do.order == "MAKE_CAMP"] if sheet is not None else []
    return told[-1] if told else look.seen.at if look.camp_at(look.seen.at) else ""


def may_go(look: Look, hex: str, force: int) -> bool:
    """Whether nobody is believed to be there against whom he does not dare to go."""
    return dares(look, force, look.threat(hex))


def dares(look: Look, force: int, enemy: int) -> bool:
    """An attack is worth it: by his temper, and sooner when the conflux is near."""
    wanted = look.temper.late if look.days_left <= LAST_DAYS else look.temper.dares
    return force * 100 >= enemy * wanted


def beside(look: Look, wanted: str, force: int) -> str:
    """The best place near a hex that others hold: where nobody is, where he stands already, on low ground last."""
    near = [hex for hex in look.there.disc(wanted, NEAR) if look.is_land(hex) and hex != wanted]
    free = [hex for hex in near if may_go(look, hex, force) and look.march(look.seen.at, hex) < FAR]
    best = sorted(free, key=lambda hex: (look.far(hex, wanted), hex != look.seen.at, -look.there.level[hex], hex))
    return best[0] if best else base(look)


# ---- the host ----------------------------------------------------------------------------------------------------------
def host(look: Look) -> list[OwnUnit]:
    """Who marches with the overall commander: of those in his hex the best, up to a thousand men."""
    return picked(look, look.at(look.seen.at), look.own.leads if look.own is not None else ())


def picked(look: Look, units: list[OwnUnit], leads: tuple[str, ...], most: int = STACK) -> list[OwnUnit]:
    """The best of these, those first who are led already, as many as may stand in a hex."""
    found: list[OwnUnit] = []
    for unit in sorted(units, key=lambda u: (u.id not in leads, -u.elite, -(u.elite + u.standard), u.number)):
        if men([*found, unit]) <= most:
            found.append(unit)
    return found


# ---- prey --------------------------------------------------------------------------------------------------------------
def prey(look: Look, start: str, force: int, within: int) -> str:
    """The nearest enemy whom such a force dares to attack, and who is believed to be there still; "": nobody."""
    found = [
        mark.hex for mark in look.foes
        if 0 < look.far(start, mark.hex) <= within and look.now - mark.at <= DAY and mark.men > 0
        and dares(look, force, look.threat(mark.hex)) and look.march(start, mark.hex) < FAR
    ]
    return min(found, key=lambda hex: (look.far(start, hex), hex), default="")
