"""The command of the balance figures: what counts as idle, as a match, and what the table says."""

from __future__ import annotations

from bench import rudern_balance as balance
from montjoy.games.rudern.game import game
from montjoy.games.rudern.protocol import events


def ended(number: int, winner: str, **more) -> balance.Found:
    one = {"number": number, "winners": [winner], "why": "captured", "rounds": 4, "impulses": 8, "idle": 2, "blows": 5}
    return {**one, "last": 1.0, **more}


def watched(*moves: tuple[str, str]) -> balance.Watch:
    """A watch over KAT's impulses, in each of which a banner goes there (or "blow": fights)."""
    world = game.setup(game.scenarios["two_lords"])
    watch = balance.Watch(world)
    for at, does in moves:
        watch("*", events.ImpulseBegun(world.land.round, "KAT", 5))
        world.land.banners["jaromir"].at = at
        if does:
            watch("*", events.AssaultCalled("KAT", "midbridge"))
        watch("*", events.ImpulseEnded("KAT"))
    return watch


def test_an_act_that_is_taken_back_within_two_rounds_is_idle():
    assert watched(("iron_hills", "")).idle == 1
    assert watched(("kiertz", ""), ("iron_hills", ""), ("kiertz", "")).idle == 2
    assert watched(("kiertz", ""), ("midbridge", ""), ("iron_hills", "")).idle == 0
    assert watched(("iron_hills", "blow")).idle == 0


def test_what_is_no_match():
    even = [ended(n, ("KAT", "SVE")[n % 2]) for n in range(100)]
    assert balance.faults(balance.summary("two_lords", even)) == []
    assert balance.faults(balance.summary("two_lords", [ended(n, "KAT" if n % 3 else "SVE") for n in range(99)])) == ["one-sided"]
    assert balance.faults(balance.summary("two_lords", [one | {"idle": 4} for one in even])) == ["idle"]
    assert balance.faults(balance.summary("two_lords", [one | {"last": 0.5} for one in even])) == ["over early"]
    assert balance.faults(balance.summary("empty_fortress", [ended(n, "SVE") for n in range(9)])) == []


def test_sides_are_counted_together():
    found = balance.summary("three_lords", [one | {"winners": ["KAT", "SVE"]} for one in (ended(n, "") for n in range(4))])
    assert found["shares"] == {"WKA": 0.0, "KAT+SVE": 1.0}
    assert "KAT+SVE 100 %" in balance.table([found])


def test_a_game_is_the_same_whoever_plays_it_and_when():
    assert balance.played(7, "sortie", 3) == balance.played(7, "sortie", 3) != balance.played(7, "sortie", 4) | {"number": 3}


def test_a_puzzle_says_that_it_is_one():
    assert [name for name, scenario in game.scenarios.items() if "puzzle" in scenario.says] == sorted(balance.PUZZLES)
