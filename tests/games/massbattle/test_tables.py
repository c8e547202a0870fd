"""The printed tables and the rulebook, cell by cell against a frozen copy of the ledger (docs/glossary.md), and what can be
worked out against what is printed."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from montjoy.core.content import rulebook
from montjoy.core.options import values
from montjoy.games.massbattle import options
from montjoy.games.massbattle.battle.blows import half_soldiers, make_blow
from montjoy.games.massbattle.battle.exact import damage_law
from montjoy.games.massbattle.battle.state import HALVES, QUARTER
from montjoy.games.massbattle.model.dice import read_dice, read_hit_dice
from montjoy.games.massbattle.model.troops import (
    TABLES,
    allowance,
    attack_bonus,
    range_cm,
    retreat_squares,
    round_minutes,
    save_by,
    square_cm,
    standard,
    tripled,
)
from montjoy.games.massbattle.options import MassBattleOptions

LEDGER = json.loads((Path(__file__).parent / "ledger.json").read_text("utf-8"))
HOME = Path(options.__file__).parent
BOOK = rulebook.read(HOME / rulebook.BOOK)
OPEN, CONFINED = MassBattleOptions(), MassBattleOptions(environment="confined")
NAMES = {
    "MB-T-SEQUENCE": "sequence", "MB-T-INIT": "init", "MB-T-MORALE": "morale", "MB-T-RALLY": "rally",
    "MB-T-MODIFIERS": "modifiers", "MB-T-DAMAGE": "damage", "MB-T-SCALE": "scale", "MB-T-TERRAIN": "terrain",
    "MB-T-SPELLS": "spells", "MB-T-UMPIRE": "umpire", "MB-T-KNOWLEDGE": "knowledge", "MB-T-SCENARIO-FORCES": "azure_wood_forces",
    "MB-T-SCENARIO-GROUND": "azure_wood_ground", "MB-T-TROOPS": "troops", "MB-T-SINGLES": "singles", "MB-T-ARMOUR": "armour",
    "MB-T-MELEE": "melee", "MB-T-MISSILE": "missile", "MB-T-MOVE": "move", "MB-T-HITDICE": "hitdice",
}  # fmt: skip


def printed(id: str) -> list[dict[str, Any]]:
    """The ledger's rows by their columns."""
    return [dict(zip(LEDGER["tables"][id]["columns"], row, strict=True)) for row in LEDGER["tables"][id]["rows"]]


# ---- every cell --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("id", NAMES)
def test_every_cell(id: str) -> None:
    """The rows stand in the ledger's order, whole or without what names the row; no cell differs."""
    table, said = TABLES[NAMES[id]], LEDGER["tables"][id]
    assert table.rules == (id,)
    if "rows" in table:
        assert (table["columns"], table["rows"]) == (said["columns"], said["rows"])
        return
    rows = [(name, cells) for name, cells in table.items() if name != "columns"]
    assert table["columns"] == said["columns"][1:]
    assert [[name, *cells] for name, cells in rows] == [[str(row[0]), *row[1:]] for row in said["rows"]]
    for (_, cells), row in zip(rows, said["rows"], strict=True):
        assert [type(cell) for cell in cells] == [type(cell) for cell in row[1:]]


def test_all_tables() -> None:
    """Twenty stand in tables.toml; the twenty-first, of the options, is the rulebook's."""
    assert sorted([*NAMES, "MB-T-OPTIONS"]) == sorted(LEDGER["tables"])
    assert sorted(TABLES) == sorted(NAMES.values())


# ---- what is worked out ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("row", printed("MB-T-TROOPS"), ids=lambda row: row["code"])
def test_a_troop_type(row: dict[str, Any]) -> None:
    """MB-T-TROOPS, MB-BASE-08, MB-BASE-01, MB-BASE-03, MB-UNIT-02, MB-ATK-02, MB-ATK-04  Pools, bonus, save and armour
    class follow from hit dice and armour."""
    one = standard().soldiers[row["code"]]
    assert float(one.dice.average) == row["hp_per_soldier"]
    assert [one.pool(n, OPEN) for n in (5, 10)] == [row["pool_5"], row["pool_10"]]
    assert (one.armour_class, one.attack_bonus, one.save) == (row["ac_asc"], row["attack_bonus"], row["save"])
    assert save_by(one.dice.whole) == row["save"]
    assert (one.rally_pct, one.move_rate, one.mounted) == (row["rally_pct"], row["move_rate"], row["mounted"])
    assert (one.traits, one.name) == (tuple(row["traits"].split()), row["name"])
    assert str(one.damage) == row["melee_damage"]


