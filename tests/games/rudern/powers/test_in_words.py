"""What is told, asked and answered among six powers, as its players read it: every kind of it in every language, by the names of
things and never by their ids."""

from __future__ import annotations

import re
from types import ModuleType
from typing import Any, get_args

import msgspec
import pytest

from montjoy.core.effects import Event, Option, Question
from montjoy.core.sample import playout
from montjoy.core.session.streams import Rolled
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.powers import OFFICES, For
from montjoy.games.rudern.model.state import Outcome
from montjoy.games.rudern.options import RudernOptions
from montjoy.games.rudern.protocol import campaign_events, campaign_questions, powers_events, powers_questions
from montjoy.games.rudern.protocol import powers_events as e
from montjoy.games.rudern.protocol import powers_questions as q
from montjoy.games.rudern.rules.powers.abilities import ABILITY
from montjoy.games.rudern.rules.powers.decks import DECKS
from montjoy.words import LANGUAGES, Words
from tests.games.rudern.players import Luck, anything

SCENARIO = game.scenarios["six_powers"]
ALL_OF_IT = {
    "civil_war": True, "council": "elected", "independence": True, "festivals": True, "cards": "ours", "heads": "ours",
}  # fmt: skip
BUILDINGS = ("found", "imperial", "church", "fortress", "rebuild", "repair")

