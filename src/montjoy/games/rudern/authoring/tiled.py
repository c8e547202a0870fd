"""Maps drawn in Tiled, .tmx or .tmj: of their object layers what is called how, what its properties say and where it lies.

The files are read by pytiled-parser, which believes what they say: it opens other files that they name, unpacks their tiles,
and takes whatever stands in place of a number.  So it is given a copy with nothing but the objects, and what it gives is
looked at.
"""

from __future__ import annotations

import math
import re
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias
from xml.etree import ElementTree

import msgspec

from montjoy.core.content import files
from montjoy.core.content.files import BadFile
from montjoy.core.content.messages import clean, shown
from montjoy.core.errors import BadInput
from montjoy.core.extras import how_to_install

if TYPE_CHECKING:
    from pytiled_parser import Layer, TiledMap
    from pytiled_parser.tiled_object import TiledObject

Point: TypeAlias = tuple[float, float]
MOST_OBJECTS: Final = 1_000
MOST_TEXT: Final = 2_000                                     # letters of a name or a property
FARTHEST: Final = 1e7
FLAT: Final = ("orthogonal", "hexagonal", "staggered")       # maps in which a thing lies where it is drawn
READS: Final = "a map that Tiled has saved is wanted, .tmx or .tmj"
AGAIN: Final = "open it in Tiled and save it once more"
# What the library asks of a map and an object, and nobody else.
MAP: Final = {
    "version": "1.10", "tiledversion": "", "renderorder": "right-down", "infinite": 0, "width": 1, "height": 1, "tilewidth": 1,
    "tileheight": 1, "nextlayerid": 1, "nextobjectid": 1,
}  # fmt: skip
LAYER: Final = {"opacity": 1, "visible": True}
OBJECT: Final = {"id": 0, "name": "", "width": 0, "height": 0, "rotation": 0, "visible": True}
NOT_READ: Final = ("tileset", "layer", "imagelayer", "editorsettings")           # of a .tmx


class Drawn(msgspec.Struct, frozen=True):
    """An object of a layer.  `number`: by which Tiled calls it; `at`: its middle; `outline`: of an area; `line`: of a line."""

    layer: str
    number: int
    name: str
    says: dict[str, str | int | float | bool]
    at: Point
    outline: tuple[Point, ...] = ()
    line: tuple[Point, ...] = ()

    def key(self, about: str = "") -> str:
        """How it is called in what is said of it, for whoever has the map open in Tiled."""
        called = f'"{clean(self.name)[:40]}" (object {self.number})' if self.name else f"object {self.number}"
        return f"{clean(self.layer)[:40]}, {called}" + (f", {about}" if about else "")

    def holds(self, point: Point) -> bool:
        """Whether a point lies in the area: it is left across an odd number of sides."""
        (x, y), inside = point, False
        for (x1, y1), (x2, y2) in zip(self.outline, self.outline[1:] + self.outline[:1]):
            if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
                inside = not inside
        return inside


class Map(msgspec.Struct, frozen=True):
    """The objects by layer, layers without capitals, and the map's own properties."""

    says: dict[str, str | int | float | bool]
    layers: dict[str, list[Drawn]]


# ---- reading ---------------------------------------------------------------------------------------------------------
def read_map(path: Path) -> Map:
    """What is drawn in a file.  BadFile: it is no map, or lies where nobody could say; BadInput: the library is missing."""
    data = files.read_bytes(path)
    text = files.text_of(data, path, most_line=len(data))
    try:
        lean, ending = (without_tiles_tmx(text, path), ".tmx") if text.lstrip().startswith("<") else (
            without_tiles_tmj(text, path), ".tmj")
        found = parsed(lean, ending)
        if found.orientation not in FLAT:
            says = f"its orientation is {shown(found.orientation)}, and things lie elsewhere than they are drawn"
            raise BadFile(path, says, "make it orthogonal (Map, Map Properties)")
        layers: dict[str, list[Drawn]] = {}
        for layer, each in flattened(found.layers):
            layers.setdefault(layer.casefold(), []).append(each)
        told = told_of(found.properties or {}, path, "map")
    except (BadInput, OSError):                              # of our copy: told of the disk, and not of the map
        raise
    except RecursionError:
        raise BadFile(path, "its parts lie too deep in one another", "take layers out of their groups") from None
    except Exception as error:                               # whatever the library stumbles over stands in the file
        why = clean(f"{type(error).__name__}: {error}")[:100]
        raise BadFile(path, f"an object or a layer of it cannot be read ({why})", AGAIN) from None
    return Map(told, {layer: [looked_at(each, path) for each in objects] for layer, objects in layers.items()})


