"""What a side believes, as it stands: the tables that its book is read into (`beliefs.py`)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from montjoy.games.clusta.seen import Mark, OwnCamp, OwnCommander, OwnShip, OwnSpecialist, OwnUnit

UNKNOWN: Final = -1
OVERALL: Final = "overall"                                   # the marker of an enemy's overall commander, by a captured message
FORCE: Final = "force"
CAMP: Final = "camp:"
COMMANDER: Final = "commander:"


@dataclass
class Beliefs:
    """What is believed.  `eyes`: own things that the overall commander sees beside him, and where; `counted`: unit -> the tick at
    which its men were last known exactly; `overall`: who is overall commander, None: nobody has said yet;
    `ordered_from`: whence orders come where nobody is."""

    units: dict[str, OwnUnit] = field(default_factory=dict)
    commanders: dict[str, OwnCommander] = field(default_factory=dict)
    camps: dict[str, OwnCamp] = field(default_factory=dict)
    ships: dict[str, OwnShip] = field(default_factory=dict)
    specialists: dict[str, OwnSpecialist] = field(default_factory=dict)
    marks: list[Mark] = field(default_factory=list)
    eyes: dict[str, str] = field(default_factory=dict)
    counted: dict[str, int] = field(default_factory=dict)
    overall: str | None = None
    ordered_from: str = ""

    @property
    def at(self) -> str:
        """Where the overall commander is; where there is none, whence orders come."""
        one = self.commanders.get(self.overall or "")
        return self.ordered_from if one is None else one.hex

    def knows(self, id: str) -> bool:
        return any(id in table for table in (self.units, self.commanders, self.camps, self.ships, self.specialists))
