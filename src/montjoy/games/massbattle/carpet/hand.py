"""What the game master sets by hand, and what ends a battle before its time.  MB-UMP-02, MB-END-02, MB-END-03."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from montjoy.core.effects import ALL, Option, choose, order, tell
from montjoy.games.massbattle.carpet import questions as q
from montjoy.games.massbattle.carpet.accounts import note_gone
from montjoy.games.massbattle.carpet.events import PutRight
from montjoy.games.massbattle.carpet.points import Points
from montjoy.games.massbattle.carpet.state import MASTER, Loss, carpet_of
from montjoy.games.massbattle.model.pieces import Lasting, Unit
from montjoy.games.massbattle.model.state import NAMES, World
from montjoy.games.massbattle.play import Over
from montjoy.games.massbattle.rules import lasting
from montjoy.games.massbattle.rules.ending import by_strength, decided
from montjoy.games.massbattle.rules.knowledge import first_bounds
from montjoy.games.massbattle.seen.view import strength

POINTS: Final = (1, 5, 20)
COUNTED: Final[tuple[q.Counted, ...]] = ("healed", "harmed")
MOST_UNITS: Final = 60                                       # of a side, with those that have joined
REASONS: Final[tuple[q.Why, ...]] = ("misread", "agreed", "story", "magic")


async def more(world: World) -> Over:
    """MB-UMP-02, MB-END-02  What is seldom wanted.  -> why the battle is over"""
    options: list[Option] = [q.ByHand()]
    options += [q.Joins()] if joinable(world) else []
    options += [q.Concede(n, not side.conceded) for n, side in enumerate(world.sides)]
    match await choose(MASTER, q.Else(), [*options, q.Finish(), q.Back()]):
        case q.ByHand():
            await set_by_hand(world)
            return decided(world)
        case q.Joins():
            await join(world)
        case q.Concede(side, yes):
            world.sides[side].conceded = yes
        case q.Finish():
            return await finish(world)
    return None


async def finish(world: World) -> Over:
    """MB-END-03  Asked once more; what is left decides, as when time is up."""
    left = (int(strength(world, 0)), int(strength(world, 1)))
    if isinstance(await choose(MASTER, q.Ending(left), [q.EndBattle(), q.Back()]), q.EndBattle):
        return "by-hand", by_strength(world)[1]
    return None


# ---- a unit's state ----------------------------------------------------------------------------------------------------
async def set_by_hand(world: World) -> None:
    """MB-UMP-02  A unit, what is set of it, and why."""
    units = [unit for unit in world.units.values() if unit.in_play or unit.status == "withdrawn"]
    whose = await choose(MASTER, q.Which(), [*(q.Whom(unit.id) for unit in units), q.Back()])
    if not isinstance(whose, q.Whom):
        return
    unit = world.units[whose.unit]
    what = await choose(MASTER, q.SetWhat(unit.id), [*may_be_set(world, unit), q.Back()])
    if isinstance(what, q.Count):
        form = await order(MASTER, q.HowMany(unit.id, what.what, most_of(unit, what.what)), Points)
        if not form.points:
            return
        what = q.Put(what.what, form.points)
    if isinstance(what, q.Put):
        if reason := await why(unit, what.what):
            await put(world, unit, what)
            await tell(ALL, PutRight(unit.id, what.what, what.points, reason))
    elif isinstance(what, q.EndSpell) and (reason := await why(unit, "spell_ended")):
        await tell(ALL, PutRight(unit.id, "spell_ended", 0, reason))
        await lasting.end(world, unit, cast("Lasting", what.spell))


def most_of(unit: Unit, what: q.Counted) -> int:
    return unit.lost if what == "healed" else unit.hp


async def why(unit: Unit, what: str) -> q.Why | None:
    """MB-UMP-02  Every such act has a reason."""
    found = await choose(MASTER, q.ForWhat(unit.id, what), [*(q.Reason(reason) for reason in REASONS), q.Back()])
    return found.why if isinstance(found, q.Reason) else None


def may_be_set(world: World, unit: Unit) -> Sequence[Option]:
    """MB-UMP-02  What may be otherwise."""
    if not unit.in_play:
        return [q.Put("returns")]
    found: list[Option] = []
    for what in COUNTED:
        most = most_of(unit, what)
        found += [q.Put(what, n) for n in POINTS if n <= most]
        found += [q.Count(what)] if most > POINTS[0] else []
    found += [q.Put("rallied" if unit.broken else "broken"), q.Put("unhit" if unit.hit else "hit")]
    if world.options.commander_bonus:
        found.append(q.Put("unled" if unit.id in led(world) else "led"))
    found += [q.EndSpell(unit.id, effect.kind) for effect in unit.running]
    return [*found, q.Put("leaves")]


def led(world: World) -> list[str]:
    return carpet_of(world).led


async def put(world: World, unit: Unit, what: q.Put) -> None:
    """MB-UMP-02, MB-UNIT-07, MB-MOVE-11  It is so now; no morale check follows."""
    match what.what:
        case "healed":
            unit.lost -= what.points
        case "harmed":
            unit.lost += what.points
            carpet_of(world).losses.append(Loss(world.round, unit.id, "", what.points))
            unit.status = "in_play" if unit.hp else "destroyed"
        case "broken" | "rallied":
            unit.broken = what.what == "broken"
        case "hit" | "unhit":
            unit.hit = what.what == "hit"
        case "led":
            led(world).append(unit.id)
        case "unled":
            led(world).remove(unit.id)
        case "leaves":
            unit.status = "withdrawn"
        case "returns":
            unit.status = "in_play"
            here = carpet_of(world)
            here.gone[:] = [gone for gone in here.gone if gone.unit != unit.id]
    note_gone(world, unit.id, "")
    await lasting.lapse(world)


# ---- a unit joins ------------------------------------------------------------------------------------------------------
def joinable(world: World) -> list[str]:
    """MB-UMP-02  One unit of each kind on either side, like which another may join."""
    found: dict[tuple[str, str], str] = {}
    for unit in world.units.values():
        if sum(other.id[0] == unit.id[0] for other in world.units.values()) < MOST_UNITS:
            found.setdefault((unit.id[0], unit.type), unit.id)
    return list(found.values())


async def join(world: World) -> None:
    """MB-UMP-02, MB-UNIT-09, MB-END-03  A fresh unit of a kind that is there already; what its side has deployed grows by it."""
    like = await choose(MASTER, q.LikeWhich(), [*(q.Whom(id) for id in joinable(world)), q.Back()])
    if not isinstance(like, q.Whom):
        return
    reason = await why(world.units[like.unit], "joins")
    if reason is None:
        return
    unit = fresh(world, world.units[like.unit])
    world.units[unit.id] = unit
    deployed = list(world.strength)
    deployed[NAMES.index(unit.id[0])] += unit.start
    world.strength = deployed[0], deployed[1]
    await tell(ALL, PutRight(unit.id, "joins", 0, reason))


def fresh(world: World, like: Unit) -> Unit:
    """MB-UNIT-09  A unit of the same kind as it was before the battle, with the next number of its side."""
    number = 1 + max(int(id[1:]) for id in world.units if id[0] == like.id[0])
    unit = Unit(
        id=f"{like.id[0]}{number}", side=NAMES.index(like.id[0]), owner=MASTER, type=like.type, soldiers=like.soldiers,
        row=like.row, start=like.start, missile=like.missile, missile_dice=like.missile_dice, own=like.own, tall=like.tall,
    )  # fmt: skip
    first_bounds(unit, world.options)
    return unit
