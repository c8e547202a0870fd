"""The operations of effects, one after another, nested, and for a group.  DLC-24, DL-6-X2, DL-QA-06."""

from __future__ import annotations

import msgspec
import pytest

from montjoy.games.drakborgen.model.heroes import way_back_is_free
from montjoy.games.drakborgen.model.pack.rows import (
    OPS,
    Effect,
    OpAllInside,
    OpAmbush,
    OpControl,
    OpDraw,
    OpEmpty,
    OpEncounter,
    OpFall,
    OpHeal,
    OpItem,
    OpKey,
    OpLoseBodyPoints,
    OpLoseTreasure,
    OpManual,
    OpRandomExit,
    OpRisk,
    OpRotate,
    OpSkipTurns,
    OpSun,
    OpTest,
    OpTreasure,
    OpWeb,
)
from montjoy.games.drakborgen.model.state import Dead, Webbed
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import ByHandTold, Met, Moved, MustLoseTurns
from montjoy.games.drakborgen.protocol.places import BELOW, OUTSIDE
from montjoy.games.drakborgen.rules import finds, room_tiles
from tests.games.drakborgen.board import at, begun, give, monster, run, seen, square


def room(*heroes, **options):
    world = begun(*(heroes or ("H01", "H02")), **options)
    square(world, "33")
    square(world, "43")
    return world, [at(world, seat, "33", way="south") for seat in list(world.castle.order)]


def carry(world, heroes, *ops, dice=(), answers=(), tile="RT033"):
    return run(room_tiles.carry_out_together(world, heroes, ops, tile), dice, answers)


def names(heroes):
    return [h.id for h in heroes]


def rooms(*heroes, **options):
    world = begun(*(heroes or ("H01", "H02", "H03")), **options)
    for id in ("33", "23", "34", "43", "32"):
        square(world, id)
    return world, at(world, "red", "33", way="south")


# ---- a list of operations --------------------------------------------------------------------------------------------
def test_in_order_until_the_turn_is_over():
    """DLC-24, DL-6-X2  In order; what ends the turn or kills the hero leaves out the rest."""
    world, (red, _) = room()
    out = run(room_tiles.carry_out(world, red, [OpLoseBodyPoints(2), OpSkipTurns(1), OpRisk(1)], "RT033"), [1])
    assert out.value is True and (red.body, red.skip) == (7, 1)
    out = run(room_tiles.carry_out(world, red, [OpFall(), OpLoseBodyPoints(1)], "RT033"), [0])
    assert out.value is False and (red.body, red.place) == (7, BELOW)
    world, (red, _) = room()
    out = run(room_tiles.carry_out(world, red, [OpLoseBodyPoints(10), OpKey()], "RT054"))
    assert out.value is False and isinstance(red.situation, Dead) and red.things == []


def test_what_the_dead_suffer():
    """DLC-24  Nothing."""
    world, (red, _) = room()
    red.situation = Dead("wounds", 1, "33")
    assert run(room_tiles.act_on_hero(world, red, OpLoseBodyPoints(1))).value is False and red.body == 10


def test_nested():
    """DLC-24, test  Branches nest, so many rolls in a row, and the first failure ends it."""
    inner = OpTest(stat="strength", times=2, then=[OpSkipTurns(3)], otherwise=[OpLoseBodyPoints(1)])
    op = OpTest(stat="psyche", times=1, then=[inner], otherwise=[OpEmpty()])
    for dice, body, skip in (([6], 10, 0), ([5, 8, 8], 10, 3), ([5, 8, 9], 9, 0), ([5, 9], 9, 0)):
        world, (red, _) = room()
        out = run(room_tiles.carry_out(world, red, [op], "RT033"), dice)
        assert out.value is True and (red.body, red.skip) == (body, skip)


@pytest.mark.parametrize("n, suns, dice, body", [(2, False, [], 7), (0, True, [2], 7), (1, True, [1], 7), (9, True, [0], 10)])
def test_heal(n, suns, dice, body):
    """DLC-24, heal  So many body points, plus the suns of one roll; never above the hero card's value."""
    world, (red, _) = room()
    red.body = 5
    assert run(room_tiles.carry_out(world, red, [OpHeal(n, suns)], "RT033"), dice).value is True and red.body == body


