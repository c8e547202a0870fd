"""Orders by picking on the board: what is offered stands, whatever can be ordered is offered, and nothing hidden shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from montjoy.core.capabilities import Pickable, Picked
from montjoy.core.effects import No
from montjoy.core.philox import Philox
from montjoy.core.session.session import Session
from montjoy.core.session.streams import Asked
from montjoy.games.massbattle.bots.commanders import CHARACTERS
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.model.queries import in_play
from montjoy.games.massbattle.protocol import forms, language, questions
from montjoy.games.massbattle.rules.ground import allowance_of
from montjoy.games.massbattle.ui import ordered, picks, post
from montjoy.games.massbattle.ui.text import figures
from montjoy.words import LANGUAGES, Words
from tests.games.massbattle.acting import field
from tests.suite.many import times
from tests.suite.players import any_answer, todo

LATER = ("night_raid", "pikes")[: times(2, 0)]               # much like others; the soak has them

ASKS: dict[str, Any] = {
    "place": questions.Deploy(), "stance": questions.TakeStances(1), "shoot": questions.Shoot(1),
    "again": questions.ShootAgain(1), "move": questions.Move(1), "fight": questions.Fight(1), "rally": questions.Rally(1),
}  # fmt: skip


def asked(what: str) -> Asked:
    return Asked(1, "order", ASKS[what], form=post.form_of(ASKS[what]).__name__)


def words(lang: str = "en") -> Words:
    return Words(game, lang, {})


def picked(world: Any, what: str, at: str, text: str = "", seat: str = "a", lang: str = "en") -> Picked:
    world.round = world.round or 1
    found = picks.picks(game.view(world, seat), asked(what), text, at, words(lang))
    assert found is not None
    return found


def lines(found: Picked) -> list[str]:
    return [choice.line or choice.opens for choice in found.choices]


def that(found: Picked, line: str) -> Pickable:
    """The choice that writes a line, or opens one."""
    return next(choice for choice in found.choices if line in (choice.line, choice.opens))


# ---- what can be ordered ---------------------------------------------------------------------------------------------------
def test_a_footman_is_offered_his_reach_with_cost_zones_and_whom_he_meets() -> None:
    """MB-MOVE-02, MB-MOVE-05, MB-CHG-01  B1 has a zone in front of him; upon him A1 goes only after a second look, with odds."""
    world = field(["spearmen 10,10 n"], ["orcs 10,13 s"])
    found = picked(world, "move", "A1")
    assert found.says[0].startswith("A1 (spearmen) stands at 10,10")
    assert that(found, "A1 to 10,11").more == "1 of 12 squares"
    charge = that(found, "A1 10,12")
    assert not charge.line and charge.more == "2 of 12 squares; stops in the zone of B1; can charge B1"
    assert "A1 to 10,13" not in lines(found) and "A1 turn east" in lines(found) and "A1 hold" in lines(found)
    assert f'data-choice="{found.choices.index(charge)}"' in found.drawn and 'class="meets"' in found.drawn
    upon = picked(world, "move", "A1 10,12")
    assert upon.back == "A1" and lines(upon) == ["A1 to 10,12", "A1 to 10,12, charge B1"]
    assert "A1: hits " in upon.choices[1].more and 'class="way"' in upon.drawn


def test_who_turns_freely_is_turned_where_his_order_leads() -> None:
    """MB-MOVE-01  A rider goes, then turns; a footman does one of the two."""
    world = field(["medium_cavalry 10,10 n", "spearmen 14,10 n"], ["orcs 10,30 s"])
    text = "A1 to 10,12\nA2 to 14,11\n"
    assert "A1 to 10,12, then east" in lines(picked(world, "move", "A1", text))
    turns = [line for line in lines(picked(world, "move", "A2", text)) if "turn" in line]
    assert "A2 turn east" in turns and not any(", then" in line for line in turns)


def test_what_the_text_says_already_is_marked_among_the_choices() -> None:
    """A square with whatever follows there, a stay, each of two shots, a place; nothing is marked where the text says nothing."""
    def chosen(world: Any, what: str, text: str, at: str = "A1") -> list[str]:
        return [choice.says for choice in picked(world, what, at, text).choices if choice.chosen]

    horse = field(["medium_cavalry 10,10 n"], ["orcs 10,13 s"])
    assert chosen(horse, "move", "") == [] and chosen(horse, "move", "A1 hold") == ["A1 hold"]
    assert chosen(horse, "move", "A1 to 9,10, then east") == ["A1 to 9,10"]
    upon = "A1 to 10,12, charge B1"
    assert chosen(horse, "move", upon) == ["A1 to 10,12"] and chosen(horse, "move", upon, "A1 10,12") == [upon]
    bows = field(["longbowmen 10,5 n"], ["orcs 10,14 s", "goblins 12,14 s"])
    assert chosen(bows, "again", "A1 shoot B1\nA1 shoot B2") == ["A1 shoot B1", "A1 shoot B2"]
    rows = field(["spearmen"], ["orcs 10,30 s"], rows=((2, 4), (30, 34)))
    assert chosen(rows, "place", "A1 at 10,3 facing north") == ["A1 at 10,3 facing north"]


def test_orders_before_its_own_have_been_carried_out() -> None:
    """MB-MOVE-07  The square that A1 leaves is free for A2; the one to which A3 goes afterwards is not."""
    world = field(["spearmen 10,11 n", "spearmen 10,10 n", "spearmen 12,11 n"], ["orcs 10,30 s"])
    assert "A2 to 10,11" not in lines(picked(world, "move", "A2"))
    text = "A1 to 10,13\nA2 hold\nA3 to 11,12\n"
    found = lines(picked(world, "move", "A2", text))
    assert "A2 to 10,11" in found and "A2 to 11,12" not in found and "A2 to 10,13" not in found


def test_targets_have_their_odds_and_a_second_shot_may_go_elsewhere() -> None:
    """MB-MIS-03, MB-MIS-04"""
    world = field(["longbowmen 10,5 n"], ["orcs 10,14 s", "goblins 12,14 s"])
    first = picked(world, "shoot", "A1")
    assert lines(first) == ["A1 shoot B1", "A1 shoot B2", "A1 hold"] and first.choices[0].more.startswith("B1: hits ")
    assert first.drawn.count('class="ring"') == 2


def test_the_odds_count_whom_the_form_sends_at_the_same_target() -> None:
    """MB-ATK-07  The first hit does no harm: together with A1 it does."""
    world = field(["longbowmen 10,5 n", "longbowmen 11,5 n"], ["orcs 10,14 s", "goblins 12,14 s"])
    found = picked(world, "shoot", "A2", "A1 shoot B1\n")
    assert "; with A1 together: hits " in that(found, "A2 shoot B1").more and "A1" not in that(found, "A2 shoot B2").more


def test_a_melee_offers_whom_it_has_in_front() -> None:
    """MB-MEL-01"""
    world = field(["spearmen 10,10 n"], ["orcs 10,11 s", "orcs 10,9 n"])
    assert lines(picked(world, "fight", "A1")) == ["A1 fight B1", "A1 hold"]


def test_an_area_is_drawn_before_it_is_cast() -> None:
    """MB-SPELL-01, MB-SPELL-07  First the spell, then where; whom it would catch is said, friends among them."""
    world = field(["wizard_9 10,5 n", "spearmen 10,14 n"], ["orcs 10,15 s"])
    world.units["A1"].spells = {"fireball": 1, "sleep": 2, "wall_of_fire": 1}
    first = picked(world, "shoot", "A1")
    assert {"A1 fireball", "A1 sleep"} <= set(lines(first)) and that(first, "A1 sleep").more == "2 times"
    aim = picked(world, "shoot", "A1 fireball")
    assert that(aim, "A1 fireball 10,15").more == "⚠ catches your own A2 and B1" and 'data-aim="yes"' in aim.drawn
    area = picked(world, "shoot", "A1 fireball 10,15")
    assert lines(area) == ["A1 cast fireball at 10,15"] and 'class="area"' in area.drawn and area.back == "A1 fireball"
    assert area.only == "A1 cast fireball at 10,15"          # the one choice that is left is put into the form at once
    then = picked(world, "shoot", "A1", "A1 cast fireball at 10,15")
    assert 'class="area"' in then.drawn and "⚠ catches your own A2 and B1" in then.says
    form = game.read(game.view(world, "a"), asked("shoot"), "A1 cast fireball at 10,15")
    assert "# ! A1 cast fireball at 10,15: ⚠ catches your own A2 and B1" in post.echo(game.view(world, "a"), form, words())
    assert "A1 cast sleep at B1" in lines(picked(world, "shoot", "A1 sleep"))
    walls = lines(picked(world, "shoot", "A1 wall_of_fire 10,8"))
    assert not picked(world, "shoot", "A1 wall_of_fire 10,8").only
    assert walls[0] == "A1 cast wall of fire at 10,8" and "A1 cast wall of fire at 10,8 facing east" in walls


def test_units_are_placed_in_their_rows_and_turned() -> None:
    """MB-BOARD-10"""
    world = field(["spearmen", "orcs"], ["orcs 10,30 s"], rows=((2, 4), (30, 34)))
    found = picked(world, "place", "A1")
    assert "A1 at 10,3 facing north" in lines(found) and not any(" 10,5 " in line for line in lines(found))
    found = picked(world, "place", "A2", "A1 at 10,3 facing north")
    assert "A2 at 10,3 facing north" not in lines(found)
    found = picked(world, "place", "A1", "A1 at 10,3 facing north")
    assert "A1 at 10,3 facing east" in lines(found) and 'class="ghost"' in found.drawn


def test_nobody_elses_units_can_be_picked() -> None:
    """MB-GEN-05, MB-INFO-02  Neither the enemy's nor those of another seat of the side; a watcher picks none."""
    world = field(["spearmen 10,10 n", "spearmen 12,10 n owner=a2"], ["orcs 10,13 s"], seats=(("a", "a2"), ("b",)))
    world.round = 1
    for seat, own in (("a", ["A1"]), ("a2", ["A2"]), ("b", ["B1"])):
        seen = game.view(world, seat)
        assert picks.units(seen, asked("move")) == own
        for id in ("A1", "A2", "B1", "C9", "10,10", "A1;A2"):
            assert (picks.picks(seen, asked("move"), "", id, words()) is not None) == (id in own), (seat, id)
    assert picks.picks(game.view(world, "watcher"), asked("move"), "", "", words()) is None


