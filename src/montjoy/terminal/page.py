"""What a player sees: the map, the log, what only he knows, and his numbered answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Any, Final

import msgspec

from montjoy.core.capabilities import Groups
from montjoy.core.content.messages import clean
from montjoy.core.game import Game
from montjoy.core.session import streams
from montjoy.core.session.log import is_lone, is_read
from montjoy.core.session.shown import order_of
from montjoy.core.session.streams import Asked
from montjoy.terminal.screen import Screen, columns
from montjoy.words import Words
from montjoy.words.plain_text import sentence
from montjoy.words.put import template

SHORT: Final = 12                                            # lines of a form's beginning that stand under its question
FEW_KNOWN: Final = 4                                         # lines of a card that are shown again though nothing is new
LONG: Final = 8                                              # more answers than these are put under headings


# ---- the map and the card ----------------------------------------------------------------------------------------------
def show_map(screen: Screen, game: Game, view: Any, words: Words) -> None:
    """The board: a picture, sentences on a plain screen, or the bare view where the game draws nothing."""
    screen.heading(words.text("ui-map"))
    if screen.plain and game.text is not None:
        for line in game.text.describe(view, words):
            screen.paragraph(line)
    elif game.text is not None:
        for line in game.text.draw(view, words, screen.width).rstrip("\n").split("\n"):
            if columns(line) > screen.width:                 # wide letters in somebody's own names
                screen.paragraph(line)
            else:
                screen.write(line)
    else:
        for line in bare_view(view, words):
            screen.write(line)


def show_glimpse(screen: Screen, game: Game, view: Any, words: Words, before: tuple[str, str] | None) -> tuple[str, str]:
    """What the game shows again when it has changed: the part of the board about the player (`glimpse`; not when the whole
    board was just drawn, where `before` is None), and in sentences how matters stand (`standing`).  What is in sight now."""
    drawn = game.glimpse.glimpse(view, words, screen.width) if game.glimpse is not None and not screen.plain else ""
    told = list(game.standing.standing(view, words)) if game.standing is not None else []
    now = drawn, "\n".join(told)
    if drawn and before is not None and drawn != before[0]:
        screen.write()
        screen.write(drawn)
    if told and (before is None or now[1] != before[1]):
        screen.write()
        for line in told:
            screen.paragraph(line, first="" if screen.plain else "  ")
    return now


def show_digest(screen: Screen, game: Game, view: Any, words: Words, items: Sequence[Any], head: bool = True) -> bool:
    """For an umpire, to whom everything is told: what matters of it in few words, not the map and the log.  Whether the game
    has such words."""
    if game.post is None:
        return False
    if head:
        screen.heading(words.text("ui-round-log"))
    for line in game.post.digest(view, items, words):
        screen.paragraph(line, first="  ")
    return True


def show_card(
    screen: Screen, game: Game, view: Any, words: Words, but: Sequence[str] = (), before: Sequence[str] = ()
) -> tuple[str, ...]:
    """What only this seat knows.  `but`: lines that stand above it already; `before`: what was shown of it last, of which a long
    one is not shown once more where it is the same.  The card as it is now."""
    lines = [sentence(line) for line in game.text.card(view, words) if line not in but] if game.text is not None else []
    new = [line for line in lines if line not in before]
    if len(lines) - len(new) <= FEW_KNOWN or len(lines) < len(before):       # what has gone is seen by the whole
        new = lines
    if lines:
        screen.heading(words.text("ui-private"))
    for line in new:
        screen.paragraph(line, first="  ")
    if len(new) < len(lines):
        screen.paragraph(words.text("ui-private-same", count=len(new)), first="  ")
    return tuple(lines)


def show_new_on_card(screen: Screen, game: Game, view: Any, words: Words, before: tuple[str, ...] | None) -> tuple[str, ...]:
    """What has come or changed on this seat's card since it was last shown; not where it is shown whole (`before` is None), nor
    while the game says how matters stand.  The card that has been seen."""
    if game.text is None or game.standing is None or (before is not None and game.standing.standing(view, words)):
        return before or ()
    now = tuple(map(str, game.text.card(view, words)))
    for line in [line for line in now if before is not None and line not in before]:
        screen.paragraph(sentence(line), first="" if screen.plain else "    ")
    return now


def bare_view(view: Any, words: Words) -> Iterator[str]:
    """A view of a game that draws nothing."""
    return bare(msgspec.to_builtins(view), words)


def bare(data: Any, words: Words, depth: int = 0) -> Iterator[str]:
    """Plain data as indented lines; what is empty is left out."""
    indent = "  " * (depth + 1)
    pairs = data.items() if isinstance(data, dict) else enumerate(data, 1) if isinstance(data, list | tuple) else ()
    for key, value in pairs:
        name = words.name(str(key)).replace("_", " ")
        if isinstance(value, dict | list | tuple):
            flat = isinstance(value, list | tuple) and all(not isinstance(x, dict | list | tuple) for x in value)
            if flat and value:
                yield f"{indent}{name}: {', '.join(words.name(str(x)) for x in value)}"
            elif value:
                yield f"{indent}{name}:"
                yield from bare(value, words, depth + 1)
        elif value not in ("", None):
            yield f"{indent}{name}: {words.name(str(value))}"


def show_aim(screen: Screen, says: str) -> None:
    """What the scenario is about, as its beginning said."""
    screen.write()
    for part in says.split("\n\n"):
        screen.paragraph(part, first="  ")


# ---- the log -----------------------------------------------------------------------------------------------------------
def news(game: Game, items: Sequence[Any]) -> Sequence[Any]:
    """What of all that was told is worth a line when somebody sits down to play: all of it, where the game does not say."""
    if game.post is not None:
        return game.post.news(items)
    return [item for item, read in zip(items, is_read(game.log, items), strict=True) if read]


def show_log(screen: Screen, words: Words, items: Sequence[Any]) -> int:
    """What was told, a line each; questions are not repeated.  How many lines it was."""
    n = 0
    for item in items:
        for line in said(item, words):
            screen.paragraph(line, first="  " if screen.plain else "  · ")
            n += 1
    return n


def said(item: Any, words: Words) -> list[str]:
    if isinstance(item, Asked) or is_lone(item):
        return []
    if isinstance(item, streams.TakenBack):
        return [words.text("ui-gone-back")]
    return [words.item(item)]


# ---- a lesson ----------------------------------------------------------------------------------------------------------
def show_lesson(screen: Screen, words: Words, step: str) -> None:
    """A step of the game's lesson."""
    screen.heading(words.found(f"page-lesson-{step}"))
    says = [words.found(f"page-lesson-{step}-{part}") for part in ("says", "terminal")]
    screen.paragraph(" ".join(filter(None, says)), first="  ")


