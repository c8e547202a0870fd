"""`options`: the switches of a game, as house rules, scenarios and `--option` set them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from montjoy.core.content import rulebook
from montjoy.core.content.messages import clean
from montjoy.core.game import Game, home
from montjoy.core.options import values
from montjoy.terminal import choices, page
from montjoy.terminal.errors import Trouble, unknown
from montjoy.terminal.language import words_of
from montjoy.terminal.screen import Screen
from montjoy.terminal.telling.started import command
from montjoy.words import Words

Put = Callable[[Any], None] | None


class Switch(msgspec.Struct, frozen=True):
    """One switch.  `values`: what it may be; empty where it is a number (`least` to `most`, where they are known) or a text,
    which `free` describes.  `called`: what the values are called, where that is not how they are written.  `rule`: where it is
    explained, called `title`, in the chapter `section`; `needs`: the switch without which this one cannot be on."""

    name: str
    values: tuple[Any, ...]
    default: Any
    says: str
    rule: str
    title: str
    section: str
    called: dict[str, str] = {}
    needs: str = ""
    free: str = ""
    least: int | None = None
    most: int | None = None


def options(slug: str, name: str | None, search: str | None, lang: str, put: Put) -> int:
    """All switches of a game, one of them, or those with a word in them."""
    game = choices.load_game(slug)
    words = words_of(game, lang)
    found = list(switches(game, words))
    if name:
        if name not in [switch.name for switch in found]:
            raise unknown("switch", name, [switch.name for switch in found], f"`{command(f'options {slug}')}`")
        found = [switch for switch in found if switch.name == name]
    if search:
        found = [switch for switch in found if search.lower() in text_of(switch).lower()]
    if put:
        put([msgspec.to_builtins(switch) for switch in found])
        return 0 if found else 1
    if not found:
        raise Trouble(f'No switch of {game.title} has "{clean(search or "")[:60]}" in it.' if search
                      else f"{game.title} has no switches.", 1)
    show(Screen(), words, found)
    return 0


def switches(game: Game, words: Words) -> Iterator[Switch]:
    """The game's switches in the order of the book, those of no rule last."""
    there = (home(game) / rulebook.BOOK).exists()
    book = rulebook.load(game) if there else rulebook.Rulebook()
    docs = {doc.name: doc for doc in book.switches}
    rules = rulebook.option_rules(game) if there else {}
    order = {rule.id: n for n, rule in enumerate(book.rules)}
    first = {name: (rules.get(name) or ("",))[0] for name in game.options.__struct_fields__}
    defaults = msgspec.to_builtins(game.options())
    for name in sorted(first, key=lambda name: order.get(docs[name].rule if name in docs else first[name], len(order))):
        doc = docs.get(name)
        rule = (doc.rule if doc else "") or first[name]
        may_be = values(game.options, name) or (doc.values if doc else ())
        if isinstance(defaults[name], int):
            may_be = tuple(int(value) if str(value).isdecimal() and value is not True else value for value in may_be)
        called = {key: said for key in map(rulebook.as_text, may_be) if (said := words.found(f"page-option-{name}-{key}"))}
        least, most = game.options.limits.get(name, (None, None))
        yield Switch(
            name, tuple(may_be), defaults[name], sentence(words, name, doc), rule, words.title(rule) if rule else "",
            book[rule].section if rule in order else "", called, game.options.needs.get(name, ""),
            game.options.free.get(name, ""), least, most,
        )  # fmt: skip


def sentence(words: Words, name: str, doc: rulebook.OptionDoc | None) -> str:
    """What a switch does, in the reader's language where it is there; else as the book has it."""
    return " ".join((words.found(f"page-option-{name}-says") or (doc.says if doc else "")).split())


def text_of(switch: Switch) -> str:
    """All in which a word is looked for."""
    return " ".join([switch.name, switch.says, switch.rule, switch.title, *map(rulebook.as_text, switch.values),
                     *switch.called.values()])


def show(screen: Screen, words: Words, found: list[Switch]) -> None:
    section = None
    for switch in found:
        if switch.section != section:
            section = switch.section
            screen.heading(page.section_title(words, section) or words.text("ui-option-others"))
        else:
            screen.write()
        screen.paragraph(f"{switch.name} = {written(words, switch)}", style="bold")
        for part in page.paragraphs(switch.says):
            screen.paragraph(part, first="  ")
        if switch.needs and switch.needs not in switch.says:
            screen.paragraph(words.text("ui-option-needs", name=switch.needs), first="  ")
        usual = words.text("ui-option-usual", value=as_file(switch.default))
        where = words.text("ui-rule", title=switch.title, rule=switch.rule) if switch.rule else ""
        screen.paragraph(f"{usual}  {where}".rstrip(), first="  ", style="dim")


def written(words: Words, switch: Switch) -> str:
    """The values as they are written in a file, each with what it is called; else what it may be, in words."""
    if switch.values:
        names = [(as_file(value), switch.called.get(rulebook.as_text(value), "")) for value in switch.values]
        listed = re.search(r"a list of .*", switch.free)      # it may also be a list: how one is written
        more = f" | {listed[0]}" if listed and words.lang == "en" else ""
        return " | ".join(f"{text} ({said})" if said else text for text, said in names) + more
    if switch.free and (words.lang == "en" or switch.least is None):
        return switch.free.removeprefix("it is ")
    if switch.least is not None:
        return words.text("ui-option-from-to", least=switch.least, most=switch.most)
    return as_file(switch.default)


def as_file(value: Any) -> str:
    """A value as it stands in a file: texts in quotes."""
    return f'"{value}"' if isinstance(value, str) else rulebook.as_text(value)
