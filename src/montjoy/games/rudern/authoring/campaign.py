"""What only a campaign's file says: checked for what its types cannot see (RW-CAM-SCN-04), and set up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import UNSET

from montjoy.core.content.messages import shown
from montjoy.games.rudern.authoring.faults import Fault, nearest, stand
from montjoy.games.rudern.battle.unit_types import UnitTable
from montjoy.games.rudern.model.campaign import Campaign, Head, Prices, Yield
from montjoy.games.rudern.model.powers import CHURCH, IMPERIAL, Body, Powers
from montjoy.games.rudern.model.scenario import BannerFile, BattleScenario, CampaignFile, GarrisonFile, PowersFile
from montjoy.games.rudern.model.state import PLACES
from montjoy.games.rudern.rules.battles.money import A_UNIT, NOBODY
from montjoy.games.rudern.rules.campaign.marching import LEADER_HOLDS, LEADING, size_of_noble

RETURN: Final = ("head", "ruler")                            # RW-CAM-NOB-05, RW-CAM-NOB-06
HIRED: Final = ("general", "shadow")                         # RW-CAM-NOB-07, who is there at the start may be hired again


def set_up(s: BattleScenario) -> Campaign:
    """RW-CAM-01, RW-CAM-SCN-05  The campaign's own tables, as the game begins."""
    c = s.campaign
    assert isinstance(c, CampaignFile)
    return Campaign(
        turns=c.turns,
        prices=Prices(c.prices.general, c.prices.found, c.prices.fortress, c.prices.rebuild, c.prices.repair),
        seats={seat.faction: seat.at for seat in c.seats},
        realms={p.id: p.owner for p in s.provinces},
        most={row.faction: dict(row.most) for row in c.pieces},
        generals={f.id: tuple(g.id for g in c.generals if g.faction == f.id) for f in s.factions},
        heads={b.id: Head(b.faction, b.noble) for b in s.banners if b.noble in RETURN},
        yields={y.at: Yield(y.faction, y.number) for y in c.yields},
        elephants=tuple(c.elephants),
        homes={home.banner: home.at for home in c.homes},
        powers=set_up_powers(c.powers) if c.powers else UNSET,
    )


def set_up_powers(p: PowersFile) -> Powers:
    """RW-CAM-SCN-02  Six powers, as the game begins."""
    kinds = {place: IMPERIAL for place in p.imperial} | {place: CHURCH for place in p.church}
    return Powers(
        empire=p.empire, capital=p.capital, league=tuple(p.league), houses=tuple(p.houses), gracuja=p.gracuja,
        players={f: player.id for player in p.players for f in player.factions},
        offices={x.office: x.faction for x in p.offices},
        kinds=kinds, joins={x.faction: x.round for x in p.joins}, need=p.need,
        kin=tuple(x.faction for x in p.joins if not x.round),
        body=Body(tuple(p.body)) if p.body else None, shadows=dict(p.shadows),
    )  # fmt: skip


