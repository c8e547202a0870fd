"""Who may know what (DL-BASE-21, DL-T-VISIBILITY row by row): what a viewer is shown.

Option functions take this and never the world.
"""

from __future__ import annotations

from typing import Any

import msgspec

from montjoy.core.effects import UMPIRE
from montjoy.core.game import View
from montjoy.games.drakborgen.duel.state import Fight
from montjoy.games.drakborgen.model.monsters import acted_by
from montjoy.games.drakborgen.model.pack.lookup import the_pack
from montjoy.games.drakborgen.model.pack.own_names import own_heroes
from montjoy.games.drakborgen.model.pack.rows import CardRow, HeroCard, Special
from montjoy.games.drakborgen.model.state import OFF, ON, OTHER, Castle, Hero, Peek, World


class Seen(View, frozen=True):
    """All that a viewer may know: what lies open (a copy), and beside it what he alone does.

    `sizes`: how many cards are in each deck.  `faces`: hidden cards whose face he has seen and that are in somebody's hand;
    `beneath`: cards under the treasure deck whose place he knows, by place from the top of those put under it.  `peeks`:
    face-down squares he has looked at.  `cards`: what the monster card in his hand says of the monster he acts.
    `specials`: what stands on the special cards among `faces`.  `own_heroes`: the hero cards that a group has made, while
    heroes are chosen."""

    viewer: str
    castle: Castle
    sizes: dict[str, int]
    faces: dict[str, str] = {}
    beneath: dict[int, str] = {}
    peeks: dict[str, Peek] = {}
    cards: dict[str, CardRow] = {}
    specials: dict[str, Special] = {}
    fight: Fight | None = None
    fighters: tuple[str, ...] = ()
    seats: tuple[str, ...] = ()
    own_heroes: dict[str, HeroCard] | msgspec.UnsetType = msgspec.UNSET

    @property
    def hero(self) -> Hero:
        """The viewer's own hero."""
        return self.castle.heroes[self.viewer]


def copied(castle: Castle) -> Castle:
    """What lies open once more, sharing nothing with it."""
    return _DECODE.decode(_ENCODE.encode(castle))


_ENCODE = msgspec.msgpack.Encoder()
_DECODE = msgspec.msgpack.Decoder(Castle)


def view(world: World, viewer: str) -> Seen:
    """DL-BASE-21  All that lies open, and of the rest what this viewer has seen.  It shares nothing with the world."""
    seen = glance(world, viewer)
    return msgspec.structs.replace(
        seen,
        castle=as_told(copied(world.castle), viewer),
        sizes=sizes(world),
        peeks={square: Peek(p.labyrinth, p.room, list(p.by)) for square, p in seen.peeks.items()},
        fight=world.fight.copy() if world.fight else None,
        own_heroes=to_be_chosen(world) or msgspec.UNSET,
    )


def to_be_chosen(world: World) -> dict[str, HeroCard]:
    """DL-BASE-08  While somebody has no hero yet all cards lie open; of those that every table has nothing need be said."""
    return own_heroes(the_pack(world)) if len(world.castle.heroes) < len(world.castle.order) else {}


def as_told(castle: Castle, viewer: str) -> Castle:
    """DLC-10  What somebody puts on and off in his turn can be taken back until it is told (`possessions.tell_worn`): others
    see it only then."""
    for hero in castle.heroes.values():
        if viewer in (hero.id, UMPIRE):
            continue
        mine = [t.id for t in hero.things]
        for note in [n for n in castle.handled if n[:1] in (ON, OFF) and n[1:] in mine]:
            castle.handled.remove(note)
            hero.worn = [id for id in hero.worn if id != note[1:]] + ([note[1:]] if note[0] == OFF else [])
    return castle


def glance(world: World, viewer: str) -> Seen:
    """DL-BASE-21  The same without copying what lies open: for the rules' own lists of options, which only read it and keep
    nothing; of the decks' sizes only the one they ask for."""
    faces = {id: card for id, card in world.faces.items() if knows(world, card, viewer)}
    specials = the_pack(world).specials
    return Seen(
        viewer=viewer,
        castle=world.castle,
        sizes={"treasure": len(world.decks.treasure)},
        faces=faces,
        beneath={n: card for n, card in enumerate(world.decks.treasure.tail) if knows(world, card, viewer)},
        peeks={square: peek for square, peek in world.peeks.items() if viewer == UMPIRE or viewer in peek.by},
        cards=monster_cards(world, viewer),
        specials={id: specials[card] for id, card in faces.items() if card in specials},
        fight=world.fight,
        fighters=tuple(world.fighters),
        seats=world.seats,
    )


def knows(world: World, card: str, viewer: str) -> bool:
    """DL-BASE-21, DL-9.1d  The viewer has seen the face of this treasure or special card; with treasure_faces = all everybody
    has, as soon as it was drawn."""
    seen_by = world.seen_by.get(card, [])
    if viewer == UMPIRE or viewer in seen_by:
        return True
    open_to_all = world.castle.options.treasure_faces == "all" and card in the_pack(world).treasures
    return bool(open_to_all and seen_by)


def monster_cards(world: World, viewer: str) -> dict[str, Any]:
    """DL-BASE-21, DL-7.2  What the cards in his hand say of the monsters he acts; nobody else is shown them."""
    cards, monsters = the_pack(world).cards, world.castle.monsters
    return {
        m: cards[c][monsters[m].kind]
        for m, c in world.cards.items()
        if m in monsters and viewer in (UMPIRE, acted_by(world.castle, m))
    }


def sizes(world: World) -> dict[str, int]:
    """DL-BASE-21  How many cards each deck has.  Of tiles: those that lie face down or beside the board, the ones somebody has
    peeked at among them, so that the number does not tell which those were."""
    decks, chamber = world.decks, the_pack(world).chamber
    found = {name: len(getattr(decks, name)) for name in decks.__struct_fields__ if name != "centre"}
    peeked = [peek.labyrinth for square, peek in world.peeks.items() if not world.castle.squares[square].face_up]
    unfound = chamber in peeked or any(card != OTHER for card in decks.centre.bag)
    found["rooms"] += len(world.peeks)
    found["labyrinth"] += len([tile for tile in peeked if tile != chamber]) + unfound
    return found
