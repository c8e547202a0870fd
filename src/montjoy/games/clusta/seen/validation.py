"""Why a form is refused, its sheets and its business: from what its writer knows, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

from montjoy.core.effects import No, no
from montjoy.games.clusta.model import armies
from montjoy.games.clusta.model.armies import ENOUGH, MOST_IN_A_UNIT, can_fortify, understands
from montjoy.games.clusta.model.island import Island, island
from montjoy.games.clusta.model.pieces import ALONE, ASTROLOGERS
from montjoy.games.clusta.model.scenario import LOCALS
from montjoy.games.clusta.protocol.forms import (
    MOST_DAYS,
    NIGHTS,
    ROUNDS,
    Aboard,
    Asking,
    Assign,
    Attach,
    Attitude,
    Business,
    Carry,
    Deed,
    Fleet,
    Instruction,
    Line,
    Merge,
    Orders,
    Overall,
    Send,
    Sheet,
    Split,
    Standing,
    Write,
)
from montjoy.games.clusta.protocol.places import at
from montjoy.games.clusta.protocol.questions import AnyTime, Before, Round
from montjoy.games.clusta.seen import harbour
from montjoy.games.clusta.seen.addressee import Addressee, addressee, hex_of, is_camp_hex, like, own_ids, whole_name
from montjoy.games.clusta.seen.meant import meant
from montjoy.games.clusta.seen.view import OwnUnit, Seen

TO_A_HEX: Final = ("GO_TO", "ADVANCE_TO", "HURRY_TO", "ATTACK")
PLACED: Final = (*TO_A_HEX, "MAKE_CAMP", "AMBUSH", "EMBARK", "DISEMBARK", "SIEGE_WORKS")
AT_NIGHT: Final = (*TO_A_HEX, "GO_TO_NEAREST_CAMP")
TO_CAMP: Final = "GO_TO_NEAREST_CAMP"
MESSENGER: Final = "spy"
FLYER: Final = "hippogriff"


def why_not(seen: Seen, question: Any, form: Any) -> No | None:
    """Why a side's orders are refused; None: they stand.  `question`: what is asked, or `Asked` of it."""
    ask = getattr(question, "ask", question)
    if not isinstance(form, Orders):
        return no("CN-GEN-04", "not-orders")
    if isinstance(ask, Before):
        return harbour.why_not(harbour.harbour_of(seen), the_island(seen), form)
    if isinstance(ask, AnyTime) or (isinstance(ask, Round) and seen.options.order_cycle == "daily"):
        refused = why_not_in_a_round(seen, form)
        if refused is not None:
            return refused
    named: list[str] = []
    for n, sheet in enumerate(form.sheets, 1):
        refused = why_not_sheet(seen, form, sheet)
        if refused is None and whole_name(seen, sheet.to) in named:
            refused = no("CN-ORD-01", "two-sheets", to=sheet.to)
        if refused is not None:
            return at(refused, sheet=n)
        named.append(whole_name(seen, sheet.to))
    return why_not_business(seen, form)


def the_island(seen: Seen) -> Island:
    return island(seen.map, seen.own_map)


def may_write(seen: Seen) -> bool:
    """CN-ORD-07  Whether a side may write now though nobody asks: by day, while somebody gives its orders."""
    return seen.viewer in seen.sides and seen.slot in ROUNDS and bool(seen.overall or seen.at)


def why_not_in_a_round(seen: Seen, form: Orders) -> No | None:
    """CN-ORD-07  Between two order phases a player orders only his overall commander's own force, all that is in his hex."""
    for n, sheet in enumerate(form.sheets, 1):
        found = addressee(seen, sheet.to)
        if found is not None and found.id != seen.overall and found.hex != seen.at:
            return at(no("CN-ORD-07", "only-his-own-force", to=sheet.to), sheet=n)
    for n, item in enumerate(form.business, 1):
        if type(item).__name__ != "Asking":
            return at(no("CN-ORD-07", "in-the-order-phase", what=type(item).__name__), item=n)
    return None


# ---- a sheet -----------------------------------------------------------------------------------------------------------
def why_not_sheet(seen: Seen, form: Orders, sheet: Sheet) -> No | None:
    """CN-ORD-02  Orders go to a camp or a commander of one's own (or a lone marker, or a fleet at hand), and start from the
    overall commander's hex."""
    to = addressee(seen, sheet.to)
    if to is None:
        return why_not_specialist(seen, sheet) or nobody(seen, "CN-ORD-02", sheet.to)
    return (
        why_not_from_here(seen, to)
        or why_not_marker(seen, to, sheet)
        or why_not_days(seen, sheet)
        or why_not_columns(seen, form, to, sheet)
        or why_not_standing(seen, sheet.standing)
        or why_not_wishes(seen, to, sheet)
    )


