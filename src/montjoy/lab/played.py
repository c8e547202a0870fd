"""Kept games: model games that were played from a set-up by legal acts alone, and are played again from their record.

Each is two files in a folder `played` beside the game's tests: `NAME.toml`, its plan with a title, some sentences and the
attempts (`Plan`), and `NAME.jsonl`, the record that was made from the plan, which `replay` and the table's import read.

    kept = kept_games(game)         all of a game
    replayed(game, kept[0])         the game set up and played again, with its attempts: what was told, and what came of them

The making is the tests' (`tests/played`); here is what reads and replays them.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

import msgspec

from montjoy.core.content import files, messages
from montjoy.core.effects import Event, No, Option, no
from montjoy.core.errors import Departs
from montjoy.core.game import Game, home
from montjoy.core.record import entries as rec
from montjoy.core.record import jsonlines, rulings
from montjoy.core.session.runner import Open
from montjoy.core.session.session import Session
from montjoy.core.session.streams import Asked, typed
from montjoy.core.session.tape import Witness
from montjoy.lab.knockout import ROOT
from montjoy.lab.parts import COLUMNS, may_be_left_out
from montjoy.words import Words

UNREACHED: Final = "unreached.toml"
NOTHING: Final = "nothing is asked there"


class Attempt(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An answer that is tried before a decision and not given.  `mark`: the label of the mark after which it is tried, at the
    first decision (or the `nth`) at which the seat has an open question (with `ask`: of that name, also of a form that it may
    write unasked).  `text`: a form's text, so many `times` over; else `answer`: a form or an option as plain data.
    `refusal`: the reason that comes; "": none, the answer would stand, and what its writer is told of it, in English, has
    `echo` in it."""

    mark: str
    seat: str
    ask: str = ""
    nth: int = 1
    text: str = ""
    times: int = 1
    answer: Any = None
    refusal: str = ""
    echo: str = ""


