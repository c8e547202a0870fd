"""Cards, rule by rule, with the cards we say."""

from __future__ import annotations

import msgspec
import pytest

from montjoy.core.effects import ALL, UMPIRE, WATCHER
from montjoy.core.philox import Philox
from montjoy.core.script import scripted
from montjoy.core.session.session import Session
from montjoy.core.session.streams import Drew
from tests.contract.cards import pieces, play, view
from tests.contract.cards.game import game
from tests.contract.cards.options import CardsOptions
from tests.contract.cards.pieces import (
    BidsShown,
    Dealt,
    FaceDown,
    FaceUp,
    Give,
    HandWon,
    Keep,
    Kept,
    Laid,
    LaidOpen,
    Outcome,
    Paid,
    Pick,
    Points,
    Raised,
    RaiseWith,
    Resign,
    Resigned,
    Shown,
    Swapped,
)  # fmt: skip


def table(scenario: str = "pair", **options: object) -> pieces.Table:
    return game.setup(game.scenarios[scenario], CardsOptions(**options))  # type: ignore[arg-type]


def holding(**cards: str) -> pieces.Table:
    """A table where each seat holds these cards: holding(ann="59", ben="28")."""
    new = table("three" if "cleo" in cards else "pair")
    for seat, held in cards.items():
        new.held[seat] = list(held)
        for card in held:
            new.deck.bag.remove(card)
    return new


def careful(seat, ask, options):
    """Keep, the lowest card, face down, bid 1, no raise."""
    return None if isinstance(ask, pieces.Raise) else options[0]


DEAL = ["5", "9", "2", "8", "3"]        # ann 5 9, ben 2 8, the next card a 3


def test_cd_1_hands_are_played_one_after_the_other_each_with_its_mark():
    """CD-1, CD-13  Careful play to the end: six marks, then the outcome."""
    after = {1: DEAL, 2: ["3", "4", "6"], 3: ["6", "7", "2"], 4: ["2", "5", "3"], 5: ["3", "4", "6"], 6: ["6", "7", "2"]}
    done = scripted(game.play(table()), [card for cards in after.values() for card in cards], careful)
    assert done.marks == [f"hand.{n}" for n in range(1, 7)]
    assert done.value.why == "hands"


def test_cd_2_one_card_leaves_the_deck_unseen():
    """CD-2  Nine cards, one set aside: eight are left, and each of the nine may be the first."""
    new = table()
    assert len(new.deck) == 8 and sorted(card for card, _ in new.deck.law()) == list(pieces.CARDS)


def test_cd_2_no_card_leaves_the_deck():
    """CD-2  set_aside = false: all nine are in play.  (set_aside = true is the rule itself.)"""
    assert len(table(set_aside=False).deck) == 9 and len(table(set_aside=True).deck) == 8


def test_cd_3_the_order_of_a_hand():
    """CD-3  Deal, look, lay, bid, show; then the table is clear."""
    new = table()
    done = scripted(play.hand(new), DEAL, careful)
    told = [type(event).__name__ for _, event in done.events]
    assert told == ["Dealt", "Dealt", "Kept", "Laid", "Laid", "BidsShown", "Shown", "Shown", "HandWon", "Paid"]
    assert (new.laid, new.bids, new.raises, new.face_up) == ({}, {}, {}, [])


@pytest.mark.parametrize(("hand", "first"), [(1, "ann"), (2, "ben"), (3, "cleo"), (4, "ann")])
def test_cd_3_the_eldest_moves_on(hand, first):
    new = table("three")
    new.hand = hand
    assert play.in_turn(new)[0] == first and sorted(play.in_turn(new)) == ["ann", "ben", "cleo"]


def test_cd_4_everybody_draws_up_to_two_cards_unseen_by_others():
    """CD-4  Ann holds 5 and draws one, ben draws two."""
    new = holding(ann="5")
    done = scripted(play.deal(new), ["9", "2", "8"])
    assert new.held == {"ann": ["5", "9"], "ben": ["2", "8"]}
    assert done.events == [(ALL, Dealt("ann", 1)), (ALL, Dealt("ben", 2))]
    session = Session.new(game, game.scenarios["pair"], seed=bytes(32))
    session.begin()
    drawn = {v: [x.about for x in s.items if isinstance(x, Drew) and not x.peek] for v, s in session.streams.items()}
    assert drawn == {"ann": [("ann",)] * 2, "ben": [("ben",)] * 2, WATCHER: []}


