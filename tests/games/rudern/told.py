"""The map as the public events alone tell it, beside the true one: whatever happens is told, and whatever is told happened."""

from __future__ import annotations

from typing import Any

from montjoy.games.rudern.model.queries import open_neighbours, powers_of
from montjoy.games.rudern.model.state import Banner, Garrison, Land, Relation, Siege
from montjoy.games.rudern.protocol import campaign_events as campaign
from montjoy.games.rudern.protocol import events
from montjoy.games.rudern.protocol import powers_events as powers
from montjoy.games.rudern.seen.view import copy_land


class Told:
    """A listener who knows the map at the start and hears what is told to all."""

    def __init__(self, land: Land) -> None:
        self.land = copy_land(land)
        self.fighting: tuple[str, ...] = ()
        self.faults: list[str] = []

    def hear(self, to: Any, event: Any) -> None:
        if to == "*":
            getattr(self, type(event).__name__, self.nothing)(event)

    def nothing(self, event: Any) -> None:
        """Told of dice, money and questions: nothing moves."""

    def wants(self, holds: bool, event: Any, what: str) -> None:
        if not holds:
            self.faults.append(f"{what}: {event}")

    # ---- who stands where ----------------------------------------------------------------------------------------------
    def move(
        self, event: Any, bodies: tuple[str, ...], start: str, to: str, inside: bool, moved: bool = True
    ) -> None:
        for key in bodies:
            there = self.land.banners.get(key) or self.land.garrisons.get(key)
            self.wants(there is not None and there.at == start, event, "nobody of that name is there")
            if isinstance(there, Banner):
                self.wants(not moved or (there.at, there.inside) != (to, inside), event, "nothing moved")
                there.at, there.inside = to, inside
            elif there is not None and to != start:
                del self.land.garrisons[key]
                self.garrison(to, there.faction, there.units)

    def garrison(self, at: str, faction: str, units: dict[str, int]) -> None:
        there = self.land.garrisons.setdefault(f"{at}.{faction}", Garrison(f"{at}.{faction}", faction, at))
        for kind, n in units.items():
            there.units[kind] = there.units.get(kind, 0) + n

    def Marched(self, e: events.Marched) -> None:
        self.wants(e.to in open_neighbours(self.land, e.start), e, "no open border")
        self.move(e, e.banners, e.start, e.to, False)

    def WentIn(self, e: events.WentIn) -> None:
        self.move(e, e.banners, e.place, e.place, True)

    def WentOut(self, e: events.WentOut) -> None:
        self.move(e, e.banners, e.place, e.place, False)

    def CameOut(self, e: events.CameOut) -> None:
        self.move(e, e.banners, e.place, e.place, False)

    def Retreated(self, e: events.Retreated) -> None:
        self.move(e, e.bodies, e.start, e.to, True)

    def WithdrewInside(self, e: events.WithdrewInside) -> None:
        for key in e.bodies:
            self.wants(key in self.fighting, e, f"{key} has not fought")
            if key in self.land.banners:
                self.move(e, (key,), e.place, e.place, True, moved=False)

    def SteppedBack(self, e: events.SteppedBack) -> None:
        """Inside, where it is an own or allied place that is not besieged."""
        land = self.land
        p = land.provinces[e.to]
        friend = p.owner == e.faction or land.relations.get(e.faction, {}).get(p.owner) == "allied"
        inside = p.site in ("town", "fortress") and friend and e.to not in land.sieges
        self.move(e, e.bodies, e.start, e.to, inside)

    def Stranded(self, e: events.Stranded) -> None:
        for key in e.bodies:
            there = self.land.banners.get(key) or self.land.garrisons.get(key)
            self.wants(there is not None and there.at == e.at, e, "nobody of that name is there")

    def Disbanded(self, e: events.Disbanded) -> None:
        for key in e.bodies:
            there = self.land.banners.get(key) or self.land.garrisons.pop(key, None)
            self.wants(there is not None and there.at == e.at, e, "nobody of that name is there")

    def CountedAsKilled(self, e: events.CountedAsKilled) -> None:
        there = self.land.banners.pop(e.banner, None)
        self.wants(there is not None and there.noble == e.noble, e, "no such noble")

    # ---- how many ------------------------------------------------------------------------------------------------------
    def Fallen(self, e: events.Fallen) -> None:
        there = self.land.banners.get(e.body) or self.land.garrisons.get(e.body)
        self.wants(there is not None and there.units.get(e.kind, 0) >= e.number > 0, e, "there are not so many")
        if there is not None:
            there.units[e.kind] -= e.number
            if not there.units[e.kind]:
                del there.units[e.kind]
            if isinstance(there, Garrison) and not there.units:
                del self.land.garrisons[e.body]

    def NobleFallen(self, e: events.NobleFallen) -> None:
        there = self.land.banners.pop(e.banner, None)
        self.wants(there is not None and there.noble == e.noble, e, "no such noble")
        if there is not None and there.units:
            self.garrison(there.at, there.faction, there.units)

    def Recruited(self, e: events.Recruited) -> None:
        self.garrison(e.place, e.faction, {"foot": e.units})

    # ---- campaigns -----------------------------------------------------------------------------------------------------
    def Raised(self, e: campaign.Raised) -> None:
        self.garrison(e.place, e.faction, {e.kind: e.number})

    def Hired(self, e: campaign.Hired) -> None:
        self.wants(e.banner not in self.land.banners, e, "he is there already")
        self.land.banners[e.banner] = Banner(e.banner, e.faction, "general", e.place)

    def HeadReturned(self, e: campaign.HeadReturned) -> None:
        self.wants(e.banner not in self.land.banners, e, "he is there already")
        self.land.banners[e.banner] = Banner(e.banner, e.faction, e.noble, e.place)

    def Reorganised(self, e: campaign.Reorganised) -> None:
        bodies = [self.land.banners.get(key) or self.land.garrisons.get(f"{e.at}.{e.faction}") for key in e.units]
        before = [units(there) for there in bodies if there is not None]
        self.wants(added(before) == added([*e.units.values()]), e, "not the same units")
        for key, led in e.units.items():
            if key:
                self.land.banners[key].units = dict(led)
            else:
                self.land.garrisons[f"{e.at}.{e.faction}"] = Garrison(f"{e.at}.{e.faction}", e.faction, e.at, dict(led))

    def DiedOfWant(self, e: campaign.DiedOfWant) -> None:
        self.Fallen(events.Fallen(e.faction, e.body, e.kind, e.number))

    def Built(self, e: campaign.Built) -> None:
        site = "fortress" if e.building in ("fortress", "repair") else "town"
        self.wants(self.land.provinces[e.at].site != site, e, "it is one already")
        self.land.provinces[e.at].site, self.land.provinces[e.at].owner = site, e.faction

    # ---- six powers ----------------------------------------------------------------------------------------------------
    def ShadowCalled(self, e: powers.ShadowCalled) -> None:
        self.wants(e.banner not in self.land.banners, e, "it is there already")
        there = powers_of(self.land)
        beside = self.land.banners.get(there.shadows[e.faction]) if there else None
        self.wants(beside is not None and beside.at == e.at, e, "its ruler is not there")
        self.land.banners[e.banner] = Banner(e.banner, e.faction, "shadow", e.at, inside=beside is None or beside.inside)

    def WarDeclared(self, e: powers.WarDeclared) -> None:
        self.wants(not self.is_hostile(e.faction, e.other), e, "at war already")
        self.relate(e.faction, [e.other], "hostile")

    def PeaceMade(self, e: powers.PeaceMade) -> None:
        self.wants(self.is_hostile(e.faction, e.other), e, "not at war")
        self.relate(e.faction, [e.other], "allied")

    def KardomJoined(self, e: powers.KardomJoined) -> None:
        """Allied with those of the League that have joined, hostile to the Empire, all houses and Gracuja in the Empire."""
        there = powers_of(self.land)
        assert there is not None
        self.wants(e.faction in there.joins, e, "it is of the League already")
        there.joins.pop(e.faction, None)
        league = [f for f in there.league if f not in there.joins] + [there.gracuja] * (there.side == "league")
        enemies = [*there.houses, there.empire] + [there.gracuja] * (there.side == "empire")
        self.relate(e.faction, [f for f in league if f != e.faction], "allied")
        self.relate(e.faction, enemies, "hostile")

    def SideChosen(self, e: powers.SideChosen) -> None:
        there = powers_of(self.land)
        assert there is not None
        if e.side == "neutral":
            return
        self.wants(there.side == "neutral", e, "it has a side already")
        there.side = "empire" if e.side == "empire" else "league"
        league = [f for f in there.league if f not in there.joins]
        empire = [f for f in (*there.houses, there.empire) if f not in there.seceded]
        friends, enemies = (empire, league) if e.side == "empire" else (league, empire)
        self.relate(e.faction, friends, "allied")
        self.relate(e.faction, [*enemies, *there.seceded], "hostile")

    def Seceded(self, e: powers.Seceded) -> None:
        there = powers_of(self.land)
        assert there is not None
        there.seceded = (*there.seceded, e.faction)
        self.relate(e.faction, [there.empire, *([there.gracuja] if there.side == "empire" else [])], "hostile")

    def Sided(self, e: powers.Sided) -> None:
        if not e.along:
            self.relate(e.faction, [e.other], "hostile")

    def TroopsSeceded(self, e: powers.TroopsSeceded) -> None:
        there = powers_of(self.land)
        assert there is not None
        self.Fallen(events.Fallen(there.empire, e.body, e.kind, e.number))
        self.garrison(e.place, e.faction, {e.kind: e.number})

    def Unrest(self, e: powers.Unrest) -> None:
        self.Fallen(events.Fallen(e.faction, e.body, e.kind, e.number))

    def PlaceOwnerless(self, e: powers.PlaceOwnerless) -> None:
        """Nobles inside stand outside."""
        self.wants(self.land.provinces[e.place].owner == e.owner, e, "not its own")
        self.land.provinces[e.place].owner = ""
        for banner in self.land.banners.values():
            if banner.at == e.place:
                banner.inside = False

    def TownGiven(self, e: powers.TownGiven) -> None:
        self.land.provinces[e.place].owner = e.other

    def CardUnits(self, e: powers.CardUnits) -> None:
        self.garrison(e.place, e.faction, {e.kind: e.number})

    def CardLoss(self, e: powers.CardLoss) -> None:
        self.Fallen(events.Fallen(e.faction, e.body, e.kind, e.number))

    def is_hostile(self, a: str, b: str) -> bool:
        return self.land.relations.get(a, {}).get(b) == "hostile"

    def relate(self, a: str, others: list[str], to: Relation) -> None:
        for b in others:
            self.land.relations.setdefault(a, {})[b] = self.land.relations.setdefault(b, {})[a] = to

    # ---- battles -------------------------------------------------------------------------------------------------------
    def BattleBegun(self, e: events.BattleBegun) -> None:
        self.fighting = e.first + e.second
        self.wants(bool(e.first and e.second), e, "nobody on a side")
        for key in e.first + e.second:
            there = self.land.banners.get(key) or self.land.garrisons.get(key)
            self.wants(there is not None and there.at == e.at, e, f"{key} is not there")

    def BattleWon(self, e: events.BattleWon) -> None:
        self.wants(bool(e.winners and e.losers), e, "nobody has won or lost")

    # ---- sieges --------------------------------------------------------------------------------------------------------
    def SiegeBegun(self, e: events.SiegeBegun) -> None:
        self.wants(e.place not in self.land.sieges, e, "besieged already")
        self.land.sieges[e.place] = Siege(e.place, e.faction, 0, 0, list(e.banners))

    def SiegeJoined(self, e: events.SiegeJoined) -> None:
        self.wants(not set(self.land.sieges[e.place].members) & set(e.banners), e, "besieges already")
        self.land.sieges[e.place].members += e.banners

    def SiegeLeft(self, e: events.SiegeLeft) -> None:
        self.wants(set(self.land.sieges[e.place].members) >= set(e.banners), e, "does not besiege")
        for key in e.banners:
            self.land.sieges[e.place].members.remove(key)

    def SiegeOver(self, e: events.SiegeOver) -> None:
        self.wants(self.land.sieges.pop(e.place, None) is not None, e, "no siege")

    def Captured(self, e: events.Captured) -> None:
        self.wants(self.land.provinces[e.place].owner == e.owner, e, "not his")
        self.land.provinces[e.place].owner = e.by

    def FortressDamaged(self, e: events.FortressDamaged) -> None:
        self.land.provinces[e.place].site = "damaged"
        if self.land.campaign:
            self.land.provinces[e.place].owner = self.land.campaign.realms[e.place]

    def TurnedHostile(self, e: events.TurnedHostile) -> None:
        for a, b in ((e.faction, e.other), (e.other, e.faction)):
            self.wants(self.land.relations.get(a, {}).get(b, "neutral") == "neutral", e, "not neutral")
            self.land.relations.setdefault(a, {})[b] = "hostile"

    # ---- the comparison ------------------------------------------------------------------------------------------------
    def compare(self, land: Land) -> list[str]:
        """What differs between the map as it was told and as it is."""
        mine, true = drawn(self.land), drawn(land)
        keys = {key: None for key in [*mine, *true]}
        return [f"{key}: told {mine.get(key)}, is {true.get(key)}" for key in keys if mine.get(key) != true.get(key)]


def drawn(land: Land) -> dict[str, Any]:
    """All that stands on the map, by name."""
    found: dict[str, Any] = {b.id: (b.at, b.inside, b.noble, units(b)) for b in land.banners.values()}
    found |= {g.id: units(g) for g in land.garrisons.values() if units(g)}
    found |= {f"siege of {s.place}": (s.by, sorted(m for m in s.members if m in land.banners)) for s in land.sieges.values()}
    found |= {p.id: (p.owner, p.site) for p in land.provinces.values()}
    return found | {f"{a} to {b}": r for a, rs in land.relations.items() for b, r in rs.items() if r == "hostile"}


def added(bodies: list[dict[str, int]]) -> dict[str, int]:
    found: dict[str, int] = {}
    for body in bodies:
        for kind, n in body.items():
            found[kind] = found.get(kind, 0) + n
    return found


def units(body: Banner | Garrison) -> dict[str, int]:
    return {kind: n for kind, n in sorted(body.units.items()) if n}
