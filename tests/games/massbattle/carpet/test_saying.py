"""Without our board: what the game master says, and what Montjoy makes of it.  The rules are the board's."""

from __future__ import annotations

from types import SimpleNamespace

import msgspec
import pytest

from montjoy.core.session.shown import order_of
from montjoy.core.session.streams import Asked
from montjoy.games.massbattle.carpet import events as carpet
from montjoy.games.massbattle.carpet import questions as q
from montjoy.games.massbattle.carpet.points import Points
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.protocol import events
from montjoy.table.web.pages.course import verdict
from montjoy.words import LANGUAGES, Words
from tests.games.massbattle.carpet.mastered import MASTER, Mastered


def test_a_shot_with_all_that_was_said_of_it():
    """MB-SEQ-01, MB-MOD-12, MB-MOD-10, MB-MOD-07, MB-MOD-03, MB-MIS-02  From the flank, far, at a wall, from above: the
    sum is the board's, the shot is spent."""
    battle = Mastered(["longbowmen"], ["goblins"])
    battle.to("1.1")
    battle.act("Attack A1 missile", "Whom B1", "Alter flank", "Alter far", "Alter wall", "Alter above", "Say", "CarryOut",
               attack=[20])
    told = battle.told(events.Attacked)[-1]
    assert (told.unit, told.target, told.how, told.result) == ("A1", "B1", "missile", "harmless")
    assert told.modifiers == (("downhill", 4), ("wall", -4), ("flank", 4), ("far", -2))
    assert battle.told(carpet.ShotsSpent)[-1].units == ("A1",) and battle["A1"].shots == 1


def test_deep_in_a_wood_only_a_twenty_counts():
    """MB-MOD-05, MB-ATK-12, MB-ATK-09  A quarter of the damage by a natural 20; only missiles are kept off so."""
    battle = Mastered(["longbowmen"], ["goblins"])
    battle.to("1.1")
    battle.act("Attack A1 missile", "Whom B1", "Alter wood", "Say", "CarryOut", attack=[19])
    assert battle.told(events.Attacked)[-1].result == "missed"
    battle.to("1.3")
    battle.act("Attack A1 melee", "Whom B1")
    assert "Alter wood" not in battle.options and "Alter far" not in battle.options


def test_the_second_shot_and_no_third():
    """MB-SEQ-05, MB-MIS-03  A longbow shoots once more in phase 5, and is offered no more."""
    battle = Mastered(["longbowmen"], ["goblins"])
    battle.to("1.1")
    battle.act("Attack A1 missile", "Whom B1", "Say")
    assert "Attack A1 missile" not in battle.options
    battle.to("1.5")
    battle.act("Attack A1 missile", "Whom B1", "Say")
    assert "Attack A1 missile" not in battle.options
    battle.act("CarryOut", attack=[1])
    assert [event.units for event in battle.told(carpet.ShotsSpent)] == [("A1",), ("A1",)]


def test_all_is_said_before_anything_is_rolled():
    """MB-SEQ-07, MB-ATK-07  Two attacks on one target are worked out together: the first hit harmless, the second not."""
    battle = Mastered(["orcs", "orcs"], ["goblins"])
    battle.to("1.3")
    battle.act("Attack A1 melee", "Whom B1", "Say", "Attack A2 melee", "Whom B1", "Say")
    assert not battle.told(events.Attacked) and len(battle.session.view(MASTER).carpet.said) == 2
    battle.act("CarryOut", attack=[20, 20], damage=[1])
    assert [event.result for event in battle.told(events.Attacked)[-2:]] == ["harmless", "wounded"]


