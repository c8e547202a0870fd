"""The switches of the battles and of the campaign (RW-T-OPTIONS): as the rulebook says, read and refused."""

from __future__ import annotations

import tomllib

import pytest

from montjoy.core.errors import BadInput
from montjoy.core.game import home
from montjoy.core.options import values
from montjoy.games.rudern.game import game
from montjoy.games.rudern.options import RudernOptions, read_options

BOOK = tomllib.loads((home(game) / "rulebook.toml").read_text(encoding="utf-8"))


def test_options_as_the_rulebook_says():
    """RW-T-OPTIONS: names, defaults and values are those of the rulebook, in the battles and in the campaign."""
    built = {x["name"]: x for x in BOOK["option"]}
    assert set(built) == set(RudernOptions.__struct_fields__)
    for name, option in built.items():
        assert getattr(RudernOptions(), name) == option.get("default"), f"default of {name} in rulebook.toml"
        assert option["says"].endswith(".")
        if name != "unit_table":
            assert set(values(RudernOptions, name)) == set(option["values"])


def test_options_read():
    """RW-T-OPTIONS: every option takes each of its values."""
    for name in RudernOptions.__struct_fields__:
        for value in values(RudernOptions, name):
            assert getattr(read_options({name: value}), name) == value
    assert read_options({}) == RudernOptions()
    assert read_options({"unit_table": "heavy"}).unit_table == "heavy"


@pytest.mark.parametrize(
    "given, message",
    [
        ({"rounding": "sideways"}, '[options] rounding = "sideways": it is one of "up", "down", "nearest"'),
        ({"count_nobles": 1}, "[options] count_nobles = 1: it is one of false, true"),
        ({"count_nobles": "true"}, '[options] count_nobles = "true": it is one of false, true'),
        ({"tie_rule": True}, "[options] tie_rule = true: it is one of"),
        ({"roundin": "up"}, '[options] "roundin" is not an option; did you mean "rounding"?'),
        ({"civil_war": 1}, "[options] civil_war = 1: it is one of false, true"),
        ({"unit_table": 3}, '[options] unit_table = 3: use "default", "heavy" or the name of a .toml file'),
        ({"rounding": ["up"]}, "[options] rounding = a list of 1: it is one of"),
    ],
)
def test_options_refused(given, message):
    """RW-T-OPTIONS: unknown options and wrong values are refused in plain words."""
    with pytest.raises(BadInput) as refused:
        read_options(given)
    assert str(refused.value).startswith(message)
