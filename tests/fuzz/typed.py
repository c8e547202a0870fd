"""Doors for what players and umpires type: the order language, every kind of form, forms as plain data."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import msgspec

from montjoy.core.effects import No
from montjoy.core.game import Game, games
from montjoy.core.philox import Philox
from montjoy.core.session import streams
from montjoy.core.session.session import Session
from montjoy.games.clusta.protocol import external_battle, language
from montjoy.games.clusta.protocol.vocabulary import VOCABULARY
from montjoy.games.clusta.rules.campaign import schedule
from montjoy.games.clusta.rules.messengers import drafts
from montjoy.terminal import forms
from montjoy.terminal.language import words_of
from montjoy.words.refused import all_wrong
from tests.fuzz.guided import Door
from tests.fuzz.mutate import Mutator
from tests.suite.players import play_on
from tests.suite.subjects import start

LANGUAGE = ("core/content/vocabulary", *(f"protocol/{part}" for part in ("language", "grammar", "tokens")))


class Put(NamedTuple):
    """A form that a game asks for, in a session that stands there, with a good text."""

    game: Game
    session: Any
    seat: str
    question: Any
    text: str

    @property
    def view(self) -> Any:
        return self.session.view(self.seat)

    @property
    def form(self) -> Any:
        return self.game.read(self.view, self.question.asked, self.text)


@cache
def asked() -> tuple[Put, ...]:
    """Every kind of form that a random campaign asks for soon."""
    found: dict[str, Put] = {}
    game: Any = games()["clusta"]()

    def looked(session: Any) -> bool:
        for q in session.open:
            if q.asked.kind == "order" and (kind := type(q.asked.ask).__name__) not in found:
                view = session.view(q.seat)
                texts = [game.write(game.random_form(view, q.asked, Philox(n, 5, 0))) for n in range(40)]
                still = once_more(session)
                mine = next(x for x in still.open if (x.seat, x.asked.id) == (q.seat, q.asked.id))
                found[kind] = Put(game, still, q.seat, mine, max(texts, key=len))
        return "Round" in found and "UmpireDay" in found

    play_on(start(game, "two_sides", seed=1, umpire=True), Philox(0, 3, 0), most=600, stop=looked)
    return tuple(found.values())


def once_more(session: Session) -> Session:
    """The same game as it stands."""
    assert session.dice is not None
    return Session.replay(session.game, session.header, list(session.entries), session.dice.seed)


def carried_out(i: int, texts: int) -> int:
    """So many texts for the i-th kind of form; what is taken is carried out, and no rule fails of it.  -> how many were taken."""
    put, luck, taken = asked()[i % len(asked())], Philox(i, 19, 0), 0
    mutator = Mutator(luck, orders().words, 3_000)
    game: Any = put.game
    forms_ = [game.random_form(put.view, put.question.asked, Philox(n, 5, i)) for n in range(20)]
    good = [put.text.encode(), *(game.write(form).encode() for form in forms_)]
    for _ in range(texts):
        text = text_of(mutator.made(good))
        form = put.game.read(put.view, put.question.asked, text)
        if isinstance(form, No) or put.game.why_not(put.view, put.question.asked, form) is not None:
            continue
        session = once_more(put.session)
        assert session.answer(put.seat, form, put.question.asked.id) is None
        left = iter(range(40))
        play_on(session, luck, stop=lambda session, left=left: next(left, None) is None)
        assert not session.stopped, (put.seat, text)
        taken += 1
    return taken


def text_of(data: bytes) -> str:
    """As a form of the web or a mail brings it."""
    return data.decode("utf-8", "replace")


def orders() -> Door:
    """The order language: whatever is understood can be written and read again, and is a form that a table takes."""

    def opens(data: bytes) -> None:
        found = language.understood(text_of(data))
        again = language.write(found.orders)
        assert len(again) > language.MOST_TEXT or language.read(again) == found.orders
        msgspec.convert(msgspec.to_builtins(found.orders), type(found.orders))
        assert all(trouble.facts["line"] for trouble in found.troubles)

    texts = [put.text for put in asked()] + ["to camp1:\n day 6 round 2: attack 0613 via 0612 0713 in march formation, dash"]
    phrases = (" ".join(phrase).encode() for phrase in VOCABULARY.lexicon)
    return Door(
        "orders", opens, tuple(text.encode() for text in texts if text.startswith(("to ", "split", "letter"))),
        words=(*phrases, b"camp1", b"0613", b"6,13", b"ransards.6", b'"x"', b":", b",", b";", b"\n"),
        inside=LANGUAGE, seconds=0.25, grows={    # it is read, written and read again
            "unknown lines": lambda n: b"x\n" * (n // 2),
            "unknown words": lambda n: b"to camp1:\n" + b"day 6: %s\n" % (b"q" * 40) * (n // 48),
            "routes": lambda n: b"to camp1:\nday 6: go to 0101 " + b"via 0102 " * (n // 9),
            "a route": lambda n: b"to camp1:\nday 6: go to 0101 via " + b"0102 " * (n // 5),
            "sides": lambda n: b"to camp1:\nday 6: catch couriers " + b"also of a " * (n // 10),
            "units": lambda n: b"to camp1:\n" + b"unit 1 " * (n // 7) + b"day 6: hold",
            "numbers": lambda n: b"to camp1:\nunits " + b"1," * (n // 2) + b"2 day 6: hold",
            "boxes": lambda n: b"to camp1:\n" + b"day 6: hold\n" * (n // 12),
            "sheets": lambda n: b"to camp1:\nday 6: hold\n" * (n // 22),
            "an open text": lambda n: b'letter a: "' + b"\\" * n,
            "a letter": lambda n: b'letter a: "' + b"a" * n + b'"',
            "passing": lambda n: b"to camp1:\nstanding: let pass " + b"a " * (n // 2),
            "blanks": lambda n: b"to" + b" " * n + b"camp1:",
            "commas": lambda n: b"via 0102" + b",0102" * (n // 5),
        },
    )  # fmt: skip


def typed(put: Put, lang: str) -> Door:
    """A form as text, from reading to the refusal in words, or to what is told back."""
    words = words_of(put.game, lang, put.session.scenario)

    def opens(data: bytes) -> None:
        text, view = forms.bare(text_of(data)), put.view
        all_wrong(put.game, view, put.question.asked, text, words)
        form = put.game.read(view, put.question.asked, text)
        if not isinstance(form, No):
            forms.echo(put.game, view, form, words)
            assert put.game.read(view, put.question.asked, put.game.write(form)) == form

    known = (b"day", b"round", b"night", b"strike 1", b"unit", b"camp1", b"0613", b"ransards", b"trakorians.6", b"pcs_at")
    return Door(
        f"typed-{type(put.question.asked.ask).__name__}", opens,
        (put.text.encode(), b"day 6 round 1: pcs_at 0612 ransards unit 1"), words=known, most=20_000,
        inside=(*LANGUAGE, "campaign/schedule", "seen/validation"), seconds=0.3,
    )  # fmt: skip


def umpires() -> Door:
    """The umpire's forms, read as each of them."""

    def opens(data: bytes) -> None:
        for module in (schedule, drafts, external_battle):
            form = module.read(text_of(data))
            assert isinstance(form, No) or module.read(module.write(form)) == form

    seeds = (
        b"report 1 own_lost 40\nhold 2", "hlášení 1 vlastní ztráty 40\nzadržet 2".encode(),
        b"ransards.6 loses 12 for good\nransards.6 elite loses 3\ndead a.b\nleaves a.2",
        b"day 12 round 3: stonefather_planted 0713\nday 9 night 2: pcs_at 0509 ransards\nday 11: excess unit 6\nstrike 2",
    )
    return Door(
        "umpires-forms", opens, seeds, words=(b"day", b"loses", b"elite", b"for good", b"hold", b"report", b"night", b"unit"),
        inside=("messengers/drafts", "protocol/external_battle", "campaign/schedule"), grows={
            "blanks": lambda n: b"a" + b" " * n + b"loses",
            "elites": lambda n: b"a" + b" elite" * (n // 6),
            "lines": lambda n: b"a loses 1\n" * (n // 10),
            "a day": lambda n: b"day 1" + b" " * n,
            "kinds": lambda n: b"day 1: " + b"e" * n,
            "words": lambda n: b"day 1: pcs_at " + b"unit " * (n // 5),
        },
    )  # fmt: skip


def plain_forms() -> Door:
    """What a program sends for a form, as JSON."""
    from montjoy.table.web import messages

    def opens(data: bytes) -> None:
        given = msgspec.json.decode(data, type=messages.Answer)
        for put in asked() if given.form is not None else ():
            refusal = put.session.why_not_answer(put.question, streams.typed(put.question.effect, given.form))
            assert refusal is None or words_of(put.game, "sv", put.session.scenario).refusal(refusal)

    seeds = [b'{"question":1,"option":0}', b'{"question":1,"text":"to camp1:"}']
    seeds += [b'{"question":1,"form":%s}' % msgspec.json.encode(put.form) for put in asked()]
    return Door(
        "plain-forms", opens, tuple(seeds), (msgspec.MsgspecError, UnicodeError, RecursionError), most=20_000, seconds=0.3,
        words=(b'"sheets"', b'"business"', b'"lines"', b'"do"', b'"order"', b'"GO_TO"', b'"events"'),
        inside=("seen/validation", "core/session/streams.py"),
    )  # fmt: skip
