"""Battle scenarios: files in TOML, read with limits, checked for what their types cannot see, and set up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import msgspec
from msgspec import UNSET

from montjoy.core.content import files
from montjoy.core.content.messages import Lines, dotted, shown
from montjoy.core.content.vocabulary import folded
from montjoy.core.errors import BadInput
from montjoy.core.seats import BadSeat, check_seats
from montjoy.games.rudern.authoring import campaign, powers
from montjoy.games.rudern.authoring.crowds import RECRUITS, blocs, most_stacks
from montjoy.games.rudern.authoring.faults import Fault, nearest, stand
from montjoy.games.rudern.authoring.unit_table import load
from montjoy.games.rudern.battle.state import STACKS
from montjoy.games.rudern.battle.unit_types import UnitTable
from montjoy.games.rudern.model.scenario import BannerFile, BattleScenario, SiegeFile
from montjoy.games.rudern.model.state import (
    PLACES,
    Banner,
    Border,
    Capture,
    Ends,
    Faction,
    Garrison,
    Land,
    Province,
    Siege,
    World,
)
from montjoy.games.rudern.options import RudernOptions
from montjoy.games.rudern.rules.battles.money import begin_account

MOST_BYTES: Final = 200_000
OWN_TABLE: Final = 'a table of your own types is named at the top of the scenario, unit_table = "my_units.toml"'


# ---- reading ---------------------------------------------------------------------------------------------------------
def read_folder(folder: Path) -> Mapping[str, BattleScenario]:
    """All scenarios of a folder, by id."""
    return {s.id: s for s in (read_file(path) for path in sorted(folder.glob("*.toml")))}


def read_file(path: Path, units: UnitTable | None = None) -> BattleScenario:
    return read(files.read_bytes(path, MOST_BYTES), path, path.parent, units)


def read(data: bytes, path: Path | str, folder: Path | None = None, units: UnitTable | None = None) -> BattleScenario:
    """A scenario from the text of a file; BadFile says in its author's words what is wrong.

    RW-GEN-14  `unit_table` names a file in the same folder with unit types of its own; `units`: those that came along with it."""
    text = files.text_of(data, path)
    raw: dict[str, object] = files.toml_of(data, path, dict)
    lines = Lines(text)
    if "options" in raw:
        says, would_work = "a scenario of this game has no options", f"give them in a house rule or with --option; {OWN_TABLE}"
        raise files.BadFile(path, says, would_work, line=lines.of(("options",)), key="options")
    scenario = files.convert(raw, BattleScenario, path, text)
    if scenario.units is not None:
        says, would_work = "`units` is for records", 'write unit_table = "FILE.toml"'
        raise files.BadFile(path, says, would_work, line=lines.of(("units",)), key="units")
    if units is not None:
        scenario = msgspec.structs.replace(scenario, units=units)
    elif scenario.unit_table:
        scenario = msgspec.structs.replace(scenario, units=_own_units(scenario.unit_table, folder, path, lines))
    refuse_faults(scenario, path, lines)
    return scenario


def refuse_faults(scenario: BattleScenario, path: Path | str, lines: Lines) -> None:
    """All that is wrong in the first checks that find something, in the order of the lines: of each entry what is found first,
    for the rest of it may follow from that."""
    found: list[files.BadFile] = []
    entries: set[tuple[str, int]] = set()
    for fault in faults(scenario, scenario.units or load("default")):
        if (fault.table, fault.number) in entries:
            continue
        entries.add((fault.table, fault.number))
        says, _, would_work = fault.says.partition("; ")
        says += f" (line {lines.of((fault.table, fault.other, fault.key))})" if fault.other >= 0 else ""
        found.append(files.BadFile(path, says, would_work, line=lines.of(fault.where), key=dotted(fault.where)))
    if found:
        first, *others = sorted(found, key=lambda bad: bad.line)
        first.also = tuple(others)
        raise first


def _own_units(name: str, folder: Path | None, path: Path | str, lines: Lines) -> UnitTable:
    try:
        return load(name, folder)
    except files.BadFile as bad:                             # of the table itself
        raise bad.named_in(path, lines.of(("unit_table",))) from None
    except BadInput as bad:
        says = bad.says.removeprefix("[options] ").removeprefix("unit_table = ")
        raise files.BadFile(path, says, bad.would_work, line=lines.of(("unit_table",)), key="unit_table") from None


# ---- what its types cannot see ---------------------------------------------------------------------------------------
def faults(s: BattleScenario, units: UnitTable) -> Iterator[Fault]:
    """What msgspec cannot see: names that lead nowhere, things twice, sieges that are none, sides too large for a fight.  What is
    asked later takes for granted that nothing before it is wrong."""
    for checks in (
        (_twice(s), _called_alike(s)),
        (_dangling(s), unknown_units(s, units), campaign.faults_of_names(s), powers.faults_of_power_names(s)),
        (_badly_placed(s), _bad_sieges(s), _bad_ends(s)),
        (campaign.faults_of_campaign(s, units), powers.faults_of_powers(s), too_large(s, units)),
    ):
        found = [fault for check in checks for fault in check]
        yield from found
        if found:
            return


def _twice(s: BattleScenario) -> Iterator[Fault]:
    names = {"factions": [f.id for f in s.factions], "provinces": [p.id for p in s.provinces]}
    names["banners"] = [b.id for b in s.banners]
    for table, ids in names.items():
        for i, id in enumerate(ids):
            if id in ids[:i]:
                yield Fault(table, i, "id", f"{shown(id)} stands there twice; every id is used once")
    for i, f in enumerate(s.factions):
        if wrong := why_not_faction(f.id):
            yield Fault("factions", i, "id", wrong)
    taken = {f.id for f in s.factions}
    for i, b in enumerate(s.banners):
        if b.id in taken:
            yield Fault("banners", i, "id", f"{shown(b.id)} is a faction already; give the banner another id")
    pairs = [{border.a, border.b} for border in s.borders]
    for i, border in enumerate(s.borders):
        if pairs[i] in pairs[:i]:
            says = f"{border.a} and {border.b} have a border already; keep one of the two"
            yield Fault("borders", i, "a", says, other=pairs.index(pairs[i]))
    if not sum(f.plays for f in s.factions):
        yield Fault("factions", 0, "plays", "nobody plays; at least one faction needs a seat")


def why_not_faction(id: str) -> str:
    """Why a faction may not be called so.  One that nobody plays is told things as well: it is called as a seat may be."""
    try:
        check_seats([id])
    except BadSeat as bad:
        return str(bad)
    return ""


def _called_alike(s: BattleScenario) -> Iterator[Fault]:
    """Two factions or two places of one name: whoever reads of one of them would not know of which."""
    names = {"factions": [f.name for f in s.factions], "provinces": [p.name for p in s.provinces]}
    for table, called in names.items():
        known = [folded(name).strip() for name in called]
        for i, name in enumerate(known):
            if name and name in known[:i]:
                before = known.index(name)
                yield Fault(table, i, "name", f"{shown(called[i])} is also the name of {table}[{before + 1}]; give each its own",
                            other=before)


def _dangling(s: BattleScenario) -> Iterator[Fault]:
    factions, provinces = [f.id for f in s.factions], [p.id for p in s.provinces]
    wanted: list[tuple[str, int, str, str, list[str], str]] = []
    for i, r in enumerate(s.relations):
        wanted += [("relations", i, key, id, factions, "faction") for key, id in (("a", r.a), ("b", r.b))]
    for i, p in enumerate(s.provinces):
        wanted += [("provinces", i, "owner", p.owner, factions, "faction")] if p.owner else []
    for i, border in enumerate(s.borders):
        wanted += [("borders", i, key, id, provinces, "province") for key, id in (("a", border.a), ("b", border.b))]
        if border.a == border.b:
            yield Fault("borders", i, "b", f"{shown(border.b)} borders on itself; name two provinces")
    for i, b in enumerate(s.banners):
        wanted += [("banners", i, "faction", b.faction, factions, "faction"), ("banners", i, "at", b.at, provinces, "province")]
        wanted += [("banners", i, "came_from", b.came_from, provinces, "province")] if b.came_from else []
    for i, g in enumerate(s.garrisons):
        wanted += [("garrisons", i, "at", g.at, provinces, "province")]
        wanted += [("garrisons", i, "faction", g.faction, factions, "faction")] if g.faction else []
    for i, siege in enumerate(s.sieges):
        wanted += [("sieges", i, "place", siege.place, provinces, "province"), ("sieges", i, "by", siege.by, factions, "faction")]
    for i, c in enumerate(s.ends.capture):
        wanted += [("ends.capture", i, "by", c.by, factions, "faction")]
        wanted += [("ends.capture", i, "places", p, provinces, "province") for p in c.places]
    wanted += [("ends", 0, "holder", s.ends.holder, factions, "faction")] if s.ends.holder else []
    wanted += [("ends", 0, "prize", s.ends.prize, provinces, "province")] if s.ends.prize else []
    for table, i, key, id, known, what in wanted:
        if id not in known:
            yield Fault(table, i, key, f"{shown(id)} is not a {what} of this file{nearest(id, known)}")
    for i, r in enumerate(s.relations):
        if r.a == r.b:
            yield Fault("relations", i, "b", f"{shown(r.a)} with itself; name two factions")
        if {r.a, r.b} in [{o.a, o.b} for o in s.relations[:i]]:
            yield Fault("relations", i, "a", f"{r.a} and {r.b} stand there twice; say once how they stand")


def unknown_units(s: BattleScenario, units: UnitTable) -> Iterator[Fault]:
    """Types that the unit table does not have; asked again when a game begins with another table."""
    troops = [u.type for u in units.rows if not u.noble]
    listed = [("banners", i, b.units) for i, b in enumerate(s.banners)]
    for table, i, pieces in listed + [("garrisons", i, g.units) for i, g in enumerate(s.garrisons)]:
        for kind in pieces:
            if kind not in troops:
                near = nearest(kind, troops)
                also = f" ({OWN_TABLE})" if s.units is None and near.startswith("; there are") else ""
                yield Fault(table, i, "units", f"{shown(kind)} is not a type of unit{near}{also}")


def _badly_placed(s: BattleScenario) -> Iterator[Fault]:
    provinces = {p.id: p for p in s.provinces}
    for i, p in enumerate(s.provinces):
        if (p.tax or p.recruits) and p.site not in PLACES:
            yield Fault("provinces", i, "tax" if p.tax else "recruits", f"{p.id} has no place that could give anything; "
                        'make its site "town" or "fortress"')
    for i, b in enumerate(s.banners):
        p = provinces[b.at]
        if b.inside and (p.site not in PLACES or stand(s, b.faction, p.owner) != "allied"):
            yield Fault("banners", i, "inside", f"{b.id} cannot be inside {p.id}: it is no own or allied place; "
                        "write inside = false")
        if b.came_from and not any({b.at, b.came_from} == {x.a, x.b} for x in s.borders):
            yield Fault("banners", i, "came_from", f"{b.came_from} does not border on {b.at}")
    for i, g in enumerate(s.garrisons):
        p = provinces[g.at]
        if p.site not in PLACES or (g.faction != p.owner and stand(s, g.faction, p.owner) != "allied"):
            yield Fault("garrisons", i, "at", f"a garrison of {g.faction or 'nobody'} cannot be in {g.at}: it is no own or "
                        "allied place")
        if any((g.at, g.faction) == (o.at, o.faction) for o in s.garrisons[:i]):
            yield Fault("garrisons", i, "at", f"{g.faction or 'nobody'} has two garrisons in {g.at}; write one")
    for a in s.banners:
        for j, b in enumerate(s.banners):
            if a.at == b.at and not a.inside and not b.inside and stand(s, a.faction, b.faction) == "hostile":
                yield Fault("banners", j, "at", f"{a.id} and {b.id} are hostile and stand in the open in {a.at}; one has to "
                            "stand elsewhere")


def _bad_sieges(s: BattleScenario) -> Iterator[Fault]:
    provinces = {p.id: p for p in s.provinces}
    for i, siege in enumerate(s.sieges):
        place = provinces[siege.place]
        if place.site not in PLACES:
            yield Fault("sieges", i, "place", f"{place.id} is no town and no fortress; nothing can be besieged there")
        if stand(s, siege.by, place.owner) == "allied":
            yield Fault("sieges", i, "by", f"{siege.by} would besiege an own or allied place")
        if not any(b.units for b in besieging(s, siege)):
            yield Fault("sieges", i, "place", f"no banner of {siege.by} with a unit stands outside {place.id}")
        if siege.round >= s.round + 1:
            yield Fault("sieges", i, "round", f"the game begins in round {s.round}; the siege begins in it or earlier")
        if siege.place in [x.place for x in s.sieges[:i]]:
            yield Fault("sieges", i, "place", f"{siege.place} is besieged twice")


def besieging(s: BattleScenario, siege: SiegeFile) -> list[BannerFile]:
    """RW-SIEGE-05  The banners of the side that stand outside, but for who is allied with the besieged too."""
    owner = next(p.owner for p in s.provinces if p.id == siege.place)
    there = [b for b in s.banners if b.at == siege.place and not b.inside]
    return [b for b in there if stand(s, b.faction, siege.by) == "allied" and stand(s, b.faction, owner) != "allied"]


def _bad_ends(s: BattleScenario) -> Iterator[Fault]:
    owner = {p.id: p.owner for p in s.provinces}
    if s.ends.rounds < s.round:
        yield Fault("ends", 0, "rounds", f"the last round is {s.ends.rounds}, the first {s.round}; write at least {s.round}")
    if s.ends.holder and s.ends.prize:
        yield Fault("ends", 0, "prize", "either a holder or a prize decides after the last round; leave one out")
    for i, c in enumerate(s.ends.capture):
        held = [stand(s, c.by, owner[p]) == "allied" for p in c.places]
        if all(held) if c.of == "all" else any(held):
            says = f"{c.by} owns {', '.join(c.places)} already, and has won; name a place to capture"
            yield Fault("ends.capture", i, "places", says)
    pieces = {b.faction for b in s.banners} | {g.faction for g in s.garrisons}
    alive = [f.id for f in s.factions if f.plays and f.id in pieces]
    if all(stand(s, a, b) == "allied" for a in alive for b in alive):
        if idle := [i for i, f in enumerate(s.factions) if f.id in pieces and not f.plays]:
            says = f"only one side is played, and two have to be; leave plays = false out of {s.factions[idle[0]].id}"
            yield Fault("factions", idle[0], "plays", says)
        else:
            yield Fault("factions", 0, "id", "only one side has anybody; give another faction a banner or a garrison")


def too_large(s: BattleScenario, units: UnitTable, wounds: bool = False) -> Iterator[Fault]:
    """Sides that may come to have more stacks than a fight holds; asked again when a game begins, with its units and wounds."""
    for bloc in blocs(s):
        stacks = most_stacks(s, bloc, units, wounds)
        if stacks > STACKS:
            i = next((i for i, f in enumerate(s.factions) if f.id in bloc), 0)
            yield Fault("factions", i, "id", f"the side of {bloc[0] or 'nobody'} may have {stacks} stacks in a fight, which "
                        f"holds {STACKS}: a stack is all units of one type, or one faction's nobles of one type; use fewer types")


# ---- seats -----------------------------------------------------------------------------------------------------------
def seats_of(s: BattleScenario) -> tuple[str, ...]:
    """The factions that have a seat; among six powers those of the League have one together, and the Empire has none."""
    powers = s.campaign.powers if s.campaign else UNSET
    if not powers:
        return tuple(f.id for f in s.factions if f.plays)
    player = {f: p.id for p in powers.players for f in p.factions}
    return tuple(dict.fromkeys(player.get(f.id, f.id) for f in s.factions if f.plays and f.id != powers.empire))


# ---- setting up ------------------------------------------------------------------------------------------------------
def waits(s: BattleScenario, faction: str) -> bool:
    """RW-CAM-ALY-04  A kardom that joins the League later does nothing until then."""
    powers = s.campaign.powers if s.campaign else UNSET
    return faction in [x.faction for x in powers.joins] if powers else False


def setup(s: BattleScenario, options: RudernOptions, units: UnitTable | None = None) -> World:
    """The start: plain data, nothing rolled yet."""
    units = units or s.units or load(options.unit_table)
    check_seats([*(f.id for f in s.factions), *(x for x in seats_of(s) if x not in [f.id for f in s.factions])])
    for fault in unknown_units(s, units):
        raise BadInput(f"{s.id} with unit_table = {shown(options.unit_table)}: {fault.says}")
    for fault in too_large(s, units, options.persistent_wounds):
        raise BadInput(f"{s.id}: {fault.says}")
    if any(p.recruits for p in s.provinces) and RECRUITS not in units.types:
        raise BadInput(f'{s.id}: its places give foot, and unit_table = {shown(options.unit_table)} has no type "{RECRUITS}"')
    land = Land(
        scenario=s.id,
        options=options,
        ends=Ends(
            s.ends.rounds, tuple(Capture(c.by, tuple(c.places), c.of) for c in s.ends.capture), s.ends.holder, s.ends.prize,
            s.ends.points,
        ),
        factions={f.id: Faction(f.id, f.name, f.plays and not waits(s, f.id), f.league) for f in s.factions},
        relations={a.id: {b.id: stand(s, a.id, b.id) for b in s.factions if b is not a} for a in s.factions},
        provinces={p.id: Province(p.id, p.name, p.site, p.owner, p.tax, p.recruits, p.x, p.y) for p in s.provinces},
        borders=[Border(b.a, b.b, b.way, b.length) for b in s.borders],
        banners={
            b.id: Banner(b.id, b.faction, b.noble, b.at, b.inside, dict(b.units), came_from=b.came_from) for b in s.banners
        },
        garrisons={f"{g.at}.{g.faction}": Garrison(f"{g.at}.{g.faction}", g.faction, g.at, dict(g.units)) for g in s.garrisons},
        sieges={x.place: Siege(x.place, x.by, x.round, 0, [b.id for b in besieging(s, x)]) for x in s.sieges},
        round=s.round,
        campaign=campaign.set_up(s) if s.campaign else UNSET,
    )
    for faction in land.factions:
        begin_account(land, faction)
    return World(
        land=land,
        units=units,
        treasuries={f.id: f.treasury for f in s.factions},
        chests={b.id: b.chest for b in s.banners},
    )
