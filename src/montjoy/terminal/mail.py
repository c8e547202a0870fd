"""A kept game played by exchanging texts: `report` writes what one side knows, `order` takes what its player answers, `paper`
prints.  Whoever keeps the game runs them; what goes to a player is made of his view and his stream alone.
"""

from __future__ import annotations

import codecs
import os
import re
import stat
import sys
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import click
import msgspec

from montjoy.core.content import files
from montjoy.core.dice import nonce_of_words
from montjoy.core.effects import UMPIRE
from montjoy.core.errors import Departs
from montjoy.core.game import Game
from montjoy.core.record import entries as rec
from montjoy.core.record import nonces
from montjoy.core.session.runner import Open
from montjoy.core.session.session import Session
from montjoy.core.session.shown import order_of
from montjoy.core.session.streams import Asked, that_hold
from montjoy.core.session.tape import Witness
from montjoy.terminal import auto_play, choices, forms, markdown, page, play, saved_games, state_cache
from montjoy.terminal.errors import Trouble, unknown
from montjoy.terminal.keyboard import Table
from montjoy.terminal.language import words_of
from montjoy.terminal.screen import Screen
from montjoy.words import Words
from montjoy.words.put import template
from montjoy.words.refused import all_wrong
from montjoy.words.titles import titles

if TYPE_CHECKING:
    from montjoy.core.session.snapshot import Snapshot

MOST_SHEET: Final = 200_000
PATIENCE: Final = 1.0                                        # seconds in which whoever pipes a text in has begun to
MOST_MARKS: Final = 40                                       # that are named where one is not found
WORDS: Final = re.compile(r"^[ \t]*nonce:(.+)$", re.IGNORECASE | re.MULTILINE)        # a line of a sheet


class ByDay(Session, Witness):
    """A session that keeps the state at the first mark of every day, and the newest."""

    def __init__(self, game: Game, header: rec.Header, seed: bytes | None = None) -> None:
        super().__init__(game, header, seed)
        self.tape.kept, self.tape.witness = 0, self

    def note_state(self) -> None:
        post = self.game.post
        last = [post.day_of_mark(mark.label) for mark in self.snapshots[-3:-1]] if post is not None else []
        if len(last) == 2 and last[0] == last[1]:
            del self.snapshots[-2]


class Passed(NamedTuple):
    """A mark that was passed: by viewer how much he had been told, and the state, packed."""

    told: dict[str, tuple[int, int]]
    state: bytes


class EveryMark(Session, Witness):
    """A session that remembers every mark by its label."""

    def __init__(self, game: Game, header: rec.Header, seed: bytes | None = None) -> None:
        super().__init__(game, header, seed)
        self.passed: dict[str, Passed] = {}
        self.tape.witness = self

    def note_state(self) -> None:
        for mark in self.snapshots[-2:]:                     # the one before may have been changed by the umpire
            self.passed[mark.label] = Passed(mark.versions, zlib.compress(mark.state, 1))

    def states(self) -> Iterator[Any]:
        """The states of all marks that hold, one after the other."""
        for label, mark in self.passed.items():
            if label in self.tape.labels:
                yield self.runner.decode(zlib.decompress(mark.state))


# ---- what one side knows -----------------------------------------------------------------------------------------------
def report(path: Path, viewer: str, day: int | None, since: str, after: bool, out: Path | None, lang: str) -> int:
    """A side's report, on the screen or in a file.  The game is read and nothing in it changed."""
    if after + bool(since) + (day is not None) > 1:
        raise Trouble("--day, --since and --after: one of them.")
    game, header, entries = opened(path)
    seat = reader(game, header, entries, viewer, lang)
    kind = EveryMark if after or since else ByDay if day is not None else None
    session = replayed(game, path, header, entries, seat, kind)
    words = words_of(game, lang, session.scenario)
    if isinstance(session, EveryMark):
        text = after_the_game(session, seat, words) if after else since_a_mark(session, seat, since, words)
    else:
        text = of_a_side(session, seat, day, words)
    if out is None:
        click.echo(text, nl=False)
    else:
        files.write(out, text.encode(), replace=False)
        click.echo(words.text("ui-report-written", seat=words.name(seat), file=str(out)), err=True)
    return 0


