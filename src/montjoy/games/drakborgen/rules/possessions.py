"""Possessions: what a hero shows and hides, wears, picks up, gives away and loses (DL-6-X1, DLC-10 to DLC-31)."""

from __future__ import annotations

from typing import Final

from montjoy.core.effects import ALL, No, Option, no, tell
from montjoy.games.drakborgen.model.heroes import alive, heroes_at, inside_chamber, is_treasure, monsters_at, thing
from montjoy.games.drakborgen.model.pack.lookup import the_pack
from montjoy.games.drakborgen.model.pack.rows import Slot
from montjoy.games.drakborgen.model.squares import is_square
from montjoy.games.drakborgen.model.state import OFF, ON, Castle, Hero, Sort, Thing, World
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import (
    CardTaken,
    FaceSeen,
    GiftRefused,
    Given,
    LeftLying,
    Offered,
    PickedUp,
    PutOff,
    PutOn,
    RoomDone,
    ThingLost,
)
from montjoy.games.drakborgen.protocol.places import BELOW, OUTSIDE
from montjoy.games.drakborgen.rules.asking import ask
from montjoy.games.drakborgen.seen.view import Seen

MOST: Final[dict[Slot, int]] = {"ring": 2}                   # of every other slot one
NO_SLOT: Final[tuple[Slot, ...]] = ("", "gear", "potion")
LETTER: Final[dict[str, str]] = {"treasure_card": "t", "special_card": "s"}


# ---- what is worn ----------------------------------------------------------------------------------------------------
def in_slot(hero: Hero, slot: Slot) -> list[Thing]:
    return [t for t in hero.things if t.id in hero.worn and t.slot == slot]


def room_for(hero: Hero, found: Thing) -> bool:
    """DLC-10  One weapon, one body armour, one shield, one helmet, one pair of gauntlets and of boots, one amulet, two rings."""
    return found.slot not in NO_SLOT and len(in_slot(hero, found.slot)) < MOST.get(found.slot, 1)


async def put_on_if_free(world: World, hero: Hero, found: Thing) -> None:
    """DLC-10, DLC-24  A new thing goes on by itself if its slot is free; the Amulet of Dread in any case."""
    if found.powers.stuck:
        for other in in_slot(hero, found.slot):
            if not other.powers.stuck:
                hero.worn.remove(other.id)
                await tell(ALL, PutOff(hero.id, other.id))
    if room_for(hero, found):
        hero.worn.append(found.id)
        await tell(ALL, PutOn(hero.id, found.id))


def why_not_take_off(seen: Seen, worn: Thing) -> No | None:
    """DLC-10, DLC-24  What is worn comes off, once a turn; but not the Amulet of Dread."""
    if worn.id not in seen.hero.worn:
        return no("DLC-10", "not-worn", thing=worn.id)
    if worn.powers.stuck:
        return no("DLC-24", "cannot-be-taken-off", thing=worn.id)
    if handled(seen.castle, worn.id):
        return no("DLC-10", "handled-this-turn", thing=worn.id)
    return None


def why_not_wear(seen: Seen, new: Thing, instead: str) -> No | None:
    """DLC-10  He wears what he likes: what has a slot, if that is free or something leaves it."""
    if new.slot in NO_SLOT or new.id in seen.hero.worn:
        return no("DLC-10", "needs-no-slot" if new.slot in NO_SLOT else "worn-already", thing=new.id)
    if handled(seen.castle, new.id):
        return no("DLC-10", "handled-this-turn", thing=new.id)
    if not instead:
        return None if room_for(seen.hero, new) else no("DLC-10", "slot-is-full", thing=new.id)
    if room_for(seen.hero, new):
        return no("DLC-10", "slot-is-free", thing=new.id)
    return why_not_take_off(seen, thing(seen.hero, instead))


def wear_options(seen: Seen) -> list[Option]:
    """DLC-10  At the start of his own turn the owner changes freely what is worn."""
    mine = seen.hero.things
    on = [questions.Wear(t.id, other) for t in mine for other in ["", *(w.id for w in in_slot(seen.hero, t.slot))]
          if not why_not_wear(seen, t, other)]
    return [*on, *(questions.TakeOff(t.id) for t in mine if not why_not_take_off(seen, t))]


