"""Small maps as Tiled saves them, for tests: the same in JSON and in XML."""

from __future__ import annotations

import json
from copy import deepcopy
from itertools import count
from typing import Any
from xml.etree import ElementTree

KINDS = {bool: "bool", int: "int", float: "float", str: "string"}


def properties(says: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"name": name, "type": KINDS[type(value)], "value": value} for name, value in says.items()]


def thing(name: str, x: float, y: float, says: dict[str, Any] | None = None, **shape: Any) -> dict[str, Any]:
    """A point, or whatever `shape` says."""
    shape = shape or {"point": True}
    usual = {"name": name, "type": "", "x": x, "y": y, "width": 0, "height": 0, "rotation": 0, "visible": True}
    return usual | ({"properties": properties(says)} if says else {}) | shape


def line(*points: tuple[float, float], **says: Any) -> dict[str, Any]:
    x, y = points[0]
    return thing("", x, y, says, polyline=[{"x": a - x, "y": b - y} for a, b in points])


def layer(name: str, *objects: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": "objectgroup", "name": name, "draworder": "topdown", "opacity": 1, "visible": True, "x": 0, "y": 0,
            "objects": list(objects)} | more  # fmt: skip


def tmj(*layers: dict[str, Any], says: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """A map, its objects numbered from 1."""
    numbers, layers = count(1), deepcopy(layers)
    for each in layers:
        for one in each.get("objects", ()):
            one.setdefault("id", next(numbers))
    return {
        "type": "map", "version": "1.10", "tiledversion": "1.11.2", "orientation": "orthogonal", "renderorder": "right-down",
        "infinite": False, "width": 40, "height": 20, "tilewidth": 32, "tileheight": 32, "nextlayerid": 9, "nextobjectid": 99,
        "compressionlevel": -1, "tilesets": [], "layers": list(layers), "properties": properties(says or {}),
    } | more  # fmt: skip


# Tiles of another file, which is not there, and text that labels the picture: neither is read.
GROUND = {"id": 8, "type": "tilelayer", "name": "ground", "width": 2, "height": 1, "data": [1, 1], "opacity": 1,
          "visible": True, "x": 0, "y": 0}  # fmt: skip
SHEET = {"tilesets": [{"firstgid": 1, "source": "nowhere.tsx"}]}


def valleys() -> dict[str, Any]:
    """Two houses and a free town between them: a campaign that is whole."""
    head = {"foot": "foot 4, cavalry 1"}
    return tmj(
        GROUND,
        layer(
            "Provinces",
            thing("Žatec", 100, 300, {"site": "town", "owner": "KAT"}),
            thing("Iron Hills", 400, 100, {"site": "fortress", "owner": "KAT"}),
            thing("Midbridge", 640, 310, {"site": "town"}),
            thing("Svébod", 1180, 300, {"id": "svebod", "site": "town", "owner": "SVE"}),
            thing("Eastvale", 900, 500, {"site": "village", "realm": "SVE"}),
            thing("", 20, 20, text={"text": "My valleys", "wrap": True}),
        ),
        layer(
            "borders",
            line((105, 296), (250, 260), (398, 110)),
            line((400, 100), (640, 310), length="3"),
            line((640, 310), (1180, 300)),
            line((640, 310), (900, 500), way="swamp"),
            line((900, 500), (1180, 300)),
        ),
        layer(
            "banners",
            thing("Kazimir", 110, 310, {"noble": "head", "units": head["foot"]}),
            thing("Vít", 1180, 310, {"noble": "head", "units": head["foot"], "chest": 2}),
        ),
        layer("garrisons", thing("", 645, 315, {"units": "foot 2"})),
        says={"title": "Two valleys", "campaign": True, "rounds": 8}, **SHEET,
    )  # fmt: skip


def text_of(map: dict[str, Any]) -> str:
    return json.dumps(map, ensure_ascii=False)


# ---- the same as XML -------------------------------------------------------------------------------------------------
def tmx(map: dict[str, Any]) -> str:
    root = ElementTree.Element("map", {
        key: str(int(value) if isinstance(value, bool) else value) for key, value in map.items() if not isinstance(value, list)
    })  # fmt: skip
    _properties(root, map.get("properties", []))
    for sheet in map["tilesets"]:
        ElementTree.SubElement(root, "tileset", {key: str(value) for key, value in sheet.items()})
    for each in map["layers"]:
        if each["type"] == "tilelayer":
            tiles = ElementTree.SubElement(root, "layer", {"name": each["name"], "width": "2", "height": "1"})
            ElementTree.SubElement(tiles, "data", {"encoding": "csv"}).text = "1,1"
            continue
        group = ElementTree.SubElement(root, "objectgroup", {"name": each["name"]})
        for one in each["objects"]:
            _object(group, one)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(root, encoding="unicode")


def _properties(parent: ElementTree.Element, found: list[dict[str, Any]]) -> None:
    if found:
        inside = ElementTree.SubElement(parent, "properties")
        for each in found:
            value = str(each["value"]).lower() if each["type"] == "bool" else str(each["value"])
            ElementTree.SubElement(inside, "property", {"name": each["name"], "type": each["type"], "value": value})


def _object(parent: ElementTree.Element, one: dict[str, Any]) -> None:
    kept = {key: str(one[key]) for key in ("id", "name", "x", "y", "rotation", "gid") if one.get(key)}
    kept |= {key: str(one[key]) for key in ("width", "height") if one["width"] or one["height"]}
    found = ElementTree.SubElement(parent, "object", kept)
    _properties(found, one.get("properties", []))
    if one.get("point"):
        ElementTree.SubElement(found, "point")
    for kind in ("polyline", "polygon"):
        if kind in one:
            ElementTree.SubElement(found, kind, {"points": " ".join(f"{p['x']},{p['y']}" for p in one[kind])})
    if "text" in one:
        ElementTree.SubElement(found, "text").text = one["text"]["text"]
