"""The umpire's work, row by row of MB-T-UMPIRE, by play: what Montjoy does without her, and what she does at her desk."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import montjoy
from montjoy.core.errors import BadInput
from montjoy.core.options import read_options
from montjoy.core.philox import Philox
from montjoy.core.record.rulings import AnswerFor, Change, Edit, SetDie
from montjoy.core.sample import playout
from montjoy.core.session import umpire
from montjoy.core.session.session import Session
from montjoy.core.session.streams import RulingMade
from montjoy.games.massbattle.authoring import scenarios, troops_file
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.model.troops import TABLES, Single
from montjoy.games.massbattle.protocol import events, questions
from tests.games.massbattle.acting import N, go, moves, scenario
from tests.games.massbattle.seated import Battle
from tests.games.massbattle.test_played_out import fought_over
from tests.suite.players import todo

DOC = (Path(montjoy.__file__).parents[2] / "docs" / "massbattle.md").read_text("utf-8")
WORK: dict[str, Callable[..., None]] = {}                    # by row of the table, the test that shows it


def row(task: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Marks the test that shows a row of MB-T-UMPIRE."""
    def noted(test: Callable[..., None]) -> Callable[..., None]:
        WORK[task] = test
        return test

    return noted


def rules(battle: Battle, reason: str, *changes: Change) -> None:
    """The umpire changes the state at the last mark."""
    assert umpire.rule(battle.session, Edit(changes, "last"), reason) is None
    assert [made.reason for made in battle.told(RulingMade, "b")][-1] == reason


def told(session, kind):
    items = [getattr(item, "event", item) for item in session.streams["b"].items]
    return [item for item in items if isinstance(item, kind)]


@row("override anything")
def test_overriding():
    """MB-UMP-02, MB-MOVE-04, MB-CHG-01  The umpire breaks a unit for a fear spell and puts another beside the enemy: both are in
    the log with his reason; the riders that he has put into contact do not charge when they go on there."""
    given = scenario(["light_cavalry 5,2 n", "goblins 20,5 n"], ["orcs 6,6 n", "goblins 20,30 s"])
    session = Session.new(game, given, read_options(game.options, {"scale": 5}), seed=bytes(31) + b"\x03", umpire=True)
    session.begin()
    edit = Edit((Change("units/A1/at", [5, 2], [5, 5]), Change("units/B2/broken", False, True)), "last")
    assert umpire.rule(session, edit, "fear spell") is None
    assert [(made.author, made.reason) for made in told(session, RulingMade)] == [("umpire", "fear spell")]
    assert session.state.units["B2"].broken and game.view(session.state, "b").pieces["A1"].at == (5, 5)
    for _ in range(12):
        seat, asked = next((s, q) for s in session.seats for q in session.questions(s))
        if isinstance(asked.ask, questions.Move) and seat == "a":
            assert session.answer("a", moves(go("A1", path=((6, 5),), then=N)), asked.id) is None
            break
        session.answer(seat, questions.Choices("first", "first") if asked.options else game.default(None, asked, ()), asked.id)
    assert session.state.units["A1"].at == (6, 5) and not session.stopped and not told(session, events.Charged)


# ---- before the battle -------------------------------------------------------------------------------------------------------
@row("decide to use these rules, or another set")
def test_rules_and_their_options_are_chosen_before():
    """MB-UMP-01, MB-GEN-02  The umpire opens a table of this game, with the options that she wants; the record holds them."""
    battle = Battle(scenario(["archers 5,5 n"], ["orcs 5,15 s"]), umpire=True, natural_one_misses=True)
    assert battle.session.header.game == "massbattle" and battle.world.options.natural_one_misses
    assert battle.session.header.umpire


@row("choose the scale")
def test_montjoy_proposes_a_scale_and_the_umpire_has_the_last_word():
    """MB-UMP-01, MB-SCALE-01  scale = by_size: five men to a unit up to a hundred soldiers; scale = 10: as she says."""
    given = game.scenarios["dragon"]
    for wish, scale in (("by_size", 5), (10, 10)):
        options = read_options(game.options, {"scale": wish})
        session = Session.new(game, game.prepare(given, options), options, seed=bytes(32), umpire=True)
        session.begin()
        assert session.state.scale == scale


