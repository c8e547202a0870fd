"""Fleets, landing, going aboard."""

from __future__ import annotations

import pytest

from montjoy.games.clusta.battle.state import Fight
from montjoy.games.clusta.model import armies, command
from montjoy.games.clusta.model.queries import ground
from montjoy.games.clusta.model.state import Clash, World
from montjoy.games.clusta.protocol import forms
from montjoy.games.clusta.protocol.battle_events import FieldRound
from montjoy.games.clusta.protocol.events import SheetSent
from montjoy.games.clusta.protocol.reports import BattleReport, Completed
from montjoy.games.clusta.rules.engagements import battles, muster
from montjoy.games.clusta.rules.knowledge import logbook
from montjoy.games.clusta.rules.movement import fleets
from montjoy.games.clusta.rules.movement.encounters import CampaignWatch
from montjoy.games.clusta.rules.orders import execution, sheets
from tests.games.clusta.acting import Table
from tests.games.clusta.board import board, commander, field, ordered, run, ship, unit
from tests.games.clusta.clashing import fight, play
from tests.games.clusta.ordering import arrives, begins, doing, messages, told

#             0         1         2         3         4
COAST = ("~~~~~~~~~~", "~~~~~~~~~~", "~~~~......", "~~~~......", "..........")
SEA = field("~~~~~~~~", "~~~~~~~~", "....~~~~", "........")
SHORE = field("........", "........", "~~~~~~~~")
WINS = {"tactics": {0: 5, 1: 9}, "morale": 20}                                  # the attacker, and the defender's nerve breaks


def fleet(*men: str, levels: tuple[str, ...] = (), hex: str = "0303", at: tuple[str, ...] = (), **more: object) -> World:
    """Trugdan aboard with units 1, 2, ... of so many men, each on a ship of its own in 0303, or where `at` says."""
    world = board("ransards trugdan 0303", "trakorians 2 0904 400e", map=field(*COAST, levels=levels),
                  **more)  # type: ignore[arg-type]
    for n, strength in enumerate(men or ("180",), 1):
        unit(world, "ransards", n, hex, strength)
        ship(world, "ransards", at[n - 1] if at else hex, "carrack", n)
    trugdan = world.commanders["ransards.trugdan"]
    trugdan.hex, trugdan.ship, trugdan.leads = "", "ransards.ship1", ["ransards.1"]
    return world


def lands(world: World, slot: int) -> None:
    """R2 and R4 of a round of day 1."""
    begins(world, 1, slot)
    run(fleets.land_all(world))


def where(world: World, *numbers: int) -> list[str]:
    return [world.units[f"ransards.{n}"].hex for n in numbers]


# ---- landing ---------------------------------------------------------------------------------------------------------
def test_a_unit_is_ashore_at_the_end_of_the_round() -> None:
    """CN-ORD-EMBARK, CN-ARR-02  Arrival in round 3: the first unit is ashore at the end of round 3, with its commander."""
    world = fleet()
    arrives(world, "ransards", "to trugdan:\n from now: disembark 0403\n from now: hold")
    lands(world, 3)
    one, trugdan = world.units["ransards.1"], world.commanders["ransards.trugdan"]
    assert (one.hex, one.ship, one.formation, one.came, one.landing) == ("0403", "", "battle", world.tick, world.tick)
    assert (trugdan.hex, trugdan.ship) == ("0403", "") and not fleets.free(world, world.ships["ransards.ship1"], "0402", [])
    run(execution.settle(world))
    lands(world, 4)
    assert one.landing == 0 and doing(world, "ransards.1") == "HOLD"


@pytest.mark.parametrize(
    ("at", "ashore"),
    [(("0302", "0302"), [1, 2]), (("0302", "0401"), [2]), (("0302",) * 4, [1, 2, 3, 4]),
     (("0302", "0401", "0301", "0301"), [3, 4])],
)
def test_one_unit_for_each_side_of_the_hex(at: tuple[str, ...], ashore: list[int]) -> None:
    """CN-ORD-EMBARK, CN-LAND-02  Two ships in the same sea hex, one coast hex: two rounds; in different sea hexes next to it:
    one; four ships in one sea hex: four rounds."""
    world = fleet(*["180"] * len(at), at=at)
    arrives(world, "ransards", "to trugdan:\n from now: disembark 0402")
    for n in range(2, len(at) + 1):
        world.units[f"ransards.{n}"].sheet = world.units["ransards.1"].sheet
    for slot, many in enumerate(ashore, 1):
        lands(world, slot)
        assert where(world, *range(1, len(at) + 1)).count("0402") == many


