"""What a player types: the number of an answer, an order, or a command of the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import shorten
from typing import Any, Final

import msgspec

from montjoy.core.content.files import BadFile
from montjoy.core.content.vocabulary import bare, folded
from montjoy.core.effects import No
from montjoy.core.record import entries as rec
from montjoy.core.record import rulings
from montjoy.core.session.shown import order_of
from montjoy.core.session.streams import Asked
from montjoy.terminal import forms, page
from montjoy.terminal.keyboard import Table
from montjoy.terminal.screen import Quit
from montjoy.terminal.telling.kept_games import of_mark
from montjoy.terminal.telling.progress import Progress
from montjoy.terminal.telling.typed_words import in_english, spoken, told
from montjoy.words.messages import Typed, as_typed
from montjoy.words.plain_text import sentence
from montjoy.words.put import template
from montjoy.words.titles import titles

LEAST_TYPED: Final = 3                                     # letters of an answer that choose it, or find it
MOST_UNDONE: Final = 120                                    # letters of an answer that is taken back
LONG_RULE: Final = 600                                      # letters of a rule that help does not show whole
OF_ODDS: Final = ("odds", "why")
RIGHT_TO_LEFT: Final = "\u200f"                             # before an answer that begins with a name in Latin letters
HELP = ("number", "rule", "odds", "why", "log", "map", "undo", "save", "quit")


def obey(table: Table, seat: str, asked: Asked, line: str) -> None:
    """Do what was typed."""
    typed, line = line, in_english(table.words, line)
    word, _, rest = line.partition(" ")
    word, rest = word.lower(), rest.strip()
    if line.startswith("?"):
        explain(table, seat, asked, line[1:].strip())
    elif word in ("quit", "exit", "q"):
        raise Quit
    elif word in ("help", "h"):
        explain(table, seat, asked, rest)
    elif word in ("undo", "back"):
        undo(table, seat)
    elif word == "save":
        table.save(rest)
    elif word == "log":
        table.remember()
        page.show_log(table.screen, table.words, table.session.streams[seat].items)
    elif word in ("map", "m"):
        view = table.session.view(seat)
        page.show_map(table.screen, table.game, view, table.words)
        page.show_card(table.screen, table.game, view, table.words)
        page.show_aim(table.screen, aim(table))
    elif word in ("odds", "why"):
        odds(table, seat, asked, word, rest)
    elif word in ("dice", "auto") and table.session.header.typed:
        table.auto_dice = word == "auto"
        table.screen.paragraph(table.words.text(f"ui-auto-{'on' if table.auto_dice else 'off'}"))
    elif word == "umpire" and table.session.header.umpire:
        from montjoy.terminal.umpire_page import umpire_page

        umpire_page(table, seat)
    elif word == "write" and (free := unasked(table, seat, asked)) is not None:
        write_unasked(table, seat, free, asked)
    elif not line:
        page.show_question(table.screen, table.game, table.session.view(seat), table.words, asked)
        if template(table.game, table.session.view(seat), asked, table.words):
            table.screen.paragraph(table.words.text("ui-form-blank"), style="warn")
    elif asked.kind == "order":
        write_order(table, seat, asked, line)
    else:
        choose(table, seat, asked, typed)


def aim(table: Table) -> str:
    """The scenario's text."""
    return titles(table.game, table.session.scenario, table.words)[2]


def choose(table: Table, seat: str, asked: Asked, line: str) -> None:
    """The number of an answer, or the words it begins with.  Where the words stand in other answers, these are listed: what
    somebody means by them is not guessed."""
    places = order_of(table.game.groups, asked)
    called = [page.option_text(table.game, table.session.view(seat), table.words, asked, asked.options[at]) for at in places]
    option, most = numbered(table, asked, line), len(places)
    if option is None and len(begun := answers_begun(called, line)) == 1:
        option = places[begun[0]]
    if option is not None:
        table.answer(seat, asked, asked.options[option])
    elif line == forms.END:
        table.screen.paragraph(table.words.text("ui-choose-no-usual", most=most), style="warn")
    elif line.isascii() and line.isdigit():
        table.screen.paragraph(table.words.text("ui-choose-out-of-range", most=most, number=as_typed(line)), style="warn")
    elif found := answers_with(called, line):
        table.screen.paragraph(table.words.text("ui-choose-which", word=as_typed(line), count=len(found)), style="warn")
        for at in found:
            table.screen.paragraph(called[at], first=f"  {at + 1:>{len(str(most))}}  ")
    else:
        table.screen.paragraph(table.words.text("ui-not-understood", most=most, word=as_typed(line)), style="warn")


