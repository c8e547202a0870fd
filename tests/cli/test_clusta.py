"""Clusta at the terminal: sheets of several lines, the editor, the umpire's evening."""

from __future__ import annotations

import re
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from montjoy.core.record import entries as rec
from montjoy.core.record import jsonlines
from montjoy.games.clusta.protocol.forms import Orders
from montjoy.terminal import forms, screen
from montjoy.words import LANGUAGES
from montjoy.words.put import template
from tests.cli.conftest import one_line, record_of

Call = Callable[..., Any]
PLAY = ("play", "clusta", "skirmish", "--seed", "5")
GO = "to kaelve:\nday 0: go to 0303\n"


@pytest.fixture(autouse=True)
def found_also_as_a_draft(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MONTJOY_DRAFTS", "1")
    monkeypatch.delenv("VISUAL", raising=False)
    monkeypatch.delenv("EDITOR", raising=False)


def answers(path: Path, seat: str) -> list[Any]:
    """What a seat itself has answered, as it stands in the record."""
    return [e.answer for e in jsonlines.load(path.read_bytes())[1] if isinstance(e, rec.Decided) and e.seat == seat and not e.by]


def drafts(home: Path) -> list[Path]:
    return sorted((home / "games").glob("*.draft"))


def test_a_line_that_begins_with_a_side_or_an_officer_begins_with_a_capital(montjoy_: Call) -> None:
    """Who plays, the prompt, and what only this seat knows; within a sentence they keep their small letter."""
    said = montjoy_("play", "clusta", "--lang", "sv", typed="quit\n").stdout
    assert "  Trakorierna: en människa vid det här tangentbordet" in said and "\nTrakorierna> " in said
    assert "  Ransarderna: ni är fientliga" in said and "  Amiral Tasseluka da Zafelasi: ledarvärde 4" in said
    assert "På arméformuläret, före dag 0: trakoriernas astrolog 1" in one_line(said)


# ---- line by line ------------------------------------------------------------------------------------------------------
def test_a_sheet_of_several_lines_is_told_back_and_sent(montjoy_: Call, home: Path) -> None:
    out = montjoy_(*PLAY, "--as", "trakorians", typed=f"{GO}\ny\nquit\n").stdout
    assert "As understood:\n  to kaelve:\n    day 0: go to 0303\n    # For: Praanz da Kaelve; unit 5 (" in out
    assert "Send? (yes/no)" in out and "# !" not in out
    sheet = answers(record_of(home), "trakorians")[0]["sheets"][0]
    assert sheet["to"] == "kaelve" and sheet["lines"][0]["do"] == {"order": "GO_TO", "hex": "0303"}
    assert drafts(home) == []


def test_the_echo_warns_before_it_is_sent(montjoy_: Call, home: Path) -> None:
    typed = "to kaelve:\nday 0 round 6: make camp 0303\nfrom now: hold\n\nn\nquit\n"
    out = one_line(montjoy_(*PLAY, "--as", "trakorians", typed=typed).stdout)
    assert "make camp 0303”: takes 7 rounds, but at the time you give it there is only 1. Send? (yes/no)" in out


@pytest.mark.parametrize("end", ["\n", ".\n"])
def test_an_empty_line_or_a_full_stop_ends_it(montjoy_: Call, home: Path, end: str) -> None:
    montjoy_(*PLAY, "--as", "trakorians", typed=f"{GO}{end}y\nquit\n")
    assert len(answers(record_of(home), "trakorians")[0]["sheets"]) == 1


def test_a_full_stop_alone_is_nothing_new(montjoy_: Call, home: Path) -> None:
    montjoy_(*PLAY, "--as", "trakorians", typed=".\n.\nquit\n")
    assert answers(record_of(home), "trakorians") == [{}, {}]


def test_a_text_that_is_not_understood_is_kept_with_what_is_wrong(montjoy_: Call, home: Path) -> None:
    typed = "to camp1:\nfrom now: hod\nunit 6, day x: hold\n\ntext\nquit\n"
    out = montjoy_(*PLAY, "--as", "trakorians", typed=typed).stdout
    shown = one_line(out)
    assert "Line 2, column 11: “hod” is not understood" in shown and "Line 3, column 13: “x”" in shown
    assert "Nothing was sent. Your text is kept" in shown
    (kept,) = drafts(home)
    assert kept.read_text("utf-8").startswith("to camp1:\nfrom now: hod\nunit 6, day x: hold\n# ! Line 2")
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert "  2  from now: hod" in out.rpartition("Your text is kept")[2], "text shows it"
    again = montjoy_("resume", record_of(home), typed="text\nquit\n").stdout
    assert "  3  unit 6, day x: hold" in again, "also in another session"


def test_a_refused_text_is_kept_and_a_no_sends_nothing(montjoy_: Call, home: Path) -> None:
    typed = "to grisban:\nfrom now: hold\n\n" + GO + "\nn\nquit\n"
    out = montjoy_(*PLAY, "--as", "trakorians", typed=typed).stdout
    assert "(Addressing orders, CN-ORD-02)" in one_line(out) or "CN-ORD-02)" in one_line(out)
    assert answers(record_of(home), "trakorians") == []
    assert drafts(home)[0].read_text("utf-8").rstrip() == GO.rstrip()


def test_how_a_form_is_written_is_told_at_length_once(montjoy_: Call, home: Path) -> None:
    out = one_line(montjoy_(*PLAY, "--as", "trakorians", typed="ask rounds\n\ny\n.\n.\n.\nquit\n").stdout)
    assert out.count("edit opens your editor") == 1 and out.count("edit, text, take, file NAME, send") >= 3


def test_help_at_a_form_speaks_of_forms(montjoy_: Call, home: Path) -> None:
    out = montjoy_(*PLAY, "--as", "trakorians", typed="?\nquit\n").stdout.rpartition("> ?")[2]
    assert "edit opens your editor" in out and "chooses that answer" not in out and "odds 3" not in out


def test_a_slip_of_the_finger_costs_no_text(montjoy_: Call, home: Path) -> None:
    """A line that begins no text is refused at once; the one that was kept stands."""
    out = montjoy_(*PLAY, "--as", "trakorians", typed=f"{GO}\nn\neidt\nsned\nquit\n").stdout
    assert "“eidt” is not understood" in one_line(out) and "\n… " not in out.partition("“eidt”")[2]
    assert drafts(home)[0].read_text("utf-8").rstrip() == GO.rstrip()


def test_a_kept_text_is_sent_as_it_is(montjoy_: Call, home: Path) -> None:
    """In this session or another; what is wrong with it is said again."""
    montjoy_(*PLAY, "--as", "trakorians", typed=f"send\n{GO}\nn\nquit\n")
    out = montjoy_("resume", record_of(home), typed="send\ny\nquit\n").stdout
    assert "As understood:\n  to kaelve:" in out and drafts(home) == []
    assert len(answers(record_of(home), "trakorians")[0]["sheets"]) == 1


def test_send_alone_without_a_kept_text(montjoy_: Call, home: Path) -> None:
    out = montjoy_(*PLAY, "--as", "trakorians", typed="send\nquit\n").stdout
    assert "No text of yours is kept." in out and answers(record_of(home), "trakorians") == []


@pytest.mark.parametrize("stops", [KeyboardInterrupt, screen.Gone])
def test_lines_that_were_typed_are_kept_when_somebody_stops(
    montjoy_: Call, home: Path, monkeypatch: pytest.MonkeyPatch, stops: type[BaseException]
) -> None:
    """Ctrl-C or the end of the input in the middle of a text."""
    ask = screen.Screen.ask

    def stopped(self: Any, prompt: str) -> str:
        line = ask(self, prompt)
        if line == "STOP":
            raise stops
        return line

    monkeypatch.setattr(screen.Screen, "ask", stopped)
    out = montjoy_(*PLAY, "--as", "trakorians", typed=f"{GO}STOP\n").stdout
    assert "Your text is kept" in out and drafts(home)[0].read_text("utf-8").rstrip() == GO.rstrip()


def test_a_number_begins_no_sheet(montjoy_: Call, home: Path) -> None:
    out = montjoy_(*PLAY, "--as", "trakorians", typed="1\nquit\n").stdout
    assert out.count("Day 0, morning: your order sheets") == 2 and "…" not in out.rpartition("kaelve")[2]


def test_a_text_from_a_file(montjoy_: Call, home: Path, tmp_path: Path) -> None:
    (tmp_path / "s.txt").write_text(f"# my plan\n{GO}", "utf-8")
    montjoy_(*PLAY, "--as", "trakorians", typed="file nowhere.txt\nfile s.txt\ny\nquit\n")
    assert len(answers(record_of(home), "trakorians")[0]["sheets"]) == 1


def test_the_text_to_begin_from_says_who_and_where(montjoy_: Call) -> None:
    out = montjoy_(*PLAY, "--as", "trakorians", typed="text\nquit\n").stdout
    assert "#   camp1: The northern beach, in 0202, units: 5, 6" in out
    assert "#   kaelve: Praanz da Kaelve, overall commander, in 0202, units: 5, 6" in out


def test_its_lines_are_not_cut_through_a_word(montjoy_: Call) -> None:
    """Red before: the terminal broke what was too long for it, and two empty lines with numbers stood at the end."""
    out = montjoy_(*PLAY, "--as", "trakorians", typed="text\nquit\n").stdout
    lines = out.partition("> text\n")[2].partition("The Trakorians>")[0].rstrip("\n").split("\n")
    assert len(lines) > 40 and all(len(line) <= 80 for line in lines) and re.fullmatch(r" *\d+  #     from now: hold", lines[-1])
    cut = next(n for n, line in enumerate(lines) if "##   “divine”: " in line)
    assert not re.match(r" *\d", lines[cut + 1]) and lines[cut + 1].startswith(" " * 10), "below it, behind its mark"


# ---- in the editor -----------------------------------------------------------------------------------------------------
@pytest.fixture
def at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    made = screen.Screen.__init__

    def init(self: Any, *given: Any, **more: Any) -> None:
        made(self, *given, **more)
        self.tty = True

    monkeypatch.setattr(screen.Screen, "__init__", init)


def editor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, does: str) -> Path:
    """An editor that does this to `text` and notes what it was given."""
    seen = tmp_path / "seen.txt"
    script = tmp_path / "ed.py"
    script.write_text(
        "import sys\nfrom pathlib import Path\npath = Path(sys.argv[1])\ntext = path.read_text('utf-8')\n"
        f"with open({str(seen)!r}, 'a', encoding='utf-8') as f: f.write(text + '\\n=====\\n')\n{does}\n", "utf-8",
    )
    monkeypatch.setenv("EDITOR", f'"{sys.executable}" "{script}"')
    return seen


