"""Without our board: battles of six rounds, by typed dice and by rolled ones, with the sheet before and the report after."""

from __future__ import annotations

import re

import msgspec
import pytest

from montjoy.core.effects import WATCHER
from montjoy.core.errors import BadInput
from montjoy.core.record import jsonlines
from montjoy.core.session.session import Session
from montjoy.core.session.streams import that_hold
from montjoy.core.session.verify import verify
from montjoy.games.massbattle.carpet.state import Gone, Loss
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.model.scenario import SideFile
from montjoy.games.massbattle.protocol import events
from montjoy.words import LANGUAGES, Words
from tests.games.massbattle.carpet.mastered import MASTER, Mastered, name_of, scenario

SHOULD_TAP = ("Attack", "Whom", "Say", "CarryOut", "RollRally", "GoOn", "Choices", "UnitOption")


def busy(battle: Mastered) -> str:
    """Who can attack, does: the first enemy there is."""
    return next(name for kind in SHOULD_TAP for name in battle.options if name.split()[0] == kind)


@pytest.mark.parametrize("typed", [True, False], ids=["typed", "rolled"])
def test_six_rounds_to_the_end(typed: bool):
    """MB-SEQ-00, MB-SEQ-06, MB-SCALE-02, MB-END-03, MB-END-05, MB-UMP-01  All phases of each round; the record replays and every
    die that was rolled can be counted anew."""
    sides = (["longbowmen", "pikemen", "fighter_hero"], ["goblins", "orc_archers", "ogre"])
    battle = Mastered(*sides, typed=typed, round_limit=6)
    taps = 0
    while not battle.session.over:
        battle.act(busy(battle)) if typed else answer(battle)
        taps += 1
    rounds = [event.round for event in battle.told(events.RoundBegun)]
    assert battle.session.outcome.why in ("time", "broken", "no-units") and rounds == list(range(1, len(rounds) + 1))
    assert (rounds[-1] == 6 and battle.session.outcome.why == "time") or not typed
    assert {event.how for event in battle.told(events.Attacked)} >= {"missile", "charge", "melee"} and taps > 30
    data = jsonlines.dump(battle.session.header, battle.session.entries)
    header, entries = jsonlines.load(data)
    again = Session.replay(game, header, entries)
    assert again.over and again.outcome == battle.session.outcome
    if not typed:
        battle.session.release()
        assert verify(game, *jsonlines.load(jsonlines.dump(battle.session.header, battle.session.entries))).ok


def answer(battle: Mastered) -> None:
    asked = battle.session.questions(MASTER)[0]
    names = [name_of(option) for option in asked.options]
    wanted = next(name for kind in SHOULD_TAP for name in names if name.split()[0] == kind)
    assert battle.session.answer(MASTER, asked.options[names.index(wanted)], asked.id) is None


def felled() -> Mastered:
    """B1 loses all that it has to A2, after A1 had its first hit."""
    battle = Mastered(["orcs", "orcs"], ["kobolds", "goblins"])
    battle.to("1.3", side=0)
    for unit in ("A1", "A2"):
        battle.act(f"Attack {unit} melee", "Whom B1", "Say")
    battle.act("CarryOut", attack=[20, 20], damage=[6])
    return battle