class Act(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An answer that somebody gives by the plan: the first question of the seat to which mark (by its beginning) and name fit.
    `text` and `answer` as of an attempt; `option`: the first of the question's options of that name, with these fields; `by`
    as in the record, "default" for who is absent.  Where nothing of it is given, it is the answer of whose time is up."""

    seat: str
    mark: str = ""
    ask: str = ""
    text: str = ""
    answer: Any = None
    option: str = ""
    fields: dict[str, Any] = {}
    by: str = ""


class TypedDice(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Dice or a card that are typed in where they are thrown for that rule, in the order of the plan.  One face alone: all dice
    of a pool show it."""

    why: str
    faces: tuple[int, ...] = ()
    card: str = ""


class Plan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a kept game is made.  `title`, `says`: for whoever opens it.  `scenario`: one of the game's, or a file "NAME.toml"
    beside the plan.  `changes`: what of the scenario is otherwise.  `players`: who answers what no act of the plan does, by seat
    or under "" for all others: "luck", or a player of the game.  `usual`: how dice fall, by what they are thrown for, where the
    plan types no others; {"0": 5, "1": 15} by the side of a fight."""

    title: str
    says: str
    scenario: str
    brief: bool = False
    changes: dict[str, Any] = {}
    options: dict[str, Any] = {}
    seed: int = 1
    players: dict[str, str] = {}
    umpire: bool = False
    typed: bool = False
    acts: tuple[Act, ...] = msgspec.field(default=(), name="act")
    dice: tuple[TypedDice, ...] = ()
    usual: dict[str, int | dict[str, int]] = {}
    attempts: tuple[Attempt, ...] = msgspec.field(default=(), name="attempt")


class Unreached(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What no game can reach, and why.  `column` as `rules GAME --coverage` has it: a layer of the rules, options, events ..."""

    column: str
    name: str
    why: str


class _Exceptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    unreached: tuple[Unreached, ...] = ()


class Kept(msgspec.Struct, frozen=True):
    """A kept game: its plan, and its record."""

    path: Path
    plan: Plan
    header: rec.Header
    entries: list[rec.Entry]

    @property
    def name(self) -> str:
        return self.path.stem

    @property
    def seed(self) -> bytes:
        return seed_of(self.plan)


# ---- files -----------------------------------------------------------------------------------------------------------
def where_games_are(game: Game) -> Path | None:
    """The folder of a game's kept games; None in an installed copy, and where there are none."""
    places = [ROOT / "tests" / "games" / game.slug, ROOT / "tests" / "contract" / game.slug, home(game) / "tests"]
    return next((place / "played" for place in places if (place / "played").is_dir()), None)


def read_plan(path: Path) -> Plan:
    """The plan in a file.  BadFile says what is wrong with it."""
    plan: Plan = files.read_toml(path, Plan)
    return plan


def plans(folder: Path) -> list[Path]:
    """The plans in a folder, in the order of their names: a record may be missing still."""
    there = sorted(folder.glob("*.toml"))
    return [path for path in there if path.name != UNREACHED and files.read_toml(path, dict).keys() >= {"title", "scenario"}]


def record_of(path: Path) -> Path:
    """The record that belongs to a plan."""
    return path.with_suffix(".jsonl")


def read(path: Path) -> Kept:
    """A kept game from its plan's file."""
    header, entries = jsonlines.load(files.read_bytes(record_of(path), files.MOST_RECORD))
    return Kept(path, read_plan(path), header, entries)


def kept_games(game: Game, folder: Path | None = None) -> list[Kept]:
    """All kept games of a game."""
    folder = where_games_are(game) if folder is None else folder
    return [read(path) for path in plans(folder) if record_of(path).exists()] if folder else []


def unreached(folder: Path | None) -> tuple[Unreached, ...]:
    """What the file of exceptions names."""
    if folder is None or not (folder / UNREACHED).exists():
        return ()
    found: _Exceptions = files.read_toml(folder / UNREACHED, _Exceptions)
    return found.unreached


# ---- what may stand in a kept game -------------------------------------------------------------------------------------
LEGAL: Final = (
    rec.Hashes, rec.Nonce, rec.Began, rec.Decided, rec.Closed, rec.Die, rec.Marked, rec.Undone, rec.Ended, rec.Released,
)  # fmt: skip


def not_played(entries: Sequence[rec.Entry]) -> str:
    """Empty, or the first line that is not an act of play: a ruling that is more than an answer for an absent seat, dice that
    the umpire set, a way back that is no seat's own, a rule that failed; or that the game is not over with its seed out."""
    for number, entry in enumerate(entries, 2):
        ruled = isinstance(entry, rec.Ruled) and isinstance(entry.ruling, rulings.AnswerFor)
        if not (isinstance(entry, LEGAL) or ruled) or (isinstance(entry, rec.Die) and entry.how == "set"):
            return f"line {number}: {type(entry).__name__} is no act of play"
    over = any(isinstance(e, rec.Ended) for e in entries) and any(isinstance(e, rec.Released) for e in entries)
    return "" if over else "the game is not over, or its seed is not out"


# ---- played again ------------------------------------------------------------------------------------------------------
def seed_of(plan: Plan) -> bytes:
    return plan.seed.to_bytes(32, "big")


def begun(game: Game, path: Path, plan: Plan) -> Session:
    """A session of a plan before its first line.  Files that options name lie beside the plan."""
    scenario = scenario_of(game, path, plan)
    with contextlib.chdir(path.parent):
        options = game.read_options(plan.options)
        return Session.new(game, scenario, options, seed=seed_of(plan), umpire=plan.umpire, typed=plan.typed)


def set_up(game: Game, kept: Kept) -> Session:
    """A session before the first line of a kept game, which is to be followed.  Raises Departs where it does not begin as its
    record says."""
    session = begun(game, kept.path, kept.plan)
    if differs := rulings.first_difference(kept.header, session.header):
        raise Departs(1, f"the game is set up otherwise: {differs}")
    session.kept_snapshots = 1
    return session


def made_anew_by(game: Game) -> str:
    """What to do where kept games cannot be played again."""
    return f"if the rules were changed on purpose, `.venv/bin/python -m tests.played.make {game.slug}` makes their records anew"


def scenario_of(game: Game, path: Path, plan: Plan) -> Any:
    """The scenario of a plan, with its changes."""
    beside = plan.scenario.endswith(".toml")
    if not beside and plan.scenario not in game.scenarios:
        says = f"{messages.shown(plan.scenario)} is no scenario of {game.title}"
        raise files.BadFile(path, says, messages.closest(plan.scenario, game.scenarios), key="scenario", named=True)
    scenario: Any = game.check(path.parent / plan.scenario) if beside else game.scenarios[plan.scenario]
    if plan.brief:
        scenario = game.brief(scenario)
    if not plan.changes:
        return scenario
    plain: dict[str, Any] = msgspec.to_builtins(scenario)
    for name, value in plan.changes.items():
        plain[name] = {**plain[name], **value} if isinstance(value, dict) else value
    return files.convert(plain, game.scenario, path)


class Shown(msgspec.Struct):
    """What came of a replay: by viewer a digest of all he was told, of what he saw when he decided, and of what his page said at
    the end; what came of each attempt; and which parts of the game occurred (see `lab/parts.py`), by column."""

    told: dict[str, str]
    tried: list[Any]
    seen: dict[str, list[str]]


def replayed(game: Game, kept: Kept) -> Shown:
    """The game set up anew and played again by its record, with its attempts.  Raises Departs, or what a rule raises."""
    vars(game).pop("scenarios", None)                        # the files of the scenarios are read again, too
    session = set_up(game, kept)
    watch = session.tape.witness = Watch(session, kept.plan.attempts)
    session.journal.follow(kept.entries)
    watch.end()
    told = {viewer: digest([stream.items, watch.shown(viewer)]) for viewer, stream in session.streams.items()}
    return Shown(told, watch.tried, {column: sorted(names) for column, names in watch.seen.items()})


def wrong_attempts(plan: Plan, shown: Shown) -> list[str]:
    """The attempts to which another refusal came than their plan says."""
    wrong = []
    for one, reply in zip(plan.attempts, shown.tried):
        reason = "" if isinstance(reply, str) else str(reply["reason"])
        if reason != one.refusal or one.echo not in (reply if isinstance(reply, str) else one.echo) or reply == NOTHING:
            wrong.append(f"attempt of {one.seat} at {one.mark}, {one.text or one.answer!r}: {reason or reply or 'it stands'}")
    return wrong


def digest(thing: Any) -> str:
    return hashlib.blake2b(msgspec.json.encode(thing), digest_size=16).hexdigest()


class Watch(Witness):
    """Looks on while a record is followed: makes the attempts, and notes what is seen and which parts of the game occur."""

    def __init__(self, session: Session, attempts: Sequence[Attempt]) -> None:
        self.session, self.attempts = session, attempts
        self.waiting = {n: one.nth for n, one in enumerate(attempts)}
        self.tried: list[Any] = [NOTHING] * len(attempts)
        self.seen: dict[str, set[str]] = {name: set() for name in COLUMNS}
        self.views: dict[str, Any] = {}                      # by seat, a digest of its views when it decided
        self.words = Words(session.game, "en", session.game.names(session.scenario))

    def note_line(self, entry: rec.Entry) -> None:
        if isinstance(entry, rec.Decided):
            for n in [n for n, left in self.waiting.items() if left and self.attempts[n].mark == self.session.label]:
                self.attempt(n)
            self.note_answer(entry)

    def attempt(self, n: int) -> None:
        """Try an answer, if its seat is asked now; nothing comes of it but a reply."""
        one = self.attempts[n]
        free = self.session.unasked(one.seat) if one.ask else None
        for q in (*self.session.open, *([] if free is None else [free])):
            if q.seat == one.seat and (not one.ask or name_of(q.asked.ask) == one.ask):
                self.waiting[n] -= 1
                if self.waiting[n]:
                    return
                try:
                    reply = tried(self.session, q, one)
                except Exception as error:
                    reply = No("", f"{type(error).__name__}: {error}")
                self.tried[n] = reply if isinstance(reply, str) else msgspec.to_builtins(reply)
                if isinstance(reply, No):
                    self.seen["refusals"].add(reply.reason)
                return

    def note_answer(self, entry: rec.Decided) -> None:
        """Of an answer, what it is called and what is in it; and what its seat is shown of events, beside what it is told."""
        view = self.session.view(entry.seat)
        self.views.setdefault(entry.seat, hashlib.blake2b(digest_size=16)).update(msgspec.json.encode(view))
        fields = [getattr(view, field) for field in getattr(view, "__struct_fields__", ())]
        lists = [field for field in fields if isinstance(field, list | tuple)]
        self.seen["events"].update(type(x).__name__ for each in lists for x in each if isinstance(x, Event))
        free = self.session.unasked(entry.seat) if entry.part == rec.UNASKED else None
        for q in self.session.open if free is None else [free]:
            if q.seat == entry.seat and q.part == entry.part:
                amounts = self.session.game.amounts          # on a page, where a number has a field of its own
                ways = (self.session.game.question, *([] if amounts is None else [amounts.question]))
                self.seen["questions"] |= {name_of(q.asked.ask), *(name_of(way(view, q.asked).ask) for way in ways)}
                if q.asked.kind == "order":
                    self.seen["forms"].add(type(entry.answer).__name__)
                    self.seen["orders"].update(words_in(entry.answer))
                else:
                    called = self.session.game.label(view, q.asked, entry.answer)
                    self.seen["answers"].update(type(x).__name__ for x in (called, entry.answer) if isinstance(x, Option))

    def shown(self, viewer: str) -> list[Any]:
        """What a viewer saw whenever he decided, and the board and his own in words at the end."""
        text, view = self.session.game.text, self.session.view(viewer)
        page = [] if text is None else [str(line) for line in (*text.describe(view, self.words), *text.card(view, self.words))]
        return [self.views[viewer].hexdigest() if viewer in self.views else "", page]

    def end(self) -> None:
        """What was told and asked, and how it ended."""
        session = self.session
        items = [item for stream in session.streams.values() for item in stream.items]
        asked = [item for item in items if isinstance(item, Asked)]
        self.seen["events"] |= {type(part).__name__ for item in items if not isinstance(item, Asked) for part in parts(item)}
        self.seen["questions"] |= {name_of(item.ask) for item in asked}
        if session.over:
            self.seen["endings"] = {str(session.game.account(session.state, session.outcome)["ending"])}


def parts(item: Any) -> Iterator[Any]:
    """Something that was told, and the events that it is made of."""
    yield item
    for field in getattr(item, "__struct_fields__", ()):
        if isinstance(value := getattr(item, field), tuple):
            yield from (x for x in value if isinstance(x, Event))


def name_of(ask: Any) -> str:
    """What a question is called: its class, or of a fight the name of its ask."""
    return ask if isinstance(ask, str) else type(ask).__name__


def words_in(form: Any) -> Iterator[str]:
    """The structs of a filled form, its fields that hold a word, and those that might have been left out: "Line",
    "Instruction.order = PATROL", "March.land"."""
    if isinstance(form, msgspec.Struct):
        yield type(form).__name__
        written = msgspec.to_builtins(form)
        yield from (f"{type(form).__name__}.{field}" for field in may_be_left_out(type(form)) if field in written)
        for field in form.__struct_fields__:
            value = getattr(form, field)
            if isinstance(value, str):
                yield f"{type(form).__name__}.{field} = {value}"
            else:
                yield from words_in(value)
    elif isinstance(form, Mapping):
        for value in form.values():
            yield from words_in(value)
    elif isinstance(form, Sequence) and not isinstance(form, str):
        for value in form:
            yield from words_in(value)


def tried(session: Session, q: Open, one: Attempt) -> No | str:
    """What is said to an answer: a refusal, or a form as it was understood."""
    answer = given(session, q, one)
    refusal = answer if isinstance(answer, No) else session.why_not_answer(q, answer)
    if refusal is not None or q.asked.kind != "order" or session.game.post is None:
        return refusal or ""
    words = Words(session.game, "en", session.game.names(session.scenario))
    return session.game.post.echo(session.view(q.seat), answer, words)


def given(session: Session, q: Open, one: Attempt | Act) -> Any:
    """The answer that a text or plain data means, or a No that says where it was not understood."""
    if one.text:
        times = one.times if isinstance(one, Attempt) else 1
        return session.game.read(session.view(q.seat), q.asked, one.text * times)
    return typed(q.effect, one.answer)


# ---- traced ------------------------------------------------------------------------------------------------------------
Place = tuple[str, str, int]


def place_of(code: CodeType) -> Place:
    """What names a function's code in every process."""
    return code.co_filename, code.co_qualname, code.co_firstlineno


def traced(work: Callable[[], Any]) -> tuple[Any, set[Place], set[str]]:
    """What comes of some work, which functions ran, and the reasons of the refusals that were made."""
    ran: set[CodeType] = set()
    reasons: set[str] = set()

    def call(frame: FrameType, event: str, arg: Any) -> None:
        code = frame.f_code
        if code is no.__code__:
            reasons.add(str(frame.f_locals["reason"]))
        ran.add(code)

    before = sys.gettrace()
    sys.settrace(call)
    try:
        result = work()
    finally:
        sys.settrace(before)
    return result, {place_of(code) for code in ran}, reasons


def as_json(shown: Shown) -> str:
    """To compare two replays."""
    return json.dumps([shown.told, shown.tried], sort_keys=True)
