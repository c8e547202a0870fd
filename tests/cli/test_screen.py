"""The screen: widths, plainness, a real terminal; and coverage as the interface says."""

from __future__ import annotations

import codecs
import io
import json
import os
import pty
import select
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from montjoy.core.game import games
from montjoy.terminal.screen import Screen, wrapped
from montjoy.words import Words
from montjoy.words.titles import titles
from tests.cli.conftest import ENV
from tests.suite import patience
from tests.suite.patience import HANGS

Call = Callable[..., Any]


def test_lines_are_broken_at_blanks() -> None:
    lines = wrapped("the quick brown fox jumps over the lazy dog", 16, "* ", "  ")
    assert lines == ["* the quick", "  brown fox", "  jumps over the", "  lazy dog"]
    assert wrapped("", 10, "x ") == ["x "]
    assert wrapped("a" * 30, 10) == ["a" * 30]


STEERS = "Lesk\x1b[2J\x1b]0;pwned\x07\x9b31m \u202eford"


def test_a_long_question_before_what_is_typed_is_broken_at_blanks(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Red before: the terminal cut a word in two; whoever goes back is asked in more than one line."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("yes\n"))
    asked = "That answer was used already. Go back to the beginning of this part of the game? (yes/no) "
    assert Screen(width=60).ask(asked) == "yes"
    out = capsys.readouterr().out
    assert out == "That answer was used already. Go back to the beginning of\nthis part of the game? (yes/no) yes\n"


def test_no_text_steers_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    Screen().write(f"{STEERS}\nholds")
    assert capsys.readouterr().out == "Lesk [2J ]0;pwned  31m  ford\nholds\n"


def test_a_scenario_of_a_record_is_told_without_what_steers_a_terminal() -> None:
    """A record is JSON, and may come from anybody: title and story are cleaned where they are told, on pages too."""
    game = games()["rudern"]()
    scenario = msgspec.structs.replace(game.scenarios["siege_of_a_town"], title=STEERS, says=f"{STEERS}\n\nholds")
    _, title, says = titles(game, scenario, Words(game, "en"))
    assert title == "Lesk [2J ]0;pwned  31m ford" and says == f"{title}\n\nholds"


def listens(master: int) -> None:
    """Until the line is edited sign by sign: the keys that are pressed now are read by whoever asks there."""
    patience.until(lambda: not termios.tcgetattr(master)[3] & termios.ICANON, "nobody reads the keyboard")


def test_on_a_real_terminal(home: Path) -> None:
    """Colours, clearing between two people, no history of what the other typed, and Ctrl-D."""
    master, slave = pty.openpty()
    env = {**os.environ, **ENV, "MONTJOY_HOME": str(home)}
    env.pop("NO_COLOR", None)
    command = [sys.executable, "-m", "montjoy", "play", "rudern", "siege_of_a_town", "--seat", "WKA=human", "--seat", "SVE=human"]
    playing = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=env, close_fds=True)
    os.close(slave)
    out = ""

    def until(text: str, after: int = 0) -> None:
        nonlocal out
        end = time.monotonic() + HANGS
        while text not in out[after:]:
            assert time.monotonic() < end, out[-500:]
            if select.select([master], [], [], 0.2)[0]:
                out += os.read(master, 65536).decode()

    until("press Enter")
    assert "\x1b[2J\x1b[3J\x1b[H" in out
    os.write(master, b"\n")
    until("End the impulse")
    until("> ", out.index("End the impulse"))
    assert "\x1b[1;36m" in out
    here = len(out)
    os.write(master, b"secret\n")
    until("not understood", here)
    until("> ", out.index("not understood"))
    listens(master)
    here = len(out)
    os.write(master, b"\x1b[A\n")
    until("End the impulse", here)
    until("> ", out.index("End the impulse", here))
    listens(master)
    os.write(master, b"\x04")
    until("resume")
    assert playing.wait(HANGS) == 0
    os.close(master)


@pytest.mark.parametrize("variable", ["NO_COLOR", "TERM"])
def test_no_colour_where_none_is_wanted(home: Path, variable: str) -> None:
    master, slave = pty.openpty()
    env = {**os.environ, **ENV, "MONTJOY_HOME": str(home), variable: {"NO_COLOR": "1", "TERM": "dumb"}[variable]}
    command = [sys.executable, "-m", "montjoy", "play", "rudern"]
    playing = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=slave, stderr=slave, env=env, close_fds=True)
    os.close(slave)
    assert playing.stdin is not None
    playing.stdin.close()
    playing.wait(HANGS)
    text = ""
    while True:
        try:
            part = os.read(master, 65536).decode()
        except OSError:
            break
        if not part:
            break
        text += part
    os.close(master)
    assert "\x1b[" not in text and "The Rudern War" in text