def why_not_specialist(seen: Seen, sheet: Sheet) -> No | None:
    """CN-ORD-02, CN-ORD-DIVINE  A specialist gets no sheet: an astrologer works with a unit that has the order Divine, or is sent
    out alone."""
    who = seen.specialists.get(whole_name(seen, sheet.to))
    if who is None:
        return None
    there = the_island(seen)
    here = hex_of(seen, who.id)
    near = there.coast_around(here) if here in there.terrain else []
    stars = who.trade in ASTROLOGERS
    rule = "CN-ORD-DIVINE" if stars else "CN-ORD-02"
    return no(rule, "no-sheet-for-specialists", who=sheet.to, kind="stars" if stars else "other", hex=next(iter(near), "0303"))


def nobody(seen: Seen, rule: str, name: str, among: Mapping[str, Any] | None = None) -> No:
    """A name that nobody of one's own has, or nobody `among` those who are wanted, and how names are written, in one's own
    (CN-KNOW-05)."""
    there = (seen.units, seen.commanders, seen.camps, seen.ships, seen.specialists)
    alive = [id for table in there for id, thing in table.items() if not getattr(thing, "gone", False)]
    fitting = own_ids(seen) if among is None else [id.partition(".")[2] for id in among if id in alive]
    own = whole_name(seen, name) in alive
    near = get_close_matches(name.lower()[:40], fitting, 1, 0.5)
    wanted = [each for each in near if each != name] or fitting[:1] if among else near
    return no(rule, "nobody-of-that-name", name=name, wanted=", ".join(wanted or like(seen)), own="yes" if own else "no")


def why_not_from_here(seen: Seen, to: Addressee) -> No | None:
    """CN-ARR-02  While the overall commander is at sea he orders only those in his sea hex and on the coast beside it; a
    fleet takes orders only from who is aboard or beside it."""
    if to.id == seen.overall:
        return None
    there = the_island(seen)
    if not seen.at:
        return no("CN-CMD-04-X" if not seen.overall else "CN-ARR-02", "nowhere-to-order-from", to=to.name)
    beside = to.hex == seen.at or (to.hex in there.terrain and there.adjacent(seen.at, to.hex))
    if there.is_sea(seen.at) and not beside:
        return no("CN-ARR-02", "not-across-the-water", to=to.name)
    if to.kind == "ship" and not beside:
        return no("CN-SEA-01", "fleet-not-at-hand", to=to.name)
    return None


def why_not_marker(seen: Seen, to: Addressee, sheet: Sheet) -> No | None:
    """CN-ORD-04  A lone marker can be told only to go to the nearest camp, unless a commander is in an adjacent hex; one in a
    camp or with a commander gets its orders through them (CN-ORD-02)."""
    if to.kind != "unit":
        return None
    there = the_island(seen)
    nowhere = not to.hex and not to.afloat and to.id in seen.last
    if to.hex not in there.terrain and not nowhere:
        return no("CN-ORD-02", "not-on-the-island", to=to.name)
    officers = [c.hex for c in seen.commanders.values() if not c.gone and c.hex]
    if not nowhere and not there.is_sea(to.hex) and (is_camp_hex(seen, to.hex) or to.hex in officers):
        return no("CN-ORD-02", "orders-go-to-its-camp-or-commander", to=to.name, hex=to.hex)
    near = [hex for hex in officers if hex == to.hex or (not nowhere and hex in there.terrain and there.adjacent(hex, to.hex))]
    for n, line in enumerate(sheet.lines, 1):
        if line.do.order != TO_CAMP and not near:
            return at(no("CN-ORD-04", "lone-marker", to=to.name, order=line.do.order), box=n)
    return None


def why_not_days(seen: Seen, sheet: Sheet) -> No | None:
    """CN-ORD-01  A sheet covers up to eight days, which need not follow one another; each box is filled once."""
    days = dict.fromkeys(line.day for line in sheet.lines if line.day >= 0)
    if len(days) > MOST_DAYS:
        return no("CN-ORD-01", "eight-days-at-most", to=sheet.to, days=len(days))
    filled: list[tuple[int, int, int]] = []
    for n, line in enumerate(sheet.lines, 1):
        if line.day < 0 and line.slot:
            return at(no("CN-ORD-01", "a-round-needs-its-day", to=sheet.to, slot=line.slot), box=n)
        if 0 <= line.day < seen.day:
            return at(no("CN-ORD-01", "day-is-past", to=sheet.to, day=line.day), box=n)
        for number in (line.units or (0,)) if line.slot else ():
            if (line.day, line.slot, number) in filled:
                return at(no("CN-ORD-01", "box-filled-twice", to=sheet.to, day=line.day, slot=line.slot), box=n)
            filled.append((line.day, line.slot, number))
    return None


