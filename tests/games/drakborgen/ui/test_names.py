"""What the content pack's things are called: every one has a name in each language, and says no other numbers than the pack."""

from __future__ import annotations

import re

import msgspec
import pytest

from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.model.pack import own_names
from montjoy.games.drakborgen.model.pack.lookup import read_own
from montjoy.games.drakborgen.model.squares import SQUARES
from montjoy.games.drakborgen.model.state import FACTORS
from montjoy.games.drakborgen.protocol.events import MonsterFound, RoomTurned
from montjoy.games.drakborgen.ui import text
from montjoy.words import Words
from montjoy.words.messages import files
from tests.games.drakborgen.board import PACK, begun, give, seen
from tests.words import catalog

FOLDER = catalog.SOURCE / "games" / "drakborgen" / "locales"
LANGS = [lang for lang in ("en", "sv", "he", "cs") if files(FOLDER, lang)]
SIDES = {"entry": "behind", "ahead": "ahead", "right": "right", "left": "left"}


def ids():
    """Everything in the pack that may stand in a message."""
    rows = (PACK.heroes, PACK.labyrinth, PACK.rooms, PACK.items, PACK.amulets, PACK.rings, PACK.specials, PACK.treasures,
            PACK.dragon_cards, PACK.monsters, PACK.cards, PACK.companions, PACK.spells)
    kinds = {row.type for row in PACK.companions.values()}
    return [id for each in rows for id in each] + sorted(kinds | set(PACK.directions.values()) | set(FACTORS))


def numbers(text):
    return [int(n) for n in re.findall(r"\d+", text.replace("\u00a0", ""))]


OWN = """
extends = "standard"

[heroes]
columns = ["id", "name", "agility", "strength", "psyche", "armour", "body_points"]
rows = [["H01", "Our Rohan", 4, 8, 5, 9, 10], ["H12", "Gudrun Shieldwall", 12, 7, 4, 8, 9]]

[rooms]
columns = ["id", "title", "category", "effects"]
rows = [["RT033", "Barrow", "empty", [{ op = "empty" }]]]

[labyrinth]
columns = ["id", "kind", "entry_dot", "entry", "ahead", "right", "left"]
rows = [["LT04", "corridor", "yellow", "open", "open", "wall", "open"]]

[specials]
columns = ["id", "name", "when", "effect", "text"]
rows = [["SP01", "Second wind", "own_turn", { heal = 5 }, "Regain 5 body points!"]]
"""


@pytest.mark.parametrize("lang", LANGS)
def test_everything_has_a_name(lang):
    """And what is not a cipher of ours: no id is shown to a player."""
    words = Words(game, lang, game.names(game.scenarios["four"]))
    for id in [*ids(), *game.seats(game.scenarios["four"])]:
        assert f"name-{id}" in catalog.written(FOLDER, lang), id
        for case in ("", "card", "thing", "about"):
            said = words._voice.name(id, case)
            cipher = any(c.isupper() or c.isdigit() or c == "_" for c in id)
            assert said and not (cipher and id in said), (id, said)
    assert words.problems == []


def test_no_name_is_written_for_nobody():
    known = {f"name-{id}" for id in [*ids(), *game.seats(game.scenarios["four"])]} | catalog.HELPERS
    known |= {x.name for x in catalog.subjects("montjoy.games.drakborgen")}
    known |= {f"name-{word}" for word in catalog.words_in_code()} | {"name-numbered", "name-numbered-t", "name-numbered-s"}
    assert [name for name in catalog.written(FOLDER, "en") if name.startswith("name-") and name not in known] == []
    about = {name for name in catalog.written(FOLDER, "en") if name.startswith("about-")}
    assert about == {f"about-{id}" for id in PACK.specials}


@pytest.mark.parametrize("lang", LANGS)
def test_the_heroes_cards_say_what_the_pack_says(lang):
    """DL-BASE-09  Agility, armour, strength, psyche, body points, how often the gift serves."""
    words = Words(game, lang)
    for id, row in PACK.heroes.items():
        values = [row.agility, row.armour, row.strength, row.psyche, row.body_points, *([row.charges] if row.charges else [])]
        assert numbers(words._voice.name(id, "card")) == values, id
        assert words._voice.name(id) in words._voice.name(id, "card")
        assert f"ability-{row.ability}" in catalog.written(FOLDER, lang)


@pytest.mark.parametrize("lang", LANGS)
def test_treasure_cards_say_what_they_are_worth(lang):
    words = Words(game, lang)
    assert {id: numbers(words.name(id)) for id in PACK.treasures} == {id: [row.gm] for id, row in PACK.treasures.items()}


