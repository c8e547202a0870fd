"""`odds drakborgen CASE.toml`: keys, defaults, refusals, and what is printed."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.core.errors import BadInput
from montjoy.fights.errors import NoValue
from montjoy.fights.odds import ends_of, exact_chain
from montjoy.fights.solve.zero_sum import ZeroSumCase, solve
from montjoy.games.drakborgen.authoring.case import case_of, mean_card
from montjoy.games.drakborgen.model.pack.lookup import load
from montjoy.games.drakborgen.model.state import PackRef

SMALL = {"hero": "H05", "monster": "orc", "body_points": 3, "monster_points": 3}


def answer(**given: Any) -> dict[str, Any]:
    return case_of({**SMALL, **given}).answer(solve)


# ---- what is printed -------------------------------------------------------------------------------------------------
def test_the_keys_of_the_answer() -> None:
    found = answer()
    assert list(found) == [
        "hero", "monster", "positions", "survive", "lower", "upper", "of_this_mixture", "opening", "monster_opening", "states"
    ]
    assert found["hero"] == "H05" and found["monster"] == "orc"
    assert list(found["of_this_mixture"]) == ["monster_slain", "monster_fled", "escaped", "hero_slain"]
    assert sum(found["of_this_mixture"].values()) == pytest.approx(1)
    assert list(found["opening"]) == ["agility", "armour", "strength", "psyche"]
    assert sum(found["opening"].values()) == pytest.approx(1) == sum(found["monster_opening"].values())
    assert found["lower"] <= found["survive"] <= found["upper"] <= found["lower"] + 1e-9
    assert 1 - found["of_this_mixture"]["hero_slain"] == pytest.approx(found["survive"], abs=1e-8)
    assert isinstance(case_of(SMALL), ZeroSumCase)


def test_defaults() -> None:
    """Body points of the card, combat points as body points, the mean card rounded down, the dragon's own 20."""
    case = case_of({"hero": "H01", "monster": "demon"})
    assert [x.points for x in case.start.fighter] == [10, 9] and case.start.fighter[0].body == 10
    assert case.start.fighter[0].value == [4, 9, 8, 5] and case.start.fighter[1].value == [7, 7, 9, 11]
    pack = load(PackRef())
    assert mean_card(pack, "demon") == sum(rows["demon"].combat_points for rows in pack.cards.values()) // len(pack.cards)
    assert case_of({"hero": "H01", "monster": "dragon"}).start.fighter[1].points == 20
    assert case_of({"hero": "riddar rohan", "monster": "orc"}).hero == "H01"
    table = dict(agility=5, strength=6, psyche=7, armour=8)
    case = case_of({"hero": table, "monster": table, "body_points": 4, "monster_points": 3})
    assert case.start.fighter[0].value == [5, 8, 6, 7] and case.hero == table


def test_the_dragon_turns_flight_and_whiffs_off() -> None:
    """DL-10.1c, DL-10-X1  And a naked hero's chance against 20 is below one in a thousand."""
    found = case_of({"hero": "H01", "monster": "dragon", "combat_points": 4}).answer(solve)
    assert found["survive"] < 0.001
    assert found["of_this_mixture"]["escaped"] == found["of_this_mixture"]["monster_fled"] == 0


def test_the_first_blow() -> None:
    """DL-10.2  It helps; the openings are mixed over what it takes."""
    short = {"hero": "H01", "monster": "dragon", "monster_points": 8, "combat_points": 3}
    without, with_it = (case_of({**short, "first_blow": blow}).answer(solve) for blow in (False, True))
    assert with_it["survive"] > without["survive"]
    assert sum(with_it["opening"].values()) == pytest.approx(1)


def test_more_choices_are_worth_more() -> None:
    best = answer()["survive"]
    assert best >= answer(flee="never")["survive"] >= answer(flee="never", risk="never")["survive"]
    assert best >= answer(hero_exit=False)["survive"] == pytest.approx(answer(flee="never")["survive"])
    assert best >= answer(monster_exit=False)["survive"]
    assert answer(combat_points=5)["survive"] >= best


@pytest.mark.parametrize("policy", ["best", "uniform"])
def test_breath_options(policy: str) -> None:
    """DL-10.1b, DL-10.1d-X  dragon_breath = per_turn; dragon_last_breath = false: both easier for the hero, who plays as well as
    he can or by chance."""
    strong = dict(agility=9, armour=21, strength=20, psyche=6)
    short = {"hero": strong, "body_points": 3, "monster": "dragon", "monster_points": 3, "policy": policy}
    base = case_of(short).answer(solve)["survive"]
    assert case_of({**short, "options": {"dragon_breath": "per_turn"}}).answer(solve)["survive"] > base + 1e-3
    assert case_of({**short, "options": {"dragon_last_breath": False}}).answer(solve)["survive"] > base + 1e-3


