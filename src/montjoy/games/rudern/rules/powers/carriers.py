"""Who carries King Robert's body, that they do not part, and the further dice of their side (RW-CAM-BODY-01, RW-CAM-BODY-02)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from montjoy.core.effects import No, no
from montjoy.games.rudern.model.powers import Body
from montjoy.games.rudern.model.queries import powers_of
from montjoy.games.rudern.model.state import Land

FURTHER: Final = 3                                           # RW-CAM-BODY-02, dice


def body_of(land: Land) -> Body | None:
    """RW-CAM-BODY-01  Robert's body, where it is played with (body = false: nobody carries or seizes it)."""
    powers = powers_of(land)
    return powers.body if powers and land.options.body else None


def carriers(land: Land) -> list[str]:
    """RW-CAM-BODY-01  The banners that carry it and are alive, until it is home."""
    body = body_of(land)
    return [b for b in body.carriers if b in land.banners] if body else []


def is_carrier(land: Land, banner: str) -> bool:
    """RW-CAM-BODY-01  Until the body is home its banners cannot part."""
    return banner in carriers(land)


def with_the_body(land: Land, banners: Iterable[str]) -> list[str]:
    """RW-CAM-BODY-01  Where one of those who carry it goes, all of them go."""
    chosen = list(banners)
    group = carriers(land)
    return chosen + [b for b in group if b not in chosen] if any(b in group for b in chosen) else chosen


def why_not_apart(land: Land, banner: str) -> No | None:
    """RW-CAM-BODY-01  Going in and out, coming out, joining and leaving a siege they all do together, named by the first of
    them (ours)."""
    group = carriers(land)
    if banner in group[1:]:
        return no("RW-CAM-BODY-01", "not-apart-from-the-body", banner=banner, first=group[0])
    return None


def why_not_march_alone(land: Land, banner: str) -> No | None:
    """RW-CAM-BODY-01  A banner that carries the body marches with it alone."""
    return no("RW-CAM-BODY-01", "carries-the-body", banner=banner) if is_carrier(land, banner) else None


def why_not_without_units(land: Land, at: str, led: dict[str, dict[str, int]]) -> No | None:
    """RW-CAM-BODY-01  However units are shifted there, at least one of those who carry the body keeps a unit.  `led`: what
    banners of a camp would lead."""
    group = [b for b in carriers(land) if b in led]
    had = any(any(land.banners[b].units.values()) for b in group)
    if had and not any(any(led[b].values()) for b in group):
        return no("RW-CAM-BODY-01", "body-without-a-unit", at=at)
    return None


def defence_dice(land: Land, sides: Sequence[Sequence[str]]) -> tuple[int, int]:
    """RW-CAM-BODY-02  In a battle in the open that others have caused the side of those who carry the body rolls three further
    dice: of who caused it, and of the others."""
    others = sides[1]
    return 0, FURTHER if any(b in others for b in carriers(land)) else 0
