"""Scenario files: what ours say, and what is said to the author of a bad one."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from montjoy.core import effects as fx
from montjoy.core.errors import BadInput
from montjoy.core.options import values
from montjoy.core.record import jsonlines
from montjoy.core.sample import playout
from montjoy.core.session.session import Session
from montjoy.games.rudern.authoring import scenarios
from montjoy.games.rudern.authoring.scenarios import read, read_file
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.state import World
from montjoy.games.rudern.options import CAMPAIGN, RudernOptions

GOOD = """
id = "small"
title = "Small"

[ends]
rounds = 3
holder = "SVE"

[[ends.capture]]
by = "KAT"
places = ["pole"]

[[factions]]
id = "KAT"
name = "Katzowic"

[[factions]]
id = "SVE"
name = "Svebod"

[[provinces]]
id = "pole"
name = "Pole"
site = "town"
owner = "SVE"

[[provinces]]
id = "rock"
name = "Rock"
site = "town"
owner = "KAT"

[[borders]]
a = "rock"
b = "pole"

[[banners]]
id = "a"
faction = "KAT"
noble = "head"
at = "pole"
units = { foot = 5 }

[[garrisons]]
at = "pole"
faction = "SVE"
units = { foot = 4 }
"""


class Luck:
    def __init__(self, seed: int) -> None:
        import random

        self.random = random.Random(seed)

    def below(self, n: int) -> int:
        return self.random.randrange(n)

    def hits(self, n: int, k: int, m: int) -> int:
        return sum(self.random.randrange(m) < k for _ in range(n))


def anything(view, asked, luck):
    return asked.options[luck.below(len(asked.options))]


def test_there_are_seven():
    assert set(game.scenarios) == {
        "two_lords", "three_lords", "field_battle", "siege_of_a_town", "sortie", "empty_fortress", "relief_beaten",
    }
    assert all(s.title and len(s.says) > 60 for s in game.scenarios.values())
    assert game.default_scenario in game.scenarios


@pytest.mark.parametrize("name", sorted(game.scenarios))
def test_random_play_ends(name):
    scenario = game.scenarios[name]
    for seed in range(12):
        out = playout(game, game.setup(scenario, RudernOptions()), dict.fromkeys(game.seats(scenario), anything), Luck(seed))
        assert out.why in ("captured", "last-side", "rounds")


TABLES = ("default", "heavy")
OPTIONS = [
    (name, value) for name in RudernOptions.__struct_fields__ for value in values(RudernOptions, name) or TABLES
]


@pytest.mark.parametrize("name, value", OPTIONS)
def test_random_play_under_every_option(name, value):
    """RW-T-OPTIONS"""
    options = RudernOptions(**{name: value})
    for scenario in (game.scenarios["three_lords"], game.scenarios["relief_beaten"]):
        for seed in range(3):
            seats = dict.fromkeys(game.seats(scenario), anything)
            assert playout(game, game.setup(scenario, options), seats, Luck(seed))


def driven(world: World, luck: Luck, swap: bool) -> tuple[list[str], object]:
    """A random game; with `swap` at every mark the state is encoded and decoded and play begun anew from it."""
    stack, value, told = [game.play(world)], None, []
    while True:
        try:
            effect = stack[-1].send(value)
        except StopIteration as stop:
            stack.pop()
            value = stop.value
            if not stack:
                return told, value
            continue
        value = None
        match effect:
            case fx.Mark() if swap:
                stack[0].close()
                again = msgspec.json.decode(msgspec.json.encode(world), type=World)
                assert again == world and world.fight is None and not world.asked
                world, stack = again, [game.play(again)]
                assert isinstance(stack[0].send(None), fx.Mark)
            case fx.Tell():
                told.append(repr((effect.to, effect.event)))
            case fx.Within():
                stack.append(effect.rule(effect.part))
            case fx.Roll():
                value = 1 + luck.below(6)
            case fx.Hits():
                value = luck.hits(effect.n, effect.k, effect.m)
            case fx.Choose():
                options = list(fx.members(effect.options) if isinstance(effect.options, int) else effect.options)
                value = options[luck.below(len(options))]
                told.append(repr((effect.seat, effect.ask, options)))


@pytest.mark.parametrize("name", sorted(game.scenarios))
def test_the_state_alone_is_enough_at_every_mark(name):
    """Encoded, decoded and begun anew at each mark, the rest of the game is the same, word for word."""
    options = RudernOptions(casualty_choice="owner", persistent_wounds=True, relief_sally="any_subset", militia="d6_dice")
    for seed in range(4):
        worlds = [game.setup(game.scenarios[name], options) for _ in "ab"]
        assert driven(worlds[0], Luck(seed), False) == driven(worlds[1], Luck(seed), True)


def test_a_good_file():
    scenario = read(GOOD.encode(), "small.toml")
    world = game.setup(scenario, RudernOptions())
    assert world.land.relations["KAT"]["SVE"] == "hostile" and world.treasuries == {"KAT": 0, "SVE": 0}


BAD = {
    'noble = "head"': ('nobel = "head"', 'small.toml, line 40: "nobel" is not a key here; did you mean "noble"?'),
    "rounds = 3": ("rounds = 0", "small.toml, line 6: rounds:"),
    "foot = 5": ("foot = -5", "small.toml, line 42: units:"),
    "foot = 4": ("foto = 4", 'small.toml, line 47: "foto" is not a type of unit; did you mean "foot"?'),
    'at = "pole"\nunits': ('at = "poel"\nunits', 'small.toml, line 41: at = "poel" is not a province of this file; did you mean'),
    'by = "KAT"': ('by = "KTA"', 'by = "KTA" is not a faction of this file; did you mean "KAT"?'),
    'b = "pole"': ('b = "rock"', '"rock" borders on itself'),
    'site = "town"\nowner = "KAT"': ('site = "twon"\nowner = "KAT"', "small.toml, line 30: site:"),
    'id = "rock"': ('id = "pole"', '"pole" stands there twice'),
    'id = "a"': ('id = "KAT"', '"KAT" is a faction already'),
    'id = "small"': ('id = "klášter"', "an id is a Latin letter"),
    'holder = "SVE"': ('holder = "SVEN"', 'holder = "SVEN" is not a faction'),
    'holder = "SVE"\n': ('prize = "polle"\n', 'prize = "polle" is not a province of this file; did you mean "pole"?'),
    "rounds = 3\n": ('rounds = 3\nprize = "pole"\n', "either a holder or a prize decides"),
    "[[garrisons]]": ("[[garisons]]", '"garisons" is not a key here; did you mean "garrisons"?'),
    "[ends]": ("[ends", "Expected ']' at the end of a table declaration"),
}


@pytest.mark.parametrize("good", BAD)
def test_a_bad_file(good):
    bad, says = BAD[good]
    assert good in GOOD
    with pytest.raises(BadInput) as refused:
        read(GOOD.replace(good, bad, 1).encode(), "small.toml")
    assert says in str(refused.value), str(refused.value)
    assert "`" not in str(refused.value) and "msgspec" not in str(refused.value)


MORE = {
    '[[sieges]]\nplace = "pole"\nby = "SVE"': "SVE would besiege an own or allied place",
    '[[sieges]]\nplace = "rock"\nby = "SVE"': "no banner of SVE with a unit stands outside rock",
    '[[sieges]]\nplace = "pole"\nby = "KAT"\nround = 2': "the siege begins in it or earlier",
    '[[relations]]\na = "KAT"\nb = "SVE"\nto = "friends"': "relations",
    '[[relations]]\na = "KAT"\nb = "SVE"\nto = "allied"': "KAT owns pole already",
    '[[garrisons]]\nat = "rock"\nfaction = "SVE"\nunits = { foot = 1 }': "a garrison of SVE cannot be in rock",
    '[[garrisons]]\nat = "pole"\nfaction = "SVE"\nunits = { foot = 1 }': "SVE has two garrisons in pole",
    '[[banners]]\nid = "b"\nfaction = "SVE"\nnoble = "head"\nat = "pole"': "hostile and stand in the open",
    '[[banners]]\nid = "b"\nfaction = "KAT"\nnoble = "head"\nat = "pole"\ninside = true': "b cannot be inside pole",
    '[[banners]]\nid = "b"\nfaction = "KAT"\nnoble = "head"\nat = "pole"\ncame_from = "far"': "came_from",
    '[[provinces]]\nid = "vale"\nname = "Vale"\ntax = 1': "vale has no place that could give anything",
    "".join(
        f'[[banners]]\nid = "b{i}"\nfaction = "KAT"\nnoble = "general"\nat = "rock"\nunits = {{ foot = 1, cavalry = 1 }}\n'
        for i in range(8)
    ): "26 stacks, and a fight holds 24",
}


@pytest.mark.parametrize("more", MORE)
def test_faults_that_types_cannot_see(more):
    with pytest.raises(BadInput) as refused:
        read((GOOD + "\n" + more).encode(), "small.toml")
    assert MORE[more] in str(refused.value)


def test_bombs_and_cut_files(tmp_path: Path):
    for data in (b"a = " + b"[" * 50_000, b"x" * 300_000, b"\xff\xfe", GOOD.encode()[:-30], b""):
        with pytest.raises(BadInput) as refused:
            read(data, "bomb.toml")
        assert str(refused.value).startswith("bomb.toml")
    with pytest.raises(BadInput):
        read_file(tmp_path / "nothing.toml")


def test_units_of_another_table():
    """RW-GEN-14  A scenario is checked against the table the options name."""
    scenario = game.scenarios["two_lords"]
    assert game.setup(scenario, RudernOptions(unit_table="heavy")).units.name != game.setup(scenario, RudernOptions()).units.name


def test_a_game_with_a_table_of_ones_own(tmp_path, monkeypatch):
    """RW-GEN-14  unit_table = "ours.toml": the table is read when the game begins and kept in its state."""
    from montjoy.games.rudern.authoring.unit_table import FOLDER
    from montjoy.games.rudern.battle.unit_types import KNOWN

    ours = (FOLDER / "default.toml").read_text(encoding="utf-8").replace('[ "foot" ', '[ "pikes" ')
    (tmp_path / "ours.toml").write_text(ours, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadInput, match="is not a type of unit"):
        game.setup(game.scenarios["sortie"], RudernOptions(unit_table="ours.toml"))
    (tmp_path / "ours.toml").write_text(ours.replace('[ "pikes" ', '[ "foot" '), encoding="utf-8")
    world = game.setup(game.scenarios["sortie"], RudernOptions(unit_table="ours.toml"))
    (tmp_path / "ours.toml").unlink()
    again = msgspec.json.decode(msgspec.json.encode(world), type=World)
    KNOWN.pop(world.units.number)
    assert playout(game, again, dict.fromkeys(("KAT", "SVE"), anything), Luck(1)).why in game.endings
    assert again.units.number in KNOWN


def test_schema_is_written_from_the_types():
    schema = game.schema()
    text = msgspec.json.encode(schema).decode()
    assert "BannerFile" in text and '"additionalProperties":false' in text and "came_from" in text


def test_campaign_options_are_refused():
    from montjoy.games.rudern.options import read_options

    for name in CAMPAIGN:
        with pytest.raises(BadInput, match="campaign"):
            read_options({name: True})


def test_a_record_with_a_table_of_ones_own_is_enough_by_itself(tmp_path, monkeypatch):
    """RW-GEN-14  The table goes into the record: it replays where the file is not, or is another by now."""
    monkeypatch.chdir(tmp_path)
    text = (Path(scenarios.__file__).parent / "units" / "heavy.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    session = Session.new(game, game.scenarios["sortie"], RudernOptions(unit_table="mine.toml"), seed=bytes(32))
    session.begin()
    (tmp_path / "mine.toml").unlink()
    header, entries = jsonlines.load(jsonlines.dump(session.header, session.entries))
    again = Session.replay(game, header, entries)
    assert again.state == session.state
    assert again.state.units.unit("foot").field == 2


def test_a_scenario_with_unit_types_of_its_own(tmp_path):
    """RW-GEN-14  A scenario file names a unit table beside it and uses its types."""
    folder = Path(scenarios.__file__).parent
    ours = (folder / "units" / "default.toml").read_text(encoding="utf-8").replace('"foot"', '"pike"', 1)
    (tmp_path / "pikes.toml").write_text(ours, encoding="utf-8")
    text = (folder / "scenarios" / "sortie.toml").read_text(encoding="utf-8")
    (tmp_path / "hedge.toml").write_text('unit_table = "pikes.toml"\n' + text.replace("foot", "pike"), encoding="utf-8")
    scenario = game.check(tmp_path / "hedge.toml")
    session = Session.new(game, scenario, seed=bytes(32))
    session.begin()
    assert "pike" in session.state.units.types
    (tmp_path / "hedge.toml").write_text('unit_table = "nowhere.toml"\n' + text, encoding="utf-8")
    with pytest.raises(BadInput, match="nowhere"):
        game.check(tmp_path / "hedge.toml")
    with pytest.raises(BadInput, match="pike"):
        read(text.replace("foot", "pike").encode(), "hedge.toml")
