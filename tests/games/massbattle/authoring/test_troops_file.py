"""A group's own rows: MB-BASE-11, MB-GEN-03.  Every fault by its line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from montjoy.core.content import files
from montjoy.core.errors import BadInput
from montjoy.games.massbattle.authoring import check, troops_file
from montjoy.games.massbattle.authoring.case import case_of
from montjoy.games.massbattle.authoring.scenarios import book_of
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.model.scenario import BattleScenario, OwnRows
from montjoy.games.massbattle.model.spells import SPELLS, spell_of
from montjoy.games.massbattle.model.troops import TABLES, Single, Soldier, standard
from montjoy.games.massbattle.protocol import forms
from montjoy.games.massbattle.rules.ground import factor
from tests.games.massbattle import acting

GUARD = """
[troops]
columns     = [ "name"       , "hit_dice", "armour"      , "melee_weapon", "missile_weapon", "move_rate", "rally_pct" ]
river_guard = [ "River guard", "1+1"     , "chain_shield", "spear"       , "river_bow"     , 9          , 75 ]

[missile.river_bow]
damage = "1d6+1"
base_range_m = 22
rate_of_fire = 2
"""
TROLL = """
[singles.old_troll]
name = "Old troll"
hit_dice = "7+2"
ac_desc = 3
attack_routine = "claw 1d6;  bite 1d10"
move_rate = 12
rally_pct = 50
traits = "regenerate_4"
"""
SOLDIER: dict[str, Any] = {"hit_dice": "1", "ac_desc": 5, "melee_weapon": "spear", "move_rate": 9, "rally_pct": 50}
SINGLE: dict[str, Any] = {"hit_dice": "4", "ac_desc": 5, "attack_routine": "bite 2d8", "move_rate": 9, "rally_pct": 50}
SCENARIO = """id = "ford"
title = "The ford"
sides = [
    { name = "Ours", seats = ["us"], troops = [{ type = "river_guard", men = 10 }, { type = "archers", men = 5 }] },
    { name = "Theirs", seats = ["them"], troops = [{ type = "old_troll" }] },
]
"""


def read(given: dict[str, Any]) -> OwnRows:
    return troops_file.read_own(given, "mine.toml", "")[0]


def soldier(**changes: Any) -> Soldier:
    """A new row of soldiers with these columns."""
    return read({"troops": {"guard": {**SOLDIER, **changes}}}).soldiers[0]


def single(**changes: Any) -> Single:
    return read({"singles": {"beast": {**SINGLE, **changes}}}).singles[0]


def refused(given: dict[str, Any]) -> files.BadFile:
    with pytest.raises(files.BadFile) as caught:
        read(given)
    return caught.value


def laid(folder: Path, text: str, name: str = "mine.toml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


# ---- what is read ------------------------------------------------------------------------------------------------------------
def test_the_printed_tables_are_such_a_file():
    """MB-BASE-11, MB-GEN-03  The game's own tables, read as a group's file, are the rows of the game."""
    own, notes = troops_file.read_own({key: TABLES[key] for key in troops_file.KEYS}, "tables.toml", "")
    book = standard()
    assert {row.code: row for row in own.soldiers} == book.soldiers and {row.code: row for row in own.singles} == book.singles
    assert (own.melee, own.missile) == (book.melee, book.missile) and not notes


def test_a_new_row_with_what_follows_from_it():
    """MB-BASE-11, MB-BASE-01, MB-BASE-02, MB-BASE-03, MB-BASE-05, MB-BASE-06  Save, damage, length of the weapon and armour class
    follow from hit dice, weapon and armour; pools are recomputed."""
    own = soldier(hit_dice="3+1", ac_desc=4, melee_weapon="polearm", name="Guard")
    assert (own.save, own.attack_bonus, own.melee_damage, own.long_weapon) == (14, 3, "1d8+1", True)
    assert (own.armour_class, own.missile_weapon, own.mounted, own.traits) == (15, "none", False, ())
    assert own.pool(5, game.options()) == 72 and soldier().name == "Guard"
    armoured = {key: value for key, value in SOLDIER.items() if key != "ac_desc"} | {"armour": "plate_shield"}
    assert read({"troops": {"guard": armoured}}).soldiers[0].ac_desc == 2
    given = {"armour": {"mail": {"ac_desc": -1}}, "troops": {"guard": armoured | {"armour": "mail"}}}
    assert read(given).soldiers[0].armour_class == 20
    beast = single(hit_dice="7+2")
    assert (beast.hp, beast.attack_bonus, beast.save, beast.missile, beast.fly_rate) == (33, 7, 9, "none", 0)
    assert single(hit_dice=3, hp=20, attack_bonus=9).hp == 20 and soldier(hit_dice=2).hit_dice == "2"


def test_a_row_of_the_game_keeps_what_the_file_does_not_say():
    """MB-BASE-11, MB-GEN-03  Orcs with an armour class of 5 have 14 and are otherwise what they were; other hit dice bring their
    save with them, another weapon its damage."""
    usual = standard().soldiers["orcs"]
    orcs = read({"troops": {"orcs": {"ac_desc": 5}}}).soldiers[0]
    assert (orcs.armour_class, msgspec.structs.replace(orcs, ac_desc=usual.ac_desc)) == (14, usual)
    assert read({"troops": {"orcs": {"hit_dice": "3"}}}).soldiers[0].save == 14
    spears = read({"troops": {"orcs": {"melee_weapon": "spear"}}}).soldiers[0]
    assert (spears.melee_damage, spears.long_weapon) == ("1d6", True)
    hero = read({"singles": {"fighter_hero": {"ac_desc": 0}}}).singles[0]
    assert (hero.attack_bonus, hero.hp, hero.player_character) == (2, 18, True)


def test_another_weapon_for_those_who_bear_it():
    """MB-BASE-05, MB-BASE-06  A changed melee weapon is taken up by the game's soldiers: whether it is long, and its damage where
    theirs was the weapon's; a changed bow by all archers."""
    own = read({"melee": {"polearm": {"damage": "2d6", "long_weapon": False}}, "missile": {"bow_short": {"base_range_m": 30}}})
    book = book_of(own)
    assert (book.soldiers["pikemen"].melee_damage, book.soldiers["pikemen"].long_weapon) == ("2d6", False)
    assert (book.soldiers["gnolls"].melee_damage, book.soldiers["gnolls"].long_weapon) == ("1d10", False)
    assert [row.code for row in own.soldiers] == ["pikemen", "gnolls"]
    weapon, dice = book.shooting(book.soldiers["archers"]) or pytest.fail("archers shoot")
    assert (weapon.base_range_m, weapon.rate_of_fire, dice) == (30, 2, (1, 6, 0))


