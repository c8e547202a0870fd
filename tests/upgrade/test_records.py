"""Games kept before a change of the program are read, replayed, verified and done again, and nobody is told anything else.

`python -m tests.upgrade.record_games` made them.  Where a rule is changed on purpose they are made again, in the same commit.
"""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from montjoy.core.game import games
from montjoy.core.record.entries import Decided, Die, Marked
from montjoy.core.record.jsonlines import dump
from tests.suite.many import times
from tests.upgrade import checking, record_games
from tests.upgrade.changed import OtherLabel, OtherOrder, OtherTag, other_game
from tests.upgrade.kept import SHORT, Kept, Stored, Told, one_game, open_file, paths
from tests.upgrade.plans import ENDED
from tests.upgrade.showing import LINES, RULINGS, option_id, options_shown, options_wanted, sealed_changed, shown

SLUGS = list(games())
ALL = paths()
MOST_BYTES = 4_000_000
every_game = pytest.mark.parametrize("slug", SLUGS)


@cache
def kept_games(slug: str) -> tuple[Kept, ...]:
    return tuple(open_file(path) for path in ALL if path.parent.name == slug)


def named(slug: str, word: str) -> Kept:
    """The first kept game with dice whose name holds the word."""
    return next(kept for kept in kept_games(slug) if word in kept.about.name and b'"faces":[' in kept.record)


# ---- the same as it was --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("path", ALL[:: times(8, 1)], ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_nothing_is_otherwise(path):
    """Every second kept game is read, written and replayed, every sixteenth is put through all checks; in the soak each."""
    whole = ALL.index(path) % times(16, 1) == 0
    assert checking.first_wrong(open_file(path), checks=checking.CHECKS if whole else [checking.written, checking.replayed]) == ""


def test_kept_games_are_replaced_when_all_new_ones_are_played_and_not_before(tmp_path, monkeypatch, capsys):
    """Red before: they were thrown away first, so that a run that was broken off left half of them."""
    here = ALL[0]
    old = tmp_path / here.parent.name / "00-gone.xz"
    old.parent.mkdir()
    old.write_bytes(b"old")
    games_left = [open_file(here), None]

    def kept(game, plan):
        return games_left.pop(0) or pytest.fail("broken off", pytrace=False)

    monkeypatch.setattr(record_games, "FOLDER", tmp_path)
    monkeypatch.setattr(record_games, "kept", kept)
    monkeypatch.setattr(record_games, "plans", lambda game: range(2))
    with pytest.raises(pytest.fail.Exception, match="broken off"):
        record_games.main([old.parent.name])
    assert [path.name for path in old.parent.iterdir()] == [old.name] and here.name in capsys.readouterr().out
    games_left[:] = [open_file(here), open_file(ALL[1])]
    assert record_games.main([old.parent.name]) == 0
    assert sorted(path.name for path in old.parent.iterdir()) == sorted([here.name, ALL[1].name])


# ---- what they show --------------------------------------------------------------------------------------------------------
@every_game
def test_there_are_enough_and_they_are_small(slug):
    assert len(kept_games(slug)) >= 40
    assert sum(path.stat().st_size for path in ALL) < MOST_BYTES


@every_game
def test_every_value_of_every_option_is_in_a_kept_game(slug):
    there = {word for kept in kept_games(slug) for word in options_shown(kept.read()[0])}
    assert not options_wanted(one_game(slug)) - there


@every_game
def test_every_scenario_and_every_ending_is_in_a_kept_game(slug):
    game = one_game(slug)
    wanted = {f"scenario {name}" for name in game.scenarios} | {f"ended by {why}" for why in game.endings if ENDED.get(why) != ()}
    assert not wanted - everything(slug)


@cache
def everything(slug: str) -> frozenset[str]:
    return frozenset(word for kept in kept_games(slug) for word in shown(kept))


@every_game
def test_everything_that_happens_at_a_table_is_in_a_kept_game(slug):
    """Every kind of line, ruling, die and player; for `Undone` only where the game has something to undo."""
    wanted = {kind.__name__ for kind in LINES if kind.__name__ != "Undone" or one_game(slug).quiet}
    wanted |= {f"ruled {name}" for name in RULINGS} | {"agreed " + name for name in RULINGS}
    wanted |= {"reversed Edit next", "reversed Edit last"}
    wanted |= {"dice of the seed", "dice typed", "dice set", "umpire", "no umpire", "names", "house rule", "told to some"}
    wanted |= {"answered by the seat", "answered by default", "answered by umpire", "answered by bot"}
    wanted |= {"over", "left", "stored state", *ONLY_IN[slug]}
    assert not wanted - everything(slug)


@every_game
def test_a_sealed_answer_is_changed_in_a_kept_game(slug):
    """Where several are asked at once."""
    there = any(sealed_changed(kept) for kept in kept_games(slug) if "-nonces" in kept.about.name or "-alone" in kept.about.name)
    assert there == SEALED[slug]


ONLY_IN = {
    "rudern": set(),
    "drakborgen": {"card of the seed", "card typed", "form", "text of a form"},
    "clusta": {
        "form", "text of a form", "siege handed to rudern", "siege handed to umpire", "siege handed to own",
        "battle handed to umpire", "dice of RW",
    },
    "massbattle": {"form", "text of a form"},
}  # fmt: skip
SEALED = {"rudern": False, "drakborgen": True, "clusta": True, "massbattle": True}   # in the first one seat is asked at a time


