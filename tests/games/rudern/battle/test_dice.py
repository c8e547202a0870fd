"""Rolls and hits: RW-DICE-01 to RW-DICE-09, and what they rest on (RW-GEN-02, 03, 04, 11, 12, 15)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from montjoy.core.effects import binomial_law
from montjoy.core.script import hit, scripted
from montjoy.games.rudern.authoring.unit_table import load
from montjoy.games.rudern.battle.casualties import (
    next_to_die,
    of_banner,
    of_faction,
    owners_stacks,
    take_losses,  # fmt: skip
)
from montjoy.games.rudern.battle.hosts import Entry, survivors
from montjoy.games.rudern.battle.luck import D6, roll_pool
from montjoy.games.rudern.battle.state import ATTACKER, DEFENDER, Ask, Column
from montjoy.games.rudern.battle.strength import divided, field_dice, garrison_dice, is_held, strength, units
from montjoy.games.rudern.protocol.events import LossChosen, LossesTaken, PoolCounted
from tests.games.rudern.fights import (
    army,
    before_fortress,
    before_town,
    by_banner,
    custom,
    field,
    fought,
    left,
    sortie,
    stormed,
)

NOBODY: list[Entry] = []


def after(hits: int, ours: list[Entry], answers: object = (), **options: object):  # type: ignore[no-untyped-def]
    """A side after so many hits."""
    fight = field(ours, NOBODY, **options)
    done = scripted(take_losses(fight, ATTACKER, hits), (), answers)
    return fight, done


def lost(hits: int, ours: list[Entry], **options: object) -> dict[str, int]:
    fight, _ = after(hits, ours, **options)
    return left(fight, ATTACKER, options.get("table"))  # type: ignore[arg-type]


# ---- counting --------------------------------------------------------------------------------------------------------
def test_gen_02_nobles_are_not_units():
    """RW-GEN-02: a place with 5 foot and 2 nobles has 5 units; count_nobles = true: 7."""
    inside = army(foot=5, head=1, general=1)
    assert units(before_town(army(foot=1), inside), DEFENDER) == 5
    assert units(before_town(army(foot=1), inside, count_nobles=True), DEFENDER) == 7
    assert units(before_town(army(elephant=2), inside), ATTACKER) == 2, "whatever its strength or lives"


def test_gen_03_a_noble_fights_and_dies_last():
    """RW-GEN-03: 2 foot and a general take 3 hits: all dead; with 2 hits the general lives."""
    side = army(general=1, foot=2)
    assert field_dice(field(side, NOBODY), ATTACKER) == 3
    assert lost(3, side) == {}
    assert lost(2, side) == {"general": 1}


def test_gen_04_allies_roll_one_pool():
    """RW-GEN-04: allies A (head, 2 foot) and B (general, 3 foot) roll 7 dice together and lose as one body."""
    allies = army(0, 0, head=1, foot=2) + army(1, 1, general=1, foot=3)
    fight = field(allies, army(foot=6))
    done = fought(fight, [1] * 7, [5, 5, 1, 1, 1, 1])
    assert [pool.dice for pool in done.told(PoolCounted)] == [7, 6]
    assert by_banner(fight, ATTACKER) == {(0, 0): 2, (1, 1): 3}


@pytest.mark.parametrize(
    "rounding, town, fortress",
    [("up", [5, 5, 4, 4, 1], [4, 3, 3, 3, 1]), ("down", [5, 4, 4, 3, 1], [3, 3, 2, 2, 1]),
     ("nearest", [5, 5, 4, 4, 1], [3, 3, 3, 2, 1])],
)
def test_gen_11_rounding(rounding, town, fortress):
    """RW-GEN-11: strength 10, 9, 8, 7, 1 before a town and a fortress."""
    for strong, two, three in zip([10, 9, 8, 7, 1], town, fortress):
        fight = before_town(army(foot=1), NOBODY, rounding=rounding)
        assert divided(fight, strong, 2) == two
        assert divided(fight, strong, 3) == three
        assert divided(fight, strong, 1) == strong


@pytest.mark.parametrize("rounding", ["up", "down", "nearest"])
def test_gen_11_no_strength_no_die(rounding):
    """RW-GEN-11: at least one die only where the undivided strength is at least 1."""
    fight = before_town(army(foot=1), NOBODY, rounding=rounding)
    assert [divided(fight, 0, divisor) for divisor in (1, 2, 3)] == [0, 0, 0]
    assert [divided(fight, 1, divisor) for divisor in (1, 2, 3)] == [1, 1, 1]
    assert divided(fight, 2, 3) == 1


def test_gen_12_the_calling_side_rolls_first():
    """RW-GEN-12: ten faces, then six are used up in that order; in a sortie the besieged roll first."""
    fight = field(army(foot=10), army(foot=6))
    done = fought(fight, [5] + [1] * 9, [1] * 6)
    assert [about for _, about, _ in done.rolls] == [(ATTACKER,), (DEFENDER,)]
    done = stormed(before_town(army(foot=6), army(foot=2)), [1] * 3, [1] * 2)
    assert [about for _, about, _ in done.rolls] == [(ATTACKER,), (DEFENDER,)]
    done = stormed(sortie(army(foot=6), army(foot=2)), [1] * 2, [1] * 3)
    assert [about for _, about, _ in done.rolls] == [(DEFENDER,), (ATTACKER,)]


def test_gen_12_the_other_side_may_have_caused_it():
    """RW-GEN-12: `first` tells who caused it; the rest stays as it is."""
    fight = field(army(foot=3), army(foot=2), first=DEFENDER)
    done = fought(fight, [5, 1], [1, 1, 1])
    assert [about for _, about, _ in done.rolls] == [(DEFENDER,), (ATTACKER,)]
    assert left(fight, ATTACKER) == {"foot": 2}


def test_gen_15_who_holds_a_place():
    """RW-GEN-15: a noble alone holds a place; with noble_holds_place = false he does not."""
    for inside, letter, plain in [(army(head=1), False, True), (army(foot=1), True, True), (NOBODY, False, False)]:
        assert is_held(before_town(army(foot=1), inside)) is plain
        assert is_held(before_town(army(foot=1), inside, noble_holds_place=False)) is letter


# ---- the pool --------------------------------------------------------------------------------------------------------
def test_dice_01_strength_by_column():
    """RW-DICE-01: 4 foot, 2 cavalry, 1 head roll 9 dice in the field and 7 inside a town."""
    side = army(foot=4, cavalry=2, head=1)
    assert field_dice(field(side, NOBODY), ATTACKER) == 9
    assert garrison_dice(before_town(army(foot=1), side)) == 7
    table = custom("foot 1 2 3 1 1")
    fight = before_fortress(army(foot=1), army(foot=5), table=table)
    assert [strength(fight, DEFENDER, column) for column in Column] == [5, 10, 15]
    assert garrison_dice(fight) == 15


def test_dice_02_five_or_six():
    """RW-DICE-02: 5,6,1,2,3,5,4,6,2 are 4 hits."""
    fight = field(army(foot=9), NOBODY)
    assert scripted(roll_pool(fight, ATTACKER, 9), [[5, 6, 1, 2, 3, 5, 4, 6, 2]]).value == 4
    for face in range(1, 7):
        assert scripted(roll_pool(fight, ATTACKER, 1), [[face]]).value == (face >= 5)
    assert dict(binomial_law(1, 2, 6))[1] == Fraction(1, 3)
    assert D6.faces == (1, 2, 3, 4, 5, 6)


def test_dice_03_both_sides_at_once():
    """RW-DICE-03: 1 foot against 1 foot, both roll a 6: both die."""
    fight = field(army(foot=1), army(foot=1))
    done = fought(fight, [6], [6])
    assert left(fight, ATTACKER) == left(fight, DEFENDER) == {}
    assert [(x.side, x.hits, x.lost, x.left) for x in done.told(LossesTaken)] == [
        (DEFENDER, 1, (("foot", 1),), ()), (ATTACKER, 1, (("foot", 1),), ()),
    ]


def test_one_piece_left_is_told():
    """RW-GEN-13: the log names every type that is left, also a single piece."""
    played = fought(field(army(foot=2), army(foot=3)), hit(0), hit(1))
    left = [x.left for x in played.told(LossesTaken) if x.side == ATTACKER]
    assert left == [(("foot", 1),)]


def test_dice_09_no_upper_limit():
    """RW-DICE-09: a side of strength 37 rolls 37 dice; a side of strength 0 rolls nothing and still takes losses."""
    fight = field(army(foot=37), army(foot=1))
    fought(fight, [6] + [1] * 36, [1])
    lame = custom("foot 1 1 1 1 1", "cart 0 0 0 1 1")
    fight = field(army(foot=2), army(cart=3), table=lame)
    fought(fight, [6, 6])
    assert left(fight, DEFENDER, lame) == {"cart": 1}
    fight = field(army(cart=2), army(cart=3), table=lame)
    fought(fight)


# ---- the order of death ----------------------------------------------------------------------------------------------
def test_dice_04_fewest_lives_first():
    """RW-DICE-04: 2 foot, 1 legion, 1 elephant: 4 hits kill both foot and the legion, 3 hits both foot."""
    side = army(elephant=1, legion=1, foot=2)
    assert lost(4, side) == {"elephant": 1}
    assert lost(3, side) == {"elephant": 1, "legion": 1}
    assert lost(6, side) == {"elephant": 1}
    assert lost(7, side) == {}


def test_dice_04_over_banners_and_factions():
    """RW-DICE-04: the order holds over the whole side, across banners and allied factions."""
    fight, _ = after(3, army(0, 0, elephant=1, legion=1) + army(1, 1, foot=2))
    assert left(fight, ATTACKER) == {"elephant": 1, "legion": 1}


def test_dice_04_the_lives_printed_count():
    """RW-DICE-04: the order uses the lives printed for the type, not what is left of a wounded unit."""
    side = [Entry("elephant", 1, wounds=2), Entry("legion", 1)]
    assert lost(2, side, persistent_wounds=True) == {"elephant": 1}
    assert lost(3, side, persistent_wounds=True) == {}


def test_dice_05_what_does_not_suffice_kills_nothing():
    """RW-DICE-05, RW-E-1: 3 foot, 2 elephants, 1 noble, 7 hits: 3 foot and 1 elephant die, the noble is unhurt."""
    side = army(foot=3, elephant=2, head=1)
    assert lost(7, side) == {"elephant": 1, "head": 1}
    assert lost(5, side) == {"elephant": 2, "head": 1}
    assert lost(9, side) == {"head": 1}


def test_dice_05_nothing_is_skipped():
    """RW-DICE-05: a legion that two hits do not reach shields the noble behind it; nothing is carried over."""
    fight, _ = after(1, army(legion=1, head=1))
    assert left(fight, ATTACKER) == {"legion": 1, "head": 1}
    again = scripted(take_losses(fight, ATTACKER, 1))
    assert again.value == 0
    assert left(fight, ATTACKER) == {"legion": 1, "head": 1}


def test_dice_05_wounds_stay():
    """RW-DICE-05: persistent_wounds = true: the second elephant has 2 lives left, and 2 hits kill it."""
    fight, _ = after(7, army(foot=3, elephant=2, head=1), persistent_wounds=True)
    assert survivors(fight, load("default"))[ATTACKER] == [Entry("elephant", 1, wounds=1), Entry("head", 1)]
    scripted(take_losses(fight, ATTACKER, 2))
    assert left(fight, ATTACKER) == {"head": 1}
    scripted(take_losses(fight, ATTACKER, 1))
    assert left(fight, ATTACKER) == {}


def test_dice_05_a_wounded_piece_is_the_first_of_its_type():
    """RW-DICE-05: the wounded elephant of the smaller banner takes the hits, then the larger banner's."""
    side = [Entry("elephant", 3, 0, 0), Entry("elephant", 1, 1, 1, wounds=2)]
    fight, _ = after(1, side, persistent_wounds=True)
    assert by_banner(fight, ATTACKER) == {(0, 0): 3}
    fight, _ = after(2, side, persistent_wounds=True)
    assert fight.host[ATTACKER].stack[0].wound == 1
    assert by_banner(fight, ATTACKER) == {(0, 0): 3}


