"""The echo warns: what it foresees of a sheet comes true in the game that is then played, by acts of seats alone."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from montjoy.core.philox import Philox
from montjoy.games.clusta.game import game
from montjoy.games.clusta.model.scenario import ClustaScenario
from montjoy.games.clusta.protocol import language
from montjoy.games.clusta.protocol.forms import NO_ORDER, clock
from montjoy.games.clusta.protocol.reports import Completed, Nightly, OwnEyes, OwnOrder
from montjoy.words import LANGUAGES
from tests.games.clusta.acts import Table

US, CAMP = "trakorians", "0202"
HOLD = "to kaelve:\n from now: hold\n"


def warnings(table: Table, text: str, lang: str = "en") -> list[str]:
    """The lines of the echo that warn."""
    return [line.partition("# ! ")[2] for line in table.echo(US, text, lang).split("\n") if "# ! " in line]


def morning(*before: str) -> Table:
    table = Table().goes_to(0)
    for day, text in enumerate(before):
        assert table.says(US, f"ask mornings\n{text}") is None
        table.goes_to(day + 1)
    return table


def after(table: Table, text: str, day: int = 1) -> Table:
    """The same table on another morning, after this text and nothing more."""
    assert table.says(US, f"ask mornings\n{text}") is None
    return table.goes_to(day)


@cache
def inland() -> ClustaScenario:
    """The same companies on the island, where ways are long: the Trakorians at 0409."""
    cove = game.scenarios["skirmish"]

    def moved(things: list[object]) -> list[object]:
        return [msgspec.structs.replace(one, hex="0409" if one.side == US else "0420") for one in things]  # type: ignore[attr-defined]

    return msgspec.structs.replace(
        cove, id="inland", map="island", camps=moved(cove.camps), units=moved(cove.units), commanders=moved(cove.commanders),
        config=msgspec.structs.replace(cove.config, conflux_day=5),
    )


# ---- not in its box ----------------------------------------------------------------------------------------------------
def test_work_that_takes_more_rounds_than_its_box_has() -> None:
    """CN-ORD-CAMP  A camp in one round is not made; with a whole day there it is, and nothing is said."""
    text = "to kaelve:\n day 0: go to 0303\n day 0 round 6: make camp 0303\n from now: hold\n"
    table = morning()
    there = "takes 6 rounds, but at the time you give it there is only 1."
    assert warnings(table, text) == [f"“day 0 round 6: make camp 0303”: {there}"]
    assert not after(table, text, 2).told(US, Completed)
    text = "to kaelve:\n day 0: go to 0303\n day 1: make camp 0303\n from now: hold\n"
    table = morning()
    assert warnings(table, text) == []
    assert [report.order for report in after(table, text, 2).told(US, Completed)] == ["MAKE_CAMP"]


def test_work_in_several_boxes_is_counted_together() -> None:
    """CN-ORD-CAMP  Two rounds on day 0 and four on day 1 are enough; one less is not."""
    line = " day {}: make camp 0303\n"
    boxes = ["0 round 5", "0 round 6", "1 round 1", "1 round 2", "1 round 3", "1 round 4"]
    text = "to kaelve:\n day 0 round 1: go to 0303\n" + "".join(line.format(box) for box in boxes)
    assert warnings(morning(), text) == []
    assert after(morning(), text, 2).told(US, Completed)
    short = text.removesuffix(line.format(boxes[-1]))
    assert warnings(morning(), short)[-1].endswith("takes 6 rounds, but at the time you give it there are only 5.")


def test_a_march_and_a_camp_do_not_go_into_one_day() -> None:
    """CN-ORD-CAMP  Six rounds of work after the way there end on the next day, and a camp of this day keeps the march waiting."""
    text = "to kaelve:\n from now: go to 0303\n from now: make camp\n from now: hold\n"
    assert warnings(morning(), text) == ["“from now: make camp”: takes 6 rounds and is done on day 1, round 1 at the earliest."]
    assert not after(morning(), text, 1).told(US, Completed)
    done = [report.at for report in after(morning(), text, 2).told(US, Completed)]
    assert len(done) == 1 and clock(1, 1) <= done[0] <= clock(1, 2)
    (line,) = warnings(morning(), "to kaelve:\n from now: go to 0303\n day 0: make camp 0302")[:1]
    assert line == "“from now: go to 0303”: waits, because “day 0: make camp 0302” comes first."
    assert warnings(morning(), "to kaelve:\n from now: go to 0303\n day 1: make camp") == []


def test_a_days_work_needs_the_whole_day() -> None:
    """CN-ORD-DIVINE, CN-SEQ-10  Five rounds of divining give no answer."""
    text = "to kaelve:\n day 1 round 1: hold\n day 1: divine\n"
    assert "“day 1: divine”: takes 6 rounds, but at the time you give it there are only 5." in warnings(morning(), text)
    assert warnings(morning(), "to kaelve:\n day 1: divine\n from now: hold") == []


@pytest.mark.parametrize("goal", ["0411", "0709", "0512", "0307"])
def test_how_long_a_march_takes_is_foreseen_as_it_comes_to_be(goal: str) -> None:
    """CN-MOVE-05, CN-ORD-08  Warned of in a box of one round; the number of rounds is that in which he really is there."""
    table = Table(inland()).goes_to(0)
    found = warnings(table, f"to kaelve:\n day 0 round 1: go to {goal}")
    takes = int(found[0].split("takes ")[1].split(" ")[0]) if found else 1
    assert table.says(US, f"to kaelve:\n from now: go to {goal}\n from now: hold") is None
    rounds = [(day, slot) for day in range(4) for slot in range(1, 7)]
    there = next(n for n, at in enumerate(rounds) if table.goes_to(*at).session.view(US).at == goal)
    assert there == takes
    assert warnings(Table(inland()).goes_to(0), f"to kaelve:\n from now: go to {goal}") == []


def test_where_no_way_leads() -> None:
    """CN-MOVE-02  In battle formation two levels cannot be climbed at once: 0511 is not reached so."""
    table = Table(inland()).goes_to(0)
    (line,) = warnings(table, "to kaelve:\n from now: advance to 0511")
    assert line == "“from now: advance to 0511”: there is no way to get there."
    assert warnings(table, "to kaelve:\n from now: go to 0511") == []


# ---- nightfall ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("order", ["patrol", "scout"])
def test_what_ends_at_nightfall(order: str) -> None:
    """CN-SEQ-10, CN-ORD-05  "from now: patrol" is a day's work: then unit 6 is without orders, as its overall commander sees."""
    table, text = morning(), f"{HOLD}to camp1:\n unit 6, from now: {order}\n"
    assert warnings(table, text) == [f"“unit 6, from now: {order}”: ends at nightfall, and does not begin again by itself."]
    assert [report.units for report in after(table, text).told(US, OwnOrder) if report.order == NO_ORDER] == [(f"{US}.6",)]
    assert table.session.view(US).units[f"{US}.6"].order == NO_ORDER
    assert warnings(morning(), f"{HOLD}to camp1:\n unit 6, day 0: {order}\n unit 6, day 1: {order}\n") == []


