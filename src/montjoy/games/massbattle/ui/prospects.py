"""The odds of attacks in words, before they are declared: beside an order, of a whole form, of what somebody asks for.

All of it is made from the asker's view.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from montjoy.core.effects import No
from montjoy.games.massbattle.bots.look import Look, Onset
from montjoy.games.massbattle.bots.plain import march_of
from montjoy.games.massbattle.carpet import questions as carpet
from montjoy.games.massbattle.carpet import showing
from montjoy.games.massbattle.model.pieces import Unit
from montjoy.games.massbattle.model.troops import shown_class
from montjoy.games.massbattle.options import MassBattleOptions
from montjoy.games.massbattle.protocol import forms, language, questions
from montjoy.games.massbattle.rules import melee, missiles, validation
from montjoy.games.massbattle.rules.figures import How
from montjoy.games.massbattle.rules.forecast import Foreseen, Odds, Prospect, charged, odds_declared
from montjoy.games.massbattle.secrecy.defaults import FORMS
from montjoy.games.massbattle.seen.view import Seen

UNIT: Final = re.compile(r"[AB][1-9][0-9]{0,2}")
UNTOUCHABLE: Final = 1 / 20
CASES: Final = (0.1, 0.9)                                    # between them lie 8 of 10
WORST: Final = ("rear", "flank", "front")                    # sides to be charged at, the worst first
ENDS: Final = ("destroyed", "fled", "pushed", "broken", "stands")


# ---- what the game offers --------------------------------------------------------------------------------------------------
def foretold(seen: Seen, asked: Any, form: Any, words: Any) -> list[str]:
    """A line for each attack that a form declares, those too that it leaves to its default; of a target of several then one of
    all together."""
    found = odds_declared(seen, asked.ask, form)
    return [*attack_lines(found, seen, words), *together(seen, form, found, words), *guesses(found, words)]


def asked_for(seen: Seen, asked: Any, text: str, words: Any) -> list[str]:
    """The odds of what somebody asks for: of what the default does ("", the usual answer), of a unit ("A3"), of two ("A3 B1"), or
    of orders as they would stand in the form; else why there are none."""
    ids = [word.upper() for word in text.split()]
    if not ids:
        return foretold(seen, asked, FORMS.get(type(asked.ask)), words) or [said(words, "odds-none")]
    if all(UNIT.fullmatch(id) for id in ids):
        if ids[0] in seen.mine and seen.mine[ids[0]].in_play:
            return of_unit(seen, asked.ask, seen.mine[ids[0]], ids[1:], words)
        return [words.refusal(validation.not_mine(ids[0]))]
    form = language.read(asked.ask, text)
    refused = form if isinstance(form, No) else validation.why_not(seen, asked.ask, form)
    if refused is not None:
        return [words.refusal(refused), said(words, "odds-how")]
    return foretold(seen, asked, alone(form), words) or [said(words, "odds-none")]


def of_option(seen: Seen, asked: Any, option: Any, words: Any) -> list[str]:
    """MB-CHG-06  The odds of an answer that is an attack: whom a unit charges, at whom its long weapons strike."""
    match asked.ask:
        case questions.Charge(unit):
            found = [Prospect(seen).attack(unit, option.unit, "charge")]
        case questions.StrikeFirst(unit):
            found = [Prospect(seen).attack(unit, option.unit, "long")]
        case carpet.Declare() if isinstance(option, carpet.Say):
            found = [showing.foreseen(seen, asked.ask)]
        case _:
            return []
    return [*attack_lines(found, seen, words), *guesses(found, words)]


def alone(form: Any) -> Any:
    """A form without what it leaves to its default."""
    return msgspec.structs.replace(form, rest="hold") if hasattr(form, "rest") else form


# ---- of one unit -----------------------------------------------------------------------------------------------------------
def of_unit(seen: Seen, ask: Any, unit: Unit, targets: Sequence[str], words: Any) -> list[str]:
    """What it can do to each of these, or to everybody that it can attack now."""
    found: list[Foreseen] = []
    prospect = Prospect(seen)
    if isinstance(ask, questions.Move):
        for way in onsets(Look(seen), unit):
            if not targets or way.enemy.id in targets:
                found += charged(seen, march_of(Look(seen), way))
    else:
        able = targets_of(seen, ask, unit)
        if refused := next((no for id in targets if id not in able and (no := why_not(seen, ask, unit, id))), None):
            return [words.refusal(refused)]
        found = [prospect.attack(unit.id, id, how_of(ask)) for id in able if not targets or id in targets]
    return [*attack_lines(found, seen, words), *guesses(found, words)] or [said(words, "odds-nobody", unit=words.name(unit.id))]


def how_of(ask: Any) -> How:
    return "melee" if isinstance(ask, questions.Fight) else "missile"


def targets_of(seen: Seen, ask: Any, unit: Unit) -> list[str]:
    """Whom it may attack with what is asked about."""
    match ask:
        case questions.Shoot() | questions.ShootAgain():
            return [target.id for target in missiles.targets(seen, unit, phase_of(ask))]
        case questions.Fight():
            return [foe.id for foe in melee.foes(seen, unit)]
    return []


def why_not(seen: Seen, ask: Any, unit: Unit, target: str) -> No | None:
    """Why it may not attack him now."""
    form: Any = forms.Volley(shots=(forms.Shot(unit.id, target),))
    form = forms.Fights(attacks=form.shots) if isinstance(ask, questions.Fight) else form
    return validation.why_not(seen, ask, form)


def phase_of(ask: Any) -> int:
    return missiles.FIRST if isinstance(ask, questions.Shoot) else missiles.SECOND


def onsets(look: Look, unit: Unit) -> list[Onset]:
    """MB-CHG-01  The best way to come upon each enemy that it can charge in this round, the worst blow first."""
    able = not (unit.broken or unit.moved or unit.confused)
    near = able and any(look.may_charge(unit, foe) for foe in look.foes)
    ways = look.onsets(unit, look.reach(unit)) if near else []
    best: dict[str, Onset] = {}
    for way in sorted(ways, key=lambda way: (WORST.index(way.arc), way.cost, way.to)):
        best.setdefault(way.enemy.id, way)
    return list(best.values())


# ---- in words --------------------------------------------------------------------------------------------------------------
def said(words: Any, message: str, **facts: Any) -> str:
    return str(words.text(message, **facts))


def short(odds: Odds, words: Any) -> str:
    """ "hits 45%, 3.2 hit points, broken or gone 12%" """
    out = odds.destroyed + odds.fled + odds.pushed + odds.broken
    return said(
        words, "odds-short", hit=words.percent(odds.hit), harm=harm_of(odds), mean=words.number(round(odds.mean, 1)),
        out=words.percent(out),
    )  # fmt: skip


def harm_of(odds: Odds) -> str:
    """MB-ATK-07, MB-ATK-11  Hit points, or only the first hit, or nothing at all."""
    return "some" if odds.mean or odds.checks else "first" if odds.hit else "vain"


def others(found: Sequence[tuple[str, float]], words: Any) -> str:
    """ "or B2 (40%), B3 (35%)" """
    return said(words, "odds-or", others=", ".join(f"{id} ({words.percent(hit)})" for id, hit in found))


def attack_lines(found: Sequence[Foreseen], seen: Seen, words: Any) -> Iterator[str]:
    for one in found:
        yield said(
            words, "odds-attack", unit=words.name(one.unit), how=one.how, target=words.name(one.target), times=one.times,
            rolls=one.odds.rolls // one.times, **needs(one, seen.options, words), **fate(one.odds, words),
        )  # fmt: skip


def needs(one: Foreseen, options: MassBattleOptions, words: Any) -> dict[str, Any]:
    """MB-ATK-03, MB-ATK-04, MB-ATK-13  What the die must show, with the sum in the count of armour classes that is in use: the
    unit's own bonus, then each modifier by its name, as the log says it."""
    hit = one.odds.hit
    word = "immune" if not hit else "sure" if hit >= 1 else "twenty" if hit <= UNTOUCHABLE else str(one.odds.needs)
    own = one.bonus - sum(n for _, n in one.modifiers)
    named = [said(words, "attack-modifier", a=name, b=n) for name, n in one.modifiers]
    return {
        "needs": word, "hit": words.percent(hit), "bonus": " ".join([f"{'−' if own < 0 else '+'}{abs(own)}", *named]),
        "system": options.ac_system, "armour": shown_class(one.armour_class, options),
    }  # fmt: skip


