"""The suite over every game.  A game that passes it never crashes, stalls, forgets or tells too much.

The large numbers are in tests/soak; here every property has a small one."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from typing import get_args, get_type_hints

import msgspec
import pytest

from montjoy.core import views
from montjoy.core.content import about, citations, rulebook
from montjoy.core.effects import UMPIRE, WATCHER
from montjoy.core.game import home
from montjoy.core.philox import Philox
from montjoy.core.record import entries as rec
from montjoy.core.record import jsonlines, rulings
from montjoy.core.session import umpire
from montjoy.core.session.session import Session
from montjoy.core.session.streams import Asked
from montjoy.core.session.verify import verify
from montjoy.terminal import check
from montjoy.words import Words, wrong_messages
from tests.suite.many import times
from tests.suite.players import NONSENSE, act, play_on, todo
from tests.suite.subjects import all_games, any_options, game_id, option_values, recorded, resumed_streams, start
from tests.suite.twins import luck_twins, spread, twins

GAMES = all_games()
DRAFTS = {name: value for name, value in os.environ.items() if name == "MONTJOY_DRAFTS"}
SCENARIOS = [pytest.param(g, s, id=f"{g.slug}-{s}") for g in GAMES for s in g.scenarios]
VALUES = [pytest.param(g, n, v, id=f"{g.slug}-{n}={v}") for g in GAMES for n, v in option_values(g)]
every_game = pytest.mark.parametrize("game", GAMES, ids=game_id)
every_scenario = pytest.mark.parametrize(("game", "scenario"), SCENARIOS)


def streams(session: Session) -> dict[str, bytes]:
    return {viewer: msgspec.json.encode(stream.items) for viewer, stream in session.streams.items()}


# ---- play ------------------------------------------------------------------------------------------------------------
@every_scenario
@pytest.mark.parametrize("seed", range(times(2, 3)))
def test_random_play_never_crashes_or_stalls(game, scenario, seed):
    luck = Philox(seed, 1, 0)
    session = play_on(start(game, scenario, any_options(game, luck), seed), luck, unasked=seed % 2 == 1)
    assert session.over and not session.stopped, session.entries[-1]


@pytest.mark.parametrize(("game", "name", "value"), VALUES[:: times(3, 1)])
def test_every_option_in_every_value_is_played(game, name, value):
    for scenario in list(game.scenarios)[: times(1, 2)]:
        luck = Philox(5, 2, 0)
        session = play_on(start(game, scenario, game.mended(game.options(**{name: value})), 5), luck)
        assert session.over and not session.stopped, session.entries[-1]


# seeds of which each ends otherwise
ENDS_SOON = {
    "clusta": (0, 4, 141), "drakborgen": (0, 4, 12), "massbattle": (3, 1, 5, 8, 39, 181),
    "rudern": (0, 6, 13, 56, 631),
}  # fmt: skip

# to which luck does not come; kept games do
NOT_BY_LUCK = {"rudern": {"influence", "kin", "prizes", "capital"}}

# where twins go far before they differ: hit points are rolled there
TWINS_FROM = {"massbattle": 47}


@every_game
def test_every_way_to_end_is_reached(game):
    wanted = set(game.endings) - NOT_BY_LUCK.get(game.slug, set())
    for seed in (*ENDS_SOON.get(game.slug, ()), *range(400)):
        if not wanted:
            break
        luck = Philox(seed, 3, 0)
        names = list(game.scenarios)
        options = any_options(game, luck)
        session = play_on(start(game, names[seed % len(names)], options, seed), luck, unasked=seed % 2 == 1)
        assert session.outcome.why in game.endings
        wanted.discard(session.outcome.why)
    assert not wanted, f"never ended by {wanted}"


@every_game
def test_with_an_umpire_or_typed_dice_the_game_goes_on(game):
    session = start(game, umpire=True, seed=9)
    luck = Philox(9, 4, 0)
    play_on(session, luck)
    assert session.over
    typed = start(game, typed=True, seed=9)
    for _ in range(20_000):
        if typed.over:
            break
        if typed.typing:
            t = typed.typing[1]
            if t.cards:
                assert typed.type_in(card=t.cards[luck.below(len(t.cards))]) is None
            else:
                assert typed.type_in([t.faces[luck.below(len(t.faces))] for _ in range(t.count)]) is None
        else:
            play_on(typed, luck, stop=lambda s: s.typing is not None)
    assert typed.over


# ---- the record ------------------------------------------------------------------------------------------------------
@every_scenario
def test_record_replay_and_verify(game, scenario):
    session = recorded(game, scenario, 11)
    session.release()
    header, entries = jsonlines.load(jsonlines.dump(session.header, session.entries))
    again = Session.replay(game, header, entries)
    assert streams(again) == streams(session)
    report = verify(game, header, entries)
    assert report.ok and report.over and report.seed, report
    dice = [i for i, e in enumerate(entries) if isinstance(e, rec.Die) and e.faces]
    for i in dice[:: max(1, len(dice) // times(2, 5))]:
        changed = [*entries]
        faces = entries[i].faces
        changed[i] = msgspec.structs.replace(entries[i], faces=(faces[0] % 3 + 1 + (faces[0] <= 1), *faces[1:]))
        if changed[i] != entries[i]:
            report = verify(game, header, changed)
            assert not report.ok and report.line == i + 2


@every_scenario
def test_hot_swap_at_every_mark(game, scenario):
    """At a mark the state is encoded, decoded, the coroutine thrown away and play begun: all streams stay equal.  Four marks from
    the first to the last; every one where there is time (`--soak repeats`, `--soak hotswap`)."""
    whole = recorded(game, scenario, 12)
    assert whole.snapshots, "the game has no marks"
    for snapshot in {s.at: s for s in (*spread(whole.snapshots, times(3, 10**9)), whole.snapshots[-1])}.values():
        resumed_streams(whole, snapshot)


@every_game
def test_replay_is_the_same_under_any_hash_seed(game):
    """Nothing iterates a set or hashes a string for order: another process plays the same game as this one."""
    script = (
        "import sys, hashlib\nfrom montjoy.core.record import jsonlines\nfrom tests.suite.subjects import all_games, recorded\n"
        f"g = next(g for g in all_games() if g.slug == {game.slug!r})\n"
        f"for s in list(g.scenarios)[:{times(1, 99)}]:\n  for seed in {(21, 22)[: times(1, 2)]}:\n    w = recorded(g, s, seed)\n"
        "    print(hashlib.sha256(jsonlines.dump(w.header, w.entries)).hexdigest())\n"
    )
    outs = {
        subprocess.run(
            [sys.executable, "-c", script], capture_output=True, text=True, check=True,
            env={**DRAFTS, "PYTHONHASHSEED": str(n), "PYTHONPATH": ":".join(sys.path), "TZ": ("UTC", "Asia/Tokyo")[n % 2]},
        ).stdout
        for n in range(1, times(2, 4))
    }  # fmt: skip
    here = (recorded(game, s, seed) for s in list(game.scenarios)[: times(1, 99)] for seed in (21, 22)[: times(1, 2)])
    outs.add("".join(f"{hashlib.sha256(jsonlines.dump(w.header, w.entries)).hexdigest()}\n" for w in here))
    assert len(outs) == 1 and outs.pop().strip()


@every_game
def test_state_is_plain_data(game):
    """The state equals itself after encoding, and no changeable object hangs in it twice."""
    whole = recorded(game, next(iter(game.scenarios)), 13)
    for snapshot in whole.snapshots:
        state = msgspec.json.decode(snapshot.state, type=type(whole.state))
        assert msgspec.json.encode(state) == snapshot.state
    seen: set[int] = set()
    for part in tree(whole.state):
        assert id(part) not in seen, f"{part!r} hangs in the state twice"
        seen.add(id(part))


@every_game
def test_states_are_encoded_by_value(game):
    """Fields left out where they have their default: msgspec compares by identity, so only such defaults will do of which
    there is one object; else two equal states would be written differently, and a mark's hash with them."""
    assert not loose_defaults(game.state)
    assert loose_defaults(Loose) == ["Loose.place"]