# ---- RW-CAM-SCN-04 ---------------------------------------------------------------------------------------------------
def faults_of_names(s: BattleScenario) -> Iterator[Fault]:
    """Names in the campaign's tables that lead nowhere, or are taken."""
    c = s.campaign
    if not isinstance(c, CampaignFile):
        if s.ends.points:
            yield Fault("ends", 0, "points", "points are counted in a campaign; write a table [campaign], or leave them out")
        return
    factions, provinces = [f.id for f in s.factions], [p.id for p in s.provinces]
    banners = [b.id for b in s.banners]
    wanted = [("seats", i, "faction", x.faction, factions, "faction") for i, x in enumerate(c.seats)]
    wanted += [("seats", i, "at", x.at, provinces, "province") for i, x in enumerate(c.seats)]
    wanted += [("pieces", i, "faction", x.faction, factions, "faction") for i, x in enumerate(c.pieces)]
    wanted += [("generals", i, "faction", x.faction, factions, "faction") for i, x in enumerate(c.generals)]
    wanted += [("homes", i, "banner", x.banner, banners, "banner") for i, x in enumerate(c.homes)]
    wanted += [("homes", i, "at", x.at, provinces, "province") for i, x in enumerate(c.homes)]
    wanted += [("yields", i, "faction", x.faction, factions, "faction") for i, x in enumerate(c.yields)]
    wanted += [("yields", i, "at", x.at, provinces, "province") for i, x in enumerate(c.yields)]
    wanted += [("elephants", i, "", x, provinces, "province") for i, x in enumerate(c.elephants)]
    for table, i, key, id, known, what in wanted:
        if id not in known:
            yield Fault(f"campaign.{table}", i, key, f"{shown(id)} is not a {what} of this file{nearest(id, known)}")
    for table, key, ids in (
        ("seats", "faction", [x.faction for x in c.seats]), ("pieces", "faction", [x.faction for x in c.pieces]),
        ("homes", "banner", [x.banner for x in c.homes]), ("yields", "at", [x.at for x in c.yields]),
    ):
        for i, id in enumerate(ids):
            if id in ids[:i]:
                yield Fault(f"campaign.{table}", i, key, f"{shown(id)} stands there twice; name it once", other=ids.index(id))
    taken = [*factions, *provinces, *banners, A_UNIT, NOBODY]
    there = {(b.id, b.faction) for b in s.banners if c.powers and b.noble in HIRED}
    hired: set[str] = set()
    for i, g in enumerate(c.generals):
        if g.id in hired or (g.id in taken and (g.id, g.faction) not in there):
            yield Fault("campaign.generals", i, "id", f"{shown(g.id)} stands there already; every id is used once")
        hired.add(g.id)
    for i, b in enumerate(s.banners):
        if b.id in (*provinces, A_UNIT, NOBODY):
            yield Fault("banners", i, "id", f"{shown(b.id)} is something else already; give the banner another id")


def faults_of_campaign(s: BattleScenario, units: UnitTable) -> Iterator[Fault]:
    """RW-CAM-SCN-04  Banners within their size, pieces within their limits, a way between all provinces, and for each faction
    that plays a seat that it owns, a border to what is not its own, and something it may come to besiege."""

    c = s.campaign
    if not isinstance(c, CampaignFile):
        return
    for i, b in enumerate(s.banners):
        if sum(b.units.values()) > size_at_start(c, b):
            says = f"{b.id} leads {sum(b.units.values())} units, and a {b.noble} marches with {size_at_start(c, b)} at most"
            yield Fault("banners", i, "units", f"{says}; leave the others as a garrison")
    yield from faults_of_pieces(s, c, units)
    yield from faults_of_places(s, c)
    if apart := out_of_touch(s):
        n = next(i for i, p in enumerate(s.provinces) if p.id == apart[0])
        says = f"no open way leads from {s.provinces[0].id} to {apart[0]}"
        yield Fault("provinces", n, "id", f"{says}; add a border, or close all those of the provinces that are apart")
    for i, f in enumerate(s.factions):
        if f.plays:
            yield from faults_of_faction(s, c, i, f.id)


def size_at_start(c: CampaignFile, b: BannerFile) -> int:
    """RW-CAM-NOB-01  With the office of his faction."""
    offices = c.powers.offices if c.powers else []
    leads = b.noble == "head" and any(x.faction == b.faction and x.office in LEADING for x in offices)
    return max(size_of_noble(b.noble), LEADER_HOLDS if leads else 0)


