"""The map in text: provinces where they lie, who holds them, who stands there and besieges whom; what an option is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from montjoy.core.effects import UMPIRE
from montjoy.core.session.streams import Asked
from montjoy.games.rudern.battle.state import Fight
from montjoy.games.rudern.battle.unit_types import type_name
from montjoy.games.rudern.model.queries import (
    active,
    bodies_inside,
    body,
    borders_of,
    is_between,
    is_over,
    order,
    pieces,
    powers_of,
)
from montjoy.games.rudern.model.state import Banner, Garrison, Province
from montjoy.games.rudern.protocol.campaign_questions import (
    Advance,
    AdvanceAs,
    AdvanceTogether,
    AdvanceTogetherToRelief,
)
from montjoy.games.rudern.protocol.powers_questions import MarchBody, MarchBodyAs
from montjoy.games.rudern.protocol.questions import (
    LeaveAsLast,
    LeaveSiege,
    LosePiece,
    March,
    MarchFromSiege,
    MarchTogether,
    MarchToRelief,
    Sally,
    Storm,
)
from montjoy.games.rudern.rules.battles.field import army_to_fight, is_relief
from montjoy.games.rudern.rules.battles.money import NOBODY, limit_now, pays_from_treasury
from montjoy.games.rudern.rules.campaign.marching import length
from montjoy.games.rudern.rules.powers.carriers import carriers
from montjoy.games.rudern.seen.view import Seen, side_asked, whose
from montjoy.games.rudern.ui import council, ledger, realms
from montjoy.games.rudern.ui.risks import sally_of, storm_of
from montjoy.words.messages import Typed
from montjoy.words.width import columns, padded, shortened, unbroken

CELL: Final = 26                        # the narrowest province
GAP: Final = 1
NEAR: Final = 16                        # provinces whose y differ by less may share a row


# ---- the picture -----------------------------------------------------------------------------------------------------
def draw(seen: Seen, words: Any, width: int) -> str:
    """Provinces in rows and columns, as their x and y say; below each name who is there and where its ways lead."""
    across = max(1, min(4, (width + GAP) // (CELL + GAP)))
    size = (width + GAP) // across - GAP
    above = (head(seen, words), *council.impulse(seen, words), f"{people(seen, words)}.  {words.text('map-legend')}",
             *realms.standings(seen, words), *council.short(seen, words))
    lines = [line for text in above for line in wrap(text, width)]
    for row in rows(seen, across):
        cells = [cell(seen, words, row[c], size) if c in row else [] for c in range(across)]
        height = max(map(len, cells))
        lines.append("")
        for i in range(height):
            parts = [padded(c[i] if i < len(c) else "", size) for c in cells]
            lines.append((" " * GAP).join(parts).rstrip())
    return "\n".join(lines)


def rows(seen: Seen, across: int) -> list[dict[int, Province]]:
    """Provinces by row and column; two that would lie on each other move into the next free column or row."""
    placed: list[tuple[int, dict[int, Province]]] = []
    for p in sorted(seen.land.provinces.values(), key=lambda p: (p.y, p.x)):
        wish = p.x * across // 101
        for y, row in placed:
            if p.y - y < NEAR and (column := free(row, wish, p.x, across)) is not None:
                row[column] = p
                break
        else:
            placed.append((p.y, {wish: p}))
    return [row for _, row in placed]


def free(row: dict[int, Province], wish: int, x: int, across: int) -> int | None:
    """The wished column or one beside it, with west still to the west of east."""
    for column in (wish, wish - 1, wish + 1):
        west = all(other.x <= x for c, other in row.items() if c < column)
        east = all(other.x >= x for c, other in row.items() if c > column)
        if 0 <= column < across and column not in row and west and east:
            return column
    return None


def cell(seen: Seen, words: Any, p: Province, size: int) -> list[str]:
    title = " ".join([words.name(p.id), f"({site(words, p)})", p.owner]).strip()
    lines = [padded(f"{shortened(title, size - 1)} ", size, "─")]
    inside = bodies_inside(seen.land, p.id)
    for who in inside:
        lines += wrap(troop(seen, words, who), size, "+ ")
    if p.id in seen.land.sieges:
        siege = seen.land.sieges[p.id]
        lines += wrap(loud(words.text("map-siege", faction=siege.by, round=siege.round), words), size, "! ")
    for banner in seen.land.banners.values():
        if banner.at == p.id and not banner.inside:
            lines += wrap(troop(seen, words, banner.id), size, "> ")
    lines += [line for says in realms.signs(seen, words, p) for line in wrap(says, size, "* ")]
    return lines + wrap(ways(seen, words, p), size, "· ")


def loud(text: str, words: Any) -> str:
    """In capitals, but in Hebrew, which has none for its own words to stand out by."""
    return text if words.lang == "he" else text.upper()


def ways(seen: Seen, words: Any, p: Province) -> str:
    """Where one can go, and beyond which mountains and swamps one cannot."""
    borders = list(borders_of(seen.land, p.id))
    open_ = dict.fromkeys(other for other, border in borders if border.way == "open")
    steps = {other: f" {length(seen.land, p.id, other)}" if seen.land.campaign else "" for other in open_}
    said = [f"{words.name(other)}{steps[other]}" for other in open_]
    for other, border in borders:
        if other not in open_:
            said.append(f"({words.name(other)}: {words.text(f'map-{border.way}')})")
    return ", ".join(dict.fromkeys(said))


def wrap(text: str, width: int, first: str = "") -> list[str]:
    """Lines of at most `width` columns, the later ones indented."""
    lines, line = [], first
    for word in unbroken(text):
        if len(line) > len(first) and columns(line) + columns(word) > width:
            lines.append(line.rstrip())
            line = " " * len(first)
        line += word + " "
    return [*lines, line.rstrip()]


# ---- parts of both ---------------------------------------------------------------------------------------------------
def head(seen: Seen, words: Any) -> str:
    land = seen.land
    if (powers := powers_of(land)) and not powers.begun:
        return str(words.text("map-head-before", round=land.round, rounds=land.ends.rounds))
    if is_over(land):
        return str(words.text("map-head-over", round=land.round, rounds=land.ends.rounds))
    if is_between(land):
        return str(words.text("map-head-between", round=land.round, rounds=land.ends.rounds))
    faction = active(land)
    return str(
        words.text(
            "map-head", round=land.round, rounds=land.ends.rounds, faction=faction,
            used=land.factions[faction].used, limit=limit_now(land, faction),
        )
    )


def people(seen: Seen, words: Any, letters: Callable[[str], str] = str) -> str:
    """Whose letters are whose; on a drawn map they are of the reader's language."""
    names = {f: words.name(f) if words.name(f) != f else seen.land.factions[f].name for f in order(seen.land)}
    return ", ".join(f"{letters(f)}: {name}" for f, name in names.items())