def test_skip_turns_add_up():
    """DLC-24, skip_turns  His next n turns, told to all."""
    world, (red, _) = room()
    out = carry(world, [red], OpSkipTurns(2), OpSkipTurns(1))
    assert red.skip == 3 and out.told(MustLoseTurns) == [MustLoseTurns("red", 2), MustLoseTurns("red", 1)]


@pytest.mark.parametrize("n, answers, left", [
    (2, [questions.Lose("RT044"), questions.Lose("RI1"), questions.Enough()], ["red.t1"]), (3, [], []), (9, [], []),
])
def test_the_owner_chooses(n, answers, left):
    """DLC-24, lose_treasure  pick = owner: he chooses which; fewer than n: all."""
    world, (red, _) = room()
    give(world, "red", "RT044", "TC05", "RI1")
    run(room_tiles.carry_out(world, red, [OpLoseTreasure(n, "owner")], "RT033"), (), answers)
    assert [t.id for t in red.things] == left


def test_several_by_chance():
    """DLC-24, lose_treasure  Two of three, one after another."""
    world, (red, _) = room()
    give(world, "red", "RT044", "RT045", "RT046")
    out = run(room_tiles.carry_out(world, red, [OpLoseTreasure(2, "random")], "RT033"), [5, 1])
    assert [t.id for t in red.things] == ["RT046"] and [about for _, about, _ in out.rolls] == [
        ("red", "treasure", 0), ("red", "treasure", 1)]


def test_by_hand():
    """DLC-24, manual  The text is shown, the active player types what came of it; all can read it."""
    world, (red, _) = room()
    out = carry(world, [red], OpManual("Dance."), answers=[questions.Note("He danced.")])
    assert out.told(ByHandTold) == [ByHandTold("red", "Dance.", "He danced.")] and names(out.value) == ["red"]
    assert out.answered[0][:2] == ("red", questions.ByHand("Dance.")) and world.castle.asked == []


def test_forward_in_time():
    """DLC-24, sun  Forward too; sunset is asked about at the end of the round only."""
    world, (red, _) = room()
    carry(world, [red], OpSun(21), OpSun(3))
    assert world.castle.sun == 24 and world.castle.phase == "turns"


def test_rotate_changes_the_way_back():
    """DLC-24, rotate  The way back may be blocked afterwards (DL-7.6d-X)."""
    world, (red, _) = room()
    square(world, "33", edges="o w o w")
    assert way_back_is_free(world.castle, red)
    carry(world, [red], OpRotate(), dice=[2])
    assert not way_back_is_free(world.castle, red) and red.came.way == "south"


def test_names_of_what_a_tile_becomes():
    """DLC-24  Two keys of one tile have two names, and so have things that lie about or monsters."""
    world, (red, blue) = room()
    carry(world, [red], OpKey(), OpKey(), tile="RT054")
    assert [t.id for t in red.things] == ["RT054", "RT054.2"]
    world.castle.squares["43"].lying.append(red.things.pop())
    red.things.clear()
    monster(world, "orc", "43").id = "RT055"
    world.castle.monsters = {m.id: m for m in world.castle.monsters.values()}
    assert room_tiles.name_for(world.castle, "RT054") == "RT054"
    assert room_tiles.name_for(world.castle, "RT055") == "RT055.2" and blue.things == []


@pytest.mark.parametrize("op", sorted(OPS))
def test_every_operation_is_known(op):
    """DLC-24  Each of the 24 operations answers with those for whom the list goes on."""
    need = {"monster": "orc", "gm": 5, "name": "Thing", "id": "IT1", "deck": "ring", "stat": "armour", "times": 1, "then": [],
            "else": [], "n": 1, "pick": "random", "steps": 1, "effects": [], "companion": "CO1", "text": "Dance."}
    fields = {f.encode_name: need[f.encode_name] for f in msgspec.structs.fields(OPS[op]) if f.required}
    effect = msgspec.convert({"op": op, **fields}, Effect)
    world, (red, _) = room()
    square(world, "33", edges="w w w w")
    if op in ("encounter", "ambush"):
        world.castle.options = msgspec.structs.replace(world.castle.options, spiders_never_attack=True)
        effect = msgspec.structs.replace(effect, monster="giant_spider")
    dice = {"risk": [0], "test": [1], "draw": ["RI1"], "fall": [0], "teleport": [5], "rotate": [5]}.get(op, [])
    notes = [questions.Note("")] if op == "manual" else []
    out = run(room_tiles.carry_out_together(world, [red], [effect], "RT033"), dice, notes)
    assert names(out.value) == ([] if op in ("fall", "web", "teleport") else ["red"]) and len(OPS) == 24


