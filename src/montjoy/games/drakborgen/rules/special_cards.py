"""Special cards (SP01 to SP10): what each does, when it may be played, and what becomes of it."""

from __future__ import annotations

from collections.abc import Sequence

from montjoy.core.effects import ALL, Option, offer, tell, together
from montjoy.games.drakborgen.model.heroes import heroes_in_order, playing, thing, things_of
from montjoy.games.drakborgen.model.luck import peek_at
from montjoy.games.drakborgen.model.pack.lookup import the_pack
from montjoy.games.drakborgen.model.pack.rows import Special
from montjoy.games.drakborgen.model.passages import stairs
from montjoy.games.drakborgen.model.squares import is_square, next_squares
from montjoy.games.drakborgen.model.state import Hero, World
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import CardPlayed, Peeked, TilesSeen
from montjoy.games.drakborgen.protocol.places import BELOW
from montjoy.games.drakborgen.rules import body_points
from montjoy.games.drakborgen.rules.asking import react
from montjoy.games.drakborgen.seen.view import Seen, glance


# ---- which cards -----------------------------------------------------------------------------------------------------
def own_cards(seen: Seen, power: str) -> list[str]:
    """DLC-23, DLC-24  The viewer's own special cards with a power, by id: nobody else knows what they are."""
    mine = things_of(seen.hero, "special_card") if seen.specials and seen.viewer in seen.castle.heroes else []
    return [t.id for t in mine if t.id in seen.specials and getattr(seen.specials[t.id].effect, power)]


def row_of(world: World, card: str) -> Special:
    """The row of a special card in a hand."""
    return the_pack(world).specials[world.faces[card]]


async def spend_card(world: World, hero: Hero, card: str, on: str = "") -> Special:
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
    wind = [questions.PlayCard(card) for card in own_cards(seen, "heal")]
    return [*wind, *(questions.PlayCard(card, square) for card in own_cards(seen, "peek") for square in peek_squares(seen))]


def peek_squares(seen: Seen) -> list[str]:
    """DLC-24  The adjacent squares that are not turned up yet."""
    here = seen.hero.place
    return [s for s in next_squares(here) if not seen.castle.squares[s].face_up] if is_square(here) else []


async def play_card(world: World, hero: Hero, act: questions.PlayCard) -> None:
    """DLC-24  Second wind: regain body points.  Far-seeing glass: look at the two tiles of a square, alone, and put them
    back."""
    effect = (await spend_card(world, hero, act.card, act.on)).effect
    if effect.heal:
        await body_points.heal(world, hero, effect.heal, "DLC-24")
    if effect.peek:
        await look_at_tiles(world, hero, act.on)


async def look_at_tiles(world: World, hero: Hero, square: str) -> None:
    """DLC-24  Only he sees them; from now on they are bound to that square."""
    await tell(ALL, Peeked(hero.id, square))
    found = await peek_at(world, square, hero.id)
    await tell(hero.id, TilesSeen(square, found.labyrinth, found.room))


# ---- the clew of thread ----------------------------------------------------------------------------------------------
def thread_options(seen: Seen) -> list[questions.PlayCard]:
    """DLC-24  Clew of thread (SP02): instead of rolling in the catacombs, come up at a face-up staircase of his choice."""
    if seen.hero.place != BELOW:
        return []
    up = stairs(seen.castle).values()
    return [questions.PlayCard(card, square) for card in own_cards(seen, "choose_exit") for square in up]


# ---- reactions -------------------------------------------------------------------------------------------------------
def reactions(seen: Seen, when: str) -> list[questions.PlayCard]:
    """DLC-23, DLC-24  His cards for this moment: lullaby before a dragon card, smoke between rounds, bane dust at a fight's
    start, hourglass after the sun die."""
    mine = things_of(seen.hero, "special_card")
    known = [(t.id, seen.specials[t.id]) for t in mine if t.id in seen.specials]
    return [questions.PlayCard(id) for id, row in known if row.when == when]


async def ask_for_reaction(world: World, hero: Hero, when: str) -> Special | None:
    """DLC-23  Offered to whoever holds any special card; the row of the one that is played."""
    act = await react(world, hero.id, when, reactions(glance(world, hero.id), when))
    return await spend_card(world, hero, act.card) if act else None


async def ask_for_hourglass(world: World) -> bool:
    """DLC-24  Hourglass (SP10): after the sun die is rolled; everybody who holds a special card is asked at once, and if
    several would hold the sun the first in turn order does."""
    holders = [h for h in heroes_in_order(world.castle) if playing(h) and things_of(h, "special_card")]
    for hero, act in zip(holders, await offer_together(world, holders, "end_of_round")):
        if act is not None:
            await spend_card(world, hero, act.card)
            return True
    return False


async def offer_together(world: World, holders: Sequence[Hero], when: str) -> tuple[questions.PlayCard | None, ...]:
    """DLC-23  Sealed: nobody learns who reacts before the last has answered."""
    if not holders:
        return ()
    return await together(
        *[offer(h.id, questions.OfferCard(when), reactions(glance(world, h.id), when)) for h in holders]
    )
