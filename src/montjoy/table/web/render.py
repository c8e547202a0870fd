"""From pictures to pages: templates, words, and what a template may call."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from jinja2.runtime import Context
from markupsafe import Markup, escape

from montjoy.core.capabilities import Card, Telling
from montjoy.core.record.rulings import is_given
from montjoy.core.session import streams
from montjoy.core.session.log import is_no_line, is_read
from montjoy.drawing.svg import COLOURS
from montjoy.table.access import names
from montjoy.table.tables import catalogue, page_words
from montjoy.table.web import table_titles
from montjoy.table.web.static_files import FILES
from montjoy.words import LANGUAGES, Words, language
from montjoy.words.plain_text import sentence

HERE: Final = Path(__file__).parents[1]
COOKIE: Final = "montjoy"                                   # of all stores once; now each has one of its own, `Registry.cookie`
LANG: Final = "montjoy-lang"
ISOLATE, END_ISOLATE = "\u2068", "\u2069"
MOST_NAMED: Final = 60                                       # letters of a line by which a mark is called


class Plain(Context):
    """What a template calls is called: nothing of ours asks for the context, which jinja looks for at every call; and no
    template is imported with its context, for which jinja lists all names that hold everywhere, anew for every page."""

    def __init__(self, environment: Any, parent: Any, name: Any, blocks: Any, globals: Any = None) -> None:
        super().__init__(environment, parent, name, blocks)

    def call(self, called: Any, /, *given: Any, _block_vars: Any = None, _loop_vars: Any = None, **more: Any) -> Any:
        return called(*given, **more)


env = Environment(loader=FileSystemLoader(HERE / "templates"), autoescape=True, undefined=StrictUndefined, trim_blocks=True,
                  lstrip_blocks=True, auto_reload=False)
env.context_class = Plain


def lang_of(cookies: Any, header: str, query: str = "") -> str:
    """The language of a reader: what he chose here, else what his browser asks for."""
    for wish in (query, cookies.get(f"__Host-{LANG}", ""), cookies.get(LANG, "")):
        if wish in LANGUAGES:
            return str(wish)
    for wish in header.split(","):
        name = wish.split(";")[0].strip()
        if (name and language(name) != "en") or name.lower().startswith("en"):
            return language(name)
    return "en"


def show(template: str, lang: str, words: Words | None = None, **given: Any) -> str:
    """A template's text.  In it: `t(message, **args)`, `w` the words, `lang`, `direction`, and what is given."""
    w, found = words or page_words.plain_words(lang), env.get_template(template)
    given |= {"t": w.text, "w": w, "lang": lang, "direction": w.direction, "languages": LANGUAGES}
    return "".join(found.root_render_func(found.new_context({**env.globals, **given}, shared=True)))  # no copy for every include


@lru_cache(16)
def unchanging(template: str, lang: str) -> str:
    """A template that is the same for everybody."""
    return show(template, lang)


class Said(NamedTuple):
    """What a line of the log says, the same for all who were told it: its text, the rule that opens with it, the kind of event.
    `dice`: faces that fell, each with whether it hit.  `turn`: a turn begins; `side`: by whose line it is the number of a colour,
    -1: nobody's; `where`: the place or figure on the board; `did`: what is drawn there, from whom, with which sign."""

    text: str
    rule: str
    title: str
    kind: str
    dice: tuple[tuple[int, bool], ...] = ()
    turn: bool = False
    side: int = -1
    where: str = ""
    did: tuple[str, str, str] | None = None


class LogLine:
    """One line of the log.  `void`: the game has gone back, and it no longer holds."""

    __slots__ = ("number", "said", "void")

    def __init__(self, number: int, said: Said) -> None:
        self.number, self.said, self.void = number, said, False

    @property
    def text(self) -> str:
        return self.said.text

    @property
    def rule(self) -> str:
        return self.said.rule

    @property
    def title(self) -> str:
        return self.said.title

    @property
    def dice(self) -> tuple[tuple[int, bool], ...]:
        return self.said.dice


def fallen(item: Any) -> tuple[tuple[int, bool], ...]:
    """The dice of a line; of a pool the highest faces are the hits."""
    if not isinstance(item, streams.Rolled):
        return ()
    highest = sorted(range(len(item.faces)), key=lambda i: -item.faces[i])[: item.hits or 0]
    return tuple((face, i in highest) for i, face in enumerate(item.faces))


MOST_SAID: Final = 20_000                                   # about a kilobyte each
_said: dict[tuple[int, int], tuple[Any, Words, Said]] = {}


