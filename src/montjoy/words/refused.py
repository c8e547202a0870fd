"""What is wrong with the text of a form, said with the line that it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from montjoy.core.effects import No

if TYPE_CHECKING:
    from montjoy.core.game import Game
    from montjoy.core.session.streams import Asked
    from montjoy.words import Words

MOST_QUOTED: Final = 60                                      # letters of a line that are quoted


class Wrong(NamedTuple):
    """`line`: counted from 1; 0: no single one.  `misread`: it was not understood; else a rule refuses it."""

    says: str
    line: int
    misread: bool


def all_wrong(game: Game, view: Any, asked: Asked, text: str, words: Words) -> list[Wrong]:
    """All that is not understood in a text, else why the form is refused; nothing where it stands."""
    form = game.read(view, asked, text)
    if isinstance(form, No):
        found = list(game.post.troubles(view, asked, text)) if game.post is not None else [form]
        return [misread(no, words) for no in found]
    refusal = game.why_not(view, asked, form)
    return [] if refusal is None else [refused(game, view, asked, text, refusal, words)]


def misread(no: No, words: Words) -> Wrong:
    """Something that was not understood; its own sentence names the line."""
    line = no.facts.get("line", 0)
    return Wrong(words.refusal(no), line if isinstance(line, int) else 0, True)


def refused(game: Game, view: Any, asked: Asked, text: str, no: No, words: Words) -> Wrong:
    """A refusal of a form, as it was read from this text."""
    line = game.post.line_of(view, asked, text, no) if game.post is not None else 0
    if not line:
        return Wrong(words.refusal(no), 0, False)
    quoted = " ".join(text.split("\n")[line - 1].partition("#")[0].split())
    quoted = quoted if len(quoted) <= MOST_QUOTED else f"{quoted[: MOST_QUOTED - 1]}…"
    return Wrong(words.refusal(no, line, quoted), line, False)