class Loose(msgspec.Struct, omit_defaults=True):
    place: str = "outside"
    n: int = 0
    things: list[int] = []


def loose_defaults(state):
    """Fields of the types a state is made of that are left out by a default which is not one object."""
    found, todo_, known = [], [state], set()
    while todo_:
        kind = todo_.pop()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            if kind in known:
                continue
            known.add(kind)
            todo_ += get_type_hints(kind).values()
            fields = msgspec.structs.fields(kind) if kind.__struct_config__.omit_defaults else ()
            found += [f"{kind.__name__}.{f.name}" for f in fields if not one_object(f.default)]
        else:
            todo_ += get_args(kind)
    return found


def one_object(value):
    small = isinstance(value, int) and -5 <= value <= 256
    return value is msgspec.NODEFAULT or value is None or small or (isinstance(value, str | tuple) and not value)


def tree(thing):
    """Every changeable part as often as it hangs in the state."""
    todo_ = [thing]
    while todo_:
        x = todo_.pop()
        if isinstance(x, views.PLAIN):
            continue
        if not views.is_frozen(x):
            yield x
        if isinstance(x, dict):
            todo_ += list(x.values())
        elif isinstance(x, list | tuple):
            todo_ += list(x)
        else:
            todo_ += [getattr(x, n) for n in views.field_names(type(x))]


