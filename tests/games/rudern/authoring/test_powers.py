"""Six powers as a file: what is wrong in [campaign.powers] is said in its author's words (RW-CAM-SCN-04), and our two maps are
the ledger's, grown (RW-CAM-SCN-02, RW-CAM-SCN-03)."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import dist
from pathlib import Path

import msgspec
import pytest

from montjoy.core.content.files import BadFile
from montjoy.core.game import home
from montjoy.games.rudern.authoring import scenarios
from montjoy.games.rudern.authoring.crowds import blocs, most_stacks
from montjoy.games.rudern.authoring.faults import stand
from montjoy.games.rudern.authoring.unit_table import load
from montjoy.games.rudern.battle.state import STACKS
from montjoy.games.rudern.game import game
from montjoy.games.rudern.model.queries import borders_of, in_turn, open_neighbours
from montjoy.games.rudern.model.state import PLACES
from montjoy.games.rudern.options import RudernOptions
from montjoy.games.rudern.protocol.powers_events import RoundBegun
from montjoy.games.rudern.protocol.powers_questions import MarchBody
from tests.games.rudern.board import go
from tests.games.rudern.realm import only, powers, realm, scenario_of, six_powers

FOLDER = home(game) / "scenarios"
SIX = (FOLDER / "six_powers.toml").read_text(encoding="utf-8")
OURS = ["six_powers", "five_powers"]
BOTH = pytest.mark.parametrize("name", OURS)


def wrong(*changes: tuple[str, str]) -> BadFile:
    text = SIX
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    with pytest.raises(BadFile) as refused:
        scenarios.read(text.encode(), Path("mine.toml"))
    return refused.value


def office(name: str, faction: str) -> str:
    return f'office  = "{name}"\nfaction = "{faction}"'


KARDOMS = '["SHA", "WKA", "EMO", "TRA", "OST", "BYS"]'
PLAYER = f'name     = "The League"\nfactions = {KARDOMS}'
OSTIUS_JOINS = '[[campaign.powers.joins]]\nfaction = "OST"\nround   = 2\n'


# ---- what is wrong ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "old, new, says",
    [
        ('empire   = "IMP"', 'empire   = "IMB"', '"IMB" is not a faction of this file; did you mean "IMP"'),
        ('capital  = "rudern"', 'capital  = "ruderm"', 'did you mean "rudern"'),
        ('gracuja  = "GRA"', 'gracuja  = "GRO"', 'did you mean "GRA"'),
        (f"league   = {KARDOMS}", 'league   = ["SHA", "WKX"]', 'did you mean "WKA"'),
        ('houses   = ["KAT", ', 'houses   = ["KATT", ', 'did you mean "KAT"'),
        ('imperial = ["strzegom"', 'imperial = ["strzegon"', 'did you mean "strzegom"'),
        ('church   = ["church_hill"]', 'church   = ["church_hull"]', 'did you mean "church_hill"'),
        ('body     = ["stoymir"', 'body     = ["stojmir"', 'did you mean "stoymir"'),
        (PLAYER, PLAYER.replace("BYS", "BIS"), 'did you mean "BYS"'),
        (office("umbro", "SVE"), office("umbro", "SWE"), 'did you mean "SVE"'),
        (office("umbro", "SVE"), office("humbro", "SVE"), "humbro"),
        (OSTIUS_JOINS, OSTIUS_JOINS.replace("OST", "GLI"), '"GLI" is not a kardom of the League of this file'),
        ('shadows  = { SHA = "kalame" }', 'shadows  = { SHA = "kalamo" }', 'did you mean "kalame"'),
        ('shadows  = { SHA = "kalame" }', 'shadows  = { SHO = "kalame" }', 'did you mean "SHA"'),
    ],
)
def test_names_that_lead_nowhere(old, new, says):
    """RW-CAM-SCN-04"""
    assert says in str(wrong((old, new)))


@pytest.mark.parametrize(
    "old, new, says",
    [
        ('houses   = ["KAT", ', 'houses   = ["KAT", "WKA", ', '"WKA" stands there twice: a faction is of one side'),
        ('gracuja  = "GRA"', 'gracuja  = "SVE"', '"SVE" stands there twice: a faction is of one side'),
        ('church   = ["church_hill"]', 'church   = ["church_hill", "rudern"]', "a place is of one kind"),
        ('body     = ["stoymir"', 'body     = ["stoymir", "stoymir"', "name it once"),
        (office("umbro", "SVE"), office("sermo", "SVE"), "an office is held by one faction"),
        (office("umbro", "SVE"), office("umbro", "URA"), "nobody holds two offices"),
        (OSTIUS_JOINS, OSTIUS_JOINS + "\n" + OSTIUS_JOINS, "name it once"),
        (PLAYER, f'{PLAYER}\n\n[[campaign.powers.players]]\nid = "TWO"\nname = "Two"\nfactions = ["BYS"]', "one player decides"),
        (PLAYER, f'{PLAYER}\n\n[[campaign.powers.players]]\nid = "LEA"\nname = "Two"\nfactions = ["KAT"]', "its own id"),
    ],
)
def test_what_stands_there_twice(old, new, says):
    """RW-CAM-SCN-02, RW-CAM-OFF-01"""
    assert says.replace(": ", "; ") in says_all(wrong((old, new)))


def says_all(bad: BadFile) -> str:
    return " ".join(f"{each.says}; {each.would_work}" for each in (bad, *bad.also))


@pytest.mark.parametrize(
    "id, name, says",
    [
        ("KAT", "The League", "every id is used once"),
        ("kalame", "The League", "every id is used once"),
        ("drusk", "The League", "every id is used once"),
        ("ALL", "The League", "ALL"),
        ("LEA", "ostius", "is also the name of a faction"),
    ],
)
def test_a_player_has_a_name_of_his_own(id, name, says):
    """RW-CAM-SCN-04"""
    player = 'id       = "LEA"\nname     = "The League"'
    assert says in says_all(wrong((player, f'id       = "{id}"\nname     = "{name}"')))


@pytest.mark.parametrize(
    "old, new, says",
    [
        (office("umbro", "SVE"), office("umbro", "GRA"), "GRA is no house, and holds no office (RW-CAM-OFF-01)"),
        ('capital  = "rudern"', 'capital  = "kiertz"', "kiertz is no town of IMP"),
        ('capital  = "rudern"', 'capital  = "san_ford"', "san_ford is no town of IMP"),
        ('imperial = ["strzegom", ', 'imperial = ["strzegom", "kiertz", ', "kiertz is no town and no fortress of IMP"),
        ('imperial = ["strzegom", ', 'imperial = ["strzegom", "south_road", ', "south_road is no town and no fortress of IMP"),
        ('imperial = ["strzegom", ', "imperial = [", "strzegom is the Empire's, and no imperial place"),
        ('church   = ["church_hill"]', 'church   = ["kiertz"]', "kiertz is no town of URA, who has the church towns"),
        (PLAYER, PLAYER.replace('"BYS"', '"BYS", "IMP"'), "IMP is the Empire, for which its offices decide"),
        (PLAYER, PLAYER.replace(', "BYS"', ""), "no player decides for BYS"),
        ('body     = ["stoymir"', 'body     = ["jaromir"', "jaromir is no general of IMP"),
        ('body     = ["stoymir"', 'body     = ["kalame"', "kalame is no general of IMP"),
        ('shadows  = { SHA = "kalame" }', 'shadows  = { WKA = "kalame" }', "kalame is no ruler of WKA"),
        ('shadows  = { SHA = "kalame" }', 'shadows  = { SHA = "morven" }', "morven is no ruler of SHA"),
        ('faction = "SHA"\nnoble   = "shadow"', 'faction = "SHA"', "SHA calls shadows"),
        ('"Emeran"\nfaction = "EMO"', '"Emeran"\nfaction = "EMO"\nnoble   = "shadow"', "EMO is not named in shadows"),
        ("rounds = 20", "rounds = 20\npoints = true", "no points are counted"),
        ("[campaign]\n", '[campaign]\nturns = "alternate"\n', "the order of six powers is that of RW-T-ORDER"),
        ('gracuja  = "GRA"', 'gracuja  = ""', "GRA plays, and is no house"),
        ('name     = "House Svebod"\n', 'name     = "House Svebod"\nplays = false\n', "SVE does not play"),
    ],
)
def test_what_they_cannot_be(old, new, says):
    """RW-CAM-SCN-02, RW-CAM-SCN-04"""
    assert says in says_all(wrong((old, new)))


def test_one_player_has_the_league():
    """RW-T-ORDER"""
    two = '\n\n[[campaign.powers.players]]\nid = "TWO"\nname = "Two"\nfactions = ["BYS"]'
    assert "one player decides for the League (RW-T-ORDER); let LEA" in says_all(
        wrong((PLAYER, PLAYER.replace(', "BYS"', "") + two))
    )


def test_a_church_town_without_a_sermo():
    """RW-CAM-OFF-04  Where there is no sermo any house may have it, but nobody else."""
    without = (f"[[campaign.powers.offices]]\n{office('sermo', 'URA')}\n", "")
    text = SIX.replace(*without)
    scenarios.read(text.encode(), Path("mine.toml"))
    ostius = ('church   = ["church_hill"]', 'church   = ["ostius"]')
    assert "no town of KAT or GLI or URA or SVE" in says_all(wrong(without, ostius))


def test_somebody_leads_the_empires_armies():
    """RW-CAM-OFF-08"""
    without = [(f"[[campaign.powers.offices]]\n{office(*x)}\n", "") for x in (("treasurer", "KAT"), ("commander", "GLI"))]
    assert "name a commander, a kard or a treasurer" in says_all(wrong(*without))


def test_carriers_stand_together():
    """RW-CAM-BODY-01"""
    where = 'name    = "Rútvika"\nfaction = "IMP"\nnoble   = "general"\nat      = '
    assert "rutvika stands elsewhere than stoymir" in says_all(wrong((f'{where}"ostius_camp"', f'{where}"desert_road"')))


def test_the_body_is_not_at_home_yet():
    """RW-CAM-BODY-03"""
    moved = SIX.replace('at      = "ostius_camp"', 'at      = "rudern"')
    with pytest.raises(BadFile, match="stands in rudern, where the body is at home"):
        scenarios.read(moved.encode(), Path("mine.toml"))


def test_somebody_is_in_the_league():
    """RW-CAM-ALY-04"""
    waits = "".join(f'[[campaign.powers.joins]]\nfaction = "{f}"\nround = 4\n' for f in ("SHA", "WKA"))
    assert "nobody is in the League when the game begins" in says_all(wrong((OSTIUS_JOINS, f"{OSTIUS_JOINS}\n{waits}")))


@pytest.mark.parametrize(
    "a, b, to, says",
    [
        ("SHA", "WKA", "neutral", "the kardoms of the League are allied"),
        ("SHA", "EMO", "allied", "EMO is neutral at the start"),
        ("GRA", "KAT", "allied", "GRA is neutral at the start"),
        ("KAT", "IMP", "hostile", "the Empire is allied with every house"),
        ("KAT", "GLI", "neutral", "houses are allied, or at war with each other"),
    ],
)
def test_how_the_sides_stand(a, b, to, says):
    """RW-CAM-ALY-01"""
    pair = f'a  = "{a}"\nb  = "{b}"\nto = '
    line = next(x for x in SIX.split("[[relations]]\n") if x.startswith(f'a  = "{a}"\nb  = "{b}"'))
    assert says in says_all(wrong((line.rstrip(), f'{pair}"{to}"')))


def test_the_league_is_hostile():
    """RW-CAM-ALY-01  The pair is named nowhere when it is hostile; now it is."""
    more = '\n[[relations]]\na = "SHA"\nb = "KAT"\nto = "allied"\n'
    assert "SHA and KAT are allied, and the League is hostile" in says_all(wrong(("# ---- the map", f"{more}\n# ---- the map")))


def test_pairs_that_are_not_named_are_told_of_the_first():
    """RW-CAM-ALY-01  Not named is hostile."""
    line = next(x for x in SIX.split("[[relations]]\n") if x.startswith('a  = "SHA"\nb  = "WKA"'))
    bad = wrong((f"[[relations]]\n{line}", ""))
    assert "SHA and WKA are hostile" in str(bad) and "factions" in str(bad)


def test_houses_may_begin_at_war():
    """RW-CAM-ALY-02"""
    line = next(x for x in SIX.split("[[relations]]\n") if x.startswith('a  = "KAT"\nb  = "GLI"'))
    scenarios.read(SIX.replace(f"[[relations]]\n{line}", "").encode(), Path("mine.toml"))


def test_who_waits_has_a_seat_too():
    """RW-CAM-SCN-04  For a kardom that joins later all must be ready."""
    seat = '[[campaign.seats]]\nfaction = "EMO"\nat      = "emora"\n'
    assert "EMO has no seat" in says_all(wrong((seat, "")))


def test_the_line_is_named():
    """RW-CAM-SCN-04  Of a list, of a table that stands once, of an entry."""
    assert wrong(('imperial = ["strzegom"', 'imperial = ["strzegon"')).key == "campaign.powers.imperial[1]"
    assert wrong(('capital  = "rudern"', 'capital  = "ruderm"')).key == "campaign.powers.capital"
    bad = wrong((office("umbro", "SVE"), office("umbro", "SWE")))
    assert bad.key == "campaign.powers.offices[4].faction"
    assert SIX.replace(office("umbro", "SVE"), office("umbro", "SWE")).splitlines()[bad.line - 1] == 'faction = "SWE"'


def test_generals_on_the_board_may_be_hired_again():
    """RW-CAM-NOB-03, RW-CAM-NOB-04  Three imperial generals and three shadows are all that may be there; in another's list they
    are somebody else."""
    campaign = game.scenarios["six_powers"].campaign
    assert {g.id for g in campaign.generals if g.faction == "IMP"} == set(campaign.powers.body) and len(campaign.powers.body) == 3
    assert [g.noble for g in campaign.generals if g.faction == "SHA"] == ["shadow"] * 3
    hired = '[[campaign.generals]]\nid      = "radko"'
    assert "stands there already" in says_all(wrong((hired, hired.replace("radko", "stoymir"))))
    assert "stands there already" in says_all(wrong((hired, hired.replace("radko", "nadeje"))))


def test_a_commanders_head_leads_ten():
    """RW-CAM-NOB-01  Glivic's head begins with 10, Katzowic's with 7 at most."""
    ten = "units   = { foot = 8, cavalry = 2 }"
    for head, allowed in (("Head of Glivic", True), ("Head of Katzowic", False)):
        before, found, after = SIX.partition(f'name    = "{head}"')
        text = before + found + after.replace("units   = { foot = 3, cavalry = 1 }", ten, 1)
        if allowed:
            scenarios.read(text.encode(), Path("mine.toml"))
        else:
            with pytest.raises(BadFile, match="leads 10 units, and a head marches with 7 at most"):
                scenarios.read(text.encode(), Path("mine.toml"))


# ---- our maps --------------------------------------------------------------------------------------------------------
def test_the_ledgers_start():
    """RW-CAM-SCN-02, RW-CAM-OFF-01, RW-CAM-RND-03  Seats, offices, who waits, and the order of the first round."""
    world = six_powers()
    assert game.seats(game.scenarios["six_powers"]) == ("LEA", "GRA", "KAT", "GLI", "URA", "SVE")
    assert powers(world).offices == {"treasurer": "KAT", "commander": "GLI", "sermo": "URA", "umbro": "SVE"}
    assert powers(world).joins == {"EMO": 0, "TRA": 0, "OST": 2, "BYS": 3}
    assert [f.id for f in world.land.factions.values() if not f.plays] == ["EMO", "TRA", "OST", "BYS"]
    assert powers(world).need == 22 and world.land.ends.rounds == 20
    order = ("SHA", "WKA", "GRA", "KAT", "GLI", "IMP", "URA", "SVE")
    assert only(go(world), RoundBegun).order == order and tuple(in_turn(world.land)) == order


def test_five_players():
    """RW-CAM-SCN-03  The same map; Gracuja, Emora and Tragia are nobody's, of no side, and join nothing."""
    six, five = (game.scenarios[name] for name in OURS)
    assert (five.provinces, five.borders) == (six.provinces, six.borders)
    assert (five.banners, five.garrisons) == (six.banners, six.garrisons)
    assert game.seats(five) == ("LEA", "KAT", "GLI", "URA", "SVE")
    world = game.setup(five, RudernOptions())
    p = powers(world)
    assert p.gracuja == "" and p.league == ("SHA", "WKA", "OST", "BYS") and p.joins == {"OST": 2, "BYS": 3} and p.need == 21
    for f in ("GRA", "EMO", "TRA"):
        assert not world.land.factions[f].plays and f not in p.players
        assert set(world.land.relations[f].values()) == {"neutral"}


