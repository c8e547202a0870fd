"""Who knows what: views, what stays hidden, redeals, forecasts, defaults."""

from __future__ import annotations

import msgspec
import pytest

from montjoy.core.script import scripted
from montjoy.core.session.streams import asked
from montjoy.games.rudern.battle.state import Kind
from montjoy.games.rudern.game import game
from montjoy.games.rudern.protocol import questions
from montjoy.games.rudern.protocol.questions import BeginSiege, EndImpulse, March, Storm
from tests.games.rudern.board import END, board, go, seen
from tests.games.rudern.test_scenarios import Luck

SIEGE = """
    factions KAT SVE THI
    town pole SVE; town rock KAT; town own SVE; field moor; rock - pole; pole - own; moor - pole; town far THI
    KAT.a general at pole: 8 foot, chest 3, from rock; KAT.b general in rock: 1 foot, chest 2
    SVE.c head in pole: 1 foot, chest 4; pole SVE: 2 foot; treasury KAT 5; treasury SVE 6; own SVE: 1 foot; far THI: 1 foot
"""


def test_what_is_hidden():
    """RW-GEN-13  Others' treasuries and chests; nothing of one's own; nothing from the umpire."""
    world = board(SIEGE)
    assert game.hidden(world, "KAT") == {"treasury.SVE": 6, "treasury.THI": 0, "chest.c": 4}
    assert game.hidden(world, "THI") == {"treasury.KAT": 5, "treasury.SVE": 6, "chest.a": 3, "chest.b": 2, "chest.c": 4}


def test_redeal_changes_only_that_and_everything_of_it():
    """RW-GEN-13"""
    world = board(SIEGE)
    seen_values: dict[str, set[int]] = {}
    for seed in range(50):
        other = game.redeal(world, "KAT", (), Luck(seed))
        assert game.view(other, "KAT") == game.view(world, "KAT")
        for name, value in game.hidden(other, "KAT").items():
            seen_values.setdefault(name, set()).add(value)
    assert all(len(v) > 1 for v in seen_values.values()) and set(seen_values) == set(game.hidden(world, "KAT"))


def test_redeal_keeps_what_is_known():
    """RW-GEN-13, RW-LOOT-02  A chest handed over is empty; the loser knows that the winner's treasury holds the loot at
    least, the third party only that something may have come."""
    world = board(SIEGE + "siege pole KAT 0")
    go(world, [Storm("pole", "a"), questions.StayOut()], [[6] * 4 + [1], [1] * 4])
    assert world.treasuries["KAT"] == 9
    least = [game.redeal(world, "SVE", (), Luck(s)).treasuries["KAT"] for s in range(60)]
    assert min(least) == 4 and max(least) > 4
    assert min(game.redeal(world, "THI", (), Luck(s)).treasuries["KAT"] for s in range(60)) == 0
    world = board(SIEGE + "KAT.d general in rock: 9 foot; SVE.e general at moor: 1 foot, chest 4; rock - moor")
    go(world, [March("d", "moor")], [[6] + [1] * 9, [1, 1]])
    assert "chest.e" not in game.hidden(world, "KAT") and "chest.e" not in game.hidden(world, "THI")
    assert game.redeal(world, "THI", (), Luck(1)).chests["e"] == 0


def test_payments_lower_what_is_known():
    """RW-GEN-13  What the loser knows to be in the winner's treasury shrinks as the winner pays from it; a chest that may be
    any of several tells nothing."""
    world = board(SIEGE, loot_target="chest")
    from montjoy.games.rudern.rules.battles.money import known, note_given, spend

    note_given(world, "KAT", "KAT", 2, ["SVE"])
    assert (known(world, "SVE", "KAT").least, known(world, "THI", "KAT").least) == (2, 0)
    spend(world, "KAT", "rock", 1, "")
    spend(world, "KAT", "pole", 1, "a")
    assert known(world, "SVE", "KAT").least == 1 and world.chests["a"] == 2
    note_given(world, "KAT", "a", 3, ["SVE"])
    assert (known(world, "SVE", "a").least, known(world, "SVE", "a").most) == (3, None)


