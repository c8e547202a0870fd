"""What is said: messages with arguments made of events, questions and refusals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol
from unicodedata import combining, normalize

import msgspec
from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent

from montjoy.words.messages import NOBODY, Id, Things, Typed, bundle
from montjoy.words.plain_text import clean, sentence, tied

if TYPE_CHECKING:
    from montjoy.core.effects import No
    from montjoy.core.game import Game

HERE: Final = Path(__file__).parent.parent / "locales"
NOT_NAMES: Final = ("pair", "numbered")                     # messages that only look like names
ROLES: Final = ("umpire", "watcher", "all", "attacker", "defender", "neither")


class Speaker(Protocol):
    """For whom a voice speaks: `Words`, whose sentences may stand within others."""

    game: Game | None
    lang: str
    isolate: bool
    ties: bool
    names: dict[str, str]
    problems: list[str]

    def rule(self, item: Any) -> str: ...
    def question(self, asked: Any) -> str: ...
    def refusal(self, no: No) -> str: ...


class Voice:
    """The work behind `Words`."""

    def __init__(self, words: Speaker) -> None:
        self.words = words
        folders = [HERE]
        if words.game is not None:
            from montjoy.core.game import home

            folders.append(home(words.game) / "locales")
        self.get = partial(bundle, tuple(folders), isolate=words.isolate)
        self.own = self.get(lang=words.lang)
        self.locale = Locale.parse(words.lang)

    # -- messages
    def message(self, name: str) -> tuple[Any, Any] | None:
        """The bundle and the message of a name: in this language, else in English, else None."""
        if self.own.has_message(name):
            return self.own, self.own.get_message(name)
        english = self.get(lang="en")
        if not english.has_message(name):
            return None
        self.wrong(f"{self.words.lang}: no message {name}")
        return english, english.get_message(name)

    def found(self, name: str) -> str:
        """A message without arguments, in this language alone; empty where there is none."""
        own = self.own
        return self.pattern(own, own.get_message(name).value, {}, name) if own.has_message(name) else ""

    def say(self, name: str, args: Mapping[str, Any], case: str = "") -> str:
        there = self.message(name)
        if there is None or there[1].value is None:
            return self.plain(name, args)
        own, message = there
        another = f"{name}-{case}"
        pattern = own.get_message(another).value if case and own.has_message(another) else message.value
        return self.pattern(own, pattern, self.arguments(args, own, message), name)

    def attribute(self, name: str, attribute: str, args: Mapping[str, Any]) -> str | None:
        there = self.message(name)
        if there is None or attribute not in there[1].attributes:
            return None
        own, message = there
        return self.pattern(own, message.attributes[attribute], self.arguments(args), f"{name}.{attribute}")

    def pattern(self, own: Any, pattern: Any, args: Mapping[str, Any], name: str) -> str:
        text, errors = own.format_pattern(pattern, args)
        for error in errors:
            self.wrong(f"{own.locales[0]}: {name}: {error}")
        if self.words.lang == "cs" and self.words.ties:
            return tied(str(text))
        return turned(str(text)) if self.words.isolate and self.words.lang == "he" else str(text)

    def plain(self, name: str, args: Mapping[str, Any]) -> str:
        """A message nobody has written: its name and arguments."""
        self.wrong(f"no message {name}")
        spaced = "".join(f" {c.lower()}" if c.isupper() and i else c for i, c in enumerate(name)).replace("-", " ")
        telling = {key: value for key, value in args.items() if key != "rule" and value not in ("", (), None)}
        told = ", ".join(f"{key} {self.thing(value)}" for key, value in telling.items())
        return f"{spaced}: {told}" if told else spaced

    def wrong(self, what: str) -> None:
        if len(self.words.problems) < 100 and what not in self.words.problems:
            self.words.problems.append(what)

    # -- arguments
    def arguments(self, fields: Mapping[str, Any], own: Any = None, message: Any = None) -> dict[str, Any]:
        args: dict[str, Any] = {}
        for key, value in fields.items():
            args[key] = self.argument(key, value, own, message)
            if isinstance(value, (tuple, list, dict)):
                args[f"{key}-count"] = len(value)
            else:
                args[f"{key}-kind"] = self.words.names.get(f"{value}:kind", NOBODY)
        return args

    def argument(self, key: str, value: Any, own: Any = None, message: Any = None) -> Any:
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, (int, float)):
            return value
        if isinstance(value, Typed):
            return clean(value)
        if value is None or isinstance(value, str):
            text = Id(clean(value) if value else NOBODY)
            text.voice = self
            return text
        each = message.attributes.get(key) if message is not None else None
        if isinstance(value, (tuple, list, dict)) and each is not None:
            return Things(lambda case: self.one_by_one(key, value, own, message))
        return Things(lambda case: self.thing(value, case))

    def one_by_one(self, key: str, value: Any, own: Any, message: Any) -> str:
        """A field whose message says how each of its things is told."""
        there, name = message.attributes, f"{message.id.name}.{key}"
        if not value and f"{key}-none" in there:
            return self.pattern(own, there[f"{key}-none"], {}, name)
        parts = [_parts(x) | {"nth": nth} for nth, x in enumerate(_each(value), 1)]
        said = [self.pattern(own, there[key], self.arguments(each), name) for each in parts]
        if f"{key}-join" in there:
            join = self.pattern(own, there[f"{key}-join"], {}, name)
            return join.join([*said[:1], *map(sentence, said[1:])] if join == " " else said)
        return self.joined(said)

    # -- things
    def thing(self, x: Any, case: str = "") -> str:
        """Anything that may stand in a field."""
        if isinstance(x, msgspec.Struct):
            return self.struct(x, case)
        if isinstance(x, dict):
            return self.joined([self.pair(key, value, case) for key, value in x.items()])
        if isinstance(x, (tuple, list)):
            if len(x) == 2 and isinstance(x[0], str) and type(x[1]) is int:
                return self.pieces(x[0], x[1], case)
            return self.joined([self.thing(y, case) for y in x])
        if isinstance(x, bool):
            return self.say("yes" if x else "no", {})
        if isinstance(x, (int, float)):
            return self.number(x)
        return self.name(clean(x or NOBODY) if isinstance(x, str | None) else clean(str(x)), case)

    def pair(self, key: str, value: Any, case: str) -> str:
        if type(value) is int:
            return self.pieces(key, value, case)
        return self.say("pair", {"key": key, "value": value})

    def struct(self, x: Any, case: str = "") -> str:
        """A message of its class name with its fields; "within" another's, where there is such a one, that of `NAME-within`."""
        from montjoy.core.effects import No

        if isinstance(x, No):
            return self.words.refusal(x)
        if not isinstance(x, msgspec.Struct):
            return self.thing(x)
        x = self.retold(x)
        args = {"rule": self.words.rule(x)} | {f: getattr(x, f) for f in x.__struct_fields__}
        if type(x).__name__ == "Asked":
            return self.words.question(x)
        return self.say(type(x).__name__, args, case)

    def retold(self, x: Any) -> Any:
        """As the game would have it said in this language."""
        return x if self.words.game is None else self.words.game.retold(x, self.words.lang)

    def ask(self, ask: str) -> str:
        return self.say(ask.replace(".", "-"), {})

    def answer(self, ask: str, option: int) -> str:
        name = ask.replace(".", "-")
        said = self.attribute(name, f"option-{option}", {}) or self.attribute(name, "option", {"it": option})
        return said or self.thing(option)

    def refusal(self, no: No) -> tuple[str, str]:
        no = self.retold(no)
        args = {"rule": no.rule, **no.facts}
        return self.say(no.reason, args), self.attribute(no.reason, "try", args) or ""

    def pieces(self, kind: str, count: float, case: str = "") -> str:
        """So many pieces of a type, the word in its form."""
        args = {"count": count, "case": case or "nom"}
        if own := self.words.names.get(f"piece-{kind}:{self.words.lang}"):
            return self.say("piece-own", args | forms(own))
        if not self.own.has_message(f"piece-{kind}"):
            return self.say("piece-other", args | {"name": self.called(kind) or clean(kind).replace("_", " ")})
        return self.say(f"piece-{kind}", args)

    def amount(self, kind: str, x: float) -> str:
        """A mean number of pieces of a type, with three decimals at most."""
        return self.pieces(kind, round(x, 3), "bare")

    def name(self, id: str, case: str = "") -> str:
        """An id's name; "place.faction" is a pair of them."""
        if id == NOBODY:
            return self.say("nobody", {"case": case or "nom"})
        if own := self.called(id, case):
            return own
        if id in ROLES:
            return self.say(f"name-{id}", {})
        if ":" in id and (several := self.sorts(id, case or "nom")):
            return several
        first, dot, second = id.partition(".")
        if dot and self.called(first):
            return self.pair_name(first, second, case or "nom") or clean(id)
        return self.led(clean(id))                           # what has been named before lost its mark as an argument

    def sorts(self, id: str, case: str) -> str:
        """What says its own sort: "camp:Oak" is `name-as-camp` with `$name`, several joined by " + " are a list; empty where
        there is no such message."""
        pairs = [one.partition(":") for one in id.split(" + ")]
        if not all(colon and self.spoken(f"name-as-{sort}") for sort, colon, _ in pairs):
            return ""
        return self.joined([self.say(f"name-as-{sort}", {"name": name, "case": case}) for sort, _, name in pairs])

    def pair_name(self, first: str, second: str, case: str) -> str:
        """A name of two parts: "kiertz.KAT" is `name-pair`; "red.t2" is `name-numbered-t`, where there is such a message."""
        if not second or self.called(second):                # "kiertz.": of nobody
            return self.say("name-pair", {"first": first, "second": second, "case": case})
        word = second.rstrip("0123456789")
        message = f"name-numbered-{word}" if word else "name-numbered"
        if word == second or not self.spoken(message):
            return ""
        return self.say(message, {"first": first, "number": int(second[len(word) :]), "case": case})

    def called(self, id: str, case: str = "") -> str:
        """What an id is called: by the game's names, in this language where they have one, else by the message `name-ID`;
        empty where there is neither.  What `names["ID:as"]` says of it, or of a part of its name, is said by a message, too."""
        names = self.words.names
        own = names.get(f"{id}:{case}") or names.get(f"{id}:{self.words.lang}") or names.get(id, "")
        like = names.get(f"{id}:as", "")
        if like and (said := self.by_message(like, case)):
            return self.led(own.replace(like, said, 1)) if like in own else said
        return own or self.by_message(id, case)

    def led(self, name: str) -> str:
        """A name with words of the language in it, as a unit's id with its type: it runs as they do, whatever it begins with."""
        turns = self.words.isolate and self.words.lang == "he" and not in_hebrew(next(filter(str.isalpha, name), ""))
        return f"\u200f{name}" if turns and in_hebrew(name) else name

    def by_message(self, id: str, case: str) -> str:
        """The message `name-ID`, a blank in it "_" and letters without their marks; empty where there is none."""
        message = f"name-{unmarked(id)}".replace(" ", "_")
        return self.say(message, {"case": case or "nom"}) if id not in NOT_NAMES and self.spoken(message) else ""

    def spoken(self, message: str) -> bool:
        """Whether there is such a message, in this language or in English."""
        return bool(self.own.has_message(message) or self.get(lang="en").has_message(message))

    def joined(self, said: Sequence[str]) -> str:
        if not said:
            return self.say("nothing", {})
        text = format_list(said, locale="en_GB" if self.words.lang == "en" else self.locale)
        if self.words.lang == "he" and len(said) > 1 and not in_hebrew(said[-1].lstrip("\u2068\u200f")[:1]):
            text = text[: len(text) - len(said[-1])] + "-" + said[-1]
        return text

    # -- numbers
    def number(self, x: float, decimals: int | None = None) -> str:
        """Rounded here, as the library of languages rounds a half another way than Python: one figure would be two."""
        if decimals is None:
            return str(format_decimal(x, None, self.locale))
        pattern = "#,##0" + (f".{'0' * decimals}" if decimals else "")
        return str(format_decimal(round(x, decimals), pattern, self.locale))

    def percent(self, p: float) -> str:
        pattern = self.locale.percent_formats[None].pattern
        if p in (0, 1):
            return str(format_percent(p, pattern, self.locale))
        sign, shown = ("<", 0.001) if p < 0.001 else (">", 0.999) if p > 0.999 else ("", p)
        return sign + str(format_percent(round(100 * shown, 1) / 100, pattern.replace("0", "0.0", 1), self.locale))


