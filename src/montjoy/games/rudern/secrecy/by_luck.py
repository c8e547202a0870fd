"""Forms of a campaign by luck: any that the rules allow, for random players."""

from __future__ import annotations

from typing import Any

from montjoy.core.game import Luck
from montjoy.games.rudern.model.state import Land
from montjoy.games.rudern.protocol.forms import Preparations, StandingOrders
from montjoy.games.rudern.rules.campaign import beforehand
from montjoy.games.rudern.rules.campaign.preparing import fields, why_not_prepare
from montjoy.games.rudern.seen.view import Seen


def preparations(seen: Seen, at: str, luck: Luck) -> Preparations:
    """One number after the other at random; what would not be allowed beside the others stays as it is."""
    form = Preparations()
    for name, field in fields(seen, at).items():
        number = luck.below(field.most + 1)
        tried = Preparations(form.amounts | {name: number})
        if number != field.now and not why_not_prepare(seen, tried, at):
            form = tried
    return form


def standing_orders(land: Land, luck: Luck) -> StandingOrders:
    """RW-CAM-RND-05-X  Each by luck any that may be, or none."""
    found: dict[str, Any] = {}
    for name, values in beforehand.fields(land).items():
        found[name] = ("", *values)[luck.below(len(values) + 1)]
    return StandingOrders(**found)
