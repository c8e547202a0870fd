"""The business of a morning beside the order sheets: units are split and merged, commanders and specialists change, spies set
out, attitudes change, letters go.

What concerns people in the overall commander's hex is done at once; the rest goes with the couriers of the same form, and is done
where one of them arrives and finds whom it is about; what cannot be done there is reported.  Each deed says why it cannot be
done, or "".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from montjoy.core.effects import tell
from montjoy.games.clusta.model import command
from montjoy.games.clusta.model.pieces import ALONE, Commander, Doing, Specialist, Unit
from montjoy.games.clusta.model.queries import CRURERS, afloat, place, specialist_place, whole
from montjoy.games.clusta.model.scenario import LOCALS
from montjoy.games.clusta.model.sides import RANSARDS
from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.protocol import language
from montjoy.games.clusta.protocol.events import Undelivered
from montjoy.games.clusta.protocol.forms import (
    Asking,
    Assign,
    Attach,
    Attitude,
    Business,
    Carry,
    Deed,
    Merge,
    Send,
    Sheet,
    Split,
    Write,
)
from montjoy.games.clusta.protocol.reports import NotDone
from montjoy.games.clusta.rules.campaign import incidents
from montjoy.games.clusta.rules.messengers import dispatches
from montjoy.games.clusta.rules.orders import reorganisation
from montjoy.games.clusta.seen import addressee, belief_cache

NOT_HERE: Final = "not-here"
ABSENT: Final = ("nobody-of-that-name", "not-in-one-hex")    # one of these would tell of somebody elsewhere whether he is alive


# ---- at once, or with the sheets -----------------------------------------------------------------------------------------
async def begin_business(world: World, side: str, items: Sequence[Business]) -> list[Business]:
    """What can be done now is done, in the order in which it is written; the rest is given back, to go with the sheets."""
    later: list[Business] = []
    here = command.headquarters(world, side)
    for item in items:
        about = subject(side, item)
        if about and (not here or place(world, about) != here):
            later.append(item)
        else:
            reason = await carry_out(world, side, item)
            if reason:
                await tell(side, Undelivered(language.write_item(item), reason))
    return later


async def deliver_business(world: World, side: str, sheet: Sheet, by: str) -> None:
    """A sheet has arrived at somebody's: what came with it and concerns people in his hex is done.  What its writer sent along
    for people whom he believes beside the addressee, and who are not there, waits for the other sheets of the form."""
    key = batch(side, sheet.form)
    waiting = world.business.get(key)
    if not waiting:
        return
    hex, thought = place(world, by), believed_at(world, side, whole(side, sheet.to))
    here = [item for item in waiting if place(world, subject(side, item)) == hex]
    world.business[key] = [item for item in waiting if item not in here]
    if not world.business[key]:
        del world.business[key]
    failed = [(item, reason) for item in here if (reason := await carry_out(world, side, item))]
    missed = [
        (item, NOT_HERE) for item in waiting
        if item not in here and believed_at(world, side, subject(side, item)) == thought
    ]
    report_failures(world, side, by, [*failed, *missed])


def report_failures(world: World, side: str, by: str, failed: Sequence[tuple[Business, str]]) -> None:
    """CN-COUR-01  Couriers report whatever happens: whoever took a sheet says what of the business that came with it could not be
    done, and why, as far as he sees it; of people who are not in his hex no more than that.  With failures_reported = false
    nothing is said of it."""
    if failed and world.options.failures_reported:
        hex = place(world, by)
        reports = [
            NotDone(world.tick, hex, by, language.write_item(item), NOT_HERE if reason in ABSENT else reason)
            for item, reason in failed
        ]
        dispatches.send(world, side, reports, by=by, hex=hex)


def forget(world: World) -> None:
    """What waits for sheets none of which is on its way any more will never be done."""
    riding = [(c.side, c.carries.sheet.form) for c in world.couriers.values() if c.carries.sheet is not None]
    alive = [batch(side, form) for side, form in riding]
    world.business = {key: items for key, items in world.business.items() if key in alive or ":" not in key}


def batch(side: str, form: int) -> str:
    return f"{side}:{form}"


def subject(side: str, item: Business) -> str:
    """The id of whom a piece of business is about; "": it is done wherever the overall commander is."""
    match item:
        case Split() | Merge() | Attach():
            return whole(side, item.unit)
        case Assign() | Send():
            return whole(side, item.specialist)
        case Deed():
            return whole(side, item.commander)
    return ""


async def carry_out(world: World, side: str, item: Business) -> str:
    """One piece of business is carried out; why not, or ""."""
    match item:
        case Split():
            return reorganisation.split(world, side, item)
        case Merge():
            return reorganisation.merge(world, side, item)
        case Attach():
            return attach(world, side, item)
        case Assign():
            return assign(world, side, item)
        case Send():
            return set_out(world, side, item)
        case Carry():
            return "" if has_bearer(world, side, item) else "not-a-spy-here"
        case Attitude():
            return regard(world, side, item)
        case Write():
            return write(world, side, item)
        case Deed():
            return await attempt_deed(world, side, item)
        case Asking():
            world.ask[side] = item.when
            return ""
    return "too-late"


# ---- commanders ----------------------------------------------------------------------------------------------------------
def attach(world: World, side: str, item: Attach) -> str:
    """CN-CMD-03  In the order phase a unit joins a commander in the same hex, or leaves him, freely.  Who has left him is left
    behind: his sheets are not for it, unless a line names it, until it joins somebody."""
    unit, commander = world.units.get(whole(side, item.unit)), world.commanders.get(whole(side, item.commander))
    if unit is None or unit.present == 0 or commander is None or commander.fate:
        return "nobody-of-that-name"
    if item.leave:
        commander.leads = [id for id in commander.leads if id != unit.id]
        unit.apart = commander.id
        return ""
    if place(world, unit.id) != place(world, commander.id) or unit.ship != commander.ship:
        return "not-in-one-hex"
    for other in world.commanders.values():
        other.leads = [id for id in other.leads if id != unit.id]
    commander.leads = [*commander.leads, unit.id]
    join(world, unit, commander)
    return ""


# ---- specialists -----------------------------------------------------------------------------------------------------------
def own_specialist(world: World, side: str, name: str) -> Specialist | None:
    found = world.specialists.get(whole(side, name))
    return None if found is None or found.gone or found.side != side or not specialist_place(world, found) else found


def assign(world: World, side: str, item: Assign) -> str:
    """CN-SPEC-07  Each specialist is with a unit, a camp or a commander; in the order phase he changes to another in his hex, and
    those who are never sent off alone go to others as couriers do."""
    who, to = own_specialist(world, side, item.specialist), whole(side, item.to)
    if who is None:
        return "nobody-of-that-name"
    here, known = specialist_place(world, who), believed_at(world, side, to)
    if place(world, to) == here and can_host(world, side, to):
        who.with_, who.hex, who.route, who.back, who.owed, who.goal = to, "", [], "", None, ""
    elif who.trade in ALONE or known in ("", here) or afloat(world, here):
        return "not-in-one-hex"
    else:
        who.with_, who.hex, who.route, who.back, who.owed, who.goal = "", here, [], to, None, known
    return ""


def believed_at(world: World, side: str, id: str) -> str:
    """Where a side believes somebody of its own to be: who sets out for him goes by that, and tells no more than that."""
    return addressee.hex_of(belief_cache.beliefs_of(world, side), id)


def can_host(world: World, side: str, id: str) -> bool:
    """Whether a specialist can be with whoever has this id."""
    unit, commander, camp = world.units.get(id), world.commanders.get(id), world.camps.get(id)
    if unit is not None:
        return unit.side == side and unit.present > 0
    if commander is not None:
        return commander.side == side and not commander.fate
    return camp is not None and camp.side == side


def set_out(world: World, side: str, item: Send) -> str:
    """CN-SPEC-07  Spies, hippogriffs and astrologers can be sent off alone; interrogators, engineers and necromancers cannot."""
    who = own_specialist(world, side, item.specialist)
    if who is None:
        return "nobody-of-that-name"
    if who.trade not in ALONE:
        return "never-alone"
    who.hex, who.with_ = specialist_place(world, who), ""
    who.route, who.back, who.owed = list(item.route), whole(side, item.back) if item.back else "", None
    who.goal = believed_at(world, side, who.back)
    return ""


def has_bearer(world: World, side: str, item: Carry) -> bool:
    """Whether a spy is there to carry the sheet (CN-COUR-14)."""
    who = own_specialist(world, side, item.spy)
    return who is not None and who.trade == "spy" and specialist_place(world, who) == command.headquarters(world, side)


def bearers(world: World, side: str, items: Sequence[Business]) -> dict[str, str]:
    """Addressee -> the spy who carries the sheet to him."""
    found: dict[str, str] = {}
    for item in items:
        if isinstance(item, Carry) and has_bearer(world, side, item) and whole(side, item.spy) not in found.values():
            found[whole(side, item.to)] = whole(side, item.spy)
    return found


# ---- other sides -----------------------------------------------------------------------------------------------------------
def regard(world: World, side: str, item: Attitude) -> str:
    """CN-LOY-02  Alliances are made and broken: a side changes its own attitude in any order phase, and the other is not told."""
    if item.to not in (*world.sides, *LOCALS) or item.to == side:
        return "no-such-side"
    if is_betrayal(world, side, item):
        betray(world)
    else:
        world.relations[f"{side}>{item.to}"] = item.attitude
    return ""


def is_betrayal(world: World, side: str, item: Attitude) -> bool:
    return side == CRURERS and item.to == RANSARDS and world.allied and item.attitude == "hostile"


def betray(world: World) -> None:
    """CN-CRUR-10  Shagul's alliance with the Ransards is a means to an end: from the moment at which the Crurers' player declares
    the betrayal they are hostile.  The Ransards still think themselves allied."""
    world.relations[f"{CRURERS}>{RANSARDS}"] = "hostile"


def write(world: World, side: str, item: Write) -> str:
    """CN-LOY-02  Players cannot talk freely: an alliance is agreed by couriers between overall commanders, who can be caught."""
    if item.to not in world.sides or item.to == side:
        return "no-such-side"
    if not command.headquarters(world, side):
        return "nobody-to-write"
    dispatches.send_letter(world, side, item.to, item.text)
    return ""


async def attempt_deed(world: World, side: str, item: Deed) -> str:
    """A heroic deed: the umpire judges it (CN-HP-05)."""
    await incidents.judge_deed(world, side, msgspec.structs.replace(item, commander=whole(side, item.commander)))
    return ""


def join(world: World, unit: Unit, commander: Commander) -> None:
    """A unit that joins a commander does what he does, as far as he has come with it."""
    unit.apart = ""
    if commander.sheet in world.sheets:
        unit.sheet, unit.idle_told, unit.owed = commander.sheet, commander.idle_told, None
        unit.doing = msgspec.convert(msgspec.to_builtins(commander.doing), Doing)
