"""A scenario as data: who plays, and with which pack.  Reading its file is `authoring/scenario_file.py`."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from montjoy.core.game import Scenario
from montjoy.games.drakborgen.model.pack.lookup import STANDARD
from montjoy.games.drakborgen.model.pack.rows import Id


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A seat at the table: its colour, and what it is called."""

    id: Id
    name: Annotated[str, Meta(max_length=80)] = ""


class DelveScenario(Scenario, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A delve: the players clockwise round the table and the content pack.  `pack`: a folder of packs/, or in a group's own
    file the path of its pack beside it, whose rows then stand in `own`, so that a record holds them.  `options`: those it is
    meant for, which a table may change."""

    id: Id
    title: Annotated[str, Meta(min_length=1, max_length=80)]
    says: Annotated[str, Meta(max_length=2000)] = ""
    players: Annotated[list[Player], Meta(min_length=1, max_length=4)]
    pack: Annotated[str, Meta(min_length=1, max_length=200)] = STANDARD
    own: Annotated[str, Meta(max_length=2_000_000)] = ""
    options: dict[str, Any] = {}
