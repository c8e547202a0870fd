"""Forms of several lines: written in the player's editor or line by line, read, told back as understood, and only then sent.

What a game whose forms are long says of them is its `post` (`core/capabilities.py`).  A text that was not sent stands beside
the record until its question is answered, so nothing that was written is lost.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from montjoy.core.content import files
from montjoy.core.content.vocabulary import bare as unmarked
from montjoy.core.game import Game
from montjoy.core.session.runner import NUMBER as UNASKED
from montjoy.core.session.streams import Asked
from montjoy.terminal import page
from montjoy.terminal.screen import Gone, Screen, columns
from montjoy.terminal.telling.typed_words import in_english, means
from montjoy.words import Words
from montjoy.words.messages import Typed, as_typed
from montjoy.words.put import template
from montjoy.words.refused import all_wrong

if TYPE_CHECKING:
    from montjoy.terminal.keyboard import Table

NOTE: Final = "# ! "                                         # before what was wrong with a text, when it is edited again
END: Final = "."
EDITORS: Final = ("notepad",) if os.name == "nt" else ("sensible-editor", "nano", "vi")    # where the user has named none
MOST: Final = 1_000_000
MOST_TOLD: Final = 12                                        # faults of a text at once; the file that is edited has all
QUOTED: Final = re.compile(r"^(?:> ?)+")                     # no form of any game begins a line so


# ---- what a game says of its forms -----------------------------------------------------------------------------------
def echo(game: Game, view: Any, form: Any, words: Words) -> list[str]:
    """A form as it was understood, line by line."""
    told = game.post.echo(view, form, words) if game.post is not None else game.write(form)
    return [line for line in told.split("\n") if line.strip()]


def foretold(game: Game, view: Any, asked: Asked, form: Any, words: Words) -> list[str]:
    """What the attacks of a form would do, line by line."""
    return list(game.prospects.foretold(view, asked, form, words)) if game.prospects is not None else []


# ---- the text that is kept ---------------------------------------------------------------------------------------------
def draft_path(record: Path, seat: str, asked: Asked) -> Path:
    """One for what is asked, one for the form that may be written unasked."""
    return record.with_name(f"{record.name}.{seat}{'.write' if asked.id == UNASKED else ''}.draft")


def draft(table: Table, seat: str, asked: Asked) -> str:
    """What the seat has written and not sent, else the game's own beginning."""
    kept = kept_text(table, seat, asked)
    return kept if kept is not None else template(table.game, table.session.view(seat), asked, table.words)


def kept_text(table: Table, seat: str, asked: Asked) -> str | None:
    """What the seat has written and not sent, whatever it is: his own editor left it there."""
    try:
        data = files.read_bytes(draft_path(table.kept.path, seat, asked), MOST)
    except files.BadFile:
        return None
    return data.decode("utf-8-sig", "replace").replace("\0", " ")


def keep(table: Table, seat: str, asked: Asked, text: str) -> None:
    files.write(draft_path(table.kept.path, seat, asked), text.encode(), mode=0o600)


def drop(record: Path, seat: str, asked: Asked) -> None:
    draft_path(record, seat, asked).unlink(missing_ok=True)


# ---- what is typed -----------------------------------------------------------------------------------------------------
def obey(table: Table, seat: str, asked: Asked, line: str) -> None:
    """What was typed where a long form is wanted: a command, or the first of its lines."""
    line = in_english(table.words, line)
    word, _, rest = line.partition(" ")
    if line == END:
        nothing_new(table, seat, asked)
    elif line.lower() == "text":
        show_text(table.screen, draft(table, seat, asked))
    elif line.lower() == "edit":
        edit(table, seat, asked)
    elif line.lower() == "send":
        send_kept(table, seat, asked)
    elif line.isdecimal():                                   # no form begins so
        table.screen.paragraph(table.words.text("ui-form-number"), style="warn")
        page.show_question(table.screen, table.game, table.session.view(seat), table.words, asked)
    elif word.lower() == "file" and rest and not rest.endswith(":"):
        send_file(table, seat, asked, rest.strip())
    elif word.lower() == "take":
        if lines := taken(table, seat, asked, rest):
            send(table, seat, asked, "\n".join(lines))
    else:
        line_by_line(table, seat, asked, line)


