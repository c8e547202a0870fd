"""The turn of who stands before rubble or is stuck in it (4.6)."""

from __future__ import annotations

from montjoy.core.effects import ALL, Option, tell
from montjoy.games.drakborgen.model.going_together import who_is_ahead
from montjoy.games.drakborgen.model.heroes import keys, way_back_is_free
from montjoy.games.drakborgen.model.luck import TABLES, passes
from montjoy.games.drakborgen.model.passages import Passage, passage, passages_from
from montjoy.games.drakborgen.model.squares import side_of
from montjoy.games.drakborgen.model.state import AtRubble, Castle, Free, Hero, InRubble, World
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import RubbleForced, StuckInTheRubble
from montjoy.games.drakborgen.rules import doors, labyrinth
from montjoy.games.drakborgen.rules.obstacles import ENTRANCE, STUCK, factor_tested
from montjoy.games.drakborgen.seen.view import Seen


def rubble_options(seen: Seen) -> list[Option]:
    """DL-4.6.1b, DL-4.6.1d  At the entrance: force, or turn back if the way is free.  Stuck: an exit is named."""
    match seen.hero.situation:
        case AtRubble():
            back = [questions.TurnBackFromRubble()] if way_back_is_free(seen.castle, seen.hero) else []
            return [questions.ForceRubble(), *back]
        case InRubble():
            return [*leave_options(seen), *labyrinth.wall_options(seen)]
        case _:
            return []


def leave_options(seen: Seen) -> list[Option]:
    """DL-4.6.1d  Every exit, the way back included, and how a door there would be opened."""
    castle = seen.castle
    ways = [p for p in passages_from(castle, seen.hero.place) if p.between != "secret" or labyrinth.is_open_to(castle, p)]
    return [questions.LeaveRubble(p.way, by) for p in ways for by in means(seen, p)]


def means(seen: Seen, p: Passage) -> list[str]:
    """By what a door would be opened; "" there is none to open."""
    if p.between not in ("door", "door_and_gate"):
        return [""]
    return [called(act) for act in doors.openings(seen, side_of(p.way))]


def called(act: doors.Opening) -> str:
    match act:
        case questions.UseKey():
            return act.key
        case questions.UseMasterKey():
            return act.card
        case questions.OpenBySpell():
            return "spell"
        case questions.PickLock():
            return "pick"
        case questions.ForceDoor():
            return "force"


def opening_act(castle: Castle, hero: Hero, act: questions.LeaveRubble) -> Option:
    """The attempt or the move that follows when the test is passed."""
    p = passage(castle, hero.place, act.way)
    if p.between == "gate" and not who_is_ahead(hero, p):
        return questions.Lift(side_of(act.way))
    if p.between not in ("door", "door_and_gate"):
        return questions.Move(act.way)
    way = side_of(act.way)
    match act.by:
        case "pick":
            return questions.PickLock(way)
        case "force":
            return questions.ForceDoor(way)
        case "spell":
            return questions.OpenBySpell(way)
    return questions.UseKey(way, act.by) if any(k.id == act.by for k in keys(hero)) else questions.UseMasterKey(way, act.by)


async def take_rubble_turn(world: World, hero: Hero, act: Option) -> bool:
    """DL-4.6.1b  One attempt, or the step back, in a turn.  True: his turn is over."""
    match act:
        case questions.TurnBackFromRubble():
            await labyrinth.step_back(world, hero)
        case questions.ForceRubble():
            await force_rubble(world, hero)
        case questions.LeaveRubble():
            await leave_rubble(world, hero, act)
        case questions.NameWall():
            await labyrinth.name_wall(world, hero, act.way)
            return False
    return True


async def force_rubble(world: World, hero: Hero) -> None:
    """DL-4.6.1c  An agility test: through, and he has his move of the turn, or stands beyond; failed, he is stuck."""
    if await passes(world, hero, factor_tested(ENTRANCE), "DL-4.6.1c", TABLES["obstacle"][ENTRANCE][1]):
        hero.situation = Free()
        await tell(ALL, RubbleForced(hero.id, hero.place))
        await labyrinth.leave_by(world, hero, must=False)
    else:
        hero.situation = InRubble()
        await tell(ALL, StuckInTheRubble(hero.id, hero.place))


async def leave_rubble(world: World, hero: Hero, act: questions.LeaveRubble) -> None:
    """DL-4.6.1d  The same test for the exit he has named (strict_under_wording: below the factor), each turn; passed, a door or
    a portcullis there comes next, and if that fails he stands beyond the rubble."""
    if not await passes(world, hero, factor_tested(STUCK), "DL-4.6.1d", TABLES["obstacle"][STUCK][1], below=True):
        return
    hero.situation = Free()
    await tell(ALL, RubbleForced(hero.id, hero.place))
    await labyrinth.go(world, hero, opening_act(world.castle, hero, act))
