"""Pickets, rule by rule, with the dice we say."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from montjoy.core.effects import ALL, NOBODY, UMPIRE, WATCHER, No, members
from montjoy.core.philox import Philox
from montjoy.core.script import hit, scripted
from montjoy.core.session import umpire
from montjoy.core.session.session import Session
from montjoy.core.session.streams import Asked, HandedOff, Rolled
from tests.contract.pickets import board, fight, orders, pieces, play, redeal
from tests.contract.pickets.game import game
from tests.contract.pickets.options import PicketsOptions
from tests.contract.pickets.pieces import (
    BLUE,
    RED,
    Courier,
    CourierCame,
    Fight,
    FightOver,
    Known,
    Met,
    Move,
    Orders,
    Outcome,
    PostCase,
    PostHeldOut,
    PostResult,
    PostTaken,
    Report,
    RoundBegins,
    Seen,
    SideGone,
    Stance,
    StancesTaken,
    Struck,
)  # fmt: skip

HOLD, PRESS, WITHDRAW = Stance
STRENGTHS = [2, 3, 1, 1, 2, 3]          # b1 b2 b3 r1 r2 r3
ASK = Asked(1, "order", pieces.WriteOrders(1), (), "Orders")


def field(scenario: str = "default", **options: object) -> pieces.Field:
    return game.setup(game.scenarios[scenario], PicketsOptions(**options))  # type: ignore[arg-type]


def standing(**pickets: tuple[str, int]) -> pieces.Field:
    """A field in its third round: standing(b1=("c", 2)).  Pickets that are not named are gone."""
    new = field()
    new.round, new.read = 3, 3
    for id, it in new.pickets.items():
        it.hex, it.strength = pickets.get(id, (it.hex, 0))
        for way in (new.trod[id], new.track[id]):
            way += [it.hex] * 2 if it.strength else []
    return new


def stay(seat, ask, what):
    """Nobody does anything."""
    return Orders()


# ---- the sequence of play ------------------------------------------------------------------------------------------------
def test_pk_1_round_after_round():
    """PK-1, PK-16  Eight rounds in which everybody stays: eight marks, and nobody has won."""
    done = scripted(game.play(field()), STRENGTHS, stay)
    assert done.marks == [str(n) for n in range(1, 9)] and done.value == Outcome("", "rounds")
    assert done.told(RoundBegins) == [RoundBegins(n) for n in range(1, 9)]


def test_pk_1_the_order_of_a_round():
    """PK-1  Couriers come before orders; pickets move, fight, storm; couriers ride."""
    new = standing(b1=("s", 3), r1=("c", 1))
    new.couriers = [Courier(BLUE, 1, "b1", 2, "s", 3, False, ())]
    answers = [(Orders((Move("b1", "c"),), "b1"), Orders()), (HOLD, HOLD)]
    done = scripted(play.one_round(new), [hit(1), hit(0), 6, 3], answers)
    told = [type(event).__name__ for _, event in done.events]
    wanted = "RoundBegins CourierCame Met StancesTaken Struck Struck FightOver PostTaken"
    assert told == wanted.split() and [why for why, *_ in done.rolls] == ["PK-10", "PK-10", "PK-13", "PK-7"]
    assert new.track["b1"] == ["s", "s", "s", "c"] and new.held == 1


def test_pk_2_the_muster():
    """PK-2  Faces 1 to 3 are the strengths; only the own side sees the die."""
    session = Session.new(game, game.scenarios["default"], seed=bytes(32))
    session.begin()
    seen = {v: [x.about[0] for x in s.items if isinstance(x, Rolled)] for v, s in session.streams.items()}
    assert seen == {BLUE: ["b1", "b2", "b3"], RED: ["r1", "r2", "r3"], WATCHER: []}
    new = field()
    scripted(play.muster(new), STRENGTHS)
    assert [it.strength for it in new.pickets.values()] == STRENGTHS
    assert {it.hex for it in new.pickets.values()} == {"s", "n"}
    assert all(known.strength == 0 for known in new.knows[RED].values())


@pytest.mark.parametrize(("muster", "known"), [("rolled", {0}), ("even", {2})])
def test_pk_2_even_pickets(muster, known):
    """PK-2  muster = even: all are 2 strong, and both sides know; muster = rolled: nobody knows the other's."""
    new = field(muster=muster)
    scripted(play.muster(new), STRENGTHS if muster == "rolled" else [])
    assert {it.strength for side in new.knows.values() for it in side.values()} == known
    assert bool(redeal.hidden(new, BLUE)) == (muster == "rolled")