def numbered(table: Table, asked: Asked, text: str) -> int | None:
    """The place in the question of the answer that has this number on the screen, written `3`, `3.`, `3)` or `#3`."""
    text = text.removeprefix("#").rstrip(".,)")
    if text.isascii() and text.isdigit() and len(text) < 6 and 1 <= int(text) <= len(asked.options):
        return order_of(table.game.groups, asked)[int(text) - 1]
    return None


def answers_begun(called: Sequence[str], line: str) -> list[int]:
    """The answers that are called so, else those that begin so; else both without the marks on the letters."""
    found: list[int] = []
    for read in (folded, bare):
        low, texts = read(line), [read(text).lstrip(RIGHT_TO_LEFT) for text in called]
        found = found or [at for at, text in enumerate(texts) if text == low]
        found = found or [at for at, text in enumerate(texts) if len(low) >= LEAST_TYPED and text.startswith(low)]
    return found


def answers_with(called: Sequence[str], line: str) -> list[int]:
    """The answers in which it stands, where they are few enough to be read."""
    low = bare(line)
    found = [at for at, text in enumerate(called) if len(low) >= LEAST_TYPED and low in bare(text)]
    return found if len(found) <= page.LONG else []


def write_order(table: Table, seat: str, asked: Asked, line: str) -> None:
    """An order in the game's own language; a long one has lines, an editor, and is told back first."""
    if template(table.game, table.session.view(seat), asked, table.words):
        forms.obey(table, seat, asked, line)
        return
    form = table.game.read(table.session.view(seat), asked, line)
    if isinstance(form, No):
        table.screen.paragraph(table.words.refusal(form), style="warn")
    else:
        table.answer(seat, asked, form)


def unasked(table: Table, seat: str, asked: Asked) -> Asked | None:
    """The form that a seat may write though nobody asks for it; not where that very form is asked for."""
    free = table.session.unasked(seat)
    return None if free is None or (asked.kind == "order" and asked.form == free.asked.form) else free.asked


def write_unasked(table: Table, seat: str, asked: Asked, waits: Asked) -> None:
    """A form that nobody asks for, line by line or in the editor, until it is sent; an empty line or a full stop leaves it.  The
    question that waits goes on waiting, and is told again after it."""
    words, screen, before = table.words, table.screen, len(table.session.entries)
    page.show_question(screen, table.game, table.session.view(seat), words, asked)
    screen.paragraph(words.text("ui-write-leave"), style="dim")
    while len(table.session.entries) == before:
        line = screen.ask(f"{sentence(words.name(seat))}, {spoken(words, 'write')[0]}> ")
        if line in ("", forms.END):
            break
        if in_english(words, line).lower() in ("quit", "exit", "q"):
            raise Quit
        if line.startswith("?"):
            explain(table, seat, asked, line[1:].strip())
        else:
            write_order(table, seat, asked, line)
    if table.session.over:
        return
    if len(table.session.entries) > before:
        screen.paragraph(words.text("ui-mail-sent", seat=words.name(seat)), style="dim")
    if table.still_open(seat, waits):
        page.show_question(screen, table.game, table.session.view(seat), words, waits)


def change(table: Table, seat: str, asked: Asked) -> None:
    """Another answer to a sealed question."""
    line = table.prompt(seat)
    if line:
        (write_order if asked.kind == "order" else choose)(table, seat, asked, line)