@row("draw the board: ground, heights, woods, walls; name objectives")
def test_the_board_is_drawn_in_the_file_and_changed_at_the_desk():
    """MB-UMP-01, MB-BOARD-01, MB-MOVE-09  What the scenario draws is there; in the battle she floods a row of squares, and nobody
    walks there any more."""
    battle = Battle(scenario(["orcs 5,5 n"], ["orcs 5,30 s"]), umpire=True)
    assert battle.world.board.ground[7] == "." * 30
    battle.play(to="1.2")
    assert battle.refusal("a", "A1 to 5,7") == ""
    rules(battle, "the dam has broken", Change("board/ground/7", "." * 30, "#" * 30))
    battle.play(to="1.2")
    assert battle.refusal("a", "A1 to 5,7").startswith("MB-MOVE")


@row("describe troops: type, armour, weapons, hit points, rally class, monsters' abilities")
def test_troops_are_of_the_tables_of_own_rows_or_described_at_the_desk(tmp_path):
    """MB-UMP-01, MB-BASE-08, MB-BASE-11  Types of the tables and rows of her own make units; in the battle she gives a unit plate
    armour, and a die that would have hit misses."""
    path = tmp_path / "mine.toml"
    path.write_text('[troops.hill_folk]\nname = "Hill folk"\nhit_dice = "1"\nac_desc = 7\nmelee_weapon = "club"\n'
                    'move_rate = 12\nrally_pct = 50\n', encoding="utf-8")
    given = scenarios.with_rows(scenario(["archers 5,5 n"], ["orcs 5,15 s"]), troops_file.read_file(path)[0])
    for armour, result in ((6, "harmless"), (2, "missed")):
        battle = Battle(given, umpire=True)
        if armour != 6:
            rules(battle, "they found armour", Change("units/B1/row/ac_desc", 6, armour))
        battle.play(to="1.2", attack=[14], a=["Shoot: A1 shoot B1"])
        assert [event.result for event in battle.told(events.Attacked)] == [result]


@row("decide which creatures stand alone")
def test_who_stands_alone_is_decided_by_the_rule(tmp_path):
    """MB-UMP-01, MB-UNIT-04  Giants, dragons and heroes are units of one, without a word of hers; soldiers of eight hit dice are
    refused."""
    battle = Battle(game.scenarios["dragon"])
    units = battle.world.units.values()
    assert all((unit.soldiers == 1) == isinstance(unit.row, Single) for unit in units)
    assert {"fighter_lord", "red_dragon"} <= {unit.type for unit in units if unit.soldiers == 1}
    path = tmp_path / "mine.toml"
    path.write_text('[troops.titans]\nhit_dice = "9"\nac_desc = 4\nmelee_weapon = "club"\nmove_rate = 9\nrally_pct = 50\n')
    with pytest.raises(BadInput, match="stand alone"):
        troops_file.read_file(path)


@row("collect secret deployments")
def test_deployments_are_collected_sealed():
    """MB-UMP-01, MB-BOARD-10, MB-INFO-03  One side has placed its unit: the other sees nothing of it until it has done so."""
    battle = Battle(scenario(["orcs"], ["orcs"]))
    asked = battle.session.questions("a")[0]
    assert battle.session.answer("a", game.read(battle.session.view("a"), asked, "A1 at 4,4"), asked.id) is None
    assert "A1" not in battle.session.view("b").pieces
    battle.play(to="1.1", b=["Deploy: B1 at 5,33"])
    assert battle.session.view("b").pieces["A1"].at == (4, 4)


# ---- in the battle -----------------------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def fought() -> Battle:
    """A round with everything in it, by two seats and no umpire."""
    battle = fought_over()
    assert not battle.session.header.umpire
    return battle


@row("roll initiative, take the winner's choices")
def test_initiative_is_rolled_and_its_winner_chooses(fought):
    """MB-UMP-01, MB-INIT-01, MB-INIT-02"""
    assert fought.told(events.InitiativeWon)[0].side == 0
    assert [(e.move, e.attack) for e in fought.told(events.ChoicesMade)] == [("last", "first")]


@row("take stances on high ground")
def test_stances_are_taken_on_the_hill(fought):
    """MB-UMP-01, MB-MOD-04  The seats with units up there are asked, and the stance is open."""
    assert fought.told(events.StancesTaken) and ("a", questions.TakeStances) in [(s, type(q)) for s, q in fought.asked]


