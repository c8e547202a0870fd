"""Twins of a battle over HTTP: three people share a side against one, both with rows of troops of their own.

The tables differ in the figures of those rows, in where a unit lurks that the umpire has taken out of sight, and in what others
have sealed or noted so far.  Whatever a page asks for while its reader picks (reach, arcs, targets, odds, guide, what a text
comes to) is the same for each of the three, for the one, and for who looks on.  MB-INFO-02, MB-INFO-03, MB-GEN-05.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path
from typing import Any

import msgspec
import pytest

from montjoy.core.effects import UMPIRE, No
from montjoy.core.philox import Philox
from montjoy.core.session import umpire
from montjoy.core.session.session import Session
from montjoy.games.massbattle.authoring import troops_file
from montjoy.games.massbattle.authoring.scenarios import with_rows
from montjoy.games.massbattle.game import game
from montjoy.games.massbattle.model.scenario import BattleScenario
from montjoy.games.massbattle.protocol import forms, questions
from montjoy.games.massbattle.rules import forecast, routes
from montjoy.games.massbattle.seen import view
from montjoy.games.massbattle.ui import areas, board, picks_moves
from montjoy.table.tables import lines, rulings_desk
from montjoy.table.tables.table import always, digest
from montjoy.table.web import reckoner
from tests.games.massbattle.test_own_troops import OTHERS, OURS, THEIRS
from tests.suite.many import some, times
from tests.suite.twins import Leak
from tests.table.test_twins import frozen  # noqa: F401
from tests.table.twin_tables import ID, Twin, revealed, same, twins_at
from tests.table.wire import Raw

SCENARIO: dict[str, Any] = {
    "id": "ford", "title": "The ford", "options": {"scale": 5, "tie_rule": "simultaneous"}, "board": {"width": 14, "height": 12},
    "sides": [
        {"name": "Ours", "seats": ["ann", "bea", "cid"], "rows": [1, 4], "troops": [
            {"type": "river_guard", "men": 5, "owner": "ann", "at": [3, 4]},
            {"type": "hedge_wizard", "owner": "bea", "at": [6, 5], "spells": {"fireball": 1, "sleep": 1}},
            {"type": "spearmen", "men": 5, "owner": "cid", "at": [9, 5]},
            {"type": "light_infantry", "men": 5, "owner": "ann"}, {"type": "light_infantry", "men": 5, "owner": "bea"},
            {"type": "light_cavalry", "men": 5, "owner": "cid", "at": [12, 4]},
        ]},
        {"name": "Theirs", "seats": ["them"], "rows": [8, 10], "troops": [
            {"type": "hillmen", "men": 5, "at": [3, 8]}, {"type": "orcs", "men": 5, "at": [9, 6]},
            {"type": "old_troll", "at": [6, 8]}, {"type": "goblins", "men": 5},
        ]},
    ],
}  # fmt: skip
ALSO_OURS: dict[str, Any] = {
    "troops": {"river_guard": {"hit_dice": "4", "ac_desc": 0, "melee_weapon": "polearm", "move_rate": 6, "rally_pct": 5,
        "traits": "fearless"}},
    "singles": {"hedge_wizard": {"hit_dice": "9+2", "ac_desc": 0, "attack_routine": "club 3d6", "move_rate": 9, "rally_pct": 5,
        "traits": "caster", "player_character": True}},
}  # fmt: skip
ROWS = {                                                     # of both sides at the other table: what the viewer knows is the same
    "ann": (OURS, OTHERS), "bea": (OURS, OTHERS), "cid": (OURS, OTHERS), "them": (ALSO_OURS, THEIRS), "": (ALSO_OURS, OTHERS),
}  # fmt: skip
POINTED = ("3,6", "6,7", "12,6", "3,7", "0,0", "12,20")
LURKS = {"ann": "B4 3,6", "bea": "B4 6,7", "cid": "B4 12,6", "them": "A4 3,7", "": "B4 3,6"}     # in his way; else far off
FAR = "[0,11]"
HIT = dict.fromkeys(("units/A1/hit", "units/A2/hit", "units/B1/hit", "units/B3/hit"), "true")    # so that blows take hit points
SEED = 0                                                     # both sides throw the same, and all is sealed by both at once
IDLE = {
    questions.Deploy: forms.Deployment(), questions.Shoot: forms.Volley("hold"), questions.Move: forms.Moves("hold"),
    questions.Fight: forms.Fights(), questions.ShootAgain: forms.Volley("hold"),
}  # fmt: skip
STAGES = (questions.Deploy, questions.Shoot, questions.Move, questions.Fight)
BACK = "1.1"                                                 # the mark to which the umpire takes everything back
TWICE = (*STAGES[:3], BACK, *STAGES[1:])
SCRIPT = {"hx-request": "true"}


def begun(ours: dict[str, Any], theirs: dict[str, Any]) -> Session:
    tables = {key: {**OURS.get(key, {}), **ours.get(key, {}), **theirs.get(key, {})} for key in ("troops", "singles", "missile")}
    given = with_rows(msgspec.convert(SCENARIO, BattleScenario), troops_file.read_own(tables, "mine.toml", "")[0])
    session = Session.new(game, given, game.read_options(given.options), seed=SEED.to_bytes(32, "big"), umpire=True)
    session.kept_snapshots = 0
    session.begin()
    return session


# ---- what a page asks for while its reader picks ---------------------------------------------------------------------------
async def asks(twin: Twin) -> list[tuple[str, Raw]]:
    """Every figure looked at; what each of one's own can be ordered, and a second look; what some of it comes to as a text."""
    reckoner.beside.kept.clear()                             # both tables have one name: what one was told is not the other's
    base, picture = f"/t/{ID}/{twin.role}", twin.room.pictures.of(twin.role)
    assert picture.page is not None
    seen = picture.page.view
    got = []
    for piece in [piece for piece in seen.pieces.values() if piece.in_play]:
        x, y = board.middle(seen.board, piece.at)
        got.append((f"here {piece.id}", await twin.ask("GET", f"{base}/here?x={x}&y={y}")))
    for q in [q for q in picture.questions if q.kind == "order"]:
        orders: list[str] = []
        far = [f"{unit} {at}" for unit in game.picks.units(seen, q)[:2] for at in POINTED]     # why not there
        for at in ("", *game.picks.units(seen, q), "A1", "B1", "B4", "3,6", *far):
            for text in ("", "\n".join(orders)) if at == "" else ("",):
                got.append((f"pick {at}", await pick(twin, q.id, at, text)))
            puts, opens = choices(got[-1][1])
            further = [each for each in opens if " " in each]
            for each in [*further[:1], *further[-1:]]:
                got.append((f"pick {each}", await pick(twin, q.id, each, "\n".join(orders))))
                puts = [*choices(got[-1][1])[0], *puts]
            for line in puts[:2]:
                got.append((f"check {line}", await told_back(twin, q.id, line)))
                got.append((f"draft {line}", await drafted(twin, q.id, line, got[-1][1])))
            orders += puts[-1:] if at else []
        text = "\n".join(orders)
        got.append(("all that was picked", await told_back(twin, q.id, text)))
        got.append(("a program's draft", await drafted(twin, q.id, text, got[-1][1])))
        got += [(what, await twin.ask("GET", f"{base}/{what}?question={q.id}")) for what in ("guide", "draft")]
        got.append(("without script", await twin.post("pick", question=q.id, text="", pick=game.picks.units(seen, q)[0])))
        got.append(("program's form", await twin.program(f"{base}/form?question={q.id}")))
    got += [(what, await twin.ask("GET", f"{base}/{what}")) for what in ("part", "part?lang=he")]
    return [*got, ("program", await twin.program(base))]


