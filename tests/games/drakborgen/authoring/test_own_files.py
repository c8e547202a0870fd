"""A group's own files and nothing else: a room tile, a monster, a hero and a house rule, entered, checked and played."""

from __future__ import annotations

import re

import click.testing
import pytest

from montjoy.cli import cli
from montjoy.core.content.files import BadFile
from montjoy.core.philox import Philox
from montjoy.core.sample import playout
from montjoy.core.session.session import Session
from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.play import play
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import Begins, MonsterFound, Reacted, RoomTurned
from montjoy.terminal import check, choices
from montjoy.words import Words
from tests.games.drakborgen.board import PACK, run

HEAD = 'extends = "standard"\n'
CARD_COLUMNS = 'columns = ["card", "monster", "combat_points", "on_attack", "on_wait", "on_turn_back"]\n'
MONSTER = f"""{HEAD}
[monsters]
columns = ["id", "agility", "strength", "psyche", "armour"]
rows    = [["barrow_wight", 5, 6, 11, 4]]
"""
CARDS = f"""[monster_cards]
{CARD_COLUMNS}rows = [
""" + "".join(
    f'  ["{card}", "barrow_wight", {n % 3 + 5}, "fight", "flee", "follow"],\n' for n, card in enumerate(PACK.cards, 1)
) + "]\n"
ROOMS = """[rooms]
columns = ["id", "title", "category", "effects"]
rows = [
  ["RT200", "Barrow", "monster", [{ op = "encounter", monster = "barrow_wight", reward = { treasure = 90 } }]],
  ["RT201", "Draught", "trap", [{ op = "test", stat = "psyche", times = 2, then = [], else = [{ op = "lose_bp", n = 3 }] }]],
]
"""
HERO = """[heroes]
columns = ["id", "name", "agility", "strength", "psyche", "armour", "body_points", "ability", "charges"]
rows    = [["H20", "Ulla Ironhand", 6, 9, 7, 10, 12, "strong_arm", 0]]
"""
SCENARIO = """id = "ours"
title = "Our table"
pack = "pack"
[[players]]
id = "red"
"""
HOUSE = """name = "A longer day"
replaces = "DL-BASE-15"
says = "The sun goes down at the twenty-second step."
[set]
sun_limit = 22
start_location = "outside"
"""


@pytest.fixture
def table(tmp_path):
    """The folder of the group: a pack of four files, a scenario, a house rule."""
    (tmp_path / "pack").mkdir()
    for name, text in (("monster", MONSTER), ("cards", CARDS), ("rooms", ROOMS), ("hero", HERO)):
        (tmp_path / "pack" / f"{name}.toml").write_text(text, "utf-8")
    (tmp_path / "ours.toml").write_text(SCENARIO, "utf-8")
    (tmp_path / "day.toml").write_text(HOUSE, "utf-8")
    return tmp_path


def begun(table):
    """The game of these files before its first die."""
    house = choices.read_house(table / "day.toml")
    options = choices.options_of(game, [(table / "day.toml", house)], ())
    return game.setup(choices.read_scenario(game, table / "ours.toml"), options)


WRONG = [
    ("rooms", 'op = "encounter"', 'op = "encuonter"',
     ['rooms.toml:4: rooms.RT200.effects[1].op: "encuonter" is not an operation', 'did you mean "encounter"?']),
    ("rooms", '"barrow_wight"', '"barow_wight"', ["rooms.toml:4: ", 'is no monster of this pack; did you mean "barrow_wight"?']),
    ("rooms", "treasure = 90", "tresure = 90", ["rooms.toml:4: ", 'no such key; did you mean "treasure"?']),
    ("rooms", '"RT201"', '"RT200"', [":5: rooms: RT200 stands twice (before in", "every row has an id of its own"]),
    ("rooms", '["RT201", "Draught", ', '["RT201", ', [":5: rooms: row 2 has 3 cells under 4 columns"]),
    ("rooms", "rows = [", "rows = ", ["rooms.toml"]),
    ("rooms", "[rooms]", "[roomz]", ['"rooms"']),
    ("cards", '"MC18", "barrow_wight"', '"MC18", "orc"', ["barrow_wight has no row on 1 monster cards (MC18)"]),
    ("cards", '"flee"', '"run"', ["cards.toml:4", '"run" is not known here']),
    ("monster", "11, 4", '"high", 4', ["monster.toml:5: monsters.barrow_wight.psyche"]),
    ("monster", "[monsters]", "[monsters]\nwhole = true", ["dark_elf is put away"]),
    ("monster", HEAD, "", ['"extends" is missing']),
    ("hero", '"strong_arm"', '"strongarm"', ["hero.toml:3: heroes.H20.ability", 'did you mean "strong_arm"?']),
    ("hero", "armour", "armor", ['"armor" is not a column of heroes; did you mean "armour"?']),
    ("hero", '"H20"', '"RI1"', ["RI1 is in rings already"]),
]


