"""A stored state beside the record: going on from it is the same as playing all of it again, and nothing false is believed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from montjoy.bots.find import find
from montjoy.core.effects import UMPIRE
from montjoy.core.game import games
from montjoy.core.philox import Philox
from montjoy.core.record import entries as rec
from montjoy.core.record import jsonlines, rulings
from montjoy.core.session import snapshot, umpire
from montjoy.core.session.journal import Journal
from montjoy.core.session.session import Session
from montjoy.games.clusta.game import game
from montjoy.terminal import saved_games, state_cache
from tests.suite.many import some

Call = Callable[..., Any]
SEED = bytes(range(32))
WHO = {"trakorians": "human", "ransards": "human"}


@pytest.fixture(autouse=True)
def also_of_short_records(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state_cache, "LEAST", 1)


def begun() -> state_cache.Keeping:
    session = state_cache.Keeping.new(game, game.scenarios["skirmish"], seed=SEED, names=WHO, umpire=True)
    session.begin()
    return cast(state_cache.Keeping, session)


def answer_next(session: Session) -> None:
    """What is asked first is answered, by a general or as usual."""
    q = next(q for q in session.open if not q.done)
    view = session.view(q.seat)
    answer = game.default(view, q.asked, ()) if q.seat == UMPIRE else find(game)(view, q.asked, Philox(7, 0, 0))
    assert session.answer(q.seat, answer, q.asked.id) is None


def advanced(session: Session, until: str) -> None:
    """Play until a mark stands in the record, or to the end."""
    while not session.over and not any(isinstance(e, rec.Marked) and e.label == until for e in session.entries):
        answer_next(session)


def on_disk(session: state_cache.Keeping, folder: Path, name: str = "game") -> Path:
    path = folder / f"{name}.jsonl"
    path.write_bytes(jsonlines.dump(session.header, session.entries))
    saved_games.seed_path(path).write_bytes(SEED.hex().encode() + b"\n")
    state_cache.write(path, session)
    return path


def found(path: Path) -> snapshot.Snapshot | None:
    return state_cache.read(path, game, saved_games.read(path)[1])


def same(short: Session, long: Session) -> None:
    """Nobody can tell the one from the other."""
    assert msgspec.json.encode(short.state) == msgspec.json.encode(long.state)
    assert [(q.seat, q.asked, q.done) for q in short.open] == [(q.seat, q.asked, q.done) for q in long.open]
    assert jsonlines.dump(short.header, short.entries) == jsonlines.dump(long.header, long.entries)
    for viewer, stream in long.streams.items():
        tail = short.streams[viewer]
        assert (tail.version, tail.asked) == (stream.version, stream.asked)
        assert tail.items == stream.items[tail.base :]
    assert (short.epoch, short.preset) == (long.epoch, long.preset)
    assert (short.tape.labels, short.faces.drawn) == (long.tape.labels, long.faces.drawn)


def rested(session: Session, when: str) -> rulings.Edit:
    """A unit has rested longer than the umpire had thought."""
    rest = session.state.units["trakorians.5"].rest
    return rulings.Edit((rulings.Change("units/trakorians.5/rest", rest, rest + 1),), when)


def rulings_by_the_way(session: Session, n: int, back: int) -> None:
    """Now and then the umpire rules: dice, a change at the next mark and at the last, a way back."""
    last = next((s.label for s in reversed(session.snapshots)), "")
    if n == 3:
        assert umpire.rule(session, rulings.SetDie("CN-BATTLE-05", ("trakorians", 1), (3,)), "set") is None
    elif n in (6, 10):
        assert umpire.rule(session, rested(session, "last" if n == 6 else "next"), "a mistake of mine") is None
    elif n == back:
        assert umpire.rule(session, rulings.TakeBack(last), "once more") is None


@pytest.mark.parametrize("back", some([8, 4, 11], 1))
def test_going_on_from_it_is_the_same_as_playing_all_of_it(tmp_path: Path, back: int) -> None:
    """After every answer of a game with rulings; and the next answer leads to the same."""
    session, used = begun(), []
    for n in range(40):
        if session.over:
            break
        rulings_by_the_way(session, n, back)
        path = on_disk(session, tmp_path)
        short = state_cache.session(path, game, *saved_games.read(path), SEED)
        if short is not None:
            used.append(n)
            same(short, session)
            long = state_cache.Keeping.replay(game, *saved_games.read(path), SEED)
            for each in (short, long):
                answer_next(each)
            same(short, long)
        answer_next(session)
    assert len(used) > 8 and max(used) > back, used


def test_a_ruling_that_goes_back_to_it_says_how_much_was_told() -> None:
    """A change at the mark with which a game was gone on: the streams say rightly what no longer holds."""
    session = begun()
    while not session.over:
        mark = session.snapshots[-1]
        short = Session.replay(game, session.header, session.entries, SEED, snapshot=mark)
        long = Session.replay(game, session.header, session.entries, SEED)
        for each in (short, long):
            assert umpire.rule(each, rested(session, "last"), "a mistake of mine") is None
        same(short, long)
        answer_next(session)


def test_a_state_at_which_earlier_answers_are_still_to_be_offered_is_not_kept() -> None:
    """What the umpire's way back left of them stands in no state."""
    session = begun()
    advanced(session, "0.orders")
    session.say_all.clear()
    session.runner.before = {"trakorians": [None] * 99}
    advanced(session, "1.orders")
    assert state_cache.chosen(session) is None
    session.runner.before = {}
    advanced(session, "2.orders")
    assert state_cache.chosen(session) is not None


