"""Contact: the table order x situation cell by cell, then who avoids a battle, who is let through, who meets whom."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from montjoy.games.clusta.model import queries, watch
from montjoy.games.clusta.model.luck import half_up
from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.protocol.events import WordNeeded
from montjoy.games.clusta.protocol.forms import Instruction, Standing
from montjoy.games.clusta.protocol.questions import Challenged
from montjoy.games.clusta.protocol.reports import BattleReport, ContactReport
from montjoy.games.clusta.rules.movement import contact, parties, timeline
from montjoy.games.clusta.rules.movement.encounters import CampaignWatch
from tests.games.clusta.acting import Table
from tests.games.clusta.board import board, field, ordered, sheet
from tests.games.clusta.clashing import play
from tests.games.clusta.marching import FLAT, Notes, moved, next_round

OPEN = field(*FLAT)
F = Fraction
ROWS = contact.armies.TABLES["orders"]
ONE, TWO = 180, 400                                          # a battalion and a regiment: to a company one and two sizes larger


def order_of(row: str) -> str:
    return {"no order": "", "overall commander present": "GO_TO", "EMBARK/DISEMBARK": "EMBARK"}.get(row, row.split()[0])


def met(row: str, men: int, answers: tuple[str, ...] = ()) -> tuple[World, Notes]:
    """A Ransard company with this order, its goal beyond a Trakorian force that holds the next hex."""
    order = order_of(row)
    lines = ["ransards 6 0102 100", f"trakorians 2 0202 {men} HOLD"]
    if row == "overall commander present":
        lines.append("ransards jarnbuk 0102 lv=4 leads 6 GO_TO:0302")
    camp = ["ransards camp 0302"] if order == "GO_TO_NEAREST_CAMP" else []
    world = board(*lines, *camp, map=OPEN)
    if order:
        hex = "0302" if row.endswith(" hex") or order == "GO_TO" else ""
        ordered(world.units["ransards.6"], f"{order}:{hex}" if hex else order)
    return world, moved(world, answers)


def did(world: World, notes: Notes) -> str:
    """What became of the company, in the table's words."""
    unit = world.units["ransards.6"]
    if world.clashes:
        assert unit.hex == "0102"
        return "attacks"
    if notes.stops:
        assert (unit.hex, unit.formation, unit.doing.stopped) == ("0102", "battle", True)
        return "becomes AWAIT" if queries.acting(unit.doing) == "AWAIT" else "stops"
    return "goes round" if notes.at(unit.id) else "-"


def told(row: str, column: int) -> str:
    """A cell's meaning: its first words; "same" and "as GO_TO" lead to another cell."""
    cell: str = ROWS[row][column]
    if row in ("EMBARK/DISEMBARK", "PATROL"):
        return "-"                                           # these do not step: fleets.py and ambush.py have their cells
    if cell.startswith(("same", "as GO_TO")):
        return "stops"
    if "becomes AWAIT" in cell:
        return "becomes AWAIT"
    return next(word for word in ("attacks", "stops", "goes round", "player's choice", "-") if cell.startswith(word))


OWN = [row for row in ROWS if row != "columns"]


@pytest.mark.parametrize("row", OWN)
@pytest.mark.parametrize(("column", "men"), [(2, ONE), (3, TWO)])
def test_own_step_meets_an_enemy(row: str, column: int, men: int) -> None:
    """CN-CONT-02, CN-CONT-03, CN-ORD-GOTO, CN-ORD-ADVANCE, CN-ORD-HURRY, CN-ORD-ATTACK-a, CN-ORD-ATTACK-b  The cells of an own
    step into a hex with hostile troops, less than two sizes larger and two sizes larger."""
    expected = told(row, column)
    if expected == "player's choice":
        for answer, outcome in (("attack", "attacks"), ("stop", "stops"), ("around", "goes round")):
            assert did(*met(row, men, (answer,))) == outcome
    else:
        assert did(*met(row, men)) == expected


@pytest.mark.parametrize("row", OWN)
def test_the_free_path(row: str) -> None:
    """CN-CONT-01  With nobody in the way: who moves is there at the end of the round, the others stay."""
    order = order_of(row)
    camp = ["ransards camp 0302"] if order == "GO_TO_NEAREST_CAMP" else []
    world = board("ransards 6 0102 100", "trakorians 2 0705 180 HOLD", *camp, map=OPEN)
    if order:
        ordered(world.units["ransards.6"], f"{order}:0302" if row.endswith(" hex") or order == "GO_TO" else order)
    moved(world)
    goes = ROWS[row][1].startswith(("moves", "goes there", "player's choice each round"))
    assert world.units["ransards.6"].hex == ("0302" if goes else "0102")


