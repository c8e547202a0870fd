"""How a battle scenario ends (ours): a capture, one side left, nothing left to be done, or the last round."""

from __future__ import annotations

from montjoy.core.effects import Clause
from montjoy.games.rudern.model.queries import is_friend, pieces, places_of, playing, powers_of, side_of
from montjoy.games.rudern.model.state import Capture, Land, Outcome
from montjoy.games.rudern.rules.campaign.rounds import most_points
from montjoy.games.rudern.rules.powers.endings import outcome_at_once, outcome_of_last_round


class OutcomeAt(Clause, frozen=True):
    """An outcome as it is said.  `places`: what was captured, or was to be and is not; `prize`: whose owner has won."""

    winners: tuple[str, ...]
    why: str
    round: int
    places: tuple[str, ...]
    prize: str = ""


def final_outcome(land: Land) -> Outcome | None:
    """Who has won, as soon as somebody has; in a campaign too when no other side has a place left (RW-CAM-WIN-05)."""
    if powers_of(land):
        return outcome_at_once(land)
    for capture in land.ends.capture:
        if has_captured(land, capture):
            won = Outcome(seated_side(land, capture.by), "captured", land.round)
            return decided_at(won, tuple(p for p in capture.places if holds(land, capture.by, p)))
    left = [f for f in playing(land) if (places_of(land, f) if land.campaign else is_in_play(land, f))]
    if all(is_friend(land, a, b) for a in left for b in left):
        return Outcome(seated_side(land, left[0]) if left else (), "last-side", land.round)
    return None


def has_captured(land: Land, capture: Capture) -> bool:
    """The faction's side owns all, or any, of those places; a damaged fortress counts for who damaged it."""
    owned = [holds(land, capture.by, p) for p in capture.places]
    return all(owned) if capture.of == "all" else any(owned)


def holds(land: Land, faction: str, place: str) -> bool:
    """Its side owns the place."""
    return is_friend(land, faction, land.provinces[place].owner)


def seated_side(land: Land, faction: str) -> tuple[str, ...]:
    """The side of a faction, those with a seat."""
    return tuple(f for f in side_of(land, faction) if f in playing(land))


def is_in_play(land: Land, faction: str) -> bool:
    """It has a noble or a unit left, or a place that will give it recruits; in a campaign any place does."""
    if land.campaign and places_of(land, faction):
        return True
    return any(b.faction == faction for b in land.banners.values()) or stays_in_play(land, faction)


def has_garrison(land: Land, faction: str) -> bool:
    return any(pieces(land, [g.id]) for g in land.garrisons.values() if g.faction == faction)


def outcome_by_time(land: Land) -> Outcome | None:
    """The last round is over."""
    if land.round < land.ends.rounds:
        return None
    if powers_of(land):
        return outcome_of_last_round(land)
    return Outcome(most_points(land), "points", land.round) if land.ends.points else without_capture(land, "rounds")


def outcome_when_nothing_is_left(land: Land, coming: int) -> Outcome | None:
    """RW-GEN-08  Nobody can do anything more that would change who wins (ours).  `coming`: the round of the next impulse."""
    return without_capture(land, "nothing-left") if is_settled(land, coming) else None


def without_capture(land: Land, why: str) -> Outcome:
    """The prize has decided, or that others have not captured what they were to."""
    wanted = [p for capture in land.ends.capture for p in capture.places if not holds(land, capture.by, p)]
    return decided_at(Outcome(holders(land), why, land.round), tuple(dict.fromkeys(wanted)), land.ends.prize)


def decided_at(outcome: Outcome, places: tuple[str, ...], prize: str = "") -> Outcome:
    """The outcome with how it is said; as it is, where no place has decided it."""
    if places or prize:
        outcome.__dict__["said"] = OutcomeAt(outcome.winners, outcome.why, outcome.round, places, prize)
    return outcome


def holders(land: Land) -> tuple[str, ...]:
    """Who has won without a capture: the side the scenario names, or that of whoever owns the prize."""
    winner = land.provinces[land.ends.prize].owner if land.ends.prize else land.ends.holder
    return seated_side(land, winner) if winner else ()


def is_settled(land: Land, coming: int) -> bool:
    """RW-GEN-08  No siege is on, and none can come to an assault any more: nobody with a seat leads a unit, or it is the last
    round and a siege must be older than that.  Not while a faction might still be wiped out in the field."""
    if land.sieges or land.campaign:
        return False
    led = [b for b in land.banners.values() if b.faction in playing(land) and any(b.units.values())]
    if not led:
        return True
    too_late = coming >= land.ends.rounds and land.options.assault_wait == "round"
    return too_late and all(stays_in_play(land, f) for f in playing(land) if is_in_play(land, f))


def stays_in_play(land: Land, faction: str) -> bool:
    """It has a garrison, or a place that gives recruits: no field battle ends its part in the game."""
    return has_garrison(land, faction) or any(land.provinces[p].recruits for p in places_of(land, faction))
