"""Six powers on the page and in the terminal: whose impulse it is and for whom one acts, council and influence, what one knows of
others' purses, the signs of the map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from montjoy.core.session.streams import Asked
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.powers import Body, Cards
from montjoy.games.rudern.model.queries import body
from montjoy.games.rudern.model.state import Known, World
from montjoy.games.rudern.options import RudernOptions
from montjoy.games.rudern.protocol import powers_questions as acts
from montjoy.games.rudern.protocol.campaign_questions import Prepare, Regroup
from montjoy.games.rudern.protocol.powers_questions import PrepareFor, RegroupFor
from montjoy.games.rudern.rules.battles.money import known, note_divided, note_gift, note_given, note_spent
from montjoy.games.rudern.rules.campaign.preparing import listed
from montjoy.games.rudern.seen.view import view
from montjoy.games.rudern.ui import (
    amounts,
    board,
    colours,
    council,
    hindrances,
    ledger,
    legend,
    places,
    realms,
    tally,
    telling,
)
from montjoy.words import LANGUAGES, Words
from tests.games.rudern.players import Luck
from tests.games.rudern.realm import in_impulse, powers, six_powers

SIX = game.scenarios["six_powers"]


def spoken(lang: str = "en", scenario: Any = SIX) -> Words:
    return Words(game, lang, game.names(scenario))


def at_war(faction: str = "IMP", round: int = 2, **options: Any) -> World:
    """Our scenario in that faction's impulse."""
    return in_impulse(six_powers(**options), faction, round)


def said(world: World, seat: str = "KAT", lang: str = "en") -> list[str]:
    """All that is said of the board, with what only the seat knows."""
    seen, w = view(world, seat), spoken(lang)
    return [*game.text.describe(seen, w), *game.text.card(seen, w)]


def part(world: World, title: str, seat: str = "KAT") -> tuple[str, ...]:
    """A part of the panel, by its heading's first letters; empty: there is none."""
    return next((each.lines for each in council.parts(view(world, seat), spoken()) if each.title.startswith(title)), ())


def everything_shown(world: World, seat: str, lang: str = "en") -> list[str]:
    """The page and the terminal as a seat sees them."""
    seen, w = view(world, seat), spoken(lang)
    shown = [*game.text.describe(seen, w), *game.text.card(seen, w), game.text.draw(seen, w, 80)]
    shown += [str(board.draw(seen, w, ())), str(board.aside(seen, w, ())), str(board.card(seen, w))]
    shown += [line for place in seen.land.provinces for line in places.here(seen, w, place)]
    return [*shown, *hindrances.standing(seen, w)]


# ---- whose impulse it is ---------------------------------------------------------------------------------------------
def test_who_decides_for_several_reads_for_whom_he_acts() -> None:
    """RW-CAM-OFF-08  The commander for the Empire, the League's player for a kardom; the others read who decides."""
    assert "You act for the Rudern Empire." in said(at_war("IMP"), "GLI")
    assert "House Glivic decides for the Rudern Empire." in said(at_war("IMP"), "KAT")
    assert "You act for Western Kardom." in said(at_war("WKA"), "LEA")
    assert "The League decides for Western Kardom." in said(at_war("WKA"), "watcher")
    for seat in ("GLI", "KAT", "LEA"):
        assert council.impulse(view(at_war("GLI"), seat), spoken()) == []
    formed = at_war("IMP")
    formed.asked, formed.answers = "IMP", "KAT"              # who takes the Empire's income is asked first
    assert "You act for the Rudern Empire." in said(formed, "KAT")
    assert "House Katzowic decides for the Rudern Empire." in said(formed, "GLI")
    asked = at_war("SHA")
    asked.asked = "IMP"                                      # to join a relief, in another's impulse
    assert council.impulse(view(asked, "GLI"), spoken()) == [
        "The League decides for the Shadow Lands.", "You act for the Rudern Empire.",
    ]  # fmt: skip
    aside = board.aside(view(at_war("IMP"), "GLI"), spoken(), ())
    assert "You act for" in aside and "You act for" in game.text.draw(view(at_war("IMP"), "GLI"), spoken(), 80)


