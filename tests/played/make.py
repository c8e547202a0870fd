"""Makes the records of kept games from their plans, all of a game or those that are named:

    python -m tests.played.make rudern [NAME ...]

To be run after a change of the rules.  A plan (`montjoy/lab/played.py`) lies at tests/games/GAME/played/NAME.toml, its record is
written beside it.  Where a plan cannot be carried out any more, it says so and writes nothing.
"""

from __future__ import annotations

import importlib
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from montjoy.bots import find
from montjoy.core.content.messages import closest, listed
from montjoy.core.effects import No, Option
from montjoy.core.errors import BadInput
from montjoy.core.game import Game
from montjoy.core.philox import Philox
from montjoy.core.record.jsonlines import dump
from montjoy.core.session.runner import Open
from montjoy.core.session.session import Session
from montjoy.lab import played
from montjoy.lab.played import Act, Plan, TypedDice
from tests.suite.players import any_answer
from tests.suite.subjects import all_games
from tests.suite.usage import parser

MOST: Final = 20_000                                         # turns of a game
MOST_TOLD: Final = 5                                         # acts that had no place
LUCK: Final = "luck"
CURIOUS: Final = "curious"                                   # by luck, among the kinds of answers that came least often
BY: Final = {LUCK: "", CURIOUS: "", "default": "default"}    # how their answers stand in the record; all others are bots


class Unplayable(Exception):
    """A plan cannot be carried out; says where."""


def one_game(slug: str) -> Game:
    """A game by its slug; whoever calls a program with another one is told which there are."""
    known = {game.slug: game for game in all_games()}
    if slug not in known:
        raise SystemExit(f'There is no game "{slug}"; {closest(slug, known)}')
    return known[slug]


