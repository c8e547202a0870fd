"""Two who listen to a campaign: one keeps a map from public events alone, the other an account of all resources."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from montjoy.core.effects import ALL
from montjoy.games.rudern.model.state import Land, World
from montjoy.games.rudern.protocol import campaign_events as campaign
from montjoy.games.rudern.protocol import events

SITES = {"found": "town", "fortress": "fortress", "rebuild": "town", "repair": "fortress"}


@dataclass
class Troop:
    faction: str
    at: str
    inside: bool
    units: dict[str, int]


@dataclass
class PublicMap:
    """Who stands where with what, whose the places are and what they are, which sieges are on."""

    banners: dict[str, Troop]
    garrisons: dict[tuple[str, str], dict[str, int]]
    owner: dict[str, str]
    realms: dict[str, str]                                   # whose ground it was at the start
    site: dict[str, str]
    friends: dict[str, set[str]]
    sieges: dict[str, set[str]]

    @classmethod
    def of(cls, land: Land) -> PublicMap:
        return cls(
            {b.id: Troop(b.faction, b.at, b.inside, dict(b.units)) for b in land.banners.values()},
            {(g.at, g.faction): dict(g.units) for g in land.garrisons.values()},
            {p.id: p.owner for p in land.provinces.values()},
            dict(land.campaign.realms),
            {p.id: p.site for p in land.provinces.values()},
            {f: {f, *(g for g, how in land.relations[f].items() if how == "allied")} for f in land.factions},
            {s.place: set(s.members) for s in land.sieges.values()},
        )

    def here(self) -> PublicMap:
        """Of sieges those who are there still."""
        self.sieges = {p: {b for b in who if b in self.banners and self.banners[b].at == p} for p, who in self.sieges.items()}
        self.garrisons = {key: units for key, units in self.garrisons.items() if any(units.values())}
        return self

    # ---- one event after the other
    def hear(self, to: Any, event: Any) -> None:
        if to == ALL and (done := DONE.get(type(event))):
            done(self, event)

    def lose(self, body: str, kind: str, number: int) -> None:
        units = self.units(body)
        units[kind] -= number
        assert units[kind] >= 0
        if not units[kind]:
            del units[kind]

    def units(self, body: str) -> dict[str, int]:
        if body in self.banners:
            return self.banners[body].units
        at, _, faction = body.partition(".")
        return self.garrisons[at, faction]

    def join(self, at: str, faction: str, units: dict[str, int]) -> None:
        there = self.garrisons.setdefault((at, faction), {})
        for kind, n in units.items():
            there[kind] = there.get(kind, 0) + n

    def place(self, bodies: tuple[str, ...], at: str, inside: bool) -> None:
        for body in bodies:
            if body in self.banners:
                self.banners[body].at, self.banners[body].inside = at, inside
            else:
                start, _, faction = body.partition(".")
                if start != at:
                    self.join(at, faction, self.garrisons.pop((start, faction)))

    def fall(self, e: events.NobleFallen) -> None:
        dead = self.banners.pop(e.banner)
        if dead.units:
            self.join(dead.at, dead.faction, dead.units)

    def disband(self, e: events.Disbanded) -> None:
        for body in e.bodies:
            if body not in self.banners:
                at, _, faction = body.partition(".")
                del self.garrisons[at, faction]

    def step_back(self, e: events.SteppedBack) -> None:
        home = self.site[e.to] in ("town", "fortress") and self.owner[e.to] in self.friends[e.faction]
        self.place(e.bodies, e.to, home and e.to not in self.sieges)

    def reorganise(self, e: campaign.Reorganised) -> None:
        for key, units in e.units.items():
            if key:
                self.banners[key].units = dict(units)
            else:
                self.garrisons[e.at, e.faction] = dict(units)

    def appear(self, banner: str, faction: str, at: str) -> None:
        assert banner not in self.banners
        self.banners[banner] = Troop(faction, at, True, {})

    def build(self, e: campaign.Built) -> None:
        self.site[e.at], self.owner[e.at] = SITES[e.building], e.faction


def _set(m: PublicMap, name: str, key: str, value: str) -> None:
    getattr(m, name)[key] = value


DONE: dict[type, Callable[[PublicMap, Any], Any]] = {
    events.Marched: lambda m, e: m.place(e.banners, e.to, False),
    events.WentIn: lambda m, e: m.place(e.banners, e.place, True),
    events.WentOut: lambda m, e: m.place(e.banners, e.place, False),
    events.CameOut: lambda m, e: m.place(e.banners, e.place, False),
    events.WithdrewInside: lambda m, e: m.place(e.bodies, e.place, True),
    events.Retreated: lambda m, e: m.place(e.bodies, e.to, True),
    events.SteppedBack: PublicMap.step_back,
    events.Disbanded: PublicMap.disband,
    events.CountedAsKilled: lambda m, e: m.banners.pop(e.banner),
    events.Fallen: lambda m, e: m.lose(e.body, e.kind, e.number),
    campaign.DiedOfWant: lambda m, e: m.lose(e.body, e.kind, e.number),
    events.NobleFallen: PublicMap.fall,
    events.Captured: lambda m, e: _set(m, "owner", e.place, e.by),
    events.FortressDamaged: lambda m, e: (_set(m, "site", e.place, "damaged"), _set(m, "owner", e.place, m.realms[e.place])),
    events.SiegeBegun: lambda m, e: m.sieges.update({e.place: set(e.banners)}),
    events.SiegeJoined: lambda m, e: m.sieges[e.place].update(e.banners),
    events.SiegeLeft: lambda m, e: m.sieges[e.place].difference_update(e.banners),
    events.SiegeOver: lambda m, e: m.sieges.pop(e.place),
    campaign.Raised: lambda m, e: m.join(e.place, e.faction, {e.kind: e.number}),
    campaign.Reorganised: PublicMap.reorganise,
    campaign.Hired: lambda m, e: m.appear(e.banner, e.faction, e.place),
    campaign.HeadReturned: lambda m, e: m.appear(e.banner, e.faction, e.place),
    campaign.Built: PublicMap.build,
}


@dataclass
class Account:
    """All that a faction has, in its treasury and its chests: what events with amounts make of it.  Chests that are lost, and the
    treasury of who is out, are told without their amount: so much may be missing then."""

    held: dict[str, int]
    lost: set[str] = field(default_factory=set)
    heard: set[type] = field(default_factory=set)

    @classmethod
    def of(cls, world: World) -> Account:
        return cls(holdings(world))

    def hear(self, to: Any, event: Any) -> None:
        self.heard.add(type(event))
        match event:
            case events.Taxed():
                self.held[event.faction] += event.amount
            case campaign.WorkTaken():
                self.held[event.faction] += event.amount
            case campaign.Raised() | campaign.Hired():
                self.held[event.faction] -= event.price
            case events.Paid():
                self.held[event.faction] -= event.amount
            case events.Loot():
                self.held[event.loser] -= event.amount
                self.held[event.winner] += event.amount
            case campaign.Given():
                self.held[event.faction] -= event.amount
                self.held[event.other] += event.amount
            case events.ChestsLost() | campaign.Eliminated():
                self.lost.add(event.faction)

    def settle(self, world: World) -> None:
        now = holdings(world)
        for faction, amount in now.items():
            assert amount == self.held[faction] or (faction in self.lost and 0 <= amount < self.held[faction]), faction
        self.held, self.lost = now, set()


def holdings(world: World) -> dict[str, int]:
    found = dict(world.treasuries)
    for banner, amount in world.chests.items():
        found[world.land.banners[banner].faction] += amount
    return found