def test_pk_2_all_begin_in_their_camps():
    """PK-2"""
    assert {(it.side, it.hex) for it in field().pickets.values()} == {(BLUE, "s"), (RED, "n")}


# ---- orders ----------------------------------------------------------------------------------------------------------
def why_not(text: str, new: pieces.Field | None = None) -> tuple[str, str] | None:
    new = new or standing(b1=("s", 2), b2=("se", 1), r1=("c", 1))
    form = game.read(game.view(new, BLUE), ASK, text)
    refusal = form if isinstance(form, No) else game.why_not(game.view(new, BLUE), ASK, form)
    return refusal and (refusal.rule, refusal.reason)


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("b1 to c; b2 to ne; courier b2", None),
        ("stay", None),
        ("", None),
        ("r1 to c", ("PK-3", "no-such-picket")),
        ("b3 to c", ("PK-3", "no-such-picket")),
        ("b1 to c; b1 to sw", ("PK-3", "two-moves")),
        ("b1 to x", ("PK-4", "no-such-hex")),
        ("b1 to ne", ("PK-4", "too-far")),
        ("b1 to n", ("PK-4", "their-camp")),
        ("courier r1", ("PK-6", "no-such-picket")),
        ("courier b1; courier b2", ("PK-6", "one-courier")),
        ("b1 charges gallantly to c", ("PK-3", "not-understood")),
    ],
)
def test_pk_3_why_not(text, refusal):
    """PK-3, PK-4, PK-6  Orders that stand, and orders that don't."""
    assert why_not(text) == refusal


def test_pk_6_no_courier_left():
    """PK-6  A side has only as many couriers as the scenario says."""
    new = standing(b1=("s", 2), r1=("n", 1))
    new.left[BLUE] = 0
    assert why_not("courier b1", new) == ("PK-6", "no-courier-left")


def test_pk_3_orders_are_sealed():
    """PK-3  Red sees nothing of blue's orders, and blue may change them until red has written too."""
    session = Session.new(game, game.scenarios["default"], seed=bytes(32))
    session.begin()
    page = msgspec.json.encode(session.page(RED))
    assert session.answer(BLUE, Orders((Move("b1", "c"),))) is None
    assert session.answer(BLUE, Orders((Move("b1", "sw"),))) is None
    assert msgspec.json.encode(session.page(RED)) == page and session.page(RED).waiting is None
    session.answer(RED, Orders())
    assert session.state.pickets["b1"].hex == "sw"


@pytest.mark.parametrize("language", sorted(orders.WORDS))
def test_pk_3_the_text_of_orders_is_read_back(language):
    """PK-3  read(write(form)) == form, in every language."""
    luck = Philox(7)
    new = standing(b1=("s", 2), b2=("se", 1), b3=("c", 3), r1=("n", 1))
    view = game.view(new, BLUE)
    forms = {game.random_form(view, ASK, luck) for _ in range(300)}
    assert len(forms) > 100 and Orders() in {*forms, Orders()}
    for form in forms:
        assert orders.read(orders.write(form, language)) == form
    for result in (PostResult(True), PostResult(False)):
        assert orders.read_result(orders.write_result(result)) == result


def test_pk_3_text_is_read_as_people_write_it():
    """PK-3  Big letters, one order a line, without the key word, and in another language."""
    wanted = Orders((Move("b1", "c"), Move("b2", "ne")), "b1")
    assert orders.read("B1 to C\n\nb2 NE ;courier b1;") == wanted
    assert orders.read("b1 till c; b2 do ne; שליח b1; b3 stanna") == wanted
    assert orders.read("b1 to c\nb2 up the hill").facts == {"line": 2, "text": "b2 up the hill"}
    assert orders.read_result("perhaps").reason == "not-understood"


def test_pk_4_pickets_move_at_the_same_time():
    """PK-4  One hex each; b2 has no order and stays."""
    new = standing(b1=("s", 2), b2=("se", 1), r1=("n", 1))
    play.move(new, {BLUE: Orders((Move("b1", "c"),)), RED: Orders((Move("r1", "nw"),))})
    assert {id: it.hex for id, it in new.pickets.items() if it.strength} == {"b1": "c", "b2": "se", "r1": "nw"}
    assert new.trod["b1"][-1] == "c" and new.trod["b2"][-1] == "se" and len(new.trod["b3"]) == 1