def test_all_of_them_are_right(table):
    """DL-BASE-25  check: the folder of the pack, each in its own words, with what is unusual about it."""
    said = check.recognise(table / "pack", "drakborgen")
    assert said.startswith("a content pack for Drakborgen Legenden (heroes: there are 13; the published box has 12")
    assert "rooms: there are 107; the published box has 105" in said
    assert check.recognise(table / "ours.toml", "drakborgen") == "a scenario of Drakborgen Legenden"
    assert check.recognise(table / "day.toml", "drakborgen") == "a house rule for Drakborgen Legenden"
    (table / "one.toml").write_text(HEAD + HERO, "utf-8")
    assert "heroes: there are 13" in check.recognise(table / "one.toml", "drakborgen")


def test_played(table):
    """DL-BASE-25, DL-BASE-08, DL-BASE-09, DL-7.5a  The new hero is chosen; he goes into the tower and on, turns up the
    new tile and attacks the new monster, which fights with its values and the points of its row."""
    world = begun(table)
    moves = [questions.TakeHero("H20"), questions.Move("00"), questions.Move("east"), questions.Attack()]
    out = run(play(world), [7, 0, "LT79", "RT200", "MC04"], moves)
    red = world.castle.heroes["red"]
    assert (red.card, red.strength, red.armour, red.body, red.ability) == ("H20", 9, 10, 12, "strong_arm")
    assert game.names(game.check(table / "ours.toml"))["H20"] == "Ulla Ironhand"
    assert out.told(RoomTurned) == [RoomTurned("01", "RT200")]
    assert [(m.monster, m.kind) for m in out.told(MonsterFound)] == [("RT200", "barrow_wight")]
    assert out.told(Reacted) == [Reacted("RT200", "fight")] and out.told(Begins) == [Begins("red", 12), Begins("RT200", 6)]
    wight = world.castle.monsters["RT200"]
    assert (wight.agility, wight.strength, wight.psyche, wight.armour) == (5, 6, 11, 4)


@pytest.mark.parametrize(("lang", "card"), [
    ("en", "Ulla Ironhand: agility 6, armour 10, strength 9, psyche 7, body points 12; strong arm at doors"),
    ("sv", "Ulla Ironhand: vighet 6, rustning 10, styrka 9, psyke 7, kroppspoäng 12; stark arm vid dörrar"),
    ("he", "\u200fUlla Ironhand: זריזות 6, שריון 10, כוח 9, נפש 7, נקודות גוף 12; יד חזקה בדלתות"),
    ("cs", "Ulla Ironhand: obratnost 6, zbroj 10, síla 9, mysl 7, "),
])  # fmt: skip
def test_the_figures_of_a_new_hero_are_told_where_he_is_chosen(table, lang, card):
    """DL-BASE-08, DL-BASE-09  As of the heroes of ours; once all are chosen no view has the cards of those left."""
    scenario = choices.read_scenario(game, table / "ours.toml")
    session = Session.new(game, scenario, game.options(), seed=bytes(32))
    session.begin()
    words = Words(game, lang, game.names(scenario))

    q = next(q for q in session.open if not q.done)
    labels = [game.label(session.view(q.seat), q.asked, option) for option in q.asked.options]
    said = [re.sub("[\u2068\u2069\u00a0]", "", words.option(label, q.asked)) for label in labels]
    assert [text for text in said if text.startswith(card)] and all(len(re.findall("[0-9]+", text)) >= 5 for text in said)
    assert words.problems == []
    assert session.answer(q.seat, questions.TakeHero("H20"), q.asked.id) is None
    assert not session.view("red").own_heroes


