"""The map in text, a finished game in plain words, and the truth beside what was believed."""

from __future__ import annotations

from typing import Any

import pytest

from montjoy.bots.find import find
from montjoy.core.effects import UMPIRE, WATCHER
from montjoy.core.philox import Philox
from montjoy.core.session.session import Session
from montjoy.games.clusta.game import game
from montjoy.games.clusta.model.state import Away, Dispatch, Outcome, Stonefather, World
from montjoy.games.clusta.protocol import reports
from montjoy.games.clusta.protocol.questions import Before, Do
from montjoy.games.clusta.rules.knowledge import logbook
from montjoy.games.clusta.secrecy.redaction import view
from montjoy.games.clusta.seen.view import OVERALL, Mark
from montjoy.games.clusta.ui import order_form, text
from montjoy.games.clusta.ui.names import when
from montjoy.games.clusta.ui.summary import account, beside, by_day, was_wrong, wrong
from montjoy.words import Words
from tests.games.clusta.board import board, field, run, ship

US, THEM = "trakorians", "ransards"


class Plain:
    """Words that say what they were asked for."""

    def text(self, message: str, **facts: Any) -> str:
        return f"{message}({' '.join(f'{name}={value}' for name, value in facts.items())})"

    def name(self, id: str) -> str:
        return id


WORDS = Plain()


def campaign(**more: Any) -> World:
    world = board(
        "trakorians kaelve 0409 lv=4 leads 1", "trakorians 1 0409 400e", "trakorians 2 0713 300",
        "trakorians camp 0612 Two days=1", "ransards 6 0720 321", "ransards grisban 0720", day=4, slot=3, **more,
    )
    run(logbook.open_books(world))
    return world


def told(world: World, *found: reports.Report) -> None:
    run(logbook.arrive(world, US, Dispatch("report", "", world.tick, "", reports=found)))


def seen_by(at: int, hex: str = "0613", men: int = 240) -> reports.ScoutReport:
    return reports.ScoutReport(at, "0713", "trakorians.2", hex, THEM, "commander:Grisban", men)


SMALL = field("~~~~", "~.TB", "~V.~", "~~~~", levels=("0000", "0120", "0030", "0000"), roads=("0101 0201 0301",))


def test_a_small_map_as_it_stands():
    """Terrain and level, roads, own pieces, an enemy two days old; odd rows stand half a hex to the right."""
    world = board("trakorians kaelve 0101 leads 1", "trakorians 1 0101 100", "trakorians 5 0202 90", "ransards 6 0301 70",
                  map=SMALL, day=4, slot=3)
    run(logbook.open_books(world))
    told(world, seen_by(2 * 48, "0301", 90))
    assert text.rows_of(text.ground(view(world, US)), text.pieces(view(world, US), WORDS), 80, [1, 2]) == [
        "   0   1   2   3",
        "1    ~   .1= T2= B =",
        "         @       R2",
        "2  ~   V   .3  ~",
        "           u5",
    ]


def test_the_map_fits_eighty_columns_and_narrower_ones():
    """Sixteen columns of hexes in 80, in 60 and in 40 columns; no line is longer."""
    seen = view(campaign(), US)
    for width in (200, 80, 60, 40):
        assert max(len(line) for line in text.draw(seen, WORDS, width).split("\n")) <= width
    assert [text.size_for(text.ground(seen), width) for width in (200, 80, 60, 40, 10)] == [4, 4, 3, 2, 2]
    rows = text.rows_of(text.ground(seen), [], 80, range(1, 24))
    assert len(rows) == 1 + 2 * 23 and all(len(line) <= 80 for line in rows)


def test_a_part_of_the_rows_for_scrolling():
    """The same rows stand in the whole and in a part of it."""
    seen = view(campaign(), US)
    there, found = text.ground(seen), text.pieces(seen, WORDS)
    whole = text.rows_of(there, found, 80, text.drawn_rows(there, found))
    part = text.rows_of(there, found, 80, [9, 10])
    assert "\n".join(part[1:]) in "\n".join(whole) and part[0] == whole[0]


def test_every_mark_has_its_age_in_days():
    """Today R0, nine days and more R9; the legend says from when it is, and from whom."""
    for day, sign in ((4, "R0"), (3, "R1"), (0, "R4")):
        world = campaign()
        told(world, seen_by(day * 48 + 6))
        drawn = text.draw(view(world, US), WORDS, 80)
        assert sign in drawn and "men=240" in drawn and "source=trakorians.2" in drawn
    world = campaign()
    world.day = 30
    told(world, seen_by(48))
    assert "R9" in text.draw(view(world, US), WORDS, 80)
    line = next(piece.line for piece in text.pieces(view(world, US), WORDS) if piece.hex == "0713")
    assert "men=300" in line and line.endswith("(map-when(day=4 part=round n=3))")