@pytest.mark.parametrize("lang", LANGS)
def test_labyrinth_tiles_say_what_is_on_their_edges(lang):
    """DL-BASE-02  Kind, stairs, walls, doors, portcullises and painted symbols, as the pack has them."""
    written = catalog.written(FOLDER, lang)
    for id, row in PACK.labyrinth.items():
        parts = catalog.names_in(written[f"name-{id}"])[1]
        if row.kind == "treasure":
            assert parts == {"tile-treasure"}
            continue
        barred = {side: getattr(row, side) for side in SIDES if getattr(row, side) != "open"}
        expected = {f"tile-{row.kind}"} | {f"tile-{SIDES[side]}" for side in barred} | {f"edge-{x}" for x in barred.values()}
        expected |= {f"sign-{n}" for n in row.symbols.values()} | ({"tile-stairs"} if row.stairs else set())
        assert parts == expected, id
        said = Words(game, lang).name(id)
        assert numbers(said) == ([row.stairs] if row.stairs else []), said


def test_monsters_of_one_kind_are_told_apart():
    """DL-7.1  By a number, which is that of no other; what one of them guards is called after it."""
    words = Words(game, "en")
    named = {id: words.name(id) for id, row in PACK.rooms.items() if row.category in ("monster", "ambush")}
    assert len(set(named.values())) == len(named) == 32
    for id, row in PACK.rooms.items():
        if row.category in ("monster", "ambush"):
            guarded = words._voice.name(id, "thing")
            reward = row.effects[0].reward
            in_gold, item = bool(reward and reward.treasure), reward.item if reward else ""
            assert guarded == (f"the hoard of {named[id]}" if in_gold else words.name(item) if item else named[id])


def test_squares_and_hidden_cards():
    """Letters from west to east, numbers from north to south, the same in every language; a card by its owner."""
    scenario = game.scenarios["four"]
    words = Words(game, "en", game.names(scenario))
    assert [words.name(id) for id in ("00", "08", "80", "88", "44")] == ["A1", "I1", "A9", "I9", "E5"]
    assert len({words.name(id) for id in SQUARES}) == 81
    assert words.name("red.t2") == "treasure card 2 of Red" and words.name("blue.s1") == "special card 1 of Blue"
    assert words.name("RT007.2") == "orc 2, number 2"


def test_what_a_group_calls_its_own_things_comes_first(tmp_path):
    """DL-BASE-25  A row that a group has changed says nothing of ours; the others keep their names, in every language."""
    (tmp_path / "mine.toml").write_text(OWN, "utf-8")
    ref = read_own(tmp_path / "mine.toml")
    scenario = msgspec.structs.replace(game.scenarios["two"], pack=ref.name, own=ref.own)
    names = game.names(scenario)
    own = {id: name for id, name in names.items() if id not in SQUARES and not id.endswith(":kind")}
    assert own == {"H01": "Our Rohan", "H12": "Gudrun Shieldwall", "RT033": "Barrow", "LT04": "corridor", "SP01": "Second wind"}
    words = Words(game, "en", names)
    assert words.name("H02") == "Sigeir Sharpaxe" and words.name("RT034") == "bare room"
    assert words._voice.name("H12", "card") == "Gudrun Shieldwall", "not the agility of our card"
    world = begun("H01", "H02", pack=ref)
    give(world, "red", "SP01", "SP06")
    lines = text.card(seen(world, "red"), words)
    assert "Second wind: Regain 5 body points!" in lines
    assert "Far-seeing glass: Look, alone, at both tiles of an unknown square next to yours." in lines
    ours = {id for id in game.names(game.scenarios["two"]) if not id.endswith(":kind")}
    assert not ours - set(SQUARES), "our own pack is named by the locales"


def test_a_new_monster_is_called_by_its_id_in_words():
    assert own_names.called("cave_wight", PACK.monsters["orc"]) == "cave wight"
    assert own_names.own_names(PACK) == {}


