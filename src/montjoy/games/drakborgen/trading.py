"""Giving things away: heroes in the same place, in the turn of one of them, if both agree."""

from __future__ import annotations

from montjoy.core.effects import ALL, No, Option, no, tell
from montjoy.games.drakborgen import acts, things
from montjoy.games.drakborgen.asking import ask
from montjoy.games.drakborgen.heroes import heroes_at, inside_chamber, thing
from montjoy.games.drakborgen.passages import is_square
from montjoy.games.drakborgen.said import GiftRefused, Given, Offered
from montjoy.games.drakborgen.seen import Seen
from montjoy.games.drakborgen.wearing import goes_on, handled
from montjoy.games.drakborgen.world import OUTSIDE, Castle, Hero, Thing, World


def why_not_trade(castle: Castle, one: Hero, other: Hero) -> No | None:
    """DLC-21  Heroes on the same square, or both outside, may give each other things; with the option trading."""
    if not castle.options.trading:
        return no("DLC-21", "no-trading-in-this-game")
    if one.place != other.place or not (is_square(one.place) or one.place == OUTSIDE):
        return no("DLC-21", "not-in-the-same-place", hero=other.id)
    if inside_chamber(castle, one) != inside_chamber(castle, other):
        return no("DL-4.10b", "one-is-on-the-threshold", hero=other.id)
    if castle.encounters:
        return no("DLC-21", "not-in-an-encounter")
    return None


def why_not_give(castle: Castle, given: Thing) -> No | None:
    """DLC-21, DLC-24  Each thing once a turn; the Amulet of Dread cannot be given away."""
    if given.powers.stuck:
        return no("DLC-24", "cannot-be-given-away", thing=given.id)
    if handled(castle, given.id):
        return no("DLC-21", "handled-this-turn", thing=given.id)
    return None


def trade_options(seen: Seen) -> list[Option]:
    """DLC-21  Give a thing to a hero who is here, or ask one for a thing of his."""
    mine, castle = seen.hero, seen.castle
    others = [h for h in heroes_at(castle, mine.place) if h.id != mine.id and not why_not_trade(castle, mine, h)]
    if not others:
        return []
    gifts: list[Option] = [
        acts.Give(t.id, h.id) for h in others for t in mine.things if not why_not_give(castle, t)
    ]
    return [*gifts, *(acts.AskFor(t.id, h.id) for h in others for t in h.things if not why_not_give(castle, t))]


async def trade(world: World, hero: Hero, act: acts.Give | acts.AskFor) -> None:
    """DLC-21  The other one agrees or refuses."""
    gives = isinstance(act, acts.Give)
    other = world.castle.heroes[act.to if isinstance(act, acts.Give) else act.of]
    giver, taker = (hero, other) if gives else (other, hero)
    world.castle.handled.append(act.thing)
    await tell(ALL, Offered(act.thing, hero.id, other.id, not gives))
    question = acts.Gift(act.thing, hero.id, not gives)
    if await ask(world, other.id, question, [acts.Agree(), acts.Refuse()]) == acts.Agree():
        await hand_over(world, giver, taker, act.thing)
    else:
        await tell(ALL, GiftRefused(act.thing, giver.id, taker.id))


async def hand_over(world: World, giver: Hero, taker: Hero, id: str) -> None:
    """DLC-21, DLC-23, DL-9.1d  It changes hands.  The face of a card is seen by giver and taker only; with treasure_faces =
    nobody_until_out the taker looks at a treasure card as soon as he stands outside."""
    given = thing(giver, id)
    giver.things.remove(given)
    if id in giver.worn:
        giver.worn.remove(id)
    taker.things.append(given)
    await tell(ALL, Given(id, giver.id, taker.id))
    known = giver.id in world.seen_by.get(world.faces.get(id, ""), [])
    if known and (taker.place == OUTSIDE or things.may_look(world, given)):
        await things.show(world, given, taker.id)
    await goes_on(world, taker, given)
