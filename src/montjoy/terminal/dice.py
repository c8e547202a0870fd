"""Dice and cards that lie on a real table, typed in."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING

from montjoy.core.content.messages import FEW, MOST_LISTED
from montjoy.core.effects import UMPIRE
from montjoy.core.session.faces import Typing
from montjoy.terminal import page
from montjoy.terminal.screen import Quit
from montjoy.terminal.telling.typed_words import AT_DICE, in_english
from montjoy.words.messages import as_typed

if TYPE_CHECKING:
    from montjoy.terminal.keyboard import Table
    from montjoy.words import Words


def type_dice(table: Table) -> None:
    """Ask whoever may see them for the faces, or for the card, that came."""
    assert table.session.typing is not None
    wanted = table.session.typing[1]
    if table.auto_dice:
        return give(table, None)
    umpire = (UMPIRE,) if table.session.header.umpire else ()
    seats = [seat for seat in (*table.people, *umpire) if table.session.page(seat).typing is not None]
    if seats and table.at not in seats:
        table.come(seats[0])
    if seats:
        table.show_news(table.at)
    words, screen = table.words, table.screen
    screen.write()
    kind = "ui-type-card" if wanted.cards else "ui-type-dice"
    screen.paragraph(words.text(kind, count=wanted.count, rule=wanted.why), style="bold")
    view = table.session.view(table.at) if table.at in seats else None
    throw = table.session.game.throws
    if view is not None and throw is not None and (says := throw.throw(view, wanted, words)):
        screen.paragraph(says, first="  ")
    elif wanted.about:
        about = wanted.about[0] if len(wanted.about) == 1 else words.joined(wanted.about)
        screen.paragraph(words.text("ui-dice-for", about=about, rule=wanted.why), first="  ")
    if not seats:
        screen.paragraph(words.text("ui-dice-hidden"), first="  ")
    screen.paragraph(words.text("ui-dice-how", example=example(wanted)), first="  ")
    while table.session.typing is not None and table.session.typing[1] == wanted:
        line = screen.ask(words.text("ui-prompt-dice") + "> ")
        if read(table, wanted, line):
            return


def read(table: Table, wanted: Typing, line: str) -> bool:
    """Whether the line settled it."""
    words, screen = table.words, table.screen
    line = in_english(words, line, AT_DICE)
    word = line.lower()
    if word in ("r", "roll"):
        give(table, None)
        return True
    if word == "auto":
        table.auto_dice = True
        screen.paragraph(words.text("ui-auto-on"))
        give(table, None)
        return True
    if word.partition(" ")[0] in ("quit", "exit", "q", "save"):
        if word.startswith("save"):
            table.save(line[4:].strip())
            return False
        raise Quit
    if word in ("log", "map", "m") and table.at in table.session.streams:
        look(table, word)
        return False
    if word in ("undo", "back"):
        screen.paragraph(words.text("ui-dice-first"), style="warn")
        return False
    if wanted.cards:
        if card := card_of(words, wanted.cards, line):
            give(table, card)
            return True
        screen.paragraph(no_such_card(words, wanted.cards, line), style="warn")
        return False
    faces = faces_of(line, wanted)
    if faces is not None and len(faces) == wanted.count and all(face in wanted.faces for face in faces):
        give(table, faces)
        return True
    least, most = min(wanted.faces), max(wanted.faces)
    screen.paragraph(words.text("ui-dice-wrong", count=wanted.count, least=least, most=most), style="warn")
    return False


def look(table: Table, word: str) -> None:
    """The log or the map of whoever sits there, while the dice wait."""
    view = table.session.view(table.at)
    if word == "log":
        page.show_log(table.screen, table.words, table.session.streams[table.at].items)
    else:
        page.show_map(table.screen, table.game, view, table.words)
        page.show_card(table.screen, table.game, view, table.words)


def card_of(words: Words, cards: Sequence[str], line: str) -> str:
    """The card of that id, or of that name, or of the only name that begins so; of several with one name the first.  "":
    none."""
    wish = line.casefold()
    names = {card: words.name(card).casefold() for card in cards}
    for fits in (lambda card: card.casefold() == wish, lambda card: names[card] == wish):
        if found := [card for card in cards if wish and fits(card)]:
            return found[0]
    begun = [card for card in cards if wish and names[card].startswith(wish)]
    return begun[0] if len({names[card] for card in begun}) == 1 else ""


def no_such_card(words: Words, cards: Sequence[str], line: str) -> str:
    """The cards that may be meant, by id and name; where these are many, how many, and how to come to fewer."""
    called = {card: words.name(card) for card in cards}
    wish = line.casefold()
    like = [card for card, name in called.items() if wish and (wish in name.casefold() or wish in card.casefold())]
    if not like:
        near = get_close_matches(wish[:80], {name.casefold() for name in called.values()}, 3, 0.6)
        like = [card for card, name in called.items() if name.casefold() in near]
    meant = like or list(cards)
    named = list(dict.fromkeys(card if called[card] == card else f"{card} ({called[card]})" for card in meant))
    if len(named) <= MOST_LISTED:
        return words.text("ui-card-wrong", card=as_typed(line), cards=", ".join(named))
    few = ", ".join(list(dict.fromkeys(called[card] for card in meant))[:FEW])
    return words.text("ui-card-many", card=as_typed(line), count=len(cards), cards=few)


def faces_of(line: str, wanted: Typing) -> Sequence[int] | None:
    """`5 6 1 2`, `5,6,1,2`, or `5612` where every face is one digit."""
    parts = line.replace(",", " ").split()
    if len(parts) == 1 and wanted.count > 1 and max(wanted.faces) < 10:
        parts = list(parts[0])
    if not all(part.isascii() and part.lstrip("-").isdigit() and len(part) < 9 for part in parts):
        return None
    return tuple(int(part) for part in parts)


def give(table: Table, what: Sequence[int] | str | None) -> None:
    """Hand the dice or the card to the game; None: let the seed roll, as it does where nothing is typed."""
    with table.kept.whole():
        if what is None:
            refusal = table.session.roll_typed()
        elif isinstance(what, str):
            refusal = table.session.type_in(card=what)
        else:
            refusal = table.session.type_in(what)
    if refusal is not None:
        table.screen.paragraph(table.words.refusal(refusal), style="warn")


def example(wanted: Typing) -> str | int:
    """A card, or faces; one face as a number, for a game may call something else by those digits."""
    if wanted.cards:
        return wanted.cards[0]
    if wanted.count == 1:
        return wanted.faces[-1]
    faces = (wanted.faces[-1], wanted.faces[0], wanted.faces[len(wanted.faces) // 2])
    return " ".join(str(faces[i % 3]) for i in range(min(wanted.count, 12)))
