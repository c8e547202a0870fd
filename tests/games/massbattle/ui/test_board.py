"""The drawn board: every unit and every sign on it, from the view alone; what the signs mean; where squares are."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from montjoy.core.effects import UMPIRE, WATCHER
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.model.board import SIGNS, Board, terrain
from montjoy.games.massbattle.model.pieces import Running
from montjoy.games.massbattle.model.state import World, Zone
from montjoy.games.massbattle.protocol import events
from montjoy.games.massbattle.ui import areas, board, board_ground, legend, picks_drawn, places, signs, telling
from montjoy.table.web import render
from montjoy.words import LANGUAGES, Words
from tests.games.massbattle.acting import NW, field, scenario

SIDES = (["orcs 10,5 n", "hill_giant 12,5 e", "fighter_hero 14,5 n"], ["goblins 10,20 s", "red_dragon 12,20 w", "elves 14,20 s"])
MADE_OF_MANY = {"figure", "token", "c0", "c1"}               # classes that say nothing by themselves
AROUND = {                                                   # what is drawn about the signs, and means nothing
    "map", "battle", "scene", "ground-of-battle", "grid", "net-of-battle", "ruler", "few", "each", "square-names", "square-name",
    "outline", "icon", "areas", "long", "night",
}  # fmt: skip


def words(lang: str = "en") -> Words:
    return Words(game, lang, game.names(scenario(*SIDES)))


def battle(**options: Any) -> World:
    return field(*SIDES, **options)


def drawn(world: World, viewer: str = "a", lang: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(str(board.draw(game.view(world, viewer), words(lang), ())))


def unit(picture: ElementTree.Element, id: str) -> ElementTree.Element:
    found = [there for there in picture.iter("g") if there.get("data-at") == id]
    assert len(found) == 1, f"{id} stands there {len(found)} times"
    return found[0]


def classes(there: ElementTree.Element) -> set[str]:
    return {name for element in there.iter() for name in (element.get("class") or "").split()}


def said(picture: ElementTree.Element, id: str) -> str:
    return re.sub("[\u2066-\u2069]", "", unit(picture, id).findtext("title") or "")


def gallery() -> World:
    """Everything that a battle can show: every kind of ground, both heights, walls, spells on ground, every sign of a unit."""
    world = battle()
    kinds = "".join(SIGNS)
    rows = [f"{kinds:.<30}", "." * 30, f"{'~#':.<30}", *["." * 30] * 33]
    ground = Board(
        30, 36, tuple(rows), tuple("0" * 30 if y != 9 else "1" * 5 + "2" * 5 + "0" * 20 for y in range(36)),
        ((3, 3, "N"), (4, 4, "E")), ((7, 7), (8, 7)),
    )  # fmt: skip
    world.board = ground
    world.zones = [Zone("wall_of_fire", ((1, 30), (2, 30)), "A3"), Zone("cloudkill", ((5, 30),), "A3")]
    world.units = dict(world.units)
    model = world.units["A1"]
    marked: list[dict[str, Any]] = [{"stance": "defence"}, {"aloft": True}, {"broken": True}]
    marked += [{"hit": True, "lost": lost} for lost in (0, 1, model.start - 1)]
    marked += [{"running": (Running(kind),)} for kind in signs.LASTING] + [{"confused": whim} for whim in signs.WHIMS]
    marked.append({"running": tuple(map(Running, signs.LASTING))})
    for n, state in enumerate(marked, 20):
        world.units[f"A{n}"] = msgspec.structs.replace(model, id=f"A{n}", at=(n - 15, 12), **state)
    return world


# ---- signs -----------------------------------------------------------------------------------------------------------------
NAME_TOP = -6                                                # of a unit's name, which stands in the middle of its counter


@pytest.mark.parametrize("condition", signs.SHOWN)
def test_how_a_unit_is_stands_above_its_name(condition: str) -> None:
    """MB-INFO-02  Red before: the crack of a broken unit went through its name."""
    path = svgpath(signs.CONDITIONS[condition])
    assert path and all(y + 1.2 < NAME_TOP for _, y in path), path


def svgpath(d: str) -> list[tuple[float, float]]:
    """The corners of a path of straight lines; of circles where they begin."""
    numbers = r"(-?[\d.]+)"
    return [(float(x), float(y)) for x, y in re.findall(f"[ML] ?{numbers} ?{numbers}", d)]


# ---- units -----------------------------------------------------------------------------------------------------------------
def test_every_unit_stands_in_the_middle_of_its_square_and_faces_as_it_does() -> None:
    """North is up; the contract of whoever draws over the board.  Red where rows are counted from above."""
    world = battle()
    world.units["B3"].facing = NW
    picture = drawn(world)
    assert picture.get("viewBox") == "-40 -40 1280 1520" and picture.get("direction") == "ltr"
    for id, at, turn in (("A1", "translate(420 1220)", 0), ("A2", "translate(500 1220)", 90), ("B3", "translate(580 620)", 315)):
        there = unit(picture, id)
        assert there.get("transform") == at and {"figure", "token"} <= set((there.get("class") or "").split())
        body = next(there.iter("use"))
        assert (body.get("transform"), body.get("href")) == (f"rotate({turn})", f"#battle-side-{id[0]}")
        x, y = board.middle(world.board, world.units[id].at)
        assert at == f"translate({x:.0f} {y:.0f})"
    assert {there.get("id") for there in picture.iter() if there.get("id")} >= {"battle-side-A", "battle-side-B"}


def test_a_counter_has_its_number_and_its_soldiers() -> None:
    """MB-UNIT-08  Most units have as many as the scale says; a single creature has no number of them."""
    world = battle()
    world.units["B1"].soldiers = 3
    picture = drawn(world)
    assert next(there for there in picture.iter("text") if there.get("id") == "battle-men").text == "5"
    hrefs = {id: [use.get("href") for use in unit(picture, id).iter("use")] for id in ("A1", "A2", "B1")}
    assert ["#battle-men" in found for found in hrefs.values()] == [True, False, False]
    assert [there.text for there in unit(picture, "A2").iter("text")] == ["A2"]
    assert [there.text for there in unit(picture, "B1").iter("text")] == ["B1", "3"]


def test_health_is_exact_for_the_own_side_alone() -> None:
    """MB-INFO-02  A bar and a figure for one's own, everybody's sign for the others; the umpire and open information see all.
    Red where hit points of the enemy are in the picture."""
    world = battle()
    for id in ("A1", "B1"):
        there = world.units[id]
        there.lost, there.hit = there.start // 3, True
    hp, start = world.units["A1"].hp, world.units["A1"].start
    picture = drawn(world)
    assert said(picture, "A1") == f"A1 (orcs): {hp} of {start} hit points, hurt"
    assert said(picture, "B1") == "B1 (goblins), hurt"
    bar = next(there for there in unit(picture, "A1").iter("rect") if there.get("class") == "health")
    assert float(bar.get("width") or "") == pytest.approx(26 * hp / start, abs=0.01)
    assert "health" in classes(unit(picture, "A1")) and "health" not in classes(unit(picture, "B1"))
    assert "health" not in classes(unit(drawn(world, WATCHER), "A1"))
    assert "health" in classes(unit(drawn(world, UMPIRE), "B1"))
    assert "health" in classes(unit(drawn(battle(open_information=True)), "B1"))


def test_what_a_side_cannot_know_is_not_in_its_picture() -> None:
    """Two worlds that are the same to a viewer give him the same board, board by board: an enemy's hit points, where he has
    not been hurt to the half; his spells; where a side stands that has not deployed."""
    one, other = battle(), battle()
    other.units["B1"].start += 9
    other.units["B2"].breaths += 2
    other.units["B3"].row = other.units["B2"].row
    for viewer in ("a", WATCHER):
        w = words()
        seen = [game.view(world, viewer) for world in (one, other)]
        assert str(board.draw(seen[0], w, ())) == str(board.draw(seen[1], w, ()))
        assert str(board.aside(seen[0], w, ())) == str(board.aside(seen[1], w, ()))
    assert drawn(one, "b").findtext(".//*[@data-at='B1']/title") != drawn(other, "b").findtext(".//*[@data-at='B1']/title")
    one.units["B1"].status = other.units["B1"].status = "reserve"
    other.units["B1"].at = (1, 1)
    pictures = [str(board.draw(game.view(world, "a"), words(), ())) for world in (one, other)]
    assert pictures[0] == pictures[1] and 'data-at="B1"' not in pictures[0]


def test_whose_a_unit_is_is_seen_by_shape_and_colour_and_who_orders_it_by_its_rim() -> None:
    """MB-GEN-05  On a side of two players each has the rim about his own; a charmed unit is the other side's."""
    given = field(["orcs 5,5 n", "orcs 7,5 n owner=a2"], ["goblins 9,9 s"], seats=(("a", "a2"), ("b",)))
    picture = drawn(given, "a2")
    kinds = {id: (unit(picture, id).get("class"), next(unit(picture, id).iter("use")).get("href")) for id in ("A1", "A2", "B1")}
    assert kinds == {
        "A1": ("figure token c1", "#battle-side-A"), "A2": ("figure token c1 mine", "#battle-side-A"),
        "B1": ("figure token c0", "#battle-side-B"),
    }  # fmt: skip
    given.units["B1"].side = 0
    assert next(unit(drawn(given, "a2"), "B1").iter("use")).get("href") == "#battle-side-A"


