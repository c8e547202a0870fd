"""Drakborgen at the terminal: the map, long lists of answers, four people at one keyboard, sentences instead of pictures."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from montjoy.core.session.faces import Typing
from montjoy.core.session.shown import order_of
from montjoy.core.session.streams import Asked
from montjoy.games.drakborgen.duel.combatants import Combatant, muster
from montjoy.games.drakborgen.duel.state import Kind
from montjoy.games.drakborgen.game import game
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.rules.turns import turn_options
from montjoy.terminal import commands, dice, page
from montjoy.terminal.screen import Screen, columns, wrapped
from montjoy.words import LANGUAGES, Words
from tests.cli.conftest import one_line, record_of
from tests.games.drakborgen.board import at, begun, give, seen, square
from tests.games.drakborgen.bots.test_forecast import POSITION, fencing
from tests.games.drakborgen.rules.test_walking import row
from tests.suite.many import times

Call = Callable[..., Any]
SEED = ("--seed", "5")
RING = "All other pairs strike at air."


@pytest.fixture(autouse=True)
def found_also_as_a_draft(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MONTJOY_DRAFTS", "1")


def crowded() -> tuple[Any, Asked]:
    """A hero who may do a great many things."""
    world = begun("H05", "H06", symbol=4)
    square(world, "33", "room", "d g d w", signs=[0, 0, 0, 4], stairs=3)
    for seat in ("red", "blue"):
        at(world, seat, "33", body=3)
    give(world, "red", "IT1", "AM02", "key", "TC05", "SP01", "PO1")
    view = seen(world, "red")
    return view, Asked(1, "choose", questions.Turn("free"), tuple(turn_options(view)))


class AtTable:
    """As much of a table as finding an answer's number needs."""

    def __init__(self) -> None:
        self.game = game


@pytest.mark.parametrize("width", [40, 80, 120])
def test_every_number_of_a_long_list_is_the_answer_beside_it(width: int, capsys: pytest.CaptureFixture[str]) -> None:
    view, asked = crowded()
    words = Words(game, "en", game.names(game.scenarios["two"]))
    page.show_question(Screen(width=width), game, view, words, asked)
    out = capsys.readouterr().out
    assert len(asked.options) > 25 and all(columns(line) <= width for line in out.splitlines())
    headings = [line for line in out.splitlines() if line and not line.startswith(" ")][1:]
    assert headings == [words.text("map-group", group=name) for name in
                        ("ways", "doors", "deeds", "things", "cards", "giving", "walls")]
    assert re.search(rf"\n\n  {len(asked.options)}  Stay where you are$", out.rstrip()), "what does nothing more, below them"
    shown = dict(re.findall(r"(\d+)  (\w(?:(?!\n *\d+  |  +\d+  |\n\w).|\n {4,})*)", out, re.DOTALL))
    assert sorted(map(int, shown)) == list(range(1, len(asked.options) + 1))
    for number, text in shown.items():
        place = commands.numbered(AtTable(), asked, number)  # type: ignore[arg-type]
        assert place is not None
        assert one_line(text) == page.option_text(game, view, words, asked, asked.options[place])
    assert commands.numbered(AtTable(), asked, "99") is None  # type: ignore[arg-type]


def test_a_short_list_and_one_of_a_kind_have_no_headings() -> None:
    few = Asked(1, "choose", questions.Turn("free"), (questions.Rest(), questions.Stay(), questions.Move("north")))
    heroes = Asked(1, "choose", questions.WhichHero(), tuple(questions.TakeHero(f"H{n:02}") for n in range(1, 13)))
    assert not page.grouped(game, few) and not page.grouped(game, heroes)
    assert order_of(game.groups, heroes) == list(range(12)) and order_of(game.groups, few) == [2, 0, 1], "to stay last"


def test_the_chosen_number_is_what_is_done(montjoy_: Call, home: Path) -> None:
    """The hero, the tower, the first step; the map once more; the game is kept and resumed."""
    out = montjoy_("play", "drakborgen", "one", *SEED, typed="4\n1\nmap\n1\nquit\n").stdout
    assert "Which hero do you play?" in out and "4 Iril: agility 9, armour 5" in one_line(out)
    assert "· Red plays Iril (DL-BASE-08)." in out and "· Red begins in A1 (DL-BASE-10)." in out
    assert out.count("Sun: 0 of 21 steps. [.....................]") == 2, "the map at the beginning, and once more"
    after = out.partition("Red goes east from A1 to B1")[2]
    assert " 1 │TT  " in after and "Sun:" not in after, "a glimpse of the squares about him, when he has moved"
    again = montjoy_("resume", record_of(home), typed="quit\n").stdout
    assert "R Red (Iril), in B1: 9 of 9 body points" in again


