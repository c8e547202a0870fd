"""The short forms as fields of a page: how much each noble at home is to carry; in a campaign also what places give, who is hired
and who leads what, place by place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Any, Final

import msgspec

from montjoy.core.capabilities import Amount
from montjoy.core.session.streams import Asked
from montjoy.games.rudern.protocol.campaign_questions import (
    AnyTime,
    AnyTimeByField,
    Prepare,
    PrepareByPlace,
    Regroup,
    RegroupByPlace,
)
from montjoy.games.rudern.protocol.forms import Chests, Preparations, Prepared, StandingOrders, ordered
from montjoy.games.rudern.protocol.powers_questions import PrepareFor, RegroupFor
from montjoy.games.rudern.protocol.questions import Divide, Muster
from montjoy.games.rudern.rules.campaign import beforehand
from montjoy.games.rudern.rules.campaign.income import SHADOW, campaign_of, tax_of, where_shadow_appears, yield_of
from montjoy.games.rudern.rules.campaign.preparing import (
    GENERAL,
    TO,
    camps,
    hired,
    price_of_general,
    purse_groups,
    recruits,
    spent,
    taxed,
    taxes,
    units_after,
)
from montjoy.games.rudern.seen.view import Seen
from montjoy.words.messages import Typed

GIVES: Final = "gives"


def question(seen: Seen, asked: Asked) -> Asked:
    """RW-GEN-16-X  The question less the code in which a line answers it; to who decides for several factions with that one."""
    ask = asked.ask
    if isinstance(ask, AnyTime):
        return msgspec.structs.replace(asked, ask=AnyTimeByField())
    if seen.faction != seen.viewer and isinstance(ask, Prepare):
        return msgspec.structs.replace(asked, ask=PrepareFor(seen.faction, ask.treasury, ask.taxed))
    if seen.faction != seen.viewer and isinstance(ask, Regroup):
        return msgspec.structs.replace(asked, ask=RegroupFor(seen.faction, ask.at, ask.treasury))
    if isinstance(ask, Prepare):
        return msgspec.structs.replace(asked, ask=PrepareByPlace(ask.treasury, ask.taxed))
    if isinstance(ask, Regroup):
        return msgspec.structs.replace(asked, ask=RegroupByPlace(ask.at, ask.treasury))
    return msgspec.structs.replace(asked, ask=Divide(ask.treasury, ask.chests)) if isinstance(ask, Muster) else asked


def amounts(seen: Seen, asked: Asked, words: Any) -> list[Amount]:
    """RW-GEN-16-X  A number for each noble at home, at most what all of them and the treasury hold."""
    ask = asked.ask
    if isinstance(ask, AnyTime):
        return list(standing_fields(seen, words))
    if isinstance(ask, Prepare | Regroup):
        return [field for place in seen.land.provinces for field in fields_of(seen, ask, place, words)]
    if not isinstance(ask, Muster):
        return []
    most = ask.treasury + sum(ask.chests.values())
    return [
        Amount(banner, words.text("amount-carried", banner=banner, place=seen.land.banners[banner].at, amount=now), now, most)
        for banner, now in ask.chests.items()
    ]


# ---- standing orders -------------------------------------------------------------------------------------------------
def standing_fields(seen: Seen, words: Any) -> Iterator[Amount]:
    """RW-CAM-RND-05-X  What answers for the seat, each to be chosen, first that it is asked."""
    for name, values in beforehand.fields(seen.land).items():
        choices = tuple((f"{name} {says}" if says else "", order_says(name, says, words)) for says in ("", *values))
        yield Amount(name, order_name(name, words), 0, 0, choices=choices)


def order_name(name: str, words: Any) -> str:
    return str(words.text("order-name", order=Typed(name)))


def order_says(name: str, says: str, words: Any) -> str:
    """What is ordered, in words; of a vote for whom."""
    return str(words.name(says) if name == "vote" and says else words.text("order-says", says=Typed(says or "open")))


# ---- a campaign's form -----------------------------------------------------------------------------------------------
def fields_of(seen: Seen, ask: Prepare | Regroup, place: str, words: Any) -> Iterator[Amount]:
    """RW-CAM-RND-04  What may be ordered in a province, under its name: what the place gives, who is hired, who leads what."""
    title, there = words.name(place), {name: (now, most) for name, now, most in ask.fields if most}
    calls = [f"{place}.{noble}" for noble in (GENERAL, SHADOW)]
    raised = [name.partition(".")[2] for name in there if name.partition(".")[0] == place and name not in calls]
    if raised:
        given = tuple(choices(seen, place, raised, words))
        yield Amount(f"{place}.{GIVES}", words.text("form-gives"), 0, 0, title, choices=given)
    if f"{place}.{GENERAL}" in there:
        price = price_of_general(seen.land, seen.faction)
        yield Amount(f"{place}.{GENERAL}", words.text("form-hires", price=price), 0, 1, title, tick=True)
    if f"{place}.{SHADOW}" in there:
        yield Amount(f"{place}.{SHADOW}", words.text("form-calls-shadow"), 0, 1, title, tick=True)
    for banner in seen.land.banners.values():
        for name, (now, most) in there.items():
            if banner.at == place and name.partition(".")[0] == banner.id:
                kind = Typed(kind_name(name.partition(".")[2], words))
                says = words.text("form-leads" if "." in name else "form-carries", kind=kind, most=most)
                yield Amount(name, says, now, most, title, words.name(banner.id))
            elif banner.at == place and name.startswith(banner.id + TO):
                says = words.text("form-gives-to", banner=name.partition(TO)[2], most=most)
                yield Amount(name, says, now, most, title, words.name(banner.id))


def kind_name(kind: str, words: Any) -> str:
    """A type of unit as a heading; one of a group's own table as a piece of it is called."""
    return str(words.found(f"kind-{kind}") or words.pieces({kind: 1})) if kind else ""


