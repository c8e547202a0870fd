"""Who goes by a sheet: each case of the table in the rulebook (CN-ORD-03), by acts of seats alone, and what the echo says of it.

Kaelve, who is overall commander, and Orren stand in camp1 (0202); Kaelve leads unit 5, nobody leads unit 6.
"""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from montjoy.games.clusta.game import game
from montjoy.games.clusta.model.scenario import ClustaScenario, CommanderFile
from montjoy.games.clusta.protocol.forms import NO_ORDER
from montjoy.games.clusta.protocol.reports import OwnEyes
from tests.games.clusta.acts import Table

US, CAMP, AWAY = "trakorians", "0202", "0303"
GO = "to kaelve:\n from now: hurry to 0303\n from now: hold\n"
HOLD = "to kaelve:\n from now: hold\n"
STAY = "to camp1:\n from now: await\n"
OURS = "to camp1:\n unit 6, from now: catch couriers\n from now: await\n"


@cache
def scenario() -> ClustaScenario:
    """The cove with a second officer, of a lower leader value."""
    cove = game.scenarios["skirmish"]
    orren = CommanderFile(side=US, id="orren", name="Orren", leader_value=1, hero_points=1, hex=CAMP)
    return msgspec.structs.replace(cove, id="two_officers", commanders=[*cove.commanders, orren])


def morning(*before: str) -> Table:
    """The morning after these ones."""
    table = Table(scenario()).goes_to(0)
    for day, text in enumerate(before):
        assert table.says(US, f"ask mornings\n{text}") is None
        table.goes_to(day + 1)
    return table


def goes(table: Table, text: str) -> dict[str, tuple[str, str]]:
    """Where units 5 and 6 are known to be after this morning's sheets, and by what order."""
    assert table.says(US, text) is None
    table.goes_to(table.session.state.day + 1)
    seen = table.session.view(US)
    return {number: (seen.units[f"{US}.{number}"].hex, seen.units[f"{US}.{number}"].order) for number in ("5", "6")}


def echoed(table: Table, text: str) -> list[str]:
    """What the echo says of who goes by the sheets."""
    return [line.strip(" #") for line in table.echo(US, text).split("\n") if "For: " in line or "Not for: " in line]


WITH_HIM = "unit 5 (Praanz da Kaelve leads it)"
THE_CAMP = "The northern beach (camp1)"


# ---- 1: a line that names it -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("text", [GO + OURS, OURS + GO])
def test_1_a_line_that_names_it_counts_before_all_else(text: str) -> None:
    """CN-ORD-03  Unit 6 catches couriers, whichever sheet is written first."""
    table = morning()
    assert f"Not for: unit 6 (a line on the sheet for {THE_CAMP} names it)." in echoed(table, text)
    assert f"For: Praanz da Kaelve; {WITH_HIM}." in echoed(table, text)
    assert goes(table, text) == {"5": (AWAY, "HOLD"), "6": (CAMP, "CATCH_COURIERS")}


def test_1_also_one_on_a_sheet_that_was_sent_before() -> None:
    """CN-ORD-03  The camp's line of yesterday keeps unit 6 when only the commander is written to."""
    table = morning(OURS)
    assert f"Not for: unit 6 (a line on the sheet for {THE_CAMP} names it)." in echoed(table, GO)
    assert goes(table, GO)["6"] == (CAMP, "CATCH_COURIERS")


def test_1_also_one_for_a_unit_that_somebody_leads() -> None:
    """CN-ORD-03  A line on the camp's sheet takes unit 5 out of Kaelve's lead; he leaves without it."""
    text = f"{GO}to camp1:\n unit 5, from now: catch couriers\n from now: await"
    table = morning()
    assert echoed(table, text)[:2] == [
        "For: Praanz da Kaelve; unit 6 (the last orders in its hex).",
        f"Not for: unit 5 (a line on the sheet for {THE_CAMP} names it).",
    ]
    assert goes(table, text) == {"5": (CAMP, "CATCH_COURIERS"), "6": (AWAY, "HOLD")}
    assert table.session.view(US).commanders[f"{US}.kaelve"].leads == ()


def test_1_a_commander_leaves_behind_whom_his_own_sheet_names() -> None:
    """CN-ORD-03  "unit 5, from now: hold" on his own sheet, which goes on for him and the rest."""
    table, text = morning(), f"{GO} unit 5, from now: await\n"
    assert echoed(table, text) == ["For: Praanz da Kaelve; unit 5 (a line names it); unit 6 (the last orders in its hex)."]
    assert goes(table, text) == {"5": (CAMP, "AWAIT"), "6": (AWAY, "HOLD")}


