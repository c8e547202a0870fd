"""The sun die of a group's own pack: in the day, in fights, in odds and in studies.  DL-BASE-14, DL-8.11a, DL-BASE-25."""

from __future__ import annotations

import json

import pytest

from montjoy.core.content.files import BadFile
from montjoy.core.errors import BadInput
from montjoy.fights.batch.batch import Batch
from montjoy.fights.odds import solve
from montjoy.games.drakborgen.authoring.case import case_of
from montjoy.games.drakborgen.authoring.pack_file import check_folder
from montjoy.games.drakborgen.duel.ring import Position
from montjoy.games.drakborgen.duel.sequence import fight_round
from montjoy.games.drakborgen.duel.state import Ask, Duel, Verdict
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import Risked, SunMoved
from montjoy.games.drakborgen.protocol.questions import Move
from tests.games.drakborgen.delves import Delve

STRENGTH, PSYCHE = Position.STRENGTH, Position.PSYCHE


def own(*suns):
    """A pack with this sun die, as a record has it."""
    rows = [{"face": str(n), "suns": each} for n, each in enumerate(suns, 1)]
    return json.dumps({
        "name": "Our sun", "provenance": "", "counts": {}, "categories": {}, "whole": ["sun"], "rows": {"sun": rows}
    })  # fmt: skip


def pack(folder, *suns):
    """The same as a group writes it, and what a case says of it."""
    rows = ", ".join(f'["{n}", {each}]' for n, each in enumerate(suns, 1))
    text = f'name = "Our sun"\nextends = "standard"\n[sun]\nwhole = true\ncolumns = ["face", "suns"]\nrows = [{rows}]\n'
    (folder / "sun.toml").write_text(text, "utf-8")
    return "sun.toml"


# ---- by play -----------------------------------------------------------------------------------------------------------
def test_a_risk_in_a_fight_is_rolled_with_the_die_of_the_pack():
    """DL-8.11a  A die with 3 and 4 suns: neither a cloud nor one sun can be typed in; three points are lost for one."""
    delve = Delve("H01", "H02", own=own(3, 4))
    delve.play(
        ("red", Move("east")), ("red", questions.Attack()), ("red", PSYCHE), ("blue", STRENGTH), ("red", 1),
        dice={"DL-8.11a": [3]}, cards={"DL-BASE-05": ["LT44"], "DL-6.1b": ["RT007"], "DL-7.2": ["MC02"]},
    )  # fmt: skip
    assert delve.told(Risked) == [Risked("red", 3, 7, 7)]
    delve.play(("red", PSYCHE), ("blue", STRENGTH))
    delve.session.answer("red", 1, delve.asked("red").id)
    assert delve.session.typing is not None and set(delve.session.typing[1].faces) == {3, 4}
    assert delve.session.type_in((0,)) is not None and delve.session.type_in((4,)) is None
    assert delve.told(Risked)[-1] == Risked("red", 4, 3, 3)


def test_the_day_goes_by_the_same_die():
    """DL-BASE-14"""
    delve = Delve("H01", "H02", own=own(3, 4))
    delve.play(to="2.red", dice={"DL-BASE-14": [4]})
    assert delve.told(SunMoved) == [SunMoved(4, 4, "die", 1)]


# ---- odds --------------------------------------------------------------------------------------------------------------
DUEL = {"hero": "H05", "monster": "orc", "body_points": 3, "monster_points": 3, "monster_exit": False}


def test_odds_of_a_case_with_a_pack_of_its_own(tmp_path):
    """DL-BASE-25, DL-8.11a  Clouds only: a hero who risks every point never loses one, and lives; one sun on every face: to risk
    is worth as much as to pay; many suns: he had better pay."""
    usual = solve(case_of(DUEL))["survive"]
    clouds = solve(case_of({**DUEL, "pack": pack(tmp_path, 0, 0)}, tmp_path))["survive"]
    ones = solve(case_of({**DUEL, "pack": pack(tmp_path, 1)}, tmp_path))["survive"]
    many = solve(case_of({**DUEL, "pack": pack(tmp_path, 9, 9, 9)}, tmp_path))["survive"]
    pays = solve(case_of({**DUEL, "risk": "never"}))["survive"]
    assert clouds == pytest.approx(1.0) and ones == pytest.approx(pays) == pytest.approx(many) and pays < usual < clouds


def test_more_faces_of_the_same_kind_are_the_same_die(tmp_path):
    """DL-8.11a  Twelve faces, each number twice as often."""
    twice = {**DUEL, "pack": pack(tmp_path, 0, 0, 0, 1, 1, 2, 2, 1, 1, 0, 0, 0)}
    assert solve(case_of(twice, tmp_path))["survive"] == pytest.approx(solve(case_of(DUEL))["survive"], abs=1e-12)


def test_no_such_pack(tmp_path):
    """DL-BASE-25  Said in its author's words."""
    with pytest.raises(BadInput, match="is no pack"):
        case_of({**DUEL, "pack": "nowhere.toml"}, tmp_path)


# ---- studies and checks ------------------------------------------------------------------------------------------------
def always_risks(seen, seat, ask, mask, luck):
    """The hero on psyche, the monster on strength, and every point is risked."""
    if ask == Ask.POSITION:
        return 3 if seat == 0 else 2
    return mask >> 1 & 1


@pytest.mark.parametrize(("suns", "lives"), [((0,), 1.0), ((2,), 0.0)])
def test_a_study_rolls_it(suns, lives, tmp_path, monkeypatch):
    """DL-8.11a  A monster that always hits: with clouds only its hero never falls in forty rounds, with suns always."""
    monkeypatch.setenv("MONTJOY_WITHOUT_NUMBA", "1")         # as lowered, by plain Python: it takes less than to compile it
    start = case_of({**DUEL, "pack": pack(tmp_path, *suns)}, tmp_path).start
    values, _ = Batch(forty_rounds, always_risks, Duel, seats=2)(start, 20, 5)
    assert sum(values) / 20 == lives


async def forty_rounds(fight: Duel) -> int:
    while fight.round < 40 and fight.result == Verdict.OPEN:
        await fight_round(fight)
    return int(fight.result == Verdict.OPEN)


def test_check_says_how_many_faces_there_may_be(tmp_path):
    """DL-BASE-25  Twelve are right, thirteen are refused."""
    assert "a content pack" in check_folder(tmp_path / pack(tmp_path, *[1] * 12))
    with pytest.raises(BadFile, match="at most 12"):
        check_folder(tmp_path / pack(tmp_path, *[1] * 13))
