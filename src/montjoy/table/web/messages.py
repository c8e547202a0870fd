"""What programs send and are sent: the types, and how a request's body becomes one of them and a value a reply."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType
from starlette.responses import Response

from montjoy.core.effects import No, no
from montjoy.table.tables.pictures import Picture
from montjoy.table.web.call import Call, Handler
from montjoy.table.web.pages.seat import MOST_SAID

KEY: Final = (8, 64)                                         # letters of an idempotency key

Number = Annotated[int, msgspec.Meta(ge=0, le=10**9)]
Name = Annotated[str, msgspec.Meta(max_length=100)]
Player = Annotated[str, msgspec.Meta(max_length=110, extra_json_schema={"pattern": "^(open|bot(:.{1,100})?)$"})]
PACES: Final = ("slow", "normal", "fast")
WATCHES: Final = ("nobody", "public", "delayed")
Pace = Annotated[str, msgspec.Meta(max_length=100, extra_json_schema={"enum": list(PACES)})]     # `open_table` reads it, and says
Watch = Annotated[str, msgspec.Meta(max_length=100, extra_json_schema={"enum": list(WATCHES)})]  # what there is


# ---- what is sent ------------------------------------------------------------------------------------------------------
class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a program sends."""


def one_of(**said: bool) -> None:
    """Nobody says two things at once: which of them counts would be a guess."""
    there = [name for name, is_said in said.items() if is_said]
    if len(there) > 1:
        raise ValueError(f"`{there[0]}` and `{there[1]}` at once: only one of them can count")


class Join(Body, frozen=True):
    """`token`: what stands after # in the invitation's link.  `nonce_hash`: the SHA-256 of the 16 bytes that the program will
    add to the seed of the dice; "": it adds none."""

    token: Annotated[str, msgspec.Meta(max_length=64)]
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    nonce_hash: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")] = ""


class NewTable(Body, frozen=True):
    """A table to be opened.  `scenario`: "" is the usual one.  `seats`: who plays one: "open" (whoever has its invitation; so is
    one that is not named), "bot" or "bot:NAME".  `options`: those that differ from the scenario's.  `deadline`: seconds for a
    decision; 0: nobody is hurried.  `begin`: play begins at once, and who comes later adds nothing to the dice."""

    game: Name
    scenario: Name = ""
    seats: Annotated[dict[Name, Player], msgspec.Meta(max_length=40)] = {}
    options: Annotated[dict[Name, bool | int | float | str], msgspec.Meta(max_length=200)] = {}
    title: Annotated[str, msgspec.Meta(max_length=200)] = ""
    umpire: bool = False
    typed: bool = False
    deadline: Annotated[int, msgspec.Meta(ge=0, le=31 * 86_400)] = 0
    bots: Pace = "normal"
    watch: Watch = "nobody"
    begin: bool = False


class Answer(Body, frozen=True):
    """An answer to the seat's question of that number: one of its options by its number; or the text of an order; or, as plain
    data, the order or an option; or nothing of these, which declines an offer."""

    question: Number
    option: Number | None = None
    text: Annotated[str, msgspec.Meta(max_length=8_000)] | None = None
    form: dict[str, Any] | None = None

    def __post_init__(self) -> None:
        one_of(option=self.option is not None, text=self.text is not None, form=self.form is not None)


class Draft(Answer, frozen=True):
    """What counts when the time is up, as in an answer; `none`: no draft any more."""

    none: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        one_of(none=self.none, answer=(self.option, self.text, self.form) != (None, None, None))


class Nonce(Body, frozen=True):
    """What the program's hash is of: 16 bytes, in hex, said when the list is frozen and the hash is in it."""

    nonce: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]


class Typed(Body, frozen=True):
    """What fell on a real table: `faces`, or `card` by its name; `roll`: the seed rolls instead.  `told`: the picture's, so that
    it counts for this roll alone."""

    told: Number
    faces: Annotated[tuple[Number, ...], msgspec.Meta(max_length=1_000)] = ()
    card: Annotated[str, msgspec.Meta(max_length=200)] = ""
    roll: bool = False

    def __post_init__(self) -> None:
        one_of(faces=bool(self.faces), card=bool(self.card), roll=self.roll)


class Say(Body, frozen=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_SAID)]


# ---- what is replied ---------------------------------------------------------------------------------------------------
class Trouble(msgspec.Struct, frozen=True):
    """Why not: the name of the reason, the rule that says so, the facts, and all of it as a sentence in the reader's language.
    `now`: the stamp of what is true, where the request was for something that is no more."""

    error: str
    rule: str = ""
    facts: dict[str, str | int] = {}
    says: str = ""
    now: str = ""


class Joined(msgspec.Struct, frozen=True):
    """`bearer` is told here once, and stored nowhere in the clear."""

    table: str
    role: str
    bearer: str


