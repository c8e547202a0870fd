"""The sheets of a morning: the landing, the march, the camps, raids, and officers of one's own."""

from __future__ import annotations

from typing import Final

from montjoy.games.clusta.bots.appraisal import FAR, Look, men, worth
from montjoy.games.clusta.bots.desk import HOLD, Desk, daily, open_ended
from montjoy.games.clusta.bots.goals import base, dares, goal, host, picked, prey
from montjoy.games.clusta.bots.staff import asks_here, escorted
from montjoy.games.clusta.model.armies import can_fortify
from montjoy.games.clusta.protocol.forms import NO_ORDER, Assign, Attach, Instruction, Line
from montjoy.games.clusta.rules.movement.stacking import IN_CAMP, STACK
from montjoy.games.clusta.seen.addressee import in_camp
from montjoy.games.clusta.seen.view import OwnCamp, OwnCommander, OwnUnit

SMALL: Final = 250
REACH: Final = 4                                             # hexes that a raid goes
CATCH: Final = Instruction("CATCH_COURIERS")
SCOUT: Final = Instruction("SCOUT")
PATROL: Final = Instruction("PATROL")
DIVINE: Final = Instruction("DIVINE")
ASHORE: Final = Instruction("DISEMBARK")
WISHES: Final = (Instruction("HOLD"), Instruction("GO_TO_NEAREST_CAMP"), Instruction("AWAIT"))


def hurry(hex: str) -> Instruction:
    return Instruction("HURRY_TO", hex)


def encamp(hex: str) -> list[Line]:
    """To a place, make camp there, and hold it."""
    return open_ended(hurry(hex), Instruction("MAKE_CAMP", hex), HOLD)


# ---- the overall commander ---------------------------------------------------------------------------------------------
def commanders_own(look: Look, desk: Desk) -> None:
    """What the player himself does with his host."""
    own, at = look.own, look.seen.at
    if own is None or at not in look.there.terrain:
        return
    to = desk.goal = goal(look)
    if look.there.is_sea(at):
        desk.order(own.id, [*open_ended(ASHORE), *encamp(to)])
        return
    bound = raid(look, desk, own, host(look)) if look.camp_at(at) and to == at else ""
    if bound:
        return
    if to == at and look.camp_at(at):
        for unit in own.leads:
            desk.do(Attach(unit, own.id, leave=True))
        desk.order(own.id, open_ended(HOLD))
        return
    if look.camp_at(at):
        gather(look, desk, own, host(look))
    storming = look.threat(to) > 0 and to != at
    lines = [*(open_ended(Instruction("ATTACK", to)) if storming else []), *encamp(to)]
    desk.order(own.id, lines, anew=look.beaten_since(wrote(look, own.id)))


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
    stays = [unit for unit in look.at(home) if unit not in units]
    if not stays and len(units) > 1:
        units = units[:-1]
    target = prey(look, home, worth(units), REACH + 2 * look.temper.betrays)
    if not target:
        return ""
    gather(look, desk, officer, units)
    newest = max((mark.at for mark in look.foes if mark.hex == target), default=0)
    lines = open_ended(Instruction("ATTACK", target), hurry(home), HOLD)
    desk.order(officer.id, lines, WISHES if officer is not look.own else (), anew=newest > wrote(look, officer.id))
    return target


# ---- other officers ------------------------------------------------------------------------------------------------------
def officers(look: Look, desk: Desk) -> None:
    """One holds the first camp; when the conflux is known and the host is there they bring up what has room."""
    main = look.camp_at(look.seen.at)
    for officer in look.officers:
        at = look.place(officer.id)
        if at not in look.there.terrain:
            continue
        if look.there.is_sea(at):
            desk.order(officer.id, [*open_ended(ASHORE), *encamp(base(look))], WISHES)
        elif look.camp_at(at) is None:
            desk.order(officer.id, encamp(base(look)) if not look.camps else open_ended(hurry(home(look, at)), HOLD), WISHES)
        elif main is not None and at != main.hex and look.conflux and look.far(main.hex, look.conflux) <= 2:
            bring_up(look, desk, officer, main)
        elif not raid(look, desk, officer, picked(look, look.at(at), officer.leads)):
            if at == look.seen.at:
                for unit in officer.leads:
                    desk.do(Attach(unit, officer.id, leave=True))
            desk.order(officer.id, open_ended(HOLD), WISHES)


def home(look: Look, at: str) -> str:
    """The nearest camp that is not believed lost."""
    safe = [camp.hex for camp in look.camps if not look.threat(camp.hex)] or [camp.hex for camp in look.camps]
    return min(safe, key=lambda hex: (look.march(at, hex), hex), default=base(look))


def bring_up(look: Look, desk: Desk, officer: OwnCommander, main: OwnCamp) -> None:
    """To the camp at the conflux, with as many as it has room for; with none of them he stays."""
    at = look.place(officer.id)
    units = picked(look, look.at(at), officer.leads, min(STACK, IN_CAMP - men(look.at(main.hex))))
    if units and look.march(at, main.hex) < FAR and dares(look, worth(units), look.threat(main.hex, 1)):
        desk.order(officer.id, open_ended(hurry(main.hex), HOLD), WISHES)
        gather(look, desk, officer, units)
    else:
        desk.order(officer.id, open_ended(HOLD), WISHES)