@pytest.mark.parametrize("row", printed("MB-T-TROOPS"), ids=lambda row: row["code"])
def test_the_arms_of_a_troop_type(row: dict[str, Any]) -> None:
    """MB-T-MELEE, MB-T-MISSILE, MB-BASE-05, MB-BASE-06, MB-T-RALLY  Its weapons stand in the tables: long as they are, with
    their dice but for the humanoids' own; its rally chance is one of the classes'."""
    book = standard()
    weapon = book.melee[row["melee_weapon"]]
    assert weapon.long_weapon == row["long_weapon"]
    own = {"gnolls", "bugbears", "wolves", "zombies", "ogres"}
    assert weapon.damage == row["melee_damage"] or row["code"] in own
    assert row["rally_pct"] in {line["percent"] for line in printed("MB-T-RALLY")}
    found = book.shooting(book.soldiers[row["code"]])
    assert (found is None) == (row["missile_weapon"] == "none")
    if found:
        assert found == (book.missile[row["missile_weapon"]], read_dice(book.missile[row["missile_weapon"]].damage))


@pytest.mark.parametrize("row", printed("MB-T-SINGLES"), ids=lambda row: row["code"])
def test_a_single_creature(row: dict[str, Any]) -> None:
    """MB-T-SINGLES, MB-BASE-08, MB-SOLO-01, MB-BASE-01, MB-ATK-06, MB-SPELL-08  Armour class as printed; a monster's bonus,
    save and points follow from its hit dice."""
    one = standard().singles[row["code"]]
    assert (one.hp, one.armour_class, one.attack_bonus, one.save) == (row["hp"], row["ac_asc"], row["attack_bonus"], row["save"])
    assert (one.move_rate, one.fly_rate, one.rally_pct) == (row["move_rate"], row["fly_rate"], row["rally_pct"])
    assert (one.player_character, one.traits) == (row["player_character"], tuple(row["traits"].split()))
    assert "; ".join(f"{name} {dice}" for name, dice in one.routine) == row["attack_routine"]
    if not one.player_character:
        assert (one.attack_bonus, one.save) == (attack_bonus(one.dice.whole), save_by(one.dice.whole))
        dragon = "dragon" in one.code
        assert one.hp == (4 * one.dice.whole if dragon else int(one.dice.average))
    kind, _, points = row["missile"].removeprefix("breath_").partition(" ")
    assert one.breath == ((kind, int(points)) if row["missile"].startswith("breath_") else ("", 0))
    found = standard().shooting(one)
    assert (found is None) == (row["missile"] == "none" or row["missile"].startswith("breath_"))
    if found and points:
        assert str(found[1]) == points
    assert one.is_giant == (one.dice.whole >= 8 and not one.player_character)


@pytest.mark.parametrize("row", printed("MB-T-MISSILE"), ids=lambda row: row["weapon"])
def test_a_missile_weapon(row: dict[str, Any]) -> None:
    """MB-T-MISSILE, MB-OUT-02, MB-OUT-03, MB-OUT-04, MB-SCALE-03, MB-E-1  Ranges in the open are three times the base, the
    maximum twice that, in metres and in squares of both scales."""
    weapon = standard().missile[row["weapon"]]
    reach = range_cm(weapon, OPEN)
    assert range_cm(weapon, CONFINED) == round(100 * row["base_range_m"])
    assert (reach, 2 * reach) == (round(100 * row["open_range_m"]), round(100 * row["open_max_m"]))
    for scale in (5, 10):
        side = square_cm(scale, OPEN)
        assert reach / side == row[f"open_range_sq_scale{scale}"] and 2 * reach / side == row[f"open_max_sq_scale{scale}"]
    assert (weapon.damage, weapon.rate_of_fire) == (row["damage"], row["rate_of_fire"])
    assert (weapon.may_shoot_over_units, weapon.thrown) == (row["may_shoot_over_units"], row["thrown"])


