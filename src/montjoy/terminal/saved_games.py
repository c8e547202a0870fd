"""A game that is kept while it is played: its record line by line, and the sealed seed in a file beside it."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from montjoy.core import outside
from montjoy.core.content import files
from montjoy.core.errors import Departs
from montjoy.core.game import Game
from montjoy.core.record import entries as rec
from montjoy.core.record import jsonlines
from montjoy.core.seats import BadSeat, check_seats
from montjoy.core.session.session import Session
from montjoy.core.session.verify import why_not_here
from montjoy.terminal import state_cache
from montjoy.terminal.errors import Trouble


class Kept:
    """A session and its files.  What an answer led to is on disk before the next question is asked."""

    def __init__(self, session: Session, path: Path, written: int = 0, handle: Any = None) -> None:
        if path.is_dir():
            raise files.BadFile(path, "this is a folder", "give the name of a file in it")
        self.session, self.path, self.handle = session, path, handle
        self.seed_path = seed_path(path)
        self.file = jsonlines.RecordFile(path)
        self.file.written = written

    def begin(self) -> None:
        """Put both files there; neither may exist."""
        assert self.session.dice is not None
        if self.path.exists():
            raise files.BadFile(self.path, "this file is already there", "go on with `resume`, or give another name")
        try:
            files.write(self.seed_path, self.session.dice.seed.hex().encode() + b"\n", mode=0o600)
        except files.BadFile as bad:
            raise files.BadFile(self.path, bad.says, "use --record FILE, or set MONTJOY_HOME to a folder of yours") from None
        self.handle = lock(self.seed_path)
        try:
            self.keep()
        except OSError as error:
            self.close()
            self.seed_path.unlink(missing_ok=True)
            raise files.BadFile(self.path, f"it cannot be written ({error.strerror})") from None

    def keep(self) -> None:
        """Write what is new."""
        self.file.sync(self.session.header, self.session.entries)

    @contextmanager
    def whole(self) -> Iterator[None]:
        """An answer is taken and written down as one: Ctrl-C waits until it is."""
        with undisturbed():
            yield
            self.keep()

    def release(self) -> None:
        """After the game: the seed goes into the record, and its file away."""
        with undisturbed():
            self.session.release()
            self.keep()
            self.close()
            self.seed_path.unlink(missing_ok=True)
            state_cache.path_of(self.path).unlink(missing_ok=True)
            lesson_path(self.path).unlink(missing_ok=True)

    def copy(self, path: Path) -> None:
        """A copy that can be resumed as it stands now."""
        dice = self.session.dice
        files.write(path, jsonlines.dump(self.session.header, self.session.entries), replace=False)
        if dice is not None:
            files.write(seed_path(path), dice.seed.hex().encode() + b"\n", mode=0o600)

    def close(self) -> None:
        """Nobody plays here any more; where the record is long, a stored state makes the next beginning short."""
        if self.handle is None:
            return
        try:
            if isinstance(self.session, state_cache.Keeping) and self.file.written == 1 + len(self.session.entries):
                with undisturbed():
                    state_cache.write(self.path, self.session)
        finally:
            self.handle.close()
            self.handle = None

    def all_of_it(self) -> Session:
        """The game with all that was ever told in it, where it was begun from a stored state: played again from its start."""
        session = self.session
        if any(stream.base for stream in session.streams.values()):
            seed = session.dice.seed if session.dice else None
            self.session = state_cache.Keeping.replay(session.game, session.header, session.entries, seed)
        return self.session


def seed_path(path: Path) -> Path:
    return path.with_name(path.name + ".seed")


def lesson_path(path: Path) -> Path:
    return path.with_name(path.name + ".lesson")


def keep_lesson(path: Path, learned: Sequence[str]) -> None:
    """The steps of the game's lesson that were told, so that whoever breaks off goes on with it."""
    files.write(lesson_path(path), "\n".join(learned).encode())


def kept_lesson(path: Path) -> list[str] | None:
    """The steps that were told; None where the game is played without its lesson."""
    try:
        return files.read_text(lesson_path(path), 10_000).split()
    except files.BadFile:
        return None


def folder() -> Path:
    """Where games are kept that were begun without --record."""
    return files.home() / "games"


