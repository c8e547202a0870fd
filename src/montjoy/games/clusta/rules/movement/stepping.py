"""One step of a party on the time line: who bars it, who else is in the hex, and what comes next."""

from __future__ import annotations

from dataclasses import dataclass, field

from montjoy.games.clusta.model import queries, sides
from montjoy.games.clusta.model.mover import Mover, Time, left_over, moment
from montjoy.games.clusta.model.pieces import Owed, Unit
from montjoy.games.clusta.model.queries import ground
from montjoy.games.clusta.model.state import SIDES, World
from montjoy.games.clusta.model.watch import Watch
from montjoy.games.clusta.protocol.forms import Instruction
from montjoy.games.clusta.rules.messengers.travel import Rider
from montjoy.games.clusta.rules.movement import contact, routes
from montjoy.games.clusta.rules.movement.costs import at_night, column_of, prices
from montjoy.games.clusta.rules.movement.parties import (
    Party,
    forces,
    formation,
    goal,
    is_busy,
    is_under_way,
    planned,
    put,
    way,
)
from montjoy.games.clusta.rules.movement.stacking import may_enter


# ---- one mover ---------------------------------------------------------------------------------------------------------
@dataclass
class Troops(Mover):
    """A party under way, and the instruction that it carries out."""

    party: Party = field(kw_only=True)
    do: Instruction | None = field(kw_only=True)

    @property
    def order(self) -> tuple[int, int, int, str]:
        first = self.party.units[0]
        return SIDES.index(first.side), 0, first.number, first.id

    @property
    def ids(self) -> list[str]:
        return [unit.id for unit in self.party.units]


# ---- the round -----------------------------------------------------------------------------------------------------------
@dataclass
class Round:
    """A round of movement while it goes on.  `ended`: units that move no more in it; `held`: hexes in which an enemy stood."""

    world: World
    watch: Watch
    troops: list[Troops] = field(default_factory=list)
    riders: list[Rider] = field(default_factory=list)
    ended: list[str] = field(default_factory=list)
    held: list[str] = field(default_factory=list)

    def end(self, troops: Troops) -> None:
        self.ended += [unit.id for unit in troops.party.units]
        self.troops = [other for other in self.troops if other is not troops]


def may_go_on(on: Round, troops: Troops) -> bool:
    """CN-SEQ-05  Forces in a battle do no more moving in this round; nor does who was driven off or destroyed."""
    units = troops.party.units
    if all(u.present > 0 and u.hex == troops.party.hex and not is_busy(on.world, u) for u in units):
        return True
    on.end(troops)
    return False


async def plan(on: Round, troops: Troops) -> None:
    """The next step of a party that has just begun it.  Without a way it stops, and says so by courier (CN-MOVE-02); where
    enemies bar the last way, it tells of them, as Go to does (CN-ORD-HURRY)."""
    party, world = troops.party, on.world
    first = party.units[0]
    if first.doing.do is not None and first.doing.do.order == "GO_TO_NEAREST_CAMP":
        for who in party.members:
            who.doing.goal = goal(world, first)
    for unit in party.units:
        unit.formation = formation(world, unit)
    found = way(world, first, first.formation)
    if not found:
        barred = [hex for hex in first.doing.blocked if hex in ground(world).neighbours[party.hex]]
        met = next((enemy for hex in barred for enemy in contact.meets(world, party, hex)), None)
        if met is None:
            await contact.stop(world, party, goal(world, first), "way", on.watch)
        else:
            await contact.stop(world, party, met.hex, "enemy", on.watch, met.side)
        on.end(troops)
        return
    if first.doing.do is not None and found[0] != goal(world, first):      # CN-ORD-ATTACK-c: the target is not next on this way
        for unit in party.units:
            unit.formation = planned(first.doing.do, first.formation)
    if first.owed is not None and first.owed.to != found[0]:
        troops.paid = 0
    troops.aim(found, price(world, first, found[0]))


def price(world: World, unit: Unit, to: str) -> int:
    """What the next step costs a unit, in the formation it has now."""
    costs = prices(ground(world), column_of(unit.formation), world.options.roads_ignore_levels)
    return at_night(costs[unit.hex][to], queries.is_night(world), world.options.night_double_cost)


# ---- an entry ------------------------------------------------------------------------------------------------------------
async def enter(on: Round, troops: Troops, time: Time) -> None:
    """CN-SEQ-04  A step is complete: contact is checked before it takes effect, then the stack, then the party is in the hex."""
    world, party, to = on.world, troops.party, troops.way[0]
    if not await contact_allows(on, troops, to, time):
        return
    left = left_over(time, troops.sixths)
    if not may_enter(world, party, to, troops.way[1:], left):
        await contact.stop(world, party, to, "stack", on.watch)
        on.end(troops)
        return
    before = party.hex
    step_in(world, party, to)
    await on.watch.enter_hex(world, party.units, party.led, before, to, moment(time))
    if not may_go_on(on, troops):
        return
    troops.finish_step(time)
    if ends_march(on, party, to) or not is_under_way(world, party.units[0]):
        finish(world, party)
        on.end(troops)
        return
    await plan(on, troops)


def step_in(world: World, party: Party, to: str) -> None:
    """The party is in the next hex; what lies behind of its route is done with."""
    put(world, party.units, party.led, to)
    party.hex = to
    for who in party.members:
        do, doing = who.doing.do, who.doing
        if do is not None and 0 <= doing.passed < len(do.route) and do.route[doing.passed] == to:
            doing.passed += 1


