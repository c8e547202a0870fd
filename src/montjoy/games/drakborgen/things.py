"""Possessions: what a hero finds, wears, drinks, picks up and loses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from montjoy.core.effects import ALL, No, Option, no, tell
from montjoy.games.drakborgen import acts, cards, injuries, made, together, trading
from montjoy.games.drakborgen.asking import ask
from montjoy.games.drakborgen.heroes import (
    alive,
    injured,
    inside_chamber,
    is_treasure,
    monsters_at,
    playing,
    thing,
    things_of,
)
from montjoy.games.drakborgen.luck import d12, draw_card
from montjoy.games.drakborgen.pack import the_pack
from montjoy.games.drakborgen.pack_cells import DeckName
from montjoy.games.drakborgen.passages import is_square
from montjoy.games.drakborgen.said import (
    CardTaken,
    DeckEmpty,
    Drank,
    FaceSeen,
    Found,
    LeftLying,
    PickedUp,
    Rewarded,
    RoomDone,
    ThingLost,
)
from montjoy.games.drakborgen.seen import Seen
from montjoy.games.drakborgen.wearing import goes_on, tell_worn, wear, wear_options
from montjoy.games.drakborgen.world import BELOW, Castle, Hero, Monster, Sort, Thing, World

LETTER: Final[dict[str, str]] = {"treasure_card": "t", "special_card": "s"}


# ---- getting things --------------------------------------------------------------------------------------------------
async def gain(world: World, heroes: Sequence[Hero], found: Thing) -> None:
    """DL-QA-06, DL-6.2a  Who goes first takes what comes; a group shares it.  What nobody takes lies in the room."""
    hero = await finder(world, heroes, found)
    if hero is None:
        await lie(world, heroes[0].place, found)
        return
    hero.things.append(found)
    await tell(ALL, Found(hero.id, found.id, found.sort, found.what))
    await goes_on(world, hero, found)


async def finder(world: World, heroes: Sequence[Hero], found: Thing) -> Hero | None:
    """DL-QA-06  Alone it is his; of a group, whoever gets it by agreement, dice or a fight, if anybody does."""
    return heroes[0] if len(heroes) == 1 else await together.share(world, list(heroes), found)


async def gain_card(world: World, heroes: Sequence[Hero], deck: DeckName) -> None:
    """DLC-23, DLC-24  The top card of a deck: amulets and rings are shown to all, a special card to its owner alone."""
    cards_left = getattr(world.decks, deck)
    if not len(cards_left):
        await tell(ALL, DeckEmpty(deck))
        return
    if deck == "special":
        hero = await finder(world, heroes, Thing(deck, "special_card"))
        if hero is not None:
            await hide(world, hero, "special_card", await draw_card(cards_left, "DLC-24", hero.id, to=hero.id))
        return
    card = await draw_card(cards_left, "DLC-24", heroes[0].id)
    pack = the_pack(world)
    await gain(world, heroes, made.amulet(pack, card) if deck == "amulet" else made.ring(pack, card))


async def hide(world: World, hero: Hero, sort: Sort, card: str, *to: str, unseen: bool = False) -> Thing:
    """DLC-23, DL-BASE-21  A hidden card goes into a hand, under a name that tells nothing.  Its owner looks at it, and `to`;
    with `unseen` nobody does."""
    found = Thing(unused(world, f"{hero.id}.{LETTER[sort]}"), sort)
    hero.things.append(found)
    world.faces[found.id] = card
    world.seen_by.setdefault(card, [])
    await tell(ALL, CardTaken(hero.id, found.id, sort))
    if not unseen:
        await show(world, found, hero.id, *to)
    return found


async def show(world: World, card: Thing, *to: str) -> None:
    """DLC-23  Somebody looks at the face of a hidden card."""
    face = world.faces[card.id]
    new = [seat for seat in to if seat not in world.seen_by.setdefault(face, [])]
    world.seen_by[face] += new
    if new:
        await tell(tuple(new), FaceSeen(card.id, face))


def unused(world: World, begins: str) -> str:
    """The first name of a hidden card that no card has: red.t1, red.t2 ..."""
    n = 1
    while f"{begins}{n}" in world.faces:
        n += 1
    return f"{begins}{n}"


async def reward(world: World, heroes: Sequence[Hero], monster: Monster) -> None:
    """DLC-20  What a monster guards goes to those in whose encounter it dies or flees; it guards nothing any more."""
    given, monster.reward = monster.reward, None
    here = [h for h in heroes if playing(h)]
    if given is None or not here:
        return
    await tell(ALL, Rewarded(here[0].id, monster.id))
    if given.treasure:
        await gain(world, here, made.gold(given.treasure, monster.id))
    elif given.item:
        await gain(world, here, made.item(the_pack(world), given.item, monster.id))
    elif given.deck:
        await gain_card(world, here, given.deck)


# ---- free acts of one's own turn -------------------------------------------------------------------------------------
def free_options(seen: Seen) -> list[Option]:
    """DL-BASE-13, DLC-10, DLC-13, DLC-22  Wear, drink, take, give, play cards: before the turn's act, as many as he likes."""
    return [*wear_options(seen), *drink_options(seen), *pick_up_options(seen), *trading.trade_options(seen),
            *cards.own_turn_options(seen)]