def test_a_unit_moves_as_far_by_its_figures_as_on_the_board() -> None:
    """MB-MOVE-02, MB-BOARD-02  Half squares are said, too."""
    ours = ["spearmen 10,5 n men=10", "dwarves 11,5 n men=10", "medium_cavalry 12,5 n men=10", "elves 13,5 n men=10"]
    world = field(ours, ["orcs 10,14 s men=10"], scale=10)
    seen = game.view(world, "a")
    assert any(allowance_of(seen, unit) % 2 for unit in seen.mine.values())
    assert all(2 * figures(seen, unit)["squares"] == allowance_of(seen, unit) for unit in seen.mine.values())


# ---- put into the text -----------------------------------------------------------------------------------------------------
PUT = [
    ("move", "", "A1 to 10,11", "A1 to 10,11\n"),
    ("move", "A1 hold\n", "A1 to 10,11", "A1 to 10,11\n"),
    ("move", "# mine\nA1 to 3,4  # odds\nA2 ahead 3\n\n", "A1 turn east", "# mine\nA1 turn east\nA2 ahead 3\n"),
    ("move", "A1 A2-A3 ahead 3", "A2 to 1,2", "A1 A3 ahead 3\nA2 to 1,2\n"),
    ("move", "A1 ahead 2; A2  ahead 3 # both\nrest: advance", "A1 hold", "A2  ahead 3 # both\nA1 hold\nrest: advance\n"),
    ("move", "A1 dances\nA1 ahead 1", "A1 hold", "A1 dances\nA1 hold\n"),
    ("shoot", "A1 shoot B1\nA1 cast sleep at B2", "A1 hold", "A1 hold\nA1 cast sleep at B2\n"),
    ("shoot", "A1 cast sleep at B2", "A1 shoot B1", "A1 cast sleep at B2\nA1 shoot B1\n"),
    ("shoot", "A1 shoot B1\nA1 shoot B2", "A1 breathe at 4,5", "A1 breathe at 4,5\n"),
    ("shoot", "A1 shoot B3", "A1 shoot B1; A1 shoot B2", "A1 shoot B1; A1 shoot B2\n"),
    ("shoot", "A1 shoot B1\nA1 cast sleep at B2\nA2 hold", "a1", "A2 hold\n"),
    ("move", "A1 skjut", "A1 till 3,4", "A1 skjut\nA1 till 3,4\n"),
    ("move", "A1 ahead 1", "no order", "A1 ahead 1"), ("move", "A1 ahead 1", "A2 hold\nA3 hold", "A1 ahead 1"),
    ("stance", "A1 A2 defend", "A1", "A2 defend\n"), ("rally", "A1 decline", "A1", ""),
]  # fmt: skip