def test_the_form_says_for_whom_it_is() -> None:
    """RW-CAM-RND-04, RW-CAM-OFF-08  To who decides for several; a house reads of its own treasury as ever."""
    for faction, seat, kind in (("WKA", "LEA", PrepareFor), ("KAT", "KAT", type(None))):
        seen = view(at_war(faction), seat)
        asked = Asked(1, "order", Prepare(9, 12, listed(seen)), (), "Preparations")
        ask = amounts.question(seen, asked).ask
        assert isinstance(ask, PrepareFor) == (kind is PrepareFor)
        place = "west_march" if faction == "WKA" else "kiertz"
        again = amounts.question(seen, Asked(1, "order", Regroup(place, 9, listed(seen, place)), (), "Preparations")).ask
        assert isinstance(again, RegroupFor) == (kind is PrepareFor)
        for lang in LANGUAGES:
            w = spoken(lang)
            assert w.item(ask) and w.item(again) and not w.problems
    line = spoken().item(PrepareFor("WKA", 9, 12))
    assert line.startswith("Western Kardom: its treasury holds 9 resources, with all taxes 12.")


def test_the_order_of_the_round_marks_the_present_impulse() -> None:
    """RW-CAM-RND-03  A list beside the map, a sentence in the terminal; a kardom that waits stands at the end of the table."""
    world = at_war("IMP")
    seen, w = view(world, "KAT"), spoken()
    assert "then the Rudern Empire (now), then House Urad" in realms.standings(seen, w)[0]
    panel = council.panel(seen, w)
    assert panel.count('aria-current="true"') == 1 and '<li aria-current="true"><b>the Rudern Empire</b></li>' in panel
    assert panel in board.aside(seen, w, ())
    held = [each.faction for each in realms.holdings(seen.land)]
    assert held[: len(powers(world).order)] == list(powers(world).order) and held[-1] == "BYS" and len(held) == 12


def test_before_the_first_round_nobody_acts() -> None:
    """RW-CAM-RND-01  The page is shown before the order of impulses is fixed."""
    seen = view(six_powers(), "KAT")
    assert game.text.describe(seen, spoken())[0] == "Round 1 of 20 has not begun yet."
    assert "aria-current" not in board.aside(seen, spoken(), ())


# ---- the council -----------------------------------------------------------------------------------------------------
def test_every_office_says_who_holds_it_and_what_it_gives() -> None:
    """RW-CAM-OFF-01, RW-CAM-OFF-02, RW-CAM-OFF-03, RW-CAM-OFF-04, RW-CAM-OFF-05, RW-CAM-OFF-06"""
    world = at_war()
    held = part(world, "The offices")
    assert [line.partition(".")[0] for line in held] == [
        "Kard: nobody", "Treasurer: House Katzowic", "Commander of the armies: House Glivic", "Sermo: House Urad",
        "Umbro: House Svebod",
    ]  # fmt: skip
    assert all("Influence: 1" in line for line in held)
    powers(world).offices["kard"], powers(world).vote = "SVE", ("kard", "umbro")
    assert part(world, "The offices")[0].startswith("Kard: House Svebod. Takes the taxes")
    assert part(world, "The offices")[-1] == "Voted on when the next round begins: kard and umbro."
    assert "Kard: House Svebod; Treasurer: House Katzowic;" in council.short(view(world, "KAT"), spoken())[0]


def test_influence_shows_what_counts_of_deeds_and_offices() -> None:
    """RW-CAM-INF-01  Of what offices gave half of the deeds at most; most influence first; Gracuja not with the League."""
    world = at_war()
    p = powers(world)
    p.deeds, p.quiet, p.need = {"URA": 5, "KAT": 3}, {"URA": 4, "KAT": 1}, 19
    lines = part(world, "Influence: 19 win at once")
    assert lines[:2] == ("House Urad: 7; 5 for deeds, 2 of 4 for offices.", "House Katzowic: 4; 3 for deeds, 1 of 1 for offices.")
    assert any(line.startswith("Gracuja: 0;") for line in lines)
    assert {each.faction: each.points for each in realms.holdings(world.land)}["URA"] == 7
    assert {each.faction: each.points for each in realms.holdings(world.land)}["SHA"] is None
    short = council.short(view(world, "KAT"), spoken())[1]
    assert short.startswith("Influence, 19 win: House Katzowic 4, House Glivic 0, House Urad 7")
    p.side = "league"
    assert not any(line.startswith("Gracuja") for line in part(world, "Influence"))


def test_influence_is_the_part_of_victory_that_is_counted_after_the_game() -> None:
    """RW-CAM-WIN-01  As much of what ends the game as there is of the need; a kardom has none."""
    world = at_war()
    before = tally.strength(world)
    powers(world).deeds = {"URA": 11, "SHA": 11, "KAT": 99}
    after = tally.strength(world)
    assert {f: after[f] - before[f] for f in ("URA", "SHA", "KAT", "GLI")} == {"URA": 6.0, "SHA": 0.0, "KAT": 12.0, "GLI": 0.0}
    assert set(tally.left(world)) == set(before) and before["IMP"] > 0


