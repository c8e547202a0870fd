"""Couriers on the way: how they ride, who takes them, and what happens when they arrive (CN-COUR-02 to -14); when they
start is in `dispatches.py`, their steps in `travel.py`.
"""

from __future__ import annotations

import msgspec

from montjoy.core.effects import NOBODY, tell
from montjoy.games.clusta.model.pieces import Unit
from montjoy.games.clusta.model.queries import ground, place
from montjoy.games.clusta.model.state import SIDES, Captive, Courier, World
from montjoy.games.clusta.protocol.events import GoesNoFurther
from montjoy.games.clusta.protocol.reports import Returned
from montjoy.games.clusta.rules.knowledge import scouting
from montjoy.games.clusta.rules.messengers import interception
from montjoy.games.clusta.rules.messengers.dispatches import goal_of, has_reader, send
from montjoy.games.clusta.rules.orders import sheets


# ---- on the way ------------------------------------------------------------------------------------------------------
def rides(world: World, courier: Courier) -> bool:
    """CN-COUR-13  From the tick at which he starts a courier rides in every slot, by day and by night, and can be captured in
    each of them with the same chances."""
    return courier.leaves <= world.tick


async def pass_hex(world: World, courier: Courier, before: str) -> bool:
    """He sets out from his hex, or has entered it from another.  True: he rides no further: captured there, the spy who carries
    the message dead, or nobody left to whom he could bring it."""
    if before == courier.hex and await give_up_without_goal(world, courier):
        return True
    return await enter_hex(world, courier, courier.hex, courier.hex in ground(world).by_road[before], stays=before == courier.hex)


async def give_up_without_goal(world: World, courier: Courier) -> bool:
    """Orders for somebody who is nowhere, and never was, go back; nobody rides for a side that will not have an overall commander
    again."""
    if courier.to in SIDES and not has_reader(world, courier.to):
        del world.couriers[courier.id]
        await tell(NOBODY, GoesNoFurther(courier.id, "unread", courier.hex))
        return True
    if courier.to in SIDES or goal_of(world, courier):
        return False
    del world.couriers[courier.id]
    send_back(world, courier)
    return True


async def enter_hex(world: World, courier: Courier, hex: str, road: bool, *, stays: bool = False) -> bool:
    """He is in a hex; `road`: he followed a road into it; `stays`: he has not moved.  True: he rides no further."""
    courier.hex = hex
    if not can_be_caught(courier):
        return not stays and await risk_spy(world, courier)
    by = await interception.pass_hunters(
        world, courier.side, courier.id, courier.zones, hex, road=road, stays=stays, to=courier.to
    )
    if by is not None:
        await capture_courier(world, by, courier)
    return by is not None


async def capture_courier(world: World, by: Unit, courier: Courier) -> None:
    """CN-COUR-07  A captured courier does not deliver, and nobody is told; who took him holds him."""
    del world.couriers[courier.id]
    carries = courier.carries
    if courier.to == courier.side:                           # CN-COUR-09: he knows where he was heading
        carries = msgspec.structs.replace(carries, overall=courier.goal or carries.overall)
    interception.take(world, by, Captive(courier.id, by.id, courier.side, "courier", carries, world.tick))
    await tell(NOBODY, GoesNoFurther(courier.id, "killed" if interception.kills(by) else "captured", courier.hex, by.id))


# ---- spies as couriers -----------------------------------------------------------------------------------------------
def can_be_caught(courier: Courier) -> bool:
    """CN-COUR-14  Nobody intercepts a message that a spy carries."""
    return not courier.spy


async def risk_spy(world: World, courier: Courier) -> bool:
    """A spy with a message still risks his life where his way leads into a hex of enemies (CN-SPEC-05)."""
    spy = world.specialists[courier.spy]
    if not await scouting.risk_life(world, spy, courier.hex):
        return False
    del world.couriers[courier.id]
    await tell(NOBODY, GoesNoFurther(courier.id, "dead", courier.hex))
    return True


# ---- arrival ---------------------------------------------------------------------------------------------------------
async def arrive(world: World, courier: Courier) -> None:
    """CN-SEQ-08  He is where his addressee is: orders are given at once (CN-COUR-04); a report or a letter is handed over in the
    information step."""
    world.couriers.pop(courier.id, None)
    sheet = courier.carries.sheet
    if sheet is None:
        world.arrived.setdefault(courier.to, []).append(courier.carries)
    elif not await sheets.deliver(world, courier.side, sheet, courier.hex):
        send_back(world, courier)
    if courier.spy:
        settle_spy(world, courier)


def send_back(world: World, courier: Courier) -> None:
    """His addressee is gone and nobody takes the order in his place: he rides back and says so (CN-ORD-02).  Which courier he is
    he does not say: from his number one could count those who never came (CN-COUR-07)."""
    returned = Returned(world.tick, courier.hex, "", courier.to)
    send(world, courier.side, [returned], by=courier.id, hex=courier.hex)


def settle_spy(world: World, courier: Courier) -> None:
    """CN-COUR-14  A spy who has carried a message is then where its addressee is; if that is nobody, he rides home."""
    spy = world.specialists[courier.spy]
    to = courier.to if courier.to not in SIDES else world.overall.get(courier.to, "")
    spy.with_ = to if place(world, to) else ""
    spy.hex = "" if spy.with_ else courier.hex