def attacked(row: str, men: int, found: bool = True) -> tuple[World, Notes]:
    """A Ransard force with this order in a hex that a Trakorian force attacks."""
    order = order_of(row)
    lines = ["ransards 6 0302 100", f"trakorians 2 0102 {men} ATTACK:0302"]
    if row == "overall commander present":
        lines.append("ransards jarnbuk 0302 lv=4 leads 6 GO_TO:0302")
    camp = ["ransards camp 0302"] if order == "FORTIFY" else []
    world = board(*lines, *camp, map=OPEN)
    ours = world.units["ransards.6"]
    if order:
        ordered(ours, f"{order}:0302" if row.endswith(" hex") or order == "GO_TO" else order)
    ours.doing.ready = order in ("AMBUSH", "SCOUT")
    notes = Notes()
    notes.finds = found
    return world, moved(world, notes=notes)


def suffered(world: World) -> str:
    ours, theirs = world.units["ransards.6"], world.units["trakorians.2"]
    if world.clashes:
        assert (ours.hex, theirs.hex) == ("0302", "0202")
        return "fights"
    if ours.hex != "0302":
        assert (theirs.hex, ours.doing.do) == ("0302", Instruction(ours.doing.do.order if ours.doing.do else "HOLD"))
        return "moves one hex"
    assert theirs.hex == "0302"
    return "is entered"


def meant(row: str, column: int) -> str:
    """A cell's meaning for who is attacked.  Flight from a force two sizes larger is a part of the battle (CN-RETR-06)."""
    cell: str = ROWS[row][column]
    if cell == "if found: as AWAIT":
        return meant("AWAIT", column)
    if cell.startswith(("free field round", "free round")):
        return "is entered"                                  # the ambush strikes then: rules/engagements/ambush.py
    if cell.startswith("moves one hex"):
        return "moves one hex"
    assert cell.startswith(("fights", "defends", "flees", "back aboard", "player's choice"))
    return "fights"


@pytest.mark.parametrize("row", OWN)
@pytest.mark.parametrize(("column", "men"), [(4, 99), (4, 100), (5, 101), (6, TWO)])
def test_attacked(row: str, column: int, men: int) -> None:
    """CN-CONT-01, CN-CONT-02, CN-ORD-AWAIT  The cells of who is attacked by fewer or equal men, by more, by a force two sizes
    larger."""
    assert suffered(attacked(row, men)[0]) == meant(row, column)


def test_scouts_that_are_not_found_are_not_met() -> None:
    """CN-CONT-01  Hidden scouts are no contact."""
    world, notes = attacked("SCOUT", 180, found=False)
    assert suffered(world) == "is entered"
    assert ("found", "trakorians.2", "ransards.6", "0302") in notes.told


# ---- who is in the next hex ------------------------------------------------------------------------------------------------
def test_hostile_is_who_bars_the_way() -> None:
    """CN-CONT-01  An empty hex, neutrals, friends and ships are no contact; an enemy is, also one who is hostile to us alone."""
    world = board("trakorians 2 0102 400e GO_TO:0302", "stegosians 1 0202 200", "ransards 6 0203 180", map=OPEN)
    party = parties.parties(world)[0]
    assert contact.meets(world, party, "0302") == []
    assert contact.meets(world, party, "0202") == []
    assert [unit.id for unit in contact.meets(world, party, "0203")] == ["ransards.6"]
    world.relations["stegosians>trakorians"] = "hostile"
    assert [unit.id for unit in contact.meets(world, party, "0202")] == ["stegosians.1"]


def test_whom_one_has_nothing_against_one_does_not_attack() -> None:
    """CN-CONT-01, CN-LOY-01  A neutral who is hostile to us bars our way; we stop, and do not attack first."""
    world = board("trakorians 2 0102 400e ADVANCE_TO:0302", "stegosians 1 0202 200", map=OPEN)
    world.relations["stegosians>trakorians"] = "hostile"
    notes = moved(world)
    assert (world.clashes, notes.stops[0].enemy, world.units["trakorians.2"].hex) == ({}, "stegosians", "0102")


@pytest.mark.parametrize(("ours", "theirs", "refuses"), [
    (50, 150, False), (50, 151, True), (50, 400, True), (51, 350, False), (51, 351, True), (150, 500, True),
    (151, 500, False), (9, 151, True), (400, 500, False),
])
def test_two_sizes_larger(ours: int, theirs: int, refuses: bool) -> None:
    """CN-CONT-03, CN-ORD-ATTACK-b, CN-ORD-ADVANCE  Only (1,3), (1,4) and (2,4): a platoon's battalion or regiment, a company's
    regiment."""
    for order in ("ATTACK:0202", "ADVANCE_TO:0302"):
        world = board(f"ransards 6 0102 {ours} {order}", f"trakorians 2 0202 {theirs} HOLD", map=OPEN)
        notes = moved(world)
        assert (bool(world.clashes), len(notes.stops)) == (not refuses, int(refuses))


