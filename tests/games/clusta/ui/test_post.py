"""Texts to write in, reports and printed pages: from a viewer's knowledge alone, in four languages, well-formed."""

from __future__ import annotations

import re
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from montjoy.core.effects import UMPIRE
from montjoy.core.philox import Philox
from montjoy.core.session.session import Session
from montjoy.core.session.streams import Asked
from montjoy.games.clusta.game import game
from montjoy.games.clusta.model.state import Happening
from montjoy.games.clusta.protocol import battle_events, events, external_battle, forms, language, questions
from montjoy.games.clusta.protocol.forms import clock
from montjoy.games.clusta.protocol.gathered import each
from montjoy.games.clusta.protocol.reports import BattleReport, Letter
from montjoy.games.clusta.secrecy.redaction import view
from montjoy.games.clusta.seen.addressee import addressee
from montjoy.games.clusta.ui import map_sheet, order_form, post, sheets, text, umpire_desk
from montjoy.games.clusta.ui.text import ground
from montjoy.terminal import mail, markdown
from montjoy.words import LANGUAGES, Words
from tests.games.clusta.acts import Table
from tests.games.clusta.board import board
from tests.suite.players import any_answer, play_on
from tests.suite.subjects import start

SVG = "{http://www.w3.org/2000/svg}"
US = "ransards"


def spoken(lang: str = "en") -> Words:
    return Words(game, lang, game.names(game.scenarios["day_six"]))


@cache
def played(name: str = "day_six", seed: int = 4, moves: int = 60) -> Session:
    """A campaign of luck, in the middle, with somebody asked."""
    luck, session = Philox(seed, 2, 0), start(game, name, game.options(), seed, umpire=True)
    play_on(session, luck, stop=lambda s: len(s.entries) > moves and any(q.asked.kind == "order" for q in s.open))
    assert session.open and not session.stopped
    return session


def report_of(state: Any, session: Session, seat: str, words: Words) -> str:
    """As `report` makes it, of another state."""
    seen, items = game.view(state, seat), session.streams[seat].items
    asked = mail.questions(session, seat)
    return markdown.document("x", list(markdown.side(game, seen, seat, items, asked, words)), words)


# ---- secrets -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", [4, 9])
def test_what_a_side_is_sent_is_the_same_of_states_it_cannot_tell_apart(seed: int):
    """CN-KNOW-05  Report, form, pages: twin states give the same bytes; the umpire's differ."""
    session = played(seed=seed)
    words, differs = spoken(), False
    for seat in session.seats:
        other = game.redeal(session.state, seat, session.streams[seat].items, Philox(seed, 77, 0))
        assert report_of(other, session, seat, words) == report_of(session.state, session, seat, words)
        assert post.printed(game.view(other, seat), words) == post.printed(session.view(seat), words)
        for asked in mail.questions(session, seat):
            there = post.template(game.view(other, seat), asked, words)
            assert there == post.template(session.view(seat), asked, words) and there
        differs |= post.printed(game.view(other, UMPIRE), words) != post.printed(session.view(UMPIRE), words)
    assert differs, "the twins are no mere copies"


def test_a_report_names_no_other_sides_people_that_were_not_reported():
    """CN-KNOW-05  Before anything was reported of them, no officer and no company of others stands in it."""
    session = start(game, "skirmish", game.options(), 3)
    words = Words(game, "en", game.names(game.scenarios["skirmish"]))
    pages = post.printed(session.view("trakorians"), words)
    text = report_of(session.state, session, "trakorians", words) + "".join(pages.values())
    theirs = [thing.name for table in (session.state.units, session.state.commanders) for thing in table.values()
              if thing.side == US and thing.name]
    assert theirs and not [name for name in theirs if name in text]


