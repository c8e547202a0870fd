"""Why a form is refused: from what its writer knows, and nothing else.

He knows the map, his own lists as they were last reported, his attitudes and his options.  An order that is fair on that and
fails on what he does not know is not refused: it is carried out, and what came of it is reported.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, Final

from montjoy.core.effects import No, no
from montjoy.games.clusta import boarding, judge_business
from montjoy.games.clusta.acts import MOST_DAYS, Before, Instruction, Line, Orders, Round, Sheet, Standing
from montjoy.games.clusta.idle import understands
from montjoy.games.clusta.island import Island, island
from montjoy.games.clusta.judge_seen import Addressee, addressee, is_camp_hex, own_ids, whole_name
from montjoy.games.clusta.seen import OwnUnit, Seen
from montjoy.games.clusta.work import ENOUGH, can_fortify
from montjoy.games.clusta.world import NIGHTS

TO_A_HEX: Final = ("GO_TO", "ADVANCE_TO", "HURRY_TO", "ATTACK")
PLACED: Final = (*TO_A_HEX, "MAKE_CAMP", "AMBUSH", "EMBARK", "DISEMBARK", "SIEGE_WORKS")
AT_NIGHT: Final = (*TO_A_HEX, "GO_TO_NEAREST_CAMP")
TO_CAMP: Final = "GO_TO_NEAREST_CAMP"


def why_not(seen: Seen, question: Any, form: Any) -> No | None:
    """Why a side's orders are refused; None: they stand.  `question`: what is asked, or `core.streams.Asked` of it."""
    ask = getattr(question, "ask", question)
    if not isinstance(form, Orders):
        return no("CN-GEN-04", "not-orders")
    if isinstance(ask, Before):
        return boarding.why_not(boarding.harbour_of(seen), the_island(seen), form)
    if isinstance(ask, Round) and seen.options.order_cycle == "daily":
        refused = why_not_in_a_round(seen, form)
        if refused is not None:
            return refused
    named: list[str] = []
    for sheet in form.sheets:
        refused = why_not_sheet(seen, form, sheet)
        if refused is not None:
            return refused
        if whole_name(seen, sheet.to) in named:
            return no("CN-ORD-01", "two-sheets", to=sheet.to)
        named.append(whole_name(seen, sheet.to))
    return judge_business.why_not(seen, form)


def the_island(seen: Seen) -> Island:
    return island(seen.map, seen.own_map)


def why_not_in_a_round(seen: Seen, form: Orders) -> No | None:
    """CN-ORD-07  Between two order phases a player orders only his overall commander's own force, all that is in his hex."""
    for sheet in form.sheets:
        found = addressee(seen, sheet.to)
        if found is not None and found.id != seen.overall and found.hex != seen.at:
            return no("CN-ORD-07", "only-his-own-force", to=sheet.to)
    for item in form.business:
        if type(item).__name__ != "Asking":
            return no("CN-ORD-07", "in-the-order-phase", what=type(item).__name__)
    return None


# ---- a sheet -----------------------------------------------------------------------------------------------------------
def why_not_sheet(seen: Seen, form: Orders, sheet: Sheet) -> No | None:
    """CN-ORD-02  Orders go to a camp or a commander of one's own (or a lone marker, or a fleet at hand), and start from the
    overall commander's hex."""
    to = addressee(seen, sheet.to)
    if to is None:
        near = get_close_matches(sheet.to.lower()[:40], own_ids(seen), 1, 0.5)
        return no("CN-ORD-02", "nobody-of-that-name", name=sheet.to, near=near[0] if near else "")
    return (
        why_not_from_here(seen, to)
        or why_not_marker(seen, to, sheet)
        or why_not_days(seen, sheet)
        or why_not_columns(seen, form, to, sheet)
        or why_not_standing(seen, sheet.standing)
        or why_not_wishes(seen, to, sheet)
    )


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
    if to.hex not in there.terrain:
        return no("CN-ORD-02", "not-on-the-island", to=to.name)
    officers = [c.hex for c in seen.commanders.values() if not c.gone and c.hex]
    if not there.is_sea(to.hex) and (is_camp_hex(seen, to.hex) or to.hex in officers):
        return no("CN-ORD-02", "orders-go-to-its-camp-or-commander", to=to.name, hex=to.hex)
    near = [hex for hex in officers if hex == to.hex or (hex in there.terrain and there.adjacent(hex, to.hex))]
    for line in sheet.lines:
        if line.do.order != TO_CAMP and not near:
            return no("CN-ORD-04", "lone-marker", to=to.name, order=line.do.order)
    return None


