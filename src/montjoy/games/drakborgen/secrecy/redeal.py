"""What a seat cannot know, and another state that it cannot tell from the true one.

Hidden are: faces of cards in other hands, cards that others have put under the treasure deck, tiles that others have peeked
at, monster cards in others' hands.  What nobody knows is not decided yet, so there is nothing to deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from montjoy.core.decks import Deck
from montjoy.core.game import Luck
from montjoy.games.drakborgen.model.monsters import acted_by
from montjoy.games.drakborgen.model.pack.lookup import the_pack
from montjoy.games.drakborgen.model.pack.rows import CardRow
from montjoy.games.drakborgen.model.squares import is_central
from montjoy.games.drakborgen.model.state import OTHER, Encounter, World
from montjoy.games.drakborgen.rules.encounters import column_of
from montjoy.games.drakborgen.seen.view import knows

TRIES: Final = 200                                           # for monster cards that fit what was announced


# ---- both together -----------------------------------------------------------------------------------------------------
def hidden(world: World, seat: str) -> dict[str, Any]:
    """DL-BASE-21  By name, every value that the seat must not see and cannot work out."""
    found: dict[str, Any] = {}
    for name in ("treasure", "special"):
        places, deck = unseen_cards(world, seat, name), getattr(world.decks, name)
        if len(places) + len(deck.bag) > 1:
            found |= {f"card.{place}" if type(place) is str else f"under.{place}": card for place, card in places.items()}
    for square in unseen_squares(world, seat):
        if square in covered(world, seat) and tiles_for(world, seat, square) > 1:
            found[f"tile.{square}"] = world.peeks[square].labyrinth
        if len(unseen_squares(world, seat)) + len(world.decks.rooms.bag) > 1:
            found[f"room.{square}"] = world.peeks[square].room
    for monster in unseen_monster_cards(world, seat):
        if len(cards_that_fit(world, seat, monster)) > 1:
            found[f"monster-card.{monster}"] = world.cards[monster]
    return found


def redeal(world: World, seat: str, luck: Luck) -> World:
    """DL-BASE-21  Everything hidden dealt anew, each possible deal as likely as any other, without a look at the true one."""
    new = _DECODE.decode(_ENCODE.encode(world))
    for name in ("treasure", "special"):
        deal_cards(new, seat, name, luck)
    deal_tiles(new, seat, luck)
    deal_monster_cards(new, seat, luck)
    return new


_ENCODE = msgspec.msgpack.Encoder()
_DECODE = msgspec.msgpack.Decoder(World)


# ---- treasure and special cards ----------------------------------------------------------------------------------------
def unseen_cards(world: World, seat: str, name: str) -> dict[str | int, str]:
    """DL-BASE-21, DL-9.1d  Where a card lies whose face the seat has not seen: a thing's id, or its place under the deck."""
    deck: Deck = getattr(world.decks, name)
    kind = the_pack(world).treasures if name == "treasure" else the_pack(world).specials
    buried = [*deck.top, *deck.bag, *deck.tail]
    found: dict[str | int, str] = {
        id: card for id, card in world.faces.items()
        if card in kind and card not in buried and not knows(world, card, seat)
    }  # fmt: skip
    return found | {n: card for n, card in enumerate(deck.tail) if not knows(world, card, seat)}


def deal_cards(world: World, seat: str, name: str, luck: Luck) -> None:
    """Those cards and the deck's own, shuffled.  Who has seen the card in a place has seen what lies there now."""
    deck: Deck = getattr(world.decks, name)
    places = unseen_cards(world, seat, name)
    left = sorted([*places.values(), *deck.bag])
    seen = {place: world.seen_by.pop(card, None) for place, card in places.items()}
    for place in places:
        card = left.pop(luck.below(len(left)))
        if isinstance(place, str):
            world.faces[place] = card
        else:
            deck.tail[place] = card
        who = seen[place]
        if who is not None:
            world.seen_by[card] = who
    deck.bag = left


# ---- tiles somebody has peeked at --------------------------------------------------------------------------------------
def unseen_squares(world: World, seat: str) -> list[str]:
    """DLC-24  Face-down squares at which others have looked."""
    return [square for square, peek in world.peeks.items() if seat not in peek.by]


def covered(world: World, seat: str) -> list[str]:
    """DL-BASE-21  Those of them whose labyrinth tile nobody has turned up since (a room tile may wait for the event phase)."""
    return [square for square in unseen_squares(world, seat) if not world.castle.squares[square].face_up]


