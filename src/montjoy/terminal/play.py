"""Beginning and going on with a game in the terminal: what `play` and `resume` do."""

from __future__ import annotations

import string
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import msgspec

from montjoy.core import outside
from montjoy.core.content import files, lessons, messages
from montjoy.core.dice import NONCE_BYTES, SEED_BYTES, nonce_hash
from montjoy.core.effects import UMPIRE, WATCHER, Seat
from montjoy.core.errors import Departs, RulesError
from montjoy.core.game import Game
from montjoy.core.record import entries as rec
from montjoy.core.record import nonces
from montjoy.core.session.session import Session
from montjoy.terminal import choices, game_loop, page, saved_games, state_cache
from montjoy.terminal.errors import Trouble, unknown
from montjoy.terminal.keyboard import Table
from montjoy.terminal.language import words_for, words_of
from montjoy.terminal.screen import Gone, Quit, Screen
from montjoy.terminal.telling.started import command
from montjoy.terminal.telling.typed_words import in_english
from montjoy.words import Words
from montjoy.words.plain_text import sentence
from montjoy.words.titles import titles

LEAST_READ: Final = 8                                        # lines of a replay that stand together before it stops


def play(
    slug: str,
    scenario_name: str | None,
    seats: Sequence[str],
    options: Sequence[str],
    house_names: Sequence[str],
    *,
    lang: str = "",
    seed: str = "",
    record: Path | None = None,
    typed: bool = False,
    umpire: bool = False,
    plain: bool = False,
    role: str = "",
    by_mail: bool = False,
    learn: bool = False,
    adds: Sequence[str] = (),
) -> int:
    """A fresh game, to its end; `by_mail`: only up to the first answer of a person's; `learn`: the game's lesson, with
    each step explained.  The exit code."""
    if by_mail and typed:
        raise Trouble("Dice cannot be typed in a game by mail: leave out --typed or --by-mail.")
    if adds and (seed or not by_mail):
        raise Trouble("--adds is for a game by mail, with dice of a fresh seed: give --by-mail, and no --seed.")
    game = choices.load_game(slug)
    lesson = choices.lesson_of(game, scenario_name or "") if learn else None
    if lesson is not None:
        if seats or role or by_mail:
            raise Trouble("--learn says itself which scenario and which seat: give neither, and no --by-mail.")
        scenario_name, role = lesson.scenario, lesson.seat
    scenario = choices.scenario_of(game, scenario_name)
    house = choices.house_rules(game, house_names)
    chosen = choices.options_of(game, house, options, scenario)
    stand, undone = choices.in_force(game, [rule for _, rule in house], options)
    words = words_of(game, lang, scenario)
    called = {seat: words.name(seat) for seat in (*game.seats(scenario), UMPIRE)}
    if role:
        seats, rules = choices.role_of(game, scenario, role, seats, called)
        umpire = umpire or rules
    who = choices.seats_of(game, scenario, seats, called)
    announced = announced_hashes(adds, who, called)
    try:
        session = state_cache.Keeping.new(
            game, scenario, chosen, seed=seed_of(seed), names=who, umpire=umpire, typed=typed,
            house=tuple(msgspec.to_builtins(rule) for rule in stand),
        )
    except ValueError as error:
        raise Trouble(str(error)) from None
    screen, words = Screen(plain), words_of(game, lang, session.scenario)    # with what its options name, as units of a table
    table_kept = saved_games.Kept(session, record or saved_games.fresh_path(slug, scenario.id))
    table = Table(table_kept, screen, words, who, seed)
    table.lesson = lesson
    table_kept.begin()
    if lesson is not None:
        saved_games.keep_lesson(table_kept.path, ())
    head(screen, words, session, scenario, who, by_mail, undone)
    if not scenario_name:
        tell_newcomers(screen, words, game)
    for name, rule in [] if house else choices.own_house(game):
        own, says = (words.found(f"page-preset-{name}{part}") for part in ("", "-says"))
        screen.paragraph(words.text("ui-own-house", name=name, title=own or rule.name, says=says or rule.says), first="  ")
    with table_kept.whole():
        begin(session, bool(seed), announced)
    if by_mail:
        from montjoy.terminal import auto_play

        return auto_play.begun(table)
    return run(table)