# ---- answers ---------------------------------------------------------------------------------------------------------
@every_game
def test_nonsense_is_refused_in_every_question(game):
    session, luck = start(game, seed=14), Philox(14, 5, 0)
    for _ in range(150):
        if session.over:
            break
        for seat in (*session.seats, WATCHER):
            for q in todo(session, seat):
                before = len(session.entries), rec.state_hash(session.state)
                for nonsense in NONSENSE:
                    if nonsense is None and q.kind == "offer":
                        continue
                    assert session.answer(seat, nonsense, q.id) is not None
                    assert session.answer(seat, nonsense, q.id + 1000) is not None
                assert (len(session.entries), rec.state_hash(session.state)) == before
        at = len(session.entries)
        play_on(session, luck, stop=lambda s, at=at: len(s.entries) > at)


@every_game
def test_undo_gives_back_the_page_and_tells_nobody(game):
    """After each quiet answer an undo brings the same options back; no other seat's stream moves."""
    undone = 0
    for seed, scenario in ((seed, name) for seed in range(times(1, 3)) for name in game.scenarios):
        session, luck = start(game, scenario, seed=seed), Philox(seed, 6, 0)
        for _ in range(120):
            if session.over:
                break
            asked = [(s, q) for s in session.viewers for q in todo(session, s) if q.kind != "offer"]
            if not asked:
                play_on(session, luck, stop=lambda s, n=len(session.entries): len(s.entries) > n)
                continue
            seat, q = asked[luck.below(len(asked))]
            before = rec.state_hash(session.state), q.options, q.ask
            act(session, seat, q, luck)
            if session.over or session.why_not_undo(seat) is not None:
                continue
            others = {v: s.version for v, s in session.streams.items() if v not in (seat, UMPIRE)}
            assert session.undo(seat) is None
            undone += 1
            now = [x for x in todo(session, seat) if x.ask == q.ask]
            assert now and (rec.state_hash(session.state), now[0].options, now[0].ask) == before
            assert others == {v: s.version for v, s in session.streams.items() if v not in (seat, UMPIRE)}
            again = todo(session, seat)[0]
            act(session, seat, again, luck)
        if session.over:
            assert streams(Session.replay(game, session.header, session.entries)) == streams(session)
    assert undone or not game.quiet, "the game has quiet questions, but none could be undone"


@every_game
def test_defaults_answer_every_question(game):
    """A table whose seats all sleep comes to an end by the game's own defaults."""
    for scenario in game.scenarios:
        session = start(game, scenario, seed=15)
        for _ in range(20_000):
            if session.over:
                break
            asked = [(s, q) for s in session.viewers for q in todo(session, s) if q.kind != "offer"]
            if not asked:
                session.close_window()
                continue
            seat, q = asked[0]
            page = session.page(seat)
            assert session.answer(seat, game.default(page.view, q, session.streams.get(seat)), q.id) is None
        assert session.over, scenario


# ---- rulings ---------------------------------------------------------------------------------------------------------
@every_game
def test_rulings_and_their_reversal(game):
    """Any number in the state may be ruled different and back; the game survives, the record replays."""
    for seed in range(4):
        luck = Philox(seed, 8, 0)
        session = start(game, seed=seed, umpire=True)
        play_on(session, luck, stop=lambda s, n=luck.below(40) + 3: len(s.entries) >= n)
        if session.over:
            continue
        before_label = session.label
        data = rulings.plain(session.state_of(session.snapshots[-1]))
        leaves = [p for p, v in numbers(data) if "options" not in p.split("/")]
        path = leaves[luck.below(len(leaves))]
        old = rulings.look(data, path)
        edit = rulings.Edit((rulings.Change(path, old, old + 1),), "last")
        assert umpire.preview(session, edit).keys() == set(session.viewers)
        if umpire.rule(session, edit, "suite") is not None:
            continue
        label = session.label
        if session.snapshots and not session.stopped and not session.over:
            now = rulings.plain(session.state_of(session.snapshots[-1]))
            if label == before_label:
                assert rulings.look(now, path) == old + 1
                assert umpire.rule(session, rulings.inverse(edit), "suite, reversed") is None
                if session.label == label:
                    assert rulings.plain(session.state_of(session.snapshots[-1])) == data
        play_on(session, luck)
        assert session.over and session.epoch >= 1
        assert streams(Session.replay(game, session.header, session.entries)) == streams(session)


