"""How monsters flee, walk in, arrive somewhere, and leave the game (5.5.3, 7.7, 8.9, 12.2)."""

from __future__ import annotations

from montjoy.core.effects import ALL, tell
from montjoy.games.drakborgen.model.heroes import playing
from montjoy.games.drakborgen.model.monsters import active_hero, heroes_behind, meeting_of, way_home, ways_to_flee
from montjoy.games.drakborgen.model.passages import Passage, monsters_may_enter
from montjoy.games.drakborgen.model.state import Castle, Due, Encounter, Monster, World
from montjoy.games.drakborgen.protocol.events import MonsterFled, MonsterLeft, MonsterMoved, MonsterWentDown
from montjoy.games.drakborgen.protocol.places import BELOW, OUTSIDE
from montjoy.games.drakborgen.rules import encounters, finds, teleport, webs
from montjoy.games.drakborgen.rules.possessions import use_up_tile


# ---- fleeing ---------------------------------------------------------------------------------------------------------
async def flee(world: World, monster: Monster, shut: str) -> bool:
    """DL-7.7a, DL-7.7b, DL-8.9d-X  By a free passage that chance decides, counted now, but never by the one the hero came in by
    in this turn (`shut`).  False: it has no way out."""
    way = await teleport.take_random_way(world, active_hero(world.castle), monster.id, ways_to_flee(world.castle, monster, shut))
    if way is None:
        return False
    await flee_by(world, monster, way)
    return True


async def flee_back(world: World, monster: Monster, meeting: Encounter) -> bool:
    """DL-5.5.3b  One that has walked in on a hero goes back where it came from, if that passage is free."""
    way = way_home(world.castle, meeting)
    if way is None:
        return False
    await flee_by(world, monster, way)
    return True


async def flee_by(world: World, monster: Monster, way: Passage) -> None:
    """DLC-20, DL-7.7c  It is gone, and what it guards stays with those it flees from; then it comes wherever it comes."""
    start = monster.at
    await tell(ALL, MonsterFled(monster.id, start, way.way, way.to))
    await pay(world, monster)
    await arrive(world, monster, way.to, start, how="fled-in")


# ---- arriving --------------------------------------------------------------------------------------------------------
async def arrive(world: World, monster: Monster, to: str, start: str, *, how: str = "walked-in") -> None:
    """DL-7.7c, DL-7.7d, DL-7.7f-X, DL-12.1c  A monster arrives: on a face-up square it stands as a figure, below it waits for a
    monster player, anywhere else it leaves the game."""
    castle = world.castle
    if to == BELOW:
        monster.at = BELOW
        await tell(ALL, MonsterWentDown(monster.id))
    elif not teleport.stays_on_the_board(castle, to):
        await remove_monster(world, monster, why_gone(castle, to))
    else:
        monster.at = to
        await webs.eat_the_caught(world, monster)
        await meet_those_there(world, monster, start, how)


def why_gone(castle: Castle, to: str) -> str:
    """DL-7.7d, DL-12.1c  Off the board, into the chamber, or into a square that nobody has turned up."""
    if to == OUTSIDE or not monsters_may_enter(castle, to):
        return "outside" if to == OUTSIDE else "teleport"
    return "unknown-square"


async def meet_those_there(world: World, monster: Monster, start: str, how: str) -> None:
    """DL-7.7e, DL-5.5.3a  Heroes who stand there meet it at once, one after another in turn order behind the active player until
    it is dead, gone or has fought; with multi_fight together.  In a movement phase the meeting waits for the events."""
    castle = world.castle
    there = [h for h in heroes_behind(castle, active_hero(castle).id) if h.place == monster.at and playing(h)]
    if there and castle.phase == "movement":
        castle.due.append(Due(monster.at, "visit", [h.id for h in there], [monster.id], start))
    elif there:
        await encounters.meet(world, there, [monster], how, back=start)


# ---- leaving the game ------------------------------------------------------------------------------------------------
async def remove_monster(world: World, monster: Monster, why: str) -> None:
    """DL-7.7d, DL-12.2d  It leaves the game: the tile goes to the used pile.  Dead, run off, or gone into an unrevealed room
    during an encounter, what it guards is paid; else that is lost."""
    if world.castle.monsters.pop(monster.id, None) is None:
        return
    await tell(ALL, MonsterLeft(monster.id, monster.kind, why))
    if why in ("dead", "ran-off", "unknown-square"):
        await pay(world, monster)
    await use_up_tile(world, monster.id)


async def pay(world: World, monster: Monster) -> None:
    """DLC-20  The reward, to those in whose encounter it dies or flees; not to who has turned back."""
    meeting = meeting_of(world.castle, monster)
    if meeting is None or monster.reward is None:
        return
    heroes = [world.castle.heroes[seat] for seat in meeting.heroes if meeting.actions.get(seat) != "turn_back"]
    there = [h for h in heroes if playing(h) and h.place == meeting.place]
    if there:
        await finds.pay_reward(world, there, monster)


# ---- walking in ------------------------------------------------------------------------------------------------------
async def move_through(world: World, monster: Monster, way: Passage, seat: str = "") -> None:
    """DL-5.5.2a, DL-5.5.1b  It arrives, moved by a player or by chance.  Webs, rubble, abyss and footbridge are nothing to it;
    from an unrevealed square it leaves the game, and the square stays face down."""
    await tell(ALL, MonsterMoved(seat, monster.id, monster.at, way.to))
    await walk_in(world, monster, way.to, by_chance=not seat)


async def walk_in(world: World, monster: Monster, to: str, *, by_chance: bool = False) -> None:
    """DL-5.5.3a  Onto a square where heroes may stand: the webbed are eaten by a spider (DL-11.5), the others meet it, in turn
    order starting after the monster player; with advanced_phases that waits for the event phase.  One that came by chance meets
    them like one that has fled there (DL-7.7e)."""
    await arrive(world, monster, to, monster.at, how="fled-in" if by_chance else "walked-in")