def barrows(tmp_path, titles, name="cave wight"):
    """A scenario with a monster of the group's own, on as many room tiles as there are titles."""
    cards = ", ".join(f'["{card}", "cave_wight", 6, "fight", "flee", "follow"]' for card in PACK.cards)
    row = '["RT{}", "{}", "monster", [{{ op = "encounter", monster = "cave_wight", reward = {{ treasure = 90 }} }}]]'
    tiles = ", ".join(row.format(200 + n, title) for n, title in enumerate(titles))
    (tmp_path / "mine.toml").write_text(f"""extends = "standard"
[monsters]
columns = ["id", "name", "agility", "strength", "psyche", "armour"]
rows = [["cave_wight", "{name}", 5, 6, 7, 4]]
[monster_cards]
columns = ["card", "monster", "combat_points", "on_attack", "on_wait", "on_turn_back"]
rows = [{cards}]
[rooms]
columns = ["id", "title", "category", "effects"]
rows = [{tiles}]
""", "utf-8")
    ref = read_own(tmp_path / "mine.toml")
    return msgspec.structs.replace(game.scenarios["two"], pack=ref.name, own=ref.own)


@pytest.mark.parametrize("lang", LANGS)
def test_a_monster_that_a_group_has_named(tmp_path, lang):
    """DL-BASE-25, DL-7.1  The kind and its figures by that name, in every language; their tiles by their titles when they are
    turned up.  Red before: there was no column for it, and who was met was called by the title of the tile."""
    words = Words(game, lang, game.names(barrows(tmp_path, ["Barrow", "Chapel"])))
    assert [words.name(id) for id in ("cave_wight", "RT200", "RT201")] == ["cave wight", "cave wight 1", "cave wight 2"]
    assert "cave wight 2" in words.event(MonsterFound("RT201", "cave_wight", "33", False)).lower()
    assert "Chapel" in words.event(RoomTurned("33", "RT201"))
    assert words._voice.name("RT201", "thing") == "Chapel", "what it guarded"
    alone = Words(game, lang, game.names(barrows(tmp_path, ["Barrow"])))
    assert alone.name("RT200") == "cave wight"
    unnamed = Words(game, lang, game.names(barrows(tmp_path, ["Barrow", "Chapel"], name="")))
    assert [unnamed.name(id) for id in ("cave_wight", "RT200", "RT201")] == ["cave wight", "Barrow", "Chapel"]
    assert words.problems == []


MET = '{ op = "test", stat = "psyche", times = 1, then = [{ op = "encounter", monster = "orc" }], else = ['


def test_a_monster_of_ours_with_other_values_keeps_its_name(tmp_path):
    """DL-BASE-25  Red before: a stronger dragon was a "dragon" in Czech."""
    (tmp_path / "mine.toml").write_text("""extends = "standard"
[monsters]
columns = ["id", "agility", "strength", "psyche", "armour", "combat_points"]
rows = [["dragon", 9, 24, 9, 20, 30]]
""", "utf-8")
    ref = read_own(tmp_path / "mine.toml")
    scenario = msgspec.structs.replace(game.scenarios["two"], pack=ref.name, own=ref.own)
    assert Words(game, "cs", game.names(scenario)).name("dragon") == Words(game, "cs").name("dragon") == "drak"


def test_a_monster_of_ours_with_another_name(tmp_path):
    """DL-BASE-25  Its figures on our own tiles, too; a tile that may bring one of two is called by its title."""
    (tmp_path / "mine.toml").write_text("""extends = "standard"
[monsters]
columns = ["id", "name", "agility", "strength", "psyche", "armour"]
rows = [["orc", "goblin", 6, 5, 4, 5]]
[rooms]
columns = ["id", "title", "category", "effects"]
rows = [["RT200", "Gate", "monster", [{MET}{ op = "encounter", monster = "demon" }] }]],
        ["RT201", "Pit", "monster", [{MET}{ op = "ambush", monster = "orc" }] }]]]
""".replace("{MET}", MET), "utf-8")
    ref = read_own(tmp_path / "mine.toml")
    words = Words(game, "en", game.names(msgspec.structs.replace(game.scenarios["two"], pack=ref.name, own=ref.own)))
    ours = [words.name(f"RT{n:03}") for n in (6, 7, 8, 9)]
    assert ours == ["goblin 1", "goblin 2", "goblin 3", "goblin 4"] and words.name("RT010") == "giant spider 1"
    assert re.fullmatch(r"goblin \d", words.name("RT201")) and words.name("RT200") == "Gate"


def test_players_with_names_of_their_own():
    scenario = game.scenarios["two"]
    named = msgspec.structs.replace(scenario, players=[msgspec.structs.replace(p, name=f"Sir {p.id}") for p in scenario.players])
    assert Words(game, "en", game.names(named)).name("red") == "Sir red"
    assert Words(game, "en", game.names(named)).name("red.t1") == "treasure card 1 of Sir red"
