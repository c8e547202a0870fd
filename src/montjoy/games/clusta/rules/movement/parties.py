"""Who moves together, in which formation, how fast; who fights together.

A party is the units (and commanders) of one side in one hex that carry out the same instruction.  It is made anew in every
round and is no part of the state.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from montjoy.games.clusta.model import armies
from montjoy.games.clusta.model.command import is_camp
from montjoy.games.clusta.model.pieces import Commander, Doing, Formation, Unit
from montjoy.games.clusta.model.queries import ground, in_battle
from montjoy.games.clusta.model.scenario import NATION
from montjoy.games.clusta.model.state import SIDES, SIXTH, World
from montjoy.games.clusta.protocol.forms import NIGHTS, Instruction
from montjoy.games.clusta.rules.movement import routes
from montjoy.games.clusta.rules.movement.costs import column_of, messenger_points, step_cost

TO_A_HEX: Final = ("GO_TO", "ADVANCE_TO", "HURRY_TO", "ATTACK", "MAKE_CAMP", "AMBUSH")
MARCHES: Final = (*TO_A_HEX, "GO_TO_NEAREST_CAMP")
ABOARD: Final = ("EMBARK", "DISEMBARK")


@dataclass
class Party:
    """Troops on one way.  `doing` is that of its first; each of them has his own, with the same instruction."""

    side: str
    hex: str
    units: list[Unit]
    led: list[Commander] = field(default_factory=list)

    @property
    def doing(self) -> Doing:
        return self.units[0].doing

    @property
    def do(self) -> Instruction | None:
        return self.doing.do

    @property
    def by(self) -> str:
        """Who speaks for it: the best commander, or the first unit."""
        return max(self.led, key=lambda c: c.leader_value).id if self.led else self.units[0].id

    @property
    def men(self) -> int:
        return armies.men_of(self.units)

    @property
    def members(self) -> list[Unit | Commander]:
        return [*self.units, *self.led]


def parties(world: World) -> list[Party]:
    """All troops ashore, side by side in the order of their numbers: units in one hex with equal instructions go together."""
    found: list[Party] = []
    for unit in sorted(world.units.values(), key=lambda u: (SIDES.index(u.side), u.number, u.id)):
        if unit.hex and not unit.ship and unit.present > 0:
            for party in found:
                if _together(party.units[0], unit):
                    party.units.append(unit)
                    break
            else:
                found.append(Party(unit.side, unit.hex, [unit]))
    for party in found:
        party.led = leaders(world, party)
    return found


def _together(a: Unit, b: Unit) -> bool:
    return (a.side, a.hex, a.loose, a.doing.do, a.doing.stopped, a.doing.done) == (
        b.side, b.hex, b.loose, b.doing.do, b.doing.stopped, b.doing.done,
    )


def leaders(world: World, party: Party) -> list[Commander]:
    """The commanders who move with a party: in its hex, with one of its units under them and the same instruction."""
    ids = [unit.id for unit in party.units]
    here = [c for c in world.commanders.values() if c.side == party.side and c.hex == party.hex and not c.ship and not c.fate]
    return [c for c in here if c.doing.do == party.do and any(id in ids for id in c.leads)]


# ---- formation -------------------------------------------------------------------------------------------------------
def fixed_formation(order: str) -> Formation | None:
    """CN-FORM-02  Advance to is done in battle formation, Hurry to and Go to in march formation; the others leave it open."""
    fixed: dict[str, Formation] = {"ADVANCE_TO": "battle", "HURRY_TO": "march", "GO_TO": "march"}
    return fixed.get(order)


def formation(world: World, unit: Unit) -> Formation:
    """CN-FORM-03  A unit's formation in this round: as its order has it, else as its sheet says; else march for those who go
    somewhere, battle for those who stand, wait and work."""
    do = unit.doing.do
    if do is not None and do.order in ABOARD and not unit.landing:
        return "march"
    if do is None or not is_under_way(world, unit):
        return do.formation if do is not None and do.formation and do.order not in MARCHES else "battle"
    fixed = fixed_formation(do.order)
    if fixed is not None:
        return fixed
    if do.formation:
        return do.formation
    return attack_formation(world, unit.hex, do.hex) if do.order == "ATTACK" else "march"


def attack_formation(world: World, hex: str, target: str) -> Formation:
    """CN-ORD-ATTACK-c  Attack is done in march formation until the target is next, the last hex in battle formation; in march
    formation if that last step cannot be made in the other."""
    there = ground(world)
    if target not in there.terrain or not there.adjacent(hex, target):
        return "march"
    last = step_cost(there, hex, target, "battle", world.options.roads_ignore_levels)
    return "march" if last is None else "battle"


def is_under_way(world: World, who: Unit | Commander) -> bool:
    """Whether somebody still has to go somewhere."""
    doing = who.doing
    if not who.hex or doing.do is None or doing.stopped or doing.done:
        return False
    return goal(world, who) not in ("", who.hex)


def goal(world: World, who: Unit | Commander) -> str:
    """The hex an instruction leads to; "" for those that lead nowhere."""
    do = who.doing.do
    if do is None or do.order not in MARCHES:
        return ""
    if do.order == "GO_TO_NEAREST_CAMP":
        return camp_goal(world, who)
    return do.hex


def camp_goal(world: World, who: Unit | Commander) -> str:
    """The camp that was the nearest when the march to it began, as long as it stands."""
    if not is_camp(world, who.side, who.doing.goal):
        camp = routes.nearest_camp(world, who.side, who.hex, friendly=True)
        return camp.hex if camp is not None else ""
    return who.doing.goal


def way(world: World, who: Unit | Commander, formation: Formation | None) -> list[str] | None:
    """CN-ORD-08  The way that is left: round what is known to be blocked, else along the sheet's route, else the nearest in the
    formation used (None: with the courier's column).  None where there is none."""
    there, do, roads_free = ground(world), who.doing.do, world.options.roads_ignore_levels
    to = goal(world, who)
    if do is None or to not in there.terrain:
        return None
    column = "courier" if formation is None else column_of(planned(do, formation))
    if who.doing.blocked:
        return routes.nearest_way(there, who.hex, to, column, who.doing.blocked, roads_free)
    left = [hex for hex in do.route[max(0, who.doing.passed):] if hex in there.terrain]
    return routes.given_way(there, who.hex, to, left, column, (), roads_free)


def planned(do: Instruction, formation: Formation) -> Formation:
    """CN-ORD-ATTACK-c  The formation in which a way is chosen: an Attack marches up to the last hex, whose own formation is
    chosen when it is next."""
    return "march" if do.order == "ATTACK" and not do.formation else formation


# ---- points --------------------------------------------------------------------------------------------------------------
def points(world: World, party: Party) -> int:
    """The sixths of a point that a party has in this round."""
    return dashed(world, party, armies.round_sixths(party.units, world.options))


def dashed(world: World, party: Party, sixths: int) -> int:
    """CN-HP-04, CN-INT-05-X  In the round of a forced dash a party's points are doubled, after what exhaustion took; costs, and
    what is paid already, stay as they are."""
    return 2 * sixths if any(commander.dash == world.tick for commander in party.led) else sixths


def declare_dash(world: World, party: Party) -> None:
    """CN-HP-04  A commander who leads spends a hero point on a forced dash if his sheet says so: once for each instruction, when
    there is a way to go."""
    do = party.do
    if do is None or not do.dash or not is_under_way(world, party.units[0]):
        return
    if any(commander.dash >= party.doing.since and commander.dash >= 0 for commander in party.led):
        return
    able = [commander for commander in party.led if commander.hero_points > 0]
    if able:
        best = max(able, key=lambda c: c.leader_value)
        best.hero_points -= 1
        best.dash = world.tick


def rider_points(world: World, side: str) -> int:
    """The sixths of a point of a courier, spy, hippogriff or lone commander of a side."""
    return messenger_points(NATION[side], world.options.courier_size_bonus) * SIXTH  # type: ignore[index]


# ---- what units go through ----------------------------------------------------------------------------------------------
def is_busy(world: World, unit: Unit) -> bool:
    """Whether a unit is in a battle that has begun; one that was broken off at nightfall begins again in the morning."""
    if world.slot in NIGHTS and world.options.night_actions == "move_only":
        return False
    return in_battle(world, unit.id)


def put(world: World, units: Sequence[Unit], led: Sequence[Commander], hex: str) -> None:
    """Troops and who leads them are in another hex now; what they had paid into a step is gone."""
    for unit in units:
        unit.hex, unit.came, unit.owed, unit.moved = hex, world.tick, None, True
    for commander in led:
        commander.hex, commander.owed = hex, None
    ids = [unit.id for unit in units] + [commander.id for commander in led]
    world.contacts = [pair for pair in world.contacts if not any(id in pair.split("|") for id in ids)]


# ---- who fights together -------------------------------------------------------------------------------------------------
def forces(world: World, units: Sequence[Unit]) -> list[list[Unit]]:
    """CN-ARMY-05  Units of one side in one hex fight as one force in a camp or with a commander there, else each by itself; with
    combined_combat = "always" they always do, with "never" only the largest fights."""
    if not units:
        return []
    side, hex = units[0].side, units[0].hex
    together = world.options.combined_combat
    if together == "never":
        return [[max(units, key=lambda u: (u.present, -u.number))]]
    if together == "always" or is_camp(world, side, hex) or armies.led(world, side, hex) is not None:
        return [list(units)]
    return [[unit] for unit in units]