def test_dice_05_without_the_option_a_wound_is_forgotten():
    """RW-DICE-05: pieces carry no wounds by default."""
    assert lost(2, [Entry("elephant", 1, wounds=2)]) == {"elephant": 1}


def test_dice_06_no_noble_while_a_unit_lives():
    """RW-DICE-06: 1 elephant and 1 general: 2 hits kill nobody, 4 both."""
    side = army(elephant=1, general=1)
    assert lost(2, side) == {"elephant": 1, "general": 1}
    assert lost(3, side) == {"general": 1}
    assert lost(4, side) == {}


def test_dice_06_lowest_rank_first():
    """RW-DICE-06: head and general alone, 1 hit: the general dies; so does a shadow before a ruler."""
    assert lost(1, army(head=1, general=1)) == {"head": 1}
    assert lost(1, army(ruler=1, shadow=1)) == {"ruler": 1}
    assert lost(2, army(ruler=1, shadow=1, general=1)) == {"ruler": 1}


def test_dice_06_within_a_rank_the_later_faction():
    """RW-DICE-06: of two generals the one of the faction later in impulse order dies first."""
    side = army(0, 0, general=1) + army(2, 1, general=1) + army(1, 2, general=1)
    fight, _ = after(1, side)
    assert by_banner(fight, ATTACKER) == {(0, 0): 1, (1, 2): 1}
    fight, _ = after(2, side)
    assert by_banner(fight, ATTACKER) == {(0, 0): 1}
    fight, _ = after(1, army(0, 0, shadow=1) + army(1, 1, head=1))
    assert by_banner(fight, ATTACKER) == {(1, 1): 1}, "rank before faction"


