"""Two who listen to a campaign: one keeps a map from public events alone, the other an account of all resources.

Among six powers the map also says who is hostile to whom, what kind places are of, who holds which office, how much influence
everybody has and what lies paid for buildings; the account holds each faction's purses, whichever seat decides for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from montjoy.core.effects import ALL
from montjoy.games.rudern.model.powers import CHURCH, IMPERIAL, Powers
from montjoy.games.rudern.model.queries import powers_of
from montjoy.games.rudern.model.state import Land, World
from montjoy.games.rudern.protocol import campaign_events as campaign
from montjoy.games.rudern.protocol import events
from montjoy.games.rudern.protocol import powers_events as powers

SITES = {
    "found": "town", "fortress": "fortress", "rebuild": "town", "repair": "fortress", "imperial": "town", "church": "town",
}  # fmt: skip
QUIET = ("imperial-founded", "united", "church", "treasury", "look")


@dataclass
class Realm:
    """What is public among six powers besides the map."""

    empire: str
    capital: str
    gracuja: str
    league: tuple[str, ...]
    houses: tuple[str, ...]
    shadows: dict[str, str]
    hostile: set[frozenset[str]]
    offices: dict[str, str]
    kinds: dict[str, str]
    waiting: set[str]                                        # kardoms that are not of the League yet
    deeds: dict[str, int]
    quiet: dict[str, int]
    need: int
    order: tuple[str, ...]
    side: str
    seceded: tuple[str, ...]
    body: tuple[str, int] | None                             # where it lies or "", and whether it is at home
    vote: tuple[str, ...]

    @classmethod
    def of(cls, land: Land, p: Powers) -> Realm:
        foes = {frozenset((f, g)) for f in land.factions for g, how in land.relations[f].items() if how == "hostile"}
        body = None if p.body is None or not land.options.body else (p.body.at, int(p.body.home > 0))
        return cls(
            p.empire, p.capital, p.gracuja, p.league, p.houses, p.shadows, foes, dict(p.offices), dict(p.kinds), set(p.joins),
            dict(p.deeds), dict(p.quiet), p.need, p.order, p.side, p.seceded, body, p.vote,
        )

    # ---- sides
    def empires(self) -> list[str]:
        houses = [f for f in self.houses if f not in self.seceded]
        return [self.empire, *houses, *([self.gracuja] if self.side == "empire" else [])]

    def leagues(self) -> list[str]:
        return [*(f for f in self.league if f not in self.waiting), *([self.gracuja] if self.side == "league" else [])]


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
    works: dict[str, int] = field(default_factory=dict)
    realm: Realm | None = None                               # of six powers

    @classmethod
    def of(cls, land: Land) -> PublicMap:
        there = powers_of(land)
        return cls(
            {b.id: Troop(b.faction, b.at, b.inside, dict(b.units)) for b in land.banners.values()},
            {(g.at, g.faction): dict(g.units) for g in land.garrisons.values()},
            {p.id: p.owner for p in land.provinces.values()},
            dict(land.campaign.realms),
            {p.id: p.site for p in land.provinces.values()},
            {f: {f, *(g for g, how in land.relations[f].items() if how == "allied")} for f in land.factions},
            {s.place: set(s.members) for s in land.sieges.values()},
            {at: work.paid for at, work in land.campaign.works.items()},
            Realm.of(land, there) if there else None,
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
        del self.works[e.at]
        if self.realm and e.building != "rebuild":
            imperial = IMPERIAL if e.faction == self.realm.empire else ""
            self.become(e.at, CHURCH if e.building == "church" else imperial)

    # ---- six powers
    def become(self, place: str, kind: str) -> None:
        if self.realm:
            self.realm.kinds.pop(place, None)
            if kind in (IMPERIAL, CHURCH):
                self.realm.kinds[place] = kind

    def relate(self, a: str, others: list[str], how: str) -> None:
        for b in (x for x in others if x and x != a):
            (self.friends[a].add if how == "allied" else self.friends[a].discard)(b)
            (self.friends[b].add if how == "allied" else self.friends[b].discard)(a)
            if self.realm:
                (self.realm.hostile.add if how == "hostile" else self.realm.hostile.discard)(frozenset((a, b)))

    def capture(self, e: events.Captured) -> None:
        self.owner[e.place] = e.by
        self.become(e.place, IMPERIAL if self.realm and e.by == self.realm.empire else "")

    def give_town(self, e: powers.TownGiven) -> None:
        assert self.site[e.place] != "village"
        self.owner[e.place] = e.other
        self.become(e.place, e.kind)

    def lose_owner(self, e: powers.PlaceOwnerless) -> None:
        assert self.owner[e.place] == e.owner
        self.owner[e.place] = ""
        self.become(e.place, "")
        for banner in self.banners.values():
            if banner.at == e.place:
                banner.inside = False

    def call_shadow(self, e: powers.ShadowCalled) -> None:
        self.appear(e.banner, e.faction, e.at)
        self.banners[e.banner].inside = self.banners[self.realm.shadows[e.faction]].inside

    def secede_troops(self, e: powers.TroopsSeceded) -> None:
        self.lose(e.body, e.kind, e.number)
        self.join(e.place, e.faction, {e.kind: e.number})

    def join_league(self, e: powers.KardomJoined) -> None:
        self.realm.waiting.remove(e.faction)
        self.relate(e.faction, self.realm.leagues(), "allied")
        self.relate(e.faction, [*self.realm.empires(), *self.realm.seceded], "hostile")

    def choose_side(self, e: powers.SideChosen) -> None:
        if e.side == "neutral":
            return
        assert self.realm.side == "neutral"
        friends, foes = self.realm.empires(), self.realm.leagues()
        if e.side == "league":
            friends, foes = foes, friends
        self.realm.side = e.side
        self.relate(e.faction, friends, "allied")
        self.relate(e.faction, [*foes, *self.realm.seceded], "hostile")

    def secede(self, e: powers.Seceded) -> None:
        self.realm.seceded = (*self.realm.seceded, e.faction)
        enemies = [self.realm.empire, *([self.realm.gracuja] if self.realm.side == "empire" else [])]
        self.relate(e.faction, enemies, "hostile")

    def elect(self, e: powers.Elected) -> None:
        self.realm.offices.pop(e.office, None)
        if e.faction:
            self.realm.offices[e.office] = e.faction

    def vote_on(self, e: powers.Candidacies) -> None:
        """Who gives up an office without a vote leaves it to one that is due."""
        assert e.office in self.realm.vote
        self.realm.vote = tuple(x for x in self.realm.vote if x != e.office)

    def call_election(self, e: powers.ElectionCalled) -> None:
        order = ("kard", "treasurer", "commander", "sermo", "umbro")
        self.realm.vote = tuple(x for x in order if x in (*self.realm.vote, *e.offices))

    def gain(self, e: powers.InfluenceGained) -> None:
        account = self.realm.quiet if e.why in QUIET else self.realm.deeds
        account[e.faction] = account.get(e.faction, 0) + e.points
        deeds = self.realm.deeds.get(e.faction, 0)
        assert e.points > 0 and e.total == deeds + min(self.realm.quiet.get(e.faction, 0), deeds // 2)

    def begin_round(self, e: powers.RoundBegun) -> None:
        assert self.realm.need == e.need
        self.realm.order = e.order

    def fall_need(self, e: powers.NeedFell) -> None:
        assert e.need == self.realm.need - 1
        self.realm.need = e.need

    def lay_body(self, at: str, home: int) -> None:
        assert self.realm.body is not None
        self.realm.body = (at, home)


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
    events.Captured: PublicMap.capture,
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
    campaign.BuildingPaid: lambda m, e: m.works.update({e.at: e.paid}),
    campaign.WorkTaken: lambda m, e: m.works.pop(e.at),
    events.TurnedHostile: lambda m, e: m.relate(e.faction, [e.other], "hostile"),
    powers.WarDeclared: lambda m, e: m.relate(e.faction, [e.other], "hostile"),
    powers.PeaceMade: lambda m, e: m.relate(e.faction, [e.other], "allied"),
    powers.KardomJoined: PublicMap.join_league,
    powers.SideChosen: PublicMap.choose_side,
    powers.Seceded: PublicMap.secede,
    powers.Sided: lambda m, e: None if e.along else m.relate(e.faction, [e.other], "hostile"),
    powers.ChurchTownKept: lambda m, e: m.become(e.place, ""),
    powers.TroopsSeceded: PublicMap.secede_troops,
    powers.TownGiven: PublicMap.give_town,
    powers.PlaceOwnerless: PublicMap.lose_owner,
    powers.Unrest: lambda m, e: m.lose(e.body, e.kind, e.number),
    powers.CardLoss: lambda m, e: m.lose(e.body, e.kind, e.number),
    powers.CardUnits: lambda m, e: m.join(e.place, e.faction, {e.kind: e.number}),
    powers.ShadowCalled: PublicMap.call_shadow,
    powers.Elected: PublicMap.elect,
    powers.Candidacies: PublicMap.vote_on,
    powers.ElectionCalled: PublicMap.call_election,
    powers.InfluenceGained: PublicMap.gain,
    powers.RoundBegun: PublicMap.begin_round,
    powers.NeedFell: PublicMap.fall_need,
    powers.BodyArrived: lambda m, e: m.lay_body(e.at, 1),
    powers.BodySeized: lambda m, e: m.lay_body(e.at, 0),
    powers.BodyTaken: lambda m, e: m.lay_body("", 0),
}


@dataclass
class Account:
    """All that a faction has, in its treasury and its chests: what events with amounts make of it.  Chests that are lost, and the
    treasury of who is out, are told without their amount: so much may be missing then."""

    held: dict[str, int]
    empire: str = ""
    lost: set[str] = field(default_factory=set)
    heard: set[type] = field(default_factory=set)
    given: int = 0                                           # to a festival

    @classmethod
    def of(cls, world: World) -> Account:
        there = powers_of(world.land)
        return cls(holdings(world), there.empire if there else "")

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
            case powers.ExtraTaxRaised():
                self.held[self.empire] += event.amount
            case powers.HeadPaid() | powers.CardPaid():
                self.held[event.faction] += event.amount
            case powers.GiftGiven():
                self.held[event.faction] -= event.amount
                self.given += event.amount
            case powers.GiftsCollected():
                assert event.amount == self.given
                self.given = 0

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
