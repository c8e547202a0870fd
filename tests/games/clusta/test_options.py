"""The switches: their names, defaults, values, presets, and what is said to whoever writes a wrong one."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from montjoy.core.content.rulebook import as_text
from montjoy.core.errors import BadInput
from montjoy.core.options import values
from montjoy.games.clusta.options import ClustaOptions, mended, read_options

PRINTED = json.loads((Path(__file__).parent / "ledger.json").read_text("utf-8"))["tables"]["CN-T-OPTIONS"]["rows"]
FIVE = {
    "grisban_leader_value": 4, "superled_row_shift": False, "patrol_modifier_mode": "on_die", "hero_death_basis": "enemy_loss",
    "hero_points_tv_timing": "after_tactics",
}


def test_defaults():
    """CN-T-OPTIONS  The switches of the table have its defaults."""
    assert PRINTED and [row for row in PRINTED if row[1] != as_text(getattr(ClustaOptions(), row[0]))] == []


@pytest.mark.parametrize("row", PRINTED, ids=[row[0] for row in PRINTED])
def test_every_value_is_read(row):
    """CN-T-OPTIONS  Every option takes every value of the table, and what it took is what stands there."""
    name, _, printed, _ = row
    if name not in ClustaOptions.free and name != "example_reading":
        told = ["false", "true"] if printed.startswith("bool") else printed.split(" | ")
        assert sorted(as_text(value) for value in values(ClustaOptions, name)) == sorted(told)
    for value in values(ClustaOptions, name):
        found = read_options({name: value})
        assert getattr(found, name) == value
        assert msgspec.json.decode(msgspec.json.encode(found), type=ClustaOptions) == found


# ---- the preset ------------------------------------------------------------------------------------------------------
def test_example_reading_on():
    """CN-GEN-13  example_reading = on sets exactly five switches, also where they were set otherwise."""
    usual = ClustaOptions()
    found = mended(ClustaOptions(example_reading="on", superled_row_shift=True))
    now, before = msgspec.to_builtins(found), msgspec.to_builtins(usual)
    assert {name: value for name, value in now.items() if value != before[name]} == FIVE | {"example_reading": "on"}
    assert read_options({"example_reading": "on"}) == found
    assert found.combined_combat == "commander_or_camp"


def test_example_reading_off():
    """CN-GEN-13  example_reading = off changes nothing."""
    chosen = ClustaOptions(example_reading="off", hero_death_basis="enemy_loss")
    assert mended(chosen) == chosen
    assert read_options({"example_reading": "off"}) == ClustaOptions()


# ---- lists -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("given", [[1, 2], "1, 2", "[1, 2]", "1 2"])
def test_a_list_of_units(given):
    """CN-RANS-04b  Which units have the poison: all, or a list, also typed on one line."""
    assert read_options({"blackblood_units": given}).blackblood_units == (1, 2)
    assert read_options({"blackblood_units": "all"}).blackblood_units == "all"
    assert read_options({"blackblood_units": []}).blackblood_units == ()


def test_a_list_of_cells():
    """CN-BATTLE-17  Which cells are permanent: three readings, or a list of cells as printed."""
    assert read_options({"permanent_loss_cells": ["10/45", "10/60*"]}).permanent_loss_cells == ("10/45", "10/60*")
    assert read_options({"permanent_loss_cells": "0/100†, 10/50"}).permanent_loss_cells == ("0/100†", "10/50")


@pytest.mark.parametrize(("given", "says"), [
    ({"mapmode": "open_board"}, '[options] "mapmode" is not an option; did you mean "map_mode"?'),
    ({"map_mode": "open"}, '[options] map_mode = "open": it is one of "double_blind", "open_board"'),
    ({"reorganisation": 1}, "[options] reorganisation = 1: it is one of false, true"),
    ({"grisban_leader_value": 5}, "[options] grisban_leader_value = 5: it is one of 3, 4"),
    ({"crurer_order_delay_rounds": 10},
     "[options] crurer_order_delay_rounds = 10: it is a whole number of rounds from 0 to 9"),
    ({"crurer_order_delay_rounds": True},
     "[options] crurer_order_delay_rounds = true: it is a whole number of rounds from 0 to 9"),
    ({"blackblood_units": "some"},
     '[options] blackblood_units = "some": it is "all", or a list of unit numbers from 1 to 99, as in [1, 2]'),
    ({"blackblood_units": [0]},
     '[options] blackblood_units = a list of 1: it is "all", or a list of unit numbers from 1 to 99, as in [1, 2]'),
    ({"permanent_loss_cells": ["10-45"]},
     '[options] permanent_loss_cells = a list of 1: it is "from_10_40", "only_10_40", "only_dagger", or a list of cells as '
     'printed, as in ["10/45", "10/60*"]'),
])
def test_wrong_options(given, says):
    """CN-T-OPTIONS  A wrong name or value is refused with what would be right."""
    with pytest.raises(BadInput) as refused:
        read_options(given)
    assert str(refused.value) == says


@pytest.mark.parametrize("rounds", range(10))
def test_rounds_of_delay(rounds):
    """CN-CRUR-11  Any number of rounds from 0 to 9."""
    assert read_options({"crurer_order_delay_rounds": rounds}).crurer_order_delay_rounds == rounds