def test_the_board():
    """Each ring hex has three neighbours, the centre has six; across the ring it is two hexes."""
    assert [len(board.around(hex)) for hex in board.HEXES] == [6, 3, 3, 3, 3, 3, 3]
    assert board.around("s") == ("c", "se", "sw") and board.distance("n", "s") == 2 == board.distance("nw", "ne")


# ---- sight and couriers ------------------------------------------------------------------------------------------------
def test_pk_5_sight():
    """PK-5  From the centre b1 sees both red pickets, from its camp neither; fallen ones nobody sees."""
    new = standing(b1=("c", 2), b2=("s", 1), r1=("ne", 3), r2=("n", 1))
    assert play.sight(new, "b1", 2) == (Seen("r1", "ne"), Seen("r2", "n"))
    assert play.sight(new, "b2", 2) == ()


@pytest.mark.parametrize(("hex", "due"), [("s", 4), ("c", 4), ("se", 4), ("ne", 5)])
def test_pk_6_a_courier_needs_a_round_a_hex(hex, due):
    """PK-6  Sent in round 3: read in round 4 from the camp or next to it, in round 5 from ne."""
    new = standing(b1=(hex, 2), r1=("n", 1))
    new.track["b1"].append(hex)
    new.track["r1"].append("n")
    scripted(play.couriers_go(new, {BLUE: Orders((), "b1"), RED: Orders()}), [3])
    (courier,) = new.couriers
    assert (courier.due, courier.hex, courier.caught, new.left) == (due, hex, False, {BLUE: 3, RED: 4})
    new.round = due
    done = scripted(play.couriers_come(new))
    seen = (Seen("r1", "n"),) if hex in ("c", "ne") else ()
    assert done.events == [((BLUE), CourierCame("b1", hex, 3, seen))]
    assert new.reports == {BLUE: [Report("b1", hex, 3, seen, due)], RED: []}
    assert game.view(new, BLUE).reports and not game.view(new, RED).reports and not game.view(new, WATCHER).reports


def test_pk_6_a_fallen_picket_sends_none():
    """PK-6"""
    new = standing(b2=("s", 1), r1=("n", 1))
    scripted(play.couriers_go(new, {BLUE: Orders((), "b1"), RED: Orders()}))
    assert not new.couriers and new.left[BLUE] == 4


@pytest.mark.parametrize(
    ("roads", "die", "caught"),
    [("watched", 2, True), ("watched", 3, False), ("wild", 3, True), ("wild", 4, False), ("safe", 0, False)],
)
def test_pk_7_couriers_are_caught(roads, die, caught):
    """PK-7  On 1 or 2 (roads = watched), on 1 to 3 (roads = wild), never (roads = safe)."""
    new = field(roads=roads)
    done = scripted(play.is_caught(new, BLUE, 1), [die] if die else [])
    assert done.value is caught


def test_pk_7_nobody_sees_the_die_and_the_rider_is_on_his_way():
    """PK-7  A caught courier looks like any other until he is due."""
    coro = play.is_caught(field(), BLUE, 1)
    assert coro.send(None).to == NOBODY
    coro.close()
    new = standing(b1=("ne", 2), r1=("n", 1))
    new.couriers = [Courier(BLUE, 1, "b1", 2, "ne", 4, False, ())]
    free = msgspec.json.encode(game.view(new, BLUE))
    new.couriers[0].caught = True
    assert msgspec.json.encode(game.view(new, BLUE)) == free
    assert [rider.due for rider in game.view(new, BLUE).riders] == [4] and not game.view(new, RED).riders
    new.round = 4
    done = scripted(play.couriers_come(new))
    assert not done.events and not game.view(new, BLUE).riders