async def pick(twin: Twin, question: int, at: str, text: str = "") -> Raw:
    return await twin.ask("POST", f"/t/{ID}/{twin.role}/pick", {"question": question, "text": text, "pick": at}, **SCRIPT)


async def told_back(twin: Twin, question: int, text: str) -> Raw:
    """A text as it is understood, with the odds of all that it declares."""
    form = {"question": question, "text": text, "check": "1"}
    return await twin.ask("POST", f"/t/{ID}/{twin.role}/answer", form, **SCRIPT)


async def drafted(twin: Twin, question: int, text: str, page: Raw) -> Raw:
    """The same by a program: what it is told is what the page says, in this order, and no more."""
    path, shown = f"/t/{ID}/{twin.role}/draft", unescape(page.text)
    keys = iter(f"{name}-{question}-{digest(text.encode()).hex()[:16]}" for name in ("draft", "none"))
    reply = await twin.program(path, "POST", {"question": question, "text": text}, key=next(keys))
    assert (reply.status == 200) == ("note bad" not in page.text), (reply, page)
    if reply.status == 200:
        told = msgspec.json.decode(reply.body)
        where = [shown.index(line) for part in ("warns", "understood", "odds") for line in told.get(part, ())]
        assert where or not text
        TOLD.update(part for part in told if told[part])
        await twin.program(path, "POST", {"question": question, "none": True}, key=next(keys))
    await twin.settled()
    return reply


