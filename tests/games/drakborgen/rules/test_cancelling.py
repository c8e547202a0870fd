"""Cancelling one's own hits, also of who plays a monster.  By play.  DL-13.3e."""

from __future__ import annotations

import pytest

from montjoy.games.drakborgen.duel.ring import Position
from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import FightRound, HitCancelled
from montjoy.games.drakborgen.protocol.questions import Move
from tests.games.drakborgen.delves import Delve

STRENGTH, PSYCHE = Position.STRENGTH, Position.PSYCHE
LET_IT_COUNT, RED = 0, 1                                     # answers: nobody is spared, the first fighter is


def hit_by_the_orc(**options):
    """Red has met an orc that blue plays, and it has hit him: strength beats psyche."""
    delve = Delve("H01", "H02", advanced_phases=True, multi_fight=True, **options)
    delve.play(
        ("red", Move("east")), ("red", questions.Attack()), ("red", PSYCHE), ("blue", STRENGTH),
        cards={"DL-BASE-05": ["LT44"], "DL-6.1b": ["RT007"], "DL-7.2": ["MC02"]},
    )  # fmt: skip
    return delve


def points(delve):
    return delve.world.fight.fighter[0].points


def test_who_plays_a_monster_may_spare_the_hero():
    """DL-13.3e  monsters_may_cancel = true: blue lets the hit not count; red pays nothing, and the orc has hurt nobody."""
    delve = hit_by_the_orc(monsters_may_cancel=True)
    asked = delve.asked("blue")
    assert asked.ask == "Ask.CANCEL" and asked.options == (LET_IT_COUNT, RED)
    assert isinstance(game.label(delve.session.view("blue"), asked, RED), questions.CancelOn)
    before = points(delve)
    delve.play(("blue", RED), ("red", PSYCHE))
    assert delve.told(HitCancelled) == [HitCancelled("red", "RT007")] and points(delve) == before
    assert len(delve.told(FightRound)) == 1 and delve.asked("blue").ask == "Ask.POSITION"


def test_or_let_it_count():
    """DL-13.3e"""
    delve = hit_by_the_orc(monsters_may_cancel=True)
    delve.play(("blue", LET_IT_COUNT))
    assert not delve.told(HitCancelled) and delve.asked("red").ask == "Ask.RISK"


def test_without_the_option_nobody_is_asked():
    """DL-13.3e  monsters_may_cancel = false: red is asked at once whether he pays."""
    assert hit_by_the_orc().asked("red").ask == "Ask.RISK"


def test_it_needs_joint_fights():
    """DL-13.3e, DL-13  It is part of the advanced rules."""
    with pytest.raises(Exception, match="monsters_may_cancel needs multi_fight"):
        Delve("H01", "H02", monsters_may_cancel=True)