@pytest.mark.parametrize(("what", "text", "line", "then"), PUT)
def test_a_line_takes_the_place_of_what_was_said_of_the_same(what: str, text: str, line: str, then: str) -> None:
    assert ordered.put(ASKS[what], text, line) == then


def test_one_placed_at_a_time_is_one() -> None:
    """MB-BOARD-10"""
    assert ordered.put(questions.PlaceOne(), "A1 at 3,4", "A2 at 5,6") == "A2 at 5,6\n"


# ---- in all battles --------------------------------------------------------------------------------------------------------
def walked(seen: Any, ask: Asked, text: str, at: str, w: Words, most: int = 5) -> Iterator[str]:
    """Every line that can be come upon by picking; of what opens something more some are opened."""
    found = picks.picks(seen, ask, text, at, w)
    assert found is not None, at
    every = 1 + sum(bool(choice.opens) for choice in found.choices) // most
    for n, choice in enumerate(found.choices):
        assert bool(choice.line) != bool(choice.opens), choice
        if choice.line and choice.line != at:
            yield choice.line
        elif choice.opens and choice.opens != at and n % every == 0:
            yield from walked(seen, ask, text, choice.opens, w, most)


def battle(name: str, seed: int, most: int) -> Iterator[tuple[Any, Asked]]:
    """Questions for orders in a battle played by luck and by a bot in turn."""
    scenario = game.brief(game.scenarios[name])
    session = Session.new(game, scenario, game.read_options(dict(scenario.options)), seed=bytes([seed]) * 32)
    session.begin()
    luck = Philox(seed, 0, 0)
    while not session.over and most:
        seat, ask = next((seat, ask) for seat in session.seats for ask in todo(session, seat))
        if ask.kind == "order":
            most -= 1
            yield session.view(seat), ask
        bot = luck.below(2)
        answer = CHARACTERS["plain"](session.view(seat), ask, luck) if bot else any_answer(game, session.page(seat), ask, luck)
        assert session.answer(seat, answer, ask.id) is None


