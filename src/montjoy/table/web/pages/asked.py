"""A question as a page shows it: its words, its numbered answers under headings, its clock, and its odds."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from starlette.responses import Response

from montjoy.core.capabilities import Amount, Card
from montjoy.core.session.shown import order_of
from montjoy.core.session.streams import Asked
from montjoy.fights.odds import forecast
from montjoy.table.tables import tutorial
from montjoy.table.tables.pictures import Picture, stamp
from montjoy.table.web import boards
from montjoy.table.web.call import Call, whole
from montjoy.table.web.reckoner import Reckoner, beside
from montjoy.words.plain_text import sentence

MANY: Final = 7                                              # answers from which they stand under headings
WAIT: Final = 5.0                                            # seconds that odds are waited for
FORETOLD: Final = 60                                         # answers up to which each is looked at for odds
KEPT: Final = 200                                            # answers of the reckoner that are kept
LONG: Final = 130                                            # letters from which a question is folded on a phone
FIRST: Final = 60                                            # of one that begins with a long sentence, what stands out
SENTENCE: Final = re.compile(r"(?<=[.?!:])[\u2068\u2069]*\s")      # where one ends
SHORT: Final = 12                                            # lines of a guide that comes with its question


class Answer:
    """One answer that may be given.  `given`: sealed already; `drafted`: what counts if time is up; `odds`: what will come of
    it can be counted.  `card`: as it is shown on one."""

    __slots__ = ("card", "drafted", "given", "number", "odds", "text")

    def __init__(
        self, number: int, text: str, given: bool, drafted: bool, odds: bool, card: Card | None = None
    ) -> None:
        self.number, self.text, self.given, self.drafted, self.odds, self.card = number, text, given, drafted, odds, card


class Question:
    """A question and what may be answered.  `key`: the name of the decision as it stands, which changes with every answer;
    `picks`: what can be picked for it; `example`: what a click writes for whoever does not know how."""

    def __init__(self, game: Any, view: Any, w: Any, asked: Asked, picture: Picture, now: float = 0.0) -> None:
        laid = asked.before if asked.kind == "order" else None   # what he wrote before stands where he writes, not above
        self.id, self.kind, self.form = asked.id, asked.kind, asked.form
        self.amounts = boards.amounts(game, view, w, asked)
        put = game.amounts.question if self.amounts else game.question
        self.text = w.question(put(view, asked if laid is None else msgspec.structs.replace(asked, before=None)))
        self.first, self.rest = beginning_of(self.text)
        self.rule = w.rule(asked)
        self.title = w.title(self.rule) if self.rule else ""
        self.sealed = bool(picture.page and asked.id in picture.page.answered)
        self.key = f"{picture.table}.{asked.id}.{picture.acts}"
        due = picture.due.get(asked.id, 0.0)
        self.timed, self.left = bool(due), max(0.0, due - now)
        self.written = game.write(picture.given[asked.id]) if self.kind == "order" and self.sealed else ""
        if laid is not None and not self.sealed:
            self.written = game.write(laid)
        self.picks = " ".join(game.picks.units(view, asked)) if self.kind == "order" and game.picks is not None else ""
        self.example = game.picks.example(view, asked, w) if self.picks else ""
        self.also = boards.also(game, view, w, asked)
        long = boards.is_long(game, view, asked)
        lines = [] if long else boards.guide(game, view, w, asked)
        self.guided, self.short = long or bool(lines), not long and len(lines) <= SHORT
        self.guide = boards.with_orders(game, view, asked, lines) if self.short else []
        self.opened = self.short or (picture.lesson and tutorial.ALL not in picture.learned)     # whose sheet speaks of its lines
        self.drafted = asked.id in picture.draft
        self.foretold = len(asked.options) <= FORETOLD
        self.groups: list[tuple[str, list[Answer]]] = []
        self.passes: list[Answer] = []                       # below a long list, always in sight
        self._group(game, view, w, asked, picture)

    def filled(self, text: str) -> dict[str, str]:
        """By name what stands in the fields of its numbers: as this text has it, else as it is now; of choices the chosen one."""
        parts = [part.strip() for part in text.split(",")]
        numbers = {name: number for name, _, number in (part.rpartition(" ") for part in parts) if name}
        return {amount.name: str(amount.now) for amount in self.amounts} | numbers | {
            amount.name: max((text for text, _ in amount.choices if not text or {*text.split(", ")} <= {*parts}), key=len)
            for amount in self.amounts if amount.choices
        }

    @property
    def sections(self) -> list[tuple[str, list[tuple[str, list[tuple[int, Amount]]]]]]:
        """The numbers, counted from 1, by heading and row."""
        found: dict[str, dict[str, list[tuple[int, Amount]]]] = {}
        for n, amount in enumerate(self.amounts, 1):
            found.setdefault(amount.group, {}).setdefault(amount.row, []).append((n, amount))
        return [(group, list(rows.items())) for group, rows in found.items()]

    def _group(self, game: Any, view: Any, w: Any, asked: Asked, picture: Picture) -> None:
        """The answers in the order of the game's headings; where there are many, under these, else under the titles of their
        rules."""
        group = game.groups.group if game.groups is not None else None
        found: dict[str, list[Answer]] = {}
        many = len(asked.options) >= MANY
        given = picture.given.get(asked.id) if self.sealed else None
        draft = picture.draft.get(asked.id)
        undoes = picture.page.undoes if picture.page else msgspec.UNSET
        for number in order_of(game.groups, asked):
            option = asked.options[number]
            if undoes is not msgspec.UNSET and game.repeats_undo(view, asked, option, undoes):
                continue                                     # the button that says what it takes back is there
            label = game.label(view, asked, option)
            same = self.sealed and option == given and type(option) is type(given)
            counted = self.foretold and game.forecast(view, asked, option) is not None
            odds = counted or bool(self.foretold and prospects(game, view, asked, option, w))
            card = game.cards.card(label, w) if game.cards is not None else None
            answer = Answer(number, w.option(label, asked), same, self.drafted and as_plain(option) == draft, odds, card)
            if many and group and isinstance(option, game.groups.PASSES):
                self.passes.append(answer)
                continue
            found.setdefault(self._heading(w, group, option, label) if many else "", []).append(answer)
        self.groups = list(found.items()) if len(found) > 1 else [("", [a for answers in found.values() for a in answers])]

    @staticmethod
    def _heading(w: Any, group: Any, option: Any, label: Any) -> str:
        if group:
            return str(w.text("map-group", group=group(option)))
        rule = w.rule(label)
        return w.title(rule) if rule else ""


def beginning_of(text: str) -> tuple[str, str]:
    """Of a long question its first sentence, or at least its first words, and the rest; of a short one nothing is the rest."""
    if len(text) <= LONG:
        return text, ""
    end = next((m.start() for m in SENTENCE.finditer(text)), 0)
    cut = end if 0 < end <= LONG else text.rfind(" ", 0, FIRST)
    return (text[:cut], text[cut:]) if cut > 0 else (text, "")


def as_plain(option: Any) -> Any:
    return msgspec.to_builtins(option)


def prospects(game: Any, view: Any, asked: Asked, option: Any, w: Any) -> list[str]:
    """What an answer that is an attack would do, in the game's own words; empty where it has none."""
    return list(game.prospects.of_option(view, asked, option, w)) if game.prospects is not None else []