def test_two_coast_hexes_at_once() -> None:
    """CN-LAND-02  The hexside counts: from one sea hex into two coast hexes in one round; but one ship handles one company."""
    world = fleet("180", "180")
    arrives(world, "ransards", "to trugdan:\n unit 1, from now: disembark 0403\n unit 2, from now: disembark 0304")
    world.commanders["ransards.trugdan"].ship = "ransards.ship2"
    lands(world, 1)
    assert where(world, 1, 2) == ["0403", "0304"]
    same = fleet("100", "80")
    same.units["ransards.2"].ship = "ransards.ship1"
    arrives(same, "ransards", "to trugdan:\n unit 1, from now: disembark 0403\n unit 2, from now: disembark 0304")
    lands(same, 1)
    assert where(same, 1, 2) == ["0403", ""]


def test_nobody_lands_at_night_or_far_from_the_coast() -> None:
    """CN-ORD-EMBARK  By day, from a sea hex beside it."""
    world = fleet()
    arrives(world, "ransards", "to trugdan:\n day 1 night 1: disembark 0403")
    lands(world, 7)
    assert where(world, 1) == [""]
    far = fleet(at=("0101",))
    arrives(far, "ransards", "to trugdan:\n from now: disembark 0403")
    lands(far, 1)
    assert where(far, 1) == [""]


# ---- levels ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("men", "level", "lands_there"),
    [("180", 0, True), ("180", 1, False), ("100e", 1, True), ("100e", 2, False), ("100e+80", 0, True), ("100e+80", 1, True),
     ("100e+80", 2, False), ("5e+80", 1, False), ("100e+9", 1, False)],
)
def test_who_lands_how_high(men: str, level: int, lands_there: bool) -> None:
    """CN-LAND-03  A standard unit on a level-1 coast hex is refused, an elite one allowed; level 2 is refused for all."""
    levels = ("0000000000", "0000000000", "0000000000", f"0000{level}00000", "0000000000")
    world = fleet(men, levels=levels)
    arrives(world, "ransards", "to trugdan:\n from now: disembark 0403")
    lands(world, 1)
    assert (where(world, 1) == ["0403"]) is lands_there


def test_of_a_mixed_unit_the_elite_lands() -> None:
    """CN-LAND-03  On level 1 the standard soldiers stay aboard as a unit of their own; on level 0 all land."""
    world = fleet("100e+80", levels=("0000000000", "0000000000", "0000000000", "0000100000", "0000000000"))
    arrives(world, "ransards", "to trugdan:\n from now: disembark 0403")
    lands(world, 1)
    one, new = world.units["ransards.1"], world.units["ransards.2"]
    assert [(t.elite, t.men) for t in one.men] == [(True, 100)] and (one.hex, one.ship) == ("0403", "")
    assert [(t.elite, t.men) for t in new.men] == [(False, 80)] and (new.hex, new.ship) == ("", "ransards.ship1")


# ---- against enemies -------------------------------------------------------------------------------------------------
def test_landing_against_enemies() -> None:
    """CN-LAND-01  Ordered "disembark, attack" it is a battle, in which the unit is landing; beaten or not it is aboard till
    then."""
    world = fleet()
    world.units["trakorians.2"].hex = "0403"
    arrives(world, "ransards", "to trugdan:\n from now: disembark 0403, attack")
    lands(world, 2)
    (clash,) = world.clashes.values()
    assert (clash.why, clash.attackers, clash.defenders, clash.from_, clash.hex) == (
        "landing", ["ransards.1"], ["trakorians.2"], "0303", "0403",
    )
    one = world.units["ransards.1"]
    assert (one.ship, one.hex, one.landing) == ("ransards.ship1", "", world.tick)
    lands(world, 3)
    assert len(world.clashes) == 1 and one.landing == world.tick - 4


def test_no_landing_against_enemies_unless_ordered() -> None:
    """CN-ORD-EMBARK, CN-LAND-01  The unit stays aboard; a courier says so when it begins and each morning."""
    world = fleet()
    world.units["trakorians.2"].hex = "0403"
    arrives(world, "ransards", "to trugdan:\n from now: disembark 0403")
    for slot in (1, 2, 3):
        lands(world, slot)
    assert where(world, 1) == [""] and not world.clashes
    assert [(c.order, c.by) for c in messages(world, Completed)] == [("no landing", "ransards.1")]