@pytest.mark.parametrize("name", sorted(n for n, given in game.scenarios.items() if given.board != "none" and n not in LATER))
def test_whatever_is_offered_stands_in_every_phase_of_every_battle(name: str) -> None:
    """Red where a line is offered that the rules refuse, or an order is left out that luck gives."""
    kinds, w, luck = set(), words(), Philox(7, 0, 0)
    for seed in (3,):
        for seen, ask in battle(name, seed, 22):
            able = picks.units(seen, ask)
            kinds.add(type(ask.ask))
            if not able:
                continue
            form = game.random_form(seen, ask, luck)
            text = game.write(form) if not game.why_not(seen, ask, form) else ""
            id = able[luck.below(len(able))]
            for n, line in enumerate(walked(seen, ask, "", id, w)):
                if n % 3 == 0:
                    stands(seen, ask, picks.put(seen, ask, "", line))
            for n, line in enumerate(walked(seen, ask, text, id, w)):
                if n % 9 == 0 and line != id:
                    upto = picks.put(seen, ask, text, line).partition(line)
                    stands(seen, ask, upto[0] + upto[1])
            reached(seen, ask, form, w)
    assert {questions.Deploy, questions.Move, questions.Shoot, questions.Fight} <= kinds


def stands(seen: Any, ask: Asked, text: str) -> None:
    found = game.read(seen, ask, text)
    assert not isinstance(found, No), (text, found)
    assert (refused := game.why_not(seen, ask, found)) is None, (text, refused)