# ---- its lines ---------------------------------------------------------------------------------------------------------
def why_not_columns(seen: Seen, form: Orders, to: Addressee, sheet: Sheet) -> No | None:
    """CN-ORD-03  Columns are for units of one's own; what each is to do must make sense for it."""
    new = new_numbers(form)
    under = [one.unit for one in meant(seen, form, sheet) if one.goes] if to.kind != "unit" else list(to.units)
    for n, line in enumerate(sheet.lines, 1):
        for number in line.units:
            unit = seen.units.get(f"{seen.viewer}.{number}")
            if (unit is None or unit.gone) and number not in new:
                return at(no("CN-ORD-03", "no-such-unit", to=sheet.to, unit=number), box=n)
        refused = why_not_line(seen, to, sheet, line, under)
        if refused is not None:
            return at(refused, box=n)
    return None


def why_not_line(seen: Seen, to: Addressee, sheet: Sheet, line: Line, under: Sequence[OwnUnit]) -> No | None:
    """Whether a box can be filled like that.  `under`: who goes by the sheet, as far as its writer knows."""
    do, governed = line.do, governed_by(seen, to, sheet, line, under)
    if line.slot in NIGHTS and seen.options.night_actions == "move_only" and do.order not in AT_NIGHT:
        return no("CN-NIGHT-02", "only-marches-at-night", order=do.order, day=line.day)
    if do.dash and not has_a_point(seen, to):
        return no("CN-HP-04", "no-hero-points", name=to.name)
    return (
        why_not_instruction(seen, do, at_sea=to.kind == "ship" or bool(do.ship) or to.afloat)
        or why_not_dead(governed, do)
        or why_not_fortify(seen, to, sheet, line, governed)
    )


def governed_by(seen: Seen, to: Addressee, sheet: Sheet, line: Line, under: Sequence[OwnUnit]) -> list[OwnUnit]:
    """The units a line is for, as far as its writer knows."""
    if line.units:
        ids = [f"{seen.viewer}.{number}" for number in line.units]
        return [seen.units[id] for id in ids if id in seen.units]
    if to.kind == "ship":
        return []
    columns = [number for other in sheet.lines for number in other.units]
    return [unit for unit in under if unit.number not in columns]


def has_a_point(seen: Seen, to: Addressee) -> bool:
    """Whether somebody there has a hero point left; a camp's or a marker's commander may come yet."""
    commander = seen.commanders.get(to.id)
    return commander is None or commander.hero_points > 0


def why_not_dead(units: Sequence[OwnUnit], do: Instruction) -> No | None:
    """CN-CRUR-03  Crurer troops understand only Hold, Attack and Advance; their human reinforcements understand everything."""
    for unit in units:
        if not understands(unit.nation == "crurer", do.order):
            return no("CN-CRUR-03", "the-dead-do-not-understand", unit=unit.number, order=do.order)
    return None


def why_not_fortify(seen: Seen, to: Addressee, sheet: Sheet, line: Line, governed: Sequence[OwnUnit]) -> No | None:
    """CN-ORD-FORTIFY-a  One unit in a camp, of at least 250 men."""
    if line.do.order != "FORTIFY":
        return None
    at_once = [other for other in sheet.lines if other.do.order == "FORTIFY" and (other.day, other.slot) == (line.day, line.slot)]
    others = [other for other in at_once if other.units != line.units]
    if len(line.units) > 1 or (not line.units and len(governed) > 1) or others:
        return no("CN-ORD-FORTIFY-a", "one-unit-fortifies", to=to.name)
    if to.kind == "unit":
        return no("CN-ORD-FORTIFY-a", "only-in-a-camp", to=to.name)
    for unit in governed:
        men = unit.elite + unit.standard
        if not can_fortify(men):
            return no("CN-ORD-FORTIFY-a", "too-few-men", unit=unit.number, men=men, least=ENOUGH)
    return None


