"""What a table calls its things, where the locales do not: companies and camps by their names, officers, a scenario's
own; and a time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from montjoy.games.clusta.model.armies import TABLES
from montjoy.games.clusta.model.queries import BRIDGEHEAD, CRURERS, whole
from montjoy.games.clusta.model.scenario import ORDER, ClustaScenario
from montjoy.games.clusta.protocol.forms import DAY
from montjoy.games.clusta.rules.campaign.rosters import ship_companies

LANGUAGES: Final = ("en", "sv", "he", "cs")
OFFICERS: Final[Mapping[str, tuple[str, str, str, str]]] = {
    "tasseluka": (
        "Admiral Tasseluka da Zafelasi", "amiral Tasseluka da Zafelasi", "האדמירל טסלוקה דה זפלסי",
        "admirál Tasseluka da Zafelasi",
    ),
    "kaelve": ("Praanz da Kaelve", "Praanz da Kaelve", "פראנץ דה קאלווה", "Praanz da Kaelve"),
    "kyrias": ("Kyrias", "Kyrias", "קיריאס", "Kyrias"),
    "trugdan": ("Admiral Trugdan Järnbuk", "amiral Trugdan Järnbuk", "האדמירל טרוגדן יארנבוק", "admirál Trugdan Järnbuk"),
    "grisban": ("Colonel Grisban", "överste Grisban", "הקולונל גריסבן", "plukovník Grisban"),
    "naramsi": (
        "Naramsi of the eastern gorge", "Naramsi av den östra klyftan", "נרמסי מן הנקיק המזרחי", "Naramsi z východní soutěsky",
    ),
    "officer": ("the good officer", "den gode officeren", "הקצין הטוב", "dobrý důstojník"),
    "arn": ("Arn Dunkelbrink", "Arn Dunkelbrink", "ארן דונקלברינק", "Arn Dunkelbrink"),
    "general1": ("general 1", "general 1", "גנרל 1", "generál 1"),
    "general2": ("general 2", "general 2", "גנרל 2", "generál 2"),
    "general3": ("general 3", "general 3", "גנרל 3", "generál 3"),
    "general4": ("general 4", "general 4", "גנרל 4", "generál 4"),
    "general5": ("general 5", "general 5", "גנרל 5", "generál 5"),
}  # fmt: skip

# Camps and companies of our own scenarios; one that is not here is called in every language as its scenario calls it.
PLACES: Final[Mapping[str, tuple[str, str, str]]] = {
    "Camp one": ("Läger ett", "מחנה ראשון", "První tábor"),
    "Camp two": ("Läger två", "מחנה שני", "Druhý tábor"),
    "The western camp": ("Västra lägret", "המחנה המערבי", "Západní tábor"),
    "The northern beach": ("Norra stranden", "החוף הצפוני", "Severní pláž"),
    "The southern beach": ("Södra stranden", "החוף הדרומי", "Jižní pláž"),
    "The crossroads": ("Vägkorsningen", "הצומת", "Křižovatka"),
    "The western haven": ("Västra hamnen", "המעגן המערבי", "Západní přístav"),
    "the rearguard": ("eftertruppen", "המאסף", "zadní voj"),
}


def names(scenario: ClustaScenario) -> dict[str, str]:
    """By id."""
    found = {f"{side}.{m.number}": company(m.name, m.number) for side in ORDER for m in ship_companies(side) if m.name}
    found |= officers()
    for u in scenario.units:
        found |= called(f"{u.side}.{u.number}", u.name, str(u.number))
    found |= camps(scenario) | bridgehead() | pirates(scenario.config.ransard_pirate_ships_met)
    own = {f"{c.side}.{c.id}": c.name for c in scenario.commanders if c.name}
    return {id: name for id, name in found.items() if id.partition(":")[0] not in own} | own


def company(name: str, number: int) -> str:
    return f"{name} ({number})"


def officers() -> dict[str, str]:
    """The officers of the list, in every language."""
    found: dict[str, str] = {}
    for id, called in OFFICERS.items():
        side, listed = str(TABLES["commanders"][id][0]), str(TABLES["commanders"][id][1])
        for lang, name in zip(LANGUAGES, called, strict=True):
            found |= {f"{side}.{id}:{lang}": name, f"{listed}:{lang}": name}
        found |= {f"{side}.{id}": called[0], listed: called[0]}
    return found


def camps(scenario: ClustaScenario) -> dict[str, str]:
    """A scenario's camps, numbered by side, and how they are written in orders."""
    found: dict[str, str] = {}
    for side in ORDER:
        own = [camp for camp in scenario.camps if camp.side == side]
        for n, camp in enumerate(own, 1):
            found |= called(f"{side}.camp{n}", camp.name, f"camp{n}")
    return found


def bridgehead() -> dict[str, str]:
    """Where the Crurers' orders begin; it is no marker, and written to by its plain name."""
    id = whole(CRURERS, BRIDGEHEAD)
    words = zip(LANGUAGES, ("the bridgehead", "brohuvudet", "ראש הגשר", "předmostí"), strict=True)
    return {id: "the bridgehead"} | {f"{id}:{lang}": word for lang, word in words}


def pirates(ships: int) -> dict[str, str]:
    """The companies of pirate ships that joined the fleet (CN-RANS-03 calls them "Pirates 1")."""
    words = dict(zip(LANGUAGES[1:], ("Piraterna", "שודדי ים", "Piráti"), strict=True))
    return {f"Pirates {n}:{lang}": f"{word} {n}" for lang, word in words.items() for n in range(1, ships + 1)}


def called(id: str, name: str, mark: str) -> dict[str, str]:
    """A scenario's own name for something, with what it is called in orders, in every language that has one; empty without."""
    if not name:
        return {}
    own = dict(zip(LANGUAGES[1:], PLACES.get(name, ()), strict=False))
    found = {id: f"{name} ({mark})"} | {f"{id}:{lang}": f"{word} ({mark})" for lang, word in own.items()}
    return found | {f"{name}:{lang}": word for lang, word in own.items()}


def when(words: Any, at: int) -> str:
    """A tick as a day and a round or a night round; before day 0 nothing has happened yet."""
    if at < 0:
        return str(words.text("map-when", day=0, part="start", n=0))
    day, rest = divmod(at, DAY)
    if rest < DAY // 2:
        return str(words.text("map-when", day=day, part="round", n=rest // 4 + 1))
    return str(words.text("map-when", day=day, part="night", n=(rest - DAY // 2) // 8 + 1))