def test_a_flyer_above_another_unit_hides_nobody() -> None:
    """MB-BOARD-09"""
    world = battle()
    world.units["B2"].at, world.units["B2"].aloft = world.units["A1"].at, True
    picture = drawn(world)
    assert unit(picture, "A1").get("transform") == "translate(412 1228) scale(0.68)"
    assert unit(picture, "B2").get("transform") == "translate(428 1212) scale(0.68)"


def test_who_is_gone_or_waits_is_not_on_the_board_and_who_is_gone_is_named_beside_it() -> None:
    world = battle()
    world.units["B1"].status, world.units["A2"].status = "destroyed", "reserve"
    assert {there.get("data-at") for there in drawn(world).iter("g") if there.get("data-at")} == {"A1", "A3", "B2", "B3"}
    lines = re.findall("<p[^>]*>(.*?)</p>", re.sub("[\u2066-\u2069]", "", str(board.aside(game.view(world, "a"), words(), ()))))
    assert lines[1:] == [
        "Side A, The west (yours): 2 units on the board", "Side B, The east: 2 units on the board; gone: B1 (goblins)",
    ]  # fmt: skip


# ---- signs -----------------------------------------------------------------------------------------------------------------
def test_every_sign_that_can_be_drawn_is_explained_and_no_other() -> None:
    """Red where the board draws something that *Signs* does not show, or *Signs* something that no board has."""
    world = gallery()
    there = classes(drawn(world)) | {"deed", "deed-sign", *telling.DEEDS}
    seen = game.view(world, "a")
    of_units = (areas.drawn(seen, piece.at) for piece in seen.pieces.values())
    there |= classes(ElementTree.fromstring(f"<g>{''.join(of_units)}</g>"))
    there |= classes(ElementTree.fromstring(str(picks_drawn.ghost(world.board, "A1", (3, 3), 2))))      # what is ordered
    there -= AROUND | MADE_OF_MANY
    explained = [ElementTree.fromstring(sign) for sign, _ in legend.signs(game.view(world, "a"), words())]
    assert there == set.union(*map(classes, explained)) - AROUND - MADE_OF_MANY
    used = {str(use.get("href")).removeprefix("#") for use in drawn(world).iter("use")}
    shown = {str(use.get("href")).removeprefix("#legend-") for sign in explained for use in sign.iter("use")}
    assert used == shown == {*(f"battle-{name}" for name in (*signs.BADGES, "side-A", "side-B", "men"))}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_signs_and_counters_are_said_in_every_language(lang: str) -> None:
    """Each sign has words of its own; a counter's title says all that is drawn on it."""
    world, w = gallery(), words(lang)
    view = game.view(world, "a")
    meant = [says for _, says in legend.signs(view, w)]
    assert len(set(meant)) == len(meant) and all(says.strip() for says in meant)
    picture = drawn(world, lang=lang)
    for piece in view.pieces.values():
        title = said(picture, piece.id)
        for name in signs.badges_of(piece):
            assert re.sub("[\u2066-\u2069]", "", signs.called(w, name)) in title
    assert str(board.aside(view, w, ())) and w.problems == []


