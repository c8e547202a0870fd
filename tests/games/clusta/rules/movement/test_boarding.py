"""Boarding fights."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.protocol.events import WordNeeded
from montjoy.games.clusta.protocol.reports import BattleReport, InCommand
from montjoy.games.clusta.rules.movement import fleets
from tests.games.clusta.acting import Table
from tests.games.clusta.board import board, commander, field, run, ship, specialist, unit
from tests.games.clusta.ordering import arrives, begins

OPEN_SEA = ("~~~~~~~~", "~~~~~~~~", "~~~~~~~~", "........")


def at_sea(ours: str = "400e", theirs: str = "180", *, attack: str = "0401", **more: Any) -> World:
    """The Trakorians with kaelve in 0301, the Ransards with grisban in 0401, a ship each."""
    world = board("trakorians kaelve 0301", "ransards grisban 0401", map=field(*OPEN_SEA), battle_decisions="standing", **more)
    for side, who, men, hex in (("trakorians", "kaelve", ours, "0301"), ("ransards", "grisban", theirs, "0401")):
        unit(world, side, 1, hex, men)
        found = ship(world, side, hex, "galbalon" if side == "trakorians" else "carrack", 1)
        world.commanders[f"{side}.{who}"].hex, world.commanders[f"{side}.{who}"].ship = "", found.id
    arrives(world, "trakorians", f"to kaelve:\n from now: attack {attack}")
    return world


def meet(world: World, dice: list[int]) -> World:
    begins(world, 1, 1)
    run(fleets.land_all(world), dice)
    return world


def test_a_fleet_is_driven_off() -> None:
    """CN-SEA-01  TV 1200 against 360: 840 more; margins 5 and -2, difference 7: 5/80, a star: the loser flees one sea hex."""
    world = at_sea()
    meet(world, [10, 10, 8, 15, 100, 100, 10, *[10] * 2])
    ransard, carrack = world.units["ransards.1"], world.ships["ransards.ship1"]
    assert ransard.present == 36 and world.units["trakorians.1"].present == 380
    assert (carrack.hex, ransard.ship) == ("0500", "ransards.ship1") and world.fight is None and not world.clashes
    assert world.ships["trakorians.ship1"].hex == "0301"
    told = [report for side in ("trakorians", "ransards") for d in world.arrived[side] for report in d.reports]
    lost = [(r.how, r.enemy_lost, r.own_lost) for r in told if isinstance(r, BattleReport)]
    assert lost == [("won", 144, 20), ("lost", 20, 144)]


def test_a_dagger_sinks_all() -> None:
    """CN-SEA-01  A dagger result sinks the loser with all aboard: men, commander, specialists, ships; nobody is left to tell
    of it, and nobody rises."""
    world = at_sea()
    specialist(world, "ransards", "spy", "grisban")
    unit(world, "ransards", 2, "", "5", ship="ransards.ship1")
    ship(world, "ransards", "0501")
    meet(world, [10, 10, 1, 2, 15, 10])
    assert list(world.ships) == ["trakorians.ship1", "ransards.ship2"] and world.dead["ransards"] == 185
    assert [world.units[f"ransards.{n}"].present for n in (1, 2)] == [0, 0]
    assert world.commanders["ransards.grisban"].fate == "dead" and world.specialists["ransards.spy1"].gone
    assert not world.rising and "ransards" not in world.arrived


def test_ships_without_men_flee() -> None:
    """CN-SEA-01  There is nobody to fight; and who has nobody aboard attacks nobody."""
    world = at_sea()
    world.units["ransards.1"].ship, world.units["ransards.1"].hex = "", "0503"
    meet(world, [])
    assert world.ships["ransards.ship1"].hex == "0500"
    other = at_sea()
    other.units["trakorians.1"].ship, other.units["trakorians.1"].hex = "", "0503"
    meet(other, [])
    assert other.ships["ransards.ship1"].hex == "0401"


@pytest.mark.parametrize(
    ("order", "hex"), [("go to 0401", ""), ("attack 0401", "0401"), ("attack 0601", "0401"), ("attack 0003", "")]
)
def test_only_attack_attacks(order: str, hex: str) -> None:
    """CN-SEA-01  Go to stops before the enemy; Attack fights whoever lies in its way; one for the land is none for a fleet."""
    world = at_sea()
    arrives(world, "trakorians", f"to kaelve:\n from now: {order}")
    begins(world, 1, 1)
    do = world.commanders["trakorians.kaelve"].doing.do
    assert fleets.in_the_way(world, "trakorians", "0301", do) == hex
    assert fleets.in_the_way(world, "trakorians", "0301", None) == ""


def test_in_one_hex() -> None:
    """CN-SEA-01  Fleets that lie in one sea hex fight there."""
    world = at_sea()
    world.ships["ransards.ship1"].hex = "0301"
    begins(world, 1, 1)
    do = world.commanders["trakorians.kaelve"].doing.do
    assert fleets.in_the_way(world, "trakorians", "0301", do) == "0301"


def test_who_fights_aboard() -> None:
    """CN-SEA-01  The senior commander leads; the strongest eight contingents fight; no camp, height or formation counts."""
    world = at_sea()
    for n in range(2, 11):
        unit(world, "trakorians", n, "0301", f"{20 + n}")
        world.units[f"trakorians.{n}"].hex, world.units[f"trakorians.{n}"].ship = "", "trakorians.ship1"
    crew = fleets.crews(world, "trakorians", "0301")
    assert [u.number for u in crew] == [1, 4, 5, 6, 7, 8, 9, 10]
    commander(world, "trakorians", "tasseluka", "0301")
    made = run(fleets.force(world, "trakorians", "0301", "0401", crew, attacks=True), [10]).value
    assert made.commanders == ((4, 4), (3, 3)) and sum(t.men for t in made.troops) == sum(u.present for u in crew)
    assert (made.height, made.march, made.camp, made.buildings, made.attacks) == (False, False, 2, False, True)


def test_nowhere_to_flee() -> None:
    """CN-SEA-01  Hemmed in by enemies a fleet stays where it is."""
    world = at_sea()
    for hex in ("0400", "0500", "0501", "0402", "0502"):
        ship(world, "trakorians", hex)
    fleets.flee(world, "ransards", "0401", "0301")
    assert world.ships["ransards.ship1"].hex == "0401"


def test_no_battles_between_those_who_are_not_at_odds() -> None:
    """CN-SEA-01  Neutrals sail past each other."""
    world = at_sea()
    world.relations["ransards>trakorians"] = world.relations["trakorians>ransards"] = "neutral"
    assert meet(world, []).units["ransards.1"].present == 180


def test_a_fleet_that_has_lost_a_unit_is_not_sunk() -> None:
    """CN-SEA-01  Only a dagger sinks: with the one man of unit 2 dead and unit 1 driven off, the ship flees with all aboard."""
    world = at_sea()
    unit(world, "ransards", 2, "", "1e", ship="ransards.ship1")
    meet(world, [10, 10, 8, 15, 100, 100, 10, *[10] * 2])
    assert world.ships["ransards.ship1"].hex == "0500" and world.units["ransards.1"].present > 0
    assert world.units["ransards.2"].present == 0 and world.commanders["ransards.grisban"].fate == ""


# ---- in a game that is played ------------------------------------------------------------------------------------------
def fleets_meet(ours: str, theirs: str, *lines: str, **more: Any) -> Table:
    """Both fleets have come on day 0; on day 1 the Trakorians sail to attack the Ransards'."""
    return Table(
        "trakorians kaelve - leads 1", f"trakorians 1 - {ours} galbalon", "ransards trugdan - leads 6",
        f"ransards 6 - {theirs} caravel", *lines, terrain=OPEN_SEA,
        writes={("trakorians", 1): "to kaelve:\n from now: attack 0401"},
        fleets="trakorians 0001 ransards 0401", **more,
    ).until(2)  # fmt: skip