def test_cd_5_the_eldest_may_take_the_next_card():
    """CD-5  Ann holds 2 and 5, sees a 9, gives the 2: it lies lowest, and all know it."""
    new = holding(ann="25", ben="18")
    done = scripted(play.look(new), ["9", "9"], [Give("2")])
    assert (new.held["ann"], new.deck.tail) == (["5", "9"], ["2"])
    assert done.events == [(ALL, Swapped("ann", "2"))]
    assert all("2" in view.knows(new, viewer) for viewer in ("ann", "ben", WATCHER))
    assert "9" not in view.knows(new, "ben")


def test_cd_5_or_leave_it():
    """CD-5  He who has looked knows the next card, the others don't."""
    new = holding(ann="25", ben="18")
    done = scripted(play.look(new), ["9"], [Keep()])
    assert done.events == [(ALL, Kept("ann"))] and new.deck.top == ["9"]
    assert game.view(new, "ann").next == "9" and game.view(new, "ben").next == "?"


def test_cd_5_no_card_no_look():
    """CD-5  Where the deck is empty there is nothing to look at."""
    new = holding(ann="25", ben="18")
    new.deck.bag, new.deck.lost = [], 0
    done = scripted(play.look(new))
    assert done.over and not done.events


def test_cd_6_a_card_is_laid_face_down_or_face_up():
    """CD-6  In turn; everybody sees that, and of ben's what."""
    new = holding(ann="59", ben="28")
    done = scripted(play.lay(new), [], [Pick("5"), FaceDown(), Pick("8"), FaceUp()])
    assert done.events == [(ALL, Laid("ann")), (ALL, LaidOpen("ben", "8"))]
    assert new.laid == {"ann": "5", "ben": "8"} and new.held == {"ann": ["9"], "ben": ["2"]}
    seen = {player.seat: player.laid for player in game.view(new, WATCHER).players}
    assert seen == {"ann": "?", "ben": "8"}
    assert {player.seat: player.laid for player in game.view(new, "ann").players}["ann"] == "5"


def test_cd_6_until_it_lies_another_may_be_picked():
    """CD-6  Ann picks one card, takes it back, and lays the other."""
    session = Session.new(game, game.scenarios["pair"], seed=bytes(32))
    session.begin()
    session.answer("ann", Keep())
    one, other = session.questions("ann")[0].options
    session.answer("ann", one)
    told = session.streams["ben"].version
    assert session.undo("ann") is None and session.answer("ann", other) is None
    assert session.questions("ann")[0].ask == pieces.LayCard(other.card)
    assert session.streams["ben"].version == told
    session.answer("ann", FaceDown())
    assert session.undo("ann").reason == "undo-needs-a-ruling", "it lies"


def test_cd_7_the_bids_that_there_are():
    """CD-7  1, 2 or 3 points."""
    assert play.bid_options(table(), "ann") == [Points(1), Points(2), Points(3)]


def test_cd_7_bids_are_shown_when_all_are_in():
    """CD-7  Ann 3, ben 2."""
    new = holding(ann="59", ben="28")
    done = scripted(play.bid(new), [], [(Points(3), Points(2))])
    assert done.events == [(ALL, BidsShown((("ann", 3), ("ben", 2))))] and new.bids == {"ann": 3, "ben": 2}


def test_cd_7_a_bid_is_sealed_and_may_be_changed():
    """CD-7  Ann bids 1, changes to 3; ben sees nothing before he has bid."""
    session = Session.new(game, game.scenarios["pair"], seed=bytes(32))
    session.begin()
    for seat in ("ann", "ann", "ann", "ben", "ben"):
        session.answer(seat, session.questions(seat)[0].options[0])
    page = msgspec.json.encode(session.page("ben"))
    session.answer("ann", Points(1))
    session.answer("ann", Points(3))
    assert msgspec.json.encode(session.page("ben")) == page
    session.answer("ben", Points(2))
    (shown,) = [x for x in session.streams["ben"].items if isinstance(x, BidsShown)]
    assert shown.bids == (("ann", 3), ("ben", 2))