# ---- forms -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_to_begin_from_changes_nothing_and_its_example_is_understood(lang: str):
    """CN-ORD-01  Sent as it is, it is an empty form; its example, without the marks, is a sheet to somebody who is there."""
    session, words = played(), spoken(lang)
    for seat in session.seats:
        seen = session.view(seat)
        text = post.template(seen, Asked(1, "order", questions.Morning(seen.day)), words)
        assert language.read(text) == forms.Orders()
        lines = text.rstrip("\n").split("\n")
        example = lines[len(lines) - lines[::-1].index(f"## {words.text('paper-example')}") :]
        orders = language.read("\n".join(line.removeprefix("#") for line in example))
        assert isinstance(orders, forms.Orders) and addressee(seen, orders.sheets[0].to) is not None
    assert words.problems == []


@pytest.mark.parametrize("name", ["island", "two_sides"])
def test_the_example_of_what_is_settled_before_play_would_be_accepted(name: str):
    """CN-GEN-14-X  Who is overall commander, where the fleet stands, who sails with whom: each with a line as it is written."""
    session, words = start(game, name, game.options(), 4), spoken()
    for q in session.open:
        seen, asked = session.view(q.seat), q.asked
        lines = post.template(seen, asked, words).rstrip("\n").split("\n")
        example = lines[lines.index(f"## {words.text('paper-example')}") + 1 :]
        orders = language.read("\n".join(line.removeprefix("#") for line in example))
        assert isinstance(orders, forms.Orders) and game.why_not(seen, asked, orders) is None
        kinds = {type(one) for one in orders.business}
        assert {forms.Overall, forms.Asking} <= kinds and (not seen.ships or {forms.Fleet, forms.Aboard} <= kinds)


def test_the_form_of_a_round_names_only_his_own_force():
    """CN-ORD-07  In a round one writes to those in the overall commander's hex."""
    world = board("ransards 6 0407 180", "ransards 7 0411 90", "ransards grisban 0407 leads 6", "ransards camp 0411 oak")
    seen = known(world)
    morning = post.template(seen, Asked(1, "order", questions.Morning(1)), spoken())
    now = post.template(seen, Asked(1, "order", questions.Round(1, 2)), spoken())
    assert "grisban: " in morning and "camp1: oak" in morning
    assert "grisban: " in now and "camp1: oak" not in now


def known(world: Any, side: str = US) -> Any:
    """A side's view in which it knows all of its own."""
    from montjoy.games.clusta.rules.knowledge import logbook
    from tests.games.clusta.board import run

    run(logbook.open_books(world), (), ())
    return view(world, side)


def test_sheets_in_force_stand_in_the_form_and_the_report_as_they_could_be_written_anew():
    """CN-ORD-01  Without the day and number the umpire has put on them."""
    world = board("ransards 6 0407 180", "ransards grisban 0407 leads 6")
    sheet = forms.Sheet("ransards.grisban", (forms.Line(forms.Instruction("HOLD"), 2, 1),), day=1, form=4)
    world.books[US].sent["ransards.grisban"] = [sheet]
    world.books[US].sent["ransards.camp9"] = [forms.Sheet("ransards.camp9")]
    world.books[US].wrote["ransards.grisban"] = clock(1, 0)
    seen, words = known(world), spoken()
    text = post.template(seen, Asked(1, "order", questions.Morning(1)), words)
    assert "#   to grisban:\n#     day 2 round 1: hold" in text and "camp9" not in text, "nobody is there any more"
    (section,) = [lines for heading, lines in post.sections(seen, words) if heading == "Orders that were sent, the last to each"]
    assert "to grisban:\n  day 2 round 1: hold" in "\n".join(section) and section.count("~~~") == 1
    assert order_form.bare_sheet(seen.sheets["ransards.grisban"], "sv").startswith("till grisban:\n  dag 2 runda 1: håll")


def test_troubles_are_all_lines_of_orders_and_the_first_of_the_umpires_forms():
    """CN-ORD-01, CN-GEN-10  Everything that was not understood."""
    seen = view(board("ransards 6 0407 180"), US)
    orders, plan = Asked(1, "order", questions.Morning(1)), Asked(1, "order", questions.UmpireDay(1))
    assert len(post.troubles(seen, orders, "to grisban:\n hod\n day x: hold\n from now: hold")) == 2
    assert [no.reason for no in post.troubles(seen, plan, "day 1: hod\nx")] == ["plan-kind"]
    assert list(post.troubles(seen, plan, "day 1: pcs_at 0407")) == []