def test_own_pieces_are_where_they_were_last_reported():
    """@ the overall commander, a a camp, k a commander, u a lone unit."""
    world = campaign()
    world.units["trakorians.2"].hex = "0514"
    signs = {piece.hex: piece.sign for piece in text.pieces(view(world, US), WORDS)}
    assert signs == {"0409": "@", "0713": "u2", "0612": "a1"}


def test_the_umpires_map_shows_the_truth():
    """Every side's stacks with every man, the conflux, the Stonefather, the player characters; nothing of it on a side's map."""
    world = campaign()
    world.units["trakorians.2"].hex, world.conflux = "0514", "0713"
    world.stonefather, world.party.hex = Stonefather("0713", 10), "0812"
    ship(world, THEM, "0625")
    signs = [(piece.hex, piece.sign) for piece in text.pieces(view(world, UMPIRE), WORDS)]
    assert signs == [
        ("0409", "tK"), ("0612", "tA"), ("0812", "??"), ("0713", "**"), ("0713", "!!"), ("0514", "t2"), ("0720", "rK"), ("0625",
        "r~"),
    ]
    assert "men=321" in text.draw(view(world, UMPIRE), WORDS, 100)
    for viewer in (US, "stegosians", WATCHER):
        drawn = text.draw(view(world, viewer), WORDS, 100)
        assert "**" not in drawn and "321" not in drawn and "Grisban" not in drawn and "rK" not in drawn


def test_on_an_open_board_the_public_sees_the_markers():
    world = campaign(map_mode="open_board")
    run(logbook.inform_sides(world))
    signs = [piece.sign for piece in text.pieces(view(world, WATCHER), WORDS)]
    assert sorted(signs) == ["R0", "T0", "T0", "T0"]


def test_in_words_for_a_screen_reader_and_a_sides_own_card():
    world = campaign()
    told(world, seen_by(150))
    said = text.describe(view(world, US), WORDS)
    assert said[0].startswith("map-head(day=4 part=round n=3") and any("hex=0613" in line for line in said)
    card = text.card(view(world, US), WORDS)
    assert any("elite=400" in line and "here=yes" in line for line in card)
    assert any(line == f"Map-attitude(side={THEM} attitude=hostile)" for line in card)


@pytest.mark.parametrize(
    ("tick", "says"), [(-1, "day=0 part=start n=0"), (0, "day=0 part=round n=1"), (20, "day=0 part=round n=6"),
                       (24, "day=0 part=night n=1"), (47, "day=0 part=night n=3"), (52, "day=1 part=round n=2")],
)
def test_a_tick_is_a_day_and_a_round_or_a_night_round(tick, says):
    assert when(WORDS, tick) == f"map-when({says})"


def test_a_hex_with_more_than_it_has_room_for():
    """The first sign and "+"."""
    world = campaign()
    told(world, seen_by(150, "0713"))
    seen = view(world, US)
    found = text.pieces(seen, WORDS)
    assert text.signs_in(found, "0713", 4) == "u2+ "
    assert text.signs_in(found, "0713", 2) == "u+"


# ---- afterwards --------------------------------------------------------------------------------------------------------
def test_a_finished_game_in_plain_words():
    world = campaign()
    world.away = [Away("trakorians.1", "trakorian", True, 7, "", -1)]
    world.commanders["ransards.grisban"].fate = "dead"
    found = account(world, Outcome("conflux", US, "decisive"))
    assert (found["ending"], found["winners"], found["turns"], found["margin"]) == ("conflux", [US], 4, "decisive")
    assert found["seats"][US] == {
        "men": 700, "wounded": 7, "camps": 1, "commanders": 1, "messages": len(world.books[US].entries),
    }
    assert (found["seats"][THEM]["men"], found["seats"][THEM]["commanders"]) == (321, 0)
    assert account(world, Outcome("conflux"))["winners"] == []


def test_truth_beside_belief_at_one_moment():
    """CN-KNOW-04  Own units where they were believed and where they were; each mark beside what stood there."""
    world = campaign()
    told(world, seen_by(150, "0720", 240), seen_by(150, "0613", 50))
    world.units["trakorians.2"].hex, world.units["trakorians.2"].men[0].men = "0514", 77
    own, two, mark = beside(world, US)
    assert (own.believed_hex, own.true_hex, own.believed_men, own.true_men) == ("0409", "0409", 400, 400)
    assert (two.believed_hex, two.true_hex, two.believed_men, two.true_men) == ("0713", "0514", 300, 77)
    assert (mark.own, mark.believed_hex, mark.believed_men, mark.true_hex, mark.true_men) == (False, "0613", 50, "", 0)
    assert wrong([own, two, mark]) == 2 and wrong([own]) == 0


