"""The law of rules without state: by formula, by counting, by icepool."""

from fractions import Fraction

import icepool
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bench.games import siege
from montjoy.core.decks import Deck
from montjoy.core.effects import Die, Question, choose, d, draw, hits, mark, offer, options, peek, roll, together
from montjoy.core.errors import RulesError
from montjoy.fights.errors import TooMany, Undecided
from montjoy.fights.exact.answers import by_policy
from montjoy.fights.exact.laws import Law, law, outcomes
from tests.fights.ways import binomial, by_counting

THIRD = Fraction(1, 3)


async def volley(guns):
    """RD-7.2  A gun hits on 5 or 6."""
    return await hits(guns, 2, 6, "RD-7.2")


async def keep_highest(dice, keep):
    faces = sorted([await roll(d(6), "die", i) for i in range(dice)])
    return sum(faces[-keep:])


async def exploding():
    total = face = await roll(d(6), "die")
    while face == 6 and total < 18:
        face = await roll(d(6), "again")
        total += face
    return total


async def spray(guns):
    """Each hit rolls for its damage."""
    total = 0
    for _ in range(await volley(guns)):
        total += await roll(d(4), "damage")
    return total


def test_volley_of_the_style_guide():
    assert law(volley, 3).at_least(2) == Fraction(7, 27)


@pytest.mark.parametrize("guns", range(6))
def test_volley_by_formula_and_by_counting(guns):
    assert law(volley, guns) == binomial(guns, THIRD) == by_counting(volley, guns)


@pytest.mark.parametrize("rule, args", [(keep_highest, (4, 3)), (keep_highest, (3, 1)), (exploding, ()), (spray, (4,))])
def test_by_counting(rule, args):
    assert law(rule, *args) == by_counting(rule, *args)
    assert law(rule, *args) == law(rule, *args, merged=False)


def test_by_icepool():
    def fractions(die):
        return {x: Fraction(n, die.denominator()) for x, n in die.items()}

    assert law(keep_highest, 4, 3) == fractions(icepool.d6.highest(4, 3))
    assert law(keep_highest, 5, 2) == fractions(icepool.d6.highest(5, 2))
    assert law(spray, 5) == fractions((5 @ icepool.Die({0: 2, 1: 1})) @ icepool.d4)
    assert law(volley, 12) == fractions(12 @ icepool.Die({0: 2, 1: 1}))


@given(st.integers(0, 30), st.integers(0, 8), st.integers(1, 8))
def test_moments_of_a_pool(n, k, m):
    k = min(k, m)

    async def pool():
        return await hits(n, k, m, "pool")

    found, p = law(pool), Fraction(k, m)
    assert sum(found.values()) == 1
    assert (found.mean, found.variance) == (n * p, n * p * (1 - p))
    assert all(found.at_most(x) + found.at_least(x + 1) == 1 for x in range(-1, n + 2))


@given(st.lists(st.integers(-3, 3), min_size=1, max_size=9), st.lists(st.integers(-3, 3), min_size=1, max_size=9))
def test_a_sum_of_two_dice_is_their_convolution(one, other):
    async def both():
        return await roll(Die(*one), "one") + await roll(Die(*other), "other")

    found = law(both)
    assert found == {x: Fraction([a + b for a in one for b in other].count(x), len(one) * len(other)) for x in found}
    assert sum(found.values()) == 1


# ---- Law -------------------------------------------------------------------------------------------------------------
def test_a_law_is_a_mapping_in_order():
    found = Law([(2, THIRD), (1, THIRD), (2, Fraction(1, 6)), (0, Fraction(0)), (3, Fraction(1, 6))])
    assert list(found.items()) == [(1, THIRD), (2, Fraction(1, 2)), (3, Fraction(1, 6))]
    assert repr(found) == "Law({1: 1/3, 2: 1/2, 3: 1/6})"
    assert found == {1: THIRD, 2: Fraction(1, 2), 3: Fraction(1, 6), 9: 0} == found
    assert found != {1: 1} and found != 3
    assert (found.p(2), found.p(0), len(found)) == (Fraction(1, 2), 0, 3)


# ---- decks -----------------------------------------------------------------------------------------------------------
async def two_cards(deck):
    first = await draw(deck, "first")
    return first + await draw(deck, "second")


async def red_cards(deck, n):
    return sum([(await draw(deck, "card", i)).startswith("red") for i in range(n)])


def test_cards_are_drawn_without_replacement():
    deck = Deck.of("aab")
    assert law(two_cards, deck) == {"aa": THIRD, "ab": THIRD, "ba": THIRD}
    assert deck == Deck.of("aab")  # ours is as it was


def test_reds_in_a_hand_are_hypergeometric():
    from math import comb

    deck = Deck.of(["red"] * 5 + ["black"] * 7)
    assert law(red_cards, deck, 4) == {h: Fraction(comb(5, h) * comb(7, 4 - h), comb(12, 4)) for h in range(5)}


def test_a_peeked_card_stays_and_the_tail_is_in_order():
    async def peeked(deck):
        seen = await peek(deck, "look")
        return seen, await draw(deck, "one"), await draw(deck, "two"), await draw(deck, "three")

    deck = Deck.of("ab")
    deck.under("z")
    half = Fraction(1, 2)
    assert law(peeked, deck) == {("a", "a", "b", "z"): half, ("b", "b", "a", "z"): half}