def wear(world: World, hero: Hero, act: questions.Wear | questions.TakeOff) -> None:
    """DLC-10  Put on, put off.  It may be taken back, so nothing is told before his next act."""
    castle = world.castle
    off = act.thing if isinstance(act, questions.TakeOff) else act.instead
    if off in hero.worn:
        hero.worn.remove(off)
        castle.handled.append(OFF + off)
    if isinstance(act, questions.Wear):
        hero.worn.append(act.thing)
        castle.handled.append(ON + act.thing)


async def tell_worn(world: World, hero: Hero) -> None:
    """DLC-10  What he has put on and off is told with his next act: call it after every answer that is not quiet."""
    castle = world.castle
    for at, note in enumerate(castle.handled):
        if note[:1] in (ON, OFF):
            castle.handled[at] = note[1:]
            await tell(ALL, (PutOn if note[0] == ON else PutOff)(hero.id, note[1:]))


def handled(castle: Castle, id: str) -> bool:
    """Put on, put off or offered this turn: once each."""
    notes = castle.handled
    return bool(notes) and (id in notes or ON + id in notes or OFF + id in notes)


# ---- hidden cards ----------------------------------------------------------------------------------------------------
async def hand_out_hidden(world: World, hero: Hero, sort: Sort, card: str, *to: str, unseen: bool = False) -> Thing:
    """DLC-23, DL-BASE-21  A hidden card goes into a hand, under a name that tells nothing.  Its owner looks at it, and `to`;
    with `unseen` nobody does."""
    found = Thing(unused(world, f"{hero.id}.{LETTER[sort]}"), sort)
    hero.things.append(found)
    world.faces[found.id] = card
    world.seen_by.setdefault(card, [])
    await tell(ALL, CardTaken(hero.id, found.id, sort))
    if not unseen:
        await show_face(world, found, hero.id, *to)
    return found


async def show_face(world: World, card: Thing, *to: str) -> None:
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


# ---- things left lying -----------------------------------------------------------------------------------------------
def lying_at(castle: Castle, place: str) -> list[Thing]:
    """What lies in a room."""
    return castle.squares[place].lying if is_square(place) else []


def why_not_pick_up(seen: Seen) -> No | None:
    """DLC-22  A free act of his own turn, while he stands there with no monster in the room."""
    hero, castle = seen.hero, seen.castle
    if not lying_at(castle, hero.place):
        return no("DLC-22", "nothing-lies-here")
    if there := monsters_at(castle, hero.place):
        return no("DLC-22", "a-monster-is-here", monster=there[0].id)
    if castle.squares[hero.place].kind == "chamber" and not inside_chamber(castle, hero):
        return no("DL-4.10b", "not-inside")
    return None


def pick_up_options(seen: Seen) -> list[questions.PickUp]:
    """DLC-22  Whatever lies there."""
    return [] if why_not_pick_up(seen) else [questions.PickUp(t.id) for t in lying_at(seen.castle, seen.hero.place)]


async def pick_up(world: World, hero: Hero, id: str) -> None:
    """DLC-22  It is his, and goes on if its slot is free; the face of a card he looks at."""
    lying = lying_at(world.castle, hero.place)
    found = next(t for t in lying if t.id == id)
    lying.remove(found)
    hero.things.append(found)
    await tell(ALL, PickedUp(hero.id, id, hero.place))
    if may_look(world, found):
        await show_face(world, found, hero.id)
    await put_on_if_free(world, hero, found)


def may_look(world: World, card: Thing) -> bool:
    """DL-9.1d  A hidden card: its owner looks at it; with treasure_faces = nobody_until_out not at a treasure card."""
    unseen = card.sort == "treasure_card" and world.castle.options.treasure_faces == "nobody_until_out"
    return card.id in world.faces and not unseen


async def leave_lying(world: World, place: str, left: Thing) -> None:
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
        await leave_lying(world, hero.place, gone)
        return
    pile = pile_of(world, gone, to)
    if pile == "under-deck":
        world.decks.treasure.under(world.faces.pop(id))
    await tell(ALL, ThingLost(hero.id, id, pile))
    if pile == "used":
        await put_on_used_pile(world, id)