def choices(seen: Seen, place: str, kinds: Sequence[str], words: Any) -> Iterator[tuple[str, str]]:
    """RW-CAM-ECO-01, RW-CAM-ECO-04  Its tax, or any recruits up to what it gives; in the form's words and in people's."""
    gives = yield_of(seen.land, seen.faction, place)
    yield "", words.text("form-tax", tax=tax_of(seen.land, seen.faction, place, 0))
    for number in range(1, gives + 1):
        for some in combinations_with_replacement(kinds, number):
            wanted = {kind: some.count(kind) for kind in dict.fromkeys(some)}
            price = sum(seen.units.unit(kind).cost for kind in some)
            tax = tax_of(seen.land, seen.faction, place, number)
            says = words.text("form-recruits", pieces=wanted, price=price, tax=tax)
            yield ", ".join(f"{place}.{kind} {n}" for kind, n in wanted.items()), says


def sheet(seen: Seen, asked: Asked, words: Any) -> list[str]:
    """RW-CAM-RND-04  A line a province with the names that may be written, and last how they are."""
    ask = asked.ask
    if not isinstance(ask, Prepare | Regroup):
        return []
    lines = []
    for place in seen.land.provinces:
        mine = [f for f in ask.fields if f[2] and place_of(seen, f[0]) == place]
        if mine:
            said = [words.text("sheet-field", name=Typed(name), now=now, most=most) + price_of(seen, name, words)
                    for name, now, most in mine]
            lines.append(words.text("sheet-place", place=place, fields=Typed(", ".join(said))))
    return [*lines, words.text("sheet-how", example=Typed(example(seen, ask)))]


def example(seen: Seen, ask: Prepare | Regroup) -> str:
    """A line that could be written: the first of what a place gives, of what a banner leads, and of chests."""
    sorts: dict[tuple[bool, bool], str] = {}
    for name, _, most in ask.fields:
        whose, _, what = name.partition(".")
        if most:
            sorts.setdefault((whose in seen.land.banners, bool(what)), f"{name} 1")
    return ", ".join(sorts.values())


def place_of(seen: Seen, name: str) -> str:
    """The province that a name of the form is about."""
    whose = name.partition(".")[0].partition(TO)[0]
    return seen.land.banners[whose].at if whose in seen.land.banners else whose


