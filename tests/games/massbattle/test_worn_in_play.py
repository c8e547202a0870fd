"""Units that are hit, shaken, broken and gone, as it comes about in play: from a set-up through a session, by orders as players
write them and dice as they are typed in.  No state is set by hand."""

from __future__ import annotations

import pytest

from montjoy.core.record.rulings import SetDie
from montjoy.core.session import umpire
from montjoy.core.session.streams import RulingMade
from montjoy.games.massbattle.protocol import events, questions
from tests.games.massbattle.acting import drawn, scenario
from tests.games.massbattle.seated import Battle

ARCHERS = ["longbowmen 1,4 n", "longbowmen 3,4 n"]           # their first hit does nothing, the second does five times the die
VOLLEY = "Shoot: A1 shoot B1; A2 shoot B1"
REST = "orcs 27,34 s"                                        # of the other side, so that the battle goes on


def strikes(battle):
    return [(e.unit, e.target, e.how, e.result) for e in battle.told(events.Attacked)]


def volley_at(unit, *, die, morale=(), to="2.0", ours=(), theirs=(REST,), options=None, **given):
    """A battle in which the first volley has met B1 with that die of damage, and what followed."""
    battle = Battle(scenario([*ARCHERS, *ours], [unit, *theirs]), **(options or {}))
    acts, hits, wounds = [VOLLEY, *given.pop("a", ())], [20, 20, *given.pop("attack", ())], [die, *given.pop("damage", ())]
    battle.play(to=to, attack=hits, damage=wounds, morale=morale, a=acts, **given)
    return battle


# ---- from half on ------------------------------------------------------------------------------------------------------------
def test_a_first_hit_at_half_does_nothing_and_is_checked():
    """MB-MOR-02-X, MB-SPELL-02, MB-MOR-11  Spells have brought a fresh unit to 10 of 22, with one check; the arrow that is its
    first hit does no damage, and there is one check more."""
    casters = ["wizard_9 1,4 n", "longbowmen 3,4 n"]
    battle = Battle(scenario(casters, ["orcs 3,12 s", REST]))
    battle.play(
        attack=[20], morale=[4, 5], **{"MB-SPELL-10": [3, 3, 3]},
        a=["Shoot: A1 cast magic missile at B1", "ShootAgain: A2 shoot B1"],
    )  # fmt: skip
    assert strikes(battle) == [("A2", "B1", "missile", "harmless")] and battle.world.units["B1"].hp == 10
    assert [e.die for e in battle.told(events.MoraleChecked)] == [4, 5]


@pytest.mark.parametrize(("die", "hp", "checks"), [(2, 12, []), (3, 7, [6])])
def test_falling_to_half(die, hp, checks):
    """MB-MOR-02, MB-MOR-01, MB-UNIT-07  22 hit points: no check at 12, one at 7; its five men strike as five with 7 as with
    22."""
    orcs = volley_at("orcs 3,12 s", die=die, morale=checks, ours=["militia 3,9 n"], a=["Move: A3 ahead 2"],
                     b=["Fight: B1 fight A3"], attack=[1, 20])  # fmt: skip
    assert orcs.world.units["B1"].hp == hp and orcs.world.units["B1"].soldiers == 5
    orcs.play(to="3.0", attack=[20], damage=[4], morale=[6], b=["Fight: B1 fight A3"])
    assert orcs.told(events.Attacked)[-1].damage == 20


@pytest.mark.parametrize(("die", "result", "at"), [(6, "passed", (3, 12)), (3, "broken", (3, 12)), (2, "pushed", (3, 16))])
def test_the_broken_are_hit_again(die, result, at):
    """MB-MOR-10, MB-MOR-08, MB-BRK-01, MB-BRK-07, MB-BRK-04  Broken by a volley it fails to rally; hit in the next round it is
    checked again, and stays broken whatever comes; then it rallies, and its lost hit points stay lost."""
    battle = volley_at("medium_infantry 3,12 s", die=3, morale=[3], rally=[76])
    battle.play(to="2.3", attack=[20], damage=[1], morale=[die], a=["Shoot: A1 shoot B1"])
    unit = battle.world.units["B1"]
    assert unit.broken and unit.at == at and battle.told(events.MoraleChecked)[-1].result == result
    battle.play(to="2.5", rally=[75])
    unit = battle.world.units["B1"]
    assert not unit.broken and unit.hp == 2


