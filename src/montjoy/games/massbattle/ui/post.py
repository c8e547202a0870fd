"""Forms as text: what one begins from, with orders that are legal here and now; what is not understood; the log in few words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Final

from montjoy.core.effects import No
from montjoy.core.session.streams import Asked, Rolled
from montjoy.games.massbattle.bots.look import Look
from montjoy.games.massbattle.bots.plain import march_of
from montjoy.games.massbattle.carpet import text as carpet
from montjoy.games.massbattle.model.pieces import Piece, Unit
from montjoy.games.massbattle.model.queries import distance
from montjoy.games.massbattle.protocol import forms, language, questions
from montjoy.games.massbattle.protocol.grammar import REST, form_of
from montjoy.games.massbattle.protocol.vocabulary import said
from montjoy.games.massbattle.rules import melee, missiles, routes
from montjoy.games.massbattle.rules.deployment import in_order, waiting, why_not_deploy
from montjoy.games.massbattle.rules.figures import How
from montjoy.games.massbattle.rules.forecast import Prospect, charged
from montjoy.games.massbattle.rules.initiative import is_high
from montjoy.games.massbattle.secrecy.defaults import FORMS
from montjoy.games.massbattle.seen.view import Seen
from montjoy.games.massbattle.ui import prospects

TOLD: Final = ("MB-INIT-01", "MB-ATK-03", "MB-ATK-08", "MB-MOR-04", "MB-BRK-04")      # dice that an event tells anyhow
NOTE: Final = "# "
UNITS: Final = re.compile(r"\b[AB][1-9][0-9]*\b")
MOST_OTHERS: Final = 5


def line_of(seen: Seen, asked: Any, text: str, refusal: No) -> int:
    """The one line that names the unit of a refusal; 0: none does, or several do."""
    unit = refusal.facts.get("unit")
    found = [n for n, line in enumerate(text.split("\n"), 1) if unit in UNITS.findall(line.partition("#")[0].upper())]
    return found[0] if len(found) == 1 else 0


# ---- the text from which a form is written -------------------------------------------------------------------------------
def template(seen: Seen, asked: Any, words: Any) -> str:
    """The default, and above it orders that would stand, each behind a #; advice behind two."""
    ask, kind = asked.ask, form_of(asked.ask)
    rest = f"{said('rest', words.lang)}: {said(FORMS[type(ask)].rest, words.lang)}" if kind in REST else ""
    how = words.text("form-how", rest=rest) if rest else words.text("form-how-plain")
    lines = [f"#{NOTE}{how}", *(f"{NOTE}{line}" for line in examples(seen, ask, words))]
    return "\n".join([*lines, rest]).rstrip("\n") + "\n"


def examples(seen: Seen, ask: Any, words: Any) -> Iterator[str]:
    """Orders that are legal for this seat now, one for each of its units that can do something, attacks with their odds."""
    lang, prospect = words.lang, Prospect(seen)
    match ask:
        case questions.Deploy() | questions.PlaceOne():
            yield from language.lines(in_line(seen, ask), lang)
        case questions.TakeStances():
            high = tuple(unit.id for unit in seen.mine.values() if is_high(seen, unit))
            yield from language.lines(forms.Stances(high), lang)
        case questions.Shoot() | questions.ShootAgain():
            phase = missiles.FIRST if isinstance(ask, questions.Shoot) else missiles.SECOND
            for unit in fighting(seen):
                yield from aimed(prospect, unit, nearest_first(seen, unit, phase), "missile", words)
                yield from magic(unit, words, ask)
        case questions.Move():
            look = Look(seen)
            for unit in fighting(seen):
                if ways := prospects.onsets(look, unit):
                    yield onset(seen, march_of(look, ways[0]), words)
                elif (march := ahead(seen, unit)) is not None:
                    yield language.march(march, lang)
        case questions.Fight():
            for unit in fighting(seen):
                yield from aimed(prospect, unit, melee.foes(seen, unit), "melee", words)
        case questions.Rally():
            broken = tuple(unit.id for unit in fighting(seen) if unit.broken)
            yield from language.lines(forms.Rallies(broken), lang)
        case questions.AnyTime():
            yield said("concede", lang)


def fighting(seen: Seen) -> list[Unit]:
    return [unit for unit in seen.mine.values() if unit.in_play]


def nearest_first(seen: Seen, unit: Unit, phase: int) -> list[Piece]:
    """The targets of a unit, before all the one that it shoots at if nothing is said."""
    return sorted(missiles.targets(seen, unit, phase), key=lambda target: (distance(unit, target), target.id))