@row("measure ranges, judge sight and cover")
def test_ranges_sight_and_cover_are_judged_by_montjoy(fought):
    """MB-UMP-01, MB-BOARD-02, MB-BOARD-08, MB-MOD-07  A target out of reach is refused by name; behind a wall it counts."""
    battle = Battle(scenario(["archers 5,5 n"], ["orcs 5,15 s", "orcs 25,35 s"]))
    battle.play(to="1.1")
    assert battle.refusal("a", "A1 shoot B2").split()[1] and battle.refusal("a", "A1 shoot B1") == ""
    assert [event.how for event in fought.told(events.Attacked)][:2] == ["missile", "missile"]


@row("judge who is in front, flank, rear; who is in contact; what is a charge")
def test_a_charge_is_seen_as_one(fought):
    """MB-UMP-01, MB-CHG-01, MB-MOVE-04  Who comes upon an enemy in front of him charges, without anybody saying so."""
    assert [event.unit for event in fought.told(events.Charged)] == ["A4"]


@row("check turn-or-move and distances")
def test_a_march_that_is_too_far_is_refused():
    """MB-UMP-01, MB-MOVE-01, MB-MOVE-02"""
    battle = Battle(scenario(["orcs 5,5 n"], ["orcs 5,30 s"]))
    battle.play(to="1.2")
    assert battle.refusal("a", "A1 ahead 30").startswith("MB-MOVE") and battle.refusal("a", "A1 ahead 9") == ""
    assert battle.refusal("a", "A1 turn east, ahead 3").startswith("MB-MOVE")


@row("add modifiers, compare with armour class, spot untouchable and immune targets")
def test_modifiers_are_added_and_who_cannot_be_touched_is_spared(fought):
    """MB-UMP-01, MB-ATK-03, MB-ATK-11, MB-ATK-12"""
    assert any(event.modifiers for event in fought.told(events.Attacked))
    battle = Battle(scenario(["archers 5,5 n"], ["fire_elemental 5,15 s"]))
    battle.play(to="1.2", attack=[19], a=["Shoot: A1 shoot B1"])
    assert not battle.world.units["B1"].lost and not battle.world.units["B1"].hit


@row("remember first hits, multiply damage, keep the pools")
def test_the_first_hit_is_remembered_and_damage_is_multiplied(fought):
    """MB-UMP-01, MB-ATK-07, MB-ATK-10  The first volley does nothing, the second three times five."""
    assert [event.result for event in fought.told(events.Attacked)][:1] == ["harmless"]
    assert fought.world.units["B1"].hit and fought.world.units["B1"].lost == 15


@row("call for morale checks, move pushed-back units, offer follow-ups")
def test_morale_is_checked_when_it_has_to_be(fought):
    """MB-UMP-01, MB-MOR-02, MB-MOR-14, MB-MOR-15"""
    assert [event.unit for event in fought.told(events.MoraleChecked)] == ["B1"]
    battle = Battle(scenario(["orcs 5,5 n", "orcs 6,5 n"], ["orcs 5,6 s"]))
    battle.play(attack=[20, 20], damage=[3], morale=[2], rally=[99], say=["yes"],
                a=["Fight: A1 fight B1; A2 fight B1"])
    assert battle.told(events.FellBack)[0].unit == "B1" and battle.told(events.FollowedUp)[0].unit in ("A1", "A2")


@row("roll rallies")
def test_broken_units_try_to_rally_by_themselves(fought):
    """MB-UMP-01, MB-BRK-04"""
    assert [event.unit for event in fought.told(events.Rallied)] == ["B1"]


@row("rule on spells and monsters' special abilities outside the tables")
def test_what_an_illusion_does_is_ruled_at_the_desk():
    """MB-UMP-01, MB-SPELL-10, MB-SOLO-06  A wall that is not there is told and does nothing by itself; she puts rock on its
    square, and takes from a unit what a monster's gaze has done, both with a reason in everybody's log."""
    battle = Battle(scenario(["wizard_9 5,5 n"], ["orcs 5,12 s"]), umpire=True)
    battle.play(to="1.2", choices=("last", "first"), a=["Shoot: A1 cast phantasmal force at 5,10"])
    assert [event.spell for event in battle.told(events.SpellCast, "b")] == ["phantasmal_force"]
    ground = battle.world.board.ground[10]
    rules(battle, "a wall, it seems", Change("board/ground/10", ground, f"{ground[:5]}#{ground[6:]}"),
          Change("units/B1/lost", 0, 7), Change("units/B1/hit", False, True))
    battle.play(to="1.2")
    assert battle.refusal("b", "B1 along 5,11 5,10").startswith("MB-MOVE")
    assert battle.session.view("b").pieces["B1"].hp == battle.world.units["B1"].start - 7