def test_a_whole_game_in_the_terminal(montjoy_: Call, home: Path) -> None:
    """Whoever always types the same numbers is lost in the end, and the record is true."""
    out = montjoy_("play", "drakborgen", "one", *SEED, typed="4\n1\n" + "2\n1\n" * 600)
    assert out.exit_code == 0 and "The game is over. " in out.stdout
    assert montjoy_("verify", record_of(home)).exit_code == 0


def test_a_fight_begins_with_what_beats_what(montjoy_: Call) -> None:
    """DL-8.6  The ring of positions stands before the first choice of each fight and in no later round; `?` tells its rule."""
    out = one_line(montjoy_("play", "drakborgen", "three", "--seed", "12", typed="8\n4\n" + "1\n?\n" * 90).stdout)
    mine = [text for text in out.split("A fight in ")[1:] if "Where do you stand?" in text.partition("The fight in")[0]]
    assert len(mine) >= 2
    for fight in mine:
        before, _, after = fight.partition("Where do you stand?")
        assert RING in before and RING not in after
    helped = [text.partition(" quit stops;")[2] for text in out.split("Where do you stand?")[1:]]
    assert any("What beats what (DL-8.6)" in text for text in helped)


def test_what_is_found_is_shown_with_what_it_does(montjoy_: Call) -> None:
    """DL-6.2a, DLC-10  A sword that has been put on says what it adds, once; after a wound or a find the hero's line is new."""
    out = montjoy_("play", "drakborgen", "one", *SEED, typed="4\n1\n" + "1\n" * 900).stdout
    found = out.partition("Red puts on the Sword of the Old Kings")[2].partition("Red> ")[0]
    assert "    The Sword of the Old Kings, worn: combat points +2.\n" in found
    assert out.count("worn: combat points +2") == 1
    iril = re.findall(r"psyche 6; (\d+) of 9 body points", one_line(out))
    assert len(iril) > 2 and all(a != b for a, b in pairwise(iril))


def test_near_sunset_each_turn_says_how_near(montjoy_: Call) -> None:
    """DL-BASE-15  Six steps of the sun and fewer are counted with the question of a turn, for who is inside; not before."""
    out = one_line(montjoy_("play", "drakborgen", "one", *SEED, typed="4\n1\n" + "1\n" * 900).stdout)
    turns = re.findall(r"; (\d+) steps? so far \(DL-BASE-14\)\.((?:(?!DL-BASE-14).)*?)Your turn\.", out)
    near = [(int(gone), "whoever is inside at sunset is lost" in text) for gone, text in turns]
    assert {said for gone, said in near if gone < 15} == {False} and {said for gone, said in near if gone >= 15} == {True}
    assert "The sun has 1 step left" in out or "steps left: whoever is inside at sunset is lost." in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_names_no_scenario_is_told_of_the_lesson(montjoy_: Call, lang: str) -> None:
    out = montjoy_("play", "drakborgen", *SEED, "--lang", lang, typed="quit\n").stdout
    assert "play drakborgen --learn" in one_line(out)


# One person who always takes the first answer, and two bots, who fight.
THREE = ("play", "drakborgen", "three", "--seat", "red=human", "--seat", "blue=bot", "--seat", "green=bot", "--seed", "12")
ANSWERS = "8\n4\n" + "1\n" * 900


def test_the_terminal_says_that_it_keeps_no_clock(montjoy_: Call) -> None:
    """DL-8.5a  combat_timer_seconds = 7: said once, at the first choice that a rule gives seconds for; else never."""
    typed = ANSWERS[: times(160, len(ANSWERS))]
    timed = montjoy_(*THREE, "--option", "combat_timer_seconds=7", typed=typed).stdout
    assert one_line(timed).count("No clock runs in the terminal. The rules give 67 seconds for such a choice") == 1
    assert timed.index("No clock runs") < timed.index("Where do you stand?")
    assert timed.count("Where do you stand?") > 2 and "No clock" not in montjoy_(*THREE, typed=typed).stdout