# ---- the question ------------------------------------------------------------------------------------------------------
def show_question(screen: Screen, game: Game, view: Any, words: Words, asked: Asked) -> None:
    """The question and its numbered answers, each with its rule."""
    screen.write()
    sheet = game.sheets.sheet(view, asked, words) if asked.kind == "order" and game.sheets is not None else ()
    put = game.amounts.question if sheet and game.amounts is not None else game.question
    screen.paragraph(words.question(put(view, asked)), style="bold")
    for line in sheet:
        screen.paragraph(line, first="  ")
    if asked.kind == "order":
        text = template(game, view, asked, words)
        is_long = bool(text)
        how = "ui-order-form" if not is_long else "ui-order-short" if screen.told_how else "ui-order-long"
        screen.paragraph(words.text(how), first="  ")
        if is_long and text.count("\n") > SHORT and not screen.told_how:
            screen.paragraph(words.text("ui-order-see"), first="  ")
        screen.told_how = screen.told_how or is_long
        if is_long and text.count("\n") <= SHORT:
            for line in text.rstrip("\n").split("\n"):
                screen.paragraph(line, first="    ")
    if game.groups is not None and grouped(game, asked):
        show_groups(screen, game, game.groups, view, words, asked)
    else:
        show_list(screen, game, view, words, asked)
    if asked.kind == "offer":
        screen.paragraph(words.text("ui-react"), first="  ")