def test_an_attack_that_is_refused_awaits_until_new_orders() -> None:
    """CN-ORD-ATTACK-b  A company before a camp with 400 men: it stops, writes, and evades a larger force; 160 men attack."""
    assert (contact.response("ATTACK", True), contact.response("ADVANCE_TO", True)) == ("await", "stop")
    world = board("ransards 6 0102 100 ATTACK:0202", "trakorians 2 0202 400 HOLD", "trakorians camp 0202", map=OPEN)
    notes = moved(world)
    unit = world.units["ransards.6"]
    assert (unit.hex, queries.acting(unit.doing), notes.stops[0].where) == ("0102", "AWAIT", "0202")
    next_round(world)
    ordered(world.units["trakorians.2"], "ATTACK:0102")
    assert moved(world).stops == []
    assert unit.hex != "0102"
    assert world.units["trakorians.2"].hex == "0102"
    world = board("ransards 6 0102 160 ATTACK:0202", "trakorians 2 0202 400 HOLD", "trakorians camp 0202", map=OPEN)
    moved(world)
    assert world.clashes


def test_attack_strikes_what_bars_the_way_and_takes_the_empty_hex() -> None:
    """CN-ORD-ATTACK-a  Resistance on the way is attacked too; an empty target is occupied and the order done."""
    world = board("ransards 6 0102 180 ATTACK:0402", "trakorians 2 0302 200 HOLD", map=OPEN)
    moved(world)
    clash = next(iter(world.clashes.values()))
    assert (clash.attackers, clash.from_, clash.hex, clash.why) == (["ransards.6"], "0202", "0302", "contact")
    assert not world.units["ransards.6"].doing.done
    world = board("ransards 6 0102 180 ATTACK:0302", "trakorians 2 0705 200 HOLD", map=OPEN)
    moved(world)
    assert (world.units["ransards.6"].hex, world.units["ransards.6"].doing.done) == ("0302", True)


def test_two_enemies_that_fight_by_themselves_are_two_battles() -> None:
    """CN-ORD-ATTACK-a, CN-CONT-06-X  Without a camp and a commander each unit is a front."""
    lines = ["ransards 6 0102 180 ATTACK:0202", "trakorians 2 0202 200 HOLD", "trakorians 3 0202 150 HOLD"]
    world = board(*lines, map=OPEN)
    moved(world)
    assert [clash.defenders for clash in world.clashes.values()] == [["trakorians.2"], ["trakorians.3"]]
    assert [len(clash.joined) for clash in world.clashes.values()] == [1, 0]
    for more in ("trakorians camp 0202", "trakorians kaelve 0202 lv=3"):
        world = board(*lines, more, map=OPEN, battle_decisions="standing")
        moved(world)
        assert [clash.defenders for clash in world.clashes.values()] == [["trakorians.2", "trakorians.3"]]


@pytest.mark.parametrize(("combined_combat", "fronts"), [
    ("commander_or_camp", [[5], [6]]), ("never", [[6]]), ("always", [[5, 6]]),
])
def test_who_fights_together(combined_combat: Any, fronts: list[list[int]]) -> None:
    """CN-ARMY-05, CN-CONT-06-X  Each unit by itself; the largest alone; all as one force."""
    world = board("trakorians 5 0202 150", "trakorians 6 0202 200", map=OPEN, combined_combat=combined_combat)
    found = contact.fronts(world, list(world.units.values()))
    assert [[unit.number for unit in front] for front in found] == fronts
    assert contact.fronts(world, []) == []


def test_each_side_is_a_front_and_the_largest_counts() -> None:
    """CN-CONT-06-X  Allied Ransards (400) and Crurers (500): two fronts; the size test is against the larger."""
    lines = ["trakorians 2 0102 160 ATTACK:0202", "ransards 6 0202 180 HOLD", "crurers 1 0202 500 HOLD"]
    world = board(*lines, map=OPEN)
    world.relations["ransards>crurers"] = world.relations["crurers>ransards"] = "friendly"
    moved(world)
    assert [clash.defenders for clash in world.clashes.values()] == [["ransards.6"], ["crurers.1"]]
    world = board("trakorians 2 0102 140 ATTACK:0202", *lines[1:], map=OPEN)
    world.relations["ransards>crurers"] = world.relations["crurers>ransards"] = "friendly"
    moved(world)
    assert world.clashes == {}


