"""Section 5: body points lost and regained, rest, potions, death.

In fights `duel/losses.py` counts and `aftermath.py` writes back.
"""

from __future__ import annotations

import msgspec

from montjoy.core.effects import ALL, No, Option, no, tell
from montjoy.games.drakborgen.model.heroes import has, injured, playing, rest_bonus, state_of, thing, things_of
from montjoy.games.drakborgen.model.luck import d12, suns
from montjoy.games.drakborgen.model.pack.rows import Powers
from montjoy.games.drakborgen.model.squares import is_square
from montjoy.games.drakborgen.model.state import Dead, Hero, World
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import (
    BecameMonsterPlayer,
    Died,
    Drank,
    Healed,
    Hurt,
    Rested,
    RingSaved,
    Warded,
)
from montjoy.games.drakborgen.rules import chamber, companions, possessions, spells
from montjoy.games.drakborgen.rules.asking import ask, think_again
from montjoy.games.drakborgen.seen.view import Seen


# ---- losing body points ----------------------------------------------------------------------------------------------
async def risk(world: World, hero: Hero, times: int, why: str) -> None:
    """DL-5.1b  The sun die, so many times: he loses as many body points as it shows suns.  There is no choice, but a spell."""
    loss = 0
    for _ in range(times):
        shown = await suns(world, why, hero.id)
        if shown and not await offer_ward(world, hero, shown):
            loss += shown
    await hurt(world, hero, loss, why)


async def offer_ward(world: World, hero: Hero, loss: int) -> bool:
    """DLC-04, DLC-24  Ward, once in the game: one sun-die roll outside a fight is ignored, after seeing it."""
    if not spells.may_cast(hero, "ward"):
        return False
    if not isinstance(await ask(world, hero.id, questions.Suffer(loss), [questions.Ward(), questions.Bear()]), questions.Ward):
        return False
    await spells.cast_spell(hero, "ward")
    await tell(ALL, Warded(hero.id, loss))
    return True


async def hurt(world: World, hero: Hero, n: int, why: str) -> None:
    """DL-5.1c  He loses body points; at 0 he is dead, unless the Ring of Life leaves him one."""
    if n < 1 or not playing(hero):
        return
    saved = hero.body <= n and has(hero, "last_breath") is not None
    think_again(hero)
    before, hero.body = hero.body, 1 if saved else max(0, hero.body - n)
    await tell(ALL, Hurt(hero.id, before - hero.body, hero.body, why))
    if saved:
        await spend_ring(world, hero)
    elif hero.body == 0:
        await die(world, hero, "wounds")


async def spend_ring(world: World, hero: Hero) -> bool:
    """DLC-24  The Ring of Life, once in the game: worn, it keeps him one point and is then worth nothing.  False: he has
    none."""
    ring = has(hero, "last_breath")
    if ring is None:
        return False
    hero.things[hero.things.index(ring)] = msgspec.structs.replace(ring, gold=0, powers=Powers())
    await tell(ALL, RingSaved(hero.id, ring.id))
    return True


# ---- regaining them --------------------------------------------------------------------------------------------------
def regain(hero: Hero, n: int) -> int:
    """DL-5.4d  He never gets more body points than his card says; how many it were."""
    gained = max(0, min(n, hero.most - hero.body))
    hero.body += gained
    return gained


async def heal(world: World, hero: Hero, n: int, why: str) -> int:
    """DL-5.4d  A potion, a card, a room: so many body points, as far as he lacks them."""
    if not playing(hero):
        return 0
    gained = regain(hero, n)
    await tell(ALL, Healed(hero.id, gained, hero.body, why))
    return gained


def why_not_rest(seen: Seen) -> No | None:
    """DL-5.2, DL-5.4b, DL-5.4c, DL-5.4d, DL-5.4-X, DL-QA-04  Only the injured rest, in the castle, in the chamber or outside;
    not in the catacombs, nor who is caught, stuck or must do something else."""
    state = state_of(seen.castle, seen.hero)
    if state == "catacombs":
        return no("DL-5.4c", "no-rest-below")
    if state in ("webbed", "rubble_stuck"):
        return no("DL-5.4b", "struggling-is-no-rest")
    if state not in ("free", "outside", "rubble_entrance"):
        return no("DL-5.2", "not-free", state=state)
    if not injured(seen.hero):
        return no("DL-5.4d", "not-injured", body=seen.hero.body)
    return None


def rest_options(seen: Seen) -> list[Option]:
    """DL-5.2  Instead of moving."""
    return [] if why_not_rest(seen) else [questions.Rest()]


async def rest(world: World, hero: Hero) -> None:
    """DL-5.3, DL-5.4a  A turn of rest, and nothing else in it: the sun die, and as many body points back."""
    shown = await suns(world, "DL-5.3", hero.id)
    gained = regain(hero, shown + rest_bonus(hero))
    await tell(ALL, Rested(hero.id, gained, hero.body))


# ---- potions ---------------------------------------------------------------------------------------------------------
def drink_options(seen: Seen) -> list[questions.Drink]:
    """DLC-13  A potion, at any point of his own turn outside a fight."""
    return [questions.Drink(t.id) for t in things_of(seen.hero, "potion")]


async def drink(world: World, hero: Hero, id: str) -> None:
    """DLC-13, DLC-24  It does its work and its tile goes to the used pile.  Black phial: D12 1-4 lose 1, else regain 5."""
    potion = thing(hero, id)
    await tell(ALL, Drank(hero.id, id))
    await possessions.lose(world, hero, id, "used")
    if potion.powers.heal:
        await heal(world, hero, potion.powers.heal, "DLC-13")
    if potion.powers.gamble:
        if await d12("DLC-13", hero.id, id) <= 4:
            await hurt(world, hero, 1, "DLC-13")
        else:
            await heal(world, hero, 5, "DLC-13")


async def offer_last_potion(world: World, hero: Hero) -> None:
    """DLC-13  At the end of his turn: a potion, if he has one and is hurt."""
    while playing(hero) and injured(hero) and things_of(hero, "potion"):
        options: list[Option] = [*(questions.Drink(t.id) for t in things_of(hero, "potion")), questions.Enough()]
        act = await ask(world, hero.id, questions.LastCall(), options)
        if not isinstance(act, questions.Drink):
            return
        await drink(world, hero, act.potion)


# ---- death -----------------------------------------------------------------------------------------------------------
async def die(world: World, hero: Hero, why: str) -> None:
    """DL-5.1c  He is dead and has lost; what he controlled is free, his things are gone, his player plays monsters."""
    castle, place = world.castle, hero.place
    hero.body, hero.door, hero.skip = 0, None, 0
    await tell(ALL, Died(hero.id, why, place))
    await leave_things(world, hero)
    await companions.end_control(world, hero)
    hero.situation, hero.place = Dead(why, castle.round, place), ""
    await become_monster_player(hero.id)
    await chamber.close_if_empty(world)


async def leave_things(world: World, hero: Hero) -> None:
    """DL-BASE-20  A dead hero's treasure cards go under the deck, his other things out of the game; marks stay.  With
    dead_hero_loot = in_room everything lies where he died, if that is a square."""
    lies = world.castle.options.dead_hero_loot == "in_room" and is_square(hero.place)
    for gone in list(hero.things):
        pile = "under-deck" if gone.sort == "treasure_card" else "out"
        await possessions.lose(world, hero, gone.id, "lying" if lies else pile)


async def become_monster_player(seat: str) -> None:
    """DL-5.5a  Whose hero dies is a monster player at once."""
    await tell(ALL, BecameMonsterPlayer(seat))
