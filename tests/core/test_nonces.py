"""What the seats add to the seed: hashes first, then what they are hashes of; what follows from the seed; what a record proves.

Planted faults that turn this red: a list that may be frozen again with another hash, a nonce taken without its hash, a derived
nonce that is drawn, a record that begins without somebody in its list.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence

import msgspec
import pytest

from montjoy.core.errors import RulesError
from montjoy.core.record import entries as rec
from montjoy.core.record.receipts import Receipt, receipt_of, why_not
from montjoy.core.session.session import Session
from montjoy.core.session.verify import Report, verify
from tests.core.toy import drive, game

SEED = bytes(range(32))
BYTES = {"A": "0a" * 16, "B": "ff" * 16}
HASHES = {seat: hashlib.sha256(bytes.fromhex(value)).hexdigest() for seat, value in BYTES.items()}


def fresh() -> Session:
    return Session.new(game, game.scenarios["toy"], seed=SEED)


def played(session: Session) -> Session:
    drive(session)
    session.release()
    return session


def by_both() -> Session:
    """A whole game to which both seats' programs added."""
    session = fresh()
    assert session.freeze(HASHES, ("A",)) is None
    for seat, value in BYTES.items():
        assert session.nonce(seat, value) is None
    session.begin()
    return played(session)


def reason(refusal: object) -> str:
    return str(refusal.reason) if refusal is not None else ""  # type: ignore[attr-defined]


def test_only_what_was_frozen_is_taken_and_only_once() -> None:
    session = fresh()
    session.freeze({"A": HASHES["A"]})
    assert reason(session.nonce("A", BYTES["B"])) == "nonce-other"
    assert reason(session.nonce("A", "0a")) == reason(session.nonce("C", BYTES["A"])) == "bad-nonce"
    assert reason(session.nonce("B", BYTES["B"])) == "nonce-derived"
    assert session.unsaid == ("A",) and len(session.entries) == 1
    assert session.nonce("A", BYTES["A"]) is None and session.unsaid == ()
    assert reason(session.nonce("A", BYTES["A"])) == "nonce-said"


def test_play_does_not_begin_while_the_list_waits() -> None:
    session = fresh()
    session.freeze(HASHES)
    session.nonce("A", BYTES["A"])
    with pytest.raises(RulesError, match="waits for B"):
        session.begin()
    assert not session.began


def test_the_rest_follows_from_the_seed() -> None:
    """BLAKE2b as docs/dice.md writes it, with nothing of ours."""
    session = fresh()
    session.freeze({"A": HASHES["A"]})
    session.nonce("A", BYTES["A"])
    session.begin()
    want = hashlib.blake2b(b"montjoy nonce 1B", key=SEED, digest_size=16).hexdigest()
    assert [e.hex for e in session.entries if isinstance(e, rec.Nonce)] == [BYTES["A"], want]


@pytest.mark.parametrize(("again", "taken"), [
    ({"A": HASHES["A"]}, True), ({}, False), (HASHES, False), ({"A": HASHES["B"]}, False),
    ({"B": HASHES["B"]}, False), ({"A": "x" * 64}, False), ({"A": HASHES["A"], "C": HASHES["B"]}, False),
])  # fmt: skip
def test_a_second_list_leaves_out_who_was_silent_and_nothing_else(again: dict[str, str], taken: bool) -> None:
    session = fresh()
    session.freeze(HASHES)
    session.nonce("A", BYTES["A"])
    assert (session.freeze(again) is None) is taken
    if not taken:
        session.freeze_again()
    session.begin()
    report = verify(game, session.header, played(session).entries)
    assert (report.ok, report.beginnings, report.added) == (True, 2, ("A",))


@pytest.mark.parametrize(("host", "chose"), [((), False), (("A",), False), (("A", "B"), True)])
def test_what_a_record_proves(host: Sequence[str], chose: bool) -> None:
    session = fresh()
    session.freeze(HASHES, host)
    for seat, value in BYTES.items():
        session.nonce(seat, value)
    session.begin()
    report = verify(game, session.header, played(session).entries)
    assert report.ok and report.added == ("A", "B") and report.host == tuple(host) and report.host_chose is chose


def test_a_record_of_before_verifies_and_proves_nothing_of_it() -> None:
    session = fresh()
    session.nonce("A", "0b")
    session.begin()
    report = verify(game, session.header, played(session).entries)
    assert report.ok and (report.beginnings, report.added, report.host_chose) == (0, (), True)


def without(kind: type, seat: str) -> Callable[[list[rec.Entry]], list[rec.Entry]]:
    return lambda lines: [e for e in lines if not (isinstance(e, kind) and getattr(e, "seat", "") == seat)]