# ---- Go to, Advance, Hurry -------------------------------------------------------------------------------------------------
def test_who_goes_to_a_camp_stops_before_it() -> None:
    """CN-ORD-GOTO, CN-CONT-05-X  Stopped in battle formation with one courier; idle for four rounds, still one; the enemy leaves,
    and it does not go on by itself."""
    world = board("ransards 6 0102 180 GO_TO:0202", "trakorians 2 0202 200 HOLD", "trakorians camp 0202", map=OPEN)
    notes = moved(world)
    for _ in range(3):
        next_round(world)
        moved(world, notes=notes)
    unit = world.units["ransards.6"]
    assert (len(notes.stops), unit.hex, unit.formation, unit.doing.stopped) == (1, "0102", "battle", True)
    assert notes.stops[0] == watch.Stop("ransards.6", "ransards", "0102", "0202", "enemy", "trakorians", False)
    world.units["trakorians.2"].hex = "0505"
    next_round(world)
    assert moved(world).told == []


def test_a_new_contact_arises_when_one_moves_toward_the_other() -> None:
    """CN-CONT-05-X  New orders, a new step toward the enemy from another hex: a second courier."""
    world = board("ransards 6 0102 180 GO_TO:0202", "trakorians 2 0202 200 HOLD", map=OPEN)
    notes = moved(world)
    unit = world.units["ransards.6"]
    for order in ("GO_TO:0103", "GO_TO:0202"):
        unit.doing.stopped = unit.doing.done = False
        ordered(unit, order)
        next_round(world)
        moved(world, notes=notes)
    assert [stop.hex for stop in notes.stops] == ["0102", "0103"]


def test_an_advance_goes_on_after_the_battle() -> None:
    """CN-ORD-ADVANCE  The order is not done by winning; against forces that it merely passes nothing is done."""
    world = board("ransards 6 0102 180 ADVANCE_TO:0402", "trakorians 2 0202 200 HOLD", "trakorians 3 0201 200 HOLD", map=OPEN)
    moved(world)
    assert [clash.defenders for clash in world.clashes.values()] == [["trakorians.2"]]
    world.clashes.clear()
    world.units["trakorians.2"].men[0].men = 0
    next_round(world)
    moved(world)
    unit = world.units["ransards.6"]
    assert (unit.hex, unit.doing.done, world.clashes) == ("0402", True, {})


def test_who_hurries_goes_around_in_the_same_round() -> None:
    """CN-ORD-HURRY  No battle, no courier; all hexes found occupied are remembered."""
    lines = ["ransards 6 0102 180 HURRY_TO:0402", "trakorians 2 0202 200 HOLD"]
    world = board(*lines, map=OPEN)
    notes = moved(world)
    unit = world.units["ransards.6"]
    assert (notes.stops, world.clashes, unit.doing.blocked) == ([], {}, ["0202"])
    assert notes.at("ransards.6") == [("0101", F(2, 6)), ("0201", F(3, 6)), ("0301", F(4, 6)), ("0402", F(5, 6))]
    world = board(*lines, "trakorians 3 0101 200 HOLD", map=OPEN)
    notes = moved(world)
    assert world.units["ransards.6"].doing.blocked == ["0202", "0101"]
    assert notes.at("ransards.6")[0] == ("0103", F(3, 6))


def test_who_hurries_and_finds_no_way_stops() -> None:
    """CN-ORD-HURRY  As Go to, with a courier."""
    world = board("ransards 6 0000 180 HURRY_TO:0300", "trakorians 2 0100 200 HOLD", map=field("...."))
    notes = moved(world)
    unit = world.units["ransards.6"]
    assert (notes.stops[0].why, notes.stops[0].enemy) == ("enemy", "trakorians")
    assert (unit.doing.stopped, unit.formation) == (True, "battle")


def test_who_has_no_way_in_battle_formation_stops() -> None:
    """CN-MOVE-02, CN-ORD-ADVANCE  Two levels bar it; once is enough said."""
    world = board("ransards 6 0000 180 ADVANCE_TO:0200", map=field("...", levels=("022",)))
    notes = moved(world)
    next_round(world)
    moved(world, notes=notes)
    assert [(stop.why, stop.where) for stop in notes.stops] == [("way", "0200")]
    ordered(world.units["ransards.6"], "GO_TO:0200")
    world.units["ransards.6"].doing.stopped = False
    moved(world)
    assert world.units["ransards.6"].hex == "0200"