# ---- the umpire's desk ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_order_without_a_time_is_told_how_it_is_written(lang: str):
    """CN-ORD-01  `attack 0404` says no box: the refusal writes the line with its day, and open-ended, in the reader's words."""
    table = Table().goes_to(1)
    text = "to grisban:\n attack 0404 via 0303, dash   # at once"
    seen, asked = table.session.view(US), table.asked(US)
    (why,) = post.troubles(seen, asked, text)
    assert why == game.read(seen, asked, text)
    instead = re.split("[“”„]", table.words(lang).refusal(why))
    said = [part for part in instead if part.endswith("attack 0404 via 0303, dash")]
    found = [language.read(f"to grisban:\n {part}") for part in said]
    assert [(one.sheets[0].lines[0].day, one.sheets[0].lines[0].do.order) for one in found] == [(1, "ATTACK"), (-1, "ATTACK")]


def test_the_desks_inbox_puts_lines_of_a_kind_together():
    """CN-GEN-04  Ten idle units are one line; events that are far off are counted, those of today and tomorrow told."""
    lines = (*(events.IdlePiece(f"ransards.{n}", "0407") for n in range(1, 11)), events.SheetLapses("ransards.grisban"),
             events.PlayerSilent("crurers", 3), events.FutureEvent(1, 4, 1, "pcs_at", "0407"),
             events.FutureEvent(2, 5, 1, "pcs_at", ""), events.FutureEvent(3, 6, 1, "bridge_complete", ""))
    seen = replace(view(board("ransards 6 0407 180", day=4), UMPIRE), inbox=lines)
    found = umpire_desk.inbox(seen, spoken())
    assert next(line for line in found if line.startswith("Without orders")).endswith("… +2.")
    assert len(found) == 6 and found[-1].startswith("1 later event is")
    assert sum("the player characters come by" in line for line in found) == 2


def test_the_umpires_card_is_his_inbox():
    """CN-GEN-04  He can look at it again, beside his map."""
    seen = replace(view(board("ransards 6 0407 180"), UMPIRE), inbox=(events.PlayerSilent("crurers", 3),))
    assert text.card(seen, spoken()) == ["The Crurers have filled in nothing for 3 mornings (CN-GEN-02)."]


def test_news_are_not_the_clock_nor_what_the_lists_show():
    """CN-GEN-10, CN-KNOW-04  The clock stands before and after what has happened; before play everything is in the lists."""
    session = start(game, "skirmish", game.options(), 4)
    first = session.streams[US].items
    left = {type(item).__name__ for item in each(first)} - {type(item).__name__ for item in each(post.news(first))}
    assert left == {"OwnEyes", "HeroPoints", "Asked"}
    assert {item.card.kind for item in each(post.news(first)) if type(item).__name__ == "OwnThing"} == {"specialist"}
    eyes = next(item for item in each(first) if type(item).__name__ == "OwnEyes")
    later = replace(eyes, at=48)
    one, two, three = (events.RoundBegins(1, n) for n in (1, 2, 3))
    assert post.news([eyes, one, two, later, three, first[-1], events.DayBegins(2)]) == [two, later, events.DayBegins(2)]
    assert post.news([]) == []