# Each line: what differs only by the last field reads differently.
SAID: list[list[Any]] = [
    [e.RoundBegun(2, ("SHA", "GRA", "IMP"), 22)],
    [e.NeedFell(21)],
    [e.KardomJoined("EMO", why) for why in ("time", "attacked", "kin", "gracuja", "card")],
    [e.SideChosen("GRA", side) for side in ("neutral", "empire", "league")],
    [e.InfluenceGained("GLI", 1, why, 7) for why in get_args(For)],
    [e.BodyArrived("rudern")],
    [e.BodySeized(faction, "desert_road") for faction in ("", "OST")],
    [e.BodyTaken("IMP", "cenek", "desert_road")],
    [e.WarDeclared("KAT", "GLI"), e.PeaceMade("KAT", "GLI"), e.PeaceRefused("KAT", "GLI")],
    [e.Seceded("URA", 10)],
    [e.Sided("KAT", "URA", along) for along in (True, False)],
    [e.TroopsSeceded("URA", "church_hill", "foot", number, "church_hill.IMP") for number in (1, 2)],
    [e.ChurchTownKept("URA", "church_hill")],
    [e.ExtraTaxRaised("KAT", amount) for amount in (0, 1, 2, 5)],
    [e.Unrest("rudern", "IMP", "foot", number, "rudern.IMP") for number in (1, 2)],
    [e.PlaceOwnerless("san_ford", "IMP")],
    [e.TownGiven("KAT", "strzegom", "SVE", kind) for kind in ("manorial", "church")],
    [e.PurseLookedAt("SVE", purse, "WKA") for purse in ("WKA", "ottokar")],
    [e.PurseSeen("SVE", "WKA", "WKA", amount) for amount in (0, 1, 2, 5)],
    [e.FestivalAnnounced("URA", "south_fields", 2)],
    [e.GiftsCollected("south_fields", amount) for amount in (0, 1, 2, 5)],
    [e.GiftGiven("KAT", "south_fields", amount) for amount in (0, 1, 2, 5)],
    [e.FestivalPrize(faction, "south_fields") for faction in ("", "KAT")],
    [e.ElectionCalled(OFFICES, why) for why in ("arrival", "kard-dead", "gracuja", "head-dead", "secession")],
    [e.Candidacies("kard", factions) for factions in ((), ("KAT",), ("KAT", "GRA"))],
    [e.VotesCast("LEA", office, "KAT", 2) for office in OFFICES],
    [e.Elected("umbro", faction, 3) for faction in ("", "SVE")],
    [e.Elected("umbro", "SVE", votes) for votes in (0, 1, 2, 5)],
    *([e.HeadDrawn("KAT", head, ability) for ability in dict.fromkeys(ABILITY.values())] for head in ABILITY),
    [e.HeadPaid("KAT", 1)],
    [e.ShadowCalled("SHA", "ulvar", "vermogen")],
    *([e.CardTurned(deck, card) for card in cards] for deck, cards in DECKS.items()),
    [e.CardsReshuffled(deck) for deck in DECKS],
    [e.CardPaid("OST", 3)],
    [e.CardUnits("SHA", "vermogen", "shadow_foot", number) for number in (1, 2)],
    [e.CardLoss("IMP", body, "legion", 1) for body in ("cenek", "strzegom.IMP")],
    [e.ChestsShown(chests) for chests in ({}, {"cenek": 14, "kalame": 0})],
    [q.MarchBody("long_road", price, dying) for price, dying in ((0, 0), (4, 0), (4, 1), (4, 2), (4, 5))],
    [q.MarchBodyAs("long_road", 4, 0, ("cenek",), source, relieves)
     for source in ("", "treasury", "chests", "both") for relieves in (False, True)],
    [q.RaiseExtraTax()],
    [q.GiveTown("strzegom", "SVE"), q.GiveToChurch("strzegom")],
    [q.LookInto("WKA"), q.LookInto("ottokar")],
    [q.DeclareWar("GLI"), q.OfferPeace("GLI")],
    [q.Secede(10)],
    [q.HoldFestival("south_fields", 2)],
    *([q.PrepareFor("SHA", treasury, 9), q.RegroupFor("SHA", "vermogen", treasury)] for treasury in (0, 1, 2, 5)),
    [q.ChooseSide()],
    [q.JoinEmpire(), q.JoinLeague(), q.StayNeutral()],
    [q.PeaceOffered("KAT")],
    [q.MakePeace(), q.StayAtWar()],
    [q.WhomToSideWith("URA")],
    [q.GoAlong(), q.StandByEmpire()],
    [q.FestivalGift("south_fields")],
    [q.Give(amount) for amount in (0, 1, 2, 5)],
    [q.StandForOffice(office) for office in OFFICES],
    [q.Stand(), q.DoNotStand()],
    [q.Ballot(office, 2) for office in OFFICES],
    [q.VoteFor("GRA")],
    [q.TempleOffered(5)],
    [q.BuildTemple(), q.LeaveIt()],
    [Rolled(rule, (about,), (3,)) for rule, about in (
        ("RW-CAM-CARD-01", "weather"), ("RW-CAM-CARD-01", "politics"), ("RW-CAM-NOB-10", "KAT"), ("RW-CAM-OFF-02", "rudern"),
    )],
    [campaign_events.Built("IMP", "south_fields", building) for building in BUILDINGS],
    [campaign_questions.Build("south_fields", building, 5, "") for building in BUILDINGS],
    [Outcome(("LEA",), why, 9) for why in (
        "influence", "body", "kin", "prizes", "capital", "most-influence", "last-side", "rounds",
    )],
]  # fmt: skip


def words_in(lang: str) -> Words:
    return Words(game, lang, game.names(SCENARIO))


def text_of(words: Words, thing: Any) -> str:
    if isinstance(thing, Outcome):
        return words.outcome(thing)
    if isinstance(thing, Question):
        return words.question(thing)
    return words.event(thing) if isinstance(thing, Event) else words.option(thing)


def raw(text: str, lang: str) -> list[str]:
    """What is no word of the language: ids, variables, in Hebrew every Latin letter, in all but English our English names."""
    text = re.sub(r"\(RW-[A-Z0-9-]+\)", "", text)
    found = re.findall(r"\b[A-Z]{3}\b|[a-z]+_[a-z]+|[{}]|\$|\?\?\?", text)
    found += re.findall(r"\b(?:none|House|League|Empire|Road|Ford|the)\b", text) if lang != "en" else []
    return found + (re.findall(r"[A-Za-z]+", text) if lang == "he" else [])


