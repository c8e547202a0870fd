"""Odds in words, before an attack is declared: beside an order, of a form, of what is asked for; from the asker's view alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from montjoy.core.philox import Philox
from montjoy.core.session.session import Session
from montjoy.core.session.streams import Asked
from montjoy.games.massbattle.bots.commanders import CHARACTERS
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.model.pieces import Running
from montjoy.games.massbattle.model.troops import standard
from montjoy.games.massbattle.options import MassBattleOptions
from montjoy.games.massbattle.protocol import events, forms, questions
from montjoy.games.massbattle.rules.forecast import Prospect, attack_odds, charges, declared
from montjoy.games.massbattle.ui import post, prospects, text
from montjoy.words import LANGUAGES, Words
from tests.games.massbattle.acting import field, fights, go, moves, volley, worn
from tests.suite.players import todo

ASKS: dict[str, Any] = {
    "shoot": questions.Shoot(1), "again": questions.ShootAgain(1), "move": questions.Move(1), "fight": questions.Fight(1),
}  # fmt: skip


def asked(what: str) -> Any:
    ask = ASKS[what]
    return Asked(1, "order", ask, form=post.form_of(ask).__name__)


def words(lang: str = "en") -> Words:
    return Words(game, lang, {})


def begun(**options: Any) -> Any:
    """Archers and spearmen of the west, orcs and an ogre of the east; all in play."""
    world = field(
        ["longbowmen 10,5 n", "longbowmen 11,5 n", "spearmen 10,10 n", "spearmen 14,10 n"],
        ["orcs 10,14 s", "ogre 14,11 s", "orc_spearmen 20,20 s"], **options,
    )  # fmt: skip
    world.round = 1
    return worn(world, B1=4)


# ---- what a form declares --------------------------------------------------------------------------------------------------
def test_every_attack_of_a_volley_is_foretold_those_by_its_rest_too() -> None:
    """MB-UMP-03, MB-ATK-03  A1 as ordered, A2 at the nearest; then both together, since they shoot at the same."""
    seen = game.view(begun(), "a")
    form = volley("A1 B1", rest="nearest")
    assert declared(seen, ASKS["shoot"], form) == [("A1", "B1", "missile"), ("A2", "B1", "missile")]
    one, two, both = prospects.foretold(seen, asked("shoot"), form, words())
    odds = attack_odds(seen, "A1", "B1", "missile")
    assert one.startswith("A1 shoots at B1: hits with 12 or more, 45.0% (d20 +1 must reach armour class 13). ")
    assert f"The target loses {odds.mean:.1f} hit points on average, 0 to " in one
    assert f"Morale check: {100 * odds.checks:.1f}%" in one
    assert two.startswith("A2 shoots at B1: ")
    assert both.startswith("All that goes at B1: ")
    together = Prospect(seen).all_on("B1", [("A1", "missile"), ("A2", "missile")])
    assert together == Prospect(seen).attack("A1", "B1", "missile", 2).odds, "two equal volleys are one of two shots"
    assert f"{together.mean:.1f} hit points on average" in both and together.mean > odds.mean


def test_two_shots_of_one_unit_are_one_line() -> None:
    """MB-MIS-03"""
    seen = game.view(begun(), "a")
    (line,) = prospects.foretold(seen, asked("shoot"), forms.Volley("hold", (forms.Shot("A1", "B1"),) * 2), words())
    assert line.startswith("A1 shoots at B1 (2 times): hits with")


def test_a_melee_is_foretold_whom_it_is_left_to_too() -> None:
    """MB-MEL-02"""
    seen = game.view(begun(), "a")
    assert declared(seen, ASKS["fight"], fights(rest="nearest")) == [("A4", "B2", "melee")]
    (line,) = prospects.foretold(seen, asked("fight"), fights("A4 B2"), words())
    assert line.startswith("A4 fights B2: hits with ") and line.endswith("A unit’s first hit does no harm.")


def test_a_march_is_foretold_as_the_charge_that_it_leads_to() -> None:
    """MB-CHG-01, MB-CHG-03  Long weapons of the charged strike first; from the flank a blow is easier."""
    world = field(["medium_cavalry 10,10 n", "orcs 18,10 n"], ["spearmen 10,14 s", "orcs 18,13 w"])
    world.round = 1
    seen = game.view(world, "a")
    form = moves(go("A1", to=(10, 13)), go("A2", ahead=2))
    assert declared(seen, ASKS["move"], form) == [("B1", "A1", "long"), ("A1", "B1", "charge"), ("A2", "B2", "charge")]
    first, front, flank = prospects.foretold(seen, asked("move"), form, words())
    assert first.startswith("B1 strikes first with long weapons at A1: ")
    assert front.startswith("A1 charges B1: ")
    sum_of = "d20 +1 +4 (from the flank) −1 (sunlight) must reach armour class 13"
    assert flank.startswith(f"A2 charges B2: hits with 9 or more, 60.0% ({sum_of}). "), "by name, as in the log"
    assert declared(seen, ASKS["move"], moves(rest="hold")) == []
    assert ("A1", "B1", "charge") in declared(seen, ASKS["move"], moves(rest="advance"))


def battle(name: str, seed: int) -> Iterator[tuple[Session, str, Any, Asked, Any]]:
    """A battle between the two bots: each question with what its seat sees and the form that it will answer."""
    scenario = game.scenarios["bridge"]
    session = Session.new(game, scenario, game.read_options(dict(scenario.options)), seed=bytes([seed]) * 32)
    session.begin()
    luck = Philox(seed, 0, 0)
    while not session.over:
        seat, ask = next((seat, ask) for seat in session.seats for ask in todo(session, seat))
        seen = session.view(seat)
        answer = CHARACTERS[name](seen, ask, luck)
        yield session, seat, seen, ask, answer
        assert session.answer(seat, answer, ask.id) is None


@pytest.mark.parametrize("name", CHARACTERS)
def test_what_was_foretold_is_what_is_declared(name: str) -> None:
    """MB-CHG-01, MB-MEL-02, MB-MIS-01  In a whole battle: the attacks of every form are then worked out, and who was to charge
    charges one of those named."""
    told, wanted, kinds = 0, [], set()
    for session, _, seen, ask, answer in battle(name, 3):
        if ask.kind != "order":                              # the same step still goes on
            continue
        items = session.streams["town"].items
        new = [item for item in items[told:] if isinstance(item, events.Attacked | events.Charged)]
        blows = {(item.unit, item.target, item.how) for item in new if isinstance(item, events.Attacked)}
        charged = {(item.unit, item.enemy) for item in new if isinstance(item, events.Charged)}
        to_charge = {(unit, foe) for unit, foe, how in wanted if how == "charge"}
        if to_charge:
            assert charged <= to_charge and {unit for unit, _ in charged} == {unit for unit, _ in to_charge}
        assert blows >= {one for one in wanted if one[2] in ("missile", "melee")}
        kinds |= {how for _, _, how in wanted}
        told = len(items)
        alone = len([q for q in session.open if not q.done]) == 1
        wanted = declared(seen, ask.ask, answer) if alone else []
    assert {"missile", "melee", "charge"} <= kinds


# ---- what somebody asks for ------------------------------------------------------------------------------------------------
def test_the_odds_of_a_unit_of_two_of_orders_and_of_the_default() -> None:
    seen = game.view(begun(), "a")
    def ask(text: str, what: str = "shoot") -> list[str]:
        return prospects.asked_for(seen, asked(what), text, words())

    assert [line.split(":")[0] for line in ask("a1")] == ["A1 shoots at B1", "A1 shoots at B3"]
    assert [line.split(":")[0] for line in ask("A1 B3")] == ["A1 shoots at B3"]
    assert ask("A1 shoot B3") == ask("A1 B3"), "and none of the others"
    assert [line.split(":")[0] for line in ask("")] == ["A1 shoots at B1", "A2 shoots at B1", "All that goes at B1"]
    assert [line.split(":")[0] for line in ask("A4", "fight")] == ["A4 fights B2"]
    assert ask("A4 B2", "move") == ["A4 can attack nobody now."], "they are in contact"
    assert [line.split(":")[0] for line in ask("A3", "move")] == ["A3 charges B1"]
    assert ask("", "move") == ["Nothing is attacked by these orders."]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("B1", "B1 is not yours to order"), ("A1 B2", "so A1 holds its fire"), ("A3 B1", "nothing to shoot with"),
        ("A1 shooot B1", "“shooot” is not understood"), ("A9", "A9 is not yours"), ("A1 A2", "A2 is no enemy on the board"),
        ("3", "where a unit should be named"),
    ],
)  # fmt: skip
def test_where_there_are_no_odds_it_is_said_why(text: str, says: str) -> None:
    for lang in LANGUAGES:
        spoken = words(lang)
        lines = prospects.asked_for(game.view(begun(), "a"), asked("shoot"), text, spoken)
        assert lines and (lang != "en" or says in lines[0]), lines
        assert spoken.problems == []


def test_of_several_whom_a_unit_comes_upon_each_has_its_odds() -> None:
    """MB-CHG-06"""
    world = field(["orcs 10,10 n"], ["orcs 10,11 s", "spearmen 11,11 s"])
    seen = game.view(world, "a")
    question = Asked(1, "choose", questions.Charge("A1"), (questions.UnitOption("B1"), questions.UnitOption("B2")))
    told = [prospects.of_option(seen, question, option, words()) for option in question.options]
    assert [lines[0].split(":")[0] for lines in told] == ["A1 charges B1", "A1 charges B2"]
    first = Asked(1, "choose", questions.StrikeFirst("A1"), (questions.UnitOption("B2"),))
    assert prospects.of_option(seen, first, first.options[0], words())[0].startswith("A1 strikes first")
    follow = Asked(1, "choose", questions.FollowUp("A1", "B1", 1), (questions.Yes(),))
    assert prospects.of_option(seen, follow, follow.options[0], words()) == []


# ---- beside the orders -----------------------------------------------------------------------------------------------------
def test_odds_stand_beside_the_orders_that_a_form_begins_from() -> None:
    seen = game.view(begun(), "a")
    odds = attack_odds(seen, "A1", "B1", "missile")
    line = next(line for line in post.template(seen, asked("shoot"), words()).split("\n") if "A1 shoot" in line)
    gone = f"{100 * (1 - odds.stands):.1f}%"
    loses = f"the target loses {odds.mean:.1f} hit points; broken, pushed back or gone {gone}"
    assert line == f"# A1 shoot B1   # hits 45.0%, {loses}; or B3 (45.0%)"
    assert "# A4 fight B2   # hits " in post.template(seen, asked("fight"), words())
    march = next(line for line in post.template(seen, asked("move"), words()).split("\n") if "A3 to" in line)
    assert march.startswith("# A3 to 10,13, charge B1   # hits ")


def test_what_all_others_do_goes_with_a_form_at_a_click() -> None:
    seen = game.view(begun(), "a")
    for lang in LANGUAGES:
        for what in ("shoot", "move", "fight"):
            for says, line in post.also(seen, asked(what), words(lang)):
                form = game.read(seen, asked(what), line)
                assert says and form.rest != type(form)().rest
    assert [line for _, line in post.also(seen, asked("move"), words())] == ["rest: advance"]


# ---- how it is shown -------------------------------------------------------------------------------------------------------
def test_armour_classes_are_shown_as_the_table_counts_them() -> None:
    """MB-ATK-04  ac_system = ascending and ac_system = descending: the same die is needed, the sum is told in the count in
    use."""
    up, down = game.view(begun(), "a"), game.view(begun(ac_system="descending"), "a")
    one, two = (prospects.asked_for(seen, asked("shoot"), "A1 B1", words())[0] for seen in (up, down))
    assert "45.0% (d20 +1 must reach armour class 13). " in one
    assert two == one.replace("d20 +1 must reach armour class 13", "d20 +1 + armour class 6 must reach 19")
    shown = [next(line for line in text.card(seen, words()) if line.startswith("A1")) for seen in (up, down)]
    book = standard()
    assert f"armour class {book.soldiers['longbowmen'].armour_class}, " in shown[0]
    assert f"armour class {book.soldiers['longbowmen'].ac_desc}, " in shown[1]


def test_a_target_that_is_immune_or_only_hit_by_a_20_is_called_so() -> None:
    """MB-ATK-11, MB-ATK-13"""
    world = field(["militia 10,10 n", "kobolds 14,10 n"], ["fire_elemental 10,11 s", "red_dragon 14,11 s"])
    world.units["B2"].running = (Running("invisibility"),)
    seen = game.view(world, "a")
    (immune,), (twenty,) = (prospects.asked_for(seen, asked("fight"), id, words()) for id in ("A1", "A2"))
    assert "in vain, the target is immune" in immune and immune.endswith(").")
    assert "hits only with a 20, 5.0%" in twenty and twenty.endswith(" A unit’s first hit does no harm.")
    routine = prospects.asked_for(game.view(world, "b"), asked("fight"), "B2", words())[0]
    assert "3 rolls, each hits " in routine


@pytest.mark.parametrize("lang", LANGUAGES)
def test_odds_in_every_language(lang: str) -> None:
    spoken = words(lang)
    world = field(["hill_giant 10,10 n", "longbowmen 10,5 n"], ["orcs 10,11 s", "red_dragon 20,20 s", "zombies 12,12 s"])
    world.round = 1
    seen = game.view(world, "a")
    for what in ASKS:
        for given in ("", "A1", "A2", "A1 B1", "B1"):
            assert all(prospects.asked_for(seen, asked(what), given, spoken))
        assert post.template(seen, asked(what), spoken)
    assert spoken.problems == []


# ---- from the asker's view alone -------------------------------------------------------------------------------------------
def lines_of(seen: Any) -> list[str]:
    """All that is shown of odds."""
    spoken, found = words(), []
    for what, ask in ASKS.items():
        found += [post.template(seen, asked(what), spoken), *prospects.foretold(seen, asked(what), post.FORMS[type(ask)], spoken)]
        for own in seen.mine:
            found += prospects.asked_for(seen, asked(what), own, spoken)
    return found


def test_two_games_that_differ_in_what_the_asker_does_not_know_show_the_same_odds() -> None:
    """MB-INFO-02  Rolled hit points and the figures of a group's own row: redealt, all odds are told as before; they do follow
    what the seat has seen."""
    world = begun(hp_method="rolled")
    for unit, full in (("B1", 26), ("B2", 22), ("B3", 19)):
        world.units[unit].start, world.units[unit].least, world.units[unit].most = full, 9, 60
    world.units["B3"].own = True
    world.units["B3"].type = "guards"
    world.units["B3"].row = msgspec.structs.replace(world.units["B3"].row, code="guards")
    before = lines_of(game.view(world, "a"))
    changed: set[str] = set()
    for seed in range(20):
        other = game.redeal(world, "a", (), Philox(seed, 0, 0))
        hidden, now = game.hidden(world, "a"), game.hidden(other, "a")
        changed |= {name for name, value in now.items() if hidden.get(name) != value}
        assert lines_of(game.view(other, "a")) == before
    assert any("B3" in name for name in changed) and any("B1" in name for name in changed), "nothing hidden was changed"
    worn(world, B1=12)
    assert lines_of(game.view(world, "a")) != before
    assert "The figures of B3 are not known to you: counted with usual ones." in lines_of(game.view(world, "a"))


def test_own_figures_are_counted_as_they_are() -> None:
    """MB-INFO-02  A unit of a group's own row on the asker's side is no guess."""
    world = begun()
    world.units["A1"].own, world.units["A1"].type = True, "rangers"
    told = prospects.asked_for(game.view(world, "a"), asked("shoot"), "A1 B1", words())
    assert len(told) == 1 and "not known" not in told[0]


def test_charges_are_looked_for_where_the_moves_have_led() -> None:
    """MB-MOVE-07, MB-CHG-05-X  One after the other; who stands in contact already charges nobody, nor do the broken."""
    seen = game.view(begun(), "a")
    own = list(seen.mine.values())
    assert list(charges(seen, own, moves(go("A3", to=(10, 13))))) == [("A3", "B1", "charge")]
    assert list(charges(seen, own, moves(go("A4", back=1)))) == []
    world = begun()
    world.units["A3"].broken = True
    seen = game.view(world, "a")
    assert list(charges(seen, list(seen.mine.values()), moves(go("A3", to=(10, 13))))) == []
    assert MassBattleOptions().first_contact_once is False
    once = begun(first_contact_once=True)
    once.charges.append("A3 B1")
    seen = game.view(once, "a")
    assert list(charges(seen, list(seen.mine.values()), moves(go("A3", to=(10, 13))))) == []
