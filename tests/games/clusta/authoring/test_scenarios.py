"""Scenario files: what ours say, what a file may replace, and what is said to the author of a bad one."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from montjoy.core.content import files
from montjoy.core.content.files import BadFile
from montjoy.games.clusta import options
from montjoy.games.clusta.authoring import scenario_files
from montjoy.games.clusta.game import game
from montjoy.games.clusta.model import armies
from montjoy.games.clusta.model.island import island
from montjoy.games.clusta.model.scenario import ClustaScenario, Config, config_of, covered, seats
from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.options import read_options
from montjoy.games.clusta.protocol.forms import Instruction, Orders, clock
from montjoy.games.clusta.rules.campaign import opening
from montjoy.games.clusta.rules.campaign.setup import set_up
from montjoy.words import LANGUAGES, Words
from tests.games.clusta.board import run

HOME = Path(options.__file__).parent
OURS = scenario_files.read_folder(HOME / "scenarios")
GOOD = '''
id = "small"
title = "Small"
map = "cove"

[config]
conflux_day = 3

[[sides]]
id = "ransards"
[[sides]]
id = "trakorians"

[[units]]
side = "trakorians"
number = 5
hex = "0202"

[[units]]
side = "ransards"
number = 30
name = "The thirtieth"
elite = 60
standard = 40
hex = "0406"

[[commanders]]
side = "ransards"
id = "ulf"
name = "Ulf"
leader_value = 2
hero_points = 0
hex = "0406"
leads = [30]

[[camps]]
side = "ransards"
name = "Beach"
hex = "0406"
days = 3

[[specialists]]
side = "ransards"
trade = "interrogator"
with = "camp1"

[[sheets]]
side = "ransards"
[sheets.sheet]
to = "ulf"
[[sheets.sheet.lines]]
do = { order = "HOLD" }

[[events]]
day = 1
round = 3
type = "stonefather_planted"
hex = "0404"
'''


def read(text: str, folder: Path) -> ClustaScenario:
    path = folder / "small.toml"
    path.write_text(text, "utf-8")
    return scenario_files.read_file(path)


# ---- ours --------------------------------------------------------------------------------------------------------------
def test_ours():
    """CN-GEN-02  Seven scenarios, the shortest first, the whole campaign last."""
    assert list(OURS) == ["skirmish", "rearguard", "day_six", "undead", "two_sides", "three_sides", "island"]
    assert [len(seats(s)) for s in OURS.values()] == [2, 2, 3, 2, 2, 3, 4]
    about = files.read_toml(HOME / "game.toml", dict)
    assert about["scenarios"] == list(OURS) and about["default"] in OURS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_day_six_says_tells_no_sides_plans(lang):
    """CN-KNOW-06  Its orders are already written, and every seat reads it before the game: no side is named in it."""
    scenario = OURS["day_six"]
    words = Words(game, lang, game.names(scenario))
    for said in (scenario.says, words.title("page-scenario-day_six-says")):
        assert not [side for side in seats(scenario) if words.name(side).split()[-1].casefold()[:5] in said.casefold()]


@pytest.mark.parametrize("name", list(OURS))
def test_ours_begin(name):
    """CN-GEN-14-X, CN-GEN-02  Each can be set up, stored and opened, with the options it is meant for."""
    scenario = OURS[name]
    world = set_up(scenario, read_options(scenario.options))
    assert msgspec.json.decode(msgspec.json.encode(world), type=World) == world
    assert world.sides == list(seats(scenario))
    done = run(opening.begin(world), ones_for(world), lambda seat, ask, form: Orders())
    assert done.over and world.day == scenario.config.first_day and world.conflux in island(scenario.map).land
    for unit in world.units.values():
        assert 0 < unit.present <= armies.MOST_IN_A_UNIT
        beyond = unit.undead and name != "rearguard"         # the bridge is not finished, but in that one
        assert bool(unit.hex) + bool(unit.ship) == (0 if beyond else 1)


def test_campaigns_cut_short():
    """What the suite plays of a campaign of weeks is its first four days, over the same bridge; the others are played whole."""
    for name, scenario in OURS.items():
        brief, whole = scenario_files.brief(scenario).config, scenario.config
        if name in ("two_sides", "three_sides", "island"):
            assert (brief.conflux_day, brief.victory, brief.bridge_day) == (3, "umpire", 1)
        else:
            assert brief == whole


def ones_for(world: World) -> list[int]:
    """As many ones as this world's opening throws dice."""
    coro, value, thrown = opening.begin(msgspec.json.decode(msgspec.json.encode(world), type=World)), None, 0
    while True:
        try:
            effect = coro.send(value)
        except StopIteration:
            return [1] * thrown
        kind = type(effect).__name__
        value = 1 if kind == "Roll" else tuple(Orders() for _ in effect.parts) if kind == "Together" else None
        thrown += kind == "Roll"


