"""How much there is to answer and to read in games of Drakborgen Legenden: the same hundred games before and after a change.

    python -m bench.drakborgen_lines [--games 100] [--one-by-one] [--kinds]

Game number i has seed i, one to four heroes in turn, played by the cautious and the greedy, in as few answers as a person would
give (`drakborgen_person.py`).  Counted are the answers that stand in its record, and the lines that are read at the terminal by
the first seat.  `--one-by-one`: without the answers for several turns or rounds.  `--kinds`: what they were, and how many
options a question had.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from bench.drakborgen_person import Person
from montjoy.core.effects import Event
from montjoy.core.philox import Philox
from montjoy.core.record.entries import Decided
from montjoy.core.session.session import Session
from montjoy.core.session.streams import Asked
from montjoy.games.drakborgen.bots.delver import Delver
from montjoy.games.drakborgen.bots.plan import CAUTIOUS, GREEDY
from montjoy.games.drakborgen.game import game as drakborgen
from montjoy.games.drakborgen.protocol.events import Died, WentRetired
from montjoy.terminal import page

game: Final[Any] = drakborgen
SCENARIOS: Final = ("one", "two", "three", "four")
TEMPERS: Final = (CAUTIOUS, GREEDY)


# ---- one game ----------------------------------------------------------------------------------------------------------
def play(number: int, look: Callable[[Any, Any], None] | None = None, *, one_by_one: bool = False) -> Session:
    """Game number i, to its end.  `look`: is shown each view and question."""
    session = Session.new(game, game.scenarios[SCENARIOS[number % 4]], game.options(), seed=number.to_bytes(32, "big"))
    session.begin()
    player = Delver if one_by_one else Person
    players = {seat: player(TEMPERS[(n + number) % 2]) for n, seat in enumerate(session.seats)}
    luck = Philox(number, 0, 0)
    while not session.over:
        waiting = [q for q in session.open if not q.done and q.asked.kind != "offer"]
        if not waiting:
            session.close_window()
            continue
        q = waiting[0]
        seat = str(q.seat)
        if look is not None:
            look(session.view(seat), q.asked)
        refused = session.answer(seat, players[seat](session.view(seat), q.asked, luck), q.asked.id, by="bot")
        assert refused is None, refused
    return session


def answers(session: Session) -> int:
    """How many answers stand in the record."""
    return sum(isinstance(entry, Decided) for entry in session.entries)


def fates(session: Session) -> Counter[str]:
    """How it went for the heroes."""
    told = [item for item in session.streams[session.seats[0]].items if isinstance(item, Died | WentRetired)]
    return Counter(f"dead of {e.why}" if isinstance(e, Died) else "out with gold" if e.gold or e.cards else "out" for e in told)


def asked(session: Session) -> Counter[str]:
    """What was asked, of all seats."""
    items = [item for seat in session.seats for item in session.streams[seat].items if isinstance(item, Asked)]
    return Counter(item.ask if isinstance(item.ask, str) else type(item.ask).__name__ for item in items)


def lines(session: Session) -> Counter[str]:
    """What the first seat reads, line by line."""
    told = page.news(game, session.streams[session.seats[0]].items)
    return Counter(type(item).__name__ for item in told if isinstance(item, Event))


# ---- many --------------------------------------------------------------------------------------------------------------
def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--kinds", action="store_true", help="what was asked and told, how often")
    parser.add_argument("--one-by-one", action="store_true", help="without the answers for several turns or rounds")
    args = parser.parse_args()
    given, questions, told, ended = 0, Counter[str](), Counter[str](), Counter[str]()
    for number in range(1, args.games + 1):
        session = play(number, one_by_one=args.one_by_one)
        given += answers(session)
        questions += asked(session)
        told += lines(session)
        ended += fates(session)
    print(f"{args.games} games: {given} answers ({given / args.games:.1f} a game), "
          f"{told.total()} lines ({told.total() / args.games:.1f} a game)")
    print("heroes: " + ", ".join(f"{n} {fate}" for fate, n in ended.most_common()))
    if args.kinds:
        for title, counted in (("asked", questions), ("told", told)):
            print(f"\n{title}")
            for name, n in counted.most_common():
                print(f"{n:>8}  {name}")


if __name__ == "__main__":
    main()