def test_where_the_body_is_and_who_carries_it() -> None:
    """RW-CAM-BODY-01, RW-CAM-BODY-03, RW-CAM-BODY-04  Carried, lying, at home; nothing where it is not on the map."""
    world = at_war()
    p, w = powers(world), spoken()
    assert part(world, "Sides")[0] == "Robert’s body is in Camp beside Ostius, with Stojmír, Rútvika and Čeněk."
    assert "Robert’s body is here." in places.here(view(world, "KAT"), w, "ostius_camp")
    assert "body-sign" in board.draw(view(world, "KAT"), w, ())
    p.body = Body((), "desert_road")
    assert part(world, "Sides")[0] == "Robert’s body lies in Desert Road; nobody carries it."
    p.body = Body((), "rudern", 3)
    assert part(world, "Sides")[0].startswith("Robert’s body lies in Rudern, since round 3:")
    p.body = Body((), "desert_road", by="WKA")
    assert part(world, "Sides")[0] == "Western Kardom has seized Robert’s body in Desert Road."
    p.body = None
    assert not any("body" in line for line in part(world, "Sides"))
    assert "body-sign" not in board.draw(view(world, "KAT"), w, ())


def test_who_joins_whom_and_when() -> None:
    """RW-CAM-ALY-02, RW-CAM-ALY-04, RW-CAM-ALY-05, RW-CAM-OFF-09"""
    world = at_war(civil_war=True)
    p = powers(world)
    assert part(world, "Sides")[1:] == (
        "Emora joins the League only by what happens.", "Tragia joins the League only by what happens.",
        "Ostius joins the League when round 2 begins, or when attacked.",
        "Bystria joins the League when round 3 begins, or when attacked.", "Gracuja is neutral and may still choose a side.",
    )  # fmt: skip
    world.land.factions["EMO"].plays = True
    p.side, p.seceded = "empire", ("URA",)
    world.land.relations["KAT"]["SVE"] = world.land.relations["SVE"]["KAT"] = "hostile"
    assert part(world, "Sides")[1:] == (
        "Tragia joins the League only by what happens.", "Ostius joins the League when round 2 begins, or when attacked.",
        "Bystria joins the League when round 3 begins, or when attacked.", "Gracuja is with the Empire, for good.",
        "House Urad has left the Empire.", "At war: House Katzowic and House Svebod.",
    )  # fmt: skip


def test_cards_that_last_and_heads_are_shown_where_they_are_played() -> None:
    """RW-CAM-CARD-01, RW-CAM-NOB-10"""
    world = at_war()
    assert part(world, "Cards") == () == part(world, "Heads")
    p = powers(world)
    p.cards = Cards({"mild_year": 2}, {"fire": 1, "raid": 2}, ("temple",), ("steps_minus_1",))
    assert part(world, "Cards") == ("In this round a resource buys 1 step less.",
                                    "In the decks: weather 2, politics 3; gone for good 1.")
    p.heads = {"KAT": "kat_hynek"}
    assert part(world, "Heads") == ("House Katzowic, Hynek: 1 more to spend in an impulse.",)
    del world.land.banners["katzowic_head"]
    assert part(world, "Heads") == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_it_can_be_said_in_every_language(lang: str) -> None:
    """RW-GEN-13  Every message with every one of its choices."""
    world, w = at_war(civil_war=True), spoken(lang)
    p = powers(world)
    p.vote, p.seceded, p.side = ("kard", "treasurer", "commander", "sermo", "umbro"), ("URA",), "league"
    world.land.relations["KAT"]["SVE"] = "hostile"
    p.cards = Cards({"mild_year": 2}, {}, ("temple",))
    everything_shown(world, "GLI", lang)
    lasting = ("town_tax_plus_1", "tax_half_up", "steps_minus_1", "length_plus_1", "no_new_sieges")
    lines = [w.text("council-lasts", card=card) for card in lasting]
    abilities = ("field_dice", "storm_dice", "wall_dice", "banner_size", "limit", "income", "cheap_generals", "steps")
    lines += [w.text("council-head", faction="KAT", head="kat_hynek", ability=ability) for ability in abilities]
    lines += [w.text("council-side", faction="GRA", side=side) for side in ("neutral", "empire", "league")]
    lines += [ledger.amount(w, k) for k in (Known(2), Known(2, 2), Known(2, 5), Known(0, 5))]
    lines += [w.text("map-group", group=name) for name in game.groups.GROUPS]
    lines += [w.text("form-calls-shadow"), w.text("plan-calls-shadow", place="vermogen")]
    for there in (Body((), "desert_road"), Body((), "rudern", 3)):
        p.body = there
        lines += council.body(world.land, w)
    assert len(set(lines)) == len(lines)
    lines += [line for each in council.parts(view(world, "KAT"), w) for line in each.lines]
    assert not w.problems and not any("{" in line or "none" in line for line in lines)