def price_of(seen: Seen, name: str, words: Any) -> str:
    """What a recruit or a general costs; nothing is said of what costs nothing."""
    whose, _, what = name.partition(".")
    if whose.partition(TO)[0] in seen.land.banners or what == SHADOW:
        return ""
    price = price_of_general(seen.land, seen.faction) if what == GENERAL else seen.units.unit(what).cost
    return " " + str(words.text("sheet-price", price=price))


def as_written(item: AnyTime | Prepare | Regroup | Preparations) -> AnyTime | Prepare | Regroup | Prepared:
    """RW-CAM-RND-04  What a form says, and what it may name, in the words in which it is written: "svebod_head", whatever that
    noble is called."""
    if isinstance(item, Preparations):
        return Prepared({Typed(name): number for name, number in item.amounts.items()})
    if isinstance(item, AnyTime):
        return AnyTime(tuple((Typed(name), Typed(values)) for name, values in item.fields))
    return msgspec.structs.replace(item, fields=tuple((Typed(name), now, most) for name, now, most in item.fields))


# ---- as it is understood ---------------------------------------------------------------------------------------------
def understood(seen: Seen, form: Chests | Preparations | StandingOrders, words: Any) -> Sequence[str]:
    """RW-GEN-16-X  What the chests hold then, and the treasury; of a campaign's form all that it changes."""
    if isinstance(form, StandingOrders):
        return [f"{order_name(name, words)}: {order_says(name, says, words)}" for name, says in ordered(form).items()]
    if isinstance(form, Preparations):
        return list(prepared(seen, form, words))
    moved = sum(amount - seen.chests.get(banner, 0) for banner, amount in form.carry.items())
    lines = [
        words.text("map-chest", banner=banner, amount=amount, place=seen.land.banners[banner].at)
        for banner, amount in form.carry.items()
    ]
    return [*lines, words.text("map-treasury", faction=seen.faction, amount=seen.treasuries[seen.faction] - moved)]


def prepared(seen: Seen, form: Preparations, words: Any) -> Iterator[str]:
    """RW-CAM-RND-04  What places give, who is hired, who leads and carries another number than now, who stays behind, and what
    the treasury then holds."""
    land, at = seen.land, place_regrouped(seen, form)
    for place, tax in () if at else taxes(seen, form).items():
        wanted = recruits(seen, form, place)
        yield words.text("plan-recruits" if wanted else "plan-tax", place=place, pieces=wanted, tax=tax)
    for town in () if at else hired(seen, form):
        yield words.text("plan-hires", place=town)
    if form.amounts.get(f"{(beside := where_shadow_appears(land, seen.faction))}.{SHADOW}"):
        yield words.text("plan-calls-shadow", place=beside)
    for camp in camps(land, seen.faction, at):
        led, left = units_after(seen, form, camp)
        for banner in camp.banners:
            if led[banner] != land.banners[banner].units:
                yield words.text("plan-leads", banner=banner, pieces=led[banner])
        staying = {kind: n for kind, n in left.items() if n}
        if staying:
            yield words.text("plan-stays", place=camp.at, pieces=staying)
    for name, number in form.amounts.items():
        if name in land.banners and number != seen.chests.get(name, 0):
            yield words.text("plan-carries", banner=name, number=number)
        giver, _, taker = name.partition(TO)
        if taker and number:
            yield words.text("plan-gives", banner=giver, other=taker, number=number)
    yield words.text("plan-treasury", amount=treasury_after(seen, form, at))


def treasury_after(seen: Seen, form: Preparations, at: str) -> int:
    """RW-CAM-ECO-01, RW-CAM-ECO-02, RW-CAM-NOB-09  With the taxes, less what is bought and what goes into the chests at home."""
    home = [b for group in purse_groups(seen, at) if group.home for b in group.banners]
    loaded = sum(form.amounts.get(b, seen.chests.get(b, 0)) - seen.chests.get(b, 0) for b in home)
    bought = 0 if at else spent(seen, form)
    return seen.treasuries.get(seen.faction, 0) + taxed(seen, form, at) - bought - loaded


def place_regrouped(seen: Seen, form: Preparations) -> str:
    """The province whose banners a form shifts; "" at the beginning of an impulse, before anything is reorganised."""
    if not campaign_of(seen.land).regrouped:
        return ""
    return next((place_of(seen, name) for name in form.amounts), "")
