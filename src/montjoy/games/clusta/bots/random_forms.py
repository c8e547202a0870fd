"""Forms filled at random, for the suite's random play: what a side that knows nothing of war might order, and the
umpire's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar, get_args

import msgspec

from montjoy.core.game import Luck
from montjoy.games.clusta.bots.random_business import before_play, errands, one_of
from montjoy.games.clusta.model.armies import UNDEAD_ORDERS
from montjoy.games.clusta.model.island import Island, island
from montjoy.games.clusta.protocol import external_battle
from montjoy.games.clusta.protocol.forms import (
    NIGHTS,
    ROUNDS,
    Amend,
    Business,
    Edited,
    Instruction,
    Line,
    Orders,
    Plan,
    Planned,
    Sheet,
    Standing,
)
from montjoy.games.clusta.protocol.questions import Before, Drafts, Round, UmpireDay
from montjoy.games.clusta.rules.campaign import schedule
from montjoy.games.clusta.rules.messengers import drafts
from montjoy.games.clusta.seen import harbour, validation
from montjoy.games.clusta.seen.addressee import Addressee, addressee
from montjoy.games.clusta.seen.validation import the_island
from montjoy.games.clusta.seen.view import Seen

T = TypeVar("T")
MARCHES: Final = ("GO_TO", "GO_TO", "ADVANCE_TO", "ADVANCE_TO", "HURRY_TO", "ATTACK", "ATTACK")
WORKS: Final = (
    "HOLD", "AWAIT", "MAKE_CAMP", "FORTIFY", "CATCH_COURIERS", "AMBUSH", "PATROL", "PATROL", "SCOUT", "DIVINE", "EMBARK",
    "GO_TO_NEAREST_CAMP", "SIEGE_WORKS",
)  # fmt: skip
MOST_SHEETS: Final = 4
WISHES: Final = ("HOLD", "AWAIT", "GO_TO_NEAREST_CAMP", "ADVANCE_TO", "ATTACK", "HURRY_TO")
FIELDS = get_args(msgspec.structs.fields(Amend)[1].type)


def random_form(seen: Seen, question: Any, luck: Luck) -> Any:
    """Orders for a side; a plan, changed reports or the result of a battle for the umpire."""
    ask = getattr(question, "ask", question)
    battle = external_battle.battle_of(ask)
    if battle is not None:
        return typed(battle, luck)
    if isinstance(ask, UmpireDay):
        return plan(seen, luck)
    if isinstance(ask, Drafts):
        return edited(seen, luck)
    if isinstance(ask, Before):
        return Orders(business=lawful(before_play(seen, luck), lambda item: before_is_fair(seen, item)))
    if isinstance(ask, Round) and seen.options.order_cycle == "daily":
        return in_a_round(seen, ask, luck)
    return Orders() if luck.below(4) == 0 else a_morning(seen, ask, luck)


def before_is_fair(seen: Seen, item: Business) -> bool:
    """Whether a wish before play stands by itself."""
    return harbour.why_not_one(harbour.harbour_of(seen), the_island(seen), item) is None


def lawful(items: Sequence[T], fair: Callable[[T], bool]) -> tuple[T, ...]:
    return tuple(item for item in items if fair(item))


# ---- the umpire's ------------------------------------------------------------------------------------------------------
def plan(seen: Seen, luck: Luck) -> Plan:
    """Mostly nothing; else something that happens within three days, or a line struck out."""
    truth = seen.truth
    if truth is None or luck.below(3):
        return Plan()
    if luck.below(9) == 0:
        return Plan(reports=luck.below(10), ask=("", "rounds", "mornings")[luck.below(3)])
    if truth.events and luck.below(3) == 0:
        return Plan(strike=(1 + luck.below(len(truth.events)),))
    there = island(seen.map, seen.own_map)
    units = list(truth.units)
    kind: Any = schedule.KINDS[luck.below(len(schedule.KINDS))]
    line = Planned(
        min(seen.day + luck.below(3), seen.conflux_day), kind, slot=luck.below(10), hex=there.land[luck.below(len(there.land))],
        side=seen.sides[luck.below(len(seen.sides))], unit=units[luck.below(len(units))] if units else "",
    )
    return Plan((line,))


def edited(seen: Seen, luck: Luck) -> Edited:
    """Mostly as they are; else a figure, or a report held back."""
    most = 0 if seen.truth is None else len(drafts.drafted_reports(seen.truth))
    if most == 0 or luck.below(2):
        return Edited()
    if luck.below(2):
        return Edited(hold=(1 + luck.below(most),))
    field: Any = FIELDS[luck.below(len(FIELDS))]
    return Edited((Amend(1 + luck.below(most), field, luck.below(800)),))


def typed(battle: external_battle.Battle, luck: Luck) -> external_battle.Result:
    """Some men lost on either side, here and there a commander, and one party gone; now and then broken off."""
    losses = []
    for men in (*battle.attackers.men, *battle.defenders.men):
        dead = luck.below(men.men + 1) if luck.below(3) == 0 else 0
        losses.append(external_battle.Loss(men.unit, men.elite, luck.below(men.men - dead + 1), dead))
    fallen = tuple(id for party in (battle.attackers, battle.defenders) for id, _ in party.commanders if luck.below(6) == 0)
    gone = (battle.attackers.men, battle.defenders.men, ())[luck.below(3)]
    return external_battle.Result(tuple(losses), fallen, tuple(dict.fromkeys(men.unit for men in gone)))


# ---- the order phase, and the rounds -----------------------------------------------------------------------------------
def in_a_round(seen: Seen, ask: Round, luck: Luck) -> Orders:
    """Now and then something new for the overall commander's own force."""
    if luck.below(3) or seen.overall not in seen.commanders or addressee(seen, seen.overall) is None:
        return Orders()
    form = Orders((a_sheet(seen, seen.overall, luck),))
    return form if validation.why_not(seen, ask, form) is None else Orders()


