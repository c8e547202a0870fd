"""`odds clusta CASE.toml`: the answer's form, what it means, and what it says to nonsense."""

from __future__ import annotations

import json
import subprocess
import sys
import time
import tomllib
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from montjoy.core.errors import BadInput
from montjoy.fights.odds import CountedCase, solve
from montjoy.games.clusta.authoring.case import ClustaCase, case_of, quantile
from montjoy.games.clusta.battle.state import Verdict
from montjoy.games.clusta.game import game
from montjoy.games.clusta.options import Decisions
from montjoy.terminal.odds import labelled
from montjoy.terminal.telling.odds_page import Page, titled
from montjoy.words import Words

ISSUE = """
attacker = "Ransards"
[[side]]
name = "Ransards"
commander = 3              # leader value; leave out: unled
hero_points = 3
formation = "march"        # march | battle
order = "go"               # ids of the orders
height = false             # advantage of this side
buildings = false
camp_days = 0              # days of fortification behind it
exhausted_nights = 0
landing = false
share = 1.0                # fraction of the troop value that fights (ambush, catching couriers)
troops = [ { type = "ransard", men = 360, elite = false } ]
[side.standing]            # the eight fields of CN-KNOW-06; default: none spent, fight on
[[side]]
name = "Trakorians"
commander = 3
formation = "battle"
troops = [ { type = "trakorian", men = 400, elite = true } ]
[battle]
rounds = 4
[options]
"""


def given(**more: Any) -> dict[str, Any]:
    """The issue's case with some of its first side changed."""
    raw = tomllib.loads(ISSUE)
    raw["side"][0].update(more)
    return raw


def answer(raw: dict[str, Any]) -> dict[str, Any]:
    return solve(case_of(raw))


# ---- the form ------------------------------------------------------------------------------------------------------------
def test_the_answer_has_the_promised_form() -> None:
    """Keys and names as other programs expect them."""
    found = answer(given())
    assert list(found) == ["round1", "battle", "method", "outcomes"] and found["method"] == "exact"
    assert list(found["round1"]) == ["margin", "cells"]
    assert all(abs(int(margin)) >= 1 for margin in found["round1"]["margin"])
    assert all(list(cell) == ["winner", "loss", "p"] for cell in found["round1"]["cells"])
    assert {cell["winner"] for cell in found["round1"]["cells"]} == {"Ransards", "Trakorians"}
    assert list(found["battle"]) == ["ends", "men", "leader_falls"]
    assert list(found["battle"]["ends"]) == [
        "Ransards_retreats", "Ransards_panics", "Ransards_destroyed", "Trakorians_retreats", "Trakorians_panics",
        "Trakorians_destroyed", "both_leave", "undecided",
    ]  # fmt: skip
    assert found["battle"]["men"]["Ransards"]["start"] == 360
    assert list(found["battle"]["men"]["Ransards"]["quantiles"]) == ["0.1", "0.5", "0.9"]
    assert list(found["battle"]["leader_falls"]) == ["Ransards", "Trakorians"]
    for law in (found["round1"]["margin"].values(), (c["p"] for c in found["round1"]["cells"]), found["battle"]["ends"].values()):
        assert abs(sum(law) - 1) < 1e-9
    assert json.loads(json.dumps(found)) == found


def test_the_margin_is_seen_from_the_attacker() -> None:
    """Positive: he won the tactics; equal leaders: the law is its own mirror; the attacker may be the second side."""
    found = answer(given(commander=5))["round1"]["margin"]
    assert sum(p for margin, p in found.items() if int(margin) > 0) > 0.7
    raw = given(commander=5)
    raw["attacker"] = "Trakorians"
    other = answer(raw)["round1"]["margin"]
    assert {str(-int(margin)): p for margin, p in other.items()}.keys() == found.keys()
    assert all(abs(p - found[str(-int(margin))]) < 1e-12 for margin, p in other.items())
    even = answer(given())["round1"]["margin"]
    assert all(abs(p - even[str(-int(margin))]) < 1e-12 for margin, p in even.items())


def test_the_cells_are_what_is_lost() -> None:
    """Leader value 3 against 3, 720 against 1200: 30/20 in march formation is 45/10."""
    cells = {(c["winner"], *c["loss"]): c["p"] for c in answer(given())["round1"]["cells"]}
    assert ("Ransards", 45, 10) in cells and ("Ransards", 37.5, 10) in cells
    assert cells["Trakorians", 0, 100] < cells["Trakorians", 2.5, 97.5]


def test_unled_forces_have_nobody_who_falls() -> None:
    """CN-HERO-01"""
    raw = given()
    del raw["side"][0]["commander"], raw["side"][0]["hero_points"]
    found = answer(raw)
    assert found["battle"]["leader_falls"]["Ransards"] == 0.0
    assert sum(p for margin, p in found["round1"]["margin"].items() if int(margin) > 0) < 0.02