def parsed(lean: bytes, ending: str) -> TiledMap:
    """What the library makes of a copy, which lies in a folder with nothing else in it."""
    try:
        from pytiled_parser import parse_map
    except ImportError:
        raise BadInput("maps of Tiled are read by one more library", f"type {how_to_install('tiled')}") from None
    with tempfile.TemporaryDirectory(prefix="montjoy-") as folder:
        copy = Path(folder) / f"map{ending}"
        files.write(copy, lean)
        return parse_map(copy)


def without_tiles_tmj(text: str, path: Path) -> bytes:
    """The map as JSON, less what is not read."""
    try:
        raw = msgspec.json.decode(text)
    except msgspec.MsgspecError:
        raise BadFile(path, "this is neither JSON nor XML", READS) from None
    if not isinstance(raw, dict) or raw.get("type", "map") != "map" or not isinstance(raw.get("layers"), list):
        raise BadFile(path, "this is JSON, and no map", READS)
    lean = {"orientation": str(raw.get("orientation", "")), "properties": raw.get("properties") or []}
    layers = list(lean_layers(raw["layers"], path, [0]))
    return msgspec.json.encode({"type": "map", **MAP, **lean, "tilesets": [], "layers": layers})


def lean_layers(layers: Any, path: Path, count: list[int]) -> Iterator[dict[str, Any]]:
    """Object layers, and groups of them."""
    for layer in layers if isinstance(layers, list) else ():
        if not isinstance(layer, dict):
            continue
        kept = LAYER | {key: layer[key] for key in ("name", "type", "offsetx", "offsety") if key in layer}
        kept.setdefault("name", "")
        if "offsetx" in kept or "offsety" in kept:
            kept = {"offsetx": 0, "offsety": 0} | kept
        if layer.get("type") == "group":
            yield kept | {"layers": list(lean_layers(layer.get("layers"), path, count))}
        elif layer.get("type") == "objectgroup":
            objects = [each for each in layer.get("objects") or () if isinstance(each, dict) and "text" not in each]
            for each in objects:
                refuse_template(each, path)
            refuse_crowd(path, count, len(objects))
            yield kept | {"draworder": "topdown", "objects": [OBJECT | each for each in objects]}


def without_tiles_tmx(text: str, path: Path) -> bytes:
    """The map as XML, less what is not read."""
    if re.search("<!(DOCTYPE|ENTITY)", text, re.IGNORECASE):
        raise BadFile(path, "it has a <!DOCTYPE, which no map needs", AGAIN)
    try:
        root = ElementTree.fromstring(text)
    except (ElementTree.ParseError, ValueError) as error:
        says, line = f"this begins as XML and is none ({clean(str(error))[:100]})", getattr(error, "position", (0, 0))[0]
        raise BadFile(path, says, READS, line=line) from None
    if root.tag != "map":
        raise BadFile(path, f"this is XML, and no map: it is of <{clean(root.tag)[:40]}>", READS)
    for parent in list(root.iter()):
        for child in list(parent):
            if child.tag in NOT_READ or (child.tag == "object" and child.find("text") is not None):
                parent.remove(child)
    objects = list(root.iter("object"))
    refuse_crowd(path, [0], len(objects))
    for each in objects:
        refuse_template(each.attrib, path)
        each.attrib = {"id": "0", **each.attrib}
    root.attrib = {**{key: str(value) for key, value in MAP.items()}, "orientation": root.attrib.get("orientation", "")}
    return ElementTree.tostring(root)


