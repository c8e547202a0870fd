"""The end: sunset, who is out, who has won; and a finished game in plain words, for studies."""

from __future__ import annotations

from typing import Any

from montjoy.core.effects import ALL, tell
from montjoy.games.drakborgen.model.heroes import alive, heroes_in_order, playing, things_of
from montjoy.games.drakborgen.model.pack.lookup import the_pack
from montjoy.games.drakborgen.model.passages import stairs
from montjoy.games.drakborgen.model.state import Arriving, Dead, Hero, Outcome, Retired, World
from montjoy.games.drakborgen.protocol.events import FacesShown, NoWayUp, SunSet
from montjoy.games.drakborgen.protocol.places import BELOW, OUTSIDE


def sun_is_down(world: World) -> bool:
    """DL-BASE-15  The sun has set when the marker has moved 21 steps in all (sun_limit); asked at the end of a round."""
    return world.castle.phase == "sun" and world.castle.sun >= world.castle.options.sun_limit


def is_out(hero: Hero) -> bool:
    """DL-BASE-15  Safe at sunset: outside, retired, or on the way outside by a teleport."""
    bound_for = hero.situation.to if isinstance(hero.situation, Arriving) else hero.place
    return alive(hero) and (isinstance(hero.situation, Retired) or bound_for == OUTSIDE)


# ---- the end ---------------------------------------------------------------------------------------------------------
async def decide_outcome(world: World) -> Outcome | None:
    """DL-BASE-19  The game ends at sunset, when no hero is alive and unretired, or when nobody can come up again."""
    heroes = heroes_in_order(world.castle)
    if sun_is_down(world):
        await lose_heroes(world, [h for h in heroes if playing(h) and not is_out(h)], "sunset")
        return await settle_winners(world, "sunset")
    if is_no_way_up(world):
        await lose_heroes(world, [h for h in heroes if playing(h)], "no-way-up")
        return await settle_winners(world, "no-way-up")
    if not any([playing(h) for h in heroes]):
        return await settle_winners(world, "nobody-left")
    return None


def is_no_way_up(world: World) -> bool:
    """DL-4.8e  All heroes still in the game are in the catacombs, and no staircase is face up."""
    if not any([h.place == BELOW for h in world.castle.heroes.values()]):
        return False
    left = [h.place for h in heroes_in_order(world.castle) if playing(h)]
    return bool(left) and left.count(BELOW) == len(left) and not stairs(world.castle)


async def lose_heroes(world: World, heroes: list[Hero], why: str) -> None:
    """DL-BASE-15  They do not come out any more."""
    for hero in heroes:
        hero.situation, hero.place = Dead(why, world.castle.round, hero.place), ""
    seats = tuple(h.id for h in heroes)
    await tell(ALL, SunSet(seats) if why == "sunset" else NoWayUp(seats))


async def settle_winners(world: World, why: str) -> Outcome:
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


def account(world: World, outcome: Outcome) -> dict[str, Any]:
    """A finished game in plain words: its ending, who has won, how many rounds it had; of each seat its hero's card and fate
    ("out", or what he died of), and the gold of who is out."""
    seats = {}
    for seat, hero in world.castle.heroes.items():
        out = seat in outcome.gold
        fate = "out" if out else hero.situation.why if isinstance(hero.situation, Dead) else "left behind"
        seats[seat] = {"fate": fate, "hero": hero.card, **({"gold": outcome.gold[seat]} if out else {})}
    return {"ending": outcome.why, "winners": list(outcome.winners), "turns": outcome.round, "seats": seats}