def pile_of(world: World, gone: Thing, to: str) -> str:
    """DL-6-X1, DLC-31  Where a thing goes that a hero no longer has."""
    if gone.sort == "treasure_card":
        return "under-deck"
    if to == "out":
        return "out"
    row = the_pack(world).rooms.get(gone.id)
    return "used" if row is not None and row.keep and gone.sort not in ("amulet", "ring", "special_card") else "out"


async def put_on_used_pile(world: World, tile: str) -> None:
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
        question = questions.LoseWhich(why, count - len(lost))
        lost.append(thing(hero, (await ask(world, hero.id, question, [questions.Lose(t.id) for t in left])).thing))
    if lost:
        await ask(world, hero.id, questions.LoseWhich(why, 0), [questions.Enough()])
    return lost


async def use_up_tile(world: World, id: str) -> None:
    """DL-7.7d  The room tile it was; one of several that came of the same tile ("RT010.2") has none of its own."""
    if "." not in id:
        await put_on_used_pile(world, id)


# ---- giving ----------------------------------------------------------------------------------------------------------
def why_not_trade(castle: Castle, one: Hero, other: Hero) -> No | None:
    """DLC-21  Heroes on the same square, or both outside, may give each other things; with the option trading."""
    if not castle.options.trading:
        return no("DLC-21", "no-trading-in-this-game")
    if one.place != other.place or not (is_square(one.place) or one.place == OUTSIDE):
        return no("DLC-21", "not-in-the-same-place", hero=other.id)
    if inside_chamber(castle, one) != inside_chamber(castle, other):
        return no("DL-4.10b", "one-is-on-the-threshold", hero=other.id)
    if castle.encounters:
        return no("DLC-21", "not-in-an-encounter")
    return None


def why_not_give(castle: Castle, given: Thing) -> No | None:
    """DLC-21, DLC-24  Each thing once a turn; the Amulet of Dread cannot be given away."""
    if given.powers.stuck:
        return no("DLC-24", "cannot-be-given-away", thing=given.id)
    if handled(castle, given.id):
        return no("DLC-21", "handled-this-turn", thing=given.id)
    return None


def trade_options(seen: Seen) -> list[Option]:
    """DLC-21  Give a thing to a hero who is here, or ask one for a thing of his."""
    mine, castle = seen.hero, seen.castle
    others = [h for h in heroes_at(castle, mine.place) if h.id != mine.id and not why_not_trade(castle, mine, h)]
    if not others:
        return []
    gifts: list[Option] = [
        questions.Give(t.id, h.id) for h in others for t in mine.things if not why_not_give(castle, t)
    ]
    return [*gifts, *(questions.AskFor(t.id, h.id) for h in others for t in h.things if not why_not_give(castle, t))]


async def trade(world: World, hero: Hero, act: questions.Give | questions.AskFor) -> None:
    """DLC-21  The other one agrees or refuses."""
    gives = isinstance(act, questions.Give)
    other = world.castle.heroes[act.to if isinstance(act, questions.Give) else act.of]
    giver, taker = (hero, other) if gives else (other, hero)
    world.castle.handled.append(act.thing)
    await tell(ALL, Offered(act.thing, hero.id, other.id, not gives))
    question = questions.Gift(act.thing, hero.id, not gives)
    if await ask(world, other.id, question, [questions.Agree(), questions.Refuse()]) == questions.Agree():
        await hand_over(world, giver, taker, act.thing)
    else:
        await tell(ALL, GiftRefused(act.thing, giver.id, taker.id))


async def hand_over(world: World, giver: Hero, taker: Hero, id: str) -> None:
    """DLC-21, DLC-23, DL-9.1d  It changes hands.  The face of a card is seen by giver and taker only; with treasure_faces =
    nobody_until_out the taker looks at a treasure card as soon as he stands outside."""
    given = thing(giver, id)
    giver.things.remove(given)
    if id in giver.worn:
        giver.worn.remove(id)
    taker.things.append(given)
    await tell(ALL, Given(id, giver.id, taker.id))
    known = giver.id in world.seen_by.get(world.faces.get(id, ""), [])
    if known and (taker.place == OUTSIDE or may_look(world, given)):
        await show_face(world, given, taker.id)
    await put_on_if_free(world, taker, given)
