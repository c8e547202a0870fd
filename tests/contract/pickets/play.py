"""The sequence of play, then its phases in order."""

from __future__ import annotations

from montjoy.core.effects import ALL, NOBODY, Seat, d, hand_off, mark, order, roll, tell, together, within
from tests.contract.pickets import pieces as p
from tests.contract.pickets.board import CENTRE, HEXES, Hex, around, distance
from tests.contract.pickets.fight import fight
from tests.contract.pickets.options import PicketsOptions

EVEN = 2                                                        # PK-2
CAUGHT_ON = {"watched": 2, "wild": 3, "safe": 0}                # PK-7
POST = 7                                                        # PK-13


def setup(scenario: p.PicketsScenario, options: PicketsOptions) -> p.Field:
    """PK-2  All pickets begin in their camps."""
    pickets = {
        f"{side[0]}{n}": p.Picket(side, p.CAMP[side]) for side in p.SIDES for n in range(1, scenario.pickets + 1)
    }
    return p.Field(
        scenario.rounds, scenario.hold, options, pickets,
        left={side: scenario.couriers for side in p.SIDES},
        knows={
            side: {id: p.Known(it.hex, 0, 0) for id, it in pickets.items() if it.side != side} for side in p.SIDES
        },
        trod={id: [it.hex] for id, it in pickets.items()},
        track={id: [it.hex] for id, it in pickets.items()},
        reports={side: [] for side in p.SIDES},
    )


async def play(field: p.Field) -> p.Outcome:
    """PK-1  Round after round, until one side has won or the rounds are over."""
    while True:
        await mark(str(field.round))
        await one_round(field)
        outcome = await gone(field) or centre_held(field) or rounds_over(field)     # PK-15, PK-14, PK-16
        if outcome:
            return outcome
        field.round += 1


async def one_round(field: p.Field) -> None:
    """PK-1  The order of a round."""
    await tell(ALL, p.RoundBegins(field.round))
    if field.round == 1:
        await muster(field)                                     # PK-2
    await couriers_come(field)                                  # PK-6
    blue, red = await orders(field)                             # PK-3
    move(field, {p.BLUE: blue, p.RED: red})                     # PK-4
    await meetings(field)                                       # PK-8
    await storm(field)                                          # PK-13
    for id in left(field):
        field.track[id].append(field.pickets[id].hex)
    await couriers_go(field, {p.BLUE: blue, p.RED: red})        # PK-6
    hold(field)                                                 # PK-14


# ---- the start -------------------------------------------------------------------------------------------------------
async def muster(field: p.Field) -> None:
    """PK-2  Each picket is 1 to 3 strong, which its own side alone sees; by the option all are 2 strong."""
    for id, picket in field.pickets.items():
        if field.options.muster == "even":
            picket.strength = EVEN
            learn(field, id, 0)
        else:
            picket.strength = await roll(d(p.STRONGEST), "PK-2", id, to=picket.side)


def learn(field: p.Field, id: str, round: int) -> None:
    """PK-12  Now the enemy knows where this picket is after that round, and how strong."""
    it = field.pickets[id]
    field.knows[p.enemy_of(it.side)][id] = p.Known(it.hex, round, it.strength)


def left(field: p.Field) -> list[str]:
    """All pickets that are left."""
    return [id for id, it in field.pickets.items() if it.strength > 0]


def standing(field: p.Field, side: Seat, hex: Hex = "") -> list[str]:
    """A side's pickets that are left: all, or those in one hex."""
    here = [(id, field.pickets[id]) for id in left(field)]
    return [id for id, it in here if it.side == side and (not hex or it.hex == hex)]


# ---- orders and movement ---------------------------------------------------------------------------------------------
async def orders(field: p.Field) -> tuple[p.Orders, p.Orders]:
    """PK-3  Both sides write their orders at once; nobody sees the other's."""
    ask = p.WriteOrders(field.round)
    blue, red = await together(order(p.BLUE, ask, p.Orders), order(p.RED, ask, p.Orders))
    return blue, red


def move(field: p.Field, written: dict[Seat, p.Orders]) -> None:
    """PK-4  All pickets move at the same time."""
    for side in p.SIDES:
        for step in written[side].moves:
            field.pickets[step.picket].hex = step.to
    for id in left(field):
        field.trod[id].append(field.pickets[id].hex)


# ---- couriers --------------------------------------------------------------------------------------------------------
async def couriers_go(field: p.Field, written: dict[Seat, p.Orders]) -> None:
    """PK-6  The picket named in the orders, if it is left, sends a courier with what it sees; he needs a round a hex."""
    for side in p.SIDES:
        id = written[side].courier
        if id not in standing(field, side):
            continue
        field.left[side] -= 1
        hex = field.pickets[id].hex
        number = 1 + sum(it.side == side for it in field.couriers)
        due = field.round + max(1, distance(hex, p.CAMP[side]))
        caught = await is_caught(field, side, number)
        field.couriers.append(p.Courier(side, number, id, field.round, hex, due, caught, sight(field, id, field.round)))


def sight(field: p.Field, id: str, round: int) -> tuple[p.Seen, ...]:
    """PK-5  A picket sees the enemy's pickets in the hexes next to it, at the end of the round; not how strong they are."""
    near = around(field.track[id][round])
    side = field.pickets[id].side
    return tuple(
        p.Seen(other, where)
        for other, it in field.pickets.items()
        if it.side != side and (where := standing_at(field, other, round)) in near
    )