def test_without_a_named_hex_it_lands_where_it_can() -> None:
    """CN-ORD-EMBARK, CN-LAND-01  Of the coast hexes beside the ship one without enemies and with room."""
    world = fleet()
    arrives(world, "ransards", "to trugdan:\n from now: disembark")
    first, second, *_ = ground(world).coast_around("0303")
    world.units["trakorians.2"].hex = first
    lands(world, 1)
    assert where(world, 1) == [second] and not messages(world, Completed)
    full = fleet()
    arrives(full, "ransards", "to trugdan:\n from now: disembark")
    for n in (11, 12):
        unit(full, "ransards", n, first, "450")
    lands(full, 1)
    assert where(full, 1) == [second]


def test_a_full_hex() -> None:
    """CN-ARMY-04  More than a thousand men do not fit ashore."""
    world = fleet()
    for n in (11, 12):
        unit(world, "ransards", n, "0403", "450")
    arrives(world, "ransards", "to trugdan:\n from now: disembark 0403")
    lands(world, 1)
    assert where(world, 1) == [""]


# ---- going aboard ----------------------------------------------------------------------------------------------------
def ashore(men: str = "180", **more: object) -> World:
    """Trugdan and unit 1 on the coast in 0403, an empty carrack in 0303."""
    world = board("ransards trugdan 0403 leads 1", f"ransards 1 0403 {men}", "trakorians 2 0904 400e", map=field(*COAST),
                  **more)  # type: ignore[arg-type]
    ship(world, "ransards", "0303")
    return world


def test_a_unit_goes_aboard() -> None:
    """CN-ORD-EMBARK  With its commander, on a ship of its side beside it."""
    world = ashore()
    arrives(world, "ransards", "to trugdan:\n from now: embark")
    lands(world, 1)
    for who in (world.units["ransards.1"], world.commanders["ransards.trugdan"]):
        assert (who.ship, who.hex) == ("ransards.ship1", "")
    run(execution.settle(world))
    assert doing(world, "ransards.1") == ""


@pytest.mark.parametrize(
    ("men", "order", "aboard"),
    [("250", "embark", True), ("251", "embark", False), ("180", "embark 0303", True), ("180", "embark 0302", False),
     ("180", "embark with ship1", True), ("180", "embark with ship2", False)],
)
def test_room_aboard(men: str, order: str, aboard: bool) -> None:
    """CN-ORD-EMBARK, CN-SEA-02  A ship with room, the one that was named, in the sea hex that was named."""
    world = ashore(men)
    arrives(world, "ransards", f"to trugdan:\n from now: {order}")
    lands(world, 1)
    assert bool(world.units["ransards.1"].ship) is aboard


def test_a_ship_takes_one_company_a_round_while_it_has_room() -> None:
    """CN-LAND-02, CN-ORD-EMBARK  The second in the next round; a third finds no room."""
    world = ashore("100")
    for n in (2, 3):
        unit(world, "ransards", n, "0403", "100")
    arrives(world, "ransards", "to trugdan:\n from now: embark")
    for slot in (1, 2, 3):
        lands(world, slot)
        for n in (1, 2, 3):
            world.units[f"ransards.{n}"].sheet = world.units["ransards.3"].sheet
    assert [bool(world.units[f"ransards.{n}"].ship) for n in (1, 2, 3)] == [True, True, False]
    assert armies.room_left(world, world.ships["ransards.ship1"]) == 50


def test_a_commander_without_troops_needs_no_turn() -> None:
    """CN-CMD-03  He goes aboard and ashore by himself, but not among enemies."""
    world = ashore()
    commander(world, "ransards", "grisban", "0403")
    arrives(world, "ransards", "to grisban:\n unit 1, from now: hold\n from now: embark")
    lands(world, 1)
    grisban = world.commanders["ransards.grisban"]
    assert (grisban.ship, grisban.hex) == ("ransards.ship1", "")
    arrives(world, "ransards", "to grisban:\n from now: disembark 0403")
    world.units["trakorians.2"].hex = "0403"
    lands(world, 2)
    assert grisban.ship
    world.units["trakorians.2"].hex = "0904"
    lands(world, 3)
    assert (grisban.ship, grisban.hex) == ("", "0403")


