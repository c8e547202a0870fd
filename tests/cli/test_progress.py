"""Long work gives a sign of life, says how long it will take, and what to do instead."""

from __future__ import annotations

import os
import pty
import select
import shutil
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from montjoy.core.game import games, home
from montjoy.terminal.telling import progress
from montjoy.terminal.telling.progress import Counting, duration
from montjoy.words import Words
from tests.suite.many import soak_only

Call = Callable[..., Any]
HUGE = 'fight = "assault"\nplace = "town"\nrepeat = 20\n[attacker]\nfoot = 80\n[defender]\nfoot = 80\n'
SCENARIOS = {"rudern": "field_battle", "clusta": "skirmish", "drakborgen": "one", "massbattle": "bridge"}


def heard(terminal: int, *words: str) -> str:
    """What comes from a terminal, until all the words have come."""
    out, end = "", time.monotonic() + 60
    while not all(word in out for word in words):
        assert time.monotonic() < end, out
        if select.select([terminal], [], [], 0.2)[0]:
            out += os.read(terminal, 65536).decode()
    return out


@soak_only
def test_odds_that_take_minutes(process: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The terminal says that it counts, soon that this takes minutes, and what answers in seconds; Ctrl-C ends it."""
    monkeypatch.setenv("MONTJOY_WITHOUT_NUMBA", "1")         # else a compiler works first
    (tmp_path / "huge.toml").write_text(HUGE)
    master, slave = pty.openpty()
    counting = process("odds", "rudern", "huge.toml", stderr=slave)
    os.close(slave)
    said = heard(master, " states", "This will take about", "study rudern huge.toml answers in seconds", "to go")
    counting.send_signal(signal.SIGINT)
    assert counting.wait(30) == 130 and "Traceback" not in said
    os.close(master)


@pytest.mark.parametrize(("done", "warns"), [(1, True), (600, False)])
def test_who_would_wait_for_minutes_is_told_once(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, done: int, warns: bool
) -> None:
    """5 seconds for one of a thousand states are an hour and a half; for six hundred of them 3 seconds more.  Without a terminal
    there is no line."""
    now = [0.0]
    monkeypatch.setattr(progress, "stopwatch", lambda: now[0])
    counting = Counting(Words(None, "en"), "montjoy study rudern huge.toml")
    for _ in range(3):
        now[0] += 5
        counting(done, 1000)
    counting.close()
    said = capfd.readouterr().err
    assert said.count("This will take about 84 minutes. Ctrl-C ends it; montjoy study rudern huge.toml") == int(warns)
    assert warns or said == ""


def test_an_estimate_begins_anew_with_each_count(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(progress, "stopwatch", lambda: now[0])
    counting = Counting(Words(None, "en"), "")
    now[0] = 100.0
    counting(90, 100)
    counting(1, 100)
    now[0] = 103.0
    assert counting.left(3, 100) == pytest.approx(97)
    assert [duration(s) for s in (7, 750, 7500)] == ["0:07", "12:30", "2:05:00"]


@pytest.mark.parametrize("slug", SCENARIOS)
def test_a_study_of_a_scenario_in_a_file(montjoy_: Call, tmp_path: Path, slug: str) -> None:
    """As its help says: a case, or a scenario, by name or in a file, without --bots."""
    file = tmp_path / "mine.toml"
    shutil.copy(home(games()[slug]()) / "scenarios" / f"{SCENARIOS[slug]}.toml", file)
    said = montjoy_("study", slug, file, "-n", "1", "--seed", "2")
    assert said.exit_code == 0 and "how it ends" in said.stdout, said.stderr