def show_text(screen: Screen, text: str) -> None:
    """With the numbers of its lines; one that is too long goes on below, behind its mark."""
    for number, each in enumerate(text.rstrip("\n").split("\n"), 1):
        line = "".join(c if c.isprintable() else " " for c in each).rstrip()
        says = line.lstrip("# ")
        if columns(line) + 5 > screen.width:
            screen.paragraph(says, first=f"{number:3}  {line.removesuffix(says)}")
        else:
            screen.write(f"{number:3}  {line}".rstrip())


def nothing_new(table: Table, seat: str, asked: Asked) -> None:
    """The form that changes nothing; a text that was begun is dropped."""
    items = table.session.streams[seat].items if seat in table.session.streams else []
    if table.answer(seat, asked, table.game.default(table.session.view(seat), asked, items)):
        drop(table.kept.path, seat, asked)


def send_kept(table: Table, seat: str, asked: Asked) -> None:
    """The text that is kept, as it is."""
    text = kept_text(table, seat, asked)
    if text is not None:
        send(table, seat, asked, text)
    else:
        table.screen.paragraph(table.words.text("ui-form-none"), style="warn")


def line_by_line(table: Table, seat: str, asked: Asked, line: str) -> None:
    """Lines until an empty one or a full stop alone.  A first one that begins no text is only a slip: it takes no text's place.
    Whoever stops in the middle finds his lines again."""
    slip = [one for one in all_wrong(table.game, table.session.view(seat), asked, line, table.words) if one.misread]
    if slip:
        tell_wrong(table, [one.says for one in slip])
        return
    lines = [line]
    try:
        while (more := table.screen.ask("… ")) not in ("", END):
            word, _, rest = in_english(table.words, more).partition(" ")
            lines += taken(table, seat, asked, rest) if word.lower() == "take" else [more]
    except (KeyboardInterrupt, Gone):
        keep(table, seat, asked, "\n".join(lines) + "\n")
        table.screen.write()
        table.screen.paragraph(table.words.text("ui-form-kept"))
        raise
    send(table, seat, asked, "\n".join(lines))


# ---- lines of the text to begin from, as they stand there behind a # ---------------------------------------------------------
def taken(table: Table, seat: str, asked: Asked, which: str) -> list[str]:
    """Those with these numbers or that begin with these words ("2 4", "A3"), or all that go together ("all", and nothing where
    the text stands under its question).  None: the player was told why."""
    words, view = table.words, table.session.view(seat)
    text = template(table.game, view, asked, words)
    behind = {n: line[1:].strip() for n, line in enumerate(text.split("\n"), 1) if line.startswith("#")}
    lines = {n: line for n, line in behind.items() if line and not line.startswith("#")}             # behind two: advice

    def stands(*lines: str) -> bool:
        return not all_wrong(table.game, view, asked, "\n".join(lines), words)

    wish = which.replace(",", " ").split() or (["all"] if text.count("\n") <= page.SHORT else [])
    if len(wish) == 1 and means(words, wish[0], "all"):
        wish, left = [], list[str]()
        for n, line in lines.items():
            if stands(line):
                together = stands(*(lines[int(before)] for before in wish), line)
                (wish if together else left).append(str(n))
        if left:
            table.screen.paragraph(words.text("ui-take-left"), style="warn")
        for number in left:
            table.screen.paragraph(lines[int(number)], first="  ", style="warn")
    found: set[int] = set()
    for word in wish:
        here = {n for n, line in lines.items() if word.rstrip(".") == str(n) or (begins(line, word) and stands(line))}
        if not here:
            table.screen.paragraph(why_none(words, word, behind, lines), style="warn")
            return []
        found |= here
    if not found:
        table.screen.paragraph(words.text("ui-take-which" if lines else "ui-take-no-line"), style="warn")
    return [lines[n] for n in sorted(found)]


def why_none(words: Words, word: str, behind: Mapping[int, str], lines: Mapping[int, str]) -> str:
    """Why no line is meant by this word."""
    number = word.rstrip(".")
    if not lines:
        return words.text("ui-take-no-line")
    if number.isdecimal() and behind.get(int(number), "").startswith("#"):
        return words.text("ui-take-advice", word=as_typed(number), lines=", ".join(map(str, lines)))
    return words.text("ui-take-none", word=as_typed(word))


def begins(line: str, word: str) -> bool:
    return unmarked(line).split()[0].rstrip(":") == unmarked(word)


