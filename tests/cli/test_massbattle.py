"""Mass Battle at the terminal: the bridge to its end with typed orders, resumed in the middle, given up, in sentences."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from montjoy.core.content.lessons import lesson
from montjoy.games.massbattle.game import game
from montjoy.terminal.screen import Screen
from montjoy.words import Words
from tests.cli.conftest import one_line, record_of

Call = Callable[..., Any]
GAME = ("play", "massbattle", "bridge", "--as", "town", "--seed", "7")
PLACED = "  6  .  .  .  .  .1 .1 .1↑A6↑A7 ."
LINE = "A1 at 10,7; A2 at 9,7; A3 at 11,7; A5 at 10,6; A6 at 7,6 facing north; A7 at 8,6\n\ny\n"
TOLD = ("deploy", "initiative", "heights", "shoot", "move", "charge", "fight", "rally", "again", "odds", "which", "end")
CALLED = {"sv": "A6 (långbågsskyttar) står på", "he": "A6 (קשתי קשת ארוכה)", "cs": "A6 (dlouholučištníci) stojí na"}


def test_the_bridge_to_its_end(montjoy_: Call, home: Path) -> None:
    """Typed orders, then full stops and first answers; the record is true."""
    out = montjoy_(*GAME, typed=LINE + ".\n1\n" * 200)
    assert out.exit_code == 0 and "The game is over. " in out.stdout
    assert "A6 A7 shoot" not in out.stdout and "A6 shoot B" in out.stdout, "what one may order stands under the question"
    assert montjoy_("verify", record_of(home)).exit_code == 0


def test_before_anything_has_happened(montjoy_: Call) -> None:
    """Red before: nothing had happened “since”, and the open ground's sign, a full stop, stood as “. Open” behind a sentence."""
    out = one_line(montjoy_(*GAME, typed="quit\n").stdout)
    assert "── Nothing has happened yet. ──" in re.sub("─+", "──", out) and "since" not in out
    assert "small letters: broken. Signs: . open, = road, w wood," in out


def test_what_is_typed_for_a_seat_is_not_said_twice(montjoy_: Call) -> None:
    """Red before: “The heroes (lord) (lord)”."""
    assert "The heroes (lord), The heroes (company), The dragon (dragon)" in one_line(montjoy_("games").stdout)


def test_resumed_in_the_middle(montjoy_: Call, home: Path) -> None:
    first = montjoy_(*GAME, typed=LINE + "quit\n")
    assert PLACED in first.stdout
    again = montjoy_("resume", record_of(home), typed="quit\n").stdout
    assert PLACED in again and "Round 1" in again


def test_an_order_that_is_not_understood_takes_nobodys_place(montjoy_: Call, home: Path) -> None:
    out = montjoy_(*GAME, typed="A1 att 10,7\n" + LINE + "quit\n").stdout
    assert "Line 1, column 4: “att” is not understood. Use one of these: at." in one_line(out)
    assert PLACED in out


def test_all_faults_of_a_text_are_told_together(montjoy_: Call, tmp_path: Path) -> None:
    """Red before: of A9, whom there is not, nothing was said while line 2 was not understood."""
    (tmp_path / "mine.txt").write_text("A9 at 7,6\nA2 att 8,6\nA8 at 7,7\nA1 at 99,99\n")
    out = one_line(montjoy_(*GAME, typed="file mine.txt\nquit\n").stdout)
    places = [out.find(told) for told in ("Line 1, column 1", "Line 2, column 4: “att”", "Line 3, column 1")]
    assert -1 < places[0] < places[1] < places[2], out
    (tmp_path / "mine.txt").write_text("A9 at 7,6\nA2 at 8,6\nA8 at 7,7\n")
    out = one_line(montjoy_(*GAME, typed="file mine.txt\nquit\n").stdout)
    assert -1 < out.find("Line 1, column 1") < out.find("Line 3, column 1")


