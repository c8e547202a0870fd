"""Why a piece of business is refused, from what its writer knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from montjoy.core.effects import No, no
from montjoy.games.clusta import units
from montjoy.games.clusta.acts import (
    Aboard,
    Asking,
    Assign,
    Attach,
    Attitude,
    Business,
    Carry,
    Deed,
    Fleet,
    Merge,
    Orders,
    Overall,
    Send,
    Split,
    Write,
)
from montjoy.games.clusta.armies import MOST_IN_A_UNIT
from montjoy.games.clusta.business import ALONE
from montjoy.games.clusta.island import island
from montjoy.games.clusta.judge_seen import addressee, hex_of, is_camp_hex, whole_name
from montjoy.games.clusta.scenario_file import LOCALS
from montjoy.games.clusta.seen import OwnUnit, Seen

MESSENGER: Final = "spy"
FLYER: Final = "hippogriff"


def why_not(seen: Seen, form: Orders) -> No | None:
    """All the business of a form, piece by piece."""
    busy: list[str] = []
    for item in form.business:
        refused = why_not_item(seen, form, item)
        if refused is not None:
            return refused
        who = item.specialist if isinstance(item, Send) else item.spy if isinstance(item, Carry) else ""
        if who and whole_name(seen, who) in busy:
            return no("CN-SPEC-07", "one-errand-at-a-time", who=who)
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
        return no("CN-ARMY-06-X", "nobody-of-that-name", name=item.unit)
    if item.number and f"{seen.viewer}.{item.number}" in seen.units:
        return no("CN-ARMY-06-X", "number-is-taken", number=item.number)
    reason = units.why_not_split(unit.nation == "crurer", unit.elite, unit.standard, item.elite, item.standard)
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
            return no("CN-ARMY-06-X", "nobody-of-that-name", name=name)
    if whole_name(seen, item.unit) == whole_name(seen, item.other):
        return no("CN-ARMY-06-X", "with-itself", name=item.unit)
    if one is None or other is None:
        return None
    if one.nation != other.nation:
        return no("CN-ARMY-06-X", "not-of-one-nation", unit=one.number, other=other.number)
    if not units.may_split(one.nation == "crurer"):
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
        return no("CN-CMD-03", "nobody-of-that-name", name=item.commander)
    if unit is None:
        return None if is_new(seen, form, item.unit) else no("CN-CMD-03", "nobody-of-that-name", name=item.unit)
    if hex_of(seen, unit.id) != hex_of(seen, commander.id) and not item.leave:
        return no("CN-CMD-03", "not-in-one-hex", unit=unit.number, commander=item.commander)
    return goes_along(seen, form, unit.id)


def why_not_assign(seen: Seen, form: Orders, item: Assign) -> No | None:
    """CN-SPEC-07  A specialist changes to a unit, camp or commander in his hex; who is never sent off alone goes to others as
    couriers do."""
    who, to = whole_name(seen, item.specialist), whole_name(seen, item.to)
    if who not in seen.specialists:
        return no("CN-SPEC-07", "nobody-of-that-name", name=item.specialist)
    if addressee(seen, item.to) is None or to in seen.ships:
        return None if is_new(seen, form, item.to) else no("CN-SPEC-07", "nobody-of-that-name", name=item.to)
    here, there = hex_of(seen, who), hex_of(seen, to)
    rides = seen.specialists[who].trade not in ALONE and there and not island(seen.map, seen.own_map).is_sea(here)
    if here != there and not rides:
        return no("CN-SPEC-07", "not-in-one-hex", who=item.specialist, to=item.to)
    return goes_along(seen, form, who)


def why_not_send(seen: Seen, form: Orders, item: Send) -> No | None:
    """CN-SPEC-07  Only spies, hippogriffs and astrologers are sent off alone, along a route on the map."""
    who = seen.specialists.get(whole_name(seen, item.specialist))
    if who is None:
        return no("CN-SPEC-07", "nobody-of-that-name", name=item.specialist)
    if who.trade not in ALONE:
        return no("CN-SPEC-07", "never-alone", who=item.specialist)
    there = island(seen.map, seen.own_map)
    for hex in item.route:
        if hex not in there.terrain or (there.is_sea(hex) and who.trade != FLYER):
            return no("CN-SPEC-07", "off-the-map" if hex not in there.terrain else "not-into-the-sea", hex=hex)
    if item.back and addressee(seen, item.back) is None:
        return no("CN-SPEC-07", "nobody-of-that-name", name=item.back)
    return goes_along(seen, form, who.id)


def why_not_carry(seen: Seen, form: Orders, item: Carry) -> No | None:
    """A spy beside the overall commander carries a sheet of this morning (CN-COUR-14)."""
    who = seen.specialists.get(whole_name(seen, item.spy))
    if who is None:
        return no("CN-COUR-14", "nobody-of-that-name", name=item.spy)
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
        return no("CN-HP-05", "nobody-of-that-name", name=item.commander)
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
