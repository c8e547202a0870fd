"""`odds massbattle CASE.toml`: what the file may say, what it means, what it says to nonsense, and how the answer reads."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from montjoy.core.content.files import BadFile
from montjoy.core.errors import BadInput
from montjoy.core.options import values
from montjoy.fights.odds import CountedCase, solve
from montjoy.games.massbattle.authoring import case as module
from montjoy.games.massbattle.authoring import troops_file
from montjoy.games.massbattle.authoring.case import case_of
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.options import MassBattleOptions
from montjoy.terminal.odds import read_case
from montjoy.terminal.telling.odds_page import Page
from montjoy.words import Words
from tests.cli.conftest import one_line
from tests.games.massbattle.fights import answer, case, needs

ISSUE = """scale = 10                     # 5 | 10
setting = "open"               # open | confined
rounds = 3
initiative = "roll"            # roll | attacker | defender : who attacks first (phases 1, 3, 5) in every round
[attacker]                     # the one who charges, or who moved into contact
type = "heavy_infantry"        # a code of MB-T-TROOPS or MB-T-SINGLES
fresh = true                   # first hit not yet taken
hp = 45                        # hit points now, 1 to full; leave out: full
level = 0                      # elevation 0..2
cover = "none"                 # none | tree_line | field_wall | rampart
stance = "attack"              # attack | defence (high ground)
face = "front"                 # the side of this unit that the other stands at: front | flank | rear
[defender]
type = "pikemen"
fresh = true
hp = 45
level = 0
cover = "none"
stance = "attack"
face = "front"
[meeting]
kind = "melee"                 # melee | charge | missiles
follow_up = true               # speaks for both sides
[options]                      # of MB-T-OPTIONS, without scale and environment (the case says them)
daylight = true
"""
SHORT = '[attacker]\ntype = "heavy_infantry"\n[defender]\ntype = "pikemen"\n[meeting]\nkind = "melee"\n'
SHOT = ISSUE.replace('"heavy_infantry"', '"longbowmen"').replace('kind = "melee" ', 'distance_m = 60\nkind = "missiles" ')
GAME: Any = SimpleNamespace(cases=module, title="Mass Battle", slug="massbattle", scenarios={})


def refused(text: str, tmp_path: Path) -> str:
    """What `odds` says to a file: its line, what is wrong, what would work."""
    path = tmp_path / "case.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(BadFile) as caught:
        read_case(GAME, path)
    return re.sub("^:([0-9]+): ", r"line \1: ", str(caught.value).partition("case.toml")[2]).removeprefix(": ")


# ---- what it means -----------------------------------------------------------------------------------------------------------
def test_the_example_of_the_issue(tmp_path: Path) -> None:
    """The file as the interface has it, read from a file; the answer is JSON."""
    path = tmp_path / "case.toml"
    path.write_text(ISSUE, "utf-8")
    made = read_case(GAME, path)
    assert isinstance(made, CountedCase)
    found = solve(made)
    assert found["method"] == "exact" and len(found["rounds"]) == 3
    assert json.loads(json.dumps(found)) == found
    assert set(tomllib.loads(ISSUE)) == set(module.KEYS) - {"troops_file", *troops_file.KEYS}


def test_what_is_left_out() -> None:
    """All but type and kind may be left out, and then is as the interface's block has it."""
    assert solve(case_of(tomllib.loads(SHORT))) == solve(case_of(tomllib.loads(ISSUE)))
    full = case_of({**tomllib.loads(SHORT), "defender": {"type": "red_dragon"}}).start.fighter[1].body[0]
    assert (full.hp, full.start) == (40, 40)


def test_the_scale_and_the_setting_are_the_cases() -> None:
    """MB-SCALE-01, MB-OUT-04  Ten men by default, five where it says so; a confined place shortens ranges."""
    raw = tomllib.loads(SHORT)
    assert [case_of({**raw, "scale": n}).start.fighter[0].body[0].start for n in (10, 5)] == [45, 22]
    near = needs("longbowmen", "orcs", kind="missiles", distance_m=30, setting="confined")
    assert near == needs("longbowmen", "orcs", kind="missiles", distance_m=30) + 2


