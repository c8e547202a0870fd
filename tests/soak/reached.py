"""Every rule and every option's value of the games with kept games: one of them reaches it, or it stands in `unreached.toml`."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from functools import cache
from typing import Final

from montjoy.core.content import rulebook
from montjoy.core.game import Game, games
from montjoy.lab import played
from montjoy.lab.parts import parts
from montjoy.lab.reached_trials import LONGEST, Trials
from montjoy.lab.trials import each

Subject = tuple[str, str, str]                               # a game's slug; a layer, "options" or "parts"; what of it


def subjects() -> Iterator[Subject]:
    for slug, load in games().items():
        game = load()
        if played.where_games_are(game) is not None:
            yield slug, "parts", ""
            yield from ((slug, rule.layer, rule.id) for rule in rulebook.load(game).counted)
            values = rulebook.option_values(game)
            yield from ((slug, "options", f"{name} = {value}") for name in values for value in values[name])


SUBJECTS: Final = tuple(subjects())


@cache
def trials(slug: str) -> Trials:
    """The kept games of a game, each as it goes with nothing knocked out."""
    found = Trials(games()[slug]())
    found.begin()
    assert not found.wrong(), found.wrong()
    assert found.order_of is not None
    return found


def is_reached(i: int) -> None:
    slug, column, name = SUBJECTS[i]
    there = trials(slug)
    excused = [one.name for one in played.unreached(played.where_games_are(there.game)) if one.column == column]
    if column == "parts":
        return parts_occur(there.game, there.seen())
    if column == "options":
        by, why = there.read_as_others(*name.split(" = ", 1))
    elif name in there.places:
        jobs = [functools.partial(there.silence, place) for place in there.places[name]]
        found = [result for _, result in each(jobs, LONGEST) if result]
        by, why = next((by for by, _ in found if by), ""), "; ".join(why for _, why in found)
    else:
        return                                               # it is not implemented
    if name in excused:
        assert not by, f"{slug}: {name} is excused, and {by} reaches it"
    else:
        assert by, f"{slug}: {name}: {why}"


def parts_occur(game: Game, seen: dict[str, set[str]]) -> None:
    """Every event, question, answer, form, order, refusal and ending."""
    excused = {(one.column, one.name) for one in played.unreached(played.where_games_are(game))}
    for column, names in parts(game).items():
        left = [name for name in names if name not in seen[column] and (column, name) not in excused]
        assert not left, f"{game.slug}: no kept game has the {column} {', '.join(left)}"
        wrong = [name for name in seen[column] if (column, name) in excused]
        assert not wrong, f"{game.slug}: excused, and there: {', '.join(wrong)}"
