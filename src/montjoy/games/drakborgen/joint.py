"""Several heroes meet monsters: who chooses what, which column is read, who takes part, who acts the monsters.  13.2, 13.3."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping

from montjoy.core.effects import ALL, tell
from montjoy.games.drakborgen import acts
from montjoy.games.drakborgen.asking import ask
from montjoy.games.drakborgen.heroes import heroes_at, monster_players, right_of
from montjoy.games.drakborgen.said import TookPart
from montjoy.games.drakborgen.situations import TurningBack
from montjoy.games.drakborgen.world import Action, Castle, Hero, World


# ---- what they choose --------------------------------------------------------------------------------------------------
async def each_chooses(
    heroes: Iterable[Hero], one: Callable[[Hero], Awaitable[Action | None]]
) -> dict[str, Action]:
    """DL-13.2b  Heroes of a group may choose differently; each is asked by himself, in turn order.  `one` asks a hero; None:
    nothing is left for him to choose."""
    chosen: dict[str, Action] = {}
    for hero in heroes:
        action = await one(hero)
        if action:
            chosen[hero.id] = action
    return chosen


def column(actions: Mapping[str, Action]) -> Action:
    """DL-13.2c  Attack comes before wait; who turns back is left out, unless all do."""
    for action in ("attack", "wait"):
        if action in actions.values():
            return action
    return "turn_back"


def those_who_stand(actions: Mapping[str, Action]) -> list[str]:
    """DL-13.2c  If the reaction is fight, everyone who attacked or waited is in it."""
    return [hero for hero, action in actions.items() if action != "turn_back"]


def whom_it_follows(actions: Mapping[str, Action]) -> str:
    """DL-13.2c  If all turn back and it follows, it goes with the first of them in the turn order."""
    return next(iter(actions), "")


# ---- who takes part ----------------------------------------------------------------------------------------------------
async def with_bystanders(world: World, heroes: list[Hero], monsters: Iterable[str]) -> list[Hero]:
    """DL-13.3h-X, DL-13.1e  Heroes who are there already take part in the encounter if they wish, and before it begins: nobody
    joins a fight that goes on.  Who stays out, or has turned back, cannot be hit."""
    group, met = [hero.id for hero in heroes], tuple(monsters)
    if not world.castle.options.multi_fight or not group or not met:
        return heroes
    for other in heroes_at(world.castle, heroes[0].place):
        if other.id in group or isinstance(other.situation, TurningBack):
            continue
        question = acts.TakePart(tuple(group), met)
        answer = await ask(world, other.id, question, [acts.JoinIn(), acts.StayOut()])
        joins = isinstance(answer, acts.JoinIn)
        await tell(ALL, TookPart(other.id, heroes[0].id if joins else ""))
        if joins:
            group.append(other.id)
    return [world.castle.heroes[seat] for seat in world.castle.order if seat in group]


# ---- who acts the monsters ---------------------------------------------------------------------------------------------
def acts_each(castle: Castle, heroes: Iterable[Hero], monsters: Iterable[str]) -> dict[str, str]:
    """DL-13.3i-X  Monster players share the monsters, going right from the first hero of the group; without any, the first
    player to the right who is not in it acts them all; if everybody is, nobody: the automaton."""
    group = [hero.id for hero in heroes]
    free = [seat for seat in right_of(castle, group[0]) if seat not in group]
    dead = [seat for seat in free if seat in monster_players(castle)]
    players = dead or free[:1] or [""]
    return {monster: players[n % len(players)] for n, monster in enumerate(monsters)}


def acted_by(castle: Castle, monster: str) -> str:
    """DL-7.2, DL-13.3i-X  Who acts this monster in the encounter that goes on; "" the automaton, or nobody meets it."""
    for meeting in reversed(castle.encounters):
        if monster in meeting.monsters:
            return meeting.shared.get(monster, meeting.by)
    return ""