def test_half_is_of_the_full_pool() -> None:
    """MB-MOR-02  hp is what is left now: at 22 of 45 a harmless hit forces a check, at 23 not."""
    for hp, shaken in ((22, True), (23, False)):
        raw = {**tomllib.loads(SHORT), "rounds": 1, "defender": {"type": "pikemen", "hp": hp}}
        assert (solve(case_of(raw))["rounds"][0]["defender"]["destroyed"] > 0) == shaken


@pytest.mark.parametrize("name", MassBattleOptions.__struct_fields__)
def test_every_option_is_taken(name: str) -> None:
    """MB-T-OPTIONS  All values of every option, also of those that change nothing in a meeting of two; but the scale, the setting
    and rolled hit points."""
    given = values(MassBattleOptions, name) or {"square_m": (0, 1.5, 50), "round_limit": (0, 7)}.get(name, ())
    assert given
    for value in given:
        raw = case(options={name: value})
        if name in ("scale", "environment") or value == "rolled":
            with pytest.raises(BadInput):
                case_of(raw)
        else:
            case_of(raw)


NOTHING = (
    "understrength_units", "commander_bonus", "missile_order", "engaged_fire", "fire_into_melee", "fire_over_friends",
    "first_contact_once", "melee_front", "ac_system", "wood_immunity_absolute", "solo_free_turn", "free_drift", "parting_blow",
    "eight_facings", "deployment", "area_spells", "spell_disruption", "round_limit", "open_information",
)  # fmt: skip


@pytest.mark.parametrize("name", NOTHING)
def test_options_that_change_nothing(name: str) -> None:
    """In a meeting of two."""
    sides = {"type": "medium_cavalry", "hp": 11}, {"type": "spearmen", "hp": 9, "fresh": False}
    plain = answer(*sides, kind="charge", rounds=2)
    for value in values(MassBattleOptions, name) or (0, 7):
        assert answer(*sides, kind="charge", rounds=2, options={name: value}) == plain


