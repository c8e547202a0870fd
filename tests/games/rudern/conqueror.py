"""House Katzowic's way to the seat of its enemy in the war of two lords, against one who does nothing: the free town, the
fortress, then the seat.  For whoever plays a campaign at a page, a terminal or by mail; it sees what its seat sees, and needs no
luck."""

from __future__ import annotations

from typing import Any, Final

from montjoy.core.session.streams import Asked
from montjoy.games.rudern.bots.position import marches
from montjoy.games.rudern.game import game
from montjoy.games.rudern.protocol.campaign_questions import Advance, Prepare
from montjoy.games.rudern.protocol.forms import Preparations
from montjoy.games.rudern.protocol.questions import Act, BeginSiege, EndImpulse, Storm
from montjoy.games.rudern.seen.view import Seen

ME: Final = "KAT"
LEADERS: Final = ("katzowic", "jaromir")
GOALS: Final = ("midbridge", "strzegom", "svebod")           # each beside the one before
HOME: Final = ("kiertz", "iron_hills", "midbridge", "strzegom")
EARLY: Final = 3                                             # rounds in which every place recruits; then those on the way
CARRIED: Final = ((12, 4), (30, 4))                          # in the first round, and later
ENOUGH: Final = 7                                            # units that go on to the seat


def conqueror(seen: Seen, asked: Asked, luck: Any = None) -> Any:
    """policy(view, asked, luck)."""
    if isinstance(asked.ask, Prepare):
        return prepared(seen, asked)
    return act(seen, asked.options) if isinstance(asked.ask, Act) else game.default(seen, asked, None)


def prepared(seen: Seen, asked: Asked) -> Preparations:
    """Foot from the places, all units led, the chests of the march; each as far as it is allowed."""
    most = {name: top for name, _, top in asked.ask.fields}
    now = {name: there for name, there, _ in asked.ask.fields}
    form: dict[str, int] = {}

    def allowed(more: dict[str, int]) -> bool:
        return game.why_not(seen, asked, Preparations({**form, **more})) is None

    wanted = {f"{p}.foot": 1 for p in HOME if f"{p}.foot" in most and (seen.land.round <= EARLY or p in GOALS)}
    form |= wanted if allowed(wanted) else {}
    for name in [f"{b}.{kind}" for b in LEADERS for kind in ("cavalry", "foot")]:
        form |= next(({name: n} for n in range(most.get(name, 0), now.get(name, 0), -1) if allowed({name: n})), {})
    for name, top in zip(LEADERS, CARRIED[seen.land.round > 1], strict=True):
        form |= next(({name: n} for n in range(min(top, most.get(name, 0)), 0, -1) if allowed({name: n})), {})
    return Preparations(form)


def act(seen: Seen, options: tuple[Any, ...]) -> Any:
    """A storm, a siege, or a step on the way of a banner that besieges nothing; else the end."""
    land = seen.land
    goal = next(g for g in GOALS if land.provinces[g].owner != ME)
    for kind in (Storm, BeginSiege):
        for option in options:
            if isinstance(option, kind) and option.place == goal:
                return option
    besieging = {b for siege in land.sieges.values() for b in siege.members}
    there = sum(sum(b.units.values()) for b in land.banners.values() if b.faction == ME and b.at == GOALS[1])
    for banner in LEADERS:
        mine = land.banners.get(banner)
        if mine is None or mine.at == goal or banner in besieging:
            continue
        if goal == GOALS[-1] and land.banners[LEADERS[0]].at == mine.at == GOALS[1] and there < ENOUGH:
            continue
        for option in options:
            if isinstance(option, Advance) and option.banner == banner and not option.dying:
                if marches(land, option.to, goal) < marches(land, mine.at, goal):
                    return option
    return EndImpulse()
