"""What holds of Drakborgen Legenden at every mark, whatever was played: `sound(world)` raises AssertionError where it does not.

Nothing here is taken from the rules' code but the nouns: tiles, cards and things are counted where they lie.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from typing import Any, Final

import msgspec

from montjoy.games.drakborgen.model.pack.lookup import Pack, load
from montjoy.games.drakborgen.model.squares import TOWERS
from montjoy.games.drakborgen.model.state import OTHER, Castle, Dead, Hero, InRubble, Retired, Thing, Webbed, World
from montjoy.games.drakborgen.protocol.places import BELOW, OUTSIDE, TRANSIT

CENTRAL: Final = {f"{row}{column}" for row in (3, 4, 5) for column in (3, 4, 5)}
SLOTS: Final = {"ring": 2}
SPARE: Final = 105 - 77                                      # room tiles that no square needs


def sound(world: World) -> None:
    """Everything, at a mark."""
    pack = load(world.pack)
    nothing_is_going_on(world)
    labyrinth_tiles(world, pack)
    room_tiles(world, pack)
    cards(world, pack)
    things(world, pack)
    for hero in world.castle.heroes.values():
        one_hero(world.castle, hero)
    figures(world.castle)


def kept(world: World) -> None:
    """The state is plain data and equals itself once it is read again."""
    raw = msgspec.json.encode(world)
    assert msgspec.json.encode(msgspec.json.decode(raw, type=World)) == raw


def once(items: Collection[str], what: str) -> None:
    if len(set(items)) < len(items):
        raise AssertionError(f"{what}: {[item for item, n in Counter(items).items() if n > 1]} more than once")


def nothing_is_going_on(world: World) -> None:
    """At a mark nobody is asked, met or fought, and no monster card is out."""
    castle = world.castle
    assert world.fight is None and not world.fighters and not world.seats and not world.cards
    assert not castle.encounters and not castle.asked, (castle.encounters, castle.asked)
    assert castle.sun >= 0 and castle.round >= 1
    assert castle.phase != "setup" or not castle.heroes
    assert sorted(castle.order) in ([], sorted(castle.players)), castle.order


# ---- tiles -------------------------------------------------------------------------------------------------------------
def labyrinth_tiles(world: World, pack: Pack) -> None:
    """Every tile is in the bag, on one square or peeked at; the chamber is one of the central nine."""
    castle, decks = world.castle, world.decks
    open_ = [s.tile for s in castle.squares.values() if s.kind and s.id not in TOWERS]
    peeked = [peek.labyrinth for square, peek in world.peeks.items() if not castle.squares[square].face_up]
    bag = decks.labyrinth.bag
    assert not decks.labyrinth.top and not decks.labyrinth.tail and not decks.labyrinth.lost
    chambers = [card for card in decks.centre.bag if card != OTHER]
    assert sorted([*open_, *peeked, *bag, *chambers]) == sorted(pack.labyrinth), "labyrinth tiles lost or doubled"
    unknown = [s for s in CENTRAL if not castle.squares[s].face_up and s not in world.peeks]
    assert len(decks.centre.bag) == len(unknown), "the middle has another number of tiles than squares"
    for square in castle.squares.values():
        if square.kind == "chamber":
            assert square.id in CENTRAL, square.id
        elif not square.kind:
            assert not (square.tile or square.edges or square.room or square.lying or square.web), square
    waiting = {due.place for due in castle.due if due.what == "room"}
    assert all(s in waiting for s in world.peeks if castle.squares[s].face_up), "an open square is still peeked at"


def room_tiles(world: World, pack: Pack) -> None:
    """The deck has a tile for each square that has not used up its own, and the spare ones; what is known is not in it."""
    castle, deck = world.castle, world.decks.rooms
    down = [s.id for s in castle.squares.values() if not s.kind]
    waiting = [due.place for due in castle.due if due.what == "room"]
    once(waiting, "room tiles that wait")
    assert len(deck) + len(world.peeks) == len(down) + len(waiting) + SPARE, "room tiles lost or doubled"
    peeked = [peek.room for peek in world.peeks.values()]
    turned = [s.room for s in castle.squares.values() if s.room]
    once([*peeked, *turned], "room tiles")
    once(castle.used, "the used pile")
    assert len(deck) + len(peeked) + castle.unseen + len(turned) == len(pack.rooms), "a room tile is nowhere"
    assert deck.lost <= castle.unseen, "more tiles have left the deck unseen than were put aside"
    known = {*turned, *castle.used, *castle.monsters, *peeked} & set(pack.rooms)
    assert not known & {*deck.bag, *deck.top, *deck.tail}, "a tile that is known lies in the deck"
    assert set(castle.used) <= set(turned), "a used tile that was never turned up"
    assert not set(castle.used) & set(castle.monsters), "a figure on the used pile"


# ---- cards -------------------------------------------------------------------------------------------------------------
def cards(world: World, pack: Pack) -> None:
    """Every card is in its deck, in a hand, or gone for good."""
    decks, castle, faces = world.decks, world.castle, list(world.faces.values())
    once(faces, "faces in hands")
    treasure = [*decks.treasure.top, *decks.treasure.bag, *decks.treasure.tail]
    dealt = [card for card in faces if card in pack.treasures]
    assert sorted([*treasure, *dealt]) == sorted(pack.treasures), "treasure cards lost or doubled"
    assert sorted([*decks.dragon.top, *decks.dragon.bag, *decks.dragon.tail, *castle.dragon.drawn]) == sorted(pack.dragon_cards)
    assert sorted([*decks.monster.top, *decks.monster.bag, *decks.monster.tail]) == sorted(pack.cards), "a monster card is out"
    specials = [*decks.special.top, *decks.special.bag, *decks.special.tail]
    once([*specials, *(card for card in faces if card in pack.specials)], "special cards")
    heroes = [*decks.hero.bag, *(h.card for h in castle.heroes.values())]
    once(heroes, "hero cards")
    assert sorted(heroes) == sorted(pack.heroes) or castle.options.hero_deal == "random"
    for card, seats in world.seen_by.items():
        assert card in pack.treasures or card in pack.specials
        assert set(seats) <= set(castle.players)
        once(seats, card)


def things(world: World, pack: Pack) -> None:
    """Nothing lies in two places; every hidden card in a hand has one face, and no face is without its card."""
    castle = world.castle
    everywhere = [
        *(t for h in castle.heroes.values() for t in h.things), *(t for s in castle.squares.values() for t in s.lying),
        *castle.below,
    ]  # fmt: skip
    once([t.id for t in everywhere], "things")
    hidden = [t for t in everywhere if t.sort in ("treasure_card", "special_card")]
    assert {t.id for t in hidden} <= set(world.faces), "a card without a face"
    left = set(world.faces) - {t.id for t in hidden}         # out of the game, and nobody else has seen which it was
    assert all(world.faces[id] in pack.specials for id in left), f"{left}: a face without a card"
    for each in hidden:
        rows: Any = pack.treasures if each.sort == "treasure_card" else pack.specials
        assert world.faces[each.id] in rows
    for name, rows in (("amulet", pack.amulets), ("ring", pack.rings)):
        deck = getattr(world.decks, name)
        out = [t.id for t in everywhere if t.sort == name]
        assert set(out) <= set(rows) and not set(out) & {*deck.bag, *deck.top, *deck.tail}, out
    used = {t.id for t in everywhere if t.id in pack.rooms and pack.rooms[t.id].keep} & set(castle.used)
    assert not used, f"{used} are held and used"             # a reward has the name of the monster's tile, which is used
    assert all(t.gold >= 0 for t in everywhere)


# ---- heroes and figures ------------------------------------------------------------------------------------------------
def one_hero(castle: Castle, hero: Hero) -> None:
    """He is in one place that there is, with points between nothing and all."""
    assert 0 <= hero.body <= hero.most and hero.skip >= 0, hero
    if isinstance(hero.situation, Dead):
        assert hero.place == "" and not hero.companions and hero.door is None, hero
        assert hero.situation.why in ("sunset", "no-way-up") or (hero.body == 0 and not hero.things), hero
        return
    assert hero.body >= 1, hero
    here = castle.squares.get(hero.place)
    assert hero.place in (OUTSIDE, BELOW, TRANSIT) or (here is not None and here.face_up), hero.place
    assert not isinstance(hero.situation, Retired) or hero.place == OUTSIDE
    assert not isinstance(hero.situation, Webbed) or (here is not None and here.web)
    assert not isinstance(hero.situation, InRubble) or (here is not None and here.kind == "rubble")
    mine = {t.id: t for t in hero.things}
    once(hero.worn, f"what {hero.id} wears")
    assert set(hero.worn) <= set(mine), "worn and not there"
    slots = [mine[id].slot for id in hero.worn]
    assert all(slots.count(s) <= SLOTS.get(s, 1) for s in slots) or stuck(mine[id] for id in hero.worn), slots
    assert all(n >= 0 for n in hero.used.values()) and hero.used.get("daggers", 0) <= max(hero.charges, 0)


def stuck(worn: Iterable[Thing]) -> bool:
    """An amulet that forces itself on, and cannot be taken off."""
    return any(t.powers.stuck for t in worn)


def figures(castle: Castle) -> None:
    """A monster stands on an open square outside the chamber, or below; a companion is no figure."""
    led = [c.id for h in castle.heroes.values() for c in h.companions]
    once([*castle.monsters, *led], "figures")
    for id, monster in castle.monsters.items():
        here = castle.squares.get(monster.at)
        assert id == monster.id
        assert monster.at == BELOW or (here is not None and here.face_up and here.kind != "chamber"), monster
        assert min(monster.agility, monster.strength, monster.psyche, monster.armour) >= 1
    once(castle.roused, "moved this round")
    assert castle.dragon.visited or not castle.dragon.restless or castle.dragon.state == "asleep"