# ---- sailing ---------------------------------------------------------------------------------------------------------
def test_a_fleet_is_as_fast_as_its_slowest_ship() -> None:
    """CN-SEA-01  A fleet at speed 4 moves at most 4 sea hexes in a round, also in a night round; a caravel alone 5."""
    world = fleet("180", "100", hex="0900", at=("0900", "0900"))
    world.ships["ransards.ship2"].speed = 5
    arrives(world, "ransards", "to trugdan:\n from now: go to 0000\n day 1 night 1: go to 0000")
    begins(world, 1, 1)
    run(fleets.sail(world))
    assert [s.hex for s in world.ships.values()] == ["0500", "0500"]
    begins(world, 1, 7)
    run(fleets.sail(world))
    assert [s.hex for s in world.ships.values()] == ["0100", "0100"]
    begins(world, 2, 1)
    run(fleets.sail(world))
    assert {s.hex for s in world.ships.values()} == {"0000"}
    run(execution.settle(world))
    assert doing(world, "ransards.trugdan") == ""


def test_nobody_aboard_or_beside_it() -> None:
    """CN-SEA-01  A fleet without a commander stays; one beside the coast is ordered by a commander there who names a ship of
    it."""
    world = ashore()
    arrives(world, "ransards", "to trugdan:\n from now: hold\n from now: go to 0003 with ship1")
    begins(world, 1, 1)
    assert doing(world, "ransards.1") == "HOLD"
    run(fleets.sail(world))
    assert world.ships["ransards.ship1"].hex == "0003"
    lost = ashore()
    arrives(lost, "ransards", "to trugdan:\n from now: go to 0003 with ship1")
    lost.commanders["ransards.trugdan"].hex = "0804"
    begins(lost, 1, 1)
    run(fleets.sail(lost))
    assert lost.ships["ransards.ship1"].hex == "0303"


def test_a_fleet_at_hand_is_ordered_by_its_own_sheet() -> None:
    """CN-SEA-01, CN-ARR-02  The overall commander on the coast beside it writes to the fleet, at once, and to nobody across the
    water."""
    world = ashore()
    run(logbook.open_books(world))
    said = told(world, "ransards", "to ship1:\n from now: go to 0103")
    assert [s.at_once for s in said.told(SheetSent)] == [True]
    begins(world, 1, 1)
    run(fleets.sail(world))
    assert world.ships["ransards.ship1"].hex == "0103"


def test_ships_never_go_ashore_and_stop_before_enemies() -> None:
    """CN-SEA-01  Only over sea, along the route; a hex with hostile ships bars the way, one with neutrals does not."""
    world = fleet(hex="0300", at=("0300",))
    arrives(world, "ransards", "to trugdan:\n from now: go to 0000 via 0301")
    ship(world, "trakorians", "0001")
    begins(world, 1, 1)
    do = fleets.orders(world, world.ships["ransards.ship1"])
    assert do is not None and fleets.course(world, "ransards", "0300", do) == ["0301", "0300", "0200", "0100", "0000"]
    ship(world, "trakorians", "0200")
    assert fleets.course(world, "ransards", "0300", do) == ["0301", "0300"]
    world.relations["ransards>trakorians"] = world.relations["trakorians>ransards"] = "neutral"
    assert fleets.course(world, "ransards", "0300", do)[-1] == "0000"
    assert fleets.across(world, "0300", "0404") == [] and fleets.across(world, "0300", "0300") == []


def test_a_ship_that_lands_troops_in_battle_lies_still() -> None:
    """CN-SEA-01  While there is a fight for the landing."""
    world = fleet()
    world.units["trakorians.2"].hex = "0403"
    arrives(world, "ransards", "to trugdan:\n unit 1, from now: disembark 0403, attack\n from now: go to 0003")
    lands(world, 1)
    run(fleets.sail(world))
    assert world.ships["ransards.ship1"].hex == "0303"
    world.clashes.clear()
    run(fleets.sail(world))
    assert world.ships["ransards.ship1"].hex == "0003"


