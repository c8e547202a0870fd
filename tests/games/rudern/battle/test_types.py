"""Every type of unit that can be recruited has a use, by exact odds: at equal price, equal slots and equal march."""

from __future__ import annotations

import pytest

from bench import rudern_types as types
from bench.rudern_types import HIRED, MARCH, PRICE, SLOTS, Means, army_of, beats, best_mixture, duel, mixtures, siege
from tests.games.rudern import independent

LONG = HIRED[1:]                                             # four steps and more, with a general to hire for each five


def best_of(kinds: tuple[str, ...], means: Means) -> list[str]:
    """Those that beat all others."""
    return [one for one in kinds if all(beats(one, other, means) for other in kinds if other != one)]


# ---- RW-T-UNITS: what each type is best at ---------------------------------------------------------------------------
@pytest.mark.parametrize("means", PRICE, ids=str)
def test_foot_is_best_for_its_price(means):
    """RW-T-UNITS, RW-FIELD-04  More pieces win, and foot gives most of them."""
    assert best_of(("foot", "cavalry", "elephant"), means) == ["foot"]


@pytest.mark.parametrize("means", SLOTS, ids=str)
def test_cavalry_is_best_where_banners_or_recruits_are_few_and_elephants_are_the_best_of_ostius(means):
    """RW-T-UNITS, RW-CAM-NOB-01, RW-CAM-ECO-01"""
    assert best_of(("foot", "cavalry"), means) == ["cavalry"]
    assert best_of(("foot", "cavalry", "elephant"), means) == ["elephant"]


@pytest.mark.parametrize("means", LONG, ids=str)
def test_cavalry_is_best_on_a_long_march_with_generals_to_hire(means):
    """RW-T-UNITS, RW-CAM-MOV-02, RW-CAM-NOB-02"""
    assert best_of(("foot", "cavalry", "elephant"), means) == ["cavalry"]


@pytest.mark.parametrize("means", [*PRICE, *MARCH], ids=str)
def test_foot_of_the_shadow_lands_beats_all_for_its_price(means):
    """RW-T-UNITS, RW-CAM-ECO-03  Which is why nobody else has it, and they have no cavalry."""
    assert best_of(("foot", "shadow_foot", "cavalry", "elephant"), means) == ["shadow_foot"]


def test_every_type_that_can_be_recruited_is_best_somewhere():
    """RW-T-UNITS, RW-CAM-ECO-03  Among the types that the same faction can recruit."""
    choices = (("foot", "cavalry"), ("foot", "cavalry", "elephant"), ("foot", "shadow_foot", "cavalry", "elephant"))
    found = {one for kinds in choices for means in (*PRICE, *SLOTS, *MARCH, *HIRED) for one in best_of(kinds, means)}
    nobles = {kind for kind, row in types.rows().items() if row.rank}
    recruited = {kind for kind, row in types.rows().items() if row.recruitable != types.NEVER} - nobles
    assert found == recruited == {"foot", "shadow_foot", "cavalry", "elephant"}


@pytest.mark.parametrize("place", types.PLACES)
@pytest.mark.parametrize("means", types.BEFORE_WALLS)
def test_elephants_hold_walls_best(place, means):
    """RW-T-UNITS, RW-KIND-04  Of at most five inside, for their slots and for their price."""
    falls = {kind: siege("foot", kind, means, place) for kind in ("foot", "cavalry", "elephant")}
    assert min(falls, key=lambda kind: falls[kind][0]) == "elephant"
    assert falls["elephant"][0] < falls["foot"][0] - 0.3 and falls["foot"][0] <= falls["cavalry"][0]


@pytest.mark.parametrize("place", types.PLACES)
def test_elephants_and_legions_storm_best(place):
    """RW-T-UNITS, RW-ASLT-05"""
    falls = {kind: siege(kind, "foot", "slots", place)[0] for kind in types.TYPES}
    assert falls["foot"] == falls["cavalry"] < falls["elephant"] - 0.2 < falls["elephant"] < falls["legion"]