def test_after_an_encounter(monkeypatch):
    """DL-7-X2, DLC-24, encounter  It ends the turn, and the list, however it ended."""

    async def meet(world, heroes, monsters, how, *, shut="", ambush=False):
        pass

    monkeypatch.setattr(room_tiles.encounters, "meet", meet)
    for op in (OpEncounter("orc"), OpAmbush("orc")):
        world, (red, _) = room()
        out = carry(world, [red], OpTest("agility", 1, [op], []), OpLoseBodyPoints(1), dice=[1])
        assert out.value == [] and red.body == red.most


def test_who_is_not_caught_goes_on():
    """DLC-24, web, AM07  The room is empty for the wearer of the Spinner's amulet, and what else the list says is carried out;
    who is caught gets nothing of it."""
    for worn in (True, False):
        world, red = rooms()
        give(world, "red", *(["AM07"] if worn else []))
        run(room_tiles.carry_out(world, red, [OpWeb(), OpKey()], "RT054"))
        assert ("RT054" in [t.id for t in red.things]) is worn and isinstance(red.situation, Webbed) is not worn


def test_out_by_chance_is_seen():
    """DLC-24, random_exit  All see where he has run; what else the list says is left out, but not if there was no way out."""
    world, red = rooms()
    square(world, "33", edges="w o w w")
    out = run(room_tiles.carry_out(world, red, [OpRandomExit(), OpKey()], "RT054"))
    assert out.told(Moved) == [Moved("red", "33", "34", "east")] and red.things == []
    square(world, "34", edges="w w w w")
    run(room_tiles.carry_out(world, red, [OpRandomExit(), OpKey()], "RT054"))
    assert [t.id for t in red.things] == ["RT054"]


def test_the_table_is_waited_for():
    """DLC-24, manual, DL-BASE-21  While he types what came of it, everybody sees who is waited for."""
    world, red = rooms()
    assert run(room_tiles.carry_out(world, red, [OpManual("Sing.")], "RT033")).pending.seat == "red"
    assert seen(world, "blue").castle.asked == ["red"]


def test_a_monster_that_comes_to_who_is_elsewhere():
    """DLC-24, all_inside, DL-6.2a, DL-7.7a  Blue did not come in with this tile: the way by which he came is not shut to the
    monster that he meets, and it can flee there."""
    world, red = rooms("H01", "H02")
    square(world, "66", edges="w o w w")
    square(world, "67", edges="o o o o")
    world.castle.squares["33"].room = "RT033"
    at(world, "blue", "66", way="east")
    at(world, "red", "outside")
    out = run(room_tiles.carry_out(world, red, [OpAllInside([OpEncounter("dark_elf")])], "RT033"), ["MC01"], [questions.Attack()])
    assert out.over and [m.heroes for m in out.told(Met)] == [("blue",)]
    assert [m.at for m in world.castle.monsters.values()] == ["67"]


def test_a_tower_does_not_turn():
    """DL-BASE-03, DLC-24  rotate turns a labyrinth tile; a tower room has none, and its openings stay."""
    world = begun()
    before = list(world.castle.squares["00"].edges)
    run(room_tiles.rotate_tile(world, [world.castle.heroes["red"]]))
    assert world.castle.squares["00"].edges == before