@pytest.mark.parametrize("row", printed("MB-T-MOVE"), ids=lambda row: str(row["move_rate"]))
def test_a_movement_rate(row: dict[str, Any]) -> None:
    """MB-T-MOVE, MB-OUT-01, MB-OUT-04, MB-MOVE-02, MB-MOR-06  Metres, half squares and squares of a round, and of a retreat."""
    rate = row["move_rate"]
    assert (rate * tripled(OPEN), rate * tripled(CONFINED)) == (row["open_m_per_round"], row["confined_m_per_round"])
    assert [allowance(rate, scale, OPEN) for scale in (5, 10)] == [row["half_squares_scale5"], row["half_squares_scale10"]]
    assert allowance(rate, 5, OPEN) / 2 == row["squares_scale5"]
    assert allowance(rate, 5, CONFINED) == row["confined_half_squares_scale5"]
    assert [retreat_squares(rate, n, OPEN) for n in (5, 10)] == [row["retreat_squares_scale5"], row["retreat_squares_scale10"]]


@pytest.mark.parametrize("row", printed("MB-T-DAMAGE"), ids=lambda row: "-".join(str(cell) for cell in row.values()))
def test_a_damage_factor(row: dict[str, Any]) -> None:
    """MB-T-DAMAGE, MB-ATK-08, MB-ATK-09, MB-ATK-10, MB-ATK-13, MB-MOD-11, MB-RND-01, MB-RND-02  Roll x factor, rounded
    down, at least 1."""
    for against in {"2 or more": (5, 10), "1": (1,), "any": (1, 5, 10)}[row["target_soldiers"]]:
        factor = half_soldiers(row["attacker_soldiers"], against, row["from_rear"])
        quarter = row["untouchable_natural_20"]
        assert Fraction(factor, HALVES * (QUARTER if quarter else 1)) == Fraction(row["factor_on_roll"])
        law = dict(damage_law(1, 10, 1, factor, quarter, 0, 0))
        wanted: dict[int, float] = {}
        for roll in range(2, 12):
            taken = max(1, int(roll * row["factor_on_roll"]))
            wanted[taken] = wanted.get(taken, 0) + 1 / 10
        assert law == pytest.approx(wanted)
        assert make_blow(0, 1, needs=1, dice=(1, 10, 1), factor=factor).factor == factor


@pytest.mark.parametrize("row", printed("MB-T-HITDICE"), ids=lambda row: str(row["hit_dice"]))
def test_bonus_and_save(row: dict[str, Any]) -> None:
    """MB-T-HITDICE, MB-BASE-01, MB-ATK-03  By whole hit dice; 15 stands for more, below 1 for less."""
    whole = 0 if row["hit_dice"] == "below 1" else int(row["hit_dice"])
    assert (attack_bonus(whole), save_by(whole)) == (row["attack_bonus"], row["save"])
    assert row["attack_bonus"] == min(15, whole)
    assert (attack_bonus(22), save_by(22)) == (15, 3)


def test_the_two_scales() -> None:
    """MB-T-SCALE, MB-SCALE-02, MB-SCALE-03, MB-MOVE-02, MB-MOR-05, MB-UNIT-01  Soldiers, minutes, metres, half squares per
    point of rate, dead and survivors of a morale roll of 1."""
    dead = {row["d6"]: row for row in printed("MB-T-MORALE")}[1]
    for row in printed("MB-T-SCALE"):
        scale = row["soldiers_per_unit"]
        assert (round_minutes(scale), square_cm(scale, OPEN)) == (row["round_minutes"], 100 * row["square_m"])
        assert [allowance(rate, scale, OPEN) / rate for rate in (6, 12)] == [row["half_squares_per_rate_point_open"]] * 2
        assert row["dead_on_morale_1"] == dead[f"dead_of_{scale}"] == 4 * scale // 5
        assert row["dead_on_morale_1"] + row["survivors_on_morale_1"] == scale
        assert row["square_feet"] * 3 == row["square_m"] * 10