def test_what_the_file_says_of_what_follows():
    """MB-BASE-11  Pools, bonus and the ascending armour class are worked out anew, and the author is told."""
    row = SOLDIER | {"pool_5": 30, "ac_asc": 14, "attack_bonus": 3}
    own, notes = troops_file.read_own({"troops": {"guard": row}}, "mine.toml", "")
    assert own.soldiers[0].pool(5, game.options()) == 22
    assert notes == ["guard: pool_5 is 22, not 30", "guard: attack_bonus is 1, not 3"]


def test_rows_both_ways(tmp_path: Path):
    """MB-BASE-11  Rows under columns, and rows as sections, in one file."""
    own, _ = troops_file.read_file(laid(tmp_path, GUARD + TROLL))
    assert [row.name for row in (*own.soldiers, *own.singles)] == ["River guard", "Old troll"]
    assert own.singles[0].attack_routine == "claw 1d6; bite 1d10" and own.singles[0].regeneration == 4
    assert own.missile["river_bow"].base_range_m == 22


def test_ground_and_spells_as_the_group_has_them():
    """MB-BASE-11, MB-MOVE-09, MB-SPELL-07, MB-SCALE-04  What a step costs, who rides there, how far a spell reaches and how long
    it lasts; the rest of a printed row may stand beside it."""
    given = {
        "terrain": {"marsh": {"move_factor": 2, "mounted_may_enter": True}, "impassable": {"move_factor": 4},
            "wood": {"move_factor": 0}},
        "spells": {"fireball": {"range_m": 30, "effect_kind": "area_damage"}, "haste": {"duration_min": 5}},
    }  # fmt: skip
    own = read(given)
    world = game.setup(msgspec.structs.replace(field_of("mr#w"), own=own))
    board = msgspec.json.decode(msgspec.json.encode(world), type=type(world)).board
    assert game.view(world, "a").spells == own.spells and b"own_" not in msgspec.json.encode(game.setup(field_of("mr#w")))
    assert [factor(board, (x, 3), False) for x in range(4)] == [2, 2, 4, 0] and factor(board, (0, 3), True) == 2
    usual = game.setup(field_of("mr#w")).board
    assert [factor(usual, (x, 3), False) for x in range(4)] == [3, 2, 0, 2] and factor(usual, (0, 3), True) == 0
    assert (spell_of(own.spells, "fireball").range_m, spell_of(own.spells, "haste").minutes) == (30, 5)
    assert spell_of(own.spells, "sleep") == SPELLS["sleep"]
    assert spell_of(own.spells, "haste").range_m == SPELLS["haste"].range_m