TOLD: set[str] = set()                                       # of what programs were told here


def choices(reply: Raw) -> tuple[list[str], list[str]]:
    """Lines that can be put into the text, and what opens something more."""
    html = msgspec.json.decode(reply.body).get("html", "") if reply.status == 200 else ""
    found = re.findall(r'<button name="(put|pick)" value="([^"]+)"', html)
    puts, opens = ([unescape(value) for name, value in found if name == kind] for kind in ("put", "pick"))
    return puts, opens


# ---- one step after the other ----------------------------------------------------------------------------------------------
def asked_now(session: Session) -> Iterator[tuple[str, Any]]:
    for seat in session.seats:
        yield from ((seat, q) for q in session.questions(seat))


async def seal(twin: Twin, seat: str, question: int, form: Any) -> None:
    reply = await twin.room.answer(seat, question, always(form))
    assert not isinstance(reply, No), reply


async def seal_others(twin: Twin, last: str) -> int:
    """All but one have answered; at the other table they have noted and sealed something else so far.  How many that are."""
    other = 0
    for seat, q in [*asked_now(twin.session)]:
        form = lively(twin.session, seat, q) if twin.other else IDLE[type(q.ask)]
        if twin.other:
            await twin.room.act(lambda seat=seat, q=q, form=form: (
                (lines.Drafted(seat, q.id, msgspec.to_builtins(form)),) if seat != twin.viewer else ()
            ))  # fmt: skip
        if seat != last:
            other += form != IDLE[type(q.ask)]
            await seal(twin, seat, q.id, form)
    await twin.settled()
    return other


def lively(session: Session, seat: str, q: Any) -> Any:
    """Another form than the one at the first table: a move goes towards the middle."""
    seen = session.view(seat)
    form = game.random_form(seen, q, Philox(q.id, len(seat), 5))
    if isinstance(form, forms.Moves):
        unit = next(unit for unit in seen.mine.values() if unit.in_play)
        form = forms.Moves("hold", (forms.March((unit.id,), to=min(areas.reach(seen, unit), key=lambda at: abs(at[1] - 6))),))
    return IDLE[type(q.ask)] if game.why_not(seen, q, form) else form


