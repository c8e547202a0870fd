# ruff: noqa: E501  (what is said stands on one line)
"""What is said to the author of a pack: file, row, key, what is wrong, the nearest name, what would work; and what is unusual."""

from __future__ import annotations

import re

import msgspec
import pytest

from montjoy.core.content.files import BadFile
from montjoy.games.drakborgen.authoring.pack_file import check_pack
from montjoy.games.drakborgen.model.pack import lookup
from montjoy.games.drakborgen.model.pack.lookup import load, read_own, refuse_faults
from montjoy.games.drakborgen.model.pack.reading import FOLDER, MOST_FILES, MOST_ROWS, part_of
from montjoy.games.drakborgen.model.pack.rows import ROWS
from tests.games.drakborgen.board import PACK

ROOM = 'columns = ["id", "title", "category", "effects"]\n'
TILE = 'columns = ["id", "kind", "entry_dot", "entry", "ahead", "right", "left", "stairs", "symbols"]\n'


def said(tmp_path, text, head='extends = "standard"\n'):
    path = tmp_path / "mine.toml"
    path.write_text(head + text, "utf-8")
    with pytest.raises(BadFile) as wrong:
        read_own(path)
    return str(wrong.value)


def room(effects, id="RT200"):
    return f'[rooms]\n{ROOM}rows = [\n  ["{id}", "Trap", "trap", {effects}],\n]\n'


def tile(cells):
    return f"[labyrinth]\n{TILE}rows = [\n  {cells},\n]\n"


