"""A side's army sheet: by its reports, from outside, in every language."""

from __future__ import annotations

import pytest

from montjoy.core.session.session import Session
from montjoy.games.clusta.authoring import scenario_files
from montjoy.games.clusta.game import game
from montjoy.games.clusta.seen.army_sheet import army_sheet
from montjoy.games.clusta.ui import board, post, text
from montjoy.words import Words

TABLE = """
id = "sheet"
title = "An army sheet"
map = "island"
sides = [{ id = "ransards" }, { id = "crurers" }]
units = [
  { side = "ransards", number = 1, elite = 100, standard = 150, hex = "0409" },
  { side = "ransards", number = 6, standard = 7, hex = "0408" },
  { side = "crurers", number = 1, standard = 433, hex = "0713" },
]
commanders = [
  { side = "ransards", id = "grisban", hex = "0409", leads = [1] },
  { side = "crurers", id = "general1", hex = "0713", leads = [1] },
]

[config]
conflux_day = 9
conflux_hex = "0707"
"""


def table(tmp_path) -> Session:
    path = tmp_path / "sheet.toml"
    path.write_text(TABLE, "utf-8")
    session = Session.new(game, scenario_files.read_file(path), game.read_options({}), seed=bytes(32))
    session.begin()
    return session


def lines(session: Session, seat: str) -> list[tuple]:
    found = army_sheet(session.view(seat))
    return [(x.number, x.elite, x.men, x.value2, x.morale, x.movement) for x in found]


def test_a_mixed_unit_has_two_lines_and_the_dead_have_no_morale(tmp_path):
    """CN-ARMY-02  100 elite TV 300 morale 17 movement 7; 150 standard TV 300 morale 14 movement 6.  Seven men are a platoon; the
    dead, of one and a half each, have no morale."""
    session = table(tmp_path)
    assert lines(session, "ransards") == [
        (1, True, 100, 600, 17, 7), (1, False, 150, 600, 14, 6), (6, False, 7, 28, 14, 8),
    ]
    assert lines(session, "crurers") == [(1, False, 433, 1299, -1, 4)]


@pytest.mark.parametrize(("lang", "elite", "dead"), [
    ("en", "Unit 1 Thôrms söner (Thôrm’s sons), elite: 100 men, troop value 300, morale 17, movement 7",
     "Unit 1, standard: 433 men, troop value 649.5, no morale, movement 4"),
    ("sv", "Enhet 1 Thôrms söner, elit: 100 man, truppvärde 300, moral 17, förflyttning 7",
     "Enhet 1, standard: 433 man, truppvärde 649,5, ingen moral, förflyttning 4"),
    ("he", "יחידה 1 Thôrms söner (הבנים של תורם)\u200f, עילית: 100 איש, ערך כוח 300, מורל 17, תנועה 7",
     "יחידה 1, רגילים: 433 איש, ערך כוח 649.5, אין מורל, תנועה 4"),
    ("cs", "Jednotka 1 Thôrms söner (Thôrmovi synové), elita: 100 mužů, hodnota vojska 300, morálka 17, pohyb 7",
     "Jednotka 1, řadoví: 433 mužů, hodnota vojska 649,5, bez morálky, pohyb 4"),
])
def test_a_player_reads_it_beside_the_map_and_on_paper(tmp_path, lang, elite, dead):
    """CN-ARMY-02  In the terminal and in reports, on the page of the table, and printed; nobody reads another's."""
    session = table(tmp_path)
    words = Words(game, lang, game.names(session.scenario))
    ransards, crurers = session.view("ransards"), session.view("crurers")
    assert elite in text.card(ransards, words) and dead in text.card(crurers, words)
    assert f"<li>{elite}</li>" in board.card(ransards, words)
    page = post.printed(crurers, words)["army.html"]
    shown = words.number(649.5)
    assert f"<td>433</td><td>{shown}</td><td>–</td><td>4</td><td></td>" in page and "<td>17</td>" not in page
    umpire = session.view("umpire")
    assert not list(army_sheet(umpire)) and "army.html" not in post.printed(umpire, words) and words.problems == []