# ---- a group ---------------------------------------------------------------------------------------------------------
def test_traps_hit_all():
    """DLC-24, DL-QA-06  Advanced rules: each of the group suffers the trap, in turn order."""
    world, heroes = room("H01", "H02", "H03")
    out = carry(world, heroes, OpTest("agility", 1, [OpEmpty()], [OpRisk(1)]), OpLoseBodyPoints(1), dice=[4, 6, 7, 2])
    red, blue, green = heroes
    assert names(out.value) == ["red", "blue", "green"]
    assert [about[0] for _, about, _ in out.rolls] == ["red", "blue", "green", "blue"]
    assert [h.body for h in heroes] == [red.most - 1, blue.most - 3, green.most - 1]


def test_who_is_gone_has_no_part():
    """DLC-24  One of the group falls: what follows is for the others."""
    world, (red, blue) = room()
    out = carry(world, [red, blue], OpTest("agility", 1, [], [OpFall()]), OpLoseBodyPoints(1), dice=[5, 1, 0])
    assert names(out.value) == ["blue"] and red.place == BELOW and (red.body, blue.body) == (10, 10)


def test_a_group_finds_once(monkeypatch):
    """DLC-24, DL-QA-06  What gives something gives it once, and the group shares it; in both branches of a test likewise."""
    shared = []

    async def share(world, heroes, found):
        shared.append((names(heroes), found.sort))
        return heroes[-1]

    monkeypatch.setattr(finds, "share", share)
    world, (red, blue) = room()
    carry(world, [red, blue], OpTreasure(40, "Box"), OpKey(), OpItem("IT3"), OpDraw("ring"), dice=["RI1"], tile="RT046")
    assert len(blue.things) == 4 and red.things == []
    assert shared == [(["red", "blue"], s) for s in ("treasure", "key", "item", "ring")]
    draw = OpDraw("amulet")
    carry(world, [red, blue], OpTest("psyche", 1, [draw], [OpRisk(1), draw]), dice=[5, 5, "AM01", 1])
    assert [t.id for t in red.things] == ["AM01"] and blue.body == blue.most - 1, "red passed and has it; blue only suffers"
    carry(world, [red, blue], OpTest("psyche", 1, [draw], [OpRisk(1), draw]), dice=[6, 6, 0, 0, "AM03"])
    assert "AM03" in [t.id for t in blue.things]


def test_a_companion_for_one_of_the_group(monkeypatch):
    """DLC-24, control  For one of the group, by agreement; or for nobody."""
    takers = iter([1, None])

    async def share(world, heroes, found):
        at = next(takers)
        return None if at is None else heroes[at]

    monkeypatch.setattr(finds, "share", share)
    world, (red, blue) = room()
    carry(world, [red, blue], OpControl("CO2"), tile="RT101")
    carry(world, [red, blue], OpControl("CO1"), tile="RT100")
    assert red.companions == [] and [c.kind for c in blue.companions] == ["hound"]


def test_all_inside_in_turn_order():
    """DLC-24, all_inside  Beginning with the active hero; who is outside or below is not touched."""
    world, (red, blue, green, yellow) = room("H01", "H02", "H03", "H04")
    at(world, "red", OUTSIDE)
    at(world, "yellow", "43")
    out = carry(world, [green], OpAllInside([OpRisk(1)]), dice=[0, 1, 2])
    assert [about[0] for _, about, _ in out.rolls] == ["green", "yellow", "blue"]
    assert (blue.body, green.body, yellow.body, red.body) == (9, 10, 8, 10) and names(out.value) == ["green"]


def test_all_inside_may_end_the_turn():
    """DLC-24, all_inside  Who is caught or gone by it has no part in the rest."""
    world, (red, blue) = room()
    at(world, "blue", "43")
    out = carry(world, [red], OpAllInside([OpWeb()]), OpLoseBodyPoints(1))
    assert out.value == [] and isinstance(red.situation, Webbed) and isinstance(blue.situation, Webbed) and red.body == 10


def by_red(seat, ask, options):
    return questions.Number("south") if questions.Number("south") in options else options[0]


def test_the_active_player_numbers():
    """DLC-24, random_exit, DL-12.2a  Whoever runs: the player whose turn it is says which passage is which number."""
    world, (_, blue) = room(naming_before_dice="always")
    out = run(room_tiles.carry_out(world, blue, [OpRandomExit()], "RT089"), [1], by_red)
    assert {seat for seat, *_ in out.answered} == {"red"} and blue.place == "43"