def reached(seen: Any, ask: Asked, form: Any, w: Words) -> None:
    """Single orders of a form made by luck are offered, but for ways given otherwise than by where they lead."""
    match form:
        case forms.Moves(moves=moves):
            able = [m for m in moves if m.to and m.land is None and m.to != seen.mine[m.units[0]].at][:1]
            wanted = [(m.units[0], language.march(m, "en")) for m in able if stands_alone(seen, ask, forms.Moves("hold", (m,)))]
        case forms.Fights(attacks=attacks):
            wanted = [(a.unit, f"{a.unit} fight {a.target}") for a in attacks[:1]]
        case forms.Volley(shots=shots):
            wanted = [(s.unit, f"{s.unit} shoot {s.target}") for s in shots[:1]]
        case _:
            return
    for id, line in wanted:
        found = picks.picks(seen, ask, "", id, w)
        assert found is not None
        opened = [choice.says for choice in found.choices]
        assert any(line in said for said in opened), (line, opened)


def stands_alone(seen: Any, ask: Asked, form: Any) -> bool:
    return game.why_not(seen, ask, form) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_names_and_reads_its_own(lang: str) -> None:
    w = Words(game, lang, game.names(game.scenarios["bridge"]))
    for seen, ask in battle("bridge", 5, 12):
        every = picks.picks(seen, ask, "", "", w)
        assert every is None or (every.says and {choice.opens for choice in every.choices} == set(picks.units(seen, ask)))
        for id in picks.units(seen, ask)[:2]:
            found = picks.picks(seen, ask, "", id, w)
            assert found is not None
            for choice in [choice for choice in found.choices if choice.line][:5]:
                stands(seen, ask, picks.put(seen, ask, "", choice.line))
    assert w.problems == []


# ---- why not -------------------------------------------------------------------------------------------------------------
def test_a_square_that_is_no_choice_says_why() -> None:
    """MB-MOVE-02, MB-MOVE-03, MB-MOVE-05, MB-MOVE-06  Too far, not that way, a zone in between, an enemy, one who comes later."""
    world = field(["spearmen 10,10 n", "spearmen 11,11 n"], ["orcs 10,13 s"])
    for at, says in (
        ("10,30", "A1 does not get to 10,30 in this round"), ("13,10", "A1 cannot step to 13,10: a unit goes into the three"),
        ("10,13", "An enemy is on 10,13"), ("11,11", "the square is taken"),
    ):  # fmt: skip
        found = picked(world, "move", f"A1 {at}")
        assert says in found.says[1] and "MB-" in found.says[1], (at, found.says)
        assert lines(found) == lines(picked(world, "move", "A1")) and found.at == "A1"
    later = picked(world, "move", "A1 11,12", "A1 hold\nA2 to 11,12\n")
    assert "the square is taken" in later.says[2] and "11,12" in later.says[2]
    assert picked(world, "move", "A1 10,10") == picked(world, "move", "A1")
    between = field(["spearmen 10,10 n"], ["orcs 10,13 s", "orcs 12,10 n"])
    assert "A1 stops at 10,12, before an enemy" in picked(between, "move", "A1 11,14").says[1]