def test_a_fleet_that_has_sailed_lands_nobody_in_that_round() -> None:
    """CN-ORD-EMBARK, CN-SEA-01  Landing and going aboard are work of a whole round (CN-SEQ-02, R4), for the ship as well: one
    that has sailed in this round lands its company in the next one, and takes nobody aboard; nor does a commander step off it."""
    world = fleet("180", hex="0103", at=("0103",))
    commander(world, "ransards", "grisban", "", ship="ransards.ship1")
    arrives(world, "ransards", "to trugdan:\n day 1 round 1: go to 0303\n day 1: disembark 0403")
    arrives(world, "ransards", "to grisban:\n from now: disembark 0403")
    world.units["ransards.1"].sheet = ""
    arrives(world, "ransards", "to 1:\n from now: disembark 0403")
    begins(world, 1, 1)
    run(fleets.sail(world))
    run(fleets.land_all(world))
    assert world.ships["ransards.ship1"].hex == "0303" and where(world, 1) == [""]
    assert world.commanders["ransards.grisban"].ship == "ransards.ship1"
    begins(world, 1, 2)
    run(fleets.sail(world))
    run(fleets.land_all(world))
    assert where(world, 1) == ["0403"] and world.commanders["ransards.grisban"].hex == "0403"


def test_a_ship_that_has_just_come_takes_nobody_aboard() -> None:
    """CN-ORD-EMBARK  It lies beside the coast from the next round on; who has no troops waits for that as well."""
    world = ashore()
    commander(world, "ransards", "grisban", "0403")
    world.ships["ransards.ship1"].hex = "0003"
    arrives(world, "ransards", "to trugdan:\n from now: embark")
    arrives(world, "ransards", "to grisban:\n from now: embark")
    arrives(world, "ransards", "to ship1:\n from now: go to 0303")
    for slot, aboard in ((1, False), (2, True)):
        begins(world, 1, slot)
        run(fleets.sail(world))
        run(fleets.land_all(world))
        assert bool(world.units["ransards.1"].ship) is aboard
        assert bool(world.commanders["ransards.grisban"].ship) is aboard


# ---- orders from aboard ----------------------------------------------------------------------------------------------
def test_whom_an_overall_commander_at_sea_can_call() -> None:
    """CN-ARR-02  Those in his sea hex and on the coast beside his ship, without a courier; nobody else."""
    world = fleet("180", "180", at=("0303", "0003"))
    unit(world, "ransards", 5, "0403", "180")
    unit(world, "ransards", 6, "0704", "180")
    here = {id: sheets.is_here(world, "ransards", f"ransards.{id}") for id in ("trugdan", "1", "2", "5", "6")}
    assert here == {"trugdan": True, "1": True, "2": False, "5": True, "6": False}
    assert not command.in_call(world, "", "0303") and not command.in_call(world, "0403", "0404")


@pytest.mark.parametrize(("known", "true", "at_once"), [("0704", "0403", False), ("0403", "0704", True)])
def test_what_his_writer_is_told_of_a_sheet_across_the_water(known: str, true: str, at_once: bool) -> None:
    """CN-ARR-02, CN-KNOW-04  Whether it applies at once is told from what he knows: that a detached force has come to the coast
    beside his ship, or has left it, he learns by courier.  Whom he can call obeys at once all the same."""
    world = fleet()
    five = unit(world, "ransards", 5, known, "180")
    run(logbook.open_books(world))
    five.hex = true
    said = told(world, "ransards", "to 5:\n from now: go to nearest camp")
    assert [s.at_once for s in said.told(SheetSent)] == [at_once]
    assert (five.sheet != "") == (true == "0403") == (not world.couriers)


# ---- met on the way ---------------------------------------------------------------------------------------------------
def landing(*lines: str) -> World:
    world = board("ransards 1 0402 100", "ransards trugdan 0001", *lines, map=SEA)
    ship(world, "ransards", "0402", "carrack", 1)
    ordered(world.units["ransards.1"], "DISEMBARK:0302")
    return world


def test_a_fleet_that_comes_to_another_does_not_sail_on_with_it() -> None:
    """CN-SEA-01  A fleet at speed 4 moves at most 4 sea hexes in a round, also when it comes where another sets out."""
    world = board("ransards 1 0303 100", "trakorians 1 0003 100", map=SEA)
    first, second = ship(world, "ransards", "0000"), ship(world, "ransards", "0400")
    for fleet, goal in ((first, "0400"), (second, "0700")):
        fleet.speed = 4
        key = f"ransards/{fleet.id}"
        line = forms.Line(forms.Instruction("GO_TO", goal))
        world.sheets[key] = forms.Sheet(fleet.id, (line,))
        fleet.sheet = key
    begins(world, 1, 1)
    run(fleets.sail(world))
    assert (first.hex, second.hex) == ("0400", "0700")