def field_of(top: str) -> BattleScenario:
    return acting.scenario(["orcs 0,0 n"], ["orcs 3,0 s"], board=f"{top}\n....\n....\n....")


def test_a_spell_that_reaches_less_far():
    """MB-BASE-11, MB-OUT-06, MB-SCALE-04  A fireball of 30 metres is refused at 60, from what its caster sees; haste that lasts
    five minutes ends with its round."""
    given = acting.scenario(["wizard_9 5,5 n", "orcs 6,5 n"], ["orcs 5,25 s"])
    given = msgspec.structs.replace(given, sides=(msgspec.structs.replace(given.sides[0], troops=(
        msgspec.structs.replace(given.sides[0].troops[0], spells={"fireball": 1, "haste": 1}), given.sides[0].troops[1],
    )), given.sides[1]))  # fmt: skip
    own = read({"spells": {"fireball": {"range_m": 30}, "haste": {"duration_min": 5}}})
    for scenario, wrong, until in ((given, "", 6), (msgspec.structs.replace(given, own=own), "MB-OUT-06", 1)):
        world = game.setup(scenario, game.read_options({"scale": 5}))
        far = forms.Volley("hold", (), (forms.Cast("A1", "fireball", square=(5, 25)),))
        assert acting.why_not(world, "a", far) == wrong
        haste = forms.Volley("hold", (), (forms.Cast("A1", "haste", square=(5, 6)),))
        acting.play(world, to="1.2", a=[haste])
        assert [effect.until for effect in world.units["A2"].running] == [until]


FIXED: list[Any] = [
    ({"terrain": {"lava": {"move_factor": 1}}}, "terrain.lava", "MB-MOVE-09"),
    ({"terrain": {"wood": {"blocks_sight": False}}}, "terrain.wood.blocks_sight", "MB-MOVE-09"),
    ({"terrain": {"wood": {"move_factor": -1}}}, "terrain.wood.move_factor", "MB-MOVE-09"),
    ({"terrain": {"wood": {"mounted_may_enter": "no"}}}, "terrain.wood.mounted_may_enter", "MB-MOVE-09"),
    ({"spells": {"sloop": {"range_m": 5}}}, "spells.sloop", "MB-SPELL-10"),
    ({"spells": {"sleep": {"effect": "all"}}}, "spells.sleep.effect", "MB-SPELL-10"),
    ({"spells": {"sleep": {"range_m": 0}}}, "spells.sleep.range_m", "MB-SPELL-07"),
    ({"spells": {"bless": {"range_m": 9}}}, "spells.bless.range_m", "MB-SPELL-07"),
    ({"spells": {"bless": {"duration_min": -1}}}, "spells.bless.duration_min", "MB-SCALE-04"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "key", "rule"), FIXED)
def test_ground_and_spells_that_do_not_fit(given: dict[str, Any], key: str, rule: str):
    """MB-BASE-11, MB-MOVE-09, MB-SPELL-07, MB-SPELL-10, MB-SCALE-04"""
    bad = refused(given)
    assert (bad.key, bad.also) == (key, ()) and bad.says.endswith(f"({rule})")


