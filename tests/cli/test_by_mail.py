"""A kept game played by exchanging texts: `report`, `order`, `paper`."""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from montjoy.bots.find import find
from montjoy.core.philox import Philox
from montjoy.core.record import jsonlines
from montjoy.core.session.session import Session
from montjoy.core.session.shown import order_of
from montjoy.games.clusta.game import game
from montjoy.games.massbattle.game import game as massbattle
from montjoy.terminal import saved_games
from montjoy.terminal.telling.kept_games import of_mark
from montjoy.words import LANGUAGES, Words
from tests.cli.conftest import ENV, one_line
from tests.suite.many import times
from tests.suite.patience import HANGS

Call = Callable[..., Any]
BOTH = ("--seat", "trakorians=human", "--seat", "ransards=human")
GO = "to kaelve:\n  day 0: go to 0303\n"


@pytest.fixture(autouse=True)
def found_also_as_a_draft(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MONTJOY_DRAFTS", "1")


@pytest.fixture
def mail(montjoy_: Call, home: Path, tmp_path: Path) -> Path:
    """A skirmish of two persons, on its first morning."""
    path = tmp_path / "cove.jsonl"
    done = montjoy_("play", "clusta", "skirmish", "--seed", "5", *BOTH, "--by-mail", "--record", path)
    assert done.exit_code == 0 and "Still to answer: the Trakorians, the Ransards." in done.stdout
    head = one_line(done.stdout)
    assert "a person, by mail" in head and "order FILE SEAT --file TEXT" in head and "keyboard" not in head
    assert f" report {path} trakorians\n" in done.stdout
    return path


def sent(call: Call, path: Path, seat: str, text: str, *more: str) -> Any:
    sheet = path.with_name(f"{seat}.txt")
    sheet.write_text(text, "utf-8")
    return call("order", path, seat, "--file", sheet, *more)


def stands(path: Path) -> Session:
    return Session.replay(game, *jsonlines.load(path.read_bytes()), keep=0)


def answers_of_bots(path: Path, seats: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Who is asked now, and what a general would write."""
    session = stands(path)
    for q in session.open:
        if q.seat in seats and not q.done:
            view = session.view(q.seat)
            answer = find(game)(view, q.asked, Philox(7, 0, 0))
            places = {id_: n for n, id_ in enumerate(order_of(game.groups, q.asked), 1)} if q.asked.options else {}
            yield q.seat, str(places[q.asked.options.index(answer)]) if places else game.write(answer)


# ---- a campaign --------------------------------------------------------------------------------------------------------
def test_a_whole_campaign_by_exchanging_texts(montjoy_: Call, mail: Path) -> None:
    """Every question answered with a file; the game ends, its dice hold, and what was believed can be read."""
    reports: dict[str, list[str]] = {"trakorians": [], "ransards": []}
    for turn in range(200):
        todo = list(answers_of_bots(mail, ("trakorians", "ransards")))
        if not todo:
            break
        for seat, text in todo:
            if turn % times(5, 1) == 0 or text.isdigit():    # each report replays the whole game; a number answers a choice
                reports[seat].append(montjoy_("report", mail, seat).stdout)
            done = sent(montjoy_, mail, seat, text)
            assert done.exit_code == 0, (text, done.stderr)
    assert "The game is over; its dice can be verified." in done.stdout
    assert montjoy_("verify", mail).exit_code == 0 and not saved_games.seed_path(mail).exists()
    assert len(reports["trakorians"]) > 3
    assert all("## What you are asked" in text and "## The map" in text for text in reports["trakorians"])
    assert any("Spend a hero point" in text and "\n2. " in text for texts in reports.values() for text in texts)
    after = montjoy_("report", mail, "trakorians", "--after").stdout
    assert "## Day 0" in after and "## Day 2" in after and "| the Trakorians |" in after and "| the Ransards |" not in after
    assert re.search(r"\| day 2, round [0-9] \|", after.partition("## Day 2")[2]), "a belief of mid-day, not of the morning alone"
    both = montjoy_("report", mail, "umpire", "--after").stdout
    assert "| the Trakorians |" in both and "| the Ransards |" in both
    assert montjoy_("order", mail, "trakorians").exit_code == 1, "nobody is asked any more"
    assert sent(montjoy_, mail, "trakorians", GO).exit_code == 1


def test_who_is_missing_and_bots_between(montjoy_: Call, home: Path, tmp_path: Path) -> None:
    """The computer answers for its sides; an umpire by mail is asked like the others."""
    path = tmp_path / "one.jsonl"
    start = ("play", "clusta", "skirmish", "--seed", "5", "--seat", "trakorians=human", "--umpire", "--by-mail", "--record", path)
    assert "Still to answer: the umpire." in montjoy_(*start).stdout
    report = montjoy_("report", path, "umpire").stdout
    assert "# The Battle for Clusta Noba: The cove: the umpire, day 0" in report and "## What needs you" in report
    assert sent(montjoy_, path, "trakorians", GO).exit_code == 1, "not before the umpire"
    done = sent(montjoy_, path, "umpire", "day 1: pcs_at 0303")
    assert "  day 1: characters at 0303" in done.stdout and "New questions for the Trakorians. Send a new report:" in done.stdout
    assert any(e.kind == "pcs_at" for e in Session.replay(game, *jsonlines.load(path.read_bytes())).state.events)
    done = sent(montjoy_, path, "trakorians", GO)
    assert "Received: the answer of the Trakorians." in done.stdout and "has gone on: day 0, round 1" in one_line(done.stdout)


def test_whoever_keeps_a_game_without_an_umpire_is_not_shown_all_of_it(montjoy_: Call, mail: Path, tmp_path: Path) -> None:
    """He may play in it: neither by name nor by a slip of the finger; when it is over he may read everything (above)."""
    for command in (("report", mail, "umpire"), ("paper", mail, "umpire", "--out", tmp_path / "pages")):
        said = montjoy_(*command)
        assert said.exit_code == 1 and said.stdout == "" and "This game has no umpire" in said.stderr, command
    slip = montjoy_("report", mail, "nobody")
    assert slip.exit_code == 2 and "use one of trakorians, ransards" in slip.stderr and "umpire" not in slip.stderr


def test_a_game_without_printed_pages_says_so(montjoy_: Call, home: Path, tmp_path: Path) -> None:
    """Nothing was printed, said or made."""
    montjoy_("play", "massbattle", "bridge", typed="quit\n")
    said = montjoy_("paper", next((home / "games").glob("*.jsonl")), "town", "--out", tmp_path / "pages")
    assert said.exit_code == 2 and "Mass Battle: The bridge has no pages to be printed." in said.stderr


def test_real_dice_are_not_typed_by_mail(montjoy_: Call) -> None:
    done = montjoy_("play", "clusta", "skirmish", "--by-mail", "--typed")
    assert done.exit_code == 2 and "cannot be typed in a game by mail" in done.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whose_answer_was_the_last_is_told_what_it_led_to(montjoy_: Call, home: Path, tmp_path: Path, lang: str) -> None:
    """It said that the answer was received and was still to come; now: how far the game is, who is asked anew, what to type."""
    path = tmp_path / "bridge.jsonl"
    both = ("--seat", "town=human", "--seat", "orcs=human", "--by-mail", "--record", path)
    assert montjoy_("play", "massbattle", "bridge", "--seed", "5", *both).exit_code == 0
    words = Words(massbattle, lang, massbattle.names(massbattle.scenarios["bridge"]), ties=True)
    done = one_line(sent(montjoy_, path, "orcs", ".", "--lang", lang).stdout)
    assert words.text("ui-mail-missing", seats=words.name("town")) in done and f" report {path}" not in done
    done = sent(montjoy_, path, "town", ".", "--lang", lang).stdout
    assert one_line(words.text("ui-mail-on", mark=of_mark("1.0", words), whole="yes")) in one_line(done)
    assert one_line(words.text("ui-mail-new", seats=words.name("town"))) in one_line(done), "the initiative is the town's"
    in_language = f" --lang {lang}" if lang != "en" else ""
    assert done.endswith(f" report {path} town{in_language}\n")
    assert words.text("ui-mail-missing", seats=words.name("town")) not in one_line(done)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_says_what_to_send_and_that_it_is_all(montjoy_: Call, home: Path, tmp_path: Path, lang: str) -> None:
    """A letter with a greeting and a name was refused at its first line, and nothing had said that only the orders are read."""
    path = tmp_path / "bridge.jsonl"
    montjoy_("play", "massbattle", "bridge", "--seed", "5", "--by-mail", "--record", path)
    words = Words(massbattle, lang)
    told = [words.text("ui-report-form"), words.text("ui-report-number")]
    said = montjoy_("report", path, "town", "--lang", lang).stdout
    assert told[0] in said and told[1] not in said
    sent(montjoy_, path, "town", ".")
    said = montjoy_("report", path, "town", "--lang", lang).stdout
    assert told[1] in said and told[0] not in said
    if lang == "en":
        assert "send nothing but its lines: no greeting and no name" in told[0]


# ---- sheets ------------------------------------------------------------------------------------------------------------
def test_a_sheet_is_told_back_and_taken(montjoy_: Call, mail: Path) -> None:
    done = sent(montjoy_, mail, "trakorians", GO)
    assert done.exit_code == 0
    assert done.stdout.startswith("As understood:\n  to kaelve:\n    day 0: go to 0303\n    # For: Praanz da Kaelve; unit 5 (")
    assert "\nReceived: the answer of the Trakorians." in done.stdout
    assert "Still to answer: the Ransards." in done.stdout and "Trakorians, the" not in done.stdout


@pytest.mark.parametrize(
    ("lang", "says"),
    [("en", "Line 3, column 8, “unit 9, day 1: hold”: "), ("sv", "Rad 3, kolumn 8, ”unit 9, day 1: hold”: ")],
)
def test_the_line_that_a_rule_refuses_is_named(montjoy_: Call, mail: Path, lang: str, says: str) -> None:
    """CN-ORD-03  Also in what was checked and not sent."""
    for more in ((), ("--check",)):
        done = sent(montjoy_, mail, "trakorians", f"{GO}  unit 9, day 1: hold\n", "--lang", lang, *more)
        assert done.exit_code == 1 and done.stderr.startswith(says) and "CN-ORD-03" in done.stderr
    assert not any(getattr(e, "seat", "") == "trakorians" for e in stands(mail).entries)


@pytest.mark.parametrize("text", ["overall grisban", "aboard kaelve with grisban"])
def test_who_is_nobody_of_ones_own_is_called_as_he_was_written(montjoy_: Call, home: Path, tmp_path: Path, text: str) -> None:
    """CN-GEN-14-X  Before the voyage.  Red before: "Trakorians.grisban"."""
    montjoy_("play", "clusta", "two_sides", "--as", "trakorians", "--by-mail", "--record", tmp_path / "x.jsonl")
    (tmp_path / "sheet").write_text(f"ask news\n{text}\n", "utf-8")
    done = montjoy_("order", tmp_path / "x.jsonl", "trakorians", "--file", tmp_path / "sheet")
    column = text.index("grisban") + 1
    assert done.exit_code == 1 and done.stderr.startswith(f"Line 2, column {column}, “{text}”: grisban is ")
    assert "rakorians." not in done.stderr


def test_a_sealed_answer_is_replaced_until_all_are_in(montjoy_: Call, mail: Path) -> None:
    sent(montjoy_, mail, "trakorians", GO)
    done = sent(montjoy_, mail, "trakorians", GO.replace("0303", "0102"))
    assert "Received: the answer of the Trakorians, instead of the earlier one." in done.stdout
    sent(montjoy_, mail, "ransards", "")
    assert stands(mail).state.books["trakorians"].sent["trakorians.kaelve"][0].lines[0].do.hex == "0102"


def test_a_text_from_a_pipe_and_in_another_language(montjoy_: Call, mail: Path) -> None:
    done = montjoy_("order", mail, "trakorians", "--file", "-", "--lang", "sv", typed="till kaelve:\ndag 0: gå till 0303\n")
    assert "till kaelve:\n    dag 0: gå till 0303" in done.stdout and done.exit_code == 0


def test_a_report_names_game_and_scenario_in_the_readers_language(montjoy_: Call, mail: Path) -> None:
    assert montjoy_("report", mail, "trakorians", "--lang", "cs").stdout.startswith("# Bitva o Clustu Nobu: Zátoka: Trakořané")


def test_without_a_file_the_text_to_begin_from(montjoy_: Call, mail: Path) -> None:
    before = mail.read_bytes()
    out = montjoy_("order", mail, "trakorians").stdout
    assert "#   kaelve: Praanz da Kaelve, overall commander, in 0202, units: 5" in out and mail.read_bytes() == before


@pytest.mark.parametrize(
    ("seat", "text", "code", "says"),
    [("trakorians", "to camp1:\n  from now: hod\n  day x: hold\n", 2, "Line 2, column"),
     ("trakorians", "to grisban:\n  from now: hold\n", 1, "CN-ORD-02"),
     ("ransard", GO, 2, 'did you mean "ransards"'), ("umpire", "", 1, "no umpire")],
)  # fmt: skip
def test_what_is_wrong_changes_nothing(montjoy_: Call, mail: Path, seat: str, text: str, code: int, says: str) -> None:
    before = mail.read_bytes()
    done = sent(montjoy_, mail, seat, text)
    assert done.exit_code == code and says in done.stderr and mail.read_bytes() == before
    assert code == 2 or "taken" not in done.stdout


def test_every_line_that_is_not_understood_is_named(montjoy_: Call, mail: Path) -> None:
    done = sent(montjoy_, mail, "trakorians", "to camp1:\n  from now: hod\n  day x: hold\n")
    assert "Line 2, column" in done.stderr and "Line 3, column" in done.stderr
    assert done.stderr.rstrip().endswith("Nothing was sent; the game is as it was.")


@pytest.mark.parametrize("text", [
    "> to kaelve:\n>  day 0: go to 0303\n> letter ransards: \"Peace?\"\n",
    ">> to kaelve:\n> > day 0: go to 0303\n>>letter ransards: \"Peace?\"\n",
    "\ufeffto kaelve:\r\n  day 0: go to 0303\r\nletter ransards: \u201cPeace?\u201d\r\n",
])  # fmt: skip
def test_a_text_as_mail_programs_make_it_is_understood(montjoy_: Call, mail: Path, text: str) -> None:
    """With the marks of an answered letter, with a byte order mark, with round quotation marks."""
    done = sent(montjoy_, mail, "trakorians", text, "--check")
    assert done.exit_code == 0, done.stderr
    understood = [line.strip() for line in done.stdout.split("\n") if "#" not in line]
    assert understood[1:4] == ["to kaelve:", "day 0: go to 0303", 'letter ransards: "Peace?"']


def test_check_only_tells_it_back(montjoy_: Call, mail: Path) -> None:
    before = mail.read_bytes()
    done = sent(montjoy_, mail, "trakorians", GO, "--check")
    assert done.exit_code == 0 and "day 0: go to 0303" in done.stdout and "taken" not in done.stdout
    assert "It is right as it stands. Nothing was sent." in done.stdout
    assert sent(montjoy_, mail, "trakorians", "to camp1:\n hod\n", "--check").exit_code == 2
    assert mail.read_bytes() == before


def test_a_number_answers_a_question_with_answers(montjoy_: Call, mail: Path) -> None:
    seat, most = "", 0
    for _ in range(60):
        asked = {q.seat: q.asked for q in stands(mail).open if not q.done}
        seat = next((seat for seat, q in asked.items() if q.options), "")
        if seat:
            most = len(asked[seat].options)
            break
        for seat, text in answers_of_bots(mail, tuple(asked)):
            assert sent(montjoy_, mail, seat, text).exit_code == 0
    before = mail.read_bytes()
    for text in ("", "0", "99", "yes", "1 2"):
        done = sent(montjoy_, mail, seat, text)
        assert done.exit_code == 2 and f"The answer is the number of one of the {most} answers" in done.stderr
    assert mail.read_bytes() == before
    second = montjoy_("report", mail, seat).stdout.partition(f"\n{most - 1}. ")[2].partition("\n")[0]
    done = sent(montjoy_, mail, seat, f" {most - 1}\n")
    assert done.exit_code == 0 and second and done.stdout.startswith(second)


def test_a_game_that_is_being_played_is_left_alone(montjoy_: Call, mail: Path) -> None:
    held = saved_games.lock(saved_games.seed_path(mail))
    try:
        done = sent(montjoy_, mail, "trakorians", GO)
        assert done.exit_code == 2 and "is being played in another window" in done.stderr
        assert montjoy_("report", mail, "trakorians").exit_code == 0, "reading is no playing"
    finally:
        held.close()


def test_an_answer_that_is_piped_in_is_taken(montjoy_: Call, mail: Path) -> None:
    """Red before: without --file it was not read, and nobody was told."""
    checked = montjoy_("order", mail, "trakorians", "--check", typed=GO)
    assert checked.exit_code == 0 and "It is right as it stands. Nothing was sent." in one_line(checked.stdout)
    done = montjoy_("order", mail, "trakorians", typed=GO)
    assert done.exit_code == 0 and "Received: the answer of the Trakorians." in done.stdout
    assert montjoy_("order", mail, "ransards", typed="to camp1:\n hod\n").exit_code == 2
    assert montjoy_("order", mail, "ransards", typed=" \n").stdout.startswith("#")      # nothing: the text to begin from


@pytest.mark.parametrize("stdin", ["a file", "a pipe", "/dev/null", "an empty file", "a pipe that stays open"])
def test_what_is_piped_in_is_never_waited_for(montjoy_: Call, mail: Path, home: Path, stdin: str) -> None:
    """Jobs run with /dev/null or with a pipe into which nobody writes: they are given the text to begin from."""
    sheet = mail.with_name("sheet.txt")
    sheet.write_text(GO if stdin == "a file" else "")
    reading, writing = os.pipe()
    if stdin == "a pipe":
        os.write(writing, GO.encode())
    if stdin != "a pipe that stays open":
        os.close(writing)
    env = {**os.environ, **ENV, "MONTJOY_HOME": str(home)}
    command = [sys.executable, "-m", "montjoy", "order", str(mail), "trakorians"]
    with open(os.devnull if stdin == "/dev/null" else sheet) as file:
        given = reading if "pipe" in stdin else file
        done = subprocess.run(command, stdin=given, capture_output=True, env=env, text=True, timeout=HANGS)
    assert done.returncode == 0, done.stderr
    assert ("Received" in done.stdout) is (stdin in ("a file", "a pipe"))
    assert done.stdout.startswith("#") is (stdin not in ("a file", "a pipe"))


# ---- reports -----------------------------------------------------------------------------------------------------------
def played_on(call: Call, path: Path, day: int) -> None:
    """Both sides as generals, up to the morning of a day."""
    for _ in range(200):
        if stands(path).state.day >= day:
            return
        for seat, text in answers_of_bots(path, ("trakorians", "ransards")):
            assert sent(call, path, seat, text).exit_code == 0


def test_a_report_is_what_came_since_the_last_answer(montjoy_: Call, mail: Path) -> None:
    played_on(montjoy_, mail, 1)
    before = mail.read_bytes()
    now = montjoy_("report", mail, "trakorians").stdout
    assert now.startswith("# The Battle for Clusta Noba: The cove: the Trakorians, day 1\n")
    heads = [line for line in re.sub("~~~.*?~~~", "", now, flags=re.DOTALL).split("\n") if line.startswith("## ")]
    assert heads[:3] == ["## What has arrived", "## The map", "## Known only to you"] and heads[-1] == "## What you are asked"
    assert "- Day 1 begins (CN-GEN-10)." in now and "- Day 0 begins" not in now
    assert montjoy_("report", mail, "trakorians").stdout == now and mail.read_bytes() == before


def test_a_day_that_is_over_as_it_was_at_its_end(montjoy_: Call, mail: Path) -> None:
    """The same text whether it is asked for on the next morning or after the game."""
    played_on(montjoy_, mail, 1)
    first = montjoy_("report", mail, "ransards", "--day", "0").stdout
    assert "day 0\n" in first and "- Day 0 begins (CN-GEN-10)." in first and "Day 1 begins" not in first
    played_on(montjoy_, mail, 2)
    assert montjoy_("report", mail, "ransards", "--day", "0").stdout == first
    for day in ("-1", "9"):
        done = montjoy_("report", mail, "ransards", "--day", day)
        assert done.exit_code == 2 and "the days that have begun are" in done.stderr


def test_a_report_of_all_that_came_since_a_moment(montjoy_: Call, mail: Path) -> None:
    """A day, a round or a night round; whatever was answered in between, and the rest as it is now."""
    played_on(montjoy_, mail, 2)
    now = montjoy_("report", mail, "ransards").stdout
    told = {moment: montjoy_("report", mail, "ransards", "--since", moment).stdout for moment in ("0", "0.3", "0.night1", "1")}
    for moment, since in {"0": "day 0, orders", "0.3": "day 0, round 3", "0.night1": "day 0, first night round"}.items():
        title, head, *_ = (line for line in told[moment].split("\n") if line)
        assert title == "# The Battle for Clusta Noba: The cove: the Ransards, day 2"
        assert head == f"## What has arrived since {since}"
        assert told[moment].partition("## The map")[2] == now.partition("## The map")[2], "the rest is as it is now"
    lines = {moment: text.partition("## The map")[0].split("\n")[4:] for moment, text in told.items()}
    assert lines["0"][-len(lines["0.3"]) :] == lines["0.3"] and len(lines["0"]) > len(lines["0.3"]) > len(lines["0.night1"])
    assert "- Day 0 begins (CN-GEN-10)." in lines["0"] and "- Day 0 begins (CN-GEN-10)." not in lines["0.3"]
    assert "- Day 1 begins (CN-GEN-10)." in lines["0.night1"] and "- Day 2 begins (CN-GEN-10)." in lines["1"]
    wrong = montjoy_("report", mail, "ransards", "--since", "1.7")
    assert wrong.exit_code == 2 and "there is no such mark; marks passed are 1.orders, 1.1, " in wrong.stderr
    assert "one of them" in montjoy_("report", mail, "ransards", "--since", "1", "--day", "1").stderr


def test_what_was_true_is_told_only_afterwards(montjoy_: Call, mail: Path) -> None:
    for viewer, says in (("trakorians", "This game is not over"), ("umpire", "This game has no umpire")):
        done = montjoy_("report", mail, viewer, "--after")
        assert done.exit_code == 1 and says in done.stderr and done.stdout == ""


def test_a_report_in_a_file_and_from_the_right(montjoy_: Call, mail: Path, tmp_path: Path) -> None:
    out = tmp_path / "day.md"
    written = montjoy_("report", mail, "trakorians", "--lang", "he", "--out", out)
    assert written.stdout == "" and str(out) in one_line(written.stderr)     # red before: it said nothing at all
    text = out.read_text("utf-8")
    assert text.startswith('<div dir="rtl" lang="he">\n\n# ') and text.endswith("</div>\n")
    turned = re.findall('<div dir="ltr">(.*?)</div>', text, re.DOTALL)
    assert len(turned) == 1 and "אל camp" not in turned[0], "the map alone runs from the left; the form is Hebrew"
    assert "אל camp" in text
    again = montjoy_("report", mail, "trakorians", "--out", out)
    assert again.exit_code == 2 and "already there" in again.stderr and out.read_text("utf-8") == text


# ---- on paper ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", ["en", "he"])
def test_pages_are_written_once(montjoy_: Call, mail: Path, tmp_path: Path, lang: str) -> None:
    folder = tmp_path / "pages"
    done = montjoy_("paper", mail, "trakorians", "--out", folder, "--lang", lang)
    assert sorted(p.name for p in folder.iterdir()) == ["army.html", "map.html", "map.svg", "markers.html", "sheets.html"]
    assert done.stdout.count("\n") == 5
    for page in folder.iterdir():
        ElementTree.fromstring(page.read_text("utf-8").replace("<!DOCTYPE html>\n", ""))
    again = montjoy_("paper", mail, "trakorians", "--out", folder, "--lang", lang)
    assert again.exit_code == 2 and "--replace" in again.stderr
    assert montjoy_("paper", mail, "trakorians", "--out", folder, "--replace").exit_code == 0


# ---- other games -------------------------------------------------------------------------------------------------------
def test_a_game_without_pages_of_its_own(montjoy_: Call, home: Path, tmp_path: Path) -> None:
    """Its report has what every game has; nothing of it is printed, and it has no days."""
    path = tmp_path / "siege.jsonl"
    montjoy_("play", "drakborgen", "one", "--seed", "5", "--by-mail", "--record", path)
    report = montjoy_("report", path, "red").stdout
    assert "## What you are asked" in report and "\n4. Iril" in report
    assert "has no pages" in montjoy_("paper", path, "red", "--out", tmp_path / "x").stderr
    battle = tmp_path / "bridge.jsonl"
    montjoy_("play", "massbattle", "bridge", "--seed", "5", "--by-mail", "--record", battle)
    printed = montjoy_("paper", battle, "town", "--out", tmp_path / "x")      # red before: nothing was said, and it ended well
    assert printed.exit_code == 2 and "Mass Battle: The bridge has no pages to be printed." in printed.stderr
    assert not (tmp_path / "x").exists()
    assert "has no days" in montjoy_("report", path, "red", "--day", "1").stderr
    assert "keeps no account" in montjoy_("report", path, "red", "--after").stderr
    assert sent(montjoy_, path, "red", "4").stdout.startswith("Iril")


# ---- adding to the dice --------------------------------------------------------------------------------------------------
WORDS = {"trakorians": "seven blue ships", "ransards": "an old  red barn"}


def announced(words: str) -> str:
    """As docs/clusta.md prints it."""
    return hashlib.sha256(hashlib.sha256(" ".join(words.split()).encode()).digest()[:16]).hexdigest()


def waiting(montjoy_: Call, path: Path) -> None:
    adds = [part for seat, words in WORDS.items() for part in ("--adds", f"{seat}={announced(words)}")]
    begun = montjoy_("play", "clusta", "skirmish", *BOTH, *adds, "--by-mail", "--record", path)
    assert begun.exit_code == 0 and "Play has not begun" in one_line(begun.stdout), begun.output


def test_players_by_mail_add_words_after_they_have_seen_the_list(montjoy_: Call, tmp_path: Path) -> None:
    """Red where play begins before the last words, or words are taken that were not announced."""
    path, sheet = tmp_path / "war.jsonl", tmp_path / "sheet.txt"
    waiting(montjoy_, path)
    for seat, words in WORDS.items():
        first = montjoy_("report", path, seat)
        assert first.exit_code == 0 and all(announced(each) in first.stdout for each in WORDS.values())
        assert "nonce: " in first.stdout
        sheet.write_text("> nonce: something else\n")
        refused = montjoy_("order", path, seat, "--file", sheet)
        assert refused.exit_code == 1 and "not what was announced" in refused.stderr
        sheet.write_text(f"Dear umpire,\n> Nonce:  {words}\n")
        taken = montjoy_("order", path, seat, "--file", sheet)
        assert taken.exit_code == 0 and "are what was announced" in one_line(taken.stdout), taken.output
        if seat == "trakorians":
            again = montjoy_("order", path, seat, "--file", sheet)        # red before: "type some of these signs"
            assert again.exit_code == 1 and "is here already" in again.stderr and "Wait for the others" in again.stderr
    report = montjoy_("report", path, "ransards")
    assert "The map" in report.stdout and announced(WORDS["ransards"]) in report.stdout
    said = json.loads(montjoy_("verify", path, "--json").stdout)
    assert said["ok"] and sorted(said["added"]) == sorted(WORDS) and not said["host_chose"]
    assert montjoy_("order", path, "ransards", "--file", sheet).exit_code == 2             # play has begun: this is no order


def test_who_sends_no_words_is_left_out_when_the_game_is_resumed(montjoy_: Call, tmp_path: Path) -> None:
    path, sheet = tmp_path / "war.jsonl", tmp_path / "sheet.txt"
    waiting(montjoy_, path)
    sheet.write_text(f"nonce: {WORDS['ransards']}")
    assert montjoy_("order", path, "ransards", "--file", sheet).exit_code == 0
    assert montjoy_("resume", path, typed="quit\n").exit_code == 0
    said = json.loads(montjoy_("verify", path, "--json").stdout)
    assert said["ok"] and (said["beginnings"], said["added"]) == (2, ["ransards"])


@pytest.mark.parametrize("adds", ["ransards=12", "crowns=" + "0" * 64, "ransards", "ransards=" + "g" * 64])
def test_what_is_no_hash_is_refused(montjoy_: Call, tmp_path: Path, adds: str) -> None:
    more = ("--by-mail", "--record", tmp_path / "x.jsonl")
    assert montjoy_("play", "clusta", "skirmish", *BOTH, "--adds", adds, *more).exit_code == 2
    assert montjoy_("play", "clusta", "skirmish", *BOTH, "--adds", "ransards=" + "0" * 64).exit_code == 2
    assert not (tmp_path / "x.jsonl").exists()
