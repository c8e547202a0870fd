"""Six powers as RW-T-S2-PROVINCES and RW-T-S2-SETUP print them, for tests: our scenario may have a place or a unit more."""

from __future__ import annotations

from montjoy.games.rudern.model.state import Garrison, World

OWNERS = {
    "WKA": "lake_town west_march", "SHA": "shadow_march vermogen", "KAT": "kiertz iron_hills", "GLI": "knorow border_keep",
    "URA": "cieszin church_hill", "SVE": "svebod san_market", "IMP": "strzegom rudern san_ford", "GRA": "gracuja", "EMO": "emora",
    "TRA": "tragia", "BYS": "bystria", "OST": "ostius",
}  # fmt: skip
BANNERS = {
    "ottokar": {"foot": 5, "cavalry": 3}, "dobroslav": {"foot": 3}, "kalame": {"shadow_foot": 6}, "morven": {"shadow_foot": 3},
    "gracuja_head": {"foot": 4, "cavalry": 2}, "katzowic_head": {"foot": 3, "cavalry": 1}, "jaromir": {"foot": 2},
    "glivic_head": {"foot": 3, "cavalry": 1}, "urad_head": {"foot": 3, "cavalry": 1}, "svebod_head": {"foot": 3, "cavalry": 1},
    "vit": {"foot": 2}, "stoymir": {"foot": 3, "cavalry": 1, "legion": 1}, "rutvika": {"foot": 3, "cavalry": 1},
    "cenek": {"foot": 2, "cavalry": 1, "legion": 1},
}  # fmt: skip
GARRISONS = {
    "border_keep.GLI": {"foot": 3}, "church_hill.URA": {"foot": 2}, "rudern.IMP": {"foot": 4},
    "strzegom.IMP": {"foot": 2, "legion": 2}, "san_ford.IMP": {"foot": 3, "cavalry": 1},
}  # fmt: skip


def printed(world: World) -> World:
    land = world.land
    for province in land.provinces.values():
        province.owner = next((f for f, places in OWNERS.items() if province.id in places.split()), "")
    land.banners = {id: banner for id, banner in land.banners.items() if banner.noble in ("head", "ruler") or id in BANNERS}
    for id, units in BANNERS.items():
        land.banners[id].units = dict(units)
    land.garrisons = {id: Garrison(id, id.split(".")[1], id.split(".")[0], dict(units)) for id, units in GARRISONS.items()}
    world.chests = {id: world.chests.get(id, 0) for id in land.banners}
    return world
