"""The switches of the battles and of the campaign (RW-T-OPTIONS): as the rulebook says, read and refused."""

from __future__ import annotations

import tomllib

import pytest

from montjoy.core.errors import BadInput
from montjoy.core.game import home
from montjoy.core.options import values
from montjoy.games.rudern.game import game
from montjoy.games.rudern.options import OF_SIX_POWERS, RudernOptions, read_options

BOOK = tomllib.loads((home(game) / "rulebook.toml").read_text(encoding="utf-8"))


def test_options_as_the_rulebook_says():
    """RW-T-OPTIONS: names, defaults and values are those of the rulebook, in the battles and in the campaign; those of six powers
    are known by name."""
    built = {x["name"]: x for x in BOOK["option"] if x["name"] not in OF_SIX_POWERS}
    assert set(built) == set(RudernOptions.__struct_fields__)
    assert [x["name"] for x in BOOK["option"] if x["name"] in OF_SIX_POWERS] == list(OF_SIX_POWERS)
    assert {x["name"] for x in BOOK["option"] if x["layer"] == "campaign"} - set(OF_SIX_POWERS) == {
        "out_of_supply", "first_round_tax",
    }  # fmt: skip
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
        ({"civil_war": True}, "[options] civil_war belongs to the campaign of six powers, which is not built yet; leave it out"),
        ({"unit_table": 3}, '[options] unit_table = 3: use "default", "heavy" or the name of a .toml file'),
        ({"rounding": ["up"]}, "[options] rounding = a list of 1: it is one of"),
    ],
)
def test_options_refused(given, message):
    """RW-T-OPTIONS: unknown options, wrong values and the options of six powers are refused in plain words."""
    with pytest.raises(BadInput) as refused:
        read_options(given)
    assert str(refused.value).startswith(message)


def test_options_of_six_powers_are_refused():
    for name in OF_SIX_POWERS:
        with pytest.raises(BadInput, match="campaign of six powers"):
            read_options({name: True})