@pytest.mark.parametrize(("what", "at", "says"), [
    ("shoot", "A1 10,33", "B1 is out of range of A1"), ("shoot", "A2 12,14", "A2 has nothing to shoot with"),
    ("again", "A2 12,14", "A2 has nothing to shoot with"), ("fight", "A2 12,14", "B2 is not in front of A2"),
])  # fmt: skip
def test_an_enemy_who_is_no_target_says_why(what: str, at: str, says: str) -> None:
    """MB-OUT-03, MB-MIS-01, MB-MEL-01  And an empty square says nothing."""
    world = field(["light_infantry 10,5 n", "spearmen 14,5 n"], ["orcs 10,33 s", "goblins 12,14 s"])
    found = picked(world, what, at)
    assert says in found.says[1] and found.at == at[:2], found.says
    assert picked(world, what, f"{at[:2]} 3,3") == picked(world, what, at[:2])


def test_a_square_on_which_nobody_may_be_placed_says_why() -> None:
    """MB-BOARD-10, MB-BOARD-09"""
    world = field(["spearmen", "orcs"], ["orcs 10,30 s"], rows=((2, 4), (30, 34)))
    for at, says in (("10,5", "A1 would not stand in your rows"), ("10,3", "A1 cannot stand on 10,3: the square is taken")):
        assert says in picked(world, "place", f"A1 {at}", "A2 at 10,3 facing north").says[1]


# ---- what the enemy hides --------------------------------------------------------------------------------------------------
def told(seen: Any, ask: Asked) -> list[Picked | None]:
    """All that a seat is told when it picks each of its units, one after the other, and what opens first."""
    found = [picks.picks(seen, ask, "", at, words()) for at in ("", *picks.units(seen, ask))]
    opened = [next((choice.opens for choice in one.choices if choice.opens), "") for one in found if one is not None]
    squares = [f"{x},{y}" for x, y in {piece.at for piece in in_play(seen)} | {(10, 12), (0, 0), (25, 25)}]
    pointed = [f"{unit} {at}" for unit in picks.units(seen, ask)[:2] for at in squares]
    return [*found, *(picks.picks(seen, ask, "", at, words()) for at in (*opened, *pointed))]


def test_figures_that_the_enemy_hides_change_nothing() -> None:
    """MB-INFO-02  Twins: other pools, spells and own rows of the enemy.  Planted: the same by the view of whoever knows them."""
    compared = differs = 0
    for name in ("bridge", "dragon"):
        session = Session.new(game, game.scenarios[name], game.read_options({"scale": 5, "hp_method": "rolled"}), seed=bytes(32))
        session.begin()
        luck = Philox(1, 0, 0)
        for _ in range(14):
            seat, ask = next((seat, ask) for seat in session.seats for ask in todo(session, seat))
            if ask.kind == "order" and session.state.round:
                twin = game.redeal(session.state, seat, None, luck)
                assert told(game.view(session.state, seat), ask) == told(game.view(twin, seat), ask)
                compared += 1
                if not differs or times(0, 1):               # once is enough to see that there was something to hide
                    known = [opened(world, seat) for world in (session.state, twin)]
                    differs += told(known[0], ask) != told(known[1], ask)
            assert session.answer(seat, CHARACTERS["plain"](session.view(seat), ask, luck), ask.id) is None
    assert compared > 8 and differs, "nothing was hidden that could have told itself"


def opened(world: Any, seat: str) -> Any:
    """The view of a seat to which the enemy's figures lie open."""
    return game.view(msgspec.structs.replace(world, options=msgspec.structs.replace(world.options, open_information=True)), seat)


def test_reach_does_not_stop_before_a_unit_that_is_not_shown_yet() -> None:
    """MB-BOARD-10  Planted: a reach by the true state stops before B2, who stands nowhere yet for his enemy."""
    plain, hidden = (field(["spearmen 10,10 n"], ["orcs 10,30 s", "orcs 10,12 s"]) for _ in range(2))
    for world in (plain, hidden):
        world.round = 1
        world.units["B2"].status = "reserve"
    plain.units["B2"].at = (25, 25)
    both = [told(game.view(world, "a"), asked("move")) for world in (plain, hidden)]
    assert both[0] == both[1] and "A1 to 10,12" in lines(picked(hidden, "move", "A1"))
    hidden.units["B2"].status = "in_play"
    assert "A1 to 10,12" not in lines(picked(hidden, "move", "A1"))
