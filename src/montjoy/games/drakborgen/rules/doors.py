"""Doors and portcullises (4.4, 4.5): what may be tried, the attempt, and how a door is left behind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from montjoy.core.effects import ALL, Option, tell
from montjoy.games.drakborgen.model.going_together import who_is_ahead
from montjoy.games.drakborgen.model.heroes import has, keys, playing
from montjoy.games.drakborgen.model.luck import TABLES, passes
from montjoy.games.drakborgen.model.passages import Passage, edge, marked, passage, passages_from
from montjoy.games.drakborgen.model.squares import beyond, is_square, opposite, side_of
from montjoy.games.drakborgen.model.state import Castle, Door, Factor, Hero, How, TurningBack, World
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import DoorLeftOpen, DoorLocked, DoorOpened, GateLifted
from montjoy.games.drakborgen.protocol.places import OUTSIDE, Dir
from montjoy.games.drakborgen.rules import possessions, special_cards, spells
from montjoy.games.drakborgen.rules.asking import ask
from montjoy.games.drakborgen.seen.view import Seen

Opening: TypeAlias = questions.UseKey | questions.UseMasterKey | questions.OpenBySpell | questions.PickLock | questions.ForceDoor
DoorAct: TypeAlias = Opening | questions.Lift
PICK: Final = "pick a lock"                                  # rows of DL-T-OBSTACLE
FORCE: Final = "force a door"
LIFT: Final = "lift a portcullis"


# ---- what may be tried -----------------------------------------------------------------------------------------------
def door_options(seen: Seen, ways: Sequence[Passage] | None = None) -> list[Option]:
    """DL-4.4-X, DL-4.5.1a  An attempt names the passage: a locked door and by what means, or a portcullis, which on face-up tiles
    is always down."""
    found: list[Option] = []
    for p in passages_from(seen.castle, seen.hero.place) if ways is None else ways:
        if p.between in ("door", "door_and_gate"):
            found += openings(seen, side_of(p.way))
        elif p.between == "gate" and not who_is_ahead(seen.hero, p):
            found.append(questions.Lift(side_of(p.way)))
    return found


def openings(seen: Seen, way: Dir) -> list[Opening]:
    """DL-4.4, DL-4.4.1a, DL-4.4.2a, DL-4.4.3, DLC-04, DLC-24  With a key, a master key, a spell; by picking; by force."""
    hero = seen.hero
    found: list[Opening] = [questions.UseKey(way, key.id) for key in keys(hero)[:1]]
    found += [questions.UseMasterKey(way, card) for card in special_cards.own_cards(seen, "master_key")]
    if spells.may_cast(hero, "open_lock"):
        found.append(questions.OpenBySpell(way))
    return [*found, questions.PickLock(way), questions.ForceDoor(way)]


# ---- the attempt -----------------------------------------------------------------------------------------------------
async def attempt(world: World, hero: Hero, act: DoorAct) -> bool:
    """DL-4.4-X, DL-4.1.1b-X  Door first, then the portcullis on the same edge.  True: the way is open, he goes through in the
    same turn.  A failure ends the turn; a door that is open by then stays as he chooses.  After another nobody lifts it."""
    start, way = hero.place, act.way
    if not isinstance(act, questions.Lift) and not await open_door(world, hero, act):
        return False
    p = passage(world.castle, start, way)
    if p.between != "gate" or who_is_ahead(hero, p) or await lift_gate(world, hero, way):
        return True
    await decide_door_behind(world, hero)
    return False


async def open_door(world: World, hero: Hero, act: Opening) -> bool:
    """DL-4.4, DL-4.4.2b  A door that is opened is marked; its opener decides about it later.  A failed roll is the end of the
    attempt, and he may try again turn after turn."""
    by = await try_means(world, hero, act)
    if not by:
        return False
    mark_open(world.castle, hero.place, act.way)
    hero.door = None if by == "force" else Door(hero.place, act.way)
    await tell(ALL, DoorOpened(hero.id, hero.place, act.way, by))
    return True


async def try_means(world: World, hero: Hero, act: Opening) -> str:
    """How it was opened; "" it was not."""
    match act:
        case questions.UseKey():
            return await use_key(world, hero, act.key)
        case questions.UseMasterKey():
            await special_cards.spend_card(world, hero, act.card, act.way)
            return "master-key"
        case questions.OpenBySpell():
            return await cast_open(hero)
        case questions.PickLock():
            return await pick_lock(world, hero)
        case questions.ForceDoor():
            return await force_door(world, hero)


async def use_key(world: World, hero: Hero, key: str) -> str:
    """DL-4.4.1a  Without a roll; the key is used up and goes to the used pile."""
    await possessions.lose(world, hero, key, "used")
    return "key"


async def cast_open(hero: Hero) -> str:
    """DLC-04, DLC-24  Open lock, once in the game: without a key or a test."""
    await spells.cast_spell(hero, "open_lock")
    return "spell"


async def pick_lock(world: World, hero: Hero) -> str:
    """DL-4.4.2a  Psyche twice in a row."""
    return "pick" if await passes(world, hero, tested(PICK), "DL-4.4.2a", rolls(hero, PICK)) else ""


async def force_door(world: World, hero: Hero) -> str:
    """DL-4.4.3  Strength twice in a row; a forced door stays open for good."""
    return "force" if await passes(world, hero, tested(FORCE), "DL-4.4.3", rolls(hero, FORCE)) else ""


async def lift_gate(world: World, hero: Hero, way: Dir) -> bool:
    """DL-4.5.1b  Strength twice in a row, and he passes; it falls again behind him."""
    if not await passes(world, hero, tested(LIFT), "DL-4.5.1b", rolls(hero, LIFT)):
        return False
    await tell(ALL, GateLifted(hero.id, hero.place, way))
    return True


def tested(what: str) -> Factor:
    """DL-SUM-02  Portcullis and door: which factor, by the printed table."""
    factor: Factor = TABLES["obstacle"][what][0]
    return factor


def rolls(hero: Hero, what: str) -> int:
    """DL-SUM-02, DLC-06, DLC-09, DLC-24  Two, by the printed table; one by strong arm (force, lift), by nimble fingers (pick),
    by the Locksmith's amulet (pick, force)."""
    strong = hero.ability == "strong_arm" and what in (FORCE, LIFT)
    nimble = hero.ability == "lockpick" and what == PICK
    single = strong or nimble or (what in (PICK, FORCE) and has(hero, "door_single") is not None)
    needed: int = TABLES["obstacle"][what][1]
    return 1 if single else needed


