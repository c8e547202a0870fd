"""Cases: one fight described in a file (`odds rudern CASE.toml`)."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import pytest

from montjoy.core.errors import BadInput
from montjoy.core.script import hit, scripted
from montjoy.fights.odds import solve
from montjoy.games.rudern.authoring.case import case_of, read_case
from montjoy.games.rudern.battle.exact import RudernCase, answer_automatically
from montjoy.games.rudern.battle.fight import assault, assault_of_many, fight_battle, roll_battle, storm
from montjoy.games.rudern.battle.state import Ask, Verdict, Winner

TOWN: dict[str, Any] = {
    "fight": "assault", "place": "town", "attacker": {"foot": 9, "ruler": 1}, "defender": {"foot": 4},
}


def with_(base: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {key: value for key, value in (base | more).items() if value is not None}


# ---- chances ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("place, chance", [("town", Fraction(11, 243)), ("fortress", Fraction(1, 81))])
def test_adv_01_one_assault(place, chance):
    """RW-ADV-01, RW-ASLT-05, RW-ASLT-06: ruler and 9 foot against 4 foot: 11/243 at a town, 1/81 at a fortress."""
    answer = solve(case_of(with_(TOWN, place=place)))
    assert Fraction(answer["outcomes"]["attacker"]["fraction"]) == chance
    assert answer["rolls"]["mean"] == 1


@pytest.mark.parametrize("place, captured, broken", [("town", 0.964, 0.013), ("fortress", 0.855, 0.040)])
def test_adv_01_six_assaults(place, captured, broken):
    """RW-ADV-01, RW-ASLT-03: within six assaults 0.964 and 0.855; 1.3 and 4.0 per cent end outnumbered."""
    answer = solve(case_of(with_(TOWN, place=place, repeat=6)))
    assert answer["outcomes"]["attacker"]["p"] == pytest.approx(captured, abs=5e-4)
    assert answer["outcomes"]["defender"]["p"] == pytest.approx(broken, abs=5e-4)


def test_the_answer_has_its_shape():
    """The JSON of the odds interface: chances sum to 1, losses by type, survivors by falling chance."""
    answer = solve(case_of(with_(TOWN, repeat=2)))
    assert list(answer) == ["fight", "outcomes", "losses", "survivors", "rolls"]
    assert answer["fight"] == "assault"
    assert list(answer["outcomes"]) == ["attacker", "defender", "neither"]
    assert abs(math.fsum(x["p"] for x in answer["outcomes"].values()) - 1) < 1e-12
    chances = [x["p"] for x in answer["survivors"]]
    assert chances == sorted(chances, reverse=True)
    assert abs(math.fsum(chances) - 1) < 1e-12
    for side, began in (("attacker", {"foot": 9, "ruler": 1}), ("defender", {"foot": 4})):
        losses = answer["losses"][side]
        assert list(losses["by_type"]) == list(began)
        assert losses["mean"] == pytest.approx(sum(losses["by_type"].values()), abs=1e-12)
        for type, n in began.items():
            mean = math.fsum((n - x[side][type]) * x["p"] for x in answer["survivors"])
            assert losses["by_type"][type] == pytest.approx(mean, abs=1e-12)


def test_a_field_battle_of_two():
    """RW-FIELD-04, RW-DICE-03: one foot each: each wins with 2/9, nobody with 5/9."""
    answer = solve(case_of({"fight": "field", "attacker": {"foot": 1}, "defender": {"foot": 1}}))
    assert [x["fraction"] for x in answer["outcomes"].values()] == ["2/9", "2/9", "5/9"]
    assert answer["survivors"][0] == {"attacker": {"foot": 1}, "defender": {"foot": 1}, "p": pytest.approx(4 / 9)}
    rerolled = {"fight": "field", "attacker": {"foot": 1}, "defender": {"foot": 1}, "options": {"tie_rule": "reroll"}}
    answer = solve(case_of(rerolled))
    assert [x["fraction"] for x in answer["outcomes"].values()] == ["2/5", "2/5", "1/5"]
    assert answer["rolls"]["mean"] == pytest.approx(1.8)


def test_an_empty_place():
    """RW-EMPTY-04: general and 1 foot: captured with 5/9; without a hit the people kill the foot with 1/3."""
    answer = solve(case_of({"fight": "assault", "place": "town", "attacker": {"foot": 1, "general": 1}}))
    assert [x["fraction"] for x in answer["outcomes"].values()] == ["5/9", "4/27", "8/27"]
    assert answer["losses"]["defender"] == {"mean": 0, "by_type": {}}


def test_joined_fight_with_the_relieving_side():
    """RW-RELIEF-04: those who join are counted, and reported, with the attacker."""
    case = {"fight": "relief", "attacker": {"foot": 1}, "defender": {"foot": 2}, "joined": {"foot": 2, "head": 1}}
    answer = solve(case_of(case))
    assert {frozenset(x["attacker"]) for x in answer["survivors"]} == {frozenset({"foot", "head"})}
    assert max(x["attacker"]["foot"] for x in answer["survivors"]) == 3


def test_until_a_side_is_gone():
    """RW-ASLT-03: repeat = 0 leaves nothing open, unless neither side can hurt the other."""
    answer = solve(case_of(with_(TOWN, repeat=0)))
    assert answer["outcomes"]["neither"]["p"] == 0
    stuck = solve(case_of(with_(TOWN, repeat=0, attacker={"elephant": 1}, defender={"elephant": 1})))
    assert stuck["outcomes"]["neither"]["p"] == 1


def test_the_owners_choice_follows_the_automatic_order():
    """RW-DICE-07: a case answers by the automatic order of death, so casualty_choice changes no chance in it."""
    sides = {"attacker": {"foot": 3, "cavalry": 2, "general": 1, "shadow": 1}, "defender": {"foot": 2, "cavalry": 3}}
    for wounds in (False, True):
        both = [
            solve(case_of({"fight": "field", **sides, "options": {"casualty_choice": c, "persistent_wounds": wounds}}))
            for c in ("auto", "owner")
        ]
        assert both[0]["outcomes"] == both[1]["outcomes"]
        for one, other in zip(both[0]["survivors"], both[1]["survivors"], strict=True):
            assert one["p"] == pytest.approx(other["p"], abs=1e-15)


def test_adv_01_a_second_pair_of_eyes():
    """RW-ADV-01: one assault by hand: at least 4 hits of 5 dice."""
    assert Fraction(11, 243) == sum(Fraction(math.comb(5, h) * 2 ** (5 - h), 3**5) for h in (4, 5))


# ---- rounds and wholes -----------------------------------------------------------------------------------------------
def test_what_a_round_is():
    """A case knows its round, its whole and how many rounds there are."""
    field = case_of({"fight": "field", "attacker": {"foot": 1}, "defender": {"foot": 1}})
    assert (field.round, field.whole, field.rounds) == (roll_battle, fight_battle, None)
    once = case_of(TOWN)
    assert (once.round, once.whole, once.rounds) == (assault, storm, 1)
    assert case_of(with_(TOWN, repeat=3)).rounds == 3
    endless = case_of(with_(TOWN, repeat=0))
    assert (endless.round, endless.whole, endless.rounds) == (assault_of_many, storm, None)
    sally = case_of(with_(TOWN, fight="sortie"))
    assert (sally.round, sally.whole, sally.rounds) == (assault, storm, 1)
    fight = sally.start.copy()
    assert scripted(sally.whole(fight), [hit(0), hit(0)]).value == Verdict.OPEN
    assert fight.rolls == 1


def test_every_verdict_has_a_name():
    """Whatever a round may say has its outcome."""
    assert set(case_of(TOWN).verdicts) == set(map(int, Verdict))
    assert set(case_of({"fight": "field", "attacker": {"foot": 1}, "defender": {"foot": 1}}).verdicts) == set(map(int, Winner))


def test_answers_of_a_case():
    """Storm again; of stacks the first on offer."""
    assert answer_automatically(None, 0, Ask.AGAIN, 3, None) == 1
    assert answer_automatically(None, 0, Ask.CASUALTY, 0b1100, None) == 2
    assert answer_automatically(None, 1, Ask.CASUALTY, 0b1, None) == 0


# ---- refusals --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "given, message",
    [
        ({}, "fight is missing"),
        (with_(TOWN, fight="duel"), 'fight = "duel": it is one of field, assault, sortie, relief'),
        (with_(TOWN, fight=3), "fight = 3: it is one of"),
        (with_(TOWN, place=None), 'place is missing: write place = "town" or place = "fortress"'),
        (with_(TOWN, place="village"), 'place = "village": it is town or fortress'),
        (with_(TOWN, fight="field"), "place has no meaning in a field battle"),
        (with_(TOWN, fight="relief"), "place has no meaning in a relief battle"),
        (with_(TOWN, fight="sortie", repeat=2), 'repeat has no meaning with fight = "sortie"'),
        (with_(TOWN, fight="field", place=None, repeat=1), 'repeat has no meaning with fight = "field"'),
        (with_(TOWN, repeat=-1), "repeat = -1: it is the number of assaults"),
        (with_(TOWN, repeat=True), "repeat = true: it is the number of assaults"),
        (with_(TOWN, repeat=1000), "repeat = 1000: it is the number of assaults"),
        (with_(TOWN, repeat=1.5), "repeat = 1.5: it is the number of assaults"),
        (with_(TOWN, joined={"foot": 1}), '[joined] has no meaning with fight = "assault"'),
        (with_(TOWN, atacker={"foot": 1}), '"atacker" is not a key of a case; did you mean "attacker"?'),
        (with_(TOWN, attacker=3), "attacker = 3: attacker is a section: write [attacker]"),
        (with_(TOWN, attacker={}), "[attacker] has no pieces"),
        (with_(TOWN, attacker=None), "[attacker] has no pieces"),
        (with_(TOWN, attacker={"foot": 0}), "[attacker] has no pieces"),
        (with_(TOWN, fight="sortie", defender={}), "[defender] has no pieces; an empty place cannot sally"),
        (with_(TOWN, fight="field", place=None, defender={}), "[defender] has no pieces; a battle needs two sides"),
        (with_(TOWN, attacker={"fot": 1}), '[attacker] "fot" is not in the unit table; did you mean "foot"?'),
        (with_(TOWN, attacker={"foot": -1}), "[attacker] foot = -1: a number of pieces is wanted, 0 or more"),
        (with_(TOWN, attacker={"foot": "6"}), '[attacker] foot = "6": a number of pieces is wanted, 0 or more'),
        (with_(TOWN, attacker={"foot": True}), "[attacker] foot = true: a number of pieces is wanted, 0 or more"),
        (with_(TOWN, attacker={"foot": 2.0}), "[attacker] foot = 2.0: a number of pieces is wanted, 0 or more"),
        (with_(TOWN, attacker={"foot": 100_000}), "[attacker] foot = 100000: at most 400 dice are counted on a side"),
        (with_(TOWN, attacker={"foot": 10**5000}), "[attacker] foot = a number of 4983 digits: at most 400 dice"),
        (with_(TOWN, attacker={"foot": 801}), "[attacker] foot = 801: this side would roll 401 dice, and at most 400"),
        (with_(TOWN, defender={"foot": 400, "head": 1}), "[defender] foot = 400: this side would roll 401 dice"),
        (with_(TOWN, options={"civil_war": False}), "[options] civil_war belongs to the campaign"),
        (with_(TOWN, options={"unit_table": "nowhere.toml"}), '[options] unit_table = "nowhere.toml": there is no such file'),
        (
            with_(TOWN, fight="sortie", defender={"head": 1}, options={"noble_holds_place": False}),
            "[defender] has only nobles, and with noble_holds_place = false they hold nothing and cannot sally",
        ),
    ],
)
def test_refused(given, message):
    """Bad input: one message that names the key, what is wrong and what would work."""
    with pytest.raises(BadInput) as refused:
        case_of(given)
    assert str(refused.value).startswith(message)
    assert "\n" not in str(refused.value)


def test_the_largest_that_are_counted():
    """400 dice on a side are the most: 800 foot before a town, 1,200 before a fortress."""
    assert case_of(with_(TOWN, attacker={"foot": 800})).start.host[0].stack[0].count == 800
    assert case_of(with_(TOWN, place="fortress", attacker={"foot": 1200}))
    assert case_of(with_(TOWN, defender={"foot": 400}))


def test_from_a_file(tmp_path):
    """A case in a file; a unit table named in it lies beside it; the file is named in a refusal."""
    from montjoy.games.rudern.authoring.unit_table import FOLDER

    heavy = (FOLDER / "heavy.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(heavy, encoding="utf-8")
    path = tmp_path / "case.toml"
    path.write_text('fight = "field"\n[attacker]\nfoot = 2\n[defender]\nfoot = 3\n[options]\nunit_table = "mine.toml"\n')
    case = read_case(path)
    assert isinstance(case, RudernCase)
    assert case.start.host[0].stack[0].dice == [2, 2, 2]
    path.write_text('fight = "field"\n[attacker]\nfoot = 2\nelefant = 1\n[defender]\nfoot = 3\n')
    with pytest.raises(BadInput, match=r'case\.toml: \[attacker\] "elefant" is not in the unit table; did you mean "elephant"'):
        read_case(path)
    path.write_bytes(b"fight = ")
    with pytest.raises(BadInput, match=r"case\.toml, line 1: the file ends here"):
        read_case(path)
    path.write_bytes(b"#" * 20_001)
    with pytest.raises(BadInput, match=r"case\.toml: the file has 20,001 bytes; at most 20,000 are read"):
        read_case(path)
    with pytest.raises(BadInput, match=r"none\.toml: there is no such file"):
        read_case(tmp_path / "none.toml")
