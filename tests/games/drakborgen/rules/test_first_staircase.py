"""A staircase that lies face up from the start: a rescue for one alone.  By play.  DL-4.8e, option first_staircase."""

from __future__ import annotations

import pytest

from montjoy.core.content.files import BadFile
from montjoy.core.errors import BadInput
from montjoy.core.session.session import Session
from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.model.passages import stairs
from montjoy.games.drakborgen.protocol.events import CameUp, NoWayUp, RoomTileAside, StaircaseLaid, TileTurned
from montjoy.games.drakborgen.protocol.questions import Leap, Move, RollForStairs
from montjoy.table.tables.catalogue import usual_options
from montjoy.terminal.choices import options_of
from tests.games.drakborgen.delves import Delve

EAST = Move("east")


def laid(**more):
    """Alone, with the stairs 2 at H1 from the start, entered from the north."""
    return Delve("H01", first_staircase=True, opening={"DL-4.8e": [12, 2, 4, 1]}, **more)


def fallen(delve):
    """Red goes east from the tower and falls into the abyss there: agility 4."""
    delve.play(("red", EAST), ("red", Leap()), dice={"DL-4.8a": [5], "DL-4.8c": [0]}, cards={"DL-BASE-05": ["LT24"]}, to="2.red")


def test_it_lies_there_before_anybody_starts():
    """DL-4.8e, DL-BASE-05  The D12 says which (12 again), where and how; its room tile is put aside unseen, and it has left the
    deck."""
    delve = laid()
    assert delve.told(StaircaseLaid) == [StaircaseLaid("07", 2)] and delve.told(RoomTileAside) == [RoomTileAside("07")]
    assert delve.told(TileTurned) == [TileTurned("07", "LT54", "north")]
    square = delve.world.castle.squares["07"]
    assert (square.stairs, square.edges) == (2, ["gate", "wall", "open", "open"])
    assert "LT54" not in delve.world.decks.labyrinth.bag and len(delve.world.decks.rooms) == 104
    told = [type(item) for item in delve.session.streams["red"].items]
    assert told.index(StaircaseLaid) < min(n for n, kind in enumerate(told) if kind.__name__ == "Started")


def test_who_falls_alone_may_come_up_again():
    """DL-4.8e, DL-4.7.3a  first_staircase = true: red rolls for the stairs, and a 2 brings him up at H1."""
    delve = laid()
    fallen(delve)
    assert delve.hero("red").place == "below" and not delve.session.over
    delve.play(("red", RollForStairs()), dice={"DL-4.7.3a": [2]})
    assert [e.square for e in delve.told(CameUp)] == ["07"] and delve.hero("red").place == "07"


def test_without_it_the_game_is_over():
    """DL-4.8e  first_staircase = false: nobody is left who could turn stairs up."""
    delve = Delve("H01")
    fallen(delve)
    assert delve.told(NoWayUp) == [NoWayUp(("red",))] and delve.session.over and delve.session.outcome.why == "no-way-up"


# ---- where it is on ----------------------------------------------------------------------------------------------------
def test_the_scenario_for_one_has_it():
    """DL-4.8e  Whoever opens it in the terminal or at a table plays with it, unless he says otherwise; the others do not."""
    for name, scenario in game.scenarios.items():
        alone = name == "one"
        assert usual_options(game, scenario).first_staircase is alone
        assert options_of(game, [], (), scenario).first_staircase is alone
        assert not options_of(game, [], ("first_staircase=false",), scenario).first_staircase
    assert not game.read_options({}).first_staircase


def test_a_scenario_names_options_that_there_are(tmp_path):
    """DL-4.8e  A group's own scenario may set options, and is told what is none."""
    path = tmp_path / "ours.toml"
    text = 'id = "ours"\ntitle = "Ours"\n[options]\nfirst_staircase = {}\n[[players]]\nid = "red"\n'
    path.write_text(text.format("true"), "utf-8")
    scenario = game.check(path)
    session = Session.new(game, scenario, options_of(game, [], (), scenario), seed=bytes(32))
    session.begin()
    assert stairs(session.state.castle)
    path.write_text(text.format('"yes"'), "utf-8")
    with pytest.raises((BadInput, BadFile), match="first_staircase"):
        game.check(path)