class Maker:
    """A plan being played: by its acts where they fit, else by its players."""

    def __init__(self, game: Game, path: Path, plan: Plan) -> None:
        self.game, self.plan = game, plan
        self.session = played.begun(game, path, plan)
        self.session.kept_snapshots = 1
        self.luck = Philox(plan.seed, 71, 0)
        self.acts, self.dice = list(plan.acts), list(plan.dice)
        self.policies: dict[str, Callable[..., Any]] = {}
        self.chosen: Counter[str] = Counter()                # kinds of answers
        self.marks: dict[str, None] = {}                     # that were passed
        self.asked: dict[tuple[str, str, str], list[Any]] = {}       # by mark, seat and question: what was offered
        self.thrown: Counter[str] = Counter()                # what dice were thrown for

    def play(self, stop: Callable[[Session], bool] | None = None) -> Session:
        """The whole game, or until `stop`; over, with its seed out."""
        session = self.session
        for seat in self.plan.players:
            if seat and seat not in session.seats:
                raise Unplayable(f"players: there is no seat {seat}; {closest(seat, session.seats)}")
        session.begin()
        for _ in range(MOST):
            if session.over or (stop is not None and stop(session)):
                break
            if session.stopped:
                raise Unplayable(f"after {session.label}: a rule failed: {session.entries[-1]}")
            self.turn()
        else:
            raise Unplayable(f"it is not over after {MOST} turns")
        if session.over:
            session.release()
            if left := [*map(self.why_no_place, self.acts), *map(self.why_not_thrown, self.dice)]:
                many = "1 act or die" if len(left) == 1 else f"{len(left)} acts or dice"
                raise Unplayable("\n    ".join([f"{many} had no place:", *left[:MOST_TOLD], *["..."] * (len(left) > MOST_TOLD)]))
        return session

    def turn(self) -> None:
        """Whoever is waited for does one thing."""
        session = self.session
        if session.typing is not None:
            return self.throw()
        waiting = [q for q in session.open if not q.done and (q.asked.options or q.asked.kind != "offer")]
        self.marks[session.label] = None
        for q in [*waiting, *self.unasked()]:
            if any(session.label.startswith(act.mark) for act in self.acts):
                self.asked.setdefault((session.label, q.seat, played.name_of(q.asked.ask)), []).extend(q.asked.options)
            if act := self.planned(q):
                self.acts.remove(act)
                return self.give(q, self.answer_of(q, act), act.by)
        musts = [q for q in waiting if q.asked.kind != "offer"]
        if not musts and session.window and (not waiting or self.luck.below(2)):
            return session.close_window()
        if not waiting:
            raise Unplayable(f"after {session.label} nobody is asked")
        there = musts or waiting
        self.answer(there[self.luck.below(len(there))])

    def why_no_place(self, act: Act) -> str:
        """What was asked where an act of the plan was to be, and what was offered."""
        marks = [mark for mark in self.marks if mark.startswith(act.mark)]
        there = {(seat, ask): options for (mark, seat, ask), options in self.asked.items() if mark in marks}
        its = {ask: options for (seat, ask), options in there.items() if seat == act.seat and act.ask in ("", ask)}
        if act.seat not in self.session.seats:
            why = f"there is no such seat; {closest(act.seat, self.session.seats)}"
        elif not marks:
            why = f"the game passed no such mark; {closest(act.mark, self.marks)}"
        elif not its:
            said = ", ".join(f"{ask} of {seat}" for seat, ask in there)
            why = f"{act.seat} was not asked {act.ask or 'anything'} there; what was asked: {said or 'nothing'}"
        elif act.option:
            offered = [option for options in its.values() for option in options]
            alike = [option for option in offered if type(option).__name__ == act.option]
            said = listed(dict.fromkeys(map(repr, alike)) or dict.fromkeys(type(option).__name__ for option in offered))
            why = f"no such option was offered; offered was {said or 'none, a form was asked for'}"
        else:
            why = "every such question was answered by an act before it"
        given = {name: value for name, value in msgspec.to_builtins(act).items() if value and name not in ("seat", "mark", "by")}
        return f"{act.seat} at {act.mark or 'any mark'}, {msgspec.json.encode(given).decode()}: {why}"

    def why_not_thrown(self, die: TypedDice) -> str:
        if not self.plan.typed:
            return f"dice for {die.why}: typed = true is missing, so Montjoy rolled"
        if not self.thrown[die.why]:
            return f"dice for {die.why}: none were thrown; {closest(die.why, self.thrown) or 'none for anything'}"
        return f"dice for {die.why}: they were thrown {self.thrown[die.why]} times, each time with those before these"

    def unasked(self) -> list[Open]:
        """What seats may write though nobody asks, where an act of the plan names it."""
        here = [a for a in self.acts if a.ask and self.session.label.startswith(a.mark)]
        found = [self.session.unasked(seat) for seat in dict.fromkeys(a.seat for a in here)]
        return [q for q in found if q is not None and any(a.ask == played.name_of(q.asked.ask) for a in here)]

    def planned(self, q: Open) -> Act | None:
        """The first act of the plan that is an answer to this question."""
        name = played.name_of(q.asked.ask)
        fits = (a for a in self.acts if a.seat == q.seat and self.session.label.startswith(a.mark) and a.ask in ("", name))
        return next((a for a in fits if not a.option or named(q, a) is not None), None)

    def answer_of(self, q: Open, act: Act) -> Any:
        if act.option:
            return named(q, act)
        if not act.text and act.answer is None:
            return self.game.default(self.session.view(q.seat), q.asked, ())
        return played.given(self.session, q, act)

    def answer(self, q: Open) -> None:
        """As its player does; where that is refused, as who is absent."""
        name = self.plan.players.get(q.seat) or self.plan.players.get("") or LUCK
        page = self.session.page(q.seat)
        if name == CURIOUS and q.asked.options:
            given = self.least_chosen(q)
        elif name in (LUCK, CURIOUS):
            given = any_answer(self.game, page, q.asked, self.luck)
        else:
            policy = self.policies.setdefault(name, policy_of(self.game, name))
            given = policy(page.view, q.asked, self.luck)
        by = BY.get(name, "bot")
        if self.session.why_not_answer(q, given) is not None:
            given, by = self.game.default(page.view, q.asked, ()), "default"
        self.give(q, given, by)

    def least_chosen(self, q: Open) -> Any:
        kinds: dict[str, list[Any]] = {}
        for option in q.asked.options:
            kind = type(option).__name__ if isinstance(option, Option) else f"{played.name_of(q.asked.ask)} {option}"
            kinds.setdefault(kind, []).append(option)
        least = min(self.chosen[kind] for kind in kinds)
        rare = [kind for kind in kinds if self.chosen[kind] == least]
        kind = rare[self.luck.below(len(rare))]
        self.chosen[kind] += 1
        return kinds[kind][self.luck.below(len(kinds[kind]))]

    def give(self, q: Open, answer: Any, by: str) -> None:
        at = f"after {self.session.label}, {q.seat} asked {played.name_of(q.asked.ask)}"
        refused = answer if isinstance(answer, No) else self.session.answer(q.seat, answer, q.asked.id, by)
        if refused is not None:
            raise Unplayable(f"{at}: {refused}")

    def throw(self) -> None:
        """Dice of the plan, else as they usually fall in it, else those of the seed."""
        assert self.session.typing is not None
        effect, typing = self.session.typing
        self.thrown[typing.why] += 1
        mine = next((die for die in self.dice if die.why == typing.why), None)
        usual = self.plan.usual.get(typing.why)
        face = usual.get(str(effect.about[0]) if effect.about else "") if isinstance(usual, dict) else usual
        if mine is not None:
            self.dice.remove(mine)
            all_alike = len(mine.faces) == 1 and typing.count > 1
            refused = self.session.type_in(mine.faces * typing.count if all_alike else mine.faces, mine.card)
        elif face is not None:
            refused = self.session.type_in((min(face, max(typing.faces)),) * typing.count)
        else:
            refused = self.session.roll_typed()
        if refused is not None:
            raise Unplayable(f"after {self.session.label}: {refused}")