@pytest.mark.parametrize(
    ("more", "end"),
    [
        ({"troops": [{"type": "ransard", "men": 100}]}, "Ransards_retreats"),
        ({"order": "ambush", "troops": [{"type": "ransard", "men": 30}]}, "undecided"),
    ],
)
def test_a_battle_that_is_none(more: dict[str, Any], end: str) -> None:
    """CN-RETR-06  A company flees from a regiment: no field round, nobody lost."""
    found = answer(given(**more))["battle"]
    if end == "Ransards_retreats":
        assert found["ends"][end] == 1.0 and found["men"]["Ransards"]["mean"] == 100
    else:
        assert sum(found["ends"].values()) == pytest.approx(1.0)


def test_fields_reach_the_battle() -> None:
    """CN-KNOW-06, CN-ORD-FORTIFY-b, CN-LAND-01, CN-FORM-06"""
    case = case_of(given(
        order="hold", height=True, buildings=True, camp_days=4, exhausted_nights=2, landing=True, share=0.5,
        standing={"retreat_at": 0.4, "spend_hp_tv": "always", "spend_hp_death": True, "ambush_continue": True, "pursue": False},
        troops=[{"type": "pirate", "men": 100, "unit": 4}, {"type": "ransard", "men": 90, "elite": True, "unit": 4}],
    ))  # fmt: skip
    side = case.start.side[0]
    assert (side.height, side.buildings, side.camp, side.march, side.prepared, side.attacks) == (1, 1, 5, 1, 1, 1)
    assert (side.retreat_at, side.spend_death, side.ambush_on, side.in_camp) == (40, 1, 1, 1) and side.spend_tv > 1000
    assert [(c.unit, c.men, c.worth, c.hold, c.nights, c.landing, c.share) for c in side.contingent[:2]] == [
        (4, 90, 6, 1, 2, 1, 2), (4, 100, 4, 1, 2, 1, 2),
    ]  # fmt: skip
    assert case.start.decisions == Decisions.STANDING


def test_lines_of_troops_are_units_of_their_own() -> None:
    case = case_of(given(troops=[{"type": "ransard", "men": 180}, {"type": "ransard", "men": 170}]))
    assert [c.unit for c in case.start.side[0].contingent[:2]] == [1, 2]


def test_shares_by_order() -> None:
    """CN-ORD-AMBUSH-a, CN-ORD-COURIERS  A quarter in ambush, three quarters while couriers are caught."""
    for order, quarters in (("ambush", 1), ("couriers", 3), ("catch_couriers", 3), ("GO_TO", 4)):
        raw = given(order=order)
        del raw["side"][0]["share"]
        assert case_of(raw).start.side[0].contingent[0].share == quarters


def test_playouts_answer_alike() -> None:
    """`study` gives the same ends from fights fought."""
    case = case_of(given())
    end = case.start.copy()
    end.result = Verdict.UNFINISHED
    found = case.report([(Verdict.UNFINISHED, end, 1.0)], 4.0)
    assert found["outcomes"]["undecided"]["p"] == 1.0 and found["fight"] == "Ransards against Trakorians"
    assert found["battle"]["men"]["Trakorians"]["mean"] == 400
    assert isinstance(case, CountedCase) and isinstance(case, ClustaCase)


def test_it_reads_well(capsys: pytest.CaptureFixture[str]) -> None:
    """The answer in the terminal."""
    words, case = Words(game, "en"), case_of(given())
    found = labelled(words, case, solve(case))
    Page(words).show(found, titled(words, case.title, found))
    said = capsys.readouterr().out
    assert "Ransards against Trakorians" in said and "Ransards: retreat" in said and "of 360 men" in said
    assert "tactics won by Ransards, who then lose " in said
    assert found["outcomes"]["Ransards_retreats"]["label"] == "Ransards: retreat"


def test_quantiles() -> None:
    law = {0: 0.25, 10: 0.5, 20: 0.25}
    assert [quantile(law, Fraction(n, 10)) for n in (1, 5, 9)] == [0, 10, 20]


# ---- how fast ------------------------------------------------------------------------------------------------------------
SLOWEST = """
attacker = "A"
[[side]]
name = "A"
commander = 5
troops = [ { type = "stegosian", men = 400, elite = true } ]
standing = { spend_hp_death = true }
[[side]]
name = "B"
commander = 5
troops = [ { type = "stegosian", men = 400, elite = true } ]
standing = { spend_hp_death = true }
"""


@pytest.mark.parametrize("text", [ISSUE, SLOWEST])
def test_single_type_forces_are_answered_soon(text: str) -> None:
    """Cold: nothing is compiled for it.  Beside a loop of plain Python in the same moment: the machine may be busy or slow."""
    began = time.process_time()
    assert sum(n * n for n in range(1_000_000))
    loop, began = time.process_time() - began, time.process_time()
    answer(tomllib.loads(text))
    assert time.process_time() - began < 20 * loop


