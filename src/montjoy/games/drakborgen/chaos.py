"""Fights between heroes: how they start, how they end, what the winner gets.  13.5, with chaos_rules."""

from __future__ import annotations

from collections.abc import Sequence

from montjoy.core.effects import ALL, No, Option, no, tell
from montjoy.games.drakborgen import acts
from montjoy.games.drakborgen.asking import ask
from montjoy.games.drakborgen.heroes import heroes_at, inside_chamber, playing
from montjoy.games.drakborgen.passages import is_square
from montjoy.games.drakborgen.said import HeroAttacked, SpoilTaken, TookPart
from montjoy.games.drakborgen.seen import Seen
from montjoy.games.drakborgen.world import OUTSIDE, Castle, Hero, World

ATTACKED = "attacked"                                        # in castle.handled: "attacked red"


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
    if not together_at(seen.castle, hero, other):
        return no("DL-13.5b-X", "not-in-the-same-place", hero=other.id)
    if f"{ATTACKED} {hero.id}" in seen.castle.handled:
        return no("DL-13.5b-X", "attacked-already")
    return None


def together_at(castle: Castle, one: Hero, other: Hero) -> bool:
    """On one square of the castle, or both outside; who stands on the threshold of the chamber is not inside."""
    place = is_square(one.place) or one.place == OUTSIDE
    return place and one.place == other.place and inside_chamber(castle, one) == inside_chamber(castle, other)


def attack_options(seen: Seen) -> list[Option]:
    """DL-13.5b-X  Any hero who is where he is."""
    mine = seen.hero
    return [acts.AttackHero(h.id) for h in heroes_at(seen.castle, mine.place) if not why_not_attack(seen, mine, h)]


async def chaos_turn(world: World, hero: Hero) -> None:
    """DL-13.5b-X  In the event phase he may attack a hero there, once; no monster card is drawn, and who is attacked cannot
    refuse."""
    from montjoy.games.drakborgen.view import glance

    if len(heroes_at(world.castle, hero.place)) < 2:
        return
    options = attack_options(glance(world, hero.id))
    if not options:
        return
    act = await ask(world, hero.id, acts.EventTurn(), [acts.Stay(), *options])
    if isinstance(act, acts.AttackHero):
        world.castle.handled.append(f"{ATTACKED} {hero.id}")
        await tell(ALL, HeroAttacked(hero.id, act.hero))
        await hero_battle(world, await sides(world, hero, world.castle.heroes[act.hero]))


async def sides(world: World, hero: Hero, other: Hero) -> list[list[str]]:
    """DL-13.5b-X  Others there join either side or stay out, in turn order."""
    found = [[hero.id], [other.id]]
    for third in heroes_at(world.castle, hero.place):
        if third.id not in (hero.id, other.id) and together_at(world.castle, hero, third):
            question = acts.TakePart((hero.id, other.id), ())
            answer = await ask(world, third.id, question, [acts.JoinIn(hero.id), acts.JoinIn(other.id), acts.StayOut()])
            side = answer.side if isinstance(answer, acts.JoinIn) else ""
            await tell(ALL, TookPart(third.id, side))
            if side:
                found[[hero.id, other.id].index(side)].append(third.id)
    order = world.castle.order
    return [sorted(side, key=order.index) for side in found]


def all_against_all(heroes: Sequence[Hero]) -> list[list[str]]:
    """DL-13.3f  Everybody is a side of his own."""
    return [[hero.id] for hero in heroes]


# ---- how it ends -------------------------------------------------------------------------------------------------------
async def hero_battle(world: World, battle: list[list[str]]) -> None:
    """DL-13.5c-X  Boards, risks and flights as in any fight; three whiffs in a row part them; who yields gives up one thing."""
    from montjoy.games.drakborgen.fights import hero_fight

    result = await hero_fight(world, battle)
    for seat in result.yielded:
        await tribute(world, world.castle.heroes[seat], victors(world, battle, seat, result.out))


def victors(world: World, battle: Sequence[Sequence[str]], seat: str, out: Sequence[str]) -> list[Hero]:
    """DL-13.5c-X, DL-13.5d-X  Those of the other sides who have stood the fight and live, in turn order."""
    others = [s for side in battle if seat not in side for s in side if s not in out]
    return [world.castle.heroes[s] for s in world.castle.order if s in others and playing(world.castle.heroes[s])]


async def tribute(world: World, loser: Hero, winners: Sequence[Hero]) -> None:
    """DL-13.5c-X  Who yields: the winner may take one of his possessions, by choice; hidden cards unseen."""
    if not winners or not loser.things:
        return
    winner = winners[0]
    options: list[Option] = [*(acts.TakeThing(t.id) for t in loser.things if not t.powers.stuck), acts.TakeNothing()]
    answer = await ask(world, winner.id, acts.Spoil(loser.id), options)
    if isinstance(answer, acts.TakeThing):
        await taken(world, loser, winner, answer.thing)


async def taken(world: World, loser: Hero, winner: Hero, id: str) -> None:
    """One thing changes hands after a fight."""
    from montjoy.games.drakborgen.trading import hand_over

    await tell(ALL, SpoilTaken(winner.id, id, loser.id))
    await hand_over(world, loser, winner, id)


async def spoils(world: World, dead: Hero, killers: Sequence[Hero]) -> None:
    """DL-13.5d-X  Who kills a hero in a fight takes all he has; several killers share it as a find.  What none of them takes
    has the fate of a dead hero's things."""
    from montjoy.games.drakborgen.together import share

    for each in list(dead.things):
        heir = await share(world, killers, each)
        if heir is not None:
            await taken(world, dead, heir, each.id)


async def fight_for(world: World, claimants: Sequence[Hero]) -> Hero | None:
    """DL-13.1f, DL-13.3f  A find is fought for, all against all: it belongs to the one who is left; parted, it belongs to
    nobody."""
    from montjoy.games.drakborgen.fights import hero_fight

    result = await hero_fight(world, all_against_all(claimants))
    left = [h for h in claimants if playing(h) and h.id not in result.out]
    return left[0] if len(left) == 1 else None