# ---- help --------------------------------------------------------------------------------------------------------------
def explain(table: Table, seat: str, asked: Asked, what: str) -> None:
    """`?` lists what can be typed, `? 3` is the rule behind answer 3, `? RW-ASLT-05` a rule, `? walls` a search."""
    words, screen = table.words, table.screen
    if not what:
        typed = [*HELP, *(["typed"] if table.session.header.typed else []), *(["umpire"] if table.session.header.umpire else [])]
        if template(table.game, table.session.view(seat), asked, words):
            screen.paragraph(words.text("ui-order-long"), first="  ")
            typed = [name for name in typed if name != "number" and (name not in OF_ODDS or table.game.prospects is not None)]
            typed = ["odds-orders" if name == "odds" else name for name in typed]
        elif asked.kind == "order":
            typed = [name for name in typed if name not in ("number", *OF_ODDS)]
        if unasked(table, seat, asked) is not None:
            typed.insert(1, "write")
        for name in typed:
            screen.paragraph(words.text(f"ui-help-{name}"), first="  ")
        if words.lang != "en":
            screen.paragraph(words.text("ui-help-words", words=told(words)), first="  ")
        if rule := words.rule(table.game.question(table.session.view(seat), asked)):
            show(table, rule, brief=True)
        return
    option = numbered(table, asked, what)
    if option is not None:
        label = table.game.label(table.session.view(seat), asked, asked.options[option])
        rule = words.rule(label) or words.rule(asked)
        if rule:
            show(table, rule)
        else:
            screen.paragraph(words.text("ui-no-rule"))
        return
    show(table, what, len(asked.options), first=behind_answers(table, seat, asked, what))


def behind_answers(table: Table, seat: str, asked: Asked, what: str) -> list[str]:
    """The rules behind the answers in whose words this stands."""
    view, low = table.session.view(seat), bare(what)
    there = [option for option in asked.options if low in bare(page.option_text(table.game, view, table.words, asked, option))]
    rules = (table.words.rule(table.game.label(view, asked, option)) for option in there)
    return list(dict.fromkeys(rule for rule in rules if rule))


def show(table: Table, what: str, most: int = 0, brief: bool = False, first: Sequence[str] = ()) -> None:
    """A rule, or those in which a word stands; of a number alone that is no rule's, how many answers there are.  `brief`: of a
    long rule how it is called, and how to read it.  `first`: rules that are listed before those that are found."""
    try:
        rule = table.book.find(what)
    except BadFile as bad:
        table.screen.paragraph(str(bad), style="warn")
        return
    if rule is not None and brief and len(rule.text) > LONG_RULE:
        title = table.words.title(rule.id) or rule.title
        table.screen.paragraph(table.words.text("ui-rule-behind", title=title, rule=rule.id), first="  ")
        return
    if rule is not None:
        page.show_rule(table.screen, table.words, rule, table.book.options_of(rule), table.session.options,
                       table.book.law_of(rule))
        return
    if most and what.isdecimal():
        table.screen.paragraph(table.words.text("ui-no-such-answer", number=as_typed(what), most=most))
        return
    known = [rule for id in first if (rule := table.book.find(id)) is not None]
    found = [*known, *(rule for rule in table.book.best_first(what, table.words.title) if rule.id not in first)]
    for each in found[:12]:
        title = table.words.title(each.id) or each.title
        table.screen.paragraph(table.words.text("ui-rule", title=title, rule=each.id), first="  ")
    if not found:
        table.screen.paragraph(table.words.text("ui-no-such-rule", rule=as_typed(what)))


def odds(table: Table, seat: str, asked: Asked, word: str, rest: str) -> None:
    """What will come of an answer, or, without a number, of each; from what its seat knows."""
    words, screen = table.words, table.screen
    view: Any = table.session.view(seat)
    if table.game.prospects is not None and asked.kind == "order":
        forms.show_prospects(table, table.game.prospects.asked_for(view, asked, rest, words))
        return
    option = numbered(table, asked, rest)
    few = len(asked.options) <= page.LONG
    if asked.options and option is None and (rest or not few):
        screen.paragraph(words.text("ui-which-number", word=spoken(words, word)[0]))
        return
    places = [option] if option is not None else order_of(table.game.groups, asked)
    if not [place for place in places if show_odds(table, view, asked, place)]:
        screen.paragraph(words.text("ui-no-forecast" if len(places) == 1 else "ui-no-forecasts"))


