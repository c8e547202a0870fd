"""Generals: players of a side who know what their seat sees and what they are asked, and nothing else.

    General(STEADY)(view, asked, luck)       looks for the conflux, camps there, fortifies and holds; fights with the odds
    General(BOLD)(view, asked, luck)         the same, but goes against whom he believes to be weaker

Whoever plays the Crurers hunts (`bots/crurers.py`).  The umpire's questions go to the default.
"""

from __future__ import annotations

from typing import Any, Final

from montjoy.core.game import Luck
from montjoy.core.session.streams import Asked
from montjoy.games.clusta.battle.force import base
from montjoy.games.clusta.battle.state import Ask
from montjoy.games.clusta.bots import crurers, dusk, marches, staff
from montjoy.games.clusta.bots.appraisal import ANY, BOLD, STEADY, Look, Temper, men, worth
from montjoy.games.clusta.bots.desk import Desk
from montjoy.games.clusta.bots.goals import NEAR, dares
from montjoy.games.clusta.model.queries import CRURERS
from montjoy.games.clusta.protocol import questions
from montjoy.games.clusta.protocol.forms import Asking, Business, Fleet, Orders
from montjoy.games.clusta.protocol.questions import Before, Morning, Round
from montjoy.games.clusta.secrecy import defaults
from montjoy.games.clusta.secrecy.defaults import default, empty_form
from montjoy.games.clusta.seen.view import Seen

RESERVE: Final = 1                                           # hero points that are kept for the commander's life
NEAR_THE_PILOTS: Final = 3                                   # hexes from where the map puts a fleet


class General:
    """policy(view, asked, luck) with a temper."""

    def __init__(self, temper: Temper) -> None:
        self.temper = temper

    def __call__(self, seen: Seen, asked: Asked, luck: Luck) -> Any:
        if seen.viewer not in seen.sides:
            return careful(seen, asked)
        if asked.kind == "order":
            return self.ordered(seen, asked.ask, luck)
        if asked.kind == "offer":
            return None
        if len(asked.options) == 1:
            return asked.options[0]
        if isinstance(asked.ask, str):
            return in_battle(seen, asked, self.temper)
        answer = on_the_spot(Look(seen, self.temper), asked)
        return answer if answer in asked.options else default(seen, asked)

    def ordered(self, seen: Seen, ask: Any, luck: Luck) -> Any:
        """A form: the choices before play, the sheets of a morning; between mornings nothing new."""
        if isinstance(ask, Before):
            return Orders(business=before_play(seen, luck))
        if isinstance(ask, Morning) or (isinstance(ask, Round) and seen.options.order_cycle == "every_round" and ask.slot == 4):
            return self.morning(seen)
        return Orders()

    def morning(self, seen: Seen) -> Orders:
        """Everybody in turn: the host, the other officers, the camps, who rides alone, and the other sides."""
        look = Look(seen, self.temper)
        desk = Desk(look)
        if seen.viewer == CRURERS:
            crurers.hunt(look, desk)
            return desk.form()
        if not dusk.last_day(look, desk):
            marches.commanders_own(look, desk)
            marches.officers(look, desk)
        marches.camps(look, desk)
        marches.strays(look, desk)
        marches.recall(look, desk)
        staff.employ(look, desk)
        staff.diplomacy(look, desk)
        return desk.form()


def careful(seen: Seen, asked: Asked) -> Any:
    """Who plays no side: the umpire's default."""
    return empty_form(asked.ask) if asked.kind == "order" else default(seen, asked)


def before_play(seen: Seen, luck: Luck) -> tuple[Business, ...]:
    """The fleet goes to a beach near where the map puts it; orders are written in the morning."""
    look = Look(seen, Temper(100, 50, 0, 100))
    asking = Asking("mornings")
    start = look.there.fleets.get(seen.viewer, "")
    if not seen.ships or start not in look.there.terrain:
        return (asking,)
    sea = [hex for hex in look.there.disc(start, NEAR_THE_PILOTS) if look.there.is_sea(hex)]
    beaches = [hex for hex in sea if any(look.there.level[coast] == 0 for coast in look.there.coast_around(hex))]
    return (Fleet(beaches[luck.below(len(beaches))]), asking) if beaches else (asking,)


CHARACTERS: Final = {"steady": General(STEADY), "bold": General(BOLD)}


# ---- on the spot -------------------------------------------------------------------------------------------------------
def on_the_spot(look: Look, asked: Asked) -> Any:
    """What the question asks, by its name; None: the careful answer."""
    ask = asked.ask
    match ask:
        case questions.Met():
            return met(look, ask)
        case questions.Challenged():
            fights = look.camp_at(ask.hex) is not None or worth(look.at(ask.hex)) * 10 >= ask.men * ANY * 8
            return questions.Do("fight" if fights else "pass")
        case questions.Pursue():
            return questions.Do("pursue" if look.temper.pursues and not holds(look, ask.hex) else "stay")
        case questions.AfterWin():
            eager = look.temper.pursues and not holds(look, ask.hex)
            return questions.Do("advance" if eager or ask.hex == look.conflux else "stay")
        case questions.TakenCamp():
            return questions.Do("keep" if look.conflux and look.far(ask.hex, look.conflux) <= NEAR else "burn")
        case questions.Fronts():
            return questions.Do("proportional")
    return None


def holds(look: Look, hex: str) -> bool:
    """Whether a camp of his lies in a hex or beside it: nobody leaves his palisade for a victory."""
    return any(look.far(camp.hex, hex) <= 1 for camp in look.camps)


def met(look: Look, ask: questions.Met) -> questions.Do:
    """Attack whom he dares to; else round him, but not where he wants to be himself."""
    force = worth(look.at(look.seen.at))
    if dares(look, force, max(0, ask.men) * ANY):
        return questions.Do("attack")
    return questions.Do("stop" if ask.hex == look.conflux or men(look.at(look.seen.at)) == 0 else "around")


def in_battle(seen: Seen, asked: Asked, temper: Temper) -> Any:
    """In battle the standing instructions, and a hero point where it may turn the day; who pursues fights on after an ambush."""
    force, ask = defaults.own(seen), str(asked.ask).removeprefix("Ask.")
    if ask == Ask.AMBUSH_ON.name:
        return int(temper.pursues)
    if force is None or seen.fight is None or ask != Ask.POINT.name or 1 not in asked.options:
        return default(seen, asked)
    enemy = seen.fight.side[1 - seen.mine]
    spare = force.lead >= 0 and force.lead < len(force.points) and force.points[force.lead] > RESERVE
    return int(spare and 100 * base(force) <= temper.point * base(enemy))
