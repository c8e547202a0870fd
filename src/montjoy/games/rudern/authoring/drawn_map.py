"""RW-CAM-SCN-05  A scenario's file made of a map that is drawn in Tiled, and what it lacks, told by object and property.

Provinces, borders, factions, banners and garrisons are the objects of layers that are called so; `scenarios/README.md` tells an
author how to draw them.  What the map does not say is the usual.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import Meta

from montjoy.core.content.files import BadFile
from montjoy.core.content.messages import Where, clean, closest, dotted, explain, explain_all, nearest, shown
from montjoy.core.content.vocabulary import bare, folded
from montjoy.games.rudern.authoring import scenarios
from montjoy.games.rudern.authoring.tiled import Drawn, Map, Point, between, read_map
from montjoy.games.rudern.authoring.unit_table import load
from montjoy.games.rudern.model.campaign import Turns
from montjoy.games.rudern.model.powers import CHURCH, IMPERIAL
from montjoy.games.rudern.model.scenario import Amount, BattleScenario, Id, Name
from montjoy.games.rudern.model.state import PLACES, Site, Way

T = TypeVar("T")
Word = Annotated[str, Meta(max_length=80)]                   # an id or a name, or the number of an object
PROVINCES, BORDERS, FACTIONS, BANNERS, GARRISONS = LAYERS = ("provinces", "borders", "factions", "banners", "garrisons")
LIMITS: Final = {"foot": 12, "cavalry": 5}                   # pieces of a faction in a campaign, if it does not begin with more
EDGE: Final = 5                                              # of 100, around all provinces
NEAR: Final = 4                                              # a line ends at a province that is within this part of the map
ID: Final = re.compile("[A-Za-z][A-Za-z0-9_]{0,31}")
A_TYPE: Final = re.compile(r"([A-Za-z][A-Za-z0-9_]{0,31})\s*[ :=]\s*([1-9][0-9]?)", re.ASCII)
TEXTS: Final = ("id", "title", "says", "holder", "prize", "owner", "realm", "a", "b", "at", "faction", "units", "came_from")
HEAD: Final = "# From {}.  What the map did not say is the usual."
PLAIN: Final = str.maketrans({"ł": "l", "đ": "d", "ø": "o", "æ": "ae", "œ": "oe", "þ": "th"})


# ---- what properties may say -----------------------------------------------------------------------------------------
class OfMap(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The map's own.  `step`: so many pixels are a compass step, and borders are as long as they are drawn."""

    id: Id = ""
    title: Name = ""
    says: Annotated[str, Meta(max_length=900)] = ""
    rounds: Annotated[int, Meta(ge=1, le=99)] = 12
    campaign: bool = False
    turns: Turns = "fixed"
    holder: Word = ""
    prize: Word = ""
    step: Annotated[float, Meta(ge=1)] | None = None