@pytest.mark.parametrize("order", ["AMBUSH", "SCOUT"])
def test_who_lies_hidden_on_the_shore_keeps_nobody_aboard(order: str) -> None:
    """CN-ORD-EMBARK, CN-ORD-SCOUT-c  Of an ambush or of hidden scouts one learns only ashore: the unit is not kept aboard."""
    world = landing(f"trakorians 2 0302 400 {order}")
    world.units["trakorians.2"].doing.ready = True
    run(fleets.land_all(world))
    assert world.units["ransards.1"].hex == "0302" and not messages(world, Completed)


def test_who_lands_in_a_hex_enters_it() -> None:
    """CN-ORD-AMBUSH-a  A hostile unit that comes ashore enters the hex as well: the ambush strikes."""
    world = landing("trakorians 2 0302 400 AMBUSH")
    world.units["trakorians.2"].doing.ready = True
    run(fleets.land_all(world, CampaignWatch()))
    assert [(clash.why, clash.attackers) for clash in world.clashes.values()] == [("ambush", ["trakorians.2"])]


# ---- landing against enemies ------------------------------------------------------------------------------------------
def made(world: World, clash: Clash) -> Fight:
    """The fight of a clash."""
    found: Fight = play(muster.muster_fight(world, clash)).value
    return found


def beach(men: str) -> World:
    world = board(f"stegosians 2 0301 {men}", "ransards 6 0301 30", "ransards camp 0001", map=SHORE, day=2, slot=2)
    ship(world, "stegosians", "0302", "carrack", 2)
    world.relations["stegosians>ransards"] = "hostile"
    ordered(world.units["stegosians.2"], "DISEMBARK:0301", attack=True)
    world.units["stegosians.2"].formation = "march"
    play(fleets.land_all(world))
    return world


def test_a_landing_against_units_that_do_not_fight_together() -> None:
    """CN-LAND-01, CN-ARMY-05  Two units without a commander on the beach are two fronts for who lands."""
    world = board("stegosians 2 0301 250", "ransards 6 0301 180", "ransards 7 0301 180", map=SHORE, day=2, slot=2)
    ship(world, "stegosians", "0302", "carrack", 2)
    world.relations["stegosians>ransards"] = "hostile"
    ordered(world.units["stegosians.2"], "DISEMBARK:0301", attack=True)
    play(fleets.land_all(world))
    play(battles.begin_battles(world))
    assert [(c.attackers, c.defenders) for c in world.clashes.values()] == [
        (["stegosians.2"], ["ransards.6"]), (["stegosians.2"], ["ransards.7"]),
    ]


def test_who_storms_a_beach_is_not_caught_on_the_march() -> None:
    """CN-FORM-03, CN-FORM-05, CN-LAND-01  His own step makes the contact: half the troop value is all that it costs him."""
    world = beach("250")
    (clash,) = world.clashes.values()
    assert made(world, clash).side[0].march == 0


def test_who_has_won_the_beach_is_ashore() -> None:
    """CN-BATTLE-19, CN-LAND-01  "Disembark, attack" says to go there: also without a commander."""
    world = beach("250")
    fight(world, **WINS)
    unit = world.units["stegosians.2"]
    assert (unit.hex, unit.ship, world.units["ransards.6"].hex) == ("0301", "", "0201")


# ---- in a game that is played ------------------------------------------------------------------------------------------
def test_a_landing_is_taken_back_and_made_elsewhere() -> None:
    """CN-ORD-EMBARK, CN-SEA-01, CN-LAND-02  Two commanders land with their companies side by side, go aboard again the next day,
    sail on with the fleet and land in another place; who was left without a word stands where he was."""
    table = Table(
        "trakorians kaelve - leads 5", "trakorians tasseluka - leads 6", "trakorians 5 - 200 kavarell",
        "trakorians 6 - 150 kavarell", "trakorians 7 - 100 kavarell", "ransards trugdan 0307",
        terrain=("~...",) * 8, fleets="trakorians 0001", days=3,
        writes={
            ("trakorians", 0, 2): "to kaelve:\n from now: disembark\nto tasseluka:\n from now: disembark",
            ("trakorians", 1): "to kaelve:\n from now: embark\nto tasseluka:\n from now: embark",
            ("trakorians", 2): "to kaelve:\n day 2 round 1: go to 0006\n day 2: disembark",
        },
    ).until(0, 3)  # fmt: skip
    assert table.at("trakorians", "trakorians.5") == table.at("trakorians", "trakorians.kaelve") == "0100"
    table.until(1)
    seen = table.view("trakorians").units
    assert [(seen[f"trakorians.{n}"].hex, seen[f"trakorians.{n}"].ship) for n in (6, 7)] == [("0101", ""), ("0102", "")]
    table.until(2, 2)
    seen = table.view("trakorians").units
    assert [seen[f"trakorians.{n}"].hex for n in (5, 6, 7)] == ["0006", "0006", "0102"]
    assert [seen[f"trakorians.{n}"].ship for n in (5, 6, 7)] == ["trakorians.ship1", "trakorians.ship2", ""]
    assert table.until(2, 4).at("trakorians", "trakorians.5") == "0106"
    assert table.at("trakorians", "trakorians.kaelve") == "0106" and table.at("trakorians", "trakorians.tasseluka") == "0006"