async def free_act(world: World, hero: Hero, act: Option) -> None:
    """DL-BASE-13  One of them."""
    if isinstance(act, acts.Wear | acts.TakeOff):
        wear(world, hero, act)
        return
    await tell_worn(world, hero)
    match act:
        case acts.Drink():
            await drink(world, hero, act.potion)
        case acts.PickUp():
            await pick_up(world, hero, act.thing)
        case acts.Give() | acts.AskFor():
            await trading.trade(world, hero, act)
        case acts.PlayCard():
            await cards.play(world, hero, act)


def drink_options(seen: Seen) -> list[acts.Drink]:
    """DLC-13  A potion, at any point of his own turn outside a fight."""
    return [acts.Drink(t.id) for t in things_of(seen.hero, "potion")]


async def drink(world: World, hero: Hero, id: str) -> None:
    """DLC-13, DLC-24  It does its work and its tile goes to the used pile.  Black phial: D12 1-4 lose 1, else regain 5."""
    potion = thing(hero, id)
    await tell(ALL, Drank(hero.id, id))
    await lose(world, hero, id, "used")
    if potion.powers.heal:
        await injuries.heal(world, hero, potion.powers.heal, "DLC-13")
    if potion.powers.gamble:
        if await d12("DLC-13", hero.id, id) <= 4:
            await injuries.hurt(world, hero, 1, "DLC-13")
        else:
            await injuries.heal(world, hero, 5, "DLC-13")


async def last_call(world: World, hero: Hero) -> None:
    """DLC-13  At the end of his turn: a potion, if he has one and is hurt."""
    while playing(hero) and injured(hero) and things_of(hero, "potion"):
        options: list[Option] = [*(acts.Drink(t.id) for t in things_of(hero, "potion")), acts.Enough()]
        act = await ask(world, hero.id, acts.LastCall(), options)
        if not isinstance(act, acts.Drink):
            return
        await drink(world, hero, act.potion)


# ---- things left lying -----------------------------------------------------------------------------------------------
def lying_at(castle: Castle, place: str) -> list[Thing]:
    """What lies in a room."""
    return castle.squares[place].lying if is_square(place) else []


def why_not_pick_up(seen: Seen) -> No | None:
    """DLC-22  A free act of his own turn, while he stands there with no monster in the room."""
    hero, castle = seen.hero, seen.castle
    if not is_square(hero.place):
        return no("DLC-22", "nothing-lies-here")
    if there := monsters_at(castle, hero.place):
        return no("DLC-22", "a-monster-is-here", monster=there[0].id)
    if castle.squares[hero.place].kind == "chamber" and not inside_chamber(castle, hero):
        return no("DL-4.10b", "not-inside")
    return None