def test_the_name_of_a_new_hero_chooses_him_in_hebrew(table, monkeypatch):
    """DL-BASE-08  A sign that cannot be seen stands before it, so that the line runs from right to left."""
    monkeypatch.setenv("MONTJOY_HOME", str(table / "home"))
    arguments = ["play", "drakborgen", str(table / "ours.toml"), "--lang", "he"]
    said = click.testing.CliRunner().invoke(cli, arguments, input="ulla\nquit\n").stdout
    assert "הדמות של אדום: Ulla Ironhand" in said and "\u200fUlla Ironhand: זריזות 6, שריון 10" in said.partition("> ulla")[2]


def test_it_runs_from_who_waits(table):
    """DL-BASE-25, DLC-20, DL-7.7d  As its card says: through the unknown door of the barrow and out of the game; 90
    gold are his."""
    moves = [questions.TakeHero("H20"), questions.Move("00"), questions.Move("east"), questions.Wait()]
    world = begun(table)
    run(play(world), [7, 0, "LT72", "RT200", "MC04", 0], moves)
    red = world.castle.heroes["red"]
    assert [t.gold for t in red.things] == [90] and world.castle.monsters == {} and "RT200" in world.castle.used


@pytest.mark.parametrize("dice, body", [([7, 7], 12), ([7, 8], 9), ([8], 9)])
def test_the_draught(table, dice, body):
    """DL-BASE-25, DLC-24  Ulla, psyche 7, is tested twice; failed once she loses 3 body points."""
    world = begun(table)
    moves = [questions.TakeHero("H20"), questions.Move("00"), questions.Move("east")]
    run(play(world), [7, 0, "LT44", "RT201", *dice, 0], moves)
    assert world.castle.heroes["red"].body == body and "RT201" in world.castle.used


@pytest.mark.parametrize("seed", range(3))
def test_played_to_the_end(table, seed):
    """DL-BASE-25, DL-BASE-15  Whole games by luck: with the group's files as with ours."""
    world = begun(table)

    def anything(view, asked, luck):
        return game.random_form(view, asked, luck) if asked.kind == "order" else asked.options[luck.below(len(asked.options))]

    outcome = playout(game, world, {"red": anything}, Philox(seed, 0, 0))
    assert outcome.why in game.endings
    assert outcome.why != "sunset" or world.castle.sun >= 22


@pytest.mark.parametrize("file, old, new, says", WRONG)
def test_check_says_what_is_wrong(table, file, old, new, says):
    """DL-BASE-25  An unknown operation, monster, key, column; an id that stands twice; a wrong number of cells, rows or
    files; no TOML: file, line, what is wrong, what would work.  A scenario with that pack is refused with the same words."""
    path = table / "pack" / f"{file}.toml"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    for what in ("pack", "ours.toml"):
        with pytest.raises(BadFile) as wrong:
            check.recognise(table / what, "drakborgen")
        for part in says:
            assert part in str(wrong.value)


@pytest.mark.parametrize("rows, says", [
    ('[["1-3", "north"], ["4-6", "east"], ["7-9", "south"], ["10-12", "down"]]', '"down" is not known here'),
    ('[["1-4", "north"], ["5-8", "east"], ["9-12", "south"]]', "directions.5-8.direction: east has no opposite: west is missing"),
    ('[["1-4", "north"], ["5-6", "east"], ["7-9", "south"], ["10-12", "west"], ["12", "north_east"]]', "12 stands in 2 ranges"),
])
def test_an_exit_without_opposite(table, rows, says):
    """DL-BASE-25, DL-12.1a  Every direction of a teleport has its opposite, and the ranges cover the die once."""
    text = f'[directions]\nwhole = true\ncolumns = ["d12", "direction"]\nrows = {rows}\n'
    (table / "pack" / "ways.toml").write_text(text, "utf-8")
    with pytest.raises(BadFile) as wrong:
        check.recognise(table / "pack", "drakborgen")
    assert says in str(wrong.value)


@pytest.mark.parametrize("old, new, says", [
    ("sun_limit", "sunlimit", 'did you mean "sun_limit"?'), ("= 22", "= 23", "it is one of 21, 22"),
    ('"outside"', "true", "it is one of"), ("says", "say", "say"), ("[set]", "[sett]", "set"),
])
def test_a_bad_house_rule(table, old, new, says):
    """DL-13, DL-BASE-25  What is wrong with a house rule, for its author."""
    path = table / "day.toml"
    path.write_text(HOUSE.replace(old, new, 1), "utf-8")
    with pytest.raises(BadFile) as wrong:
        check.recognise(path, "drakborgen")
    assert "day.toml" in str(wrong.value) and says in str(wrong.value)


