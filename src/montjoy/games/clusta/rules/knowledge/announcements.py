"""A player who must decide something at once is first told so, with what his commander sees.

Whether a question comes depends on what is hidden from its seat: where the enemy is, how strong, what he was ordered.  So the
first that a seat learns of is always an event; the question follows it, and a battle is in its view only while it is asked
about it. That a round waits for somebody cannot be hidden from those who have given their orders, so all are told that, and no
more.
"""

from __future__ import annotations

from collections.abc import Coroutine, Iterator
from typing import Any

from montjoy.core.effects import ALL, UMPIRE, Audience, Choose, Event, Order, Together, Within, tell
from montjoy.games.clusta.battle.state import Ask, Fight
from montjoy.games.clusta.battle.view import as_seen, numbers
from montjoy.games.clusta.model.state import World
from montjoy.games.clusta.protocol import questions
from montjoy.games.clusta.protocol.events import Consulted, WordNeeded
from montjoy.games.clusta.rules.knowledge.markers import AND

EXPECTED = (questions.Before, questions.Morning, questions.Round)           # what is asked at its time, whatever happens


async def announce(world: World, play: Coroutine[Any, Any, Any], battle: Within[Any] | None = None) -> Any:
    """CN-KNOW-06  The umpire asks a player at the moment in which one of his commanders must decide, and shows him what that one
    knows: first he says so, then he asks."""
    value: Any = None
    while True:
        try:
            effect = play.send(value)
        except StopIteration as stop:
            return stop.value
        for to, event in words_for(world, effect, battle):
            await tell(to, event)
        value = await (announce_in_battle(world, effect) if isinstance(effect, Within) else effect)
        world.heard = []


def announce_in_battle(world: World, battle: Within[Any]) -> Within[Any]:
    """The same battle, in which it is said before every question."""

    async def announce_first(part: Any) -> Any:
        return await announce(world, battle.rule(part), battle)

    return Within(announce_first, battle.part, battle.seats, battle.why, battle.about)


def words_for(world: World, effect: Any, battle: Within[Any] | None) -> Iterator[tuple[Audience, Event]]:
    """What is told before an effect: to each side that it asks, where and what."""
    for part in effect.parts if isinstance(effect, Together) else (effect,):
        if part_of_the_day(world, part):
            continue
        if world.consulted != world.tick:
            world.consulted = world.tick
            yield ALL, Consulted(world.day, world.slot)
        if isinstance(part.ask, Ask) and battle is not None and isinstance(part.seat, int):
            world.heard = [*world.heard, battle.seats[part.seat]]
            yield part.seat, of_battle(world, battle, part.seat, part.ask)
        elif part.seat in world.sides and not isinstance(part.ask, EXPECTED):
            yield part.seat, on_the_map(part.ask)


def part_of_the_day(world: World, part: Any) -> bool:
    """What is asked of all at its time, or of the umpire; not what somebody is asked in a round, unless all are (CN-ORD-07)."""
    if isinstance(part, Order):
        return not isinstance(part.ask, questions.Round) or world.options.order_cycle == "every_round"
    return not isinstance(part, Choose) or part.seat == UMPIRE


def on_the_map(ask: Any) -> WordNeeded:
    """Where, what, and the enemy of whom the question speaks."""
    enemy = getattr(ask, "enemy", "") or AND.join(getattr(ask, "enemies", ()))
    return WordNeeded(getattr(ask, "hex", ""), type(ask).__name__, enemy, getattr(ask, "men", -1))


def of_battle(world: World, battle: Within[Any], seat: int, ask: Ask) -> WordNeeded:
    """Where the force stands, how many it takes the enemy for, and all that its commander sees of it: nothing in the view that
    follows comes as news."""
    clash = world.clashes.get(str(battle.about[0]) if battle.about else "")
    hex = "" if clash is None else clash.hex if seat else clash.from_ or clash.hex
    fight = battle.part
    if not isinstance(fight, Fight) or seat >= len(fight.side):
        return WordNeeded(hex, ask.name, battle.seats[1 - seat])
    seen = as_seen(fight, seat)
    return WordNeeded(hex, ask.name, battle.seats[1 - seat], seen.side[1 - seat].contingent[0].men, numbers(seen, seat))
