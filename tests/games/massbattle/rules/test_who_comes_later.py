"""Units that come in a later round, and the dark: what scenarios add to the source.  MB-BOARD-11, MB-BOARD-12."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import UNSET

from montjoy.core.errors import BadInput
from montjoy.core.philox import Philox
from montjoy.games.massbattle.authoring import scenarios
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.model.scenario import BattleScenario
from montjoy.games.massbattle.protocol import events, questions
from tests.games.massbattle.acting import drawn, scenario
from tests.games.massbattle.seated import Battle

FAR = "goblins 25,35 s"
OPEN = "..............\n" * 12


def later(*, a=("orcs 5,5 n", "spearmen round=3", "wizard_5 round=3"), b=(FAR,), board=None, **how) -> BattleScenario:
    return scenario(list(a), list(b), board=board, **how)


def placed(battle: Battle) -> list[tuple[int, tuple[str, ...]]]:
    return [(event.side, tuple(unit for unit, _, _ in event.units)) for event in battle.told(events.Deployed, "b")]


# ---- who comes later -----------------------------------------------------------------------------------------------------------
def test_they_come_over_their_own_edge_in_the_round_that_is_said():
    """MB-BOARD-11, MB-BOARD-10, MB-SEQ-00  Before the winner of round 3 chooses, their player writes where on row 0 they begin;
    who is not named stands where there is room, and everybody is told.  Before that nobody is asked; their strength counts."""
    battle = Battle(later())
    battle.play(to="2.6")
    assert battle.world.units["A2"].status == "coming" and battle.session.view("a").share == 100
    battle.play(to="3.0")
    assert battle.refusal("a", "A2 at 4,1 facing north") == "MB-BOARD-10 not-in-your-rows"
    assert battle.refusal("a", "A1 at 4,0 facing north") == "MB-BOARD-10 not-to-be-placed"
    battle.play(to="3.1", a=["Deploy: A2 at 4,0 facing east"])
    units = battle.world.units
    assert (units["A2"].at, units["A2"].facing, units["A3"].at[1]) == ((4, 0), 2, 0) and units["A2"].in_play
    names = [type(item).__name__ for item in battle.session.streams["b"].items]
    last = len(names) - 1 - names[::-1].index("Deployed")
    assert names[last - 1] == "RoundBegun" and names[last + 1] == "ChoicesMade"
    assert placed(battle) == [(0, ("A1",)), (1, ("B1",)), (0, ("A2", "A3"))]
    assert [seat for seat, ask in battle.asked if isinstance(ask, questions.Deploy)] == ["a"]


def test_nobody_comes_in_next_to_an_enemy():
    """MB-BOARD-11  An enemy at (9,1) bars three squares of the edge; a broken one, too."""
    battle = Battle(later(a=("orcs 5,5 n", "spearmen round=2"), b=("goblins 9,1 s",)))
    battle.play(to="2.0")
    for x, refused in ((7, ""), (8, "MB-BOARD-11 next-to-an-enemy"), (9, "MB-BOARD-11 next-to-an-enemy"), (11, "")):
        assert battle.refusal("a", f"A2 at {x},0 facing north") == refused


def test_without_room_they_wait_for_the_next_round():
    """MB-BOARD-11  Four squares of edge, a friend on one and an enemy before the others: nobody can come; when he has gone they
    do."""
    battle = Battle(later(a=("orcs 3,0 e", "spearmen round=2"), b=("goblins 1,1 n",), board=drawn("....\n" * 9)))
    battle.play(to="2.2")
    assert battle.world.units["A2"].status == "coming"
    battle.play(to="3.0", b=["Move: B1 ahead 3"])
    battle.play(to="3.1", a=["Deploy: A2 at 1,0 facing north"])
    assert battle.world.units["A2"].at == (1, 0)


@pytest.mark.parametrize("round", [2, None])
def test_a_side_is_not_beaten_while_somebody_is_still_to_come(round: int | None):
    """MB-BOARD-11, MB-END-01  Its only unit on the board is shot in round 1.  Without more to come that is the end."""
    given = later(a=("goblins 5,5 n", "spearmen round=2") if round else ("goblins 5,5 n",), b=("longbowmen 5,15 s",) * 2)
    moved = msgspec.structs.replace(given.sides[1].troops[1], at=(7, 15))
    given = msgspec.structs.replace(given, sides=(given.sides[0], msgspec.structs.replace(
        given.sides[1], troops=(given.sides[1].troops[0], moved))))  # fmt: skip
    battle = Battle(given)
    dice = {"attack": [20, 20], "damage": [6]}
    battle.play(to="2.1", b=["Shoot: B1 shoot A1; B2 shoot A1"], a=["Deploy: A2 at 5,0 facing north"] if round else [], **dice)
    assert battle.world.units["A1"].status == "destroyed" and battle.session.over == (round is None)


def test_broken_units_alone_do_not_lose_while_somebody_is_still_to_come():
    """MB-BOARD-11, MB-END-01  All that side A has on the board is broken and does not rally: it goes on, for spearmen come."""
    for more in (("spearmen round=4",), ()):
        battle = Battle(later(a=("orcs 5,5 n", *more), b=("longbowmen 5,15 s", "longbowmen 7,15 s")))
        battle.play(
            to="2.0", attack=[20, 20], damage=[3], morale=[3], rally=[99], b=["Shoot: B1 shoot A1; B2 shoot A1"],
        )  # fmt: skip
        assert battle.session.over == (not more)


def test_the_enemy_knows_who_comes_and_when_but_not_where():
    """MB-BOARD-11, MB-INFO-03, MB-INFO-02  Two battles that differ in where A2 comes in: until both sides have written, whatever
    B's page and log say is the same; what comes, and in which round, stands there from the beginning, without figures."""
    pages = []
    for order in ("A2 at 4,0 facing east", "A2 at 20,0 facing west"):
        given = later(a=("orcs 5,5 n", "spearmen round=2"), b=(FAR, "goblins round=2"), board=None)
        battle = Battle(given, hp_method="average")
        battle.play(to="1.6")
        seen = battle.session.view("b").others["A2"]
        assert (seen.status, seen.comes, seen.at, seen.type) == ("coming", 2, (-1, -1), "spearmen") and not hasattr(seen, "hp")
        battle.play(to="2.0")
        asked = battle.session.questions("a")[0]
        assert battle.session.answer("a", game.read(battle.session.view("a"), asked, order), asked.id) is None
        page, stream = battle.session.page("b"), battle.session.streams["b"].items
        pages.append((msgspec.json.encode(page.view), msgspec.json.encode(stream), msgspec.json.encode(page.questions)))
        battle.play(to="2.1", b=["Deploy: B2 at 3,35 facing south"])
        assert battle.session.view("b").others["A2"].at == ((4, 0) if "east" in order else (20, 0))
    assert pages[0] == pages[1]