# ---- formation at contact ----------------------------------------------------------------------------------------------------
def test_who_is_caught_on_the_march() -> None:
    """CN-FORM-05  Whose own step made the contact stands in battle formation; whom the enemy reaches is still marching."""
    world = board("ransards 6 0002 180 GO_TO:0202", "trakorians 2 0202 400 HOLD", map=OPEN)
    moved(world)
    assert world.units["ransards.6"].formation == "battle"
    world = board("ransards 6 0002 100 GO_TO:0502 marched=6", "trakorians 2 0202 400 ATTACK:0002", map=OPEN)
    moved(world)
    assert (len(world.clashes), world.units["ransards.6"].formation) == (1, "march")


# ---- await -------------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("await_compares", "men", "evades"), [
    ("men", 180, False), ("men", 181, True), ("men", 150, False),
    ("size_class", 200, False), ("size_class", 350, False), ("size_class", 351, True), ("size_class", 150, False),
])
def test_who_awaits_evades_a_larger_force(await_compares: Any, men: int, evades: bool) -> None:
    """CN-ORD-AWAIT  180 men attacked by more men move one hex toward the nearest camp and keep their order; by a larger class
    with the other reading."""
    lines = ["ransards 6 0302 180 AWAIT", f"trakorians 2 0102 {men} ATTACK:0302", "ransards camp 0702"]
    world = board(*lines, map=OPEN, await_compares=await_compares)
    moved(world)
    unit = world.units["ransards.6"]
    assert (unit.hex, bool(world.clashes)) == (("0402", False) if evades else ("0302", True))
    assert unit.doing.do == Instruction("AWAIT")


def test_evasion_costs_nothing_and_minds_no_terrain() -> None:
    """CN-ORD-AWAIT  Three levels up, toward the camp; the leader goes with his men."""
    high = field("......", levels=("000300",))
    world = board("ransards 6 0200 180 AWAIT", "ransards grisban 0200 leads 6 AWAIT", "ransards camp 0500",
                  "trakorians 2 0000 400 ATTACK:0200", map=high)
    moved(world)
    assert (world.units["ransards.6"].hex, world.commanders["ransards.grisban"].hex) == ("0300", "0300")
    assert world.units["trakorians.2"].hex == "0200"


@pytest.mark.parametrize("barred", ["trakorians 3 0300 100 HOLD", "ransards camp 0200", "ransards 1 0300 500"])
def test_who_cannot_evade_fights(barred: str) -> None:
    """CN-ORD-AWAIT  In a camp, and where the hex is barred by an enemy or too full."""
    more = ["ransards 2 0300 500"] if barred.startswith("ransards 1") else []
    world = board("ransards 6 0200 180 AWAIT", "ransards camp 0500", "trakorians 2 0000 400 ATTACK:0200", barred, *more,
                  map=field("......"))
    moved(world)
    assert (world.units["ransards.6"].hex, len(world.clashes)) == ("0200", 1)


def test_the_others_of_a_hex_stand() -> None:
    """CN-ORD-AWAIT, CN-INT-03-X  Each unit follows its own order: one evades, the other fights."""
    world = board("ransards 6 0302 180 AWAIT", "ransards 7 0302 180 HOLD", "ransards camp 0702",
                  "trakorians 2 0102 400 ATTACK:0302", map=OPEN)
    moved(world)
    assert world.units["ransards.6"].hex == "0402"
    assert [clash.defenders for clash in world.clashes.values()] == [["ransards.7"]]


# ---- letting pass --------------------------------------------------------------------------------------------------------------
PASSING = ["ransards 6 0102 180 ADVANCE_TO:0402", "trakorians 2 0202 200 HOLD", "trakorians kaelve 0202 lv=3"]


def test_an_enemy_may_be_let_pass() -> None:
    """CN-CONT-02  ADVANCE_TO beyond, the defender's commander lets him pass: no battle, and he goes on; else there is one."""
    world = board(*PASSING, map=OPEN)
    notes = moved(world, ["pass"])
    assert (world.clashes, notes.stops) == ({}, [])
    assert [hex for hex, _ in notes.at("ransards.6")] == ["0202", "0302", "0402"]
    world = board(*PASSING, map=OPEN)
    moved(world, ["fight"])
    assert len(world.clashes) == 1


def test_an_attack_on_the_hex_itself_is_not_let_pass() -> None:
    """CN-CONT-02  ATTACK on this hex: a battle in spite of it; nobody is asked; nor where no commander is."""
    world = board("ransards 6 0102 180 ATTACK:0202", *PASSING[1:], map=OPEN)
    moved(world)
    assert len(world.clashes) == 1
    world = board(*PASSING[:2], map=OPEN)
    moved(world)
    assert len(world.clashes) == 1