def kinds_of(module: ModuleType) -> set[type]:
    kinds = {kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, (Event, Question, Option))}
    return {kind for kind in kinds if kind.__module__ == module.__name__}


def test_every_kind_of_event_question_and_answer_is_among_what_is_said_here() -> None:
    """A new one is added to SAID."""
    said = {type(thing) for things in SAID for thing in things}
    assert (kinds_of(powers_events) | kinds_of(powers_questions)) - said == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_by_names_and_what_differs_reads_differently(lang: str) -> None:
    """RW-GEN-13  Every value that a field may have has words of its own; nothing is called by its id."""
    words = words_in(lang)
    for things in SAID:
        said = [text_of(words, thing) for thing in things]
        assert [(text, raw(text, lang)) for text in said if raw(text, lang)] == []
        assert len(set(said)) == len(said), said
    assert words.problems == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_say_what_they_do(lang: str) -> None:
    """RW-CAM-CARD-01, RW-T-WEATHER, RW-T-POLITICS  Each by its name and with its effect; two do nothing."""
    words = words_in(lang)
    told = {card: text_of(words, e.CardTurned(deck, card)) for deck, cards in DECKS.items() for card in cards}
    assert len(set(told.values())) == len(told)
    effects = {card: text.partition(". ")[2] for card, text in told.items()}
    assert all(effects.values()) and effects["mild_year"].partition("(")[0] == effects["quiet_months"].partition("(")[0]
    assert len({text for card, text in effects.items() if card not in ("mild_year", "quiet_months")}) == len(told) - 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_has_a_name_in_six_powers_is_called_so_in_each_language(lang: str) -> None:
    """RW-CAM-SCN-02  Seats, factions, provinces, nobles and those who may be hired."""
    words = words_in(lang)
    for id in (name for name in words.names if ":" not in name):
        called = words.name(id)
        assert called != id and raw(called, lang) == [], (id, called)


def test_a_purse_is_called_as_what_it_is() -> None:
    """RW-CAM-OFF-06  A faction’s is its treasury, a noble’s the chest."""
    words = words_in("en")
    assert "looks into the treasury of Western Kardom" in text_of(words, e.PurseLookedAt("SVE", "WKA", "WKA"))
    assert "looks into the chest of Ottokar, of Western Kardom" in text_of(words, e.PurseLookedAt("SVE", "ottokar", "WKA"))


def test_further_dice_are_counted_behind_the_division() -> None:
    """RW-CAM-BODY-02, RW-CAM-NOB-10"""
    from montjoy.games.rudern.protocol.events import PoolCounted

    line = words_in("en").event(PoolCounted(1, (("foot", 7, 1),), 7, 1, 10, extra=3))
    assert "7 foot (7) + 3 further dice = 10 dice" in line
    assert "further" not in words_in("en").event(PoolCounted(1, (("foot", 7, 1),), 7, 1, 7))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_with_every_option_is_told_without_an_id(lang: str) -> None:
    """RW-GEN-13  All that is told to anybody, all that is asked and may be answered, in games by luck."""
    words, found = words_in(lang), []

    def read(thing: Any) -> None:
        text = text_of(words, thing)
        found.extend((text, wrong) for wrong in raw(text, lang))

    def player(view: Any, asked: Any, luck: Any) -> Any:
        if type(asked.ask).__module__ == powers_questions.__name__:
            read(asked.ask)
        for option in asked.options or ():
            read(game.label(view, asked, option))
        return anything(view, asked, luck)

    short = msgspec.structs.replace(SCENARIO, ends=msgspec.structs.replace(SCENARIO.ends, rounds=4))
    world = game.setup(short, RudernOptions(**ALL_OF_IT))
    playout(game, world, dict.fromkeys(game.seats(SCENARIO), player), Luck(7), lambda to, event: read(event))
    assert found == [] and words.problems == []