@pytest.fixture
def day_one(tmp_path: Path) -> Path:
    session = begun()
    advanced(session, "2.orders")
    path = on_disk(session, tmp_path)
    assert found(path) is not None
    return path


def test_only_its_owner_may_read_it(day_one: Path) -> None:
    assert state_cache.path_of(day_one).stat().st_mode & 0o077 == 0


def changed(data: bytes) -> Iterator[bytes]:
    """Half written, grown, and a byte changed in many places."""
    yield from (b"", data[:1], data[:31], data[: len(data) // 2], data[:-1], data + b"\n")
    for place in range(0, len(data), len(data) // 60):
        yield data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]


def test_what_is_half_written_or_changed_is_not_believed(day_one: Path) -> None:
    there = state_cache.path_of(day_one)
    for data in changed(there.read_bytes()):
        there.write_bytes(data)
        assert found(day_one) is None


def test_a_state_of_another_game_or_after_another_course_is_not_believed(day_one: Path, tmp_path: Path) -> None:
    other = begun()
    assert umpire.rule(other, rulings.SetDie("CN-BATTLE-05", ("trakorians", 1), (3,)), "set") is None
    advanced(other, "1.orders")
    foreign = on_disk(other, tmp_path, "other")
    assert found(foreign) is not None
    state_cache.path_of(day_one).write_bytes(state_cache.path_of(foreign).read_bytes())
    both = found(day_one)                                    # the first mark comes before anything is decided
    assert both is not None and both.label == "0.orders"


def test_a_record_that_was_changed_before_the_mark_is_played_from_its_start(day_one: Path) -> None:
    lines = day_one.read_bytes().split(b"\n")
    place = next(n for n, line in enumerate(lines) if b'"decided"' in line)
    lines[place] = lines[place].replace(b'"by":""', b'"by":"bot"')
    day_one.write_bytes(b"\n".join(lines))
    assert found(day_one) is None


def test_a_state_from_other_rules_or_without_the_seed_is_not_believed(
    day_one: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(type(game), "rules_version", game.rules_version + 1)
        assert found(day_one) is None
    assert found(day_one) is not None
    saved_games.seed_path(day_one).write_text("00" * 32 + "\n")
    assert found(day_one) is None, "sealed with another seed"
    saved_games.seed_path(day_one).unlink()
    assert found(day_one) is None


def test_a_state_that_is_not_the_marks_own_is_not_believed(day_one: Path) -> None:
    """Even with the right seal: the mark in the record carries the hash of its state."""
    there = state_cache.path_of(day_one)
    held = msgspec.json.decode(there.read_bytes()[: -state_cache.SEAL], type=state_cache.Stored)
    state = msgspec.json.decode(held.snapshot.state, type=game.state)
    state.units["trakorians.5"].rest -= 1
    false = msgspec.structs.replace(held.snapshot, state=msgspec.json.encode(state))
    body = msgspec.json.encode(msgspec.structs.replace(held, snapshot=false))
    there.write_bytes(body + state_cache.sealed(day_one, body))
    assert found(day_one) is None


def test_an_old_one_is_good_until_the_game_goes_back_before_it(day_one: Path, tmp_path: Path) -> None:
    held = state_cache.path_of(day_one).read_bytes()
    session = begun()
    advanced(session, "2.3")
    path = on_disk(session, tmp_path, "later")
    state_cache.path_of(path).write_bytes(held)
    assert (old := found(path)) is not None and old.label != "2.orders"
    short = state_cache.session(path, game, *saved_games.read(path), SEED)
    assert short is not None
    same(short, session)
    assert umpire.rule(session, rulings.TakeBack("0.3"), "once more") is None
    path.write_bytes(jsonlines.dump(session.header, session.entries))
    assert found(path) is None


# ---- with the commands -------------------------------------------------------------------------------------------------
@pytest.fixture
def by_mail(montjoy_: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A skirmish of two persons who stand still, on its second morning; each answer was given with `order`."""
    monkeypatch.setenv("MONTJOY_DRAFTS", "1")
    path, sheet = tmp_path / "cove.jsonl", tmp_path / "sheet.txt"
    who = ("--seat", "trakorians=human", "--seat", "ransards=human")
    assert montjoy_("play", "clusta", "skirmish", "--seed", "5", *who, "--by-mail", "--record", path).exit_code == 0
    sheet.write_text("ask mornings\n")
    for seat in ("trakorians", "ransards"):
        assert montjoy_("order", path, seat, "--file", sheet).exit_code == 0
    return path


def test_reports_and_answers_are_the_same_without_it(montjoy_: Call, by_mail: Path, tmp_path: Path) -> None:
    there = state_cache.path_of(by_mail)
    assert found(by_mail) is not None
    held = there.read_bytes()
    for command in (("report", by_mail, "trakorians"), ("order", by_mail, "ransards")):
        there.write_bytes(held)
        short = montjoy_(*command).stdout
        there.unlink()
        assert montjoy_(*command).stdout == short and "day 1" in short.lower()


def test_it_is_used(montjoy_: Call, by_mail: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With it, nothing before its mark is played again."""
    begins: list[str] = []
    begin = Journal.begin
    monkeypatch.setattr(Journal, "begin", lambda self: (begins.append("start"), begin(self))[1])
    montjoy_("report", by_mail, "trakorians")
    montjoy_("resume", by_mail, typed="")
    assert begins == []
    state_cache.path_of(by_mail).unlink()
    montjoy_("report", by_mail, "trakorians")
    assert begins == ["start"]


def test_log_shows_all_that_was_ever_told(montjoy_: Call, by_mail: Path) -> None:
    """Also what was told before the stored state."""
    shown = montjoy_("resume", by_mail, typed="\nlog\nquit\n").stdout
    first, _, log = shown.rpartition("> log\n")
    assert "On the army sheet, before day 0" not in first and "Day 1 begins" in first
    assert "On the army sheet, before day 0" in log and "Day 1 begins" in log


def test_a_short_record_has_none(montjoy_: Call, tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state_cache, "LEAST", 300)
    path = tmp_path / "short.jsonl"
    montjoy_("play", "clusta", "skirmish", "--seed", "5", "--as", "trakorians", "--record", path, typed=".\n")
    assert saved_games.seed_path(path).exists() and not state_cache.path_of(path).exists()


def test_it_goes_with_the_seed_when_the_game_is_over(montjoy_: Call, by_mail: Path) -> None:
    """And `verify` takes nothing from it."""
    held = state_cache.path_of(by_mail).read_bytes()
    for _ in range(40):
        montjoy_("resume", by_mail, typed="\n.\n1\n" * 6)
        if not saved_games.seed_path(by_mail).exists():
            break
    assert not saved_games.seed_path(by_mail).exists() and not state_cache.path_of(by_mail).exists()
    state_cache.path_of(by_mail).write_bytes(held)
    assert montjoy_("verify", by_mail).exit_code == 0
    assert montjoy_("report", by_mail, "trakorians").exit_code == 0


# ---- the other games ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("slug", ["rudern", "drakborgen"])
def test_every_game_goes_on_from_it(tmp_path: Path, slug: str) -> None:
    """Hidden choices, reactions and quiet answers among what came after the mark."""
    other: Any = games()[slug]()
    luck, used = Philox(6, 3, 0), 0
    session: Any = state_cache.Keeping.new(other, next(iter(other.scenarios.values())), seed=SEED, umpire=True)
    session.begin()
    for _ in range(120):
        if session.over or not session.open:
            break
        path = on_disk(session, tmp_path)
        short = state_cache.session(path, other, *saved_games.read(path), SEED)
        if short is not None:
            used += 1
            same(short, Session.replay(other, *saved_games.read(path), SEED))
        if session.window:
            session.close_window()
            continue
        q = next(q for q in session.open if not q.done)
        options = q.asked.options or (other.default(session.view(q.seat), q.asked, ()),)
        answer = options[luck.below(len(options))]
        assert session.answer(q.seat, answer, q.asked.id) is None
    assert used > 5
