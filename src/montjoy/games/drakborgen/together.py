"""Two phases: all move, then all events (event_phase.py); who goes along, who gets what a group finds.  13.1, advanced_phases.

`castle.moved`: whose movement of this round is over; `castle.done`: whose events are; `castle.due`: what waits for the events.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from montjoy.core.effects import ALL, Option, choose, tell, together
from montjoy.games.drakborgen import acts
from montjoy.games.drakborgen.asking import ask
from montjoy.games.drakborgen.heroes import (
    alive,
    has,
    heroes_at,
    inside_chamber,
    playing,
    state_of,
)
from montjoy.games.drakborgen.luck import d12
from montjoy.games.drakborgen.said import (
    FindClaimed,
    FindDecided,
    PhaseBegun,
    StayedBehind,
    TurnLost,
    WentAlong,
)
from montjoy.games.drakborgen.situations import Retired
from montjoy.games.drakborgen.world import Came, Castle, Due, Hero, Phase, Thing, World

DRAGON: Final = "dragon"                                     # in castle.handled: "dragon red", his turn with it is over
ENTERED: Final = "entered"                                   # in castle.handled: "entered 34 west open", each place he enters


# ---- the two phases ----------------------------------------------------------------------------------------------------
def phases(castle: Castle) -> tuple[Phase, ...]:
    """DL-13.1a  A round has a movement phase and an event phase; in the standard game every turn is whole."""
    return ("movement", "events") if castle.options.advanced_phases else ("turns",)


def next_phase(castle: Castle) -> Phase:
    """DL-13.1a  What comes when everybody has had his turn of this phase; after the last one the sun."""
    order = phases(castle)
    at = order.index(castle.phase) + 1 if castle.phase in order else len(order)
    return order[at] if at < len(order) else "sun"


def idle(castle: Castle, seat: str) -> bool:
    """DL-13.1a, DL-13.1d  He has nothing (more) to do in this phase: retired, gone along with another, dealt with together with
    another, or without a hero whom anything could happen to."""
    hero = castle.heroes[seat]
    match castle.phase:
        case "movement":
            return isinstance(hero.situation, Retired) or seat in castle.moved
        case "events":
            return not playing(hero) or seat in castle.done
    return isinstance(hero.situation, Retired)


async def phase_begins(castle: Castle) -> None:
    """DL-13.1a  Said before the first turn of each phase."""
    begun = castle.moved if castle.phase == "movement" else castle.done
    if castle.phase in ("movement", "events") and not begun:
        await tell(ALL, PhaseBegun(castle.phase, castle.round))


# ---- movement ----------------------------------------------------------------------------------------------------------
async def movement(world: World, hero: Hero) -> None:
    """DL-13.1b  Everything that comes before the movement, the movement, rest and the like, and what the labyrinth tile itself
    asks on entering; then others may go along."""
    from montjoy.games.drakborgen import dragon
    from montjoy.games.drakborgen.play import own_act

    castle, start = world.castle, hero.place
    castle.moved.append(hero.id)
    if hero.skip:
        hero.skip -= 1
        await tell(ALL, TurnLost(hero.id, hero.skip))
        waits(castle, hero, "rested")
        castle.due.append(Due(hero.place, "lost", [hero.id]))
        await dragon.failed(world, hero)                                                              # DL-9.5c
        return
    if await own_act(world, hero) == "rested":
        waits(castle, hero, "rested")
    if f"{DRAGON} {hero.id}" in castle.handled:
        waits(castle, hero, "tried")
    await others_follow(world, hero, start)


def waits(castle: Castle, hero: Hero, what: str) -> None:
    """DL-13.1b  Draws in the chamber and fights with the dragon belong to the event phase: what it has to know of him."""
    if inside_chamber(castle, hero):
        castle.due.append(Due(hero.place, what, [hero.id]))  # type: ignore[arg-type]


def later(castle: Castle, hero: Hero, act: Option) -> bool:
    """DL-13.1b  In the movement phase he says that he will fight the dragon, and does it in the event phase."""
    if castle.phase == "movement" and isinstance(act, acts.FightDragon | acts.AttackDragon):
        waits(castle, hero, "dragon")
        return True
    return False


# ---- going along -------------------------------------------------------------------------------------------------------
def came_in(castle: Castle, to: str, came: Came) -> None:
    """DL-13.1c  Where a leader goes and how, for those who follow: noted whenever a hero enters a place in his movement."""
    if castle.phase == "movement":
        castle.handled.append(" ".join([ENTERED, to, came.way or "-", came.how]))


def trail(castle: Castle) -> list[tuple[str, Came]]:
    """DL-13.1c  The places he has entered, one after another; none, if one of them was where nobody can follow."""
    notes = [note.split(" ") for note in castle.handled if note.startswith(ENTERED)]
    found = [(to, Came("" if way == "-" else way, how)) for _, to, way, how in notes]  # type: ignore[arg-type]
    return [] if any(came.how == "teleport" for _, came in found) else found


async def others_follow(world: World, leader: Hero, start: str) -> None:
    """DL-13.1c, DL-QA-09  When he has made his move, others of that square may follow him at once, before players who sit
    between them; he cannot forbid it.  If he got nowhere, nobody followed."""
    way = trail(world.castle)
    if not way or way[-1][0] == start:
        return
    for other in followers(world.castle, leader, start, [to for to, _ in way[:-1]]):
        answer = await ask(world, other.id, acts.FollowHim(leader.id, way[-1][0]), [acts.Follow(), acts.StayBehind()])
        if isinstance(answer, acts.Follow):
            await follow(world, other, leader, *way[-1])
        else:
            await tell(ALL, StayedBehind(other.id, leader.id))


def followers(castle: Castle, leader: Hero, start: str, by: Sequence[str] = ()) -> list[Hero]:
    """DL-13.1c, DL-QA-09  Who stands where he stood, has not moved this round and is free to move, in turn order.  `by`: the
    places he has passed; through a room only who has a long stride as well."""
    rooms = [to for to in by if to not in castle.squares or castle.squares[to].kind != "corridor"]
    there = [h for h in heroes_at(castle, start) if h.id != leader.id and may_follow(castle, h)]
    return [h for h in there if not rooms or h.ability == "double_stride"]


def may_follow(castle: Castle, hero: Hero) -> bool:
    """DL-13.1c  Following is his movement of this round."""
    greedy = has(hero, "greed") is not None and inside_chamber(castle, hero)
    return hero.id not in castle.moved and state_of(castle, hero) in ("free", "outside") and not greedy


async def follow(world: World, hero: Hero, leader: Hero, to: str, came: Came) -> None:
    """DL-QA-05, DL-13.1c  Through the same door, under the same portcullis before it falls; over abyss and footbridge each for
    himself.  They have come together."""
    from montjoy.games.drakborgen.labyrinth import enter

    world.castle.moved.append(hero.id)
    await tell(ALL, WentAlong(hero.id, leader.id, to))
    await enter(world, hero, to, came, goes_on=False)
    joins_group(world.castle, leader, hero)


def joins_group(castle: Castle, leader: Hero, hero: Hero) -> None:
    """DL-13.1c  What waits for the leader there waits for both."""
    if hero.place != leader.place:
        return
    shared = [d for d in castle.due if d.what in ("room", "meeting", "web")]
    for due in [d for d in shared if d.place == hero.place and leader.id in d.heroes]:
        if hero.id not in due.heroes:
            due.heroes.append(hero.id)
        castle.due = [d for d in castle.due if d is due or d.what != due.what or d.heroes != [hero.id]]


# ---- finds -------------------------------------------------------------------------------------------------------------
async def share(world: World, heroes: Sequence[Hero], found: Thing) -> Hero | None:
    """DL-13.1f  Each claims or waives, all at once: one claim takes it; several agree on dice, or fight; else it lies there."""
    here = [h for h in heroes if alive(h)]
    if len(here) < 2:
        return here[0] if here else None
    what = found.what or found.id
    claimants = await all_at_once(world, here, acts.Find(what), [acts.Claim(), acts.Waive()], acts.Claim())
    await tell(ALL, FindClaimed(what, tuple(h.id for h in claimants)))
    winner, by = claimants[0] if len(claimants) == 1 else None, "agreement"
    if len(claimants) > 1:
        winner, by = await disputed(world, claimants, what)
    await tell(ALL, FindDecided(what, winner.id if winner else "", by))
    return winner


async def all_at_once(
    world: World, heroes: Sequence[Hero], question: acts.Find | acts.Dispute, options: Sequence[Option], wanted: Option
) -> list[Hero]:
    """DL-13.1f  Sealed answers; those who gave the wanted one, in turn order."""
    world.castle.asked = [h.id for h in heroes]
    answers = await together(*(choose(h.id, question, options) for h in heroes))
    world.castle.asked = []
    return [hero for hero, answer in zip(heroes, answers, strict=True) if answer == wanted]


async def disputed(world: World, claimants: list[Hero], what: str) -> tuple[Hero | None, str]:
    """DL-13.1f  Dice if all claimants accept; with chaos_rules a fight if one insists; otherwise it lies in the room."""
    from montjoy.games.drakborgen import chaos

    question = acts.Dispute(what, tuple(h.id for h in claimants))
    fights = world.castle.options.chaos_rules
    options: list[Option] = [acts.AcceptDice(), acts.RefuseDice(), *([acts.InsistOnFight()] if fights else [])]
    world.castle.asked = [h.id for h in claimants]
    answers = await together(*(choose(h.id, question, options) for h in claimants))
    world.castle.asked = []
    if all(answer == acts.AcceptDice() for answer in answers):
        return await by_dice(claimants), "dice"
    if acts.InsistOnFight() in answers:
        return await chaos.fight_for(world, claimants), "fight"
    return None, "agreement"


async def by_dice(claimants: list[Hero]) -> Hero:
    """DL-13.1f  The highest D12 takes it; ties roll again."""
    best = claimants
    while len(best) > 1:
        rolled = {hero.id: await d12("DL-13.1f", hero.id) for hero in best}
        best = [hero for hero in best if rolled[hero.id] == max(rolled.values())]
    return best[0]