# ---- markers ---------------------------------------------------------------------------------------------------------
def mark_open(castle: Castle, place: str, way: Dir) -> None:
    """DL-4.4.1d-X, DL-4.5.1c  An open-door marker on each tile that shows the door, and never on a portcullis: it turns with
    its tile."""
    there = beyond(place, way)
    for id, at in ((place, way), (there, opposite(way))):
        if is_square(id) and edge(castle.squares[id], at) == "door" and at not in castle.squares[id].marked:
            castle.squares[id].marked.append(at)


def unmark(castle: Castle, place: str, way: Dir) -> None:
    """The marker is taken away: the door is locked."""
    for id, at in ((place, way), (beyond(place, way), opposite(way))):
        if is_square(id) and at in castle.squares[id].marked:
            castle.squares[id].marked.remove(at)


def is_open(castle: Castle, door: Door) -> bool:
    """There still is an open door on that edge (a turned tile takes its doors along)."""
    there = beyond(door.square, door.way)
    return there != OUTSIDE and marked(castle.squares[door.square], castle.squares[there], door.way)


# ---- behind him ------------------------------------------------------------------------------------------------------
async def decide_door_behind(world: World, hero: Hero) -> None:
    """DL-4.4.1b, DL-4.4.1c, DL-4.4.2c, DL-QA-02  When the entry of the room is over, or once he has turned back, he says whether
    the door stays open; it can never be locked later.  Who is gone by then has left it open."""
    door = hero.door
    if door is None or (playing(hero) and isinstance(hero.situation, TurningBack)):
        return
    hero.door = None
    if not playing(hero) or hero.place not in (door.square, beyond(door.square, door.way)) or not is_open(world.castle, door):
        return
    question = questions.LeaveDoor(door.square, door.way)
    if isinstance(await ask(world, hero.id, question, [questions.LeaveOpen(), questions.LockAgain()]), questions.LockAgain):
        unmark(world.castle, door.square, door.way)
        await tell(ALL, DoorLocked(door.square, door.way))
    else:
        await tell(ALL, DoorLeftOpen(door.square, door.way))


def how_in(castle: Castle, place: str, way: Dir) -> How:
    """DL-4.5, DL-4.5.1-X, DL-QA-02  What one comes in by over this edge: a portcullis, which falls and bars the way back; a
    door, open as it may stand; both; or neither."""
    there = beyond(place, way)
    edges = [edge(castle.squares[place], way), *([edge(castle.squares[there], opposite(way))] if is_square(there) else [])]
    if "gate" in edges:
        return "door_and_gate" if "door" in edges else "gate"
    return "door" if "door" in edges else "open"
