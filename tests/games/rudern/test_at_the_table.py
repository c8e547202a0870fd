"""What somebody reads while he plays: his answers in order, what has just happened, how it ended."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

from montjoy.core.record.entries import Ended
from montjoy.core.record.jsonlines import dump
from montjoy.core.session.session import Session
from montjoy.core.session.shown import order_of
from montjoy.core.session.streams import Asked, Over, Rolled
from montjoy.games.rudern.game import game
from montjoy.games.rudern.protocol.events import BattleDecided, BattleWon, StormDecided
from montjoy.games.rudern.protocol.questions import March
from montjoy.games.rudern.ui.telling import NEWS
from montjoy.table.tables import page_words
from montjoy.words import LANGUAGES, Words

SEED: Final = bytes([1]) * 32
THREE_LINES: Final = 108                                     # letters above a question on a phone, beside "And 8 more"


def played(scenario: str, *acts: str) -> Session:
    """A scenario of ours with these kinds of answers, whoever is asked; the first of a kind."""
    options = game.read_options({"fill_chests": False})
    session = Session.new(game, game.scenarios[scenario], options, seed=SEED)
    session.begin()
    for act in acts:
        assert not session.over, acts
        seat, asked = question(session)
        answer = next(option for option in asked.options if type(option).__name__ == act)
        assert session.answer(seat, answer) is None
    return session


def question(session: Session) -> tuple[str, Asked]:
    return next((q.seat, q.asked) for q in session.open if not q.done)


def words(session: Session, lang: str) -> Words:
    """As a page has them: the rule is a sign behind a line."""
    return page_words.words_of(game, game.scenarios[session.header.scenario["id"]], lang)


# ---- the answers -----------------------------------------------------------------------------------------------------
def test_what_gives_up_a_siege_stands_behind_what_goes_on_with_it() -> None:
    """The storm first, then marches, one of which leaves the siege; to leave and to break off stand under a heading of their own,
    and the end of the impulse comes last.  The question's own options keep the order that records know.

    Red where marches came first, and to leave and to break off stood before the storm."""
    session = played("three_lords")
    seat, asked = question(session)
    view = session.view(seat)
    shown = [type(game.label(view, asked, asked.options[place])).__name__ for place in order_of(game.groups, asked)]
    kinds = list(dict.fromkeys(re.sub("AtRisk$", "", kind) for kind in shown))
    assert kinds == ["AttackGarrison", "Storm", "MarchFromSiege", "March", "GoOut", "LeaveAsLast", "BreakOff", "EndImpulse"]
    assert isinstance(asked.options[0], March)


# ---- what has just happened ------------------------------------------------------------------------------------------
def above(items: list[Any]) -> list[Any]:
    """What the page has of these above the question (`chosen` in moves.js): by the game's ranks, dice last, the newest first."""
    ranks = {kind: rank for rank, kinds in enumerate(NEWS) for kind in kinds}
    worth = [item for item in reversed(items) if type(item) in ranks]
    best = sorted(worth, key=lambda item: (ranks[type(item)], isinstance(item, Rolled)))[:3]
    return [item for item in items if any(item is one for one in best)]


def since_the_last_answer(scenario: str, *acts: str) -> tuple[Session, list[Any]]:
    """What the seat that gave it has been told by it."""
    before = played(scenario, *acts[:-1])
    seat, _ = question(before)
    session = played(scenario, *acts)
    return session, list(session.streams[seat].items[len(before.streams[seat].items) :])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("acts", [("relief_beaten", "EndImpulse", "Storm"), ("sortie", "Sally"), ("field_battle", "March")])
def test_the_dice_of_a_fight_stand_above_the_next_question(lang: str, acts: tuple[str, ...]) -> None:
    """RW-DICE-02  Both rolls and what came of them, in three lines of a phone: what fell, how many hit, and how many are left.

    Red where a storm was told so long that its dice had to go, and where a battle was said to be decided and then to be won."""
    session, items = since_the_last_answer(*acts)
    best, w = above(items), words(session, lang)
    decided = BattleWon if acts[0] == "field_battle" else StormDecided
    assert [type(item) for item in best] == [Rolled, Rolled, decided] and BattleDecided not in map(type, best)
    said = [re.sub("[\u2066-\u2069]", "", w.event(item)) for item in best]
    assert len(" ".join(said)) <= THREE_LINES or sum(len(item.faces) for item in best[:2]) > 12, said
    for item, text in zip(best[:2], said):
        assert " ".join(map(str, item.faces)) in text and item.hits == sum(face >= 5 for face in item.faces)


class Derived(type(game)):  # type: ignore[misc]
    """A game of the same slug, from a module of which no messages are."""


def test_a_game_of_the_same_slug_does_not_spoil_the_words_of_this_one() -> None:
    """Red before: whichever of the two was asked for first had the words of both, and a test in a hundred runs failed of it."""
    scenario = game.scenarios["empty_fortress"]
    spoilt = page_words.words_of(Derived(), scenario, "en")
    assert page_words.words_of(game, scenario, "en") is not spoilt
    assert page_words.words_of_game(Derived(), "en") is not page_words.words_of_game(game, "en")


# ---- how it ended ----------------------------------------------------------------------------------------------------
WHERE: Final = {
    "captured": ("siege_of_a_town", "BeginSiege", "EndImpulse", "EndImpulse", "Storm", "Storm", "Storm", "MoveIn"),
    "rounds": ("siege_of_a_town", "BeginSiege", *["EndImpulse"] * 6),
    "nothing-left": ("empty_fortress", *["EndImpulse"] * 4),                 # whoever owns it has won
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("why", WHERE)
def test_the_outcome_names_the_place(lang: str, why: str) -> None:
    """RW-GEN-08  On the last page, in the log and at a keyboard: what was captured, or was not.  The record holds it no more than
    before, since it follows from the map.

    Red where it said only that what was to be captured is captured."""
    session = played(*WHERE[why])
    assert session.over and session.outcome.why == why
    w = words(session, lang)
    town = w.name("strzegom")
    assert town in w.outcome(session.outcome) and town in w.item(Over(session.outcome)) and w.problems == []
    [ended] = [entry for entry in session.entries if isinstance(entry, Ended)]
    assert b'"strzegom"' not in dump(session.header, [ended]).splitlines()[-1]
    replayed = Session.replay(game, session.header, session.entries, SEED)
    assert w.outcome(replayed.outcome) == w.outcome(session.outcome)