def standing_at(field: p.Field, id: str, round: int) -> Hex:
    """Where a picket stood at the end of a round; empty once it is gone."""
    track = field.track[id]
    return track[round] if round < len(track) else ""


async def is_caught(field: p.Field, side: Seat, number: int) -> bool:
    """PK-7  A courier is caught on 1 or 2; nobody sees the die.  By the option on 1 to 3, or never."""
    if field.options.roads == "safe":
        return False
    return await roll(d(6), "PK-7", side, number, to=NOBODY) <= CAUGHT_ON[field.options.roads]


async def couriers_come(field: p.Field) -> None:
    """PK-6  Reports of couriers that are due are read, unless they were caught."""
    field.read = field.round
    for courier in field.couriers:
        if courier.due == field.round and not courier.caught:
            report = read_report(courier)
            field.reports[courier.side].append(report)
            await tell(courier.side, p.CourierCame(report.picket, report.hex, report.round, report.seen))


def read_report(courier: p.Courier) -> p.Report:
    """What a courier brings."""
    return p.Report(courier.picket, courier.hex, courier.sent, courier.seen, courier.due)


# ---- meetings --------------------------------------------------------------------------------------------------------
async def meetings(field: p.Field) -> None:
    """PK-8  Wherever pickets of both sides stand in one hex, they fight."""
    for hex in HEXES:
        blue, red = standing(field, p.BLUE, hex), standing(field, p.RED, hex)
        if blue and red:
            await tell(p.SIDES, p.Met(hex, strengths(field, blue), strengths(field, red)))
            field.fight = p.Fight(strength=[total(field, blue), total(field, red)])
            leaves = await within(fight, field.fight, p.SIDES, "PK-8", hex)
            lose(field, blue, field.fight.strength[0])
            lose(field, red, field.fight.strength[1])
            field.fight = None
            await go_home(field, hex, blue + red, leaves)


def strengths(field: p.Field, ids: list[str]) -> tuple[tuple[str, int], ...]:
    return tuple((id, field.pickets[id].strength) for id in ids)


def total(field: p.Field, ids: list[str]) -> int:
    return sum(field.pickets[id].strength for id in ids)


def lose(field: p.Field, ids: list[str], left: int) -> None:
    """PK-10  A side's hits are taken by its first picket, then by the next."""
    lost = total(field, ids) - left
    for id in ids:
        hit = min(lost, field.pickets[id].strength)
        field.pickets[id].strength -= hit
        lost -= hit


async def go_home(field: p.Field, hex: Hex, ids: list[str], leaves: int) -> None:
    """PK-11  The pickets of a side that leaves go back to their camp.  Everybody has seen everybody (PK-12)."""
    gone = tuple(side for i, side in enumerate(p.SIDES) if leaves >> i & 1)
    for id in ids:
        it = field.pickets[id]
        if it.side in gone:
            it.hex = p.CAMP[it.side]
        learn(field, id, field.round)
    await tell(p.SIDES, p.FightOver(hex, strengths(field, ids), gone))


# ---- the post --------------------------------------------------------------------------------------------------------
async def storm(field: p.Field) -> None:
    """PK-13  A side alone at the centre storms the post with its strongest picket, unless it holds it already."""
    for side in p.SIDES:
        here = standing(field, side, CENTRE)
        if here and not standing(field, p.enemy_of(side), CENTRE) and field.post != side:
            best = max(here, key=lambda id: field.pickets[id].strength)
            case = p.PostCase(side, best, field.pickets[best].strength)
            result = await hand_off("post", case, p.PostResult, storm_post)
            if result.taken:
                field.post, field.held = side, 0
                seen(field, best)
                await tell(ALL, p.PostTaken(side, best))
            else:
                await tell(side, p.PostHeldOut(best))


async def storm_post(case: p.PostCase) -> p.PostResult:
    """PK-13  A die and the picket's strength must come to 7; only its own side sees the die."""
    die = await roll(d(6), "PK-13", case.side, to=case.side)
    return p.PostResult(die + case.strength >= POST)


def seen(field: p.Field, id: str) -> None:
    """PK-13  The flag on the post shows where its taker stands."""
    it = field.pickets[id]
    known = field.knows[p.enemy_of(it.side)]
    known[id] = p.Known(it.hex, field.round, known[id].strength)


def hold(field: p.Field) -> None:
    """PK-14  Another round the post is held."""
    if field.post:
        field.held += 1


# ---- how it ends -----------------------------------------------------------------------------------------------------
async def gone(field: p.Field) -> p.Outcome | None:
    """PK-15  A side without pickets has lost; if both are, nobody has won."""
    left = [side for side in p.SIDES if standing(field, side)]
    if len(left) == 2:
        return None
    for side in p.SIDES:
        if side not in left:
            await tell(ALL, p.SideGone(side))
    return p.Outcome(left[0] if left else "", "gone")


def centre_held(field: p.Field) -> p.Outcome | None:
    """PK-14  Whoever has held the post for as many rounds as the scenario says, has won."""
    return p.Outcome(field.post, "centre") if field.post and field.held >= field.hold else None


def rounds_over(field: p.Field) -> p.Outcome | None:
    """PK-16  After the last round whoever holds the post has won; if nobody does, nobody has."""
    return p.Outcome(field.post, "rounds") if field.round >= field.rounds else None
