"""What is wrong with the text of a form, said with the line that it is about."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from montjoy.core.effects import No

if TYPE_CHECKING:
    from montjoy.core.game import Game
    from montjoy.core.session.streams import Asked
    from montjoy.words import Words

NOT_WRITTEN: Final = ("wanted", "own", "sheet", "box", "part", "item")    # facts of what would do, or of which part it is
MOST_REFUSED: Final = 12                                    # lines of a text beside those that are not understood
MOST_QUOTED: Final = 60                                      # letters of a line that are quoted


class Wrong(NamedTuple):
    """`line`, `column`: counted from 1; 0: no single one.  `misread`: it was not understood; else a rule refuses it."""

    says: str
    line: int
    misread: bool
    column: int = 0


def all_wrong(game: Game, view: Any, asked: Asked, text: str, words: Words) -> list[Wrong]:
    """All that is not understood in a text, else why the form is refused, and what is wrong with other lines of it, whatever the
    rest says; in the order of lines.  Nothing where it stands."""
    form, wrong = game.read(view, asked, text), list[Wrong]()
    if isinstance(form, No):
        found = list(game.post.troubles(view, asked, text)) if game.post is not None else [form]
        wrong = [misread(no, words) for no in found]
    elif (refusal := game.why_not(view, asked, form)) is not None:
        wrong = [refused(game, view, asked, text, refusal, words)]
    if wrong and game.post is not None:
        wrong += of_other_lines(game, view, asked, text, [one.line for one in wrong], words)
    return sorted(wrong, key=lambda one: one.line)


def of_other_lines(game: Game, view: Any, asked: Asked, text: str, told: list[int], words: Words) -> list[Wrong]:
    """What rules refuse in the lines that are not told yet, of those refusals that no other line would change."""
    assert game.post is not None
    lines, wrong = text.split("\n"), list[Wrong]()
    while all(told) and len(wrong) < MOST_REFUSED:
        left = "\n".join("" if n in told else line for n, line in enumerate(lines, 1))
        form = game.read(view, asked, left)
        refusal = None if isinstance(form, No) else game.why_not(view, asked, form)
        if refusal is None:
            break
        line = game.post.line_of(view, asked, left, refusal)
        if line in told:                                     # it is none of the lines that are left
            break
        told.append(line)
        if game.post.stands_alone(refusal) and line:
            wrong.append(refused(game, view, asked, left, refusal, words))
    return wrong


def misread(no: No, words: Words) -> Wrong:
    """Something that was not understood; its own sentence names the line."""
    line, column = (at if isinstance(at := no.facts.get(name), int) else 0 for name in ("line", "column"))
    return Wrong(words.refusal(no), line, True, column)


def refused(game: Game, view: Any, asked: Asked, text: str, no: No, words: Words) -> Wrong:
    """A refusal of a form, as it was read from this text."""
    line = game.post.line_of(view, asked, text, no) if game.post is not None else 0
    if not line:
        return Wrong(words.refusal(no), 0, False)
    written = text.split("\n")[line - 1].partition("#")[0]
    column = column_of(written, no)
    quoted = " ".join(written.split())
    quoted = quoted if len(quoted) <= MOST_QUOTED else f"{quoted[: MOST_QUOTED - 1]}…"
    return Wrong(words.refusal(no, line, column, quoted), line, False, column)


def column_of(written: str, no: No) -> int:
    """Where in its line that stands which a rule refuses: the first word of the line that the refusal speaks of; the beginning
    of the line, where it speaks of none."""
    facts = [str(fact) for name, fact in no.facts.items() if isinstance(fact, str | int) and name not in NOT_WRITTEN]
    spoken_of = {word.rpartition(".")[2].casefold() for fact in facts for word in fact.split()} - {""}
    for word in re.finditer(r"[^\s,;:\"“”]+", written):
        if word.group().casefold() in spoken_of:
            return word.start() + 1
    return len(written) - len(written.lstrip()) + 1
