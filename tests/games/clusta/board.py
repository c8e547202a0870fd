"""The island in a few words, for tests.

    world = board("trakorians 2 0409 400e", "ransards 6 0311 180 march", "ransards grisban 0311 leads 6")
    world = board("ransards 6 0203 180", map=field("....", "...."), day=3, slot=2, reorganisation=False)

A line is a unit: side, number, hex, men ("180", "400e", "100e+150"), then words: "march", "HOLD", "GO_TO:0409", "tired=2";
or a commander: side, his id, hex, "leads 6 7", "lv=5", "hp=0"; or "SIDE camp HEX NAME days=3"; or "SIDE spy WITH" (a
specialist of any trade, with a unit's number, a commander, a camp, or alone in a hex).  All sides named play; the day is 1,
the slot round 1.  `run` and the functions below do the rest.
"""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from montjoy.core.script import Scripted, scripted
from montjoy.games.clusta.model import armies
from montjoy.games.clusta.model.map_file import MapFile, checked, words
from montjoy.games.clusta.model.pieces import Camp, Commander, Contingent, Ship, Specialist, Trade, Unit
from montjoy.games.clusta.model.scenario import NATION, ORDER, ClustaScenario, Config, SideFile
from montjoy.games.clusta.model.state import World, name_next_mark, take_number
from montjoy.games.clusta.options import ClustaOptions
from montjoy.games.clusta.protocol.forms import Instruction, Line, Sheet, Standing
from montjoy.games.clusta.rules.campaign import setup as beginning
from montjoy.games.clusta.rules.campaign.rosters import Expert, Muster, Officer

NAMES = [field.name for field in msgspec.structs.fields(Config)]


def field(*terrain: str, levels: tuple[str, ...] = (), roads: tuple[str, ...] = (), bridgehead: str = "") -> str:
    """A small map of one's own, as words: `map=field("...", ".T.")`; the levels are 0 where none are given."""
    flat = levels or tuple("0" * len(row) for row in terrain)
    land = [f"{c:02}{r:02}" for r, row in enumerate(terrain) for c, letter in enumerate(row) if letter != "~"]
    road = [{"name": f"road {n}", "hexes": chain} for n, chain in enumerate(roads)]
    raw = {"title": "a field", "terrain": terrain, "levels": flat, "bridgehead": bridgehead or land[0], "road": road}
    return words(checked(msgspec.convert(raw, MapFile), "field"))


def board(*lines: str, map: str = "island", sides: str = "", day: int = 1, slot: int = 1, **more: Any) -> World:
    """A world with these pieces.  `sides`: those who play besides; other keywords are options or numbers of the config."""
    there = [line.split()[0] for line in lines] + sides.split()
    playing = [side for side in ORDER if side in there]
    playing += [side for side in ORDER if side not in playing][: max(0, 2 - len(playing))]
    config = {name: more.pop(name) for name in list(more) if name in NAMES}
    own, map = (map, "island") if map.startswith("{") else ("", map)
    playing_sides = [SideFile(id=side) for side in playing]
    scenario = ClustaScenario(id="made", title="made", sides=playing_sides, map=map, config=Config(**config))
    world = beginning.set_up(scenario, ClustaOptions(**more))
    world.config = msgspec.structs.replace(world.config, own_map=own)
    world.day, world.slot, world.conflux = day, slot, world.config.conflux_hex
    world.mark = name_next_mark(world)
    for line in lines:
        piece(world, *line.split())
    for side in playing:
        mine = [c for c in world.commanders.values() if c.side == side]
        if mine and side != "crurers":
            world.overall[side] = world.overall[side] or max(mine, key=lambda c: c.leader_value).id
    return world


def piece(world: World, side: str, what: str, at: str, *words: str) -> Any:
    """One line of a board."""
    if what.isdecimal():
        return unit(world, side, int(what), at, words[0], *words[1:])
    if what == "camp":
        plain = [word for word in words if "=" not in word]
        return camp(world, side, at, " ".join(plain), **_numbers(words))
    if what in get_args(Trade):
        return specialist(world, side, what, at, **_numbers(words))
    return commander(world, side, what, at, *words)


def _numbers(words: tuple[str, ...]) -> dict[str, int]:
    return {word.split("=")[0]: int(word.split("=")[1]) for word in words if "=" in word}