def test_signs_have_names_of_their_own_and_bring_what_they_use() -> None:
    """The board may be on the same page: its names and those of the signs never meet."""
    found = "".join(sign for sign, _ in legend.signs(game.view(gallery(), "a"), words()))
    made = re.findall('id="([^"]+)"', found)
    assert len(set(made)) == len(made) and all(name.startswith("legend-") for name in made)
    assert set(re.findall(r'(?:href="|url\()#([^")]+)', found)) <= set(made)
    picture = str(board.draw(game.view(gallery(), "a"), words(), ()))
    assert set(re.findall(r'(?:href="|url\()#([^")]+)', picture)) <= set(re.findall('id="([^"]+)"', picture))


@pytest.mark.parametrize(("item", "where", "did"), [
    (events.Attacked("A6", "B1", "missile", 14, (), "wounded", 8), "B1", ("A6", "wounded", "−8")),
    (events.Attacked("A6", "B1", "melee", 4, (), "missed", 0), "B1", ("A6", "missed", "✕")),
    (events.Attacked("A6", "B1", "melee", 14, (), "harmless", 0), "B1", ("A6", "harmless", "○")),
    (events.Charged("A6", "B1"), "B1", ("A6", "charge", "!")),
    (events.SpellCast("A1", "sleep", "B1", ((3, 3),)), "B1", ("A1", "cast", "✦")),
    (events.SpellCast("A1", "fireball", "", ((3, 3),)), "A1", None),
    (events.FellBack("B1", ((3, 3),)), "B1", ("B1", "back", "")), (events.FellBack("B1", ()), "B1", None),
    (events.FollowedUp("A6", ((3, 3),)), "A6", ("A6", "follow", "")), (events.Destroyed("B1", 5, 0), "B1", ("B1", "gone", "")),
    (events.Moved("A6", ((7, 7),), 2, False), "A6", None),
    (events.SideMoved(0, (events.Moved("A6", ((7, 7),), 2, False), events.Turned("A7", 4))), "A6 A7", None),
    (events.MoraleChecked("B1", 50, 0, "passed"), "B1", None),
])  # fmt: skip
def test_a_line_of_the_log_says_what_is_drawn_of_it(item: Any, where: str, did: tuple[str, str, str] | None) -> None:
    """From whom to whom, and what it did: as much as the line tells, and no more."""
    assert (telling.where(item), telling.did(item)) == (where, did)
    row = render.one_row(3, render.said(item, words()), "massbattle")
    found = re.findall(f'data-to="{where}"(?: data-did="([^"]*)")?>', row)
    assert found == ["" if did is None else " ".join(did)]