def test_who_felled_whom_by_round():
    """MB-END-05, MB-ATK-14  What was lost, to whom, and no more than there was; on the page and in the report."""
    battle = felled()
    seen, words = battle.session.view(MASTER), Words(game, "en", game.names(scenario(["orcs", "orcs"], ["kobolds", "goblins"])))
    full = battle["B1"].start
    assert seen.carpet.losses == [Loss(1, "B1", "A2", full)] and seen.carpet.gone == [Gone(1, "B1", "A2", "destroyed")]
    told = dict(game.post.sections(seen, words))
    assert any("felled by" in line for line in told["Round by round"]) and f"{full} of {full}" in told["Losses"][0]
    assert "felled by" in str(game.board.aside(seen, words, ()))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_has_a_box_for_each_hit_point(lang: str):
    """MB-UNIT-02, MB-UMP-01  Each unit on a line of its own, with boxes for hit points, the first hit, morale and shots."""
    battle = Mastered(["longbowmen", "fighter_hero"], ["goblins"])
    page = game.post.printed(battle.session.view(MASTER), Words(game, lang, {}))["sheet.html"]
    rows = re.findall(r'<tr><th scope="row">.*?</tr>', page)
    assert len(rows) == 3
    for row, id in zip(rows, ("A1", "A2", "B1"), strict=True):
        shots = 12 if battle[id].missile is not None else 0
        assert row.count("☐") == battle[id].start + 2 + shots
    drawn = str(game.board.draw(battle.session.view(MASTER), Words(game, lang, {}), ()))
    assert ('class="text-board" dir="rtl"' in drawn) == (lang == "he") and 'dir="auto"' not in drawn     # they begin with A1
    assert f'lang="{lang}"' in page and ('dir="rtl"' in page) == (lang == "he")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_tells_how_the_ground_is_laid_out(lang: str):
    """MB-BOARD-01, MB-BOARD-10, MB-SCALE-03, MB-END-01  How long the battle lasts and what wins, the size of the table, the river
    and the bridge by their measures, where either side begins, and a plan; where a scenario has no layout, nothing of it."""
    ours = game.scenarios["bridge_figures"]
    seen = game.view(game.setup(ours, game.read_options(ours.options)), MASTER)
    page = bare(game.post.paper(seen, Words(game, lang, game.names(ours))))
    assert page.count("<rect ") == 10 and page.count("☐") > 200
    assert page.count("<li>") == 8 and "{" not in page and "_cm" not in page
    assert bare(game.aims.before(ours, seen.options, Words(game, lang, game.names(ours)))) in page
    if lang == "en":
        assert "The battle lasts 10 rounds." in page
        assert "The table: 20 by 20 squares, 50 by 50 cm." in page
        assert "Start of The orcs: 2.5 to 17.5 cm from the north edge" in page
        assert "Bridge across the river, which counts as a road: 22.5 to 30 cm from the west edge" in page
        assert "Ford through the river, which counts as a stream: 7.5 to 12.5 cm" in page
        assert "River, which nobody crosses: 0 to 7.5 cm" in page
        assert "mpassable" not in page and page.count(">river<") == 3 and ">bridge<" in page and ">ford<" in page
    bare_table = Mastered(["orcs"], ["goblins"]).session.view(MASTER)
    assert "<li>" not in game.post.paper(bare_table, Words(game, lang, {}))


def bare(text: str) -> str:
    return "".join(c for c in text if c not in "\u2066\u2067\u2068\u2069")


def test_the_board_is_words_alone():
    """MB-UMP-01, MB-INFO-01  The same for the eye and the ear; who watches sees it, too; no squares are drawn."""
    battle = felled()
    words = Words(game, "en", game.names(scenario(["orcs", "orcs"], ["kobolds", "goblins"])))
    seen = battle.session.view(WATCHER)
    lines = game.text.describe(seen, words)
    assert any(line.startswith("B2") and "hit points" in line for line in lines) and any("Gone: B1" in line for line in lines)
    assert "B2" in game.text.draw(seen, words, 70) and "B2" not in game.glimpse.glimpse(seen, words, 70)
    assert "B2 (goblins): Men: 5, Armour class: 13, Moves: 22.5\u00a0cm" in bare(" ".join(game.text.card(seen, words)))
    assert "22.5\u00a0cm" in bare(str(game.board.draw(seen, words, ())))
    assert game.places.places(seen) == {} and game.legend.signs(seen, words) == []
    assert "B2" in str(game.board.draw(seen, words, ()))


def test_units_are_named_with_what_one_wants_to_know():
    """MB-INFO-01  A target shows its hit points and its state."""
    battle = felled()
    battle.act("GoOn") if battle.phase == "1.3" else None
    battle.to("2.3", side=0)
    battle.act("Attack A1 melee")
    label = game.label(battle.session.view(MASTER), battle.asked, battle.asked.options[0])
    assert (label.unit, label.hp, label.start) == ("B2", battle["B2"].hp, battle["B2"].start)


@pytest.mark.parametrize("name", ["bridge_figures", "azure_wood_figures"])
def test_the_ready_ones_have_the_forces_of_their_battles(name: str):
    """MB-UMP-01, MB-T-SCENARIO-FORCES"""
    usual = game.scenarios[name.removesuffix("_figures")]
    ours = game.scenarios[name]
    assert game.seats(ours) == (MASTER,) and ours.board == "none"
    assert [side.troops for side in ours.sides] == [side.troops for side in usual.sides]