# ---- one in the place of another ---------------------------------------------------------------------------------------
def test_a_line_whose_turn_never_comes() -> None:
    """CN-ORD-01  Several lines for one day, or several open-ended ones, are done one after the other: behind Hold nothing is."""
    text = "to kaelve:\n from now: hold\n from now: go to 0303\n day 1: await\n day 1: go to 0304\n"
    assert warnings(morning(), text) == [
        "“from now: go to 0303”: its turn never comes; “from now: hold” takes its place.",
        "“day 1: go to 0304”: its turn never comes; “day 1: await” takes its place.",
    ]
    assert after(morning(), text, 2).session.view(US).at == CAMP
    assert warnings(morning(), "to kaelve:\n from now: go to 0303\n from now: hold") == []


def test_a_round_that_takes_the_place_of_its_day() -> None:
    """CN-ORD-01  In round 2 "hold" counts, and the patrol rests."""
    text = f"{HOLD}to camp1:\n unit 6, day 1: patrol\n unit 6, day 1 round 2: hold\n unit 6, day 2: hold"
    assert warnings(morning(), text) == ["“unit 6, day 1: patrol”: gives way on day 1, round 2 to “unit 6, day 1 round 2: hold”."]
    table = morning(text)
    assert table.says(US, "ask rounds") is None
    table.goes_to(2)
    said = [(e.at, e.order) for e in table.told(US, OwnOrder) if e.units == (f"{US}.6",) and clock(1, 1) <= e.at < clock(1, 7)]
    dated = [(e.at, e.order, e.begins) for e in table.told(US, OwnEyes) if e.unit == f"{US}.6" and clock(1, 1) <= e.at]
    assert said == [(clock(1, 2), "HOLD"), (clock(1, 3), "PATROL")] and dated == [(clock(1, 6), "HOLD", 2)]


# ---- nobody carries it in time -----------------------------------------------------------------------------------------
def test_what_is_over_before_the_courier_is_there() -> None:
    """CN-COUR-02, CN-SEQ-03  Kaelve has gone; a courier needs a round and more to the camp, so what is to be done in round 1 is
    skipped there.  What is warned of is not done, what is not is."""
    table = Table(inland()).goes_to(0)
    after(table, "to kaelve:\n from now: go to 0818\n from now: hold\nto camp1:\n unit 6, from now: hold")
    assert table.session.view(US).at == "0818"
    text = "to camp1:\n unit 6, day 1 round 1: go to 0309\n unit 6, day 1 round 5: go to 0509\n unit 6, from now: await"
    (late,) = warnings(table, text)
    line = "“unit 6, day 1 round 1: go to 0309”"
    assert late == f"{line}: over before the courier is there, at the earliest on day 1, round 2."
    assert table.says(US, text) is None
    table.goes_to(2)
    assert [report.hex for report in table.told(US, Nightly) if report.unit == f"{US}.6"][-1] == "0509"


