"""What one learns the campaign by: the board of the second lesson, what its sheets say to do; first rounds of six powers.

The lesson is played to its end in tests/cli/test_lessons.py, and at a table in tests/table/test_book.py."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from montjoy.bots.find import find
from montjoy.core.content.lessons import all_lessons, lesson, lesson_on
from montjoy.core.philox import Philox
from montjoy.core.session.session import Session
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.queries import in_turn
from montjoy.games.rudern.model.state import Outcome
from montjoy.games.rudern.options import RudernOptions
from montjoy.games.rudern.protocol import forms
from montjoy.games.rudern.protocol.campaign_questions import Advance, Build, Prepare
from montjoy.games.rudern.protocol.forms import Preparations
from montjoy.games.rudern.protocol.questions import Act, BeginSiege, EndImpulse, Storm
from montjoy.games.rudern.seen.view import view
from montjoy.games.rudern.ui import board, moments
from montjoy.words import LANGUAGES, Words
from tests.games.rudern.realm import in_impulse, six_powers

CAMPAIGN, FIRST_ROUNDS = "first_campaign", "six_powers_first"
QUOTED = re.compile("[“„”]([^“„”]+)[”“]")
MARCHES = (("jaromir", "midbridge"), ("katzowic", "westvale"))


def session_of(scenario: str, seed: int = 1) -> Session:
    session = Session.new(game, game.scenarios[scenario], game.options(), seed=seed.to_bytes(32, "big"))
    session.begin()
    return session


def spoken(lang: str, scenario: str) -> Words:
    return Words(game, lang, game.names(game.scenarios[scenario]))


# ---- the second lesson -----------------------------------------------------------------------------------------------
def test_the_campaign_has_a_lesson_of_its_own() -> None:
    found = lesson_on(game, CAMPAIGN)
    assert found is not None and found.seat == "KAT" and all_lessons(game)[1:] == (found,)
    assert lesson(game) == lesson_on(game, "") != found and lesson_on(game, "two_lords") is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_form_that_the_lesson_quotes_is_understood(lang: str) -> None:
    """RW-CAM-RND-04  In every language; and so much stands in its words too."""
    session, words = session_of(CAMPAIGN), spoken(lang, CAMPAIGN)
    (written,) = QUOTED.findall(words.title("page-lesson-campaign_form-terminal"))
    form = forms.read_preparations(written)
    assert form == Preparations({"jaromir": 6}) and " 6 " in words.title("page-lesson-campaign_form-says")
    assert session.answer("KAT", form) is None and session.view("KAT").chests["jaromir"] == 6


def obeys(session: Session) -> Any:
    """The answer of who does what the sheets say: load a chest, march, besiege, build, storm; then the impulse ends."""
    (asked,), seen = session.questions("KAT"), session.view("KAT")
    if isinstance(asked.ask, Prepare):
        return Preparations({"jaromir": 6} if seen.land.round == 1 else {})
    if not isinstance(asked.ask, Act):
        return asked.options[0]
    marches = [o for o in asked.options if isinstance(o, Advance) and (o.banner, o.to) in MARCHES and seen.land.round == 1]
    wanted = [o for kind in (Storm, BeginSiege) for o in asked.options if isinstance(o, kind)] + marches
    return next(iter(wanted + [o for o in asked.options if isinstance(o, Build)]), EndImpulse())


@pytest.mark.parametrize("seed", range(1, 7))
def test_whoever_does_what_the_sheets_say_storms_midbridge_in_round_2_and_founds_a_town(seed: int) -> None:
    """RW-CAM-MOV-02, RW-SIEGE-06, RW-ASLT-08, RW-CAM-BLD-03  Red where an enemy could forbid it: on the board of War of two lords
    the bot broke every such siege."""
    session, bot, luck, storms = session_of(CAMPAIGN, seed), find(game), Philox(seed), set[int]()
    while not session.over:
        q = next(q for q in session.open if not q.done)
        if q.seat == "KAT":
            chosen = obeys(session)
            storms |= {session.state.land.round} if isinstance(chosen, Storm) else set()
        else:
            chosen = bot(session.view(q.seat), q.asked, luck)
        assert session.answer(q.seat, chosen, q.asked.id) is None
    provinces = session.state.land.provinces
    assert min(storms) == 2 and provinces["midbridge"].owner == "KAT"
    assert (provinces["westvale"].site, provinces["westvale"].owner) == ("town", "KAT")
    assert isinstance(session.outcome, Outcome) and session.outcome.winners == ("KAT",)


def test_what_comes_about_are_the_rounds_of_a_campaign() -> None:
    """RW-GEN-08  Not those of a battle."""
    for scenario, rounds in ((CAMPAIGN, ((), ("Round2",), ("Round2", "Round3"), ("Round2", "Round3"))), ("two_lords", ((),) * 4)):
        world = game.setup(game.scenarios[scenario])
        for world.land.round, come in enumerate(rounds, 1):
            assert tuple(moments.come(view(world, "KAT"))) == come
    assert {name for name in moments.NAMES} == {"Round2", "Round3"}


# ---- the first four rounds of six powers -------------------------------------------------------------------------------
def test_the_first_four_rounds_are_those_of_six_powers() -> None:
    """RW-CAM-SCN-02  Map, powers and armies are the same; whoever changes one changes both."""
    whole, first = game.scenarios["six_powers"], game.scenarios[FIRST_ROUNDS]
    ends = msgspec.structs.replace(whole.ends, rounds=4)
    own = msgspec.structs.replace(whole, id=first.id, title=first.title, says=first.says, ends=ends)
    assert first == own, "copy six_powers.toml into it from [ends] on, with rounds = 4"
    assert game.seats(first) == game.seats(whole)
    assert (RudernOptions().cards, RudernOptions().body) == ("off", True)


def test_they_end_after_round_4_with_most_influence() -> None:
    """RW-CAM-WIN-04, RW-CAM-ALY-04  Even where nobody does anything; Ostius and Bystria have joined by then."""
    session = session_of(FIRST_ROUNDS)
    while not session.over:
        q = next(q for q in session.open if not q.done)
        assert session.answer(q.seat, game.default(session.view(q.seat), q.asked, ()), q.asked.id) is None
    assert isinstance(session.outcome, Outcome) and (session.outcome.why, session.outcome.round) == ("most-influence", 4)
    assert all(session.state.land.factions[kardom].plays for kardom in ("OST", "BYS"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_of_the_four_rounds_says_what_it_is_for(lang: str) -> None:
    """RW-CAM-OFF-08  On the page and in the terminal, to every seat; nowhere else, and not after the end."""
    words, lines = spoken(lang, FIRST_ROUNDS), set[str]()
    for round in range(1, 5):
        world = in_impulse(game.setup(game.scenarios[FIRST_ROUNDS]), "KAT", round)
        line = words.found(f"council-round-{FIRST_ROUNDS}-{round}")
        lines.add(line)
        for seat in ("LEA", "KAT"):
            seen = view(world, seat)
            assert line in game.text.describe(seen, words) and line in game.text.draw(seen, words, 400)
            assert line in str(board.aside(seen, words, ())).replace("&#39;", "'")
    assert len(lines) == 4 and "" not in lines
    world.land.turn = len(in_turn(world.land))
    assert not lines & set(game.text.describe(view(world, "KAT"), words))
    whole = game.text.describe(view(in_impulse(six_powers(), "KAT", 1), "KAT"), spoken(lang, "six_powers"))
    assert not lines & set(whole)
