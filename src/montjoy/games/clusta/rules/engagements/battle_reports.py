"""What a battle is reported as: one report to each side's overall commander for every round with a battle (CN-COUR-01).

What must be remembered while the battles of a round are fought stands in the clash: who led, how many there were, what was lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from montjoy.games.clusta.battle.state import How, Verdict
from montjoy.games.clusta.model import command, luck
from montjoy.games.clusta.model.engagements import GOING, STANDS, Party, parties
from montjoy.games.clusta.model.pieces import Commander, Unit
from montjoy.games.clusta.model.queries import where
from montjoy.games.clusta.model.state import Clash, Told, World
from montjoy.games.clusta.protocol.reports import BattleReport
from montjoy.games.clusta.rules.engagements.muster import led_by
from montjoy.games.clusta.rules.knowledge import estimates, markers
from montjoy.games.clusta.rules.messengers import dispatches
from montjoy.games.clusta.seen.view import FORCE

WON, LOST, GOES_ON, BROKEN_OFF, EVADED, WITHDREW, DESTROYED = (
    "won", "lost", "goes on", "broken off", "evaded", "withdrew", "destroyed"
)  # fmt: skip


# ---- while it is fought -----------------------------------------------------------------------------------------------
def open_reports(world: World, clash: Clash) -> None:
    """Both parties as they are before the first field round of this round."""
    for party in parties(world, clash):
        units, n = party.present, party.n
        told = Told(
            hex=party.hex,
            marker=markers.marker(world, party.side, where(world, units[0])) if units else FORCE,
            men=sum(unit.present for unit in units),
            lost=lost_so_far(party),
            leaders=leaders(party) or [c.id for c in led_by(party)],
        )
        clash.told = [*clash.told[:n], told, *clash.told[n + 1 :]]


def lost_so_far(party: Party) -> int:
    return sum(c.lost + c.dead for c in party.contingents)


def leaders(party: Party) -> list[str]:
    """The ids of a party's commanders, in the order of its fight."""
    return party.clash.told[party.n].leaders if len(party.clash.told) > party.n else []


def note_death(party: Party, commander: Commander) -> None:
    told = party.clash.told[party.n]
    told.fallen, told.fallen_name = commander.id, commander.name


def note_departures(clash: Clash, left: Sequence[Sequence[tuple[Unit, How]]]) -> None:
    """How units have left, for the word in the report."""
    for side in (0, 1):
        for _, how in left[side]:
            clash.told[side].how = how.name.lower()


# ---- the reports ------------------------------------------------------------------------------------------------------
def outcome(clash: Clash, side: int, *, broken_off: bool) -> str:
    """The battle in a word, for one side."""
    result = clash.battle.result
    if broken_off or (result == Verdict.BOTH_GONE and not clash.told[side].how):
        return BROKEN_OFF
    if result in GOING:
        return GOES_ON
    if result == STANDS[side]:
        return EVADED if clash.told[1 - side].how == EVADED else WON
    words = {"evaded": EVADED, "withdrawn": WITHDREW, "destroyed": DESTROYED, "wiped": DESTROYED}
    return words.get(clash.told[side].how, LOST)


async def send_reports(world: World, clash: Clash, *, broken_off: bool) -> None:
    """CN-INFO-06-X  Each side's force reports the battle of this round to its overall commander; where he is in it himself no
    courier is needed, and his own losses are exact."""
    for party in parties(world, clash):
        own, by = party.side, reporter(party)
        if own in world.sides and by is not None:
            now = command.headquarters(world, own) == where(world, by) and bool(world.overall.get(own, ""))
            report = await write_report(party, by, exact=now, broken_off=broken_off)
            dispatches.send(world, own, (report,), by=by.id, hex=where(world, by), now=now)


def reporter(party: Party) -> Unit | Commander | None:
    """Who reports: the commander who led, if he lives; else the first unit that is left."""
    world = party.world
    commanders = [world.commanders[id] for id in leaders(party) if id in world.commanders]
    alive = [c for c in commanders if not c.fate and where(world, c)]
    left: list[Unit | Commander] = [*alive, *(unit for unit in party.present if where(world, unit))]
    return next(iter(left), None)


async def write_report(party: Party, by: Unit | Commander, *, exact: bool, broken_off: bool) -> BattleReport:
    """CN-COUR-01  Hex, time, the enemy's side and marker, the outcome, who fell; the enemy's size as the battle of this round
    began, his losses and one's own in it, by the information table (CN-INFO-01); what is told is possible (`at_most`)."""
    world, enemy = party.world, party.enemy
    ours, theirs = party.clash.told[party.n], party.clash.told[enemy.n]
    value = next((c.leader_value for c in [world.commanders.get(id) for id in ours.leaders] if c and not c.fate), 0)
    shift = estimates.shift(world, by.side, (ours.hex, theirs.hex), by.id, leader=value)
    own_lost, enemy_lost = lost_so_far(party) - ours.lost, lost_so_far(enemy) - theirs.lost
    here, how = where(world, by), outcome(party.clash, party.n, broken_off=broken_off)
    men = await enemy_size(party, by, shift)
    lost = await estimates.roll_estimate(world, enemy_lost, shift=shift, by=by.id, what="lost")
    own = own_lost if exact else await estimates.roll_estimate(world, own_lost, shift=shift, by=by.id, what="own")
    return BattleReport(
        at=world.tick, hex=here, by=by.id, side=enemy.side, marker=theirs.marker,
        how=how, enemy_men=men, enemy_lost=at_most(lost, men, some_left=how != WON),
        own_lost=at_most(own, ours.men, some_left=bool(party.present)),
        fallen=ours.fallen, slain=theirs.fallen_name, where=theirs.hex, stood=ours.hex if ours.hex != here else "",
    )


async def enemy_size(party: Party, by: Unit | Commander, shift: int) -> int:
    """CN-KNOW-06  How many the enemy were as this round of the battle began: where a commander saw it, by the one roll for the
    whole battle, so that he reports the force about which he was asked; else by a roll of its own."""
    men = party.clash.told[party.enemy.n].men
    if party.force.commanders:
        return max(1, luck.half_up(Fraction(men * party.force.guess, 100)))
    return await estimates.roll_estimate(party.world, men, shift=shift, by=by.id, what="enemy")


def at_most(lost: int, men: int, *, some_left: bool) -> int:
    """CN-INFO-01  Losses as told: not more than the men told, nor all of them where the report says that some are left."""
    return min(lost, max(0, men - some_left))