def test_what_is_over_already() -> None:
    """CN-SEQ-03  In round 3 he writes for round 1 too."""
    table = morning()
    table.says(US, HOLD)
    table.goes_to(0, 3)
    found = warnings(table, "to kaelve:\n day 0 round 1: go to 0303\n day 0 round 4: go to 0302\n from now: hold")
    assert found == ["“day 0 round 1: go to 0303”: over already."]


def test_a_day_after_the_last() -> None:
    """CN-GEN-10  Red before: told back as any other day, and nothing was said."""
    table = morning()
    last = table.session.view(US).conflux_day
    assert warnings(table, f"{HOLD}to camp1:\n unit 6, day {last}: hold\n unit 6, day {last + 1}: hold") == [
        f"“unit 6, day {last + 1}: hold”: is never begun, because the game ends on day {last}."
    ]


def test_whatever_is_written_can_be_told_back() -> None:
    """CN-ORD-01  Forms filled at random, of all sides, before and after they land."""
    for name in ("two_sides", "undead", "day_six"):
        table, luck = Table(name, seed=5), Philox(5, 3, 0)
        for _ in range(60):
            if table.session.over:
                break
            q = table.open()[0]
            seen, answer = table.session.view(q.seat), game.default(table.session.view(q.seat), q.asked, ())
            if q.asked.kind == "order":
                form = game.random_form(seen, q.asked, luck)
                told = game.post.echo(seen, form, table.words())
                assert language.write(language.read(told)) == language.write(form), "what is said besides is not read"
                answer = answer if game.why_not(seen, q.asked, form) else form
            assert table.session.answer(q.seat, answer, q.asked.id) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_warning_is_said_in_every_language(lang: str) -> None:
    """CN-ORD-01  One of each, and nothing about it that cannot be said."""
    table = Table(inland()).goes_to(0)
    table.says(US, "to kaelve:\n from now: go to 0818\n from now: hold\nto camp1:\n unit 6, from now: hold")
    table.goes_to(1)
    words = table.words(lang)
    text = """to kaelve:
 day 1 round 1: make camp 0818
 from now: advance to 0511
 from now: hold
 from now: go to 0409
 day 2: hold
 day 2 round 2: await
to camp1:
 unit 6, day 1 round 1: hold
 unit 6, day 99: hold
 unit 6, from now: scout"""
    seen = table.session.view(US)
    told = game.post.echo(seen, game.read(seen, table.asked(US), text), words)
    assert not words.problems, words.problems
    assert told.count("# ! ") == 7, told


# ---- what a new sheet takes away ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_unit_that_loses_its_orders_is_named_and_then_stands_without(lang: str) -> None:
    """CN-ORD-03, CN-SEQ-03  Only unit 6 is named on the new sheet: unit 5 does not go on divining, and the echo says so."""
    table, text = morning(), "to kaelve:\n unit 6, from now: ambush 0202"
    assert warnings(table, text, lang) == []
    assert table.says(US, "to kaelve:\n from now: divine") is None
    table.goes_to(0, 3)
    (line,) = warnings(table, text, lang)
    assert "5" in line and (lang != "en" or line == "Unit 5 loses “from now: divine” and is without orders.")
    assert warnings(table, f"{text}\n from now: divine", lang)[:1] != [line]
    assert table.says(US, text) is None
    assert table.goes_to(1).session.view(US).units[f"{US}.5"].order == NO_ORDER


def test_what_was_to_come_and_stands_on_the_new_sheet_no_more() -> None:
    """CN-SEQ-03  Boxes, standing instructions and wishes of the sheet before it; not what is over, nor what is written anew."""
    table = morning()
    lines = " day 0 night 1: go to 0303\n day 1: divine\n standing: retreat at 60\n wishes: await\n"
    assert table.says(US, f"to kaelve:\n day 0 round 1: patrol\n{lines} from now: hold\n") is None
    table.goes_to(0, 3)
    gone = "No longer in force: day 0 night 1: go to 0303; day 1: divine; retreat at 60; wishes: await."
    assert gone in warnings(table, "to kaelve:\n from now: await")
    other = " day 0 night 1: go to 0302\n day 1: patrol\n standing: retreat at 40\n wishes: hold\n"
    for again in (lines, other):
        assert not [line for line in warnings(table, f"to kaelve:\n{again} from now: hold") if line.startswith("No longer")]
    assert table.says(US, "to kaelve:\n from now: await") is None
    assert table.goes_to(1).session.view(US).at == "0202"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lone_marker_is_called_a_unit_where_its_orders_are_refused(lang: str) -> None:
    """CN-ORD-04  Not by a bare number: the refusal calls it as the order language does."""
    table = after(morning(), "to kaelve:\n from now: go to 0404\n unit 5, from now: go to 0302", 2)
    refused = table.says(US, "to unit 5:\n from now: patrol")
    assert refused is not None and refused.reason == "lone-marker"
    called = language.name("5", lang)
    assert called.casefold() in table.words(lang).refusal(refused).casefold()