class OpenTable(msgspec.Struct, frozen=True):
    """`bearer`: of its owner, who begins play; `links`: by role, the invitation to it, whose token stands behind its #.  Both are
    told here once, and stored nowhere in the clear."""

    table: str
    bearer: str
    links: dict[str, str]


class Held(msgspec.Struct, frozen=True):
    """A table at which this program holds a role.  `asked`: how many questions wait for it.  Where it cannot be opened now,
    `status` is "waits" and `why` a sentence that says why.  `seats`: to its owner, by role whether it is "open" or a "person" or
    a "bot" holds it."""

    table: str
    role: str
    game: str
    title: str
    status: str
    asked: int
    why: str = ""
    seats: dict[str, str] | UnsetType = UNSET


class Choice(msgspec.Struct, frozen=True):
    """An option by its number, as plain data and in words."""

    n: int
    is_: Any = msgspec.field(name="is")
    text: str


class Posed(msgspec.Struct, frozen=True):
    """An open question.  `kind`: choose, order or offer.  Of an order `form` is its name, `begin` a text to write it from, which
    may be sent as it is (what stands behind a # is not read), and `default` the whole form, as plain data, that counts for
    whoever does not answer."""

    id: int
    kind: str
    text: str
    options: tuple[Choice, ...]
    form: str = ""
    begin: str | UnsetType = UNSET
    default: dict[str, Any] | UnsetType = UNSET


class Shown(msgspec.Struct, frozen=True):
    """Everything the role is shown now; `stamp` is the name of exactly this picture.  `undoes`: the answer that `undo` would take
    back, in words; "": there is none."""

    stamp: str
    picture: Picture
    questions: tuple[Posed, ...]
    undoes: str = ""


class Told(msgspec.Struct, frozen=True):
    """Items of the role's stream from number `first` on, and how many there are in all."""

    first: int
    told: int
    items: tuple[Any, ...]


class Head(msgspec.Struct, frozen=True):
    """`head`: of the chain of the role's stream, which has `told` items; `then`: of its first `item` items.  "": there are
    none, or not so many.  `rules`: the version of the rules it is played under; under others the stream is told anew."""

    rules: int
    told: int
    head: str
    item: int
    then: str


class Received(msgspec.Struct, frozen=True):
    """It is stored.  What follows from it is told by the live line."""

    received: str


class Kept(msgspec.Struct, frozen=True, omit_defaults=True):
    """A draft is stored.  Of an order what a page says: `understood`, its lines as they are understood; `warns`, what is to
    be minded; `odds`, of what it declares, as far as its seat knows.  All in the reader's language."""

    received: str
    understood: tuple[str, ...] = ()
    warns: tuple[str, ...] = ()
    odds: tuple[str, ...] = ()


# ---- an operation --------------------------------------------------------------------------------------------------------
class Spec(NamedTuple):
    """What the document says of an operation."""

    body: type | None
    gives: Any
    query: tuple[tuple[str, str], ...]
    codes: tuple[int, ...]


class Wrong(Exception):
    """A refusal on the way: a status, and why."""

    def __init__(self, status: int, why: No, now: str = "") -> None:
        self.status, self.why, self.now = status, why, now


SPECS: Final[dict[Handler, Spec]] = {}


def operation(
    gives: Any, body: type | None = None, query: tuple[tuple[str, str], ...] = (), codes: tuple[int, ...] = ()
) -> Callable[[Callable[..., Awaitable[Any]]], Handler]:
    """A handler that is given a decoded body and gives a reply's value; a Wrong becomes Trouble."""

    def made(work: Callable[..., Awaitable[Any]]) -> Handler:
        async def handler(call: Call) -> Response:
            try:
                given = (await decode(call, body),) if body else ()
                value = await work(call, *given)
            except Wrong as wrong:
                return trouble(call, wrong)
            return reply(value)

        handler.__name__, handler.__doc__ = work.__name__, work.__doc__
        SPECS[handler] = Spec(body, gives, query, codes)
        return handler

    return made


async def decode(call: Call, body: type) -> Any:
    """The request's body as its type."""
    kind = call.request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Wrong(415, no("", "api-json-only"))
    try:
        return msgspec.json.decode(await call.request.body(), type=body)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Wrong(400, no("", "api-not-understood", wrong=plain_text(str(error)))) from None


def plain_text(text: str) -> str:
    """A complaint of the decoder, which may quote what was sent."""
    return "".join(c for c in text if c.isprintable())[:200]


def reply(value: Any, status: int = 200) -> Response:
    body = value if isinstance(value, bytes) else msgspec.json.encode(value)
    return Response(body, status, media_type="application/json")


def trouble(call: Call, wrong: Wrong) -> Response:
    why = wrong.why
    return reply(Trouble(why.reason, why.rule, why.facts, call.w.refusal(why), wrong.now), wrong.status)