@BOTH
def test_it_begins(name):
    """RW-CAM-SCN-02  With every option of six powers that changes how it begins."""
    changes = ({}, {"cards": "ours"}, {"heads": "ours"}, {"body": False}, {"persistent_wounds": True}, {"unit_table": "heavy"})
    for options in changes:
        world = game.setup(game.scenarios[name], RudernOptions(**options))
        dice = [1] * (len(powers(world).houses) + bool(powers(world).gracuja)) if "heads" in options else []
        assert go(world, (), dice).pending is not None


@BOTH
def test_how_large_it_is(name):
    """RW-CAM-SCN-02  37 to 40 provinces, 26 to 30 of them with a place, two or three of each power."""
    s = game.scenarios[name]
    places = [p for p in s.provinces if p.site in PLACES]
    assert 37 <= len(s.provinces) <= 40 and 26 <= len(places) <= 30
    assert all(2 <= sum(p.owner == f.id for p in places) <= 3 for f in s.factions)


@BOTH
def test_it_can_be_drawn(name):
    """RW-CAM-MAP-01  Provinces seven units apart or more, and no border crosses another."""
    s = game.scenarios[name]
    at = {p.id: (p.x, p.y) for p in s.provinces}
    assert min(dist(a, b) for a, b in combinations(at.values(), 2)) >= 7
    for one, other in combinations(s.borders, 2):
        if len({one.a, one.b, other.a, other.b}) == 4:
            assert not crossing(at[one.a], at[one.b], at[other.a], at[other.b]), (one, other)