def opened(path: Path) -> tuple[Game, rec.Header, list[rec.Entry]]:
    header, entries = saved_games.read(path, cut=True)
    game = choices.load_game(header.game)
    saved_games.check_version(game, header, entries, path)
    return game, header, entries


def reader(game: Game, header: rec.Header, entries: list[rec.Entry], viewer: str, lang: str) -> str:
    """The same of somebody who is shown what he knows.  Who would see everything of a game without an umpire, whose keeper may
    play in it, is shown it when the game is over."""
    over = header.umpire or any(isinstance(entry, rec.Ended) for _, entry in rec.effective(entries))
    seat = role(game, header, viewer, lang, umpire=over)
    if seat == UMPIRE and not over:
        raise Trouble("This game has no umpire; all that happened in it can be read when it is over.", 1)
    return seat


def role(game: Game, header: rec.Header, viewer: str, lang: str, umpire: bool = True) -> str:
    """The seat, or the umpire, that a name means.  `umpire`: whether he is named to whoever types another."""
    scenario = msgspec.convert(header.scenario, game.scenario)
    words, seats = words_of(game, lang, scenario), game.seats(scenario)
    known = (*seats, UMPIRE)
    if not (seat := choices.seat_called(viewer, known, {each: words.name(each) for each in known})):
        raise unknown("seat", viewer, known if umpire else seats)
    return seat


def replayed(
    game: Game, path: Path, header: rec.Header, entries: list[rec.Entry], seat: str, kind: type[Session] | None = None
) -> Session:
    """The game as it stands; of a kind of session that remembers more of it."""
    made_umpire = seat == UMPIRE and not header.umpire
    if made_umpire:
        header = msgspec.structs.replace(header, umpire=True)
    try:
        if kind is not None:
            return kind.replay(game, header, entries)
        if not made_umpire and (short := state_cache.session(path, game, header, entries, None)) and knows_enough(short, seat):
            return short
        return play.replayed(game, header, entries)
    except Departs as error:
        raise files.BadFile(path, error.why, "the record was changed, or the rules were", line=error.line) from None


def knows_enough(short: Session, seat: str) -> bool:
    """Whether a game that was begun from a stored state holds all that a seat was told since its last answer."""
    return short.streams[seat].base == 0 or state_cache.last_answered(short, seat) is not None


def of_a_side(session: Session, seat: str, day: int | None, words: Words) -> str:
    game = session.game
    if not session.began:
        head = words.text("ui-report-title", game=titled(session, words), seat=words.name(seat))
        return markdown.document(head, [sealed(session, words)], words)
    if day is None:
        view, items, asked = session.view(seat), since_the_last_answer(session, seat), questions(session, seat)
    else:
        view, items = as_of(session, seat, day)
        asked = ()
    head = headed(session, seat, game.post.day(view) if game.post is not None and day is None else day, words)
    parts = list(markdown.side(game, view, seat, items, asked, words))
    if not asked and day is None and not session.over:
        parts.append((words.text("ui-mail-not-asked", seat=words.name(seat)), []))
    if nonces.lists(session.entries) and not any(isinstance(e, rec.Decided) and e.seat == seat for e in session.entries):
        parts.append(sealed(session, words))                 # his first report
    return markdown.document(head, parts, words)


def headed(session: Session, seat: str, day: int | None, words: Words) -> str:
    message = "ui-report-title" if day is None or day < 0 else "ui-report-day"
    return words.text(message, game=titled(session, words), seat=words.name(seat), day=max(0, day or 0))


def sealed(session: Session, words: Words) -> tuple[str, list[str]]:
    """How the dice are sealed: the commitment, the frozen list, and whose words are still to come."""
    last = nonces.lists(session.entries)[-1]
    lines = [words.text("ui-dice-sealed-commitment", commitment=session.header.commitment), ""]
    lines += [f"- {markdown.plain(words.name(seat))}: {hash}" for seat, hash in last.hashes.items()]
    if session.unsaid:
        lines += ["", words.text("ui-dice-sealed-words", seats=words.joined(list(session.unsaid)))]
    return words.text("ui-dice-sealed"), lines


