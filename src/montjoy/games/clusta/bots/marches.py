"""The sheets of a morning: the landing, the march, the camps, raids, and officers of one's own."""

from __future__ import annotations

from typing import Final

from montjoy.games.clusta.bots import divination
from montjoy.games.clusta.bots.appraisal import FAR, Look, is_camp, men, worth
from montjoy.games.clusta.bots.desk import HOLD, Desk, daily, open_ended
from montjoy.games.clusta.bots.goals import (
    LAST_DAYS,
    LIKELY,
    NEAR,
    base,
    dares,
    goal,
    host,
    likely,
    may_go,
    picked,
    prey,
)
from montjoy.games.clusta.bots.harbours import goes_aboard, stays_aboard
from montjoy.games.clusta.bots.posts import HOME, OUTSIDE, danger, errand, last_resort
from montjoy.games.clusta.bots.staff import HALF, asks_here, present, tour
from montjoy.games.clusta.model.armies import ENOUGH, can_fortify
from montjoy.games.clusta.model.pieces import ASTROLOGERS
from montjoy.games.clusta.protocol.forms import NIGHTS, NO_ORDER, Assign, Attach, Instruction, Line
from montjoy.games.clusta.rules.movement.stacking import IN_CAMP, STACK
from montjoy.games.clusta.seen.addressee import in_camp
from montjoy.games.clusta.seen.view import OwnCamp, OwnCommander, OwnUnit

SMALL: Final = 250
REACH: Final = 4                                             # hexes that a raid goes
BREACH: Final = 3                                            # halves by which siege works make a force worth more
WATCHED: Final = 3                                           # hexes around a way's ends
DIVINE: Final = Instruction("DIVINE")
ASHORE: Final = Instruction("DISEMBARK")
WISHES: Final = (Instruction("HOLD"), Instruction("GO_TO_NEAREST_CAMP"), Instruction("AWAIT"))


def hurry(hex: str) -> Instruction:
    return Instruction("HURRY_TO", hex)


def encamp(hex: str) -> list[Line]:
    """To a place, make camp there, and hold it."""
    return open_ended(hurry(hex), Instruction("MAKE_CAMP", hex), HOLD)


def approach(look: Look, start: str, goal: str) -> Instruction:
    """Ready for battle where enemies are believed to be near a place that is not far; else as one marches."""
    close = look.far(start, goal) <= REACH and look.march(start, goal, "battle") < FAR
    return Instruction("ADVANCE_TO", goal) if close and look.foes_near(goal, NEAR) else march(look, start, goal)


# ---- the overall commander ---------------------------------------------------------------------------------------------
def commanders_own(look: Look, desk: Desk) -> None:
    """What the player himself does with his host."""
    own, at = look.own, look.seen.at
    if own is None or at not in look.there.terrain:
        return
    to = desk.goal = goal(look)
    if look.there.is_sea(at):
        desk.order(own.id, open_ended(HOLD) if stays_aboard(look, own) else [*open_ended(ASHORE), *encamp(to)])
        return
    if goes_aboard(look, desk, own, host(look)) or besieges(look, desk, own, host(look)):
        return
    if look.camp_at(at) and to == at and gathering(look) is None and raid(look, desk, own, host(look)):
        return
    if to == at and look.camp_at(at):
        for unit in own.leads:
            desk.do(Attach(unit, own.id, leave=True))
        desk.order(own.id, open_ended(HOLD))
        return
    if look.camp_at(at):
        gather(look, desk, own, host(look))
    lines = [*assault(look, at, to), *open_ended(approach(look, at, to), Instruction("MAKE_CAMP", to), HOLD)]
    if to == at:
        lines = [*asked_meanwhile(look, desk), *lines]
    desk.order(own.id, lines, anew=look.beaten_since(wrote(look, own.id)))


def asked_meanwhile(look: Look, desk: Desk) -> list[Line]:
    """While his camp is made the astrologers ask already: one there, with the smallest unit, the others with units that go."""
    there = sorted(look.at(look.seen.at), key=lambda u: (worth([u]), u.number))
    watch = there[:1] if asks_here(look, look.seen.at) else []
    lines = [line for unit in watch for line in daily(look, DIVINE, units=(unit.number,))]
    going = look_outs(look, desk, [unit for unit in there if unit not in watch])
    return lines + [line for _, out in going for line in out]


def assault(look: Look, at: str, to: str) -> list[Line]:
    """Enemies where he wants to be are attacked."""
    return open_ended(Instruction("ATTACK", to)) if look.threat(to) > 0 and to != at else []


def wrote(look: Look, to: str) -> int:
    """When one last wrote to somebody."""
    return look.seen.book.wrote.get(to, 0) if look.seen.book is not None else 0


