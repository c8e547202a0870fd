"""The board in text and the texts of forms, in battles played by luck: what is drawn, what may be written, what is told."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec
import pytest

from montjoy.core.effects import UMPIRE, No
from montjoy.core.philox import Philox
from montjoy.core.session.session import Session
from montjoy.core.session.streams import Asked, Rolled
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.model.scenario import BoardFile, Rectangle
from montjoy.games.massbattle.protocol import events, forms
from montjoy.games.massbattle.ui import post, text
from montjoy.terminal.screen import columns
from montjoy.words import LANGUAGES, Words
from tests.games.massbattle.acting import scenario
from tests.games.massbattle.seated import Battle
from tests.suite.many import times
from tests.suite.players import any_answer, todo

LATER = ("night_raid", "pikes")[: times(2, 0)]               # much like others; the soak has them
SCENARIOS = tuple(name for name, given in game.scenarios.items() if given.board != "none" and name not in LATER)


def begun(scenario: str, **options: Any) -> Session:
    found = game.scenarios[scenario]
    session = Session.new(game, found, game.read_options({**found.options, **options}), seed=b"\x05" * 32)
    session.begin()
    return session


def words_of(session: Session, lang: str = "en") -> Words:
    return Words(game, lang, game.names(session.scenario))


def questions(session: Session, most: int) -> Iterator[tuple[str, Any, Asked]]:
    """Every question of a battle that is played by luck, with what its seat sees; the answer is given afterwards."""
    luck = Philox(7, 0, 0)
    for _ in range(most):
        open_ = [(seat, asked) for seat in session.seats for asked in todo(session, seat)]
        if session.over or not open_:
            return
        seat, asked = open_[0]
        yield seat, session.view(seat), asked
        assert session.answer(seat, any_answer(game, session.page(seat), asked, luck), asked.id) is None


@lru_cache(None)
def played(scenario: str) -> tuple[Session, tuple[tuple[str, Any, Asked], ...]]:
    session = begun(scenario)
    return session, tuple(questions(session, 40))


# ---- forms -----------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_form_begins_from_orders_that_stand(scenario: str) -> None:
    """The text as it is, is the default; each order behind a # is legal for this seat now.  Spells lack their target.  In English
    all that are asked, in the other languages now and then one."""
    session, asked_ = played(scenario)
    seen_kinds = set()
    for lang in LANGUAGES:
        words = words_of(session, lang)
        for _, view, asked in asked_[:: 1 if lang == "en" else times(5, 1)]:
            if asked.kind != "order":
                continue
            template = post.template(view, asked, words)
            assert game.read(view, asked, template) == game.default(view, asked, ())
            for line in template.split("\n")[1:]:
                order = line.removeprefix(post.NOTE).partition("#")[0]
                if line.startswith(post.NOTE) and not order.endswith("..."):
                    form = game.read(view, asked, order)
                    assert not isinstance(form, No), (order, form)
                    assert game.why_not(view, asked, form) is None, order
                    seen_kinds.add(type(form))
        assert words.problems == []
    assert {forms.Deployment, forms.Volley, forms.Moves} <= seen_kinds


def test_a_form_by_luck_is_told_back_and_read_again() -> None:
    session, asked_ = played("azure_wood")
    luck = Philox(3, 0, 0)
    for lang in LANGUAGES:
        words = words_of(session, lang)
        for _, view, asked in asked_:
            form = game.random_form(view, asked, luck) if asked.kind == "order" else None
            if form is not None:
                assert game.read(view, asked, post.echo(view, form, words)) == form
                assert game.read(view, asked, game.write(form)) == form
                assert post.troubles(view, asked, post.echo(view, form, words)) == ()


def test_what_is_not_understood_is_told_by_order() -> None:
    _, asked_ = played("bridge")
    _, view, asked = next(one for one in asked_ if one[2].kind == "order")
    assert [no.reason for no in post.troubles(view, asked, "A1 shoot B1\nA2 ot 3,4")] == ["not-in-this-phase", "unknown-word"]


def test_dice_that_an_event_tells_are_no_news() -> None:
    session, _ = played("bridge")
    items = session.streams["town"].items
    told = post.news(items)
    assert any(isinstance(item, Rolled) for item in items)
    assert not [item for item in told if isinstance(item, Rolled) and item.why.startswith("MB-ATK")]
    assert [item for item in told if isinstance(item, events.Attacked)] == [i for i in items if isinstance(i, events.Attacked)]


# ---- the board -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("width", [50, 80, 200])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_board_fits_the_screen(scenario: str, width: int) -> None:
    session, asked_ = played(scenario)
    for lang in LANGUAGES:
        words = words_of(session, lang)
        for _, view, _ in asked_[::6]:
            lines = text.draw(view, words, width).split("\n")
            assert max(map(columns, lines)) <= width
        assert words.problems == []


def test_the_picture_shows_every_unit_as_it_stands() -> None:
    session, asked_ = played("bridge")
    for _, view, _ in asked_:
        drawn = text.draw(view, words_of(session), 120)
        for piece in view.pieces.values():
            stands = piece.in_play and piece.at[0] >= 0
            sign = text.ARROWS[piece.facing] + (piece.id.lower() if piece.broken else piece.id)
            assert (sign in drawn) == stands
    first = text.draw(asked_[0][1], words_of(session), 120).split("\n")
    assert first[12].startswith(" 10  #   #   #   ~   ~   #   #   #   #  +=  +=  +=   #"), "the river and the bridge"
    assert first[16].startswith("  6  .   .   .   .   .1  .1"), "the hill"


def test_ground_and_units_under_spells_are_shown_to_everybody() -> None:
    """MB-INFO-01, MB-T-SPELLS, MB-MOD-04  Fire and cloud on the squares, with their signs; beside a unit its stance and the
    spells on it; the same for both sides."""
    hill = BoardFile(width=16, height=16, ground=(Rectangle(x1=12, y1=5, x2=12, y2=5, elevation=1),))
    wizards = ["wizard_9 2,5 n", "wizard_9 12,5 n", "wizard_9 5,5 n"]
    given = scenario([*wizards, "orcs 14,2 n"], ["orcs 9,8 s", "orcs 5,15 s"], board=hill)
    *_, orcs = given.sides[0].troops
    spells = ("wall_of_fire", "cloudkill", "protection_from_normal_missiles")
    casters = [msgspec.structs.replace(one, spells={spell: 1}) for one, spell in zip(given.sides[0].troops, spells)]
    ours = msgspec.structs.replace(given.sides[0], troops=(*casters, orcs))
    battle = Battle(msgspec.structs.replace(given, sides=(ours, given.sides[1])))
    spoken = "Shoot: A1 cast wall of fire at 2,8 facing east; A2 cast cloudkill at 12,8; A3 cast protection from normal missiles"
    battle.play("1.2", a=["TakeStances: A2 defend", spoken])
    for seat in ("a", "b"):
        for lang in LANGUAGES:
            words = words_of(battle.session, lang)
            drawn = text.draw(battle.session.view(seat), words, 120)
            row = next(line for line in drawn.split("\n") if line.startswith("  8 "))
            assert row.count("^.") == 7 and row.count("%.") == 3 and row.index("^.") < row.index("↓B1") < row.index("%.")
            assert f"^ {words.name('wall_of_fire')}" in " ".join(drawn.split()) and words.problems == []
    told = " ".join(text.draw(battle.session.view("b"), words_of(battle.session), 120).split())
    assert "^ wall of fire, % killing cloud" in told
    assert "A2 (wizard) 12,5, in defence; A3 (wizard) 5,5, protection;" in told


def test_a_glimpse_is_the_picture_alone() -> None:
    session, asked_ = played("bridge")
    view = asked_[-1][1]
    shown = text.glimpse(view, words_of(session), 120)
    assert shown in text.draw(view, words_of(session), 120)
    assert len(shown.split("\n")) == view.board.height + 2


def test_a_board_that_is_too_wide_is_cut_to_where_units_stand() -> None:
    session, asked_ = played("azure_wood")
    view = asked_[-1][1]
    lines = text.draw(view, words_of(session), 80)
    assert "Shown are the columns" in lines
    assert "Shown are the columns" not in text.draw(view, words_of(session), 400)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_sentences_name_every_unit(scenario: str) -> None:
    session, asked_ = played(scenario)
    for lang in LANGUAGES:
        words = words_of(session, lang)
        view = asked_[-1][1]
        told = "\n".join(text.describe(view, words))
        for piece in view.pieces.values():
            if piece.in_play:
                assert text.name(words, piece) in told and f"{piece.at[0]},{piece.at[1]}" in told
        assert words.problems == []


def test_only_the_own_side_reads_its_hit_points() -> None:
    """MB-INFO-02"""
    session, _ = played("bridge")
    view = session.view("orcs")
    told = "\n".join(text.card(view, words_of(session)))
    own = [unit for unit in view.own.values() if unit.in_play]
    assert own and all(re.search(rf"\b{unit.id}\b", told) for unit in own)
    assert not [unit.id for unit in view.others.values() if re.search(rf"\b{unit.id}\b", told)]
    assert f"{own[0].hp} of {own[0].start} hit points" in told
    everything = "\n".join(text.card(session.view(UMPIRE), words_of(session)))
    assert all(re.search(rf"\b{unit.id}\b", everything) for unit in session.state.units.values() if unit.in_play)


def test_units_that_are_alike_are_one_line() -> None:
    """Thirty units are no thirty lines; one that has been hurt stands alone, so does a hero."""
    session = begun("bridge")
    words = words_of(session)
    assert text.card(session.view("town"), words)[2].startswith("To be placed in the rows 2 to 7: A1 (Marthe), A2 (")
    for seat, asked in [(seat, todo(session, seat)[0]) for seat in session.seats]:
        assert session.answer(seat, forms.Deployment(), asked.id) is None
    view = session.view("town")
    lines = text.card(view, words)[2:]
    assert [line.split(":")[0] for line in lines] == [
        "A1 (Marthe)", "A2 A3 A4 (town militia)", "A5 (pikemen)", "A6 A7 (longbowmen)",
    ]  # fmt: skip
    assert lines[1] == "A2 A3 A4 (town militia): each 22 of 22 hit points, armour class 13, moves 12 squares."
    view.own["A3"].lost = 5
    lines = text.card(view, words)[2:]
    assert "A2 A4 (town militia): each 22 of 22" in lines[1] and "A3 (town militia): 17 of 22" in lines[2]


def test_who_shares_a_side_reads_which_units_are_whose() -> None:
    """MB-GEN-05  Before the battle and in it, one's own units first.  A side of one player needs no such line."""
    given = scenario(["orcs 5,5 n", "orcs owner=a2", "goblins 9,5 n"], ["orcs 9,6 s"], seats=(("a", "a2"), ("b",)))
    battle = Battle(given)
    words = words_of(battle.session)
    assert text.card(battle.session.view("a2"), words)[1:3] == ["You order A2 (orcs).", "The west (a) orders A1 A3."]
    assert not any("order" in line for line in text.card(battle.session.view("b"), words))
    battle.play("1.2", a2=["Deploy: A2 at 12,2"])
    for lang in LANGUAGES:
        words = words_of(battle.session, lang)
        assert [line for line in text.card(battle.session.view("a"), words) if "A1 A3" in line and "A2" not in line]
        assert words.problems == []
    battle.play("1.4", b=["Fight: B1 fight A3"], attack=[20], choices=("last", "last"))
    battle.play("2.4", b=["Fight: B1 fight A3"], attack=[20], damage=[8])
    words = words_of(battle.session)
    assert text.card(battle.session.view("a"), words)[1:3] == ["You order A1 (orcs).", "The west (a2) orders A2 (orcs)."]