def test_no_map_between_the_rounds_of_a_fight(montjoy_: Call) -> None:
    """A bot that acts the monster has answered: what was told and how everybody stands is enough, until the fight is over."""
    out = montjoy_(*THREE, typed=ANSWERS)
    rounds = out.stdout.split("Where do you stand?")[1:-1]
    within = [text for text in rounds if "The fight in" not in text and "A fight in" not in text]
    assert out.exit_code == 0 and len(within) > 5
    assert not [text for text in within if "The map" in text]
    assert sum("; position " in text for text in within) > len(within) / 2


def test_how_a_fight_stands_is_not_said_twice(montjoy_: Call) -> None:
    """DL-BASE-21  Whoever acts a monster has its values above the log's end, and on the card only what stands nowhere else."""
    out = one_line(montjoy_("play", "drakborgen", "three", "--seed", "12", typed="8\n4\n" + "1\n" * 100).stdout)
    shown = [text for text in out.split("Known only to you")[1:] if "You are dark elf" in text]
    cards = [text.partition("Where do you stand?")[0] for text in shown]
    assert cards and all("The card for dark elf 5: 3 combat points" in text for text in cards)
    assert "You, dark elf 5: agility" in out and not any("You, dark elf 5: agility" in text for text in cards)


def test_what_is_shown_again_when_it_has_changed(capsys: pytest.CaptureFixture[str]) -> None:
    """The squares about the hero after a move, not beside a map just drawn, and never on a plain screen; how a fight stands
    in any case."""
    world, words = begun("H05", "H06"), Words(game, "en")
    screen, plain = Screen(width=80), Screen(plain=True, width=80)
    square(world, "33", "room")
    start = page.show_glimpse(screen, game, seen(world, "red"), words, None)
    assert capsys.readouterr().out == "" and start[0].startswith("      A")
    at(world, "red", "33")
    moved = page.show_glimpse(screen, game, seen(world, "red"), words, start)
    assert capsys.readouterr().out == f"\n{moved[0]}\n" and moved != start
    assert page.show_glimpse(screen, game, seen(world, "red"), words, moved) == moved and capsys.readouterr().out == ""
    assert page.show_glimpse(plain, game, seen(world, "red"), words, start) == ("", "") and capsys.readouterr().out == ""
    red = Combatant(id="red", kind=Kind.HERO, values=(5, 3, 4, 10), points=8, body=8, seat=0)
    world.fight = muster([red, Combatant(id="blue", kind=Kind.MONSTER, values=(8, 4, 5, 7), points=5, side=1)])
    for each in (screen, plain):
        page.show_glimpse(each, game, seen(world, "red"), words, None)
        out = one_line(capsys.readouterr().out)
        assert out.startswith("Red: agility 5, armour 3, strength 4, psyche 10; 8 combat points, 8 body points. Blue: agility 8")


def test_sentences_for_a_screen_reader(montjoy_: Call) -> None:
    unknown = ("--option", "first_staircase=false")
    out = montjoy_("play", "drakborgen", "one", *SEED, *unknown, "--plain", typed="4\n1\nquit\n").stdout
    assert "A1: tower. North the way out, east open, south open, west the way out." in one_line(out)
    assert not any(sign in out for sign in ("│", "──", "TT", "[....")), "no picture"


def test_four_at_one_keyboard(montjoy_: Call) -> None:
    """Between two people the screen is cleared, and nobody is shown another's card."""
    seats = ("red", "blue", "green", "yellow")
    who = [x for seat in seats for x in ("--seat", f"{seat}=human")]
    typed_ = "\n1\n" * 4 + "\n1\n" * 4 + "\nquit\n"
    out = montjoy_("play", "drakborgen", "four", *SEED, *who, typed=typed_).stdout
    pages = out.split("=" * 20)
    asked = [one_line(p) for p in pages if "What do you do?" in p or "Which hero" in p or "which tower" in p]
    assert len(asked) >= 8
    for text in asked:
        private = text.partition("Known only to you")[2]
        own = re.findall(r"(\w+)> ", text)
        assert len(set(own)) == 1, "one player a page"
        hero = re.search(rf"{own[0]} \(([\w ]+)\), ", text)
        assert hero is None or hero[1] in private
        others = set(re.findall(r"[A-Z]\w+ \(([\w ]+)\), ", text)) - {hero[1] if hero else ""}
        assert not any(f"{other}: agility" in private.partition("?")[0].partition("Which hero")[0] for other in others)
    assert all(f"Hand the keyboard to {name.title()}; press Enter." in out for name in seats)


