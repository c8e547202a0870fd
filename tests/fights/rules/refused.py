# ruff: noqa
# mypy: ignore-errors
"""Rules that leave the subset that compiles.  The caret belongs under what follows `#^` in the comment of the line."""

from dataclasses import dataclass
from enum import Enum, IntEnum

from montjoy.core.effects import (
    ALL, YES_NO, Die, choose, d, die_of, draw, hand_off, hits, mark, members, offer, options, order, peek, roll, tell, together, within,
)
from montjoy.core.state import State, ints, many, state

D6 = d(6)
RATE = 0.5
NAMES = ("a", "b")
LIST = [1, 2]
RAGGED = ((1, 2), (3,))
HUGE = 1 << 70
OTHER = {1: 2}


class Colour(Enum):
    RED = 1


class Ask(IntEnum):
    ONE = 0


@state
class Part(State):
    lives: int = 0
    slot: list[int] = ints(3)


@state
class Fight(State):
    part: list[Part] = many(Part, 4)
    grid: list[list[int]] = ints(2, 2)
    count: int = 0
    result: int = 0

    def heavy(self) -> int:
        return self.count

    async def shoot(self) -> int:
        return await roll(D6, "X")


class Undecorated(State):
    count: int = 0


class NoState:
    count: int = 0


def helper(fight: Fight, n: int) -> int:
    return n + fight.count


def changes(fight: Fight) -> int:
    fight.count += 1
    return 1


def fall(fight: Fight) -> Part:
    return fight.part[0]  #^ fight.part[0]


async def sub(fight: Fight) -> int:
    return await roll(D6, "X")


async def silent(fight: Fight) -> None:
    fight.count += 1


async def a_float(fight: Fight):
    fight.count = 1.5  #^ 1.5


async def a_float_constant(fight: Fight):
    fight.count = fight.count * RATE  #^ RATE


async def a_string(fight: Fight):
    name = "foot"  #^ "foot"


async def an_f_string(fight: Fight):
    name = f"{fight.count}"  #^ f"


async def a_list(fight: Fight):
    both = [1, 2]  #^ [1


async def a_list_constant(fight: Fight):
    return LIST[0]  #^ LIST


async def a_dict(fight: Fight):
    both = {1: 2}  #^ {1


async def a_dict_constant(fight: Fight):
    return OTHER[1]  #^ OTHER


async def a_set(fight: Fight):
    both = {1, 2}  #^ {1


async def a_list_comprehension(fight: Fight):
    x = [p.lives for p in fight.part]  #^ [p


async def a_set_comprehension(fight: Fight):
    x = {p.lives for p in fight.part}  #^ {p


async def a_dict_comprehension(fight: Fight):
    x = {1: p.lives for p in fight.part}  #^ {1


async def a_generator(fight: Fight):
    return sum(p.lives for p in fight.part)  #^ (p.lives


async def a_try(fight: Fight):
    try:  #^ try
        fight.count = 1
    except ValueError:
        pass


async def a_with(fight: Fight):
    with fight:  #^ with
        pass


async def an_async_with(fight: Fight):
    async with fight:  #^ async with
        pass


async def an_async_for(fight: Fight):
    async for x in fight:  #^ async for
        pass


async def a_match(fight: Fight):
    match fight.count:  #^ match
        case 1:
            pass


async def a_lambda(fight: Fight):
    f = lambda x: x  #^ lambda


async def a_raise(fight: Fight):
    raise ValueError  #^ raise


async def an_assert(fight: Fight):
    assert fight.count  #^ assert


async def a_del(fight: Fight):
    x = 1
    del x  #^ del


async def a_walrus(fight: Fight):
    if (x := fight.count) > 1:  #^ x :=
        pass


async def an_inner_function(fight: Fight):
    def inner():  #^ def inner
        return 1


async def an_inner_class(fight: Fight):
    class Inner:  #^ class Inner
        pass


async def an_import(fight: Fight):
    import math  #^ import


async def an_import_from(fight: Fight):
    from math import pi  #^ from


async def a_global(fight: Fight):
    global RATE  #^ global


def _closing():
    n = 3

    async def closure(fight: Fight):  #^ async def
        fight.count = n

    return closure


a_closure = _closing()


async def a_keyword_argument(fight: Fight):
    return helper(fight, n=1)  #^ 1)


def defaulted(fight: Fight, n: int = 1) -> int:  #^ 1)
    return n


async def a_default_argument(fight: Fight):
    return defaulted(fight)


def starred(fight: Fight, *ns) -> int:  #^ ns)
    return 1


