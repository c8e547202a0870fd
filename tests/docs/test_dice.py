"""The verifier that stands in docs/dice.md: alone, on records of every game; it finds whatever was changed."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from montjoy.core.errors import Departs
from montjoy.core.game import games
from montjoy.core.record import entries as rec
from montjoy.core.record import jsonlines
from montjoy.core.record.rulings import Change, Edit, SetDie, TakeBack
from montjoy.core.session import umpire
from montjoy.core.session.session import Session
from montjoy.core.session.verify import verify
from montjoy.core.session.versions import move
from montjoy.table.tables.replay import Replay
from tests.contract.cards.game import game as cards
from tests.core.test_session import step as one_step
from tests.core.toy import ToyOptions, drive
from tests.core.toy import game as toy
from tests.table.test_after import by_script, data, finished
from tests.upgrade.kept import open_file, paths

DOC = Path(__file__).parents[2] / "docs" / "dice.md"
SEED = bytes(range(32))


def text() -> str:
    (found,) = re.findall(r"```python\n(.*?)```", DOC.read_text("utf-8"), re.S)
    return str(found)


@cache
def program() -> dict[str, Any]:
    made: dict[str, Any] = {"__name__": "check_dice"}
    exec(text(), made)
    return made


def said(record: bytes) -> str:
    answer: str = program()["check"](record.decode())
    return answer


def played() -> Session:
    session = Session.new(toy, toy.scenarios["toy"], seed=SEED)
    session.begin()
    drive(session)
    return session


def told(entries: list[Any], epoch: int) -> str:
    fallen = [e for e in entries if isinstance(e, rec.Die)]
    good, by_hand = sum(not e.how for e in fallen), sum(bool(e.how) for e in fallen)
    return f"{good} dice are those of the seed, {by_hand} were rolled or set by hand, the dice began anew {epoch} times."


def lines_of(session: Session) -> list[Any]:
    return [json.loads(line) for line in jsonlines.dump(session.header, session.entries).splitlines()]


def joined(lines: list[Any]) -> bytes:
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


# ---- right -----------------------------------------------------------------------------------------------------------
def ended(slug: str) -> tuple[rec.Header, list[rec.Entry], int] | None:
    """A whole game of a release before this one, with the laws that its rules say; and how often its dice began anew.  None: no
    release has had this game."""
    if not any(path.parent.name == slug for path in paths()):
        return None
    for path in (path for path in paths() if path.parent.name == slug):
        kept = open_file(path)
        header, entries = kept.read()
        if any(isinstance(e, rec.Ended) for e in entries) and sum(isinstance(e, rec.Die) and not e.how for e in entries) > 9:
            again = Replay(kept.game(), header, entries)
            whole = list(entries)
            for n, law in again.laws().items():
                whole[n] = msgspec.structs.replace(whole[n], law=law)
            if not any(isinstance(e, rec.Released) for e in whole):
                whole.append(rec.Released(kept.seed.hex()))
            return header, whole, again.session.epoch
    raise AssertionError(f"no whole game of {slug}")


@pytest.mark.parametrize("slug", [*games(), "cards"])
def test_it_agrees_on_a_game_and_finds_a_changed_face(slug: str) -> None:
    """A finished one of every game that a release has had, and some played now.  Planted: `n` always 1, or the epoch 0."""
    game = cards if slug == "cards" else games()[slug]()
    session = finished(game, 3)
    header, entries, epoch = ended(slug) or (session.header, session.entries, session.epoch)
    record = jsonlines.dump(header, entries)
    assert said(record) == told(entries, epoch) and not said(record).startswith("0 ")
    assert verify(game, header, entries).ok
    lines = [json.loads(line) for line in record.splitlines()]
    seeded = [line for line in lines if line["type"] == "die" and not line["how"]]
    for line in [seeded[0], seeded[len(seeded) // 2], seeded[-1]]:
        kept = dict(line)
        if "cards" in line["law"]:
            line["card"] = next((card for card in line["law"]["cards"] if card != line["card"]), "another")
        else:
            line["faces"] = [line["faces"][0] + 1, *line["faces"][1:]]
        assert said(joined(lines)).startswith("WRONG: line "), line
        line.clear()
        line.update(kept)
    assert said(joined(lines)) == told(entries, epoch)
    played_now = finished(game, 4, 60)
    assert said(jsonlines.dump(played_now.header, played_now.entries)) == told(played_now.entries, played_now.epoch)


def test_it_stands_alone(tmp_path: Path) -> None:
    """A file of its own, the standard library, no import of ours; what it answers a shell."""
    (tmp_path / "check_dice.py").write_text(text())
    session = finished(cards, 4)
    good, bad = jsonlines.dump(session.header, session.entries), lines_of(session)
    next(line for line in bad if line["type"] == "seed")["seed"] = "00" * 32
    (tmp_path / "good").write_bytes(good)
    (tmp_path / "bad").write_bytes(joined(bad))
    assert set(re.findall(r"^(?:import|from) (\w+)", text(), re.M)) <= set(sys.stdlib_module_names)
    for name, code, begins in (("good", 0, told(session.entries, session.epoch)), ("bad", 1, "WRONG: this is not the seed")):
        words = [sys.executable, "-I", str(tmp_path / "check_dice.py"), str(tmp_path / name)]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (code, "") and done.stdout.startswith(begins)
    assert len([line for line in text().splitlines() if line.strip()]) < 80


def meddled(typed: bool) -> Session:
    """A game with an answer undone, a die set, dice typed and rolled, two ways back, an edit, and a fork at a mark."""
    session = Session.new(toy, toy.scenarios["toy"], ToyOptions(rounds=4), seed=SEED, umpire=True, typed=typed)
    session.nonce("B", "0b")
    session.begin()
    assert umpire.rule(session, SetDie("T-2", (), (6,)), "so") is None

    def play(label: str) -> None:
        while session.label != label:
            step(session)

    def step(there: Session) -> None:
        if there.typing is None:
            one_step(there)
        elif len(there.entries) % 2:
            assert there.roll_typed() is None
        else:
            _, wanted = there.typing
            assert there.type_in([wanted.faces[0]] * wanted.count if wanted.faces else (), *wanted.cards[:1]) is None

    play("round.2")
    while session.undo("A") is not None:
        step(session)
    play("round.3")
    assert umpire.rule(session, TakeBack("round.2"), "again") is None
    play("round.3")
    change = Change("purse/B", session.state_of_mark().purse["B"], 3)
    assert umpire.rule(session, Edit((change,), "last"), "so") is None
    play("round.4")
    at = next(n for n, e in enumerate(session.entries) if isinstance(e, rec.Marked) and e.label == "round.4") + 1
    fork = session.fork(at)
    while not fork.over:
        step(fork)
    fork.release()
    return fork


@pytest.mark.parametrize("typed", [False, True])
def test_it_follows_every_way_back_and_every_hand(typed: bool) -> None:
    """Take-backs, an edit, undone answers, a fork, dice set and typed, a card of which there is one: both programs and verify
    agree, and each changed face is found."""
    session = meddled(typed)
    lines = lines_of(session)
    kinds = {line["type"] for line in lines}
    assert {"undone", "forked", "ruled", "seed"} <= kinds and session.epoch == 3
    assert {line["how"] for line in lines if line["type"] == "die"} == ({"", "set", "typed"} if typed else {"", "set"})
    assert any(len(line["law"].get("cards", "xx")) == 1 for line in lines if line["type"] == "die")
    assert said(joined(lines)) == told(session.entries, session.epoch) and verify(toy, session.header, session.entries).ok
    report = by_script([data(session)])[0]
    assert report["ok"] and report["dice"] == sum(line["type"] == "die" and not line["how"] for line in lines)
    for line in lines:
        if line["type"] == "die" and not line["how"] and line["faces"]:
            line["faces"][0] += 1
            assert said(joined(lines)).startswith("WRONG: line ")
            line["faces"][0] -= 1


def test_it_follows_a_game_that_went_on_under_other_rules() -> None:
    """With the same dice and with new ones, and a ruling back to the mark from which it went on.  Planted: an epoch that `moved`
    with `anew` does not count."""
    for anew in (False, True):
        session = Session.new(toy, toy.scenarios["toy"], ToyOptions(rounds=4), seed=SEED, umpire=True)
        session.begin()
        while session.label != "round.2":
            one_step(session)
        session = move(toy, session.header, session.entries, session.snapshots[-1], SEED, anew)
        while session.label != "round.3":
            one_step(session)
        assert umpire.rule(session, TakeBack("round.2"), "again") is None
        drive(session)
        session.release()
        assert said(joined(lines_of(session))) == told(session.entries, session.epoch) and session.epoch == 1 + anew


# ---- older, and forged -----------------------------------------------------------------------------------------------
def test_of_an_older_record_it_says_what_it_cannot_check() -> None:
    """Without laws; and such a record is read, replayed and written again byte for byte."""
    session = finished(cards, 3)
    old = [{k: v for k, v in line.items() if k != "law"} for line in lines_of(session)]
    record = b"".join(json.dumps(line, separators=(",", ":"), ensure_ascii=False).encode() + b"\n" for line in old)
    header, entries = jsonlines.load(record)
    assert jsonlines.dump(header, entries) == record and b"law" not in record
    again = Session.replay(cards, header, entries, session.dice.seed if session.dice else None)
    assert jsonlines.dump(again.header, again.entries) == record and verify(cards, header, entries).ok
    dice = sum(line["type"] == "die" for line in old)
    answer = said(record)
    assert answer.startswith("0 dice are those of the seed") and f"Of {dice} dice this record, an old one" in answer
    report = by_script([data_of(header, entries)])[0]
    assert report["ok"] and report["dice"] == dice, "the page takes them from the rules"


def data_of(header: Any, entries: Any) -> Any:
    laws = {str(line): law for line, law in Replay(cards, header, entries).laws().items()}
    return json.loads(msgspec.json.encode({"header": header, "entries": entries, "laws": laws}))


def test_a_forged_law_is_found_by_playing_the_record_again() -> None:
    """The laws are the record's own word: one that fits a changed card is found by verify."""
    session = played()
    session.release()
    for number, entry in enumerate(session.entries):
        if isinstance(entry, rec.Die):
            forged = [*session.entries]
            forged[number] = rec.Die(entry.scope, entry.why, entry.about, entry.faces, entry.card, entry.how, rec.Law(sides=99))
            assert "law" in verify(toy, session.header, forged).wrong
            with pytest.raises(Departs, match="law"):
                Session.replay(toy, session.header, forged)


def test_without_its_seed_nothing_is_said_of_a_record() -> None:
    session = played()
    assert said(jsonlines.dump(session.header, session.entries)) == "The seed is not out; nothing can be checked."