def titled(session: Session, words: Words) -> str:
    """The game and its scenario in the reader's language, once where they are called the same."""
    return ": ".join(dict.fromkeys(titles(session.game, session.scenario, words)[:2]))


def questions(session: Session, seat: str) -> tuple[Asked, ...]:
    return tuple(q.asked for q in session.open if q.seat == seat and (q.asked.options or q.asked.kind == "order"))


def since_the_last_answer(session: Session, seat: str) -> Sequence[Any]:
    """What a seat was told since it was last asked something; a question that is open is not the last."""
    stream, last = session.streams[seat], state_cache.last_answered(session, seat)
    return stream.items if last is None else stream.items[last + 1 - stream.base :]


def as_of(session: Session, seat: str, day: int) -> tuple[Any, Sequence[Any]]:
    """The view at the end of a day, and what was told on it."""
    if session.game.post is None:
        raise Trouble(f"{session.game.title} has no days.")
    first = firsts(session, session.game.post.day_of_mark)
    items = session.streams[seat].items
    if day not in first:
        raise Trouble(f"--day {day}: the days that have begun are {min(first, default=0)} to {max(first, default=0)}.")
    told = told_at(first[day], seat)
    if day + 1 not in first:
        return session.view(seat), items[told:]
    end = first[day + 1]
    return session.game.view(state_of(session, end), seat), items[told : told_at(end, seat)]


def firsts(session: Session, day_of: Any) -> dict[int, Snapshot]:
    """The first mark of every day."""
    found: dict[int, Snapshot] = {}
    for mark in session.snapshots:
        if (day := day_of(mark.label)) >= 0:                 # before play there are no days
            found.setdefault(day, mark)
    return found


def told_at(mark: Snapshot, seat: str) -> int:
    """How many items a seat's stream had at a mark."""
    return mark.versions[seat][0] if seat in mark.versions else 0


def state_of(session: Session, mark: Snapshot) -> Any:
    return session.state_of(mark)


def since_a_mark(session: EveryMark, seat: str, since: str, words: Words) -> str:
    """All that a seat was told since a mark was passed, and the rest of its report as it is now."""
    label = passed(session, since)
    told, view, post = session.passed[label].told.get(seat, (0, 0))[0], session.view(seat), session.game.post
    head = headed(session, seat, post.day(view) if post is not None else None, words)
    a, b, c = [*label.split(".", 2), "", ""][:3]
    title = words.text("ui-report-since", mark=words.text("page-mark", a=a, b=b, c=c))
    items = session.streams[seat].items[told:]
    first, *parts = markdown.side(session.game, view, seat, items, questions(session, seat), words)
    return markdown.document(head, [(title, first[1]), *parts], words)


def passed(session: EveryMark, since: str) -> str:
    """The label of the mark that a moment means: its own, or the first of a day."""
    labels = [label for label in session.passed if label in session.tape.labels]
    post = session.game.post
    day = int(since) if since.isascii() and since.isdigit() and len(since) < 5 else -1
    found = [label for label in labels if label == since.lower() or (day >= 0 and post and post.day_of_mark(label) == day)]
    if not found:
        near = [label for label in labels if label.partition(".")[0] == since.partition(".")[0]] or labels
        raise Trouble(f"--since {since}: there is no such mark; marks passed are {', '.join(near[-MOST_MARKS:]) or 'none yet'}.")
    return found[0]


def after_the_game(session: EveryMark, seat: str, words: Words) -> str:
    """What was believed beside what was true, or the game's own story of what happened; only when the game is over."""
    post = session.game.post
    if post is None:
        raise Trouble(f"{session.game.title} keeps no account of what was believed.")
    if not session.over:
        raise Trouble(words.text("ui-report-not-over"), 1)
    message = "ui-report-after-all" if seat == UMPIRE else "ui-report-after"
    if post.has_story(session.view(seat)):
        message = "ui-report-story"
    head = words.text(message, game=titled(session, words), seat=words.name(seat))
    stream = session.streams[seat]
    told = post.story(session.view(seat), that_hold(stream.items, stream.base + 1), words)
    story = [(heading, markdown.listed(lines)) for heading, lines in told]
    return markdown.document(head, [*post.after(session.states(), seat, words), *story], words)