def begin(session: Session, seeded: bool = False, announced: Mapping[Seat, str] = MappingProxyType({})) -> None:
    """People's seats add to the seed, unless it was given to have the same dice once more; then play begins.

    Whoever sits at this machine has his part of the list said at once; `announced`: the hashes of those who play by mail, for
    whose words the game waits.  Whoever goes on with it before they came leaves them out: the list is frozen again."""
    if session.unsaid:
        session.freeze_again()
    elif not seeded and not nonces.before_play(session.entries):
        people = [seat for seat, kind in session.header.seats.items() if kind == choices.HUMAN]
        own = {seat: outside.entropy(NONCE_BYTES).hex() for seat in people if seat not in announced}
        session.freeze({**announced, **{seat: nonce_hash(value) for seat, value in own.items()}}, list(own))
        for seat, value in own.items():
            session.nonce(seat, value)
    if not session.unsaid:
        session.begin()


def seed_of(text: str) -> bytes | None:
    """A seed given by hand, up to 64 hexadecimal digits, for the same dice once more."""
    if not text:
        return None
    if len(text) > 2 * SEED_BYTES or set(text) - set(string.hexdigits):
        raise Trouble(f"--seed wants up to {2 * SEED_BYTES} hexadecimal digits (0-9, a-f), for example --seed 7f3a.")
    return bytes.fromhex(text.zfill(2 * SEED_BYTES))


def head(
    screen: Screen, words: Words, session: Session, scenario: Any, who: dict[str, str], by_mail: bool = False,
    undone: Sequence[choices.House] = (),
) -> None:
    """What stands at the head of a game.  `undone`: the house rules that the command line has undone."""
    game, called, says = titles(session.game, scenario, words)
    title = called if game == called else words.text("ui-title", game=game, scenario=called)
    screen.paragraph(title, style="bold")
    for part in says.split("\n\n"):
        screen.paragraph(part, first="  ")
    for seat, kind in who.items():
        name, bot = words.name(seat), kind.partition(":")[2] or "bot"
        message = "ui-seat-bot" if kind != choices.HUMAN else "ui-seat-mail" if by_mail else "ui-seat-human"
        screen.paragraph(sentence(words.text(message, seat=name, bot=bot)), first="  ")
    for rule in session.header.house:
        screen.paragraph(words.text("ui-house", name=rule["name"], replaces=rule["replaces"], says=rule["says"]), first="  ")
    for each in undone:
        screen.paragraph(words.text("ui-house-undone", name=each.name), first="  ")
    usual = msgspec.to_builtins(session.game.options())
    for name, value in session.header.options.items():
        if usual.get(name) != value:
            screen.paragraph(words.text("ui-option-set", name=name, value=page.option_value(value)), first="  ")
    screen.paragraph(words.text("ui-commitment", commitment=session.header.commitment[:16]), first="  ", style="dim")
    if choices.HUMAN in who.values():
        screen.paragraph(words.text("ui-how-mail" if by_mail else "ui-how"), first="  ")


def tell_newcomers(screen: Screen, words: Words, game: Game) -> None:
    """For whoever named no scenario: which is for a first evening, and how the game teaches itself."""
    if first := choices.to_learn(game):
        _, title, _ = titles(game, game.scenarios[first], words)
        screen.paragraph(words.text("ui-to-learn", game=game.slug, scenario=first, title=title), first="  ")
    if lessons.lesson(game) is not None:
        screen.paragraph(words.text("ui-to-learn-steps"), first="  ")
        for lesson in lessons.all_lessons(game):
            further = "" if lesson is lessons.lesson(game) else f" {lesson.scenario}"
            screen.write(f"    {command(f'play {game.slug}{further} --learn')}")


def resume(path: Path, lang: str = "", plain: bool = False) -> int:
    """Go on with a kept game."""
    header, entries = saved_games.read(path, cut=True)
    game = choices.load_game(header.game)
    saved_games.check_version(game, header, entries, path)
    if any(isinstance(e, rec.Ended) for _, e in rec.effective(entries)):
        if saved_games.seed_path(path).exists():
            saved_games.resume(path, game, header, entries).release()
        words = words_for(lang)
        told = f"{words.text('ui-game-over')} {words.text('ui-see-again')}"
        raise Trouble(f"{told}  {command('replay', saved_games.short(path))}", 1)
    table_kept = saved_games.resume(path, game, header, entries)
    session = table_kept.session
    words = words_of(game, lang, session.scenario)
    screen = Screen(plain)
    who = {seat: kind or choices.BOT for seat, kind in header.seats.items()}
    if choices.HUMAN not in who.values() and not header.umpire:
        who[next(iter(who))] = choices.HUMAN
    table = Table(table_kept, screen, words, who)
    if (learned := saved_games.kept_lesson(path)) is not None:
        table.lesson = lessons.lesson_on(game, session.scenario.id)
        table.learned = learned[:-1]                         # the last one once more: it is about what waits
    for seat, stream in session.streams.items():
        last = state_cache.last_answered(session, seat)
        table.shown[seat] = max(0, len(stream.items) - 20) if last is None else last + 1 - stream.base
    screen.paragraph(words.text("ui-resumed", file=str(path)))
    head(screen, words, session, session.scenario, who)
    if not session.began:
        with table_kept.whole():
            begin(session)
    return run(table)