def test_two_arguments_that_share_a_deck_share_its_copy():
    async def both(one, other):
        return await draw(one, "one") + await draw(other, "other")

    deck = Deck.of("ab")
    assert law(both, deck, deck) == {"ab": Fraction(1, 2), "ba": Fraction(1, 2)}


def test_an_empty_deck_says_so():
    with pytest.raises(RulesError, match="empty deck"):
        law(two_cards, Deck.of("a"))


# ---- questions ---------------------------------------------------------------------------------------------------------
class Bid(Question):
    most: int


async def auction():
    mine, theirs = await together(choose("A", Bid(3), (0, 1, 2)), choose("B", Bid(2), (0, 1)))
    return mine - theirs


async def card_trick():
    played = await offer("A", Bid(1), ("trick",))
    return 0 if played is None else await roll(d(6), "trick")


def test_a_question_without_an_answer_is_named():
    with pytest.raises(Undecided, match=r"seat A is asked Bid\(most=3\).*decide="):
        law(auction)


def test_together_is_a_product():
    def decide(state, seat, ask, options):
        return {x: Fraction(1, len(options)) for x in options}

    sixth = Fraction(1, 6)
    assert law(auction, decide=decide) == {-1: sixth, 0: 2 * sixth, 1: 2 * sixth, 2: sixth}
    assert law(auction, decide=lambda *_: 1) == {0: 1}


def test_an_offer_may_be_declined():
    found = law(card_trick, decide=lambda *_: {None: Fraction(1, 2), "trick": Fraction(1, 2)})
    assert found == {0: Fraction(1, 2)} | {x: Fraction(1, 12) for x in range(1, 7)}
    with pytest.raises(RulesError, match=r"None is no answer to .*Bid"):
        law(auction, decide=lambda *_: None)


@pytest.mark.parametrize(
    "answer, words",
    [
        (7, r"7 is no answer to Bid\(most=3\); it offers \[0, 1, 2\]"),
        ({0: Fraction(1, 2)}, r"sum to 0.5, not to 1"),
        ({0: 0.5, 1: 0.4}, r"sum to 0.9, not to 1"),
        ({0: 2, 1: -1}, "below 0"),
    ],
)
def test_a_wrong_answer_is_refused(answer, words):
    with pytest.raises(RulesError, match=words):
        law(auction, decide=lambda *_: answer)


def test_an_answer_outside_a_bit_set_is_refused():
    async def pick():
        return await choose(0, 5, options(1, 4))

    assert law(pick, decide=lambda *_: {1: 0.25, 4: 0.75}) == {1: Fraction(1, 4), 4: Fraction(3, 4)}
    with pytest.raises(RulesError, match=r"it offers \[1, 4\]"):
        law(pick, decide=lambda *_: 2)


def test_floats_that_nearly_sum_to_one_are_taken():
    async def pick():
        return await choose(0, 5, options(0, 1, 2))

    found = law(pick, decide=lambda *_: dict.fromkeys(range(3), 1 / 3))
    assert sum(found.values()) == 1


def test_a_policy_has_its_whims_counted_out():
    def policy(seen, seat, ask, options, luck):
        return 0 if luck.below(3) else min(2, luck.hits(2, 1, 2))

    async def pick():
        return await choose(0, 5, options(0, 1, 2))

    assert law(pick, decide=by_policy(policy)) == {0: Fraction(3, 4), 1: Fraction(1, 6), 2: Fraction(1, 12)}


# ---- bounds and mistakes -----------------------------------------------------------------------------------------------
def test_too_much_work_is_refused():
    async def many():
        return sum([await roll(d(6), "die", i) for i in range(9)])

    with pytest.raises(TooMany, match=r"counting .*many out takes more than 1,000 runs"):
        law(many, most=1000)


def test_a_rule_without_end_is_refused():
    async def endless():
        while True:
            await mark("again")

    with pytest.raises(TooMany, match="100,000 effects"):
        law(endless)


def test_mistakes_of_rules_are_named():
    async def wrong_effect():
        class Odd:
            def __await__(self):
                yield "a die"

        await Odd()

    async def a_list():
        return [1]

    async def fewer_than_none():
        return await hits(-1, 2, 6, "RD-7.2")

    with pytest.raises(RulesError, match="'a die', which is not an effect"):
        law(wrong_effect)
    with pytest.raises(TypeError, match=r"a_list returns \[1\].*not hashable"):
        law(a_list)
    with pytest.raises(RulesError, match=r"RD-7\.2: -1 dice"):
        law(fewer_than_none)


def test_outcomes_give_the_state_afterwards():

    start = siege.new_siege(((2, 1),), ((1, 1), (1, 1)))
    before = start.copy()
    found = outcomes(siege.assault, start, decide=lambda *_: 1)
    assert sum(p for p, _, _ in found) == 1
    assert start == before
    assert all(type(end) is siege.Siege for _, _, end in found)
    assert len({(value, end.key()) for _, value, end in found}) == len(found)