def test_a_charge_at_pikes_from_the_front_and_from_the_flank():
    """MB-CHG-02, MB-CHG-03, MB-CHG-04, MB-MOD-10  Long weapons strike first at whom they face, not at a flanker."""
    battle = Mastered(["orcs", "orcs"], ["pikemen", "pikemen"])
    battle.to("1.2", side=0)
    battle.act("Attack A1 charge", "Whom B1", "Say", "Attack A2 charge", "Whom B2", "Alter flank", "Say", "CarryOut",
               attack=[1, 1, 1])
    found = [(event.unit, event.target, event.how) for event in battle.told(events.Attacked)]
    assert found == [("B1", "A1", "long"), ("A1", "B1", "charge"), ("A2", "B2", "charge")]
    assert ("flank", 4) in battle.told(events.Attacked)[-1].modifiers
    assert [(event.unit, event.enemy) for event in battle.told(events.Charged)] == [("A1", "B1"), ("A2", "B2")]


def test_long_weapons_above_strike_down_unless_they_defend():
    """MB-CHG-03, MB-MOD-03, MB-MOD-04  Higher pikes of the stance attack have +4 on the charger; in defence he has -4."""
    for height, first, then in (("below_attacks", ("downhill", 4), None), ("below", None, ("uphill", -4))):
        battle = Mastered(["light_infantry"], ["pikemen"])
        battle.to("1.2", side=0)
        battle.act("Attack A1 charge", "Whom B1", f"Alter {height}", "Say", "CarryOut", attack=[1, 1])
        assert [event.modifiers for event in battle.told(events.Attacked)] == [(first,) if first else (), (then,) if then else ()]


def wounded(battle: Mastered, morale: int) -> None:
    """In the melee A1, A2 and A3 take more than half of B1."""
    battle.to("1.3")
    for unit in ("A1", "A2"):
        battle.act(f"Attack {unit} melee", "Whom B1", "Alter rear", "Say")
    battle.act("CarryOut", attack=[20, 20], damage=[1], morale=[morale] if battle["B1"].start <= 20 else [])


def test_who_falls_back_is_told_in_words():
    """MB-MOR-06, MB-MOR-14, MB-MOR-15, MB-SCALE-03  So many squares, so many centimetres of the carpet, and who may follow."""
    battle = Mastered(["orcs", "orcs"], ["goblins"], square_cm=0.5)
    wounded(battle, 2)
    [told] = battle.told(carpet.FallsBack)
    assert (told.unit, told.away_from, told.follows) == ("B1", "A2", "A2") and told.squares > 1
    assert told.centimetres + told.tenths / 10 == told.squares * 0.5
    assert battle["B1"].broken and not battle.told(events.FellBack)


def test_the_broken_rally_or_stay():
    """MB-SEQ-04, MB-BRK-04, MB-BRK-02  A broken unit attacks nobody; it tries unless she says that it stays."""
    battle = Mastered(["orcs", "orcs"], ["goblins", "goblins"])
    wounded(battle, 3)
    assert "Attack B1 melee" not in battle.options
    battle.to("1.4")
    assert battle.options == ["RollRally", "Stays B1", "More"]
    battle.act("RollRally", rally=[1])
    assert battle.told(events.Rallied)[-1].rallied and not battle["B1"].broken
    again = Mastered(["orcs", "orcs"], ["goblins", "goblins"])
    wounded(again, 3)
    again.to("1.4")
    again.act("Stays B1")
    assert not again.told(events.Rallied) and again["B1"].broken


def test_a_spell_and_its_time():
    """MB-SPELL-01, MB-SPELL-03, MB-SPELL-07, MB-SCALE-04  A fireball on whom she names, friends too; a web holds, and its end is
    kept."""
    battle = Mastered(["wizard_9", "orcs"], ["goblins", "goblins"])
    battle.to("1.1")
    battle.act("Cast A1", "Spell fireball", "Reached B1", "Reached A2", "AllReached", "CarryOut", MB_SPELL_10=[1] * 9,
               MB_BASE_04=[1, 20])
    struck = [(event.unit, event.saved, event.damage) for event in battle.told(events.SpellStruck)]
    assert [unit for unit, _, _ in struck] == ["B1", "A2"] and all(damage for _, _, damage in struck)
    assert battle["A1"].spells["fireball"] == 1 and "Cast A1" not in battle.options
    battle.to("2.1")
    battle.act("Cast A1", "Spell web", "Reached B2", "AllReached", "CarryOut")
    assert battle["B2"].has("web")
    until = battle["B2"].running[0].until
    assert until == 0 or until >= 2
    battle.to("2.3")
    assert "Attack B2 melee" not in battle.options