def run(table: Table) -> int:
    """Play until it is over or somebody stops; the game is kept in any case."""
    words, screen = table.words, table.screen
    try:
        game_loop.play(table)
        return 0
    except Quit:
        code = 0
    except Gone:
        screen.paragraph(words.text("ui-ended-early"))
        code = 0
    except KeyboardInterrupt:
        screen.write()
        screen.paragraph(words.text("ui-interrupted"))
        code = 130
    finally:
        table.kept.close()
    screen.paragraph(words.text("ui-kept"))
    screen.write(f"  {table.next_command('resume')}{' --plain' if screen.plain else ''}")
    return code


# ---- replaying -------------------------------------------------------------------------------------------------------
def replay(
    path: Path, viewer: str, lang: str = "", to: int | None = None, plain: bool = False, at_once: bool = False
) -> int:
    """The log of a recorded game, as one viewer saw it, up to line `to` of the record; on a terminal turn by turn."""
    header, entries = saved_games.read(path, cut=True)
    game = choices.load_game(header.game)
    saved_games.check_version(game, header, entries, path)
    if to is not None and not 1 <= to <= len(entries) + 1:
        raise Trouble(f"--to {to}: the record has lines 1 to {len(entries) + 1}.")
    session = Session(game, header)
    words = words_of(game, lang, session.scenario)
    viewers = (*session.seats, WATCHER, UMPIRE)
    who = choices.seat_called(viewer, viewers, {each: words.name(each) for each in viewers})
    if not who:
        raise unknown("viewer", viewer, viewers)
    header = msgspec.structs.replace(header, umpire=True) if who == UMPIRE and not header.umpire else header
    try:
        session = replayed(game, header, entries)
    except Departs as error:
        raise files.BadFile(path, error.why, "the record was changed, or the rules were", line=error.line) from None
    screen = Screen(plain)
    name = words.name(who) if who in session.seats else words.text(f"name-{who}")
    called, title, _ = titles(game, session.scenario, words)
    screen.paragraph(words.text("ui-replay", game=words.text("ui-title", game=called, scenario=title), seat=name), style="bold")
    screen.write()
    items, place = session.streams[who].items, list(session.streams).index(who)
    later = [line for line in session.versions if to is not None and line >= to - 1]
    told = session.versions[min(later)][place] if later else len(items)
    marks = [session.versions[n][place] for n, entry in enumerate(session.entries) if isinstance(entry, rec.Marked)]
    show_in_turns(screen, words, items[:told], marks if screen.tty and not at_once else ())
    return 0


def show_in_turns(screen: Screen, words: Words, items: Sequence[Any], marks: Sequence[int]) -> None:
    """A log that stops where the game has its marks, each by how much had been told there; after short turns it goes on.  Enter
    shows more, `q` ends it."""
    begins = lines = 0
    for upto in [*(mark for mark in marks if mark < len(items)), len(items)]:
        lines += page.show_log(screen, words, items[begins:upto])
        begins = upto
        if lines >= LEAST_READ and upto < len(items):
            try:
                line = screen.ask(words.text("ui-replay-more") + " ")
            except Gone:
                return
            if in_english(words, line).lower() in ("quit", "exit", "q"):
                return
            lines = 0


def replayed(game: Game, header: rec.Header, entries: list[rec.Entry]) -> Session:
    """A session from its record alone.  Of a game that was broken off in the middle of a roll, up to the answer before."""
    try:
        session = Session.replay(game, header, entries)
    except RulesError:  # not a die has fallen
        return Session.replay(game, header, [e for e in entries if isinstance(e, rec.Hashes | rec.Nonce)])
    if len(session.entries) > len(entries) and isinstance(last := session.entries[-1], rec.Failed):
        session = Session.replay(game, header, entries[: last.to])
    return session


def announced_hashes(given: Sequence[str], who: Mapping[Seat, str], names: Mapping[str, str]) -> dict[Seat, str]:
    """By seat the hash that its player has announced."""
    found: dict[Seat, str] = {}
    for text in given:
        name, _, hash = text.partition("=")
        if not (seat := choices.seat_called(name, who, names)):
            raise unknown("seat", name, tuple(who))
        if who[seat] != choices.HUMAN or not nonces.is_hash(hash.strip().lower()):
            raise Trouble(f"--adds {messages.clean(text)}: write --adds {name}=HASH for a person, with 64 hexadecimal digits.")
        found[seat] = hash.strip().lower()
    return found
