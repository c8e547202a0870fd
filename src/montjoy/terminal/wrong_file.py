"""A file that is right, but another one than is wanted here: what it is, and where it goes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from montjoy.core.content import files, messages
from montjoy.core.game import Game
from montjoy.terminal import archives, choices
from montjoy.terminal.checking.recognise import recognise
from montjoy.terminal.errors import Trouble
from montjoy.terminal.telling.kinds import SAID
from montjoy.terminal.telling.started import command

OWN_TROOPS: Final = "own troops"
NAMED_BY: Final = {                                          # content, and the key by which a scenario or a fight names it
    "unit table": "unit_table = {file}", OWN_TROOPS: "troops_file = {file}", "content pack": "pack = {file}",
}


@contextmanager
def wanted(slug: str, kind: str, file: str | Path, house: Sequence[str] = ()) -> Iterator[None]:
    """Around a command that was given a file as a `kind` ("scenario", "fight"), and others as house rules: one that is something
    else is told so, instead of which of its keys do not fit."""
    try:
        yield
    except files.BadFile as bad:
        kinds = {str(Path(file)): kind, **{str(Path(name)): "house rule" for name in house}}
        if bad.path in kinds and (told := something_else(kinds[bad.path], choices.load_game(slug), Path(bad.path))):
            raise files.BadFile(bad.path, *told) from None
        raise


def something_else(kind: str, game: Game, path: Path) -> tuple[str, str] | None:
    """What the file is and what would work; None where it is no other kind of file that is right."""
    try:
        if path.is_file() and archives.is_archive(files.read_bytes(path, files.MOST_RECORD)):
            return None                                      # whatever is in it: here it is unpacked first
        found = SAID.fullmatch(recognise(path, ""))
    except (files.BadFile, Trouble):
        return None
    if found is None or (found["kind"] == kind and found["title"] == game.title):
        return None
    what = found["kind"] or OWN_TROOPS
    says = f"this holds {found[0]}" if what == OWN_TROOPS else f"this is {found[0].partition(' (')[0]}"
    if what == kind:
        return f"{says}, not of {game.title}", where_it_goes(what, found["title"], path)
    return says, f"a {kind} is wanted here; {where_it_goes(what, found['title'], path)}".removesuffix("; ")


def where_it_goes(what: str, title: str | None, path: Path) -> str:
    """What is typed, or written into another file, to use it."""
    slug = next((game.slug for game in choices.ready() if game.title == title), "")
    if what == "house rule":
        return "give it with --house"
    if what in NAMED_BY:
        return f"name it in a file of yours: {NAMED_BY[what].format(file=messages.shown(path.name))}"
    typed = {"fight": f"odds {slug}", "scenario": f"play {slug}", "record": "resume"}.get(what)
    return f"`{command(typed, path)}` takes it" if typed else ""
