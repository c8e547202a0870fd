"""The fight an option would start, from the view, is the one it starts."""

from __future__ import annotations

import pytest

from montjoy.bots.greedy_odds import Seer
from montjoy.core.capabilities import Said
from montjoy.core.script import scripted
from montjoy.core.session.streams import Asked, asked
from montjoy.fights.odds import forecast, solve, told
from montjoy.games.rudern.authoring.case import case_of
from montjoy.games.rudern.battle.state import Kind
from montjoy.games.rudern.game import game
from montjoy.games.rudern.protocol import questions
from montjoy.games.rudern.protocol.questions import EndImpulse, March, Storm
from montjoy.words import Words
from tests.games.rudern.board import AROUND_POLE, board, go, seen, view_of
from tests.games.rudern.players import Luck
from tests.suite.many import times

FORECASTS = [
    ("siege pole KAT 0", "KAT", Storm("pole", "a"), Kind.ASSAULT, [[2] * 5, [1] * 4]),
    ("siege pole KAT 0", "SVE", questions.Sally("pole", ""), Kind.SORTIE, [[1] * 4, [2] * 5]),
    ("SVE.e general at moor: 4 foot, chest 4; rock - moor", "KAT", March("b", "moor"), Kind.FIELD, [[1] * 2, [1] * 5]),
    ("siege pole KAT 0; SVE.e general in own: 4 foot", "SVE", March("e", "pole"), Kind.RELIEF, [[1] * 9, [1] * 9]),
    ("", "SVE", questions.ComeOut("c", "pole"), Kind.FIELD, [[1] * 2, [1] * 9]),
    ("own SVE: 7 foot; KAT.k head at own: 2 foot", "KAT", questions.AttackGarrison("own", 0, ""), Kind.FIELD, [[1] * 3, [1] * 7]),
]


@pytest.mark.parametrize("more, seat, option, kind, dice", FORECASTS)
def test_forecast_is_the_fight_that_follows(more, seat, option, kind, dice):
    """RW-KIND-01, RW-FIELD-01  The fight an option would start, from the view, is the one it starts."""
    text = AROUND_POLE.replace("own SVE: 1 foot; ", "") if "own SVE" in more else AROUND_POLE
    world = board(text + more)
    world.land.turn = list(world.land.factions).index(seat)
    out = go(world)
    assert option in out.pending.options
    case = game.forecast(seen(world, seat), asked(1, out.pending), option)
    assert case is not None and case.kind == kind
    answers = [option, questions.JoinBattle()] if kind == Kind.RELIEF else [option]
    out = go(world, answers, [[1 if face == 2 else face for face in pool] for pool in dice])
    assert [len(faces) for _, _, faces in out.rolls] == [len(pool) for pool in dice]
    rolled = scripted(case.round(case.start.copy()), [[1 if face == 2 else face for face in pool] for pool in dice])
    assert len(rolled.rolls) == 2


def test_forecast_of_others_questions():
    """RW-FORT-02, RW-RELIEF-04"""
    world = board("""
        factions KAT SVE; town rock KAT; fortress crag SVE; rock - crag; KAT.a head in rock: 3 foot; crag SVE: 5 foot
    """)
    out = go(world, [March("a", "crag")])
    case = game.forecast(seen(world, "SVE"), asked(1, out.pending), questions.FallUpon())
    assert [len(r[2]) for r in scripted(case.round(case.start), [[1] * 5, [1] * 4]).rolls] == [5, 4]
    world = board(AROUND_POLE + "siege pole KAT 0; SVE.e general in own: 4 foot; THI | SVE")
    world.land.turn = 1
    out = go(world, [March("e", "pole")])
    view, question = seen(world, "SVE"), asked(1, out.pending)
    for option, pool in ((questions.JoinBattle(), 9), (questions.StayInside(), 5)):
        case = game.forecast(view, question, option)
        assert len(scripted(case.round(case.start), [[1] * pool, [1] * 9]).rolls[0][2]) == pool
    assert game.forecast(view, question, EndImpulse()) is None


