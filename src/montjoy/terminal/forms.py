"""Forms of several lines: written in the player's editor or line by line, read, told back as understood, and only then sent.

A game whose forms are long has a file `paper.py` with `template(view, asked, words)`, the text to begin with ("": this form is
one line); it may have `troubles(view, asked, text)`, all that is not understood, and `echo(view, form, words)`.  A text that
was not sent stands beside the record until its question is answered, so nothing that was written is lost.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from montjoy.core import files
from montjoy.core.effects import No
from montjoy.core.game import Game
from montjoy.core.streams import Asked
from montjoy.terminal import page
from montjoy.terminal.page import part_of
from montjoy.words import Words

if TYPE_CHECKING:
    from montjoy.terminal.table import Table

NOTE: Final = "# ! "                                         # before what was wrong with a text, when it is edited again
END: Final = "."


# ---- what a game says of its forms -----------------------------------------------------------------------------------
def template(game: Game, view: Any, asked: Asked, words: Words) -> str:
    """The text from which a form is written; empty where it is one line."""
    made = part_of(game, "paper", "template") if asked.kind == "order" else None
    return str(made(view, asked, words)) if made else ""


def troubles(game: Game, view: Any, asked: Asked, text: str) -> Sequence[No]:
    """Everything in a text that is not understood."""
    found = part_of(game, "paper", "troubles")
    if found:
        return list(found(view, asked, text))
    form = game.read(view, asked, text)
    return [form] if isinstance(form, No) else []


def why_not(game: Game, view: Any, asked: Asked, text: str) -> Sequence[No]:
    """What is not understood in a text, else why the form is refused; nothing where it stands."""
    wrong = troubles(game, view, asked, text)
    if wrong:
        return wrong
    refusal = game.why_not(view, asked, game.read(view, asked, text))
    return [] if refusal is None else [refusal]


def echo(game: Game, view: Any, form: Any, words: Words) -> list[str]:
    """A form as it was understood, line by line."""
    told = part_of(game, "paper", "echo")
    return [line for line in str(told(view, form, words) if told else game.write(form)).split("\n") if line.strip()]


# ---- the text that is kept ---------------------------------------------------------------------------------------------
def draft_path(record: Path, seat: str) -> Path:
    return record.with_name(f"{record.name}.{seat}.draft")


def draft(table: Table, seat: str, asked: Asked) -> str:
    """What the seat has written and not sent, else the game's own beginning."""
    path = draft_path(table.kept.path, seat)
    if path.exists():
        return files.read_text(path)
    return template(table.game, table.session.view(seat), asked, table.words)


def keep(table: Table, seat: str, text: str) -> None:
    files.write(draft_path(table.kept.path, seat), text.encode(), mode=0o600)


def drop(record: Path, seat: str) -> None:
    draft_path(record, seat).unlink(missing_ok=True)


# ---- what is typed -----------------------------------------------------------------------------------------------------
def obey(table: Table, seat: str, asked: Asked, line: str) -> None:
    """What was typed where a long form is wanted: a command, or the first of its lines."""
    word, _, rest = line.partition(" ")
    if line == END:
        nothing_new(table, seat, asked)
    elif line.lower() == "text":
        for number, each in enumerate(draft(table, seat, asked).split("\n"), 1):
            table.screen.write(f"{number:3}  {each}".rstrip())
    elif line.lower() == "edit":
        in_editor(table, seat, asked)
    elif line.isdecimal():                                   # no form begins so
        page.show_question(table.screen, table.game, table.session.view(seat), table.words, asked)
    elif word.lower() == "file" and rest and not rest.endswith(":"):
        from_file(table, seat, asked, rest.strip())
    else:
        send(table, seat, asked, typed(table, line))


def nothing_new(table: Table, seat: str, asked: Asked) -> None:
    """The form that changes nothing; a text that was begun is dropped."""
    items = table.session.streams[seat].items if seat in table.session.streams else []
    if table.answer(seat, asked, table.game.default(table.session.view(seat), asked, items)):
        drop(table.kept.path, seat)


def typed(table: Table, line: str) -> str:
    """Lines until an empty one or a full stop alone."""
    lines = [line]
    while (more := table.screen.ask("… ")) not in ("", END):
        lines.append(more)
    return "\n".join(lines)


def from_file(table: Table, seat: str, asked: Asked, name: str) -> None:
    try:
        text = files.read_text(Path(name).expanduser())
    except (files.BadFile, RuntimeError) as bad:
        table.screen.paragraph(str(bad), style="warn")
        return
    send(table, seat, asked, text)


def editor() -> str:
    """The user's editor, as his system names it; empty where it names none."""
    return os.environ.get("VISUAL", "") or os.environ.get("EDITOR", "")


def in_editor(table: Table, seat: str, asked: Asked) -> None:
    """The sheet in the user's editor.  Left as it was, nothing is sent."""
    words, screen = table.words, table.screen
    if not editor() or not screen.tty:
        screen.paragraph(words.text("ui-no-editor"), style="warn")
        return
    before = draft(table, seat, asked)
    try:
        after = click.edit(before, editor=editor(), extension=".txt")
    except click.ClickException as error:
        screen.paragraph(error.format_message(), style="warn")
        return
    if after is None or after.rstrip() == before.rstrip():
        screen.paragraph(words.text("ui-form-unchanged"))
        return
    send(table, seat, asked, after)


# ---- reading, telling back, sending ------------------------------------------------------------------------------------
def bare(text: str) -> str:
    """A text without the notes about what was wrong with it before."""
    return "\n".join(line for line in text.replace("\r\n", "\n").split("\n") if not line.startswith(NOTE))


def noted(text: str, wrong: Sequence[str]) -> str:
    """The text with what is wrong with it beneath, so that the numbers of its lines stay true."""
    return "\n".join([text.rstrip("\n"), *(f"{NOTE}{line}" for line in wrong), ""])


def send(table: Table, seat: str, asked: Asked, text: str) -> None:
    """Read it, tell it back, and send it on a yes; in any other case it is kept as it is."""
    text, words, screen = bare(text), table.words, table.screen
    view = table.session.view(seat)
    wrong = [words.refusal(no) for no in why_not(table.game, view, asked, text)]
    keep(table, seat, noted(text, wrong))
    if wrong:
        for line in wrong:
            screen.paragraph(line, style="warn")
        screen.paragraph(words.text("ui-form-kept"))
        return
    form = table.game.read(view, asked, text)
    show_echo(table, view, form)
    if not table.yes(words.text("ui-form-send")):
        screen.paragraph(words.text("ui-form-kept"))
        return
    if table.answer(seat, asked, form):
        drop(table.kept.path, seat)


def show_echo(table: Table, view: Any, form: Any) -> None:
    screen, words = table.screen, table.words
    lines = echo(table.game, view, form, words)
    screen.paragraph(words.text("ui-form-understood" if lines else "ui-form-empty"), style="bold")
    for line in lines:
        screen.paragraph(line, first=" " * (2 + len(line) - len(line.lstrip())))
