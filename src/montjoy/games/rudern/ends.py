"""How a battle scenario ends (ours): a capture, one side left, or the last round."""

from __future__ import annotations

from montjoy.games.rudern.whereabouts import pieces
from montjoy.games.rudern.world import Capture, Land, Outcome, friends, places_of, playing, side_of


def outcome(land: Land) -> Outcome | None:
    """Who has won, as soon as somebody has."""
    for capture in land.ends.capture:
        if holds(land, capture):
            return Outcome(players(land, capture.by), "captured", land.round)
    left = [f for f in playing(land) if in_play(land, f)]
    if all(friends(land, a, b) for a in left for b in left):
        return Outcome(players(land, left[0]) if left else (), "last-side", land.round)
    return None


def holds(land: Land, capture: Capture) -> bool:
    """The faction's side owns all, or any, of those places; a damaged fortress counts for who damaged it."""
    owned = [friends(land, capture.by, land.provinces[p].owner) for p in capture.places]
    return all(owned) if capture.of == "all" else any(owned)


def players(land: Land, faction: str) -> tuple[str, ...]:
    """The side of a faction, those with a seat."""
    return tuple(f for f in side_of(land, faction) if f in playing(land))


def in_play(land: Land, faction: str) -> bool:
    """It has a noble or a unit left, or a place that will give it recruits."""
    led = any(b.faction == faction for b in land.banners.values())
    return led or garrisoned(land, faction) or any(land.provinces[p].recruits for p in places_of(land, faction))


def garrisoned(land: Land, faction: str) -> bool:
    return any(pieces(land, [g.id]) for g in land.garrisons.values() if g.faction == faction)


def time_is_up(land: Land) -> Outcome | None:
    """The last round is over: the side the scenario names has won, or that of whoever owns the prize."""
    if land.round < land.ends.rounds:
        return None
    winner = land.provinces[land.ends.prize].owner if land.ends.prize else land.ends.holder
    return Outcome(players(land, winner) if winner else (), "rounds", land.round)

