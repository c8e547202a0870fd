"""A castle in a few words, for tests.

    world = begun("H01", "H04", abyss_test="first_reveal")   red has Rohan, blue Iril; red is player 1; all in their towers
    square(world, "33", "room", "o w d g", stairs=4)         edges north, east, south, west: open, wall, door, gate
    tile(world, "33", "LT45", entry="south")                 a tile of the pack
    at(world, "red", "33", way="south", how="gate")          where a hero is, and how he came in
    give(world, "red", "IT3", "AM02", "key", "TC05", "SP04") things and cards; what has a free slot is worn
    monster(world, "orc", "33")                              a figure; its id is the monster's kind, a number behind it
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from montjoy.core.script import Scripted, scripted
from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.model.pack import instances
from montjoy.games.drakborgen.model.pack.lookup import load, the_pack
from montjoy.games.drakborgen.model.squares import TOWERS
from montjoy.games.drakborgen.model.state import Came, Hero, Monster, PackRef, Square, Thing, World
from montjoy.games.drakborgen.options import DrakborgenOptions
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.rules.setup import hero_of_card, set_up_game
from montjoy.games.drakborgen.seen.view import Seen

PACK = load(PackRef())                                      # the standard pack
SCENARIOS = ("one", "two", "three", "four")
EDGES = {"o": "open", "w": "wall", "d": "door", "g": "gate"}
SLOTS = {"ring": 2}


def begun(*cards: str, symbol: int = 1, pack: PackRef | None = None, **options: Any) -> World:
    """The first turn of a game: heroes in their towers, red is player 1."""
    scenario = game.scenarios[SCENARIOS[len(cards or ("H01", "H02")) - 1]]
    world = set_up_game(scenario, DrakborgenOptions(**options))
    if pack:
        world.pack = pack
    castle = world.castle
    castle.order, castle.symbol, castle.phase, castle.mark = list(castle.players), symbol, "turns", "1.red"
    for seat, card, tower in zip(castle.order, cards or ("H01", "H02"), TOWERS, strict=False):
        world.decks.hero.take(card)
        castle.heroes[seat] = hero_of_card(seat, the_pack(world).heroes[card])
        castle.heroes[seat].place = tower
    return world


def square(world: World, id: str, kind: str = "room", edges: str = "o o o o", **more: Any) -> Square:
    """A face-up square; `signs=[0, 4, 0, 0]`, `stairs=5`, `web=True` ..."""
    found = world.castle.squares[id]
    found.kind, found.tile, found.edges = kind, more.pop("tile", "made-up"), [EDGES[e] for e in edges.split()]  # type: ignore[assignment]
    found.signs = more.pop("signs", [0, 0, 0, 0])
    for name, value in more.items():
        setattr(found, name, value)
    return found


def tile(world: World, id: str, row: str, entry: Any = "south") -> Square:
    """A labyrinth tile of the pack on a square, out of its deck."""
    pack = the_pack(world)
    instances.lay(world.castle.squares[id], pack.labyrinth[row], entry)
    (world.decks.centre if row == pack.chamber else world.decks.labyrinth).bag.remove(row)
    return world.castle.squares[id]


def at(world: World, seat: str, place: str, way: str = "", how: Any = "open", **more: Any) -> Hero:
    """A hero put somewhere; `body=3`, `skip=1`, `situation=...`"""
    found = world.castle.heroes[seat]
    found.place, found.came = place, Came(way, how)
    for name, value in more.items():
        setattr(found, name, value)
    return found


def give(world: World, seat: str, *what: str) -> list[Thing]:
    """Things by their rows in the pack ("key" a key); hidden cards with a face that the owner has seen."""
    found = [_thing(world, seat, each) for each in what]
    mine = world.castle.heroes[seat]
    for each in found:
        mine.things.append(each)
        worn = [t for t in mine.things if t.id in mine.worn and t.slot == each.slot]
        if each.slot not in ("", "gear", "potion") and len(worn) < SLOTS.get(each.slot, 1):
            mine.worn.append(each.id)
    return found


def _thing(world: World, seat: str, what: str) -> Thing:
    pack, decks = the_pack(world), world.decks
    owned = [t.id for h in world.castle.heroes.values() for t in h.things]
    if what == "key":
        return instances.key(next(id for id in ("RT054", "RT055", "RT056", "RT057", "RT058") if id not in owned))
    if what in pack.items:
        return instances.item(pack, what, what)
    if what in pack.amulets:
        decks.amulet.bag.remove(what)
        return instances.amulet(pack, what)
    if what in pack.rings:
        decks.ring.bag.remove(what)
        return instances.ring(pack, what)
    if what in pack.rooms:
        return instances.treasure(pack.rooms[what].effects[0], what)  # type: ignore[arg-type]
    treasure = what in pack.treasures
    sort, letter, deck = ("treasure_card", "t", decks.treasure) if treasure else ("special_card", "s", decks.special)
    deck.bag.remove(what)
    id = f"{seat}.{letter}{1 + sum(x.startswith(f'{seat}.{letter}') for x in world.faces)}"
    world.faces[id], world.seen_by[what] = what, [seat]
    return Thing(id, sort)  # type: ignore[arg-type]


def monster(world: World, kind: str, place: str, **more: Any) -> Monster:
    """A figure on a square, or "below"."""
    same = sum(m.kind == kind for m in world.castle.monsters.values())
    found = instances.monster(the_pack(world), kind, f"{kind}{same + 1}", place, **more)
    world.castle.monsters[found.id] = found
    return found


def seen(world: World, seat: str) -> Seen:
    return game.view(world, seat)


def run(coro: Any, dice: Any = (), answers: Any = ()) -> Scripted:
    """A rule with the dice, cards and answers we say; all must be used up."""
    return scripted(coro, dice, answers)


def fresh(players: int = 2, **options: Any) -> World:
    """Before the first die."""
    return game.setup(game.scenarios[SCENARIOS[players - 1]], DrakborgenOptions(**options))


# ---- options ---------------------------------------------------------------------------------------------------------
SEVERAL: Final = (
    questions.WalkTo, questions.GoStraight, questions.KeepTrying, questions.StayForCard, questions.FleeWithAll, questions.GoHome,
)  # fmt: skip


def one_by_one(options: Sequence[Any]) -> list[Any]:
    """Without the answers that say several steps at once."""
    return [option for option in options if not isinstance(option, SEVERAL)]