def test_armour() -> None:
    """MB-T-ARMOUR, MB-BASE-02, MB-ATK-04  Ascending and descending add up to 19; the change from 9 is what it says; chain
    and shield is 4 [15]."""
    for row in printed("MB-T-ARMOUR"):
        assert row["ac_desc"] + row["ac_asc"] == 19 and 9 + row["change_from_9"] == row["ac_desc"]
    assert TABLES["armour"]["chain_shield"][1:3] == [4, 15]
    by_armour = {row["armour"]: row["ac_asc"] for row in printed("MB-T-ARMOUR")}
    worn = {"medium_infantry": "chain_shield", "heavy_infantry": "plate_shield", "spearmen": "ring_shield", "pikemen": "chain",
            "archers": "leather", "light_infantry": "leather_shield", "crossbowmen": "ring", "slingers": "none"}  # fmt: skip
    for code, armour in worn.items():
        assert standard().soldiers[code].armour_class == by_armour[armour]


def test_the_dice_of_the_tables_can_be_read() -> None:
    """MB-BASE-11, MB-BASE-03  Every damage and every number of hit dice, and as they are written."""
    for id, column in (("MB-T-TROOPS", "melee_damage"), ("MB-T-MELEE", "damage"), ("MB-T-MISSILE", "damage")):
        for row in printed(id):
            assert row[column] == "by creature" or str(read_dice(row[column])) == row[column]
    for id in ("MB-T-TROOPS", "MB-T-SINGLES"):
        for row in printed(id):
            small = row["hit_dice"] in ("1d6", "1d4")
            assert read_hit_dice(row["hit_dice"]).whole == (0 if small else int(row["hit_dice"].split("+")[0]))


def test_the_morale_table_says_who_is_broken() -> None:
    """MB-T-MORALE  Broken and retreat as the results have it."""
    rows = printed("MB-T-MORALE")
    assert [row["broken"] for row in rows] == [row["result"] != "passed" for row in rows]
    assert [row["retreat"] != "none" for row in rows] == [row["result"] in ("destroyed", "push_back") for row in rows]


# ---- the rulebook ------------------------------------------------------------------------------------------------------------
def test_every_rule_of_the_ledger_is_there() -> None:
    """In their order with their kinds and switches; a rule of ours may stand among them."""
    printed_ = [rule for rule in BOOK.rules if rule.id in LEDGER["rules"]]
    assert {rule.id: [rule.kind, rule.option] for rule in printed_} == LEDGER["rules"]
    assert [rule.id for rule in printed_] == list(LEDGER["rules"])
    assert [example.id for example in BOOK.examples] == LEDGER["examples"]
    assert [question.id for question in BOOK.questions] == LEDGER["questions"]
    assert len(BOOK.terms) == LEDGER["terms"] and all(example.consistent for example in BOOK.examples)


def test_what_the_book_says_of_options() -> None:
    """MB-T-OPTIONS  Every switch of the ledger is explained value by value, with the default and the rule of the table.  One of
    ours may stand among them; that the book fits the code says tests/suite/test_switches.py."""
    rows = {row["option"]: row for row in printed("MB-T-OPTIONS")}
    ours = {"scale": ("by_size", ["by_size", "5", "10"]), "square_m": ("0", []), "round_limit": ("20", [])}
    printed_ = [doc for doc in BOOK.options if doc.name in rows]
    assert [doc.name for doc in printed_] == list(rows)
    assert sorted(doc.name for doc in BOOK.options) == sorted(MassBattleOptions.__struct_fields__)
    for doc in printed_:
        default, known = ours.get(doc.name, (rows[doc.name]["default"], rows[doc.name]["values"].split(", ")))
        assert (rulebook.as_text(doc.default), doc.rule) == (default, rows[doc.name]["rule"])
        assert rulebook.as_text(getattr(MassBattleOptions(), doc.name)) == default
        assert sorted(map(rulebook.as_text, doc.values)) == sorted(known)
        if known:
            assert sorted(rulebook.as_text(value) for value in values(MassBattleOptions, doc.name)) == sorted(known)
        assert [rule.option for rule in BOOK.rules if rule.id == doc.rule] == [doc.name]