def with_nonce(seat: str, value: str) -> Callable[[list[rec.Entry]], list[rec.Entry]]:
    return lambda lines: [rec.Nonce(seat, value) if isinstance(e, rec.Nonce) and e.seat == seat else e for e in lines]


def with_list(**other: object) -> Callable[[list[rec.Entry]], list[rec.Entry]]:
    return lambda lines: [msgspec.structs.replace(e, **other) if isinstance(e, rec.Hashes) else e for e in lines]


def late(lines: list[rec.Entry]) -> list[rec.Entry]:
    at = next(n for n, e in enumerate(lines) if isinstance(e, rec.Began))
    return [*lines[: at + 1], rec.Hashes({}, 2), *lines[at + 1 :]]


TAMPERED = {
    "another nonce": with_nonce("A", BYTES["B"]),
    "a nonce is missing": without(rec.Nonce, "B"),
    "another hash": with_list(hashes=HASHES | {"A": HASHES["B"]}),
    "a hash is missing": with_list(hashes={"A": HASHES["A"]}),
    "another number": with_list(beginning=2),
    "a list after the beginning": late,
    "the list after the nonces": lambda lines: [*lines[1:3], lines[0], *lines[3:]],
    "nobody's hash": with_list(hashes=HASHES | {"C": HASHES["B"]}),
    "no hash": with_list(hashes=HASHES | {"B": "00"}),
}


@pytest.mark.parametrize("what", list(TAMPERED))
def test_a_record_that_was_changed_is_found_out(what: str) -> None:
    session = by_both()
    report: Report = verify(game, session.header, TAMPERED[what](list(session.entries)))
    assert not report.ok and report.line <= 6, report


def test_a_second_list_does_not_say_another_host() -> None:
    """Red where a host can leave himself out of the second list and be a player who added something."""
    session = fresh()
    session.freeze(HASHES, ("A",))
    session.nonce("A", BYTES["A"])
    assert session.freeze({"A": HASHES["A"]}) is not None
    session.freeze_again()
    session.begin()
    lines = list(played(session).entries)
    assert verify(game, session.header, lines).host_chose
    lines[2] = msgspec.structs.replace(lines[2], host=())
    report = verify(game, session.header, lines)
    assert (report.ok, report.line) == (False, 4)


def test_a_derived_nonce_that_was_drawn_is_found_out() -> None:
    session = fresh()
    session.freeze({"A": HASHES["A"]})
    session.nonce("A", BYTES["A"])
    session.begin()
    lines = list(played(session).entries)
    assert verify(game, session.header, lines).ok
    report = verify(game, session.header, with_nonce("B", BYTES["B"])(lines))
    assert (report.ok, report.line) == (False, 4) and "does not follow from the seed" in report.wrong


# ---- receipts ------------------------------------------------------------------------------------------------------------
def test_a_receipt_fits_its_own_record() -> None:
    session = by_both()
    for seat in BYTES:
        mine = receipt_of(session.header, session.entries, seat)
        assert (mine.hash, mine.nonce, mine.beginning) == (HASHES[seat], BYTES[seat], 1)
        assert why_not(mine, session.header, session.entries) == ""


@pytest.mark.parametrize(("other", "word"), [
    ({"commitment": "00" * 32}, "commitment"), ({"game": "chess"}, "commitment"), ({"hashes": {"A": HASHES["A"]}}, "list"),
    ({"beginning": 2}, "list"), ({"host": ()}, "list"), ({"hash": HASHES["B"]}, "hash"), ({"nonce": BYTES["B"]}, "hash"),
    ({"nonce": "zz"}, "hash"),
    ({"nonce": ""}, ""), ({"hash": "", "nonce": ""}, ""), ({"beginning": 0, "hashes": {}, "hash": "", "nonce": ""}, ""),
])  # fmt: skip
def test_a_receipt_that_does_not_fit_says_what_is_otherwise(other: dict[str, object], word: str) -> None:
    session = by_both()
    kept: Receipt = msgspec.structs.replace(receipt_of(session.header, session.entries, "A"), **other)
    assert why_not(kept, session.header, session.entries) == word


def test_who_was_left_out_finds_it_by_his_receipt() -> None:
    session = fresh()
    session.freeze(HASHES)
    kept = receipt_of(session.header, session.entries, "B")
    session.nonce("A", BYTES["A"])
    session.freeze_again()
    session.begin()
    assert why_not(kept, session.header, played(session).entries) == "left-out"
    assert why_not(receipt_of(session.header, session.entries, "A"), session.header, session.entries) == ""