# ---- what is refused ---------------------------------------------------------------------------------------------------------
WRONG = [
    ("scale = 10 ", "scale = 7", "line 1: scale = 7; it is one of 5, 10"),
    ("scale = 10 ", 'scale = "10"', 'line 1: scale = "10"; it is one of 5, 10'),
    ("scale = 10 ", "scale = true", "line 1: scale = true; it is one of 5, 10"),
    ("scale = 10 ", "scael = 10", 'line 1: "scael" is not a key of a case; did you mean "scale"?'),
    ('setting = "open"', 'setting = "outdoors"', 'line 2: setting = "outdoors"; it is one of "open", "confined"'),
    ('setting = "open"', "setting = 3", 'line 2: setting = 3; it is one of "open", "confined"'),
    ("rounds = 3", "rounds = 0", "line 3: rounds = 0; it is a whole number from 1 to 100"),
    ("rounds = 3", "rounds = 101", "line 3: rounds = 101; it is a whole number from 1 to 100"),
    ("rounds = 3", "rounds = 2.5", "line 3: rounds = 2.5; it is a whole number from 1 to 100"),
    ("rounds = 3", "rounds = true", "line 3: rounds = true; it is a whole number from 1 to 100"),
    ('"roll" ', '"both"', 'line 4: initiative = "both"; it is one of "roll", "attacker", "defender"'),
    ("[attacker]", "[attackers]", 'line 5: "attackers" is not a key of a case; did you mean "attacker"?'),
    ('"heavy_infantry"', '"heavy_infantri"',
     'line 6: [attacker] type = "heavy_infantri" is no type of troops; did you mean "heavy_infantry"?'),
    ('"heavy_infantry"', "4", 'line 6: [attacker] type = 4; write type = "pikemen"'),
    ('type = "heavy_infantry"', "", 'line 5: [attacker] has no type; write type = "pikemen"'),
    ('type = "heavy_infantry"', 'typ = "heavy_infantry"', 'line 6: [attacker] "typ" is no key here; did you mean "type"?'),
    ('type = "heavy_infantry"', "side = 3",
     'line 6: [attacker] "side" is no key here; use one of type, fresh, hp, level, cover, stance, face'),
    ("fresh = true ", "fresh = 1", "line 7: [attacker] fresh = 1; it is true or false"),
    ("hp = 45 ", "hp = 0", "line 8: [attacker] hp = 0; it is a whole number from 1 to 45"),
    ("hp = 45 ", "hp = 46", "line 8: [attacker] hp = 46; it is a whole number from 1 to 45"),
    ("hp = 45 ", "hp = 4.5", "line 8: [attacker] hp = 4.5; it is a whole number from 1 to 45"),
    ("hp = 45 ", "hp = true", "line 8: [attacker] hp = true; it is a whole number from 1 to 45"),
    ("hp = 45\n", "hp = 99\n", "line 16: [defender] hp = 99; it is a whole number from 1 to 45"),
    ("level = 0 ", "level = 3", "line 9: [attacker] level = 3; it is a whole number from 0 to 2"),
    ("level = 0 ", "level = 1.0", "line 9: [attacker] level = 1.0; it is a whole number from 0 to 2"),
    ('cover = "none" ', 'cover = "wall"',
     'line 10: [attacker] cover = "wall"; it is one of "none", "tree_line", "field_wall", "rampart"'),
    ('stance = "attack" ', 'stance = "defense"', 'line 11: [attacker] stance = "defense"; it is one of "attack", "defence"'),
    ('face = "front" ', 'face = "side"', 'line 12: [attacker] face = "side"; it is one of "front", "flank", "rear"'),
    ('face = "front" ', 'face = ["front"]', 'line 12: [attacker] face = a list of 1; it is one of "front", "flank", "rear"'),
    ("[meeting]", "[meetings]", 'line 21: "meetings" is not a key of a case; did you mean "meeting"?'),
    ('kind = "melee"', 'kind = "brawl"', 'line 22: [meeting] kind = "brawl"; it is one of "melee", "charge", "missiles"'),
    ('kind = "melee"', "kind = 1", 'line 22: [meeting] kind = 1; it is one of "melee", "charge", "missiles"'),
    ('kind = "melee"', "", "line 21: [meeting] has no kind; it is one of melee, charge, missiles"),
    ("follow_up = true", "follow_up = 1", "line 23: [meeting] follow_up = 1; it is true or false"),
    ("follow_up = true", "folow_up = true", 'line 23: [meeting] "folow_up" is no key here; did you mean "follow_up"?'),
    ("[options]", "[optoins]", 'line 24: "optoins" is not a key of a case; did you mean "options"?'),
    ("daylight = true", "dailight = true", 'line 25: [options] "dailight" is not an option; did you mean "daylight"?'),
    ("daylight = true", "daylight = 1", "line 25: [options] daylight = 1: it is one of false, true"),
    ("daylight = true", "scale = 5", "line 25: [options] scale is said by the case itself; write scale = ... above the sections"),
    ("daylight = true", 'environment = "open"',
     "line 25: [options] environment is said by the case itself; write setting = ... above the sections"),
    ("daylight = true", 'hp_method = "rolled"',
     'line 25: [options] hp_method = rolled: a case has no dice for hit points; use "average" or "maximum", or say hp'),
    ("daylight = true", 'hp_method = "best"', 'line 25: [options] hp_method = "best"; it is one of "average", "maximum"'),
    ("[attacker]", "[[attacker]]",
     "line 5: attacker = a list of 1; attacker is a section: write [attacker] and its lines below it"),
    ("daylight = true", 'tie_rule = "none"', 'line 25: [options] tie_rule = "none": it is one of "reroll", "simultaneous"'),
    ("daylight = true", "square_m = 0.3", "line 25: [options] square_m = 0.3: it is a number of metres up to 50 in steps of 0.5, "
     "or 0 for 3 at scale 5 and 6 at scale 10"),
]  # fmt: skip


