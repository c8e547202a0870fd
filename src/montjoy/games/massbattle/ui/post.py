"""Forms as text: what one begins from, with orders that are legal here and now; what is not understood; the log in few words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from montjoy.core.capabilities import WARNS
from montjoy.core.effects import No
from montjoy.core.session.streams import Asked, Rolled
from montjoy.games.massbattle.carpet import points
from montjoy.games.massbattle.carpet import text as carpet
from montjoy.games.massbattle.carpet.questions import HowMany
from montjoy.games.massbattle.carpet.story import story as carpet_story
from montjoy.games.massbattle.model.pieces import Piece, Unit
from montjoy.games.massbattle.model.spells import BREATH
from montjoy.games.massbattle.protocol import forms, language, questions
from montjoy.games.massbattle.protocol.grammar import REST, form_of
from montjoy.games.massbattle.protocol.vocabulary import said
from montjoy.games.massbattle.rules import melee, missiles
from montjoy.games.massbattle.rules.deployment import waiting
from montjoy.games.massbattle.rules.figures import How
from montjoy.games.massbattle.rules.forecast import Prospect, charged
from montjoy.games.massbattle.rules.initiative import is_high
from montjoy.games.massbattle.secrecy.defaults import FORMS
from montjoy.games.massbattle.seen.view import Seen
from montjoy.games.massbattle.ui import amounts, offered, picks_casting, prospects
from montjoy.games.massbattle.ui.text import ends

TOLD: Final = ("MB-INIT-01", "MB-ATK-03", "MB-ATK-08", "MB-MOR-04", "MB-BRK-04")      # dice that an event tells anyhow
NOTE: Final = "# "
NOT_THERE: Final = ("not-your-unit", "not-on-the-board", "not-to-be-placed", "no-such-target", "no-such-enemy")
UNITS: Final = re.compile(r"\b[AB][1-9][0-9]*\b")
MOST_OTHERS: Final = 5
FEW: Final = 6                                               # units of whom all at once may be said on a page


def line_of(seen: Seen, asked: Any, text: str, refusal: No) -> int:
    """The one line that names the unit of a refusal, or the second that places it; 0: none does, or several do."""
    unit = refusal.facts.get("unit")
    found = [n for n, line in enumerate(text.split("\n"), 1) if unit in UNITS.findall(line.partition("#")[0].upper())]
    if len(found) > 1 and refusal.reason == "not-to-be-placed":
        return found[1]
    return found[0] if len(found) == 1 else 0


def stands_alone(refusal: No) -> bool:
    """Of units that are not there, or not to be ordered."""
    return refusal.reason in NOT_THERE


# ---- the text from which a form is written -------------------------------------------------------------------------------
def template(seen: Seen, asked: Any, words: Any) -> str:
    """The default, and above it orders that would stand, one by one and all together, each behind a #; advice behind two."""
    ask, kind = asked.ask, form_of(asked.ask)
    if isinstance(ask, HowMany):
        return ""
    rest = f"{said('rest', words.lang)}: {said(FORMS[type(ask)].rest, words.lang)}" if kind in REST else ""
    how = words.text("form-how", rest=rest) if rest else words.text("form-how-plain")
    lines = [f"#{NOTE}{how}", *(f"{NOTE}{line}" for line in examples(seen, ask, words))]
    lines += [f"#{NOTE}{line}" for line in besides(seen, ask, words)]
    return "\n".join([*lines, rest]).rstrip("\n") + "\n"


def is_long(seen: Seen, asked: Any) -> bool:
    """It has a line or two for each unit, with the odds of what is proposed for it."""
    here = [unit for unit in seen.mine.values() if unit.status in ("in_play", "reserve")]
    return len(here) > FEW and not isinstance(asked.ask, HowMany)


