"""What other chapters do while pieces move.  `timeline.move` calls these at the moment they happen; play.py gives it a watch in
which each is the chapter's own (`rules/movement/encounters.py`).  This one serves where only the moving matters.

A moment is the part of the round that has gone by: 0 at its beginning, 1 at its end.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Literal

import msgspec

from montjoy.games.clusta.model.pieces import Commander, Specialist, Unit
from montjoy.games.clusta.model.state import Courier, World


class Stop(msgspec.Struct, frozen=True):
    """A force that could not go on, of which a courier is sent.  `where`: the hex it did not enter.  `why`: an enemy there, no
    way that can be gone, too many men in it, or two forces at once.  `enemy`: whose troops."""

    by: str                                                  # the commander, or else the first unit
    side: str
    hex: str
    where: str
    why: Literal["enemy", "way", "stack", "meeting"]
    enemy: str = ""
    night: bool = False


class Avoidance(msgspec.Struct, frozen=True):
    """A battle that does not come about, of which a side's overall commander is told.  `hex`: where its force is; `where`: where
    the enemy is; `now`: where the force goes, "" nowhere.  `how` as in `Avoided`."""

    by: str                                                  # the commander, or else the first unit
    side: str
    hex: str
    where: str
    enemy: str
    how: Literal["evaded", "passed", "yielded"]
    now: str = ""


class Watch:
    """Nobody watches."""

    async def report_stop(self, world: World, stop: Stop) -> None:
        """A force has stopped: its courier is written (CN-ORD-GOTO, CN-COUR-01)."""

    async def report_avoidance(self, world: World, avoidance: Avoidance) -> None:
        """A battle does not come about, and its courier is written before anybody has moved (CN-CONT-02, CN-COUR-01)."""

    async def sight(self, world: World, side: str, hex: str, enemy: str, by: str) -> tuple[str, int]:
        """What a side's commander on the spot, `by`, sees of an enemy: marker and men as he guesses them (CN-KNOW-02, -03)."""
        return "force", -1

    async def find_scouts(self, world: World, units: Sequence[Unit], scouts: Sequence[Unit], hex: str) -> bool:
        """Whether units that enter a hex find the scouts hidden in it (CN-ORD-SCOUT-c)."""
        return False

    async def enter_hex(
        self, world: World, units: Sequence[Unit], led: Sequence[Commander], before: str, hex: str, moment: Fraction
    ) -> None:
        """Troops have entered a hex: ambushes and patrols, a camp without defenders, a commander alone, the Stonefather, a
        village, who watches from beside."""

    async def passes(self, world: World, courier: Courier, before: str, moment: Fraction) -> None:
        """A courier sets out from, or has entered, his hex: he may be captured (CN-COUR-05), and is then no longer there."""

    async def deliver(self, world: World, courier: Courier, moment: Fraction) -> None:
        """A courier has reached his addressee (CN-COUR-04): his orders apply at once.  He is taken off the map afterwards."""

    async def pass_alone(self, world: World, who: Specialist | Commander, before: str, moment: Fraction) -> None:
        """A specialist alone, or a commander without troops, sets out from, or has entered, his hex."""

    async def come_home(self, world: World, who: Specialist, moment: Fraction) -> None:
        """One who was sent out alone is back where he was to return to."""
