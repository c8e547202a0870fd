"""A game at one keyboard: who sits there, what he is shown, and what is done with what he answers.

Whose turn it is says `game_loop.py`, what a typed line means `commands.py`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from montjoy.core.content.files import BadFile
from montjoy.core.content.lessons import OVER, Lesson
from montjoy.core.effects import UMPIRE, WATCHER, No, Seat
from montjoy.core.record import entries as rec
from montjoy.core.record import rulings
from montjoy.core.session import umpire
from montjoy.core.session.runner import Open
from montjoy.core.session.streams import Asked
from montjoy.terminal import page
from montjoy.terminal.choices import HUMAN, is_ours
from montjoy.terminal.errors import Trouble
from montjoy.terminal.language import Book, words_for, words_of
from montjoy.terminal.players import policies
from montjoy.terminal.saved_games import Kept, keep_lesson, short
from montjoy.terminal.screen import Quit, Screen
from montjoy.terminal.telling.started import command
from montjoy.terminal.telling.typed_words import in_english
from montjoy.words import Words
from montjoy.words.messages import Typed
from montjoy.words.plain_text import sentence
from montjoy.words.titles import titles

MOST_FAILURES = 3


class Table:
    """`who`: by seat "human", "bot" or "bot:NAME".  `at`: the seat whose page is on the screen."""

    def __init__(self, kept: Kept, screen: Screen, words: Words, who: Mapping[Seat, str], seed: str = "") -> None:
        self.kept, self.screen, self.words = kept, screen, words
        self.session, self.game = kept.session, kept.session.game
        self.people = [seat for seat, kind in who.items() if kind == HUMAN]
        self.bots = policies(self.game, {seat: kind for seat, kind in who.items() if kind != HUMAN}, seed)
        self.book = Book(self.game, words.lang)
        self.at: str = ""
        self.shown: dict[str, int] = {}
        self.in_sight: dict[str, tuple[str, str]] = {}
        self.cards: dict[str, tuple[str, ...]] = {}
        self.whole: dict[str, tuple[str, ...]] = {}          # the card as it was last shown whole
        self.days: dict[str, int] = {}                       # in which the whole page was last shown
        self.draw_map = True
        self.auto_dice = False
        self.failures = 0
        self.lesson: Lesson | None = None
        self.learned: list[str] = []
        self.told_no_clock = self.told_slow = False

    # ---- what waits ------------------------------------------------------------------------------------------------
    def pending(self, seat: str) -> Open | None:
        """The seat's next question that wants an answer."""
        for q in self.session.open:
            if q.seat == seat and not q.done and q.asked.kind != "offer":
                return q
        return None

    def answer_by_bot(self, seat: Seat, q: Open) -> None:
        view = self.session.view(seat)
        items = self.session.streams[seat].items
        answer = self.bots[seat](view, q.asked, items)
        if self.failures:
            answer = self.game.default(view, q.asked, items)
        with self.kept.whole():
            refusal = self.session.answer(seat, answer, q.asked.id, by="bot")
            if refusal is not None:
                answer = self.game.default(view, q.asked, items)
                refusal = self.session.answer(seat, answer, q.asked.id, by="default")
        if refusal is not None:
            raise Trouble(f"The bot of {seat} gives no answer that the rules allow ({refusal.reason}).", 70)
        self.draw_map = True

    def retry(self) -> None:
        """A rule failed.  Nothing is lost; the question before is asked again."""
        self.failures += 1
        failed = next((entry for entry in reversed(self.session.entries) if isinstance(entry, rec.Failed)), None)
        if failed is not None and not is_ours(self.game):    # its author sits here, and is not told what was in the state
            where, kind = failed.where, failed.error.partition(":")[0]
            self.screen.paragraph(self.words.text("ui-stopped-where", where=where, error=kind), style="warn")
        if self.failures > MOST_FAILURES:
            raise Trouble(self.words.text("ui-stopped-bot", file=str(self.kept.path)), 70)
        self.screen.paragraph(self.words.text("ui-stopped"), style="warn")
        with self.kept.whole():
            self.rule(self.people[0] if self.people else self.session.seats[0], rulings.Retry(), rulings.GO_ON)

    def rule(self, seat: str, ruling: rulings.Ruling, reason: str) -> No | None:
        """A ruling that everybody at the keyboard has agreed to."""
        self.remember()
        if self.session.header.umpire:
            return umpire.rule(self.session, ruling, reason)
        refusal = umpire.propose(self.session, seat, ruling, reason if len(self.people) > 1 else rulings.ALONE)
        if refusal is None and self.session.proposals:
            number = max(self.session.proposals)
            for other in self.session.seats:
                if other != seat and refusal is None:
                    refusal = umpire.agree(self.session, other, number)
        return refusal

    # ---- a person's turn -------------------------------------------------------------------------------------------
    def still_open(self, seat: str, asked: Asked) -> bool:
        """Whether the same question still waits for its answer."""
        if self.session.stopped or self.session.over:
            return False
        return any(q.seat == seat and q.asked.id == asked.id and not q.done for q in self.session.open)

    def come(self, seat: str, may_undo: bool = False) -> bool:
        """The seat sits down at the keyboard; with several people the screen hides what the last one saw.  False: somebody has
        typed `undo` instead, and the last one sits there again."""
        if self.at == seat:
            return True
        if len(self.people) + self.session.header.umpire > 1 and self.at != seat:
            self.screen.clear()
            line = self.hand_over(seat)
            if line in ("quit", "exit", "q"):
                raise Quit
            if may_undo and self.at in self.people and line in ("undo", "back"):
                self.hand_over(self.at)                      # whoever typed it is shown nothing of his
                return False
            self.screen.clear()
        self.at, self.draw_map = seat, True
        return True

    def hand_over(self, seat: str) -> str:
        """What is typed before the seat sits there."""
        line = self.screen.ask(self.words.text("ui-hand-over-short", seat=self.words.name(seat)) + " ")
        return in_english(self.words, line).lower()

    def show_news(self, seat: str, asked: Asked | None = None) -> None:
        """The map if somebody else has acted, what was told since, and what only he knows; in the middle of a fight, or of a
        battle's round, only what was told, and what of it is seen when that has changed."""
        view, news = self.session.view(seat), self.news(seat)
        if seat == UMPIRE and page.show_digest(self.screen, self.game, view, self.words, news):
            self.draw_map = False
            return
        fighting = asked is not None and isinstance(asked.ask, str) and bool(self.in_sight.get(seat, ("", ""))[1])
        if self.draw_map and (fighting or self.goes_on(seat, view)):
            page.show_log(self.screen, self.words, page.news(self.game, news))
            before = self.in_sight[seat] if len(self.people) == 1 else None    # another one has cleared the screen
            self.in_sight[seat] = page.show_glimpse(self.screen, self.game, view, self.words, before)
            self.draw_map = fighting
            return
        if self.draw_map:
            page.show_map(self.screen, self.game, view, self.words)
            self.screen.heading(self.words.text("ui-round-log" if self.was_told(seat, news) else "ui-beginning"))
        shown = page.show_log(self.screen, self.words, page.news(self.game, news))
        seen = None if self.draw_map else self.cards.get(seat)
        self.cards[seat] = page.show_new_on_card(self.screen, self.game, view, self.words, seen)
        before = None if self.draw_map else self.in_sight.get(seat)
        self.in_sight[seat] = page.show_glimpse(self.screen, self.game, view, self.words, before)
        if self.draw_map and not shown:
            nothing = "ui-nothing-new" if self.was_told(seat, news) else "ui-nothing-yet"
            self.screen.paragraph(self.words.text(nothing), first="  ")
        if self.draw_map:
            known = self.whole.get(seat, ()) if len(self.people) == 1 else ()      # another one has cleared the screen
            self.whole[seat] = page.show_card(
                self.screen, self.game, view, self.words, self.in_sight[seat][1].split("\n"), known
            )
        self.draw_map = False

    def was_told(self, seat: str, news: Sequence[Any]) -> bool:
        """Whether the seat was told anything before this news."""
        return seat in self.session.streams and self.session.streams[seat].version > len(news)

    def goes_on(self, seat: str, view: Any) -> bool:
        """Whether it is still the round in which the one person here was shown the whole page, of a game that can show the board
        alone; from now on it is."""
        if self.game.glimpse is None or self.game.post is None or self.screen.plain:
            return False
        day, before = self.game.post.day(view), self.days.get(seat)
        self.days[seat] = day
        return day == before and len(self.people) == 1

    def teach(self, kinds: Sequence[str]) -> None:
        """The step of the lesson for what is asked now, once."""
        step = self.lesson.next(kinds, self.learned) if self.lesson is not None else None
        if step is not None:
            self.learned.append(step.id)
            if not self.session.over:
                keep_lesson(self.kept.path, self.learned)
            page.show_lesson(self.screen, self.words, step.id)

    def tell_no_clock(self, seat: str, asked: Asked) -> None:
        """Once, where a rule limits the time: it is not counted here."""
        seconds = self.game.limit(self.session.view(seat), asked)
        if seconds and not self.told_no_clock:
            self.told_no_clock = True
            self.screen.paragraph(self.words.text("ui-no-clock", seconds=int(seconds)))

    def news(self, seat: str) -> list[Any]:
        """The items of a stream that its seat has not been shown."""
        if seat not in self.session.streams:
            return []
        items = self.session.streams[seat].items
        news = items[self.shown.get(seat, 0) :]
        self.shown[seat] = len(items)
        self.shown[WATCHER] = len(self.session.streams[WATCHER].items)
        return news

    def remember(self) -> None:
        """All that was ever told is here, also where the game was gone on with from a stored state."""
        before = self.session.streams
        self.session = self.kept.all_of_it()
        for seat, stream in before.items():
            self.shown[seat] = self.shown.get(seat, 0) + stream.base

    def answer(self, seat: str, asked: Asked, option: Any) -> bool:
        """Give an answer; a refusal is told and the question stands.  Whether it was taken."""
        with self.kept.whole():
            refusal = self.session.answer(seat, option, asked.id)
        if refusal is not None:
            self.screen.paragraph(self.words.refusal(refusal), style="warn")
            return False
        if not self.session.stopped:
            self.failures = 0
        if any(q.seat == seat and q.done and q.asked.id == asked.id for q in self.session.open):
            self.screen.paragraph(self.words.text("ui-sealed"), style="dim")
        return True

    def react_by_bot(self, seat: Seat) -> None:
        """In a pause for reactions: the bot takes what it is offered, or lets it pass."""
        for q in self.offers(seat):
            answer = self.bots[seat](self.session.view(seat), q.asked, self.session.streams[seat].items)
            if answer is not None:
                with self.kept.whole():
                    self.session.answer(seat, answer, q.asked.id, by="bot")

    def prompt(self, seat: str) -> str:
        """What the player types."""
        return self.screen.ask(f"{sentence(self.words.name(seat))}> ")

    def offers(self, seat: str) -> list[Open]:
        return [q for q in self.session.open if q.seat == seat and q.asked.kind == "offer" and q.asked.options and not q.done]

    def yes(self, question: str) -> bool:
        """Yes or no, in the player's language or in English; Ctrl-C is no."""
        yes = self.words.text("yes").lower()
        no = self.words.text("no").lower()
        while True:
            try:
                line = self.screen.ask(f"{question} ({yes}/{no}) ").lower()
            except KeyboardInterrupt:
                self.screen.write()
                return False
            if in_english(self.words, line) in ("quit", "exit", "q"):
                raise Quit
            if line and (yes.startswith(line) or "yes".startswith(line)):
                return True
            if line and (no.startswith(line) or "no".startswith(line)):
                return False
            self.screen.paragraph(self.words.text("ui-yes-or-no", yes=yes, no=no), style="warn")

    # ---- saving and the end ------------------------------------------------------------------------------------------
    def save(self, name: str) -> None:
        """A copy in a file; without a name, where the game is kept."""
        if name:
            try:
                path = Path(name).expanduser()
                if not os.path.exists(path.absolute().parent):
                    self.screen.paragraph(self.words.text("ui-no-folder", folder=Typed(path.parent)), style="warn")
                    return
                self.kept.copy(path)
            except (BadFile, RuntimeError) as bad:
                self.screen.paragraph(str(bad), style="warn")
                return
            self.screen.paragraph(self.words.text("ui-saved-copy", file=name, record=str(self.kept.path)))
        else:
            self.screen.paragraph(self.words.text("ui-record", file=str(self.kept.path)))

    def finish(self) -> None:
        """The last lines, the seed, and how to check the dice."""
        self.kept.release()
        alone = UMPIRE if not self.people and self.session.header.umpire else WATCHER
        seat = self.people[0] if len(self.people) == 1 else alone
        news = self.news(seat) if seat != WATCHER else self.session.streams[WATCHER].items[self.shown.get(WATCHER, 0) :]
        if len(self.people) > 1:
            self.screen.clear()
        page.show_map(self.screen, self.game, self.session.view(seat), self.words)
        self.screen.heading(self.words.text("ui-game-over"))
        if seat != UMPIRE or not page.show_digest(self.screen, self.game, self.session.view(seat), self.words, news, False):
            page.show_log(self.screen, self.words, page.news(self.game, news))
        self.teach((OVER,))
        self.tell_what_next()
        self.screen.write()
        self.screen.paragraph(self.words.text("ui-record", file=str(self.kept.path)))
        for message, name in (("ui-see-again", "replay"), ("ui-seed-out", "verify")):
            self.screen.paragraph(self.words.text(message))
            self.screen.write(f"  {self.next_command(name)}")

    def tell_what_next(self) -> None:
        """After a lesson the game's other scenarios, each with what to type for it."""
        if self.lesson is None:
            return
        self.screen.write()
        self.screen.paragraph(self.words.text("ui-after-lesson"))
        for id, scenario in self.game.scenarios.items():
            if id != self.lesson.scenario:
                self.screen.paragraph(titles(self.game, scenario, words_of(self.game, self.words.lang, scenario))[1], first="  ")
                self.screen.write(f"      {command(f'play {self.game.slug}', id)}{self.in_language()}")

    def next_command(self, name: str) -> str:
        """What to type for this game afterwards, in a line of its own."""
        return command(name, short(self.kept.path)) + self.in_language()

    def in_language(self) -> str:
        """What a command needs to speak the language of this game; nothing where it is the system's."""
        return f" --lang {self.words.lang}" if self.words.lang != words_for("").lang else ""
