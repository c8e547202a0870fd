"""Folders, and archives, of files that are read together; archives as a table takes them (`terminal/archives.py`)."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from montjoy.core.content import files
from montjoy.core.game import Game
from montjoy.terminal import archives, choices
from montjoy.terminal.checking.likeness import candidates, is_case
from montjoy.terminal.checking.tried import READS, Tried
from montjoy.terminal.choices import is_house_rule


def a_folder(path: Path, slug: str) -> str:
    """A folder of files that are read together, for a game that knows such."""
    known = [game for game in ([choices.load_game(slug)] if slug else choices.ready()) if game.content is not None]
    there = sorted([*path.glob("*.toml"), *path.glob("*/*.toml")])
    raws: list[dict[str, Any]] = [files.read_toml(each, dict) for each in there[: archives.MOST_FILES]]
    keys = {key for raw in raws if not is_house_rule(raw) and not is_case(raw) for key in raw}
    for game in sorted(known, key=lambda game: -len(keys & set(game.content.KEYS if game.content is not None else ()))):
        if game.content is not None and keys & set(game.content.KEYS):
            if what := game.content.check_folder(path):
                return what
            if game.packs is not None:
                game.packs.read_own(path)                    # says why it takes no folder
    if not there:
        raise files.BadFile(path, "this is a folder, and no .toml file is in it", READS)
    raise files.BadFile(path, "this is a folder, and no game reads the files in it as one", "name the files, each by itself")


def an_archive(path: Path, slug: str, data: bytes, tried: Tried) -> str:
    """An archive, as a table takes it: content, of several files together or of one; a scenario or a house rule; or one of these
    with the content that it names."""
    with tempfile.TemporaryDirectory(prefix="montjoy-") as place:
        room = Path(place)
        try:
            inside = archives.unpacked(room, data)
            raws: dict[Path, dict[str, Any]] = {each: files.read_toml(each, dict) for each in inside}
            heads = {each: game for each in inside if (game := names_others(each, slug, raws[each])) is not None}
            for game in heads.values():
                if game.packs is None and len(heads) == 1:   # what it names lies beside it
                    return with_content(game, next(iter(heads)), None, tried)
                head, content = archives.parted(room, inside, heads.__contains__)
                return with_content(game, head or inside[0], content, tried)
            if len(inside) > 1:
                return a_folder(room / archives.INSIDE, slug)
            for game in candidates(inside[0], slug, raws[inside[0]]):
                if game.content is not None and (what := game.content.check_content(inside[0], raws[inside[0]])):
                    tried.game = game.slug
                    return what
        except archives.Fault as fault:
            raise files.BadFile(path, str(fault), "docs/authors.md says what an archive may hold") from None
        except files.BadFile as bad:
            first = called_as_in(bad, path, room)
            first.also = tuple(called_as_in(other, path, room) for other in bad.also)
            raise first from None
    raise files.BadFile(path, "an archive holds content of a game, a scenario or a house rule, and this is none of them", READS)


def names_others(path: Path, slug: str, raw: dict[str, Any]) -> Game | None:
    """The game of a scenario or a house rule, which may name other files; None: it is neither."""
    for game in candidates(path, slug, raw):
        if is_house_rule(raw) or (choices.is_scenario(game, raw) and not is_case(raw)):
            return game
    return None


def with_content(game: Game, path: Path, content: Path | None, tried: Tried) -> str:
    """A scenario or a house rule, read with content that came along."""
    raw: dict[str, Any] = files.read_toml(path, dict)
    tried.game, tried.kind = game.slug, f"a scenario of {game.title}"
    if content is not None and game.packs is not None:
        game.packs.read_own(content)
    if not is_house_rule(raw):
        more = game.described(choices.read_scenario(game, path, content))
        return tried.kind + (f" ({more})" if more else "")
    tried.kind = f"a house rule for {game.title}"
    _, house = choices.read_house_with(game, path, content)
    choices.refuse_lacking(game, path, house, house.set)
    return tried.kind


def called_as_in(bad: files.BadFile, archive: Path, room: Path) -> files.BadFile:
    """What is wrong with a file of an archive, which is called by both: `mine.zip/heroes.toml`."""
    inside = Path(bad.path)
    if inside.suffix != ".toml":
        return bad.at(archive)
    folder = room / archives.INSIDE
    return bad.at(archive / (inside.relative_to(folder) if inside.is_relative_to(folder) else inside.name))