def crossing(a, b, c, d) -> bool:
    def turn(p, q, r):
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


@BOTH
def test_everybody_has_two_targets(name):
    """RW-SIEGE-03, RW-CAM-SCN-04  Of every power that plays two places at least, hostile or neutral, lie next to its own."""
    s = game.scenarios[name]
    land = game.setup(s, RudernOptions()).land
    for f in (f.id for f in s.factions if f.plays):
        own = [p.id for p in s.provinces if p.owner == f and p.site in PLACES]
        near = {to for at in own for to in open_neighbours(land, at)}
        assert len([p for p in s.provinces if p.id in near and p.site in PLACES and stand(s, f, p.owner) != "allied"]) >= 2, f


@BOTH
def test_two_ways_home(name):
    """RW-CAM-SCN-02, RW-CAM-BODY-01  Twenty steps by either; no way is shorter, so that with an imperial limit
    of 6 the body cannot arrive before round 4."""
    land = game.setup(game.scenarios[name], RudernOptions()).land
    east = ["ostius_camp", "desert_road", "old_pass", "long_road", "south_road", "church_hill", "rudern"]
    west = ["ostius_camp", "salt_road", "burnt_mill", "vineyards", "south_fields", "knorow", "rudern"]
    for way in (east, west):
        assert sum(steps(land, a, b) for a, b in pairwise(way)) == 20
    best = {"ostius_camp": 0}
    for _ in land.provinces:
        for at in list(best):
            for to in open_neighbours(land, at):
                best[to] = min(best.get(to, 99), best[at] + steps(land, at, to))
    assert best["rudern"] == 20