BAD = [
    # -- effects
    (room('[{ op = "risk_it", n = 1 }]'),
     'mine.toml:5: rooms.RT200.effects[1].op: "risk_it" is not an operation; did you mean "risk"?'),
    (room('[{ op = "test", stat = "psyche", times = 1, then = [{ op = "fal" }], else = [] }]'),
     'mine.toml:5: rooms.RT200.effects[1].then[1].op: "fal" is not an operation; did you mean "fall"?'),
    (room('[{ n = 1 }]'), 'effects[1]: an effect is a table that begins with op; like { op = "risk", n = 1 }'),
    (room('["risk"]'), 'effects[1]: an effect is a table that begins with op'),
    (room('[{ op = "risk" }]'), 'rooms.RT200.effects[1]: "n" is missing; wanted is a whole number from 1 to 20'),
    (room('[{ op = "risk", n = 0 }]'), "rooms.RT200.effects[1].n: 0 does not fit; wanted is a whole number from 1 to 20"),
    (room('[{ op = "fall", n = 1 }]'), "rooms.RT200.effects[1].n: there is no such key"),
    (room('[{ op = "test", stat = "wits", times = 1, then = [], else = [] }]'),
     'rooms.RT200.effects[1].stat: "wits" is not known here'),
    (room('[{ op = "draw", deck = "rings" }]'), 'effects[1].deck: "rings" is not known here; did you mean "ring"?'),
    (room('[{ op = "encounter", monster = "ork" }]'),
     ':5: rooms.RT200.effects[1].monster: "ork" is no monster of this pack; did you mean "orc"?'),
    (room('[{ op = "ambush", monster = "dragon" }]'), 'effects[1].monster: "dragon" is no monster of this pack'),
    (room('[{ op = "all_inside", effects = [{ op = "item", id = "IT9" }] }]'),
     'effects[1].effects[1].id: "IT9" is no item of this pack; did you mean "IT8"?'),
    (room('[{ op = "control", companion = "CO7" }]'), 'effects[1].companion: "CO7" is no companion of this pack'),
    (room('[{ op = "encounter", monster = "orc", reward = {} }]'),
     "effects[1].reward: a reward names none of its three kinds; exactly one of treasure = gold, item = id, deck"),
    (room('[{ op = "encounter", monster = "orc", reward = { treasure = 5, deck = "ring" } }]'),
     "effects[1].reward: a reward names 2 of its three kinds"),
    (room('[{ op = "encounter", monster = "orc", reward = { item = "IT77" } }]'), 'reward.item: "IT77" is no item of'),
    (room("[]"), "rooms.RT200.effects: a list of 0 does not fit"),
    # -- rows and columns
    ('[rooms]\ncolumns = ["id", "titel", "category", "effects"]\nrows = []\n',
     ':3: rooms.columns: "titel" is not a column of rooms; did you mean "title"?'),
    ('[rooms]\ncolumns = ["id", "title", "effects"]\nrows = []\n', 'rooms.columns: the column "category" is missing'),
    ('[rooms]\ncolumns = ["id", "id", "title", "category", "effects"]\nrows = []\n', 'the column "id" stands twice'),
    ('[rooms]\ncolumns = "id"\nrows = []\n', "rooms.columns: columns is a list of texts"),
    ('[rooms]\nrows = []\n', "rooms: [rooms] is a table with columns = [...] and rows = [[...], ...]"),
    ('rooms = 3\n', "rooms: [rooms] is a table with columns"),
    (f'[rooms]\n{ROOM}rows = 3\n', f"rooms.rows: rows does not fit; wanted is a list of at most {MOST_ROWS} rows"),
    (f'[rooms]\n{ROOM}rows = [\n  ["RT200", "Trap"],\n]\n', ":5: rooms: row 1 has 2 cells under 4 columns"),
    (f'[rooms]\n{ROOM}rows = [3]\n', "rooms: row 1 has 1 cells under 4 columns"),
    (f'[rooms]\n{ROOM}whole = 1\nrows = []\n', ":4: rooms.whole: 1 does not fit; wanted is true or false"),
    (f'[rooms]\n{ROOM}rows = []\nrules = 3\n', ':5: rooms.rules: there is no such key; did you mean "rule"?'),
    ('[roms]\ncolumns = []\nrows = []\n', ':2: roms: there is no such key in a pack; did you mean "rooms"?'),
    ('[treasures]\ncolumns = ["id", "name", "gm"]\nrows = [\n  ["TC90", "Hoard", 0],\n]\n',
     "mine.toml:5: treasures.TC90.gm: 0 does not fit; wanted is a whole number from 1 to 100,000"),
    ('[treasures]\ncolumns = ["id", "name", "gm"]\nrows = [\n  ["9 lives", "Hoard", 5],\n]\n', 'treasures.9 lives.id: "9 lives" does not'),
    ('[treasures]\ncolumns = ["id", "name", "gm"]\nrows = [\n  ["TC90", "A", 5],\n  ["TC91", "B", 5],\n  ["TC90", "C", 5],\n]\n',
     "mine.toml:7: treasures: TC90 stands twice (before in mine.toml:5); every row has an id of its own"),
    ('[treasures]\ncolumns = ["id", "name", "gm"]\nrows = [\n  ["H01", "A", 5],\n]\n',
     ":5: treasures.H01.id: H01 is in heroes already; give it another id"),
    ('[heroes]\ncolumns = ["id", "name", "agility", "strength", "psyche", "armour", "body_points", "ability"]\n'
     'rows = [\n  ["H50", "Ask", 5, 5, 5, 5, 5, "healing"],\n]\n', 'heroes.H50.ability: "healing" is not known here; did you mean "healer"?'),
    ('[amulets]\ncolumns = ["id", "name", "modifiers"]\nrows = [\n  ["AM50", "Charm", { strenght = 1 }],\n]\n',
     ':5: amulets.AM50.modifiers.strenght: there is no such key; did you mean "strength"?'),
    ('[specials]\ncolumns = ["id", "name", "when", "effect"]\nrows = [\n  ["SP50", "Fog", "fight", {}],\n]\n',
     ":5: specials.SP50.effect: a special card does one thing, not 0; name exactly one"),
    # -- tiles
    (tile('["LT99", "room", "yellow", "open", "open", "wall", "wall", 0, {}]'),
     ':5: labyrinth.LT99.entry_dot: a room has a red dot, not yellow; write "red"'),
    (tile('["LT99", "room", "red", "wall", "open", "wall", "wall", 0, {}]'),
     'labyrinth.LT99.entry: nobody can step in through a wall'),
    (tile('["LT99", "room", "red", "open", "open", "wall", "wall", 0, { ahead = 2 }]'),
     "labyrinth.LT99.symbols: a symbol is painted on ahead, which is open; only walls carry symbols"),
    (tile('["LT99", "room", "red", "open", "open", "wall", "wall", 0, { right = 9 }]'),
     "labyrinth.LT99.symbols.right: 9 is no symbol of this pack; there are [1, 2, 3, 4, 5, 6]"),
    (tile('["LT99", "room", "red", "open", "portcullis", "wall", "wall", 0, {}]'), 'labyrinth.LT99.ahead: "portcullis" is not known here'),
    (tile('["LT99", "treasure", "green", "open", "open", "wall", "wall", 0, {}]'),
     "labyrinth.LT99.kind: there are 2 treasure chambers: LT01, LT99; a board has exactly one tile of kind treasure"),
    (tile('["LT01", "room", "red", "open", "open", "wall", "wall", 0, {}]'), "labyrinth.kind: there are 0 treasure chambers"),
    (f'[labyrinth]\n{TILE}whole = true\nrows = []\n', "labyrinth.rows: there are 0 rows, and a game needs 77"),
    # -- monsters and cards
    ('[monsters]\ncolumns = ["id", "agility", "strength", "psyche", "armour"]\nrows = [\n  ["wight", 5, 6, 7, 4],\n]\n',
     f":5: monsters.wight.id: wight has no row on {len(PACK.cards)} monster cards (MC01, MC02, MC03 ...); add rows to monster_cards"),
    ('[monster_cards]\ncolumns = ["card", "monster", "combat_points", "on_attack", "on_wait", "on_turn_back"]\n'
     'rows = [\n  ["MC01", "orck", 5, "fight", "fight", "passive"],\n]\n',
     ':5: monster_cards.MC01.orck.monster: "orck" is no monster of this pack; did you mean "orc"?'),
    ('[monster_cards]\ncolumns = ["card", "monster", "combat_points", "on_attack", "on_wait", "on_turn_back"]\n'
     'rows = [\n  ["MC01", "orc", 5, "fight", "passive", "passive"],\n]\n', 'monster_cards.MC01.orc.on_wait: "passive" is not known here'),
    ('[monsters]\ncolumns = ["id", "agility", "strength", "psyche", "armour"]\nrows = [["dragon", 5, 6, 7, 4]]\n',
     "monsters.dragon.combat_points: the dragon has no combat points of his own"),
    ('[dragon_cards]\nwhole = true\ncolumns = ["id", "state"]\nrows = [["DC01", "asleep"]]\n', "dragon_cards.state: no card wakes the dragon"),
    # -- the D12
    ('[directions]\ncolumns = ["d12", "direction"]\nrows = [["1-3", "south"]]\n',
     "directions.1-3.direction: south has no opposite: north is missing; give every direction its opposite"),
    ('[directions]\nwhole = true\ncolumns = ["d12", "direction"]\nrows = [["1-5", "north"], ["5-12", "south"]]\n',
     "directions.d12: 5 stands in 2 ranges; the ranges cover 1 to 12 once"),
    ('[directions]\ncolumns = ["d12", "direction"]\nrows = [["12-14", "north"]]\n', 'directions.12-14.d12: "12-14" is no range of a D12'),
    ('[directions]\ncolumns = ["d12", "direction"]\nrows = [["9-7", "north"]]\n', 'directions.9-7.d12: "9-7" is no range of a D12'),
    ('[directions]\ncolumns = ["d12", "direction"]\nrows = [["0-3", "up"]]\n', 'directions.0-3.direction: "up" is not known here'),
    # -- heads
    ("[counts]\nheroes = \"many\"\n", 'mine.toml:3: heroes: "many" is no number'),
    ("name = 3\n", "mine.toml:2: name: 3 does not fit; wanted is a text in quotes"),
]


