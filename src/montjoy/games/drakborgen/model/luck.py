"""Every draw the game makes: the D12, the sun die, tests of a factor, lots, tiles and cards.  Fights have their own."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from montjoy.core.content.rulebook import tables
from montjoy.core.decks import Deck
from montjoy.core.effects import ALL, About, Audience, Die, d, draw, roll, tell
from montjoy.games.drakborgen.model.heroes import factor, highest_that_passes
from montjoy.games.drakborgen.model.pack.lookup import the_pack
from montjoy.games.drakborgen.model.squares import is_central
from montjoy.games.drakborgen.model.state import OTHER, Factor, Hero, Monster, Peek, World
from montjoy.games.drakborgen.protocol.events import TestFailed, TestPassed

TABLES: Final = tables(Path(__file__).parents[1] / "tables.toml")
D12: Final = d(12)
# What a test is for, by its rule.
TESTED: Final = {
    "DL-4.4.2a": "pick", "DL-4.4.3": "force", "DL-4.5.1b": "lift", "DL-4.6.1c": "rubble", "DL-4.6.1d": "rubble",
    "DL-4.8a": "leap", "DL-4.9c": "hold", "DL-5.5.2b": "open", "DL-9.6a": "flight", "DL-11.1c": "tear", "DL-11.1d": "loose",
    "DLC-02": "ambush",
}  # fmt: skip
# What a die is rolled for, by the rule that rolls it.
PURPOSES: Final = TESTED | {
    "DL-BASE-06": "symbol", "DL-BASE-11": "order", "DL-BASE-14": "sun", "DL-4.7.3a": "stairs", "DL-4.8c": "fall",
    "DL-4.9e": "fall", "DL-5.3": "rest", "DL-8.5c-X": "position", "DL-8.11a": "injury", "DL-9.5c": "breath", "DL-10.2": "blow",
    "DL-12.1a": "direction", "DL-12.2b": "passage", "DL-12.2c-X": "passage", "DLC-03": "missile", "DLC-07": "missile",
    "DLC-13": "potion", "DLC-24": "room",
}  # fmt: skip


# ---- dice ------------------------------------------------------------------------------------------------------------
async def d12(why: str, *about: About, to: Audience = ALL) -> int:
    """The twelve-sided die."""
    return await roll(D12, why, *about, to=to)


async def suns(world: World, why: str, *about: About) -> int:
    """DL-BASE-14  The sun die of the pack: how many suns it shows."""
    return await roll(_sun_die(the_pack(world).sun), why, *about)


@lru_cache(16)
def _sun_die(faces: tuple[int, ...]) -> Die:
    return Die(*faces)


async def passes(world: World, who: Hero | Monster, name: Factor, why: str, times: int = 1, *, below: bool = False) -> bool:
    """DL-BASE-24  D12 <= the factor, so many times in a row; the first failure ends the test.  `below`: the book says below."""
    value = factor(who, name) if isinstance(who, Hero) else getattr(who, name)
    needed = highest_that_passes(world.castle, value, below=below)
    what = TESTED.get(why, "")
    for nth in range(1, times + 1):
        rolled = await d12(why, who.id)
        event = TestFailed if rolled > needed else TestPassed
        await tell(ALL, event(who.id, name, rolled, value, why, what, "", nth, times, needed < value))
        if rolled > needed:
            return False
    return True


async def roll_among(choices: int, why: str, *about: About, to: Audience = ALL) -> int:
    """DL-BASE-22  One of so many, 0 the first: the D12 is split evenly in order and the rest rolled again; no roll for one."""
    if choices == 1:
        return 0
    if choices > 12:
        return await roll(d(choices), why, *about, to=to) - 1
    while True:
        rolled = await d12(why, *about, to=to)
        if rolled <= choices * (12 // choices):
            return (rolled - 1) // (12 // choices)


# ---- tiles -----------------------------------------------------------------------------------------------------------
async def draw_labyrinth(world: World, square: str, to: Audience = ALL) -> str:
    """DL-BASE-04, DL-BASE-05  Which labyrinth tile lies on a face-down square.  One of the central nine may be the chamber,
    all equally likely; every other tile is one of the bag."""
    if square in world.peeks:
        return world.peeks[square].labyrinth
    if is_central(square) and await draw(world.decks.centre, "DL-BASE-04", square, to=to) != OTHER:
        return the_pack(world).chamber
    tile: str = await draw(world.decks.labyrinth, "DL-BASE-05", square, to=to)
    return tile


async def draw_room(world: World, square: str, to: Audience = ALL) -> str:
    """DL-BASE-05  Which room tile lies on it.  The square gives up what somebody has peeked at."""
    if square in world.peeks:
        return world.peeks.pop(square).room
    tile: str = await draw(world.decks.rooms, "DL-6.1b", square, to=to)
    return tile


def discard_room(world: World, square: str) -> None:
    """DL-6.1b  Its room tile is put aside unseen."""
    if square in world.peeks:
        del world.peeks[square]
    else:
        world.decks.rooms.discard_unseen()
    world.castle.unseen += 1


async def peek_at(world: World, square: str, seat: str) -> Peek:
    """DLC-24  The far-seeing glass: both tiles are drawn for this seat alone, and bound to the square."""
    if square not in world.peeks:
        labyrinth = await draw_labyrinth(world, square, to=seat)
        room: str = await draw(world.decks.rooms, "DL-6.1b", square, to=seat)
        world.peeks[square] = Peek(labyrinth, room, [])
    found = world.peeks[square]
    if seat not in found.by:
        found.by.append(seat)
    return found


# ---- cards -----------------------------------------------------------------------------------------------------------
async def draw_card(deck: Deck, why: str, *about: About, to: Audience = ALL) -> str:
    """The top card; the deck must not be empty."""
    card: str = await draw(deck, why, *about, to=to)
    return card