@pytest.mark.parametrize(("let_pass", "passes"), [(("ransards",), True), (("stegosians",), False), ((), False)])
@pytest.mark.parametrize("overall", [True, False])
def test_standing_instructions_let_pass(let_pass: tuple[str, ...], passes: bool, overall: bool) -> None:
    """CN-CONT-02  battle_decisions = standing: nobody is asked; the sheet says whom to let pass."""
    world = board(*PASSING, map=OPEN, battle_decisions="standing")
    if overall:
        world.standing["trakorians"] = Standing(let_pass=let_pass)
    else:
        world.overall["trakorians"] = ""
        sheet(world, "trakorians", "kaelve", "HOLD", let_pass=let_pass)
    moved(world)
    assert (world.units["ransards.6"].hex == "0402", bool(world.clashes)) == (passes, not passes)


def test_who_cannot_be_through_in_this_round_waits_before_the_hex() -> None:
    """CN-CONT-02  Its step is paid; it goes through at the beginning of the next round."""
    world = board("ransards 6 0102 180 ADVANCE_TO:0402 marched=3", *PASSING[1:], map=OPEN)
    notes = moved(world, ["pass"])
    unit = world.units["ransards.6"]
    assert (unit.hex, unit.owed and unit.owed.to, notes.stops) == ("0102", "0202", [])
    unit.marched = 0
    next_round(world)
    moved(world, ["pass"])
    assert (unit.hex, world.clashes) == ("0402", {})


def test_who_could_never_be_through_is_not_let_pass() -> None:
    """CN-CONT-02  Nobody is asked: he would spend the night among their tents."""
    world = board("ransards 6 0102 180 ADVANCE_TO:0402 marched=4", *PASSING[1:], map=field(*("..V.....",) * 6))
    world.units["ransards.6"].hex = "0102"
    world.units["ransards.6"].marched = 5
    for _ in range(12):
        moved(world)
        if world.clashes:
            break
        next_round(world) if world.slot < 6 else setattr(world, "slot", 1)
    assert len(world.clashes) == 1


def test_crurers_neither_pass_nor_let_pass() -> None:
    """CN-CONT-02, CN-CRUR-05  They conquer hex by hex."""
    world = board("ransards 6 0102 180 ADVANCE_TO:0402", "crurers 1 0202 300 HOLD", "crurers general 0202 lv=4", map=OPEN)
    moved(world)
    assert len(world.clashes) == 1
    world = board("crurers 1 0102 300 ADVANCE_TO:0402", *PASSING[1:], map=OPEN)
    moved(world)
    assert len(world.clashes) == 1


def test_crurers_stop_where_they_have_conquered() -> None:
    """CN-CRUR-05  Entering buildings, a camp, or a hex that held an enemy ends their movement for that round."""
    village = field(".....", "..B..", ".....")
    for more, map in (([], village), (["ransards camp 0201"], field(*(".....",) * 3))):
        world = board("crurers 1 0101 400 ATTACK:0401", *more, map=map)
        world.units["crurers.1"].doing.do = Instruction("ATTACK", "0401", formation="march")
        notes = moved(world)
        assert [hex for hex, _ in notes.at("crurers.1")] == ["0201"]
        next_round(world)
        moved(world)
        assert world.units["crurers.1"].hex == "0401"
    world = board("crurers 1 0101 400", "ransards 6 0201 180 AWAIT", "ransards camp 0000", map=field(*(".....",) * 3))
    world.units["crurers.1"].doing.do = Instruction("ATTACK", "0401", formation="march")
    moved(world)
    assert (world.units["crurers.1"].hex, world.units["ransards.6"].hex != "0201") == ("0201", True)


# ---- two who move ------------------------------------------------------------------------------------------------------
def test_two_who_go_to_meet_head_on() -> None:
    """CN-CONT-04-X, CN-ORD-GOTO  Both stop, two couriers, no battle."""
    world = board("ransards 6 0102 180 GO_TO:0402", "trakorians 5 0202 200 GO_TO:0002", map=OPEN)
    notes = moved(world)
    assert (world.clashes, sorted(stop.by for stop in notes.stops)) == ({}, ["ransards.6", "trakorians.5"])
    assert [unit.hex for unit in world.units.values()] == ["0102", "0202"]


def test_the_first_to_complete_its_entry_attacks() -> None:
    """CN-CONT-04-X  It finds the other still in its old hex."""
    world = board("ransards 6 0102 180 ATTACK:0202", "trakorians 2 0202 180 ADVANCE_TO:0002", map=OPEN)
    moved(world)                                             # 2/6 and 2/7 of the round
    clash = next(iter(world.clashes.values()))
    assert (clash.attackers, clash.defenders) == (["trakorians.2"], ["ransards.6"])


