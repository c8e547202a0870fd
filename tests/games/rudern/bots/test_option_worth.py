"""What The Rudern War calls good: small positions in which there is not much to argue about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from montjoy.bots.greedy_odds import Seer
from montjoy.core.philox import Philox
from montjoy.core.sample import playout
from montjoy.core.session.streams import Asked
from montjoy.games.rudern.battle.state import Kind
from montjoy.games.rudern.bots.option_worth import payments, ponder
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.state import Siege
from montjoy.games.rudern.options import CasualtyChoice
from montjoy.games.rudern.play import impulse_options
from montjoy.games.rudern.protocol import events, questions
from tests.games.rudern.board import view_of


def answer(view: Any, ask: Any = None, offered: tuple[Any, ...] = ()) -> Any:
    return Seer(game)(view, Asked(1, "choose", ask or questions.Act(), offered or tuple(impulse_options(view))), Philox(1))


# ---- sieges ----------------------------------------------------------------------------------------------------------
def test_a_siege_is_begun_where_assaults_can_be_paid_for():
    assert answer(view_of("siege_of_a_town")) == questions.BeginSiege("strzegom", "ruler")


def test_no_siege_with_the_last_resource():
    """One resource begins a siege and leaves none for an assault."""
    assert not isinstance(answer(view_of("siege_of_a_town", ruler=1)), questions.BeginSiege | questions.BeginSiegeWith)


def test_it_storms_where_the_odds_are_good():
    assert isinstance(answer(view_of("three_lords")), questions.Storm)


def test_in_the_last_round_any_chance_is_taken():
    view = view_of("siege_of_a_town")
    view.land.sieges["strzegom"] = Siege("strzegom", "WKA", 3, 1, ["ruler"])
    view.land.round = view.land.ends.rounds
    assert answer(view) == questions.Storm("strzegom", "ruler")


def test_a_siege_that_nothing_pays_for_is_left():
    view = view_of("siege_of_a_town", ruler=0)
    view.land.sieges["strzegom"] = Siege("strzegom", "WKA", 3, 1, ["ruler"])
    view.land.round = 4
    assert isinstance(answer(view), questions.BreakOff | questions.March)


def test_a_sortie_where_it_is_likely_to_break_the_siege_and_else_not():
    """Nobody comes from outside: with those besieged beside them a relief would do as well, and costs nothing."""
    view = view_of("sortie")
    del view.land.banners["bozena"]
    view.land.banners["jaromir"].units = {"foot": 2}
    assert isinstance(answer(view), questions.Sally)
    view = view_of("sortie")
    view.land.banners["jaromir"].units = {"foot": 30}
    assert not isinstance(answer(view), questions.Sally)


def test_all_the_assaults_that_can_be_paid_for_are_asked_about():
    view = view_of("siege_of_a_town")
    assert payments(view, "strzegom") == 4
    case = ponder(view, Asked(1, "choose", questions.Act()), questions.BeginSiege("strzegom", "ruler"))
    assert case is not None and case.kind == Kind.ASSAULT and case.rounds == 3


def impulses(name: str, games: tuple[int, ...]) -> Iterator[list[Any]]:
    """What is told in each impulse of games between two bots, with where the banners stood as it began."""
    bot = Seer(game)
    for number in games:
        world = game.setup(game.scenarios[name])
        told: list[list[Any]] = []

        def hear(_to: Any, event: Any, world: Any = world, told: list[list[Any]] = told) -> None:
            if isinstance(event, events.ImpulseBegun):
                told.append([{b.id: b.at for b in world.land.banners.values()}])
            elif told:
                told[-1].append(event)

        playout(game, world, dict.fromkeys(game.seats(game.scenarios[name]), bot), Philox(11, number), hear)
        yield from told


def test_nobody_marches_to_and_fro_in_an_impulse():
    """RW-SEQ-03  Sortie, where the lord and the general went out, home and out again in one impulse."""
    marched = 0
    for stood, *told in impulses("sortie", (7, 8, 12)):
        for event in told:
            if isinstance(event, events.BattleBegun):
                break
            if isinstance(event, events.Marched):
                marched += 1
                assert not [b for b in event.banners if stood[b] == event.to]
    assert marched >= 6


def before_svebod(bozena: int = 2) -> Any:
    """Sortie in round 2: the siege was lifted, the general stands before Svebod again, his lord has just come to him."""
    view = view_of("sortie", "KAT")
    land = view.land
    land.round, land.turn, land.sieges, land.garrisons = 2, 1, {}, {k: g for k, g in land.garrisons.items() if g.at == "kiertz"}
    land.banners["bozena"].at, land.banners["bozena"].inside = "svebod", True
    land.banners["bozena"].units = {"foot": bozena}
    lord = land.banners["katzowic"]
    lord.at, lord.inside, lord.moves, lord.came_from = "svebod", False, 1, "kiertz"
    land.banners["jaromir"].came_from = "kiertz"
    land.factions["KAT"].limit = 5
    return view


def test_a_siege_that_is_likely_enough_to_succeed_is_begun_where_one_has_come_together_for_it():
    """RW-SIEGE-05  The lord came to make it possible; he does not go home before it is begun."""
    assert isinstance(answer(before_svebod()), questions.BeginSiege)


def test_who_has_come_for_nothing_stays():
    """RW-SEQ-03  With nothing to pay a siege with there is none to be begun, and no way back in the same impulse."""
    view = before_svebod()
    view.chests.update(jaromir=0, katzowic=0)
    view.land.banners["jaromir"].at = "eastvale"
    chosen = answer(view)
    assert not (isinstance(chosen, questions.March) and chosen.to == "kiertz" and chosen.banner == "katzowic")


def test_before_more_than_walls_hold_the_banners_come_together_first():
    """RW-KIND-05  Seven are inside and no siege can be begun, but they can be fought at once: the second banner comes before."""
    view = view_of("relief_beaten", "WKA")
    land = view.land
    land.round, land.turn, land.sieges = 4, 1, {}
    land.factions["WKA"].limit = 5
    for key, at, inside, came, units in (
        ("ruler", "town", False, "west_hold", {"foot": 5}), ("radko", "west_hold", True, "", {"foot": 5}),
        ("head", "town", True, "svebod", {"foot": 3, "cavalry": 1}),
    ):
        there = land.banners[key]
        there.at, there.inside, there.came_from, there.units = at, inside, came, units
    land.garrisons["town.SVE"].units = {"foot": 3}
    view.chests.update(ruler=5, radko=0)
    assert answer(view) == questions.March("radko", "town")


# ---- in the field ----------------------------------------------------------------------------------------------------
def test_relief_where_it_wins_and_else_not():
    view = view_of("relief_beaten")
    view.land.banners["ruler"].units = {"foot": 3}
    assert answer(view) == questions.March("head", "town")
    view = view_of("relief_beaten")
    view.land.banners["ruler"].units = {"foot": 40}
    assert answer(view) != questions.March("head", "town")


def test_the_besieged_join_a_relief_that_wins_by_it():
    view = view_of("relief_beaten")
    view.land.banners["head"].at, view.land.banners["head"].inside = "town", False
    ask, both = questions.JoinRelief("town", "SVE"), (questions.StayInside(), questions.JoinBattle())
    assert answer(view, ask, both) == questions.JoinBattle()
    view.land.banners["ruler"].units = {"foot": 60}
    assert answer(view, ask, both) == questions.StayInside()


def test_a_fortress_falls_upon_the_weak_and_lets_the_strong_pass():
    view = view_of("two_lords", "SVE")
    there = view.land.banners["jaromir"]
    there.at, there.inside, there.units = "strzegom", False, {"foot": 2}
    ask, both = questions.Intercept("strzegom", "KAT", ("jaromir",)), (questions.LetPass(), questions.FallUpon())
    assert answer(view, ask, both) == questions.FallUpon()
    there.units = {"foot": 60}
    assert answer(view, ask, both) == questions.LetPass()


def test_the_cheapest_piece_dies_first():
    view = view_of("field_battle")
    case = ponder(view, Asked(1, "choose", questions.Act()), questions.March("katzowic", "moor"))
    assert case is not None
    case.start.casualty_choice = CasualtyChoice.OWNER
    view = msgspec.structs.replace(view, fight=case.start, bodies=("katzowic", "bozena"), seats=("KAT", "SVE"))
    kinds = [view.units.rows[x.kind].type for x in case.start.host[0].stack[: case.start.host[0].stacks]]
    offered = tuple(i for i, kind in enumerate(kinds) if kind in ("foot", "cavalry"))
    assert kinds[answer(view, "Ask.CASUALTY", offered)] == "foot"