def test_a_spell_at_one_unit():
    """MB-T-SPELLS, MB-SPELL-10  Magic missiles at an enemy alone, and none at friends."""
    battle = Mastered(["wizard_9", "orcs"], ["goblins"])
    battle.to("1.1")
    battle.act("Cast A1", "Spell magic_missile")
    assert battle.options == ["Whom B1", "Back"]
    battle.act("Whom B1", "CarryOut", MB_SPELL_10=[4, 4, 4])
    assert battle.told(events.SpellStruck)[-1].damage == 15


def test_odds_stand_beside_the_attack_before_it_is_declared():
    """MB-ATK-03  The declaration is labelled with its chance, which changes with what she says."""
    battle = Mastered(["longbowmen"], ["goblins"])
    battle.to("1.1")
    battle.act("Attack A1 missile", "Whom B1")
    seen = battle.session.view(MASTER)
    front = game.label(seen, battle.asked, q.Say())
    battle.act("Alter flank")
    flank = game.label(battle.session.view(MASTER), battle.asked, q.Say())
    assert flank.hit == front.hit + 20 and flank.needs == front.needs - 4
    assert (flank.unit, flank.target, flank.how) == ("A1", "B1", "missile")
    assert isinstance(battle.asked, Asked) and game.prospects.of_option(seen, battle.asked, q.Say(), Silent())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_declaration_is_asked_for_and_its_first_answer_is_yes(lang: str) -> None:
    """MB-SEQ-07  A plain question, *Yes* before all else, under no heading of its own; taken back, it is called by who attacks
    whom, and a unit by its name alone.  Red before: "Right so?", and nobody could say yes."""
    battle = Mastered(["longbowmen"], ["goblins"])
    words = Words(game, lang, game.names(battle.session.scenario))
    battle.to("1.1")
    battle.act("Attack A1 missile", "Whom B1")
    view, asked = battle.session.view(MASTER), battle.asked
    assert words.question(asked).rstrip("\u2069").endswith("?") and "Right so" not in words.question(asked)
    first = order_of(game.groups, asked)[0]
    yes = words.option(game.label(view, asked, asked.options[first]), asked)
    assert yes.startswith(YES[lang]) and "%" in yes
    assert words.text("map-group", group=game.groups.group(asked.options[first])) == ""
    assert words.undoes(battle.session.page(MASTER).undoes) == words.name("B1")
    battle.act("Say")
    back = words.undoes(battle.session.page(MASTER).undoes)
    assert words.name("A1") in back and words.name("B1") in back and "%" not in back and YES[lang] not in back


YES = {lang: Words(game, lang, {}).option(q.EndBattle())[:2] for lang in LANGUAGES}


class Silent:
    """Words that say nothing but the message."""

    lang = "en"

    def text(self, message, **facts):
        return message

    def name(self, id):
        return id

    def percent(self, x):
        return f"{x:.0%}"

    def number(self, x):
        return str(x)


# ---- back -------------------------------------------------------------------------------------------------------------------
def test_everything_said_is_taken_back_step_by_step():
    """MB-UMP-02  Each tap by itself; then, past dice, to a checkpoint, with new dice."""
    battle = Mastered(["orcs"], ["goblins"])
    battle.to("1.3")
    asked = [battle.asked.ask]
    for tap in ("Attack A1 melee", "Whom B1", "Alter rear", "Say"):
        battle.act(tap)
        asked.append(battle.asked.ask)
    for before in reversed(asked[:-1]):
        assert battle.session.undo(MASTER) is None and battle.asked.ask == before
    battle.act("Attack A1 melee", "Whom B1", "Say", "CarryOut", attack=[20])
    assert battle["B1"].hit and battle.session.why_not_undo(MASTER) is not None
    battle.back_to("1.3")
    battle.roll()
    assert not battle["B1"].hit and battle.phase == "1.3"