@pytest.mark.parametrize("text, expected", BAD)
def test_bad_pack(tmp_path, text, expected):
    """DL-BASE-25  The loader checks counts and references and refuses unknown operations, in its author's words."""
    assert expected in said(tmp_path, text)


def test_a_pack_extends_another(tmp_path):
    """DL-BASE-25  What a group enters is added to a pack that is there."""
    assert said(tmp_path, "", 'name = "x"\n') == f'{tmp_path}/mine.toml: "extends" is missing; begin with extends = "standard"'
    assert 'extends: "standart" is no pack that can be extended; did you mean "standard"?' in said(tmp_path, "", 'extends = "standart"\n')


def test_folders(tmp_path):
    """DL-BASE-25  A folder of files is one pack; a row stands in one of them."""
    with pytest.raises(BadFile, match=r"there is no \.toml file in this folder"):
        read_own(tmp_path)
    for n in range(MOST_FILES):
        (tmp_path / f"f{n:02}.toml").write_text('extends = "standard"\n')
    assert read_own(tmp_path).name == "standard"
    (tmp_path / "g.toml").write_text("")
    with pytest.raises(BadFile, match=f"the folder has {MOST_FILES + 1} files; at most {MOST_FILES} are read"):
        read_own(tmp_path)
    (tmp_path / "g.toml").unlink()
    for n in (1, 2):
        (tmp_path / f"f0{n}.toml").write_text('[treasures]\ncolumns = ["id", "name", "gm"]\nrows = [["TC90", "A", 5]]\n')
    with pytest.raises(BadFile, match=r"f02\.toml:3: treasures: TC90 stands twice \(before in f01\.toml:3\)"):
        read_own(tmp_path)


