"""Generals: players of a side who know what their seat sees and what they are asked, and nothing else.

    General(STEADY)(view, asked, luck)       looks for the conflux, camps there, fortifies and holds; fights with the odds
    General(BOLD)(view, asked, luck)         the same, but goes against whom he believes to be weaker

Whoever plays the Crurers hunts (`general_crurers.py`).  The umpire's questions go to the default.
"""

from __future__ import annotations

from typing import Any, Final

from montjoy.core.game import Luck
from montjoy.core.session.streams import Asked
from montjoy.games.clusta import general_crurers, general_march, general_staff
from montjoy.games.clusta.acts import Asking, Before, Business, Fleet, Morning, Orders, Round
from montjoy.games.clusta.answers import default
from montjoy.games.clusta.general_battle import in_battle, on_the_spot
from montjoy.games.clusta.general_look import BOLD, STEADY, Look, Temper
from montjoy.games.clusta.general_sheets import Desk
from montjoy.games.clusta.seen import Seen
from montjoy.games.clusta.whereabouts import CRURERS

NEAR_THE_PILOTS: Final = 3                                     # hexes from where the map puts a fleet


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
            general_crurers.hunt(look, desk)
            return desk.form()
        general_march.commanders_own(look, desk)
        general_march.officers(look, desk)
        general_march.camps(look, desk)
        general_march.strays(look, desk)
        general_staff.employ(look, desk)
        general_staff.diplomacy(look, desk)
        return desk.form()


def careful(seen: Seen, asked: Asked) -> Any:
    """Who plays no side: the umpire's default."""
    from montjoy.games.clusta import empty

    return empty(asked.ask) if asked.kind == "order" else default(seen, asked)


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