def show_odds(table: Table, view: Any, asked: Asked, place: int) -> bool:
    """What will come of one answer, under its number and words.  Whether that can be counted."""
    words, option = table.words, asked.options[place]
    called = page.option_text(table.game, view, words, asked, option)
    number = f"{order_of(table.game.groups, asked).index(place) + 1}  "
    if table.game.prospects and (lines := table.game.prospects.of_option(view, asked, option, words)):
        table.screen.paragraph(called, first=number, style="bold")
        for line in lines:
            table.screen.paragraph(line, first="  ")
        return True
    from montjoy.fights.errors import NoValue, TooMany
    from montjoy.fights.odds import forecast

    if table.game.duels is not None and isinstance(asked.ask, str) and not table.told_slow:      # in a fight
        from montjoy.terminal.odds import without_numba

        table.told_slow = without_numba(words, "ui-odds-slow", table.screen.paragraph)
    counting = Progress(words.text("ui-odds-counting"), words, ticking=True)
    try:
        answers = forecast(table.game, view, msgspec.structs.replace(asked, options=(option,)))
    except (TooMany, NoValue):
        answers = {}
    finally:
        counting.close()
    if answers:
        table.screen.paragraph(called, first=number, style="bold")
        for fight in answers[option]["fights"]:
            show_fight(table, fight)
    return bool(answers)


def show_fight(table: Table, fight: Mapping[str, Any]) -> None:
    """One of the fights that an answer may begin: which, how it ends, what it costs."""
    words, screen = table.words, table.screen
    if fight["said"] is not None:
        screen.paragraph(sentence(words.said(fight["said"])), first="  ")
    first = "    " if fight["said"] else "  "
    for name, p in words.chances(fight):
        screen.paragraph(sentence(words.text("ui-odds-line", name=name, percent=words.percent(p))), first=first)
    if losses := words.losses(fight):
        screen.paragraph(losses, first=first)


# ---- taking back --------------------------------------------------------------------------------------------------------
def undo(table: Table, seat: str) -> None:
    """A sealed answer is changed, a quiet one taken back; anything else takes everybody's yes."""
    sealed = [q for q in table.session.open if q.seat == seat and q.done]
    if sealed and table.session.why_not_undo(seat) is not None:
        q = sealed[-1]
        page.show_question(table.screen, table.game, table.session.view(seat), table.words, q.asked)
        change(table, seat, q.asked)
        return
    if table.session.why_not_undo(seat) is None:
        there = table.session.page(seat).undoes
        with table.kept.whole():
            table.session.undo(seat)
        if there is not msgspec.UNSET:
            what = shorten(table.words.undoes(there), MOST_UNDONE, placeholder="…")
            table.screen.paragraph(table.words.text("ui-undone", what=Typed(what)))
        return
    go_back(table, seat)


def go_back(table: Table, seat: str) -> None:
    """Back to the mark before the seat's last answer, if all agree; dice are rolled anew from there."""
    holds = rec.effective(table.session.entries)
    mine = [n for n, e in holds if isinstance(e, rec.Decided) and e.seat == seat and not e.by]
    marks = [e.label for n, e in holds if isinstance(e, rec.Marked) and mine and n < mine[-1]]
    if not marks:
        table.screen.paragraph(table.words.text("ui-nothing-to-undo"))
        return
    label = marks[-1]
    mark = of_mark(label, table.words)
    if not table.yes(table.words.text("ui-back-question", mark=mark)):
        return
    for other in [s for s in table.people if s != seat]:
        if not table.yes(table.words.text("ui-back-agree", seat=table.words.name(other), mark=mark)):
            table.screen.paragraph(table.words.text("ui-back-refused", seat=table.words.name(other)))
            return
    with table.kept.whole():
        refusal = table.rule(seat, rulings.TakeBack(label), rulings.ALL_AGREE)
    if refusal is not None:
        table.screen.paragraph(table.words.refusal(refusal), style="warn")
    table.draw_map = True