def test_limits(tmp_path):
    """DL-BASE-25  As many rows as anybody needs, and not one more."""
    rows = "".join(f'  ["T{n}", "A", 5],\n' for n in range(MOST_ROWS))
    text = f'[treasures]\ncolumns = ["id", "name", "gm"]\nrows = [\n{rows}]\n'
    path = tmp_path / "mine.toml"
    path.write_text('extends = "standard"\n' + text)
    assert len(load(read_own(path)).treasures) == len(PACK.treasures) + MOST_ROWS
    more = text[:-2] + '  ["T", "A", 5],\n]\n'
    assert "treasures.rows: rows does not fit" in said(tmp_path, more)


def test_what_is_unusual_is_told_and_played_with(tmp_path):
    """DL-BASE-02, DL-BASE-25, DL-4.7.3b  Counts, categories, staircases with one number or a number that hurts."""
    path = tmp_path / "mine.toml"
    path.write_text('extends = "standard"\n' + tile('["LT99", "room", "red", "open", "open", "wall", "wall", 11, {}]')
                    + '[monster_cards]\ncolumns = ["card", "monster", "combat_points", "on_attack", "on_wait", "on_turn_back"]\nrows = ['
                    + ", ".join(f'["MC19", "{kind}", 5, "fight", "fight", "passive"]' for kind in PACK.cards["MC01"]) + "]\n"
                    + room('[{ op = "empty" }]').replace('"trap"', '"riddle"'))
    assert check_pack(path) == [
        "labyrinth: there are 81; the published box has 80",
        "rooms: there are 106; the published box has 105",
        f"monster_cards: there are {len(PACK.cards) + 1}; the published box has {len(PACK.cards)}",
        "rooms: 1 of category riddle; our set has 0",
        "labyrinth: a staircase has the number 11, and 11 and 12 also hurt (DL-4.7.3b)",
    ]
    path.write_text('extends = "standard"\n' + tile('["LT99", "room", "red", "open", "open", "wall", "wall", 5, {}]'))
    assert "labyrinth: 2 staircases have the number 5" in check_pack(path)
    assert load(read_own(path)).labyrinth["LT99"].stairs == 5


