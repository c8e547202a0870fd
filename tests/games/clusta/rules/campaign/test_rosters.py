"""Who comes: CN-TRAK, CN-RANS, CN-STEG, CN-CRUR; who regards whom how: CN-LOY-01."""

from __future__ import annotations

import pytest

from montjoy.core import effects as fx
from montjoy.games.clusta.battle.tactics import tactics_of
from montjoy.games.clusta.model import armies, sides
from montjoy.games.clusta.model.scenario import Config
from montjoy.games.clusta.options import ClustaOptions
from montjoy.games.clusta.protocol.forms import clock
from montjoy.games.clusta.rules.campaign import opening, rosters
from tests.games.clusta.begun import begun, fresh
from tests.games.clusta.board import board, run


def army(name: str, priority: str = "", **more) -> rosters.Army:
    config = {key: more.pop(key) for key in list(more) if key in Config.__struct_fields__}
    return rosters.army(name, priority, ClustaOptions(**more), Config(**config))  # type: ignore[arg-type]


def total(found: rosters.Army) -> tuple[list[int], int, int]:
    """Unit numbers, men, troop value."""
    men = [c for unit in found.units for c in unit.men]
    return [unit.number for unit in found.units], sum(c.men for c in men), armies.tv2(men) // 2


def trades(found: rosters.Army) -> dict[str, int]:
    names = [expert.trade for expert in found.experts]
    return {name: names.count(name) for name in names}


def values(found: rosters.Army) -> dict[str, int]:
    return {officer.id: officer.leader_value for officer in found.officers}


# ---- Trakorians ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("rolled", "found"), [
    (1, "disgrace"), (3, "disgrace"), (4, "low"), (8, "low"), (9, "high"), (15, "high"), (16, "highest"), (20, "highest"),
])
def test_priority_is_rolled(rolled, found):
    """CN-TRAK-02, CN-T-PRIORITY  1T20, hidden: trakorian_priority = roll."""
    world = fresh("trakorians ransards", trakorian_priority="roll")
    coro = opening.priority(world)
    effect = coro.send(None)
    assert (effect.to, effect.why, effect.about) == (fx.NOBODY, "CN-TRAK-02", ("trakorians",))
    coro.close()
    run(opening.priority(world), [rolled])
    assert world.priority == found


@pytest.mark.parametrize("trakorian_priority", ["disgrace", "low", "high", "highest"])
def test_priority_is_set(trakorian_priority):
    """CN-TRAK-02  The umpire may set it; nothing is rolled."""
    world = fresh("trakorians ransards", trakorian_priority=trakorian_priority)
    assert run(opening.priority(world)).rolls == []
    assert world.priority == trakorian_priority


@pytest.mark.parametrize(("priority", "found"), [
    ("disgrace", {"kaelve": 3}), ("low", {"tasseluka": 4, "kaelve": 3}), ("high", {"tasseluka": 4, "kaelve": 3}),
    ("highest", {"tasseluka": 4, "kaelve": 3, "kyrias": 5}),
])
def test_trakorian_commanders(priority, found):
    """CN-TRAK-01, CN-T-COMMANDERS  Tasseluka not in disgrace, Kyrias only at the highest priority."""
    assert values(army("trakorians", priority)) == found


def test_disgrace():
    """CN-TRAK-03  One ship, one unit, 250 men, TV 500, one astrologer; a battalion with 7 points and morale 13."""
    found = army("trakorians", "disgrace")
    assert (total(found), trades(found)) == (([1], 250, 500), {"astrologer": 1})
    world = begun("trakorians ransards", [1, 2, 3, 1, 1], trakorian_priority="disgrace", ransard_pirate_ships_met=0)
    unit = world.units["trakorians.1"]
    assert (unit.name, armies.points(unit, world.options)) == ("da Kaelves följe", 7)
    assert [(s.kind, s.room) for s in world.ships.values() if s.side == "trakorians"] == [("carrack", 250)]


def test_low_priority():
    """CN-TRAK-04  Units 1, 5 and 6: 800 men, TV 2000; one astrologer."""
    found = army("trakorians", "low")
    assert (total(found), trades(found)) == (([1, 5, 6], 800, 2000), {"astrologer": 1})


def test_high_priority():
    """CN-TRAK-05  Units 1, 2, 5 to 9: 1,800 men, TV 4400; interrogator, war engineer, spy, two astrologers."""
    found = army("trakorians", "high")
    assert total(found) == ([1, 2, 5, 6, 7, 8, 9], 1800, 4400)
    assert trades(found) == {"astrologer": 2, "interrogator": 1, "war_engineer": 1, "spy": 1}