async def go_on(twin: Twin, last: str) -> list[tuple[str, Raw]]:
    """The others come round to what they sealed at the first table; then the last one answers, the viewer by his page."""
    asked = [*asked_now(twin.session)]
    for seat, q in asked:
        if seat != last and twin.other:
            await seal(twin, seat, q.id, IDLE[type(q.ask)])
    ((seat, q),) = [(seat, q) for seat, q in asked if seat == last]
    if seat != twin.viewer:
        await seal(twin, seat, q.id, IDLE[type(q.ask)])
        await twin.settled()
        return []
    text = game.write(IDLE[type(q.ask)])
    got = [("answer", await twin.post("answer", question=q.id, text=text, key=f"{ID}.{q.id}.key"))]
    await twin.settled()
    assert (seat, q.id) not in [(who, left.id) for who, left in asked_now(twin.session)], got
    return got


async def hide(twin: Twin) -> None:
    """The umpire takes a unit from the board until further notice, and tells nobody.  MB-T-UMPIRE"""
    unit, square = LURKS[twin.viewer].split()
    await edit(twin, {f"units/{unit}/status": "reserve", f"units/{unit}/at": FAR if twin.other else f"[{square}]"})


async def edit(twin: Twin, wanted: dict[str, str]) -> None:
    """A ruling that holds from the next mark on, of which nobody is told."""

    def ruled() -> Any:
        made = rulings_desk.edit_of(twin.session, [*wanted.items()], "next")
        assert not isinstance(made, No), made
        return rulings_desk.rule(twin.room, made, "an ambush", audience=())

    assert (refused := await twin.room.act(ruled)) is None, refused
    await twin.settled()


async def fought(twins: list[Twin], stages: tuple[Any, ...], compared: tuple[Any, ...]) -> tuple[int, int]:
    """(answers that were equal, forms that others had sealed otherwise meanwhile).  Raises Leak."""
    equal = others = 0
    viewer = twins[0].viewer
    for stage in stages:
        if stage == BACK:
            for twin in twins:
                await rule(Twin(twin.house, twin.room, twin.tokens, UMPIRE, twin.other), kind="back", mark=BACK)
            continue
        asked = [*asked_now(twins[0].session)]
        assert asked and {type(q.ask) for _, q in asked} == {stage}, (stage, twins[0].session.label, asked)
        last = viewer if viewer in [seat for seat, _ in asked] else asked[-1][0]
        others += [await seal_others(twin, last) for twin in twins][1]
        if stage in compared:
            got = [await asks(twin) + (await twin.look(stages.index(stage)) if times(0, 1) else []) for twin in twins]
            stamps = [twin.room.pictures.stamp(twin.role) for twin in twins]
            same(*got)
            if stamps[0] != stamps[1]:
                raise Leak(f"the stamps at {stage}")
            equal += len(got[0])
        for twin in twins if stage in (questions.Deploy, questions.Shoot) else ():
            await (edit(twin, HIT) if stage is questions.Deploy else hide(twin))
        same(*[await go_on(twin, last) for twin in twins])
        if revealed(game, twins, 0) is None and stage in compared and twins[0].heard != twins[1].heard:
            raise Leak(f"the live line at {stage}")
    return equal, others


def run(tmp: Path, viewer: str, stages: tuple[Any, ...] = STAGES, compared: tuple[Any, ...] = STAGES) -> tuple[int, int]:
    ours, theirs = ROWS[viewer]
    pair = begun(OURS, THEIRS), begun(ours, theirs)
    found = (0, 0)

    async def work() -> None:
        nonlocal found
        async with twins_at(tmp, pair[0], pair, viewer, a_second=0) as twins:
            found = await fought(twins, stages, compared)

    asyncio.run(work())
    return found


@pytest.mark.parametrize("viewer", ROWS)
def test_what_is_asked_while_one_picks_is_the_same_for_twins(viewer: str, tmp_path: Path) -> None:
    """Each of the three who share a side, the one against them, and who looks on without a name: at two of the stages; where
    there is time at all of them, and once more after a take-back."""
    TOLD.clear()
    n = {"ann": 1, "bea": 0, "cid": 2, "them": 1, "": 2}[viewer]
    equal, others = run(tmp_path, viewer, TWICE, STAGES) if times(0, 1) else run(tmp_path, viewer, compared=STAGES[n : n + 2])
    assert equal > 15 and others > 3, (equal, others)
    assert {"understood", "odds"} <= TOLD if viewer else not TOLD