def test_two_players_of_a_side_are_proposed_different_squares() -> None:
    """MB-BOARD-10  Each unit where it begins if nobody says otherwise; that was the same square for both players' first."""
    dragon = game.scenarios["dragon"]
    session = Session.new(game, dragon, game.read_options(dict(dragon.options)), seed=b"\x05" * 32)
    session.begin()
    proposed = {}
    for seat in ("lord", "company"):
        asked = next(q.asked for q in session.open if q.seat == seat)
        lines = post.template(session.view(seat), asked, words_of(session)).split("\n")
        proposed[seat] = [line.split(" at ")[1] for line in lines if " at " in line]
    assert len(proposed["lord"]) == 3 and len(proposed["company"]) == 7
    assert not set(proposed["lord"]) & set(proposed["company"])


def test_casters_read_their_spells() -> None:
    _, asked_ = played("azure_wood")
    view = next(view for seat, view, asked in asked_ if seat == "garfinkel" and view.round)
    words = Words(game, "en", game.names(game.scenarios["azure_wood"]))
    told = "\n".join(text.card(view, words))
    assert "A1 (Garfinkel) has prepared: " in told and "fireball" in told


# ---- names -----------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("lang", "called"),
    [
        ("en", "A6 (longbowmen)"), ("sv", "A6 (långbågsskyttar)"), ("he", "A6 (קשתי קשת ארוכה)"), ("cs", "A6 (dlouholučištníci)"),
    ],
)  # fmt: skip
def test_a_unit_is_called_by_its_type_in_every_language(lang: str, called: str) -> None:
    words = Words(game, lang, game.names(game.scenarios["bridge"]))
    assert words.name("A6") == called
    assert words.name("A1") == f"A1 ({'מרתה' if lang == 'he' else 'Marthe'})"