@pytest.mark.parametrize(("die", "morale"), [(1, []), (3, [6])])
def test_a_check_tells_of_a_rolled_pool_and_nothing_else_does(die, morale):
    """MB-INFO-02, MB-MOR-09, MB-UNIT-02  hp_method = rolled: whether soldiers of hidden hit points are at half shows in the check
    that they roll, or do not roll; nothing more is told."""
    battle = volley_at("orcs 3,12 s", die=die, morale=morale, options={"hp_method": "rolled"}, hp=[4] * 20)
    assert len(battle.told(events.MoraleChecked)) == len(morale) and not battle.told(events.ConditionSeen)
    assert battle.session.view("a").pieces["B1"].condition == ("shaken" if morale else "hurt")


def test_who_is_broken_in_phase_1_or_5_rallies_in_phase_4():
    """MB-BRK-02-X, MB-BRK-06, MB-BRK-02, MB-MIS-03  Archers broken by the first volley fall silent, rally in phase 4 and shoot in
    phase 5 of the same round; those that second shots have broken wait for phase 4 of the next."""
    battle = volley_at("longbowmen 3,12 s", die=3, morale=[3], rally=[75], attack=[1], b=["ShootAgain: B1 shoot A1"])
    assert strikes(battle)[-1] == ("B1", "A1", "missile", "missed")
    assert [type(ask) for seat, ask in battle.asked if seat == "b"][:1] == [questions.Move]
    late = Battle(scenario(ARCHERS, ["longbowmen 3,12 s", REST]))
    late.play(to="3.0", attack=[20, 20], damage=[3], morale=[3], rally=[75], a=["ShootAgain: A1 shoot B1; A2 shoot B1"])
    assert [ask.round for _, ask in late.asked if isinstance(ask, questions.Rally)] == [2]
    assert late.told(events.Rallied) == [events.Rallied("B1", 75, True)]


def test_a_charge_into_the_broken():
    """MB-CHG-05-X, MB-BRK-02, MB-MOD-11  Pikemen that a volley has broken do not strike the charger first, nor back; from
    behind he has +4 and double damage."""
    battle = volley_at("pikemen 3,12 s", die=3, morale=[3], ours=["militia 3,15 s"], attack=[8, 9], damage=[1], to="1.4",
                       a=["Move: A3 ahead 2", "Fight: A3 fight B1"])  # fmt: skip
    assert strikes(battle)[2:] == [("A3", "B1", "charge", "missed"), ("A3", "B1", "melee", "wounded")]
    assert [(e.modifiers, e.damage) for e in battle.told(events.Attacked)[2:]] == [((("rear", 4),), 0), ((("rear", 4),), 10)]
    assert not [ask for seat, ask in battle.asked if seat == "b" and isinstance(ask, questions.Fight)]


# ---- pushed back -------------------------------------------------------------------------------------------------------------
def test_two_attackers_push_one_after_the_other():
    """MB-MOR-16, MB-MOR-06, MB-MOR-15  Two charges at once, from the south and from the east: pushed back four squares to the
    north, then four to the west; both may follow along the squares of their own push."""
    battle = volley_at(
        "orcs 9,12 s", die=2, ours=["orcs 9,9 n", "orcs 12,12 w"], attack=[20, 20], damage=[1, 1], morale=[2, 2], to="1.3",
        a=["Move: A3 A4 ahead 2"], say=["yes", "yes"],
    )  # fmt: skip
    assert battle.world.units["B1"].at == (5, 16)
    assert [battle.world.units[id].at for id in ("A3", "A4")] == [(9, 15), (6, 12)]


@pytest.mark.parametrize(
    ("declared", "back", "first"), [("A3 fight B1; A4 fight B2", "B2", "A3"), ("A4 fight B2; A3 fight B1", "B1", "A4")]
)
def test_who_follows_first(declared, back, first):
    """MB-MOR-15, MB-SEQ-07  Two enemies are pushed back in one step; their owner says who falls back first, but the attackers
    follow in the order in which their own owner has declared them."""
    ours = ["longbowmen 1,4 n", "longbowmen 3,4 n", "orcs 9,12 n", "orcs 12,12 n"]
    battle = Battle(scenario(ours, ["orcs 9,14 s", "orcs 12,14 s", REST]))
    battle.play(to="1.3", attack=[20] * 4, damage=[2, 2], a=["Shoot: A1 shoot B1; A2 shoot B2", "Move: A3 A4 ahead 1"])
    battle.play(
        to="1.5", attack=[20, 20], damage=[1, 1], morale=[2, 2], rally=[99, 99], say=[back, "yes", "yes"],
        a=[f"Fight: {declared}"],
    )  # fmt: skip
    assert next(e.unit for e in battle.told(events.FollowedUp)) == first