def pick_up_options(seen: Seen) -> list[acts.PickUp]:
    """DLC-22  Whatever lies there."""
    there = lying_at(seen.castle, seen.hero.place)
    return [acts.PickUp(t.id) for t in there] if there and not why_not_pick_up(seen) else []


async def pick_up(world: World, hero: Hero, id: str) -> None:
    """DLC-22  It is his, and goes on if its slot is free; the face of a card he looks at."""
    lying = lying_at(world.castle, hero.place)
    found = next(t for t in lying if t.id == id)
    lying.remove(found)
    hero.things.append(found)
    await tell(ALL, PickedUp(hero.id, id, hero.place))
    if may_look(world, found):
        await show(world, found, hero.id)
    await goes_on(world, hero, found)


def may_look(world: World, card: Thing) -> bool:
    """DL-9.1d  A hidden card: its owner looks at it; with treasure_faces = nobody_until_out not at a treasure card."""
    unseen = card.sort == "treasure_card" and world.castle.options.treasure_faces == "nobody_until_out"
    return card.id in world.faces and not unseen


async def lie(world: World, place: str, left: Thing) -> None:
    """DLC-22  Nobody takes it: it stays face up in the room.  Where nothing can lie it leaves the game."""
    if is_square(place):
        world.castle.squares[place].lying.append(left)
    elif place == BELOW:
        world.castle.below.append(left)
    await tell(ALL, LeftLying(left.id, place))


# ---- losing things ---------------------------------------------------------------------------------------------------
async def lose(world: World, hero: Hero, id: str, to: str) -> None:
    """DL-6-X1, DLC-31  A thing leaves its owner: a used tile to the used pile, a treasure card under the deck, `lying` in the
    room, `out` of the game; amulets, rings, special cards and rewards have no pile and are out in any case."""
    gone = thing(hero, id)
    hero.things.remove(gone)
    if id in hero.worn:
        hero.worn.remove(id)
    if to == "lying":
        await lie(world, hero.place, gone)
        return
    pile = pile_of(world, gone, to)
    if pile == "under-deck":
        world.decks.treasure.under(world.faces.pop(id))
    await tell(ALL, ThingLost(hero.id, id, pile))
    if pile == "used":
        await to_used(world, id)


def pile_of(world: World, gone: Thing, to: str) -> str:
    """DL-6-X1, DLC-31  Where a thing goes that a hero no longer has."""
    if gone.sort == "treasure_card":
        return "under-deck"
    if to == "out":
        return "out"
    row = the_pack(world).rooms.get(gone.id)
    return "used" if row is not None and row.keep and gone.sort not in ("amulet", "ring", "special_card") else "out"


async def to_used(world: World, tile: str) -> None:
    """DL-6-X1  A tile goes to the used pile, once and for all."""
    if tile not in world.castle.used:
        world.castle.used.append(tile)
        await tell(ALL, RoomDone(tile))


def treasures_of(hero: Hero) -> list[Thing]:
    """DLC-12  What can be lost as a treasure."""
    return [t for t in hero.things if is_treasure(t)] if alive(hero) else []


async def choose_lost(world: World, hero: Hero, count: int, why: str) -> list[Thing]:
    """The owner names so many treasures that are lost, if he has more; he may take it back until he has said that this is all."""
    lost: list[Thing] = []
    if len(treasures_of(hero)) <= count:
        return treasures_of(hero)
    while len(lost) < count:
        left = [t for t in treasures_of(hero) if t not in lost]
        question = acts.LoseWhich(why, count - len(lost))
        lost.append(thing(hero, (await ask(world, hero.id, question, [acts.Lose(t.id) for t in left])).thing))
    if lost:
        await ask(world, hero.id, acts.LoseWhich(why, 0), [acts.Enough()])
    return lost