def finish(world: World, party: Party) -> None:
    """A march is over where its goal is reached; who went there to make a camp or an ambush has his work before him.  An Attack
    is carried out when the hex is clear and occupied (CN-ORD-ATTACK-a)."""
    do = party.do
    if do is None or goal(world, party.units[0]) != party.hex or do.order in ("MAKE_CAMP", "AMBUSH"):
        return
    if not sides.open_enemies(world, party.side, party.hex):
        for who in party.members:
            who.doing.done = True


async def contact_allows(on: Round, troops: Troops, to: str, time: Time) -> bool:
    """CN-SEQ-05  Whether nobody bars the step.  A battle freezes both forces where they are, and what points they have are
    lost."""
    world, party = on.world, troops.party
    enemies = contact.meets(world, party, to)
    scouts = contact.hidden_scouts(world, party, to)
    if scouts and await on.watch.find_scouts(world, party.units, scouts, to):
        enemies = [*enemies, *scouts]
    if not enemies:
        return True
    on.held.append(to)
    can = leaves_again(on, troops, to, left_over(time, troops.sixths))
    if can != "never" and await contact.let_through(world, party, to, enemies, on.watch):
        if can == "now":
            await contact.report_passing(world, party, to, enemies, on.watch)
            return True
        await wait_before(on, troops)
        return False
    outcome = await contact.meet(world, party, to, enemies, on.watch)
    if outcome == "around":
        troops.start, troops.paid = time, 0
        await plan(on, troops)
        return False
    if outcome != "enter":
        for unit in party.units:
            unit.moved = True
        on.end(troops)
    return outcome == "enter"


def leaves_again(on: Round, troops: Troops, to: str, left: int) -> str:
    """Whether who is let through a hex can leave it "now", in what is left of this round, or "later", with a whole round's
    points."""
    world, party = on.world, troops.party
    if len(troops.way) < 2 or contact.meets(world, party, troops.way[1]):
        return "never"
    costs = prices(ground(world), column_of(party.units[0].formation), world.options.roads_ignore_levels)
    onward = at_night(costs[to].get(troops.way[1], routes.NO_WAY), queries.is_night(world), world.options.night_double_cost)
    return "now" if onward <= left else "later" if onward <= troops.sixths else "never"


async def wait_before(on: Round, troops: Troops) -> None:
    """Who cannot be through before the round ends waits in the hex before, its step paid."""
    for who in troops.party.members:
        who.owed = Owed(troops.way[0], troops.price)
    for unit in troops.party.units:
        unit.moved = True
    on.end(troops)


def ends_march(on: Round, party: Party, hex: str) -> bool:
    """CN-CRUR-05  A Crurer force that enters a hex with a camp or buildings, or one that held an enemy, goes no farther in that
    round."""
    if not any(unit.undead and not unit.loose for unit in party.units):
        return False
    camp = any(camp.hex == hex for camp in on.world.camps.values())
    return camp or hex in on.held or ground(on.world).terrain[hex] == "buildings"


# ---- two at once -----------------------------------------------------------------------------------------------------------
def at_once(world: World, one: Troops, other: Troops) -> bool:
    """CN-CONT-04-X  Whether two hostile movers complete their entry into one empty hex at exactly the same time."""
    odds = sides.at_odds(world, one.party.side, other.party.side)
    return odds and bool(one.way) and one.way[:1] == other.way[:1]


async def collide(on: Round, now: list[Troops], time: Time) -> None:
    """CN-CONT-04-X  Two who would be in one empty hex, or each two of several, stop before it and count as attackers: a battle if
    either's order attacks and the size allows it; else each stops, or goes around."""
    pairs = [(one, other, one.way[0]) for n, one in enumerate(now) for other in now[n + 1:] if at_once(on.world, one, other)]
    fights = [battle for one, other, _ in pairs if (battle := gives_battle(on.world, one.party, other.party))]
    for first, second in fights:
        join_battle(on.world, first, second)
    for one, other, hex in pairs:
        for troops, enemy in ((one, other.party), (other, one.party)):
            if any(is_busy(on.world, unit) for unit in troops.party.units):
                on.end(troops)
            else:
                await hold_back(on, troops, hex, enemy, time)


def gives_battle(world: World, one: Party, other: Party) -> tuple[Party, Party] | None:
    """Who attacks whom; None: neither."""
    for first, second in ((one, other), (other, one)):
        if contact.attacks_at_once(world, first, second.units):
            return first, second
    return None


def join_battle(world: World, first: Party, second: Party) -> None:
    """Both count as attackers; who only goes somewhere has changed formation in time."""
    for force in forces(world, first.units):
        for front in contact.fronts(world, second.units):
            contact.engage(world, force, front, first.hex, second.hex, "contact").meeting = True
    for party in (first, second):
        if party.do is not None and contact.response(party.do.order, False) == "stop":
            contact.change_formation(party)


async def hold_back(on: Round, troops: Troops, hex: str, enemy: Party, time: Time) -> None:
    """Without a battle: who hurries goes around the hex, everybody else stops before it."""
    if troops.party.do is None or troops.party.do.order != "HURRY_TO":
        await contact.stop(on.world, troops.party, enemy.hex, "meeting", on.watch, enemy.side)
        on.end(troops)
    elif hex not in troops.party.doing.blocked:
        for who in troops.party.members:
            who.doing.blocked = [*who.doing.blocked, hex]
        troops.start, troops.paid = time, 0
        await plan(on, troops)