def test_without_numba_and_from_nothing(tmp_path: Path) -> None:
    """The same numbers; it never asks for numba."""
    (tmp_path / "case.toml").write_text(ISSUE, encoding="utf-8")
    words = (
        "import sys, json, tomllib; from montjoy.games.clusta.authoring.case import case_of; "
        f"print(json.dumps(case_of(tomllib.loads(open({str(tmp_path / 'case.toml')!r}).read())).counted())); "
        "assert 'numba' not in sys.modules and 'numpy' not in sys.modules"
    )
    done = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == case_of(given()).counted()


# ---- nonsense ------------------------------------------------------------------------------------------------------------
def broken(change: Any) -> str:
    raw = given()
    change(raw)
    with pytest.raises(BadInput) as caught:
        case_of(raw)
    return str(caught.value)


def on_side(**more: Any) -> Any:
    return lambda raw: raw["side"][0].update(more)


def without(name: str) -> Any:
    return lambda raw: raw.pop(name)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (without("side"), "two sides"),
        (lambda raw: raw["side"].pop(), "two sides"),
        (lambda raw: raw["side"].append({}), "two sides"),
        (without("attacker"), "attacker is missing"),
        (lambda raw: raw.update(attacker="Stegosians"), '"Stegosians"'),
        (lambda raw: raw.update(sides=1), "not a key"),
        (lambda raw: raw.update(battle=3), "section"),
        (lambda raw: raw.update(battle={"rounds": 0}), "from 1 to 12"),
        (lambda raw: raw.update(battle={"round": 2}), "not a key"),
        (lambda raw: raw.update(options={"perfect_confirm": 3}), "perfect_confirm"),
        (lambda raw: raw.update(options={"perfekt": True}), "not an option"),
        (on_side(name=""), "name"),
        (on_side(name="Trakorians"), "both sides are called"),
        (on_side(commander=6), "from 1 to 5"),
        (on_side(commander=True), "from 1 to 5"),
        (on_side(hero_points=-1), "from 0 to 9"),
        (on_side(formation="line"), "march or battle"),
        (on_side(order="charge"), "order"),
        (on_side(height=1), "true or false"),
        (on_side(camp_days=-1), "from 0 to 99"),
        (on_side(exhausted_nights=4), "from 0 to 3"),
        (on_side(share=0.3), "0.25"),
        (on_side(share=True), "0.25"),
        (on_side(troops=[]), "troops are missing"),
        (on_side(troops=[{"type": "ransard"}]), "men are missing"),
        (on_side(troops=[{"type": "ransard", "men": 501}]), "from 1 to 500"),
        (on_side(troops=[{"type": "ransard", "men": 2.5}]), "from 1 to 500"),
        (on_side(troops=[{"type": "orc", "men": 5}]), "type"),
        (on_side(troops=[{"type": "crurer", "men": 5, "elite": True}]), "elite Crurers"),
        (on_side(troops=[{"type": "ransard", "men": 5, "unit": 0}]), "unit"),
        (on_side(troops=[{"type": "ransard", "men": 300, "unit": 1}, {"type": "ransard", "men": 300, "elite": True, "unit": 1}]),
         "600"),
        (on_side(troops=[{"type": "ransard", "men": 3, "unit": 1}, {"type": "ransard", "men": 3, "unit": 1}]), "twice"),
        (on_side(troops=[{"type": "ransard", "men": 3, "unit": 1}, {"type": "stegosian", "men": 3, "unit": 1}]), "nations"),
        (on_side(troops=[{"type": "ransard", "men": 9}] * 9), "at most 8"),
        (on_side(standing={"retreat_at": 2}), "retreat_at"),
        (on_side(standing={"spend_hp_tv": "often"}), "never"),
        (on_side(standing={"spend": 1}), "not a key"),
        (on_side(standing=[]), "section"),
    ],
)  # fmt: skip
def test_nonsense_is_refused_in_plain_words(change: Any, says: str) -> None:
    found = broken(change)
    assert says in found and len(found) < 400


def test_points_without_a_commander() -> None:
    raw = given()
    del raw["side"][0]["commander"]
    with pytest.raises(BadInput, match="nobody leads it"):
        case_of(raw)


def test_two_ambushes() -> None:
    raw = given(order="ambush")
    raw["side"][1]["order"] = "ambush"
    with pytest.raises(BadInput, match="ambush"):
        case_of(raw)


def test_the_example_of_the_documentation() -> None:
    """What `odds clusta docs/examples/field.toml` answers."""
    file = Path(__file__).parents[4] / "docs" / "examples" / "field.toml"
    found = case_of(tomllib.loads(file.read_text("utf-8"))).counted()
    assert abs(sum(found["battle"]["ends"].values()) - 1) < 1e-9
    assert {cell["winner"] for cell in found["round1"]["cells"]} == set(found["battle"]["men"]) == {"Ransards", "Stegosians"}