@pytest.mark.parametrize("side", [
    SideFile(name="x", seats=("town",), troops=scenario(["orcs"], ["orcs"]).sides[0].troops),
    SideFile(name="x", seats=(MASTER,), rows=(0, 3), troops=scenario(["orcs"], ["orcs"]).sides[0].troops),
])  # fmt: skip
def test_other_seats_and_places_are_refused(side: SideFile):
    """MB-UMP-01, MB-GEN-05"""
    whole = scenario(["orcs"], ["orcs"])
    with pytest.raises(BadInput):
        game.setup(msgspec.structs.replace(whole, sides=(side, whole.sides[1])))


def test_shots_of_a_round_and_loading_are_shown():
    """MB-MIS-02, MB-MIS-04  Who has fired, and in the round after, a slow weapon that is being loaded."""
    battle = Mastered(["arbalesters"], ["goblins"])
    words = Words(game, "en", {})

    def line() -> str:
        return next(line for line in game.text.describe(battle.session.view(MASTER), words) if line.startswith("A1"))

    battle.to("1.1")
    battle.act("Attack A1 missile", "Whom B1", "Say", "CarryOut", attack=[1])
    assert "1 shot fired" in line()
    battle.to("2.2")
    assert "loading" in line()


# ---- the story ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_story_tells_each_round_and_only_what_holds(lang: str):
    """MB-END-05, MB-SEQ-07, MB-UMP-02  Who attacked whom, what it cost, morale, who is gone, what was set by hand; attacks in
    vain on one line; nothing of what the game went back behind.  Red before: losses alone, and nothing after the battle."""
    battle = Mastered(["orcs", "orcs"], ["kobolds", "goblins"])
    battle.to("1.3", side=0)
    battle.act("Attack A1 melee", "Whom B2", "Say", "CarryOut", attack=[20])
    battle.back_to("1.3")
    battle.roll()
    battle.to("1.3", side=0)
    for unit in ("A1", "A2"):
        battle.act(f"Attack {unit} melee", "Whom B1", "Say")
    battle.act("CarryOut", attack=[20, 20], damage=[6])
    battle.to("2.3", side=1)
    battle.act("Attack B2 melee", "Whom A1", "Say", "CarryOut", attack=[1])
    battle.to("3.2")
    battle.act("More", "ByHand", "Whom B2", "Put broken 0", "Reason story", "More", "Finish", "EndBattle")
    words = Words(game, lang, game.names(battle.session.scenario))
    items = that_hold(battle.session.streams[MASTER].items)
    parts = game.post.story(battle.session.view(MASTER), items, words)
    assert game.post.has_story(battle.session.view(MASTER)) and words.problems == []
    (_, first), (_, second), (_, third), (_, losses) = parts
    assert [heading for heading, _ in parts] == [words.text("carpet-round", round=n) for n in (1, 2, 3)] + [
        words.text("carpet-losses")]
    assert len(first) == 3 and all(words.name(u) in first[0] for u in ("A1", "B1")) and words.name("B2") not in " ".join(first)
    assert words.name("B1") in first[2] and words.name("B1") in losses[0]
    assert len(second) == 1 and words.name("B2") in second[0] and words.name("A1") in second[0]
    assert words.name("B2") in third[0] and len(third) == 2
    if lang == "en":
        assert bare(first[0]) == "A1 (orcs) fights B1 (kobolds): the first hit, which does no harm."
        assert bare(first[1]).startswith("A2 (orcs) fights B1 (kobolds): 30 hit points lost.")
        assert bare(second[0]) == "Attacks in vain: B2 (goblins) at A1 (orcs)."


def test_a_round_in_which_nobody_attacked_says_so():
    """MB-END-05"""
    battle = Mastered(["orcs"], ["goblins"])
    battle.to("1.2")
    battle.act("PassRound", "EndRound")
    battle.to("2.2")
    words = Words(game, "en", game.names(battle.session.scenario))
    parts = game.post.story(battle.session.view(MASTER), that_hold(battle.session.streams[MASTER].items), words)
    assert parts[0] == ("Round 1", ["Nobody attacked."])