def laid_out(**cards: str) -> pieces.Table:
    """A table where each seat has laid the first card and holds the rest; all have bid 2."""
    new = holding(**cards)
    for seat, held in cards.items():
        new.laid[seat], new.held[seat], new.bids[seat] = held[0], list(held[1:]), 2
    return new


def test_cd_8_a_high_card_that_is_held_may_raise():
    """CD-8  9 and 7 may raise, 6 may not; everybody is asked."""
    new = laid_out(ann="59", ben="27", cleo="36")
    done = scripted(play.raises(new), [], [(RaiseWith("9"), None, None)])
    assert len(done.answered) == 3
    assert done.events == [(ALL, Raised("ann", "9"))]
    assert new.raises == {"ann": "9"} and new.held["ann"] == []
    assert [play.raise_options(new, seat) for seat in new.seats] == [[], [RaiseWith("7")], []]


@pytest.mark.parametrize(("how", "worth"), [("double", [2, 4, 8]), ("one", [2, 3, 4])])
def test_cd_8_what_a_raise_is_worth(how, worth):
    """CD-8  A stake of 2 with no, one, two raises: raise_by = double, raise_by = one."""
    new = table(raise_by=how)
    found = []
    for raises in ({}, {"ann": "9"}, {"ann": "9", "ben": "8"}):
        new.raises = raises
        found.append(play.raised(new, 2))
    assert found == worth


def test_cd_9_the_highest_card_wins():
    """CD-9  Ann 5, ben 9: both are turned up, ben wins."""
    new = laid_out(ann="51", ben="92")
    done = scripted(play.showdown(new))
    assert done.told(Shown) == [Shown("ann", "5"), Shown("ben", "9")] and done.told(HandWon) == [HandWon("ben")]
    assert {"5", "9"} <= view.knows(new, WATCHER)


def test_cd_10_everybody_pays_the_lower_of_two_bids():
    """CD-10  Ben wins with a bid of 2; ann bid 3 and pays 2, cleo bid 1 and pays 1."""
    new = laid_out(ann="51", ben="92", cleo="36")
    new.bids = {"ann": 3, "ben": 2, "cleo": 1}
    done = scripted(play.showdown(new))
    assert done.told(Paid) == [Paid("ann", "ben", 2), Paid("cleo", "ben", 1)]
    assert new.points == {"ann": -2, "ben": 3, "cleo": -1}


@pytest.mark.parametrize(("played", "tail"), [("under", ["1", "5", "7", "9"]), ("out", ["1"])])
def test_cd_11_where_played_cards_go(played, tail):
    """CD-11  9 and 5 laid, 7 shown, a 1 was there before: played = under, played = out."""
    new = laid_out(ann="53", ben="92")
    new.options, new.raises, new.deck.tail = CardsOptions(played=played), {"ann": "7"}, ["1"]
    play.clear(new)
    assert new.deck.tail == tail and not new.laid and not new.raises


@pytest.mark.parametrize(("points", "won"), [(7, None), (8, ("ben",))])
def test_cd_12_the_goal(points, won):
    """CD-12  With 8 points of 8 ben has won, with 7 he has not."""
    new = table()
    new.points = {"ann": -points, "ben": points}
    outcome = play.goal_reached(new)
    assert (outcome and (outcome.winners, outcome.why)) == (won and (won, "goal"))


def test_cd_12_the_goal_ends_the_game():
    """CD-12, CD-1  Ben is 1 point short, wins a hand and the game."""
    new = table()
    new.points = {"ann": -7, "ben": 7}
    done = scripted(game.play(new), ["5", "1", "9", "8", "3"], careful)
    assert done.value == Outcome(("ben",), "goal", {"ann": -8, "ben": 8})