async def a_starred_parameter(fight: Fight):
    return starred(fight)


async def a_starred_call(fight: Fight):
    return helper(*fight.part)  #^ *fight


async def recursion(fight: Fight):
    return await recursion(fight)  #^ recursion


async def a_division(fight: Fight):
    return fight.count / 2  #^ fight.count /


async def an_augmented_division(fight: Fight):
    fight.count /= 2  #^ fight.count


async def a_power(fight: Fight):
    return fight.count ** 2  #^ fight.count **


async def a_matmul(fight: Fight):
    return fight.count @ 2  #^ fight.count @


async def a_die_in_a_local(fight: Fight):
    die = D6  #^ D6
    return await roll(die, "X")


async def a_die_made_here(fight: Fight):
    return await roll(Die(1, 2), "X")  #^ Die


async def a_die_of_a_table(fight: Fight):
    return await roll(die_of(fight.grid, 2), "X")  #^ die_of


async def a_die_of_no_sides(fight: Fight):
    return await roll(die_of(fight.part[0].slot), "X")  #^ die_of


async def a_changing_chance(fight: Fight):
    return await hits(3, fight.count, 6, "X")  #^ fight.count


async def an_impossible_chance(fight: Fight):
    return await hits(3, 7, 6, "X")  #^ 7


async def no_rule_id(fight: Fight):
    return await roll(D6)  #^ roll


async def a_slot_replaced(fight: Fight):
    fight.part[0].slot = fight.part[1].slot  #^ fight.part[0]


async def a_row_replaced(fight: Fight):
    fight.grid[0] = fight.grid[1]  #^ fight.grid[0]


async def a_part_replaced(fight: Fight):
    fight.part[0] = fight.part[1]  #^ fight.part[0]


async def a_slice_replaced(fight: Fight):
    fight.part[0].slot[:] = (1, 2, 3)  #^ fight.part[0]


async def a_slice(fight: Fight):
    return sum(fight.part[0].slot[1:])  #^ fight.part


async def a_misspelt_field(fight: Fight):
    fight.part[0].live -= 1  #^ fight.part[0]


async def an_unknown_name(fight: Fight):
    return fight.count + cuont  #^ cuont


async def an_unset_local(fight: Fight):
    if fight.count:
        x = 1
    return x  #^ x


async def unset_after_a_loop(fight: Fight):
    for i in range(fight.count):
        x = i
    return x  #^ x


async def a_rule_without_await(fight: Fight):
    silent(fight)  #^ silent


async def a_method_without_await(fight: Fight):
    fight.count = fight.shoot()  #^ fight.shoot


async def an_effect_without_await(fight: Fight):
    roll(D6, "X")  #^ roll


async def an_effect_in_a_local(fight: Fight):
    x = roll(D6, "X")  #^ roll
    return await x


async def awaiting_a_name(fight: Fight):
    x = 1
    return await x  #^ x


async def awaiting_a_plain_function(fight: Fight):
    return await helper(fight, 1)  #^ helper


async def awaiting_a_plain_method(fight: Fight):
    return await fight.heavy()  #^ fight.heavy


async def undecorated(fight: Undecorated):  #^ fight
    fight.count += 1


async def no_state(fight: NoState):  #^ fight
    fight.count += 1


async def no_annotation(fight):  #^ fight
    fight.count += 1


async def wrong_annotation(fight: "Fihgt"):  #^ fight
    fight.count += 1


async def two_parameters(fight: Fight, n: int):  #^ async def
    fight.count += n


def not_async(fight: Fight):  #^ def not_async
    fight.count += 1


async def a_within(fight: Fight):
    return await within(sub, fight, ("a",), "X")  #^ within


async def a_draw(fight: Fight):
    return await draw(None, "X")  #^ draw


async def a_peek(fight: Fight):
    return await peek(None, "X")  #^ peek


async def an_order(fight: Fight):
    return await order(0, None, int)  #^ order


async def an_offer(fight: Fight):
    return await offer(0, None, ())  #^ offer


async def a_hand_off(fight: Fight):
    return await hand_off("x", fight, int, sub)  #^ hand_off


async def a_mark(fight: Fight):
    await mark("x")  #^ mark


async def an_await_in_tell(fight: Fight):
    await tell(ALL, await sub(fight))  #^ await sub


async def a_change_in_tell(fight: Fight):
    await tell(ALL, changes(fight))  #^ changes


async def a_change_in_about(fight: Fight):
    return await roll(D6, "X", changes(fight))  #^ changes


async def a_keyword_of_an_effect(fight: Fight):
    return await roll(D6, why="X")  #^ roll