def steps(land, a: str, b: str) -> int:
    return min(border.length for to, border in borders_of(land, a) if to == b and border.way == "open")


def test_what_the_public_pages_say():
    """RW-CAM-ECO-04, RW-CAM-ECO-03, RW-CAM-BODY-01  Lake Town yields 2, elephants come from Ostius, 14 lie in a chest with the
    body."""
    s = game.scenarios["six_powers"]
    assert [(y.at, y.faction, y.number) for y in s.campaign.yields] == [("lake_town", "WKA", 2)]
    assert s.campaign.elephants == ["ostius"]
    assert sum(b.chest for b in s.banners if b.id in s.campaign.powers.body) == 14
    start = {f.id: f.treasury for f in s.factions}
    assert {start[f] for f in ("SHA", "WKA", "GRA", "KAT", "GLI", "URA", "SVE")} == {22} and start["IMP"] == 10


@BOTH
def test_no_fight_is_too_large(name):
    """RW-GEN-04, RW-CAM-ALY-04, RW-CAM-ALY-05  The whole League is one side, the Empire with its houses another, Gracuja
    with either."""
    s = game.scenarios[name]
    sides = list(blocs(s))
    assert sum(set(s.campaign.powers.league) <= set(bloc) for bloc in sides) == 1
    assert sum({"IMP", *s.campaign.powers.houses} <= set(bloc) for bloc in sides) == 1
    assert sum("GRA" in bloc for bloc in sides) == (3 if name == "six_powers" else 1)
    for table in ("default", "heavy"):
        assert max(most_stacks(s, bloc, load(table), True) for bloc in sides) <= STACKS


def test_every_general_who_may_come_is_counted():
    """RW-GEN-04, RW-CAM-NOB-02, RW-CAM-NOB-04  A stack for each faction's generals, one for the shadows, and none where nobody
    may be hired."""
    s = game.scenarios["six_powers"]
    without = msgspec.structs.replace(s.campaign, generals=[g for g in s.campaign.generals if g.faction not in ("EMO", "GRA")])
    bloc = next(b for b in blocs(s) if "SHA" in b)
    poorer = msgspec.structs.replace(s, campaign=without)
    assert most_stacks(s, bloc, load("default"), False) - most_stacks(poorer, bloc, load("default"), False) == 2


def test_the_small_realm_of_tests_is_a_scenario():
    """RW-CAM-SCN-04, RW-CAM-SCN-05"""
    assert not list(scenarios.faults(scenario_of(), load("default")))
    assert isinstance(MarchBody, type) and go(realm()).pending is not None