def why_not_instruction(seen: Seen, do: Instruction, *, at_sea: bool = False) -> No | None:
    """CN-ORD-08  A movement order names a target on the map, and a route on it if wanted; who marches goes over land, who sails
    over sea."""
    there = the_island(seen)
    for hex in (do.hex, *do.route):
        if hex and hex not in there.terrain:
            return no("CN-ORD-08", "off-the-map", hex=hex)
    if do.order in TO_A_HEX and not do.hex:
        return no("CN-ORD-08", "where-to", order=do.order)
    if do.hex and do.order not in PLACED:
        return no("CN-ORD-08", "takes-no-hex", order=do.order, hex=do.hex)
    if do.ship and (whole_name(seen, do.ship) not in seen.ships):
        return no("CN-ORD-EMBARK", "no-such-ship", ship=do.ship)
    for side in do.sides:
        if side not in seen.sides or side == seen.viewer:
            return no("CN-COUR-12-X", "no-such-side", side=side)
    wet = do.hex != "" and there.is_sea(do.hex)
    if do.order == "EMBARK":
        return no("CN-ORD-EMBARK", "ships-lie-at-sea", hex=do.hex) if do.hex and not wet else None
    if wet and not (at_sea and do.order in TO_A_HEX):
        return no("CN-ORD-08", "not-into-the-sea", order=do.order, hex=do.hex)
    if do.ship and do.order == "GO_TO" and not wet:
        return no("CN-SEA-01", "ships-sail-at-sea", hex=do.hex)
    if do.order == "DISEMBARK" and do.hex and not there.sea_around(do.hex):
        return no("CN-ORD-EMBARK", "no-coast", hex=do.hex)
    return None


# ---- for battles, and for when the orders have run out ---------------------------------------------------------------
def why_not_standing(seen: Seen, standing: Standing) -> No | None:
    """CN-KNOW-06  Standing instructions decide for a commander far from his player; whom they let pass must be another side."""
    for side in standing.let_pass:
        if side not in seen.sides or side == seen.viewer:
            return at(no("CN-KNOW-06", "no-such-side", side=side), part="standing")
    return None


def why_not_wishes(seen: Seen, to: Addressee, sheet: Sheet) -> No | None:
    """CN-ORD-06  Up to three orders for a commander on his own, of clearly different kinds: no two the same order, no two targets
    within one hex of each other."""
    if sheet.wishes and to.kind != "commander":
        return at(no("CN-ORD-06", "only-commanders-act-on-their-own", to=to.name), part="wishes")
    there = the_island(seen)
    for n, one in enumerate(sheet.wishes):
        refused = why_not_instruction(seen, one, at_sea=to.afloat) or why_not_dead(to.units, one)
        if refused is not None:
            return at(refused, part="wishes")
        for other in sheet.wishes[:n]:
            if one.order == other.order:
                return at(no("CN-ORD-06", "the-same-order-twice", order=one.order), part="wishes")
            if one.hex and other.hex and there.distance(one.hex, other.hex) <= 1:
                return at(no("CN-ORD-06", "nearly-the-same-place", hex=one.hex, other=other.hex), part="wishes")
    return None


# ---- the business of a morning -----------------------------------------------------------------------------------------
def why_not_business(seen: Seen, form: Orders) -> No | None:
    """All the business of a form, piece by piece."""
    busy: list[str] = []
    for n, item in enumerate(form.business, 1):
        refused = why_not_item(seen, form, item)
        who = item.specialist if isinstance(item, Send) else item.spy if isinstance(item, Carry) else ""
        if refused is None and who and whole_name(seen, who) in busy:
            refused = no("CN-SPEC-07", "one-errand-at-a-time", who=who)
        if refused is not None:
            return at(refused, item=n)
        busy.append(whole_name(seen, who))
    return None


def why_not_item(seen: Seen, form: Orders, item: Business) -> No | None:
    """One piece of business."""
    match item:
        case Split():
            return why_not_split(seen, form, item)
        case Merge():
            return why_not_merge(seen, form, item)
        case Attach():
            return why_not_attach(seen, form, item)
        case Assign():
            return why_not_assign(seen, form, item)
        case Send():
            return why_not_send(seen, form, item)
        case Carry():
            return why_not_carry(seen, form, item)
        case Attitude() | Write():
            return why_not_other_side(seen, item)
        case Deed():
            return why_not_deed(seen, form, item)
        case Overall() | Fleet() | Aboard():
            return no("CN-GEN-14-X", "only-before-play", what=type(item).__name__)
        case Asking():
            return None


