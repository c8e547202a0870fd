"""A general's answers on the spot: to attack or not, to let pass, to go after, and in battle."""

from __future__ import annotations

from typing import Any, Final

from montjoy.core.session.streams import Asked
from montjoy.games.clusta import acts, answers
from montjoy.games.clusta.fight_force import base as value_of
from montjoy.games.clusta.fight_state import Ask
from montjoy.games.clusta.general_goal import NEAR, dares
from montjoy.games.clusta.general_look import ANY, Look, Temper, men, worth
from montjoy.games.clusta.seen import Seen

RESERVE: Final = 1                                           # hero points that are kept for the commander's life


def on_the_spot(look: Look, asked: Asked) -> Any:
    """What the question asks, by its name; None: the careful answer."""
    ask = asked.ask
    match ask:
        case acts.Met():
            return met(look, ask)
        case acts.Challenged():
            fights = look.camp_at(ask.hex) is not None or worth(look.at(ask.hex)) * 10 >= ask.men * ANY * 8
            return acts.Do("fight" if fights else "pass")
        case acts.Pursue():
            return acts.Do("pursue" if look.temper.pursues else "stay")
        case acts.AfterWin():
            return acts.Do("advance" if look.temper.pursues or ask.hex == look.conflux else "stay")
        case acts.TakenCamp():
            return acts.Do("keep" if look.conflux and look.far(ask.hex, look.conflux) <= NEAR else "burn")
        case acts.Fronts():
            return acts.Do("proportional")
        case acts.AmbushOn():
            return acts.Do("continue" if look.temper.pursues else "withdraw")
    return None


def met(look: Look, ask: acts.Met) -> acts.Do:
    """Attack whom he dares to; else round him, but not where he wants to be himself."""
    force = worth(look.at(look.seen.at))
    if dares(look, force, max(0, ask.men) * ANY):
        return acts.Do("attack")
    return acts.Do("stop" if ask.hex == look.conflux or men(look.at(look.seen.at)) == 0 else "around")


def in_battle(seen: Seen, asked: Asked, temper: Temper) -> Any:
    """In battle the standing instructions, and a hero point where it may turn the day."""
    force, ask = answers.own(seen), str(asked.ask).removeprefix("Ask.")
    if force is None or seen.fight is None or ask != Ask.POINT.name or 1 not in asked.options:
        return answers.default(seen, asked)
    enemy = seen.fight.side[1 - seen.mine]
    spare = force.lead >= 0 and force.lead < len(force.points) and force.points[force.lead] > RESERVE
    return int(spare and 100 * value_of(force) <= temper.point * value_of(enemy))
