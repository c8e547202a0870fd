"""`study GAME SCENARIO`: whole games between bots."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

Call = Callable[..., Any]


def test_whole_games_by_name_of_their_scenario(montjoy_: Call) -> None:
    asked = ("study", "rudern", "field_battle", "-n", "4", "--bots", "random,default", "--seed", "7", "--json")
    said = montjoy_(*asked)
    assert said.exit_code == 0 and said.stderr == ""
    found = json.loads(said.stdout)
    assert found["game"] == "rudern" and found["scenario"] == "field_battle" and found["n"] == 4 and found["seed"] == 7
    assert list(found["seats"].values()) == ["random", "default"]
    assert sum(x["count"] for x in found["outcomes"].values()) == 4 and found["turns"]["mean"] >= 1
    again = json.loads(montjoy_(*asked, "--workers", "2").stdout)
    assert all(again[key] == found[key] for key in found if key not in ("seconds", "per_second"))


def test_for_people(montjoy_: Call) -> None:
    said = montjoy_("study", "rudern", "field_battle", "-n", "3", "--bots", "random", "--seed", "2")
    assert said.exit_code == 0
    for words in ("A meeting on the moor", "how it ends", "who wins", "3 games, seed 2"):
        assert words in said.stdout


def test_what_cannot_be_studied(montjoy_: Call) -> None:
    nobody = montjoy_("study", "rudern", "field_battle", "--bots", "hero")
    assert nobody.exit_code == 2 and 'no bot "hero" for The Rudern War: there are seer, advice, default, random' in nobody.stderr
    nowhere = montjoy_("study", "rudern", "fild_battle", "--bots", "random")
    assert nowhere.exit_code == 2 and 'did you mean "field_battle"?' in nowhere.stderr
