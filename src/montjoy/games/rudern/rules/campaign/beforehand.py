"""Standing orders (RW-CAM-RND-05-X): what answers for a seat while others act, said beforehand."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar, get_args

from msgspec import UNSET

from montjoy.core.effects import Choose, Local, No, Question, no, tell
from montjoy.games.rudern.battle.casualties import next_to_die
from montjoy.games.rudern.battle.state import ATTACKER, DEFENDER, Ask, Fight
from montjoy.games.rudern.model.queries import active, is_over, playing, powers_of, seat_of
from montjoy.games.rudern.model.state import Land, World
from montjoy.games.rudern.protocol.campaign_events import AnsweredByOrder
from montjoy.games.rudern.protocol.forms import StandingOrders, Strength, ordered
from montjoy.games.rudern.protocol.powers_questions import Ballot
from montjoy.games.rudern.seen.view import Seen

Fought = Callable[[Any], Coroutine[Any, Any, int]]
Dice = Callable[[], tuple[int, int]]                         # of the own side and of the other
Yes = TypeVar("Yes")
No_ = TypeVar("No_")
TENTHS: Final = {"equal": 10, "stronger": 15, "double": 20}


# ---- written ---------------------------------------------------------------------------------------------------------
def fields(land: Land) -> dict[str, tuple[str, ...]]:
    """RW-CAM-RND-05-X  What may be ordered: what by the options of the game can ever be asked."""
    powers, strength = powers_of(land), get_args(Strength)[1:]
    found = {"intercept": strength} if land.options.fortress_power == "intercept" else {}
    found |= {"join": strength, "occupy": ("in", "out"), "refuge": ("seat", "first")}
    if powers and land.options.council == "elected":
        found["vote"] = (*powers.houses, *([powers.gracuja] if powers.gracuja else []))
    if land.options.casualty_choice == "owner":
        found["losses"] = ("automatic",)
    return found


def may_order(seen: Seen) -> bool:
    """RW-CAM-RND-05-X  Every seat of a campaign, at any time, as often as it likes."""
    return bool(seen.land.campaign)


def why_not_order(seen: Seen, form: StandingOrders) -> No | None:
    """RW-CAM-RND-05-X  Each is one of those that may be ordered in this game."""
    there = fields(seen.land)
    for name, says in ordered(form).items():
        if says not in there.get(name, ()):
            return no("RW-CAM-RND-05-X", "not-to-be-ordered-before", order=name, says=says)
    return None


def lay_down(world: World, seat: str, form: StandingOrders) -> None:
    """RW-CAM-RND-05-X  They stand until others take their place; nobody is told."""
    kept = {other: orders for other, orders in (world.standing or {}).items() if other != seat}
    if form != StandingOrders():
        kept[seat] = form
    world.standing = kept or UNSET


# ---- what they answer ------------------------------------------------------------------------------------------------
def orders_now(world: World, faction: str, question: Question | None = None) -> StandingOrders:
    """RW-CAM-RND-05-X  Those of who decides for it.  In its own impulse a seat is there, and is asked; votes are cast in
    nobody's."""
    found = (world.standing or {}).get(seat_of(world.land, faction))
    if found is None or (is_present(world.land, faction) and not isinstance(question, Ballot)):
        return StandingOrders()
    return found


def is_present(land: Land, faction: str) -> bool:
    """RW-GEN-08  It is an impulse of the seat that decides for it."""
    return not is_over(land) and seat_of(land, active(land)) == seat_of(land, faction)


def is_wanted(order: Strength, dice: Dice) -> bool | None:
    """RW-CAM-RND-05-X  Whether to fight, where the own side rolls so many dice and the other so many; None: that is asked."""
    if order not in TENTHS:
        return {"never": False, "always": True}.get(order)
    ours, theirs = dice()
    return 10 * ours >= TENTHS[order] * theirs


def either(wanted: bool | None, yes: Yes, no: No_) -> Yes | No_ | None:
    return None if wanted is None else yes if wanted else no


# ---- losses ----------------------------------------------------------------------------------------------------------
def without_asking_losses(world: World, rule: Fought, at: str) -> Fought:
    """RW-CAM-RND-05-X, RW-DICE-07  The fight, in which seats that have ordered so are not asked what they lose."""
    silent: set[Local] = {n for n, faction in enumerate(playing(world.land)) if orders_now(world, faction).losses}

    async def fight_on(fight: Fight) -> int:
        return await lose_in_order(rule(fight), fight, silent, at)

    return fight_on if silent else rule


async def lose_in_order(fighting: Coroutine[Any, Any, int], fight: Fight, silent: set[Local], at: str) -> int:
    """RW-DICE-07  All that the fight awaits goes on to whoever runs it, but for these choices; a seat is told of the first that
    was made for it."""
    told: set[Local] = set()
    answer: Any = None
    while True:
        try:
            effect = fighting.send(answer)
        except StopIteration as over:
            return int(over.value)
        if not isinstance(effect, Choose) or effect.ask is not Ask.CASUALTY or effect.seat not in silent:
            answer = await effect
            continue
        if effect.seat not in told:
            await tell(effect.seat, AnsweredByOrder("losses", at))
            told.add(effect.seat)
        answer = automatic(fight, effect.seat)


def automatic(fight: Fight, owner: Local) -> int:
    """RW-DICE-07  The stack in turn on the side of that owner."""
    turn = {side: next_to_die(fight, side) for side in (ATTACKER, DEFENDER)}
    return next(i for side, i in turn.items() if i >= 0 and fight.host[side].stack[i].owner == owner)