def gather(look: Look, desk: Desk, officer: OwnCommander, units: list[OwnUnit]) -> None:
    """These go with an officer, and no others."""
    ids = [unit.id for unit in units]
    for unit in units:
        if unit.id not in officer.leads:
            desk.do(Attach(unit.id, officer.id))
    for id in officer.leads:
        if id not in ids and id in look.seen.units and not look.seen.units[id].gone:
            desk.do(Attach(id, officer.id, leave=True))


def raid(look: Look, desk: Desk, officer: OwnCommander, units: list[OwnUnit]) -> str:
    """Out against a weaker enemy near the camp, and back; somebody stays behind.  Whom he goes against, or ""."""
    home = look.place(officer.id)
    stays = [unit for unit in at_hand(look, desk, home) if unit not in units]
    if not stays and len(units) > 1:
        units = units[:-1]
    target = prey(look, home, worth(units), REACH + 2 * look.temper.betrays)
    if not target or not units or target in desk.hunted:
        return ""
    desk.hunted.append(target)
    gather(look, desk, officer, units)
    newest = max((mark.at for mark in look.foes if mark.hex == target), default=0)
    lines = open_ended(Instruction("ATTACK", target), hurry(home), HOLD)
    desk.order(officer.id, lines, WISHES if officer is not look.own else (), anew=newest > wrote(look, officer.id))
    return target


# ---- sieges ----------------------------------------------------------------------------------------------------------------
def besieges(look: Look, desk: Desk, own: OwnCommander, units: list[OwnUnit]) -> bool:
    """Beside an enemy camp that is too strong for him as it stands, but not much: siege works first, then the assault.  In the
    last days works every day, two sets with an engineer, until the last."""
    at, force, last = look.seen.at, worth(units), look.days_left <= LAST_DAYS
    if look.there.is_sea(at) or men(units) < ENOUGH:
        return False
    camps = [mark.hex for mark in look.foes if is_camp(mark) and look.far(mark.hex, at) == 1]
    wanted = [hex for hex in camps if hex in (look.conflux, likely(look)) and not may_go(look, hex, force)]
    target = next((hex for hex in wanted if last or dares(look, force * BREACH, look.threat(hex) * 2)), "")
    if not target:
        return False
    gather(look, desk, own, units)
    works, storm = Instruction("SIEGE_WORKS", target), Instruction("ATTACK", target)
    desk.order(own.id, [*daily(look, works, works), *open_ended(HOLD)] if last else open_ended(works, storm, HOLD))
    return True


# ---- other officers ------------------------------------------------------------------------------------------------------
def officers(look: Look, desk: Desk) -> None:
    """One holds the first camp; when the conflux is known and the host is there they bring up what has room."""
    main = gathering(look)
    for officer in look.officers:
        at = look.place(officer.id)
        if at not in look.there.terrain:
            continue
        if look.there.is_sea(at):
            landing = [*open_ended(ASHORE), *encamp(base(look))]
            desk.order(officer.id, open_ended(HOLD) if stays_aboard(look, officer) else landing, WISHES)
        elif goes_aboard(look, desk, officer, picked(look, at_hand(look, desk, at), officer.leads)):
            continue
        elif look.camp_at(at) is None:
            desk.order(officer.id, encamp(base(look)) if not look.camps else open_ended(hurry(home(look, at)), HOLD), WISHES)
        elif main is not None and at != main.hex:
            bring_up(look, desk, officer, main)
        elif main is not None or not raid(look, desk, officer, picked(look, at_hand(look, desk, at), officer.leads)):
            if at == look.seen.at:
                for unit in officer.leads:
                    desk.do(Attach(unit, officer.id, leave=True))
            desk.order(officer.id, open_ended(HOLD), WISHES)


def at_hand(look: Look, desk: Desk, hex: str) -> list[OwnUnit]:
    """One's units in a hex that nobody takes along today, nor has with him since yesterday."""
    going = [item.unit for item in desk.business if isinstance(item, Attach) and not item.leave]
    left = [item.unit for item in desk.business if isinstance(item, Attach) and item.leave]
    going += [id for id in look.own.leads if id not in left] if look.own is not None else []
    return [unit for unit in look.at(hex) if unit.id not in going]


def home(look: Look, at: str) -> str:
    """The nearest camp that is not believed lost."""
    safe = [camp.hex for camp in look.camps if not look.threat(camp.hex)] or [camp.hex for camp in look.camps]
    return min(safe, key=lambda hex: (look.march(at, hex), hex), default=base(look))


