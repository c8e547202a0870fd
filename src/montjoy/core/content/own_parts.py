"""What a game itself is made of beside its book: how it is played, its pictures, its law in another language, its lesson, and
what only its own code reads.  `check` says of such a file what it is, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from montjoy.core.content import files, how_to_play, law, lessons, rulebook
from montjoy.core.content.messages import Lines, Where, closest, dotted, shown
from montjoy.core.game import Game, home

FORMS: Final[dict[str, Any]] = {                             # by the file's name
    how_to_play.PAGES: how_to_play.PageFile, how_to_play.PICTURES.name: how_to_play.PictureFile, law.FILE: dict[str, law.Article],
}
TABLE: Final = "table.toml"                                  # with what a game is offered at the table
Wrong = tuple[Where, str, str]                               # where, what is wrong, what would work


def part_of(path: Path, game: Game | None, groups: bool) -> str:
    """What the file is, in words; empty where it is no part of a game.  `groups`: it looks like one that a group writes.  BadFile
    says all that is wrong with it."""
    form = lessons.Lesson if lessons.is_lesson(path) else FORMS.get(path.name)
    inside = path.resolve().relative_to(home(game)).parts if game is not None else ()
    if form is None and (game is None or not is_programs(inside, groups)):
        return ""
    if form is not None:
        found, lines = files.read_toml(path, form), Lines(files.read_text(path))
        wrong = [files.BadFile(path, says, would_work, line=lines.of(where), key=dotted(where))
                 for where, says, would_work in (faults(game, path.name, found) if game is not None else ())]  # fmt: skip
        if wrong:
            wrong[0].also = tuple(wrong[1:])
            raise wrong[0]
    if game is None:
        return f"a {path.name} of a game; in that game's folder it is compared with the game"
    return f"a part of {game.title} ({'/'.join(inside)}{'' if form is not None else ': read by the program alone'})"


def is_programs(inside: tuple[str, ...], groups: bool) -> bool:
    """Whether a file in a game's folder is none of those that a group writes: words of orders, packs, a table at the top."""
    if inside[0] in ("locales", TABLE) or (inside[0] == "packs" and len(inside) > 2):
        return True
    return len(inside) == 1 and not groups


def faults(game: Game, name: str, found: Any) -> Iterator[Wrong]:
    """What does not fit the game."""
    if name == law.FILE:
        yield from wrong_law(game, found)
    elif name == how_to_play.PAGES:
        yield from wrong_pages(game, found)
    elif name == how_to_play.PICTURES.name:
        for n, picture in enumerate(found.picture):
            yield from wrong_seat(game, ("picture", n), picture)
    else:
        yield from wrong_seat(game, (), found)


def wrong_law(game: Game, there: dict[str, law.Article]) -> Iterator[Wrong]:
    known = [rule.id for rule in rulebook.load(game).rules]
    for says in law.differences(rulebook.load(game).rules, there):
        id = next((id for id in there if says.startswith(f"{id} ") or says.startswith(f"{id}:")), "")
        yield (id,) if id else (), says, closest(id, known) if id and id not in known else ""


def wrong_pages(game: Game, found: how_to_play.PageFile) -> Iterator[Wrong]:
    pictures = how_to_play.pictures(game)
    for n, page in enumerate(found.page):
        for m, part in enumerate(page.part):
            for says in how_to_play.wrong_part(part, pictures):
                yield ("page", n, "part", m), says, ""


def wrong_seat(game: Game, where: Where, found: Any) -> Iterator[Wrong]:
    """A picture or a lesson: its scenario, and the seat that sees it."""
    if found.scenario not in game.scenarios:
        says = f"{shown(found.scenario)} is no scenario of {game.title}"
        yield (*where, "scenario"), says, closest(found.scenario, game.scenarios)
    elif found.seat not in (seats := game.seats(game.scenarios[found.scenario])):
        yield (*where, "seat"), f"{shown(found.seat)} is no seat of {shown(found.scenario)}", closest(found.seat, seats)
