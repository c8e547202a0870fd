"""RW-CAM-SCN-05  A group draws its map in Tiled, and it is a scenario without a line of code.  What is wrong with a map, or
lacking, is told by object and property; whatever a file holds, no traceback comes of it."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from montjoy.core.content.files import BadFile
from montjoy.core.errors import BadInput
from montjoy.core.philox import Philox
from montjoy.core.session.session import Session
from montjoy.games.rudern.authoring import scenarios
from montjoy.games.rudern.authoring.drawn_map import plain, scenario_file
from montjoy.games.rudern.authoring.tiled import MOST_OBJECTS
from montjoy.games.rudern.game import game
from tests.fuzz.mutate import VALUES, Mutator
from tests.games.rudern.tiled_maps import layer, line, text_of, thing, tmj, tmx, valleys
from tests.suite.many import times
from tests.suite.players import play_on

TOWN = {"site": "town", "owner": "KAT"}


@pytest.fixture
def drawn(tmp_path: Path) -> Any:
    """drawn(map): the tables of the scenario's file, and what it lacks in a line each; drawn(bytes): of whatever is there."""

    def read(map: dict[str, Any] | str | bytes, name: str = "valley.tmj") -> tuple[dict[str, Any], list[str]]:
        text = text_of(map) if isinstance(map, dict) else map
        path = tmp_path / name
        path.write_bytes(text.encode() if isinstance(text, str) else text)
        made, lacks = scenario_file(path)
        return tomllib.loads(made), [str(each).removeprefix(f"{path}: ") for each in lacks]

    return read


def two(*more: dict[str, Any], says: dict[str, Any] | None = None, **provinces: dict[str, Any]) -> dict[str, Any]:
    """Two towns of two sides, with what is drawn besides."""
    a, b = provinces.get("a", TOWN), provinces.get("b", {"site": "town", "owner": "SVE"})
    return tmj(layer("provinces", thing("Anders", 0, 0, a), thing("Bohdan", 1000, 0, b)), *more, says=says)


def ways(*lines: dict[str, Any]) -> dict[str, Any]:
    return layer("borders", *lines)


def at_anders(kind: str, name: str = "", **says: Any) -> dict[str, Any]:
    """A layer with one thing that lies there."""
    return layer(kind, thing(name, 0, 0, says))


def province(*raw: dict[str, Any]) -> dict[str, Any]:
    return tmj(layer("provinces", *raw))


WAR = {"campaign": True}
A, B = (0, 0), (1000, 0)
ROAD = ways(line(A, B))
ARMIES = layer("banners", thing("Xenia", *A, {"units": "foot 3"}), thing("Yaro", *B, {"units": "foot 3"}))
HORDE = layer("banners", thing("Xenia", *A, {"units": "foot 9"}), thing("Yaro", *B, {"units": "foot 3"}))


# ---- from the drawing to the game ------------------------------------------------------------------------------------
def test_a_map_is_drawn_checked_and_played(drawn: Any, tmp_path: Path) -> None:
    """RW-CAM-SCN-05, RW-CAM-SCN-04  By the session, with the record that any game has."""
    tables, lacks = drawn(valleys())
    assert lacks == []
    path = tmp_path / "own.toml"
    path.write_text(scenario_file(tmp_path / "valley.tmj")[0], "utf-8")
    scenario = game.check(path)
    assert (scenario.id, scenario.title, scenario.ends.rounds, scenario.ends.points) == ("valley", "Two valleys", 8, True)
    assert game.seats(scenario) == ("KAT", "SVE")
    session = Session.new(game, scenario, seed=bytes(32))
    session.begin()
    play_on(session, Philox(1, 0, 0), stop=lambda now: now.over or len(now.entries) > 200)
    assert len(session.entries) > 200 or session.over
    assert jsonschema_rs.validator_for(game.schema()).is_valid(tables)
    assert tables["campaign"]["seats"] == [{"faction": "KAT", "at": "zatec"}, {"faction": "SVE", "at": "svebod"}]