@pytest.mark.parametrize(("effects", "told"), [
    ('[{ op = "encounter", monster = "orc" }, { op = "key" }]', True),
    ('[{ op = "key" }, { op = "ambush", monster = "orc" }]', False),
    ('[{ op = "all_inside", effects = [{ op = "ambush", monster = "orc" }, { op = "key" }] }]', True),
    ('[{ op = "test", stat = "psyche", times = 1, then = [{ op = "encounter", monster = "orc" }], else = [] }, { op = "key" }]', False),
    ('[{ op = "test", stat = "psyche", times = 1, then = [{ op = "encounter", monster = "orc" }],'
     ' else = [{ op = "ambush", monster = "orc" }] }, { op = "key" }]', True),
])  # fmt: skip
def test_nothing_comes_behind_a_monster(tmp_path, effects, told):
    """DL-7-X2  Meeting it ends the turn, and the list."""
    path = tmp_path / "mine.toml"
    path.write_text('extends = "standard"\n' + room(effects))
    assert any("meeting a monster ends the turn" in line for line in check_pack(path)) is told


def own(tmp_path, text):
    file = tmp_path / "own.toml"
    file.write_text(text)
    return lookup.read_own(file)


def test_a_pack_without_monster_cards_is_refused(tmp_path):
    """DL-BASE-25, DL-7.2  Every encounter needs a card."""
    text = 'extends = "standard"\n[monster_cards]\nwhole = true\n' \
        'columns = ["card", "monster", "combat_points", "on_attack", "on_wait", "on_turn_back"]\nrows = []\n'
    with pytest.raises(BadFile, match="monster_cards"):
        own(tmp_path, text)


def test_a_special_card_is_played_when_it_can_do_something(tmp_path):
    """DL-BASE-25, DLC-24  A card whose moment does not fit its effect could never be played, or would be wasted: refused."""
    text = 'extends = "standard"\n[specials]\ncolumns = ["id", "name", "when", "effect"]\n' \
        'rows = [\n  ["SPX", "Late wind", "fight", { heal = 3 }],\n]\n'
    with pytest.raises(BadFile) as wrong:
        own(tmp_path, text)
    assert "heal" in str(wrong.value) and "own_turn" in str(wrong.value) and wrong.value.line == 5


def test_the_standard_pack_has_no_fault():
    """DL-BASE-25  The loader has nothing against our own set."""
    refuse_faults(part_of(FOLDER / "standard"))


def test_monsters_that_are_put_away_and_our_cards(tmp_path):
    """DL-BASE-25  Red before: a line of our own file, and that "dark_elf" is no monster."""
    monsters = '[monsters]\nwhole = true\ncolumns = ["id", "agility", "strength", "psyche", "armour"]\nrows = [["x", 5, 6, 7, 4]]\n'
    told = said(tmp_path, monsters)
    assert told.endswith("mine.toml:2: monsters.whole: dark_elf is put away, and our monster cards have rows for it; write whole = true "
                         "in [monster_cards], too, or leave it out here")
    heroes = '[heroes]\nwhole = true\ncolumns = ["id", "name", "agility", "strength", "psyche", "armour", "body_points"]\nrows = []\n'
    assert "mine.toml:2: heroes.rows: there are 0 rows" in said(tmp_path, heroes), "red before: of no file"


HERO = '[heroes]\ncolumns = ["id", "name", "agility", "strength", "psyche", "armour", "body_points", "ability"]\nrows = [\n'


