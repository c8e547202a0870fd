"""The day and the end: the sun die, sunset, retiring, who has won."""

from __future__ import annotations

from montjoy.core.effects import ALL, Option, tell
from montjoy.games.drakborgen import acts, cards
from montjoy.games.drakborgen.heroes import alive, heroes_in_order, playing, things_of
from montjoy.games.drakborgen.luck import suns
from montjoy.games.drakborgen.pack import the_pack
from montjoy.games.drakborgen.passages import stairs
from montjoy.games.drakborgen.said import FacesShown, NoWayUp, SunMoved, SunSet, WentRetired
from montjoy.games.drakborgen.seen import Seen
from montjoy.games.drakborgen.situations import Arriving, Dead, Retired
from montjoy.games.drakborgen.world import BELOW, OUTSIDE, Hero, Outcome, World


# ---- the sun ---------------------------------------------------------------------------------------------------------
async def sun_phase(world: World) -> None:
    """DL-BASE-14  After every round player 1 rolls the sun die; with sun_roll_time = start it is the first thing of the next.
    An hourglass holds the marker, SP10."""
    if world.castle.options.sun_roll_time == "start":
        world.castle.round += 1
    steps = await suns(world, "DL-BASE-14")
    held = steps > 0 and await cards.sun_held(world)
    await move_sun(world, 0 if held else steps, "held" if held else "die")


async def move_sun(world: World, steps: int, why: str) -> None:
    """DL-BASE-14  The marker moves, never back below 0."""
    before, world.castle.sun = world.castle.sun, max(0, world.castle.sun + steps)
    await tell(ALL, SunMoved(world.castle.sun - before, world.castle.sun, why))


def sun_is_down(world: World) -> bool:
    """DL-BASE-15  The sun has set when the marker has moved 21 steps in all (sun_limit); asked at the end of a round."""
    return world.castle.phase == "sun" and world.castle.sun >= world.castle.options.sun_limit


# ---- out of the castle -----------------------------------------------------------------------------------------------
def retire_options(seen: Seen) -> list[Option]:
    """DL-BASE-18  A hero outside may retire, in his own turn."""
    outside = playing(seen.hero) and seen.hero.place == OUTSIDE
    return [acts.Retire()] if outside and seen.castle.options.retire else []


async def retire(world: World, hero: Hero) -> None:
    """DL-BASE-18  He keeps what he has and takes no further part."""
    hero.situation = Retired()
    await tell(ALL, WentRetired(hero.id))


def is_out(hero: Hero) -> bool:
    """DL-BASE-15  Safe at sunset: outside, retired, or on the way outside by a teleport."""
    bound_for = hero.situation.to if isinstance(hero.situation, Arriving) else hero.place
    return alive(hero) and (isinstance(hero.situation, Retired) or bound_for == OUTSIDE)


# ---- the end ---------------------------------------------------------------------------------------------------------
async def outcome(world: World) -> Outcome | None:
    """DL-BASE-19  The game ends at sunset, when no hero is alive and unretired, or when nobody can come up again."""
    heroes = heroes_in_order(world.castle)
    if sun_is_down(world):
        await lost(world, [h for h in heroes if playing(h) and not is_out(h)], "sunset")
        return await finished(world, "sunset")
    if no_way_up(world):
        await lost(world, [h for h in heroes if playing(h)], "no-way-up")
        return await finished(world, "no-way-up")
    if not any([playing(h) for h in heroes]):
        return await finished(world, "nobody-left")
    return None


def no_way_up(world: World) -> bool:
    """DL-4.8e  All heroes still in the game are in the catacombs, and no staircase is face up."""
    if not any([h.place == BELOW for h in world.castle.heroes.values()]):
        return False
    left = [h.place for h in heroes_in_order(world.castle) if playing(h)]
    return bool(left) and left.count(BELOW) == len(left) and not stairs(world.castle)


async def lost(world: World, heroes: list[Hero], why: str) -> None:
    """DL-BASE-15  They do not come out any more."""
    for hero in heroes:
        hero.situation, hero.place = Dead(why, world.castle.round, hero.place), ""
    seats = tuple(h.id for h in heroes)
    await tell(ALL, SunSet(seats) if why == "sunset" else NoWayUp(seats))


async def finished(world: World, why: str) -> Outcome:
    """DL-BASE-16  Of those who are alive and out, the one with the most gold wins, if it is enough (min_gold_to_win); then the
    one with more treasure cards; then they share it.  Nobody: the castle has won.  All cards in hands are shown."""
    out = [h for h in heroes_in_order(world.castle) if is_out(h)]
    gold = {h.id: gold_of(world, h) for h in out}
    for hero in [*out, *(h for h in heroes_in_order(world.castle) if h.id not in gold and things_of(h, "treasure_card"))]:
        cards = tuple(world.faces[t.id] for t in things_of(hero, "treasure_card"))
        await tell(ALL, FacesShown(hero.id, cards, gold_of(world, hero)))
    worth = {h.id: (gold[h.id], len(things_of(h, "treasure_card"))) for h in out}
    rich = {seat: w for seat, w in worth.items() if w[0] >= world.castle.options.min_gold_to_win}
    winners = tuple(seat for seat, w in rich.items() if w == max(rich.values()))
    return Outcome(winners, why, world.castle.round, gold)


def gold_of(world: World, hero: Hero) -> int:
    """DL-BASE-16  All he has, in gold, treasure cards by their faces."""
    cards = [the_pack(world).treasures[world.faces[t.id]].gm for t in things_of(hero, "treasure_card")]
    return sum(t.gold for t in hero.things) + sum(cards)