def bring_up(look: Look, desk: Desk, officer: OwnCommander, main: OwnCamp) -> None:
    """To the camp at the conflux, with as many as it has room for; with none of them he stays."""
    at = look.place(officer.id)
    units = picked(look, at_hand(look, desk, at), officer.leads, min(STACK, IN_CAMP - men(look.at(main.hex)) - desk.coming))
    if units and look.march(at, main.hex) < FAR and dares(look, worth(units), look.threat(main.hex, 1)):
        desk.order(officer.id, open_ended(march(look, at, main.hex), HOLD), WISHES)
        gather(look, desk, officer, units)
        desk.coming += men(units)
    else:
        desk.order(officer.id, open_ended(HOLD), WISHES)


def strays(look: Look, desk: Desk) -> None:
    """A unit alone in the open that has no orders any more goes to the nearest camp."""
    if not look.camps:
        return
    led = [look.place(c.id) for c in look.seen.commanders.values() if not c.gone]
    for unit in look.units:
        idle = unit.order in ("", NO_ORDER) and not unit.ship and look.is_land(unit.hex)
        if not idle or unit.hex in led or look.camp_at(unit.hex):
            continue
        if unit.order == NO_ORDER or not sent_out(look, unit):
            desk.order(unit.id, open_ended(HOME))


def recall(look: Look, desk: Desk) -> None:
    """Once all gather, who lies on the roads far from there comes home, in danger who lies near too: the nearest camp sends him
    on."""
    main = gathering(look)
    if main is None:
        return
    leave = 0 if stays_together(look, main) else NEAR
    for unit in look.units:
        out = unit.order in OUTSIDE and look.is_land(unit.hex) and not look.camp_at(unit.hex)
        if out and look.far(unit.hex, main.hex) > leave:
            desk.order(unit.id, open_ended(HOME))


def sent_out(look: Look, unit: OwnUnit) -> bool:
    """Whether the last sheet of a camp sent a unit where it is, and it has not asked for orders since."""
    for camp in look.camps:
        sheet = look.seen.sheets.get(camp.id)
        lines = [line for line in sheet.lines if line.day < 0 or line.day >= look.seen.day] if sheet is not None else []
        if any(unit.number in line.units for line in lines):
            return not look.called([unit.id], wrote(look, camp.id))
    return False


# ---- camps -----------------------------------------------------------------------------------------------------------------
def camps(look: Look, desk: Desk) -> None:
    """A sheet for every camp, with a line for each unit: who has none there may go with the next commander (CN-ORD-03).  Once all
    gather in one camp, the others send there whom it has room for."""
    main = gathering(look)
    for camp in look.camps:
        lines = away(look, camp)
        if main is not None and camp.hex != main.hex:
            going = leaves(look, desk, camp, main)
            lines += [line for unit in going for line in open_ended(march(look, camp.hex, main.hex), HOLD, units=(unit.number,))]
            lines += roles(look, desk, camp, [unit.id for unit in going])
        else:
            lines += roles(look, desk, camp, [])
        lines += brought_back(look, desk, camp)
        staying = free(look, desk, camp)
        last = last_resort(look, camp, staying, main)
        busy = [number for line in lines for number in line.units]
        rest = tuple(unit.number for unit in staying if unit.number not in busy)
        desk.order(camp.id, [*lines, *(open_ended(last, units=rest) if rest else []), *open_ended(last)])


def brought_back(look: Look, desk: Desk, camp: OwnCamp) -> list[Line]:
    """Who has an astrologer with him and came to another camp brings him to the overall commander's."""
    main = look.camp_at(look.seen.at)
    if main is None or main.hex == camp.hex or look.conflux:
        return []
    escorts = [who.with_ for who in look.seen.specialists.values() if who.trade in ASTROLOGERS]
    units = [unit for unit in free(look, desk, camp) if unit.id in escorts]
    return [line for unit in units for line in open_ended(march(look, camp.hex, main.hex), HOLD, units=(unit.number,))]


def gathering(look: Look) -> OwnCamp | None:
    """The overall commander's camp, if it is where the conflux comes, or where it most likely does: there all gather."""
    main = look.camp_at(look.seen.at)
    if main is None:
        return None
    if look.conflux:
        return main if look.far(main.hex, look.conflux) <= NEAR else None
    return main if divination.share(look.there, look.guess, main.hex, NEAR) >= LIKELY else None


def leaves(look: Look, desk: Desk, camp: OwnCamp, main: OwnCamp) -> list[OwnUnit]:
    """Of the units in a camp those that go to where all gather: as many as there is room for, the best first."""
    room, going = IN_CAMP - men(look.at(main.hex)) - desk.coming, list[OwnUnit]()
    if look.march(camp.hex, main.hex) >= FAR:
        return going
    for unit in sorted(free(look, desk, camp), key=lambda u: (-worth([u]), u.number)):
        if men([*going, unit]) <= room:
            going.append(unit)
    desk.coming += men(going)
    return going


