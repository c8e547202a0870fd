"""The loop of a game at one keyboard: whose turn it is, and what he types until it is an answer."""

from __future__ import annotations

from montjoy.core.content.lessons import kinds, moments
from montjoy.core.effects import UMPIRE
from montjoy.core.session.streams import Asked
from montjoy.terminal import commands, dice, forms, page
from montjoy.terminal.errors import Trouble
from montjoy.terminal.keyboard import Table


def play(table: Table) -> None:
    """To the end of the game.  Quit, Gone and KeyboardInterrupt leave it kept."""
    while not table.session.over:
        step(table)
    table.finish()


def step(table: Table) -> None:
    """The next thing that somebody has to do."""
    session = table.session
    if session.stopped:
        return table.retry()
    if session.typing is not None:
        return dice.type_dice(table)
    if session.window:
        return pause(table)
    for seat in table.bots:
        if found := table.pending(seat):
            return table.answer_by_bot(seat, found)
    for seat in sorted(table.people, key=lambda s: s != table.at):
        if found := table.pending(seat):
            return turn(table, seat, found.asked)
    if found := table.pending(UMPIRE):
        return turn(table, UMPIRE, found.asked)
    raise Trouble("The game waits for somebody who is not at this table.", 70)


def turn(table: Table, seat: str, asked: Asked) -> None:
    """His page, then what he types, until it is an answer."""
    if not table.come(seat, may_undo=True):
        return commands.undo(table, table.at)
    table.show_news(seat, asked)
    table.teach([*kinds(asked), *moments(table.game, table.session.view(seat))])
    table.tell_no_clock(seat, asked)
    page.show_question(table.screen, table.game, table.session.view(seat), table.words, asked)
    while table.still_open(seat, asked):
        commands.obey(table, seat, asked, table.prompt(seat))


def pause(table: Table) -> None:
    """The pause for reactions: the same for everybody, whether or not he could react."""
    for seat in table.bots:
        table.react_by_bot(seat)
    for seat in table.people:
        if not table.session.window:
            return
        offers = table.offers(seat)
        if offers or len(table.people) > 1:
            table.come(seat)
            table.show_news(seat)
        for q in offers:
            page.show_question(table.screen, table.game, table.session.view(seat), table.words, q.asked)
            while table.still_open(seat, q.asked):
                line = table.prompt(seat)
                if line in ("", forms.END):
                    break
                commands.obey(table, seat, q.asked, line)
        if not offers and len(table.people) > 1:
            table.screen.ask(table.words.text("ui-pause") + " ")
    if table.session.window:
        with table.kept.whole():
            table.session.close_window()