# ---- planted -----------------------------------------------------------------------------------------------------------------
def true_state(m: pytest.MonkeyPatch) -> Callable[[Any], Any]:
    """By a view, the state that it was made from."""
    worlds: dict[int, Any] = {}
    real = view.view

    def looked(world: Any, viewer: str) -> Any:
        worlds[id(world.board)] = world
        return real(world, viewer)

    m.setattr(view, "view", looked)
    return lambda seen: worlds[id(seen.board)]


def stops_before(m: pytest.MonkeyPatch, hidden: Callable[[Any], dict[Any, Any]]) -> None:
    """A unit's way ends at squares that its owner sees nobody on."""
    real = routes.Ways.__init__

    def ways(self: Any, field: Any, unit: Any) -> None:
        real(self, field, unit)
        if isinstance(field, view.Seen):
            self.taken |= {at: piece for at, piece in hidden(field).items() if at != unit.at}

    m.setattr(routes.Ways, "__init__", ways)


def reach_that_stops_before_a_hidden_unit(m: pytest.MonkeyPatch) -> None:
    world_of = true_state(m)
    stops_before(m, lambda seen: {unit.at: unit for unit in world_of(seen).units.values() if unit.status == "reserve"})


def reach_that_stops_where_others_have_sealed_to_go(m: pytest.MonkeyPatch) -> None:
    sessions: dict[int, Session] = {}
    real = Session.view

    def looked(self: Session, viewer: str) -> Any:
        sessions[id(self.state.board)] = self
        return real(self, viewer)

    def ends(seen: Any) -> dict[Any, Any]:
        session = sessions[id(seen.board)]
        sheets = [q.answer for q in session.open if q.done and isinstance(q.answer, forms.Moves)]
        return {march.to: session.state.units[march.units[0]] for sheet in sheets for march in sheet.moves if march.to}

    m.setattr(Session, "view", looked)
    stops_before(m, ends)


def arcs_and_reach_by_the_true_row(m: pytest.MonkeyPatch) -> None:
    world_of = true_state(m)
    m.setattr(areas, "known", lambda seen, piece: world_of(seen).units[piece.id])


def odds_by_true_hit_points(m: pytest.MonkeyPatch) -> None:
    world_of, real = true_state(m), forecast.Prospect.__init__

    def prospect(self: Any, seen: Any) -> None:
        real(self, seen)
        start = {id: unit.start for id, unit in world_of(seen).units.items()}
        others = {id: msgspec.structs.replace(unit, start=start[id]) for id, unit in self.known.others.items()}
        self.known = msgspec.structs.replace(self.known, others=others)

    m.setattr(forecast.Prospect, "__init__", prospect)


def health_as_its_owner_sees_it(m: pytest.MonkeyPatch) -> None:
    real = areas.says

    def says(seen: Any, words: Any, piece: Any) -> Iterator[str]:
        yield from real(seen, words, piece)
        yield str(world_of(seen).units[piece.id].hp)

    world_of = true_state(m)
    m.setattr(areas, "says", says)


def why_not_there_by_the_true_state(m: pytest.MonkeyPatch) -> None:
    """Only the answer to a square that is no choice tells it."""
    world_of, real = true_state(m), picks_moves.picked

    def picked(it: Any, at: Any) -> Any:
        found = real(it, at)
        lurks = any(unit.at == at for unit in world_of(it.seen).units.values() if unit.status == "reserve")
        return msgspec.structs.replace(found, says=(*found.says, "!")) if lurks and found.at == it.id else found

    m.setattr(picks_moves, "picked", picked)