@every_game
def test_nothing_in_them_names_a_module_or_a_folder(slug):
    for kept in kept_games(slug):
        text = kept.record + msgspec.json.encode(kept.shown)
        for word in (b"montjoy.", b"montjoy/", b".py", b"/work/", b"/tmp/", b"/home/", b"/root/", b"site-packages"):
            assert word not in text, (kept.about.name, word)


# ---- the same checks, shown something that is otherwise ----------------------------------------------------------------------
TAGS = {"rudern": "ImpulseEnded", "drakborgen": "SunMoved", "clusta": "Ends", "massbattle": "RoundBegun"}


@every_game
def test_another_tag_of_an_event_is_found(slug):
    """An event is called otherwise by the rules: the first seat that hears of it is named, with the number of the item."""
    kept = named(slug, "-plain")
    wrong = checking.first_wrong(kept, other_game(kept.game(), OtherTag, TAGS[slug]))
    assert "item" in wrong and f"{TAGS[slug]}Renamed" in wrong, wrong


@every_game
def test_another_order_of_fields_in_the_state_is_found(slug):
    """The hash of the first mark is another one."""
    kept = named(slug, "-plain")
    wrong = checking.first_wrong(kept, other_game(kept.game(), OtherOrder))
    assert '"type":"mark"' in wrong or "mark" in wrong, wrong


@every_game
def test_another_label_of_a_mark_is_found(slug):
    kept = named(slug, "-plain")
    marks = [entry.label for entry in kept.read()[1] if isinstance(entry, Marked)]
    wrong = checking.first_wrong(kept, other_game(kept.game(), OtherLabel, marks[len(marks) // 2]))
    assert marks[len(marks) // 2] in wrong, wrong


@every_game
@pytest.mark.parametrize("what", ["label", "hash", "answer", "die"])
def test_a_changed_line_is_found(slug, what):
    """The record is edited: a mark's label or hash, an answer, a die."""
    kept = named(slug, "-plain")
    header, entries = kept.read()
    kind = {"label": Marked, "hash": Marked, "answer": Decided, "die": Die}[what]
    found = [n for n, e in enumerate(entries) if isinstance(e, kind) and (what != "die" or e.faces)]
    at = found[len(found) // 2]
    entries[at] = msgspec.structs.replace(entries[at], **CHANGES[what](entries[at]))
    record = dump(header, entries)
    assert record != kept.record
    assert checking.first_wrong(msgspec.structs.replace(kept, record=record))


CHANGES = {
    "label": lambda entry: {"label": entry.label + "x"},
    "hash": lambda entry: {"hash": entry.hash[::-1]},
    "answer": lambda entry: {"answer": {"type": "NoSuchThing"}},
    "die": lambda entry: {"faces": (entry.faces[0] + 1, *entry.faces[1:])},
}


@every_game
@pytest.mark.parametrize("what", ["told", "pages", "texts", "moments", "stored", "goes_on"])
def test_a_change_in_what_is_kept_beside_the_record_is_found(slug, what):
    """Each part of it is compared by the same function: with one digest changed it speaks up."""
    kept = next((k for k in kept_games(slug) if getattr(k.shown, what)), None)
    if kept is None:
        assert what == "texts" and slug == "rudern"          # it has no forms
        return
    changed = msgspec.structs.replace(kept.shown, **{what: OTHERS[what](getattr(kept.shown, what))})
    assert checking.first_wrong(msgspec.structs.replace(kept, shown=changed))


def other_digest(items: str) -> str:
    """The last digest is another."""
    return items[:-SHORT] + ("0" * SHORT if items[-SHORT:] != "0" * SHORT else "1" * SHORT)


def swapped(state: msgspec.Raw) -> msgspec.Raw:
    """The first two fields change places."""
    (a, x), (b, y), *rest = msgspec.json.decode(state).items()
    return msgspec.Raw(msgspec.json.encode(dict([(b, y), (a, x), *rest])))


def other_state(stored: Stored) -> Stored:
    """The state of another mark: what is told from it on cannot be the same."""
    return msgspec.structs.replace(stored, label=stored.label + "x")


OTHERS = {
    "told": lambda told: {seat: Told(was.base, other_digest(was.items)) for seat, was in told.items()},
    "pages": lambda pages: {seat: other_digest(page) for seat, page in pages.items()},
    "texts": other_digest,
    "moments": lambda moments: (*moments[:-1], msgspec.structs.replace(moments[-1], pages="0" * SHORT)),
    "stored": other_state,
    "goes_on": lambda goes_on: msgspec.structs.replace(goes_on, record="0" * SHORT),
}


@every_game
def test_a_mark_made_of_another_order_of_fields_is_found(slug):
    """The record was written by a program in which two fields of the state stood the other way round."""
    import hashlib

    kept = next(k for k in kept_games(slug) if k.shown.stored is not None and not k.about.fails_after)
    header, entries = kept.read()
    at = kept.shown.stored.at - 1
    assert isinstance(entries[at], Marked)
    other = hashlib.blake2b(bytes(swapped(kept.shown.stored.state)), digest_size=16).hexdigest()
    entries[at] = msgspec.structs.replace(entries[at], hash=other)
    wrong = checking.first_wrong(msgspec.structs.replace(kept, record=dump(header, entries)))
    assert f"at the mark {entries[at].label!r} the state is not the record's" in wrong, wrong


def test_an_option_is_named_with_its_value():
    assert option_id("retire", True) == "retire = true"