@pytest.mark.parametrize(("ours", "theirs", "outcome"), [
    ("GO_TO:0302", "GO_TO:0302", "stops 2"),
    ("ADVANCE_TO:0302", "ADVANCE_TO:0302", "battle"),
    ("HURRY_TO:0502", "GO_TO:0302", "stops 1"),
])
def test_into_one_empty_hex_at_the_same_time(ours: str, theirs: str, outcome: str) -> None:
    """CN-CONT-04-X  Both stop before it; a battle if one attacks; who hurries goes around; nobody has the hex."""
    world = board(f"ransards 6 0202 180 {ours}", f"stegosians 2 0402 200 {theirs}", map=OPEN)
    world.relations["ransards>stegosians"] = "hostile"
    notes = moved(world)
    assert all(hex != "0302" for hex, _ in (*notes.at("ransards.6"), *notes.at("stegosians.2")))
    assert ("battle" if world.clashes else f"stops {len(notes.stops)}") == outcome
    if world.clashes:
        clash = next(iter(world.clashes.values()))
        assert (clash.from_, clash.hex, clash.attackers) == ("0202", "0402", ["ransards.6"])
        assert world.units["stegosians.2"].hex == "0402"


@pytest.mark.parametrize(("orders", "clashes", "stops"), [
    (("GO_TO:0302", "GO_TO:0302", "GO_TO:0302"), [], 6),
    (("ADVANCE_TO:0302", "ADVANCE_TO:0302", "ADVANCE_TO:0302"), [(4, 6), (4, 1), (6, 1)], 0),
    (("GO_TO:0302", "GO_TO:0302", "HURRY_TO:0502"), [], 4),
])
def test_three_into_one_empty_hex_at_the_same_time(orders: tuple[str, ...], clashes: list[tuple[int, int]], stops: int) -> None:
    """CN-CONT-04-X, CN-MULTI-01  Three enemies of each other: all stop before it, each before two; who attacks has each of the
    others as a front.  The last of the list does not get the hex for nothing."""
    world = board(f"trakorians 4 0203 180 {orders[0]}", f"ransards 6 0402 180 {orders[1]}", f"stegosians 1 0201 180 {orders[2]}",
                  map=OPEN)
    world.units["stegosians.1"].hex = "0202"
    world.units["trakorians.4"].marched = 1                  # as fast as the others
    for pair in world.relations:
        world.relations[pair] = "hostile"
    notes = moved(world)
    assert all(hex != "0302" for unit in world.units for hex, _ in notes.at(unit))
    fronts = [(world.units[c.attackers[0]].number, world.units[c.defenders[0]].number) for c in world.clashes.values()]
    assert (fronts, len(notes.stops)) == (clashes, stops)


def test_equal_times_and_one_two_sizes_larger() -> None:
    """CN-CONT-04-X  The company does not attack, but the regiment does: it counts as the attacker.  Both at 1/3 of the round."""
    world = board("ransards 6 0202 100 ADVANCE_TO:0302 marched=1", "trakorians 2 0402 400 ADVANCE_TO:0302", map=OPEN)
    moved(world)
    clash = next(iter(world.clashes.values()))
    assert (clash.attackers, clash.from_) == (["trakorians.2"], "0402")


def test_both_change_places_at_the_same_time() -> None:
    """CN-CONT-04-X  Until an entry is complete a mover is in its old hex: they see each other, nobody slips by."""
    world = board("ransards 6 0202 180 ADVANCE_TO:0502", "stegosians 2 0302 200 ADVANCE_TO:0002", map=OPEN)
    world.relations["ransards>stegosians"] = world.relations["stegosians>ransards"] = "hostile"
    moved(world)
    assert len(world.clashes) == 1
    assert [unit.hex for unit in world.units.values()] == ["0202", "0302"]


# ---- frozen --------------------------------------------------------------------------------------------------------------------
def test_a_battle_freezes_both_forces() -> None:
    """CN-SEQ-05  Contact at a third of the round: both end their movement there, also the marching defender."""
    world = board("ransards 6 0102 180 ADVANCE_TO:0402", "trakorians 2 0202 400 GO_TO:0705 marched=6", map=OPEN)
    moved(world)
    assert len(world.clashes) == 1
    assert [unit.hex for unit in world.units.values()] == ["0102", "0202"]
    next_round(world)
    world.units["trakorians.2"].marched = 0
    assert moved(world).told == []                           # the battle is not decided yet


def test_a_third_force_joins_as_a_further_front() -> None:
    """CN-SEQ-05  It runs into the same hex later in the round."""
    world = board("ransards 6 0102 180 ATTACK:0202", "trakorians 2 0202 400 HOLD", "crurers 1 0502 300 ATTACK:0202", map=OPEN)
    world.relations["crurers>trakorians"] = "hostile"
    moved(world)
    first, second = world.clashes.values()
    assert (first.attackers, second.attackers, first.joined) == (["ransards.6"], ["crurers.1"], [second.id])