def test_highest_priority():
    """CN-TRAK-06, CN-T-ROSTER-TRAK  The whole sheet: 3,200 men, TV 8000; three spies; Kyrias."""
    found = army("trakorians", "highest")
    assert total(found) == (list(range(1, 13)), 3200, 8000)
    assert trades(found) == {"astrologer": 2, "interrogator": 1, "war_engineer": 1, "spy": 3}
    assert "kyrias" in values(found)


def test_trakorian_interrogator():
    """CN-SPEC-02  Interrogation 20: any 1T20 succeeds."""
    skills = [x.skill for x in army("trakorians", "high").experts if x.trade == "interrogator"]
    assert skills == [20] and all(rolled <= skills[0] for rolled in range(1, 21))


# ---- Ransards --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("grisban_leader_value", "tactics", "superled"), [(3, 13, False), (4, 17, True)])
def test_ransard_commanders(grisban_leader_value, tactics, superled):
    """CN-RANS-01  Trugdan 4; Grisban 3, or 4 as in the example; Manzonla is no commander."""
    found = values(army("ransards", grisban_leader_value=grisban_leader_value))
    assert found == {"trugdan": 4, "grisban": grisban_leader_value}
    assert (tactics_of(found["grisban"]), found["grisban"] >= armies.SUPERLED) == (tactics, superled)


def test_grisban_under_the_example_reading():
    """CN-GEN-13  example_reading = on makes Grisban's leader value 4 in the world itself."""
    world = begun("trakorians ransards", [9, 1, 2, 3, 1, 1], example_reading="on", ransard_pirate_ships_met=0)
    assert (world.commanders["ransards.grisban"].leader_value, world.commanders["ransards.grisban"].hero_points) == (4, 4)


def test_ransard_fleet():
    """CN-RANS-02, CN-T-ROSTER-RANS, CN-T-SPECIALISTS  1,470 men, TV 3240; spy, interrogator, three hippogriffs, two
    astrologers."""
    found = army("ransards")
    assert total(found) == ([1, 2, 3, 4, 5, 6, 7], 1470, 3240)
    assert trades(found) == {"astrologer": 1, "half_astrologer": 1, "spy": 1, "interrogator": 1, "hippogriff": 3}
    assert [unit.ship for unit in found.units] == ["carrack"] * 3 + ["caravel"] * 4


def test_ransard_interrogator():
    """CN-RANS-06  Interrogation 17."""
    assert [x.skill for x in army("ransards").experts if x.trade == "interrogator"] == [17]


def test_ransard_astrologers():
    """CN-RANS-07  An ordinary one, and Manzonla at half the rate, with skills as the config has them."""
    found = [x for x in army("ransards", astrologer_skill=14, manzonla_skill=9).experts if "astrologer" in x.trade]
    assert [(x.trade, x.skill, x.name) for x in found] == [("astrologer", 14, ""), ("half_astrologer", 9, "Manzonla")]


def test_pirates_join():
    """CN-RANS-03  met=2, percent rolls 50 and 51: one unit of 100 Ransard standard soldiers, TV 200, a company with 7 points."""
    world = fresh("trakorians ransards")
    done = run(opening.pirates(world), [50, 51])
    assert [(why, about) for why, about, _ in done.rolls] == [("CN-RANS-03", ("ransards", 1)), ("CN-RANS-03", ("ransards", 2))]
    (unit,) = world.units.values()
    assert (unit.side, unit.present, armies.tv2(unit.men), armies.points(unit, world.options)) == ("ransards", 100, 400, 7)
    assert [(s.kind, s.room, s.speed) for s in world.ships.values()] == [("pirate ship", 100, 6)]


def test_pirates_are_numbered_on():
    """CN-RANS-03, CN-T-CONFIG  Both join, with the men the scenario says: units 8 and 9."""
    world = begun("trakorians ransards", [1, 50, 1, 1, 1, 1], pirate_ship_men=60, trakorian_priority="low", conflux_hex="0409")
    assert [(u.number, u.present) for u in world.units.values() if u.side == "ransards"][7:] == [(8, 60), (9, 60)]


