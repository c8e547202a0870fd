"""`games` and `rules`: what there is, in our words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import click
import msgspec

from montjoy.core.content import citations, messages
from montjoy.core.game import Game
from montjoy.terminal import choices, page
from montjoy.terminal.errors import Trouble
from montjoy.terminal.language import Book, words_for, words_of
from montjoy.terminal.screen import Screen
from montjoy.terminal.telling.progress import Progress
from montjoy.terminal.telling.started import command
from montjoy.words.titles import game_title, titles

Put = Callable[[Any], None] | None


def games(slug: str, put: Put, lang: str = "") -> None:
    """All of them, or the one of that name, with what each of its scenarios is about and how long it lasts; in JSON all is
    English, unless a language is chosen."""
    found: list[dict[str, Any]] = []
    for game in [choices.load_game(slug)] if slug else choices.ready():
        called = words_of(game, lang or ("en" if put else ""))
        usual = choices.default_scenario(game)
        scenarios = []
        for s in game.scenarios.values():
            _, title, says = titles(game, s, called)
            lasts = how_long(game, s, lang or ("en" if put else "")) if slug or put else ""      # else nobody is told
            scenarios.append({"id": s.id, "title": title, "seats": list(game.seats(s)), "says": says, "lasts": lasts})
        found.append({"game": game.slug, "title": game_title(game, called), "rules_version": game.rules_version, "default": usual,
                      "scenarios": scenarios})
    for why in () if slug else choices.not_ready():
        click.echo(str(why), err=True)
    if put:
        return put(found)
    screen, words = Screen(), words_for(lang)
    for each in found:
        screen.write(f"{each['game']}  {each['title']}")
        for s in each["scenarios"]:
            usual = f"  ({words.text('ui-games-usual')})" if s["id"] == each["default"] else ""
            screen.paragraph(f"{s['title']}: {', '.join(seats_called(each['game'], s, lang))}{usual}", first=f"    {s['id']}  ")
            for part in [*s["says"].split("\n\n"), s["lasts"]] if slug else ():
                if part.strip():
                    screen.paragraph(" ".join(part.split()), first="      ")
    if not slug:
        screen.write()
        screen.paragraph(words.text("ui-games-more"))


def how_long(game: Game, scenario: Any, lang: str) -> str:
    """How long the game lasts and what wins; "": what it is about says so."""
    if game.aims is None:
        return ""
    return str(game.aims.before(scenario, choices.options_of(game, (), (), scenario), words_of(game, lang, scenario)))


def seats_called(slug: str, scenario: Mapping[str, Any], lang: str) -> Iterator[str]:
    """The seats by name, and beside it what may be typed for it."""
    game = choices.load_game(slug)
    words = words_of(game, lang, game.scenarios[scenario["id"]])
    for seat in scenario["seats"]:
        name = words.name(seat)
        yield name if name.lower() == seat.lower() or name.lower().endswith(f"({seat.lower()})") else f"{name} ({seat})"


def rules(slug: str, id: str | None, search: str | None, lang: str, put: Put) -> int:
    """All rules by number and title, one with its text, or those with a word in them.  In JSON they are in English, unless a
    language is chosen."""
    game, screen = choices.load_game(slug), Screen()
    words = words_of(game, lang)
    book = Book(game, lang or ("en" if put else words.lang))
    if id:
        rule = book.find(id)
        if rule is None and not put and (found := book.search(id, words.title)) and len(found) < len(book.rules):
            return rules(slug, None, id, lang, put)
        if rule is None:
            every = command(f"rules {slug}")
            near = messages.nearest_rule(id, book.rules) or messages.alike(id, book.rules)
            listed = f"`{every} --search WORD` looks for a word, and `{every}` lists them"
            raise Trouble(f'There is no rule "{messages.clean(id)[:60]}"; {near or listed}')
        if put:                                              # where it stands in the code is for programmers, and no player's
            places = [place for place in citations.cited(game).get(rule.id, []) if place.line]
            code = [f"{Path(place.file).name}:{place.line} {place.name}" for place in places]
            put({**msgspec.to_builtins(rule), "code": code})
        else:
            page.show_rule(screen, words, rule, book.options_of(rule), game.options(), book.law_of(rule))
        return 0
    found = book.search(search, words.title) if search else list(book.rules.values())
    if put:
        put([msgspec.to_builtins(rule) for rule in found])
        return 0 if found else 1
    if not found:
        raise Trouble(words.text("ui-no-such-rule", rule=messages.clean(search or "")), 1)
    layer = ""
    for rule in found:
        if rule.layer != layer:
            layer = rule.layer
            screen.heading(words.text("ui-rules-layer", layer=layer))
        note = "" if rule.kind == "rule" else f"  [{words.text('ui-rule-kind', kind=rule.kind)}]"
        screen.paragraph(f"{words.title(rule.id) or rule.title}{note}", first=f"{rule.id:<16} ")
    return 0


def coverage(slug: str, put: Put) -> int:
    """What is implemented; what a test proves: a rule is tested where knocking it out turns a test red; and what is reached:
    where a kept game departs without it."""
    from montjoy.lab import knockout, reached

    game = choices.load_game(slug)
    progress = Progress("rules")
    try:
        found = knockout.coverage(game, lambda done, of, rule: progress(done, of, rule))
        found = reached.with_reached(game, found, lambda done, of, rule: progress(done, of, rule))
    except knockout.KnockOutFailed as error:
        raise Trouble(f"The knock-out could not be run: {error}", 70) from None
    finally:
        progress.close()
    if put:
        put(found)
        return 0
    _show_coverage(Screen(), found, {(one["column"], one["name"]): one["why"] for one in found["excused"]})
    return 0


def _show_coverage(screen: Screen, found: dict[str, Any], excused: dict[tuple[str, str], str]) -> None:
    """What is excused is told so, with its reason; all else that is not reached is still to be."""

    def say_unreached(column: str, thing: str, why: str) -> None:
        if (reason := excused.get((column, thing))) is not None:
            screen.paragraph(f"{thing} is not reached, and excused: {reason}", first="  ")
        else:
            screen.paragraph(f"{thing} is not reached: {why}", first="  ")

    for name, layer in found["layers"].items():
        done, tested, reached = len(layer["implemented"]), len(layer["tested"]), len(layer["reached"])
        screen.paragraph(
            f"{name}: {layer['rules']} rules, {done} implemented, {tested} knocked out and caught, {reached} reached in play"
        )
        if layer["missing"]:
            screen.paragraph(", ".join(layer["missing"]), first="  missing: ")
        for rule, why in layer.get("survived", {}).items():
            screen.paragraph(f"{rule} survived: {why}", first="  ")
        for rule, why in layer["unreached"].items():
            say_unreached(name, rule, why)
    options = found["options"]
    values = sum(len(one["values"]) for one in options.values())
    tested = sum(len([v for v in one["tested"] if v in one["values"]]) for one in options.values())
    reached = sum(len(one["reached"]) for one in options.values())
    screen.paragraph(f"{len(options)} options with {values} values, {tested} knocked out and caught, {reached} reached in play")
    for name, one in options.items():
        for value in [v for v in one["values"] if v not in one["tested"]]:
            screen.paragraph(f"{name} = {value}: {one.get('survived', {}).get(value, 'no test shows it')}", first="  ")
        for value, why in one["unreached"].items():
            say_unreached("options", f"{name} = {value}", why)
    for column, one in found["parts"].items():
        if one["all"]:
            screen.paragraph(f"{len(one['all'])} {column}, {len(one['reached'])} reached in play")
        for part in [part for part in one["all"] if part not in one["reached"]]:
            say_unreached(column, part, "it occurs in no kept game")
    if found["dead"]:
        screen.paragraph(f"{len(found['dead'])} places make no difference alone; read them through, they are no fault")
    for place, why in found["dead"].items():
        screen.paragraph(f"{place} makes no difference: {why}", first="  ")
    for wrong in found["wrong"]:
        screen.paragraph(f"{wrong}", first="  the exceptions: ")
    if found.get("help"):
        screen.paragraph(f"{len(found['help'])} pieces of advice, shown as help")
    for rule, places in found.get("unknown", {}).items():
        screen.paragraph(f"{rule} is no rule of the book, and is cited by {', '.join(places)}", first="  ")
    if found.get("note"):
        screen.paragraph(str(found["note"]))
