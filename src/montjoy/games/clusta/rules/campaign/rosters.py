"""The armies that come to the island: units by ship, commanders, specialists, as the army sheets have them."""

from __future__ import annotations

from typing import Final

import msgspec

from montjoy.games.clusta.model import armies
from montjoy.games.clusta.model.armies import TABLES
from montjoy.games.clusta.model.pieces import Contingent, Trade
from montjoy.games.clusta.model.scenario import NATION, Config, Side
from montjoy.games.clusta.options import ClustaOptions

RETINUE: Final = "da Kaelves följe"


class Muster(msgspec.Struct, frozen=True):
    """A unit of an army sheet and the kind of ship that brings it; "": none does."""

    number: int
    name: str
    men: tuple[Contingent, ...]
    ship: str


class Officer(msgspec.Struct, frozen=True):
    """A commander of the list."""

    id: str
    name: str
    leader_value: int


class Expert(msgspec.Struct, frozen=True):
    """A specialist; `skill` 0: none is needed."""

    trade: Trade
    name: str
    skill: int


class Army(msgspec.Struct, frozen=True):
    """All that a side brings."""

    units: tuple[Muster, ...]
    officers: tuple[Officer, ...]
    experts: tuple[Expert, ...]


def army(side: Side, priority: str, options: ClustaOptions, config: Config) -> Army:
    """What a side brings; the Trakorians by the Bodak's priority."""
    if side == "trakorians":
        return PRIORITIES[priority](config) if priority in PRIORITIES else low(config)
    if side == "ransards":
        return ransards(options, config)
    return stegosians(config) if side == "stegosians" else crurers()


# ---- sheets ----------------------------------------------------------------------------------------------------------
def ship_companies(side: Side) -> tuple[Muster, ...]:
    """CN-ARMY-01  At the start each ship's company is one unit with one marker; lines of one number are its soldier types."""
    found: dict[int, Muster] = {}
    for row, cells in TABLES[f"roster_{side}"].items():
        if row == "columns":
            continue
        number, name, men, kind = cells[:4]
        ship = "" if side == "crurers" else cells[7]
        before = found[number].men if number in found else ()
        found[number] = Muster(number, name, (*before, Contingent(NATION[side], kind == "elite", men)), ship)
    return tuple(found.values())


def officers(side: Side, *ids: str, grisban: int = 0) -> tuple[Officer, ...]:
    """Commanders of the list by their ids."""
    rows = [(id, TABLES["commanders"][id]) for id in ids]
    return tuple(Officer(id, row[1], grisban or row[2]) for id, row in rows if row[0] == side)


def experts(trade: Trade, number: int, skill: int = 0, name: str = "") -> tuple[Expert, ...]:
    return (Expert(trade, name, skill),) * number


# ---- Trakorians ------------------------------------------------------------------------------------------------------
def trakorian_officers(priority: str) -> tuple[Officer, ...]:
    """CN-TRAK-01  Tasseluka, but not in disgrace; da Kaelve always; Kyrias at the highest priority only."""
    kaelve = officers("trakorians", "kaelve")
    admiral = () if priority == "disgrace" else officers("trakorians", "tasseluka")
    return admiral + kaelve + (officers("trakorians", "kyrias") if priority == "highest" else ())


def disgrace(config: Config) -> Army:
    """CN-TRAK-03  Da Kaelve comes in his own carrack, with one astrologer and one unit of 250 standard soldiers."""
    men: int = TABLES["priority"]["disgrace"][5]
    retinue = Muster(1, RETINUE, (Contingent("trakorian", False, men),), "carrack")
    return Army((retinue,), trakorian_officers("disgrace"), trakorian_experts("disgrace", config))


def low(config: Config) -> Army:
    """CN-TRAK-04  One galbalon and two kavarells: 800 men, and one astrologer."""
    return trakorians("low", config)


def high(config: Config) -> Army:
    """CN-TRAK-05  Two galbalons and five kavarells: 1,800 men; interrogator, war engineer, spy, two astrologers."""
    return trakorians("high", config)


def highest(config: Config) -> Army:
    """CN-TRAK-06  The whole printed sheet: 3,200 men; interrogator, war engineer, three spies, two astrologers; Kyrias."""
    return trakorians("highest", config)