# ---- what is refused ---------------------------------------------------------------------------------------------------------
CELLS: list[Any] = [
    ("troops", "name", "", "MB-BASE-08"), ("troops", "name", "x" * 81, "MB-BASE-08"), ("troops", "name", "a\nb", "MB-BASE-08"),
    ("troops", "hit_dice", "8", "MB-UNIT-04"), ("troops", "hit_dice", "half", "MB-UNIT-04"), ("troops", "hit_dice", True,
        "MB-UNIT-04"),
    ("singles", "hit_dice", "0", "MB-BASE-03"), ("singles", "hit_dice", "4+1d7", "MB-BASE-03"),
    ("singles", "hp", 0, "MB-BASE-03"),
    ("troops", "ac_desc", -10, "MB-BASE-02"), ("troops", "ac_desc", 10, "MB-BASE-02"), ("singles", "ac_desc", "5", "MB-BASE-02"),
    ("troops", "armour", "chian", "MB-BASE-02"), ("troops", "save", 1, "MB-BASE-04"), ("singles", "save", 21, "MB-BASE-04"),
    ("troops", "move_rate", -1, "MB-BASE-07"), ("singles", "move_rate", 61, "MB-BASE-07"),
    ("troops", "rally_pct", 120, "MB-BASE-11"), ("singles", "rally_pct", -5, "MB-BASE-11"),
    ("troops", "rally_pct", 50.5, "MB-BASE-11"), ("troops", "melee_weapon", "spaer", "MB-BASE-05"),
    ("troops", "melee_damage", "d6", "MB-BASE-05"), ("troops", "long_weapon", "yes", "MB-BASE-06"),
    ("troops", "missile_weapon", "spear", "MB-BASE-05"), ("troops", "mounted", 1, "MB-UNIT-10"),
    ("troops", "traits", "brave", "MB-UNIT-04"), ("troops", "traits", "flyer", "MB-UNIT-04"),
    ("troops", "traits", "caster", "MB-UNIT-04"), ("singles", "traits", "regenerate_0", "MB-SOLO-06"),
    ("singles", "traits", [1], "MB-SOLO-06"), ("singles", "attack_bonus", 41, "MB-BASE-01"),
    ("singles", "attack_routine", "bite", "MB-ATK-06"), ("singles", "attack_routine", "claw 1d6; ", "MB-ATK-06"),
    ("singles", "attack_routine", "a 1d6; b 1d6; c 1d6; d 1d6; e 1d6", "MB-ATK-06"),
    ("singles", "attack_routine", "claw 1d6, claw 1d6; bite 1d10", "MB-ATK-06"),
    ("singles", "attack_routine", "claw 1d6 bite 1d10", "MB-ATK-06"),
    ("singles", "attack_routine", "bite 1d7", "MB-ATK-06"), ("singles", "missile", "boulder", "MB-SOLO-06"),
    ("singles", "missile", "breath_steam 20", "MB-SOLO-06"), ("singles", "missile", "breath_fire", "MB-SOLO-06"),
    ("singles", "missile", "breath_fire 0", "MB-SOLO-06"), ("singles", "missile", "bow_long 6d", "MB-SOLO-06"),
    ("singles", "missile", "bow", "MB-SOLO-06"), ("singles", "fly_rate", -3, "MB-MOVE-08"),
    ("singles", "fly_rate", 24, "MB-MOVE-08"), ("singles", "traits", "flyer", "MB-MOVE-08"),
    ("singles", "player_character", "no", "MB-UNIT-05"),
]  # fmt: skip


@pytest.mark.parametrize(("table", "column", "value", "rule"), CELLS)
def test_values_that_do_not_fit(table: str, column: str, value: Any, rule: str):
    """MB-BASE-11, MB-BASE-02, MB-BASE-03, MB-BASE-04, MB-BASE-05, MB-BASE-06, MB-BASE-07, MB-BASE-08, MB-UNIT-04, MB-UNIT-05,
    MB-UNIT-10, MB-SOLO-06, MB-MOVE-08, MB-ATK-06  Refused with row, column, rule and what would work."""
    row = (SOLDIER if table == "troops" else SINGLE) | {column: value}
    if column == "armour":
        del row["ac_desc"]
    bad = refused({table: {"guard": row}})
    assert bad.key.startswith(f"{table}.guard.") and bad.says.endswith(f"({rule})") and bad.would_work and not bad.also


