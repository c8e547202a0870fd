"""Tic-tac-toe: a whole game on Montjoy's core, as small as the peers' own, to measure the session with.

Two seats take squares in turn; three in a row win.  A match is `games` games, in each of which the other begins.
"""

from __future__ import annotations

from collections.abc import Coroutine, Mapping
from typing import Any, ClassVar, Final

import msgspec

from montjoy.core.effects import ALL, Event, Option, Question, Seat, choose, mark, tell
from montjoy.core.game import Base, Options, Scenario, View
from montjoy.core.session.streams import Asked

SEATS: Final = ("x", "o")
FREE: Final = ""
LINES: Final = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
THROUGH: Final = tuple([line for line in LINES if square in line] for square in range(9))


# ---- the nouns -------------------------------------------------------------------------------------------------------
class Match(Scenario, frozen=True, kw_only=True):
    games: int = 1


class Board(msgspec.Struct):
    """The whole state.  `squares`: who holds each, row by row.  `won`: games by seat."""

    games: int
    squares: list[Seat]
    won: dict[Seat, int]
    game: int = 1
    turn: Seat = ""


class Result(msgspec.Struct, frozen=True):
    """`why`: row or full, as the last game ended."""

    winners: tuple[Seat, ...]
    why: str
    won: dict[Seat, int]


class Take(Question, frozen=True):
    """Which square do you take?"""


class Square(Option, frozen=True):
    number: int


class Placed(Event, frozen=True):
    seat: Seat
    square: int


class GameOver(Event, frozen=True):
    """`winner`: empty where the board is full."""

    game: int
    winner: Seat


class Seen(View, frozen=True):
    squares: tuple[Seat, ...]
    game: int
    turn: Seat
    won: tuple[tuple[Seat, int], ...]


SQUARES: Final = tuple(Square(number) for number in range(9))
TAKE: Final = Take()


# ---- the sequence of play ----------------------------------------------------------------------------------------------
async def play(board: Board) -> Result:
    """Game after game.  Most games won wins; equal: both."""
    while True:
        await mark(f"game.{board.game}")
        winner = await one_game(board)
        if winner:
            board.won[winner] += 1
        await tell(ALL, GameOver(board.game, winner))
        if board.game == board.games:
            most = max(board.won.values())
            return Result(tuple(s for s in SEATS if board.won[s] == most), "row" if winner else "full", dict(board.won))
        board.game += 1


async def one_game(board: Board) -> Seat:
    """In turn everybody takes a free square, until three in a row are his or none is free."""
    board.squares = [FREE] * 9
    for move in range(9):
        board.turn = SEATS[(board.game + move + 1) % 2]
        taken = await choose(board.turn, TAKE, free(board))
        board.squares[taken.number] = board.turn
        await tell(ALL, Placed(board.turn, taken.number))
        if in_a_row(board, taken.number):
            return board.turn
    return ""


def free(board: Board) -> list[Square]:
    return [square for square, seat in zip(SQUARES, board.squares) if seat == FREE]


def in_a_row(board: Board, last: int) -> bool:
    """Whether the square just taken stands in a full row."""
    squares = board.squares
    for a, b, c in THROUGH[last]:
        if squares[a] == squares[b] == squares[c]:
            return True
    return False


# ---- the game --------------------------------------------------------------------------------------------------------
class TicTacToe(Base):
    slug = "tictactoe"
    title = "Tic-tac-toe"
    options = Options
    scenario = Match
    state = Board
    scenarios: Mapping[str, Match] = {
        "one": Match(id="one", title="One game"),
        "match": Match(id="match", title="A match of a hundred games", games=100),
    }
    reveals: ClassVar[Mapping[type[Event], str]] = {}
    endings: Mapping[str, str] = {"row": "three in a row", "full": "no square is free"}

    def seats(self, scenario: Match) -> tuple[Seat, ...]:
        return SEATS

    def setup(self, scenario: Match, options: Options) -> Board:
        return Board(scenario.games, [FREE] * 9, dict.fromkeys(SEATS, 0))

    def play(self, state: Board) -> Coroutine[Any, Any, Result]:
        return play(state)

    def view(self, state: Board, viewer: str) -> Seen:
        """Nothing is hidden; nothing in the view is an object of the state."""
        return Seen(tuple(state.squares), state.game, state.turn, tuple(state.won.items()))

    def waiting(self, view: Seen) -> tuple[Seat, ...] | None:
        return (view.turn,)

    def default(self, view: Seen, question: Asked, streams: Any) -> Square:
        square: Square = question.options[0]
        return square


game = TicTacToe()
