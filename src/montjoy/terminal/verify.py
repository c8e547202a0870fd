"""`verify`: whether a record holds, and where it does not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import click
import msgspec

from montjoy.core.content import files
from montjoy.core.game import Game
from montjoy.core.record import entries as rec
from montjoy.core.record import receipts
from montjoy.core.session import verify as core
from montjoy.terminal import choices, saved_games
from montjoy.terminal.language import words_of
from montjoy.words import Words

MOST_RECEIPT: Final = 100_000


def verify(path: Path, receipt: Path | None, put: Callable[[Any], None] | None, lang: str = "") -> int:
    """0: it holds; 1: it does not, and the line says where; or it is not what a receipt was given for.  A file that is no record,
    or no receipt, is bad input (2)."""
    kept = None if receipt is None else read_receipt(receipt)
    header, entries = saved_games.read(path)
    game = choices.load_game(header.game)
    saved_games.check_version(game, header, entries, path)
    report = core.verify(game, header, entries)
    other = "" if kept is None else receipts.why_not(kept, header, entries)
    if put:
        put(msgspec.to_builtins(report) | ({} if kept is None else {"receipt": other or "fits"}))
        return 0 if report.ok and not other else 1
    words = words_of(game, lang, scenario_in(game, header))
    if not report.ok:
        click.echo(f"{path.name}: " + words.text("ui-verify-failed", line=report.line, why=report.wrong))
        return 1
    click.echo(words.text("ui-verified", decisions=report.decisions, dice=report.dice if report.seed else 0))
    if not report.seed:
        click.echo(words.text("ui-no-seed-yet" if not report.over else "ui-no-seed", dice=report.dice))
    if report.typed:
        click.echo(words.text("ui-typed-dice", count=report.typed))
    if report.epochs:
        click.echo(words.text("ui-epochs", count=report.epochs))
    proves(report, words)
    if kept is not None:
        click.echo(words.text(f"ui-receipt-{other or 'fits'}", seat=words.name(kept.seat)))
    return 1 if other else 0


def scenario_in(game: Game, header: rec.Header) -> Any:
    """For the names of its seats."""
    return msgspec.convert(header.scenario, game.scenario)


def proves(report: core.Report, words: Words) -> None:
    """Who had a hand in the dice, and whether the host alone had."""
    if not report.beginnings:
        click.echo(words.text("ui-added-unlisted"))
    elif report.host_chose:
        click.echo(words.text("ui-added-host"))
    else:
        click.echo(words.text("ui-added", seats=words.joined(list(report.added))))
    if report.beginnings > 1:
        click.echo(words.text("ui-beginnings", count=report.beginnings))


def read_receipt(path: Path) -> receipts.Receipt:
    """A receipt as the table's page gives it."""
    try:
        return msgspec.json.decode(files.read_bytes(path, MOST_RECEIPT), type=receipts.Receipt)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise files.BadFile(path, "this is no receipt", "give the file that the table’s page gave you to keep") from None
