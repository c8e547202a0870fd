"""The switches.  Each is explained in `rulebook.toml`."""

from __future__ import annotations

from typing import Literal

from montjoy.core.game import Options


class CardsOptions(Options, frozen=True):
    set_aside: bool = True                                  # CD-2   one card leaves the deck unseen
    raise_by: Literal["double", "one"] = "double"           # CD-8   what a raise does to the stake
    played: Literal["under", "out"] = "under"               # CD-11  where the cards of a hand go