def examples(seen: Seen, ask: Any, words: Any) -> Iterator[str]:
    """Orders that are legal for this seat now, one for each of its units that should do something, attacks with their odds."""
    lang, prospect = words.lang, Prospect(seen)
    match ask:
        case questions.Deploy() | questions.PlaceOne():
            yield from language.lines(offered.deployment(seen, ask), lang)
        case questions.Shoot() | questions.ShootAgain():
            phase, spells = missiles.FIRST if isinstance(ask, questions.Shoot) else missiles.SECOND, offered.spell(seen, ask)
            best = offered.targets(seen, ask)
            for unit in fighting(seen):
                cast = spells.get(unit.id)
                if cast is not None:
                    yield language.cast(cast, lang)
                if cast is None or cast.spell != BREATH:
                    found = missiles.nearest_first(seen, unit, phase)
                    yield from aimed(prospect, unit, best_first(found, best.get(unit.id)), "missile", words)
        case questions.Move():
            yield from (marched(seen, one, words) for one in offered.marches(seen))
        case questions.Fight():
            best = offered.targets(seen, ask)
            for unit in fighting(seen):
                yield from aimed(prospect, unit, best_first(melee.foes(seen, unit), best.get(unit.id)), "melee", words)
        case questions.AnyTime():
            yield said("concede", lang)


def besides(seen: Seen, ask: Any, words: Any) -> Iterator[str]:
    """What else could be said, which is seldom better than to say nothing; or that wants a place from the player."""
    lang = words.lang
    match ask:
        case questions.TakeStances():
            yield from language.listed([unit.id for unit in seen.mine.values() if is_high(seen, unit)], "defend", lang)
        case questions.Shoot():
            spells = offered.spell(seen, ask)
            for unit in fighting(seen):
                yield from magic(unit, spells.get(unit.id), words)
        case questions.Rally():
            yield from language.listed([unit.id for unit in fighting(seen) if unit.broken], "decline", lang)


def fighting(seen: Seen) -> list[Unit]:
    """Those on the board that do as they are told."""
    return [unit for unit in seen.mine.values() if unit.in_play and not unit.confused]


def best_first(found: Sequence[Piece], best: str | None) -> list[Piece]:
    """Targets, before all the one at which it does most together with the others."""
    return sorted(found, key=lambda target: target.id != best)


def aimed(prospect: Prospect, unit: Unit, found: Sequence[Piece], how: How, words: Any) -> Iterator[str]:
    """ "A3 shoot B1   # hits 45%, 3.2 hit points, broken or gone 12%; or B4 (40%), B5 (35%)" """
    if found:
        verb = said("fight" if how == "melee" else "shoot", words.lang)
        odds = [prospects.short(prospect.attack(unit.id, found[0].id, how).odds, words)]
        more = [(foe.id, prospect.chance(unit.id, foe.id, how)) for foe in found[1 : 1 + MOST_OTHERS]]
        odds += [prospects.others(more, words)] if more else []
        yield f"{unit.id} {verb} {found[0].id}   {NOTE}{'; '.join(odds)}"


def magic(unit: Unit, taken: forms.Cast | None, words: Any) -> Iterator[str]:
    """ "A1 cast fireball at ...": what is prepared, but for the spell that is proposed; the player says where """
    if not unit.broken:
        found = [forms.Cast(unit.id, spell) for spell, n in unit.spells.items() if n]
        found += [forms.Cast(unit.id, BREATH)] if unit.breaths else []
        for one in found:
            if taken is None or one.spell != taken.spell:
                yield f"{language.cast(one, words.lang)} {said('at', words.lang)} ..."


def marched(seen: Seen, one: offered.Offered, words: Any) -> str:
    """ "A2 to 10,11 charge B1   # hits 45%, 3.2 hit points, broken or gone 12%", "A2 to 9,9   # onto what is to be held" """
    if one.why == "charge":
        found = [prospects.short(odds.odds, words) for odds in charged(seen, one.march) if odds.unit == one.march.units[0]]
        note = found[0] if found else ""
    else:
        note = words.text("form-why", why=one.why)
    return f"{language.march(one.march, words.lang)}   {NOTE}{note}".rstrip(f" {NOTE}")


