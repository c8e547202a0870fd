"""Who fights: a fight from plain lists of pieces (RW-GEN-01, RW-GEN-04), with nothing else of the game."""

from __future__ import annotations

import subprocess
import sys

import pytest

from montjoy.core.script import hit
from montjoy.games.rudern.authoring.unit_table import load
from montjoy.games.rudern.battle.hosts import Entry, muster
from montjoy.games.rudern.battle.state import ATTACKER, DEFENDER, STACKS, Column, Kind, Stack, Winner
from montjoy.games.rudern.options import RudernOptions
from tests.games.rudern.fights import a_fight, army, field, fought, stormed


def test_gen_01_a_battle_from_two_lists_and_dice():
    """RW-GEN-01: two unit lists and dice, with no map, treasury or scenario."""
    fight = field(army(foot=3), army(foot=2))
    assert fought(fight, [5, 1, 1], [1, 1]).value == Winner.ATTACKER
    assert fight.kind == Kind.FIELD


def test_gen_01_needs_nothing_else():
    """RW-GEN-01: the fights and their rules bring in the core, the options and the events, and nothing else of ours."""
    code = (
        "import sys, montjoy.games.rudern.battle.fight, montjoy.games.rudern.battle.hosts;"
        "print(*sorted(m for m in sys.modules if m.startswith('montjoy.') and not m.startswith('montjoy.core')))"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    inside = [name.removeprefix("montjoy.games.rudern").split(".")[1:2] for name in out.stdout.split()[1:]]
    assert out.stdout.split()[0] == "montjoy.games"
    assert {part for names in inside for part in names} == {"battle", "options", "protocol"}


def test_gen_04_banners_of_one_type_are_one_stack():
    """RW-GEN-04: entries of the same type and banner are one stack; of another banner another."""
    fight = field(army(foot=2) + army(foot=3) + army(banner=1, foot=1), [])
    assert [(x.count, x.banner) for x in fight.host[ATTACKER].stack[: fight.host[ATTACKER].stacks]] == [(5, 0), (1, 1)]


def test_gen_04_what_is_mustered():
    """RW-GEN-04: a host has 24 places; entries without a piece take none; wounds of one piece go along, of two apart."""
    some = [Entry("foot", 0), Entry("elephant", 1), Entry("elephant", 2, wounds=2), Entry("elephant", 1)]
    some.append(Entry("elephant", 1, wounds=1))
    fight = field(some, [], persistent_wounds=True)
    host = fight.host[ATTACKER]
    assert (host.stacks, len(host.stack)) == (2, STACKS)
    assert [(x.count, x.wound, x.start) for x in host.stack[:2]] == [(4, 2, 4), (1, 1, 1)]
    assert all(x == Stack(dice=[0, 0, 0]) for x in host.stack[2:])
    assert fight.host[DEFENDER].stacks == 0
    plain = muster(load("default"), RudernOptions(), Kind.FIELD, Column.FIELD, (army(foot=1), army(foot=2)))
    assert (plain.paid, plain.first, plain.ground) == (1, ATTACKER, Column.FIELD)


def test_twenty_four_stacks_and_no_more():
    """RW-GEN-04: a fight holds 24 stacks on a side; more are refused in plain words."""
    ours = [entry for banner in range(24) for entry in army(0, banner, foot=1)]
    fight = a_fight(Kind.ASSAULT, ours, army(foot=1))
    assert fight.host[ATTACKER].stacks == 24
    stormed(fight, hit(1), hit(0))
    with pytest.raises(ValueError, match="25 stacks on one side, and a fight holds 24"):
        a_fight(Kind.ASSAULT, ours + army(1, 30, foot=1), army(foot=1))