@pytest.mark.parametrize("scale", [5, 10])
def test_names_follow_the_scale_of_the_battle(scale: int) -> None:
    """MB-SCALE-01: how many units there are depends on it, and the record says it."""
    session = begun("azure_wood", scale=scale)
    names = game.names(session.scenario)
    for unit in session.state.units.values():
        assert unit.name in names[unit.id] or unit.type in names[unit.id]


@pytest.mark.parametrize("name", [name for name, given in game.scenarios.items() if given.board != "none"])
def test_before_the_first_order_it_says_how_long_and_what_wins(name: str) -> None:
    """MB-END-03, MB-END-04  From the options and the board, in every language: the rounds, and what is to be held."""
    for rounds in (game.scenarios[name].options.get("round_limit", 20), 3, 0):
        session = begun(name, round_limit=rounds)
        view = session.view(todo_seat(session))
        for lang in LANGUAGES:
            words = words_of(session, lang)
            said = text.aim(view, words)
            assert not rounds or re.search(rf"\b{rounds}\b", said), said
            assert words.text("aim-lasts", rounds=rounds, holds=bool(view.board.objectives)) in said
            assert said in "\n".join(text.card(view, words)) and words.problems == []


def todo_seat(session: Session) -> str:
    return next(seat for seat in session.seats if todo(session, seat))