def site(words: Any, p: Province) -> str:
    return str(words.text(f"map-{p.site}"))


def troop(seen: Seen, words: Any, who: str) -> str:
    """A banner or a garrison: whose, who leads it, what units."""
    there = body(seen.land, who)
    if isinstance(there, Banner):
        name = f"{there.faction} {words.name(there.id)} ({words.text('map-noble', noble=there.noble)})"
    else:
        name = f"{there.faction} {words.text('map-garrison')}" if there.faction else words.text("map-own-garrison")
    units = {kind: n for kind, n in there.units.items() if n}
    pieces = words.pieces(units) if units else words.text("map-no-units")
    return f"{name}: {pieces}{wounded(words, there)}"


def wounded(words: Any, there: Banner | Garrison) -> str:
    wounds = sum(there.wounds.values())
    return f" {words.text('map-wounded', count=wounds)}" if wounds else ""


# ---- sentences -------------------------------------------------------------------------------------------------------
def describe(seen: Seen, words: Any) -> list[str]:
    """The same for a screen reader: one sentence a thing, a province after the other."""
    lines = [head(seen, words), *council.impulse(seen, words), people(seen, words), *realms.standings(seen, words)]
    lines += council.sentences(seen, words)
    return lines + [line for p in seen.land.provinces.values() for line in province_lines(seen, words, p)]


def province_lines(seen: Seen, words: Any, p: Province) -> list[str]:
    """A province: what it is and whose, who is inside, who besieges it, who is outside, where one can go."""
    owner = words.text("map-owned", faction=p.owner) if p.owner else words.text("map-free")
    lines = [f"{words.name(p.id)}: {site(words, p)}, {owner}."]
    lines += sentences(words, "map-inside", (troop(seen, words, b) for b in bodies_inside(seen.land, p.id)))
    if p.id in seen.land.sieges:
        siege = seen.land.sieges[p.id]
        lines.append(words.text("map-siege", faction=siege.by, round=siege.round) + ".")
    outside = [b.id for b in seen.land.banners.values() if b.at == p.id and not b.inside]
    lines += sentences(words, "map-outside", (troop(seen, words, b) for b in outside))
    if not seen.land.campaign:
        return [*lines, words.text("map-ways", ways=ways(seen, words, p))]
    return [*lines, *realms.about(seen, words, p), words.text("place-ways", ways=Typed(ways(seen, words, p)))]


def sentences(words: Any, message: str, troops: Iterable[str]) -> list[str]:
    return [words.text(message, troop=text) for text in troops]


# ---- what a faction alone knows --------------------------------------------------------------------------------------
def card(seen: Seen, words: Any) -> list[str]:
    """RW-GEN-13  Treasury and chests, to their owner; all of them to the umpire; in a campaign what one knows of others'."""
    lines = []
    for faction, amount in seen.treasuries.items():
        lines.append(words.text("map-treasury", faction=faction, amount=amount))
        if seen.land.campaign:
            lines += chests_line(seen, words, faction)
            continue
        for banner, chest in seen.chests.items():
            there = seen.land.banners.get(banner)
            if there is not None and (there.faction == faction or seen.viewer != UMPIRE):
                lines.append(words.text("map-chest", banner=banner, amount=chest, place=there.at))
    return [*lines, *ledger.lines(seen, words)]


