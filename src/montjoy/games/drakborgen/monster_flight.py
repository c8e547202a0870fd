"""How monsters flee, arrive somewhere, and leave the game (section 7.7, 8.9, 12.2)."""

from __future__ import annotations

from montjoy.core.effects import ALL, tell
from montjoy.games.drakborgen import encounters, monsters, things, travel, webs
from montjoy.games.drakborgen.heroes import playing
from montjoy.games.drakborgen.passages import Passage, monsters_may_enter, monsters_ways, passage, ways
from montjoy.games.drakborgen.said import MonsterFled, MonsterLeft, MonsterWentDown
from montjoy.games.drakborgen.world import BELOW, OUTSIDE, Castle, Due, Encounter, Hero, Monster, World


# ---- fleeing ---------------------------------------------------------------------------------------------------------
async def flee(world: World, monster: Monster, shut: str) -> bool:
    """DL-7.7a, DL-7.7b, DL-8.9d-X  By a free passage that chance decides, counted now, but never by the one the hero came in by
    in this turn (`shut`).  False: it has no way out."""
    way = await travel.at_random(world, active(world.castle), monster.id, ways_to_flee(world.castle, monster, shut))
    if way is None:
        return False
    await flees_by(world, monster, way)
    return True


def ways_to_flee(castle: Castle, monster: Monster, shut: str) -> list[Passage]:
    """DL-7.7a, DL-8.9d-X  Stairs are among them; never outside, never into the treasure chamber."""
    return monsters_ways(castle, monster.at, shut)


async def flee_back(world: World, monster: Monster, meeting: Encounter) -> bool:
    """DL-5.5.3b  One that has walked in on a hero goes back where it came from, if that passage is free."""
    way = monsters.way_home(world.castle, meeting)
    if way is None:
        return False
    await flees_by(world, monster, way)
    return True


async def flees_by(world: World, monster: Monster, way: Passage) -> None:
    """DLC-20, DL-7.7c  It is gone, and what it guards stays with those it flees from; then it comes wherever it comes."""
    start = monster.at
    await tell(ALL, MonsterFled(monster.id, start, way.way, way.to))
    await pay(world, monster)
    await comes(world, monster, way.to, start, how="fled-in")


def where_it_leads(castle: Castle, place: str, way: str) -> str:
    """The place at the other end of a way; "" for none."""
    return passage(castle, place, way).to if way in ways(castle, place) else ""


def active(castle: Castle) -> Hero:
    """DL-12.2a  The hero of the player whose turn it is."""
    return castle.heroes[castle.order[castle.turn % len(castle.order)]]


# ---- arriving --------------------------------------------------------------------------------------------------------
async def comes(world: World, monster: Monster, to: str, start: str, *, how: str = "walked-in") -> None:
    """DL-7.7c, DL-7.7d, DL-7.7f-X, DL-12.1c  A monster arrives: on a face-up square it stands as a figure, below it waits for a
    monster player, anywhere else it leaves the game."""
    castle = world.castle
    if to == BELOW:
        monster.at = BELOW
        await tell(ALL, MonsterWentDown(monster.id))
    elif not travel.stays_on_the_board(castle, to):
        await monster_gone(world, monster, why_gone(castle, to))
    else:
        monster.at = to
        await webs.eats(world, monster)
        await meets_those_there(world, monster, start, how)


def why_gone(castle: Castle, to: str) -> str:
    """DL-7.7d, DL-12.1c  Off the board, into the chamber, or into a square that nobody has turned up."""
    if to == OUTSIDE or not monsters_may_enter(castle, to):
        return "outside" if to == OUTSIDE else "teleport"
    return "unknown-square"


async def meets_those_there(world: World, monster: Monster, start: str, how: str) -> None:
    """DL-7.7e, DL-5.5.3a  Heroes who stand there meet it at once, one after another in turn order behind the active player until
    it is dead, gone or has fought; with multi_fight together.  In a movement phase the meeting waits for the events."""
    castle = world.castle
    there = [h for h in heroes_behind(castle, active(castle).id) if h.place == monster.at and playing(h)]
    if there and castle.phase == "movement":
        castle.due.append(Due(monster.at, "visit", [h.id for h in there], [monster.id], start))
    elif there:
        await encounters.meet(world, there, [monster], how, back=start)


def heroes_behind(castle: Castle, seat: str) -> list[Hero]:
    """In turn order, those behind this player first and he last."""
    at = (castle.order.index(seat) + 1) % len(castle.order)
    return [castle.heroes[s] for s in castle.order[at:] + castle.order[:at] if s in castle.heroes]


# ---- leaving the game ------------------------------------------------------------------------------------------------
async def monster_gone(world: World, monster: Monster, why: str) -> None:
    """DL-7.7d, DL-12.2d  It leaves the game: the tile goes to the used pile.  Dead, or gone into an unrevealed room during an
    encounter, what it guards is paid; else that is lost."""
    if world.castle.monsters.pop(monster.id, None) is None:
        return
    await tell(ALL, MonsterLeft(monster.id, monster.kind, why))
    if why in ("dead", "unknown-square"):
        await pay(world, monster)
    await tile_used(world, monster.id)


async def tile_used(world: World, id: str) -> None:
    """DL-7.7d  The room tile it was; one of several that came of the same tile ("RT010.2") has none of its own."""
    if "." not in id:
        await things.to_used(world, id)


async def pay(world: World, monster: Monster) -> None:
    """DLC-20  The reward, to those in whose encounter it dies or flees; not to who has turned back."""
    meeting = meeting_of(world.castle, monster)
    if meeting is None or monster.reward is None:
        return
    heroes = [world.castle.heroes[seat] for seat in meeting.heroes if meeting.actions.get(seat) != "turn_back"]
    there = [h for h in heroes if playing(h) and h.place == meeting.place]
    if there:
        await things.reward(world, there, monster)


def meeting_of(castle: Castle, monster: Monster) -> Encounter | None:
    """The encounter it is in: the last one, if several wait for each other."""
    return next((e for e in reversed(castle.encounters) if monster.id in e.monsters), None)