def strays(look: Look, desk: Desk) -> None:
    """A unit alone in the open that has no orders any more goes to the nearest camp."""
    if not look.camps:
        return
    led = [look.place(c.id) for c in look.seen.commanders.values() if not c.gone]
    for unit in look.units:
        idle = unit.order in ("", NO_ORDER) and not unit.ship and look.is_land(unit.hex)
        if idle and unit.hex not in led and not look.camp_at(unit.hex):
            desk.order(unit.id, open_ended(Instruction("GO_TO_NEAREST_CAMP")))


# ---- camps -----------------------------------------------------------------------------------------------------------------
def camps(look: Look, desk: Desk) -> None:
    """A sheet for every camp, with a line for each unit: who has none there may go with the next commander (CN-ORD-03)."""
    for camp in look.camps:
        lines = [*away(look, camp), *roles(look, desk, camp)]
        busy = [number for line in lines for number in line.units]
        rest = tuple(unit.number for unit in free(look, desk, camp) if unit.number not in busy)
        desk.order(camp.id, [*lines, *(open_ended(HOLD, units=rest) if rest else []), *open_ended(HOLD)])


def free(look: Look, desk: Desk, camp: OwnCamp) -> list[OwnUnit]:
    """The units in a camp that nobody leads, and that do not march today."""
    going = [item.unit for item in desk.business if isinstance(item, Attach) and not item.leave]
    left = [item.unit for item in desk.business if isinstance(item, Attach) and item.leave]
    there = [*in_camp(look.seen, camp.hex), *(unit for unit in look.at(camp.hex) if unit.id in left)]
    return sorted((u for u in dict.fromkeys(there) if u.id not in going and not u.ship), key=lambda u: u.number)


def roles(look: Look, desk: Desk, camp: OwnCamp) -> list[Line]:
    """One unit of enough men fortifies; of the small ones one scouts or patrols, and others lie on the roads for couriers."""
    there = free(look, desk, camp)
    able = sorted((u for u in there if can_fortify(men([u]))), key=lambda u: (men([u]), u.number))
    builder = able[:1]
    small = [u for u in there if u not in builder and men([u]) <= SMALL and u.nation != "crurer"]
    lines = [line for unit in builder for line in open_ended(Instruction("FORTIFY"), units=(unit.number,))]
    if asks_here(look, camp.hex):
        watcher = (small or able or there)[-1:]
        small = [u for u in small if u not in watcher]
        lines = [line for line in lines if line.units != tuple(u.number for u in watcher)]
        lines += [line for unit in watcher for line in daily(look, DIVINE, units=(unit.number,))]
    if camp.hex == look.seen.at and len(there) > 1:
        out = max((u for u in there if u not in builder), key=lambda u: (worth([u]), u.number))
        going = look_out(look, desk, out)
        if going:
            lines = [line for line in lines if line.units != (out.number,)] + going
            small = [u for u in small if u != out]
    if len(there) > 1:
        for n, unit in enumerate(small[:4]):
            lines += errand(look, camp, unit, n)
    return lines


def look_out(look: Look, desk: Desk, unit: OwnUnit) -> list[Line]:
    """A unit takes an astrologer to a hex, where he asks for a whole day, and comes back."""
    who, site = escorted(look, desk, worth([unit]))
    if not site or not desk.do(Assign(who, unit.id)):
        return []
    desk.busy.append(who)
    days = [Line(do, look.seen.day + n, units=(unit.number,)) for n in range(2) for do in (hurry(site), DIVINE)]
    return [*days, *open_ended(Instruction("GO_TO_NEAREST_CAMP"), HOLD, units=(unit.number,))]


def errand(look: Look, camp: OwnCamp, unit: OwnUnit, n: int) -> list[Line]:
    """Where the overall commander is the first scouts, and his eyes are at hand; in other camps it patrols.  The second and third
    catch couriers at a distance, the fourth patrols."""
    number = (unit.number,)
    if n in (0, 3):
        return daily(look, SCOUT if n == 0 and camp.hex == look.seen.at else PATROL, units=number)
    posts = ambushes(look, camp.hex)
    return open_ended(hurry(posts[n % len(posts)]), CATCH, units=number) if posts else open_ended(CATCH, units=number)


def ambushes(look: Look, hex: str) -> list[str]:
    """Hexes of a road two to four hexes away, those first that lie toward enemy camps, or the middle of the island."""
    there = look.there
    marks = [mark.hex for mark in look.foes][:1] or [there.land[len(there.land) // 2]]
    found = [h for h in there.land if there.by_road[h] and 2 <= look.far(h, hex) <= 4 and not look.threat(h)]
    taken = [camp.hex for camp in look.camps]
    return sorted((h for h in found if h not in taken), key=lambda h: (look.far(h, marks[0]), h))[:2]


def away(look: Look, camp: OwnCamp) -> list[Line]:
    """The columns of those who have been sent out and are not back: they stay as they are."""
    last = look.seen.sheets.get(camp.id)
    here = [unit.number for unit in look.at(camp.hex)]
    alive = [unit.number for unit in look.units]
    lines = last.lines if last is not None else ()
    return [line for line in lines if line.day < 0 and any(n in alive and n not in here for n in line.units)]
