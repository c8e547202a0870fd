"""`check`: is a file right?  What it is, is seen from what stands in it; what is wrong is said to its author."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import click
import msgspec

from montjoy.core.content import files, messages, rulebook
from montjoy.core.game import Game, games
from montjoy.core.record import entries as rec
from montjoy.core.session import verify
from montjoy.terminal import choices, odds, saved_games
from montjoy.terminal.errors import Trouble, unknown
from montjoy.terminal.language import words_for
from montjoy.terminal.telling.kinds import in_words

KINDS: Final = ("scenario", "case", "house", "record")
Put = Callable[[Any], None] | None


def check(paths: Sequence[Path], game: str, put: Put, lang: str = "") -> int:
    """0: all are right; 2: at least one is not."""
    answers: list[dict[str, Any]] = []
    for path in paths:
        try:
            answers.append({"file": str(path), "ok": True, "kind": recognise(path, game)})
        except files.BadFile as bad:
            answers.append({"file": str(path), "ok": False, **told(bad)})
            if bad.also:
                answers[-1]["also"] = [told(other) for other in bad.also]
            if not put:
                click.echo("\n".join(str(each) for each in (bad, *bad.also)), err=True)
        else:
            if not put:
                words = words_for(lang)
                what = in_words(answers[-1]["kind"], words)
                click.echo(words.text("ui-check-right", file=messages.clean(path.name), what=what))
    if put:
        put(answers)
    return 0 if all(answer["ok"] for answer in answers) else 2


def told(bad: files.BadFile) -> dict[str, Any]:
    return {"line": bad.line, "key": bad.key, "says": bad.says, "would_work": bad.would_work}


def recognise(path: Path, slug: str) -> str:
    """What a file is, in words; BadFile where it is not right."""
    if path.is_dir():
        return a_folder(path, slug)
    data = files.read_bytes(path, files.MOST_RECORD)
    if data[:1] == b"{":
        return a_record(path)
    raw = files.toml_of(data if len(data) <= files.MOST_BYTES else files.read_bytes(path), path, dict)
    if ("rule" in raw and "game" in raw) or path.name == rulebook.BOOK:
        return a_rulebook(path)
    wrong: files.BadFile | None = None
    for game in candidates(path, slug, raw):
        try:
            return of_game(game, path, raw)
        except files.BadFile as bad:
            wrong = wrong or bad
    raise wrong or files.BadFile(path, "this is no file of any game", "a scenario, a case, a house rule or a record is")


def candidates(path: Path, slug: str, raw: dict[str, Any]) -> list[Game]:
    """The game that is named, or the one in whose folder the file lies; else those whose files look most like it."""
    inside = [name for name in path.resolve().parts if name in games()]
    if slug or inside:
        return [choices.load_game(slug or inside[-1])]
    found = list(choices.ready())
    likeness = [alike(game, raw) for game in found]
    return [game for game, like in zip(found, likeness) if like == max(likeness)]


def alike(game: Game, raw: dict[str, Any]) -> int:
    """How many of the file's keys the game knows."""
    if is_case(raw):
        return 1 + len(set(game.cases.KEYS) & set(raw)) if game.cases is not None else 0
    known = game.options if is_house_rule(raw) else game.scenario
    keys = raw.get("set", {}) if is_house_rule(raw) else raw
    own = () if is_house_rule(raw) or game.content is None else game.content.KEYS
    return len(set(keys if isinstance(keys, dict) else ()) & {*known.__struct_fields__, *own})


def is_house_rule(raw: dict[str, Any]) -> bool:
    return bool({"replaces", "set"} & set(raw))


def is_case(raw: dict[str, Any]) -> bool:
    return bool({"fight", "attacker", "defender", "monster"} & set(raw))


def of_game(game: Game, path: Path, raw: dict[str, Any]) -> str:
    if is_house_rule(raw):
        return a_house_rule(game, path)
    if is_case(raw):
        odds.read_case(game, path)
        return f"a fight of {game.title}"
    if (content := game.content) is not None:
        text = files.read_text(path)
        if what := choices.with_place(path, raw, lambda: content.check_content(path, raw), text):
            return str(what)
    more = game.described(choices.read_scenario(game, path))
    return f"a scenario of {game.title}" + (f" ({more})" if more else "")


def a_folder(path: Path, slug: str) -> str:
    """A folder of files that are read together, for a game that knows such."""
    for game in [choices.load_game(slug)] if slug else choices.ready():
        if game.content is not None and (what := game.content.check_folder(path)):
            return what
    raise files.BadFile(path, "this is a folder, and no game here reads one", "name the files in it")


def a_house_rule(game: Game, path: Path) -> str:
    house = choices.read_house(path)
    choices.options_of(game, [(path, house)], ())
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


def a_rulebook(path: Path) -> str:
    rulebook.read(path)
    return "a rulebook"


# ---- for editors -----------------------------------------------------------------------------------------------------
def schema(kind: str, slug: str) -> Any:
    """The JSON Schema of a kind of file."""
    if kind not in KINDS:
        raise unknown("kind of file", kind, KINDS)
    if kind == "house":
        return msgspec.json.schema(choices.House)
    if kind == "record":
        return msgspec.json.schema(rec.Header | rec.Entry)
    known = list(choices.ready())
    if not slug and len(known) > 1:
        raise Trouble(f"For which game? Add --game, one of {', '.join(game.slug for game in known)}.")
    game = choices.load_game(slug or known[0].slug)
    if kind == "scenario":
        return game.schema()
    found = game.case_schema()
    if found is None:
        raise Trouble(f"{game.title} has no fights that can be described in a file.")
    return found