def test_dice_06_one_noble_at_a_time():
    """RW-DICE-06: hits go one noble at a time: a tough general in front shields the head behind him."""
    tough = custom("foot 1 1 1 1 1", nobles="general 1 1 1 3 3|shadow 1 1 1 1 0|head 1 1 1 1 0|ruler 1 1 1 1 0")
    assert lost(2, army(general=1, head=1), table=tough) == {"general": 1, "head": 1}
    assert lost(3, army(general=1, head=1), table=tough) == {"head": 1}
    assert lost(1, army(general=1, shadow=1), table=tough) == {"general": 1}, "of one rank the one with fewer lives"


def test_dice_07_the_cheaper_first():
    """RW-DICE-07: 4 foot and 2 cavalry, 3 hits: 3 foot die; the lower price, then the weaker in the field, the name."""
    assert lost(3, army(cavalry=2, foot=4)) == {"foot": 1, "cavalry": 2}
    assert lost(5, army(cavalry=2, foot=4)) == {"cavalry": 1}
    assert lost(1, army(shadow_foot=1, foot=1)) == {"shadow_foot": 1}
    assert lost(1, army(shadow_foot=1, cavalry=1)) == {"cavalry": 1}
    twins = custom("beta 1 1 1 1 1", "alpha 1 2 2 1 1")
    assert lost(1, army(beta=1, alpha=1), table=twins) == {"beta": 1}