def test_a_hero_called_as_one_of_ours(tmp_path):
    """Red before: two heroes of one name, and nobody knew of which was spoken."""
    ours = next(iter(PACK.heroes.values()))
    slip = HERO + f'  ["H50", "{ours.name.upper()}", 5, 5, 5, 5, 5, "none"],\n]\n'
    assert f":5: heroes.H50.name: \"{ours.name.upper()}\" is the name of {ours.id} already" in said(tmp_path, slip)
    path = tmp_path / "mine.toml"
    path.write_text('extends = "standard"\n' + slip.replace("H50", ours.id), "utf-8")
    check_pack(path)


def test_a_card_that_is_none_of_ours_is_told_of_its_authors_file(tmp_path):
    """Red before: our own monsters.toml was named, for a monster that has no row on that card."""
    cards = '[monster_cards]\ncolumns = ["card", "monster", "combat_points", "on_attack", "on_wait", "on_turn_back"]\n'
    told = said(tmp_path, cards + 'rows = [\n  ["MC1", "orc", 5, "fight", "fight", "passive"],\n]\n')
    assert "mine.toml:5: monster_cards.MC1.orc.card: MC1 is none of our cards, and has no row for " in told
    assert 'did you mean "MC1' in told and "a card of your own has a row for every monster" in told


def test_a_pack_that_extends_none_is_told_with_its_line(tmp_path):
    assert "mine.toml:1: extends: " in said(tmp_path, "", head='extends = "standart"\n')


def test_a_category_that_nobody_knows_is_told_with_the_nearest(tmp_path):
    """DL-BASE-02, DL-BASE-25  Red before: played with, and only unusual.  One that is declared is the author's own."""
    slip = room('[{ op = "empty" }]').replace('"trap"', '"trapp"')
    assert 'rooms.RT200.category: "trapp" is no category; did you mean "trap"? One of your own' in said(tmp_path, slip)
    path = tmp_path / "mine.toml"
    path.write_text('extends = "standard"\n' + slip + "[categories]\ntrapp = 1\n", "utf-8")
    assert not any("trapp" in told for told in check_pack(path))
    known = re.search(r"Categories: ([a-z, ]+)\.", README)[1].split(", ")
    assert known == list(part_of(FOLDER / "standard").categories), "the page for authors names them"


# ---- packs/README.md -----------------------------------------------------------------------------------------------------
README = (FOLDER / "README.md").read_text("utf-8")


def test_the_page_for_authors_names_every_column():
    """DL-BASE-25  And in brackets those that may be left out."""
    found = {}
    for names, cells in re.findall(r"^\| ((?:`\w+`(?:, )?)+) \| (.+) \|$", README[: README.index("## Operations")], re.MULTILINE):
        cells = re.split(r"[.;] ", re.sub(r" \([^)]*\)", "", cells))[0]
        must, _, may = cells.partition("[")
        both = [{part.partition(":")[0].strip(" ]") for part in each.split(",")} - {""} for each in (must, may)]
        found |= dict.fromkeys(re.findall(r"\w+", names), both)
    fields = {name: msgspec.structs.fields(kind) for name, (kind, _) in ROWS.items()}
    assert found == {
        name: [{f.encode_name for f in each if f.required}, {f.encode_name for f in each if not f.required}]
        for name, each in fields.items()
    }


def test_the_pack_of_the_page_for_authors_is_one(tmp_path):
    """DL-BASE-25  With a row on each of the other monster cards, as it says."""
    text = re.search(r"```toml\n(.+?)```", README, re.DOTALL)[1]
    others = "\n".join(f'["{card}", "cave_wight", 6, "fight", "flee", "follow"],' for card in list(PACK.cards)[1:])
    (tmp_path / "mine.toml").write_text(text.replace("# ...\n", others + "\n", 1), "utf-8")
    assert load(read_own(tmp_path / "mine.toml")).monsters["cave_wight"].name == "cave wight"