def forms(name: str) -> dict[str, Any]:
    """A name in its forms, "pike / pikes" or in Czech "kopiník / kopiníci / kopiníků": of one, a few and many, and how many forms
    there are."""
    each = [Typed(form.strip()) for form in name.split("/")]
    return {"forms": len(each), "one": each[0], "few": each[min(1, len(each) - 1)], "many": each[-1]}


def turned(text: str) -> str:
    """Hebrew whose words all stand between marks of isolation, which are no sign of its direction, with a mark of its own."""
    depth = 0
    for c in text:
        depth += (c == "\u2068") - (c == "\u2069")
        if not depth and c.isalpha():
            return text
    return f"\u200f{text}" if in_hebrew(text) else text


def in_hebrew(text: str) -> bool:
    """Whether a letter of it is."""
    return any("א" <= c <= "ת" for c in text)


def unmarked(text: str) -> str:
    """Letters without what stands over or under them: "Božena" is "Bozena"."""
    return "".join(c for c in normalize("NFKD", text) if not combining(c))


def _each(value: Any) -> Iterable[Any]:
    return value.items() if isinstance(value, dict) else value


def _parts(x: Any) -> dict[str, Any]:
    """The arguments that one thing gives."""
    if isinstance(x, msgspec.Struct):
        return {"it": x, **{f: getattr(x, f) for f in x.__struct_fields__}}
    if isinstance(x, tuple):
        parts = dict(zip("abcdef", x))
        return {"it": x, **parts, **({"key": x[0], "value": x[1]} if len(x) == 2 else {})}
    return {"it": x}
