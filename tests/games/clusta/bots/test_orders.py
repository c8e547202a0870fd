"""Generals write each order where it serves: positions that were reached by play, through the session."""

from __future__ import annotations

from typing import Any

from montjoy.core.philox import Philox
from montjoy.core.session.streams import Asked
from montjoy.games.clusta.bots import divination
from montjoy.games.clusta.bots.appraisal import STEADY, Look
from montjoy.games.clusta.bots.general import CHARACTERS
from montjoy.games.clusta.game import game
from montjoy.games.clusta.protocol.questions import Morning
from tests.games.clusta.acting import Table

FOUND = "to tasseluka:\n unit 6, day 0: divine\n from now: hold"     # his unit stands where the conflux comes, with an astrologer
HOST = ("trakorians kaelve 0102", "trakorians camp 0102 West days=6", "trakorians 1 0102 400e", "trakorians 2 0102 300")
STARS = ("trakorians tasseluka 0402 leads 6", "trakorians 6 0402 100", "trakorians astrologer 6")
FAR_OFF = ("ransards trugdan 0905", "ransards camp 0905 East", "ransards 6 0905 180")


def written(table: Table, seat: str, to: str) -> list[tuple[tuple[int, ...], str, str]]:
    """What the seat's general writes to somebody this morning: columns, order, hex; it is lawful."""
    view = table.view(seat)
    asked = Asked(1, "order", Morning(view.day), (), "Orders")
    form: Any = CHARACTERS["steady"](view, asked, Philox(1, 0, 0))
    assert game.why_not(view, asked, form) is None
    sheets = [sheet for sheet in form.sheets if sheet.to == to]
    return [(line.units, line.do.order, line.do.hex) for sheet in sheets for line in sheet.lines]


def orders(table: Table, seat: str, to: str) -> list[tuple[str, str]]:
    return [(order, hex) for _, order, hex in written(table, seat, to)]


def test_go_to_where_the_way_is_quiet() -> None:
    """CN-ORD-GOTO  The conflux has been found and nobody is known of there: the host marches."""
    table = Table(*HOST, *STARS, *FAR_OFF, conflux_hex="0402", days=30, writes={("trakorians", 0): FOUND}).until(1)
    assert table.view("trakorians").conflux == "0402"
    assert orders(table, "trakorians", "kaelve") == [("GO_TO", "0402"), ("MAKE_CAMP", "0402"), ("HOLD", "")]


def test_advance_where_enemies_are_near() -> None:
    """CN-ORD-ADVANCE  His scouts have seen Ransards two hexes from it: the host goes there ready for battle."""
    near = ("ransards grisban 0602 leads 7", "ransards 7 0602 60")
    writes = {("trakorians", 0): f"{FOUND}\nto camp1:\n unit 2, day 0: scout\n from now: hold"}
    table = Table(*HOST, *STARS, *FAR_OFF, *near, conflux_hex="0402", days=30, writes=writes).until(1)
    assert any(mark.hex == "0602" for mark in table.view("trakorians").marks)
    assert orders(table, "trakorians", "kaelve")[0] == ("ADVANCE_TO", "0402")


def test_ambush_on_the_way_to_the_camp() -> None:
    """CN-ORD-AMBUSH-a  In a camp the second small unit lies in ambush beside it, on the side of the bridgehead."""
    units = [f"ransards {n} 0404 {men}" for n, men in ((1, 250), (2, 250), (4, 180), (5, 180))]
    table = Table("ransards trugdan 0404", "ransards camp 0404 South", *units, "trakorians 9 0900 50", days=30).until(0)
    lines = [line for line in written(table, "ransards", "camp1") if line[0] == (4,)]
    assert [order for _, order, _ in lines] == ["GO_TO", "AMBUSH"]
    assert Look(table.view("ransards"), STEADY).far(lines[1][2], "0404") == 1


def test_await_where_a_garrison_would_be_overrun() -> None:
    """CN-ORD-AWAIT  All gather where the conflux comes, and there is no room for more: a hundred men elsewhere before five times
    as many give way in time."""
    main = [f"trakorians {n} 0402 500" for n in (1, 2, 3)]
    lines = ("trakorians kaelve 0402", "trakorians camp 0402 Main", *main, "trakorians astrologer 1", "trakorians 9 0900 100",
             "trakorians camp 0900 East", "ransards grisban 0902 leads 7", "ransards 7 0902 500", "ransards trugdan 0905")
    writes = {("trakorians", 0): "to camp1:\n unit 1, day 0: divine\n from now: hold\nto camp2:\n day 0: scout\n from now: hold"}
    table = Table(*lines, conflux_hex="0402", days=30, writes=writes).until(1)
    assert any(mark.hex == "0902" for mark in table.view("trakorians").marks)
    assert written(table, "trakorians", "camp2")[-1] == ((), "AWAIT", "")


