"""Which banners go along: quiet steps, which a player may take back."""

from __future__ import annotations

from collections.abc import Callable

from montjoy.games.rudern.acts import Along, BeginSiegeWith, ComeOutTogether, Company, Go, MarchTogether
from montjoy.games.rudern.asking import ask
from montjoy.games.rudern.coming_out import why_not_come_out
from montjoy.games.rudern.march import companions
from montjoy.games.rudern.seen import Seen
from montjoy.games.rudern.siege import own_outside, why_not_besiege
from montjoy.games.rudern.view import view
from montjoy.games.rudern.world import World, active

Enough = Callable[[list[str]], bool]


async def pick(world: World, what: str, at: str, to: str, able: list[str], enough: Enough) -> list[str]:
    """RW-FIELD-01  One banner after the other, until the faction says that these go."""
    picked: list[str] = []
    while True:
        more: list[Along | Go] = [Along(b) for b in able if b not in picked]
        if picked and enough(picked):
            more.append(Go())
        answer = await ask(world, active(world.land), Company(what, at, to, tuple(picked)), more)
        if not isinstance(answer, Along):
            return picked
        picked.append(answer.banner)


async def for_march(world: World, act: MarchTogether) -> list[str]:
    """RW-FIELD-01  Banners moving together fight together."""
    able = companions(view(world, active(world.land)), act.at, act.to)
    return await pick(world, "march", act.at, act.to, able, lambda picked: True)


async def for_coming_out(world: World, act: ComeOutTogether) -> list[str]:
    """RW-KIND-07  A faction may lead banners out, one or more."""
    able = able_to_come_out(view(world, active(world.land)), act.place)
    return await pick(world, "come-out", act.place, act.place, able, lambda picked: True)


async def for_siege(world: World, act: BeginSiegeWith) -> list[str]:
    """RW-SIEGE-05  It names the banners that take part; those named must meet the conditions."""
    seen = view(world, active(world.land))
    able = own_outside(seen.land, seen.faction, act.place)
    return await pick(
        world, "besiege", act.place, act.place, able, lambda picked: not why_not_besiege(seen, act.place, picked, act.purse)
    )


def able_to_come_out(seen: Seen, place: str) -> list[str]:
    return [b.id for b in seen.land.banners.values() if b.at == place and not why_not_come_out(seen, b.id)]


def together_options(seen: Seen) -> list[ComeOutTogether]:
    places = dict.fromkeys(b.at for b in seen.land.banners.values() if b.faction == seen.faction and b.inside)
    return [ComeOutTogether(place) for place in places if len(able_to_come_out(seen, place)) > 1]
