"""The dragon awake: flight, breath, the fight; and the first blow while he sleeps: sections 9.5 to 9.8 and 10."""

from __future__ import annotations

import pytest

from montjoy.games.drakborgen.model.state import Came, Dead, TurningBack
from montjoy.games.drakborgen.play import take_hero_turn
from montjoy.games.drakborgen.protocol import questions
from montjoy.games.drakborgen.protocol.events import (
    CardsThrownAway,
    DragonWoke,
    FledDragon,
    FlightFromDragonFailed,
    Hurt,
    Stayed,
    Warded,
)
from montjoy.games.drakborgen.rules import dragon
from montjoy.games.drakborgen.rules.turns import turn_options
from tests.games.drakborgen.board import PACK, at, begun, give, one_by_one, run, seen, square
from tests.games.drakborgen.scenes import before, inside

FLEE, FIGHT, STRIKE = questions.FleeDragon(), questions.FightDragon(), questions.AttackDragon()
TWO_SUNS, ONE_SUN, CLOUD = 2, 1, 0
STAY, TAKE, NO_CARD = questions.Stay(), questions.TakeCard(), questions.NoCard()


class Duels:
    """Dragon fights that only write down who fought, and who wins."""

    def __init__(self):
        self.fought, self.winner = [], "hero"

    async def fight_dragon(self, world, heroes, *, first_blow):
        self.fought.append(([h.id for h in heroes], first_blow, world.castle.dragon.state))
        if self.winner == "hero":
            world.castle.dragon.state = "dead"
        elif self.winner == "dragon":
            for hero in heroes:
                hero.situation, hero.place = Dead("fight", 1, hero.place), ""


@pytest.fixture
def duels(monkeypatch):
    found = Duels()
    monkeypatch.setattr(dragon, "fights", found)
    return found


def room(*heroes, **options):
    world = begun(*(heroes or ("H01", "H02", "H03")), **options)
    for id in ("33", "23", "34", "43", "32"):
        square(world, id)
    return world, at(world, "red", "33", way="south")


# ---- flee or fight ---------------------------------------------------------------------------------------------------
def test_flee_or_fight():
    """DL-9.5b  Choices offered: flee, fight; not stay, rest, move."""
    world, red = inside(dragon="awake")
    red.body = 3
    assert one_by_one(turn_options(seen(world, "red"))) == [FLEE, FIGHT]


def test_the_card_wakes_it():
    """DL-9.5a, DL-9.5b  From then on nobody inside takes cards; who drew it has his first attempt in his next turn, and no breath
    at the moment of waking."""
    world, red = inside()
    out = run(take_hero_turn(world, red), ["TC01", "DC12"], [STAY, TAKE])
    assert out.over and out.told(DragonWoke) == [DragonWoke("card")] and red.body == red.most
    assert one_by_one(turn_options(seen(world, "red"))) == [FLEE, FIGHT]
    blue = at(world, "blue", "44", way="east")
    assert dragon.dragon_options(seen(world, "blue")) == [FLEE, FIGHT] and blue.things == []
    assert run(dragon.wake_dragon(world, "card")).events == [], "once awake, awake"


# ---- flight ----------------------------------------------------------------------------------------------------------
def test_success():
    """DL-9.6a, DL-9.8  One roll for himself; he leaves by a free passage of his choice."""
    world, red = inside(dragon="awake")
    out = run(take_hero_turn(world, red), [red.agility - 1], [FLEE, questions.Move("west")])
    assert out.over and red.place == "43" and out.told(FledDragon) and red.body == red.most
    assert len(out.rolls) == 1 and world.castle.dragon.state == "awake"
    question = out.answered[-1][1]
    assert question == questions.LeaveBy(True)


def test_into_a_corridor():
    """DL-9.8  He goes on with his turn as usual: the corridor's continuation is allowed."""
    world, red = inside(dragon="awake")
    square(world, "43", "corridor")
    run(take_hero_turn(world, red), [1], [FLEE, questions.Move("west"), questions.Move("west")])
    assert red.place == "42"


def test_only_free_passages():
    """DL-9.8  A locked door is no way to flee; a secret door is."""
    world, red = inside(dragon="awake", symbol=4, secret_door_help="show")
    square(world, "44", "chamber", edges="d w w o", signs=[0, 4, 0, 0])
    square(world, "34")
    out = run(take_hero_turn(world, red), [1], [FLEE])
    assert [o.way for o in out.pending.options] == ["east", "west"]


def test_two_cards_three_rolls():
    """DL-9.6a  Two cards: three rolls, the first failure ends the attempt; other treasures do not count."""
    world, red = inside(dragon="awake")
    give(world, "red", "TC01", "TC02", "RT044")
    out = run(take_hero_turn(world, red), [1, 2, 3], [FLEE, questions.NoMore(), questions.Move("west")])
    assert [r[0] for r in out.rolls] == ["DL-9.6a"] * 3 and red.place == "43"
    assert [t.sort for t in red.things] == ["treasure_card", "treasure_card", "treasure"], "with what he kept"
    world, red = inside(dragon="awake")
    give(world, "red", "TC01", "TC02")
    out = run(take_hero_turn(world, red), [1, 12, 1], [FLEE, questions.NoMore()])
    assert out.told(FlightFromDragonFailed) and [r[0] for r in out.rolls] == ["DL-9.6a", "DL-9.6a", "DL-9.5c"]