@pytest.mark.parametrize("round_", [1, 2])
def test_a_patrol_falls_upon_who_lands(round_: int) -> None:
    """CN-LAND-01, CN-ORD-PATROL-b  Nobody bars the beach, but a patrol is near: it strikes in the round of the landing, also in
    the very first; half of the landing party's value counts, and beaten it is aboard again."""
    table = Table(
        "trakorians kaelve - leads 5", "trakorians 5 - 180 kavarell", "ransards trugdan 0203 leads 6", "ransards 6 0203 200",
        terrain=("~...",) * 5, fleets="trakorians 0001", arrival_round={"trakorians": round_}, dice={"tactics": {0: 5, 1: 15}},
        writes={("trakorians", 0): "to kaelve:\n from now: disembark 0101", ("ransards", 0): "to trugdan:\n from now: patrol"},
    ).until(0, round_ + 2)  # fmt: skip
    assert [report.how for report in table.told("trakorians", BattleReport)] == ["lost"]
    assert [fought.hundredths for fought in table.told("trakorians", FieldRound)][:1] == [5000]      # 400 against 180, not 360
    seen = table.view("trakorians")
    assert (seen.units["trakorians.5"].ship, seen.units["trakorians.5"].hex) == ("trakorians.ship1", "0001")
    assert seen.commanders["trakorians.kaelve"].ship == "trakorians.ship1"


def test_a_landing_is_beaten_back_aboard() -> None:
    """CN-LAND-01  It lands fighting, as its sheet says, with half its value; beaten it goes back aboard."""
    table = Table(
        "trakorians kaelve - leads 5", "trakorians 5 - 200 kavarell", "ransards trugdan 0303", "ransards grisban 0101 leads 6",
        "ransards 6 0101 180", terrain=("~...",) * 4, fleets="trakorians 0001", dice={"tactics": {0: 15, 1: 5}},
        writes={("trakorians", 0): "to kaelve:\n from now: disembark 0101, attack",
                ("ransards", 0): "to grisban:\n from now: hold"},
    ).until(0, 4)  # fmt: skip
    (ours,) = table.told("trakorians", BattleReport)
    assert ours.how == "lost" and table.view("trakorians").units["trakorians.5"].ship == "trakorians.ship1"
    assert [report.how for report in table.told("ransards", BattleReport)] == ["won"]


def test_who_wins_his_landing_is_ashore() -> None:
    """CN-ORD-EMBARK, CN-LAND-01  When the hex is won he stands in it and is aboard no more, nor is who leads him; others on other
    ships stay there."""
    table = Table(
        "trakorians kaelve - leads 5", "trakorians 5 - 200 kavarell", "trakorians tasseluka - leads 6",
        "trakorians 6 - 200 kavarell", "ransards trugdan 0304", "ransards grisban 0101 leads 6", "ransards 6 0101 100",
        terrain=("~...",) * 5, fleets="trakorians 0001", dice={"tactics": {0: 5, 1: 15}},
        writes={("trakorians", 0, 2): "to kaelve:\n from now: disembark 0101, attack\nto tasseluka:\n from now: hold"},
    ).until(0, 4)  # fmt: skip
    assert [report.how for report in table.told("trakorians", BattleReport)] == ["won"]
    seen = table.view("trakorians")
    assert (seen.units["trakorians.5"].hex, seen.units["trakorians.5"].ship) == ("0101", "")
    assert (seen.commanders["trakorians.kaelve"].hex, seen.commanders["trakorians.kaelve"].ship) == ("0101", "")
    assert seen.units["trakorians.6"].hex == "0001"