@pytest.mark.parametrize("old, new, says", WRONG, ids=[new or "nothing" for _, new, _ in WRONG])
def test_a_wrong_line(old: str, new: str, says: str, tmp_path: Path) -> None:
    """File, line, what is wrong, what would work."""
    assert old in ISSUE
    assert refused(ISSUE.replace(old, new, 1), tmp_path) == says


def test_what_is_offered_for_an_option_works(tmp_path: Path) -> None:
    """The scale and the environment are no options of a case, and no advice names them."""
    for name in ("seale", "environmemt"):
        says = refused(ISSUE.replace("daylight = true", f"{name} = 5"), tmp_path)
        assert says.startswith(f'line 25: [options] "{name}" is not an option; there are ')
        assert says.endswith("for example square_m, daylight, scaled_movement")


def test_a_header_with_blanks(tmp_path: Path) -> None:
    """TOML allows blanks inside the brackets; the line is found all the same."""
    text = ISSUE.replace("[attacker]", "[ attacker ]").replace("hp = 45 ", "hp = 46 ")
    assert refused(text, tmp_path) == "line 8: [attacker] hp = 46; it is a whole number from 1 to 45"


UP_TO = "write how many metres lie between them, above 0 and at most 10000"
FAR = [
    ("", f"line 21: [meeting] distance_m is missing; {UP_TO}"),
    ("distance_m = 0", f"line 22: [meeting] distance_m = 0; {UP_TO}"),
    ("distance_m = -5", f"line 22: [meeting] distance_m = -5; {UP_TO}"),
    ('distance_m = "60"', f'line 22: [meeting] distance_m = "60"; {UP_TO}'),
    ("distance_m = true", f"line 22: [meeting] distance_m = true; {UP_TO}"),
    ("distance_m = 20000", f"line 22: [meeting] distance_m = 20000; {UP_TO}"),
    ("distance_m = nan", "line 22: meeting.distance_m: this is not a number one can reckon with"),
    ("distance_m = inf", "line 22: meeting.distance_m: this is not a number one can reckon with"),
    ("distance_m = 120.001", "line 22: [meeting] distance_m = 120.001: that is too far to shoot; at most 120 m here"),
    ("distance_m = 9999.99", "line 22: [meeting] distance_m = 9999.99: that is too far to shoot; at most 120 m here"),
    ("distance_m = 120.5", "line 22: [meeting] distance_m = 120.5: that is too far to shoot; at most 120 m here"),
]


@pytest.mark.parametrize("line, says", FAR, ids=[line or "none" for line, _ in FAR])
def test_a_wrong_distance(line: str, says: str, tmp_path: Path) -> None:
    """MB-OUT-03  Missiles need one, within twice the range."""
    assert refused(SHOT.replace("distance_m = 60", line), tmp_path) == says


@pytest.mark.parametrize("kind", ["melee", "charge"])
def test_a_distance_without_missiles(kind: str, tmp_path: Path) -> None:
    """It is refused elsewhere."""
    text = ISSUE.replace('kind = "melee"', f'kind = "{kind}"').replace("follow_up = true", "distance_m = 60")
    says = f"line 23: [meeting] distance_m goes with missiles only, and this is a {kind}; leave it out"
    assert refused(text, tmp_path) == says


@pytest.mark.parametrize("text, says", [
    ("rounds = 3\n", '[attacker] is missing; write [attacker] and below it the type of the unit'),
    ('[attacker]\ntype = "orcs"\n', "[defender] is missing; write [defender] and below it the type of the unit"),
    ('[attacker]\ntype = "orcs"\n[defender]\ntype = "orcs"\n',
     '[meeting] is missing; write [meeting] and below it kind = "melee", "charge" or "missiles"'),
    ("attacker = 3\n", "line 1: attacker = 3; attacker is a section: write [attacker] and its lines below it"),
    ("meeting = 3\n" + SHORT.partition("[meeting]")[0],
     "line 1: meeting = 3; meeting is a section: write [meeting] and its lines below it"),
    ("options = 3\n" + SHORT, "line 1: options = 3; options is a section: write [options] and its lines below it"),
])  # fmt: skip
def test_a_missing_section(text: str, says: str, tmp_path: Path) -> None:
    """What is to be written, and where."""
    assert refused(text, tmp_path) == says