def test_embark_before_a_hopeless_fight() -> None:
    """CN-ORD-EMBARK  Two companies have landed beside their ships; ten times as many are seen coming, so they go aboard again."""
    lines = ("trakorians kaelve - leads 5", "trakorians 5 - 100 kavarell", "ransards trugdan 0401 leads 6 7",
             "ransards 6 0401 500", "ransards 7 0401 500")
    writes = {("trakorians", 0): "to kaelve:\n from now: disembark 0101", ("trakorians", 1): "to kaelve:\n day 1: scout",
              ("ransards", 1): "to trugdan:\n day 1 round 6: go to 0301"}
    table = Table(*lines, terrain=("~.....",) * 3, fleets="trakorians 0001", days=30, writes=writes).until(2)
    assert table.at("trakorians", "trakorians.5") == "0101"
    assert orders(table, "trakorians", "kaelve") == [("EMBARK", ""), ("HOLD", "")]


def besieged(days: int, men: int, until: int) -> tuple[Table, str]:
    """A Ransard camp of so many lies where the conflux is likeliest, and Trakorian scouts have seen it from beside it."""
    bare = Table(*HOST[:3], *FAR_OFF, days=days)
    seen = Look(bare.view("trakorians"), STEADY)
    place = divination.likeliest(seen.there, seen.guess, 2)
    beside = next(hex for hex in seen.there.ring(place, 1) if seen.is_land(hex))
    lines = (f"trakorians kaelve {beside} leads 5", f"trakorians 5 {beside} 500", f"ransards camp {place} Mid",
             f"ransards 6 {place} {men}", f"ransards trugdan {place}")
    day = until - 1
    return Table(*lines, days=days, writes={("trakorians", day): f"to kaelve:\n day {day}: scout"}).until(until), place


def test_siege_works_before_a_camp_that_is_a_little_too_strong() -> None:
    """CN-GAP-03  Works first, then the assault.  Who has no astrologer follows his best guess after a week."""
    table, place = besieged(30, 140, 8)
    assert orders(table, "trakorians", "kaelve") == [("SIEGE_WORKS", place), ("ATTACK", place), ("HOLD", "")]


def test_siege_works_every_day_of_the_last() -> None:
    """CN-GAP-03  In the last days before the conflux a camp that is much too strong as well, each day's works lowering it."""
    table, _ = besieged(3, 500, 1)
    works = written(table, "trakorians", "kaelve")
    assert [order for _, order, _ in works] == ["SIEGE_WORKS"] * (len(works) - 1) + ["HOLD"] and len(works) > 3


def test_on_the_last_day_all_arrive_by_dusk() -> None:
    """CN-GEN-06  Whoever is not where the conflux comes waits until it is time, and is there before the last round; who is there
    holds it."""
    table = Table(*HOST, *STARS, *FAR_OFF, conflux_hex="0402", days=1, writes={("trakorians", 0): FOUND}).until(1)
    found = orders(table, "trakorians", "kaelve")
    assert found == [("HOLD", "")] * 2 + [("ATTACK", "0402"), ("HOLD", "")]
    assert orders(table, "trakorians", "tasseluka") == [("HOLD", "")]


def test_the_crurers_go_for_the_conflux() -> None:
    """CN-CRUR-14-X  From the day of the bridge a general goes straight there, as soon as possible and at any price."""
    lines = ("crurers general1 0000 leads 1 2", "crurers 1 0000 500", "crurers 2 0000 500", "trakorians 9 0905 50")
    table = Table(*lines, conflux_hex="0602", bridge_day=0, days=30).until(0)
    assert orders(table, "crurers", "general1") == [("ATTACK", "0602"), ("HOLD", "")]


def test_where_nothing_is_known_and_nothing_has_a_name_they_hold() -> None:
    """CN-CRUR-14-X  crurers_know_conflux = false: on a map without roads and places a general has nowhere to go."""
    lines = ("crurers general1 0000 leads 1 2", "crurers 1 0000 500", "crurers 2 0000 500", "trakorians 9 0905 50")
    table = Table(*lines, conflux_hex="0602", bridge_day=0, days=30, crurers_know_conflux=False).until(0)
    assert orders(table, "crurers", "general1") == [("HOLD", "")]