def test_1_a_line_that_is_done_counts_no_more() -> None:
    """CN-ORD-03  Yesterday's patrol is over: unit 6 goes along."""
    table = morning("to camp1:\n unit 6, day 0: patrol\n")
    assert echoed(table, GO) == [f"For: Praanz da Kaelve; {WITH_HIM}; unit 6 (the last orders in its hex)."]
    assert goes(table, GO)["6"] == (AWAY, "HOLD")


def test_1_whoever_joins_a_commander_leaves_his_line() -> None:
    """CN-CMD-03  Named yesterday, attached today: unit 6 goes with Kaelve."""
    table, text = morning(OURS), f"attach unit 6 to kaelve\n{GO}"
    assert echoed(table, text) == [f"For: Praanz da Kaelve; {WITH_HIM}; unit 6 (Praanz da Kaelve leads it)."]
    assert goes(table, text) == {"5": (AWAY, "HOLD"), "6": (AWAY, "HOLD")}


OUT = "to camp1:\n unit 6, day 0 round 1: go to 0303\n unit 6, from now: ambush\n"
ON = "to kaelve:\n from now: hurry to 0304\n from now: hold\n"


def test_1_also_one_on_the_sheet_that_it_carries_away_from_its_camp() -> None:
    """CN-ORD-03  Unit 6 lies in ambush at 0303 by the camp's sheet; Kaelve comes there and goes on: it stays, and the echo says
    so."""
    table = morning(OUT, f"detach unit 5 from kaelve\n{GO}")
    assert table.session.view(US).at == table.session.view(US).units[f"{US}.6"].hex == AWAY
    assert echoed(table, ON) == [
        "For: Praanz da Kaelve alone, as far as you know.",
        f"Not for: unit 6 (a line on the sheet for {THE_CAMP} names it).",
    ]
    assert goes(table, ON)["6"] == (AWAY, "AMBUSH")
    assert table.session.view(US).at == "0304"


def test_1_also_when_its_camp_has_had_another_sheet_since() -> None:
    """CN-ORD-03  The camp's new sheet says nothing of unit 6, which has left: it goes on by the one that it carries."""
    table = morning(OUT, f"detach unit 5 from kaelve\n{GO}{STAY}")
    assert echoed(table, ON)[1] == f"Not for: unit 6 (a line on the sheet for {THE_CAMP} names it)."
    assert goes(table, ON)["6"] == (AWAY, "AMBUSH")


@pytest.mark.parametrize("more", ["attach unit 6 to kaelve\n", ""])
def test_1_it_goes_along_once_it_joins_or_is_named(more: str) -> None:
    """CN-CMD-03, CN-ORD-03  "attach unit 6 to kaelve", or a line for it on his sheet."""
    text = f"{more}{ON}" if more else f"{ON} unit 6, from now: go to 0304\n unit 6, from now: hold\n"
    table = morning(OUT, f"detach unit 5 from kaelve\n{GO}")
    assert "For: Praanz da Kaelve; unit 6 (" in "".join(echoed(table, text))
    assert goes(table, text)["6"] == ("0304", "HOLD")


def test_1_a_sheet_that_came_after_it_had_left_is_not_carried() -> None:
    """CN-ORD-03  Unit 6 is at 0303 when the camp is told what it should do there: it goes with Kaelve."""
    away = "to camp1:\n unit 6, day 0: go to 0303\n"
    table = morning(away, f"detach unit 5 from kaelve\n{GO}to camp1:\n unit 6, from now: ambush\n")
    assert echoed(table, ON) == ["For: Praanz da Kaelve; unit 6 (the last orders in its hex)."]
    assert goes(table, ON)["6"] == ("0304", "HOLD")


# ---- 2: whom a commander leads -----------------------------------------------------------------------------------------
def test_2_whom_he_leads_goes_by_his_sheet_also_where_the_camps_is_newer() -> None:
    """CN-ORD-03, CN-CMD-03  Today's sheet for the camp is not for unit 5."""
    table = morning(HOLD)
    assert echoed(table, STAY) == ["For: unit 6 (the last orders in its hex).", f"Not for: {WITH_HIM}."]
    assert goes(table, STAY) == {"5": (CAMP, "HOLD"), "6": (CAMP, "AWAIT")}


def test_2_without_a_sheet_of_his_the_camps_is_for_it_too() -> None:
    """CN-ORD-03  Orders are for all in the hex: nobody has written to Kaelve yet."""
    table = morning()
    assert echoed(table, STAY) == ["For: unit 5 (the last orders in its hex); unit 6 (the last orders in its hex)."]
    assert goes(table, STAY) == {"5": (CAMP, "AWAIT"), "6": (CAMP, "AWAIT")}


# ---- 3: the last sheet -------------------------------------------------------------------------------------------------
def test_3_who_is_led_by_nobody_goes_by_the_last_sheet_the_commanders() -> None:
    """CN-ORD-03  "to kaelve: hurry to 0303" takes all of his hex along, also where the camp's sheet of yesterday says await."""
    for before in ("", STAY):
        table = morning(before)
        assert echoed(table, GO) == [f"For: Praanz da Kaelve; {WITH_HIM}; unit 6 (the last orders in its hex)."]
        assert goes(table, GO) == {"5": (AWAY, "HOLD"), "6": (AWAY, "HOLD")}


