"""What a battle is reported as: one report to each side's overall commander for every round with a battle (CN-COUR-01).

What must be remembered while the battles of a round are fought stands in the clash: who led, how many there were, what was lost.
"""

from __future__ import annotations

from collections.abc import Sequence

from montjoy.games.clusta.battle import state as fs
from montjoy.games.clusta.model import command
from montjoy.games.clusta.model.engagements import parties, party_hex, units_of
from montjoy.games.clusta.model.pieces import Commander, Unit
from montjoy.games.clusta.model.queries import where as stands
from montjoy.games.clusta.model.state import Clash, Told, World
from montjoy.games.clusta.protocol.reports import BattleReport
from montjoy.games.clusta.rules.knowledge import estimates, markers
from montjoy.games.clusta.rules.messengers import dispatches
from montjoy.games.clusta.seen.view import FORCE

WON, LOST, GOES_ON, BROKEN_OFF, EVADED, WITHDREW, DESTROYED = (
    "won", "lost", "goes on", "broken off", "evaded", "withdrew", "destroyed"
)  # fmt: skip


# ---- while it is fought -----------------------------------------------------------------------------------------------
def open_reports(world: World, clash: Clash) -> None:
    """Both parties as they are before the first field round of this round."""
    from montjoy.games.clusta.rules.engagements.muster import led_by

    assert clash.fight is not None
    for side in (0, 1):
        before = clash.told[side].leaders if len(clash.told) > side else []
        units = units_of(world, clash, side)
        told = Told(
            hex=party_hex(clash, side),
            marker=markers.marker(world, units[0].side, stands(world, units[0])) if units else FORCE,
            men=sum(unit.present for unit in units),
            lost=lost_so_far(clash, side),
            leaders=before or [c.id for c in led_by(world, clash, side)],
        )
        clash.told = [*clash.told[:side], told, *clash.told[side + 1 :]]


def lost_so_far(clash: Clash, side: int) -> int:
    assert clash.fight is not None
    force = clash.fight.side[side]
    return sum(c.lost + c.dead for c in force.contingent[: force.contingents])


def leaders(clash: Clash, side: int) -> list[str]:
    """The ids of a party's commanders, in the order of its fight."""
    return clash.told[side].leaders if len(clash.told) > side else []


def note_death(clash: Clash, side: int, commander: Commander) -> None:
    clash.told[side].fallen = commander.id
    clash.told[side].fallen_name = commander.name


def note_departures(clash: Clash, left: Sequence[Sequence[tuple[Unit, fs.How]]]) -> None:
    """How units have left, for the word in the report."""
    for side in (0, 1):
        for _, how in left[side]:
            clash.told[side].how = how.name.lower()


# ---- the reports ------------------------------------------------------------------------------------------------------
def outcome(clash: Clash, side: int, *, broken_off: bool) -> str:
    """The battle in a word, for one side."""
    assert clash.fight is not None
    if broken_off or (clash.fight.result == fs.Verdict.BOTH_GONE and not clash.told[side].how):
        return BROKEN_OFF
    if clash.fight.result in (fs.Verdict.OPEN, fs.Verdict.UNFINISHED):
        return GOES_ON
    if clash.fight.result == (fs.Verdict.FIRST_STANDS, fs.Verdict.SECOND_STANDS)[side]:
        return EVADED if clash.told[1 - side].how == EVADED else WON
    words = {"evaded": EVADED, "withdrawn": WITHDREW, "destroyed": DESTROYED, "wiped": DESTROYED}
    return words.get(clash.told[side].how, LOST)


async def send_reports(world: World, clash: Clash, *, broken_off: bool) -> None:
    """CN-INFO-06-X  Each side's force reports the battle of this round to its overall commander; where he is in it himself no
    courier is needed, and his own losses are exact."""
    for side in (0, 1):
        ids = [id for id in parties(clash)[side] if id in world.units]
        own = world.units[ids[0]].side if ids else ""
        by = reporter(world, clash, side)
        if own in world.sides and by is not None:
            now = command.headquarters(world, own) == stands(world, by) and bool(world.overall.get(own, ""))
            report = await write_report(world, clash, side, by, exact=now, broken_off=broken_off)
            dispatches.send(world, own, (report,), by=by.id, hex=stands(world, by), now=now)


def reporter(world: World, clash: Clash, side: int) -> Unit | Commander | None:
    """Who reports: the commander who led, if he lives; else the first unit that is left."""
    commanders = [world.commanders[id] for id in leaders(clash, side) if id in world.commanders]
    alive = [c for c in commanders if not c.fate and stands(world, c)]
    left = [u for u in units_of(world, clash, side) if stands(world, u)]
    return alive[0] if alive else next(iter(left), None)


async def write_report(
    world: World, clash: Clash, side: int, by: Unit | Commander, *, exact: bool, broken_off: bool
) -> BattleReport:
    """CN-COUR-01  Hex, time, the enemy's side and marker, the outcome, who fell; the enemy's size as the battle of this round
    began, his losses and one's own in it, by the information table."""
    ours, theirs = clash.told[side], clash.told[1 - side]
    value = next((c.leader_value for c in [world.commanders.get(id) for id in ours.leaders] if c and not c.fate), 0)
    shift = estimates.shift(world, by.side, (ours.hex, theirs.hex), by.id, leader=value)
    enemy = [world.units[id].side for id in parties(clash)[1 - side] if id in world.units]
    own_lost = lost_so_far(clash, side) - ours.lost
    return BattleReport(
        at=world.tick, hex=stands(world, by), by=by.id, side=enemy[0] if enemy else "", marker=theirs.marker,
        how=outcome(clash, side, broken_off=broken_off),
        enemy_men=await estimates.reported(world, theirs.men, shift=shift, by=by.id, what="enemy"),
        enemy_lost=await estimates.reported(world, lost_so_far(clash, 1 - side) - theirs.lost, shift=shift, by=by.id, what="lost"),
        own_lost=own_lost if exact else await estimates.reported(world, own_lost, shift=shift, by=by.id, what="own"),
        fallen=ours.fallen, slain=theirs.fallen_name, where=theirs.hex,
    )
