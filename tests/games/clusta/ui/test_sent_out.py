"""One's own that was sent out and has not been heard of: on the map in words and on the card, as far as its side knows."""

from __future__ import annotations

import pytest

from montjoy.games.clusta.game import game
from montjoy.games.clusta.ui import map_sheet, text
from montjoy.words import Words
from tests.games.clusta.acting import Table
from tests.games.clusta.acts import Table as Played

LINES = {
    "en": "unit 6 Vortigi hedersskvadron (the squadron of honour of Vortig), 180 men (Attack), unit 7 Tupwiths vargar "
          "(Tupwith’s wolves), 180 men (Attack): sent to 0409, last seen in 0622 (day 6, round 1)",
    "sv": "enhet 6 Vortigi hedersskvadron, 180 man (Anfall), enhet 7 Tupwiths vargar, 180 man (Anfall): utskickad till 0409, "
          "senast sedd i 0622 (dag 6, runda 1)",
    "he": "היעד לפי הפקודות 0409, לאחרונה ב-0622",
    "cs": "jednotka 7 Tupwiths vargar (Tupwithovi vlci), 180 mužů (Zaútočit): s cílem 0409, naposledy v hexu "
          "0622 (den 6, kolo 1)",
}  # fmt: skip


@pytest.mark.parametrize("lang", LINES)
def test_who_was_sent_out_is_on_the_map_by_his_orders(lang: str) -> None:
    """CN-KNOW-04  Grisban has left for 0409 with two units, and no word has come: one line says where to and since when, on the
    map, in its sentences, on the printed page and on the card."""
    table = Played("day_six").goes_to(6, 3)
    seen, words = table.session.view("ransards"), table.words(lang)
    [line] = text.away(seen, words)
    assert LINES[lang] in line and not words.problems
    assert line in text.describe(seen, words) and f"-- {line}" in text.draw(seen, words, 1000).splitlines()
    assert "0409" in line and map_sheet.page(seen, words).count("<li") > len(text.pieces(seen, words))
    assert sum("0622" in said and "0409" in said for said in text.card(seen, words)) == 3, "the general and his units"


def test_who_is_heard_of_is_where_he_says() -> None:
    """CN-KNOW-04  The first word puts him on the map; then the line is gone."""
    table = Played("skirmish").goes_to(0)
    assert table.says("trakorians", "to kaelve:\n day 0 round 1: hold\n unit 6, day 0: go to 0304\n unit 6, day 1: hold") is None
    words = table.words()
    out = text.away(table.goes_to(0, 2).session.view("trakorians"), words)
    assert ["sent to 0304, last seen in 0202 (day 0, round 1)" in line for line in out] == [True]
    seen = table.goes_to(1, 2).session.view("trakorians")
    assert seen.units["trakorians.6"].hex == "0304" and text.away(seen, words) == []


@pytest.mark.parametrize("theirs", ["0303", "0302", "0005"])
def test_where_he_truly_is_makes_no_difference(theirs: str) -> None:
    """CN-KNOW-04, CN-KNOW-05  Twins: an enemy stops him on the way, or none does; until his courier is there the same is said."""
    def said(hex: str) -> list[str]:
        table = Table("trakorians kaelve 0305", "trakorians 5 0305 200", "trakorians 6 0305 200", "ransards trugdan 0900",
                      f"ransards 4 {hex} 300", writes={("trakorians", 0): "to kaelve:\n unit 6, from now: go to 0301"})
        table.until(0, 2)
        seen, words = table.view("trakorians"), Words(game, "en", {})
        return [*text.describe(seen, words), *text.card(seen, words)]

    found = said(theirs)
    assert found == said("0901") and sum("sent to 0301, last seen in 0305" in line for line in found) == 2