def show_list(screen: Screen, game: Game, view: Any, words: Words, asked: Asked) -> None:
    """A line an answer, with its rule."""
    width = len(str(len(asked.options)))
    for number, place in enumerate(order_of(game.groups, asked), 1):
        option = asked.options[place]
        line = option_text(game, view, words, asked, option)
        rule = words.rule(game.label(view, asked, option))
        screen.paragraph(f"{line}{f'  ({rule})' if rule else ''}", first=f"  {number:>{width}}  ")


def grouped(game: Game, asked: Asked) -> bool:
    """Whether the answers are so many, and of so many kinds, that they stand under headings."""
    if len(asked.options) <= LONG or game.groups is None:
        return False
    return len({game.groups.group(option) for option in asked.options}) > 1


def show_groups(screen: Screen, game: Game, under: Groups, view: Any, words: Words, asked: Asked) -> None:
    """A long list under the game's own headings, two answers a line where they fit, and below it what does nothing more; `? 3`
    tells the rule of one."""
    groups: dict[str, list[tuple[int, str]]] = {}
    for number, place in enumerate(order_of(under, asked), 1):
        option = asked.options[place]
        name = "" if isinstance(option, under.PASSES) else under.group(option)
        groups.setdefault(name, []).append((number, option_text(game, view, words, asked, option)))
    width = len(str(len(asked.options)))
    for name, answers in groups.items():
        if heading := words.text("map-group", group=name) if name else "":
            screen.paragraph(heading, style="dim")
        else:
            screen.write()
        half = screen.width // 2
        if not screen.plain and len(answers) > 1 and all(columns(text) + width + 5 <= half for _, text in answers):
            cells = [f"  {number:>{width}}  {text}" for number, text in answers]
            for left, right in zip_longest(cells[::2], cells[1::2], fillvalue=""):
                screen.write(f"{left}{' ' * (half - columns(left))}{right}".rstrip())
            continue
        for number, text in answers:
            screen.paragraph(text, first=f"  {number:>{width}}  ")


def option_text(game: Game, view: Any, words: Words, asked: Asked, option: Any) -> str:
    return words.option(game.label(view, asked, option), asked)


# ---- rules -------------------------------------------------------------------------------------------------------------
def show_rule(
    screen: Screen, words: Words, rule: Any, names: Iterable[str] = (), options: Any = None, law: str = ""
) -> None:
    """A rule in our words, with what was decided where the book is silent.  `names`: of its options; `options`: those that are
    played with; `law`: the language in which it stands, which is said where it is another than the reader's."""
    screen.write()
    title = words.title(rule.id) or rule.title
    section = getattr(rule, "section", "")
    where = f", {clean(section_title(words, section))}" if section else ""
    screen.paragraph(words.text("ui-rule", title=title, rule=rule.id) + where, style="bold")
    if law and law != words.lang:
        screen.paragraph(words.text("page-law-in", law=law), first="  ", style="dim")
    if getattr(rule, "kind", "rule") == "advice":
        screen.paragraph(words.text("ui-advice"), first="  ")
    for part in paragraphs(rule.text):
        screen.paragraph(part, first="  ")
    if ruling := getattr(rule, "ruling", ""):
        for part in paragraphs(words.text("ui-ruling", text=" ".join(str(ruling).split()))):
            screen.paragraph(part, first="  ", style="dim")
    for name in names:
        value = option_value(getattr(options, name, ""))
        screen.paragraph(words.text("ui-option-set" if value else "ui-option-of", name=name, value=value), first="  ")


def section_title(words: Words, section: str) -> str:
    """A chapter of the book as the pages call it."""
    slug = "-".join("".join(c if c.isalnum() and c.isascii() else " " for c in section.lower()).split())
    return words.found(f"page-section-{slug}") or section


def option_value(value: Any) -> str:
    """As it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def paragraphs(text: str) -> list[str]:
    return [" ".join(part.split()) for part in str(text).split("\n\n") if part.strip()]