# ---- fights ----------------------------------------------------------------------------------------------------------
def test_pk_8_a_meeting():
    """PK-8, PK-10, PK-11, PK-12  b1 and b2 meet r1: 5 dice against 2; then r1 withdraws with what is left of it."""
    new = standing(b1=("c", 2), b2=("c", 3), b3=("s", 1), r1=("c", 2), r2=("n", 1))
    dice = [[5, 1, 1, 2, 3], [6, 1], [1, 2, 3, 4]]
    done = scripted(play.meetings(new), dice, [(HOLD, HOLD), (HOLD, WITHDRAW)])
    left = (("b1", 1), ("b2", 3), ("r1", 1))
    assert done.events[0] == ((BLUE, RED), Met("c", (("b1", 2), ("b2", 3)), (("r1", 2),)))
    assert done.events[-1] == ((BLUE, RED), FightOver("c", left, (RED,)))
    assert new.fight is None and new.pickets["r1"].hex == "n" and new.pickets["b1"].hex == "c"
    assert new.knows[BLUE]["r1"] == Known("n", 3, 1) and new.knows[BLUE]["r2"] == Known("n", 0, 0)
    assert new.knows[RED]["b2"] == Known("c", 3, 3) and new.knows[RED]["b3"].strength == 0


def test_pk_8_hex_after_hex():
    """PK-8  The centre first, then round from the north; where one side stands alone nothing happens."""
    new = standing(b1=("sw", 1), b2=("c", 1), b3=("s", 1), r1=("sw", 1), r2=("c", 1), r3=("ne", 1))
    done = scripted(play.meetings(new), [], [(WITHDRAW, WITHDRAW)] * 2)
    assert [met.hex for met in done.told(Met)] == ["c", "sw"]
    assert {new.pickets[id].hex for id in ("b1", "b2")} == {"s"} and new.pickets["r3"].hex == "ne"


def test_pk_8_watchers_see_no_fight():
    """PK-8, PK-12  What is told in a fight is told to the two sides."""
    new = standing(b1=("c", 2), r1=("c", 2))
    done = scripted(play.meetings(new), [hit(0), hit(0)], [(PRESS, HOLD), (WITHDRAW, WITHDRAW)])
    assert {to for to, _ in done.events} == {(BLUE, RED)}
    assert done.told(StancesTaken)[0] == StancesTaken(1, 0)


@pytest.mark.parametrize(("strength", "stances"), [(1, [HOLD, WITHDRAW]), (2, [HOLD, PRESS, WITHDRAW])])
def test_pk_9_stances(strength, stances):
    """PK-9  To press takes a strength of 2."""
    assert list(members(fight.may_take(Fight(strength=[strength, 1]), 0))) == stances


def test_pk_9_both_choose_at_once():
    """PK-9  Sealed; then both see both."""
    f = Fight(strength=[2, 2])
    done = scripted(fight.stances(f), [], [(PRESS, WITHDRAW)])
    assert f.stance == [PRESS, WITHDRAW] and done.events == [((0, 1), StancesTaken(PRESS, WITHDRAW))]


def test_pk_10_the_exchange():
    """PK-10  Blue 2 presses: 5 4 1 is one hit.  Red 3 holds: against who presses 4 6 2 are two."""
    f = Fight(strength=[2, 3], stance=[PRESS, HOLD])
    done = scripted(fight.exchange(f), [[5, 4, 1], [4, 6, 2]])
    assert f.strength == [0, 2] and done.told(Struck) == [Struck(0, 2, 0), Struck(1, 1, 2)]


@pytest.mark.parametrize(
    ("stance", "dice", "left"),
    [
        ([HOLD, HOLD], [[4, 4], [5, 6]], [0, 2]),
        ([PRESS, PRESS], [[4, 4, 3], [3, 3, 3]], [2, 0]),
        ([WITHDRAW, HOLD], [[5, 3]], [1, 2]),
        ([WITHDRAW, WITHDRAW], [], [2, 2]),
    ],
)
def test_pk_10_dice_by_stance(stance, dice, left):
    """PK-10  5 and 6 hit; against a side that presses 4 too; pressing is a die more, withdrawing no dice."""
    f = Fight(strength=[2, 2], stance=stance)
    scripted(fight.exchange(f), dice)
    assert f.strength == left


@pytest.mark.parametrize(("left", "after"), [(4, [2, 2]), (3, [1, 2]), (2, [0, 2]), (1, [0, 1]), (0, [0, 0])])
def test_pk_10_the_first_picket_is_hit_first(left, after):
    """PK-10"""
    new = standing(b1=("c", 2), b2=("c", 2), r1=("n", 1))
    play.lose(new, ["b1", "b2"], left)
    assert [new.pickets[id].strength for id in ("b1", "b2")] == after