def test_what_is_drawn_is_what_is_written(drawn: Any) -> None:
    tables, _ = drawn(valleys())
    assert [[p["id"], p["name"], p["site"], p.get("owner", "-"), p["x"], p["y"]] for p in tables["provinces"]] == [
        ["zatec", "Žatec", "town", "KAT", 5, 50], ["iron_hills", "Iron Hills", "fortress", "KAT", 30, 33],
        ["midbridge", "Midbridge", "town", "-", 50, 51], ["svebod", "Svébod", "town", "SVE", 95, 50],
        ["eastvale", "Eastvale", "village", "SVE", 72, 67],
    ]  # fmt: skip
    assert tables["borders"] == [
        {"a": "zatec", "b": "iron_hills"}, {"a": "iron_hills", "b": "midbridge", "length": 3},
        {"a": "midbridge", "b": "svebod"}, {"a": "midbridge", "b": "eastvale", "way": "swamp"}, {"a": "eastvale", "b": "svebod"},
    ]  # fmt: skip
    head = {"noble": "head", "inside": True, "units": {"foot": 4, "cavalry": 1}}
    assert tables["banners"] == [
        {"id": "kazimir", "name": "Kazimir", "faction": "KAT", "at": "zatec", **head},
        {"id": "vit", "name": "Vít", "faction": "SVE", "at": "svebod", "chest": 2, **head},
    ]  # fmt: skip
    assert tables["garrisons"] == [{"at": "midbridge", "units": {"foot": 2}}]
    assert tables["campaign"]["pieces"][0] == {"faction": "KAT", "most": {"foot": 12, "cavalry": 5}}


def test_the_same_map_saved_as_tmx(drawn: Any) -> None:
    """Its tiles are in a file that is not there, and nobody looks for it."""
    assert drawn(tmx(valleys()), "valley.tmx") == drawn(valleys())


def test_a_battle_without_a_campaign(drawn: Any) -> None:
    tables, lacks = drawn(two(ROAD, ARMIES, says={"prize": "Bohdan", "rounds": "5"}))
    assert lacks == [] and "campaign" not in tables and tables["ends"] == {"rounds": 5, "prize": "bohdan"}


def test_factions_of_a_layer_of_their_own(drawn: Any) -> None:
    """RW-CAM-RND-02  In its order, by id, name or number; whoever only defends himself needs no seat."""
    sides = layer(
        "factions", thing("House Svebod", 5, 900, {"id": "SVE", "treasury": 12}), thing("Katzowic", 5, 950, {"league": True}),
        thing("Free towns", 5, 990, {"id": "FRE", "plays": False}),
    )  # fmt: skip
    a, b = {"site": "town", "owner": "katzowic"}, {"site": "town", "owner": "6"}
    found = two(ROAD, ARMIES, sides, a=a, b=b, says={"campaign": True})
    found["layers"][0]["objects"].append(thing("Ford", 500, 400, {"site": "town", "owner": "Free Towns"}) | {"id": 70})
    found["layers"][1]["objects"].append(line((0, 0), (500, 400)) | {"id": 71})
    tables, lacks = drawn(found)
    assert lacks == [] and tables["factions"] == [
        {"id": "SVE", "name": "House Svebod", "treasury": 12}, {"id": "katzowic", "name": "Katzowic", "league": True},
        {"id": "FRE", "name": "Free towns", "plays": False},
    ]  # fmt: skip
    assert [p["owner"] for p in tables["provinces"]] == ["katzowic", "SVE", "FRE"]
    assert [seat["faction"] for seat in tables["campaign"]["seats"]] == ["SVE", "katzowic"]