def chests_line(seen: Seen, words: Any, faction: str) -> list[str]:
    """All chests of a faction in one line: in a campaign there are many."""
    own = [b for b in seen.land.banners.values() if b.faction == faction and b.id in seen.chests]
    return [words.text("campaign-chests", chests=tuple((b.id, b.at, str(seen.chests[b.id])) for b in own))] if own else []


def label(seen: Seen, asked: Asked, option: Any) -> Any:
    """What an option is, in words: the number of a stack becomes whose piece it is; what ends or may end a siege says so."""
    if isinstance(option, March | MarchTogether):
        return march_of(seen, option)
    if isinstance(option, Advance | AdvanceTogether):
        return advance_of(seen, option)
    if isinstance(option, MarchBody):
        return body_march_of(seen, option)
    if isinstance(option, LeaveSiege):
        return leave_of(seen, option)
    if isinstance(option, Storm):
        return storm_of(seen, option)
    if isinstance(option, Sally):
        return sally_of(seen, option)
    if not isinstance(option, int) or seen.fight is None:
        return option
    return piece_of_stack(seen, seen.fight, side_asked(seen, asked.options), option)


def march_of(seen: Seen, march: March | MarchTogether) -> March | MarchTogether | MarchFromSiege | MarchToRelief:
    """RW-RELIEF-01, RW-SIEGE-08  Who marches to where friends are besieged attacks; who marches off from a siege leaves it."""
    land, banner = seen.land, "" if isinstance(march, MarchTogether) else march.banner
    at = march.at if isinstance(march, MarchTogether) else land.banners[banner].at if banner in land.banners else ""
    if is_relief(land, seen.faction, march.to) and army_to_fight(land, march.to, seen.faction):
        return MarchToRelief(banner, at, march.to)
    if isinstance(march, MarchTogether):
        return march
    siege = land.sieges.get(at)
    if siege is None or march.banner not in siege.members:
        return march
    return MarchFromSiege(march.banner, march.to, at)


def advance_of(seen: Seen, advance: Advance | AdvanceTogether) -> AdvanceAs | AdvanceTogether | AdvanceTogetherToRelief:
    """RW-CAM-MOV-02, RW-CAM-MOV-04  What a march of a campaign costs and whom it falls upon, before it is made."""
    land = seen.land
    relieves = is_relief(land, seen.faction, advance.to) and bool(army_to_fight(land, advance.to, seen.faction))
    if isinstance(advance, AdvanceTogether):
        return AdvanceTogetherToRelief(advance.at, advance.to) if relieves else advance
    there = land.banners.get(advance.banner)
    siege = land.sieges.get(there.at) if there is not None else None
    leaves = siege.place if siege is not None and advance.banner in siege.members else ""
    purse = "" if pays_from_treasury(land, seen.faction, advance.to) else advance.banner
    if there is not None and advance.price and not there.units and not paid_by(seen, purse):
        purse = NOBODY
    return AdvanceAs(advance.banner, advance.to, advance.price, advance.dying, purse, leaves, relieves)


def body_march_of(seen: Seen, act: MarchBody) -> MarchBodyAs:
    """RW-CAM-BODY-01, RW-CAM-MOV-04  Who marches with the body, who pays for it, and whom it falls upon."""
    land = seen.land
    relieves = is_relief(land, seen.faction, act.to) and bool(army_to_fight(land, act.to, seen.faction))
    home = pays_from_treasury(land, seen.faction, act.to)
    source = "chests" if not home else "treasury" if paid_by(seen, "") >= act.price else "both"
    paid = source if act.price and not act.dying else ""
    return MarchBodyAs(act.to, act.price, act.dying, tuple(carriers(land)), paid, relieves)


def paid_by(seen: Seen, purse: str) -> int:
    """RW-CAM-MOV-06  What lies in the purse that is to pay; a noble alone goes on without."""
    return seen.chests.get(purse, 0) if purse else seen.treasuries.get(seen.faction, 0)


def leave_of(seen: Seen, leave: LeaveSiege) -> LeaveSiege | LeaveAsLast:
    """RW-SIEGE-09  (e) A siege without a besieging unit is over."""
    siege = seen.land.sieges.get(leave.place)                # None: of an answer that was given before
    stay = [banner for banner in siege.members if banner != leave.banner] if siege is not None else []
    return leave if siege is None or pieces(seen.land, stay) else LeaveAsLast(leave.banner, leave.place)


def piece_of_stack(seen: Seen, fight: Fight, side: int, number: int) -> LosePiece:
    stack = fight.host[side].stack[number]
    return LosePiece(whose(seen, stack), type_name(fight.units, stack.kind), stack.count)
