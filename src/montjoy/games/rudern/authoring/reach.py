"""What `check` says of a scenario in which somebody can never besiege what he has to capture."""

from __future__ import annotations

from collections.abc import Iterator

from montjoy.games.rudern.authoring.faults import stand
from montjoy.games.rudern.model.scenario import BattleScenario
from montjoy.games.rudern.model.state import PLACES


def out_of_reach(s: BattleScenario) -> Iterator[str]:
    """RW-SIEGE-03  A siege is begun from an own place across an open border: who owns none near enough, now or after other
    sieges, never comes to a place.  It is told of who comes to nothing that the scenario is about, for siege_adjacency may be set
    otherwise."""
    for faction in [f.id for f in s.factions if f.plays]:
        goals = list(wanted(s, faction))
        if goals and all(goals):
            near = "no town or fortress of theirs borders on it over open land, or on the way to it"
            yield f"{faction} can never besiege {goals[0][0]}: {near} (RW-SIEGE-03)"


def wanted(s: BattleScenario, faction: str) -> Iterator[list[str]]:
    """For each way in which the faction may win by taking places: those of them that it can never take."""
    for capture in s.ends.capture:
        if capture.by == faction:
            lacking = [place for place in capture.places if not reaches(s, faction, place)]
            yield lacking if capture.of == "all" or len(lacking) == len(capture.places) else []
    if s.ends.prize:
        yield [] if reaches(s, faction, s.ends.prize) else [s.ends.prize]


def reaches(s: BattleScenario, faction: str, place: str) -> bool:
    """RW-SIEGE-03, RW-SIEGE-08  Whether the faction or an ally of it owns the place, besieges it, or comes to besiege it."""
    allies = [f.id for f in s.factions if stand(s, f.id, faction) == "allied"]
    return any(place in within_reach(s, ally) for ally in allies)


def within_reach(s: BattleScenario, faction: str) -> set[str]:
    """The places that a faction owns or besieges, and those it could take from there, one after another."""
    places = {p.id: p.owner for p in s.provinces if p.site in PLACES}
    found = {id for id, owner in places.items() if owner == faction} | {siege.place for siege in s.sieges if siege.by == faction}
    ways = [{border.a, border.b} for border in s.borders if border.way == "open"]
    todo = list(found)
    while todo:
        here = todo.pop()
        near = {id for way in ways if here in way for id in way if id in places} - found
        found |= near
        todo += near
    return found