@pytest.mark.parametrize("strict_under_wording", [False, True])
def test_strictly_below(strict_under_wording):
    """DL-9.6a, DL-BASE-24  strict_under_wording = true: the roll must be below his agility; else equal is enough."""
    world, red = inside(dragon="awake", strict_under_wording=strict_under_wording)
    out = run(dragon.flee(world, red), [red.agility], [questions.Move("west")])
    assert out.value is not strict_under_wording


def test_throwing_cards_away():
    """DL-9.6b  Throws 2 of 3: two rolls needed; they go face down under the treasure deck, in the order he says."""
    world, red = inside(dragon="awake")
    give(world, "red", "TC01", "TC02", "TC03")
    throws = [questions.Away("red.t3"), questions.Away("red.t1"), questions.NoMore()]
    out = run(take_hero_turn(world, red), [1, 1], [FLEE, *throws, questions.Move("west")])
    assert world.decks.treasure.tail == ["TC03", "TC01"] and [t.id for t in red.things] == ["red.t2"]
    assert out.told(CardsThrownAway) == [CardsThrownAway("red", ("red.t3", "red.t1"))]
    assert [q.thrown for _, q, _ in out.answered if isinstance(q, questions.ThrowAway)] == [(), ("red.t3",), ("red.t3", "red.t1")]
    assert seen(world, "red").beneath == {0: "TC03", 1: "TC01"} and seen(world, "blue").beneath == {}


def test_all_thrown_away():
    """DL-9.6b  Before the first attempt as well; nothing is told and nothing rolled before he has said that this is all."""
    world, red = inside(dragon="awake")
    give(world, "red", "TC01")
    out = run(dragon.flee(world, red), (), [questions.Away("red.t1")])
    assert out.pending.options == [questions.NoMore()] and out.events == [] and len(red.things) == 1
    assert questions.Away("x").quiet and not questions.NoMore().quiet


# ---- the breath ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("face, lost", [(CLOUD, 0), (ONE_SUN, 1), (TWO_SUNS, 2)])
def test_breath(face, lost):
    """DL-9.5c  Failed flight, 2 suns: body points -2."""
    world, red = inside(dragon="awake")
    out = run(take_hero_turn(world, red), [12, face], [FLEE])
    assert red.body == red.most - lost and [h.why for h in out.told(Hurt)] == ["DL-9.5c"] * bool(lost)


def test_again_next_turn():
    """DL-9.7  Alive with 1 body point: may try; the breath can kill him."""
    world, red = inside(dragon="awake")
    red.body = 1
    run(take_hero_turn(world, red), [12, CLOUD], [FLEE])
    world.castle.handled = []
    assert red.body == 1 and turn_options(seen(world, "red")) == [FLEE, FIGHT]
    run(take_hero_turn(world, red), [12, TWO_SUNS], [FLEE])
    assert red.situation == Dead("wounds", 1, "44")


def test_a_lost_turn():
    """DL-9.5c  A turn he must lose inside is one in which he neither gets out nor kills it: the breath."""
    world, red = inside(dragon="awake")
    red.skip = 1
    run(take_hero_turn(world, red), [TWO_SUNS])
    assert red.body == red.most - 2


def test_ember_amulet():
    """DLC-24  AM06 (breath_guard = 1): one point less, not below 0."""
    world, red = inside(dragon="awake")
    give(world, "red", "AM06")
    run(dragon.suffer_breath(world, red), [TWO_SUNS])
    run(dragon.suffer_breath(world, red), [CLOUD])
    assert red.body == red.most - 1


def test_ward():
    """DLC-04  ward: the roll of the breath is ignored, after seeing it."""
    world, red = inside("H05", "H02", dragon="awake")
    out = run(dragon.suffer_breath(world, red), [TWO_SUNS], [questions.Ward()])
    assert out.told(Warded) and red.body == red.most


# ---- no way out ------------------------------------------------------------------------------------------------------
def walled_in(**options):
    world, red = inside(dragon="awake", **options)
    square(world, "44", "chamber", edges="d w g w")
    square(world, "34")
    square(world, "54")
    red.came = Came("south", "gate")
    return world, red


def test_no_free_passage():
    """DL-9.8  If the chamber has no free passage he cannot flee; he may open a door or lift a portcullis as his attempt."""
    world, _red = walled_in()
    options = one_by_one(turn_options(seen(world, "red")))
    assert set(options) == {questions.ForceDoor("north"), questions.PickLock("north"), questions.Lift("south"), FIGHT}


def test_he_breaks_out():
    """DL-9.8  It opens and he goes through, without a roll for flight; if it does not he takes the breath."""
    world, red = walled_in()
    out = run(take_hero_turn(world, red), [1, 1], [questions.Lift("south")])
    assert red.place == "54" and red.body == red.most and out.over
    world, red = walled_in()
    run(take_hero_turn(world, red), [12, TWO_SUNS], [questions.ForceDoor("north")])
    assert red.place == "44" and red.body == red.most - 2


