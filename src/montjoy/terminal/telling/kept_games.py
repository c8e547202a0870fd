"""`resume` alone: the kept games, the newest first."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from montjoy.core.content import files
from montjoy.core.record import entries as rec
from montjoy.terminal import choices, saved_games
from montjoy.terminal.errors import Trouble
from montjoy.terminal.language import words_for, words_of
from montjoy.terminal.screen import Screen
from montjoy.terminal.telling.started import command
from montjoy.terminal.telling.titles import titles
from montjoy.words import Words

MOST: Final = 12                                             # on the screen; the others are counted


def folder() -> Path:
    """Where games are kept that were begun without --record."""
    return files.home() / "games"


def show(lang: str, plain: bool = False) -> int:
    """Those that can be gone on with, each with what to type for it.  1: there is none."""
    words, screen, found = words_for(lang), Screen(plain), newest()
    going: list[tuple[Path, str]] = []
    over = 0
    for path in found:
        said = line_of(path, lang)
        over += not said
        going += [(path, said)] if said else []
    if not going:
        screen.paragraph(words.text("ui-kept-none", folder=str(folder()), command=command("play", "rudern")))
    else:
        screen.paragraph(words.text("ui-kept-games", folder=str(folder())))
    for path, said in going[:MOST]:
        screen.paragraph(said, first="  ")
        screen.write(f"      {command('resume', path)}")
    if len(going) > MOST:
        screen.paragraph(words.text("ui-kept-older", count=len(going) - MOST), first="  ")
    if over:
        screen.paragraph(words.text("ui-kept-over", count=over, command=command("replay", "FILE")))
    return 0 if going else 1


def newest() -> list[Path]:
    """The records in the folder; what was written last comes first."""
    dated: list[tuple[float, Path]] = []
    for path in folder().glob("*.jsonl") if folder().is_dir() else ():
        try:
            dated.append((path.stat().st_mtime, path))
        except OSError:                                      # gone meanwhile
            continue
    return [path for _, path in sorted(dated, reverse=True)]


def line_of(path: Path, lang: str) -> str:
    """Game, scenario, how far it is, who plays; empty where the game is over.  Of a file that cannot be read: why not."""
    try:
        header, entries = saved_games.read(path, cut=True)
        game = choices.load_game(header.game)
        scenario: Any = msgspec.convert(header.scenario, game.scenario)
    except (files.BadFile, Trouble) as why:
        return str(why)
    except msgspec.ValidationError as why:
        return f"{path.name}: {why}"
    lasting = [entry for _, entry in rec.effective(entries)]
    if any(isinstance(entry, rec.Ended) for entry in lasting):
        return ""
    words = words_of(game, lang, scenario)
    called, title, _ = titles(game, scenario, words)
    marks = [entry.label for entry in lasting if isinstance(entry, rec.Marked)]
    mark = of_mark(marks[-1], words) if marks else words.text("ui-kept-begun")
    return words.text("ui-kept-game", game=called, scenario=title, mark=mark, seats=", ".join(people(header, words)))


def of_mark(label: str, words: Words) -> str:
    """The round and whose turn it was: the last checkpoint, as the desk says it."""
    a, b, c = [*label.split(".", 2), "", ""][:3]
    return words.text("page-mark", a=a, b=b, c=c)


def people(header: rec.Header, words: Words) -> Iterator[str]:
    """The seats that people play, the umpire among them; of a game of bots alone, that it is one."""
    seats = [words.name(seat) for seat, kind in header.seats.items() if kind == choices.HUMAN]
    seats += [words.name("umpire")] if header.umpire else []
    yield from seats or [words.text("ui-kept-bots")]
