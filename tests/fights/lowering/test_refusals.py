"""Everything that is not compiled is refused, with file, line, the line with a caret, the reason, and what to write instead."""

from __future__ import annotations

import linecache
import re
from typing import Any

import pytest

from montjoy.fights import Batch, Enumerator, NotCompilable, lowered_source
from tests.fights.rules import refused as bad

# rule -> (words of the reason, words of the advice)
REFUSED: dict[str, tuple[str, str]] = {
    "a_float": ("float", "smaller unit"),
    "a_float_constant": ("float", "smaller unit"),
    "a_string": ("not a whole number", "IntEnum"),
    "an_f_string": ("f-string", "whole numbers"),
    "a_list": ("a list", "ints(n)"),
    "a_list_constant": ("a list", "tuple"),
    "a_dict": ("a dict", "indexed by the enum"),
    "a_dict_constant": ("a dict", "tuple"),
    "a_set": ("a set", "bit set"),
    "a_list_comprehension": ("comprehension", "loop"),
    "a_set_comprehension": ("comprehension", "loop"),
    "a_dict_comprehension": ("comprehension", "loop"),
    "a_generator": ("generator", "loop"),
    "a_try": ("try", "Test before"),
    "a_with": ("with", "one after the other"),
    "an_async_with": ("async with", "one after the other"),
    "an_async_for": ("async for", "await inside"),
    "a_match": ("match", "elif"),
    "a_lambda": ("lambda", "function of the module"),
    "a_raise": ("raise", "verdict"),
    "an_assert": ("assert", "test"),
    "a_del": ("del", "0"),
    "a_walrus": (":=", "line of its own"),
    "an_inner_function": ("inner function", "module"),
    "an_inner_class": ("inner class", "module"),
    "an_import": ("import", "top of the module"),
    "an_import_from": ("import", "top of the module"),
    "a_global": ("global", "field"),
    "a_closure": ("closes over n", "parameter"),
    "a_keyword_argument": ("keyword", "in order"),
    "a_default_argument": ("default", "every parameter"),
    "a_starred_parameter": ("starred", "every parameter"),
    "a_starred_call": ("`*`", "one by one"),
    "recursion": ("calls itself", "loop"),
    "a_division": ("/ makes a float", "//"),
    "an_augmented_division": ("/ makes a float", "//"),
    "a_power": ("**", "Multiply"),
    "a_matmul": ("@", "loop"),
    "a_die_in_a_local": ("is a die", "roll(...)"),
    "a_die_made_here": ("constant of the module", "d(sides)"),
    "a_die_of_a_table": ("one row of the state", "ints(n)"),
    "a_die_of_no_sides": ("how many there are", "fight.sides"),
    "a_changing_chance": ("must be constant", "one `hits` for each chance"),
    "an_impossible_chance": ("7 in 6", "0 <= k <= m"),
    "no_rule_id": ("rule's id", "RW-ASLT-05"),
    "a_slot_replaced": ("replaced whole", "one by one"),
    "a_row_replaced": ("replaced whole", "one by one"),
    "a_part_replaced": ("replaced whole", "one by one"),
    "a_slice_replaced": ("slice", "one by one"),
    "a_slice": ("slice", "range"),
    "a_misspelt_field": ("no field `live`", "`lives`"),
    "an_unknown_name": ("not known", "Define it"),
    "an_unset_local": ("may not be set", "before the `if`"),
    "unset_after_a_loop": ("may not be set", "the loop"),
    "a_rule_without_await": ("without `await` nothing", "await silent"),
    "a_method_without_await": ("without `await` nothing", "await fight.shoot"),
    "an_effect_without_await": ("without `await` nothing", "await roll"),
    "an_effect_in_a_local": ("without `await` nothing", "await roll"),
    "awaiting_a_name": ("awaited where it is made", "await roll"),
    "awaiting_a_plain_function": ("plain function", "without await"),
    "awaiting_a_plain_method": ("not a rule", "async"),
    "undecorated": ("no @state", "@state"),
    "no_state": ("not a state", "@state"),
    "no_annotation": ("does not say which state", "Annotate"),
    "wrong_annotation": ("names nothing", "TYPE_CHECKING"),
    "two_parameters": ("the state and nothing else", "rule around it"),
    "not_async": ("is not a rule", "async def"),
    "a_within": ("whole games", "simply awaited"),
    "a_draw": ("whole games", "ints(n)"),
    "a_peek": ("whole games", "ints(n)"),
    "an_order": ("whole games", "few options"),
    "an_offer": ("whole games", "YES_NO"),
    "a_hand_off": ("whole games", "before it begins"),
    "a_mark": ("whole games", "around the fight"),
    "an_await_in_tell": ("left out", "before"),
    "a_change_in_tell": ("left out", "before"),
    "a_change_in_about": ("left out", "before"),
    "a_keyword_of_an_effect": ("rule's id", "RW-ASLT-05"),
    "an_unknown_keyword": ("no keyword `about`", "to="),
    "a_value_of_tell": ("no value", "line of its own"),
    "a_value_of_a_silent_rule": ("no value", "line of its own"),
    "together_with_a_roll": ("choose(...) only", "together(choose"),
    "an_await_in_together": ("awaits nothing", "before `together`"),
    "a_change_in_together": ("changes the state", "before `together`"),
    "a_choice_of_words": ("not a whole number", "IntEnum"),
    "a_choice_of_a_list": ("number is needed", "numbers"),
    "an_is": ("`is`", "=="),
    "a_none": ("None", "-1"),
    "a_huge_number": ("machine word", "smaller unit"),
    "a_ragged_table": ("not a table of whole numbers", "one length"),
    "a_table_of_words": ("not a table of whole numbers", "one length"),
    "a_plain_enum": ("RED", "enum members"),
    "returning_a_part": ("returns numbers", "index"),
    "a_tuple_of_parts": ("tuple holds numbers", "index"),
    "returning_two_kinds": ("another way", "every way"),
    "returning_a_pair": ("returns a tuple", "one number"),
    "two_kinds_in_a_local": ("elsewhere", "two names"),
    "a_part_as_number": ("operator takes numbers", "numbers"),
    "comparing_parts": ("only numbers are compared", "numbers"),
    "a_min_of_a_block": ("two or more", "loop"),
    "a_range_as_value": ("only after", "loop"),
    "a_loop_over_members": ("members", "mask >> x & 1"),
    "a_loop_over_a_number": ("cannot go over", "range"),
    "two_indices": ("one index", "value[a][b]"),
    "writing_a_constant": ("one row", "loop"),
    "a_copy": ("copy", "plain method"),
    "a_print": ("print", "functions of a module"),
    "an_underscored_local": ("underscore", "another name"),
    "too_few_arguments": ("takes 2 arguments", "in order"),
    "yielding": ("yields", "await"),
}