def test_pushed_over_the_edge():
    """MB-MOVE-11, MB-MOR-14, MB-END-02  At the edge of the board it is pushed over it, alive; it was the last one of its side."""
    battle = Battle(scenario(ARCHERS, ["orcs 2,6 s"], board=drawn("......\n" * 8)))
    battle.play(attack=[20, 20], damage=[3], morale=[2], a=[VOLLEY])
    outcome = battle.session.outcome
    assert (outcome.why, outcome.winner) == ("no-units", 0)
    assert [(fate.status, fate.hp, fate.dead, fate.fled) for fate in outcome.units][-1] == ("withdrawn", 7, 0, 0)


@pytest.mark.parametrize(("barring", "at"), [(["goblins 3,13 n"], (4, 13)), (["goblins 3,13 n", "goblins 4,13 n"], (2, 13))])
def test_an_enemy_in_the_way_of_a_retreat(barring, at):
    """MB-MOR-14, MB-MOVE-06  Behind it stands an enemy: it goes aside clockwise; there too: counter-clockwise."""
    battle = volley_at("orcs 3,12 s", die=3, morale=[2], ours=barring, to="1.2")
    assert battle.told(events.FellBack)[0].path[0] == at


# ---- all sorts of units ----------------------------------------------------------------------------------------------------
def test_skeletons_do_not_fear():
    """MB-MOR-13  A morale of 2 does nothing to them; a 1 destroys them, four of five."""
    for face, result in ((2, "passed"), (1, "destroyed")):
        battle = volley_at("skeletons 3,12 s", die=3, morale=[face])
        assert [e.result for e in battle.told(events.MoraleChecked)] == [result]
    assert battle.told(events.Destroyed) == [events.Destroyed("B1", 4, 1)]


def test_a_single_monster_flees_and_a_hero_does_not_check():
    """MB-SOLO-04, MB-MOR-12, MB-ATK-09, MB-SOLO-02  Five archers do half of what they roll to one body: 10; the ogre flees on
    a 1, the hero at 8 of 18 rolls no die, and a second volley ends him (MB-SOLO-05)."""
    ogre = volley_at("ogre 3,12 s", die=4, morale=[1])
    assert ogre.told(events.Fled) == [events.Fled("B1")] and ogre.told(events.Attacked)[1].damage == 10
    hero = volley_at("fighter_hero 3,12 s", die=4, attack=[20], damage=[4], a=["ShootAgain: A1 shoot B1"])
    assert not hero.told(events.MoraleChecked) and hero.world.units["B1"].status == "destroyed"


def test_trolls_grow_together_again():
    """MB-SOLO-06, MB-SCALE-04, MB-SEQ-06  Ten hit points lost: three back at the end of each round, up to the full pool."""
    battle = volley_at("troll 3,12 s", die=4, to="5.0")
    assert [e.hp for e in battle.told(events.Regenerated)] == [3, 3, 3, 1] and battle.world.units["B1"].hp == 30


def test_a_hero_near_by():
    """MB-GEN-06  commander_bonus = 1: beside an unbroken hero a morale 3 counts as 4; commander_bonus = 0: it breaks the
    unit, and 76 does not rally it."""
    with_ = volley_at("medium_infantry 3,12 s", die=3, morale=[3], theirs=["fighter_hero 4,13 s"], options={"commander_bonus": 1})
    assert [(e.die, e.result) for e in with_.told(events.MoraleChecked)] == [(4, "passed")]
    without = volley_at("medium_infantry 3,12 s", die=3, morale=[3], rally=[76], theirs=["fighter_hero 4,13 s"])
    assert [(e.die, e.result) for e in without.told(events.MoraleChecked)] == [(3, "broken")] and without.world.units["B1"].broken


