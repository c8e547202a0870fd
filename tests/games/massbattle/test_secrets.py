"""What the enemy must not see, and never does.  MB-INFO-02."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from montjoy.core.philox import Philox
from montjoy.core.session.streams import Rolled
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.protocol import events
from montjoy.games.massbattle.secrecy.reveals import FIGURES
from tests.games.massbattle.acting import field, fights, play, worn
from tests.suite import twins
from tests.suite.many import some
from tests.suite.players import play_on
from tests.suite.subjects import any_options, start


def test_what_was_left_of_a_unit_that_is_gone():
    """MB-INFO-02, MB-UNIT-09  hp_method = rolled: the last blow takes all that is left, and the enemy does not see how much that
    was; what he has seen it lose before he sees."""
    for rolled in (4, 3):
        world = worn(field(["orcs 5,15 n"], ["orcs 5,16 s"], hp_method="rolled"), B1=5)
        hp = [4] * 5 + [rolled] * 5
        log = play(world, to="1.4", choices=("first", "first"), hp=hp, attack=[20], damage=[8], a=[fights("A1 B1")])
        assert [event.result for event in log.told(events.Attacked)] == ["wounded"]
        assert log.world.units["B1"].status == "destroyed"
        assert game.view(log.world, "a").others["B1"].lost == 0


@pytest.mark.parametrize(("scenario", "seed"), some([("azure_wood", 47), ("dragon", 47)], 1))
def test_only_what_figures_do_tells_of_them(monkeypatch: pytest.MonkeyPatch, scenario: str, seed: int):
    """MB-INFO-02  Where all others answer without a look at their pages, nothing shows but what blows, spells and morale do.
    Hit points are rolled, so that something is hidden; all other options are by luck."""
    told: Callable[..., Any] = twins.transcript
    monkeypatch.setattr(twins, "transcript", lambda *given: told(*given[:5], False))
    monkeypatch.setattr(game, "reveals", {**FIGURES, Rolled: "MB-MOR-04"})
    luck = Philox(seed)
    options = msgspec.structs.replace(any_options(game, luck), hp_method="rolled")
    whole = play_on(start(game, scenario, game.mended(options), seed), luck)
    total = sum(twins.twins(game, whole, viewer, items=150, marks=3, salt=seed)[0] for viewer in whole.seats)
    assert total > 50, "the twins differ too soon to prove anything"
