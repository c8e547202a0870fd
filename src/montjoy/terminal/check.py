"""`check`: is a file right?  What it is, is seen from what stands in it; what is wrong is said to its author."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import click
import msgspec

from montjoy.core.content import files, messages
from montjoy.core.record import entries as rec
from montjoy.terminal import choices
from montjoy.terminal.checking.in_a_game import fields_of as fields_of
from montjoy.terminal.checking.recognise import recognise as recognise
from montjoy.terminal.checking.tried import Tried
from montjoy.terminal.errors import Trouble, unknown, with_near
from montjoy.terminal.language import words_for
from montjoy.terminal.telling.kinds import in_words
from montjoy.words import Words, wrong_messages

KINDS: Final = ("scenario", "case", "content", "house", "record")
ADVICE: Final = re.compile(r"; (.*)$|: ((?:it is|use|write)\b.*)$")      # what would work, behind what is wrong
NO_FIGHTS: Final = "has no fights that can be described in a file"
MOST_NAMED: Final = 10                                       # missing messages; `--json` has them all
Put = Callable[[Any], None] | None


def check(paths: Sequence[Path], game: str, put: Put, lang: str = "") -> int:
    """0: all are right; 2: at least one is not."""
    if game:
        choices.load_game(game)                              # one that is not there is told once, not for each file
    answers: list[dict[str, Any]] = []
    for path in paths:
        tried = Tried(together=[other for other in paths if other != path])
        answers.append({"file": str(path), "ok": True})
        try:
            answers[-1]["kind"] = recognise(path, game, tried)
            answers[-1]["game"] = tried.game
            if lacks := wrong_messages.missing(path) if path.suffix == ".ftl" else []:
                answers[-1]["missing"] = lacks
        except (files.BadFile, Trouble) as found:
            bad = with_near(found) if isinstance(found, files.BadFile) else files.BadFile(path, str(found))
            answers[-1] |= {"ok": False, "kind": tried.kind, "game": tried.game, **told(bad)}
            if bad.also:
                answers[-1]["also"] = [told(other) for other in bad.also]
            if not put:
                click.echo("\n".join(str(each) for each in (bad, *bad.also, *read_as(path, tried, words_for(lang)))), err=True)
        else:
            if not put:
                words = words_for(lang)
                what = in_words(answers[-1]["kind"], words)
                click.echo(words.text("ui-check-right", file=messages.clean(str(path)), what=what))
                if lacks := answers[-1].get("missing", []):
                    named = ", ".join(lacks[:MOST_NAMED]) + (", …" if lacks[MOST_NAMED:] else "")
                    click.echo(words.text("ui-check-missing", count=len(lacks), named=named))
    if put:
        put(answers)
    return 0 if all(answer["ok"] for answer in answers) else 2


def read_as(path: Path, tried: Tried, words: Words) -> list[str]:
    """For which game, and as what, a file was read that is not right: one of another game is told as wrong throughout."""
    if not tried.kind:
        return []
    message = "ui-check-read-as-guessed" if tried.guessed else "ui-check-read-as"
    return [words.text(message, file=messages.clean(path.name), what=in_words(tried.kind, words))]


def told(bad: files.BadFile) -> dict[str, Any]:
    """What is wrong as plain data; what would work may stand at the end of what is wrong.  `path`: the file it stands in, which
    may be one that the file names."""
    says, would_work = bad.says, bad.would_work
    if not would_work and (found := ADVICE.search(says)):
        says, would_work = says[: found.start()], found[1] or found[2]
    return {"path": bad.path, "line": bad.line, "key": bad.key, "says": says, "would_work": would_work}


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
    if kind == "content":
        of_content = {} if game.content is None else game.content.content_schema()
        if not of_content:
            raise Trouble(f"{game.title} says nothing in a JSON Schema of its content; its README tells of it.")
        return of_content
    found = game.case_schema()
    if found is None:
        has = "says nothing in a JSON Schema of its fights; `check FILE` reads one" if game.cases is not None else NO_FIGHTS
        raise Trouble(f"{game.title} {has}.")
    return found