# ---- coming in, waking, staying awake --------------------------------------------------------------------------------
def test_coming_in_while_it_is_awake(duels):
    """DL-9-X1  Enter, do not fight: no card, no breath; next turn flee or fight.  Or fight at once."""
    world, red = before()
    world.castle.dragon.state = "awake"
    out = run(take_hero_turn(world, red), (), [questions.Move("east"), questions.GoIn(), STAY])
    assert out.over and red.place == "44" and red.things == [] and red.body == red.most
    assert one_by_one(turn_options(seen(world, "red"))) == [FLEE, FIGHT]
    world, red = before()
    world.castle.dragon.state = "awake"
    run(take_hero_turn(world, red), (), [questions.Move("east"), questions.GoIn(), FIGHT])
    assert duels.fought == [(["red"], False, "awake")]


def test_always_awake():
    """DL-10.0  All heroes leave: still awake; dragon cards are no longer used."""
    world, red = inside(drawn=("DC01",))
    run(dragon.draw_dragon_card(world, red), ["DC12"])
    run(take_hero_turn(world, red), [1], [FLEE, questions.Move("west")])
    assert world.castle.dragon.state == "awake" and len(world.decks.dragon) == len(PACK.dragon_cards) - 2
    run(dragon.wake_dragon(world, "fight"))
    assert world.castle.dragon.state == "awake"


# ---- the fight -------------------------------------------------------------------------------------------------------
def test_the_fight(duels):
    """DL-10.1a, DL-10.3  He fights: no monster card; dead, the chamber is free from his next turn on (DL-10.4)."""
    world, red = inside(dragon="awake")
    out = run(take_hero_turn(world, red), (), [FIGHT])
    assert out.over and duels.fought == [(["red"], False, "awake")] and len(world.decks.monster) == len(PACK.cards)
    assert world.castle.dragon.state == "dead" and red.body == red.most
    world.castle.handled = []
    out = run(take_hero_turn(world, red), ["TC01", "TC02"], [STAY, TAKE, TAKE])
    assert len(red.things) == 2


def test_the_hero_dies(duels):
    """DL-10.3, DL-9.5b  The dragon survives: it is awake, for all others inside too; the next fight begins with 20."""
    world, red = inside()
    at(world, "blue", "44", way="east")
    duels.winner = "dragon"
    run(take_hero_turn(world, red), (), [STRIKE])
    assert world.castle.dragon.state == "awake" and turn_options(seen(world, "blue")) == [FLEE, FIGHT]
    duels.winner = "hero"
    run(take_hero_turn(world, world.castle.heroes["blue"]), (), [FIGHT])
    assert duels.fought == [(["red"], True, "awake"), (["blue"], False, "awake")]


# ---- the first blow --------------------------------------------------------------------------------------------------
def test_first_blow_instead_of_the_draw(duels):
    """DL-10.2  In his turn in the chamber, instead of move, rest and stay: no treasure card, no dragon card of that turn."""
    world, red = inside()
    assert STRIKE in turn_options(seen(world, "red"))
    out = run(take_hero_turn(world, red), (), [STRIKE])
    assert out.over and duels.fought == [(["red"], True, "awake")] and out.told(DragonWoke) == [DragonWoke("fight")]
    assert not out.rolls


@pytest.mark.parametrize("treasure_draw_order", ["treasure_first", "dragon_first"])
def test_first_blow_at_the_draw(duels, treasure_draw_order):
    """DL-10.2  Also in the turn he comes in, at the step of the draw."""
    world, red = before(treasure_draw_order=treasure_draw_order)
    out = run(take_hero_turn(world, red), (), [questions.Move("east"), questions.GoIn(), STRIKE])
    assert out.over and duels.fought == [(["red"], True, "awake")] and not out.rolls
    question = out.answered[-1][1]
    assert question == (questions.DrawTreasure(1) if treasure_draw_order == "treasure_first" else questions.StrikeFirst())


def test_no_blow_when_he_has_rested(duels):
    """DL-10.2  Who rests or must lose his turn does nothing else."""
    world, red = inside()
    run(dragon.draw_in_chamber(world, red, rested=True), ["DC01"])
    assert duels.fought == []
    red.skip = 1
    assert STRIKE not in turn_options(seen(world, "red"))


def test_not_from_the_threshold():
    """DL-10.2, DL-4.10b  Nor by anybody who is not inside."""
    world, red = inside()
    red.situation = TurningBack("chamber")
    assert dragon.dragon_options(seen(world, "red")) == []
    assert dragon.dragon_options(seen(world, "blue")) == []


def test_who_only_looks_at_the_dragon():
    """DL-9-X1  He has come in while it is awake and does not fight: all hear that he stays; no card, no breath."""
    world, red = room()
    square(world, "44", "chamber")
    red.place, world.castle.dragon.state = "44", "awake"
    out = run(dragon.draw_in_chamber(world, red, rested=False), (), [questions.Stay()])
    assert out.over and out.told(Stayed) == [Stayed("red")] and out.rolls == [] and red.body == 10
