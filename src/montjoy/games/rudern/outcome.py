"""How a battle scenario ends (ours): a capture, one side left, or the last round."""

from __future__ import annotations

from montjoy.games.rudern.model.queries import is_friend, pieces, places_of, playing, side_of
from montjoy.games.rudern.model.state import Capture, Land, Outcome


def final_outcome(land: Land) -> Outcome | None:
    """Who has won, as soon as somebody has."""
    for capture in land.ends.capture:
        if has_captured(land, capture):
            return Outcome(seated_side(land, capture.by), "captured", land.round)
    left = [f for f in playing(land) if is_in_play(land, f)]
    if all(is_friend(land, a, b) for a in left for b in left):
        return Outcome(seated_side(land, left[0]) if left else (), "last-side", land.round)
    return None


def has_captured(land: Land, capture: Capture) -> bool:
    """The faction's side owns all, or any, of those places; a damaged fortress counts for who damaged it."""
    owned = [is_friend(land, capture.by, land.provinces[p].owner) for p in capture.places]
    return all(owned) if capture.of == "all" else any(owned)


def seated_side(land: Land, faction: str) -> tuple[str, ...]:
    """The side of a faction, those with a seat."""
    return tuple(f for f in side_of(land, faction) if f in playing(land))


def is_in_play(land: Land, faction: str) -> bool:
    """It has a noble or a unit left, or a place that will give it recruits."""
    led = any(b.faction == faction for b in land.banners.values())
    return led or has_garrison(land, faction) or any(land.provinces[p].recruits for p in places_of(land, faction))


def has_garrison(land: Land, faction: str) -> bool:
    return any(pieces(land, [g.id]) for g in land.garrisons.values() if g.faction == faction)


def outcome_by_time(land: Land) -> Outcome | None:
    """The last round is over: the side the scenario names has won, or that of whoever owns the prize."""
    if land.round < land.ends.rounds:
        return None
    winner = land.provinces[land.ends.prize].owner if land.ends.prize else land.ends.holder
    return Outcome(seated_side(land, winner) if winner else (), "rounds", land.round)
