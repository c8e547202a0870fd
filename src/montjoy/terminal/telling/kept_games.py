"""`resume` alone: the kept games, the newest first; those that cannot be opened here apart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from montjoy.core.content import files
from montjoy.core.game import games
from montjoy.core.record import entries as rec
from montjoy.core.session.session import Session
from montjoy.core.session.verify import why_not_here
from montjoy.terminal import choices, saved_games
from montjoy.terminal.errors import Trouble
from montjoy.terminal.language import words_for, words_of
from montjoy.terminal.saved_games import folder, short
from montjoy.terminal.screen import Screen
from montjoy.terminal.telling.started import command
from montjoy.words import Words
from montjoy.words.messages import Typed
from montjoy.words.titles import titles

MOST: Final = 12                                             # on the screen; the others are counted
MOST_OVER: Final = 5
GOING, OVER, CLOSED = "going", "over", "closed"


def show(lang: str, plain: bool = False) -> int:
    """Those that can be gone on with, then those that are over, each with what to type for it, and why others cannot be opened.
    1: none can be gone on with."""
    words, screen, found = words_for(lang), Screen(plain), [(path, *line_of(path, lang)) for path in newest()]
    going, over, closed = ([(path, said) for path, said, how in found if how == each] for each in (GOING, OVER, CLOSED))
    if not going:
        screen.paragraph(words.text("ui-kept-none", folder=str(folder()), command=command("play", "rudern")))
    else:
        screen.paragraph(words.text("ui-kept-games", folder=str(folder())))
    write_list(screen, words, "resume", going, MOST, lang)
    if over:
        screen.write()
        screen.paragraph(words.text("ui-kept-over", count=len(over)))
        write_list(screen, words, "replay", over, MOST_OVER, lang)
    if closed:
        screen.write()
        screen.paragraph(words.text("ui-kept-closed", count=len(closed)))
        for _, said in closed[:MOST_OVER]:
            screen.paragraph(said, first="  ")
        tell_older(screen, words, len(closed) - MOST_OVER)
    screen.write()
    screen.paragraph(words.text("ui-kept-elsewhere"))
    return 0 if going else 1


def write_list(screen: Screen, words: Words, name: str, found: Sequence[tuple[Path, str]], most: int, lang: str) -> None:
    """The newest of them, each with the command in a line of its own, in the language that was asked for; how many others."""
    for path, said in found[:most]:
        screen.paragraph(said, first="  ")
        screen.write(f"      {command(name, short(path))}{f' --lang {lang}' if lang else ''}")
    tell_older(screen, words, len(found) - most)


def tell_older(screen: Screen, words: Words, count: int) -> None:
    if count > 0:
        screen.paragraph(words.text("ui-kept-older", count=count), first="  ")


def newest() -> list[Path]:
    """The records in the folder; what was written last comes first."""
    dated: list[tuple[float, Path]] = []
    for path in folder().glob("*.jsonl") if folder().is_dir() else ():
        try:
            dated.append((path.stat().st_mtime, path))
        except OSError:                                      # gone meanwhile
            continue
    return [path for _, path in sorted(dated, reverse=True)]


def line_of(path: Path, lang: str) -> tuple[str, str]:
    """Game, scenario, how far it is, who plays, and whether it goes on or is over.  Of one that cannot be opened: why not."""
    try:
        header, entries = saved_games.read(path, cut=True)
        if header.game not in games():
            return words_for(lang).text("ui-kept-no-game", name=Typed(path.stem), game=Typed(header.game)), CLOSED
        game = choices.load_game(header.game)
        scenario: Any = msgspec.convert(header.scenario, game.scenario)
    except (files.BadFile, Trouble) as why:
        return str(why), CLOSED
    except msgspec.ValidationError as why:
        return f"{path.name}: {why}", CLOSED
    words = words_of(game, lang, scenario)
    called, title, _ = titles(game, scenario, words)
    if why_not_here(game, header, entries):
        version = rec.version_of(header, entries)
        return words.text("ui-kept-other-rules", name=Typed(path.stem), game=called, scenario=title, version=version), CLOSED
    seats = ", ".join(people(header, words))
    lasting = [entry for _, entry in rec.effective(entries)]
    mark = last_mark(lasting, words)
    over = any(isinstance(entry, rec.Ended) for entry in lasting)
    told = "ui-kept-ended" if over else "ui-kept-game"
    return words.text(told, game=called, scenario=title, mark=mark, seats=seats), OVER if over else GOING


def now(session: Session, words: Words) -> str:
    """How far a game is."""
    return last_mark([entry for _, entry in rec.effective(session.entries)], words)


def last_mark(lasting: Sequence[rec.Entry], words: Words) -> str:
    """The same of the lines of its record that hold."""
    marks = [entry.label for entry in lasting if isinstance(entry, rec.Marked)]
    return of_mark(marks[-1], words) if marks else words.text("ui-kept-begun")


def of_mark(label: str, words: Words) -> str:
    """The round and whose turn it was: the last checkpoint, as the desk says it."""
    a, b, c = [*label.split(".", 2), "", ""][:3]
    return words.text("page-mark", a=number_or_name(a), b=number_or_name(b), c=c)


def number_or_name(part: str) -> int | str:
    """A part of a mark, so that a message can tell the round before the first (0) from the others."""
    return int(part) if part.isascii() and part.isdigit() and len(part) < 6 else part


def people(header: rec.Header, words: Words) -> Iterator[str]:
    """The seats that people play, the umpire among them; of a game of bots alone, that it is one."""
    seats = [words.name(seat) for seat, kind in header.seats.items() if kind == choices.HUMAN]
    seats += [words.name("umpire")] if header.umpire else []
    yield from seats or [words.text("ui-kept-bots")]
