"""The umpire's forms: the sheet of future events, and battle reports before they leave."""

from __future__ import annotations

import re

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from montjoy.core.effects import UMPIRE, No
from montjoy.games.clusta.game import game
from montjoy.games.clusta.model.state import Dispatch, Drafted, Happening, World
from montjoy.games.clusta.protocol import external_battle
from montjoy.games.clusta.protocol.events import PlayerSilent
from montjoy.games.clusta.protocol.forms import Amend, Edited, Plan, Planned, clock
from montjoy.games.clusta.protocol.reports import BattleReport
from montjoy.games.clusta.protocol.vocabulary import DESK, LANGUAGES
from montjoy.games.clusta.rules.campaign import schedule
from montjoy.games.clusta.rules.messengers import drafts
from montjoy.games.clusta.secrecy import inbox
from montjoy.words import Words
from tests.games.clusta.board import board, run
from tests.games.clusta.couriers_home import Played
from tests.games.clusta.protocol.test_language import clashes
from tests.words import catalog

HEXES = st.sampled_from(["", "0713", "0509"])
PLANNED = st.builds(
    Planned, st.integers(0, 60), st.sampled_from(schedule.KINDS), st.integers(0, 9), HEXES, st.sampled_from(["", "ransards"]),
    st.sampled_from(["", "6"]),
)  # fmt: skip
PLANS = st.builds(
    Plan, st.lists(PLANNED, max_size=5).map(tuple), st.lists(st.integers(1, 99), max_size=3).map(tuple),
    st.none() | st.integers(0, 9),
)  # fmt: skip
AMENDS = st.builds(Amend, st.integers(1, 9), st.sampled_from(drafts.FIELDS), st.integers(0, 999))
EDITED = st.builds(Edited, st.lists(AMENDS, max_size=4).map(tuple), st.lists(st.integers(1, 9), max_size=3).map(tuple))


@given(PLANS, st.sampled_from(LANGUAGES))
def test_a_plan_is_read_as_it_was_written(plan: Plan, lang: str):
    """CN-GEN-10  read(write(plan)) == plan, in the words of each language."""
    assert schedule.read(schedule.write(plan, lang)) == plan


@given(EDITED, st.sampled_from(LANGUAGES))
def test_changes_are_read_as_they_were_written(edited: Edited, lang: str):
    """CN-GEN-04  read(write(edited)) == edited, in the words of each language."""
    assert drafts.read(drafts.write(edited, lang)) == edited


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_refusal_advises_is_read(lang: str) -> None:
    """CN-GEN-10, CN-GEN-04, CN-GAP-04  The examples of a line that was not understood, and what was nearest to a kind of event,
    stand in the words of its reader's language, and are understood."""
    words = Words(game, lang)
    for read, wrong in ((schedule.read, "x"), (drafts.read, "x"), (external_battle.read, "x y z")):
        advised = words.refusal(read(wrong)).partition(": x")[2]
        examples = re.findall("[“„”](.*?)[”“]", advised)
        assert len(examples) >= 2 and not [text for text in examples if isinstance(read(text), No)], advised
    kind = words.refusal(schedule.read("day 3: bridg_complete"))
    assert DESK.said("bridge_complete", lang) in kind


def test_the_words_of_the_umpires_forms_are_used_and_mean_one_thing_each() -> None:
    """English has each that is asked for, and no other; no other language has more."""
    assert clashes(DESK.spoken, [*DESK.spoken["en"]]) == []
    assert [key for key in DESK.spoken["en"] if key not in catalog.words_in_code()] == []
    assert [(lang, key) for lang in LANGUAGES for key in DESK.spoken[lang] if key not in DESK.spoken["en"]] == []


@given(st.text(max_size=200))
def test_nonsense_is_answered(text: str):
    """CN-GEN-10, CN-GEN-04  Whatever is typed: a form or a refusal, never a crash."""
    assert isinstance(schedule.read(text), Plan | No)
    assert isinstance(drafts.read(text), Edited | No)


def test_figures_of_another_script_are_no_numbers_of_ours() -> None:
    """CN-GEN-10  A hex in Arabic figures is not understood, and nothing breaks."""
    for text in ("day 6: pcs_at ransards ٠٦١٣", "day ٦: pcs_at 0613", "strike ٣"):
        assert isinstance(schedule.read(text), No)
    for text in ("report ١ own_lost 40", "hold ٢"):
        assert isinstance(drafts.read(text), No)
    assert isinstance(external_battle.read("ransards.6 loses ٤٠"), No)


@pytest.mark.parametrize(
    ("text", "reason"),
    [("day 12: stonefather 0713", "plan-kind"), ("tomorrow: pcs_at 0713", "plan-line"), ("day 3 round 7: pcs_at", "plan-slot"),
     ("day 3 night 4: pcs_at", "plan-slot"), ("day 3: pcs_at a b c", "plan-line"), ("reports many", "plan-line")],
)  # fmt: skip
def test_what_was_not_understood(text: str, reason: str):
    """CN-GEN-10  The line and what would do."""
    found = schedule.read(f"# notes\n{text}")
    assert isinstance(found, No) and found.reason == reason and found.facts["line"] == 2


