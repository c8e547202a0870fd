"""Games that were left in the terminal of an earlier release: they are gone on with, from the stored state beside their record.

That the stored state is believed is seen by the game's own rules: they are not begun from the set-up again.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from montjoy.core.game import games
from tests.suite.many import times
from tests.upgrade.terminal import GAMES, Said, call, left

NAMES = tuple(game.name for game in GAMES)
TYPED = {"rudern": "1\n2\n3\n1\n", "drakborgen": "1\n2\n", "clusta": ".\n"}


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games that were played from their very beginning since: their rules were given the state of the set-up."""
    found: list[str] = []
    for slug in NAMES:
        watch(type(games()[slug]()), found, monkeypatch)
    return found


def watch(kind: Any, found: list[str], patch: pytest.MonkeyPatch) -> None:
    """Note down every time the rules of a game begin where its set-up ends."""
    setup, play, fresh = kind.setup, kind.play, set[bytes]()

    def set_up(self: Any, scenario: Any, options: Any) -> Any:
        state = setup(self, scenario, options)
        fresh.add(msgspec.json.encode(state))
        return state

    def played(self: Any, state: Any) -> Any:
        if msgspec.json.encode(state) in fresh:
            found.append(self.slug)
        return play(self, state)

    patch.setattr(kind, "setup", set_up)
    patch.setattr(kind, "play", played)


def state(record: Path) -> Path:
    return record.with_name(record.name + ".state")


def lines(record: Path) -> list[Any]:
    return [json.loads(line) for line in record.read_text("utf-8").splitlines()]


def resumed(home: Path, record: Path, typed: str = "") -> Said:
    said = call(home, "resume", record, typed=typed)
    assert said.code == 0, said
    return said


@pytest.mark.parametrize("name", NAMES)
def test_its_stored_state_is_believed(name: str, tmp_path: Path, begun: list[str]) -> None:
    """With it nothing before its mark is played again; without it, or where one letter of it is another, all of it is, and
    what is shown is the same in each case."""
    record = left(name, tmp_path)
    held = state(record).read_bytes()
    shown = resumed(tmp_path, record).out
    assert begun == [] and len(shown) > 500, "from the stored state"
    state(record).write_bytes(held[:200] + bytes([held[200] ^ 1]) + held[201:])
    assert resumed(tmp_path, record).out == shown
    assert begun != [], "not from a stored state that was changed"
    begun.clear()
    state(record).unlink()
    assert resumed(tmp_path, record).out == shown
    assert begun != [], "not from one that is not there"


@pytest.mark.parametrize("name", NAMES)
def test_it_goes_on(name: str, tmp_path: Path, begun: list[str]) -> None:
    """What is typed counts: the record grows, what stood in it stands, and it is true; what is left then is gone on with
    from a stored state again."""
    record = left(name, tmp_path)
    before = record.read_bytes()
    resumed(tmp_path, record, TYPED[name] * 3)
    assert begun == []
    after = record.read_bytes()
    assert after.startswith(before) and len(after) > len(before)
    fresh = lines(record)[before.count(b"\n") :]
    assert [line for line in fresh if line["type"] == "decided" and line.get("by", "") == ""], "a person's own answers"
    resumed(tmp_path, record)
    assert begun == [] and record.read_bytes() == after
    said = call(tmp_path, "verify", record)
    assert said.code == 0, said


@pytest.mark.parametrize("name", ["rudern", "drakborgen"])
def test_it_is_played_to_its_end(name: str, tmp_path: Path) -> None:
    """The seed comes out, its file and the stored state go, and every die is the seed's."""
    record = left(name, tmp_path)
    for _ in range(12):
        resumed(tmp_path, record, TYPED[name] * 100)
        if lines(record)[-1]["type"] == "seed":
            break
    assert [line["type"] for line in lines(record)[-2:]] == ["ended", "seed"]
    assert not state(record).exists() and not record.with_name(record.name + ".seed").exists()
    assert "recomputed from the seed" in call(tmp_path, "verify", record).out
    assert call(tmp_path, "replay", record).code == 0


@pytest.mark.parametrize("name", NAMES[times(1, 0) :])
def test_it_is_told_from_its_record(name: str, tmp_path: Path) -> None:
    """`verify`, `check` and `replay` read it as it was left."""
    record = left(name, tmp_path)
    assert call(tmp_path, "verify", record).code == 0
    checked = call(tmp_path, "check", record)
    assert checked.code == 0 and ": valid record of " in checked.out, checked
    told = call(tmp_path, "replay", record)
    assert told.code == 0 and len(told.out.splitlines()) > 50


def test_a_changed_record_is_found_out(tmp_path: Path) -> None:
    """Against a verifier that finds everything true."""
    record = left("rudern", tmp_path)
    there = lines(record)
    n = next(n for n, line in enumerate(there) if line.get("type") == "decided" and n > 20)
    text = record.read_text("utf-8").splitlines(keepends=True)
    record.write_text("".join([*text[:n], *text[n + 1 :]]), "utf-8")
    assert call(tmp_path, "verify", record).code == 1


def test_orders_by_mail_go_on(tmp_path: Path, begun: list[str]) -> None:
    """`report` and `order` read the same files, and the stored state too."""
    record = left("clusta", tmp_path)
    report = call(tmp_path, "report", record, "trakorians")
    assert report.code == 0 and len(report.out) > 1000 and begun == []
    before = record.read_bytes()
    (tmp_path / "sheet.txt").write_text("")
    sent = call(tmp_path, "order", record, "trakorians", "--file", tmp_path / "sheet.txt")
    assert sent.code == 0 and record.read_bytes().startswith(before) and len(record.read_bytes()) > len(before)
    assert begun == []