# ---- what he answers -----------------------------------------------------------------------------------------------------
def order(path: Path, viewer: str, sheet: str | None, check: bool, lang: str) -> int:
    """Read a text, say how it is understood, answer with it.  0: sent; 1: refused, or nothing is asked; 2: not understood.
    Without `sheet`: what is piped in, else the text to begin from is written."""
    game, header, entries = opened(path)
    seat = role(game, header, viewer, lang)
    if seat == UMPIRE and not header.umpire:
        raise Trouble("This game has no umpire; begin one with --umpire.", 1)
    screen = Screen(plain=True)                              # before anything that is piped in is read
    text = text_of(sheet) if sheet is not None else forms.bare(said) if (said := piped_in()).strip() else None
    over = any(isinstance(e, rec.Ended) for _, e in rec.effective(entries))
    if text is not None and not check and (found := WORDS.search(text)) and not any(isinstance(e, rec.Began) for e in entries):
        return add_words(saved_games.resume(path, game, header, entries), seat, found[1], lang, screen)
    if check or text is None or over:
        session = replayed(game, path, header, entries, seat)
        words = words_of(game, lang, session.scenario)
        q = question(session, seat, words)
        if text is None:
            view = session.view(seat)
            click.echo(template(game, view, q.asked, words) or words.question(game.question(view, q.asked)))
            return 0
        _, code = answered(game, session, seat, q, text, words)
        if not code:
            click.echo(words.text("ui-mail-checked"))
        return code
    held = saved_games.resume(path, game, header, entries)
    try:
        return sent(held, seat, text, words_of(game, lang, held.session.scenario), screen)
    finally:
        held.close()


def add_words(held: saved_games.Kept, seat: str, said: str, lang: str, screen: Screen) -> int:
    """What a player adds to the dice has come, as words; with the last of them play begins."""
    session, words = held.session, words_of(held.session.game, lang, held.session.scenario)
    try:
        with held.whole():
            refusal = session.nonce(seat, nonce_of_words(said))
            if refusal is None and not session.unsaid:
                session.begin()
        if refusal is not None:
            click.echo(words.refusal(refusal), err=True)
            return 1
        click.echo(words.text("ui-mail-said", seat=words.name(seat)))
        who = {each: kind or choices.BOT for each, kind in session.header.seats.items()}
        table = Table(held, screen, words, who)
        return auto_play.moved_on(table) if session.began else auto_play.waits(table)
    finally:
        held.close()


def text_of(name: str) -> str:
    if name != "-":
        data = files.read_bytes(Path(name)).removeprefix(codecs.BOM_UTF8)    # as some editors write it
        return forms.bare(files.text_of(data, name))
    return forms.bare(sys.stdin.read(MOST_SHEET))


def piped_in() -> str:
    """What stands on stdin; "" of a keyboard, of /dev/null, and of a pipe into which nobody writes."""
    stdin = sys.stdin
    if stdin is None or stdin.closed or stdin.isatty():
        return ""
    return stdin.read(MOST_SHEET) if holds_something() else ""


def holds_something() -> bool:
    """Whether reading would find something, or the end, at once."""
    try:
        number = sys.stdin.fileno()
        kind = os.fstat(number).st_mode
    except (OSError, ValueError):                            # no file of the system's: it is in memory
        return True
    if stat.S_ISREG(kind):
        return True
    return not stat.S_ISCHR(kind) and is_ready(number)


def is_ready(number: int) -> bool:
    """Whether something has come through a pipe."""
    if sys.platform == "win32":
        import ctypes
        import msvcrt

        waits = ctypes.c_ulong()
        peek = ctypes.windll.kernel32.PeekNamedPipe
        return bool(peek(msvcrt.get_osfhandle(number), None, 0, None, ctypes.byref(waits), None)) and waits.value > 0
    import select

    return bool(select.select([number], [], [], PATIENCE)[0])