def fate(odds: Odds, words: Any) -> dict[str, str]:
    """The law of what is lost, and what becomes of the target."""
    ends = [(end, getattr(odds, end)) for end in ENDS]
    return {
        "harm": harm_of(odds),
        "mean": words.number(round(odds.mean, 1)), "low": words.number(quantile(odds.damage, CASES[0])),
        "high": words.number(quantile(odds.damage, CASES[1])), "checks": words.percent(odds.checks),
        "ends": ", ".join(said(words, "odds-end", end=end, chance=words.percent(p)) for end, p in ends if p > 0),
    }  # fmt: skip


def quantile(law: Sequence[tuple[int, float]], q: float) -> int:
    """The smallest number with at least that chance not to be passed."""
    total = 0.0
    for n, p in law:
        total += p
        if total >= q - 1e-12:
            return n
    return law[-1][0]


def together(seen: Seen, form: Any, found: Sequence[Foreseen], words: Any) -> Iterator[str]:
    """MB-SEQ-07  What all attacks of one step on the same target come to; charges are struck one by one."""
    if isinstance(form, forms.Moves):
        return
    on: dict[str, list[tuple[str, How]]] = {}
    for one in found:
        on.setdefault(one.target, []).extend([(one.unit, one.how)] * one.times)
    prospect = Prospect(seen)
    for target, attacks in on.items():
        if len({unit for unit, _ in attacks}) > 1:
            yield said(words, "odds-all", target=words.name(target), **fate(prospect.all_on(target, attacks), words))


def guesses(found: Sequence[Foreseen], words: Any) -> Iterator[str]:
    """MB-INFO-02  Whose rows are not common knowledge."""
    unknown = list(dict.fromkeys(id for one in found for id in one.unknown))
    if unknown:
        yield said(words, "odds-guess", units=", ".join(words.name(id) for id in unknown))