def test_of_a_way_the_log_tells_where_it_has_led() -> None:
    words = Words(game, "en", game.names(game.scenarios["bridge"]))
    moved = events.Moved("A6", ((7, 7), (7, 8)), 2, False)
    assert words.item(moved) == "A6 (longbowmen) goes to 7,8, facing east (MB-MOVE-03)."


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Side A moves 2 units facing east (A6 to 7,8; A7 to 7,9), 1 unit facing south (A8 on the spot) and "
               "1 unit in the air facing east (A9 to 3,3) (MB-SEQ-02)."),
        ("sv", "Sida A flyttar 2 enheter vända mot öster (A6 till 7,8; A7 till 7,9), 1 enhet vänd mot söder (A8 på stället) och "
               "1 enhet i luften vänd mot öster (A9 till 3,3) (MB-SEQ-02)."),
        ("cs", "Strana A táhne: 2 jednotky čelem na východ (A6 na 7,8; A7 na 7,9), 1 jednotka čelem na jih (A8 na místě) a "
               "1 jednotka ve vzduchu čelem na východ (A9 na 3,3) (MB-SEQ-02)."),
        ("he", ""),
    ],
)  # fmt: skip
def test_units_that_move_one_after_the_other_are_told_in_one_line(lang: str, told: str) -> None:
    """MB-SEQ-02  Who faces the same way stands together."""
    words = Words(game, lang, game.names(game.scenarios["bridge"]))
    gone = events.SideMoved(0, (
        events.Moved("A6", ((7, 7), (7, 8)), 2, False), events.Turned("A8", 4), events.Moved("A7", ((7, 9),), 2, False),
        events.Moved("A9", ((3, 3),), 2, True),
    ))  # fmt: skip
    said = words.item(gone)
    assert words.problems == [] and all(stop in said for stop in ("A6", "7,8", "A7", "7,9", "A8", "A9", "3,3"))
    assert not told or said.replace("\u00a0", " ") == told