def test_rolled_hit_points_of_those_who_come_are_hidden():
    """MB-BOARD-11, MB-INFO-02  hp_method = rolled: those of spearmen on the way are their side's own knowledge, and another deal
    changes them without a trace on the enemy's page, before they are rolled and afterwards."""
    battle = Battle(later(a=("orcs 5,5 n", "spearmen round=3")), hp_method="rolled")
    for mark, hidden in (("0.0", False), ("1.1", True)):
        if hidden:
            battle.play(to=mark, hp=[1, 2, 3, 4, 5] * 2 + [3] * 5)
        assert ("start.A2" in game.hidden(battle.world, "b")) == hidden
        before = msgspec.json.encode(battle.session.view("b").others["A2"])
        others = [game.redeal(battle.world, "b", (), Philox(n, 0, 0)) for n in range(4)]
        assert {msgspec.json.encode(game.view(other, "b").others["A2"]) for other in others} == {before}
        assert (len({other.units["A2"].start for other in others}) > 1) == hidden
    assert battle.session.view("a").own["A2"].start == 15


@pytest.mark.parametrize(
    ("a", "says"),
    [(("spearmen round=3",), "has nobody there from the beginning"),
     (("orcs 5,5 n", "spearmen 6,0 n round=3"), "both at and round")],
)  # fmt: skip
def test_files_that_cannot_be(a: tuple[str, ...], says: str):
    """MB-BOARD-11"""
    with pytest.raises(BadInput, match=says):
        scenarios.setup(later(a=a), game.read_options({"scale": 5}))


@pytest.mark.parametrize(
    ("text", "says"),
    [("round = 1", "round"), ("round = 25", "the battle has 20 rounds"), ("round = 3", "")],
)  # fmt: skip
def test_a_file_says_when_they_come(tmp_path, text: str, says: str):
    """MB-BOARD-11  Not in the first round, and not after the last."""
    path = tmp_path / "trial.toml"
    path.write_text(f'''
id = "trial"
title = "Trial"
[[sides]]
name = "West"
seats = ["a"]
troops = [ {{ type = "orcs", men = 5 }}, {{ type = "orcs", men = 5, {text} }} ]
[[sides]]
name = "East"
seats = ["b"]
troops = [ {{ type = "orcs", men = 5 }} ]
''', "utf-8")  # fmt: skip
    if says:
        with pytest.raises(BadInput, match=says):
            game.check(path)
    else:
        assert game.check(path).sides[0].troops[1].round == 3


# ---- the dark ------------------------------------------------------------------------------------------------------------------
def in_the_dark(metres: int | None, *b: str) -> BattleScenario:
    given = scenario(["longbowmen 1,1 n", "wizard_5 3,1 n"], list(b), board=OPEN)
    return msgspec.structs.replace(given, board=msgspec.structs.replace(given.board, sight_m=metres or UNSET))


@pytest.mark.parametrize(("metres", "refused"), [(None, ""), (30, ""), (28, "MB-BOARD-12 too-dark")])
def test_nobody_shoots_farther_than_one_sees(metres: int | None, refused: str):
    """MB-BOARD-12  Ten squares of three metres: seen at 30 metres, not at 28; and who is told to shoot at the nearest holds."""
    battle = Battle(in_the_dark(metres, "goblins 1,11 s"))
    battle.play(to="1.1", attack=[])
    if refused:
        assert not [seat for seat, ask in battle.asked if isinstance(ask, questions.Shoot)]
        battle.play(to="1.2", a=[])
        assert not battle.told(events.Attacked)
    else:
        assert battle.refusal("a", "A1 shoot B1") == ""


def test_spells_and_shots_are_refused_alike():
    """MB-BOARD-12, MB-SPELL-01, MB-SPELL-07  At a unit and at a square beyond what one sees; nearer ones can be had."""
    battle = Battle(in_the_dark(15, "goblins 1,11 s", "goblins 3,6 s"))
    battle.play(to="1.1")
    for text, refused in (
        ("A1 shoot B1", "MB-BOARD-12 too-dark"), ("A2 cast magic missile at B1", "MB-BOARD-12 too-dark"),
        ("A2 cast fireball at 3,9", "MB-BOARD-12 too-dark"), ("A1 shoot B2", "MB-BOARD-12 too-dark"),
        ("A2 cast magic missile at B2", ""), ("A2 cast fireball at 3,6", ""),
    ):  # fmt: skip
        assert battle.refusal("a", text) == refused, text