def marked(name: str) -> tuple[int, int] | None:
    """Line and column of the caret, from the comment `#^ text` below a rule's head."""
    rule: Any = getattr(bad, name)
    file, line = bad.__file__, rule.__code__.co_firstlineno
    for at in range(line, line + 8):
        text = linecache.getline(file, at)
        found = re.search(r"#\^ (.*)", text)
        if found:
            return at, text.index(found[1].strip())
        if at > line and not text.strip():
            return None
    return None


@pytest.mark.parametrize("name", REFUSED)
def test_refusal_says_where_what_and_what_instead(name: str) -> None:
    reason, advice = REFUSED[name]
    with pytest.raises(NotCompilable) as caught:
        lowered_source(getattr(bad, name), bad.first)
    error = caught.value
    assert reason in error.reason and advice in error.advice, str(error)
    assert error.file == bad.__file__ and f"{error.file}:{error.line}:" in str(error)
    where = marked(name)
    if where:
        assert (error.line, error.column) == where, str(error)
    line = linecache.getline(error.file, error.line).rstrip("\n")
    assert f"\n    {line}\n    {' ' * error.column}^\n" in str(error)
    assert error.advice[0].isupper() or not error.advice[0].isalpha()


def test_every_bad_rule_is_in_the_list() -> None:
    import inspect

    rules = {n for n, f in vars(bad).items() if inspect.iscoroutinefunction(f)} | {"not_async", "yielding"}
    assert rules - {"sub", "silent", "asks"} == set(REFUSED)


def test_a_decorated_function() -> None:
    with pytest.raises(NotCompilable, match="decorated"):
        lowered_source(asks_decorated, bad.first)


async def asks_decorated(fight: bad.Fight) -> int:
    return bad.decorated(fight)


@pytest.mark.parametrize(
    ("policy", "seen", "reason"),
    [
        (bad.writes_the_fight, None, "changes Fight.count"),
        (bad.writes_through_a_helper, None, "changes Fight.count"),
        (bad.writes_what_it_sees, bad.sees, "changes Seen.count"),
        (bad.peeks_at_the_fight, bad.sees, "no field `result`"),
        (bad.answers_nothing, None, "returns nothing"),
        (bad.rolls_a_die, None, "luck has no `roll`"),
        (bad.first, bad.meddles, "changes the fight"),
        (bad.first, bad.takes_two, "the fight, the seat and the record"),
        (None, None, "no policy"),
        (len, None, "not a plain function"),
    ],
)
def test_policies_answer_and_change_nothing(policy: Any, seen: Any, reason: str) -> None:
    for made in (Batch, Enumerator):
        with pytest.raises(NotCompilable) as caught:
            made(bad.asks, policy, bad.Fight, seen)
        assert reason in caught.value.reason


def test_a_batch_for_another_state() -> None:
    with pytest.raises(NotCompilable, match="for a Fight, the batch for a Seen"):
        Batch(bad.asks, bad.first, bad.Seen)


def test_methods_of_one_name_in_two_classes_are_told_apart() -> None:
    from tests.fights.rules import tour

    text = lowered_source(tour.whole, tour.witness)
    assert "def _Host_weight_(" in text and "def _Unit_weight_(" in text


# ---- names ---------------------------------------------------------------------------------------------------------------
async def rule(fight: bad.Fight) -> int:
    return start(fight) + hits_2_6(fight) + T0(fight) + await below(fight)


def start(fight: bad.Fight) -> int:
    return 1


def hits_2_6(fight: bad.Fight) -> int:
    return 2


def T0(fight: bad.Fight) -> int:
    return (3, 4)[0]


async def below(fight: bad.Fight) -> int:
    return await bad.roll(bad.D6, "X")


@pytest.mark.compiled
def test_rules_may_have_the_names_of_our_own_functions() -> None:
    assert 7 <= Batch(rule, None, bad.Fight)(bad.Fight(), 1, 1)[0][0] <= 12


def test_no_name_of_the_kernels_looks_like_a_lowered_function() -> None:
    import ast
    from pathlib import Path

    import montjoy.fights

    home = Path(montjoy.fights.__file__).parent
    for kernel in home.glob("kernels/*.py"):
        for node in ast.walk(ast.parse(kernel.read_text(encoding="utf-8"))):
            name = node.name if isinstance(node, ast.FunctionDef) else node.id if isinstance(node, ast.Name) else ""
            assert not (name.startswith("_") and name.endswith("_") and len(name) > 1), (kernel, name)