def test_news_are_not_that_he_is_asked_again_in_the_same_battle():
    """CN-KNOW-06  That the round waits is news for whom is not asked himself; where and whom he fights is told when it begins,
    again when the enemy is taken for another number, and after anything else; a decision on the map always."""
    waits, dice = events.Consulted(1, 2), battle_events.MarginMade(3, False, False)
    point, retreat = (events.WordNeeded("0407", ask, "trakorians", 180, (1, 2)) for ask in ("POINT", "RETREAT"))
    fewer, met = replace(retreat, men=90), events.WordNeeded("0407", "Met", "force", 120)
    asked = Asked(1, "choose", "Ask.POINT", (0, 1))
    told = [waits, point, asked, dice, retreat, asked, point, asked, dice, fewer, asked]
    assert post.news(told) == [point, dice, dice, fewer]
    assert post.news([waits, events.DayBegins(2)]) == [waits, events.DayBegins(2)] and post.news([waits, asked]) == []
    assert post.news([met, asked, met, asked, point, events.DayBegins(2), point]) == [met, met, point, events.DayBegins(2), point]


def test_the_digest_tells_each_battle_once_and_counts_the_rest():
    """CN-GEN-04  Both sides' reports of a battle are one line, the newest; lost messengers and what was reported are counted."""
    def report(at: int, by: str, side: str, how: str) -> BattleReport:
        return BattleReport(at, "0407", by, side, "force", how, 100, 10, 10)

    items = [
        report(52, "ransards.6", "trakorians", "goes on"), report(52, "trakorians.5", "ransards", "goes on"),
        report(56, "ransards.6", "trakorians", "won"), report(56, "trakorians.5", "ransards", "lost"),
        events.GoesNoFurther("ransards.c1", "captured", "0407", "trakorians.5"),
        events.GoesNoFurther("ransards.c2", "captured", "0408", "trakorians.5"),
        events.SheetSent("ransards.grisban", "", False), Letter(52, "0407", "trakorians", "Peace?"), events.DayBegins(1),
    ]
    found = umpire_desk.digest(view(board("ransards 6 0407 180"), UMPIRE), items, spoken())
    assert sum("Battle in 0407" in line for line in found) == 1
    assert any(line.endswith("Won.") for line in found)
    assert any(line.startswith("2 messengers of the Ransards do not arrive: captured by") for line in found)
    assert "1 order sheet sent, 4 reports arrived, 1 letter." in found and not any("Day 1 begins" in line for line in found)


def test_the_umpires_forms_say_what_there_is_and_read_their_own_examples():
    """CN-GEN-10, CN-GEN-04, CN-GAP-04  Empty as they stand; each line of the example is understood."""
    world = board("ransards 6 0407 180", "trakorians 5 0407 200", day=4, slot=0)
    world.events = [Happening(clock(9, 1), "bridge_complete")]
    seen, words = view(world, UMPIRE), spoken()
    ours = external_battle.Men("ransards.6", "ransard", False, 180, 4)
    theirs = external_battle.Men("trakorians.5", "trakorian", True, 200, 6)
    battle = external_battle.Battle(
        external_battle.Party(US, "0407", (ours,), (("ransards.grisban", 3),)),
        external_battle.Party("trakorians", "0408", (theirs,), ()), 2,
    )
    for ask, empty, says in (
        (questions.UmpireDay(4), forms.Plan(), "the stone bridge is finished"),
        (questions.Drafts(4, 2), forms.Edited(), "own lost"),
        (external_battle.TypeResult(battle), external_battle.Result(), "##     trakorians.5 elite: 200"),
    ):
        asked = Asked(1, "order", ask)
        text = post.template(seen, asked, words)
        assert says in text and game.read(seen, asked, text) == empty
        example = text.partition(f"## {words.text('paper-example')}\n")[2].split("\n")
        form = game.read(seen, asked, "\n".join(line.removeprefix("#") for line in example))
        assert type(form) is type(empty) and game.why_not(seen, asked, form) is None
        assert form != empty or form == forms.Edited(), "there is no report to be changed"
        assert post.echo(seen, form, words).strip() or form == forms.Edited()