def test_a_campaign_of_two_shows_no_council() -> None:
    """RW-CAM-SCN-01"""
    seen = view(game.setup(game.scenarios["war_of_two_lords"], RudernOptions()), "KAT")
    w = spoken("en", game.scenarios["war_of_two_lords"])
    assert council.parts(seen, w) == [] == council.short(seen, w) == council.impulse(seen, w)
    assert "council" not in board.aside(seen, w, ()) and "kind-sign" not in board.draw(seen, w, ())
    assert board.aside(seen, w, ()).count("Influence") == 0


# ---- seats that are not factions -------------------------------------------------------------------------------------
def test_why_a_place_cannot_be_besieged_is_told_to_who_decides() -> None:
    """RW-SIEGE-02, RW-SIEGE-03  The commander reads it in the Empire's impulse, the League's player of the kardom whose it is;
    nobody else does, and not in another's."""
    world = in_impulse(six_powers(), "IMP")
    general = world.land.banners["cenek"]
    general.at, general.inside, general.units = "vermogen", False, {"foot": 9}
    world.chests["cenek"] = 0
    w = spoken()
    assert [no.rule for no in hindrances.hindrances(view(world, "GLI"))] and not hindrances.standing(view(world, "KAT"), w)
    assert hindrances.hindrances(view(in_impulse(world, "GLI"), "GLI")) == []
    ottokar = in_impulse(world, "WKA").land.banners["ottokar"]
    ottokar.at, ottokar.inside, ottokar.units = "border_keep", False, {"foot": 2}
    assert len(hindrances.hindrances(view(world, "LEA"))) == 1
    assert hindrances.hindrances(view(in_impulse(world, "SHA"), "LEA")) == []


def test_what_a_siege_takes_is_told_of_whose_impulse_it_is() -> None:
    """RW-SIEGE-03  Who decides for several is told of that kardom alone, and not of the first when it is another's impulse."""
    assert realms.on_siege(view(at_war("WKA"), "LEA"), spoken(), "border_keep")[0].startswith("To besiege it you need")
    assert realms.on_siege(view(at_war("KAT"), "LEA"), spoken(), "border_keep") == []
    assert realms.on_siege(view(at_war("SHA"), "KAT"), spoken(), "lake_town") != []


def test_own_banners_are_those_for_which_the_seat_decides() -> None:
    """RW-CAM-OFF-08  The commander's and the Empire's; the kardoms that play; of nobody else's."""
    assert mine(at_war("IMP"), "GLI") == {"GLI", "IMP"} and mine(at_war("IMP"), "KAT") == {"KAT"}
    assert mine(at_war("IMP", 1), "LEA") == {"SHA", "WKA"} and mine(at_war("IMP"), "watcher") == set()
    world = at_war("IMP")
    assert board.where_one_looks(view(world, "GLI")) == "ostius_camp"
    assert board.where_one_looks(view(in_impulse(world, "GLI"), "GLI")) == "knorow"
    drawn = board.draw(view(world, "GLI"), spoken(), ())
    land = world.land
    own = [key for key in (*land.banners, *land.garrisons) if body(land, key).faction in ("GLI", "IMP")]
    assert drawn.count(" mine") == len(own)


