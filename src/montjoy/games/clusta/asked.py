"""A player who must decide something at once is first told so, with what his commander sees.

Whether a question comes depends on what is hidden from its seat: where the enemy is, how strong, what he was ordered.  So the
first that a seat learns of is always an event; the question follows it, and a battle is in its view only while it is asked
about it. That a round waits for somebody cannot be hidden from those who have given their orders, so all are told that, and no
more. """

from __future__ import annotations

from collections.abc import Coroutine, Iterator
from typing import Any

from montjoy.core.effects import ALL, UMPIRE, Choose, Tell, Together, Within, tell
from montjoy.games.clusta import acts
from montjoy.games.clusta.fight_state import Ask, Fight
from montjoy.games.clusta.fight_view import guessed
from montjoy.games.clusta.said import Consulted, WordNeeded
from montjoy.games.clusta.world import World

EXPECTED = (acts.Before, acts.Morning, acts.Round)           # what is asked at its time, whatever happens


async def announced(world: World, play: Coroutine[Any, Any, Any], battle: Within[Any] | None = None) -> Any:
    """CN-KNOW-06  The umpire asks a player at the moment in which one of his commanders must decide, and shows him what that one
    knows: first he says so, then he asks."""
    value: Any = None
    while True:
        try:
            effect = play.send(value)
        except StopIteration as stop:
            return stop.value
        for word in words_for(world, effect, battle):
            await word
        value = await (heard(world, effect) if isinstance(effect, Within) else effect)
        world.heard = []


def heard(world: World, battle: Within[Any]) -> Within[Any]:
    """The same battle, in which it is said before every question."""
    return Within(lambda part: announced(world, battle.rule(part), battle), battle.part, battle.seats, battle.why, battle.about)


def words_for(world: World, effect: Any, battle: Within[Any] | None) -> Iterator[Tell]:
    """What is told before an effect: to each side that it asks, where and what."""
    for part in effect.parts if isinstance(effect, Together) else (effect,):
        if not isinstance(part, Choose) or part.seat == UMPIRE:
            continue
        if world.consulted != world.tick:
            world.consulted = world.tick
            yield tell(ALL, Consulted())
        if isinstance(part.ask, Ask) and battle is not None and isinstance(part.seat, int):
            world.heard = [*world.heard, battle.seats[part.seat]]
            yield tell(part.seat, of_battle(world, battle, part.seat, part.ask))
        elif part.seat in world.sides and not isinstance(part.ask, EXPECTED):
            yield tell(part.seat, on_the_map(part.ask))


def on_the_map(ask: Any) -> WordNeeded:
    """Where, what, and the enemy of whom the question speaks."""
    enemy = getattr(ask, "enemy", "") or ", ".join(getattr(ask, "enemies", ()))
    return WordNeeded(getattr(ask, "hex", ""), type(ask).__name__, enemy, getattr(ask, "men", -1))


def of_battle(world: World, battle: Within[Any], seat: int, ask: Ask) -> WordNeeded:
    """Where the force stands, and how many it takes the enemy for."""
    clash = world.clashes.get(str(battle.about[0]) if battle.about else "")
    hex = "" if clash is None else clash.hex if seat else clash.from_ or clash.hex
    fight = battle.part
    men = -1
    if isinstance(fight, Fight) and seat < len(fight.side):
        men = guessed(fight.side[1 - seat], fight.side[seat].guess).contingent[0].men
    return WordNeeded(hex, ask.name, battle.seats[1 - seat], men)