def tiles_for(world: World, seat: str, square: str) -> int:
    """How many different labyrinth tiles may lie there, for all the seat knows."""
    others = [s for s in covered(world, seat) if world.peeks[s].labyrinth != the_pack(world).chamber]
    plain = len(world.decks.labyrinth.bag) + len(others)
    if not is_central(square):
        return plain
    chambers, rest = central_cards(world, seat)
    return min(chambers, 1) + (plain if rest else 0)


def central_cards(world: World, seat: str) -> tuple[int, int]:
    """Of the central squares of which the seat knows nothing: how many may be the chamber, how many another tile."""
    chamber = the_pack(world).chamber
    tiles = [world.peeks[s].labyrinth for s in covered(world, seat) if is_central(s)]
    left = world.decks.centre.bag
    chambers = tiles.count(chamber) + len(left) - left.count(OTHER)
    return chambers, len(tiles) - tiles.count(chamber) + left.count(OTHER)


def deal_tiles(world: World, seat: str, luck: Luck) -> None:
    """DL-BASE-04, DL-BASE-05  They go back to their decks and are drawn again, the chamber among the central nine."""
    decks, squares, chamber = world.decks, covered(world, seat), the_pack(world).chamber
    decks.rooms.bag += [world.peeks[square].room for square in unseen_squares(world, seat)]
    for square in squares:
        peek = world.peeks[square]
        if peek.labyrinth != chamber:
            decks.labyrinth.bag.append(peek.labyrinth)
        if is_central(square):
            decks.centre.bag.append(chamber if peek.labyrinth == chamber else OTHER)
    for deck in (decks.rooms, decks.labyrinth, decks.centre):
        deck.bag.sort()
    for square in unseen_squares(world, seat):
        world.peeks[square].room = picked(decks.rooms.bag, luck)
    for square in squares:
        peek = world.peeks[square]
        centre = picked(decks.centre.bag, luck) if is_central(square) else OTHER
        peek.labyrinth = chamber if centre == chamber else picked(decks.labyrinth.bag, luck)


def picked(cards: list[str], luck: Luck) -> str:
    return cards.pop(luck.below(len(cards)))


# ---- monster cards -----------------------------------------------------------------------------------------------------
def unseen_monster_cards(world: World, seat: str) -> list[str]:
    """DL-7.2  Monsters whose card is in another's hand, or face down before the automaton."""
    return [m for m in world.cards if m in world.castle.monsters and acted_by(world.castle, m) != seat]


def deal_monster_cards(world: World, seat: str, luck: Luck) -> None:
    """DL-7.2, DL-7.5a  Others from the deck, as far as they agree with what was announced: the reaction, and from the start of
    a fight the number."""
    monsters = unseen_monster_cards(world, seat)
    if len({world.cards[m] for m in monsters}) < len(monsters):
        return                                               # more monsters than cards: one is read for several
    pool = sorted([*world.decks.monster.bag, *(world.cards[m] for m in monsters)])
    for _ in range(TRIES if monsters else 0):
        left = [*pool]
        drawn = {m: picked(left, luck) for m in monsters}
        if all(fits(world, m, card) for m, card in drawn.items()):
            world.cards |= drawn
            world.decks.monster.bag = left
            return


def cards_that_fit(world: World, seat: str, monster: str) -> list[str]:
    """The cards that may have been drawn for this monster."""
    others = [world.cards[m] for m in unseen_monster_cards(world, seat)]
    return [card for card in (*world.decks.monster.bag, *others) if fits(world, monster, card)]


def fits(world: World, monster: str, card: str) -> bool:
    """DL-7.5a, DL-8.1c  It says the same as the true card, as far as that was said aloud."""
    rows, kind = the_pack(world).cards, world.castle.monsters[monster].kind
    return told(world, monster, rows[card][kind]) == told(world, monster, rows[world.cards[monster]][kind])


def told(world: World, monster: str, row: CardRow) -> list[str | int]:
    """What everybody has heard of a monster's card: of a group's choices one column is read, in an ambush none."""
    found: list[str | int] = [row.combat_points] if monster in world.fighters else []
    for meeting in encounters_of(world.castle.encounters, monster):
        if monster in meeting.reactions and meeting.actions and not meeting.ambush:
            found.append(getattr(row, f"on_{column_of(meeting.actions)}"))
    return found


def encounters_of(encounters: Sequence[Encounter], monster: str) -> list[Encounter]:
    return [e for e in encounters if monster in e.monsters]