def test_day_six():
    """CN-E-4  The frame of the worked example: who is where under which orders on the morning of day 6."""
    scenario = OURS["day_six"]
    world = set_up(scenario, read_options(scenario.options))
    assert (world.config.first_day, world.options.example_reading, world.options.grisban_leader_value) == (6, "on", 4)
    patrol, grisban = world.units["trakorians.2"], world.commanders["ransards.grisban"]
    assert world.sheets[patrol.sheet].lines[0].do == Instruction("PATROL") and world.sheets[patrol.sheet].lines[0].units == (2,)
    assert world.sheets[grisban.sheet].lines[0].do == Instruction("ATTACK", "0409")
    assert [world.units[id].sheet for id in grisban.leads] == [grisban.sheet] * 2
    assert [armies.tv2(world.units[id].men) // 2 for id in ("trakorians.2", "ransards.6", "stegosians.1")] == [1200, 360, 750]
    assert world.specialists["stegosians.spy1"].with_ == "stegosians.1"
    assert world.camps["trakorians.camp1"].sheet == patrol.sheet == world.units["trakorians.1"].sheet
    assert world.units["ransards.1"].sheet == world.camps["ransards.camp1"].sheet != grisban.sheet
    assert all(armies.is_superled(c) == (c.leader_value == 4) for c in world.commanders.values())


def test_undead():
    """CN-CRUR-01, CN-CRUR-02  Six groups of five hundred under three generals, off the map until the bridge is there."""
    world = set_up(OURS["undead"])
    dead = [unit for unit in world.units.values() if unit.side == "crurers"]
    assert [unit.present for unit in dead] == [500] * 6 and not any(unit.hex or unit.ship for unit in dead)
    assert [c.leads for c in world.commanders.values() if c.side == "crurers"] == [
        ["crurers.1", "crurers.2"], ["crurers.3", "crurers.4"], ["crurers.5", "crurers.6"],
    ]


# ---- what a file may say -------------------------------------------------------------------------------------------------
def test_a_file(tmp_path):
    """CN-GEN-02, CN-HP-01, CN-GEN-09  An own roster: units, a commander, a camp, a specialist, a sheet, an event."""
    world = set_up(read(GOOD, tmp_path))
    assert world.sides == ["trakorians", "ransards"]
    thirtieth, ulf = world.units["ransards.30"], world.commanders["ransards.ulf"]
    assert (thirtieth.name, thirtieth.present, thirtieth.hex, thirtieth.ship) == ("The thirtieth", 100, "0406", "")
    assert (world.units["trakorians.5"].name, world.units["trakorians.5"].present) == ("Kamesti träsködlor", 200)
    assert (ulf.name, ulf.leader_value, ulf.hero_points, ulf.leads) == ("Ulf", 2, 0, ["ransards.30"])
    assert (world.camps["ransards.camp1"].name, world.camps["ransards.camp1"].days) == ("Beach", 3)
    assert [(s.with_, s.skill) for s in world.specialists.values()] == [("ransards.camp1", 17)]
    assert thirtieth.sheet == ulf.sheet == "ransards:1" and world.books["ransards"].sent["ransards.ulf"]
    assert [(e.at, e.kind, e.facts) for e in world.events] == [(clock(1, 3), "stonefather_planted", {"hex": "0404"})]


def test_hero_points_begin_at_the_leader_value(tmp_path):
    """CN-HP-01  Unless the scenario says otherwise."""
    world = set_up(read(GOOD.replace("hero_points = 0\n", ""), tmp_path))
    assert world.commanders["ransards.ulf"].hero_points == 2


def test_units_that_come_by_ship(tmp_path):
    """CN-SEA-02  A unit without a hex is aboard a ship of the kind the file or the army sheet says, and so is who leads it."""
    text = GOOD.replace('hex = "0202"\n', "").replace('standard = 40\nhex = "0406"', 'standard = 40\nship = "caravel"')
    world = set_up(read(text.replace('hero_points = 0\nhex = "0406"', ""), tmp_path))
    assert {s.id: s.kind for s in world.ships.values()} == {"trakorians.ship1": "kavarell", "ransards.ship1": "caravel"}
    assert world.commanders["ransards.ulf"].ship == world.units["ransards.30"].ship == "ransards.ship1"
    done = run(opening.begin(world), ones_for(world), lambda seat, ask, form: Orders())
    assert [e.facts["hex"] for e in world.events if e.kind == "arrival"] == ["0003", "0407"] and done.over


def test_night_events(tmp_path):
    """CN-GEN-09  An event of a night round, and one of no round: at the beginning of the day."""
    text = GOOD.replace("round = 3", "night = 2") + '[[events]]\nday = 2\ntype = "pcs_at"\nhex = "0404"\n'
    assert [e.at for e in set_up(read(text, tmp_path)).events] == [clock(1, 8), clock(2, 1)]


def test_everything_missing_can_be_replaced(tmp_path):
    """CN-GAP-01, CN-T-CONFIG  The map, the voyage, the astrology, loyalties, ships, modifiers of terrain, sieges and battles."""
    (tmp_path / "mine.toml").write_text(
        'title = "Mine"\nterrain = ["~..", "~.."]\nlevels = ["000", "000"]\nbridgehead = "0100"\n', "utf-8"
    )
    text = """
id = "own"
title = "Own"
map = "mine.toml"
hand_off = { siege = "umpire", battle = "own" }
[config]
conflux_hex = "0101"
arrival_day = { ransards = 2, trakorians = 0 }
arrival_round = { ransards = 1, trakorians = 4 }
fleet = { ransards = "0001" }
astrologer_skill = 12
manzonla_skill = 7
ransard_pirate_ships_met = 0
terrain_combat_modifier = { pine_forest = -2 }
ship_speed = { "caravel ransards" = 2 }
relations = { "trakorians>ransards" = "neutral" }
victory = "umpire"
[[sides]]
id = "ransards"
[[sides]]
id = "trakorians"
"""
    scenario = read(text, tmp_path)
    world = set_up(scenario, read_options({"trakorian_priority": "low"}))
    assert run(opening.begin(world), [], lambda seat, ask, form: Orders()).over
    there = island(world.map, world.config.own_map)
    assert (there.title, there.columns, world.conflux) == ("Mine", 3, "0101")
    assert [(e.at, e.facts["hex"]) for e in world.events if e.kind == "arrival"] == [(clock(2, 1), "0001"), (clock(0, 4), "0000")]
    assert {s.skill for s in world.specialists.values() if "astrologer" in s.trade} == {12, 7}
    assert {s.speed for s in world.ships.values() if s.kind == "caravel"} == {2}
    assert (world.relations["trakorians>ransards"], world.relations["ransards>trakorians"]) == ("neutral", "hostile")
    assert (world.config.terrain_combat_modifier, world.config.victory) == ({"pine_forest": -2}, "umpire")
    assert scenario.hand_off == {"siege": "umpire", "battle": "own"}
    again = msgspec.json.decode(msgspec.json.encode(scenario), type=ClustaScenario)
    assert set_up(again).config == config_of(scenario)


@pytest.mark.parametrize(("day", "found"), [(0, True), (50, True), (51, False), (25, True)])
def test_what_the_game_covers(day, found):
    """CN-GEN-01  From the first day to that of the conflux."""
    assert covered(Config(), day) is found
    assert not covered(Config(first_day=6, conflux_day=7), 5)


@pytest.mark.parametrize(("sides", "found"), [
    (["crurers", "trakorians"], ("trakorians", "crurers")), (["stegosians", "ransards"], ("ransards", "stegosians")),
    (["crurers", "stegosians", "ransards", "trakorians"], ("trakorians", "ransards", "stegosians", "crurers")),
])
def test_sides_stand_in_the_order_of_the_lists(sides, found):
    """CN-GEN-02  Whatever order the file has."""
    raw = {"id": "s", "title": "S", "sides": [{"id": side} for side in sides]}
    assert seats(msgspec.convert(raw, ClustaScenario)) == found


# ---- to the author of a bad one --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("old", "new", "says"), [
    ('[[sides]]\nid = "trakorians"', "", "sides: "),
    ('id = "trakorians"', 'id = "ransards"', "sides: a side stands there twice; name each side once"),
    ('id = "trakorians"', 'id = "elves"', 'elves'),
    ('id = "trakorians"', 'id = "crurers"', 'units[1].side: "trakorians" does not play; the sides are ransards, crurers'),
    ("conflux_day = 3", "first_day = 4\nconflux_day = 3", "config.conflux_day: the game would end before it begins; at least 4"),
    ("day = 1\nround", "day = 9\nround", "events[1].day: day 9 is not in the game; days 0 to 3"),
    ("round = 3", "round = 3\nnight = 1", "events[1].night: it happens in a round or in a night round; leave one of the two out"),
    ("number = 30", "number = 30\n" + 'hex = "0406"\nstandard = 1\n[[units]]\nside = "ransards"\nnumber = 30',
     "ransards have two units 30"),
    ('id = "ulf"\nname = "Ulf"', 'id = "ulf"',
     'commanders[1].id: the book has no "ulf"; use one of trugdan, grisban, or give him'),
    ('hex = "0202"', 'hex = "0000"', "units[1].hex: 0000 lies in the sea; name a land hex"),
    ('hex = "0202"', 'hex = "9902"', "units[1].hex: 9902 lies off the map"),
    ("conflux_day = 3", 'conflux_day = 3\nconflux_hex = "0000"', "config.conflux_hex: 0000 lies in the sea"),
    ("conflux_day = 3", 'conflux_day = 3\nfleet = { ransards = "0404" }', "config.fleet.ransards: 0404 is no sea hex of the map"),
    ("elite = 60\nstandard = 40", "", "units[2].standard: the army sheet of the ransards has no unit 30; say its men"),
    ("elite = 60", "elite = 480", "units[2].standard: 520 men; at most 500 are in a unit"),
    ("elite = 60", 'elite = 60\nnation = "crurer"', "units[2].elite: there are no elite undead"),
    ('standard = 40\nhex = "0406"', "standard = 40", "units[2].ship: neither a hex nor a ship that there is"),
    ('standard = 40\nhex = "0406"', 'standard = 200\nship = "caravel"', "units[2].ship: 260 men; it carries 180"),
    ("leads = [30]", "leads = [31]", "commanders[1].leads: there is no unit 31 of his; name units of this file"),
    ('hex = "0406"\nleads', 'hex = "0405"\nleads',
     "commanders[1].leads: unit 30 is not in his hex; he leads those who are with him"),
    ("leads = [30]", "leads = [30, 30]", "commanders[1].leads: unit 30 has two leaders; one commander leads a unit"),
    ('with = "camp1"', 'with = "camp2"', 'specialists[1].with: "camp2" is nobody of theirs; did you mean "camp1"?'),
    ('to = "ulf"', 'to = "olf"', 'sheets[1].sheet.to: "olf" is nobody of theirs; did you mean "ulf"?'),
    ('id = "ransards"', 'id = "ransards"\noverall = "trugdan"',
     'sides[1].overall: "trugdan" is no commander of theirs; use one of ulf'),
    ("conflux_day = 3", 'conflux_day = 3\nrelations = { "ransards-trakorians" = "neutral" }', "is no pair; write"),
    ("conflux_day = 3", 'conflux_day = 3\nship_speed = { "raft ransards" = 1 }',
     "config.ship_speed: \"raft ransards\" is no ship"),
    ('map = "cove"', 'map = "cave"', 'map: "cave" is no map; did you mean "cove"?'),
    ('map = "cove"', 'map = "cove"\noptions = { map_mode = "open" }', 'small.toml:5: map_mode = "open": it is one of "'),
    ("conflux_day = 3", 'conflux_day = 3\nown_map = "{}"', "own_map is written by the program"),
    ("[config]", "[confg]", "confg"),
    ('name = "Beach"', 'name = "Beach"\nhexx = "0406"', "hexx"),
])
def test_bad_files(old, new, says, tmp_path):
    """CN-GEN-02, CN-GEN-01, CN-GAP-01  Each fault is told with its place and with what would work."""
    assert old in GOOD
    with pytest.raises(BadFile) as refused:
        read(GOOD.replace(old, new, 1), tmp_path)
    assert says in str(refused.value), str(refused.value)
    assert str(refused.value).startswith(f"{tmp_path}/small.toml:")