def test_tiles_of_a_real_table_are_typed_by_name_or_by_number() -> None:
    """The tile that was turned up is told by what is on it; five keys are one as good as another."""
    words = Words(game, "en")
    cards = ["RT034", "RT048", "RT054", "RT055", "RT002", "RT003"]
    typed_ = {"rt048": "RT048", "Bronze idol": "RT048", "bro": "RT048", "key": "RT054", "dark elf 3": "RT003", "dark": "", "": ""}
    assert {line: dice.card_of(words, cards, line) for line in typed_} == typed_
    wrong = "is not a card that can come now"
    assert dice.no_such_card(words, cards, "elf").endswith(f"{wrong}. It can be: RT002 (dark elf 2), RT003 (dark elf 3).")
    assert "RT034 (bare room), RT048 (bronze idol), RT054 (key)" in dice.no_such_card(words, cards, "xyz")
    assert dice.no_such_card(words, cards, "bronz idle").endswith("It can be: RT048 (bronze idol).")
    assert dice.no_such_card(words, ["spade", "heart"], "x").endswith("It can be: spade, heart.")
    assert dice.no_such_card(words, cards * 2 + [f"c{n}" for n in range(9)], "x").endswith("are listed.")


def test_an_example_of_a_die_is_no_square() -> None:
    """The square 12 is called C2; a face of a die is a number."""
    words = Words(game, "en", game.names(game.scenarios["one"]))
    wanted = Typing("DL-BASE-06", (), 1, tuple(range(1, 13)))
    assert "For example: 12." in words.text("ui-dice-how", example=dice.example(wanted))


def test_wide_letters_and_marks_are_counted_as_they_stand() -> None:
    assert [columns(text) for text in ("abc", "dračí", "龍の宝", "שָׁלוֹם", "e\u0301")] == [3, 5, 6, 4, 1]
    assert wrapped("龍の宝 龍の宝", 7) == ["龍の宝", "龍の宝"]


def test_the_hard_level_is_offered_at_the_start_and_taken(montjoy_: Call) -> None:
    """DL-BASE-23  monster_controller_fallback = best: by the game's own house rule; who has taken it is not offered it again."""
    offered = one_line(montjoy_("play", "drakborgen", "one", *SEED, typed="quit\n").stdout)
    assert "With --house hard: “The castle bites”. Hard: monsters that nobody plays" in offered
    taken = one_line(montjoy_("play", "drakborgen", "one", "--house", "hard", *SEED, typed="quit\n").stdout)
    assert "Option: monster_controller_fallback = best" in taken and "With --house" not in taken


# ---- what answers are called ---------------------------------------------------------------------------------------------
def test_a_walk_says_how_many_turns_and_whether_the_square_is_known() -> None:
    """DL-3.3: red before, when “Walk to F1” stood there for a square that nobody had turned up, and nothing of how far it is."""
    world = row()
    at(world, "red", "01")
    square(world, "04", "room", "w o d o")
    view = seen(world, "red")
    asked = Asked(1, "choose", questions.Turn("free"), tuple(turn_options(view)))
    words = Words(game, "en", game.names(game.scenarios["two"]))
    said = [page.option_text(game, view, words, asked, option) for option in asked.options]
    walks = [line.partition(" (DL")[0] for line in said if line.startswith("Walk to")]
    near, far = "Walk to E1, turn after turn (3 turns)", "Walk to F1, turn after turn (not turned up yet; 4 turns)"
    assert walks == [near, far] and "Walk out of the castle, turn after turn (2 turns)" in "; ".join(said)


def test_a_second_die_in_the_dark_says_what_it_risks() -> None:
    """DL-4.7.3b: red before, when “once” and “up to 2 times” said nothing of what an 11 or a 12 does."""
    words = Words(game, "en", {})
    assert words.option(questions.RollForStairs()) == "Grope for the stairs once (11 and 12 hurt)"
    assert words.option(questions.RollForStairs(2)) == "Grope for the stairs, up to 2 times (each 11 and 12 hurts)"


def test_odds_say_who_is_played_by_chance() -> None:
    """DL-BASE-23: red before, when “both sides play their best” stood over odds that are counted against chance."""
    said = {who: answered_as(who) for who in ("", "blue")}
    assert said[""].startswith("Chance chooses the monster’s positions") and said["blue"].startswith("Both sides play their best")


def answered_as(monsters: str) -> str:
    """What stands over the odds of a position in a fight, whose monster is played by that seat."""
    case = game.forecast(game.view(fencing(monsters), "red"), POSITION, 2)
    assert case is not None
    return Words(game, "en", {}).said(case.said)
