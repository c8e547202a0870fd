"""What is answered when nobody answers, what the answers of a battle are called, and what is said of the last day."""

from __future__ import annotations

from typing import Any

import msgspec

from montjoy.core.effects import Option
from montjoy.core.session.streams import Asked
from montjoy.games.clusta.battle.departures import ALL_GO, ONE_GOES, STAY, wants_to_leave
from montjoy.games.clusta.battle.leaders import highest
from montjoy.games.clusta.battle.state import CONTINGENTS, Ask, Side
from montjoy.games.clusta.protocol import external_battle, forms, questions
from montjoy.games.clusta.seen.addressee import hex_of
from montjoy.games.clusta.seen.view import OwnCommander, OwnUnit, Seen


class Word(Option, frozen=True):
    """A commander's word in a battle.  `ask`: to what, by the name of the question; `what`: "yes", "no", "stay", "all", "unit"
    (of the number `unit`), "leader" (the commander of the place `unit`, counted from 1)."""

    ask: str
    what: str
    unit: int = 0


def label(seen: Seen, asked: Asked, option: Any) -> Any:
    """The number of a battle's answer as an Option that describes it; all others are called what they are."""
    if not isinstance(option, int) or isinstance(option, bool) or not isinstance(asked.ask, str):
        return option
    ask = asked.ask.removeprefix("Ask.")
    if ask == Ask.LEADER.name:
        return Word(ask, "leader", option + 1)
    if ask != Ask.RETREAT.name:
        return Word(ask, "yes" if option else "no")
    if option in (STAY, ALL_GO):
        return Word(ask, "all" if option == ALL_GO else "stay")
    force = own(seen)
    n = option - ONE_GOES
    return Word(ask, "unit", force.contingent[n].unit if force is not None and 0 <= n < CONTINGENTS else n + 1)


def question(seen: Seen, asked: Asked) -> Asked:
    """A question as it is put to its side."""
    put = posed(seen, asked.ask)
    return asked if put is asked.ask else msgspec.structs.replace(asked, ask=put)


def posed(seen: Seen, ask: Any) -> Any:
    """CN-GEN-06  What is asked for on the last day as one that says so, and what decides; in a round who is meant, and why
    (CN-ORD-07); everything else as it is."""
    last, judged = seen.day == seen.conflux_day, seen.judged is True
    if isinstance(ask, questions.Round):
        why = "rounds" if seen.asking == "rounds" else "news" if seen.options.order_cycle == "daily" else "anew"
        everybody: list[OwnCommander | OwnUnit] = [*seen.commanders.values(), *seen.units.values()]
        with_him = [one.id for one in everybody if one.here and not one.gone and one.id != seen.overall]
        him = [seen.overall] if seen.overall else []
        return questions.MidDay(ask.day, ask.slot, why, hex_of(seen, seen.overall), (*him, *with_him), last, judged)
    return questions.LastMorning(ask.day, judged) if last and isinstance(ask, questions.Morning) else ask


def own(seen: Seen) -> Side | None:
    """The viewer's own force in the battle."""
    return seen.fight.side[seen.mine] if seen.fight is not None and seen.mine in (0, 1) else None


def default(seen: Seen, asked: Asked) -> Any:
    """CN-KNOW-06  In a battle what the standing instructions say; elsewhere the careful answer, which stands first."""
    if asked.kind == "offer":
        return None
    force = own(seen)
    if not isinstance(asked.ask, str) or force is None:
        return asked.options[0]
    answer = instructed(force, Ask[asked.ask.removeprefix("Ask.")])
    return answer if answer in asked.options else asked.options[0]


def instructed(force: Side, ask: Ask) -> int:
    """CN-KNOW-06  The standing instructions of a force: no hero point on troop value, one on the commander's life unless they say
    otherwise, retreat at their share of the value."""
    if ask == Ask.LEADER:
        return highest(force)
    if ask == Ask.DEATH:
        return force.spend_death
    if ask == Ask.AMBUSH_ON:
        return force.ambush_on
    return int(wants_to_leave(force)) if ask in (Ask.FOLLOW, Ask.RETREAT) else 0


def empty_form(ask: Any) -> Any:
    """The form that changes nothing."""
    if isinstance(ask, questions.UmpireDay):
        return forms.Plan()
    if external_battle.battle_of(ask) is not None:
        return external_battle.Result()
    return forms.Edited() if isinstance(ask, questions.Drafts) else forms.Orders()