# ---- units -----------------------------------------------------------------------------------------------------------
def new_numbers(form: Orders) -> list[int]:
    """Numbers that this form gives to new units."""
    return [item.number for item in form.business if isinstance(item, Split) and item.number]


def own_unit(seen: Seen, name: str) -> OwnUnit | None:
    found = seen.units.get(whole_name(seen, name))
    return None if found is None or found.gone else found


def is_new(seen: Seen, form: Orders, name: str) -> bool:
    """Whether a unit is only made by this form."""
    return whole_name(seen, name) in [f"{seen.viewer}.{number}" for number in new_numbers(form)]


def why_not_split(seen: Seen, form: Orders, item: Split) -> No | None:
    """CN-ARMY-06-X  In a camp or with a commander, each part at least ten men; groups of the dead never (CN-CRUR-04)."""
    unit = own_unit(seen, item.unit)
    if unit is None:
        return nobody(seen, "CN-ARMY-06-X", item.unit, seen.units)
    if item.number and f"{seen.viewer}.{item.number}" in seen.units:
        return no("CN-ARMY-06-X", "number-is-taken", number=item.number)
    reason = armies.why_not_split(unit.nation == "crurer", unit.elite, unit.standard, item.elite, item.standard)
    if reason == "groups-are-never-split":
        return no("CN-CRUR-04", "groups-are-never-split", unit=unit.number)
    if reason:
        too_many = reason == "not-so-many-men"
        return no("CN-ARMY-06-X", "not-so-many-men" if too_many else "ten-at-least",
                  unit=unit.number, elite=unit.elite, standard=unit.standard)
    return why_not_reorganise(seen, hex_of(seen, unit.id)) or goes_along(seen, form, unit.id)


def why_not_reorganise(seen: Seen, hex: str) -> No | None:
    """CN-ARMY-06-X  Only in a camp or in a hex with a commander, and not at all with reorganisation = false."""
    if not seen.options.reorganisation:
        return no("CN-ARMY-06-X", "no-reorganisation")
    officers = [hex_of(seen, c.id) for c in seen.commanders.values() if not c.gone]
    if not is_camp_hex(seen, hex) and hex not in officers:
        return no("CN-ARMY-06-X", "neither-camp-nor-commander", hex=hex)
    return None


def why_not_merge(seen: Seen, form: Orders, item: Merge) -> No | None:
    """CN-ARMY-06-X  Units of one nation in one hex, up to five hundred men together."""
    one, other = own_unit(seen, item.unit), own_unit(seen, item.other)
    for unit, name in ((one, item.unit), (other, item.other)):
        if unit is None and not is_new(seen, form, name):
            return nobody(seen, "CN-ARMY-06-X", name, seen.units)
    if whole_name(seen, item.unit) == whole_name(seen, item.other):
        return no("CN-ARMY-06-X", "with-itself", name=item.unit)
    if one is None or other is None:
        return None
    if one.nation != other.nation:
        return no("CN-ARMY-06-X", "not-of-one-nation", unit=one.number, other=other.number)
    if not armies.may_split(one.nation == "crurer"):
        return no("CN-CRUR-04", "groups-are-never-merged", unit=one.number)
    men = one.elite + one.standard + other.elite + other.standard
    if men > MOST_IN_A_UNIT:
        return no("CN-ARMY-06-X", "more-than-500-men", men=men)
    hex = hex_of(seen, one.id)
    if hex != hex_of(seen, other.id):
        return no("CN-ARMY-06-X", "not-in-one-hex", unit=one.number, other=other.number)
    return why_not_reorganise(seen, hex) or goes_along(seen, form, one.id)


def goes_along(seen: Seen, form: Orders, id: str) -> No | None:
    """What does not concern the overall commander's own hex goes with a sheet of the same form, to where it concerns somebody."""
    hex = hex_of(seen, id)
    if hex == seen.at:
        return None
    going = [found.hex for sheet in form.sheets if (found := addressee(seen, sheet.to)) is not None]
    return None if hex in going else no("CN-SEQ-02", "needs-a-sheet-to-go-with", who=id.partition(".")[2], hex=hex)


# ---- people ------------------------------------------------------------------------------------------------------------
def why_not_attach(seen: Seen, form: Orders, item: Attach) -> No | None:
    """CN-CMD-03  A unit joins or leaves a commander in its own hex."""
    unit, commander = own_unit(seen, item.unit), seen.commanders.get(whole_name(seen, item.commander))
    if commander is None or commander.gone:
        return nobody(seen, "CN-CMD-03", item.commander, seen.commanders)
    if unit is None:
        return None if is_new(seen, form, item.unit) else nobody(seen, "CN-CMD-03", item.unit, seen.units)
    if hex_of(seen, unit.id) != hex_of(seen, commander.id) and not item.leave:
        return no("CN-CMD-03", "not-in-one-hex", unit=unit.number, commander=item.commander)
    return goes_along(seen, form, unit.id)


