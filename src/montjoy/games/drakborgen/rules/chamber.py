"""The treasure chamber: the threshold, when it is empty, and the Ring of Greed (4.10, 9.1, 9.3)."""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import ALL, Option, tell
from montjoy.games.drakborgen.model.heroes import (
    factor,
    has,
    heroes_in_order,
    in_chamber,
    inside_chamber,
    playing,
    things_of,
    way_back_is_free,
)
from montjoy.games.drakborgen.model.luck import d12
from montjoy.games.drakborgen.model.state import Castle, Hero, Retired, TurningBack, World
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import Declined, DragonSleeps, EnteredChamber, GreedHolds, ReachedChamber
from montjoy.games.drakborgen.protocol.places import OUTSIDE
from montjoy.games.drakborgen.rules import possessions
from montjoy.games.drakborgen.rules.asking import ask
from montjoy.games.drakborgen.seen.view import Seen, glance

GREED: Final = "greed"                                       # in castle.handled: the ring has held him this turn
LET_GO: Final = "let-go"                                     # ... or has let him go


# ---- the threshold ---------------------------------------------------------------------------------------------------
async def reach_chamber(world: World, hero: Hero) -> None:
    """DL-4.10a, DL-4.10b  No room tile is looked at.  He goes in, or stops at the threshold and turns back in
    his next turn; without a free way back he is in."""
    await tell(ALL, ReachedChamber(hero.id, hero.place))
    if way_back_is_free(world.castle, hero):
        at_once = [questions.GoInForCard()] if may_say_card(glance(world, hero.id)) else []
        options: list[Option] = [questions.GoIn(), questions.StepBack(), *at_once]
        act = await ask(world, hero.id, questions.AtThreshold(), options)
        if isinstance(act, questions.GoInForCard):
            world.castle.handled.append(for_card(hero))
        if isinstance(act, questions.StepBack):
            hero.situation = TurningBack("chamber")
            await tell(ALL, Declined(hero.id, hero.place, "chamber"))
            return
    await tell(ALL, EnteredChamber(hero.id))
    await close_if_empty(world)


def may_say_card(seen: Seen) -> bool:
    """DL-9.1a, DL-9.1b  One who will be beside the sleeping dragon in this turn may say at once that he takes a card, where
    nothing is turned up before."""
    castle = seen.castle
    first = castle.options.treasure_draw_order == "treasure_first" and castle.phase == "turns"
    return first and castle.dragon.state == "asleep" and seen.sizes["treasure"] > 0


def for_card(hero: Hero) -> str:
    """In castle.handled: he has said that he takes a card this turn."""
    return f"card.{hero.id}"


async def look_at_cards_outside(world: World) -> None:
    """DL-9.1d  treasure_faces = nobody_until_out: who stands outside the castle looks at his cards."""
    if world.castle.options.treasure_faces != "nobody_until_out":
        return
    for hero in heroes_in_order(world.castle):
        if hero.place == OUTSIDE and (playing(hero) or isinstance(hero.situation, Retired)):
            for card in things_of(hero, "treasure_card"):
                await possessions.show_face(world, card, hero.id)


async def close_if_empty(world: World) -> None:
    """DL-9.3b  As soon as no hero is inside, the drawn cards are shuffled back, and the dragon is not restless any more.  Call
    it after every change of place or life of a hero: it does nothing unless the chamber has just become empty."""
    await look_at_cards_outside(world)
    beast = world.castle.dragon
    if in_chamber(world.castle):
        beast.visited = True
    elif beast.visited:
        beast.visited = beast.restless = False
        await put_back_to_sleep(world)


async def put_back_to_sleep(world: World) -> None:
    """DL-9.3b, DL-10.0  Back to sleep, if it has not been woken: then its cards are used no more."""
    beast = world.castle.dragon
    if beast.state == "asleep" and beast.drawn:
        back, beast.drawn = beast.drawn, []
        world.decks.dragon.shuffle_in(*back)
        await tell(ALL, DragonSleeps(len(back)))


# ---- the Ring of Greed -----------------------------------------------------------------------------------------------
def is_greedy(castle: Castle, hero: Hero, treasures: int) -> bool:
    """RI8  It holds him in the chamber while the dragon sleeps and treasure cards remain."""
    asleep = castle.dragon.state == "asleep"
    return asleep and treasures > 0 and inside_chamber(castle, hero) and has(hero, "greed") is not None


def is_held(seen: Seen) -> bool:
    """RI8  It has held him this turn: he has no move any more."""
    return GREED in seen.castle.handled and is_greedy(seen.castle, seen.hero, seen.sizes["treasure"])


async def try_to_leave(world: World, hero: Hero) -> bool:
    """DLC-24, RI8  Of his own will he leaves only if a D12 is up to his psyche; one try a turn, before the draw."""
    castle = world.castle
    if not is_greedy(castle, hero, len(world.decks.treasure)) or LET_GO in castle.handled:
        return True
    if GREED in castle.handled:
        return False
    rolled = await d12("DLC-24", hero.id)
    castle.handled.append(LET_GO if rolled <= factor(hero, "psyche") else GREED)
    if castle.handled[-1] == GREED:
        await tell(ALL, GreedHolds(hero.id, rolled))
    return castle.handled[-1] == LET_GO