def test_twice(tmp_path):
    """CN-GEN-02  A commander, a camp's hex and an addressee stand once."""
    camp = '\n[[camps]]\nside = "ransards"\nname = "Other"\nhex = "0406"\n'
    ulf = '\n[[commanders]]\nside = "ransards"\nid = "ulf"\nname = "U"\nleader_value = 1\n'
    sheet = '\n[[sheets]]\nside = "ransards"\n[sheets.sheet]\nto = "ulf"\n'
    for more, says in ((camp, "two camps in 0406"), (ulf, "stands there twice"), (sheet, "has two sheets")):
        with pytest.raises(BadFile, match=says):
            read(GOOD + more, tmp_path)


def test_a_single_side_is_refused(tmp_path):
    """CN-GEN-02  Two to four sides."""
    with pytest.raises(BadFile) as refused:
        read('id = "one"\ntitle = "One"\n[[sides]]\nid = "crurers"\n', tmp_path)
    assert "sides" in str(refused.value)


def test_the_line_is_told(tmp_path):
    """The line of the entry that is wrong."""
    with pytest.raises(BadFile) as refused:
        read(GOOD.replace('hex = "0202"', 'hex = "0000"'), tmp_path)
    assert refused.value.line == 1 + GOOD.split('hex = "0202"')[0].count("\n")


def test_living_men_of_the_crurers_need_a_place(tmp_path):
    """CN-CRUR-08  They do not come over the bridge."""
    text = GOOD.replace("trakorians", "crurers").replace("number = 5\nhex", 'number = 5\nnation = "ransard"\nstandard = 9\nhexx')
    with pytest.raises(BadFile, match=r"hexx"):
        read(text, tmp_path)
    with pytest.raises(BadFile, match=r"do not come over the bridge"):
        read(text.replace('hexx = "0202"\n', ""), tmp_path)