def unit(world: World, side: str, number: int, hex: str, men: str, *words: str, **more: Any) -> Unit:
    """A unit in a hex; `men`: "180", "400e", "100e+150"."""
    nation = NATION[side]  # type: ignore[index]
    parts = [(part.endswith("e"), int(part.rstrip("e"))) for part in men.split("+")]
    company = Muster(number, f"unit {number}", tuple(Contingent(nation, elite, n) for elite, n in parts), "")
    found = beginning.enlist(world, side, company, aboard=False)
    found.hex = hex
    for word in words:
        if word in ("march", "battle"):
            found.formation = word  # type: ignore[assignment]
        elif "=" in word:
            setattr(found, word.split("=")[0], int(word.split("=")[1]))
        else:
            ordered(found, word)
    for name, value in more.items():
        setattr(found, name, value)
    return found


def commander(world: World, side: str, id: str, hex: str, *words: str, **more: Any) -> Commander:
    """A commander of the book, or another: `lv=5`, `hp=0`, `leads 6 7`, an order."""
    printed = armies.TABLES["commanders"].get(id, [side, id, 3])
    numbers = _numbers(words)
    value = numbers.get("lv", printed[2])
    found = beginning.commission(world, side, Officer(id, printed[1], value))
    found.hex, found.hero_points = hex, numbers.get("hp", value)
    leads = False
    for word in words:
        if word == "leads":
            leads = True
        elif leads and word.isdecimal():
            found.leads.append(f"{side}.{word}")
        elif "=" not in word:
            ordered(found, word)
    for name, value in more.items():
        setattr(found, name, value)
    return found


def camp(world: World, side: str, hex: str, name: str = "", **more: Any) -> Camp:
    """A camp; `days=3` of fortification."""
    number = take_number(world, side, "camp")
    found = Camp(f"{side}.camp{number}", side, number, name or f"camp {number}", hex, **more)
    world.camps[found.id] = found
    return found


def specialist(world: World, side: str, trade: str, at: str, skill: int = -1, **more: Any) -> Specialist:
    """A specialist with a unit's number, a commander or a camp; alone, where `at` is a hex."""
    usual = {"astrologer": 15, "half_astrologer": 10, "interrogator": 17 if side == "ransards" else 20}
    expert = Expert(trade, "", usual.get(trade, 0) if skill < 0 else skill)  # type: ignore[arg-type]
    alone = len(at) == 4 and at.isdecimal()
    found = beginning.attach(world, side, expert, "" if alone else f"{side}.{at}")
    found.hex = at if alone else ""
    for name, value in more.items():
        setattr(found, name, value)
    return found


def ship(world: World, side: str, hex: str, kind: str = "carrack", *aboard: int) -> Ship:
    """A ship in a sea hex, with these units aboard."""
    found = beginning.launch(world, side, kind)
    found.hex = hex
    for number in aboard:
        mine = world.units[f"{side}.{number}"]
        mine.hex, mine.ship = "", found.id
    return found


def ordered(who: Unit | Commander, order: str, **more: Any) -> Instruction:
    """He does this: "HOLD", "GO_TO:0409"."""
    name, _, hex = order.partition(":")
    who.doing.do = Instruction(name, hex, **more)  # type: ignore[arg-type]
    return who.doing.do


def sheet(world: World, side: str, to: str, *orders: str, wishes: tuple[str, ...] = (), **standing: Any) -> Sheet:
    """A sheet in force for a commander, a camp ("camp1") or a unit's number: open-ended orders, "2=PATROL" a column for unit 2,
    "d6=HOLD", "d6.3=GO_TO:0409" dated ones."""
    lines = tuple(line_of(order) for order in orders)
    written = Sheet(to, lines, Standing(**standing), tuple(line_of(wish).do for wish in wishes))
    beginning.put_in_force(world, side, written)
    return written


def line_of(order: str) -> Line:
    """A box of a sheet from its word."""
    before, _, what = order.rpartition("=")
    name, _, hex = what.partition(":")
    do = Instruction(name, hex)  # type: ignore[arg-type]
    if before.startswith("d"):
        day, _, slot = before[1:].partition(".")
        return Line(do, int(day), int(slot or 0))
    return Line(do, units=(int(before),) if before else ())


def run(coro: Any, dice: Any = (), answers: Any = ()) -> Scripted:
    """A rule with the dice and answers we say; all must be used up."""
    return scripted(coro, dice, answers)
