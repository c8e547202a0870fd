"""Scenario files: what ours say, and what is said to the author of a bad one."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from montjoy.core.content.files import BadFile
from montjoy.core.errors import BadInput
from montjoy.games.rudern.authoring.scenarios import read, read_file
from montjoy.games.rudern.game import game
from montjoy.games.rudern.options import RudernOptions
from montjoy.terminal.check import recognise

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


def test_there_are_battles_and_campaigns():
    assert set(game.scenarios) == {
        "first_campaign", "war_of_two_lords", "three_powers", "six_powers_first", "six_powers", "five_powers",
        "two_lords", "three_lords", "field_battle", "siege_of_a_town", "sortie", "empty_fortress", "relief_beaten",
    }
    assert all(s.title and len(s.says) > 60 for s in game.scenarios.values())
    assert game.default_scenario in game.scenarios


def test_a_good_file():
    scenario = read(GOOD.encode(), "small.toml")
    world = game.setup(scenario, RudernOptions())
    assert world.land.relations["KAT"]["SVE"] == "hostile" and world.treasuries == {"KAT": 0, "SVE": 0}


BAD = {
    'noble = "head"': ('nobel = "head"', 'small.toml:40: banners[1].nobel: there is no such key; did you mean "noble"?'),
    "rounds = 3": ("rounds = 0", "small.toml:6: ends.rounds: 0 does not fit"),
    "foot = 5": ("foot = -5", "small.toml:42: banners[1].units.foot: -5 does not fit"),
    "foot = 4": ("foto = 4", 'small.toml:47: garrisons[1].units: "foto" is not a type of unit; did you mean "foot"?'),
    'at = "pole"\nunits': ('at = "poel"\nunits', 'small.toml:41: banners[1].at: "poel" is not a province of this file'),
    'by = "KAT"': ('by = "KTA"', '.by: "KTA" is not a faction of this file; did you mean "KAT"?'),
    'b = "pole"': ('b = "rock"', '"rock" borders on itself'),
    'site = "town"\nowner = "KAT"': ('site = "twon"\nowner = "KAT"', ':30: provinces[2].site: "twon" is not known here'),
    'id = "rock"': ('id = "pole"', '"pole" stands there twice'),
    'id = "a"': ('id = "KAT"', '"KAT" is a faction already'),
    'id = "small"': ('id = "klášter"', "a Latin letter, then letters, digits and _, at most 32 in all"),
    'holder = "SVE"': ('holder = "SVEN"', 'ends.holder: "SVEN" is not a faction'),
    'holder = "SVE"\n': ('prize = "polle"\n', 'ends.prize: "polle" is not a province of this file; did you mean "pole"?'),
    "rounds = 3\n": ('rounds = 3\nprize = "pole"\n', "either a holder or a prize decides"),
    "[[garrisons]]": ("[[garisons]]", 'garisons: there is no such key; did you mean "garrisons"?'),
    'name = "Svebod"': ('name = "Svebod"\nplays = false', 'small.toml:20: factions[2].plays: only one side is played, and two '
                        "have to be; leave plays = false out of SVE"),
    "[ends]": ("[ends", "the name of a table is not closed"),
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
    '[[borders]]\na = "pole"\nb = "rock"\nway = "mountain"': "pole and rock have a border already (line 34); keep one of the two",
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
        f'[[factions]]\nid = "F{i}"\nname = "House {i}"\n[[provinces]]\nid = "moor{i}"\nname = "Moor {i}"\n'
        f'[[relations]]\na = "F{i}"\nb = "KAT"\nto = "allied"\n'
        + "".join(
            f'[[banners]]\nid = "{noble}{i}"\nfaction = "F{i}"\nnoble = "{noble}"\nat = "moor{i}"\n'
            for noble in ("general", "shadow", "head", "ruler")
        )
        for i in range(6)
    ): "the side of KAT may have 26 stacks in a fight, which holds 24",
}


@pytest.mark.parametrize("more", MORE)
def test_faults_that_types_cannot_see(more):
    with pytest.raises(BadInput) as refused:
        read((GOOD + "\n" + more).encode(), "small.toml")
    assert MORE[more] in str(refused.value)


def test_who_is_allied_with_both_sides_besieges_nobody():
    """RW-SIEGE-05: he stands before the place from the start, and is no besieger."""
    scenario = game.scenarios["three_lords"]
    friends = [{"a": "KAT", "b": "SVE", "to": "allied"}, {"a": "WKA", "b": "SVE", "to": "allied"}]
    plain = msgspec.to_builtins(scenario) | {"relations": friends}
    bozena = next(b for b in plain["banners"] if b["id"] == "bozena")
    bozena |= {"at": "midbridge", "inside": False}
    world = game.setup(msgspec.convert(plain, game.scenario))
    assert world.land.sieges["midbridge"].members == ["ruler"]


def test_bombs_and_cut_files(tmp_path: Path):
    for data in (b"a = " + b"[" * 50_000, b"x" * 300_000, b"\xff\xfe", GOOD.encode()[:-30], b""):
        with pytest.raises(BadInput) as refused:
            read(data, "bomb.toml")
        assert str(refused.value).startswith("bomb.toml")
    with pytest.raises(BadInput):
        read_file(tmp_path / "nothing.toml")


def test_schema_is_written_from_the_types():
    schema = game.schema()
    text = msgspec.json.encode(schema).decode()
    assert "BannerFile" in text and '"additionalProperties":false' in text and "came_from" in text


# ---- what nobody can capture --------------------------------------------------------------------------------------------
OUT_OF_REACH = (
    "KAT can never besiege pole: no town or fortress of theirs borders on it over open land, or on the way to it (RW-SIEGE-03)"
)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("", "", ""),
        ('name = "Rock"\nsite = "town"', 'name = "Rock"', OUT_OF_REACH),
        ('b = "pole"', 'b = "pole"\nway = "mountain"', OUT_OF_REACH),
        ('b = "pole"', 'b = "pole"\nway = "mountain"\n[[sieges]]\nplace = "pole"\nby = "KAT"\nround = 1', ""),
        ('holder = "SVE"', 'prize = "rock"', ""),
    ],
)
def test_check_says_what_nobody_can_ever_besiege(tmp_path, monkeypatch, old, new, says):
    """RW-SIEGE-03  Red before: "right", and every game of a study ended with the last round.  Who owns a place on the way comes
    there; who besieges it already does; and who may win otherwise is left alone."""
    path = tmp_path / "small.toml"
    path.write_text(GOOD.replace(old, new, 1) if old else GOOD, "utf-8")
    assert game.described(read_file(path)) == says
    assert recognise(path, "") == "a scenario of The Rudern War" + (f" ({says})" if says else "")


def test_a_place_is_reached_by_way_of_another():
    """RW-SIEGE-03  From rock to mid, from mid to pole; but not by way of a village, which is no place."""
    way = GOOD.replace('b = "pole"', 'b = "mid"\n[[borders]]\na = "mid"\nb = "pole"', 1)
    for site, says in (("fortress", ""), ("village", OUT_OF_REACH)):
        mid = f'\n[[provinces]]\nid = "mid"\nname = "Mid"\nsite = "{site}"\n'
        assert game.described(read((way + mid).encode(), "small.toml")) == says


def test_ours_can_all_be_won():
    assert [s.id for s in game.scenarios.values() if game.described(s)] == []


@pytest.mark.parametrize(
    ("good", "bad", "says"),
    [
        ("foot = 5", "knights = 5", '"knights" is not a type of unit; there are: foot, cavalry, shadow_foot, elephant, legion ('),
        ("[ends]", '[options]\nunit_table = "x.toml"\n[ends]', "small.toml:5: options: a scenario of this game has no options"),
    ],
)
def test_who_wants_units_of_his_own_is_told_where_their_table_is_named(good, bad, says):
    """RW-GEN-14  Red before: a list of our types, and "did you mean "factions"?"."""
    with pytest.raises(BadInput) as refused:
        read(GOOD.replace(good, bad, 1).encode(), "small.toml")
    assert says in str(refused.value)
    assert 'a table of your own types is named at the top of the scenario, unit_table = "my_units.toml"' in str(refused.value)


def test_an_id_that_stands_twice_is_told_before_what_follows_from_it():
    """Red before: first that nothing is called "rock" any more."""
    with pytest.raises(BadFile) as error:
        read(GOOD.replace('id = "rock"', 'id = "pole"', 1).encode(), "small.toml")
    assert [each.says.partition(";")[0] for each in (error.value, *error.value.also)] == ['"pole" stands there twice']


def test_all_that_is_wrong_is_told_at_once():
    """Red before: one of them, and the next one when that was mended."""
    bad = GOOD.replace('b = "pole"', 'b = "pol"', 1).replace("foot = 5", "knights = 5")
    bad = bad.replace('faction = "SVE"', 'faction = "SWE"')
    with pytest.raises(BadFile) as error:
        read(bad.encode(), "small.toml")
    told = [str(each) for each in (error.value, *error.value.also)]
    assert [each.partition("; ")[0] for each in told] == [
        'small.toml:35: borders[1].b: "pol" is not a province of this file',
        'small.toml:42: banners[1].units: "knights" is not a type of unit',
        'small.toml:46: garrisons[1].faction: "SWE" is not a faction of this file',
    ]