def a_morning(seen: Seen, ask: Any, luck: Luck) -> Orders:
    """Sheets for some of those one can write to, and business that goes with them."""
    ids = [id for id in addressees(seen) if luck.below(2)]
    while len(ids) > MOST_SHEETS:
        ids.pop(luck.below(len(ids)))
    drawn = [a_sheet(seen, id, luck) for id in ids]
    sheets = lawful(drawn, lambda sheet: validation.why_not_sheet(seen, Orders(), sheet) is None)
    form = Orders(sheets)
    kept: list[Business] = []
    for item in errands(seen, form, luck) if luck.below(3) else []:
        if validation.why_not_business(seen, Orders(sheets, (*kept, item))) is None:
            kept.append(item)
    return Orders(sheets, tuple(kept))


def addressees(seen: Seen) -> list[str]:
    """Commanders, camps, ships and the markers that stand alone."""
    found = [*seen.commanders, *seen.camps, *seen.ships, *seen.units]
    return [id for id in found if (to := addressee(seen, id)) is not None and validation.why_not_from_here(seen, to) is None]


# ---- a sheet -----------------------------------------------------------------------------------------------------------
def a_sheet(seen: Seen, id: str, luck: Luck) -> Sheet:
    """A few boxes, now and then a column, standing instructions, and wishes for a commander."""
    to = addressee(seen, id)
    assert to is not None
    lines = landing(seen, to, luck) if to.afloat and to.kind != "ship" else []
    if luck.below(8 if lines else 2) == 0:
        lines += [a_line(seen, to, luck) for _ in range(1 + luck.below(3))]
    if luck.below(3):
        lines += settled(seen, to, luck)
    if to.kind == "camp" and luck.below(2):
        lines += one_unit(seen, to, "FORTIFY", luck)
    elif to.units and luck.below(3) == 0:
        lines += one_unit(seen, to, "", luck)
    wishes = some_wishes(seen, to, luck) if to.kind == "commander" and luck.below(2) else ()
    return Sheet(id.partition(".")[2], tuple(lines), standing(seen, luck), wishes)


def settled(seen: Seen, to: Addressee, luck: Luck) -> list[Line]:
    """What is seen through to its end: a camp on the spot, or a march, and work where it leads to."""
    if to.kind == "commander" and not is_dead(to) and luck.below(5) < 2:
        return [Line(Instruction("MAKE_CAMP")), Line(Instruction("HOLD"))]
    first = an_instruction(seen, to, luck) if to.kind in ("camp", "ship") else a_march(seen, to, luck)
    if is_dead(to) or to.kind == "ship":
        return [Line(first)]
    order: Any = one_of(luck, ("MAKE_CAMP", "PATROL", "CATCH_COURIERS", "AMBUSH", "SCOUT", "AWAIT", "HOLD"))
    return [Line(first), Line(Instruction(order)), *([Line(Instruction("HOLD"))] if luck.below(2) else [])]


def landing(seen: Seen, to: Addressee, luck: Luck) -> list[Line]:
    """Who is at sea goes ashore first, mostly."""
    if luck.below(8) == 0 or to.hex not in the_island(seen).terrain:
        return []
    beaches = the_island(seen).coast_around(to.hex)
    hex = one_of(luck, beaches) if beaches and luck.below(3) == 0 else ""
    return [Line(Instruction("DISEMBARK", hex=hex, attack=luck.below(2) == 0))]


def one_unit(seen: Seen, to: Addressee, order: str, luck: Luck) -> list[Line]:
    """A column of its own for one of its units."""
    if not to.units:
        return []
    unit = one_of(luck, to.units)
    do = Instruction("FORTIFY") if order else an_instruction(seen, to, luck)
    return [Line(do, units=(unit.number,))]


