"""Scenarios by luck: small maps with any factions, alliances, borders, places, armies and sieges that a file may have."""

from __future__ import annotations

import random

from montjoy.games.rudern.authoring.scenarios import faults
from montjoy.games.rudern.authoring.unit_table import load
from montjoy.games.rudern.model.scenario import (
    BannerFile,
    BattleScenario,
    BorderFile,
    EndsFile,
    FactionFile,
    GarrisonFile,
    ProvinceFile,
    RelationFile,
    SiegeFile,
)

PLACES = ("town", "fortress")
TROOPS = ("foot", "cavalry", "elephant", "legion", "shadow_foot")


def by_luck(seed: int) -> BattleScenario:
    """The first that a file could say: armies that could not stand where they do are thrown again."""
    luck = random.Random(seed)
    while True:
        scenario = drawn(luck)
        if next(faults(scenario, load("default")), None) is None:
            return scenario


def drawn(luck: random.Random) -> BattleScenario:
    names = [f"F{n}" for n in range(luck.randint(2, 5))]
    relations = [
        RelationFile(a=a, b=b, to=luck.choice(("allied", "neutral", "hostile", "hostile")))
        for i, a in enumerate(names) for b in names[:i]
    ]
    provinces = [a_province(luck, n, names) for n in range(luck.randint(3, 8))]

    def friends(a: str, b: str) -> bool:
        return bool(a) and (a == b or any({r.a, r.b} == {a, b} and r.to == "allied" for r in relations))

    places = [p for p in provinces if p.site in PLACES]
    garrisons = [
        GarrisonFile(at=p.id, faction=f, units=some_units(luck, 1)) for p in places for f in [*names, ""]
        if (f == p.owner or friends(f, p.owner)) and luck.random() < 0.5
    ]
    return BattleScenario(
        id="by_luck", title="By luck", ends=EndsFile(rounds=luck.randint(3, 7)), relations=relations, provinces=provinces,
        factions=[
            FactionFile(id=f, name=f, treasury=luck.randint(0, 6), plays=luck.random() < 0.85, league=luck.random() < 0.3)
            for f in names
        ],
        borders=[*some_borders(luck, len(provinces))], garrisons=garrisons,
        banners=[a_banner(luck, n, luck.choice(names), luck.choice(provinces), friends) for n in range(3 * len(names))],
        sieges=[SiegeFile(place=p.id, by=luck.choice(names)) for p in places if luck.random() < 0.2],
    )


def a_province(luck: random.Random, number: int, names: list[str]) -> ProvinceFile:
    site = luck.choice(("town", "town", "fortress", "village", "none"))
    gives = int(site in PLACES)
    return ProvinceFile(
        id=f"p{number}", name=f"p{number}", site=site, owner=luck.choice([*names, ""]),
        tax=gives * luck.randint(0, 2), recruits=gives * luck.randint(0, 1),
    )


def some_borders(luck: random.Random, provinces: int):
    for n in range(1, provinces):
        way = luck.choice(("open", "open", "open", "swamp"))
        yield BorderFile(a=f"p{n}", b=f"p{luck.randrange(n)}", way=way, length=luck.randint(1, 3))
    for _ in range(luck.randint(0, provinces)):
        a, b = luck.sample(range(provinces), 2)
        yield BorderFile(a=f"p{a}", b=f"p{b}", way=luck.choice(("open", "open", "mountain")), length=luck.randint(1, 3))


def a_banner(luck: random.Random, number: int, faction: str, at: ProvinceFile, friends) -> BannerFile:
    inside = at.site in PLACES and friends(faction, at.owner) and luck.random() < 0.7
    return BannerFile(
        id=f"b{number}", faction=faction, noble=luck.choice(("general", "shadow", "head", "ruler")), at=at.id, inside=inside,
        chest=luck.randint(0, 4), units=some_units(luck, 0),
    )


def some_units(luck: random.Random, least: int) -> dict[str, int]:
    return {kind: luck.randint(1, 4) for kind in luck.sample(TROOPS, luck.randint(least, 3))}
