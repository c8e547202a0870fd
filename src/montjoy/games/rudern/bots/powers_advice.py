"""What the simple player does among six powers besides its six points (ours): the body goes home, offices are stood for, and what
others ask is answered as carefully as can be."""

from __future__ import annotations

from typing import Any, Final

from montjoy.core.game import Luck
from montjoy.core.session.streams import Asked
from montjoy.games.rudern.bots.ways import FAR, lengths_from
from montjoy.games.rudern.model.queries import is_friend, powers_in, powers_of
from montjoy.games.rudern.protocol import powers_questions as asks
from montjoy.games.rudern.rules.powers.carriers import carriers
from montjoy.games.rudern.rules.powers.influence import influence_of
from montjoy.games.rudern.seen.view import Seen

A_GIFT: Final = 1
SPARE: Final = 5                                             # resources that are left when it gives


def advised(seen: Seen, asked: Asked, luck: Luck) -> Any:
    """An answer to a question of six powers; None: the careful one."""
    match asked.ask:
        case asks.Ballot():
            return vote(seen, asked.options, luck)
        case asks.PeaceOffered():
            return asks.MakePeace()
        case asks.FestivalGift():
            gift = asks.Give(A_GIFT)
            return gift if gift in asked.options and seen.treasuries.get(seen.faction, 0) >= A_GIFT + SPARE else None
        case asks.ChooseSide():
            return asks.JoinEmpire() if asks.JoinEmpire() in asked.options and lacks_little(seen) else None
    return None


def vote(seen: Seen, options: tuple[Any, ...], luck: Luck) -> Any:
    """For itself, or for who has least influence; among equals by luck."""
    powers = powers_in(seen.land)
    own = [o for o in options if o.faction in (seen.faction, seen.viewer)]
    least = min(influence_of(powers, o.faction) for o in options)
    best = own or [o for o in options if influence_of(powers, o.faction) == least]
    return best[luck.below(len(best))]


def lacks_little(seen: Seen) -> bool:
    """Half of the influence needed is there."""
    powers = powers_of(seen.land)
    return powers is not None and 2 * influence_of(powers, powers.gracuja) >= powers.need


def body_home(seen: Seen, options: tuple[Any, ...]) -> Any:
    """The body goes on by the way that is shorter, where nobody dies of want for it."""
    powers, group = powers_of(seen.land), carriers(seen.land)
    found = [o for o in options if isinstance(o, asks.MarchBody) and not o.dying]
    if not powers or not found:
        return None
    far = lengths_from(seen.land, powers.capital)
    best = min(found, key=lambda o: far.get(o.to, FAR))
    return best if far.get(best.to, FAR) < far.get(seen.land.banners[group[0]].at, FAR) else None


def a_look(seen: Seen, options: tuple[Any, ...]) -> Any:
    """Into a purse of who is no friend, for that gives influence."""
    for option in options:
        if isinstance(option, asks.LookInto):
            banner = seen.land.banners.get(option.purse)
            if not is_friend(seen.land, seen.faction, banner.faction if banner else option.purse):
                return option
    return None
