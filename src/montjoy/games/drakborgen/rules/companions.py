"""Power over monsters: companions of a hero, bound and let go (12.3)."""

from __future__ import annotations

from montjoy.core.effects import ALL, tell
from montjoy.games.drakborgen.model.pack import instances
from montjoy.games.drakborgen.model.pack.lookup import Pack, the_pack
from montjoy.games.drakborgen.model.squares import is_square
from montjoy.games.drakborgen.model.state import Companion, Hero, Monster, World
from montjoy.games.drakborgen.protocol.events import Controls, Uncontrolled
from montjoy.games.drakborgen.protocol.places import BELOW
from montjoy.games.drakborgen.rules import possessions


async def take_control(world: World, hero: Hero, companion: Companion) -> None:
    """DL-12.3a, DL-12.3b  It follows him wherever he goes, on no square of its own: no figure for monster players, spiders,
    events or encounters; and it does nothing but fight."""
    hero.companions.append(companion)
    await tell(ALL, Controls(hero.id, companion.id, companion.kind, companion.combat_points))


async def bind(world: World, hero: Hero, monster: Monster) -> None:
    """DL-12.3a, SP09  A monster on the board is his; it fights with the number of the card that was drawn for it."""
    pack = the_pack(world)
    card = world.cards.get(monster.id)
    points = pack.cards[card][monster.kind].combat_points if card else 1
    world.castle.monsters.pop(monster.id, None)
    await take_control(world, hero, instances.bound(monster, points))


async def end_control(world: World, hero: Hero) -> None:
    """DL-12.3f-X  When the hero dies what he controlled is an ordinary monster on that square, in the catacombs it is below;
    elsewhere it leaves the game, and so does a beast for which no monster card says what it does."""
    place = hero.place or getattr(hero.situation, "place", "")
    freed, hero.companions = hero.companions, []
    for companion in freed:
        stays = (place == BELOW or is_square(place)) and not is_in_the_chamber(world, place)
        stays = stays and is_on_the_cards(the_pack(world), companion.kind) and companion.id not in world.castle.monsters
        if stays:
            world.castle.monsters[companion.id] = figure(companion, place)
        await tell(ALL, Uncontrolled(companion.id, companion.kind, place if stays else ""))
        if not stays:
            await possessions.use_up_tile(world, companion.id)


def is_in_the_chamber(world: World, place: str) -> bool:
    return is_square(place) and world.castle.squares[place].kind == "chamber"


def is_on_the_cards(pack: Pack, kind: str) -> bool:
    return all(kind in rows for rows in pack.cards.values())


def figure(c: Companion, place: str) -> Monster:
    return Monster(c.id, c.kind, place, c.agility, c.strength, c.psyche, c.armour, c.reward)