def test_a_border_is_as_long_as_it_is_measured(drawn: Any) -> None:
    """RW-CAM-SCN-05  The distance between the places in compass steps; what is said counts more."""
    for step, said, long in ((300, {}, 3), (5_000, {}, 1), (300, {"length": 7}, 7)):
        tables, _ = drawn(two(ways(line(A, B, **said)), ARMIES, says={"step": step}))
        assert tables["borders"][0]["length"] == long


def test_provinces_as_areas(drawn: Any) -> None:
    """A rectangle, also a turned one, and a polygon: whatever lies in it lies on the province, at its edge too."""
    square = thing("Field", 0, 0, TOWN, width=200, height=200)
    corner = [{"x": 0, "y": 0}, {"x": 0, "y": 200}, {"x": 200, "y": 200}]
    triangle = thing("Wedge", 220, 0, {"site": "town", "owner": "SVE"}, polygon=corner)
    turned = thing("Slope", 700, 0, {"site": "village"}, width=200, height=100, rotation=90)      # x 600 to 700, y 0 to 200
    roads = ways(line((195, 195), (225, 100)), line((235, 180), (605, 195)))
    there = layer("garrisons", thing("", 2, 2, {"units": "foot 1"}), thing("", 222, 100, {"units": "foot 1"}))
    tables, lacks = drawn(tmj(layer("provinces", square, triangle, turned), roads, there))
    assert lacks == [] and [(p["x"], p["y"]) for p in tables["provinces"]] == [(5, 50), (41, 50), (95, 50)]
    assert tables["borders"] == [{"a": "field", "b": "wedge"}, {"a": "wedge", "b": "slope"}]
    assert [g["at"] for g in tables["garrisons"]] == ["field", "wedge"]


def test_layers_in_groups_and_with_offsets_and_pictures_as_points(drawn: Any) -> None:
    """A picture is laid by its lower corner."""
    picture = thing("B", 936, 32, {"site": "town", "owner": "SVE"}, gid=7, width=64, height=64)
    moved = layer("provinces", thing("A", -50, 0, TOWN), picture, offsetx=50, offsety=0)
    group = {"type": "group", "name": "all", "opacity": 1, "visible": True, "layers": [moved], "offsetx": -18, "offsety": 0}
    for number, each in enumerate(moved["objects"], 50):
        each["id"] = number
    found = tmj(group, ROAD, ARMIES)
    tables, lacks = drawn(found)
    assert lacks == [] and tables["borders"] == [{"a": "a", "b": "b"}]


def test_names_in_other_letters(drawn: Any) -> None:
    """An id is made of what is Latin in a name; where nothing is, of the object's number."""
    found = two(ROAD, ARMIES)
    found["layers"][0]["objects"][0]["name"] = "ירושלים"
    assert drawn(found)[0]["provinces"][0] | {"x": 0, "y": 0} == {
        "id": "province_1", "name": "ירושלים", "site": "town", "owner": "KAT", "x": 0, "y": 0}
    names = {"Łódź": "lodz", "Iron  Hills!": "iron_hills", "7 Hills": "", "ß": "ss", "a" * 40: "a" * 32}
    assert {name: plain(name) for name in names} == names


def test_kinds_of_places_are_told_for_six_powers(drawn: Any, tmp_path: Path) -> None:
    drawn(two(ROAD, ARMIES, a=TOWN | {"kind": "imperial"}, b={"site": "town", "owner": "SVE", "kind": "church"}))
    text = scenario_file(tmp_path / "valley.tmj")[0]
    assert '# imperial = ["anders"]\n# church = ["bohdan"]\n' in text