THINGS: list[Any] = [
    ("melee", {"damage": "lots", "long_weapon": True}), ("melee", {"damage": "1d6", "long_weapon": 0}),
    ("missile", {"damage": "1d6", "base_range_m": 0, "rate_of_fire": 1}),
    ("missile", {"damage": "1d6", "base_range_m": 20.3, "rate_of_fire": 1}),
    ("missile", {"damage": "1d6", "base_range_m": 20, "rate_of_fire": 4}),
    ("missile", {"damage": "1d6", "base_range_m": 20}), ("armour", {"ac_desc": 10}), ("armour", {"weight_lb": 5}),
    ("missile", {"damage": "1d6", "base_range_m": 20, "rate_of_fire": 1, "colour": "red"}),
]  # fmt: skip


@pytest.mark.parametrize(("table", "row"), THINGS)
def test_weapons_and_armour_that_do_not_fit(table: str, row: dict[str, Any]):
    """MB-BASE-11, MB-BASE-02, MB-BASE-05, MB-BASE-06, MB-MIS-03, MB-MIS-04"""
    bad = refused({table: {"thing": row}})
    assert bad.key.startswith(f"{table}.thing") and not bad.also


NONE_OF_THESE: list[Any] = [
    ({"troops": 3}, "troops"), ({"troops": {"columns": "name"}}, "troops.columns"), ({"troops": {"x": 1}}, "troops.x"),
    ({"troops": {"columns": ["name", "name"]}}, "troops.columns"), ({"troops": {"columns": ["hitdice"]}}, "troops.columns"),
    ({"troops": {"x": ["a"]}}, "troops.x"), ({"troops": {"columns": ["name"], "x": ["a", "b"]}}, "troops.x"),
    ({"troops": {"9x": SOLDIER}}, "troops.9x"), ({"troops": {"none": SOLDIER}}, "troops.none"),
    ({"singles": {"orcs": SINGLE}}, "singles.orcs"), ({"troops": {"troll": SOLDIER}}, "troops.troll"),
    ({"troops": {"x": SOLDIER | {"armour": "ring"}}}, "troops.x"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "key"), NONE_OF_THESE)
def test_tables_and_rows_that_are_none(given: dict[str, Any], key: str):
    """MB-BASE-11, MB-BASE-02  Refused where they stand, once, with what would work."""
    bad = refused(given)
    assert bad.key == key and "(MB-BASE-" in bad.says and bad.would_work and not bad.also


def test_all_faults_at_once_by_their_lines(tmp_path: Path):
    """MB-BASE-11  A whole file is read before anything is refused; who names a weapon with a fault has none by that."""
    troll = TROLL.replace("regenerate_4", "flier").replace("ac_desc = 3\n", "")
    text = GUARD.replace("75 ]", "120 ]").replace("1d6+1", "1x6") + troll
    with pytest.raises(files.BadFile) as caught:
        troops_file.read_file(laid(tmp_path, text))
    bad = caught.value
    told = [(one.line, one.key) for one in (bad, *bad.also)]
    assert told == [
        (4, "troops.river_guard.rally_pct"), (7, "missile.river_bow.damage"), (11, "singles.old_troll"),
        (17, "singles.old_troll.traits"),
    ]  # fmt: skip
    assert str(bad) == (
        f"{bad.path}:4: troops.river_guard.rally_pct: 120 does not fit (MB-BASE-11); wanted is a whole number from 0 to 100"
    )
    assert bad.also[2].would_work == 'did you mean "flyer"?'


def test_a_thousand_rows(tmp_path: Path):
    """MB-BASE-11  All columns of the printed table in a thousand rows are within the limits of a file, and each fault is told."""
    columns = ", ".join(f'"{name}"' for name in TABLES["troops"]["columns"])
    row = '"Row", "1", 4.5, 22, 45, 6, 13, 1, 17, "spear", "1d6", true, "none", 9, false, {}, ""'

    def text(rally: int) -> str:
        return f"[troops]\ncolumns = [{columns}]\n" + "".join(f"r{n} = [{row.format(rally)}]\n" for n in range(1000))

    assert check.check_content(laid(tmp_path, text(50)), {"troops": dict.fromkeys(map(str, range(1000)))}) == (
        "1000 rows of own troops for Mass Battle"
    )
    with pytest.raises(files.BadFile) as caught:
        troops_file.read_file(laid(tmp_path, text(120)))
    assert [one.line for one in (caught.value, *caught.value.also)] == list(range(3, 1003))