def test_an_attack_shows_its_sum() -> None:
    words = Words(game, "en", game.names(game.scenarios["bridge"]))
    begun = ("A6", "B1", "missile", 14, (("downhill", 4), ("far", -2)), "wounded")
    told = "A6 (longbowmen) shoots at B1 (orcs): 14 +4 (from above) −2 (long range): hit, 8 hit points lost (MB-ATK-01)."
    assert words.item(events.Attacked(*begun, 8)) == told
    whole = ("A6 (longbowmen) shoots at B1 (orcs): 14 +1 +4 (from above) −2 (long range) against armour class 13: hit, "
             "120 hit points lost (12 × 5 men, twice) (MB-ATK-01).")  # fmt: skip
    assert words.item(events.Attacked(*begun, 120, 1, 13, 12, 5, True)) == whole
    assert words.problems == []


@pytest.mark.parametrize(
    ("event", "rule"),
    [
        (events.Destroyed("A6", 5, 0), "MB-ATK-14"), (events.Destroyed("A6", 4, 1), "MB-MOR-05"),
        (events.BattleEnded("no-units", 0, (9, 0)), "MB-END-01"), (events.BattleEnded("conceded", 0, (9, 9)), "MB-END-02"),
        (events.BattleEnded("time", -1, (50, 50)), "MB-END-03"), (events.BattleEnded("objective", 1, (50, 9)), "MB-END-04"),
        (events.SpellStruck("A6", "fireball", 3, False, 9, "damage"), "MB-SPELL-03"),
        (events.SpellStruck("A6", "breath", 3, False, 9, "damage"), "MB-SPELL-08"),
        (events.SpellStruck("A6", "magic_missile", 0, False, 9, "damage"), "MB-SPELL-10"),
        (events.SpellStruck("A6", "sleep", 0, False, 9, "victims"), "MB-SPELL-04"),
        (events.SpellStruck("A6", "death_spell", 0, False, 0, "destroyed"), "MB-SPELL-04"),
        (events.SpellStruck("A6", "cure_light_wounds", 0, False, 5, "healed"), "MB-SPELL-09"),
        (events.SpellStruck("A6", "slow", 3, False, 0, "slow"), "MB-SPELL-05"),
    ],
)  # fmt: skip
def test_a_line_names_the_rule_by_which_it_happened(event: Any, rule: str) -> None:
    """Who looks the number up reads what has happened, not what happens in another case."""
    words = Words(game, "en", game.names(game.scenarios["bridge"]))
    assert words.item(event).endswith(f"({rule}).") and words.problems == []


def test_a_refusal_of_a_form_names_the_line_of_its_unit():
    """MB-BOARD-10  Of a deployment whose second order puts a unit outside its rows the second line is named; of one in which two
    lines speak of the unit none is."""
    session = begun("bridge")
    asked = todo(session, "town")[0]
    view = session.view("town")
    for sheet, line in (("# A3 waits\nA3 at 9,19 facing north", 2), ("A3 at 9,19 facing north\nA4 at 3,3 facing north", 1)):
        form = game.read(view, asked, sheet)
        refusal = game.why_not(view, asked, form)
        assert isinstance(refusal, No) and refusal.facts["unit"] == "A3"
        assert post.line_of(view, asked, sheet, refusal) == line
    assert post.line_of(view, asked, "A3 hold\nA3 at 9,19", refusal) == 0