def test_more_signs_than_there_is_room_for_are_said_all_the_same() -> None:
    world = gallery()
    crowded = next(u for u in world.units.values() if len(u.running) == len(signs.LASTING))
    assert signs.badges_of(crowded)[-1] == "more" and len(signs.badges_of(crowded)) == len(signs.PLACES)


def test_a_name_that_is_markup_stays_text() -> None:
    world = battle()
    w = Words(game, "en", {**game.names(scenario(*SIDES)), "A1": "<b>us</b>"})
    assert "<b>" not in str(board.draw(game.view(world, "a"), w, ()))


# ---- ground ----------------------------------------------------------------------------------------------------------------
def covered(d: str) -> list[tuple[int, int]]:
    """The squares of a path of rectangles, by column and row from above."""
    found = []
    for x, y, wide, high in re.findall(r"M(\d+) (\d+)h(\d+)v(\d+)H\d+z", d):
        found += [(int(x) // 40 + i, int(y) // 40 + j) for i in range(int(wide) // 40) for j in range(int(high) // 40)]
    return found


@pytest.mark.parametrize("name", list(game.scenarios))
def test_ground_is_one_path_a_kind_and_covers_its_squares_once(name: str) -> None:
    ground = game.setup(game.scenarios[name]).board
    picture = ElementTree.fromstring(str(board_ground.ground(ground)))
    water = board_ground.deep_water(ground)
    looks = {(x, y): "deep" if (x, y) in water else terrain(ground, (x, y)) for x, y in board_ground.squares(ground)}
    for kind in (*SIGNS.values(), "deep"):
        there = [path for path in picture.iter("path") if path.get("class") == f"terrain is-{kind}"]
        wanted = sorted((x, ground.height - 1 - y) for (x, y), look in looks.items() if look == kind)
        assert kind == "open" or len(there) == bool(wanted)
        assert kind == "open" or sorted(covered(there[0].get("d") or "") if there else []) == wanted
    assert len(list(picture.iter())) < 400 + 2 * (ground.width + ground.height)


def test_a_river_beside_its_ford_is_water_on_both_sides_of_the_bridge_and_rock_elsewhere_is_rock() -> None:
    """A reader took the ford for the only water, and the river for a wall."""
    bridge = game.setup(game.scenarios["bridge"]).board
    assert board_ground.deep_water(bridge) == {at for at in board_ground.squares(bridge) if terrain(bridge, at) == "impassable"}
    rows = ("..........", ".~#==#=.#.", "..#.......", "#.........", "......~.#.", *["." * 10] * 5)
    assert board_ground.deep_water(Board(10, 10, rows)) == {(2, 1), (5, 1), (2, 2)}


def test_squares_of_any_shape_are_put_together() -> None:
    ground = Board(12, 12)
    shapes: list[set[tuple[int, int]]] = [
        {(0, 0)}, {(x, y) for x in range(12) for y in range(12)}, {(x, y) for x in range(12) for y in range(12) if (x + y) % 3},
        {(3, 3), (4, 3), (5, 3), (3, 4), (5, 4), (3, 5), (4, 5), (5, 5)}, {(1, 1), (2, 2), (3, 3)}, set(),
    ]  # fmt: skip
    for shape in shapes:
        assert sorted(covered(board_ground.filled(ground, shape))) == sorted((x, 11 - y) for x, y in shape)
    assert board_ground.filled(ground, shapes[1]).count("M") == 1
    ring = board_ground.around(ground, {(3, 3), (4, 3)})
    assert sorted(re.findall("M[^M]+", ring)) == ["M120 320H200", "M120 320V360", "M120 360H200", "M200 320V360"]


def test_places_are_squares_where_the_drawing_has_them() -> None:
    """What is pointed at is the square under it; beside the board nothing is."""
    view = game.view(battle(), "a")
    there = places.places(view)
    assert len(there) == 30 * 36 and there["10,5"] == (420, 1220)
    for place, (x, y) in there.items():
        assert places.place_at(view, x, y) == place == places.place_at(view, x + 19, y - 19)
    assert [places.place_at(view, *at) for at in ((-1, 5), (5, -1), (1200, 5), (5, 1440))] == [""] * 4
    told = [re.sub("[\u2066-\u2069]", "", line) for line in places.here(view, words(), "10,5")]
    assert told[:2] == ["10,5: open", "A1 (orcs) stands at 10,5, facing north, fresh."] and len(told) == 5


def test_one_begins_at_one_s_own_units() -> None:
    """Before they stand at the rows where they begin; a watcher has none."""
    world = battle()
    assert drawn(world).get("data-me") == "480 1280" and drawn(world, "b").get("data-me") == "480 640"
    assert drawn(world, WATCHER).get("data-me") is None is drawn(world, WATCHER).get("data-start")
    waiting = field(["orcs"], ["goblins"])
    rows = game.view(waiting, "a").sides[0].rows
    x, y = map(float, str(drawn(waiting).get("data-me")).split())
    assert places.place_at(game.view(waiting, "a"), x, y).split(",")[1] in map(str, range(rows[0], rows[1] + 1))


def test_before_both_stand_it_says_that_they_place_their_units_in_secret() -> None:
    """MB-BOARD-10  Instead of that there is no unit on the board."""
    for world, placing in ((field(["orcs"], ["goblins"]), 2), (battle(), 0)):
        assert str(board.aside(game.view(world, "a"), words(), ())).count("in secret") == placing


def test_one_begins_where_all_that_is_seen_is_in_sight() -> None:
    """MB-INFO-01  Own units and those of the enemy that are seen, to the nearest edge of four squares; before they stand the rows
    of both sides.  Red before: on a phone the enemy was outside the part that is shown."""
    for world in (battle(), field(["orcs"], ["goblins"])):
        seen = game.view(world, "a")
        x, y, wide, high = map(int, str(drawn(world).get("data-see")).split())
        there = [piece.at for piece in seen.pieces.values() if piece.at[0] >= 0]
        there = there or [(0, row) for side in seen.sides for row in side.rows]
        for at in there:
            px, py = board.middle(seen.board, at)
            assert x <= px <= x + wide and y <= py <= y + high
        assert {piece.side for piece in seen.pieces.values() if piece.in_play} != {0} or world.round == 0
        assert drawn(world).get("data-start") == ("near" if world.round else "before"), "anew once those stand who were placed"
    assert drawn(world, WATCHER).get("data-see") is None


def test_a_move_changes_one_element_alone() -> None:
    """So that little is sent with it: the unit's place; where it faces is another."""
    world = battle()
    before = board.draw(game.view(world, "a"), words(), ())
    world.units["A1"].at = (11, 9)
    after = board.draw(game.view(world, "a"), words(), ())
    one, other = (re.findall("<[^<]*", re.sub(' data-(me|see)="[^"]*"', "", str(there))) for there in (before, after))
    assert len(one) == len(other) and sum(a != b for a, b in zip(one, other)) == 1