# ---- a relief, with the besieged and without them --------------------------------------------------------------------
RELIEF = """
    factions SVE KAT ALY; SVE & ALY
    town pole {owner}; town own SVE; town rock KAT; rock - pole; pole - own
    SVE.a head in own: 5 foot 1 cavalry; KAT.k ruler at pole: 8 foot, from rock; siege pole KAT 0; rock KAT: 1 foot
    {inside}
"""


def odds_of(world, option, faction="SVE"):
    """What the page and the terminal are given for an option: (what tells it from the others, its chances)."""
    asked_ = Asked(1, "choose", questions.Act(), (option,))
    found = forecast(game, seen(world, faction), asked_, fraction=True)[option]
    return found, [(fight["said"], {n: x["p"] for n, x in fight["outcomes"].items()}) for fight in found["fights"]]


def test_a_relief_counts_the_own_besieged():
    """RW-RELIEF-04, RW-RELIEF-05  Both answers of the besieged are shown, the better first; the chance that was shown before,
    without them, is a small part of the true one."""
    world = board(RELIEF.format(owner="SVE", inside="pole SVE: 4 foot"))
    found, fights = odds_of(world, March("a", "pole"))
    assert [said for said, _ in fights] == [Said("odds-yours-join"), Said("odds-yours-stay")]
    assert found["outcomes"]["attacker"]["p"] == fights[0][1]["attacker"] > 0.8 and fights[1][1]["attacker"] < 0.1
    relief = {"fight": "relief", "attacker": {"foot": 5, "cavalry": 1, "head": 1}, "defender": {"foot": 8, "ruler": 1}}
    for (_, p), joined in zip(fights, ({"foot": 4}, {}), strict=True):
        case = case_of({**relief, "joined": joined})
        assert p == {n: pytest.approx(x["p"], abs=1e-12) for n, x in solve(case)["outcomes"].items()}


def test_a_relief_of_an_ally_is_told_for_both_his_answers():
    """RW-RELIEF-04  If they join, if they stay; with one's own beside them three answers; without a seat they stay inside."""
    world = board(RELIEF.format(owner="ALY", inside="pole ALY: 4 foot"))
    allies = {"allies": ["ALY"]}
    assert [said for said, _ in odds_of(world, March("a", "pole"))[1]] == [
        Said("odds-allies-join", allies), Said("odds-allies-stay", allies)
    ]
    world = board(RELIEF.format(owner="ALY", inside="pole ALY: 2 foot; SVE.b general in pole: 2 foot"))
    _, fights = odds_of(world, March("a", "pole"))
    assert [said.message for said, _ in fights] == ["odds-all-join", "odds-only-yours-join", "odds-nobody-joins"]
    assert fights[0][1]["attacker"] > fights[1][1]["attacker"] > fights[2][1]["attacker"]
    world = board(RELIEF.format(owner="ALY", inside="pole ALY: 4 foot; passive ALY"))
    assert [said for said, _ in odds_of(world, March("a", "pole"))[1]] == [None]


def test_whoever_joins_makes_a_victory_likelier():
    """RW-RELIEF-04  So the answer that is shown first is the better one: over random reliefs."""
    luck = Luck(7)
    for _ in range(times(10, 40)):
        ours, inside = 1 + luck.below(6), 1 + luck.below(5)
        text = RELIEF.replace("5 foot 1 cavalry", f"{ours} foot {1 + luck.below(3)} elephant")
        text = text.replace("8 foot", f"{1 + luck.below(8)} foot {1 + luck.below(3)} cavalry")
        _, fights = odds_of(board(text.format(owner="SVE", inside=f"pole SVE: {inside} foot")), March("a", "pole"))
        assert fights[0][1]["attacker"] >= fights[1][1]["attacker"] - 1e-12