def test_the_last_one_said_is_unsaid():
    battle = Mastered(["orcs", "orcs"], ["goblins"])
    battle.to("1.3")
    battle.act("Attack A1 melee", "Whom B1", "Say", "Attack A2 melee", "Whom B1", "Say", "Unsay")
    assert [said.unit for said in battle.session.view(MASTER).carpet.said] == ["A1"]
    assert "Attack A2 melee" in battle.options


# ---- by hand ----------------------------------------------------------------------------------------------------------------
def test_a_state_is_set_by_hand_with_a_reason():
    """MB-UMP-02  Harm and healing, broken and not, gone and back; each is told with its reason."""
    battle = Mastered(["orcs"], ["goblins"])
    battle.to("1.3")
    hand = ("More", "ByHand", "Whom B1")
    battle.act(*hand, "Put harmed 5", "Reason misread")
    assert battle["B1"].lost == 5
    battle.act(*hand, "Put healed 1", "Reason magic")
    battle.act(*hand, "Put broken 0", "Reason story")
    assert battle["B1"].lost == 4 and battle["B1"].broken
    battle.act(*hand, "Put rallied 0", "Reason agreed")
    told = [(event.what, event.points, event.reason) for event in battle.told(carpet.PutRight)]
    assert told == [("harmed", 5, "misread"), ("healed", 1, "magic"), ("broken", 0, "story"), ("rallied", 0, "agreed")]


def test_hit_points_set_by_hand_are_typed():
    """MB-UMP-02  Any number of them, as far as the unit has so many, or has lost so many; none is none; and back by default."""
    battle = Mastered(["orcs"], ["goblins"])
    battle.to("1.3")
    hand = ("More", "ByHand", "Whom B1")
    battle.act(*hand)
    assert "Count healed" not in battle.options
    battle.act("Count harmed")
    asked, view = battle.asked, battle.session.view(MASTER)
    assert asked.ask == q.HowMany("B1", "harmed", 17) and game.default(view, asked, ()) == Points(0)
    for text, points in (("points 7", 7), (" 7 ", 7), ("", 0)):
        assert game.read(view, asked, text) == Points(points)
    assert game.read(view, asked, game.write(Points(7))) == Points(7)
    for text in ("seven", "-3", "9" * 30, "٧"):
        assert game.read(view, asked, text).reason == "not-a-number"
    refused = battle.session.answer(MASTER, Points(18), asked.id)
    assert (refused.rule, refused.reason) == ("MB-UMP-02", "number-out-of-range")
    for lang in LANGUAGES:
        words = Words(game, lang, game.names(battle.session.scenario))
        [amount] = game.amounts.amounts(view, asked, words)
        assert (amount.name, amount.now, amount.most) == ("points", 0, 17) and "17" in amount.says
        assert "7" in game.post.echo(view, Points(7), words) and game.post.template(view, asked, words) == ""
        assert not game.post.also(view, asked, words) and not game.picks.units(view, asked) and words.problems == []
    assert battle.session.answer(MASTER, Points(7), asked.id) is None
    battle.act("Reason misread")
    assert battle["B1"].lost == 7
    battle.act(*hand, "Count healed")
    assert battle.session.answer(MASTER, Points(0), battle.asked.id) is None
    assert battle["B1"].lost == 7 and [event.points for event in battle.told(carpet.PutRight)] == [7]