def short(path: Path) -> str:
    """What to type for a record: its name alone, where it is understood, that of a game in the folder, if nothing else is called
    so here; else its path."""
    name = path.stem if path.suffix == ".jsonl" else path.name
    return name if path.absolute().parent == folder().absolute() and not Path(name).exists() else str(path)


def fresh_path(game: str, scenario: str) -> Path:
    """A name nobody has used, in the user's folder."""
    day = outside.today()
    n = 1
    while (path := folder() / f"{game}-{scenario}-{day}-{n}.jsonl").exists():
        n += 1
    return path


# ---- reading ---------------------------------------------------------------------------------------------------------
def read(path: Path, cut: bool = False) -> tuple[rec.Header, list[rec.Entry]]:
    """A record; BadFile says where it is none.  `cut`: a last line that was not finished is left out."""
    data = files.read_lines(path)
    if cut and data and not data.endswith(b"\n"):
        data = data[: data.rfind(b"\n") + 1]
    try:
        return jsonlines.load(data)
    except jsonlines.BadRecord as error:
        raise files.BadFile(path, error.why, _advice(error), line=error.line) from None


def _advice(bad: jsonlines.BadRecord) -> str:
    if "cut off" in bad.why:
        return "`resume` goes on from the last whole line"
    if "not a Montjoy record" in bad.why:
        return "give a file written by `play`"
    newer = isinstance(bad, jsonlines.OtherFormat) or ".type`" in bad.why             # a kind of line or ruling we do not know
    return "if a newer Montjoy wrote it, update this one" if newer else ""


def check_version(game: Game, header: rec.Header, entries: list[rec.Entry], path: Path) -> None:
    """Trouble where the record was played under other rules than these."""
    wrong = why_not_here(game, header, entries)
    if not wrong:
        return check_names(game, header, path)
    newer = rec.version_of(header, entries) > game.rules_version
    older = "use the release it was played with, or let `rehearse` see whether it goes on under these rules"
    advice = "update Montjoy" if newer else older
    raise files.BadFile(path, wrong, f"to replay or finish it, {advice}", line=1)


def check_names(game: Game, header: rec.Header, path: Path) -> None:
    """BadFile where the scenario in the record calls a seat what no seat may be called."""
    try:
        check_seats(game.seats(msgspec.convert(header.scenario, game.scenario)))
    except BadSeat as bad:
        raise files.BadFile(path, bad.says, bad.would_work, line=1, key="scenario") from None
    except msgspec.ValidationError:
        return                                               # whoever replays it says so


def resume(path: Path, game: Game, header: rec.Header, entries: list[rec.Entry]) -> Kept:
    """The game goes on where its record ends."""
    try:
        seed = bytes.fromhex(files.read_text(seed_path(path), 1_000).strip())
    except files.BadFile:
        raise files.BadFile(
            path, f"the sealed seed of its dice, {seed_path(path).name}, is not beside it",
            "`replay` shows the game; to go on, put that file back",
        ) from None
    except ValueError:
        raise files.BadFile(seed_path(path), "this is not a seed") from None
    handle, lines = lock(seed_path(path)), 1 + len(entries)
    try:
        stored = state_cache.session(path, game, header, entries, seed)
        session = stored or state_cache.Keeping.replay(game, header, entries, seed)
    except Departs as error:
        raise files.BadFile(path, error.why, "the record was changed, or the rules were", line=error.line) from None
    kept = Kept(session, path, lines, handle)
    if files.read_bytes(path, files.MOST_RECORD)[-1:] != b"\n":
        files.write(path, jsonlines.dump(header, entries))
    with undisturbed():
        kept.keep()
    return kept


# ---- the operating system --------------------------------------------------------------------------------------------
@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C is held back until the end of the block."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    held: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: held.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if held:
        raise KeyboardInterrupt


def lock(path: Path) -> Any:
    """Nobody else may play this game meanwhile; the lock goes with the process, however it ends."""
    handle = path.open("rb+")
    if not _lock(handle):
        handle.close()
        raise Trouble(f"{path.name.removesuffix('.seed')} is being played in another window; stop it there first.")
    return handle


def _lock(file: Any) -> bool:
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