def test_an_ambush_ends_the_march() -> None:
    """CN-SEQ-05  The victim enters the hex; what the watch makes of it freezes it there."""
    world = board("ransards 6 0102 180 GO_TO:0502", "trakorians 2 0302 200 AMBUSH:0302", map=OPEN)
    ambush = world.units["trakorians.2"]
    ambush.doing.ready = True
    notes = Notes()

    def spring(w: World) -> None:
        contact.engage(w, [ambush], [w.units["ransards.6"]], "0302", "0302", "ambush")

    notes.traps["0302"] = spring
    moved(world, notes=notes)
    assert (world.units["ransards.6"].hex, next(iter(world.clashes.values())).why) == ("0302", "ambush")


def test_who_is_destroyed_on_the_way_moves_no_more() -> None:
    """CN-SEQ-05  Nothing is left to go on."""
    world = board("ransards 6 0102 180 GO_TO:0502", map=OPEN)
    notes = Notes()
    notes.traps["0202"] = lambda w: setattr(w.units["ransards.6"].men[0], "men", half_up(F(1, 3)))
    assert len(moved(world, notes=notes).at("ransards.6")) == 1


# ---- who lets others pass ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("value", "terrain", "seen"), [(3, "0301", 200), (4, "0301", 200), (3, "0203", 220), (3, "0303", 220),
                                                        (4, "0303", 200)])
def test_who_lets_others_pass_sees_them_where_they_are(value: int, terrain: str, seen: int) -> None:
    """CN-CONT-02, CN-INFO-03, CN-INFO-04  The commander on the spot is asked: by how he leads, and by the wood in either hex of
    the contact, he sees how many come, in the hex they come from.  The die shows 11."""
    rows = ["." * 8 for _ in range(6)]
    column, row = int(terrain[:2]), int(terrain[2:])
    rows[row] = "." * column + "T" + "." * (7 - column)
    world = board(
        "ransards 6 0203 200 ADVANCE_TO:0503", "trakorians 5 0303 400 HOLD", f"trakorians x 0303 leads 5 lv={value}",
        "trakorians zafelasi 0000 lv=5", map=field(*rows),
    )
    asked = []

    def answer(seat: str, ask: Any, options: Any) -> Any:
        asked.append((seat, ask))
        return "pass" if isinstance(ask, Challenged) else None

    play(timeline.move(world, CampaignWatch()), answer, figures=11)
    assert [(seat, ask.hex, ask.men) for seat, ask in asked if isinstance(ask, Challenged)] == [("trakorians", "0303", seen)]


# ---- in a game that is played ------------------------------------------------------------------------------------------
def test_two_who_come_to_one_hex_at_one_time() -> None:
    """CN-CONT-04-X  Equally fast and equally far, one of them to attack: both stop before the hex and fight as attackers."""
    table = Table(
        "ransards trugdan 0002", "ransards grisban 0002 leads 6", "ransards 6 0002 200", "stegosians naramsi 0602",
        "stegosians officer 0602 leads 3", "stegosians 3 0602 200", dice={"tactics": {0: 12, 1: 9}},
        writes={("ransards", 0): "to grisban:\n from now: attack 0502", ("stegosians", 0): "to officer:\n from now: go to 0102"},
    ).until(0, 3)  # fmt: skip
    (ours,), (theirs,) = (table.told(side, BattleReport) for side in ("ransards", "stegosians"))
    assert (ours.how, ours.where, theirs.how, theirs.where) == ("won", "0402", "lost", "0202")


@pytest.mark.parametrize(("word", "stopped"), [("pass", False), ("fight", True)])
def test_a_commander_lets_a_force_pass(word: str, stopped: bool) -> None:
    """CN-CONT-02  The player on whose ground they come is asked; whom he lets pass goes through and learns nothing, else who
    goes to a place stops before him."""
    table = Table(
        "trakorians kaelve 0102", "trakorians tasseluka 0102 leads 5", "trakorians 5 0102 200", "ransards trugdan 0902",
        "ransards grisban 0402 leads 6", "ransards 6 0402 100", answers={"Challenged": word},
        writes={("trakorians", 0): "to tasseluka:\n from now: go to 0802"},
    ).until(1)  # fmt: skip
    assert [needed.ask for needed in table.told("ransards", WordNeeded)][:1] == ["Challenged"]
    assert table.at("trakorians", "trakorians.5") == ("0302" if stopped else "0802")
    assert bool(table.told("trakorians", ContactReport)) == stopped and not table.told("ransards", BattleReport)