def why_not_days(seen: Seen, sheet: Sheet) -> No | None:
    """CN-ORD-01  A sheet covers up to eight days, which need not follow one another; each box is filled once."""
    days = dict.fromkeys(line.day for line in sheet.lines if line.day >= 0)
    if len(days) > MOST_DAYS:
        return no("CN-ORD-01", "eight-days-at-most", to=sheet.to, days=len(days))
    filled: list[tuple[int, int, int]] = []
    for line in sheet.lines:
        if line.day < 0 and line.slot:
            return no("CN-ORD-01", "a-round-needs-its-day", to=sheet.to, slot=line.slot)
        if 0 <= line.day < seen.day:
            return no("CN-ORD-01", "day-is-past", to=sheet.to, day=line.day)
        for number in (line.units or (0,)) if line.slot else ():
            if (line.day, line.slot, number) in filled:
                return no("CN-ORD-01", "box-filled-twice", to=sheet.to, day=line.day, slot=line.slot)
            filled.append((line.day, line.slot, number))
    return None


# ---- its lines ---------------------------------------------------------------------------------------------------------
def why_not_columns(seen: Seen, form: Orders, to: Addressee, sheet: Sheet) -> No | None:
    """CN-ORD-03  Columns are for units of one's own; what each is to do must make sense for it."""
    new = judge_business.new_numbers(form)
    for line in sheet.lines:
        for number in line.units:
            unit = seen.units.get(f"{seen.viewer}.{number}")
            if (unit is None or unit.gone) and number not in new:
                return no("CN-ORD-03", "no-such-unit", to=sheet.to, unit=number)
        refused = why_not_line(seen, to, sheet, line)
        if refused is not None:
            return refused
    return None


def why_not_line(seen: Seen, to: Addressee, sheet: Sheet, line: Line) -> No | None:
    """Whether a box can be filled like that."""
    do, governed = line.do, governed_by(seen, to, sheet, line)
    if line.slot in NIGHTS and seen.options.night_actions == "move_only" and do.order not in AT_NIGHT:
        return no("CN-NIGHT-02", "only-marches-at-night", order=do.order, day=line.day)
    if do.dash and not has_a_point(seen, to):
        return no("CN-HP-04", "no-hero-points", name=to.name)
    return (
        why_not_instruction(seen, do, at_sea=to.kind == "ship" or bool(do.ship) or to.afloat)
        or why_not_dead(governed, do)
        or why_not_fortify(seen, to, sheet, line, governed)
    )


def governed_by(seen: Seen, to: Addressee, sheet: Sheet, line: Line) -> list[OwnUnit]:
    """The units a line is for, as far as its writer knows."""
    if line.units:
        ids = [f"{seen.viewer}.{number}" for number in line.units]
        return [seen.units[id] for id in ids if id in seen.units]
    if to.kind == "ship":
        return []
    columns = [number for other in sheet.lines for number in other.units]
    return [unit for unit in to.units if unit.number not in columns]


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
            return no("CN-KNOW-06", "no-such-side", side=side)
    return None


def why_not_wishes(seen: Seen, to: Addressee, sheet: Sheet) -> No | None:
    """CN-ORD-06  Up to three orders for a commander on his own, of clearly different kinds: no two the same order, no two targets
    within one hex of each other."""
    if sheet.wishes and to.kind != "commander":
        return no("CN-ORD-06", "only-commanders-act-on-their-own", to=to.name)
    there = the_island(seen)
    for n, one in enumerate(sheet.wishes):
        refused = why_not_instruction(seen, one, at_sea=to.afloat) or why_not_dead(to.units, one)
        if refused is not None:
            return refused
        for other in sheet.wishes[:n]:
            if one.order == other.order:
                return no("CN-ORD-06", "the-same-order-twice", order=one.order)
            if one.hex and other.hex and there.distance(one.hex, other.hex) <= 1:
                return no("CN-ORD-06", "nearly-the-same-place", hex=one.hex, other=other.hex)
    return None