def test_dice_07_most_such_units_then_earlier_in_impulse_order():
    """RW-DICE-07: allies A 3 foot, B 2 foot, 2 hits: A loses one, then the one earlier in impulse order."""
    for first, second in [(0, 1), (1, 0)]:
        side = army(first, first, foot=3) + army(second, second, foot=2)
        one, _ = after(1, side)
        assert by_banner(one, ATTACKER) == {(0, 0): 2, (1, 1): 2}
        two, _ = after(2, side)
        assert by_banner(two, ATTACKER) == {(0, 0): 1, (1, 1): 2}
        three, _ = after(3, side)
        assert by_banner(three, ATTACKER) == {(0, 0): 1, (1, 1): 1}


def test_dice_07_one_piece_of_another_faction_is_enough():
    """RW-DICE-07: A has 1 foot, B 5; of five hits B takes four, then A, first in impulse order, loses its one."""
    fight, _ = after(5, army(0, 0, foot=1) + army(1, 1, foot=5))
    assert by_banner(fight, ATTACKER) == {(1, 1): 1}


def test_dice_07_a_faction_counts_all_its_banners():
    """RW-DICE-07: A has 2 + 2 foot in two banners, B 3 in one: A loses first, from the banner with most."""
    side = army(1, 0, foot=2) + army(1, 1, foot=2) + army(0, 2, foot=3)
    one, _ = after(1, side)
    assert by_banner(one, ATTACKER) == {(1, 0): 1, (1, 1): 2, (0, 2): 3}
    two, _ = after(2, side)
    assert by_banner(two, ATTACKER) == {(1, 0): 1, (1, 1): 2, (0, 2): 2}, "3 and 3: the earlier in impulse order"
    three, _ = after(3, side)
    assert by_banner(three, ATTACKER) == {(1, 0): 1, (1, 1): 1, (0, 2): 2}, "3 against 2: the banner with most"


