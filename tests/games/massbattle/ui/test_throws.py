"""What dice are for that people roll at a real table.

Planted faults that turn this red: the number that hits told of figures of an own row that only the other side knows (MB-INFO-02);
what it needs without what is added for the flank."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from montjoy.core.session.session import Session
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.model.scenario import BattleScenario
from montjoy.games.massbattle.protocol import forms
from montjoy.games.massbattle.ui.throws import throw
from montjoy.words import LANGUAGES, Words
from tests.games.massbattle.carpet.mastered import MASTER, SEED, Mastered
from tests.games.massbattle.test_own_troops import THEIRS, scenario


def said(session: Session, seat: str, lang: str = "en") -> str:
    typing = session.page(seat).typing
    return "" if typing is None else throw(session.view(seat), typing, words(session, lang))


def words(session: Session, lang: str) -> Words:
    return Words(game, lang, game.names(session.scenario))


def bare(text: str) -> str:
    return "".join(c for c in text if c not in "\u2066\u2067\u2068\u2069")


def test_her_own_figures_whose_die_it_is_and_what_it_needs():
    """MB-ATK-03, MB-ATK-08, MB-MOR-04, MB-BRK-04  Named are the units, the die, and the lowest face that hits: armour class less
    bonus, and less 4 more from the flank."""
    there = Mastered(["longbowmen"], ["goblins"])
    assert bare(said(there.session, MASTER)) == "Initiative of side A: d6"
    for flank in (False, True):
        there.to(f"{1 + flank}.1", 0)
        needs = there.session.state.units["B1"].row.armour_class - there.session.state.units["A1"].row.attack_bonus - 4 * flank
        for tap in ("Attack A1", "Whom B1", *(("Alter flank",) if flank else ()), "Say", "CarryOut"):
            asked = there.session.questions(MASTER)[0]
            option = next(o for o in asked.options if tap.split() == [type(o).__name__, *map(str, fields(o))][: len(tap.split())])
            assert there.session.answer(MASTER, option, asked.id) is None
        assert bare(said(there.session, MASTER)) == f"A1 (longbowmen) shoots at B1 (goblins): d20, hits with {needs} or more"
        there.session.type_in([20])
        if flank:
            assert bare(said(there.session, MASTER)) == "Damage of A1 (longbowmen) to B1 (goblins): d6"
        there.roll()


def test_what_figures_of_the_enemy_would_tell_is_left_out():
    """MB-INFO-02  Both sides are of own rows: neither is told what hits, but by whom at whom; the umpire, who knows both, is."""
    texts = [bare(text) for text in at_an_attack(scenario(THEIRS), ("us", "them", "umpire"))]
    assert texts[0] == texts[1] and texts[0].endswith(": d20") and texts[2].startswith(texts[0] + ", hits"), texts


def test_what_an_attack_needs_is_told_to_the_side_that_rolls():
    """MB-INFO-02  Of troops that everybody knows; the other side is told whose die it is."""
    first, other, umpire = (bare(text) for text in at_an_attack(game.scenarios["bridge"], ("town", "orcs", "umpire")))
    ours, theirs = (first, other) if first.startswith("A") else (other, first)
    assert ours == umpire and ours.startswith(theirs + ", hits") and theirs.endswith(": d20")


def at_an_attack(given: BattleScenario, seats: Sequence[str]) -> list[str]:
    """What each of them is told of the first die of an attack."""
    session = Session.new(game, given, game.read_options(given.options), seed=SEED, typed=True, umpire=True)
    session.begin()
    while not session.over and (session.typing is None or session.typing[1].why != "MB-ATK-03"):
        if session.typing is not None:
            assert session.roll_typed() is None
            continue
        for asked in [q for q in session.open if not q.done]:
            answer = game.default(session.view(asked.seat), asked.asked, ())
            answer = forms.Moves("advance") if isinstance(answer, forms.Moves) else answer
            assert session.answer(asked.seat, answer, asked.asked.id) is None
    return [said(session, seat) for seat in seats]


def fields(option: Any) -> list[Any]:
    return [getattr(option, name) for name in option.__struct_fields__]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_die_of_a_battle_is_named_in_every_language(lang: str):
    """Whose it is and how many sides it has."""
    battle = Mastered(["longbowmen", "fighter_hero"], ["goblins", "ogre"])
    seen, rolls = set(), 0
    for _ in range(60):
        while (typing := battle.session.typing) is not None:
            text = bare(said(battle.session, MASTER, lang))
            assert text and str(max(typing[1].faces)) in text and "{" not in text and "throw" not in text, text
            seen.add(typing[1].why)
            rolls += 1
            assert battle.session.type_in([max(typing[1].faces) - rolls % 2]) is None
        asked = battle.session.questions(MASTER)
        if not asked:
            break
        kinds = ("Attack", "Whom", "Say", "CarryOut")
        option = next((o for kind in kinds for o in asked[0].options if type(o).__name__ == kind), None)
        option = option or game.default(battle.session.view(MASTER), asked[0], ())
        assert battle.session.answer(MASTER, option, asked[0].id) is None
    assert {"MB-INIT-01", "MB-ATK-03", "MB-ATK-08"} <= seen