@pytest.mark.parametrize("text", ["# nothing yet\n", "[horses]\nx = 1\n", 'troops_file = "other.toml"\n'])
def test_files_that_are_none(tmp_path: Path, text: str):
    """MB-BASE-11  Nothing but such tables, and at least one."""
    with pytest.raises(files.BadFile, match="MB-BASE-11"):
        troops_file.read_file(laid(tmp_path, text))


# ---- who takes them up -------------------------------------------------------------------------------------------------------
def test_a_scenario_names_the_file_or_holds_the_rows(tmp_path: Path):
    """MB-BASE-11  Both ways the same battle; only rows that it uses go along, so that its record holds them."""
    laid(tmp_path, GUARD + TROLL + TROLL.replace("old_troll", "young_troll"))
    named = game.check(laid(tmp_path, SCENARIO.replace("sides", 'troops_file = "mine.toml"\nsides'), "named.toml"))
    held = game.check(laid(tmp_path, SCENARIO + GUARD + TROLL, "held.toml"))
    assert named.own == held.own and named.own is not None
    assert [row.code for row in (*named.own.soldiers, *named.own.singles)] == ["river_guard", "old_troll"]
    assert list(named.own.missile) == ["river_bow"] and not named.own.melee
    units = game.setup(held).units
    assert [(u.type, u.own, u.start) for u in units.values()] == [
        ("river_guard", True, 27), ("river_guard", True, 27), ("archers", False, 22), ("old_troll", True, 33),
    ]  # fmt: skip
    assert units["A1"].missile == named.own.missile["river_bow"] and units["A1"].missile_dice == (1, 6, 1)
    assert game.names(held)["B1"] == "B1 (Old troll)"


@pytest.mark.parametrize(("before", "after", "line"), [
    ("", "", 4), ("", GUARD + TROLL.replace("50", "500"), 23), ("own = {}\n", GUARD + TROLL, 1),
    ('troops_file = "mine.toml"\n', TROLL, 1), ('troops_file = "../mine.toml"\n', "", 1), ('troops_file = "mine"\n', "", 1),
])  # fmt: skip
def test_scenarios_that_are_refused(tmp_path: Path, before: str, after: str, line: int):
    """MB-BASE-11  Rows that nobody has given, rows with a fault, both at once, a file elsewhere: with the line."""
    from montjoy.terminal import choices

    laid(tmp_path, GUARD + TROLL)
    path = laid(tmp_path, before + SCENARIO + after, "battle.toml")
    with pytest.raises(files.BadFile) as caught:
        choices.read_scenario(game, path)
    assert caught.value.line == line and Path(caught.value.path).name == "battle.toml" and "; " in str(caught.value)


@pytest.mark.parametrize(("before", "after", "says"), [
    ("", GUARD.replace("river_guard", "river_gard") + TROLL, ':4: sides[1].troops[1].type: '
     '"river_guard" is no type of troops (MB-BASE-08); did you mean "river_gard"?'),
    ("", "[single.x]\nname = 'x'\n", ':7: single: there is no such table; did you mean "singles"?'),
    ("", "[missiles.x]\nthrown = true\n", ':7: missiles: there is no such table; did you mean "missile"?'),
    ('troops_file = "none.toml"\n', "", ':1: troops_file = "none.toml": there is no such file'),
    ('troops_file = "bad.toml"\n', "", "bad.toml:1: troops.orks: rally_pct is missing (MB-BASE-11); "
     "write rally_pct = ... below the others (this file is named in battle.toml, line 1)"),
])  # fmt: skip
def test_what_a_scenario_says_of_its_own_rows(tmp_path: Path, before: str, after: str, says: str):
    """MB-BASE-08, MB-BASE-11  Red before: without the line, the nearest of the author's own types, or who names the file."""
    from montjoy.terminal import choices

    orks = 'name = "Orks"\nhit_dice = "1"\narmour = "chain"\nmove_rate = 9\nmelee_weapon = "sword_long"\n'
    laid(tmp_path, f"[troops.orks]\n{orks}", "bad.toml")
    path = laid(tmp_path, before + SCENARIO + after, "battle.toml")
    with pytest.raises(files.BadFile) as caught:
        choices.read_scenario(game, path)
    assert says in str(caught.value)