PLANTED = (
    (reach_that_stops_before_a_hidden_unit, "ann", questions.Move),
    (reach_that_stops_where_others_have_sealed_to_go, "them", questions.Move),
    (reach_that_stops_where_others_have_sealed_to_go, "bea", questions.Move),
    (arcs_and_reach_by_the_true_row, "", questions.Shoot),
    (health_as_its_owner_sees_it, "them", questions.Deploy),
    (odds_by_true_hit_points, "ann", questions.Shoot),
    (why_not_there_by_the_true_state, "cid", questions.Move),
    (why_not_there_by_the_true_state, "them", questions.Move),
)


@pytest.mark.parametrize(("plant", "viewer", "stage"), some(PLANTED, 3))
def test_planted_leaks_are_seen(plant: Any, viewer: str, stage: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak, match=r"^(pick|here) "):
        run(tmp_path, viewer, STAGES[: STAGES.index(stage) + 1], (stage,))


# ---- on both sides of a ruling -------------------------------------------------------------------------------------------------
def asked_again(tmp: Path, whats: list[str]) -> None:
    """The same is asked before and after: the troll is put in the way, and then everything goes back."""
    session = begun(OURS, THEIRS)

    async def work() -> None:
        async with twins_at(tmp, session, (session,), "cid", a_second=0) as (cid,):
            judge = Twin(cid.house, cid.room, cid.tokens, UMPIRE, False)
            await all_idle(cid)
            for what in whats:
                await all_idle(cid)
                before, number = await one(cid, what), asked_of(cid)
                await rule(judge, kind="edit", held='[["units/B3/at","[12,6]"]]', when="last")
                assert (await pick(cid, number, "A6")).status == 422
                put_in_the_way = await one(cid, what)
                reckoner.beside.kept.clear()
                assert put_in_the_way == await one(cid, what), what
                assert what != "A6" or (b"A6 to 12,6" in before.body) > (b"A6 to 12,6" in put_in_the_way.body), what
                await rule(judge, kind="back", mark="1.1")
                await all_idle(cid)
                gone_back = await one(cid, what)
                assert before == gone_back != put_in_the_way, what
                await rule(judge, kind="back", mark="1.1")

    asyncio.run(work())


def asked_of(twin: Twin) -> int:
    return twin.room.pictures.of(twin.role).questions[0].id


async def one(twin: Twin, what: str) -> Raw:
    if what == "guide":
        found = await twin.ask("GET", f"/t/{ID}/{twin.role}/guide?question={(number := asked_of(twin))}")
        found.body = found.body.replace(f'form="q{number}"'.encode(), b'form="q"')       # asked again, it has another number
    elif what.startswith("check "):
        found = await told_back(twin, asked_of(twin), what.removeprefix("check "))
    else:
        found = await pick(twin, asked_of(twin), what)
    assert found.status == 200 or what.startswith("check"), found
    return found


async def all_idle(twin: Twin) -> None:
    for seat, q in [*asked_now(twin.session)]:
        await seal(twin, seat, q.id, IDLE[type(q.ask)])
    await twin.settled()


async def rule(judge: Twin, **form: Any) -> None:
    form = {"number": umpire.next_number(judge.session), "reason": "because", "told": "all", **form}
    assert (reply := await judge.ask("POST", f"/t/{ID}/{UMPIRE}/desk/rule", form)).status == 303, reply
    await judge.settled()


def test_what_is_asked_again_after_a_ruling_is_of_the_new_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And after a take-back of that which came back.  Planted: answers that are kept by what is picked alone."""
    asked_again(tmp_path, ["A6", "guide", *["A6 12,5", "check A6 to 12,5, charge B3"][: times(0, 2)]])
    real = reckoner.Reckoner.ask
    monkeypatch.setattr(reckoner.Reckoner, "ask", lambda self, key, *given: real(self, (*key[:2], *key[5:]), *given))
    (tmp_path / "planted").mkdir()
    with pytest.raises(AssertionError, match=r"^A6\n"):
        asked_again(tmp_path / "planted", ["A6"])