@pytest.mark.usefixtures("at_a_terminal")
def test_a_sheet_written_in_the_editor(
    montjoy_: Call, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = editor(tmp_path, monkeypatch, f"path.write_text(text + {GO!r}, 'utf-8')")
    montjoy_(*PLAY, "--as", "trakorians", typed="edit\ny\nquit\n")
    assert "# You can write to:" in seen.read_text("utf-8")
    assert answers(record_of(home), "trakorians")[0]["sheets"][0]["to"] == "kaelve"


@pytest.mark.usefixtures("at_a_terminal")
def test_the_editor_left_without_a_change_sends_nothing(
    montjoy_: Call, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    editor(tmp_path, monkeypatch, "path.write_text(text, 'utf-8')")
    out = montjoy_(*PLAY, "--as", "trakorians", typed="edit\nquit\n").stdout
    assert "Nothing was changed, and nothing was sent." in out and answers(record_of(home), "trakorians") == []


@pytest.mark.usefixtures("at_a_terminal")
def test_a_kept_text_left_as_it_was_is_sent_from_the_editor(
    montjoy_: Call, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """He looks at it once more and finds it good."""
    editor(tmp_path, monkeypatch, f"path.write_text({GO!r}, 'utf-8')")
    montjoy_(*PLAY, "--as", "trakorians", typed="edit\nn\nedit\ny\nquit\n")
    assert len(answers(record_of(home), "trakorians")[0]["sheets"]) == 1


@pytest.mark.usefixtures("at_a_terminal")
@pytest.mark.parametrize("does", [
    "path.write_bytes(b'to kaelve:' + b' ' * 9000)", "path.write_bytes(bytes(range(256)) * 9)",
    "path.write_bytes(b'x' * 900_000)",
    "path.write_bytes(b'to kaelve:\\r\\n day 0: go to 0303\\r\\n letter'); sys.exit(3)", "path.unlink()", "path.write_bytes(b'')",
])  # fmt: skip
def test_whatever_an_editor_leaves_behind_the_game_goes_on(
    montjoy_: Call, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, does: str
) -> None:
    """Endless lines, bytes that are no text, a failure after he has saved, no file at all; and it can be looked at and edited."""
    editor(tmp_path, monkeypatch, does)
    out = montjoy_(*PLAY, "--as", "trakorians", typed="edit\nn\ntext\nsend\nn\nedit\nn\nquit\n")
    assert out.exit_code == 0 and "The game is kept. Go on with" in out.stdout, out.output
    again = montjoy_("resume", record_of(home), typed="text\n" + GO + "\ny\nquit\n")
    assert again.exit_code == 0 and len(answers(record_of(home), "trakorians")[0]["sheets"]) == 1


@pytest.mark.usefixtures("at_a_terminal")
def test_what_was_saved_before_the_editor_failed_is_kept(
    montjoy_: Call, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    editor(tmp_path, monkeypatch, f"path.write_text({GO!r}, 'utf-8'); sys.exit(3)")
    out = montjoy_(*PLAY, "--as", "trakorians", typed="edit\nsend\ny\nquit\n").stdout
    assert "Editing failed" in one_line(out) and "Your text is kept" in one_line(out)
    assert len(answers(record_of(home), "trakorians")[0]["sheets"]) == 1


@pytest.mark.usefixtures("at_a_terminal")
def test_what_was_wrong_stands_in_the_text_when_it_is_edited_again(
    montjoy_: Call, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    does = "path.write_text(text.replace('hod', 'hold') if 'hod' in text else 'to camp1:\\nfrom now: hod\\n', 'utf-8')"
    seen = editor(tmp_path, monkeypatch, does)
    montjoy_(*PLAY, "--as", "trakorians", typed="edit\nedit\ny\nquit\n")
    second = seen.read_text("utf-8").split("=====")[1]
    assert second.lstrip().startswith("to camp1:\nfrom now: hod\n# ! Line 2, column 11")
    sent = answers(record_of(home), "trakorians")[0]
    assert sent["sheets"][0]["lines"][0]["do"] == {"order": "HOLD"} and drafts(home) == []


def test_the_line_that_a_rule_refuses_is_named_and_the_text_kept(montjoy_: Call, home: Path) -> None:
    """CN-ORD-03  On the screen, and in the text that is edited again."""
    out = one_line(montjoy_(*PLAY, "--as", "trakorians", typed=f"{GO}unit 9, day 1: hold\n\ntext\nquit\n").stdout)
    assert out.count("Line 3, column 6, “unit 9, day 1: hold”: You have no unit 9 for that column") == 2
    assert "# ! Line 3" in drafts(home)[0].read_text("utf-8")


def test_without_an_editor_or_a_terminal_it_says_so(montjoy_: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EDITOR", "false")
    assert "An editor opens only in a terminal." in montjoy_(*PLAY, "--as", "trakorians", typed="edit\nquit\n").stdout


def test_where_the_user_names_no_editor_one_that_is_there_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """EDITOR goes before; where there is none, it is empty."""
    monkeypatch.setattr(forms.shutil, "which", lambda name: f"/usr/bin/{name}" if name == "nano" else None)
    assert forms.editor() == "nano"
    monkeypatch.setenv("EDITOR", "mine")
    assert forms.editor() == "mine"
    monkeypatch.delenv("EDITOR")
    monkeypatch.setattr(forms.shutil, "which", lambda name: None)
    assert forms.editor() == ""


def test_a_campaign_begins_with_few_lines_and_its_name_once(montjoy_: Call, home: Path) -> None:
    """What the map and the lists show is no news; `log` has it all."""
    out = montjoy_("play", "clusta", "--seed", "5", "--as", "trakorians", typed="log\nquit\n").stdout
    assert out.startswith("The Battle for Clusta Noba\n")
    first, _, log = out.rpartition("> log\n")
    told = first.partition("Log")[2].partition("Known only to you")[0]
    assert told.count("  · ") < 12 and ", skill 15, " in one_line(told) and "overall commander" in told
    assert 3 < log.count("  · ") < 12 and one_line(log).count("aboard Trakorian ship") == 9, "7 units, 2 commanders"
    assert ", leader value 3, " in one_line(log) and "Into the lists" not in log


@pytest.mark.parametrize(("lang", "says"), [("en", "try the short “The cove”, three days"), ("cs", "krátký scénář"),
                                            ("sv", "ett kort scenario"), ("he", "תרחיש קצר")])  # fmt: skip
def test_whoever_names_no_scenario_is_told_of_the_short_one(montjoy_: Call, lang: str, says: str) -> None:
    """Sixty days on the island are no first evening; who names a scenario knows what he wants."""
    out = one_line(montjoy_("play", "clusta", "--seed", "5", "--lang", lang, typed="quit\n").stdout)
    assert says in out and "play clusta skirmish." in out
    for scenario in ("island", "skirmish"):
        named = montjoy_("play", "clusta", scenario, "--seed", "5", "--lang", lang, typed="quit\n").stdout
        assert "play clusta skirmish" not in named
    readme = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
    assert "play clusta skirmish" in readme


# ---- roles -------------------------------------------------------------------------------------------------------------
def test_the_umpire_alone_against_bots_to_the_end(montjoy_: Call, home: Path) -> None:
    """He sees what matters in few words and looks at his sheet each morning; stopped and resumed in between."""
    first = montjoy_(*PLAY, "--as", "umpire", typed=".\nday 1 round 2: pcs_at 0303\n\ny\nquit\n").stdout
    assert "Day 0, morning." in first and "As understood:\n  day 1 round 2: characters at 0303" in first
    assert "asked:" not in first, "no log of everything"
    path = record_of(home)
    rest = montjoy_("resume", path, typed=".\n" * 30)
    assert rest.exit_code == 0 and "The game is over" in rest.stdout
    assert "the player characters" in one_line(rest.stdout)
    assert "here the conflux comes" in one_line(rest.stdout), "his map, at the end"
    assert montjoy_("verify", path).exit_code == 0


def test_the_umpire_writes_in_his_own_language(montjoy_: Call, home: Path) -> None:
    """CN-GEN-10  The form shows the words that it takes, and what is wrong is told in them.  Red where it takes English alone."""
    typed = "text\nden 1: postava v 0303\nden 1 kolo 2: postavy v 0303\npočet hlášení 9\n\nano\nquit\n"
    out = montjoy_(*PLAY, "--as", "umpire", "--lang", "cs", typed=typed).stdout
    assert "#   ptát se každé kolo" in out and "Mysleli jste postavy v?" in out
    assert "  den 1 kolo 2: postavy v 0303\n  počet hlášení 9" in out, "as understood"


def test_a_side_against_bots_to_the_end(montjoy_: Call, home: Path) -> None:
    """Asked in the mornings alone; every question by a number or with nothing new."""
    how = ("--as", "the Ransards", "--option", "battle_decisions=standing")
    out = montjoy_(*PLAY, *how, typed=".\n.\n1\n" * 60)
    assert out.exit_code == 0 and "The game is over" in out.stdout
    assert montjoy_("verify", record_of(home)).exit_code == 0


def test_a_role_that_is_not_there(montjoy_: Call) -> None:
    done = montjoy_(*PLAY, "--as", "ransard")
    assert done.exit_code == 2 and 'There is no role "ransard"; did you mean "ransards"?' in done.stderr


def test_a_form_of_one_line_is_as_it_was(montjoy_: Call) -> None:
    """A game without long forms reads one line and asks nothing back."""
    from montjoy.core.session.streams import Asked
    from montjoy.games.rudern.game import game
    from montjoy.words import Words

    assert template(game, None, Asked(1, "order", None, (), "Form"), Words(game, "en")) == ""


def test_notes_are_no_part_of_a_text() -> None:
    text = forms.noted("to camp1:\n  from now: hold\n", ["Line 2: no"])
    assert text == "to camp1:\n  from now: hold\n# ! Line 2: no\n" and forms.bare(text) == "to camp1:\n  from now: hold\n"


def test_an_empty_form_is_told_back_as_nothing_new(montjoy_: Call, home: Path) -> None:
    out = montjoy_(*PLAY, "--as", "trakorians", typed="# nothing at all\n\ny\nquit\n").stdout
    assert "As understood: nothing new." in out and answers(record_of(home), "trakorians") == [{}]
    assert Orders() == Orders((), ())


def test_a_form_that_nobody_asks_for_is_written_at_another_question(montjoy_: Call, home: Path) -> None:
    """CN-ORD-07  `write` at a question of a round; the question goes on waiting."""
    march = "to kaelve:\nday 0: go to 0406\n\ny\n"
    out = montjoy_(*PLAY, "--as", "trakorians", typed=march + "?\nwrite\nto kaelve:\nfrom now: hold\n\ny\nquit\n").stdout
    assert "write says what your own force does" in one_line(out) and "own force do from the next round on?" in one_line(out)
    assert [form["sheets"][0]["lines"][0]["do"]["order"] for form in answers(record_of(home), "trakorians")] == ["GO_TO", "HOLD"]


def test_a_unit_that_was_split_off_has_one_name(montjoy_: Call, home: Path) -> None:
    """CN-GEN-14-X  The cove has no Digetens stålklo, which is unit 7 of the whole army: the new 7 is a part of 6."""
    typed = "to kaelve:\nday 0: divine\nsplit unit 6: 0 elite 20 standard\n\nyes\nmap\nquit\n"
    out = one_line(montjoy_(*PLAY, "--as", "trakorians", typed=typed).stdout)
    assert "Unit 7 Kustalerna av Karnald (the Kustals of Karnald): 0 elite, 20 standard" in out and "Digetens" not in out
    assert "New on the lists: Trakorian unit 7" in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_units_name_means_stands_beside_it(montjoy_: Call, lang: str) -> None:
    """CN-T-ROSTER-TRAK: units are called as in their (Swedish) source; red before, when nothing said what that means."""
    out = one_line(montjoy_("play", "clusta", "skirmish", "--as", "trakorians", "--lang", lang, typed="quit\n").stdout)
    found = re.search(r"Kamesti träsködlor( \([^)]+\))?", out)
    assert found is not None and (found[1] is not None) is (lang != "sv")