def test_a_unit_joins_and_one_leaves_and_comes_back():
    """MB-UMP-02, MB-END-03, MB-MOVE-11  A fresh one counts with what was deployed; who leaves is out until it returns."""
    battle = Mastered(["orcs"], ["goblins"])
    battle.to("1.3")
    deployed = battle.session.state.strength[1]
    battle.act("More", "Joins", "Whom B1", "Reason story")
    assert battle["B2"].in_play and battle.session.state.strength[1] == deployed + battle["B2"].start
    battle.act("More", "ByHand", "Whom B2", "Put leaves 0", "Reason story")
    assert battle["B2"].status == "withdrawn"
    battle.act("Attack A1 melee")
    assert battle.options == ["Whom B1", "Back"]
    battle.act("Back", "More", "ByHand", "Whom B2", "Put returns 0", "Reason story")
    assert battle["B2"].in_play and not battle.session.state.carpet.gone


def test_a_commander_near_steadies():
    """MB-GEN-06  Under commander_bonus she says who is led."""
    battle = Mastered(["orcs", "orcs"], ["goblins"], commander_bonus=1)
    battle.to("1.3")
    battle.act("More", "ByHand", "Whom B1", "Put led 0", "Reason agreed")
    for unit in ("A1", "A2"):
        battle.act(f"Attack {unit} melee", "Whom B1", "Alter rear", "Say")
    battle.act("CarryOut", attack=[20, 20], damage=[1], morale=[3])
    assert battle.told(events.MoraleChecked)[-1].bonus == 1


def test_whoever_has_charged_stands_first_among_those_to_fight():
    """MB-MEL-02"""
    battle = Mastered(["orcs"], ["spearmen", "spearmen"])
    battle.to("1.2", side=0)
    battle.act("Attack A1 charge", "Whom B2", "Say", "CarryOut", attack=[1])
    battle.to("1.3")
    battle.act("Attack A1 melee")
    assert battle.options[:2] == ["Whom B2", "Whom B1"]


def test_going_on_says_who_does_nothing_more():
    battle = Mastered(["longbowmen"], ["longbowmen"])
    battle.to("1.1")
    label = game.label(battle.session.view(MASTER), battle.asked, q.GoOn())
    assert label == q.NothingMore(battle.asked.ask.side)
    assert "side " in Words(game, "en", {}).option(label)


# ---- the end ------------------------------------------------------------------------------------------------------------
def test_a_side_gives_up_at_the_start_of_the_next_round():
    """MB-END-02"""
    battle = Mastered(["orcs"], ["goblins"])
    battle.to("1.3")
    battle.act("More", "Concede 1 True", "GoOn", "GoOn")
    while not battle.session.over:
        battle.act("GoOn")
    assert battle.session.outcome.why == "conceded" and battle.session.outcome.winner == 0


def test_she_ends_it_and_strength_decides():
    """MB-END-03, MB-END-05  Asked once more; a side has won, not she who leads both."""
    battle = Mastered(["orcs"], ["goblins"])
    battle.to("1.3")
    battle.act("More", "ByHand", "Whom B1", "Put harmed 5", "Reason misread", "More", "Finish")
    assert battle.asked.ask == q.Ending((100, 70)) and not battle.session.over
    battle.act("Back", "More", "Finish", "EndBattle")
    outcome = battle.session.outcome
    assert battle.session.over and (outcome.why, outcome.winner, outcome.winners) == ("by-hand", 0, ("The west",))
    w = Words(game, "en", {})
    assert "Victory for The west" in w.outcome(outcome)
    assert verdict(SimpleNamespace(game=game, session=battle.session), MASTER, outcome, w) == "Won by The west"


# ---- a quiet round --------------------------------------------------------------------------------------------------------
def test_a_quiet_round_is_passed_by_one_answer_and_that_is_taken_back():
    """MB-SEQ-00, MB-UMP-01  Both sides' missiles, movement, melee and second shots in one; asked once more, with who moves first;
    taken back by a tap, and after the round to its checkpoint.  Red before: eight taps of *Nothing more*."""
    battle = Mastered(["longbowmen"], ["longbowmen"])
    battle.to("1.1")
    before = battle.asked.ask
    battle.act("PassRound")
    assert battle.asked.ask == q.QuietRound(1, "ba") and battle.options == ["EndRound", "Back"]
    assert battle.session.undo(MASTER) is None and battle.asked.ask == before
    battle.act("PassRound", "Back")
    assert battle.asked.ask == before
    battle.act("PassRound", "EndRound")
    assert battle.phase == "2.0" and not battle.told(events.Attacked)
    battle.back_to("1.1")
    battle.roll()
    assert battle.asked.ask == before
    battle.act("Attack A1 missile", "Whom B1", "Say")
    assert "PassRound" not in battle.options