@pytest.mark.parametrize(("ann", "winners"), [(0, ("ann", "ben")), (1, ("ann",)), (-1, ("ben",))])
def test_cd_13_after_the_last_hand(ann, winners):
    """CD-13  Most points win; equal points are a tie."""
    new = table()
    new.points = {"ann": ann, "ben": -ann}
    assert play.played_out(new) is None
    new.hand = 6
    assert play.played_out(new) == Outcome(winners, "hands", {"ann": ann, "ben": -ann})


def test_cd_13_too_few_cards():
    """CD-13  Two cards are needed and one is left; with two the game goes on."""
    new = holding(ann="5", ben="2")
    new.deck.bag, new.deck.lost = ["1", "3"], 1
    assert play.played_out(new) == Outcome(("ann", "ben"), "deck", {"ann": 0, "ben": 0})
    new.deck.lost = 0
    assert play.played_out(new) is None


def test_cd_14_resigning():
    """CD-14  Ben is 4 points in debt and resigns: ann wins, and nobody sees her bid."""
    new = table()
    new.points = {"ann": 4, "ben": -4}
    answers = iter([Keep(), Pick("5"), FaceDown(), Pick("2"), FaceDown(), Points(3), Resign()])
    done = scripted(game.play(new), DEAL, lambda *_: next(answers))
    assert done.value == Outcome(("ann",), "resigned", {"ann": 4, "ben": -4})
    assert done.told(Resigned) == [Resigned("ben")] and not done.told(BidsShown) and not new.bids


def test_cd_14_who_may_resign():
    """CD-14  With -4 points one may, with -3 one may not; of two who do it at once the first counts."""
    new = laid_out(ann="51", ben="92", cleo="36")
    new.points = {"ann": 8, "ben": -4, "cleo": -4}
    assert [Resign() in play.bid_options(new, seat) for seat in new.seats] == [False, True, True]
    new.points["ben"] = -3
    assert Resign() not in play.bid_options(new, "ben")
    new.points["ben"] = -4
    scripted(play.bid(new), [], [(Points(1), Resign(), Resign())])
    assert play.resigned(new).winners == ("ann",) and new.resigned == "ben"


# ---- who may know what -------------------------------------------------------------------------------------------------
def test_what_a_seat_is_shown_of_others():
    """A card that lay open and was drawn again is known in the hand of whoever drew it."""
    new = holding(ann="5", ben="2")
    new.deck.bag, new.deck.lost, new.deck.tail = [], 0, ["3", "9"]
    for viewer in new.knows:
        new.knows[viewer] = ["3", "9"]
    scripted(play.deal(new), ["3", "9"])
    ben = game.view(new, "ann").players[1]
    assert (ben.cards, ben.known) == (2, ("9",))
    assert game.view(new, UMPIRE).players[1].known == ("2", "9")


def test_redeal_is_even_over_all_deals_that_fit():
    """Ann holds 5: ben's card is any of the other eight, equally often; also the one that was set aside."""
    new = holding(ann="5", ben="2")
    luck, found = Philox(1), dict.fromkeys(pieces.CARDS, 0)
    for _ in range(4000):
        found[game.redeal(new, "ann", (), luck).held["ben"][0]] += 1
    assert found.pop("5") == 0
    assert all(400 < n < 600 for n in found.values()), found


def test_redeal_leaves_open_which_card_lies_face_down():
    """Ann knows that ben has the 9, but not whether he has laid it."""
    new = laid_out(ann="51", ben="92")
    new.knows["ann"] = ["9"]
    luck = Philox(1)
    deals = [game.redeal(new, "ann", (), luck) for _ in range(200)]
    assert {deal.laid["ben"] == "9" for deal in deals} == {True, False}
    assert all("9" in view.holding(deal, "ben") for deal in deals)


def test_defaults_are_careful():
    session = Session.new(game, game.scenarios["pair"], seed=bytes(32))
    session.begin()
    asked = session.questions("ann")[0]
    assert game.default(session.view("ann"), asked, ()) == Keep()
    assert game.waiting(session.view("ben")) == ("ann",)