def test_the_view_shares_nothing_with_the_state():
    """RW-GEN-13  Changing the state later does not change a view already given."""
    world = board(SIEGE)
    view = seen(world, "SVE")
    before = msgspec.json.encode(view)
    go(world, [BeginSiege("pole", "a"), END, END, END], [])
    assert msgspec.json.encode(view) == before and view.land.sieges == {} and world.land.sieges


def test_a_secret_never_enters_a_view():
    """RW-GEN-13  Canaries: amounts that occur nowhere else."""
    world = board(SIEGE)
    world.treasuries["SVE"], world.chests["c"] = 987654, 456789
    for viewer in ("KAT", "THI", "watcher"):
        text = msgspec.json.encode(game.view(world, viewer)).decode()
        assert "987654" not in text and "456789" not in text
    assert "987654" in msgspec.json.encode(game.view(world, "SVE")).decode()


def test_options_do_not_depend_on_others_purses():
    """RW-GEN-13  Twins that differ in the enemy's purses get the same questions and options."""
    for seed in range(20):
        world = board(SIEGE)
        other = game.redeal(world, "KAT", (), Luck(seed))
        assert go(world).pending.options == go(other).pending.options


def test_waiting_and_defaults():
    """RW-GEN-08  Who is asked is public; the default ends the impulse and is cautious with others' questions."""
    world = board(SIEGE)
    out = go(world)
    assert game.waiting(seen(world, "THI")) == ("KAT",)
    assert game.default(seen(world), asked(1, out.pending), ()) == EndImpulse()
    for question, options, careful in [
        (questions.Intercept("x", "y", ()), (questions.FallUpon(), questions.LetPass()), questions.LetPass()),
        (questions.JoinRelief("x", "y"), (questions.JoinBattle(), questions.StayInside()), questions.StayInside()),
        (questions.Haven("x", ()), (questions.To("a"), questions.To("b")), questions.To("a")),
        (questions.Occupy("x", ()), (questions.MoveIn(), questions.StayOut()), questions.MoveIn()),
    ]:
        from montjoy.core.effects import choose

        assert game.default(seen(world), asked(1, choose("KAT", question, options)), ()) == careful


FORECASTS = [
    ("siege pole KAT 0", "KAT", Storm("pole", "a"), Kind.ASSAULT, [[2] * 5, [1] * 4]),
    ("siege pole KAT 0", "SVE", questions.Sally("pole", ""), Kind.SORTIE, [[1] * 4, [2] * 5]),
    ("SVE.e general at moor: 4 foot, chest 4; rock - moor", "KAT", March("b", "moor"), Kind.FIELD, [[1] * 2, [1] * 5]),
    ("siege pole KAT 0; SVE.e general in own: 4 foot", "SVE", March("e", "pole"), Kind.RELIEF, [[1] * 5, [1] * 9]),
    ("", "SVE", questions.ComeOut("c", "pole"), Kind.FIELD, [[1] * 2, [1] * 9]),
    ("own SVE: 7 foot; KAT.k head at own: 2 foot", "KAT", questions.AttackGarrison("own", 0, ""), Kind.FIELD, [[1] * 3, [1] * 7]),
]


@pytest.mark.parametrize("more, seat, option, kind, dice", FORECASTS)
def test_forecast_is_the_fight_that_follows(more, seat, option, kind, dice):
    """RW-KIND-01, RW-FIELD-01  The fight an option would start, from the view, is the one it starts."""
    text = SIEGE.replace("own SVE: 1 foot; ", "") if "own SVE" in more else SIEGE
    world = board(text + more)
    world.land.turn = list(world.land.factions).index(seat)
    out = go(world)
    assert option in out.pending.options
    case = game.forecast(seen(world, seat), asked(1, out.pending), option)
    assert case is not None and case.kind == kind
    answers = [option, questions.StayInside()] if kind == Kind.RELIEF else [option]
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
    world = board(SIEGE + "siege pole KAT 0; SVE.e general in own: 4 foot; THI | SVE")
    world.land.turn = 1
    out = go(world, [March("e", "pole")])
    view, question = seen(world, "SVE"), asked(1, out.pending)
    for option, pool in ((questions.JoinBattle(), 9), (questions.StayInside(), 5)):
        case = game.forecast(view, question, option)
        assert len(scripted(case.round(case.start), [[1] * pool, [1] * 9]).rolls[0][2]) == pool
    assert game.forecast(view, question, EndImpulse()) is None