def mine(world: World, seat: str) -> set[str]:
    seen = view(world, seat)
    return {f for f in seen.land.factions if board.is_mine(seen, f)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_twelve_factions_can_be_told_apart_with_and_without_colours(lang: str) -> None:
    """Colour and bar together are each faction's own, and so are the letters on its flag."""
    land, w = six_powers().land, spoken(lang)
    looks = [(n, colours.is_barred(land, f)) for f, n in colours.on_the_board(land).items()]
    assert len(looks) == 12 == len(set(looks)) and all(n < colours.OWN for n, _ in looks)
    letters = [board.letters_of(f, w) for f in land.factions]
    assert len(set(letters)) == 12 and all(1 < len(letter) < 5 for letter in letters)
    in_log = telling.colours(SIX)
    assert {f: in_log[f] for f in land.factions} == colours.on_the_board(land) and in_log["LEA"] == in_log["SHA"]
    seen = view(at_war(), "KAT")
    barred = [key for key in (*land.banners, *land.garrisons) if colours.is_barred(land, body(land, key).faction)]
    assert board.draw(seen, w, ()).count('class="bar"') == len(barred)
    battle = game.setup(game.scenarios["three_lords"], RudernOptions()).land
    assert list(colours.on_the_board(battle).values()) == [0, 1, 2, 3] and not colours.is_barred(battle, "WKA")


# ---- the ledger ------------------------------------------------------------------------------------------------------
def test_what_is_known_of_others_purses_is_said_as_it_is_known() -> None:
    """RW-GEN-13  At least, at most, between, exactly; nothing of a purse of which nothing is known, and nothing of one's own."""
    world = at_war()
    world.known["KAT"] = {
        "SVE": Known(3, 9), "svebod_head": Known(4, 4), "vit": Known(2), "GLI": Known(0, 5), "URA": Known(), "KAT": Known(7),
        "IMP": Known(1), "gone": Known(3, 3),
    }  # fmt: skip
    assert ledger.lines(view(world, "KAT"), spoken()) == [
        "What you know of others’ purses:", "House Glivic: treasury at most 5.",
        "House Svebod: treasury between 3 and 9; the head of House Svebod (Svebod) exactly 4; Vít (San Market) at least 2.",
    ]  # fmt: skip
    assert game.text.card(view(world, "KAT"), spoken())[-1].startswith("House Svebod: treasury between 3 and 9")
    for seat in ("GLI", "umpire", "watcher"):
        assert ledger.lines(view(world, seat), spoken()) == []
    world.known["SVE"] = {"IMP": Known(1)}
    assert ledger.lines(view(world, "SVE"), spoken())[1] == "The Rudern Empire: treasury at least 1."


def test_what_is_only_taken_as_known_is_not_shown() -> None:
    """RW-GEN-13  One of several chests has paid, nobody else knows which: the amounts are kept for twins, and told to nobody, nor
    what is worked out from them."""
    world = at_war()
    for banner, n in (("katzowic_head", 5), ("jaromir", 4)):
        world.chests[banner] = n
        world.known.setdefault("SVE", {})[banner] = Known(0, 9)
    world.chests["jaromir"] -= 1
    note_spent(world, "KAT", ["katzowic_head", "jaromir"], 1)
    assert (known(world, "SVE", "jaromir").least, known(world, "SVE", "jaromir").most) == (3, 3)
    assert ledger.lines(view(world, "SVE"), spoken()) == [] and view(world, "SVE").known == {}
    note_gift(world, ("KAT", "jaromir"), ("GLI", "glivic_head"), 1)
    known(world, "SVE", "glivic_head").most = 2
    note_gift(world, ("KAT", "jaromir"), ("GLI", "glivic_head"), 1)
    note_divided(world, "KAT", ["jaromir", "katzowic_head"], treasury=False)
    assert view(world, "SVE").known == {}


def test_the_ledger_is_the_same_for_twins() -> None:
    """RW-GEN-13  Worlds that a seat cannot tell apart show it the same, page, terminal, ledger; others' amounts are nowhere."""
    for seat in ("KAT", "LEA", "SVE"):
        world = at_war()
        note_given(world, "GLI", "GLI", 3, ["KAT", "LEA"])
        note_given(world, "SHA", "kalame", 2, ["SVE"])
        world.known[seat]["URA"] = Known(1, 4)
        before = everything_shown(world, seat), view(world, seat)
        for seed in range(5):
            twin = game.redeal(world, seat, (), Luck(seed))
            assert twin.treasuries != world.treasuries
            assert (everything_shown(twin, seat), view(twin, seat)) == before
        world.treasuries["GRA"], world.chests["gracuja_head"] = 471147, 471148
        assert not any("47114" in line for line in everything_shown(world, seat))


def test_a_battle_has_no_ledger() -> None:
    """RW-GEN-01  Its view has no such field."""
    seen = view(game.setup(game.scenarios["two_lords"], RudernOptions()), "KAT")
    assert seen.known is msgspec.UNSET and ledger.lines(seen, spoken()) == []


# ---- the map ---------------------------------------------------------------------------------------------------------
def test_imperial_and_church_places_have_a_sign() -> None:
    """RW-CAM-OFF-02, RW-CAM-OFF-04  On the map, in words, and in the legend."""
    world, w = at_war(), spoken()
    seen = view(world, "KAT")
    p = powers(world)
    assert board.draw(seen, w, ()).count("kind-sign") == len(p.kinds)
    assert "An imperial place." in places.here(seen, w, "rudern") and "A church place." in places.here(seen, w, "church_hill")
    told = [text for _, text in legend.signs(seen, w)]
    for sign in ("orb: an imperial place", "chapel: a church place", "coffin: Robert’s body",
                 "bar across the flag, dotted ring: a kardom"):
        assert sign in told
    assert "* An imperial place." in game.text.draw(seen, w, 80)


@dataclass
class Box:
    """What a text or a flag covers on the drawing."""

    left: float
    top: float
    right: float
    low: float

    def meets(self, other: Box) -> bool:
        return self.left < other.right and other.left < self.right and self.top < other.low and other.top < self.low


WIDE = 13                                                    # of a bold letter of 22 px, rather more than less


@pytest.mark.parametrize("scenario", ["six_powers", "five_powers"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_covers_another_or_a_flag(scenario: str, lang: str) -> None:
    """Nearly forty places, each with four flags inside and four outside.  `tests/browser/test_six_powers.py` measures it as
    drawn."""
    file = game.scenarios[scenario]
    seen, w = view(game.setup(file, RudernOptions()), "KAT"), spoken(lang, file)
    names, flags = {}, {}
    for place, (x, y) in board.spread(seen).items():
        half = len(w.name(place)) * WIDE / 2
        names[place] = Box(x - half, y + 22, x + half, y + 46)
        flags[place] = [Box(x - 90, y - 112, x + 90, y - 48), Box(x - 90, y + 76, x + 90, y + 142)]
    for one, box in names.items():
        for other in names:
            if other != one:
                assert not box.meets(names[other]), (one, other)
                assert not any(box.meets(flag) for flag in flags[other]), (one, other)


# ---- groups ----------------------------------------------------------------------------------------------------------
def test_every_act_of_six_powers_stands_under_a_heading() -> None:
    """RW-CAM-RND-04  The body marches with the banners; looks stand by themselves, for there are many."""
    group = game.groups.group
    assert group(acts.MarchBody("rudern", 1)) == "marches" and group(acts.LookInto("KAT")) == "looks"
    for act in (acts.RaiseExtraTax(), acts.GiveTown("rudern", "KAT"), acts.GiveToChurch("rudern"), acts.DeclareWar("KAT"),
                acts.OfferPeace("KAT"), acts.Secede(10), acts.HoldFestival("rudern", 2)):
        assert group(act) == "council"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_march_of_the_body_says_who_goes_and_who_pays(lang: str) -> None:
    """RW-CAM-BODY-01, RW-CAM-MOV-04  From the chests abroad, from the treasury at home, and from both where that is too small."""
    world, w = at_war("IMP"), spoken(lang)

    def label(to: str, price: int, dying: int = 0) -> acts.MarchBodyAs:
        found = game.label(view(world, "GLI"), Asked(1, "choice", acts.ChooseSide(), (), ""), acts.MarchBody(to, price, dying))
        assert isinstance(found, acts.MarchBodyAs) and w.option(found) and not w.problems
        return found

    abroad = label("salt_road", 4)
    assert (abroad.source, abroad.banners, abroad.relieves) == ("chests", ("stoymir", "rutvika", "cenek"), False)
    if lang == "en":
        assert w.option(abroad) == (
            "March with Robert’s body to Salt Road (4 resources), from their chests, with Stojmír, Rútvika and Čeněk"
        )
    assert [label("rudern", n).source for n in (0, 10, 11)] == ["", "treasury", "both"] and label("salt_road", 4, 2).source == ""


def test_an_act_is_shown_where_it_happens() -> None:
    """RW-CAM-OFF-06  A look into a chest at its noble, a town that is given at the town, the body where it goes."""
    seen = view(at_war(), "KAT")
    q = Asked(1, "choice", acts.ChooseSide(), (), "")
    assert board.place_of(seen, q, acts.LookInto("vit")) == "san_market" and board.place_of(seen, q, acts.LookInto("SVE")) == ""
    assert board.place_of(seen, q, acts.GiveTown("strzegom", "KAT")) == "strzegom"
    assert board.place_of(seen, q, acts.MarchBody("desert_road", 1)) == "desert_road"