# ---- what is lacking -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("map", "lacks"),
    [
        (two(ROAD), "only one side has anybody; give another faction a banner or a garrison"),
        (two(ARMIES), "borders: no border joins the provinces; draw lines from one to another in an object layer \"borders\""),
        (two(ROAD, b={}), "factions: only KAT has a province; say of others with owner whose they are, or draw a layer \"fac"),
        (two(ROAD, a={}, b={}), "factions: nobody has a province"),
        (two(ROAD, ARMIES, a={"site": "village", "owner": "KAT"}, says=WAR), "KAT has no seat; name a town or fortress"),
        (two(ways(line(A, B, way="swamp")), ARMIES, says=WAR), "KAT has no open border to ground that is not its own; open"),
        (two(ROAD, ARMIES, at_anders("garrisons", units="fot 3")),
         'garrisons, object 6, units: "fot" is not a type of unit; did you mean "foot"?'),
        (two(ROAD, HORDE, says=WAR),
         'banners, "Xenia" (object 4), units: xenia leads 9 units, and a general marches with 5 at most'),
        (two(ROAD, ARMIES, a={"site": "town", "owner": "umpire"}), "umpire"),
        (two(ways(line(A, B), line(B, A)), ARMIES),
         "borders, object 4, a: bohdan and anders have a border already; keep one of the two"),
        (two(ROAD, ARMIES, a=TOWN | {"tax": 1}, says=WAR),
         'provinces, "Anders" (object 1), tax: in a campaign anders gives what every place does'),
    ],
)  # fmt: skip
def test_what_is_lacking_is_told_of_the_map(drawn: Any, map: dict[str, Any], lacks: str) -> None:
    """RW-CAM-SCN-04  And the file is there, as a beginning, as a scenario's author would go on with it."""
    tables, told = drawn(map)
    assert any(lacks in each for each in told), told
    assert [p["id"] for p in tables["provinces"]] == ["anders", "bohdan"]


def test_what_check_says_of_the_file_is_what_was_told(drawn: Any, tmp_path: Path) -> None:
    _, told = drawn(two(ROAD))
    text, _ = scenario_file(tmp_path / "valley.tmj")
    with pytest.raises(BadFile) as bad:
        scenarios.read(text.encode(), "own.toml")
    assert bad.value.says in told[0]


# ---- what is wrong ---------------------------------------------------------------------------------------------------
def wrong(drawn: Any, map: Any, name: str = "valley.tmj") -> list[str]:
    with pytest.raises(BadFile) as bad:
        drawn(map, name)
    return [str(each).partition(": ")[2] for each in (bad.value, *bad.value.also)]


