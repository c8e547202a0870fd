"""The switches.  Each is explained in `rulebook.toml`."""

from __future__ import annotations

from typing import Literal

from montjoy.core.game import Options


class PicketsOptions(Options, frozen=True):
    muster: Literal["rolled", "even"] = "rolled"                # PK-2   how strong the pickets are
    roads: Literal["watched", "wild", "safe"] = "watched"       # PK-7   how often a courier is caught