def test_a_case_names_the_file_or_holds_the_rows(tmp_path: Path):
    """MB-BASE-11  Odds of own rows; their faults are told with the key."""
    laid(tmp_path, GUARD + TROLL)
    case: dict[str, Any] = {"attacker": {"type": "guard"}, "defender": {"type": "orcs"}, "meeting": {"kind": "melee"}}
    body = case_of(case | {"troops": {"guard": SOLDIER | {"hit_dice": "2"}}}).start.fighter[0].body[0]
    assert body.start == 90
    far = {"attacker": {"type": "river_guard"}, "defender": {"type": "old_troll"}}
    meeting = {"meeting": {"kind": "missiles", "distance_m": 130}, "troops_file": "mine.toml"}
    assert case_of(far | meeting, tmp_path).start.fighter[0].range_cm == 6600
    for wrong in ({"troops_file": 3}, {"troops_file": "mine.toml", "troops": {}}, {"troops": {"guard": {"ac_desc": 5}}}):
        with pytest.raises(BadInput):
            case_of(case | wrong, tmp_path)


def test_a_pack_for_the_table(tmp_path: Path):
    """MB-BASE-11  Rows that a table takes up for a scenario of the game: those that it uses; a folder is no such file."""
    pack = check.read_own(laid(tmp_path, "[troops.orcs]\nac_desc = 5\n" + TROLL))
    scenario = check.put_in(game.scenarios["bridge"], pack)
    assert scenario.own is not None and [row.ac_desc for row in scenario.own.soldiers] == [5] and not scenario.own.singles
    assert {u.type for u in game.setup(scenario).units.values() if u.own} == {"orcs"}
    trolls = msgspec.structs.replace(pack, own=OwnRows(singles=pack.own.singles))
    assert check.put_in(game.scenarios["dragon"], trolls).own is None
    with pytest.raises(files.BadFile):
        check.read_own(tmp_path)


def test_what_check_says(tmp_path: Path):
    """MB-BASE-11  What the file is and what is worked out otherwise; a scenario is none of these."""
    path = laid(tmp_path, TROLL + "ac_asc = 17\n")
    assert check.check_content(path, files.read_toml(path, dict)) == (
        "1 row of own troops for Mass Battle (worked out anew; old_troll: ac_asc is 16, not 17)"
    )
    path = laid(tmp_path, SCENARIO + TROLL)
    assert check.check_content(path, files.read_toml(path, dict)) == "" == check.check_folder(tmp_path)
    assert set(troops_file.KEYS) < set(game.schema()["$defs"]["BattleScenario"]["properties"])


def test_the_readme_shows_files_that_are_right(tmp_path: Path):
    """MB-BASE-11, MB-BASE-10  The example of the game's README is read, by itself and with the scenario that names it."""
    text = (Path(troops_file.__file__).parents[1] / "README.md").read_text(encoding="utf-8")
    rows, battle = text.split("```toml\n")[1:]
    laid(tmp_path, rows.partition("```")[0])
    scenario = game.check(laid(tmp_path, battle.partition("```")[0], "ford.toml"))
    assert scenario.own is not None and {row.code for row in scenario.own.soldiers} == {"river_guard", "orcs"}
    assert game.described(scenario) == "hit dice of The guard: 24, The orcs: 37; at most 40"


@pytest.mark.parametrize(
    ("table", "row", "told"),
    [
        ("singles", {"hitdice": "7+2", **{key: SINGLE[key] for key in SINGLE if key != "hit_dice"}},
         ['there is no such column']),
        ("troops", {"melee_weapn": "spear", **{key: SOLDIER[key] for key in SOLDIER if key != "melee_weapon"}},
         ['there is no such column']),
        ("singles", {key: SINGLE[key] for key in SINGLE if key != "hit_dice"}, ["hit_dice is missing"]),
        ("troops", {key: SOLDIER[key] for key in SOLDIER if key not in ("hit_dice", "ac_desc")},
         ["hit_dice is missing", "ac_desc is missing"]),
    ],
)
def test_what_follows_from_a_column_is_not_missing_beside_it(table: str, row: dict[str, Any], told: list[str]):
    """MB-BASE-03, MB-BASE-11  Red before: for hitdice instead of hit_dice, "save is missing; add the column save", and so for hp,
    attack_bonus and hit_dice itself, before the one line that helped."""
    bad = refused({table: {"beast": row}})
    assert sorted(each.says.partition(" (")[0] for each in (bad, *bad.also)) == sorted(told)
