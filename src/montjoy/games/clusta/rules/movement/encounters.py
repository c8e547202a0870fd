"""What happens while pieces move, each told to its chapter (see `model/watch.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from montjoy.games.clusta.model import armies, luck
from montjoy.games.clusta.model.pieces import Commander, Specialist, Unit
from montjoy.games.clusta.model.queries import ground, place
from montjoy.games.clusta.model.state import Captive, Courier, Dispatch, World
from montjoy.games.clusta.model.watch import Avoidance, Stop, Watch
from montjoy.games.clusta.protocol.reports import Avoided, Completed, ContactReport
from montjoy.games.clusta.rules.campaign import incidents
from montjoy.games.clusta.rules.engagements import aftermath, ambush, casualties, retreat
from montjoy.games.clusta.rules.knowledge import estimates, logbook, markers, scouting
from montjoy.games.clusta.rules.messengers import couriers, dispatches, interception
from montjoy.games.clusta.rules.movement import routes
from montjoy.games.clusta.rules.movement.parties import put

OBSTACLES: Final = {"way": "no way", "stack": "no room"}


class CampaignWatch(Watch):
    """The whole game watches."""

    async def report_stop(self, world: World, stop: Stop) -> None:
        """CN-COUR-01  Who was stopped by an enemy tells whom he met and asks what to do; who found no way
        or no room, just that."""
        if stop.enemy:
            marker, men = await guess(world, stop.side, stop.by, stop.hex, stop.where, stop.enemy)
            report = ContactReport(world.tick, stop.hex, stop.by, stop.where, stop.enemy, marker, men)
            dispatches.send(world, stop.side, (report,), by=stop.by, hex=stop.hex)
        elif stop.why in OBSTACLES:
            done = Completed(world.tick, stop.hex, stop.by, OBSTACLES[stop.why])
            dispatches.send(world, stop.side, (done,), by=stop.by, hex=stop.hex)

    async def report_avoidance(self, world: World, avoidance: Avoidance) -> None:
        """CN-COUR-01  Who has given way, or has let somebody pass, tells so, and so does he before whom others gave way."""
        await report_avoidance(world, avoidance)

    async def sight(self, world: World, side: str, hex: str, enemy: str, by: str) -> tuple[str, int]:
        """CN-INFO-03  By how he leads, and by the ground of either hex."""
        return await guess(world, side, by, place(world, by), hex, enemy)

    async def find_scouts(self, world: World, units: Sequence[Unit], scouts: Sequence[Unit], hex: str) -> bool:
        """CN-ORD-SCOUT-c  Whether one of them is found."""
        return any([await scouting.finds(world, units, scout) for scout in scouts])

    async def enter_hex(
        self, world: World, units: Sequence[Unit], led: Sequence[Commander], before: str, hex: str, moment: Fraction
    ) -> None:
        """Troops have entered a hex: who waits there, whose camp and which commander is there alone, what grows or burns there,
        and who watches from beside."""
        await aftermath.enter_camp(world, units, hex)
        await surprise_commanders(world, units, hex)
        await ambush.strike_on_entry(world, units, hex)
        await incidents.discover_stone(world, units, before, hex)
        await incidents.enter_villages(world, units, hex)
        for by, report in await logbook.notice_passing(world, units, hex):
            dispatches.send(world, by.partition(".")[0], (report,), by=by, hex=report.hex)

    async def passes(self, world: World, courier: Courier, before: str, moment: Fraction) -> None:
        await couriers.pass_hex(world, courier, before)

    async def deliver(self, world: World, courier: Courier, moment: Fraction) -> None:
        await couriers.arrive(world, courier)

    async def pass_alone(self, world: World, who: Specialist | Commander, before: str, moment: Fraction) -> None:
        """Spies and hippogriffs look round, astrologers and commanders can be caught like couriers (CN-CMD-03)."""
        if isinstance(who, Commander):
            await pass_commander(world, who, on_road(world, before, who.hex), stays=before == who.hex)
        else:
            await scouting.travel_alone(world, who, before)

    async def come_home(self, world: World, who: Specialist, moment: Fraction) -> None:
        await scouting.come_home(world, who)


async def leave_bridge(world: World) -> None:
    """CN-CRUR-09  Groups that have come off the bridge in this round have stepped into its hex like any other force: a camp
    without defenders is theirs, and a commander who is alone there is surprised."""
    head = ground(world).bridgehead
    new = [u for u in world.units.values() if u.undead and not u.loose and u.hex == head and u.came == world.tick]
    if new:
        await aftermath.enter_camp(world, new, head)
        await surprise_commanders(world, new, head)


async def report_avoidance(world: World, it: Avoidance) -> None:
    """CN-CONT-02  A battle that did not come about: a courier to the overall commander, with the enemy as those on the spot take
    him to be."""
    marker, men = await guess(world, it.side, it.by, it.hex, it.where, it.enemy)
    now = it.now or it.hex
    report = Avoided(world.tick, now, it.by, it.where, it.enemy, marker, men, it.how)
    dispatches.send(world, it.side, (report,), by=it.by, hex=now)


async def guess(world: World, side: str, by: str, here: str, hex: str, enemy: str) -> tuple[str, int]:
    """CN-INFO-01  What one on the spot makes of an enemy: the marker as it is, the men by the information table."""
    men = armies.men_of(world.at(hex, enemy))
    steps = estimates.shift(world, side, (here, hex), by)
    return markers.marker(world, enemy, hex), await estimates.roll_estimate(world, men, shift=steps, by=by, what=f"{enemy} {hex}")


def on_road(world: World, before: str, hex: str) -> bool:
    """Whether a step followed a road."""
    return before != hex and before in ground(world).by_road.get(hex, ())


# ---- commanders without troops -----------------------------------------------------------------------------------------------
async def pass_commander(world: World, who: Commander, road: bool, *, stays: bool = False) -> None:
    """CN-CMD-03  A commander without troops moves like a courier and can be captured like one."""
    by = await interception.pass_hunters(world, who.side, who.id, who.zones, who.hex, road=road, stays=stays)
    if by is not None:
        capture_commander(world, who, by)


async def surprise_commanders(world: World, units: Sequence[Unit], hex: str) -> None:
    """CN-CMD-03  A hostile force enters the hex of a commander who is alone: he escapes one hex toward the nearest camp, unless
    the entering unit catches him."""
    for who in list(world.commanders.values()):
        if who.hex != hex or who.fate or not units or not interception.hunts(world, units[0], who.side):
            continue
        if world.at(hex, who.side):
            continue
        largest = max(units, key=lambda u: u.present)
        to = retreat.way_back(world, who.side, hex, "")
        if await luck.percent(interception.chance(world, largest, hex, False), "CN-CMD-03", largest.id, who.id):
            capture_commander(world, who, largest)
        elif to:
            await report_avoidance(world, Avoidance(who.id, who.side, hex, hex, units[0].side, "evaded", to))
            put(world, [], [who], to)


def capture_commander(world: World, who: Commander, by: Unit) -> None:
    """CN-CMD-03  A captured commander is out of the game, and can be questioned like a courier."""
    casualties.rehouse_specialists(world, who)
    who.fate, who.leads = "captured", []
    carries = Dispatch("report", who.id, world.tick, who.hex, overall=routes.destination(world, who.side))
    who.hex = ""
    interception.take(world, by, Captive(who.id, by.id, who.side, "commander", carries, world.tick))
