"""What happened in a battle without our board, told after it: by round who attacked whom, what it cost, morale, who is gone.
MB-END-05."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from montjoy.games.massbattle.carpet.events import PutRight
from montjoy.games.massbattle.carpet.text import totals
from montjoy.games.massbattle.protocol import events
from montjoy.games.massbattle.seen.view import Seen

TOLD: Final = (                                              # in the words of the log
    events.Destroyed, events.Fled, events.Captured, events.LeftTheBoard, events.SpellCast, events.SpellDisturbed,
    events.SpellStruck, events.ChangedSides, events.Regenerated, events.Confused, events.Conceded, events.BattleEnded, PutRight,
)  # fmt: skip
HARMED: Final = ("harmless", "wounded")                      # results of attacks that have done something


def story(seen: Seen, items: Sequence[Any], words: Any) -> list[tuple[str, list[str]]]:
    """MB-END-05  A part a round, then what is left of every unit; `items`: what a viewer was told that still holds."""
    rounds: list[tuple[int, list[Any]]] = []
    for item in items:
        if isinstance(item, events.RoundBegun):
            rounds.append((item.round, []))
        elif rounds:
            rounds[-1][1].append(item)
    parts = [(str(words.text("carpet-round", round=n)), list(lines(told, words)) or quiet(words)) for n, told in rounds]
    lost = totals(seen, words)
    return [*parts, (str(words.text("carpet-losses")), lost)] if lost else parts


def quiet(words: Any) -> list[str]:
    return [str(words.text("carpet-quiet"))]


def lines(told: Sequence[Any], words: Any) -> Iterator[str]:
    """A round: attacks that have done something, and what came of them, in their order; those in vain on one line."""
    vain: list[str] = []
    for item in told:
        match item:
            case events.Attacked(unit, target, how):
                both = {"unit": words.name(unit), "target": words.name(target)}
                if item.result in HARMED:
                    yield str(words.text("carpet-attack", **both, how=how, result=item.result, damage=item.damage))
                else:
                    vain.append(str(words.text("carpet-vain", **both)))
            case events.MoraleChecked(unit):
                yield str(words.text("carpet-morale", unit=words.name(unit), result=item.result))
            case events.Rallied(unit):
                yield str(words.text("carpet-rallied", unit=words.name(unit), rallied=item.rallied))
            case _ if isinstance(item, TOLD):
                yield words.item(item)
    if vain:
        yield str(words.text("carpet-in-vain", attacks=", ".join(vain)))