async def an_unknown_keyword(fight: Fight):
    return await roll(D6, "X", about=1)  #^ 1


async def a_value_of_tell(fight: Fight):
    x = await tell(ALL, 1)  #^ await


async def a_value_of_a_silent_rule(fight: Fight):
    x = await silent(fight)  #^ await


async def together_with_a_roll(fight: Fight):
    a, b = await together(choose(0, Ask.ONE, 3), roll(D6, "X"))  #^ roll


async def an_await_in_together(fight: Fight):
    a, b = await together(choose(0, Ask.ONE, 3), choose(1, Ask.ONE, await sub(fight)))  #^ await sub


async def a_change_in_together(fight: Fight):
    a, b = await together(choose(0, Ask.ONE, 3), choose(1, Ask.ONE, changes(fight)))  #^ changes


async def a_choice_of_words(fight: Fight):
    return await choose("hero", Ask.ONE, 3)  #^ "hero"


async def a_choice_of_a_list(fight: Fight):
    return await choose(0, Ask.ONE, (1, 2))  #^ (1


async def an_is(fight: Fight):
    return fight.count is fight.result  #^ fight.count


async def a_none(fight: Fight):
    fight.count = None  #^ None


async def a_huge_number(fight: Fight):
    fight.count = HUGE  #^ HUGE


async def a_ragged_table(fight: Fight):
    return RAGGED[0][0]  #^ RAGGED


async def a_table_of_words(fight: Fight):
    return NAMES[0]  #^ NAMES


async def a_plain_enum(fight: Fight):
    return Colour.RED  #^ Colour


async def returning_a_part(fight: Fight):
    fall(fight).lives = 1


async def a_tuple_of_parts(fight: Fight):
    both = (fight.part[0], fight.part[1])  #^ fight.part[0]


async def returning_two_kinds(fight: Fight):
    if fight.count:
        return 1
    return  #^ return


async def returning_a_pair(fight: Fight):  #^ async def
    return 1, 2


async def two_kinds_in_a_local(fight: Fight):
    x = 1
    x = fight.part[0]  #^ x


async def a_part_as_number(fight: Fight):
    return fight.part[0] + 1  #^ fight.part[0]


async def comparing_parts(fight: Fight):
    return fight.part[0] == fight.part[1]  #^ fight.part[1]


async def a_min_of_a_block(fight: Fight):
    return min(fight.part[0].slot)  #^ min


async def a_range_as_value(fight: Fight):
    x = range(3)  #^ range


async def a_loop_over_members(fight: Fight):
    for x in members(3):  #^ members
        fight.count += x


async def a_loop_over_a_number(fight: Fight):
    for x in fight.count:  #^ fight.count
        pass


async def two_indices(fight: Fight):
    return fight.grid[0, 1]  #^ fight.grid


async def writing_a_constant(fight: Fight):
    fight.count = sum((1, 2))  #^ sum


async def a_copy(fight: Fight):
    fight.copy()  #^ fight.copy


async def a_print(fight: Fight):
    print(1)  #^ print


async def an_underscored_local(fight: Fight):
    _x = 1  #^ _x


async def too_few_arguments(fight: Fight):
    return helper(fight)  #^ helper


async def yielding(fight: Fight):  #^ async def
    yield 1


def wrapped(f):
    return f


@wrapped
def decorated(fight: Fight) -> int:  # the caret points at the decorator
    return 1


async def asks(fight: Fight) -> int:
    return await choose(0, Ask.ONE, YES_NO)


# ---- policies and what they see ----------------------------------------------------------------------------------------
@state
class Seen(State):
    count: int = 0


def sees(fight: Fight, seat: int, into: Seen) -> None:
    into.count = fight.count


def meddles(fight: Fight, seat: int, into: Seen) -> None:
    fight.count = 1


def takes_two(fight: Fight, into: Seen) -> None:
    into.count = 1


def writes_the_fight(fight: Fight, seat, ask, mask, luck):
    fight.count = 1
    return 0


def writes_through_a_helper(fight: Fight, seat, ask, mask, luck):
    return changes(fight)


def writes_what_it_sees(seen: Seen, seat, ask, mask, luck):
    seen.count = 1
    return 0


def peeks_at_the_fight(seen: Seen, seat, ask, mask, luck):
    return seen.result  #^ seen.result


def answers_nothing(fight: Fight, seat, ask, mask, luck):
    pass


def rolls_a_die(fight: Fight, seat, ask, mask, luck):
    return luck.roll(6)  #^ luck.roll


def first(fight: Fight, seat: int, ask: int, mask: int, luck) -> int:
    return 0
