"""Who knows what (RW-GEN-13): views, what stays hidden, redeals, defaults."""

from __future__ import annotations

import msgspec

from montjoy.core.effects import choose
from montjoy.core.session.streams import asked
from montjoy.games.rudern.game import game
from montjoy.games.rudern.protocol import questions
from montjoy.games.rudern.protocol.questions import BeginSiege, EndImpulse, March, Storm
from montjoy.games.rudern.rules.battles.money import known, note_given, spend
from tests.games.rudern.board import AROUND_POLE, END, board, go, seen
from tests.games.rudern.players import Luck


# ---- the view --------------------------------------------------------------------------------------------------------
def test_the_view_shares_nothing_with_the_state():
    """RW-GEN-13  Changing the state later does not change a view already given."""
    world = board(AROUND_POLE)
    view = seen(world, "SVE")
    before = msgspec.json.encode(view)
    go(world, [BeginSiege("pole", "a"), END, END, END], [])
    assert msgspec.json.encode(view) == before and view.land.sieges == {} and world.land.sieges


def test_a_secret_never_enters_a_view():
    """RW-GEN-13  Canaries: amounts that occur nowhere else."""
    world = board(AROUND_POLE)
    world.treasuries["SVE"], world.chests["c"] = 987654, 456789
    for viewer in ("KAT", "THI", "watcher"):
        text = msgspec.json.encode(game.view(world, viewer)).decode()
        assert "987654" not in text and "456789" not in text
    assert "987654" in msgspec.json.encode(game.view(world, "SVE")).decode()


def test_view_shows_only_the_own_purses():
    """RW-GEN-13"""
    world = board(AROUND_POLE)
    assert seen(world, "KAT").treasuries == {"KAT": 5} and seen(world, "KAT").chests == {"a": 3, "b": 2}
    assert seen(world, "watcher").treasuries == {} and seen(world, "watcher").chests == {}
    assert seen(world, "umpire").treasuries == {"KAT": 5, "SVE": 6, "THI": 0}
    assert seen(world, "umpire").chests == {"a": 3, "b": 2, "c": 4}


def test_options_do_not_depend_on_others_purses():
    """RW-GEN-13  Twins that differ in the enemy's purses get the same questions and options."""
    for seed in range(20):
        world = board(AROUND_POLE)
        other = game.redeal(world, "KAT", (), Luck(seed))
        assert go(world).pending.options == go(other).pending.options


# ---- what is hidden, and other states --------------------------------------------------------------------------------
def test_what_is_hidden():
    """RW-GEN-13  Others' treasuries and chests; nothing of one's own; nothing from the umpire."""
    world = board(AROUND_POLE)
    assert game.hidden(world, "KAT") == {"treasury.SVE": 6, "treasury.THI": 0, "chest.c": 4}
    assert game.hidden(world, "THI") == {"treasury.KAT": 5, "treasury.SVE": 6, "chest.a": 3, "chest.b": 2, "chest.c": 4}


def test_redeal_changes_only_that_and_everything_of_it():
    """RW-GEN-13"""
    world = board(AROUND_POLE)
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
    world = board(AROUND_POLE + "siege pole KAT 0")
    go(world, [Storm("pole", "a"), questions.StayOut()], [[6] * 4 + [1], [1] * 4])
    assert world.treasuries["KAT"] == 9
    least = [game.redeal(world, "SVE", (), Luck(s)).treasuries["KAT"] for s in range(60)]
    assert min(least) == 4 and max(least) > 4
    assert min(game.redeal(world, "THI", (), Luck(s)).treasuries["KAT"] for s in range(60)) == 0
    world = board(AROUND_POLE + "KAT.d general in rock: 9 foot; SVE.e general at moor: 1 foot, chest 4; rock - moor")
    go(world, [March("d", "moor")], [[6] + [1] * 9, [1, 1]])
    assert "chest.e" not in game.hidden(world, "KAT") and "chest.e" not in game.hidden(world, "THI")
    assert game.redeal(world, "THI", (), Luck(1)).chests["e"] == 0


def test_payments_lower_what_is_known():
    """RW-GEN-13  What the loser knows to be in the winner's treasury shrinks as the winner pays from it; a chest that may be
    any of several tells nothing."""
    world = board(AROUND_POLE, loot_target="chest")
    note_given(world, "KAT", "KAT", 2, ["SVE"])
    assert (known(world, "SVE", "KAT").least, known(world, "THI", "KAT").least) == (2, 0)
    spend(world, "KAT", "rock", 1, "")
    spend(world, "KAT", "pole", 1, "a")
    assert known(world, "SVE", "KAT").least == 1 and world.chests["a"] == 2
    note_given(world, "KAT", "a", 3, ["SVE"])
    assert (known(world, "SVE", "a").least, known(world, "SVE", "a").most) == (3, None)


# ---- answers when nobody answers -------------------------------------------------------------------------------------
def test_waiting_and_defaults():
    """RW-GEN-08  Who is asked is public; the default ends the impulse and is cautious with others' questions."""
    world = board(AROUND_POLE)
    out = go(world)
    assert game.waiting(seen(world, "THI")) == ("KAT",)
    assert game.default(seen(world), asked(1, out.pending), ()) == EndImpulse()
    for question, options, careful in [
        (questions.Intercept("x", "y", ()), (questions.FallUpon(), questions.LetPass()), questions.LetPass()),
        (questions.JoinRelief("x", "y"), (questions.JoinBattle(), questions.StayInside()), questions.StayInside()),
        (questions.Haven("x", ()), (questions.To("a"), questions.To("b")), questions.To("a")),
        (questions.Occupy("x", ()), (questions.MoveIn(), questions.StayOut()), questions.MoveIn()),
    ]:
        assert game.default(seen(world), asked(1, choose("KAT", question, options)), ()) == careful