def test_meetings_that_cannot_be(tmp_path: Path) -> None:
    """MB-CHG-01, MB-MEL-01, MB-MIS-01, MB-BOARD-07  A charge with the back to the enemy, a melee of backs, archers without
    bows, blows from a rampart."""
    charge = ISSUE.replace('kind = "melee"', 'kind = "charge"').replace('face = "front" ', 'face = "flank"')
    assert refused(charge, tmp_path) == 'line 12: [attacker] face = "flank": who charges has the enemy in front; use "front"'
    backs = ISSUE.replace('face = "front"', 'face = "rear"')
    assert refused(backs, tmp_path) == (
        'line 22: [meeting] kind: neither has the other in front, so nobody strikes; give one of them face = "front"')
    assert refused(SHOT.replace("longbowmen", "orcs"), tmp_path) == (
        'line 23: [meeting] kind = "missiles": neither of the two can shoot; take a type with a missile weapon')
    turned = SHOT.replace('face = "front" ', 'face = "flank"').replace("daylight = true", "missile_front_arc = true")
    assert refused(turned, tmp_path) == (
        "line 23: [meeting] kind: under missile_front_arc nobody shoots who has not the other in front; give whoever has "
        'missiles face = "front"')
    for old in ('cover = "none" ', 'cover = "none"\n'):
        assert refused(ISSUE.replace(old, old.replace("none", "rampart")), tmp_path) == (
            "line 22: [meeting] kind: from a rampart to lower ground only flyers and single creatures of 8 hit dice come to "
            'blows; give both cover = "rampart", or the lower one level = 2')


@pytest.mark.parametrize("theirs, blows", [
    ("griffon", True), ("white_dragon", True), ("hill_giant", True), ("treant", True), ("troll", False), ("fighter_lord", False),
    ("ogres", False),
])  # fmt: skip
def test_who_comes_to_blows_at_a_rampart(theirs: str, blows: bool) -> None:
    """MB-BOARD-07  Flyers and single creatures of 8 or more whole hit dice, no player characters; anybody as high as the
    rampart."""
    for kind in ("melee", "charge"):
        raw = case({"type": "orcs", "cover": "rampart"}, theirs, kind=kind)
        if blows:
            case_of(raw)
        else:
            with pytest.raises(BadInput, match="rampart"):
                case_of(raw)
        case_of(case({"type": "orcs", "cover": "rampart"}, {"type": theirs, "level": 2}, kind=kind))


# ---- for people --------------------------------------------------------------------------------------------------------------
def test_it_reads_well(capsys: pytest.CaptureFixture[str]) -> None:
    """The answer in the terminal: the first attacks, then every round."""
    page = Page(Words(game, "en"))
    page.meeting(answer("longbowmen", {"type": "orcs", "hp": 11}, kind="missiles", distance_m=60, rounds=2))
    said = capsys.readouterr().out
    assert "needs 12; hits: 45.0%; damage where it counts: 17.5" in said and "makes none" in said
    assert "after round 1" in said and "after round 2" in said and "after round 3" not in said
    assert "the attacker 100.0% in order\n" in said and "withdrawn" not in said
    assert "22 hit points on average, 22 in at least 8 of 10 cases" in one_line(said)
    page.meeting(answer("archers", "fire_elemental"))
    assert "the target is immune" in capsys.readouterr().out
    page.meeting(answer("militia", {"type": "heavy_infantry", "level": 1, "stance": "defence", "cover": "field_wall"}))
    assert "needs 24, so only a natural 20 hits; hits: 5.0%" in capsys.readouterr().out


def test_each_answer_has_its_form() -> None:
    """By what is in it."""
    page = Page(Words(game, "en"))
    assert page.shown_by(answer(rounds=1)) == page.meeting
    assert (page.shown_by({"of_this_mixture": {}}), page.shown_by({"battle": {}})) == (page.duel, page.battle)
    assert page.shown_by({"losses": {}}) == page.fight and page.shown_by({"n": 3, "battle": {}}) == page.playouts
