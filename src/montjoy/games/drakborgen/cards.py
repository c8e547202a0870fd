"""Special cards (SP01 to SP10): what each does, when it may be played, and what becomes of it.

Some are options of questions that are asked anyway (own turn, catacombs, doors, encounters); the others are reactions,
offered to whoever holds any special card (asking.react).  Their faces are hidden until they are played.

    own(seen, "master_key")          the viewer's own cards with that power
    await play(world, hero, act)     an own turn's card does its work
    await reaction(world, hero, when)   a reaction: the row of the card that was played, or None
"""

from __future__ import annotations

from collections.abc import Sequence

from montjoy.core.effects import ALL, Option, offer, tell, together
from montjoy.games.drakborgen import acts, catacombs, injuries
from montjoy.games.drakborgen.asking import react
from montjoy.games.drakborgen.heroes import heroes_in_order, playing, thing, things_of
from montjoy.games.drakborgen.luck import peek_at
from montjoy.games.drakborgen.pack import the_pack
from montjoy.games.drakborgen.pack_rows import Special
from montjoy.games.drakborgen.passages import is_square, next_squares, stairs
from montjoy.games.drakborgen.said import CardPlayed, Peeked, TilesSeen
from montjoy.games.drakborgen.seen import Seen
from montjoy.games.drakborgen.view import glance
from montjoy.games.drakborgen.world import BELOW, Hero, World


# ---- which cards -----------------------------------------------------------------------------------------------------
def own(seen: Seen, power: str) -> list[str]:
    """DLC-23, DLC-24  The viewer's own special cards with a power, by id: nobody else knows what they are."""
    mine = things_of(seen.hero, "special_card") if seen.specials and seen.viewer in seen.castle.heroes else []
    return [t.id for t in mine if t.id in seen.specials and getattr(seen.specials[t.id].effect, power)]


def row_of(world: World, card: str) -> Special:
    """The row of a special card in a hand."""
    return the_pack(world).specials[world.faces[card]]


async def played(world: World, hero: Hero, card: str, on: str = "") -> Special:
    """DLC-24, DLC-31  A card is shown to all and is out of the game; the master key (SP03) stays and works for the whole
    game."""
    row = row_of(world, card)
    await tell(ALL, CardPlayed(hero.id, card, row.id, on))
    if row.effect.master_key:
        world.seen_by[row.id] = list(world.castle.players)
        return row
    hero.things.remove(thing(hero, card))
    del world.faces[card], world.seen_by[row.id]
    return row


# ---- in one's own turn -----------------------------------------------------------------------------------------------
def own_turn_options(seen: Seen) -> list[Option]:
    """DLC-24  Second wind (SP01), and the far-seeing glass (SP06) at an adjacent square that is face down."""
    wind = [acts.PlayCard(card) for card in own(seen, "heal")]
    return [*wind, *(acts.PlayCard(card, square) for card in own(seen, "peek") for square in peek_squares(seen))]


def peek_squares(seen: Seen) -> list[str]:
    """DLC-24  The adjacent squares that are not turned up yet."""
    here = seen.hero.place
    return [s for s in next_squares(here) if not seen.castle.squares[s].face_up] if is_square(here) else []


async def play(world: World, hero: Hero, act: acts.PlayCard) -> None:
    """DLC-24  Second wind: regain body points.  Far-seeing glass: look at the two tiles of a square, alone, and put them
    back."""
    effect = (await played(world, hero, act.card, act.on)).effect
    if effect.heal:
        await injuries.heal(world, hero, effect.heal, "DLC-24")
    if effect.peek:
        await look(world, hero, act.on)


async def look(world: World, hero: Hero, square: str) -> None:
    """DLC-24  Only he sees them; from now on they are bound to that square."""
    await tell(ALL, Peeked(hero.id, square))
    found = await peek_at(world, square, hero.id)
    await tell(hero.id, TilesSeen(square, found.labyrinth, found.room))


# ---- the clew of thread ----------------------------------------------------------------------------------------------
def thread_options(seen: Seen) -> list[acts.PlayCard]:
    """DLC-24  Clew of thread (SP02): instead of rolling in the catacombs, come up at a face-up staircase of his choice."""
    if seen.hero.place != BELOW:
        return []
    return [acts.PlayCard(card, square) for card in own(seen, "choose_exit") for square in stairs(seen.castle).values()]


async def come_up(world: World, hero: Hero, act: acts.PlayCard) -> None:
    """DLC-24  He comes up there, by the stairs."""
    await played(world, hero, act.card, act.on)
    await catacombs.come_up(world, hero, act.on)


# ---- reactions -------------------------------------------------------------------------------------------------------
def reactions(seen: Seen, when: str, *, against_dragon: bool = False) -> list[acts.PlayCard]:
    """DLC-23, DLC-24  His cards for this moment: lullaby before a dragon card, smoke between rounds, bane dust at a fight's
    start, hourglass after the sun die.  Smoke is no use against the dragon."""
    mine = things_of(seen.hero, "special_card")
    known = [(t.id, seen.specials[t.id]) for t in mine if t.id in seen.specials]
    return [acts.PlayCard(id) for id, row in known if row.when == when and not (against_dragon and row.effect.smoke)]


async def reaction(world: World, hero: Hero, when: str, *, against_dragon: bool = False) -> Special | None:
    """DLC-23  Offered to whoever holds any special card; the row of the one that is played."""
    options = reactions(glance(world, hero.id), when, against_dragon=against_dragon)
    act = await react(world, hero.id, when, options)
    return await played(world, hero, act.card) if act else None


async def sun_held(world: World, *, when: str = "end_of_round") -> bool:
    """DLC-24  Hourglass (SP10): after the sun die is rolled; everybody who holds a special card is asked at once, and if
    several would hold the sun the first in turn order does."""
    holders = [h for h in heroes_in_order(world.castle) if playing(h) and things_of(h, "special_card")]
    for hero, act in zip(holders, await asked_together(world, holders, when)):
        if act is not None:
            await played(world, hero, act.card)
            return True
    return False


async def asked_together(world: World, holders: Sequence[Hero], when: str) -> tuple[acts.PlayCard | None, ...]:
    """DLC-23  Sealed: nobody learns who reacts before the last has answered."""
    if not holders:
        return ()
    return await together(
        *[offer(h.id, acts.OfferCard(when), reactions(glance(world, h.id), when)) for h in holders]
    )
