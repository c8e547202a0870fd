"""What a file is, seen from what stands in it, and whether it is right."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from montjoy.core.content import about, files, messages, own_parts, rulebook
from montjoy.core.game import Game, games
from montjoy.core.session import verify
from montjoy.terminal import archives, choices, odds, saved_games
from montjoy.terminal.checking import in_a_game
from montjoy.terminal.checking.likeness import candidates, is_case, is_rather_content
from montjoy.terminal.checking.several import a_folder, an_archive
from montjoy.terminal.checking.tried import READS, Tried
from montjoy.terminal.choices import is_house_rule

PRINTED: Final = "tables.toml"


def recognise(path: Path, slug: str, tried: Tried | None = None) -> str:
    """What a file is, in words; BadFile where it is not right.  `tried` is told as what it is read."""
    tried = tried or Tried()
    if path.is_dir():
        return a_folder(path, slug)
    if path.suffix == ".ftl":
        return in_a_game.messages_of(path)
    data = files.read_bytes(path, files.MOST_RECORD)
    if archives.is_archive(data):
        return an_archive(path, slug, data, tried)
    if path.suffix == ".zip":
        raise files.BadFile(path, "this is no archive (.zip) that can be read", "make it anew")
    if is_record(path, data):
        return a_record(path)
    if (lines := data.count(b"\n")) > files.MOST_LINES:
        raise files.BadFile(path, f"the file has {lines:,} lines", f"at most {files.MOST_LINES:,} are read")
    try:
        raw = files.toml_of(data if len(data) <= files.MOST_BYTES else files.read_bytes(path), path, dict)
    except files.BadFile as bad:
        if path.suffix == ".toml" or data.startswith(files.ARCHIVES) or bad.says == files.JSON:
            raise
        raise files.BadFile(path, f"this is no TOML: {bad.says}", READS, line=bad.line) from None
    if not raw:
        raise files.BadFile(path, "there is nothing in it but remarks", "lines of key = value are wanted")
    if ("rule" in raw and "game" in raw) or path.name in (rulebook.BOOK, about.ABOUT):
        return in_a_game.a_rulebook(path)
    if path.name == PRINTED and (own := in_a_game.at_home(path.resolve().parent)) is not None:
        return in_a_game.printed_tables(path, own, raw)
    own = in_a_game.at_home(*path.resolve().parents)
    tried.game, tried.kind = (own.slug, f"a part of {own.title}") if own is not None else ("", "")
    if what := own_parts.part_of(path, own, is_house_rule(raw) or (own is not None and choices.is_scenario(own, raw))):
        return what
    tried.kind = ""
    wrong: tuple[files.BadFile, Tried] | None = None
    for game in candidates(path, slug, raw):
        try:
            return of_game(game, path, raw, tried)
        except files.BadFile as bad:
            wrong = wrong or (bad, msgspec.structs.replace(tried))
    if wrong is not None:
        tried.game, tried.kind, tried.guessed = wrong[1].game, wrong[1].kind, not slug
        raise wrong[0]
    keys = messages.listed(map(messages.clean, raw), messages.FEW)
    raise files.BadFile(path, f"no game knows any of its keys: {keys}", READS)


def is_record(path: Path, data: bytes) -> bool:
    """A record is known by its first line, or by its name; what else is written in JSON is none."""
    first = data[: files.MOST_RECORD_LINE].removeprefix(files.MARK).split(b"\n")[0].strip()
    if not first.startswith(b"{") or path.suffix == ".jsonl":
        return path.suffix == ".jsonl"
    try:
        header = msgspec.json.decode(first)
    except (ValueError, RecursionError):
        return False
    return isinstance(header, dict) and bool({"montjoy", "game", "commitment", "rules_version"} & {*header, header.get("type")})


def of_game(game: Game, path: Path, raw: dict[str, Any], tried: Tried) -> str:
    tried.game, tried.guessed = game.slug, False
    if is_house_rule(raw):
        tried.kind = f"a house rule for {game.title}"
        return a_house_rule(game, path, tried.together)
    if is_case(raw) and not is_rather_content(game, raw):
        tried.kind = f"a fight of {game.title}"
        odds.read_case(game, path)
        return tried.kind
    if (content := game.content) is not None:
        text = files.read_text(path)
        tried.kind = f"a file of content for {game.title}"
        if what := choices.with_place(path, raw, lambda: content.check_content(path, raw), text):
            return str(what)
    tried.kind = f"a scenario of {game.title}"
    more = game.described(choices.read_scenario(game, path))
    return tried.kind + (f" ({more})" if more else "")


def a_house_rule(game: Game, path: Path, together: Sequence[Path] = ()) -> str:
    """A house rule, with the others of that game that were named beside it: two may need each other, or contradict."""
    house = choices.read_house(path)
    choices.check_house(game, path, house)
    chosen: dict[str, Any] = {}
    for other in together:
        try:
            choices.check_house(game, other, rule := choices.read_house(other))
        except files.BadFile:                                # it is told for that file
            continue
        for name in rule.set.keys() & house.set.keys():
            raise choices.set_twice(path, name, rule.name)
        chosen |= rule.set
    choices.refuse_lacking(game, path, house, chosen | house.set)
    return f"a house rule for {game.title}"


def a_record(path: Path) -> str:
    header, entries = saved_games.read(path)
    known = games()
    if header.game not in known:
        raise files.BadFile(path, f"it is a record of {messages.shown(header.game)}, a game that is not here", line=1)
    game = choices.load_game(header.game)
    saved_games.check_version(game, header, entries, path)
    report = verify.verify(game, header, entries)
    if not report.ok:
        raise files.BadFile(path, report.wrong, "the record was changed, or the rules were", line=report.line)
    return f"a record of {game.title}"
