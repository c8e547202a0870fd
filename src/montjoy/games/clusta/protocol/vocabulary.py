"""The words of the order language: each key with its phrase in English, Swedish, Hebrew and Czech.

A phrase is one or more words.  No phrase means two things, so that a sheet may be written in any of the four languages, even
mixed.  Names of people and units, hexes and numbers are the same in all of them.
"""

from __future__ import annotations

import unicodedata
from typing import Final

LANGUAGES: Final = ("en", "sv", "he", "cs")
Phrase = tuple[str, ...]

ORDERS: Final[dict[str, tuple[str, str, str, str]]] = {
    "HOLD": ("hold", "håll", "החזק", "držet"),
    "AWAIT": ("await", "avvakta", "המתן", "vyčkat"),
    "ATTACK": ("attack", "anfall", "תקוף", "zaútočit"),
    "GO_TO": ("go to", "gå till", "לך אל", "jít do"),
    "ADVANCE_TO": ("advance to", "avancera till", "התקדם אל", "postupovat do"),
    "HURRY_TO": ("hurry to", "gå snarast till", "מהר אל", "spěchat do"),
    "MAKE_CAMP": ("make camp", "slå läger", "הקם מחנה", "postavit tábor"),
    "FORTIFY": ("fortify", "befäst", "בצר", "opevnit"),
    "CATCH_COURIERS": ("catch couriers", "fånga kurirer", "לכוד שליחים", "chytat kurýry"),
    "EMBARK": ("embark", "embarkera", "עלה לאונייה", "nalodit se"),
    "DISEMBARK": ("disembark", "debarkera", "רד לחוף", "vylodit se"),
    "AMBUSH": ("ambush", "bakhåll", "מארב", "přepadení"),
    "PATROL": ("patrol", "patrull", "סייר", "hlídkovat"),
    "SCOUT": ("scout", "spana", "תצפת", "pátrat"),
    "DIVINE": ("divine", "spå", "נבא", "věštit"),
    "GO_TO_NEAREST_CAMP": ("go to nearest camp", "gå till närmsta läger", "לך למחנה הקרוב", "jít do nejbližšího tábora"),
    "SIEGE_WORKS": ("siege works", "belägringsverk", "עבודות מצור", "obléhací práce"),
}
WORDS: Final[dict[str, tuple[str, str, str, str]]] = {
    # -- where and when
    "to": ("to", "till", "אל", "k"),
    "unit": ("unit", "enhet", "יחידה", "jednotka"),
    "units": ("units", "enheter", "יחידות", "jednotky"),
    "day": ("day", "dag", "יום", "den"),
    "round": ("round", "runda", "סבב", "kolo"),
    "night": ("night", "natt", "לילה", "noc"),
    "from_now": ("from now", "från nu", "מעתה", "od teď"),
    "written": ("written", "skriven", "נכתב", "psáno"),
    "form": ("form", "formulär", "טופס", "formulář"),
    # -- how
    "via": ("via", "över", "דרך", "přes"),
    "in": ("in", "i", "במערך", "v"),
    "march": ("march formation", "marschformation", "מסע", "pochodová formace"),
    "battle": ("battle formation", "stridsformation", "קרב", "bojová formace"),
    "dash": ("dash", "ilmarsch", "מאמץ", "úprk"),
    "with": ("with", "med", "עם", "s"),
    "also_of": ("also of", "även från", "גם של", "také od"),
    "mercy": ("with mercy", "med skonsamhet", "ברחמים", "s milostí"),
    "patient": ("no interrogation", "inget förhör", "ללא חקירה", "bez výslechu"),
    # -- standing instructions and wishes
    "standing": ("standing", "stående", "הוראות קבע", "stálé pokyny"),
    "wishes": ("wishes", "önskningar", "משאלות", "přání"),
    "retreat_at": ("retreat at", "retirera vid", "סגת ב", "ustoupit při"),
    "pursue": ("pursue", "förfölj", "רדוף", "pronásledovat"),
    "spend_hp_tv": ("points for value", "poäng för värde", "נקודות לערך", "body za hodnotu"),
    "spend_hp_death": ("points for life", "poäng för livet", "נקודות לחיים", "body za život"),
    "let_pass": ("let pass", "släpp förbi", "הנח לעבור", "nechat projít"),
    "ambush_continue": ("ambush go on", "bakhåll fortsätt", "המשך במארב", "v přepadení pokračovat"),
    "front_split": ("fronts", "fronter", "חזיתות", "fronty"),
    "advance_after_win": ("advance", "avancera", "התקדם", "postupovat"),
    "proportional": ("proportional", "proportionellt", "יחסי", "poměrně"),
    "largest": ("largest", "största", "הגדול", "největší"),
    "yes": ("yes", "ja", "כן", "ano"),
    "no": ("no", "nej", "לא", "ne"),
    "never": ("never", "aldrig", "לעולם לא", "nikdy"),
    "none": ("none", "ingen", "איש", "nikoho"),
    # -- the business of a morning
    "split": ("split", "dela", "פצל", "rozdělit"),
    "elite": ("elite", "elit", "עילית", "elitních"),
    "standard": ("standard", "standardsoldater", "רגילים", "řadových"),
    "as": ("as", "som", "בתור", "jako"),
    "merge": ("merge", "slå ihop", "מזג", "sloučit"),
    "attach": ("attach", "anslut", "צרף", "připojit"),
    "detach": ("detach", "lösgör", "נתק", "odpojit"),
    "from": ("from", "från", "מאת", "od"),
    "assign": ("assign", "tilldela", "שבץ", "přidělit"),
    "send": ("send", "sänd", "שלח", "vyslat"),
    "back_to": ("back to", "tillbaka till", "חזרה אל", "zpět k"),
    "carries_to": ("carries to", "bär till", "נושא אל", "nese k"),
    "attitude": ("attitude", "hållning", "יחס", "postoj"),
    "hostile": ("hostile", "fientlig", "עוין", "nepřátelský"),
    "neutral": ("neutral", "neutralt", "ניטרלי", "neutrální"),
    "friendly": ("friendly", "vänlig", "ידידותי", "přátelský"),
    "letter": ("letter", "brev", "מכתב", "dopis"),
    "deed": ("deed", "dåd", "מעשה גבורה", "hrdinský čin"),
    "overall": ("overall", "överbefälhavare", "מפקד עליון", "vrchní velitel"),
    "fleet": ("fleet", "flotta", "צי", "loďstvo"),
    "aboard": ("aboard", "ombord", "על הסיפון", "na palubu"),
    "ask": ("ask", "fråga", "שאל", "ptát se"),
    "rounds": ("rounds", "rundor", "סבבים", "každé kolo"),
    "mornings": ("mornings", "morgnar", "בקרים", "každé ráno"),
}
ALSO: Final[dict[str, tuple[str, ...]]] = {
    "GO_TO": ("move to",), "MAKE_CAMP": ("camp",), "GO_TO_NEAREST_CAMP": ("gå till närmaste läger", "go to the nearest camp"),
    "EMBARK": ("em-/debarkera",), "march": ("march", "marsch"), "battle": ("battle", "strid"),
}
EVERY: Final = ORDERS | WORDS


def folded(word: str) -> str:
    """A word as it is compared: composed, without capitals."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", word).casefold())


def said(key: str, lang: str) -> str:
    """A key's phrase in a language; English where that is not spoken."""
    return EVERY[key][LANGUAGES.index(lang) if lang in LANGUAGES else 0]


def _lexicon() -> dict[Phrase, str]:
    found: dict[Phrase, str] = {}
    for key, phrases in EVERY.items():
        for phrase in (*phrases, *ALSO.get(key, ()), *((key,) if key in ORDERS else ())):
            found[tuple(folded(word) for word in phrase.split())] = key
    return found


LEXICON: Final = _lexicon()
LONGEST: Final = max(len(phrase) for phrase in LEXICON)
FIRST_WORDS: Final = frozenset(word for phrase in LEXICON for word in phrase)