# ---- after the game ------------------------------------------------------------------------------------------------------
def test_truth_beside_belief_day_by_day():
    """CN-KNOW-04  What was wrong stands beside what was true; a side's account is of its own beliefs."""
    first, later = board("ransards 6 0407 180", "trakorians 5 0409 200"), board("ransards 6 0407 180", "trakorians 5 0409 200")
    for world in (first, later):
        known(world), known(world, "trakorians")
    first.day, first.slot, later.day, later.slot = 1, 0, 2, 0
    later.units["ransards.6"].hex, later.units["ransards.6"].men[0].men = "0411", 90
    found = dict(post.after([first, later], US, spoken()))
    assert list(found) == ["Day 1", "Day 2"] and found["Day 1"][0].endswith("all of them right.")
    row = found["Day 2"][-1]
    assert "0407, 180" in row and row.rstrip("| ").endswith("0411, 90") and "trakorian" not in row.lower()
    assert all(line.count("|") == found["Day 2"][-1].count("|") for line in found["Day 2"][2:])


# ---- pages ---------------------------------------------------------------------------------------------------------------
def parsed(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text.replace("<!DOCTYPE html>\n", ""))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("viewer", [US, UMPIRE])
def test_pages_are_well_formed_need_nothing_else_and_run_the_right_way(lang: str, viewer: str):
    """One file each, in the reader's direction, on A4."""
    words = spoken(lang)
    pages = post.printed(played().view(viewer), words)
    own = [] if viewer == UMPIRE else ["army.html", "sheets.html"]
    assert sorted(pages) == sorted(["map.html", "map.svg", "markers.html", *own])
    for name, page in pages.items():
        root = parsed(page)
        assert "http" not in page.replace("http://www.w3.org/2000/svg", "") and "<script" not in page and "url(" not in page
        if name.endswith(".html"):
            assert root.attrib == {"lang": lang, "dir": "rtl" if lang == "he" else "ltr"} and "size: A4" in page
    assert words.problems == []


@pytest.mark.parametrize("name", ["skirmish", "island"])
def test_the_map_fits_the_sheet_and_has_every_hex_and_road(name: str):
    """CN-GEN-11  At most 190 by 250 mm (or lying), every hex with its number, each road step once."""
    session = start(game, name, game.options(), 3)
    seen, words = session.view(session.seats[0]), Words(game, "en")
    root, there = parsed(map_sheet.svg(seen, words)), ground(seen)
    sides = sorted(int(root.attrib[key].removesuffix("mm")) for key in ("width", "height"))
    assert sides[0] <= 190 and sides[1] <= 250 and sides[1] > 100
    texts = [node.text for node in root.iter(f"{SVG}text")]
    assert len(root.findall(f"{SVG}polygon")) == len(there.hexes) and all(hex in texts for hex in there.hexes)
    steps = sum(len(other) for other in there.by_road.values()) // 2
    assert len(root.findall(f"{SVG}line")) == steps > 0
    box = [int(x) for x in root.attrib["viewBox"].split()]
    for node in root.iter(f"{SVG}polygon"):
        for x, y in (pair.split(",") for pair in node.attrib["points"].split()):
            assert 0 <= int(x) <= box[2] and 0 <= int(y) <= box[3]


def test_what_stands_in_a_hex_is_drawn_there():
    """CN-KNOW-02  A disc with its sign in the middle of its hex; more than three are a plus."""
    world = board("ransards 6 0407 180", "ransards grisban 0407 leads 6", "trakorians 5 0409 200")
    seen = view(world, UMPIRE)
    root = parsed(map_sheet.svg(seen, spoken()))
    sheet = map_sheet.Sheet(ground(seen))
    discs = {(int(node.attrib["cx"]), int(node.attrib["cy"])) for node in root.iter(f"{SVG}circle")}
    assert {sheet.centre("0407"), sheet.centre("0409")} <= discs
    crowd = [text.Piece("0407", f"u{n}", "x") for n in range(5)]
    drawn = re.findall(r">([^<>]+)</text>", "".join(map_sheet.marks(sheet, crowd)))
    assert drawn == ["u0", "u1", "+"]