def policy_of(game: Game, name: str) -> Callable[..., Any]:
    """A player: the game's or the house's own by name, or a function "module:name" of the tests."""
    module, _, function = name.partition(":")
    try:
        policy: Callable[..., Any] = getattr(importlib.import_module(module), function) if function else find(game, name)
    except (LookupError, ImportError, AttributeError) as why:
        raise Unplayable(f"there is no player {name}: {why}") from None
    return policy


def named(q: Open, act: Act) -> Any:
    """The first option of the act's name whose fields are as it says; None: there is none."""
    for option in q.asked.options:
        if type(option).__name__ == act.option:
            fields = msgspec.to_builtins(option)
            if all(fields.get(name) == value for name, value in act.fields.items()):
                return option
    return None


def made(game: Game, path: Path, plan: Plan | None = None) -> bytes:
    """The record of a plan.  Raises Unplayable."""
    session = Maker(game, path, plan or played.read_plan(path)).play()
    if wrong := played.not_played(session.entries):
        raise Unplayable(wrong)
    return dump(session.header, session.entries)


def main(args: list[str]) -> int:
    usage = parser("python -m tests.played.make", __doc__)
    usage.add_argument("game")
    usage.add_argument("names", nargs="*", help="which kept games; all, if none is named")
    given = usage.parse_args(args)
    game = one_game(given.game)
    folder = played.where_games_are(game)
    if folder is None:
        print(f"{game.slug} has no folder of kept games", file=sys.stderr)
        return 2
    there = {path.stem: path for path in folder.glob("*.toml")}
    if wrong := [name for name in given.names if name not in there]:
        print(f"There is no plan {wrong[0]}.toml in {folder}; {closest(wrong[0], there)}", file=sys.stderr)
        return 2
    failed = False
    for path in [there[name] for name in given.names] or played.plans(folder):
        try:
            record = made(game, path)
        except (Unplayable, BadInput) as why:
            failed = True
            print(f"{path.stem}: {why}", file=sys.stderr, flush=True)
            continue
        played.record_of(path).write_bytes(record)
        shown = played.replayed(game, played.read(path))
        wrong = played.wrong_attempts(played.read_plan(path), shown)
        failed |= bool(wrong)
        print(f"{path.stem}: {record.count(10)} lines, {len(record):,} bytes{''.join(f'; {w}' for w in wrong)}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
