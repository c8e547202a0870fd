"""`rehearse`: does a game of older rules come out the same under these, and if not, how does it go on?"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import click
import msgspec

from montjoy.core import dice
from montjoy.core.content import files, messages
from montjoy.core.game import Game
from montjoy.core.record import entries as rec
from montjoy.core.session import versions
from montjoy.core.session.snapshot import Snapshot
from montjoy.core.session.versions import Standing
from montjoy.terminal import choices, saved_games, state_cache
from montjoy.terminal.errors import Trouble
from montjoy.terminal.language import words_for
from montjoy.terminal.telling.started import command
from montjoy.words import Words

LONG: Final = 200                                            # letters of a difference on a line


def is_record(where: str) -> bool:
    """Whether this is a kept game, not a store of tables."""
    if not where or "://" in where:
        return False
    try:
        with Path(where).open("rb") as file:
            return not file.read(16).startswith(b"SQLite format 3")
    except OSError:
        return True                                          # reading it says what is wrong


def rehearse(path: Path, choose: str, lang: str, put: Callable[[Any], None] | None) -> int:
    """A kept game: where it comes out the same, a line says so and `resume` goes on.  0; 1 where it waits."""
    header, entries = saved_games.read(path)
    game = choices.load_game(header.game)
    if choose == "stand":
        raise Trouble("A kept game is left as it is by doing nothing; --choose stand is for a table.")
    version, name = rec.version_of(header, entries), path.name
    if header.game != game.slug or version > game.rules_version:
        saved_games.check_version(game, header, entries, path)
    if version == game.rules_version:
        return tell([Standing(name, "current", version)], path, None, lang, put)
    seed = seed_of(path)
    report = versions.rehearse(game, header, entries, None, seed=seed)
    over = any(isinstance(e, rec.Ended) for _, e in rec.effective(entries))
    mark = None if report.equal or over else last_mark(path, game, header, entries, version, seed)
    fixed = "" if report.equal else "the game is over" if over else versions.why_not_move(game, header, entries, mark, seed)
    report = msgspec.structs.replace(report, mark=mark.label if mark else "", fixed=fixed)
    found = Standing(name, "same" if report.equal else "other", version, report)
    if report.equal and seed is not None and not over:
        go_on(path, game, header, entries)
    elif not report.equal and choose == "move":
        if fixed or mark is None:
            return tell([found], path, None, lang, put)
        move_on(path, game, header, entries, mark, seed)
        found = Standing(name, "moved", version, report)
    return tell([found], path, None, lang, put)


def seed_of(path: Path) -> bytes | None:
    """The sealed seed beside a record; without it the record alone is looked at."""
    try:
        seed = bytes.fromhex(files.read_text(saved_games.seed_path(path), 1_000).strip())
    except (files.BadFile, ValueError):
        return None
    return seed if len(seed) == dice.SEED_BYTES else None


def last_mark(
    path: Path, game: Game, header: rec.Header, entries: list[rec.Entry], version: int, seed: bytes | None
) -> Snapshot | None:
    """The mark to go on from: the last one up to which these rules give the same, or that of the state stored beside the record
    under the rules it was played by, whichever is later."""
    found = versions.last_agreed(game, header, entries, seed), state_cache.read(path, game, entries, version)
    return max((mark for mark in found if mark is not None), key=lambda mark: mark.at, default=None)


def go_on(path: Path, game: Game, header: rec.Header, entries: list[rec.Entry]) -> None:
    """It is played under these rules from here on, and its record says so."""
    kept = saved_games.resume(path, game, header, entries)
    try:
        with kept.whole():
            kept.session.tape.append(rec.Rehearsed(game.rules_version))
    finally:
        kept.close()


def move_on(path: Path, game: Game, header: rec.Header, entries: list[rec.Entry], mark: Any, seed: bytes | None) -> None:
    """It goes back to the mark, and on from there under these rules."""
    handle = saved_games.lock(saved_games.seed_path(path)) if seed is not None else None
    if handle is None:
        raise Trouble(f"{saved_games.seed_path(path).name}, the sealed seed of its dice, is not beside it: put that file back.")
    with handle:
        session = versions.move(game, header, entries, mark, seed, True)
        kept = saved_games.Kept(session, path, 1 + len(entries))
        with kept.whole():
            pass


# ---- telling -----------------------------------------------------------------------------------------------------------
def tell(found: Sequence[Standing], where: Path | str, taken: Path | None, lang: str, put: Callable[[Any], None] | None) -> int:
    """What came of it.  0; 1 where a game waits for somebody to decide."""
    code = 1 if any(each.state in ("other", "stands", "closed", "fault") for each in found) else 0
    if put:
        put(msgspec.to_builtins(found))
        return code
    w = words_for(lang)
    for each in found:
        for line in lines_of(each, where, w):
            click.echo(line)
    if taken is not None:
        click.echo(w.text("ui-rehearsed-taken", file=str(taken)))
        click.echo(f"  {command('resume', taken)}")
    elif not found:
        click.echo(w.text("ui-rehearsed-none"))
    return code


def lines_of(each: Standing, where: Path | str, w: Words) -> list[str]:
    report = each.report
    if each.state == "current":
        return [w.text("ui-rehearsed-current", name=each.name)]
    again = command("rehearse", where)
    if not isinstance(where, Path):
        again += f" --table {each.name}"
    out = where if isinstance(where, Path) else f"montjoy-{each.name}.jsonl"
    if each.state == "fault":
        there = [w.text("ui-rehearsed-save"), f"  {again} --out {out}", f"  {command('resume', out)}"]
        return [w.text("ui-rehearsed-closed", name=each.name, why=each.why), *there]
    if each.state == "closed" or report is None:
        return [w.text("ui-rehearsed-closed", name=each.name, why=each.why)]
    if each.state == "same":
        return [w.text("ui-rehearsed-same", name=each.name, version=report.version)]
    if each.state == "moved":
        return [w.text("ui-rehearsed-moved", name=each.name, version=report.version, mark=report.mark)]
    why = messages.clean(report.why)
    found = [w.text("ui-rehearsed-other", name=each.name, version=report.version, line=report.line, why=why)]
    for viewer, other in report.differences.items():
        old, new = short(other.old), short(other.new)
        found.append("  " + w.text("ui-rehearsed-viewer", viewer=viewer, number=other.number, old=old, new=new))
    if report.fixed or not report.mark:
        found.append(w.text("ui-rehearsed-fixed", why=messages.clean(report.fixed)))
    else:
        found += [w.text("ui-rehearsed-move", mark=report.mark), f"  {again} --choose move"]
    if not isinstance(where, Path):
        found += [w.text("ui-rehearsed-take"), f"  {again} --out {out}"]
    found += [w.text("ui-rehearsed-stand", version=each.played), f"  {command('resume', out)}"]
    if each.state == "stands":
        found.append(w.text("ui-rehearsed-stands", name=each.name))
    return found


def short(value: Any) -> str:
    text = "–" if value is None else messages.clean(msgspec.json.encode(value).decode())
    return text if len(text) <= LONG else f"{text[: LONG - 1]}…"