def refuse_template(each: Mapping[str, Any], path: Path) -> None:
    if each.get("template"):
        says, would_work = "it is made by a template, which is another file", "detach it in Tiled (right click, Detach)"
        raise BadFile(path, says, would_work, key=f"object {clean(str(each.get('id', '')))[:20]}")


def refuse_crowd(path: Path, count: list[int], more: int) -> None:
    count[0] += more
    if count[0] > MOST_OBJECTS:
        raise BadFile(path, f"its layers hold {count[0]:,} objects", f"at most {MOST_OBJECTS:,} are read")


# ---- objects ---------------------------------------------------------------------------------------------------------
def flattened(layers: Sequence[Layer] | None, dx: float = 0, dy: float = 0) -> Iterator[tuple[str, Drawn]]:
    """Every object with the name of its layer, groups taken apart and offsets reckoned in."""
    from pytiled_parser import LayerGroup, ObjectLayer

    for layer in layers or ():
        x, y = dx + layer.offset.x, dy + layer.offset.y
        if isinstance(layer, LayerGroup):
            yield from flattened(layer.layers, x, y)
        elif isinstance(layer, ObjectLayer):
            name = str(layer.name).strip()
            yield from ((name, drawn(name, each, x, y)) for each in layer.tiled_objects)


def drawn(layer: str, each: TiledObject, dx: float, dy: float) -> Drawn:
    from pytiled_parser import tiled_object as kinds

    wide, high = each.size
    turned = math.radians(each.rotation)

    def there(point: Sequence[float]) -> Point:
        """Where a point of the object lies on the map."""
        x, y = point
        return (
            dx + each.coordinates.x + x * math.cos(turned) - y * math.sin(turned),
            dy + each.coordinates.y + x * math.sin(turned) + y * math.cos(turned),
        )

    points: tuple[Point, ...] = ()
    if isinstance(each, kinds.Polyline | kinds.Polygon):
        points = tuple(map(there, each.points))
    elif not isinstance(each, kinds.Point) and (wide or high):
        up = -high if isinstance(each, kinds.Tile) else high  # a tile is laid by its lower corner
        points = tuple(map(there, ((0, 0), (wide, 0), (wide, up), (0, up))))
    middle = between(points) if points else there((0, 0))
    says: dict[str, Any] = {str(name): value for name, value in (each.properties or {}).items()}
    found = Drawn(layer, each.id, each.name, says, middle)
    if isinstance(each, kinds.Polyline):
        return msgspec.structs.replace(found, line=points)
    return msgspec.structs.replace(found, outline=points)


def between(points: Sequence[Point]) -> Point:
    """The middle of all that they span."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def looked_at(each: Drawn, path: Path) -> Drawn:
    """An object with a number, a name, properties and places, whatever stood in the file."""
    if type(each.number) is not int or not isinstance(each.name, str):
        raise BadFile(path, f"an object of the layer {shown(each.layer)} has no number or a name that is no text", AGAIN)
    says = told_of({"its name": each.name, **each.says}, path, each.key())
    says.pop("its name", None)
    for x, y in (each.at, *each.outline, *each.line):
        if not (abs(x) <= FARTHEST and abs(y) <= FARTHEST):  # nor is it so of what is no number
            raise BadFile(path, "it lies beyond any map", "move it back, or delete it", key=each.key())
    return msgspec.structs.replace(each, name=each.name.strip(), says=says)


def told_of(properties: Mapping[str, Any], path: Path, key: str) -> dict[str, str | int | float | bool]:
    """Properties, if they are texts, numbers, or yes and no.  One that is left empty says nothing."""
    for where, says in files.unseen(dict(properties)):
        raise BadFile(path, says, key=f"{key}, {clean(str(where[0]))[:40]}")
    for name, value in properties.items():
        here = f"{key}, {clean(name)[:40]}"
        if not isinstance(value, str | int | float) or (isinstance(value, float) and not math.isfinite(value)):
            raise BadFile(path, "this is no text, number, or true or false", "give it the type string in Tiled", key=here)
        if len(str(value)) > MOST_TEXT:
            raise BadFile(path, f"this has {len(str(value)):,} letters", f"at most {MOST_TEXT:,} are read", key=here)
    return {name: value for name, value in properties.items() if value != ""}
