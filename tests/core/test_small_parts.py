"""Effects, states, scripts, samplers, views and the record's lines."""

from __future__ import annotations

from enum import IntEnum
from fractions import Fraction

import msgspec
import pytest

from montjoy.core import views
from montjoy.core.effects import (
    ALL,
    Die,
    Event,
    binomial_law,
    binomial_steps,
    choose,
    d,
    hits,
    members,
    options,
    roll,
    tell,
    together,
)  # fmt: skip
from montjoy.core.philox import Philox
from montjoy.core.record import jsonlines
from montjoy.core.sample import playout, sample
from montjoy.core.script import hit, scripted
from montjoy.core.state import State, assign, ints, many, state
from tests.core import toy
from tests.core.test_session import drive, new


@state
class Piece(State):
    lives: int = 0
    at: list[int] = ints(2)


@state
class Board(State):
    piece: list[Piece] = many(Piece, 3)
    grid: list[list[int]] = ints(2, 3)
    turn: int = 7


def test_a_state_is_numbers_in_fixed_places():
    board = Board()
    assert board.key() == (0,) * 9 + (0,) * 6 + (7,)
    other = board.copy()
    other.piece[1].at[0] = 5
    other.grid[1][2] = 6
    assert board == Board() and other != board
    assign(board, other)
    assert board == other and board.piece[1] is not other.piece[1]
    assert msgspec.json.decode(msgspec.json.encode(other), type=Board) == other
    assert Board.kinds["piece"].size == 3 and Board.kinds["grid"].shape == (2, 3)


def test_a_state_of_anything_else_is_refused():
    with pytest.raises(TypeError, match="whole number"):

        @state
        class Bad(State):
            name: str = "x"


def test_laws_of_dice_and_pools():
    assert Die(0, 0, 0, 1, 1, 2).law == ((0, Fraction(1, 2)), (1, Fraction(1, 3)), (2, Fraction(1, 6)))
    assert sum(p for _, p in binomial_law(13, 2, 6)) == 1
    assert binomial_steps(2, 1, 2) == (1 << 62, 3 << 62)
    assert binomial_steps(0, 1, 2) == ()
    assert list(members(options(3, 0, 62))) == [0, 3, 62]
    with pytest.raises(ValueError, match="face"):
        Die()


class Seen(Event, frozen=True):
    n: int


class Ask(IntEnum):
    WHICH = 0


async def rule(n: int) -> int:
    first = await roll(d(6), "X-1", n)
    pool = await hits(n, 2, 6, "X-2")
    a, b = await together(choose(0, Ask.WHICH, 7), choose(1, Ask.WHICH, 3))
    await tell(ALL, Seen(first))
    return first * 1000 + pool * 100 + a * 10 + b


def test_scripted_dice_must_fit_and_be_used_up():
    out = scripted(rule(3), [4, [5, 6, 1]], [(2, 1)])
    assert out.value == 4221 and out.told(Seen) == [Seen(4)]
    assert scripted(rule(3), [4, hit(1)], [(2, 1)]).value == 4121
    stopped = scripted(rule(3), [4, hit(1)])
    assert not stopped.over and len(stopped.pending.parts) == 2
    for dice, answers in (([7, hit(1)], [(0, 0)]), ([4, [5, 5]], [(0, 0)]), ([4, hit(4)], [(0, 0)]), ([4], [(0, 0)]),
                          ([4, hit(0), 3], [(0, 0)]), ([4, hit(0)], [(3, 0)]), ([4, hit(0)], [(0,)])):  # fmt: skip
        with pytest.raises(AssertionError):
            scripted(rule(3), dice, answers)


def test_samples_repeat_with_their_seed():
    def decide(seat, ask, mask):
        return seat

    values = [sample(rule(4), decide, Philox(1, i, 0)) for i in range(50)]
    assert values == [sample(rule(4), decide, Philox(1, i, 0)) for i in range(50)]
    assert len(set(values)) > 5


def test_a_playout_takes_a_game_to_its_end():
    state_ = toy.game.setup(toy.game.scenarios["toy"], toy.ToyOptions())
    outcome = playout(toy.game, state_, {}, Philox(3, 0, 0))
    assert outcome.rounds == 2


def test_views_share_nothing_with_the_state():
    s = toy.game.setup(toy.game.scenarios["toy"], toy.ToyOptions())
    assert views.shared(toy.game.view(s, "A"), s) == []
    leaky = msgspec.structs.replace(toy.game.view(s, "A"), purse=s.purse)
    assert views.shared(leaky, s) == [s.purse]


@pytest.mark.parametrize(
    ("spoil", "line", "says"),
    [
        (lambda b: b"", 1, "empty"),
        (lambda b: b[:-7], None, "cut off"),
        (lambda b: b"{}\n", 1, "not a Montjoy record"),
        (lambda b: b"\xff\xfe" + b, 1, "not a Montjoy record"),
        (lambda b: b.replace(b'"format":1', b'"format":9'), 1, "format 9"),
        (lambda b: b + b'{"type":"nonsense"}\n', None, "not a line"),
        (lambda b: b + b"[" * 100_000 + b"\n", None, "not a line"),
        (lambda b: b + b"\x00\n", None, "not a line"),
    ],
)
def test_bad_records_are_refused_with_their_line(spoil, line, says):
    session = drive(new())
    data = jsonlines.dump(session.header, session.entries)
    with pytest.raises(jsonlines.BadRecord, match=says) as error:
        jsonlines.load(spoil(data))
    assert line is None or error.value.line == line


def test_a_record_on_disk_grows_line_by_line(tmp_path):
    session = new()
    file = jsonlines.RecordFile(tmp_path / "game.jsonl")
    file.sync(session.header, session.entries)
    first = (tmp_path / "game.jsonl").read_bytes()
    drive(session)
    file.sync(session.header, session.entries)
    whole = (tmp_path / "game.jsonl").read_bytes()
    assert whole.startswith(first) and whole == jsonlines.dump(session.header, session.entries)
    with pytest.raises(FileExistsError):
        jsonlines.RecordFile(tmp_path / "game.jsonl").sync(session.header, session.entries)
