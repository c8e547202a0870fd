"""Heroes against heroes: how a fight starts, how it ends, what is paid by who yields.  13.5, with chaos_rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from montjoy.core.effects import ALL, No, Option, no, tell
from montjoy.games.drakborgen.model.heroes import heroes_at, inside_chamber, playing
from montjoy.games.drakborgen.model.squares import is_square
from montjoy.games.drakborgen.model.state import Castle, Hero, World
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import HeroAttacked, TookPart
from montjoy.games.drakborgen.protocol.places import OUTSIDE
from montjoy.games.drakborgen.rules import fights
from montjoy.games.drakborgen.rules.asking import ask
from montjoy.games.drakborgen.rules.finds import take_thing
from montjoy.games.drakborgen.seen.view import Seen, glance

ATTACKED: Final = "attacked"                                        # in castle.handled: "attacked red"


# ---- how a fight starts ------------------------------------------------------------------------------------------------
def why_not_attack(seen: Seen, hero: Hero, other: Hero) -> No | None:
    """DL-13.5a, DL-QA-08  Heroes fight each other only with the chaos rules, to which all have agreed before the game; in the
    event phase, in the same place, outside included."""
    if not seen.castle.options.chaos_rules:
        return no("DL-13.5a", "no-fights-between-heroes")
    if seen.castle.phase != "events":
        return no("DL-13.5b-X", "only-in-the-event-phase")
    if hero.id == other.id or not playing(hero) or not playing(other):
        return no("DL-13.5b-X", "nobody-to-fight", hero=other.id)
    if not are_together(seen.castle, hero, other):
        return no("DL-13.5b-X", "not-in-the-same-place", hero=other.id)
    if f"{ATTACKED} {hero.id}" in seen.castle.handled:
        return no("DL-13.5b-X", "attacked-already")
    return None


def are_together(castle: Castle, one: Hero, other: Hero) -> bool:
    """On one square of the castle, or both outside; who stands on the threshold of the chamber is not inside."""
    place = is_square(one.place) or one.place == OUTSIDE
    return place and one.place == other.place and inside_chamber(castle, one) == inside_chamber(castle, other)


def attack_options(seen: Seen) -> list[Option]:
    """DL-13.5b-X  Any hero who is where he is."""
    mine = seen.hero
    return [questions.AttackHero(h.id) for h in heroes_at(seen.castle, mine.place) if not why_not_attack(seen, mine, h)]


async def take_chaos_turn(world: World, hero: Hero) -> None:
    """DL-13.5b-X  In the event phase he may attack a hero there, once; no monster card is drawn, and who is attacked cannot
    refuse."""
    if len(heroes_at(world.castle, hero.place)) < 2:
        return
    options = attack_options(glance(world, hero.id))
    if not options:
        return
    act = await ask(world, hero.id, questions.EventTurn(), [questions.Stay(), *options])
    if isinstance(act, questions.AttackHero):
        world.castle.handled.append(f"{ATTACKED} {hero.id}")
        await tell(ALL, HeroAttacked(hero.id, act.hero))
        await fight_battle(world, await choose_sides(world, hero, world.castle.heroes[act.hero]))


async def choose_sides(world: World, hero: Hero, other: Hero) -> list[list[str]]:
    """DL-13.5b-X  Others there join either side or stay out, in turn order."""
    found = [[hero.id], [other.id]]
    for third in heroes_at(world.castle, hero.place):
        if third.id not in (hero.id, other.id) and are_together(world.castle, hero, third):
            options = [questions.JoinIn(hero.id), questions.JoinIn(other.id), questions.StayOut()]
            answer = await ask(world, third.id, questions.TakePart((hero.id, other.id), ()), options)
            side = answer.side if isinstance(answer, questions.JoinIn) else ""
            await tell(ALL, TookPart(third.id, side))
            if side:
                found[[hero.id, other.id].index(side)].append(third.id)
    order = world.castle.order
    return [sorted(side, key=order.index) for side in found]


# ---- how it ends -------------------------------------------------------------------------------------------------------
async def fight_battle(world: World, battle: list[list[str]]) -> None:
    """DL-13.5c-X  Boards, risks and flights as in any fight; three whiffs in a row part them; who yields gives up one thing."""
    result = await fights.fight_heroes(world, battle)
    for seat in result.yielded:
        await take_tribute(world, world.castle.heroes[seat], fights.victors(world, battle, seat, result.out))


async def take_tribute(world: World, loser: Hero, winners: Sequence[Hero]) -> None:
    """DL-13.5c-X  Who yields: the winner may take one of his possessions, by choice; hidden cards unseen."""
    if not winners or not loser.things:
        return
    winner = winners[0]
    options: list[Option] = [*(questions.TakeThing(t.id) for t in loser.things if not t.powers.stuck), questions.TakeNothing()]
    answer = await ask(world, winner.id, questions.Spoil(loser.id), options)
    if isinstance(answer, questions.TakeThing):
        await take_thing(world, loser, winner, answer.thing)