def test_pieces_of_a_faction_and_of_a_banner_are_counted_not_only_compared():
    """RW-DICE-07: 3 and 2 foot of one faction in two banners: 5 of the faction, 3 of the banner."""
    fight = field(army(0, 0, foot=3) + army(0, 1, foot=2), army(foot=1))
    assert of_faction(fight, ATTACKER, 0) == 5
    assert [of_banner(fight, ATTACKER, i) for i in (0, 1)] == [3, 2]


def test_dice_07_two_banners_of_one_faction_alternate():
    """RW-DICE-07, RW-RETR-04: two banners of 5 foot lose 6: 2 foot and the noble are left in each."""
    fight, _ = after(6, army(0, 0, foot=5, general=1) + army(0, 1, foot=5, general=1))
    assert by_banner(fight, ATTACKER) == {(0, 0): 3, (0, 1): 3}


def test_dice_07_killing_in_one_go_is_the_same_as_one_by_one():
    """RW-DICE-05, RW-DICE-07: the short cut for a type in one stack changes nothing: the owner's first choices give the same."""
    side = army(0, 0, foot=3, cavalry=2, legion=2, elephant=2, general=2, head=1)
    for hits in range(25):
        for wounds in (False, True):
            one, _ = after(hits, side, persistent_wounds=wounds)
            other, _ = after(
                hits, side, lambda seat, ask, options: (options & -options).bit_length() - 1,
                persistent_wounds=wounds, casualty_choice="owner",
            )
            assert one.host[ATTACKER] == other.host[ATTACKER]


def test_dice_08_surplus_hits():
    """RW-DICE-08: 2 foot alone, 9 hits: both dead, no error."""
    fight, done = after(9, army(foot=2))
    assert (left(fight, ATTACKER), done.value) == ({}, 7)
    fight = field(army(foot=9), army(foot=2))
    fought(fight, hit(9), hit(0))
    assert left(fight, DEFENDER) == {}


def test_hits_that_kill_exactly_leave_nothing_over():
    """RW-DICE-05, RW-DICE-08: 2 hits on 2 foot: none is left over; 3 hits: one."""
    for hits, over in ((2, 0), (3, 1), (1, 0)):
        assert scripted(take_losses(field(army(foot=2), army(foot=1)), ATTACKER, hits)).value == over


def test_nobody_is_next_where_nobody_is_left():
    """RW-DICE-08: the next to die of an empty side is nobody, which is written -1."""
    assert next_to_die(field(army(foot=1), []), DEFENDER) == -1


# ---- the owner chooses -----------------------------------------------------------------------------------------------
def test_dice_07_the_owner_chooses():
    """RW-DICE-07: casualty_choice = owner: he is asked for each piece among his own of equal lives."""
    fight, done = after(3, army(owner=1, foot=4, cavalry=2), answers=[1, 0, 1], casualty_choice="owner")
    assert [(seat, ask) for seat, ask, _ in done.answered] == [("1", Ask.CASUALTY)] * 3
    assert left(fight, ATTACKER) == {"foot": 3}


def test_dice_07_the_owner_is_offered_his_own_of_equal_lives_only():
    """RW-DICE-07: between factions the automatic order stays; more lives are not on offer."""
    side = army(0, 0, 0, foot=3, cavalry=1, elephant=1) + army(1, 1, 1, foot=2)
    offered: list[list[int]] = []

    def answer(seat: str, ask: Ask, options: int) -> int:
        offered.append([int(seat)] + [i for i in range(24) if options >> i & 1])
        return offered[-1][1]

    fight, _ = after(2, side, answers=answer, casualty_choice="owner")
    # stacks in order: 0 foot of A, 1 foot of B, 2 cavalry of A, 3 elephant of A
    assert offered == [[0, 0, 2], [0, 0, 2]], "A has most foot, then both have two and A comes first"
    assert by_banner(fight, ATTACKER) == {(0, 0): 3, (1, 1): 2}


