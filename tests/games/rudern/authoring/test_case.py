"""One fight described in a file (`odds rudern CASE.toml`): what is read and what is refused."""

from __future__ import annotations

import pytest

from montjoy.core.errors import BadInput
from montjoy.games.rudern.authoring.case import case_of, read_case
from montjoy.games.rudern.authoring.unit_table import FOLDER
from montjoy.games.rudern.battle.exact import RudernCase
from tests.games.rudern.cases import TOWN, with_


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
        (with_(TOWN, fight="relief", place=None, repeat=2), 'repeat has no meaning with fight = "relief"; only assaults and'),
        (with_(TOWN, fight="sortie", repeat=-1), "repeat = -1: it is the number of sorties"),
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
        (with_(TOWN, options={"civil_war": 1}), "[options] civil_war = 1: it is one of false, true"),
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
    with pytest.raises(BadInput, match=r"case\.toml:1: the file ends here"):
        read_case(path)
    path.write_bytes(b"#" * 20_001)
    with pytest.raises(BadInput, match=r"case\.toml: the file has 20,001 bytes; at most 20,000 are read"):
        read_case(path)
    with pytest.raises(BadInput, match=r"none\.toml: there is no such file"):
        read_case(tmp_path / "none.toml")