def test_truth_beside_belief_day_by_day():
    """CN-KNOW-04  Every mark of each day, for every side: a belief that was right in the morning and wrong at noon was wrong."""
    states = [campaign() for _ in range(5)]
    for world, day, slot in zip(states, (4, 4, 4, 5, -1), (0, 3, 5, 0, 0), strict=True):
        world.day, world.slot = day, slot
    states[1].units["trakorians.1"].hex = states[2].units["trakorians.1"].hex = "0514"
    days = by_day(states)
    assert [day for day, _ in days] == [4, 5]
    assert {held.belief.side for held in days[0][1]} == {US, THEM}
    (morning, noon), (next_day, _) = ([held for held in lines if held.belief.side == US and held.belief.own] for _, lines in days)
    changed = [held for held in (morning, noon) if len(held.truths) > 1]
    assert [[hex for hex, _ in held.truths] for held in changed] == [["0409", "0514"]] and was_wrong(changed[0])
    assert len(next_day.truths) == 1


def test_a_unit_whose_name_is_its_number_is_named_once():
    """CN-CRUR-04  The undead have no names: on the map, in the lists, and in the text before play."""
    session = Session.new(game, game.scenarios["undead"], seed=bytes(32))
    session.begin()
    words = Words(game, "en", game.names(session.scenario))
    for seen in (session.view("crurers"), session.view(UMPIRE)):
        told = "\n".join([*text.card(seen, words), *(piece.line for piece in text.pieces(seen, words))])
        assert "nit 1 1" not in told and "nit 2 2" not in told and "nit 1" in told
    assert "##   unit 1, 500" in order_form.orders(session.view("crurers"), Before(), words)


@pytest.mark.parametrize(
    ("lang", "says"),
    [("en", "the overall commander of the Ransards"), ("sv", "ransardernas överbefälhavare"), ("he", "המפקד העליון של הרנסרדים"),
     ("cs", "vrchní velitel (Ransardové)")],
)  # fmt: skip
def test_an_overall_commander_of_whom_a_messenger_has_talked_has_a_name_in_every_language(lang: str, says: str):
    """CN-COUR-09  No word of the program's own stands on the map."""
    words = Words(game, lang, game.names(game.scenarios["day_six"]))
    mark = Mark("0613", THEM, OVERALL, -1, -1, -1, -1, "", 96, 97, "trakorians.2")
    line = text.enemy_line(view(campaign(), US), words, mark)
    assert says in line and (lang == "en" or "overall" not in line)


def test_how_a_battle_stands_is_told_with_its_questions_and_at_no_other_time():
    """CN-KNOW-05  Men, troop value and hero points of one's own, and the guess at the enemy."""
    session, luck, asked = Session.new(game, game.scenarios["undead"], seed=bytes([3] * 32)), Philox(3, 1, 0), 0
    session.begin()
    while not session.over:
        q = next(q for q in session.open if not q.done)
        seen = session.view(q.seat)
        lines = text.standing(seen, WORDS)
        assert bool(lines) == isinstance(q.asked.ask, str)
        if lines:
            asked += 1
            men = sum(c.men * c.share for c in seen.fight.side[seen.mine].contingent if not c.how) // 4
            assert len(lines) == 1 and f"men={men} " in lines[0] and "enemy=" in lines[0]
        assert session.answer(q.seat, find(game)(seen, q.asked, luck), q.asked.id) is None
    assert asked and all(text.standing(session.view(seat), WORDS) == [] for seat in (*session.seats, UMPIRE, WATCHER))


@pytest.mark.parametrize(("lang", "says"), [
    ("en", "Go round: no battle, on by the quickest other way"),
    ("sv", "Gå runt: ingen strid, vidare den snabbaste andra vägen"),
    ("he", "לעקוף: בלי קרב, להמשיך בדרך האחרת המהירה ביותר"),
    ("cs", "Obejít: bez boje, dál nejrychlejší jinou cestou"),
])  # fmt: skip
def test_going_round_says_what_comes_of_it(lang: str, says: str) -> None:
    """CN-CONT-02, CN-ORD-HURRY  It was a word alone, whose rule stands with another order's."""
    assert says in Words(game, lang).option(Do("around"))