def faults_of_pieces(s: BattleScenario, c: CampaignFile, units: UnitTable) -> Iterator[Fault]:
    """RW-CAM-ECO-05  No faction begins with more pieces than it may have, and every type is one of the unit table."""
    troops = [u.type for u in units.rows if not u.noble]
    there: list[BannerFile | GarrisonFile] = [*s.banners, *s.garrisons]
    for i, row in enumerate(c.pieces):
        for kind, most in row.most.items():
            if kind not in troops:
                yield Fault("campaign.pieces", i, "most", f"{shown(kind)} is not a type of unit{nearest(kind, troops)}")
            has = sum(x.units.get(kind, 0) for x in there if x.faction == row.faction)
            if has > most:
                says = f"{row.faction} begins with {has} of {kind}, and may have {most}; raise it"
                yield Fault("campaign.pieces", i, "most", says)
    limits = {row.faction: row.most for row in c.pieces}
    bodies = [("banners", i, b.faction, b.units) for i, b in enumerate(s.banners)]
    for table, i, faction, led in bodies + [("garrisons", i, g.faction, g.units) for i, g in enumerate(s.garrisons)]:
        for kind in led if faction else ():
            if kind not in limits.get(faction, {}):
                says = f"{faction} has {kind}, and [[campaign.pieces]] gives it none; name the type there"
                yield Fault(table, i, "units", says)


def faults_of_places(s: BattleScenario, c: CampaignFile) -> Iterator[Fault]:
    """RW-CAM-ECO-01, RW-CAM-NOB-02  What a place gives is the campaign's, once; the home of a general is a town."""

    site = {p.id: p.site for p in s.provinces}
    for i, p in enumerate(s.provinces):
        if p.tax or p.recruits:
            says = f"in a campaign {p.id} gives what every place does; leave it out, or name {p.id} in [[campaign.yields]]"
            yield Fault("provinces", i, "tax" if p.tax else "recruits", says)
    for i, y in enumerate(c.yields):
        if site[y.at] not in PLACES:
            yield Fault("campaign.yields", i, "at", f"{y.at} is no town and no fortress, and gives nothing; name one")
    for i, home in enumerate(c.homes):
        if site[home.at] != "town":
            yield Fault("campaign.homes", i, "at", f"{home.at} is no town; generals come from towns")


def out_of_touch(s: BattleScenario) -> list[str]:
    """Provinces with an open border that no open way joins to the first such province."""
    ways = [{b.a, b.b} for b in s.borders if b.way == "open"]
    open_ = [p.id for p in s.provinces if any(p.id in way for way in ways)]
    found = set(open_[:1])
    while more := {id for way in ways if way & found for id in way} - found:
        found |= more
    return [id for id in open_ if id not in found]


def faults_of_faction(s: BattleScenario, c: CampaignFile, i: int, faction: str) -> Iterator[Fault]:
    """RW-CAM-SCN-04  Its seat, its frontier, its targets."""
    owner = {p.id: p.owner for p in s.provinces}
    site = {p.id: p.site for p in s.provinces}
    seat = next((x.at for x in c.seats if x.faction == faction), "")
    if owner.get(seat) != faction or site[seat] not in PLACES:
        yield Fault("factions", i, "id", f"{faction} has no seat; name a town or fortress of its own in [[campaign.seats]]")
    ways = [(b.a, b.b) for b in s.borders if b.way == "open"]
    if not any(owner[x] == faction != owner[y] for a, b in ways for x, y in ((a, b), (b, a))):
        yield Fault("factions", i, "id", f"{faction} has no open border to ground that is not its own; open one")
    if not may_besiege_something(s, faction):
        says = f"{faction} can besiege nothing, now or after founding one town"
        yield Fault("factions", i, "id", f"{says}; bring a place or a village of its own next to one (RW-SIEGE-03)")


def may_besiege_something(s: BattleScenario, faction: str) -> bool:
    """RW-SIEGE-03  A place of another's lies next to an own one, or next to a village where it may found a town."""
    ways = [{b.a, b.b} for b in s.borders if b.way == "open"]
    own = {p.id for p in s.provinces if p.site in PLACES and p.owner == faction}
    villages = {p.id for p in s.provinces if p.site == "village" and p.owner in (faction, "")}
    others = {p.id for p in s.provinces if p.site in PLACES and stand(s, faction, p.owner) != "allied"}
    return any(way & (own | villages) and way & others for way in ways)