def test_a_bot_relieves_where_the_besieged_make_it_a_victory():
    """RW-RELIEF-04  It comes, and those inside join."""
    world = board(RELIEF.format(owner="SVE", inside="pole SVE: 4 foot"))
    seer, out = Seer(game), go(world)
    assert seer(seen(world, "SVE"), asked(1, out.pending), Luck(1)) == March("a", "pole")
    out = go(world, [March("a", "pole")])
    assert seer(seen(world, "SVE"), asked(1, out.pending), Luck(1)) == questions.JoinBattle()


# ---- storms ----------------------------------------------------------------------------------------------------------
STORMS = """
    factions KAT SVE; town pole SVE; town rock KAT; town own SVE; rock - pole; pole - own
    KAT.a general at pole: 8 foot, chest {chest}, from rock; pole SVE: 4 foot; siege pole KAT 0; treasury SVE {chest}
"""


@pytest.mark.parametrize(("chest", "counts"), [(1, [1]), (3, [3, 1]), (9, [5, 1])])
def test_all_storms_that_can_be_paid_for_and_one(chest, counts):
    """RW-ASLT-03, RW-SORT-01, RW-GEN-10  By the purse and by the impulse limit (5 with one town), of assaults and sorties."""
    for faction, option, fight in (("KAT", Storm("pole", "a"), "assault"), ("SVE", questions.Sally("pole", ""), "sortie")):
        world = board(STORMS.format(chest=chest).replace("town own SVE", "fortress own SVE"))
        world.land.turn = list(world.land.factions).index(faction)
        world.land.factions[faction].limit = 5
        _, fights = odds_of(world, option, faction)
        for n, (_, p) in zip(counts, fights, strict=True):
            case = case_of({"fight": fight, "place": "town", "repeat": n, "attacker": {"foot": 8, "general": 1},
                            "defender": {"foot": 4}})
            assert p == {name: pytest.approx(x["p"], abs=1e-12) for name, x in solve(case)["outcomes"].items()}
        said = [said.message for said, _ in fights if said]
        assert said == ["odds-all", "odds-one"] or counts == [1]


BROKEN = "the siege is broken (outnumbered, or no unit left outside)"
LABELS = [
    ("town", "assault", ["the town falls", BROKEN, "the siege goes on"]),
    ("fortress", "sortie", ["the fortress falls", BROKEN, "the siege goes on"]),
    ("", "relief", ["the siege is broken", "the besiegers win, and the siege goes on", "nobody wins, and the siege goes on"]),
    ("", "field", ["the attacker wins", "the defender wins", "nobody wins"]),
]


@pytest.mark.parametrize(("place", "fight", "labels"), LABELS)
def test_outcomes_have_names_that_say_what_comes(place, fight, labels):
    """RW-ASLT-08, RW-ASLT-09, RW-ASLT-10, RW-RELIEF-05, RW-FIELD-04"""
    case = case_of({"fight": fight, "attacker": {"foot": 2}, "defender": {"foot": 1}} | ({"place": place} if place else {}))
    found = told(case)
    assert [name for name, _ in Words(game).chances(found)] == labels
    assert Words(game).losses(found).startswith("Expected losses: the ")


def test_on_the_map_sides_have_their_names():
    """RW-FIELD-04  Who wins and who loses how much, by the names of the factions; a garrison without an owner has none."""
    view = view_of("field_battle")
    option = March("katzowic", "moor")
    (fight,) = forecast(game, view, Asked(1, "choose", questions.Act(), (option,)))[option]["fights"]
    words = Words(game, "en", game.names(game.scenarios["field_battle"]))
    assert [name for name, _ in words.chances(fight)] == ["House Katzowic wins", "House Svebod wins", "nobody wins"]
    assert words.losses(fight) == "Expected losses: House Katzowic 2; House Svebod 3"