@pytest.mark.parametrize("met", [0, 1, 3])
def test_pirate_ships_met(met):
    """CN-RANS-03  As many rolls as ships are met."""
    world = fresh("trakorians ransards", ransard_pirate_ships_met=met)
    assert len(run(opening.pirates(world), [51] * met).rolls) == met
    assert world.units == {}


@pytest.mark.parametrize(("ransard_shagul_alliance", "dice", "found"), [(False, [], 0), (True, [1], 3), (True, [4], 6)])
def test_necromancers(ransard_shagul_alliance, dice, found):
    """CN-RANS-04  Allied with Shagul: 1T4+2 necromancers."""
    world = fresh(ransard_shagul_alliance=ransard_shagul_alliance)
    run(opening.necromancers(world), dice)
    assert [s.trade for s in world.specialists.values()] == ["necromancer"] * found
    assert world.allied is ransard_shagul_alliance


def test_allies_without_ransards():
    """CN-RANS-04  Where no Ransards play there is no alliance: ransard_shagul_alliance = true."""
    assert not fresh("trakorians crurers", ransard_shagul_alliance=True).allied


# ---- Stegosians and Crurers --------------------------------------------------------------------------------------------
def test_stegosian_commanders():
    """CN-STEG-01  Naramsi 3 and the good officer 2; Arn only if he comes."""
    assert values(army("stegosians")) == {"naramsi": 3, "officer": 2}
    world = begun("ransards stegosians", [2, 1, 1, 1, 1], ransard_pirate_ships_met=0)
    assert [c.leader_value for c in world.commanders.values() if c.side == "stegosians"] == [3, 2]
    assert not [event for event in world.events if event.kind == "arn_arrives"]


def test_arn_comes():
    """CN-STEG-01, CN-GEN-03, CN-STEG-03  With arn_arrival_day 10 he is expected then; landed, he is overall commander."""
    world = begun("ransards stegosians", [2, 1, 1, 1, 1], ransard_pirate_ships_met=0, arn_arrival_day=10)
    assert [event.at for event in world.events if event.kind == "arn_arrives"] == [clock(10, 1)]
    assert world.overall["stegosians"] == "stegosians.naramsi"
    opening.arn_lands(world)
    arn = world.commanders["stegosians.arn"]
    assert (arn.leader_value, arn.hero_points, world.overall["stegosians"]) == (5, 5, arn.id)
    assert arn.ship == world.commanders["stegosians.naramsi"].ship != ""
    opening.arn_lands(world)
    assert list(world.commanders).count(arn.id) == 1


def test_arn_comes_to_the_first_camp():
    """CN-STEG-01  Where there is a Stegosian camp he lands at it."""
    world = board("stegosians camp 0115", "stegosians camp 0409", "stegosians naramsi 0622", "ransards 6 0720 180")
    opening.arn_lands(world)
    assert world.commanders["stegosians.arn"].hex == "0115"


def test_arn_comes_to_nobody():
    """CN-STEG-01  No camp and no commander: with the first unit, or nowhere at all."""
    world = board("stegosians 2 0720 250", "ransards 6 0720 180")
    opening.arn_lands(world)
    assert world.commanders["stegosians.arn"].hex == "0720"
    world = board(sides="stegosians ransards")
    opening.arn_lands(world)
    assert world.commanders["stegosians.arn"].hex == ""


def test_stegosian_fleet():
    """CN-STEG-02, CN-T-ROSTER-STEG  1,050 men, TV 2250; a spy and the court astrologer, no interrogator."""
    found = army("stegosians")
    assert total(found) == ([1, 2, 3, 4], 1050, 2250)
    assert trades(found) == {"astrologer": 1, "spy": 1}


def test_crurers():
    """CN-CRUR-01, CN-CRUR-02, CN-T-ROSTER-CRUR  Fourteen groups of 500, TV 10500; five generals of leader value 4."""
    found = army("crurers")
    assert total(found) == (list(range(1, 15)), 7000, 10500)
    assert list(values(found).values()) == [4] * 5
    world = begun("trakorians crurers", [9, 5, 1, 1])
    dead = [unit for unit in world.units.values() if unit.side == "crurers"]
    assert all(unit.undead and not unit.hex and not unit.ship for unit in dead)
    assert [c.leads for c in world.commanders.values() if c.side == "crurers"][-1] == ["crurers.9", "crurers.10"]
    assert [event.at for event in world.events if event.kind == "bridge_complete"] == [clock(14, 1)]