def test_two_fleets_fight_in_a_game() -> None:
    """CN-SEA-01  The attacker boards the fleet in his way; both players are asked where their fleets lie, the beaten fleet flees
    one sea hex, and each has his report at once."""
    table = fleets_meet("400", "180", dice={"tactics": {0: 5, 1: 15}})
    assert [(word.ask, word.hex) for word in table.told("trakorians", WordNeeded)][:1] == [("POINT", "0301")]
    assert [(word.ask, word.hex) for word in table.told("ransards", WordNeeded)][:1] == [("POINT", "0401")]
    (won,), (lost,) = (table.told(side, BattleReport) for side in ("trakorians", "ransards"))
    assert (won.how, won.enemy_lost, won.own_lost) == ("won", 90, 40)
    assert (lost.how, lost.hex, lost.own_lost) == ("lost", "0500", 90)
    assert table.at("ransards", "ransards.ship1") == "0500"


def test_a_fleet_is_sunk_in_a_game() -> None:
    """CN-SEA-01, CN-CMD-04-X  A dagger: the fleet goes down with all aboard; the victor has his report, the loser hears of
    nothing, and his next in rank commands from the next morning on."""
    table = fleets_meet("400e", "180", "trakorians 2 - 400e galbalon", "ransards grisban 0003",
                        dice={"tactics": {0: 1, 1: 20}, "CN-DICE-04": 1, "CN-DICE-05": 20}, days=3)  # fmt: skip
    assert [(report.how, report.enemy_lost) for report in table.told("trakorians", BattleReport)] == [("won", 180)]
    assert not table.told("ransards", BattleReport)
    table.until(2, 1)
    assert [report.by for report in table.told("ransards", InCommand)] == ["ransards.trugdan", "ransards.grisban"]