def said(item: Any, w: Words) -> Said:
    """An item in words.  Kept: it is the same for everybody who was told it, and stands on many pages."""
    key = (id(item), id(w))
    if key not in _said:
        if len(_said) >= MOST_SAID:                          # the oldest go: they stand in no tail any more
            for old in list(islice(_said, MOST_SAID // 10)):
                del _said[old]
        rule, tells = w.rule(item), telling_of(w)
        found = Said(w.item(item), rule, w.title(rule) if rule else "", type(item).__name__, fallen(item))
        if tells is not None:
            side = page_words.colours_of(w).get(tells.whose(item), -1)
            found = found._replace(
                turn=begins_turn(w, item), side=side % COLOURS if side >= 0 else side, where=tells.where(item),
                did=tells.did(item),
            )  # fmt: skip
        _said[key] = item, w, found
    return _said[key][2]


def telling_of(w: Words) -> Telling | None:
    return w.game.telling if w.game is not None else None


def begins_turn(w: Words, item: Any) -> bool:
    """A turn begins with this: its line is a heading."""
    tells = telling_of(w)
    return tells is not None and isinstance(item, tuple(tells.TURNS))


def shown_of(w: Words, items: Sequence[Any]) -> list[bool]:
    """By item, whether a line of it stands on a page: what is read, and the headings of turns."""
    return [read or begins_turn(w, item) for read, item in zip(is_read(log_of(w), items), items)]


def log_lines(items: tuple[Any, ...], first: int, w: Words, *, whole: bool = True) -> list[LogLine]:
    """The items of a stream as lines, questions left out; `first` is the number of the first item.  `whole`: also what goes
    without saying."""
    found = []
    for (number, item), read in zip(enumerate(items, first), is_read(None, items) if whole else shown_of(w, items), strict=True):
        if not read:
            continue
        found.append(LogLine(number, said(item, w)))
        if isinstance(item, streams.TakenBack):
            gone = [line for line in found[:-1] if not line.void and line.number > item.to]
            for line in gone:
                line.void = True
            if gone:                                         # named by the first line that is undone: lines show no numbers
                found[-1].said = found[-1].said._replace(text=w.text("page-taken-back", line=short(gone[0].text, MOST_NAMED)))
            elif item.to + 1 < first:
                found[-1].said = found[-1].said._replace(text=w.text("page-taken-back-far"))
    return found


def short(text: str, most: int) -> str:
    """Cut where it is long; what was set apart by its direction ends there too."""
    if len(text) <= most:
        return text
    begun = text[:most].rstrip()
    return f"{begun}{(begun.count(ISOLATE) - begun.count(END_ISOLATE)) * END_ISOLATE}…"


@lru_cache(50_000)
def inside(line: Said, slug: str, live: bool) -> str:
    """What stands in a line of the log, as HTML: the dice that fell, the words, the rule that opens.  Its sign is in the style
    sheet: the link is called by its title.  `live`, beside a board: the words lead to their place on it, and a heading puts its
    turn away and back."""
    text, rule, title, dice = escape(line.text), line.rule, line.title, line.dice
    if line.turn:
        text = Markup('<button type="button" class="turn">{}</button>' if live else "<b>{}</b>").format(text)
    elif line.where and live:
        did = Markup(' data-did="{} {} {}"').format(*line.did) if line.did else ""
        text = Markup('<a class="at" href="#board" data-to="{}"{}>{}</a>').format(line.where, did, text)
    fell = "".join(f'<i class="die{" hit" if hit else ""}">{face}</i>' for face, hit in dice)
    shown = f'<span class="dice ltr" aria-hidden="true">{fell}</span> ' if dice else ""
    where = f"/rules/{escape(slug)}/{escape(rule)}"
    called = escape(f"{title} ({rule})" if title else rule)
    opens = f'\u00a0<a class="rule" href="{where}" title="{called}"></a>' if rule else ""
    return f"{shown}{text}{opens}"


def one_row(number: int, line: Said, slug: str, mark: str = "", before: str = "", live: bool = True) -> str:
    kind = f"{line.kind}{' head' if line.turn else ''}{f' c{line.side}' if line.side >= 0 else ''}"
    return f'<li id="l{number}" class="{kind}{mark}">{before}{inside(line, slug, live)}</li>'


class Drawn:
    """The last lines of a role's log as HTML: one text, and how long each line in it is."""

    def __init__(self) -> None:
        self.told, self.last = 0, None  # type: int, Any
        self.text, self.sizes = "", []  # type: str, list[int]


def log_of(w: Words) -> Any:
    """What says which lines of a log are read; None: all are."""
    return w.game.log if w.game is not None else None


def log_html(drawn: Drawn, items: tuple[Any, ...], told: int, w: Words, slug: str) -> list[LogLine] | Markup:
    """The last lines of a role's log.  All but the newest stood there before, and are in `drawn`; where something was taken
    back, lines to be made into HTML."""
    fresh = told - drawn.told
    if not 0 <= fresh < len(items) or items[-fresh - 1] is not drawn.last:
        fresh, drawn.text, drawn.sizes = len(items), "", []
    if any(isinstance(item, streams.TakenBack) for item in items[len(items) - fresh :]):
        drawn.last = None
        return log_lines(items, told - len(items) + 1, w, whole=False)
    first = last_told(items, len(items) - fresh)             # that one is perhaps read otherwise, now that more was told
    gone = len(drawn.sizes) + fresh - len(items)
    kept = drawn.sizes[gone : gone + first]
    read = shown_of(w, items)
    lines = [one_row(number, said(items[n], w), slug) if read[n] else ""
             for n, number in zip(range(first, len(items)), range(told - len(items) + first + 1, told + 1))]
    begins = sum(drawn.sizes[:gone])
    drawn.text = drawn.text[begins : begins + sum(kept)] + "".join(lines)
    drawn.told, drawn.last, drawn.sizes = told, items[-1] if items else None, [*kept, *map(len, lines)]
    return Markup(drawn.text[sum(drawn.sizes[: cut(items, told)]) :]) if log_of(w) else Markup(drawn.text)


def last_told(items: tuple[Any, ...], end: int) -> int:
    """The place of the last item before `end` that is a line; 0: there is none."""
    return next((n for n in range(end - 1, -1, -1) if not is_no_line(items[n])), 0)


def cut(items: tuple[Any, ...], told: int) -> int:
    """How many of a stream's last items are not shown: of one of which only the end is here the first that was told, since what
    stood before it is not known."""
    if told == len(items):
        return 0
    return next((n + 1 for n, item in enumerate(items) if not is_no_line(item)), 0)


def rows(log: list[LogLine] | Markup, slug: str, void: str, live: bool = False, since: int | None = None) -> Markup:
    """The log's lines as HTML; `live`: beside a board; `since`: behind which number they are marked as new."""
    if isinstance(log, Markup):
        return log
    gone = f'<span class="heard">{escape(void)}</span>'
    found = []
    for line in log:
        mark, before = (" void", gone) if line.void else (" fresh" if since is not None and line.number > since else "", "")
        found.append(one_row(line.number, line.said, slug, mark, before, live))
    return Markup("".join(found))


LONG: Final = 24                                             # letters of an answer that stands beside its odds, in half a row
LONGEST: Final = 48                                          # of one without


def headed(text: str) -> Markup:
    """An answer; of a long one what stands before the colon is set off, and its words stand alone, so that a page that has shown
    them need not be sent them again."""
    name, colon, rest = text.partition(": ")
    if colon and len(text) > LONGEST:
        return Markup("<span><b>{}:</b> {}</span>").format(name, rest)
    return Markup("<span>{}</span>").format(text) if len(text) >= LONG else escape(text)


def carded(card: Card) -> Markup:
    """An answer on a card: its name, its numbers each in a place of its own, what it can do besides."""
    comma, stop = (Markup('<span class="heard">{}</span>').format(sign) for sign in (", ", "; "))
    apart = Markup("{}</span><span>").format(comma).join(card.numbers)
    return Markup('<span><b>{}<span class="heard">: </span></b><span class="stats"><span>{}</span></span>{}{}</span>').format(
        card.name, apart, stop, card.gift
    )


def choices(question: int, answers: Sequence[Any], base: str, t: Callable[..., str]) -> Markup:
    """The answers that may be given, as buttons, each with the way to its odds.  By hand, as they are most of what changes."""
    found = []
    for a in answers:
        said: str = headed(a.text)
        mine, place, how = "", f"{question}-{a.number}", ""
        if a.given:
            mine, said = ' class="main" aria-pressed="true"', f'{said} <span class="tag good">{escape(t("page-given"))}</span>'
        if a.odds:
            where, what = f"{base}/odds?question={question}&amp;option={a.number}", escape(t("page-odds"))
            how = (
                f'<a class="button how" id="o{place}" href="{where}" aria-labelledby="o{place} b{place}">{what}</a>'
                f'<div class="odds" id="odds{place}" hx-morph-skip></div>'
            )
        if a.card is not None:
            if not a.given:
                said = carded(a.card)
            button = f'<button id="b{place}" name="option" value="{a.number}"{mine} aria-describedby="d{place}">{said}</button>'
            below = f'{how}<p id="d{place}">{escape(a.card.advice)}</p>'
            found.append(f'<li id="a{place}" class="wide hero-card">{a.card.picture}{button}\n{below}</li>')
            continue
        wide = ' class="wide"' if (a.odds and len(a.text) > LONG) or len(a.text) > LONGEST else ""
        button = f'<button id="b{place}" name="option" value="{a.number}"{mine}>{said}</button>'
        found.append(f'<li id="a{place}"{wide}>{button}\n{how}</li>')
    return Markup("\n".join(found))


def seconds(left: float) -> Markup:
    """A clock, which the page counts down, and nobody reads out."""
    return Markup(f'<b class="clock" role="timer" aria-live="off" data-left="{left:.1f}">{math.ceil(left)}</b>')


env.globals |= {"rows": rows, "choices": choices, "seconds": seconds, "static": FILES.address}


def isolated(text: str) -> Markup:
    """Somebody's own text: it turns nothing around it."""
    return Markup('<bdi dir="auto">{}</bdi>').format(escape(names.seen(text)))


def because(reason: str, w: Words) -> Markup:
    """Why something was ruled: the program's own reason in the reader's language, or what somebody wrote."""
    return escape(w.name(reason)) if is_given(reason) else isolated(reason)


env.filters["own"] = isolated
env.globals["because"] = because
env.filters["capital"] = sentence

env.globals["title_of"] = table_titles.title
env.globals["led_by_one"] = catalogue.led_by_one
env.globals["languages_by_name"] = {"en": "English", "sv": "Svenska", "he": "עברית", "cs": "Čeština"}
