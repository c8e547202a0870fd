"""What players read, in English, Swedish, Hebrew and Czech.  Nothing else imports Fluent or Babel.

    words = Words(game, "cs", game.names(scenario))
    words.item(item)            # any item of a stream, a question among them
    words.refusal(no)           # what is wrong, why, the rule, and what would work
    words.text("ui-your-turn", seat="KAT")

Messages are in `locales/LANGUAGE/` beside this package (the core's own and the terminal's) and in the game's
`locales/`, which adds to them and overrides them.

* The message of an event, a question, an option, a ruling or an outcome is its class name, that of a fight's ask
  `Ask.AGAIN` is `Ask-AGAIN`; its fields are the arguments.  A field of several things can be told thing by thing: the
  attribute `.faces` says each, `.faces-join` what stands between them (a blank alone: they are sentences, with capitals),
  `.faces-none` what is said when there are none.  A struct in it, `FORM($it, case: "within")`, is said by `NAME-within`.
  In it `$it` is the thing, `$nth` which of them it is; a tuple is `$a`, `$b`, `$c`, a pair of a dict `$key` and `$value`,
  a struct its fields.
* Beside a field of several things stands `$faces-count`, their number; beside a field that holds an id `$place-kind`,
  from `names["kiertz:kind"]`; an empty string or None is `none`.  `$rule` is the rule's id.
* The message of a refusal is its reason, without a full stop; the attribute `.try` says what would work.
* An id is called `names["pike:cs"]` in Czech, else `names["pike"]`, else what the message `name-pike` says (with `$case`; a
  blank in it is "_", and letters lose their marks); before them comes in a case `names["pike:thing"]`.  Beside
  `names["red.camp1:as"] = "Oak Ford"` the message `name-Oak_Ford` says that part of `names["red.camp1"] = "Oak Ford (camp1)"`,
  and the whole where there is no such text.
* "kiertz.KAT" is `name-pair` of two names ("kiertz." of one and nobody), "kiertz.t2" is `name-numbered-t` with `$first` and
  `$number`; "camp:Oak" is `name-as-camp` with `$name`, several of that kind joined by " + " are a list.
* A piece type is `piece-TYPE`, with `$count` and `$case`, or what `names["piece-TYPE:cs"]` says in Czech: "kopiník / kopiníci /
  kopiníků", of one, a few and many (in the other languages "pike / pikes"), or one form for all.
* `PIECES($number, $kind, case: "acc")` says so many of them, with the case "title" what one alone is called;
  `FORM($lost, case: "acc")` any argument in a case, `START($side)` one that begins a sentence, `TIMES($a, $b)` a product;
  `OVER($at, 4, plus: 1)` is a whole quotient and one more, `REST($at, 48)` what is left of it, `PART($it, 2, of: 3)` the
  second of three words of a text.
* A rule's title is the message with its id, `DL-3-3` for DL-3.3; in English it is the title in the game's rulebook.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from montjoy.core.effects import Clause, No, Question
from montjoy.words.plain_text import LANGUAGES, clean, language, sentence

if TYPE_CHECKING:
    from montjoy.core.capabilities import Said
    from montjoy.core.game import Game
    from montjoy.core.session.streams import Asked, Undoes
    from montjoy.words.voice import Voice
__all__ = ["LANGUAGES", "Words", "clean", "language"]


def direction_of(lang: str) -> str:
    """The way a language runs, as pages say it."""
    return "rtl" if lang == "he" else "ltr"


@lru_cache(64)
def _titles_in(book: Path) -> dict[str, str]:
    """By rule, its title in a rulebook; empty where there is no such file."""
    import tomllib

    return {x["id"]: x.get("title", "") for x in tomllib.loads(book.read_text("utf-8")).get("rule", ())} if book.exists() else {}


class Words:
    """One language for one game.  `isolate`: marks around names and numbers, for pages; never for a terminal.
    `ties`: no line of Czech ends with a word of one letter, wherever it is broken.
    `cite`: lines end with the id of the rule behind them.  `problems`: what could not be said as it should be."""

    def __init__(
        self,
        game: Game | None = None,
        lang: str = "en",
        names: Mapping[str, str] | None = None,
        isolate: bool = False,
        *,
        cite: bool = True,
        ties: bool = False,
    ) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f'{lang!r} is not spoken here; there are {", ".join(LANGUAGES)}')
        self.game, self.lang, self.isolate, self.cite, self.ties = game, lang, isolate, cite, ties or isolate
        self.direction = direction_of(lang)
        self.names = {key: clean(name) for key, name in (names or {}).items()}
        self.problems: list[str] = []

    # ---- what a seat is told ---------------------------------------------------------------------------------------
    def item(self, item: Any) -> str:
        """Any item of a stream."""
        from montjoy.core.session.streams import Asked

        if isinstance(item, Asked):
            return self.question(item)
        return self.refusal(item) if isinstance(item, No) else self.event(item)

    def event(self, event: Any) -> str:
        """Something that happened, with its rule."""
        return self._cited(sentence(self._voice.struct(event)), self.rule(event))

    def question(self, asked: Asked | Question) -> str:
        """What is asked; its options are for `option`."""
        ask = getattr(asked, "ask", asked)
        text = self._voice.ask(ask) if isinstance(ask, str) else self._voice.struct(ask)
        before = getattr(asked, "before", None)
        if before is not None:
            said = self._form(before) if getattr(asked, "kind", "") == "order" else self.option(before, asked)
            told = "asked-before" if getattr(asked, "id", 1) else "asked-standing"       # number 0: nobody asks for it
            text = self.text(told if said else f"{told}-empty", question=text, before=said)
        return sentence(text)

    def option(self, option: Any, asked: Any = None) -> str:
        """One answer: an Option, an id, a number, yes or no.  A fight's numbers have words under its ask's message."""
        ask = getattr(asked, "ask", None)
        if isinstance(ask, str) and isinstance(option, int):
            return self._voice.answer(ask, option)
        return self._voice.thing(option)

    def undoes(self, undoes: Undoes) -> str:
        """An answer that may be taken back: what it was, as it is said within another sentence; a form under the title of its
        rule."""
        if undoes.kind == "order":
            return ": ".join(filter(None, (self.title(self.rule(undoes.ask) or ""), self._form(undoes.answer))))
        if undoes.answer is None:
            return self.text("page-let-pass")
        if isinstance(undoes.answer, msgspec.Struct):
            return self._voice.struct(undoes.answer, "within")
        return self.option(undoes.answer, undoes)

    def refusal(self, no: No, line: int = 0, column: int = 0, quoted: str = "") -> str:
        """What is wrong and why, the rule by title and id, and what would work.  `line`, `column`: of a text, which says that."""
        wrong, instead = self._voice.refusal(no)
        if line:
            wrong = self.text("ui-refused-line", line=line, column=column, quoted=quoted, says=wrong)
        if no.rule:
            title = self.title(no.rule)
            wrong = f"{wrong} ({title}, {no.rule})" if title else f"{wrong} ({no.rule})"
        return f"{sentence(wrong)}. {sentence(instead)}".strip()

    def ruling(self, ruling: Any) -> str:
        """What a ruling does."""
        return self._voice.struct(ruling)

    def outcome(self, outcome: Any) -> str:
        """How the game has ended."""
        return self._voice.thing(outcome)

    # ---- words of the house ----------------------------------------------------------------------------------------
    def text(self, message: str, **args: Any) -> str:
        """One of the terminal's or the pages' own sentences.  A `_` in an argument's name is a `-` in the message."""
        return self._voice.say(message, {key.replace("_", "-"): value for key, value in args.items()})

    def said(self, said: Said) -> str:
        """What a game has somebody else say (`core/capabilities.py`)."""
        return self._voice.say(said.message, said.args)

    def chances(self, fight: Mapping[str, Any]) -> list[tuple[str, float]]:
        """The outcomes of a fight that is counted out, each as people call it."""
        labels = fight.get("labels", {})
        called = {name: self.said(labels[name]) if name in labels else self.name(name) for name in fight["outcomes"]}
        return [(called[name], outcome["p"]) for name, outcome in fight["outcomes"].items()]

    def losses(self, fight: Mapping[str, Any]) -> str:
        """What both sides of it lose in the mean; empty where nobody has said who they are."""
        losers = fight.get("losers", {})
        lost = fight.get("losses", {}).items() if losers else ()
        said = [f"{self.said(losers[side])} {self.number(round(of['mean'], 1))}" for side, of in lost]
        return self.text("odds-losses", losses="; ".join(said)) if said else ""

    def name(self, id: str) -> str:
        """What an id is called."""
        return self._voice.name(id)

    def pieces(self, counts: Mapping[str, int] | Sequence[tuple[str, int]]) -> str:
        """{"foot": 3, "cavalry": 1}: 3 foot and 1 cavalry."""
        return self._voice.thing(dict(counts))

    def joined(self, things: Sequence[Any]) -> str:
        """a, b and c."""
        return self._voice.joined([self._voice.thing(x) for x in things])

    def amount(self, kind: str, x: float) -> str:
        """So much of a type of piece in the mean: 1.333 foot."""
        return self._voice.amount(kind, x)

    def number(self, x: float, decimals: int | None = None) -> str:
        """With this language's signs for thousands and decimals; so many of these."""
        return self._voice.number(x, decimals)

    def percent(self, p: float) -> str:
        """A probability with one decimal; what is not certain is never called 0 or 100%."""
        return self._voice.percent(float(p))

    def rule(self, item: Any) -> str:
        """The id of the rule behind a line; empty where there is none."""
        for holder in (item, getattr(item, "ask", None)):
            if isinstance(rule := getattr(holder, "rule", ""), str) and rule:
                return rule
            if isinstance(why := getattr(holder, "why", ""), str) and why in self._titles:
                return why
        return ""

    def title(self, rule: str) -> str:
        """A rule's title; empty where the book does not have it."""
        return self.found(rule) or self._titles.get(rule, "")

    def found(self, name: str) -> str:
        """A message without arguments; empty where this language does not have it."""
        return self._voice.found(name.replace(".", "-"))

    # ---- inside ----------------------------------------------------------------------------------------------------
    def _form(self, form: Any) -> str:
        """A form on one line, as the game writes it, in this language where it can; empty: nothing stands on it."""
        told = form if self.game is None else self.game.retold(form, self.lang)
        if isinstance(told, Clause):
            return self._voice.struct(told)
        text = told if isinstance(told, str) or self.game is None else self.game.write(told)
        return "; ".join(line.strip() for line in str(text).splitlines() if line.strip())

    @cached_property
    def _voice(self) -> Voice:
        from montjoy.words.voice import Voice

        return Voice(self)

    @cached_property
    def _titles(self) -> dict[str, str]:
        """The rulebook's own titles."""
        from montjoy.core.game import home

        return {} if self.game is None else _titles_in(home(self.game) / "rulebook.toml")

    def _cited(self, line: str, rule: str) -> str:
        return self._before_stop(line, f"({rule})") if rule and self.cite else line

    @staticmethod
    def _before_stop(line: str, note: str) -> str:
        """The note as the last word of the sentence."""
        return f"{line[:-1]} {note}{line[-1]}" if line.endswith((".", "!")) else f"{line} {note}"