@pytest.mark.parametrize(("strength", "leaves"), [([2, 3], 1), ([3, 2], 2), ([2, 2], 3)])
def test_pk_11_three_exchanges(strength, leaves):
    """PK-11  Three exchanges without a hit: the weaker leaves; equal: both."""
    f = Fight(strength=strength)
    done = scripted(fight.fight(f), [hit(0)] * 6, [(HOLD, HOLD)] * 3)
    assert done.value == leaves == f.leaves and f.exchanges == 3


def test_pk_11_withdrawn_or_gone():
    """PK-11  Blue withdraws: it leaves.  Blue has no strength left: it leaves too."""
    assert scripted(fight.fight(Fight(strength=[3, 1])), [hit(0)], [(WITHDRAW, HOLD)]).value == 1
    assert scripted(fight.fight(Fight(strength=[1, 3])), [hit(1), hit(1)], [(HOLD, HOLD)]).value == 1


def test_pk_12_what_was_seen_is_kept():
    """PK-12  Blue's picture shows r1 where it was, how strong, and in which round; later moves change nothing."""
    new = standing(b1=("c", 2), r1=("c", 3))
    new.pickets["r1"].strength = 2
    play.learn(new, "r1", 3)
    new.pickets["r1"].hex = "nw"
    (r1, r2, _) = game.view(new, BLUE).enemies
    assert (r1.hex, r1.round, r1.strength, r1.gone) == ("c", 3, 2, False) and r2.gone


# ---- the post --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("strength", "die", "taken"), [(2, 5, True), (2, 4, False), (1, 6, True), (3, 3, False)])
def test_pk_13_storming_the_post(strength, die, taken):
    """PK-13  A die and the strongest picket's strength must come to 7; a failure is told to nobody else."""
    new = standing(b1=("c", 1), b2=("c", strength), b3=("s", 3), r1=("n", 1))
    done = scripted(play.storm(new), [die])
    best = "b1" if strength == 1 else "b2"
    told = (ALL, PostTaken(BLUE, best)) if taken else (BLUE, PostHeldOut(best))
    assert done.events == [told] and new.post == (BLUE if taken else "")
    assert (new.knows[RED][best].hex == "c") == taken


def test_pk_13_who_storms():
    """PK-13  Not against enemies, not one's own post, and from the centre only."""
    for new in (standing(b1=("c", 1), r1=("c", 1)), standing(b1=("s", 1), r1=("n", 1))):
        assert not scripted(play.storm(new)).events
    new = standing(b1=("c", 1), r1=("n", 1))
    new.post = BLUE
    assert not scripted(play.storm(new)).events
    new.post, new.held = RED, 2
    assert scripted(play.storm(new), [6]).told(PostTaken) and new.held == 0
    done = scripted(play.storm_post(PostCase(RED, "r1", 3)), [4])
    assert done.value == PostResult(True)


def test_pk_13_the_umpire_may_decide():
    """PK-13  By the scenario the post is handed off; the umpire types its result, and no die falls."""
    session = Session.new(game, game.scenarios["umpired"], seed=bytes(32), umpire=True)
    session.begin()
    session.answer(BLUE, Orders((Move("b1", "c"),)))
    session.answer(RED, Orders())
    (asked,) = session.questions(UMPIRE)
    assert isinstance(asked.ask, HandedOff) and asked.ask.case.picket == "b1" and not session.questions(BLUE)
    assert game.read(session.view(UMPIRE), asked, "dobyto") == PostResult(True)
    assert game.default(session.view(UMPIRE), asked, ()) == PostResult(False)
    assert session.answer(UMPIRE, PostResult(True)) is None and session.state.post == BLUE
    alone = Session.new(game, game.scenarios["umpired"], seed=bytes(32))
    alone.begin()
    alone.answer(BLUE, Orders((Move("b1", "c"),)))
    alone.answer(RED, Orders())
    assert alone.state.round == 2 and alone.state.post == "", "without an umpire the default holds"
    assert umpire.rule(alone, umpire.rulings.Pause(), "tea").reason == "no-umpire-here"


# ---- how it ends -----------------------------------------------------------------------------------------------------
def test_pk_14_holding_the_post():
    """PK-14  Three rounds are asked for, the one in which it was taken counts."""
    new = standing(b1=("c", 1), r1=("n", 1))
    play.hold(new)
    assert new.held == 0
    new.post = BLUE
    for n in (1, 2, 3):
        assert play.centre_held(new) is None
        play.hold(new)
        assert new.held == n
    assert play.centre_held(new) == Outcome(BLUE, "centre")