def test_a_caster_is_disturbed():
    """MB-SPELL-06  The enemy shoots first: a harmless hit does not disturb the wizard, the second costs him the spell of this
    round, not of the next."""
    battle = Battle(scenario(ARCHERS, ["wizard_9 3,12 s", REST]))
    battle.play(attack=[20], a=["Shoot: A1 shoot B1"], b=["Shoot: B1 cast magic missile at A1"], **{"MB-SPELL-10": [1, 1, 1]})
    battle.play(to="3.0", attack=[20], damage=[1], a=["Shoot: A1 shoot B1"])
    assert battle.told(events.SpellDisturbed) == [events.SpellDisturbed("B1")]
    battle.play(to="4.0", b=["Shoot: B1 cast magic missile at A1"], morale=[6], **{"MB-SPELL-10": [1, 1, 1]})
    assert [e.unit for e in battle.told(events.SpellCast)] == ["B1", "B1"]


def test_what_cannot_be_hurt():
    """MB-E-4, MB-ATK-11  Ten archers with ordinary bows roll a 20 at a fire elemental: nothing, and no first hit."""
    battle = Battle(scenario(["archers 1,4 n men=10"], ["fire_elemental 3,12 s"]), scale=10)
    battle.play(attack=[20], a=["Shoot: A1 shoot B1"])
    assert strikes(battle) == [("A1", "B1", "missile", "nothing")] and not battle.world.units["B1"].hit


@pytest.mark.parametrize(("kind", "die", "lost"), [("ogres", 6, 30), ("hill_giant", 6, 15)])
def test_half_against_one(kind, die, lost):
    """MB-E-6, MB-ATK-09, MB-SOLO-01  5 men, die 6: 30 against a unit, 15 against the giant."""
    battle = volley_at(f"{kind} 3,12 s", die=die)
    assert battle.world.units["B1"].lost == lost


# ---- how it ends -------------------------------------------------------------------------------------------------------------
def test_both_sides_collapse():
    """MB-END-01-X, MB-INIT-06, MB-END-01  tie_rule = simultaneous: both shoot at once, round by round, until all of both are
    broken; nobody rallies: a draw."""
    battle = Battle(scenario(["longbowmen 1,4 n", "longbowmen 3,4 n"], ["longbowmen 1,12 s", "longbowmen 3,12 s"]),
                    tie_rule="simultaneous")  # fmt: skip
    first, second = "A1 shoot B1; A2 shoot B1", "B1 shoot A1; B2 shoot A1"
    battle.play(
        initiative=[3, 3, 4, 4], attack=[20] * 4 + [20] * 2, damage=[3, 3], morale=[3, 3], rally=[99, 99],
        a=[f"Shoot: {first}", "ShootAgain: A2 shoot B2"], b=[f"Shoot: {second}", "ShootAgain: B2 shoot A2"],
    )  # fmt: skip
    assert not battle.session.over
    battle.play(to="3.0", attack=[20, 20], damage=[3, 3], morale=[3, 3], rally=[99] * 4, a=["Shoot: A2 shoot B2"],
                b=["Shoot: B2 shoot A2"])  # fmt: skip
    assert (battle.session.outcome.why, battle.session.outcome.winner, battle.session.label) == ("broken", -1, "2.4")


# ---- the umpire --------------------------------------------------------------------------------------------------------------
def test_the_umpire_sets_a_die():
    """MB-UMP-02, MB-MOR-04  A morale die set to 3 falls so; everybody is told who has set it and why."""
    battle = Battle(scenario(ARCHERS, ["orcs 3,12 s", REST]), umpire=True)
    battle.play(to="1.1")
    assert umpire.rule(battle.session, SetDie("MB-MOR-04", (1001,), (3,)), "it fell off the table") is None
    battle.play(to="1.2", attack=[20, 20], damage=[3], a=[VOLLEY])
    assert battle.told(events.MoraleChecked) == [events.MoraleChecked("B1", 3, 0, "broken")]
    assert [(made.author, made.reason) for made in battle.told(RulingMade)] == [("umpire", "it fell off the table")]


def test_choices_stand():
    """MB-INIT-07  Once the winner has chosen he is not asked again, and cannot take it back."""
    battle = Battle(scenario(ARCHERS, ["longbowmen 3,12 s"]))
    battle.play(to="1.0")
    asked = battle.session.questions("a")[0]
    assert battle.session.answer("a", questions.Choices("first", "last"), asked.id) is None
    again = battle.session.answer("a", questions.Choices("last", "first"), asked.id)
    assert again is not None and again.reason == "question-gone"
    assert battle.session.why_not_undo("a") is not None and battle.session.view("b").attack_choice == "last"