# ---- mixed armies ----------------------------------------------------------------------------------------------------
def test_no_mixture_beats_the_best_type_for_its_slots():
    """RW-T-PIECES, RW-CAM-NOB-01  A house fills five places with riders, Ostius with its four elephants; ten with all it has."""
    assert best_mixture("KAT", SLOTS[0])[0] == (("cavalry", 5),)
    assert best_mixture("OST", SLOTS[0])[0] == (("cavalry", 1), ("elephant", 4))
    assert best_mixture("KAT", SLOTS[1])[0] == (("foot", 5), ("cavalry", 5))
    assert min(best_mixture("KAT", means)[1] for means in SLOTS) > 0


def test_for_its_price_foot_is_best_up_to_its_limit():
    """RW-T-PIECES  The thirteenth and fourteenth unit of a house are riders."""
    assert best_mixture("KAT", PRICE[0])[0] == (("foot", 8),)
    assert best_mixture("KAT", PRICE[1])[0] == (("foot", 12), ("cavalry", 2))


def test_on_a_long_march_no_mixture_beats_riders():
    """RW-CAM-MOV-02, RW-CAM-NOB-02"""
    assert [best_mixture("KAT", means)[0] for means in LONG] == [(("cavalry", 5),)] * len(LONG)


# ---- the command itself ----------------------------------------------------------------------------------------------
def test_odds_are_those_of_an_independent_count():
    """RW-FIELD-04, RW-ASLT-03"""
    theirs = independent.law({"fight": "field", "attacker": {"cavalry": 5}, "defender": {"foot": 5}})["outcomes"]
    assert duel("cavalry", "foot", SLOTS[0]) == pytest.approx((theirs["attacker"], theirs["defender"]))
    assert duel("foot", "cavalry", SLOTS[0]) == duel("cavalry", "foot", SLOTS[0])[::-1]
    case = {"fight": "assault", "place": "town", "repeat": 4, "attacker": {"foot": 10}, "defender": {"foot": 5}}
    theirs = independent.law(case)["outcomes"]
    assert siege("foot", "foot", "slots", "town") == pytest.approx((theirs["attacker"], theirs["defender"]))


def test_a_siege_wants_more_units_than_are_inside():
    """RW-SIEGE-02"""
    assert siege("elephant", "foot", "price", "town") is None
    assert siege("elephant", "elephant", "price", "town") is not None


def test_armies_keep_to_their_means():
    """RW-T-PIECES, RW-CAM-MOV-02  Limits of pieces, banners of five, steps of the slowest in each."""
    assert army_of("elephant", SLOTS[1]) == (("elephant", 4), ("foot", 6))
    assert army_of("legion", SLOTS[0]) == (("legion", 4), ("foot", 1)) and army_of("legion", PRICE[0]) == ()
    assert army_of("foot", MARCH[3]) == (("foot", 8),)       # 8 and twice 4
    assert army_of("cavalry", HIRED[2]) == (("cavalry", 5),)  # 10, a general for 3, and 2
    assert Means(steps=6).march((("foot", 6), ("cavalry", 5))) == 3 + 3 + 2
    assert Means(steps=6).march((("foot", 5), ("cavalry", 5))) == 3 + 2
    assert Means(steps=6).march(()) == 0
    assert all(one.count("elephant") == 0 for army in mixtures("KAT", PRICE[0]) for one in army)


def test_a_table_has_a_line_for_each_pair():
    """RW-T-UNITS"""
    lines = list(types.battles(SLOTS))
    assert len(lines) == 1 + 10 and lines[2] == ["foot : cavalry", "12 : 74", "15 : 73"]
    assert len(list(types.battles(PRICE))) == 1 + 6           # the legion has no price
    assert types.table(iter(lines)).count("\n") == 12
