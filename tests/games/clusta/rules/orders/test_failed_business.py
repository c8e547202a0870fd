"""Business that rides with a sheet and cannot be done where it arrives: who ordered it is told, by courier, what and why; by acts
of seats from a set-up."""

from __future__ import annotations

import msgspec
import pytest

from montjoy.core.session.session import Session
from montjoy.games.clusta.game import game
from montjoy.games.clusta.protocol.reports import NotDone
from montjoy.words import LANGUAGES, Words
from tests.games.clusta.acting import Table

US, THEM = "trakorians", "ransards"
FIELD = ("....................",) * 4
HIM = ("trakorians kaelve 0000 leads 1", "trakorians 1 0000 200")
FAR = ("trakorians tasseluka 0800 leads 2", "trakorians 2 0800 200", "trakorians camp 0800 South", "trakorians 5 0800 150")
FOE = ("ransards grisban 1903 leads 6", "ransards 6 1903 180")
GOES = {(US, 0): "to tasseluka:\n day 1: go to 1200\nto camp1:\n unit 5, from now: hold\nto kaelve:\n from now: hold"}
MERGE = "to tasseluka:\n from now: hold\nmerge unit 2 with unit 5"


def played(*more: str, writes: dict[tuple[str, int], str], until: tuple[int, int] = (2, 0), **options: object) -> Table:
    return Table(*HIM, *FAR, *FOE, *more, terrain=FIELD, days=4, writes=GOES | writes, **options).until(*until)


def heard(table: Table, seat: str = US) -> list[tuple[str, str]]:
    return [(report.what, report.reason) for report in table.told(seat, NotDone)]


def test_who_has_left_meanwhile_says_that_not_all_are_there() -> None:
    """CN-COUR-01, CN-SEQ-08  Tasseluka sets out with 2, and 5 stays in the camp: her sheet, with the word that they merge,
    overtakes her on the way.  She writes so, from where she is."""
    table = played(writes={(US, 1): MERGE})
    (report,) = table.told(US, NotDone)
    assert (report.by, report.what, report.reason) == ("trakorians.tasseluka", "merge unit 2 with unit 5", "not-here")
    assert report.hex != "0800"
    (arrived,) = [entry.arrived for entry in table.session.state.books[US].entries if entry.report == report]
    assert arrived > report.at, "he rode"
    assert table.session.state.units["trakorians.5"].present == 150


def test_what_is_done_is_not_told_as_undone() -> None:
    """CN-COUR-01  Tasseluka stays: both are there, and they merge."""
    table = played(writes={(US, 0): "to tasseluka:\n from now: hold", (US, 1): MERGE})
    assert heard(table) == [] and table.session.state.units["trakorians.2"].present == 350


def test_business_for_somebody_who_is_not_with_the_addressee() -> None:
    """CN-COUR-01  What concerns 5 went with Tasseluka's sheet, for they were together; where it comes to her, 5 is not."""
    split = "to tasseluka:\n from now: hold\nsplit unit 5: 50 standard"
    table = played(writes={(US, 1): split})
    assert heard(table) == [("split unit 5: 0 elite 50 standard", "not-here")]
    assert "trakorians.6" not in table.session.state.units


def test_in_a_battle_units_are_not_split() -> None:
    """CN-ARMY-06-X, CN-COUR-01  The reason is told as whoever took the sheet sees it."""
    foe = "ransards trugdan 0900 leads 7", "ransards 7 0900 400"
    war = {(US, 0): "to tasseluka:\n from now: hold\nto camp1:\n from now: hold\nsplit unit 2: 50 standard",
           (THEM, 0): "to trugdan:\n day 0 round 1: attack 0800"}
    table = played(*foe, writes=war, until=(1, 0))
    assert heard(table) == [("split unit 2: 0 elite 50 standard", "in-battle")]


def test_beside_the_overall_commander_it_is_handed_over_in_the_same_round() -> None:
    """CN-SEQ-08  Within one hex messages take no time."""
    camp = "to tasseluka:\n from now: hold\nto camp1:\n unit 5, day 1: go to 1200"
    near = "trakorians kaelve 0400 leads 1", "trakorians 1 0400 200"
    comes = {(US, 0): camp, (US, 1): f"to kaelve:\n day 1: go to 0800\n{MERGE}"}
    table = Table(*near, *FAR, *FOE, terrain=FIELD, days=4, writes=comes).until(2)
    entries = table.session.state.books[US].entries
    assert [(entry.report.hex, entry.arrived - entry.report.at) for entry in entries if isinstance(entry.report, NotDone)] == [
        ("0800", 0)
    ]


def test_whether_somebody_elsewhere_is_alive_is_not_told() -> None:
    """CN-KNOW-05  Twins: 5, which Tasseluka has left, has been destroyed in its camp, or has not; what she writes of it is the
    same."""
    foe = "ransards trugdan 0802 leads 7", "ransards 7 0802 500e"
    goes = {(US, 0): GOES[US, 0].replace("1200", "1700"), (US, 1): MERGE}
    found, left = [], []
    for writes in (goes, goes | {(THEM, 1): "to trugdan:\n day 1 round 1: attack 0800\n from now: hold"}):
        table = played(*foe, writes=writes)
        found.append(table.told(US, NotDone))
        left.append(table.session.state.units["trakorians.5"].present)
    assert left == [150, 0] and found[0] == found[1] and len(found[0]) == 1


def test_nobody_else_is_told() -> None:
    """CN-KNOW-05  Twins: the other side is told and shown the same bytes, whether it failed or was never ordered."""
    twins = [played(writes={(US, 1): text}) for text in (MERGE, "to tasseluka:\n from now: hold")]
    seen = [msgspec.json.encode([table.session.streams[THEM].items, table.view(THEM)]) for table in twins]
    assert seen[0] == seen[1] and heard(twins[0]) and not heard(twins[1])


def test_with_the_switch_off_nothing_is_said() -> None:
    """CN-COUR-01  failures_reported = false: as it was in games that were begun before there was the switch."""
    assert heard(played(writes={(US, 1): MERGE}, failures_reported=False)) == []


def test_records_of_before_have_the_switch_off() -> None:
    """CN-COUR-01  failures_reported = false holds for a record of the same version of the rules that does not know it, and it
    replays to the last hash; one that has the switch keeps it."""
    session = played(writes={(US, 1): MERGE}, failures_reported=False).session
    older = {name: value for name, value in session.header.options.items() if name != "failures_reported"}
    header = msgspec.structs.replace(session.header, options=older)
    began = Session(game, header, bytes(32))
    assert began.options.failures_reported is False and b"failures_reported" not in began.runner.encoded()
    assert Session(game, played(writes={}).session.header, bytes(32)).options.failures_reported is True


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_every_language(lang: str) -> None:
    """The order in the reader's own words, and no word of the program's."""
    table = played(writes={(US, 1): MERGE})
    words = Words(game, lang, game.names(table.session.scenario))
    (report,) = table.told(US, NotDone)
    said = words.item(report)
    assert not words.problems and "NotDone" not in said and "not-here" not in said and report.hex in said
    if lang == "en":
        assert "this could not be done here: merge unit 2 with unit 5. Not everybody it is about is here (" in said
