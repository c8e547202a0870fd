"""Ways on a map as the bots look at them: how far everything is from everything, counted once for all maps with these borders."""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from typing import Any, Final, TypeAlias

import msgspec

from montjoy.games.rudern.model.state import Border, Land
from montjoy.games.rudern.rules.battles.retreat import shortest

FAR: Final = 99
KEPT: Final = 16
Stretch: TypeAlias = tuple[str, str, int]


class Ways(msgspec.Struct, frozen=True):
    """`marches`: open borders from one province to another; `lengths`: the smallest sums of their lengths; `near`: neighbours."""

    near: dict[str, tuple[str, ...]]
    marches: dict[str, dict[str, int]]
    lengths: dict[str, dict[str, int]]


_lately: OrderedDict[int, tuple[list[Border], Ways]] = OrderedDict()


def ways_of(land: Land) -> Ways:
    """Copies of a land made here share its borders, so that a look at the list tells that nothing has changed."""
    found = _lately.get(id(land.borders))
    if found is not None and found[0] is land.borders:
        return found[1]
    ways = _measured(tuple((b.a, b.b, b.length) for b in land.borders if b.way == "open"))
    _lately[id(land.borders)] = land.borders, ways
    if len(_lately) > KEPT:
        _lately.popitem(last=False)
    return ways


@lru_cache(32)
def _measured(stretches: tuple[Stretch, ...]) -> Ways:
    near: dict[str, list[tuple[str, int]]] = {}
    for a, b, length in stretches:
        near.setdefault(a, []).append((b, length))
        near.setdefault(b, []).append((a, length))
    single = {at: [(other, 1) for other, _ in around] for at, around in near.items()}
    around = {at: tuple(dict.fromkeys(other for other, _ in found)) for at, found in near.items()}
    marches = {at: shortest(single.__getitem__, at) for at in near}
    return Ways(around, marches, {at: shortest(near.__getitem__, at) for at in near})


def marches(land: Land, start: str, to: str) -> int:
    """How many marches over open borders it takes; FAR where there is no way."""
    return 0 if start == to else ways_of(land).marches.get(start, {}).get(to, FAR)


def lengths_from(land: Land, start: str) -> dict[str, int]:
    """RW-RETR-01  The sums of lengths to everywhere."""
    return ways_of(land).lengths.get(start, {start: 0})


# ---- a copy ----------------------------------------------------------------------------------------------------------
def copy_land(land: Land) -> Land:
    """The map once more, for looking at what an act makes of it: what no act changes is shared."""
    return msgspec.structs.replace(
        land,
        factions={key: _twin(each) for key, each in land.factions.items()},
        provinces={key: _twin(each) for key, each in land.provinces.items()},
        banners={key: _body(each) for key, each in land.banners.items()},
        garrisons={key: _body(each) for key, each in land.garrisons.items()},
        sieges={key: msgspec.structs.replace(each, members=list(each.members)) for key, each in land.sieges.items()},
        campaign=_campaign(land),
    )


def _twin(each: Any) -> Any:
    return each.__copy__()


def _body(each: Any) -> Any:
    twin = each.__copy__()
    twin.units, twin.wounds = dict(each.units), dict(each.wounds)
    return twin


def _campaign(land: Land) -> Any:
    if not land.campaign:
        return land.campaign
    twin = _twin(land.campaign)
    twin.steps = dict(twin.steps)
    twin.works = {at: _twin(work) for at, work in twin.works.items()}
    if powers := twin.powers:
        twin.powers = _twin(powers)
        twin.powers.deeds, twin.powers.kinds = dict(powers.deeds), dict(powers.kinds)
        twin.powers.body = powers.body and _twin(powers.body)
    return twin