def test_order_sheets_have_eight_days_and_what_was_ordered():
    """CN-ORD-01  A sheet for each addressee, eight days of six rounds and three night rounds; the last order in its box."""
    world = board("ransards 6 0407 180", "ransards grisban 0407 leads 6", "ransards camp 0411 oak", day=3)
    do = forms.Instruction("GO_TO", "0409")
    wishes = (forms.Instruction("AWAIT"),)
    world.books[US].sent["ransards.grisban"] = [forms.Sheet("ransards.grisban", (forms.Line(do, 4, 2, (6,)),), wishes=wishes)]
    root = parsed(post.printed(known(world), spoken())["sheets.html"])
    sections = root.findall("./body/section")
    assert len(sections) == 2
    mine = next(s for s in sections if "grisban" in "".join(s.itertext()))
    rows = mine.find("./div/table").findall("tr")  # type: ignore[union-attr]
    assert len(rows) == 1 + 1 + 8 and {len(row) for row in rows} == {11}
    assert [row[0].text for row in rows[2:]] == [str(day) for day in range(3, 11)]
    assert rows[3][3].text == "units 6: go to 0409" and rows[3][2].text is None
    assert [li.text for li in mine.iter("li")][-3:] == ["await", None, None]
    assert len(mine.findall(".//ul/li")) == 8, "the eight standing instructions"


def test_markers_of_ones_own_and_of_what_was_reported():
    """CN-KNOW-02  One for each thing of his own; of others no more than a mark says; the umpire's are of everything."""
    world = board("ransards 6 0407 180", "ransards grisban 0407 leads 6", "trakorians 5 0409 200")
    own = sheets.markers(known(world), spoken())
    assert [m.sign for m in own] == ["★", "6"] and {m.side for m in own} == {US}
    every = sheets.markers(view(world, UMPIRE), spoken())
    assert {(m.side, m.sign) for m in every} == {(US, "★"), (US, "6"), ("trakorians", "5")}
    text = sheets.drawing(sheets.Marker(US, "6", "A <very> long name of a company"), spoken())
    assert "A &lt;very&gt; long name of…" in text and parsed(text).attrib["width"] == "35mm"


def test_a_letter_can_do_nothing_to_a_report():
    """CN-LOY-02  Another player's words stand in it as words, not as markup."""
    words = spoken()
    line = words.item(Letter(52, "0407", "trakorians", "<script>*x*</script> [a](b) ~~~"))
    (told,) = markdown.listed([line])
    assert "\\<script\\>\\*x\\*" in told and "\\[a\\](b)" in told
    assert markdown.fenced("~~~\nx") == ["~~~text", "~ ~", "x", "~~~"]


def test_days_of_marks():
    assert [post.day_of_mark(label) for label in ("o.1", "0.orders", "12.night3", "7.6")] == [-1, 0, 12, 7]


def test_any_form_is_told_back_as_it_is_read():
    """CN-ORD-01  What is told back is the form: read once more it is the same."""
    session, words = played(), spoken("sv")
    for seat in session.seats:
        page = session.page(seat)
        asked = Asked(1, "order", questions.Morning(page.view.day))
        form = any_answer(game, page, asked, Philox(3, 3, 0))
        assert language.read(post.echo(page.view, form, words)) == form


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_there_in_every_language(lang: str):
    """Before play, the umpire's digest and forms, sheets, the account afterwards: nothing is said in another language's words."""
    words = Words(game, lang, game.names(game.scenarios["island"]))
    opening = start(game, "island", game.options(), 3, umpire=True)
    for seat in opening.seats:
        text = post.template(opening.view(seat), Asked(1, "order", questions.Before()), words)
        assert language.read(text) == forms.Orders() and len(text.split("\n")) > 8
    session = played()
    for seat in (*session.seats, UMPIRE):
        seen = session.view(seat)
        items = session.streams[seat].items
        assert post.digest(seen, items, words) and list(post.sections(seen, words)) and post.printed(seen, words)
    for asked in (questions.UmpireDay(1), questions.Drafts(1, 1)):
        assert post.template(session.view(UMPIRE), Asked(1, "order", asked), words)
    assert list(post.after([session.state], UMPIRE, words))
    assert words.problems == []