def test_coverage_as_the_interface_says(montjoy_: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    from montjoy.lab import knockout, reached

    layer = {"rules": 2, "implemented": ["A-1"], "tested": ["A-1"], "missing": ["A-2"], "survived": {}}
    found = {"game": "rudern", "layers": {"battle": layer}, "options": {"x": {"values": [], "tested": []}}, "note": ""}
    monkeypatch.setattr(knockout, "coverage", lambda game, progress: progress(1, 2, "A-1") or found)
    more = {"parts": {"events": {"all": ["Seen", "Unseen"], "reached": ["Seen"]}}, "wrong": []}
    more["parts"]["events"]["all"].append("Never")
    more |= {"excused": [{"column": "events", "name": "Never", "why": "It cannot."}], "unknown": {"A-9": ["a.c"]}}
    played = {"layers": {"battle": layer | {"reached": [], "unreached": {"A-1": "it idles"}}}}
    more["dead"] = {"a.b": "it idles"}
    options = {"options": {"x": {"values": [], "tested": [], "reached": [], "unreached": {}}}}
    monkeypatch.setattr(reached, "with_reached", lambda game, there, progress: there | played | options | more)
    said = montjoy_("rules", "rudern", "--coverage", "--json")
    assert said.exit_code == 0 and said.stderr == ""
    assert json.loads(said.stdout)["layers"]["battle"]["rules"] == 2
    text = montjoy_("rules", "rudern", "--coverage").stdout
    assert "battle: 2 rules, 1 implemented, 1 knocked out and caught, 0 reached in play" in text
    assert "A-1 is not reached: it idles" in text and "3 events, 1 reached in play" in text
    assert "Unseen is not reached: it occurs in no kept game" in text and "a.b makes no difference: it idles" in text
    assert "Never is not reached, and excused: It cannot." in text and "A-9 is no rule of the book, and is cited by a.c" in text


@pytest.mark.parametrize("command", ["replay", "report"])
def test_the_help_of_a_number_without_bounds_names_none(montjoy_: Call, command: str) -> None:
    """Red before: `[x<=None]`."""
    assert "None" not in montjoy_(command, "--help").stdout and "0<=x<=8" in montjoy_("serve", "--help").stdout


def test_a_replay_stops_after_a_turn(home: Path, montjoy_: Callable[..., Any]) -> None:
    """On a terminal: Enter shows more, `q` in the reader's language ends it.  Red where all of it runs past; a pipe gets all."""
    file = Path(__file__).parents[1] / "games" / "rudern" / "played" / "war-from-the-treasury.jsonl"
    asked, piped = "Enter: dál. q: konec. ", montjoy_("replay", file, "--lang", "cs").stdout
    assert asked not in piped
    master, slave = pty.openpty()
    command = [sys.executable, "-m", "montjoy", "replay", str(file), "--lang", "cs"]
    shown = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env={**os.environ, **ENV}, close_fds=True)
    os.close(slave)
    out, end, decoded = "", time.monotonic() + HANGS, codecs.getincrementaldecoder("utf-8")()
    for typed in (b"\n", b"konec\n"):
        here = len(out)
        while asked not in out[here:]:
            assert time.monotonic() < end, out[-500:]
            if select.select([master], [], [], 0.2)[0]:
                out += decoded.decode(os.read(master, 65536))
        os.write(master, typed)
    assert shown.wait(HANGS) == 0
    lines = [line for line in out.splitlines() if "  · " in line]
    assert 16 <= len(lines) < piped.count("  · ")
    os.close(master)


@pytest.mark.parametrize(("lines", "paged"), [(40, True), (4000, False)])
def test_how_to_play_is_read_with_a_pager_where_it_is_longer_than_the_terminal(
    home: Path, tmp_path: Path, lines: int, paged: bool
) -> None:
    """Red before: three pages ran through at once, and the last quarter was in sight.  The pager here keeps what it is given."""
    pager = tmp_path / "pager"
    pager.write_text(f"#!/bin/sh\ncat > {tmp_path / 'given'}\n")
    pager.chmod(0o755)
    master, slave = pty.openpty()
    termios.tcsetwinsize(slave, (lines, 100))
    env = {**os.environ, **ENV, "MONTJOY_HOME": str(home), "PAGER": str(pager), "LINES": str(lines), "COLUMNS": "100"}
    command = [sys.executable, "-m", "montjoy", "how", "rudern"]
    telling = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=env)
    os.close(slave)
    out = ""
    while telling.poll() is None or select.select([master], [], [], 0)[0]:
        if select.select([master], [], [], 0.2)[0]:
            try:
                out += os.read(master, 65536).decode("utf-8", "replace")
            except OSError:                                  # nobody holds the other end
                break
    os.close(master)
    given = (tmp_path / "given").read_text("utf-8") if paged else out
    assert telling.wait(HANGS) == 0 and given.count("\n") > 100 and "──" in given
    assert (tmp_path / "given").exists() == paged and (not paged or "──" not in out)