def trakorians(priority: str, config: Config) -> Army:
    """The units that CN-T-PRIORITY names: the first of each kind of ship, as many as come."""
    row = TABLES["priority"][priority]
    every = ship_companies("trakorians")
    elite = [unit for unit in every if unit.ship == "galbalon"][: row[2]]
    standard = [unit for unit in every if unit.ship == "kavarell"][: row[3]]
    return Army((*elite, *standard), trakorian_officers(priority), trakorian_experts(priority, config))


def trakorian_experts(priority: str, config: Config) -> tuple[Expert, ...]:
    """As many as CN-T-PRIORITY has."""
    row = TABLES["priority"][priority]
    return (
        *experts("astrologer", row[6], config.astrologer_skill), *experts("interrogator", row[7], trakorian_interrogator()),
        *experts("war_engineer", row[8]), *experts("spy", row[9]),
    )


def trakorian_interrogator() -> int:
    """CN-SPEC-02  From the security service's castle in Fam Kvalvi: Interrogation 20."""
    skill: int = TABLES["specialists"]["trakorians"][4]
    return skill


PRIORITIES: Final = {"disgrace": disgrace, "low": low, "high": high, "highest": highest}


def priority_of(rolled: int) -> str:
    """The Bodak's trust by 1T20 (CN-TRAK-02)."""
    names = [row for row, cells in TABLES["priority"].items() if row != "columns" and rolled >= cells[0]]
    return max(names, key=lambda row: TABLES["priority"][row][0], default="disgrace")


# ---- Ransards --------------------------------------------------------------------------------------------------------
def ransard_officers(options: ClustaOptions) -> tuple[Officer, ...]:
    """CN-RANS-01  Trugdan Järnbuk and Grisban, whose leader value is 3, or 4 as in the worked example.  Manzonla is none."""
    return officers("ransards", "trugdan") + officers("ransards", "grisban", grisban=options.grisban_leader_value)


def ransards(options: ClustaOptions, config: Config) -> Army:
    """CN-RANS-02  Three carracks and four caravels: 1,470 men; a spy, an interrogator, three hippogriffs, an astrologer and
    Manzonla."""
    row = TABLES["specialists"]["ransards"]
    found = (
        *ransard_astrologers(config), *experts("spy", int(row[2])), *experts("interrogator", int(row[3]), ransard_interrogator()),
        *experts("hippogriff", row[6]),
    )
    return Army(ship_companies("ransards"), ransard_officers(options), found)


def ransard_interrogator() -> int:
    """CN-RANS-06  Like the Trakorian one, but with Interrogation 17."""
    skill: int = TABLES["specialists"]["ransards"][4]
    return skill


def ransard_astrologers(config: Config) -> tuple[Expert, ...]:
    """CN-RANS-07  One ordinary astrologer, and Manzonla, who needs two days for a hex and answers less precisely."""
    row = TABLES["specialists"]["ransards"]
    dabbler = experts("half_astrologer", row[1], config.manzonla_skill, "Manzonla")
    return experts("astrologer", int(row[0]), config.astrologer_skill) + dabbler


def pirate_ship(number: int, n: int, config: Config) -> Muster:
    """A pirate ship that joined: one unit (CN-RANS-03, CN-TROOP-04)."""
    return Muster(number, f"Pirates {n}", (armies.pirates(config.pirate_ship_men),), "pirate ship")


# ---- Stegosians ------------------------------------------------------------------------------------------------------
def stegosian_officers(*, arn: bool = False) -> tuple[Officer, ...]:
    """CN-STEG-01  Naramsi and the good officer; Arn Dunkelbrink once he is there, if he comes at all."""
    return officers("stegosians", "naramsi", "officer", *(["arn"] if arn else []))


def stegosians(config: Config) -> Army:
    """CN-STEG-02  One galbalon and three carracks: 1,050 men; a spy and the court astrologer."""
    row = TABLES["specialists"]["stegosians"]
    found = (*experts("astrologer", int(row[0]), config.astrologer_skill), *experts("spy", int(row[2])))
    return Army(ship_companies("stegosians"), stegosian_officers(), found)


# ---- Crurers ---------------------------------------------------------------------------------------------------------
def generals() -> tuple[Officer, ...]:
    """CN-CRUR-02  The five generals, each of leader value 4."""
    return officers("crurers", *[id for id, row in TABLES["commanders"].items() if row[0] == "crurers"])


def crurers() -> Army:
    """CN-CRUR-01  Seven thousand undead in fourteen groups of five hundred."""
    return Army(ship_companies("crurers"), generals(), ())