def test_the_umpire_adds_and_strikes_out():
    """CN-GEN-10  Lines are added in their place, others struck out; the past and what is not there are refused."""
    world = board("ransards 6 0407 180", sides="trakorians", day=4, slot=0)
    world.events = [Happening(clock(9, 1), "pcs_at"), Happening(clock(14, 1), "bridge_complete")]
    out = run(schedule.morning(world), (), [Plan((Planned(12, "pcs_at", 3, "0509"),), (2,))])
    assert out.answered[0][0] == UMPIRE
    assert world.events == [Happening(clock(9, 1), "pcs_at"), Happening(clock(12, 3), "pcs_at", {"hex": "0509"})]
    assert schedule.why_not(world, Plan((Planned(3, "pcs_at"),))).reason == "day-is-past"
    last = world.config.conflux_day
    assert schedule.why_not(world, Plan((Planned(last, "pcs_at"),))) is None
    late = schedule.why_not(world, Plan((Planned(last + 1, "pcs_at"),)))
    assert (late.reason, late.facts["last"]) == ("day-after-the-end", last)
    assert schedule.why_not(world, Plan((), (3,))).reason == "no-such-line"
    assert schedule.why_not(world, Plan((Planned(4, "pcs_at"),), (2,))) is None


def drafted(*sides: str):
    world = board("ransards 6 0407 180", sides="trakorians")
    report = BattleReport(world.tick, "0407", "ransards.6", "trakorians", "force", "won", 400, 40, 162)
    for side in sides:
        dispatch = Dispatch("report", "ransards.6", world.tick, "0407", reports=(report,))
        world.drafts.append(Drafted(side, dispatch, world.tick + 4))
    return world


def test_reports_are_edited_before_they_leave():
    """CN-GEN-04  A figure is changed, a report is held back; nothing drafted, nobody is asked."""
    world = drafted("ransards", "trakorians", "ransards")
    run(drafts.show_drafts(world), (), [Edited((Amend(1, "own_lost", 97), Amend(9, "own_lost", 1)), (2,))])
    assert [(d.to, d.carries.reports[0].own_lost) for d in world.drafts] == [("ransards", 97), ("ransards", 162)]
    assert run(drafts.show_drafts(drafted())).answered == []
    assert drafts.why_not(drafted("ransards"), Edited((), (2,))).reason == "no-such-report"


def asked(world: World, rounds: int) -> int:
    """In how many rounds with a battle he is shown the reports."""
    answered = []
    for _ in range(rounds):
        world.drafts = drafted("ransards").drafts
        answered += run(drafts.show_drafts(world), (), [Edited()] * (world.drafts_today < world.drafts_most)).answered
        assert len(world.drafts) == 1, "they leave in any case"
    return len(answered)


def test_a_day_of_battle_in_every_round_is_five_decisions():
    """CN-GEN-04, CN-GEN-10  With the sheet of future events: four times he is shown the reports, later ones leave as drafted; a
    new day begins anew, and how often he wants to see them is a standing wish."""
    world = drafted()
    run(schedule.morning(world), (), [Plan()])
    assert asked(world, 6) == 4
    run(schedule.morning(world), (), [Plan(reports=1)])
    assert asked(world, 6) == 1
    run(schedule.morning(world), (), [Plan()])
    assert asked(world, 6) == 1
    run(schedule.morning(world), (), [Plan(reports=0)])
    assert asked(world, 6) == 0


def test_left_alone_they_go_as_they_are():
    """CN-GEN-04  The empty form changes nothing."""
    world = drafted("ransards", "trakorians")
    before = msgspec.json.encode(world.drafts)
    run(drafts.show_drafts(world), (), [Edited()])
    assert msgspec.json.encode(world.drafts) == before


def test_the_inbox():
    """CN-ORD-05, CN-GEN-10  Who is without orders, what is to come."""
    world = drafted("ransards")
    world.units["ransards.6"].idle_told = 0
    world.events = [Happening(clock(3, 8), "pcs_at", {"hex": "0509"})]
    found = [type(line).__name__ for line in inbox.lines(world)]
    assert found == ["IdlePiece", "DraftWaits", "FutureEvent"]
    assert inbox.lines(world)[-1].slot == 8


@pytest.mark.parametrize(("written", "silent"), [([], ["ransards", "trakorians"]), ([0], ["ransards"]), ([1], ["ransards"])])
def test_who_writes_nothing_is_shown_to_the_umpire(written: list[int], silent: list[str]):
    """CN-GEN-02  After two mornings in a row without a word, or answered for the absent; to him alone."""
    orders = {day: {"trakorians": "to kaelve:\n from now: hold"} for day in written}
    lines = ("trakorians kaelve 0002 leads 5", "trakorians 5 0002 200", "ransards trugdan 1105 leads 6", "ransards 6 1105 180")
    played = Played(*lines, orders=orders, days=2)
    told = [(line.side, line.days) for line in played.session.view(UMPIRE).inbox if isinstance(line, PlayerSilent)]
    assert sorted(told) == [(side, 2) for side in silent]
    assert not any(played.session.view(seat).inbox for seat in played.session.seats)


def test_who_cannot_order_anything_is_not_silent():
    """CN-GEN-02, CN-CRUR-09  The Crurers' player has nothing to write before the bridge."""
    lines = ("trakorians kaelve 0002", "trakorians 5 0002 200", "crurers general1 -", "crurers 1 - 500")
    played = Played(*lines, days=3, bridge_day=8)
    told = [line.side for line in played.session.view(UMPIRE).inbox if isinstance(line, PlayerSilent)]
    assert told == ["trakorians"]