def test_at_a_yes_or_no_ctrl_c_is_no_and_anything_else_is_answered(
    montjoy_: Call, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The text is kept, and the question it belongs to waits again."""
    ask = Screen.ask

    def asks(screen: Screen, prompt: str) -> str:
        line = ask(screen, prompt)
        if line == "^C":
            raise KeyboardInterrupt
        return line

    monkeypatch.setattr(Screen, "ask", asks)
    out = montjoy_(*GAME, typed="A6 at 7,6\n\n\nmaybe\n^C\nsend\nyes\nquit\n")
    said = one_line(out.stdout)
    assert out.exit_code == 0 and said.count("Type yes or no. Ctrl-C is no, too.") == 2
    assert "Nothing was sent. Your text is kept" in said and "Interrupted" not in said
    assert "A6 (longbowmen) 7,6" in said, "sent by the second yes"


def test_the_lines_under_a_question_are_taken_with_a_word(montjoy_: Call, home: Path) -> None:
    """By unit, by number, among lines of one's own, all of them: they go together."""
    out = one_line(montjoy_(*GAME, typed="take A6 a7\nno\ntake 4\nno\nA1 at 5,6\ntake A7\n\nno\ntake B9\n.\nquit\n").stdout)
    assert "As understood: A6 at 8,6 facing north A7 at 8,5 facing north # ! A1, A2, A3, A4, A5: not placed;" in out
    assert "As understood: A3 at 8,7 facing north # ! A1, A2, A4, A5, A6, A7: not placed;" in out
    assert "As understood: A1 at 5,6 facing north A7 at 8,5 facing north # ! A2, A3, A4, A5, A6: not placed;" in out
    assert "No line to be taken begins with “B9”" in out and out.count("As understood") == 3
    record_of(home).unlink()
    out = one_line(montjoy_(*GAME[:-1], "5", typed=".\n1\ntake\nyes\ntake\nyes\nquit\n").stdout)
    assert "A6 A7 shoot B7 rest: nearest" in out and "Left out" not in out
    assert "A1 to 10,9 A2 to 9,9 A3 to 11,9 A4 to 9,10 A5 to 11,10 rest: hold" in out
    assert "A1 to 10,9 # onto the squares to be held at the end" in out and "(A1 to 10,9;" in out, "it was sent"


def test_given_up_at_any_time(montjoy_: Call, home: Path) -> None:
    """MB-END-02: with another question open; the battle ends when the next round begins."""
    typed = ".\n" + "write\nconcede\n\ny\n" + ".\n1\n" * 20
    out = montjoy_(*GAME, typed=typed).stdout
    assert "a side has given up: side B has won" in one_line(out)


def test_the_form_that_may_be_written_is_left_by_a_full_stop_which_sends_nothing(montjoy_: Call, home: Path) -> None:
    """`text` in it went back to the question without a word: the full stop behind it placed the army, and what was written in one
    stood in the other."""
    said = montjoy_(*GAME, typed="write\ntext\n.\ntext\nquit\n").stdout
    assert "An empty line, or a full stop alone, goes back to the question." in one_line(said)
    assert "concede" in said.partition("write> text")[2] and "A7 at 8,5 facing north" in said
    assert "has placed" not in said and "The battle begins" not in said and not re.search("Round 1", said)
    said = montjoy_(*GAME, typed="write\nconcede\n\nno\n.\ntext\nquit\n").stdout
    assert "A7 at 8,5 facing north" in said.rpartition("> text")[2]


@pytest.mark.parametrize("lang", ["sv", "he", "cs"])
def test_sentences_in_every_language(montjoy_: Call, home: Path, lang: str) -> None:
    out = montjoy_(*GAME, "--plain", "--lang", lang, typed=".\nmap\nquit\n")
    assert out.exit_code == 0 and CALLED[lang] in one_line(out.stdout)


def test_odds_before_an_attack_is_declared(montjoy_: Call, home: Path) -> None:
    """Beside the orders, of a unit, of orders, and of a form before it is sent; what cannot be counted says why."""
    typed = LINE + ".\nodds\nodds A6\nodds A7 shoot B3\nodds A1 shoot B3\n?\nA7 shoot B3\n\nno\nquit\n"
    out = one_line(montjoy_(*GAME, typed=typed).stdout)
    assert "# A6 shoot B7 # hits 65.0%, a unit’s first hit does no harm; or B8 (60.0%), " in out
    assert "odds A3 what unit A3 can do to whom" in out
    assert out.count("What it would do:") == 5
    assert out.count("A7 (longbowmen) shoots at B3 (orcs): hits with ") == 2, "asked for, and told back"
    assert "All that goes at B" in out or "A6 (longbowmen) shoots at B" in out
    assert "A1 (Marthe) has nothing to shoot with" in out


def test_odds_alone_tell_of_each_answer_under_its_number(montjoy_: Call, home: Path) -> None:
    """MB-CHG-06  Whom the long weapons of a charged unit strike."""
    out = montjoy_(*GAME[:-1], "5", typed=".\n1\n.\n.\nodds\nodds 2\nquit\n").stdout
    asked, _, told = out.partition("At whom do its long weapons strike?")
    assert asked and "What it would do:" not in told
    heads = re.findall(r"^(\d)  (B\d) .*\n  A5 \(pikemen\) strikes first with long weapons at (B\d)", told, re.MULTILINE)
    assert heads == [("1", "B1", "B1"), ("2", "B8", "B8"), ("2", "B8", "B8")]


def test_the_lesson_is_played_to_its_end(montjoy_: Call, home: Path) -> None:
    """By who leaves most to the default: every step that comes is told once, before its question."""
    words = Words(game, "en")

    def head(step: str) -> str:
        return f"── {words.title(f'page-lesson-{step}')} ──"

    found = lesson(game)
    assert found is not None
    typed = "A6 at 7,6; A7 at 8,6\n\ny\n" + "A6 A7 shoot B1\n\ny\nrest: advance\n\ny\n.\n2\n1\n" * 60
    out = montjoy_("play", "massbattle", "--learn", "--seed", "5", typed=typed)
    assert out.exit_code == 0 and "The game is over" in out.stdout
    assert out.stdout.index(head("deploy")) < out.stdout.index("Where do your units begin?")
    told = {step.id: out.stdout.count(head(step.id)) for step in found.step}
    assert {told[step] for step in TOLD} == {1} and told["others"] == 0 and max(told.values()) == 1, told
    after = out.stdout.partition(head("end"))[2]
    assert "What to play next:\n" in after and "  Azure Wood\n      montjoy play massbattle azure_wood\n" in after
    assert "play massbattle dragon\n" in after and "play massbattle bridge\n" not in after
    assert montjoy_("verify", record_of(home)).exit_code == 0


@pytest.mark.parametrize("more", [("bridge",), ("--as", "town"), ("--by-mail",)])
def test_a_lesson_says_itself_what_is_played(montjoy_: Call, home: Path, more: tuple[str, ...]) -> None:
    out = montjoy_("play", "massbattle", *more, "--learn", typed="quit\n")
    assert out.exit_code == 2 and "--learn says itself which scenario" in one_line(out.stderr)


# ---- own troops ----------------------------------------------------------------------------------------------------
ROWS = '[troops.river_guard]\nhit_dice = 2\narmour = "chain"\nmelee_weapon = "spear"\nmove_rate = 9\nrally_pct = 75\n'
FORD = """id = "ford"
title = "The ford"
points = 30
troops_file = "mine.toml"
options = { scale = 5 }
board = { width = 12, height = 12 }
sides = [
    { name = "The guard", seats = ["guard"], rows = [1, 4], troops = [{ type = "river_guard", men = 10 }] },
    { name = "The orcs", seats = ["orcs"], rows = [7, 10], troops = [{ type = "orcs", men = 15 }] },
]
"""


@pytest.fixture
def ford(tmp_path: Path) -> Path:
    (tmp_path / "mine.toml").write_text(ROWS, encoding="utf-8")
    path = tmp_path / "ford.toml"
    path.write_text(FORD, encoding="utf-8")
    return path


def test_check_says_everything_that_is_wrong_with_own_troops(montjoy_: Call, tmp_path: Path) -> None:
    """MB-BASE-11: every fault with its line, its rule and what would work; in `--json` the first, and the others in `also`."""
    path = tmp_path / "mine.toml"
    path.write_text(ROWS.replace("75", "750").replace("chain", "chian").replace("= 2", '= "2d"'), encoding="utf-8")
    out = montjoy_("check", path)
    assert out.exit_code == 2 and out.stderr.splitlines()[:-1] == [
        f'{path}:2: troops.river_guard.hit_dice: "2d" is no number of hit dice (MB-UNIT-04); write "1", "4+1", "10+1d4", '
        'or "1d6" for less than one',
        f'{path}:3: troops.river_guard.armour: "chian" is not known (MB-BASE-02); did you mean "chain"?',
        f"{path}:6: troops.river_guard.rally_pct: 750 does not fit (MB-BASE-11); wanted is a whole number from 0 to 100",
    ]
    told = json.loads(montjoy_("check", path, "--json").stdout)[0]
    assert (told["line"], [other["line"] for other in told["also"]]) == (2, [3, 6]) and not told["ok"]


def test_check_counts_the_forces(montjoy_: Call, ford: Path) -> None:
    """MB-BASE-10"""
    out = montjoy_("check", ford, ford.with_name("mine.toml"))
    assert out.exit_code == 0 and out.stdout.splitlines() == [
        f"{ford}: valid scenario of Mass Battle (hit dice of The guard: 20, The orcs: 15; at most 30)",
        f"{ford.with_name('mine.toml')}: valid own troops for Mass Battle, 1 row",
    ]
    ford.write_text(FORD.replace("30", "18"), encoding="utf-8")
    assert ":3: points = 18: The guard has 20 hit dice (MB-BASE-10); take 2 away" in montjoy_("check", ford).stderr


def test_a_battle_with_own_troops_is_played_resumed_and_replayed(montjoy_: Call, home: Path, ford: Path) -> None:
    """MB-BASE-11: the record holds the rows, so that it goes on without the file."""
    first = montjoy_("play", "massbattle", ford, "--as", "guard", "--seed", "5", typed=".\n1\n.\nquit\n")
    assert "A1 (River guard)" in first.stdout
    ford.with_name("mine.toml").unlink()
    ford.unlink()
    again = montjoy_("resume", record_of(home), typed=".\n1\n" * 150)
    assert again.exit_code == 0 and "The game is over." in again.stdout
    assert "A1 A2 (River guard): each 45 of 45 hit points, armour class 14" in one_line(again.stdout)
    assert montjoy_("verify", record_of(home)).exit_code == 0
    assert "River guard" in montjoy_("replay", record_of(home)).stdout


def test_within_a_round_only_what_is_new_is_shown(montjoy_: Call, home: Path) -> None:
    """The whole page once a round; then the log, and the squares alone where something has moved.  In sentences always all."""
    typed = ".\n" + ".\n1\n" * 200
    out = montjoy_(*GAME, typed=typed).stdout
    shown = [out.count(f"Round {n} of 10. ") for n in range(1, 11)]
    assert shown[:5].count(1) >= 3 and max(shown[:5]) == 1, "once in each round in which something is asked"
    assert out.count("\n 19  .") > sum(shown) + 5, "and the squares more often"
    plain = montjoy_(*GAME, "--plain", typed=typed).stdout
    assert plain.count("Round 1 of 10.") > 1


@pytest.mark.parametrize("scenario", ["night_raid"])
def test_where_units_begin_that_are_left_out_is_what_the_text_says(montjoy_: Call, home: Path, scenario: str) -> None:
    """MB-BOARD-10: the squares behind the # are where they come to stand, bows behind the line.  Not of the bridge,
    where the lines offer the bows the height."""
    side = next(iter(game.seats(game.scenarios[scenario])))
    out = montjoy_("play", "massbattle", scenario, "--as", side, "--seed", "5", typed="text\n.\nmap\nquit\n").stdout
    said = dict(re.findall(r"^ *\d+  # ([A-Z]\d+) at (\d+,\d+) facing", out, re.MULTILINE))
    after = one_line(out.rpartition("> map\n")[2])
    stand = dict(re.findall(r"\b([A-Z]\d+) \([^)]*\) (\d+,\d+)", after))
    assert said and {unit: stand[unit] for unit in said} == said


def test_undo_where_the_keyboard_is_handed_over_is_the_last_ones(montjoy_: Call, home: Path) -> None:
    """His answer is changed, after the keyboard has been handed back; the one who comes is shown nothing of it."""
    people = ("--seat", "lord=human", "--seat", "company=human")
    typed = "\nA1 at 15,4\n\ny\nundo\n\nA1 at 15,3\n\ny\n\n.\n\nquit\n"
    out = montjoy_("play", "massbattle", "dragon", *people, "--seed", "5", typed=typed).stdout
    hands = re.findall(r"Hand the keyboard to ([^;]*);", out)
    assert hands[:4] == [hands[0], hands[1], hands[0], hands[1]] and hands[0] != hands[1]
    between = out.split("Hand the keyboard to ")
    assert "Where do your units begin?" in between[3] and "15,4" not in between[2]
    assert "A1 (" in out and re.search(r"A1 \([^)]*\) 15,3", one_line(out)), "the second answer holds"


def test_a_form_that_nobody_asked_for_is_said_to_be_taken(montjoy_: Call, home: Path) -> None:
    out = montjoy_(*GAME, typed=".\nwrite\nconcede\n\ny\nquit\n").stdout
    assert out.partition("Send? (yes/no) y\n")[2].startswith("Received: the answer of ")


def test_of_many_faults_the_first_are_told_and_the_others_counted(montjoy_: Call, home: Path) -> None:
    out = one_line(montjoy_(*GAME, typed="; ".join(["A2 cast fireball"] * 30) + "\n\nquit\n").stdout)
    assert out.count("Line 1, column") == 12 and "18 faults more are not shown; mend these first." in out


def test_going_back_calls_the_mark_in_words(montjoy_: Call, home: Path) -> None:
    """It was (0.0)."""
    out = one_line(montjoy_(*GAME, typed=LINE + ".\nundo\nno\nquit\n").stdout)
    assert re.search(r"Go back to the start of this part of the game \((before the battle|round 1)", out), out[-800:]


def test_sentences_say_how_large_the_board_is(montjoy_: Call, home: Path) -> None:
    out = one_line(montjoy_(*GAME, "--plain", typed="quit\n").stdout)
    assert "The board: 20 squares to the east, 20 to the north, counted from 0,0." in out


def test_by_mail_a_number_of_somebody_who_is_not_asked_is_told_so(montjoy_: Call, home: Path, tmp_path: Path) -> None:
    """It was taken for the form that may be written at any time: “3” is not understood, use concede."""
    mail, answer = tmp_path / "bridge.jsonl", tmp_path / "answer.txt"
    people = ("--seat", "town=human", "--seat", "orcs=human")
    montjoy_("play", "massbattle", "bridge", *people, "--seed", "5", "--by-mail", "--record", mail)
    answer.write_text(".", "utf-8")
    for seat in ("town", "orcs"):
        montjoy_("order", mail, seat, "--file", answer)
    answer.write_text("1", "utf-8")
    told = [montjoy_("order", mail, seat, "--file", answer, "--check") for seat in ("town", "orcs")]
    assert sorted(one.exit_code for one in told) == [0, 1]
    assert "has nothing to decide right now" in next(one.stderr for one in told if one.exit_code)


def test_armies_as_a_file_that_is_played(montjoy_: Call, home: Path) -> None:
    """An even pair in the reader's language is a scenario that `check` takes and bots play to its end; of a choice that there is
    not it says which there are."""
    wishes = ("--choose", "length=half_hour", "--choose", "flavour=foot", "--choose", "points=20")
    made = montjoy_("new", "army", *wishes, "--lang", "sv")
    assert made.exit_code == 0 and 'name = "Städerna"' in made.stdout
    Path("tonight.toml").write_text(made.stdout, encoding="utf-8")
    told = one_line(montjoy_("check", "tonight.toml").stdout)
    assert "Städerna: 20, Plundrarna: 20" in told, told
    bots = ("--seat", "towns=bot:plain", "--seat", "raiders=bot:plain")
    out = montjoy_("play", "massbattle", "tonight.toml", *bots, "--seed", "3")
    assert out.exit_code == 0 and "The game is over. " in out.stdout
    assert montjoy_("new", "army", *wishes, "--seed", "2").stdout != montjoy_("new", "army", *wishes).stdout
    wrong = montjoy_("new", "army", "--choose", "flavour=hors")
    assert wrong.exit_code == 2 and 'did you mean "horse"' in wrong.stderr
    assert "builds no armies" in montjoy_("new", "army", "rudern").stderr


def test_what_has_not_changed_on_the_card_is_not_printed_again(montjoy_: Call) -> None:
    """Red before: goal and units stood there anew in every round.  `map` shows all of it."""
    out = one_line(montjoy_(*GAME, typed=LINE + ".\n1\n" * 12 + "map\nquit\n").stdout)
    assert out.count("Known only to you") >= 3
    pages = out.split("Known only to you")[1:]
    known = [page.partition("Round ")[0] for page in pages]
    (shorter,) = [page for page in known[:-1] if "All else is as before; map shows it." in page]
    assert "The battle lasts 10 rounds." in known[0] and "A3 (town militia): 12 of 22" in shorter
    assert "The battle lasts" not in shorter and "A1 (Marthe)" not in shorter
    assert "The battle lasts 10 rounds." in pages[-1], "map shows the whole card"


def test_after_a_battle_with_own_figures_a_report_tells_each_round(montjoy_: Call) -> None:
    """MB-END-05  What happened, by rounds, under a heading that says so.  Red before: a heading about beliefs, and nothing."""
    record = Path(__file__).parents[1] / "games" / "massbattle" / "played" / "put-right-by-hand.jsonl"
    told = montjoy_("report", str(record), "master", "--after").stdout.translate({0x2068: None, 0x2069: None})
    assert told.splitlines()[0].endswith(": what happened") and "## Round 1" in told and "believed" not in told
    assert " shoots at " in told or "Attacks in vain: " in told