def question(session: Session, seat: str, words: Words) -> Open:
    """The question that waits for a seat; one that is sealed may be answered anew; else the form that it may write unasked."""
    mine = [q for q in session.open if q.seat == seat and (q.asked.options or q.asked.kind == "order")]
    for q in sorted(mine, key=lambda q: q.done):
        return q
    if (free := session.unasked(seat)) is not None:
        return free
    raise Trouble(words.text("ui-game-over" if session.over else "ui-mail-not-asked", seat=words.name(seat)), 1)


def answered(game: Game, session: Session, seat: str, q: Open, text: str, words: Words) -> tuple[Any, int]:
    """The answer that a text means, told back, and the exit code: 0 it stands, 1 it is refused, 2 it is not understood."""
    view, asked = session.view(seat), q.asked
    if asked.kind == "order" and q not in session.open and text.strip().isdecimal():
        click.echo(words.text("ui-mail-not-asked", seat=words.name(seat)), err=True)
        return None, 1
    if asked.kind != "order":
        number = text.strip()
        if asked.kind == "offer" and number == forms.END:
            return None, 0
        if not (number.isascii() and number.isdigit() and 1 <= int(number[:6]) <= len(asked.options)):
            click.echo(words.text("ui-mail-number", most=len(asked.options)), err=True)
            return None, 2
        option = asked.options[order_of(game.groups, asked)[int(number[:6]) - 1]]
        click.echo(page.option_text(game, view, words, asked, option))
        return option, 0
    text = "" if text.strip() == forms.END else text         # as at the keyboard: nothing new
    wrong = all_wrong(game, view, asked, text, words)
    for one in wrong:
        click.echo(one.says, err=True)
    if wrong:
        click.echo(words.text("ui-mail-nothing-sent"), err=True)
        return None, 2 if any(one.misread for one in wrong) else 1
    form = game.read(view, asked, text)
    lines = forms.echo(game, view, form, words)
    click.echo(words.text("ui-form-understood" if lines else "ui-form-empty"))
    for line in lines:
        click.echo(f"  {line}")
    odds = forms.foretold(game, view, asked, form, words)
    for line in [words.text("ui-prospects"), *(f"  {line}" for line in odds)] if odds else ():
        click.echo(line)
    return form, 0


def sent(held: saved_games.Kept, seat: str, text: str, words: Words, screen: Screen) -> int:
    """The answer goes in, the computer's follow, and what is still missing is said."""
    session = held.session
    q = question(session, seat, words)
    again, before = q.done, {(each.seat, each.asked.id) for each in session.open}
    answer, code = answered(session.game, session, seat, q, text, words)
    if code:
        return code
    with held.whole():
        refusal = session.answer(seat, answer, q.asked.id)
    if refusal is not None:
        click.echo(words.refusal(refusal), err=True)
        return 1
    forms.drop(held.path, seat, q.asked)
    click.echo(words.text("ui-mail-changed" if again else "ui-mail-sent", seat=words.name(seat)))
    who = {seat: kind or choices.BOT for seat, kind in session.header.seats.items()}
    return auto_play.moved_on(Table(held, screen, words, who), before)


# ---- on paper ------------------------------------------------------------------------------------------------------------
def paper(path: Path, viewer: str, out: Path, replace: bool, lang: str) -> int:
    """The pages of a side, each a file of its own that needs no other."""
    game, header, entries = opened(path)
    seat = reader(game, header, entries, viewer, lang)
    session = replayed(game, path, header, entries, seat)
    words = words_of(game, lang, session.scenario)
    pages = game.post.printed(session.view(seat), words) if game.post is not None else {}
    if not pages:
        raise Trouble(f"{titled(session, words)} has no pages to be printed.")
    there = [name for name in pages if (out / name).exists()]
    if there and not replace:
        raise files.BadFile(out / there[0], "this file is already there", "give another folder, or --replace")
    for name, text in pages.items():
        files.write(out / name, text.encode())
        click.echo(str(out / name))
    return 0