def a_line(seen: Seen, to: Addressee, luck: Luck) -> Line:
    """A box: open-ended, a day or a round of the next days; at night a march."""
    day = seen.day + luck.below(3)
    match luck.below(8):
        case 0:
            return Line(a_march(seen, to, luck), day, one_of(luck, NIGHTS))
        case 1 | 2:
            return Line(an_instruction(seen, to, luck), day, one_of(luck, ROUNDS))
        case 3 | 4:
            return Line(an_instruction(seen, to, luck), day)
    return Line(an_instruction(seen, to, luck))


# ---- one instruction ---------------------------------------------------------------------------------------------------
def is_dead(to: Addressee) -> bool:
    return any(unit.nation == "crurer" for unit in to.units)


def an_instruction(seen: Seen, to: Addressee, luck: Luck) -> Instruction:
    """Half of all orders are marches; the dead understand three only."""
    if to.kind == "ship":
        return sailing(seen, to, luck)
    if luck.below(2):
        return a_march(seen, to, luck)
    order: Any = one_of(luck, UNDEAD_ORDERS[:1] if is_dead(to) else WORKS)
    at = to.hex if order in ("MAKE_CAMP", "AMBUSH") and to.hex and luck.below(2) else ""
    sides = tuple(side for side in seen.sides if side != seen.viewer and order == "CATCH_COURIERS" and luck.below(3) == 0)
    formation: Any = one_of(luck, ("", "", "march", "battle"))
    return Instruction(order, hex=at, formation=formation, sides=sides, mercy=luck.below(6) == 0, patient=luck.below(8) == 0)


def a_march(seen: Seen, to: Addressee, luck: Luck) -> Instruction:
    """To somewhere; now and then by a route, with a dash, or in a formation of one's own choice."""
    order: Any = one_of(luck, [name for name in MARCHES if name in UNDEAD_ORDERS or not is_dead(to)])
    hex = target(seen, to, luck)
    route = (target(seen, to, luck),) if luck.below(5) == 0 else ()
    formation: Any = one_of(luck, ("", "", "march", "battle")) if order == "ATTACK" else ""
    return Instruction(order, hex, route, formation, dash=luck.below(8) == 0, mercy=luck.below(8) == 0)


def sailing(seen: Seen, to: Addressee, luck: Luck) -> Instruction:
    there = the_island(seen)
    near = [hex for hex in there.disc(to.hex, 3) if there.is_sea(hex)] if to.hex in there.terrain else []
    return Instruction("GO_TO", one_of(luck, near)) if near else Instruction("HOLD")


def target(seen: Seen, to: Addressee, luck: Luck) -> str:
    """Enemies as they were reported, places with a name, one's camps, or anything near."""
    there = the_island(seen)
    known = list(dict.fromkeys(mark.hex for mark in seen.marks if is_land(there, mark.hex)))
    if known and luck.below(2):
        return one_of(luck, known)
    match luck.below(5):
        case 0 | 1 if there.names:
            return one_of(luck, [hex for hex in there.names if is_land(there, hex)] or there.land)
        case 2 if seen.camps:
            return one_of(luck, [camp.hex for camp in seen.camps.values() if is_land(there, camp.hex)] or there.land)
    here = to.hex if to.hex in there.terrain else there.bridgehead
    return one_of(luck, [hex for hex in there.disc(here, 4) if not there.is_sea(hex)] or there.land)


def is_land(there: Island, hex: str) -> bool:
    return hex in there.terrain and not there.is_sea(hex)


# ---- for battles, and for when the orders have run out -------------------------------------------------------------------
def standing(seen: Seen, luck: Luck) -> Standing:
    """What a commander far away is to do in battle, in any way."""
    if luck.below(2):
        return Standing()
    others = [side for side in seen.sides if side != seen.viewer]
    return Standing(
        retreat_at=10 * luck.below(11), pursue=luck.below(2) == 0, spend_hp_tv=one_of(luck, (0, 0, 50, 120)),
        spend_hp_death=luck.below(2) == 0, let_pass=tuple(side for side in others if luck.below(4) == 0),
        ambush_continue=luck.below(2) == 0, front_split="largest" if luck.below(2) else "proportional",
        advance_after_win=luck.below(2) == 0,
    )


def some_wishes(seen: Seen, to: Addressee, luck: Luck) -> tuple[Instruction, ...]:
    """Up to three orders of different kinds."""
    kinds: list[Any] = [name for name in WISHES if name in UNDEAD_ORDERS or not is_dead(to)]
    found: list[Instruction] = []
    for _ in range(min(len(kinds), 1 + luck.below(3))):
        order = kinds.pop(luck.below(len(kinds)))
        found.append(Instruction(order, target(seen, to, luck)) if order in validation.TO_A_HEX else Instruction(order))
    return tuple(found)
