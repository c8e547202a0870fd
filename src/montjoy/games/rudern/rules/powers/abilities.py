"""The heads of houses and what they are able to do (RW-CAM-NOB-10, heads = ours)."""

from __future__ import annotations

from typing import Final

from montjoy.games.rudern.battle.state import ATTACKER, DEFENDER, Kind
from montjoy.games.rudern.model.campaign import Campaign
from montjoy.games.rudern.model.queries import active, factions_of, is_over, pieces, powers_of
from montjoy.games.rudern.model.state import Land

FIELD_DICE: Final = "field_dice"                             # 1 further die in battles in the open with own units
STORM_DICE: Final = "storm_dice"                             # 1 further die in assaults that his faction calls
WALL_DICE: Final = "wall_dice"                               # 1 further die of the besieged, with own units inside
BANNER_SIZE: Final = "banner_size"                           # his own banner holds 2 units more on the march
LIMIT: Final = "limit"                                       # 1 resource more in an impulse
INCOME: Final = "income"                                     # 1 resource when an impulse begins
CHEAP_GENERALS: Final = "cheap_generals"                     # a general costs 1 less
STEPS: Final = "steps"                                       # a resource buys his own banner 1 step more
MORE_UNITS: Final = 2

# Ours: the original heads are not known.  Head -> what he or she is called, and the ability.
HEADS: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "GRA": {
        "gra_mojmir": ("Mojmír", WALL_DICE),
        "gra_vlasta": ("Vlasta", BANNER_SIZE),
        "gra_radovan": ("Radovan", STORM_DICE),
        "gra_zdislava": ("Zdislava", INCOME),
        "gra_bohdan": ("Bohdan", LIMIT),
    },
    "KAT": {
        "kat_borek": ("Borek", FIELD_DICE),
        "kat_drahomira": ("Drahomíra", INCOME),
        "kat_cestmir": ("Čestmír", BANNER_SIZE),
        "kat_hynek": ("Hynek", LIMIT),
        "kat_svatava": ("Svatava", STEPS),
    },
    "GLI": {
        "gli_oldrich": ("Oldřich", FIELD_DICE),
        "gli_kazimir": ("Kazimír", STORM_DICE),
        "gli_libena": ("Liběna", STEPS),
        "gli_havel": ("Havel", CHEAP_GENERALS),
        "gli_jitka": ("Jitka", LIMIT),
    },
    "URA": {
        "ura_premek": ("Přemek", WALL_DICE),
        "ura_dobrava": ("Dobrava", INCOME),
        "ura_sobeslav": ("Soběslav", LIMIT),
        "ura_anezka": ("Anežka", CHEAP_GENERALS),
        "ura_vojen": ("Vojen", BANNER_SIZE),
    },
    "SVE": {
        "sve_ctibor": ("Ctibor", STORM_DICE),
        "sve_milada": ("Milada", STEPS),
        "sve_zbynek": ("Zbyněk", INCOME),
        "sve_ratibor": ("Ratibor", FIELD_DICE),
        "sve_eliska": ("Eliška", CHEAP_GENERALS),
    },
}
ABILITY: Final = {head: ability for heads in HEADS.values() for head, (_, ability) in heads.items()}


# ---- whose head can do what ------------------------------------------------------------------------------------------
def head_banner(land: Land, faction: str) -> str:
    """RW-CAM-NOB-05  The banner of a faction's head, while he or she lives; "" otherwise."""
    heads = land.campaign.heads if isinstance(land.campaign, Campaign) else {}
    return next((b for b, h in heads.items() if h.faction == faction and h.noble == "head" and b in land.banners), "")


def ability_of(land: Land, faction: str) -> str:
    """RW-CAM-NOB-10  While the head lives; "" without one."""
    powers = powers_of(land)
    if not powers or faction not in powers.heads or not head_banner(land, faction):
        return ""
    return ABILITY[powers.heads[faction]]


def is_able(land: Land, faction: str, ability: str) -> bool:
    return ability_of(land, faction) == ability


def leads_able(land: Land, banner: str, ability: str) -> bool:
    """RW-CAM-NOB-10  Of a head's own banner alone."""
    there = land.banners.get(banner)
    return there is not None and head_banner(land, there.faction) == banner and is_able(land, there.faction, ability)


# ---- what it changes -------------------------------------------------------------------------------------------------
def more_units(land: Land, banner: str) -> int:
    """RW-CAM-NOB-10, RW-CAM-NOB-01  So many units more a banner holds on the march."""
    return MORE_UNITS if leads_able(land, banner, BANNER_SIZE) else 0


def general_price(land: Land, faction: str, price: int) -> int:
    """RW-CAM-NOB-10, RW-CAM-NOB-02  What a general costs that faction."""
    return max(0, price - 1) if is_able(land, faction, CHEAP_GENERALS) else price


def further_dice(land: Land, kind: Kind, sides: tuple[list[str], list[str]]) -> tuple[int, int]:
    """RW-CAM-NOB-10  Of both sides in a fight that the active faction has caused, one for each head of a faction with units
    there; of a besieger his own alone, if he calls the assault."""
    if not powers_of(land):
        return 0, 0
    if kind in (Kind.FIELD, Kind.RELIEF):
        return having(land, sides[ATTACKER], FIELD_DICE), having(land, sides[DEFENDER], FIELD_DICE)
    calls = kind == Kind.ASSAULT and not is_over(land) and active(land) in factions_with_units(land, sides[ATTACKER])
    storm = int(calls and is_able(land, active(land), STORM_DICE))
    return storm, having(land, sides[DEFENDER], WALL_DICE)


def having(land: Land, bodies: list[str], ability: str) -> int:
    return sum(is_able(land, f, ability) for f in factions_with_units(land, bodies))


def factions_with_units(land: Land, bodies: list[str]) -> list[str]:
    return factions_of(land, [key for key in bodies if pieces(land, [key])])
