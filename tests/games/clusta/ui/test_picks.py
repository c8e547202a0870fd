"""Sheets written by choosing: what is offered stands and is of use, one click writes it, and nothing hidden shows."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from montjoy.core.capabilities import Pickable, Picked
from montjoy.core.philox import Philox
from montjoy.games.clusta.game import game
from montjoy.games.clusta.ui import picks
from montjoy.words import LANGUAGES
from montjoy.words.refused import all_wrong
from tests.games.clusta.acts import Table

US, THEM = "trakorians", "ransards"
MARCH = "to kaelve:\n  from now: go to 0203"


def morning(scenario: str = "skirmish", day: int = 0) -> Table:
    return Table(scenario).goes_to(day)


def picked(table: Table, at: str, text: str = "", seat: str = US, lang: str = "en") -> Picked:
    found = picks.picks(table.session.view(seat), table.asked(seat), text, at, table.words(lang))
    assert found is not None
    return found


def put(table: Table, text: str, line: str) -> str:
    return picks.put(table.session.view(US), table.asked(US), text, line)


def offered(found: Picked) -> list[str]:
    return [choice.says for choice in found.choices]


def that(found: Picked, says: str, group: str = "") -> Pickable:
    return next(choice for choice in found.choices if choice.says == says and choice.group == group)


# ---- step by step --------------------------------------------------------------------------------------------------------
def test_whom_then_what_then_where() -> None:
    """CN-ORD-02, CN-ORD-08  The overall commander first; a hex beside him is written at one click, any other is pointed at."""
    table = morning()
    first = picked(table, "")
    assert [choice.opens for choice in first.choices] == ["kaelve", "camp1"] and 'data-choice="0"' in first.drawn
    what = picked(table, "kaelve")
    assert that(what, "go to…").opens == "kaelve GO_TO" and "“from now: patrol”: ends at" in that(what, "patrol").more
    assert not {"make camp", "embark", "disembark…", "go to nearest camp"} & set(offered(what)), "he is on land and in a camp"
    where = picked(table, "kaelve GO_TO")
    assert offered(where) == ["go to 0201", "go to 0302", "go to 0203", "go to 0103", "go to 0102"]
    assert that(where, "go to 0203").line == MARCH and 'data-aim="yes"' in where.drawn and where.back == "kaelve"
    pointed = picked(table, "kaelve GO_TO 0203 0405")
    assert offered(pointed)[0] == "go to 0405" and pointed.at == "kaelve GO_TO"
    assert pointed.only == that(pointed, "go to 0405").line and not where.only, "a touch on a hex is the order"
    assert not picked(table, "kaelve GO_TO 0202").only, "nobody is ordered to where he stands"
    assert "0202" not in "".join(offered(picked(table, "kaelve GO_TO 0202"))), "he stands there"
    assert [choice.opens for choice in picked(table, "0202").choices] == ["kaelve", "camp1"]
    for nobody in ("grisban", "x", "9999"):
        assert picks.picks(table.session.view(US), table.asked(US), "", nobody, table.words()) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_order_says_in_a_sentence_what_it_does(lang: str) -> None:
    """CN-ORD-HOLD, CN-ORD-GOTO, CN-ORD-PATROL-a and the others: no two say the same, and none is left without."""
    table, words = morning(), morning().words(lang)
    said = [str(words.text("picks-what", order=order)) for order in (*picks.TO_A_HEX, picks.DISEMBARK, *picks.PLAIN)]
    assert len(set(said)) == len(said) and not words.problems
    found = picks.picks(table.session.view(US), table.asked(US), "", "kaelve", words)
    assert found is not None and all(any(choice.more.startswith(one) for one in said) for choice in found.choices)
    after = picked(table, "kaelve", MARCH)
    assert {bool(choice.more) for choice in after.choices if choice.group == "after"} == {True}


def test_instead_and_then() -> None:
    """CN-ORD-01  With a sheet in the text an order takes the place of what is open there, or comes after it."""
    table = morning()
    found = picked(table, "kaelve", f"{MARCH}\n  day 1: patrol")
    assert "New orders: go to 0203; day 1: patrol" in found.says
    assert that(found, "hold", "instead").line == "to kaelve:\n  day 1: patrol\n  from now: hold"
    assert that(found, "hold", "after").line == f"{MARCH}\n  day 1: patrol\n  from now: hold"
    later = picked(table, that(found, "go to…", "after").opens, MARCH)
    assert that(later, "go to 0201").line == f"{MARCH}\n  from now: go to 0201"
    assert that(found, "Take these orders back").line == "to kaelve:"


def test_what_the_sheet_says_already_is_marked_among_the_choices() -> None:
    """The order and its hex; not among what could follow it."""
    table = morning()
    assert not any(choice.chosen for choice in picked(table, "kaelve").choices)
    marked = [(choice.says, choice.group) for choice in picked(table, "kaelve", MARCH).choices if choice.chosen]
    assert marked == [("go to…", "instead")]
    assert [choice.says for choice in picked(table, "kaelve GO_TO", MARCH).choices if choice.chosen] == ["go to 0203"]
    patrols = picked(table, "kaelve", "to kaelve:\n  from now: patrol")
    assert [choice.says for choice in patrols.choices if choice.chosen] == ["patrol"]


def test_the_sheet_goes_into_the_text_and_all_else_stays() -> None:
    table = morning()
    text = put(table, "# mine\nask rounds", MARCH.replace("\n", "\r\n"))
    assert text == f"# mine\nask rounds\n{MARCH}\n"
    text = put(table, f"{text}to camp1:\n  from now: hold\nnonsense", "to kaelve:\n  from now: hold")
    assert text == "# mine\nask rounds\nto kaelve:\n  from now: hold\nto camp1:\n  from now: hold\nnonsense\n"
    assert put(table, text, "to kaelve:") == "# mine\nask rounds\nto camp1:\n  from now: hold\nnonsense\n"
    for junk in ("<b>", "ask rounds", "to kaelve:\n jump", f"{MARCH}\nto camp1:\n  from now: hold"):
        assert put(table, "x", junk) == "x"


# ---- it stands -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_is_offered_can_be_sent(lang: str) -> None:
    """CN-ORD-02, CN-ORD-03  By every side, to whomever it can write, in every language; so can the example."""
    for table in (morning(), *((morning("day_six", 6), morning("undead")) if lang == "en" else ())):
        words = table.words(lang)
        for q in table.open():
            seen = table.session.view(q.seat)
            able = picks.units(seen, q.asked)
            assert able or type(q.asked.ask).__name__ != "Morning"
            lines = [picks.example(seen, q.asked, words)] if able else []
            for id in able:
                every = picked(table, id, seat=q.seat, lang=lang).choices
                lines += [c.line for c in every if c.line]
                lines += [c.line for o in every if o.opens for c in picked(table, o.opens, seat=q.seat, lang=lang).choices[:1]]
            for line in lines:
                assert not all_wrong(game, seen, q.asked, line, words), line
        assert words.problems == []


def test_the_example_is_a_march_that_he_can_make_this_morning() -> None:
    """CN-ORD-08  Sent as it stands, the overall commander is there in the evening."""
    table = morning()
    sheet = picks.example(table.session.view(US), table.asked(US), table.words())
    assert sheet == "to kaelve:\n  from now: go to 0201" and table.says(US, sheet) is None
    assert table.goes_to(1).session.view(US).at == "0201"


def test_no_example_leads_away_from_the_hex_to_which_the_conflux_comes() -> None:
    """CN-GEN-06  A reader stood in it on the last day, and was offered to leave it at a click."""
    table = morning()
    seen = table.session.view(US)
    there = msgspec.structs.replace(seen, conflux=seen.at)
    assert picks.example(there, table.asked(US), table.words()) == "to kaelve:\n  from now: hold"


def test_before_play_and_of_the_umpire_nothing_is_picked() -> None:
    table = Table("island")
    for q in table.open():
        assert picks.units(table.session.view(q.seat), q.asked) == []


# ---- and nothing hidden shows ------------------------------------------------------------------------------------------------
def test_what_is_offered_is_the_same_whatever_others_do() -> None:
    """CN-KNOW-05  With all that a side cannot know dealt anew."""
    table = morning("day_six", 6)
    seen, items = table.session.view(US), table.session.streams[US].items
    twin = game.view(game.redeal(table.session.state, US, items, Philox(1, 2, 3)), US)
    asked: Any = table.asked(US)
    for at in ("", "kaelve", "kaelve GO_TO", "kaelve ATTACK 0410", "camp1"):
        assert picks.picks(seen, asked, "", at, table.words()) == picks.picks(twin, asked, "", at, table.words())


# ---- what is written on one line ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("text", ["Kaelve go to 0303", "kaelve: go to 0303", "to kaelve: go to 0303", "to kaelve go to 0303"])
def test_whom_and_what_on_one_line_is_told_how_to_write_it(text: str) -> None:
    """CN-ORD-01  The refusal says the two lines that would work."""
    table = morning()
    (wrong, *_) = all_wrong(game, table.session.view(US), table.asked(US), text, table.words())
    says = wrong.says.translate(dict.fromkeys((0x2068, 0x2069)))
    assert says.lower().endswith("write “to kaelve:” and on the line below it “from now: go to 0303”."), says