async def guide(call: Call) -> Response:
    """How the form of a question is written; it is fetched when it is opened."""
    picture = call.table.pictures.of(call.role)
    found = of_call(call, picture)
    if picture.page is None or found is None:
        return gone(call)
    key = picture.table, picture.role, stamp(picture), call.lang, found.id
    made = beside.ask(key, boards.ready, call.table.game, picture.page.view, call.w, found)
    if made is None:
        return call.html("refused.html", 503, text=call.w.text("page-odds-busy"))
    base = f"/t/{call.table.id}/{call.role}"
    return call.html("guide.html", guide=await asyncio.wrap_future(made), number=found.id, base=base)


async def draft(call: Call) -> Response:
    """What may count if the time is up, to choose from; it is fetched when it is opened, as it says all answers once more."""
    picture = call.table.pictures.of(call.role)
    found = of_call(call, picture)
    if picture.page is None or found is None:
        return gone(call)
    q = Question(call.table.game, picture.page.view, call.w, found, picture)
    return call.html("draft.html", q=q, base=f"/t/{call.table.id}/{call.role}")


def of_call(call: Call, picture: Picture) -> Asked | None:
    wanted = whole(call.request.query_params.get("question"))
    return next((q for q in picture.questions if q.id == wanted), None)


def gone(call: Call) -> Response:
    return call.html("refused.html", 404, text=call.w.text("question-gone"))


# ---- how likely ------------------------------------------------------------------------------------------------------
reckoner = Reckoner("montjoy-odds", KEPT)


async def odds(call: Call) -> Response:
    """What will come of one answer, from what this seat knows."""
    picture, game = call.table.pictures.of(call.role), call.table.game
    number = whole(call.request.query_params.get("option"), -1)
    found = of_call(call, picture)
    if picture.page is None or found is None or not 0 <= number < len(found.options):
        return call.html("odds.html", 404, fights=(), why="page-odds-gone")
    option = found.options[number]
    if lines := prospects(game, picture.page.view, found, option, call.w):
        return call.html("odds.html", fights=(), why="", lines=lines)
    one = msgspec.structs.replace(found, options=(option,))
    key = picture.table, picture.role, stamp(picture), found.id, number
    counted = reckoner.ask(key, forecast, game, picture.page.view, one)
    if counted is None:
        return call.html("odds.html", 503, fights=(), why="page-odds-busy")
    try:
        answers = await asyncio.wait_for(asyncio.shield(asyncio.wrap_future(counted)), WAIT)
    except TimeoutError:                                     # the page asks again by itself
        again = f"/t/{call.table.id}/{call.role}/odds?question={found.id}&option={number}"
        return call.html("odds.html", fights=(), why="page-odds-long", again=again)
    except Exception:                                        # a fight too large to be counted is no fault of the table's
        answers = {}
    answer = answers.get(option)
    if answer is None:
        return call.html("odds.html", fights=(), why="page-odds-none")
    return call.html("odds.html", fights=[shown(fight, call.w) for fight in answer["fights"]], why="")


def shown(fight: Mapping[str, Any], w: Any) -> Mapping[str, Any]:
    """One of the fights that an answer may begin: which, how it ends (the likeliest first, each with whether that is "good" or
    "bad" for whoever asks), what it costs."""
    kinds = ["good" if name in fight["good"] else "bad" if name in fight["bad"] else "" for name in fight["outcomes"]]
    likely = sorted(((name, p, kind) for (name, p), kind in zip(w.chances(fight), kinds) if p > 0), key=lambda x: -x[1])
    said = sentence(w.said(fight["said"])) if fight["said"] else ""
    return {"said": said, "outcomes": likely, "losses": w.losses(fight), "exact": fight["exact"]}