@pytest.mark.parametrize(
    ("map", "says"),
    [
        # the file
        ("", "this is neither JSON nor XML; a map that Tiled has saved is wanted, .tmx or .tmj"),
        ('id = "two_lords"', "this is neither JSON nor XML"),
        ("[1, 2]", "this is JSON, and no map"),
        ('{"type": "tileset", "layers": []}', "this is JSON, and no map"),
        ("<map><layer></map>", "this begins as XML and is none"),
        ("<tileset/>", "this is XML, and no map: it is of <tileset>"),
        ('<!DOCTYPE map [<!ENTITY a "aaaa">]><map>&a;</map>', "it has a <!DOCTYPE, which no map needs"),
        (b"\x00\x01", "NUL bytes"),
        # the map and its layers
        (two(ROAD) | {"orientation": "isometric"},
         'its orientation is "isometric", and things lie elsewhere than they are drawn; make it orthogonal'),
        (tmj(), 'no object layer "provinces" holds anything (object layers: none that holds anything)'),
        (tmj(layer("Provincse", thing("A", 0, 0))), '(object layers: "provincse"); in Tiled add an object layer (Layer, New)'),
        (two(layer("border", line(A, B))), 'layer border: no layer is called so; did you mean "borders"?'),
        (two(says={"raunds": 3}), 'map, raunds: there is no such property; did you mean "rounds"?'),
        (two(says={"prize": "Atlantis"}), 'map, prize: "Atlantis" is no province of this map; use one of anders, bohdan'),
        # objects
        (province(*(thing(f"P{n}", n, 0) for n in range(MOST_OBJECTS + 1))), "its layers hold 1,001 objects; at most 1,000"),
        (province(thing("A", 0, 0), thing("B", 1e12, 0)), '"B" (object 2): it lies beyond any map; move it back, or delete'),
        (province(thing("A", 0, 0), thing("B", 1, 0), thing("C", 900, 0)), '"B" (object 2): it lies where object 1 lies'),
        (province(thing("A", 0, 0) | {"template": "../../town.tx"}), "object 1: it is made by a template, which is another"),
        (province(thing("A", 0, 0) | {"x": "west"}), "an object or a layer of it cannot be read (TypeError"),
        (province(thing("A", 0, 0) | {"name": 5}), "has no number or a name that is no text"),
        (province(thing("A", 0, 0) | {"properties": [{"name": "owner", "type": "class", "value": {"a": 1}}]}),
         '"A" (object 1), owner: this is no text, number, or true or false; give it the type string in Tiled'),
        (two(a={"owner": "a\u202eb"}), 'provinces, "Anders" (object 1), owner: U+202E stands in this text, a sign that nobody'),
        # provinces and factions
        (two(a={"sight": "town"}), 'provinces, "Anders" (object 1), sight: there is no such property; did you mean "site"?'),
        (two(a={"site": "castle"}), 'provinces, "Anders" (object 1), site: "castle" is not known here; use one of damaged'),
        (two(a={"tax": "much"}), 'tax: "much" does not fit; wanted is a whole number from 0 to 99'),
        (two(a={"id": "the hills"}), 'id: "the hills" does not fit; wanted is a text in quotes, a Latin letter, then'),
        (two(a={"id": "bohdan"}), 'provinces, "Bohdan" (object 2), id: "bohdan" is the id of object 1 too; give one of the'),
        (two(a={"owner": "ק"}), 'owner "ק": no id can be made of it; write it in Latin letters, or draw a layer "factions"'),
        (two(a={"owner": "KAT", "realm": "SVE"}), "it is in the realm of SVE, and KAT owns it; leave one of the two out"),
        (two(a={"seat": True}), "it is a seat, and nobody owns it"),
        (two(at_anders("factions", "KAT"), b=TOWN | {"owner": "KAR"}), 'owner: "KAR" is no faction of this map; did you mean'),
        # what lies on them
        (two(ways(line(A, (520, 0)))),
         "borders, object 3: the last end of this line, at 520, 0, meets no province; draw it to the middle of one, or name"),
        (two(ways(line((-800, 0), B))), "the first end of this line, at -800, 0, meets no province"),
        (two(ways(line(A, (9, 9)))), "both its ends lie on anders; draw it from there to another province"),
        (two(at_anders("borders", "pass", a="anders")), 'borders, "pass" (object 3), b: this is no line, and names no'),
        (two(at_anders("borders", a="anders", b="bodan")), 'b: "bodan" is no province of this map; did you mean "bohdan"'),
        (two(layer("banners", thing("Xenia", 500, 500))), 'banners, "Xenia" (object 3): it lies on no province'),
        (two(at_anders("banners", units="3 foot")), '"3 foot" is not understood; write each type once with its number'),
        (two(at_anders("banners", units="foot 1, foot 2")), '"foot 2" is not understood'),
        (two(at_anders("banners"), a={"site": "town"}), "nobody owns anders, so that it does not say whose it is"),
        (two(at_anders("garrisons")), "garrisons, object 3, units: this garrison has none; write them"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_by_object_and_property(drawn: Any, map: Any, says: str) -> None:
    told = wrong(drawn, map)
    assert says in told[0], told


def test_all_that_is_wrong_is_told_at_once(drawn: Any) -> None:
    told = wrong(drawn, two(ways(line(A, (500, 0)), line(A, B, way="river"), line((500, 0), A))))
    assert [each.partition(": ")[0] for each in told] == ["borders, object 3", "borders, object 4, way", "borders, object 5"]


def test_a_file_that_is_too_large_or_too_deep(drawn: Any) -> None:
    assert "the file has 10,000,000 bytes; at most 1,000,000 are read" in wrong(drawn, b" " * 10_000_000)[0]
    assert wrong(drawn, '{"layers":' + "[" * 100_000)
    assert wrong(drawn, "<map>" + "<group>" * 50_000 + "</group>" * 50_000 + "</map>", "deep.tmx")
    group: dict[str, Any] = layer("provinces", thing("A", 0, 0))
    text = '{"type": "group", "name": "g", "layers": [' * 2_000 + text_of(group) + "]}" * 2_000
    told = wrong(drawn, f'{{"type": "map", "orientation": "orthogonal", "layers": [{text}]}}')
    assert told == ["its parts lie too deep in one another; take layers out of their groups"]


def test_no_other_file_is_opened(drawn: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither tiles nor templates nor properties that name one."""
    (tmp_path / "secret.txt").write_text("secret", "utf-8")
    opened: list[str] = []
    usual = open

    def watched(file: Any, *rest: Any, **more: Any) -> Any:
        opened.append(str(file))
        return usual(file, *rest, **more)

    monkeypatch.setattr("builtins.open", watched)
    found = valleys() | {"tilesets": [{"firstgid": 1, "source": str(tmp_path / "secret.txt")}]}
    drawn(found)
    drawn(tmx(found), "valley.tmx")
    assert [Path(name).name for name in opened if "secret" in name] == []


def test_without_the_library_it_says_what_to_install(drawn: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pytiled_parser", None)
    with pytest.raises(BadInput, match=r"maps of Tiled are read by one more library; type .* install .*tiled"):
        drawn(valleys())


# ---- whatever a file holds -------------------------------------------------------------------------------------------
def mutilated(map: Any, luck: st.DataObject, depth: int = 0) -> Any:
    """The same with one value in the place of another, somewhere."""
    if isinstance(map, dict | list) and map and (depth < 2 or luck.draw(st.integers(0, 3))):
        keys = list(map) if isinstance(map, dict) else range(len(map))
        key = luck.draw(st.sampled_from(keys))
        copy = map.copy()
        copy[key] = mutilated(map[key], luck, depth + 1)
        if luck.draw(st.integers(0, 9)) == 0:
            del copy[key]
        return copy
    return luck.draw(st.sampled_from(VALUES))


def only_told(path: Path, data: bytes) -> None:
    """What comes of it is a file that TOML reads, or a sentence."""
    path.write_bytes(data)
    try:
        text, lacks = scenario_file(path)
    except BadInput as bad:
        assert str(bad) and "\n" not in str(bad)
        return
    assert tomllib.loads(text)["provinces"]
    if not lacks:
        scenarios.read(text.encode(), "own.toml")


@settings(max_examples=times(80, 1_000), deadline=None)
@given(luck=st.data())
def test_a_map_with_other_values_in_it(tmp_path_factory: pytest.TempPathFactory, luck: st.DataObject) -> None:
    map = valleys()
    for _ in range(luck.draw(st.integers(1, 3))):
        map = mutilated(map, luck)
        if not isinstance(map, dict):
            break
    only_told(tmp_path_factory.getbasetemp() / "other.tmj", text_of(map).encode("utf-8", "surrogatepass"))


@settings(max_examples=times(60, 1_000), deadline=None)
@given(seed=st.integers(0, 2**32), ending=st.sampled_from([".tmj", ".tmx"]))
def test_a_map_with_other_bytes_in_it(tmp_path_factory: pytest.TempPathFactory, seed: int, ending: str) -> None:
    kept = [(text_of if ending == ".tmj" else tmx)(valleys()).encode()]
    words = (b'"owner"', b'"polyline"', b"objectgroup", b"<group>", b'template="a"', b'"template":"a"', b"NaN", b"&#0;")
    only_told(tmp_path_factory.getbasetemp() / f"bytes{ending}", Mutator(Philox(seed, 0, 0), words, 20_000).made(kept))