@row("keep secrets (enemy hit points, armour class, immunities)")
def test_the_enemys_figures_stay_secret(fought):
    """MB-UMP-01, MB-INFO-02"""
    enemy, mine = fought.session.view("a").pieces["B1"], fought.session.view("b").pieces["B1"]
    assert not hasattr(enemy, "hp") and not hasattr(enemy, "row") and mine.hp == 7


@row("command the enemy side")
def test_the_umpire_commands_a_side_or_leaves_it_to_montjoy():
    """MB-UMP-01, MB-UMP-03  She answers for a seat; a battle whose sides nobody commands is fought to its end, twice alike."""
    battle = Battle(scenario(["orcs 5,5 n"], ["orcs 5,30 s"]), umpire=True)
    battle.play(to="1.2")
    waiting = battle.session.questions("a")[0]
    assert battle.session.answer("a", moves(), waiting.id) is None
    asked = battle.session.questions("b")[0]
    form = game.read(battle.session.view("b"), asked, "B1 ahead 3")
    assert umpire.rule(battle.session, AnswerFor("b", asked.id, form), "the orcs are mine") is None
    battle.play(to="1.3")
    assert battle.world.units["B1"].at == (5, 27)
    given = game.scenarios["bridge"]

    def alone():
        by_default = {seat: lambda seen, asked, luck: game.default(seen, asked, ()) for seat in game.seats(given)}
        return playout(game, game.setup(given, read_options(game.options, given.options)), by_default, Philox(3))

    first, second = alone(), alone()
    assert first == second and first.round <= given.options["round_limit"]


# ---- the end -----------------------------------------------------------------------------------------------------------------
@row("decide when the battle is over and what it means for the story")
def test_the_umpire_ends_a_battle_and_montjoy_says_who_has_won():
    """MB-UMP-01, MB-END-01, MB-END-02, MB-END-05  The chieftain has fled, she says: his side gives up, and the outcome says
    what became of every unit."""
    battle = Battle(scenario(["orcs 5,5 n"], ["orcs 5,30 s", "goblins 9,30 s"]), umpire=True)
    battle.play(to="1.2")
    rules(battle, "their chieftain has fled", Change("sides/1/conceded", False, True))
    battle.play(to="9.0")
    outcome = battle.session.outcome
    assert (outcome.why, outcome.winner, outcome.round) == ("conceded", 0, 2) and len(outcome.units) == 3
    assert battle.told(events.BattleEnded, "b")


# ---- dice --------------------------------------------------------------------------------------------------------------------
def test_a_die_of_the_umpires_falls_in_play():
    """MB-UMP-02  The result that she enters counts instead of the roll, and everybody reads why."""
    session = Session.new(game, game.scenarios["bridge"], read_options(game.options, {"scale": 5}), seed=bytes(32), umpire=True)
    session.begin()
    assert umpire.rule(session, SetDie("MB-INIT-01", ("A", 1), (6,)), "it rolled off the table") is None
    assert umpire.rule(session, SetDie("MB-INIT-01", ("B", 1), (1,)), "it rolled off the table") is None
    while not told_by(session, "town", events.InitiativeWon):
        seat, asked = next((seat, asked) for seat in session.seats for asked in todo(session, seat))
        assert session.answer(seat, game.default(session.view(seat), asked, ()), asked.id) is None
    assert told_by(session, "town", events.InitiativeWon)[0].side == 0
    assert len(told_by(session, "orcs", RulingMade)) == 2


def told_by(session, seat, kind):
    items = [getattr(item, "event", item) for item in session.streams[seat].items]
    return [item for item in items if isinstance(item, kind)]


# ---- all of them -------------------------------------------------------------------------------------------------------------
def test_every_row_of_the_umpires_work_is_shown_and_told():
    """MB-UMP-01, MB-T-UMPIRE  No row is without its test, which cites a rule of the row, nor missing in docs/massbattle.md."""
    rows = {task: values for task, values in TABLES["umpire"].items() if task not in ("columns", "rule")}
    assert set(WORK) == set(rows)
    for task, (_, cited, _) in rows.items():
        assert any(rule in (WORK[task].__doc__ or "") for rule in cited.split()), task
        assert f"| {task} |" in DOC, task