class OfProvince(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`realm`: the same as `owner`, for land that nobody holds.  `kind`: of six powers.  `seat`: its owner's, in a campaign."""

    id: Id = ""
    site: Site = "none"
    owner: Word = ""
    realm: Word = ""
    kind: Literal["manorial", "imperial", "church"] = "manorial"
    tax: Amount = 0
    recruits: Amount = 0
    seat: bool = False


class OfBorder(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    a: Word = ""
    b: Word = ""
    way: Way = "open"
    length: Annotated[int, Meta(ge=1, le=99)] | None = None


class OfFaction(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Id = ""
    treasury: Amount = 0
    plays: bool = True
    league: bool = False


class OfBanner(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`faction`: the owner's of the place; `inside`: in an own place, if nothing is said."""

    id: Id = ""
    faction: Word = ""
    noble: Literal["general", "shadow", "head", "ruler"] = "general"
    at: Word = ""
    inside: bool | None = None
    chest: Amount = 0
    units: Annotated[str, Meta(max_length=200)] = ""
    came_from: Word = ""


class OfGarrison(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    at: Word = ""
    faction: Word = ""
    units: Annotated[str, Meta(max_length=200)] = ""


# ---- the file --------------------------------------------------------------------------------------------------------
def scenario_file(path: Path) -> tuple[str, list[BadFile]]:
    """The text of a scenario's file, and what it lacks before it can be played.  BadFile: the map cannot be read, or says what
    cannot be."""
    reading = _Reading(path, read_map(path))
    raw = reading.scenario()
    return text_of(raw, reading.kinds, path.name), list(reading.lacks(raw))


def text_of(raw: Mapping[str, Any], kinds: Mapping[str, Sequence[str]], drawn_in: str) -> str:
    """Tables of plain data as TOML, in the order in which they stand in ours."""
    lines = [HEAD.format(clean(drawn_in)), *written("", {key: x for key, x in raw.items() if isinstance(x, str)})]
    for key, value in raw.items():
        if isinstance(value, dict):
            lines += written(f"[{key}]", {name: x for name, x in value.items() if not isinstance(x, list)})
        inside = {f"{key}.{name}": x for name, x in value.items()} if isinstance(value, dict) else {key: value}
        for name, rows in inside.items():
            for row in rows if isinstance(rows, list) else ():
                lines += written(f"[[{name}]]", row)
    if any(kinds.values()):
        lines += ["", "# In a campaign of six powers [campaign.powers] has:"]
        lines += [f"# {kind} = {toml(places)}" for kind, places in kinds.items() if places]
    return "\n".join(lines) + "\n"


def written(header: str, row: Mapping[str, Any]) -> list[str]:
    return [*(["", header] if header else []), *(f"{key} = {toml(value)}" for key, value in row.items())]


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {toml(x)}' for key, x in value.items())} }}"
    return json.dumps(value, ensure_ascii=False)


# ---- from the drawing ------------------------------------------------------------------------------------------------
class _Known:
    """What a word among the properties may mean: an id, a name, or, as Tiled has it, the number of an object."""

    def __init__(self, what: str, rows: Iterable[tuple[str, str, int]] = ()) -> None:
        self.what, self.ids = what, list[str]()
        self.by_word: dict[str, str] = {}
        for id, name, number in rows:
            self.ids.append(id)
            self.by_word |= {str(number): id, folded(name): id, folded(id): id}

    def id_of(self, word: str) -> str:
        """"": nothing is called so."""
        return word if word in self.ids else self.by_word.get(folded(word), "")


class _Reading:
    """A map while it becomes a scenario: what is wrong is told with the object that it is wrong with."""

    def __init__(self, path: Path, map: Map) -> None:
        self.path, self.map = path, map
        self.wrong: list[BadFile] = []
        self.made_of: dict[str, list[Drawn]] = {layer: [] for layer in LAYERS}   # of each row of a table, its object
        self.kinds: dict[str, list[str]] = {IMPERIAL: [], CHURCH: []}
        self.provinces: dict[str, tuple[Drawn, OfProvince]] = {}
        self.places, self.factions = _Known("province"), _Known("faction")
        self.span = 1.0

    def bad(self, key: str, says: str, would_work: str = "") -> None:
        self.wrong.append(BadFile(self.path, says, would_work, key=key))

    def refuse_wrong(self) -> None:
        """What comes later takes for granted that nothing before it is wrong."""
        if self.wrong:
            first, *others = self.wrong
            first.also = tuple(others)
            raise first

    def rows(self, layer: str, kind: type[T]) -> Iterator[tuple[Drawn, T]]:
        """The objects of a layer with what their properties say; of one that says what cannot be, that is told."""
        for each in self.map.layers.get(layer, ()):
            if (row := self.said(each.says, kind, each.key)) is not None:
                yield each, row

    def said(self, properties: Mapping[str, Any], kind: type[T], key: Callable[[str], str]) -> T | None:
        """Numbers, and true and false, may be written as texts, and names as numbers."""
        raw = {name: str(x) if name in TEXTS and not isinstance(x, bool) else x for name, x in properties.items()}
        try:
            return msgspec.convert(raw, kind, strict=False)
        except msgspec.ValidationError as error:
            where, says, would_work = explain(error, kind, raw)
        self.bad(key(clean(str(where[-1]))[:40] if where else ""), says.replace("no such key", "no such property"), would_work)
        return None

    def id_of(self, each: Drawn, id: str, taken: dict[str, Drawn]) -> str:
        """Its own, or one made of its name, or of its number; told, if another has it."""
        id = id or plain(each.name) or f"{each.layer.casefold().removesuffix('s')}_{each.number}"
        if id in taken:
            says = f"{shown(id)} is the id of object {taken[id].number} too"
            self.bad(each.key("id"), says, "give one of the two a property id of its own")
        taken.setdefault(id, each)
        return id

    def meant(self, key: str, word: str, known: _Known) -> str:
        """The id that a property means; "": it says nothing, or what cannot be, and that is told."""
        id = known.id_of(word) if word else ""
        if word and not id:
            self.bad(key, f"{shown(word)} is no {known.what} of this map", closest(word, known.ids))
        return id

    # ---- the whole ---------------------------------------------------------------------------------------------------
    def scenario(self) -> dict[str, Any]:
        """All tables as plain data."""
        self.look_at_layers()
        head = self.said(self.map.says, OfMap, lambda name: f"map, {name}") or OfMap()
        self.read_provinces()
        self.refuse_wrong()
        factions = list(self.faction_rows())
        self.refuse_wrong()
        provinces = list(self.province_rows())
        owner, site = {row["id"]: row.get("owner", "") for row in provinces}, {row["id"]: row["site"] for row in provinces}
        ends: dict[str, Any] = {"rounds": head.rounds}
        ends |= {"holder": self.meant("map, holder", head.holder, self.factions)} if head.holder else {}
        ends |= {"prize": self.meant("map, prize", head.prize, self.places)} if head.prize else {}
        ends |= {"points": True} if head.campaign and not head.holder and not head.prize else {}
        borders = list(self.border_rows(head.step))
        banners, garrisons = list(self.banner_rows(owner, site)), list(self.garrison_rows(owner))
        self.refuse_wrong()
        stem = clean(self.path.stem)[:80]
        raw: dict[str, Any] = {"id": head.id or plain(stem) or "own_map", "title": head.title or stem}
        raw |= {"says": head.says} if head.says else {}
        raw["ends"] = ends
        if head.campaign:
            seats, limits = list(self.seats(factions, owner, site)), list(pieces(factions, [*banners, *garrisons]))
            raw["campaign"] = {"turns": head.turns, "seats": seats, "pieces": limits}
        return raw | {FACTIONS: factions, PROVINCES: provinces, BORDERS: borders, BANNERS: banners, GARRISONS: garrisons}

    def look_at_layers(self) -> None:
        """Without provinces there is no map; a layer that is called nearly as one of ours is meant for it."""
        if not self.map.layers.get(PROVINCES):
            there = ", ".join(map(shown, list(self.map.layers)[:9])) or "none that holds anything"
            says = f'no object layer "{PROVINCES}" holds anything (object layers: {there})'
            would_work = f'in Tiled add an object layer (Layer, New), call it "{PROVINCES}", and draw a point for each province'
            raise BadFile(self.path, says, would_work)
        for layer in self.map.layers:
            if layer not in LAYERS and (near := nearest(layer, LAYERS)):
                self.bad(f"layer {clean(layer)[:40]}", "no layer is called so", near)

    def seats(
        self, factions: Sequence[dict[str, Any]], owner: Mapping[str, str], site: Mapping[str, str],
    ) -> Iterator[dict[str, str]]:
        """Where it is said; else the first town, else the first fortress of a faction that plays."""
        def worth(id: str) -> tuple[bool, int]:
            return not self.provinces[id][1].seat, PLACES.index(site[id])

        for faction in (row["id"] for row in factions if row.get("plays", True)):
            if own := sorted((id for id in owner if owner[id] == faction and site[id] in PLACES), key=worth):
                yield {"faction": faction, "at": own[0]}

    # ---- provinces and factions --------------------------------------------------------------------------------------
    def read_provinces(self) -> None:
        taken: dict[str, Drawn] = {}
        for each, row in self.rows(PROVINCES, OfProvince):
            self.provinces.setdefault(self.id_of(each, row.id, taken), (each, row))
        self.places = _Known("province", ((id, each.name, each.number) for id, (each, _) in self.provinces.items()))
        if self.provinces:
            xs, ys = zip(*(each.at for each, _ in self.provinces.values()))
            self.span = max(max(xs) - min(xs), max(ys) - min(ys)) or 1.0

    def faction_rows(self) -> Iterator[dict[str, Any]]:
        """Those of their layer, in its order; without one whoever owns a province, called as there."""
        taken: dict[str, Drawn] = {}
        known: list[tuple[str, str, int]] = []
        usual = OfFaction()
        for each, row in self.rows(FACTIONS, OfFaction):
            id = self.id_of(each, row.id, taken)
            self.made_of[FACTIONS].append(each)
            known.append((id, each.name, each.number))
            said = {name: getattr(row, name) for name in ("treasury", "plays", "league")}
            yield {"id": id, "name": each.name or id} | {name: x for name, x in said.items() if x != getattr(usual, name)}
        if not self.map.layers.get(FACTIONS):
            for word in dict.fromkeys(word for _, row in self.provinces.values() for word in (row.owner, row.realm) if word):
                id = word if ID.fullmatch(word) else plain(word)
                if not id:
                    would_work = f'write it in Latin letters, or draw a layer "{FACTIONS}" with a property id for each'
                    self.bad(f"owner {shown(word)}", "no id can be made of it", would_work)
                known.append((id, word, -1))
                yield {"id": id, "name": word}
        self.factions = _Known("faction", known)

    def province_rows(self) -> Iterator[dict[str, Any]]:
        spots: dict[tuple[int, int], Drawn] = {}
        x0, y0 = between([each.at for each, _ in self.provinces.values()])
        for id, (each, row) in self.provinces.items():
            owner = self.meant(each.key("owner"), row.owner, self.factions)
            realm = self.meant(each.key("realm"), row.realm, self.factions)
            if owner and realm and owner != realm:
                self.bad(each.key("realm"), f"it is in the realm of {realm}, and {owner} owns it", "leave one of the two out")
            if row.seat and not owner:
                self.bad(each.key("seat"), "it is a seat, and nobody owns it", "say with owner whose it is")
            if row.kind != "manorial":
                self.kinds[row.kind].append(id)
            spot = self.spread(each.at[0] - x0), self.spread(each.at[1] - y0)
            if before := spots.get(spot):
                self.bad(each.key(), f"it lies where object {before.number} lies, or close to it", "draw them farther apart")
            spots.setdefault(spot, each)
            self.made_of[PROVINCES].append(each)
            said: dict[str, Any] = {"id": id, "name": each.name or id, "site": row.site}
            said |= {"owner": owner or realm} if owner or realm else {}
            said |= {name: x for name, x in (("tax", row.tax), ("recruits", row.recruits)) if x}
            yield said | {"x": spot[0], "y": spot[1]}

    def spread(self, off: float) -> int:
        """Where of 100 something lies that is so far from the middle of the map."""
        return round(50 + off * (100 - 2 * EDGE) / self.span)

    # ---- what lies on provinces --------------------------------------------------------------------------------------
    def place_at(self, point: Point) -> str:
        """The province in whose area a point lies; else the one to which it is clearly nearest; "" none."""
        apart = sorted((math.dist(each.at, point), id) for id, (each, _) in self.provinces.items())
        if inside := [id for _, id in apart if self.provinces[id][0].holds(point)]:
            return inside[0]
        (near, id), (next_near, _) = apart[0], (apart[1:] or [(math.inf, "")])[0]
        return id if near <= self.span / NEAR and 2 * near <= next_near else ""

    def end_of(self, each: Drawn, name: str, word: str, at: int) -> str:
        """The province that a border names for one of its ends, or meets with its line."""
        if word or not each.line:
            if not word:
                would_work = "draw a line from one province to the other, or name them as its properties a and b"
                self.bad(each.key(name), "this is no line, and names no province", would_work)
            return self.meant(each.key(name), word, self.places)
        x, y = each.line[at]
        if not (found := self.place_at((x, y))):
            says = f"the {'last' if at else 'first'} end of this line, at {x:.0f}, {y:.0f}, meets no province"
            self.bad(each.key(), says, f"draw it to the middle of one, or name one as its property {name}")
        return found

    def border_rows(self, step: float | None) -> Iterator[dict[str, Any]]:
        for each, row in self.rows(BORDERS, OfBorder):
            a, b = self.end_of(each, "a", row.a, 0), self.end_of(each, "b", row.b, -1)
            if not a or not b:
                continue                                     # told
            if a == b:
                self.bad(each.key(), f"both its ends lie on {a}", "draw it from there to another province")
            self.made_of[BORDERS].append(each)
            long = row.length
            if long is None and step is not None:            # RW-CAM-SCN-05  as it is measured between the places
                long = max(1, round(math.dist(self.provinces[a][0].at, self.provinces[b][0].at) / step))
            said = ({"way": row.way} if row.way != "open" else {}) | ({"length": long} if long is not None else {})
            yield {"a": a, "b": b} | said

    def where_of(self, each: Drawn, word: str) -> str:
        """The province that an object names, or on which it lies."""
        if word:
            return self.meant(each.key("at"), word, self.places)
        if not (at := self.place_at(each.at)):
            self.bad(each.key(), "it lies on no province", "move it to one, or name one as its property at")
        return at

    def whose(self, each: Drawn, word: str, at: str, owner: Mapping[str, str]) -> str:
        """The faction that an object names, or that owns the province."""
        return self.meant(each.key("faction"), word, self.factions) if word else owner.get(at, "")

    def units_of(self, each: Drawn, text: str) -> dict[str, int]:
        """"foot 5, cavalry 1" as a table."""
        found: dict[str, int] = {}
        for part in filter(None, map(str.strip, text.split(","))):
            read = A_TYPE.fullmatch(part)
            if read is None or read[1] in found:
                would_work = 'write each type once with its number: "foot 5, cavalry 1"'
                self.bad(each.key("units"), f"{shown(part)} is not understood", would_work)
                break
            found[read[1]] = int(read[2])
        return found

    def banner_rows(self, owner: Mapping[str, str], site: Mapping[str, str]) -> Iterator[dict[str, Any]]:
        taken: dict[str, Drawn] = {}
        for each, row in self.rows(BANNERS, OfBanner):
            id, at = self.id_of(each, row.id, taken), self.where_of(each, row.at)
            faction = self.whose(each, row.faction, at, owner)
            if at and not faction and not row.faction:
                self.bad(each.key("faction"), f"nobody owns {at}, so that it does not say whose it is", "name its faction")
            self.made_of[BANNERS].append(each)
            own = site.get(at) in PLACES and owner.get(at) == faction
            said: dict[str, Any] = {"id": id, "name": each.name, "faction": faction, "noble": row.noble, "at": at}
            said |= {"inside": own if row.inside is None else row.inside, "chest": row.chest}
            said |= {"units": self.units_of(each, row.units)}
            said |= {"came_from": self.meant(each.key("came_from"), row.came_from, self.places)}
            yield {name: x for name, x in said.items() if x}

    def garrison_rows(self, owner: Mapping[str, str]) -> Iterator[dict[str, Any]]:
        for each, row in self.rows(GARRISONS, OfGarrison):
            at = self.where_of(each, row.at)
            if not row.units:
                self.bad(each.key("units"), "this garrison has none", 'write them: "foot 2"')
            self.made_of[GARRISONS].append(each)
            faction = self.whose(each, row.faction, at, owner)
            yield {"at": at} | ({"faction": faction} if faction else {}) | {"units": self.units_of(each, row.units)}

    # ---- what is lacking ---------------------------------------------------------------------------------------------
    def lacks(self, raw: dict[str, Any]) -> Iterator[BadFile]:
        """What `check` says of the file, said of the map."""
        few = len(raw[FACTIONS]) < 2
        if few:
            has = f"only {raw[FACTIONS][0]['name']} has" if raw[FACTIONS] else "nobody has"
            would_work = f'say of others with owner whose they are, or draw a layer "{FACTIONS}"; two are wanted at least'
            yield BadFile(self.path, f"{has} a province", would_work, key=FACTIONS)
        if len(raw[PROVINCES]) > 1 and not raw[BORDERS]:
            would_work = f'draw lines from one to another in an object layer "{BORDERS}"'
            yield BadFile(self.path, "no border joins the provinces", would_work, key=BORDERS)
        if not few:
            yield from self.faults(raw)

    def faults(self, raw: dict[str, Any]) -> Iterator[BadFile]:
        """Of each entry what is found first, for the rest of it may follow from that."""
        try:
            scenario = msgspec.convert(raw, BattleScenario)
        except msgspec.ValidationError as error:
            for where, says, would_work in explain_all(error, BattleScenario, raw):
                yield BadFile(self.path, says, would_work, key=self.key_of(where))
            return
        told: set[tuple[str, int]] = set()
        for fault in scenarios.faults(scenario, load("default")):
            if (fault.table, fault.number) not in told:
                says, _, would_work = fault.says.partition("; ")
                yield BadFile(self.path, says, would_work, key=self.key_of(fault.where))
            told.add((fault.table, fault.number))

    def key_of(self, where: Where) -> str:
        """The object and property behind a key of the file; the key itself, if it was not drawn."""
        objects = self.made_of.get(str(where[0]), []) if len(where) > 1 else []
        if objects and isinstance(where[1], int):
            return objects[where[1]].key(dotted(where[2:]))
        return dotted(where)


def plain(name: str) -> str:
    """An id made of a name: "Iron Hills" is iron_hills, "Žatec" zatec; "" where no Latin letter begins it."""
    id = re.sub("[^a-z0-9]+", "_", bare(name).translate(PLAIN)).strip("_")[:32].rstrip("_")
    return id if id[:1].isalpha() else ""


def pieces(factions: Sequence[dict[str, Any]], bodies: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """RW-CAM-ECO-05  What a faction may have in a campaign: the usual, or with what it begins."""
    for faction in (row["id"] for row in factions):
        led = [x.get("units", {}) for x in bodies if x.get("faction") == faction]
        types = dict.fromkeys([*LIMITS, *(type for units in led for type in units)])
        yield {"faction": faction, "most": {
            type: max(LIMITS.get(type, 0), sum(units.get(type, 0) for units in led)) for type in types
        }}  # fmt: skip