def why_not_assign(seen: Seen, form: Orders, item: Assign) -> No | None:
    """CN-SPEC-07  A specialist changes to a unit, camp or commander in his hex; who is never sent off alone goes to others as
    couriers do."""
    who, to = whole_name(seen, item.specialist), whole_name(seen, item.to)
    if who not in seen.specialists:
        return nobody(seen, "CN-SPEC-07", item.specialist, seen.specialists)
    if addressee(seen, item.to) is None or to in seen.ships:
        return None if is_new(seen, form, item.to) else nobody(seen, "CN-SPEC-07", item.to)
    here, there = hex_of(seen, who), hex_of(seen, to)
    rides = seen.specialists[who].trade not in ALONE and there and not island(seen.map, seen.own_map).is_sea(here)
    if here != there and not rides:
        return no("CN-SPEC-07", "not-in-one-hex", who=item.specialist, to=item.to)
    return goes_along(seen, form, who)


def why_not_send(seen: Seen, form: Orders, item: Send) -> No | None:
    """CN-SPEC-07  Only spies, hippogriffs and astrologers are sent off alone, along a route on the map."""
    who = seen.specialists.get(whole_name(seen, item.specialist))
    if who is None:
        return nobody(seen, "CN-SPEC-07", item.specialist, seen.specialists)
    if who.trade not in ALONE:
        return no("CN-SPEC-07", "never-alone", who=item.specialist)
    there = island(seen.map, seen.own_map)
    for hex in item.route:
        if hex not in there.terrain or (there.is_sea(hex) and who.trade != FLYER):
            return no("CN-SPEC-07", "off-the-map" if hex not in there.terrain else "not-into-the-sea", hex=hex)
    if item.back and addressee(seen, item.back) is None:
        return nobody(seen, "CN-SPEC-07", item.back)
    return goes_along(seen, form, who.id)


def why_not_carry(seen: Seen, form: Orders, item: Carry) -> No | None:
    """A spy beside the overall commander carries a sheet of this morning (CN-COUR-14)."""
    who = seen.specialists.get(whole_name(seen, item.spy))
    if who is None:
        return nobody(seen, "CN-COUR-14", item.spy, seen.specialists)
    refused = why_not_messenger(who.trade, item.spy)
    if refused is not None:
        return refused
    if hex_of(seen, who.id) != seen.at:
        return no("CN-COUR-14", "not-beside-the-overall-commander", who=item.spy)
    if whole_name(seen, item.to) not in [whole_name(seen, sheet.to) for sheet in form.sheets]:
        return no("CN-COUR-14", "no-sheet-for-him", to=item.to)
    return None


def why_not_messenger(trade: str, who: str) -> No | None:
    """CN-RANS-08  Hippogriffs are for reconnaissance from the air alone: they carry no orders, messages or people; spies do."""
    if trade == FLYER:
        return no("CN-RANS-08", "hippogriffs-only-scout", who=who)
    return None if trade == MESSENGER else no("CN-COUR-14", "not-a-spy", who=who)


def why_not_deed(seen: Seen, form: Orders, item: Deed) -> No | None:
    """A commander with a hero point left (CN-HP-05)."""
    commander = seen.commanders.get(whole_name(seen, item.commander))
    if commander is None or commander.gone:
        return nobody(seen, "CN-HP-05", item.commander, seen.commanders)
    if commander.hero_points <= 0:
        return no("CN-HP-05", "no-hero-points", name=item.commander)
    return goes_along(seen, form, commander.id)


# ---- other sides ---------------------------------------------------------------------------------------------------------
def why_not_other_side(seen: Seen, item: Attitude | Write) -> No | None:
    """CN-LOY-02  Attitudes are to other sides and the groups of the island; letters go to other sides."""
    known: Sequence[str] = seen.sides if isinstance(item, Write) else (*seen.sides, *LOCALS)
    if item.to not in known or item.to == seen.viewer:
        return no("CN-LOY-02", "no-such-side", side=item.to)
    if isinstance(item, Write) and not seen.at:
        return no("CN-LOY-02", "nowhere-to-write-from")
    return None
