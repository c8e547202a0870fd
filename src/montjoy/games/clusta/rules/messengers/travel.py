"""Those who ride or fly alone on the time line: couriers, spies, hippogriffs, astrologers, commanders without troops.

They do not tire (CN-NIGHT-05), go by day and by night, and no contact stops them: they go round enemies, or try to pass.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from montjoy.games.clusta.model import queries, sides
from montjoy.games.clusta.model.mover import Mover, Time
from montjoy.games.clusta.model.pieces import Commander, Owed, Specialist
from montjoy.games.clusta.model.queries import ground, is_invested
from montjoy.games.clusta.model.state import SIDES, Courier, World
from montjoy.games.clusta.model.watch import Watch
from montjoy.games.clusta.rules.knowledge import scouting
from montjoy.games.clusta.rules.messengers import couriers, dispatches
from montjoy.games.clusta.rules.movement import fatigue, parties, routes
from montjoy.games.clusta.rules.movement.costs import Column, at_night, prices


@dataclass
class Rider(Mover):
    """One on his way.  `over`: he needs no more of this round; `brought`: he has just delivered orders."""

    world: World = field(kw_only=True)
    who: Courier | Specialist | Commander = field(kw_only=True)
    number: int = field(kw_only=True)
    column: Column = field(kw_only=True)
    over: bool = False
    brought: bool = False

    @property
    def order(self) -> tuple[int, int, int, str]:
        return SIDES.index(self.who.side), 1, self.number, self.who.id

    # ---- on the way ----
    async def begins(self, watch: Watch) -> None:
        """He sets out, or goes on in a new round: his way is planned anew (CN-COUR-02)."""
        who = self.who
        if isinstance(who, Courier):
            await watch.passes(self.world, who, who.hex, Fraction(0))
        await self.arrive(watch, Fraction(0))
        if not isinstance(who, Courier) and scouting.can_be_caught(who) and self.found():
            await watch.pass_alone(self.world, who, who.hex, Fraction(0))
            self.over = self.over or self.gone()
        way, owed = self.found() or [], self.who.owed
        self.paid = owed.paid if owed is not None and way[:1] == [owed.to] else 0
        self.set_out(way)

    async def enters(self, time: Time, watch: Watch, moment: Fraction) -> None:
        """He is in the next hex: he may be seen, caught, or there."""
        if self.gone():                                      # somebody came upon him meanwhile (CN-CMD-03)
            self.over = True
            self.set_out([])
            return
        before, who = self.who.hex, self.who
        if isinstance(who, Commander):
            parties.put(self.world, [], [who], self.way[0])
        else:
            who.hex, who.owed = self.way[0], None
        self.finish_step(time)
        if isinstance(who, Specialist) and who.route[:1] == [who.hex]:
            who.route = who.route[1:]
        if isinstance(who, Courier):
            await watch.passes(self.world, who, before, moment)
        else:
            await watch.pass_alone(self.world, who, before, moment)
        await self.arrive(watch, moment)
        if not self.over:
            self.set_out(self.way if self.way and not isinstance(who, Specialist) else self.found() or [])

    async def arrive(self, watch: Watch, moment: Fraction) -> None:
        """Whether he is there, or no longer anywhere."""
        who = self.who
        if self.gone():
            self.over = True
        elif isinstance(who, Courier):
            if who.hex == routes.reached_from(self.world, dispatches.goal_of(self.world, who), who.hex):
                await watch.deliver(self.world, who, moment)
                self.world.couriers.pop(who.id, None)
                self.over, self.brought = True, who.carries.kind == "orders"
        elif isinstance(who, Specialist):
            if not who.route and who.doing.do is None and who.hex == self.back():
                await watch.come_home(self.world, who, moment)
                self.over = True
        elif not parties.is_under_way(self.world, who):
            who.doing.done = who.doing.done or parties.goal(self.world, who) == who.hex
            self.over = True

    def gone(self) -> bool:
        """Captured, dead, or taken off the map."""
        who = self.who
        if isinstance(who, Courier):
            return self.world.couriers.get(who.id) is not who
        return who.gone if isinstance(who, Specialist) else bool(who.fate)

    def back(self) -> str:
        """Where a specialist returns to."""
        home = scouting.back(self.world, self.who) if isinstance(self.who, Specialist) else ""
        return routes.reached_from(self.world, home, self.who.hex)

    def set_out(self, way: list[str]) -> None:
        """The next step of his way, at its price."""
        if self.over or not way:
            self.aim([], 0)
            return
        costs = prices(ground(self.world), self.column, self.world.options.roads_ignore_levels)[self.who.hex]
        self.aim(way, at_night(costs[way[0]], queries.is_night(self.world), self.world.options.night_double_cost))

    def found(self) -> list[str] | None:
        """CN-COUR-02, CN-COUR-03  The quickest way to where he is wanted, round the enemies as they stand; where there is none, a
        courier tries to pass."""
        world, who = self.world, self.who
        if self.over:
            return None
        if isinstance(who, Courier):
            to = routes.reached_from(world, dispatches.goal_of(world, who), who.hex)
            if is_invested(world, who.hex) or is_invested(world, to):
                return None
            return routes.courier_way(world, who.side, who.hex, to) if to else None
        if isinstance(who, Commander):
            to = parties.goal(world, who)
            return routes.way_around(world, who.side, who.hex, to) if to in ground(world).terrain else None
        if who.route:
            return self.to_next(who.route[0])
        to = "" if who.doing.do is not None else self.back()
        return self.to_next(to) if to else None

    def to_next(self, to: str) -> list[str] | None:
        """The way to a hex of his route, or back: it may be an enemy's, others are gone round if that can be done."""
        world, who = self.world, self.who
        if to not in ground(world).terrain:
            return None
        closed = [hex for hex in sides.hostile_hexes(world, who.side) if hex not in (who.hex, to)]
        roads_free = world.options.roads_ignore_levels
        around = routes.nearest_way(ground(world), who.hex, to, self.column, closed, roads_free)
        return around or routes.nearest_way(ground(world), who.hex, to, self.column, (), roads_free)

    def rests(self) -> None:
        """CN-MOVE-04  The round is over: what is left is paid into the next step."""
        if self.way and not self.over:
            self.who.owed = Owed(self.way[0], self.part_paid())


def riders(world: World) -> list[Rider]:
    """Everybody who rides alone in this round, in list order."""
    found: list[Rider] = []
    carried = [courier.spy for courier in world.couriers.values() if courier.spy]
    every: list[Courier | Specialist | Commander] = [
        *(c for c in world.couriers.values() if couriers.rides(world, c) and c.hex),
        *(s for s in world.specialists.values() if s.hex and not s.with_ and not s.gone and s.id not in carried),
        *(c for c in world.commanders.values() if rides(world, c)),
    ]
    for number, who in enumerate(every):
        column: Column = "hippogriff" if isinstance(who, Specialist) and who.trade == "hippogriff" else "courier"
        found.append(Rider(parties.rider_points(world, who.side), world=world, who=who, number=number, column=column))
    return sorted(found, key=lambda rider: rider.order)


def rides(world: World, commander: Commander) -> bool:
    """Whether a commander rides without troops: none of those with him are on the same way."""
    if commander.fate or commander.ship or not commander.hex or not parties.is_under_way(world, commander):
        return False
    led = [world.units[id] for id in commander.leads if id in world.units]
    with_him = any(u.hex == commander.hex and u.present > 0 and u.doing.do == commander.doing.do for u in led)
    return not with_him and fatigue.may_march(world, commander)
