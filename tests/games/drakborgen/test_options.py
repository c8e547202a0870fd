"""The options: needs, refusals, the defaults of DL-T-OPTIONS."""

from __future__ import annotations

import msgspec
import pytest

from montjoy.core.errors import BadInput
from montjoy.core.options import mended, values
from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.model import luck
from montjoy.games.drakborgen.options import DrakborgenOptions
from tests.games.drakborgen.board import fresh


def test_advanced_rules_need_each_other():
    """DL-13  chaos_rules without multi_fight is refused, multi_fight without advanced_phases too."""
    for name, needs in DrakborgenOptions.needs.items():
        with pytest.raises(BadInput, match=f"{name} needs {needs}"):
            fresh(2, **{name: True})
    fresh(2, chaos_rules=True, multi_fight=True, advanced_phases=True)
    whole = DrakborgenOptions(chaos_rules=True, multi_fight=True, advanced_phases=True)
    assert mended(DrakborgenOptions(chaos_rules=True)) == whole and mended(DrakborgenOptions()) == DrakborgenOptions()


@pytest.mark.parametrize("given, expected", [
    ({"sun_limt": 21}, '"sun_limt" is not an option; did you mean "sun_limit"?'),
    ({"sun_limit": 20}, "sun_limit = 20: it is one of 21, 22"), ({"retire": 1}, "retire = 1: it is one of false, true"),
    ({"min_gold_to_win": True}, "min_gold_to_win = true: it is one of 1, 0"),
    ({"combat_timer_seconds": -1}, "it is a whole number from 0 (no limit) to 600"),
    ({"multi_fight": True}, "multi_fight needs advanced_phases"),
])
def test_bad_options(given, expected):
    """DL-13  Options by name, in the words of whoever gives them."""
    with pytest.raises(BadInput) as wrong:
        game.read_options(given)
    assert expected in str(wrong.value)


def plain(value):
    return str(value).lower() if isinstance(value, bool) else str(value)


def test_defaults():
    """Thirty-three options with the defaults of DL-T-OPTIONS, and every value of it."""
    assert len(DrakborgenOptions.__struct_fields__) == 33
    for name, cells in luck.TABLES["options"].items():
        if name == "columns":
            continue
        default = getattr(DrakborgenOptions(), name)
        assert plain(default) == cells[0], name
        others = [plain(value) for value in values(DrakborgenOptions, name) if value is not default]
        if name != "combat_timer_seconds":
            assert others == cells[1].split(", "), name
    assert game.read_options({"combat_timer_seconds": 7}).combat_timer_seconds == 7
    assert msgspec.convert({}, DrakborgenOptions) == DrakborgenOptions()
