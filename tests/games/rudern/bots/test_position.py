"""How good a map is for a side."""

from __future__ import annotations

from montjoy.games.rudern.bots.position import caution, holdings, marches, may_besiege, position_worth, stake
from tests.games.rudern.board import view_of


def test_what_ends_the_game_is_worth_most():
    land = view_of("two_lords").land
    before = {p.id: p.owner for p in land.provinces.values()}
    assert stake(land, "KAT", "svebod") > stake(land, "KAT", "midbridge") > stake(land, "KAT", "strzegom") > 0
    assert before == {p.id: p.owner for p in land.provinces.values()}
    land.provinces["svebod"].owner = "KAT"
    view = view_of("two_lords")
    assert position_worth(view, land) > 10 > position_worth(view, view.land)


def test_both_sides_value_a_map_alike():
    land = view_of("two_lords").land
    assert abs(holdings(land, "KAT")) < 1e-9 > abs(holdings(land, "SVE"))


def test_ways_and_neighbours():
    land = view_of("two_lords").land
    assert [marches(land, "kiertz", p) for p in ("kiertz", "midbridge", "svebod", "darkfen")] == [0, 2, 3, 99]
    assert may_besiege(land, "KAT", "midbridge") and not may_besiege(land, "KAT", "svebod")


def test_who_wins_by_waiting_is_careful():
    land = view_of("siege_of_a_town").land
    assert caution(land, "SVE") == 1 > caution(land, "WKA")
    land.round = land.ends.rounds
    assert caution(land, "WKA") < 0.5