def march(look: Look, start: str, goal: str) -> Instruction:
    """By the straight way where no enemy is known of at either end; else round whomever one meets."""
    quiet = not look.foes_near(start, WATCHED) and not look.foes_near(goal, WATCHED)
    return Instruction("GO_TO", goal) if quiet else hurry(goal)


def free(look: Look, desk: Desk, camp: OwnCamp) -> list[OwnUnit]:
    """The units in a camp that nobody leads, and that do not march today."""
    going = [item.unit for item in desk.business if isinstance(item, Attach) and not item.leave]
    left = [item.unit for item in desk.business if isinstance(item, Attach) and item.leave]
    there = [*in_camp(look.seen, camp.hex), *(unit for unit in look.at(camp.hex) if unit.id in left)]
    return sorted((u for u in dict.fromkeys(there) if u.id not in going and not u.ship), key=lambda u: u.number)


def roles(look: Look, desk: Desk, camp: OwnCamp, going: list[str]) -> list[Line]:
    """One unit of enough men fortifies; of the small ones one scouts or patrols, and others lie on the roads for couriers."""
    there = [unit for unit in free(look, desk, camp) if unit.id not in going]
    able = sorted((u for u in there if can_fortify(men([u]))), key=lambda u: (men([u]), u.number))
    builder = able[:1]
    small = [u for u in there if u not in builder and men([u]) <= SMALL and u.nation != "crurer"]
    lines = [line for unit in builder for line in open_ended(Instruction("FORTIFY"), units=(unit.number,))]
    if asks_here(look, camp.hex):
        watcher = (small or able or there)[-1:]
        small = [u for u in small if u not in watcher]
        lines = [line for line in lines if line.units != tuple(u.number for u in watcher)]
        lines += [line for unit in watcher for line in daily(look, DIVINE, units=(unit.number,))]
    if camp.hex == look.seen.at:
        for unit, out in look_outs(look, desk, [u for u in there if u not in builder]):
            lines = [line for line in lines if line.units != (unit.number,)] + out
            small = [u for u in small if u != unit]
    if len(there) > 1:
        for n, unit in enumerate(small[: 1 if stays_together(look, camp) else 4]):
            lines += errand(look, camp, unit, n)
    return lines


def stays_together(look: Look, camp: OwnCamp) -> bool:
    """Where all gather nobody goes out any more once the dead or other enemies are about."""
    return gathering(look) == camp and danger(look, camp.hex)


def look_outs(look: Look, desk: Desk, there: list[OwnUnit]) -> list[tuple[OwnUnit, list[Line]]]:
    """Units take the astrologers to hexes where they ask for a whole day, by night to the next one, and come back; the strongest
    go, in danger the weakest, and one stays."""
    found: list[tuple[OwnUnit, list[Line]]] = []
    taken: list[str] = []
    free = sorted(there, key=lambda u: (-worth([u]), u.number), reverse=danger(look, look.seen.at))
    for who in present(look)[int(asks_here(look, look.seen.at)):]:
        sites = tour(look, desk, worth(free[:1]), taken)
        if sites and len(free) > 1 and desk.do(Assign(who.id, free[0].id)):
            unit = free.pop(0)
            desk.busy.append(who.id)
            taken += sites
            found.append((unit, by_day_and_night(look, sites, (unit.number,), 1 + (who.trade == HALF))))
    return found


def by_day_and_night(look: Look, sites: list[str], units: tuple[int, ...], days: int) -> list[Line]:
    """To the first place today, to the next ones by night, at each so many days for the stars, and home, round whoever is in the
    way."""
    last = look.seen.day
    lines = [Line(do, last, units=units) for do in (hurry(sites[0]), DIVINE)]
    for n, site in enumerate(sites):
        if n:
            lines += [Line(hurry(site), last, slot, units=units) for slot in NIGHTS[:2]]
        lines += [Line(DIVINE, day, units=units) for day in range(last + 1, last + 1 + days)]
        last += days
    return [*lines, *open_ended(hurry(look.seen.at), HOLD, units=units)]


def away(look: Look, camp: OwnCamp) -> list[Line]:
    """The columns of those who have been sent out and are not back: they stay as they are."""
    last = look.seen.sheets.get(camp.id)
    here = [unit.number for unit in look.at(camp.hex)]
    alive = [unit.number for unit in look.units]
    lines = last.lines if last is not None else ()
    return [line for line in lines if line.day < 0 and any(n in alive and n not in here for n in line.units)]