def aimed(prospect: Prospect, unit: Unit, found: Sequence[Piece], how: How, words: Any) -> Iterator[str]:
    """ "A3 shoot B1   # hits 45 %, 3.2 hit points, broken or gone 12 %; or B4 (40 %), B5 (35 %)" """
    if found:
        verb = said("fight" if how == "melee" else "shoot", words.lang)
        odds = [prospects.short(prospect.attack(unit.id, found[0].id, how).odds, words)]
        more = [(foe.id, prospect.chance(unit.id, foe.id, how)) for foe in found[1 : 1 + MOST_OTHERS]]
        odds += [prospects.others(more, words)] if more else []
        yield f"{unit.id} {verb} {found[0].id}   {NOTE}{'; '.join(odds)}"


def magic(unit: Unit, words: Any, ask: Any) -> Iterator[str]:
    """ "A1 cast fireball": what is prepared; the player says where """
    if isinstance(ask, questions.Shoot) and not unit.broken:
        casts = [forms.Cast(unit.id, spell) for spell, n in unit.spells.items() if n]
        casts += [forms.Cast(unit.id, "breath")] if unit.breaths else []
        for one in casts:
            yield f"{language.cast(one, words.lang)} {said('at', words.lang)} ..."


def onset(seen: Seen, march: forms.March, words: Any) -> str:
    """ "A2 to 10,11 charge B1   # hits 45 %, 3.2 hit points, broken or gone 12 %" """
    odds = [prospects.short(one.odds, words) for one in charged(seen, march) if one.unit == march.units[0]]
    return f"{language.march(march, words.lang)}   {NOTE}{odds[0] if odds else ''}".rstrip(f" {NOTE}")


def ahead(seen: Seen, unit: Unit) -> forms.March | None:
    """As far ahead as it may go, or back."""
    for field in ("ahead", "back"):
        for n in (6, 4, 3, 2, 1):
            march = forms.March((unit.id,), **{field: n})    # type: ignore[arg-type]
            if not isinstance(routes.plan(seen, unit, march), No):
                return march
    return None


def in_line(seen: Seen, ask: Any) -> forms.Deployment:
    """MB-BOARD-10  The units that wait, each where it begins if nobody says otherwise: those of the side's other seats, too, keep
    a square."""
    if isinstance(ask, questions.PlaceOne):
        wait = waiting(seen.own.values(), seen.viewer)[:1]
    else:
        wait = [unit for seat in seen.sides[seen.side].seats for unit in waiting(seen.own.values(), seat)]
    rows = seen.sides[seen.side].rows
    placed: list[forms.Placed] = []
    for unit in wait:
        taken = {one.at for one in placed}
        squares = (at for at in in_order(seen.board, rows, unit) if at not in taken)
        ways = (forms.Placed(unit.id, at, unit.facing) for at in squares)
        placed += islice((way for way in ways if why_not_deploy(seen, wait, rows, forms.Deployment((way,))) is None), 1)
    return forms.Deployment(tuple(one for one in placed if one.unit in seen.mine))


def also(seen: Seen, asked: Any, words: Any) -> list[tuple[str, str]]:
    """What all do that are not named, where it is not the usual."""
    usual = getattr(FORMS[type(asked.ask)], "rest", "")
    return [
        (str(words.text(f"also-{word}")), f"{said('rest', words.lang)}: {said(word, words.lang)}")
        for word in REST.get(form_of(asked.ask), ()) if word != usual
    ]  # fmt: skip


def troubles(seen: Seen, asked: Any, text: str) -> Sequence[No]:
    """Every order of a text that is not understood."""
    return language.understood(asked.ask, text).troubles


def echo(seen: Seen, form: Any, words: Any) -> str:
    """A form as it was understood, in the reader's language."""
    return language.write(form, words.lang)


# ---- the log, and reports --------------------------------------------------------------------------------------------------
def news(items: Sequence[Any]) -> list[Any]:
    """Without the dice that the next line tells anyhow.  `log` shows all."""
    return [item for item in items if not isinstance(item, Asked) and not (isinstance(item, Rolled) and item.why in TOLD)]


def digest(seen: Seen, items: Sequence[Any], words: Any) -> Iterable[str]:
    """For an umpire the same as for everybody."""
    return (words.item(item) for item in news(items))


def sections(seen: Seen, words: Any) -> Iterable[tuple[str, list[str]]]:
    """Without our board what was lost, by round."""
    return carpet.sections(seen, words) if seen.carpet else ()


def day(seen: Seen) -> int:
    """The round."""
    return seen.round


def day_of_mark(label: str) -> int:
    first = label.partition(".")[0]
    return int(first) if first.isdecimal() else 0


def after(states: Iterable[Any], seat: str, words: Any) -> Iterator[tuple[str, list[str]]]:
    return iter(())


def printed(seen: Seen, words: Any) -> dict[str, str]:
    """Without our board a sheet with all units."""
    return {"sheet.html": carpet.sheet(seen, words)} if seen.carpet else {}