def also(seen: Seen, asked: Any, words: Any) -> list[tuple[str, str]]:
    """What all do that are not named, where it is not the usual; while the side deploys, a place for every unit (MB-BOARD-10);
    to give the battle up, or no longer (MB-END-02)."""
    if isinstance(asked.ask, questions.Deploy | questions.PlaceOne):
        placed = list(language.lines(offered.deployment(seen, asked.ask), words.lang))
        return [(str(words.text("also-place", units=len(placed))), "; ".join(placed))] if placed else []
    if isinstance(asked.ask, questions.AnyTime):
        word = "fight_on" if seen.sides[seen.side].conceded else "concede"
        return [(str(words.text(f"also-{word.replace('_', '-')}")), said(word, words.lang))]
    usual = getattr(FORMS.get(type(asked.ask)), "rest", "")
    return [
        (str(words.text(f"also-{word}", form=asked.form)), f"{said('rest', words.lang)}: {said(word, words.lang)}")
        for word in REST.get(form_of(asked.ask), ()) if word != usual
    ]  # fmt: skip


def troubles(seen: Seen, asked: Any, text: str) -> Sequence[No]:
    """Every order of a text that is not understood."""
    if isinstance(asked.ask, HowMany):
        return [found] if isinstance(found := points.read(text), No) else []
    return language.understood(asked.ask, text).troubles


def echo(seen: Seen, form: Any, words: Any) -> str:
    """A form as it was understood, in the reader's language, with what is to be minded of it."""
    if isinstance(form, points.Points):
        return "\n".join(amounts.understood(seen, form, words))
    lines = filter(None, [language.write(form, words.lang).rstrip("\n")])
    return "\n".join([*lines, *unnamed(seen, form, words), *minded(seen, form, words), ""])


def unnamed(seen: Seen, form: Any, words: Any) -> Iterator[str]:
    """MB-UMP-03, MB-MEL-02  Behind a #: the units of which a form says nothing, though they could do something; what they do."""
    able = [unit for unit in fighting(seen) if not unit.broken]
    match form:
        case forms.Volley():
            named = {*form.hold, *(shot.unit for shot in form.shots), *(cast.unit for cast in form.spells)}
            left, does = [unit for unit in able if unit.missile is not None], "spare-shots" if form.rest == "hold" else "shoot"
        case forms.Moves():
            named = {id for march in form.moves for id in march.units}
            left, does = fighting(seen), "advance" if form.rest == "advance" else "stay"
        case forms.Fights():
            named = {*form.hold, *(one.unit for one in form.attacks)}
            left, does = [unit for unit in able if melee.foes(seen, unit)], "spare" if form.rest == "hold" else "strike"
        case _:
            return
    if units := [unit.id for unit in left if unit.id not in named]:
        yield NOTE + str(words.text("form-unnamed", units=", ".join(units), does=does))


def minded(seen: Seen, form: Any, words: Any) -> Iterator[str]:
    """MB-SPELL-07, MB-BOARD-10  Spells that fall on the own side; who is not placed."""
    if isinstance(form, forms.Volley):
        for one in form.spells:
            if picks_casting.catches_own(seen, one):
                yield f"{WARNS}{language.cast(one, words.lang)}: {picks_casting.said_of(seen, one, words)}"
    elif isinstance(form, forms.Deployment):
        named = {placed.unit for placed in form.units}
        if left := [unit.id for unit in waiting(seen.own.values(), seen.viewer) if unit.id not in named]:
            yield WARNS + str(words.text("form-not-placed", units=", ".join(left)))


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


def has_story(seen: Seen) -> bool:
    """Without our board."""
    return bool(seen.carpet)


def story(seen: Seen, items: Sequence[Any], words: Any) -> list[tuple[str, list[str]]]:
    """Without our board what happened in each round."""
    return carpet_story(seen, items, words) if has_story(seen) else []


def has_paper(seen: Seen) -> bool:
    """Without our board."""
    return bool(seen.carpet)


def paper(seen: Seen, words: Any) -> str:
    """Without our board the sheet, as part of a page."""
    return carpet.sheet_body(seen, words, ends(seen, words)) if has_paper(seen) else ""


def printed(seen: Seen, words: Any) -> dict[str, str]:
    """Without our board a sheet with all units."""
    return {"sheet.html": carpet.sheet(seen, words, ends(seen, words))} if seen.carpet else {}
