"""Alone in the castle at the hard level, as one plays it: from the set-up, by acts of the seat, through a session."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from montjoy.bots import find
from montjoy.core.effects import WATCHER
from montjoy.core.philox import Philox
from montjoy.core.record.entries import Die
from montjoy.core.session.session import Session
from montjoy.core.session.streams import Rolled
from montjoy.core.session.verify import verify
from montjoy.games.drakborgen.duel import automaton
from montjoy.games.drakborgen.duel.positions import PARTS
from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import FightBegun, FightRound
from montjoy.games.drakborgen.rules import fights
from tests.games.drakborgen.board import run
from tests.games.drakborgen.scenes import fighting
from tests.suite.players import todo

SEED = 11
POSITION = "DL-8.5c-X"                                       # for what the die of a position is thrown


class Brave:
    """The cautious player, but he attacks and does not flee."""

    def __init__(self) -> None:
        self.cautious = find(game, "cautious")

    def __call__(self, seen: Any, asked: Any, luck: Any) -> Any:
        if isinstance(asked.ask, questions.Meeting):
            return questions.Attack()
        return 0 if asked.ask == "Ask.FLEE" else self.cautious(seen, asked, luck)


@cache
def played(level: str) -> Session:
    """A game alone to its end."""
    options = game.read_options({"monster_controller_fallback": level})
    session = Session.new(game, game.scenarios["one"], options, seed=SEED.to_bytes(32, "big"))
    session.begin()
    bot = Brave()
    while not session.over:
        asked = [q for q in todo(session, "red") if q.kind != "offer"]
        if not asked:
            session.close_window()
        else:
            assert session.answer("red", bot(session.view("red"), asked[0], Philox(asked[0].id)), asked[0].id) is None
    session.release()
    return session


def test_its_position_is_decided_by_a_die_of_a_hundred():
    """DL-BASE-23  monster_controller_fallback = best: one such die a round; it stands in the record, everybody sees it, and
    nobody sees it before the hero has chosen."""
    session = played("best")
    told = session.streams["red"].items
    rounds = [event for event in told if isinstance(event, FightRound)]
    fallen = [event for event in told if isinstance(event, Rolled) and event.why == POSITION]
    assert len(fallen) == len(rounds) > 4 and any(isinstance(event, FightBegun) for event in told)
    assert max(face for event in fallen for face in event.faces) > 4
    assert [event for event in session.streams[WATCHER].items if isinstance(event, Rolled) and event.why == POSITION] == fallen


def test_elsewhere_it_is_decided_by_lot():
    """DL-BASE-23  monster_controller_fallback = random: a die with a face for each position in reach."""
    easy = [event.faces for event in played("random").streams["red"].items if isinstance(event, Rolled) and event.why == POSITION]
    assert easy and all(face <= 4 for faces in easy for face in faces)


def test_the_record_can_be_counted_again():
    """DL-BASE-23  What it plays is a function of what lies open: a replay comes to the same, and every die to the seed's."""
    session = played("best")
    report = verify(game, session.header, session.entries)
    assert report.ok and report.over and report.seed and report.dice > 20


def test_another_face_is_found_out():
    """DL-BASE-23  A face that the seed did not give is found by whoever counts again."""
    session = played("best")
    at = next(n for n, line in enumerate(session.entries) if isinstance(line, Die) and line.why == POSITION)
    [face], changed = session.entries[at].faces, [*session.entries]
    changed[at] = msgspec.structs.replace(session.entries[at], faces=(face % 100 + 1,))
    report = verify(game, session.header, changed)
    assert not report.ok and report.line == at + 2


def test_the_plan_is_made_of_what_the_seat_sees():
    """DL-BASE-23, DL-8.1c  monster_controller_fallback = best: the same plan comes of the fight in the hero's own view."""
    world, _, foes = fighting(monster_controller_fallback="best")
    world.castle.encounters[-1].by = ""
    heroes = [world.castle.heroes["red"]]
    waiting = run(fights.fight(world, heroes, foes, ambush=False))
    assert waiting.pending is not None
    seen = game.view(world, "red").fight
    shown = [list(board.plan) for board in seen.board[: seen.boards]]
    automaton.plan(seen)
    assert [list(board.plan) for board in seen.board[: seen.boards]] == shown and sum(map(sum, shown)) == PARTS