def send_file(table: Table, seat: str, asked: Asked, name: str) -> None:
    """The text of a file."""
    try:
        path = Path(name).expanduser()
        if not os.path.exists(path):                         # False also of a name that no file can have
            table.screen.paragraph(table.words.text("ui-no-file", file=Typed(name)), style="warn")
            return
        text = files.read_text(path)
    except (files.BadFile, RuntimeError) as bad:
        table.screen.paragraph(str(bad), style="warn")
        return
    send(table, seat, asked, text)


def editor() -> str:
    """The user's editor, as his system names it, else one that is there; empty where there is none."""
    named = os.environ.get("VISUAL", "") or os.environ.get("EDITOR", "")
    return named or next((name for name in EDITORS if shutil.which(name)), "")


def edit(table: Table, seat: str, asked: Asked) -> None:
    """The sheet in the user's editor.  Left as it was, nothing is sent."""
    words, screen = table.words, table.screen
    if not screen.tty or not editor():
        screen.paragraph(words.text("ui-no-editor" if screen.tty else "ui-no-editor-here"), style="warn")
        return
    begun, before = kept_text(table, seat, asked) is not None, draft(table, seat, asked)
    keep(table, seat, asked, before)                         # what is saved in the editor is kept, however it ends
    failed = ""
    try:
        click.edit(filename=str(draft_path(table.kept.path, seat, asked)), editor=editor())
    except click.ClickException as error:
        failed = error.format_message()
    after = kept_text(table, seat, asked)
    changed = after is not None and after.rstrip() != before.rstrip()
    if not begun and not changed:
        drop(table.kept.path, seat, asked)
    if failed:
        screen.paragraph(failed, style="warn")
    if after is not None and not failed and (begun or changed):
        send(table, seat, asked, after)
    else:
        screen.paragraph(words.text("ui-form-kept" if changed else "ui-form-unchanged"))


# ---- reading, telling back, sending ------------------------------------------------------------------------------------
def bare(text: str) -> str:
    """A text without the notes about what was wrong with it before, and without the marks of an answered letter (>)."""
    lines = [QUOTED.sub("", line) for line in text.replace("\r\n", "\n").split("\n")]
    return "\n".join(line for line in lines if not line.startswith(NOTE))


def noted(text: str, wrong: Sequence[str]) -> str:
    """The text with what is wrong with it beneath, so that the numbers of its lines stay true."""
    return "\n".join([text.rstrip("\n"), *(f"{NOTE}{line}" for line in wrong), ""])


def send(table: Table, seat: str, asked: Asked, text: str) -> None:
    """Read it, tell it back, and send it on a yes; in any other case it is kept as it is."""
    text, words, screen = bare(text), table.words, table.screen
    view = table.session.view(seat)
    wrong = [one.says for one in all_wrong(table.game, view, asked, text, words)]
    keep(table, seat, asked, noted(text, wrong))
    if wrong:
        tell_wrong(table, wrong)
        screen.paragraph(words.text("ui-form-kept"))
        return
    form = table.game.read(view, asked, text)
    show_echo(table, view, form)
    show_prospects(table, foretold(table.game, view, asked, form, words))
    if not table.yes(words.text("ui-form-send")):
        screen.paragraph(words.text("ui-form-kept"))
        return
    if table.answer(seat, asked, form):
        drop(table.kept.path, seat, asked)


def tell_wrong(table: Table, wrong: Sequence[str]) -> None:
    """The first faults of a text, and how many others there are."""
    for line in wrong[:MOST_TOLD]:
        table.screen.paragraph(line, style="warn")
    if (more := len(wrong) - MOST_TOLD) > 0:
        table.screen.paragraph(table.words.text("ui-form-wrong-more", count=more), style="warn")


def show_echo(table: Table, view: Any, form: Any) -> None:
    screen, words = table.screen, table.words
    lines = echo(table.game, view, form, words)
    screen.paragraph(words.text("ui-form-understood" if lines else "ui-form-empty"), style="bold")
    for line in lines:
        screen.paragraph(line, first=" " * (2 + len(line) - len(line.lstrip())))


def show_prospects(table: Table, lines: Sequence[str]) -> None:
    if lines:
        table.screen.paragraph(table.words.text("ui-prospects"), style="bold")
    for line in lines:
        table.screen.paragraph(line, first="  ")