# ---- the odds of them --------------------------------------------------------------------------------------------------
def test_a_duel_with_a_monster_of_ones_own(tmp_path, montjoy_typed):
    """DL-BASE-25  Red before: no case could name a pack, so a monster of one's own had no odds and no study."""
    (tmp_path / "ours.toml").write_text(MONSTER + CARDS, "utf-8")
    folder = tmp_path / "pack"
    folder.mkdir()
    (folder / "monsters.toml").write_text(MONSTER, "utf-8")
    (folder / "cards.toml").write_text(CARDS, "utf-8")
    told = []
    for pack in ("ours.toml", "pack"):
        case = tmp_path / "duel.toml"
        points = "body_points = 3\nmonster_points = 3\n"
        case.write_text(f'hero = "H01"\nmonster = "barrow_wight"\npack = "{pack}"\n{points}', "utf-8")
        assert montjoy_typed("check", case).exit_code == 0
        told.append(montjoy_typed("odds", "drakborgen", case).stdout)
    assert told[0] == told[1] and "against barrow wight" in told[0]
    assert montjoy_typed("study", "drakborgen", case, "-n", "50").exit_code == 0


@pytest.mark.parametrize(
    ("pack", "says"),
    [
        ('"our.toml"', 'duel.toml:3: pack = "our.toml" is no pack; did you mean "ours.toml"?'),
        ('"standart"', 'duel.toml:3: pack = "standart" is no pack; did you mean "standard"?'),
        ('"../ours.toml"', 'it is the name of a pack beside this file, for example pack = "mine.toml"'),
        ("3", "pack = 3: it is the name of a pack beside this file"),
        ('"bad.toml"', 'bad.toml:2: heros: there is no such key in a pack; did you mean "heroes"?'),
    ],
)
def test_a_pack_that_a_duel_cannot_have(tmp_path, montjoy_typed, pack, says):
    (tmp_path / "ours.toml").write_text(MONSTER + CARDS, "utf-8")
    (tmp_path / "bad.toml").write_text(HEAD + "[heros]\ncolumns = []\n", "utf-8")
    case = tmp_path / "duel.toml"
    case.write_text(f'hero = "H01"\nmonster = "orc"\npack = {pack}\n', "utf-8")
    found = montjoy_typed("odds", "drakborgen", case)
    assert found.exit_code == 2 and says in found.stderr


def test_a_scenario_says_which_pack_may_be_meant(tmp_path, montjoy_typed):
    """Red before: "use one of standard" alone."""
    (tmp_path / "ours.toml").write_text(MONSTER + CARDS, "utf-8")
    path = tmp_path / "delve.toml"
    path.write_text(SCENARIO.replace('"pack"', '"our.toml"'), "utf-8")
    assert 'pack: "our.toml" is no pack; did you mean "ours.toml"?' in montjoy_typed("check", path).stderr


@pytest.fixture
def montjoy_typed(tmp_path, monkeypatch):
    monkeypatch.setenv("MONTJOY_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")

    def call(*args):
        result = click.testing.CliRunner().invoke(cli, [str(a) for a in args], prog_name="montjoy")
        assert result.exception is None or isinstance(result.exception, SystemExit)
        return result

    return call


def test_a_scenario_whose_pack_is_none_is_told_with_its_line(tmp_path):
    """DL-BASE-25  Red before: without the line."""
    from montjoy.core.game import home
    from montjoy.games.drakborgen.authoring import scenario_file
    from montjoy.games.drakborgen.game import game as drakborgen

    ours = next(iter(sorted((home(drakborgen) / "scenarios").glob("*.toml")))).read_text("utf-8")
    path = tmp_path / "ours.toml"
    path.write_text('# ours\npack = "myne.toml"\n' + "\n".join(x for x in ours.split("\n") if not x.startswith("pack")), "utf-8")
    with pytest.raises(BadFile, match=r'ours\.toml:2: pack: "myne\.toml" is no pack'):
        scenario_file.read_file(path)