def test_3_of_one_moment_the_commanders_before_the_camps() -> None:
    """CN-ORD-03  Both sheets written in one morning, in either order."""
    for text in (GO + STAY, STAY + GO):
        table = morning()
        assert f"Not for: {WITH_HIM}; unit 6 (the sheet for Praanz da Kaelve comes first)." in echoed(table, text)
        assert goes(table, text) == {"5": (AWAY, "HOLD"), "6": (AWAY, "HOLD")}


def test_3_of_two_commanders_that_of_the_better_leader() -> None:
    """CN-ORD-03  Kaelve's before Orren's; the next day Orren's alone is the last."""
    text = f"to orren:\n from now: await\n{HOLD}"
    table = morning()
    assert echoed(table, text)[:2] == [
        "For: Orren alone, as far as you know.",
        "Not for: unit 5 (Praanz da Kaelve leads it); unit 6 (the sheet for Praanz da Kaelve comes first).",
    ]
    assert goes(table, text) == {"5": (CAMP, "HOLD"), "6": (CAMP, "HOLD")}
    assert goes(table, "to orren:\n from now: await") == {"5": (CAMP, "HOLD"), "6": (CAMP, "AWAIT")}


def test_3_couriers_of_one_morning_come_together() -> None:
    """CN-ORD-03, CN-COUR-04  Kaelve is away; both sheets ride to the camp, and Orren's is the one that unit 6 goes by."""
    text = "to camp1:\n from now: await\nto orren:\n from now: go to 0203\n from now: hold"
    table = morning(f"{GO}{OURS}")
    assert table.echo(US, text).count("unit 6, last heard of") == 2
    assert "For: Orren; unit 6, last heard of day 0, night round 1 (the last orders in its hex)." in echoed(table, text)
    assert goes(table, text)["6"] == ("0203", "HOLD")


# ---- 4: detached -------------------------------------------------------------------------------------------------------
def test_4_detached_it_stays_and_is_left_out_until_it_joins_somebody() -> None:
    """CN-ORD-03, CN-CMD-03  "detach unit 5 from kaelve": it goes by the camp's sheet, until it is attached again."""
    table, text = morning(), f"detach unit 5 from kaelve\n{HOLD}{STAY}"
    assert echoed(table, text)[0] == "For: Praanz da Kaelve; unit 6 (the last orders in its hex)."
    assert echoed(table, text)[1] == "Not for: unit 5 (detached from Praanz da Kaelve)."
    assert goes(table, text)["5"] == (CAMP, "AWAIT")
    assert any(line.endswith(", detached from Praanz da Kaelve (CN-KNOW-04).") for line in table.lines(US, OwnEyes))
    assert "Not for: unit 5 (detached from Praanz da Kaelve)." in echoed(table, GO)
    assert "unit 5 (Praanz da Kaelve leads it)" in table.echo(US, f"attach unit 5 to kaelve\n{GO}")
    assert goes(table, GO) == {"5": (CAMP, "AWAIT"), "6": (AWAY, "HOLD")}


def test_4_also_one_that_he_never_led() -> None:
    """CN-CMD-03  Unit 6 is left behind, for which nothing is written: it is without orders."""
    table, text = morning(), f"detach unit 6 from kaelve\n{GO}"
    assert echoed(table, text)[1:] == ["Not for: unit 6 (detached from Praanz da Kaelve)."]
    assert goes(table, text)["6"] == (CAMP, NO_ORDER)


# ---- 5: nothing for it -------------------------------------------------------------------------------------------------
def test_5_a_new_sheet_replaces_the_old_one_also_for_whom_nothing_stands_on_it() -> None:
    """CN-ORD-03, CN-SEQ-03  The camp's new sheet has a line for unit 5 alone; unit 6, which went by the old one, has none."""
    table = morning(STAY)
    text = "to camp1:\n unit 5, from now: hold"
    assert echoed(table, text)[1:] == ["Not for: unit 6 (nothing on this sheet is meant for it)."]
    assert goes(table, text) == {"5": (CAMP, "HOLD"), "6": (CAMP, NO_ORDER)}


def test_5_a_line_that_is_left_out_gives_the_unit_back_to_its_commander() -> None:
    """CN-ORD-03  The camp's new sheet names unit 6 no more: it goes by the commander's, who is there and whose came before."""
    table = morning(f"{HOLD}{OURS}")
    assert goes(table, "to camp1:\n unit 5, from now: await") == {"5": (CAMP, "AWAIT"), "6": (CAMP, "HOLD")}
