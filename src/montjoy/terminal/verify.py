"""`verify`: whether a record holds, and where it does not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
import msgspec

from montjoy.core.session import verify as core
from montjoy.terminal import choices, saved_games
from montjoy.terminal.language import words_of


def verify(path: Path, put: Callable[[Any], None] | None) -> int:
    """0: it holds; 1: it does not, and the line says where.  A file that is no record is bad input (2)."""
    header, entries = saved_games.read(path)
    game = choices.load_game(header.game)
    saved_games.check_version(game, header, entries, path)
    report = core.verify(game, header, entries)
    if put:
        put(msgspec.to_builtins(report))
        return 0 if report.ok else 1
    words = words_of(game, "")
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
    return 0