def numbers(data, path=""):
    if isinstance(data, bool) or data is None:
        return
    if isinstance(data, int):
        yield path, data
    for key, value in data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ():
        yield from numbers(value, f"{path}/{key}" if path else str(key))


# ---- words -----------------------------------------------------------------------------------------------------------
@every_game
def test_everything_that_comes_up_is_said_in_english(game):
    """A message that is missing, or misspelt in the file, is told by its name."""
    said = {}
    for scenario in game.scenarios:
        words = said[scenario] = Words(game, "en", game.names(game.scenarios[scenario]))
        for seed in (11, 12):
            whole = recorded(game, scenario, seed)
            for item in (item for stream in whole.streams.values() for item in stream.items):
                words.item(item)
                for option in item.options[: times(20, 10**9)] if isinstance(item, Asked) else ():
                    words.option(option, item)
            words.outcome(whole.outcome)
    assert not any(words.problems for words in said.values()), {name: words.problems for name, words in said.items()}


@every_game
def test_messages_are_right(game):
    """Messages that nothing is called by, empty ones, arguments that they are not given."""
    for path in sorted((home(game) / "locales").rglob("*.ftl")):
        wrong_messages.refuse(path, check.fields_of(game))


@every_game
def test_the_book_names_rules_that_are_there_and_every_option(game):
    """Ids in its texts, in the game's code and data; an entry for every option, with the right default."""
    about.check_book(home(game) / rulebook.BOOK, game)
    assert not citations.unknown(game)


# ---- secrecy ---------------------------------------------------------------------------------------------------------
@every_scenario
def test_views_share_nothing_with_the_state(game, scenario):
    session, luck = start(game, scenario, seed=16), Philox(16, 9, 0)
    for _ in range(times(10, 25)):
        for viewer in session.viewers:
            assert views.shared(session.view(viewer), session.state) == []
        play_on(session, luck, stop=lambda s, n=len(session.entries): len(s.entries) > n)


@every_scenario
def test_redeal_gives_every_hidden_field_a_second_value(game, scenario):
    whole = recorded(game, scenario, 17)
    for snapshot in whole.snapshots[:: max(1, len(whole.snapshots) // times(2, 3))]:
        state = msgspec.json.decode(snapshot.state, type=type(whole.state))
        for seat in whole.seats:
            hidden = game.hidden(state, seat)
            page = msgspec.json.encode(game.view(state, seat))
            moved: set[str] = set()
            for n in range(50):
                if moved == set(hidden) and n >= times(4, 50):
                    break
                other = game.redeal(state, seat, whole.streams[seat], Philox(n, snapshot.at, 0))
                assert msgspec.json.encode(game.view(other, seat)) == page, "the seat can tell the difference"
                now = game.hidden(other, seat)
                moved |= {name for name in hidden if now.get(name) != hidden[name]}
            assert moved == set(hidden), f"never another value: {set(hidden) - moved}"
            assert msgspec.json.encode(state) == snapshot.state, "redeal changed the true state"


@every_game
def test_twin_games(game):
    total, revealed, enough = 0, [], times(300, 1000)
    hides = False
    first = TWINS_FROM.get(game.slug, 41)
    for n, (seed, scenario) in enumerate((seed, scenario) for seed in range(first, first + 100) for scenario in game.scenarios):
        if total >= enough and revealed and n >= times(2, len(game.scenarios)):
            break
        whole = recorded(game, scenario, seed)
        for viewer in (*whole.seats, WATCHER):
            hides = hides or any(game.hidden(whole.state, s) for s in whole.seats)
            equal, events = twins(game, whole, viewer, items=150, marks=3, salt=seed)
            total, revealed = total + equal, revealed + events
        if not hides and n >= 100:
            break
    if hides:
        assert total >= enough, f"only {total} equal items: the twins differ too soon to prove anything"
        assert revealed, "no twin ever reached a reveal"


@every_game
def test_twin_games_with_other_luck_out_of_sight(game):
    """Cards that go to other hands, dice behind the screen: they may fall otherwise, and nothing shows before its time."""
    total, revealed, enough = 0, [], times(400, 2000)
    first = TWINS_FROM.get(game.slug, 61)
    for n, (seed, scenario) in enumerate((seed, scenario) for seed in range(first, first + 30) for scenario in game.scenarios):
        whole = recorded(game, scenario, seed)
        for viewer in (*whole.seats, WATCHER):
            equal, events = luck_twins(game, whole, viewer, items=120, marks=2, salt=seed)
            total, revealed = total + equal, revealed + events
        if total >= enough and (revealed or n >= times(2 if game.slug in TWINS_FROM else 5, 90)):
            break
    assert total >= enough, f"only {total} equal items: the twins differ too soon to prove anything"