def test_dice_07_no_question_without_a_choice():
    """RW-DICE-07: one stack of equal lives, or hits that kill none of them: nobody is asked."""
    for hits, side in [(2, army(foot=3, elephant=1)), (1, army(0, 0, legion=1) + army(0, 1, legion=1))]:
        fight, done = after(hits, side, casualty_choice="owner")
        plain, _ = after(hits, side)
        assert done.over and fight.host == plain.host


def test_dice_07_what_is_gone_is_not_on_offer():
    """RW-DICE-07: a stack without a piece left is not offered."""
    side = army(foot=1, shadow_foot=2, cavalry=1)
    fight, _ = after(3, side, answers=[0, 1, 2], casualty_choice="owner")
    assert left(fight, ATTACKER) == {"shadow_foot": 1}
    again = scripted(take_losses(field(side, NOBODY, casualty_choice="owner"), ATTACKER, 2), (), [0])
    assert again.pending.options == 0b110


def test_dice_07_pieces_nobody_decides_for():
    """RW-DICE-07: owner -1 (a neutral garrison): the automatic order, without a question."""
    fight, done = after(2, army(owner=-1, foot=2, cavalry=2), casualty_choice="owner")
    assert (left(fight, ATTACKER), done.answered) == ({"cavalry": 2}, [])


def test_dice_07_the_owner_among_nobles():
    """RW-DICE-07, RW-DICE-06: within a rank and faction the owner chooses, general or shadow; a head is not on offer."""
    side = army(general=1, shadow=1, head=1)
    fight, done = after(1, side, answers=[1], casualty_choice="owner")
    assert left(fight, ATTACKER) == {"shadow": 1, "head": 1}
    assert len(done.answered) == 1


def test_an_owner_may_lose_either_of_two_nobles_of_the_lowest_rank_whatever_their_lives():
    """RW-DICE-06, RW-DICE-07: casualty_choice = owner; shadow and general are of one rank, though one has more lives."""
    fight = field(army(general=1, shadow=1), army(foot=1), casualty_choice="owner")
    fight.host[ATTACKER].stack[1].lives = 2
    assert owners_stacks(fight, ATTACKER, 0) == 0b11


def test_dice_07_the_owner_and_wounds():
    """RW-DICE-07, RW-DICE-05: of one type the wounded piece is the one on offer, beside other types of equal lives."""
    table = custom("elephant 4 2 2 3 4", "mammoth 4 2 2 3 4")
    side = [Entry("elephant", 2, 0, 0), Entry("elephant", 1, 0, 1, wounds=1), Entry("mammoth", 1, 0, 0)]
    fight, done = after(1, side, answers=[2], casualty_choice="owner", persistent_wounds=True, table=table)
    assert done.answered == [("0", Ask.CASUALTY, 2)]
    assert [x.wound for x in fight.host[ATTACKER].stack[:3]] == [0, 1, 1]
    offered: list[int] = []

    def answer(seat: str, ask: Ask, options: int) -> int:
        offered.append(options)
        return 1

    scripted(take_losses(fight, ATTACKER, 2), (), answer)
    assert offered == [0b110]
    assert [x.count for x in fight.host[ATTACKER].stack[:3]] == [2, 0, 1]


def test_a_chosen_loss_is_told_before_the_piece_is_gone():
    """RW-DICE-07, RW-GEN-13: casualty_choice = owner; the others learn of it by an event, not by a changed board."""
    fight = field(army(foot=2, cavalry=2), army(foot=1, owner=1), casualty_choice="owner")
    played = fought(fight, hit(0), hit(1), answers=[1])
    assert [(x.side, x.kind) for x in played.told(LossChosen)] == [(ATTACKER, "cavalry")]


def test_a_chosen_loss_says_from_which_banner():
    """RW-DICE-07, RW-GEN-13: two banners with foot alone; which of them falls shows on the board, so it is told first."""
    told = []
    for chosen in (0, 1):
        fight = field(army(0, 0, foot=2) + army(0, 1, foot=2), army(foot=1, owner=1), casualty_choice="owner")
        played = fought(fight, hit(0), hit(1), answers=[chosen])
        told.append([(x.kind, x.stack) for x in played.told(LossChosen)])
    assert told == [[("foot", 0)], [("foot", 1)]]
