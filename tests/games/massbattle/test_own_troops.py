"""A battle with a group's own rows: nobody else knows their figures, and its record holds them.  MB-BASE-11, MB-INFO-02."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest

from montjoy.core.philox import Philox
from montjoy.core.record import jsonlines
from montjoy.core.session import verify
from montjoy.core.session.session import Session
from montjoy.games.massbattle.authoring import troops_file
from montjoy.games.massbattle.authoring.scenarios import with_rows
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.model.scenario import BattleScenario
from montjoy.games.massbattle.model.state import World
from montjoy.games.massbattle.protocol import events
from montjoy.games.massbattle.rules.knowledge import first_bounds, note_losses
from montjoy.games.massbattle.ui import text
from montjoy.terminal.language import words_of
from tests.games.massbattle.acting import field, fights, play, worn
from tests.suite import twins
from tests.suite.many import times
from tests.suite.players import play_on

SCENARIO: dict[str, Any] = {
    "id": "ford", "title": "The ford", "options": {"scale": 5}, "board": {"width": 14, "height": 14},
    "sides": [
        {"name": "Ours", "seats": ["us"], "rows": [2, 5], "troops": [
            {"type": "river_guard", "men": 15}, {"type": "hedge_wizard", "spells": {"fireball": 1, "sleep": 1}},
        ]},
        {"name": "Theirs", "seats": ["them"], "rows": [8, 11], "troops": [
            {"type": "hillmen", "men": 15}, {"type": "orcs", "men": 5}, {"type": "old_troll"},
        ]},
    ],
}  # fmt: skip
OURS: dict[str, Any] = {
    "troops": {"river_guard": {"hit_dice": "1+1", "armour": "chain_shield", "melee_weapon": "spear",
        "missile_weapon": "river_bow", "move_rate": 9, "rally_pct": 75}},
    "singles": {"hedge_wizard": {"hit_dice": "5", "ac_desc": 8, "attack_routine": "staff 1d6", "move_rate": 12, "rally_pct": 75,
        "traits": "caster", "player_character": True}},
    "missile": {"river_bow": {"damage": "1d6+1", "base_range_m": 22, "rate_of_fire": 2}},
}  # fmt: skip
THEIRS: dict[str, Any] = {
    "troops": {"hillmen": {"hit_dice": "1", "ac_desc": 7, "melee_weapon": "sword_long", "move_rate": 9, "rally_pct": 50},
        "orcs": {"ac_desc": 5}},
    "singles": {"old_troll": {"hit_dice": "6", "ac_desc": 4, "attack_routine": "claw 1d6; claw 1d6", "move_rate": 12,
        "rally_pct": 50, "traits": "regenerate_2"}},
}  # fmt: skip
OTHERS: dict[str, Any] = {
    "troops": {"hillmen": {"hit_dice": "3+2", "ac_desc": 1, "melee_weapon": "polearm", "missile_weapon": "sling", "move_rate": 9,
        "rally_pct": 5, "traits": "fearless immune_nonmagical", "save": 4}, "orcs": {"ac_desc": -3, "hit_dice": "2"}},
    "singles": {"old_troll": {"hit_dice": "9+2", "ac_desc": 0, "attack_routine": "club 3d6", "move_rate": 12, "rally_pct": 90,
        "missile": "boulder 2d8", "traits": "fearless immune_cold"}},
}  # fmt: skip


def scenario(theirs: dict[str, Any]) -> BattleScenario:
    rows = OURS | {key: OURS.get(key, {}) | table for key, table in theirs.items()}
    return with_rows(msgspec.convert(SCENARIO, BattleScenario), troops_file.read_own(rows, "mine.toml", "")[0])


def begun(theirs: dict[str, Any], seed: int) -> Session:
    given = scenario(theirs)
    session = Session.new(game, given, game.read_options(given.options), seed=seed.to_bytes(32, "big"))
    session.kept_snapshots = 0
    session.begin()
    return session


@cache
def whole(seed: int) -> Session:
    return play_on(begun(THEIRS, seed), Philox(seed, 0, 0))


def pages(viewer: str, told: list[tuple[str, Any, bytes]], given: BattleScenario) -> list[str]:
    """What the viewer reads: every page in text, as the terminal and the plain page have it."""
    words = words_of(game, "en", given)
    shown = [thing.view for kind, thing, _ in told if kind == "page"]
    return ["\n".join([text.draw(v, words, 100), *text.describe(v, words), *text.card(v, words)]) for v in shown]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_other_figures_show_in_nothing_but_what_they_do(seed: int):
    """MB-INFO-02, MB-BASE-11  Two battles whose enemies have all figures otherwise: the same stream, pages and texts, up to the
    first event that lets it show."""
    one, two = (twins.transcript(begun(rows, seed), "us", 400, seed, looks=False) for rows in (THEIRS, OTHERS))
    equal, event = twins.compare(game, one, two)
    assert equal >= 15 and event in {kind.__name__ for kind in game.reveals}
    first, second = (pages("us", told[:equal], scenario(rows)) for told, rows in ((one, THEIRS), (two, OTHERS)))
    assert first == second and any("Hillmen" in page for page in first)
    assert any("River guard" in page and "28 of" not in page and "27 of 27 hit points" in page for page in first)


@pytest.mark.parametrize("viewer", ["us", "them", "watcher"])
def test_twins_of_a_battle_with_own_rows(viewer: str):
    """MB-INFO-02  From every stage of a battle: figures that no roll has used may be others, and nobody sees it."""
    total = sum(twins.twins(game, whole(seed), viewer, items=150, marks=5, salt=seed)[0] for seed in range(1, times(2, 4)))
    assert total > 60


def test_what_the_enemy_is_told_of_a_row():
    """MB-INFO-01, MB-INFO-02, MB-T-KNOWLEDGE  Its code and the number of men; no row, no pool, no weapon.
    open_information = true shows all of it."""
    given = scenario(THEIRS)
    world = game.setup(given, game.read_options(given.options))
    for unit in world.units.values():
        unit.status = "in_play"
    view = game.view(world, "us")
    assert set(view.rows) == {"river_guard", "hedge_wizard"} and set(view.own) == {"A1", "A2", "A3", "A4"}
    enemy = msgspec.to_builtins(view.others["B1"])
    assert (enemy["type"], enemy["soldiers"]) == ("hillmen", 5) and not {"row", "start", "missile", "least"} & set(enemy)
    assert set(game.view(world, "umpire").rows) >= {"hillmen", "orcs", "old_troll"}
    world.options = msgspec.structs.replace(world.options, open_information=True)
    assert game.view(world, "us").own["B1"].row.ac_desc == 7


def test_the_record_holds_the_rows():
    """MB-BASE-11  Written, read and verified without the file; every stored state goes on as the whole game did."""
    played = whole(1)
    header, entries = jsonlines.load(jsonlines.dump(played.header, played.entries))
    assert played.over
    report = verify.verify(game, header, entries)
    assert report.ok, report.wrong
    assert played.dice is not None
    again = Session.replay(game, header, list(entries), played.dice.seed)
    assert again.over and again.state == played.state
    rows = {unit.type: unit.row for unit in again.state.units.values()}
    assert rows["orcs"].ac_desc == 5 and rows["river_guard"].armour_class == 15


# ---- what everybody sees of its state -------------------------------------------------------------------------------------
def standing(**lost: int) -> World:
    """The ford with everybody on the board, face to face, and so many hit points lost."""
    given = msgspec.convert(SCENARIO, BattleScenario)
    sides = tuple(
        msgspec.structs.replace(side, troops=tuple(
            msgspec.structs.replace(t, men=5 if t.men else 0, at=(2 + 4 * n, 5 + number)) for n, t in enumerate(side.troops)
        )) for number, side in enumerate(given.sides)
    )  # fmt: skip
    rows = scenario(THEIRS).own
    world = game.setup(msgspec.structs.replace(given, sides=sides, own=rows), game.read_options({"scale": 5}))
    return worn(world, **lost)


@pytest.mark.parametrize(("lost", "seen"), [(0, ["hurt"]), (7, ["shaken"])])
def test_a_hero_at_half_or_less(lost: int, seen: list[str]):
    """MB-INFO-02, MB-MOR-12  A hero of an own row checks no morale: whether he is at half or less is told; a hero of the game's
    rows, whose pool is known, needs no telling."""
    world = standing(A2=lost)
    assert world.units["A2"].start == 22
    world.units["A2"].hit = True
    log = play(world, to="1.4", attack=[20], damage=[4], them=[fights("B2 A2")])
    assert [event.condition for event in log.told(events.ConditionSeen)] == seen
    usual = field(["fighter_hero 5,5 n"], ["orcs 5,6 s", "orcs 20,20 s"])
    usual.units["A1"].hit = True
    log = play(usual, to="1.4", attack=[20], damage=[4], b=[fights("B1 A1")])
    assert usual.units["A1"].lost == 10 and not log.told(events.ConditionSeen)


def test_the_sum_of_an_attack_is_told_of_printed_rows_alone():
    """MB-INFO-02, MB-ATK-04, MB-ATK-08, MB-ATK-09  Armour and attack bonus that only one side knows stand in nobody's log;
    printed ones do, as ac_system shows them, and own ones under open_information.  Points and men are seen by everybody."""
    log = play(standing(), to="1.4", attack=[20, 20], them=[fights("B2 A2")], us=[fights("A1 B1")])
    assert {(event.bonus, event.armour) for event in log.told(events.Attacked)} == {(None, None)}
    world = standing()
    world.options = msgspec.structs.replace(world.options, open_information=True)
    log = play(world, to="1.4", attack=[20], them=[fights("B2 A2")])
    assert [(event.bonus, event.armour) for event in log.told(events.Attacked)] == [(1, 11)]
    for system, shown in (("ascending", 13), ("descending", 6)):
        usual = field(["orcs 5,5 n"], ["orcs 5,6 s", "orcs 20,20 s"], ac_system=system)
        usual.units["B1"].hit = True
        log = play(usual, to="1.4", attack=[20], damage=[3], a=[fights("A1 B1")], morale=[6])
        [told] = log.told(events.Attacked)
        assert (told.bonus, told.armour, told.damage, told.points, told.men, told.twice) == (1, shown, 15, 3, 5, False)
    behind = field(["orcs 5,5 n"], ["orcs 5,6 n", "orcs 20,20 s"])
    behind.units["B1"].hit = True
    [told] = play(behind, to="1.4", attack=[19], damage=[3], a=[fights("A1 B1")]).told(events.Attacked)
    assert (told.damage, told.points, told.men, told.twice) == (30, 3, 5, True)


def test_one_that_is_halved_has_no_plain_product():
    """MB-ATK-09  Several who strike one."""
    world = field(["orcs 5,5 n"], ["fighter_hero 5,6 s", "orcs 20,20 s"])
    world.units["B1"].hit = True
    [told] = play(world, to="1.4", attack=[20], damage=[3], a=[fights("A1 B1")]).told(events.Attacked)
    assert (told.damage, told.points, told.men) == (7, 0, 0)


def test_wounds_that_close_show_what_was_hidden():
    """MB-INFO-02, MB-SOLO-06  A troll of an own row that grows hit points again: whether it is still at half or less is told
    while that tells anything."""
    world = standing(B3=15)
    assert (world.units["B3"].start, world.units["B3"].row.regeneration) == (27, 2)
    first_bounds(world.units["B3"], world.options)
    note_losses(world.units["B3"])
    log = play(world, to="3.0")
    assert [(event.unit, event.condition) for event in log.told(events.ConditionSeen)] == [("B3", "hurt")]