@pytest.mark.parametrize(
    ("left", "gone", "winner"), [({"b1": ("c", 1)}, [RED], BLUE), ({"r2": ("c", 1)}, [BLUE], RED), ({}, [BLUE, RED], "")]
)
def test_pk_15_nobody_left(left, gone, winner):
    """PK-15  A side that has no pickets left has lost; if both have none, nobody has won."""
    done = scripted(play.gone(standing(**left)))
    assert done.value == Outcome(winner, "gone") and done.events == [(ALL, SideGone(side)) for side in gone]


def test_pk_15_both_are_left():
    """PK-15"""
    assert scripted(play.gone(standing(b1=("c", 1), r1=("n", 1)))).value is None


@pytest.mark.parametrize("post", ["", BLUE, RED])
def test_pk_16_the_last_round(post):
    """PK-16  Whoever holds the post after the last round has won."""
    new = standing(b1=("c", 1), r1=("n", 1))
    new.post = post
    assert play.rounds_over(new) is None
    new.round = 8
    assert play.rounds_over(new) == Outcome(post, "rounds")


# ---- who may know what -------------------------------------------------------------------------------------------------
def test_redeal_knows_that_they_would_have_met():
    """Red started in the north two rounds ago; it is nowhere where blue's pickets stood, and not in blue's camp."""
    new = standing(b1=("c", 2), b2=("ne", 1), r1=("nw", 3))
    assert set(redeal.layers(new, BLUE, "r1")[-1]) == {"n", "nw", "sw"}
    for n in range(30):
        other = game.redeal(new, BLUE, (), Philox(n))
        assert other.pickets["r1"].hex in ("n", "nw", "sw") and other.track["r1"][-1] == other.pickets["r1"].hex
        steps = other.track["r1"]
        assert all(board.distance(a, b) <= 1 for a, b in pairwise(steps))


def test_redeal_believes_reports():
    """r1 was reported at nw in round 2, r2 was not seen next to b1: they are where that allows."""
    new = standing(b1=("c", 2), r1=("nw", 3), r2=("n", 1))
    new.reports[BLUE] = [Report("b1", "c", 2, (Seen("r1", "nw"),), 3)]
    assert redeal.layers(new, BLUE, "r1")[-1] == ["nw"]
    assert redeal.layers(new, BLUE, "r2")[-1] == [], "a report that cannot be true leaves nothing"
    assert game.redeal(new, BLUE, (), Philox(1)).pickets["r2"].hex == "n"
    new.reports[BLUE] = [Report("b1", "s", 2, (), 3)]
    assert set(redeal.layers(new, BLUE, "r1")[-1]) == {"n", "ne", "nw"}


def test_redeal_deals_strengths_and_couriers_again():
    """What was never met may be of any strength; a courier who is not due may be caught or not."""
    new = standing(b1=("c", 2), r1=("nw", 3), r2=("n", 1))
    new.knows[BLUE]["r2"] = Known("n", 2, 1)
    new.couriers = [Courier(BLUE, 1, "b1", 2, "ne", 4, True, ()), Courier(RED, 1, "r1", 1, "nw", 2, False, ())]
    new.reports[RED] = [play.read_report(new.couriers[1])]
    found = [game.redeal(new, BLUE, (), Philox(n)) for n in range(60)]
    assert {it.pickets["r1"].strength for it in found} == {1, 2, 3} and {it.pickets["r2"].strength for it in found} == {1}
    assert {it.couriers[0].caught for it in found} == {True, False}
    assert {len(it.reports[RED]) for it in found} == {0, 1}, "whether red's courier came, blue does not know"


def test_the_fights_state_is_plain_data():
    """A fight stands in the game's state, and comes back equal from its encoding."""
    new = standing(b1=("c", 2), r1=("c", 3))
    new.fight = Fight(strength=[2, 3], stance=[1, 0], exchanges=2)
    again = msgspec.json.decode(msgspec.json.encode(new), type=pieces.Field)
    assert again == new and again.fight == new.fight
    assert game.view(new, BLUE).fight.red == 3 and game.view(new, WATCHER).fight is None


def test_names_and_labels():
    scenario = game.scenarios["default"]
    assert game.names(scenario) == {"blue": "Blue", "red": "Red"}
    assert game.label(None, None, 1) == pieces.TakeStance("press")
