"""Small numbers in the text of the fights that no larger fight would notice; found by mutation."""

from __future__ import annotations

from montjoy.core.script import hit, scripted
from montjoy.games.rudern.authoring.unit_table import load
from montjoy.games.rudern.battle.casualties import (
    next_to_die,
    of_banner,
    of_faction,
    owners_stacks,
    take_losses,  # fmt: skip
)
from montjoy.games.rudern.battle.hosts import muster
from montjoy.games.rudern.battle.state import ATTACKER, DEFENDER, Column, Kind
from montjoy.games.rudern.options import RudernOptions
from montjoy.games.rudern.protocol.events import LossChosen, LossesTaken
from tests.games.rudern.fights import army, field, fought


def test_nobody_is_next_where_nobody_is_left():
    """RW-DICE-08: the next to die of an empty side is nobody, which is written -1."""
    assert next_to_die(field(army(foot=1), []), DEFENDER) == -1


def test_pieces_of_a_faction_and_of_a_banner_are_counted_not_only_compared():
    """RW-DICE-07: 3 and 2 foot of one faction in two banners: 5 of the faction, 3 of the banner."""
    fight = field(army(0, 0, foot=3) + army(0, 1, foot=2), army(foot=1))
    assert of_faction(fight, ATTACKER, 0) == 5
    assert [of_banner(fight, ATTACKER, i) for i in (0, 1)] == [3, 2]


def test_an_owner_may_lose_either_of_two_nobles_of_the_lowest_rank_whatever_their_lives():
    """RW-DICE-06, RW-DICE-07: casualty_choice = owner; shadow and general are of one rank, though one has more lives."""
    fight = field(army(general=1, shadow=1), army(foot=1), casualty_choice="owner")
    fight.host[ATTACKER].stack[1].lives = 2
    assert owners_stacks(fight, ATTACKER, 0) == 0b11


def test_hits_that_kill_exactly_leave_nothing_over():
    """RW-DICE-05, RW-DICE-08: 2 hits on 2 foot: none is left over; 3 hits: one."""
    for hits, over in ((2, 0), (3, 1), (1, 0)):
        assert scripted(take_losses(field(army(foot=2), army(foot=1)), ATTACKER, hits)).value == over


def test_one_piece_left_is_told():
    """RW-GEN-13: the log names every type that is left, also a single piece."""
    played = fought(field(army(foot=2), army(foot=3)), hit(0), hit(1))
    left = [x.left for x in played.told(LossesTaken) if x.side == ATTACKER]
    assert left == [(("foot", 1),)]


def test_a_fight_is_mustered_for_one_payment():
    """RW-ASLT-02: unless more are told, one assault is paid for."""
    table = load("default")
    fight = muster(table, RudernOptions(), Kind.ASSAULT, Column.TOWN, (army(foot=3), army(foot=1)))
    assert fight.paid == 1


def test_a_chosen_loss_is_told_before_the_piece_is_gone():
    """RW-DICE-07, RW-GEN-13: casualty_choice = owner; the others learn of it by an event, not by a changed board."""
    fight = field(army(foot=2, cavalry=2), army(foot=1, owner=1), casualty_choice="owner")
    played = fought(fight, hit(0), hit(1), answers=[1])
    assert [(x.side, x.kind) for x in played.told(LossChosen)] == [(ATTACKER, "cavalry")]


def test_a_chosen_loss_says_from_which_banner():
    """RW-DICE-07, RW-GEN-13: two banners with foot alone; which of them falls shows on the board, so it is told first."""
    told = []
    for chosen in (0, 1):
        fight = field(army(0, 0, foot=2) + army(0, 1, foot=2), army(foot=1, owner=1), casualty_choice="owner")
        played = fought(fight, hit(0), hit(1), answers=[chosen])
        told.append([(x.kind, x.stack) for x in played.told(LossChosen)])
    assert told == [[("foot", 0)], [("foot", 1)]]
