"""The catacombs (4.7): about in the dark, and up again."""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import ALL, No, Option, no, tell
from montjoy.games.drakborgen.model.heroes import playing, power, state_of
from montjoy.games.drakborgen.model.luck import d12
from montjoy.games.drakborgen.model.passages import stairs
from montjoy.games.drakborgen.model.state import Came, Castle, Hero, World
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import CameUp, SearchedInVain, TreasureFoundBelow
from montjoy.games.drakborgen.protocol.places import BELOW, DOWN
from montjoy.games.drakborgen.rules import body_points, labyrinth, possessions, special_cards
from montjoy.games.drakborgen.seen.view import Seen

ROLLS: Final = 2
SEARCH: Final = "search"                                     # in castle.handled: once for each roll of this turn


async def take_what_lies(world: World, hero: Hero) -> None:
    """DL-4.9f-X  With dropped_treasure = catacombs: who is below at the start of his turn takes what has fallen."""
    castle = world.castle
    while castle.below and hero.place == BELOW:
        found = castle.below.pop(0)
        hero.things.append(found)
        await tell(ALL, TreasureFoundBelow(hero.id, found.id))
        if found.id in world.faces and castle.options.treasure_faces != "nobody_until_out":
            await possessions.show_face(world, found, hero.id)
        await possessions.put_on_if_free(world, hero, found)


# ---- the way up ------------------------------------------------------------------------------------------------------
def rolls_left(castle: Castle, hero: Hero) -> int:
    """DL-4.7.3a, DLC-24  Up to two rolls a turn; three with the Lantern of the deep."""
    return max(ROLLS, power(hero, "catacomb_rolls")) - castle.handled.count(SEARCH)


def why_not_roll(seen: Seen) -> No | None:
    """DL-4.7.3a  Below, and while some staircase is known; nobody has to.  (The last roll ends the turn.)"""
    if state_of(seen.castle, seen.hero) != "catacombs":
        return no("DL-4.7.3a", "not-below")
    if not stairs(seen.castle):
        return no("DL-4.7.3a", "no-stairs-known")
    return None


def below_options(seen: Seen) -> list[Option]:
    """DL-4.7.3a  Roll for the stairs, all the rolls of the turn or one; or a clew of thread instead of rolling."""
    left = rolls_left(seen.castle, seen.hero)
    if why_not_roll(seen) or left < 1:
        return []
    several = [questions.RollForStairs(left)] if left > 1 else []
    threads = special_cards.thread_options(seen) if SEARCH not in seen.castle.handled else []
    return [*several, questions.RollForStairs(), *threads]


async def take_turn_below(world: World, hero: Hero, act: Option) -> str:
    """DL-4.7.3a  As often as he has said, until he comes up.  "": he is still below and may roll again."""
    if isinstance(act, questions.PlayCard):
        await climb_by_thread(world, hero, act)
        return "moved"
    done = ""
    for _ in range(act.times if isinstance(act, questions.RollForStairs) else 1):
        done = await grope(world, hero)
        if done:
            break
    return done


async def grope(world: World, hero: Hero) -> str:
    """DL-4.7.3a, DL-4.7.3b  One roll: the number of a face-up staircase brings him up at once; 11 and 12 cost a body point."""
    world.castle.handled.append(SEARCH)
    rolled = await d12("DL-4.7.3a", hero.id)
    if hurts(rolled):
        await body_points.hurt(world, hero, 1, "DL-4.7.3b")
    if not playing(hero):
        return "dead"
    square = stairs(world.castle).get(rolled)
    if square is not None:
        await come_up(world, hero, square)
        return "moved"
    await tell(ALL, SearchedInVain(hero.id, rolled))
    return "" if rolls_left(world.castle, hero) > 0 else "searched"


def hurts(rolled: int) -> bool:
    """DL-4.7.3b  Each 11 or 12, whatever stairs there are."""
    return rolled >= 11


async def come_up(world: World, hero: Hero, square: str) -> None:
    """DL-4.7.3c  As if he had come into that square in the normal way; turning back means going down again."""
    await tell(ALL, CameUp(hero.id, square, world.castle.squares[square].stairs))
    await labyrinth.enter(world, hero, square, Came(DOWN, "stairs"), goes_on=True)


async def climb_by_thread(world: World, hero: Hero, act: questions.PlayCard) -> None:
    """DLC-24  He comes up there, by the stairs."""
    await special_cards.spend_card(world, hero, act.card, act.on)
    await come_up(world, hero, act.on)