def test_a_drawn_out_duel_has_a_value() -> None:
    """With dragon_breath = per_turn both can wait; the dragon, who is at least as good everywhere, wins by patience."""
    found = case_of({
        "hero": "H01", "monster": "dragon", "monster_points": 3, "options": {"dragon_breath": "per_turn"}
    }).answer(solve)
    assert found["upper"] - found["lower"] <= 1e-9 and found["survive"] == pytest.approx(1 / 36)


def test_uniform_play() -> None:
    """Both choose uniformly among reachable positions; risk and flight never, unless given.  The chain says the same."""
    case = case_of({**SMALL, "policy": "uniform"})
    found = case.answer(solve)
    assert set(found["opening"].values()) == set(found["monster_opening"].values()) == {0.25}
    assert found["of_this_mixture"]["escaped"] == 0
    chain = exact_chain(case, 10**7)
    assert found["survive"] == pytest.approx(float(sum(p for v, _, p in chain.ends if v in case.payoff)), abs=1e-12)
    assert case_of({**SMALL, "policy": "uniform", "risk": "best"}).answer(solve)["survive"] > found["survive"]
    report = case.report(ends_of(chain), float(chain.rolls))
    assert report["survive"] == pytest.approx(found["survive"]) and report["outcomes"]["monster_slain"]["p"] > 0


def test_a_duel_that_never_ends_has_no_value() -> None:
    """Equal values and no way out: each can draw it out for ever, and that is said."""
    table = dict.fromkeys(("agility", "strength", "psyche", "armour"), 5)
    case = case_of({
        "hero": table, "monster": table, "body_points": 1, "monster_points": 1, "hero_exit": False, "monster_exit": False
    })
    with pytest.raises(NoValue, match="for ever"):
        case.answer(solve)


# ---- refusals --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"monster": "orc"}, 'hero is missing: write hero = "H01"'),
        ({"hero": "H01"}, 'monster is missing: write monster = "orc"'),
        ({"hero": "H99", "monster": "orc"}, 'hero = "H99" is no hero of the pack'),
        ({"hero": "H01", "monster": "ork"}, 'monster = "ork" is no monster of the pack; did you mean "orc"?'),
        ({"hero": "H01", "monster": "orc", "policy": "worst"}, 'policy = "worst": it is best or uniform'),
        ({"hero": "H01", "monster": "orc", "risk": "uniform"}, 'risk = "uniform": it is best or never'),
        ({"hero": "H01", "monster": "orc", "flee": True}, "flee = true: it is best or never"),
        ({"hero": "H01", "monster": "orc", "combat_points": 0}, "combat_points = 0: it is a whole number from 1 to 60"),
        ({"hero": "H01", "monster": "orc", "monster_points": 2.5}, "monster_points = 2.5: it is a whole number"),
        ({"hero": "H01", "monster": "orc", "hero_exit": 1}, "hero_exit = 1: it is true or false"),
        ({"hero": "H01", "monster": "orc", "first_blow": True}, "only the sleeping dragon is struck first"),
        ({"hero": "H01", "monster": "orc", "hero_exits": True}, 'is not a key of a case; did you mean "hero_exit"?'),
        ({"hero": "H01", "monster": "orc", "options": 3}, "options is a section"),
        ({"hero": "H01", "monster": "orc", "options": {"dragon_breth": "per_turn"}}, "is not an option; did you mean"),
        ({"hero": "H01", "monster": "orc", "options": {"combat_timer_seconds": 7}}, "players who are in time"),
        ({"hero": dict(agility=5), "monster": "orc"}, "hero.armour is missing"),
        ({"hero": dict(agility=5, luck=5), "monster": "orc"}, "is no value of a fighter"),
        ({"hero": dict(agility=5, armour=5, strength=5, psyche="x"), "monster": "orc"}, 'hero.psyche = "x": it is a whole'),
        ({"hero": dict.fromkeys(("agility", "armour", "strength", "psyche"), 5), "monster": "orc"}, "body_points is missing"),
        (
            {"hero": "H01", "monster": dict.fromkeys(("agility", "armour", "strength", "psyche"), 5)},
            "monster_points is missing: the monster is a table",
        ),
    ],
)
def test_refusals(given: dict[str, Any], words: str) -> None:
    with pytest.raises(BadInput) as error:
        case_of(given)
    assert words in str(error.value)