@pytest.mark.parametrize(("side", "ids"), [("ransards", [1, 2, 3, 4, 5, 6, 7]), ("stegosians", [1, 2, 3, 4])])
def test_ship_companies(side, ids):
    """CN-ARMY-01  One unit a ship, each with a marker of its own: the Ransard roster yields seven, numbered 1 to 7."""
    assert [unit.number for unit in rosters.ship_companies(side)] == ids
    world = begun("ransards stegosians", [2, 1, 1, 1, 1], ransard_pirate_ships_met=0)
    mine = [unit for unit in world.units.values() if unit.side == side]
    assert [unit.id for unit in mine] == [f"{side}.{n}" for n in ids]
    assert [world.ships[unit.ship].room for unit in mine] == [unit.present for unit in mine]
    assert len({unit.ship for unit in mine}) == len(ids)


# ---- who regards whom how ------------------------------------------------------------------------------------------------
def test_trakorian_manners():
    """CN-TRAK-07, CN-T-RELATIONS  At war with the Ransards; the settled population is left alone."""
    relations = fresh("trakorians ransards").relations
    assert relations["trakorians>local_population"] == "neutral"
    assert relations["trakorians>ransards"] == relations["ransards>trakorians"] == "hostile"


def test_ransard_manners():
    """CN-RANS-09, CN-T-RELATIONS  The Hypherers and the high tacticum are enemies, the Felikers not."""
    relations = fresh("trakorians ransards").relations
    assert relations["ransards>hypherers"] == relations["ransards>kyrias_high_tacticum"] == "hostile"
    assert relations["ransards>felikers"] == relations["ransards>local_population"] == "neutral"


def test_relations():
    """CN-LOY-01  Trakorians and Ransards are hostile, Trakorians and Stegosians neutral; what is not listed is neutral."""
    world = fresh()
    assert sides.hostile(world, "trakorians", "ransards") and not sides.hostile(world, "trakorians", "stegosians")
    assert sides.attitude(world, "stegosians", "local_population") == "neutral"
    assert all(sides.hostile(world, "crurers", side) for side in ("trakorians", "ransards", "stegosians"))
    assert sides.friendly(world, "ransards", "ransards") and not sides.hostile(world, "ransards", "ransards")


@pytest.mark.parametrize(("ransard_shagul_alliance", "found"), [(False, "hostile"), (True, "friendly")])
def test_relations_of_allies(ransard_shagul_alliance, found):
    """CN-LOY-01, CN-RANS-04  Ransards and Crurers are friends while they are allied."""
    world = fresh(ransard_shagul_alliance=ransard_shagul_alliance)
    assert world.relations["ransards>crurers"] == world.relations["crurers>ransards"] == found
    assert sides.friendly(world, "ransards", "crurers") is ransard_shagul_alliance


def test_own_relations():
    """CN-LOY-01, CN-GAP-01  A scenario says otherwise, one way at a time; hostility of one is not that of the other."""
    world = fresh(relations={"stegosians>trakorians": "hostile", "ransards>stegosians": "friendly", "crurers>nobody": "hostile"})
    assert sides.hostile(world, "stegosians", "trakorians") and not sides.hostile(world, "trakorians", "stegosians")
    assert sides.at_odds(world, "trakorians", "stegosians")
    assert not sides.friendly(world, "ransards", "stegosians")
    assert "crurers>nobody" not in world.relations


def test_whom_the_stegosians_obey():
    """CN-STEG-03  Naramsi, or Arn while he is there; Melealina's orders are nothing."""
    world = board("stegosians naramsi 0115", "ransards 6 0720 180")
    assert sides.stegosian_lord(world) == "stegosians.naramsi" == world.overall["stegosians"]
    opening.arn_lands(world)
    assert sides.stegosian_lord(world) == "stegosians.arn" == world.overall["stegosians"]
    world.commanders["stegosians.arn"].fate = "dead"
    assert sides.stegosian_lord(world) == "stegosians.naramsi"
    world.commanders["stegosians.naramsi"].fate = "captured"
    assert sides.stegosian_lord(world) == ""


def test_occupied():
    """CN-GEN-15-X  A unit with men, or a camp, and nothing else."""
    world = board("ransards 6 0409 180", "ransards 7 0410 0", "ransards grisban 0411", "trakorians camp 0622")
    found = [sides.occupies(world, "ransards", hex) for hex in ("0409", "0410", "0411", "0622", "")]
    assert found == [True, False, False, False, False]
    assert sides.occupies(world, "trakorians", "0622")