def test_a_round_is_passed_from_its_middle_and_the_broken_still_rally():
    """MB-SEQ-00, MB-SEQ-04, MB-INIT-04  In the movement only who has not moved is named, in the melee nobody; phase 4 is asked
    all the same, and the next round anew."""
    battle = Mastered(["longbowmen", "orcs"], ["longbowmen"])
    battle.to("1.2")
    first = battle.asked.ask.side
    battle.act("GoOn", "PassRound")
    assert battle.asked.ask.moves == "ab"[1 - first]
    battle.act("Back", "GoOn", "PassRound")
    assert battle.asked.ask.moves == "none" and battle.phase == "1.3"
    battle.act("Back", "More", "ByHand", "Whom B1", "Put broken 0", "Reason story", "PassRound", "EndRound")
    assert battle.phase == "1.4" and "RollRally" in battle.options
    battle.act("RollRally")
    assert battle.phase == "2.0"
    battle.to("2.5")
    assert "PassRound" not in battle.options


# ---- one way back -----------------------------------------------------------------------------------------------------------
def offered(battle: Mastered) -> list[str]:
    """The answers that the page has beside its own way back."""
    page, asked = battle.session.page(MASTER), battle.asked
    return [
        type(game.label(page.view, asked, option)).__name__ for option in asked.options
        if page.undoes is msgspec.UNSET or not game.repeats_undo(page.view, asked, option, page.undoes)
    ]  # fmt: skip


def test_no_answer_repeats_the_way_back_and_every_one_says_what_it_takes_back():
    """MB-UMP-02, MB-SEQ-07  The last that was said is taken back by the page's own button, which names it; past what was told
    since, by an answer that names it too.  What drops more than one tap says what it drops."""
    battle = Mastered(["orcs", "orcs"], ["goblins"])
    battle.to("1.3")
    battle.act("Attack A1 melee")
    assert "Back" in battle.options and offered(battle) == ["Shown"]
    battle.act("Whom B1")
    assert offered(battle)[0] == "Chance" and "Leaves" in offered(battle)
    battle.act("Say")
    assert "Unsay" in battle.options and not {"Unsay", "Withdraw"} & set(offered(battle))
    battle.act("More", "Back")
    assert "Withdraw" in offered(battle)                     # the button takes *Back* back
    battle.act("More", "ByHand", "Whom B1", "Put broken 0", "Reason story")
    assert battle.session.why_not_undo(MASTER) is not None and "Withdraw" in offered(battle)
    label = game.label(battle.session.view(MASTER), battle.asked, q.Unsay())
    assert label == q.Withdraw("A1", "B1", "melee")
    for lang in LANGUAGES:
        words = Words(game, lang, game.names(battle.session.scenario))
        assert all(words.name(unit) in words.option(label) for unit in ("A1", "B1"))
    battle.act("Unsay", "More", "Finish")
    assert offered(battle) == ["EndBattle", "Leaves"]


def test_the_last_spell_is_taken_back_by_the_one_button():
    """MB-SPELL-01, MB-UMP-02"""
    battle = Mastered(["wizard_9", "longbowmen"], ["goblins", "goblins"])
    battle.to("1.1")
    battle.act("Attack A2 missile", "Whom B1", "Say", "Cast A1", "Spell fireball", "Reached B1", "AllReached")
    assert "Unsay" in battle.options and not {"Unsay", "Withdraw"} & set(offered(battle))
    battle.act("More", "Back")
    assert "Unsay" in offered(battle)                        # the spell, not the attack that was said before it
    battle.act("Unsay")
    assert "Withdraw" in offered(battle)
