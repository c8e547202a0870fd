"""Random campaigns of some days, and a reader for each seat who follows its letters."""

from __future__ import annotations

from collections import Counter
from typing import Any

from montjoy.core.philox import Philox
from montjoy.core.session.session import Session
from montjoy.core.session.streams import Rolled
from montjoy.games.clusta.game import game
from montjoy.games.clusta.model.state import SIDES
from montjoy.games.clusta.protocol.gathered import each
from tests.games.clusta.reader import Reader, drawn, shown
from tests.suite.players import play_on
from tests.suite.subjects import any_options


class Followed:
    """A campaign that is compared, at every moment when somebody is asked, with what each seat's reader has drawn."""

    def __init__(self, seed: int, days: int, scenario: str = "") -> None:
        self.seed, self.days = seed, days
        names = list(game.scenarios)
        self.name = scenario or names[seed % len(names)]
        luck = Philox(seed, 41, 0)
        options: Any = any_options(game, luck) if seed % 2 else game.options()
        self.open = options.map_mode == "open_board"
        self.session = Session.new(game, game.scenarios[self.name], options, seed=seed.to_bytes(32, "big"))
        self.session.kept_snapshots = 0
        self.session.state.ask |= dict.fromkeys(self.session.state.sides, "rounds")     # they are looked at in every round
        self.session.begin()
        self.last = self.session.state.config.first_day + days
        self.readers = {seat: (Reader(), 0) for seat in self.session.seats}
        self.compared = 0
        self.told: Counter[str] = Counter()
        play_on(self.session, luck, stop=self.at_last)
        assert not self.session.stopped, self.session.entries[-1]

    def at_last(self, session: Session) -> bool:
        """Compare; whether the days are over."""
        for seat in session.seats:
            self.compare(seat)
        return session.state.day >= self.last

    def compare(self, seat: str) -> None:
        reader, read = self.readers[seat]
        items = self.session.streams[seat].items
        new = items[read:]
        reader.all(new)
        self.told.update(type(item).__name__ for item in each(new))
        foreign = [f"{side}." for side in SIDES if side != seat]
        for item in new if seat in SIDES else ():            # a battle's scope names both sides; a die that is shown must not
            assert not isinstance(item, Rolled) or not any(name in str(about) for about in item.about for name in foreign), item
        self.readers[seat] = reader, len(items)
        if new:
            ours, theirs = drawn(reader, seat, open_board=self.open), shown(self.session.view(seat))
            for part, seen in theirs.items():
                assert ours[part] == seen, (self.name, self.seed, seat, part)
            self.compared += 1
