"""Giant webs: who is caught, and eaten by a giant spider (11.1a, 11.2, 11.5)."""

from __future__ import annotations

from montjoy.core.effects import ALL, tell
from montjoy.games.drakborgen.model.heroes import has, heroes_at, is_caught, monsters_at
from montjoy.games.drakborgen.model.pack.rows import SPIDER
from montjoy.games.drakborgen.model.squares import is_square
from montjoy.games.drakborgen.model.state import Hero, Monster, Webbed, World
from montjoy.games.drakborgen.protocol.events import Caught, Eaten
from montjoy.games.drakborgen.rules import body_points


async def catch(world: World, hero: Hero) -> None:
    """DL-11.1a, DL-11.2  A web, from a room tile or lying here: the hero is caught, from whatever side he came, and his turn
    ends.  For who wears the Spinner's amulet there is none."""
    if has(hero, "web_immune"):
        return
    world.castle.squares[hero.place].web = True
    hero.situation = Webbed()
    await tell(ALL, Caught(hero.id, hero.place))
    for spider in monsters_at(world.castle, hero.place):
        await eat_the_caught(world, spider)                            # DL-11.5: one that was already there


async def eat_the_caught(world: World, monster: Monster) -> None:
    """DL-11.5  A giant spider where heroes are caught eats them all: no fight, no roll, and nothing prevents it."""
    if monster.kind != SPIDER or not is_square(monster.at):
        return
    for hero in heroes_at(world.castle, monster.at):
        if is_caught(hero):
            await tell(ALL, Eaten(hero.id, monster.id, monster.at))
            await body_points.die(world, hero, "eaten")
