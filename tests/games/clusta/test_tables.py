"""The printed tables and the rulebook, row by row against a frozen copy of the ledger; what play has shown to be wrong in it (the
game's README: Messages) is put right in both."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from montjoy.core.content import rulebook
from montjoy.core.options import values
from montjoy.games.clusta import options
from montjoy.games.clusta.model import armies
from montjoy.games.clusta.model.island import island
from montjoy.games.clusta.options import ClustaOptions

LEDGER = json.loads((Path(__file__).parent / "ledger.json").read_text("utf-8"))
HOME = Path(options.__file__).parent
BOOK = rulebook.read(HOME / rulebook.BOOK)
NAMES = {
    "CN-T-CLOCK": "clock", "CN-T-PRIORITY": "priority", "CN-T-COMMANDERS": "commanders", "CN-T-SPECIALISTS": "specialists",
    "CN-T-TACTICS": "tactics", "CN-T-SIZE": "size", "CN-T-SOLDIER": "soldier", "CN-T-FORT": "fort", "CN-T-OWN": "own",
    "CN-T-MOVE": "move", "CN-T-BATTLE": "battle", "CN-T-MORALE": "morale", "CN-T-INFO": "info", "CN-T-COURIER": "courier",
    "CN-T-CONFRONT": "confront", "CN-T-LOSS": "loss", "CN-T-ROSTER-TRAK": "roster_trakorians",
    "CN-T-ROSTER-RANS": "roster_ransards", "CN-T-ROSTER-STEG": "roster_stegosians", "CN-T-ROSTER-CRUR": "roster_crurers",
    "CN-T-ORDERS": "orders", "CN-T-KNOW": "know", "CN-T-MESSAGES": "messages", "CN-T-MULT": "mult",
    "CN-T-RELATIONS": "relations", "CN-T-SHIPS": "ships", "CN-T-OPTIONS": "options", "CN-T-CONFIG": "config",
}


@pytest.mark.parametrize("id", [id for id in LEDGER["tables"] if id in NAMES])
def test_rows(id):
    """Every cell of every printed table: the rows stand in the ledger's order, whole or without what names the row."""
    table, printed = armies.TABLES[NAMES[id]], LEDGER["tables"][id]
    rows = [(name, cells) for name, cells in table.items() if name != "columns"]
    assert table.rules == (id,)
    assert len(rows) == len(printed["rows"])
    for (name, cells), row in zip(rows, printed["rows"], strict=True):
        found = cells if isinstance(cells, list) else [cells]
        keys = len(row) - len(found)
        assert found == row[keys:]
        assert printed["columns"][keys:] == table["columns"]
        if keys and name != "elite":
            assert name == " ".join(str(cell) for cell in row[:keys])


def test_all_tables():
    """Twenty-eight stand in tables.toml; the map and its roads are the island's."""
    assert sorted([*NAMES, "CN-T-MAP", "CN-T-ROADS"]) == sorted(LEDGER["tables"])
    assert sorted(armies.TABLES) == sorted(NAMES.values())


def test_the_island():
    """CN-T-MAP, CN-T-ROADS, CN-GEN-11  The island is the ledger's, hex by hex, and so are its roads."""
    there, codes = island(), {"~": "sea", ".": "open", "T": "pine_forest", "V": "white_forest", "B": "buildings"}
    rows = LEDGER["tables"]["CN-T-MAP"]["rows"]
    assert {hex: codes[rows[int(hex[2:])][0][int(hex[:2])]] for hex in there.hexes} == there.terrain
    assert {hex: int(rows[int(hex[2:])][1][int(hex[:2])]) for hex in there.hexes} == there.level
    assert (len(rows), len(rows[0][0])) == (there.rows, there.columns)
    chains = {
        name: [f"{int(c):02}{int(r):02}" for c, r in (pair.split(",") for pair in chain.split())]
        for name, chain in LEDGER["tables"]["CN-T-ROADS"]["rows"]
    }
    assert there.roads == chains


def test_the_battle_table_is_monotone():
    """CN-T-BATTLE  The ledger's own check: down a column and along a row the winner's loss never rises, the loser's never
    falls."""
    cells = [[tuple(int(n.rstrip("*†")) for n in cell.split("/")) for cell in row[2:]]
             for name, row in armies.TABLES["battle"].items() if name != "columns"]
    assert len(cells) * len(cells[0]) == 69
    for above, below in pairwise(cells):
        assert all(a[0] >= b[0] and a[1] <= b[1] for a, b in zip(above, below, strict=True))
    for row in cells:
        assert all(a[0] >= b[0] and a[1] <= b[1] for a, b in pairwise(row))


# ---- the rulebook ----------------------------------------------------------------------------------------------------
def test_every_rule_of_the_ledger_is_there():
    """In their order with their kinds and switches; a rule of ours may stand among them."""
    printed = [rule for rule in BOOK.rules if rule.id in LEDGER["rules"]]
    assert {r.id: [r.kind, r.option] for r in printed} == LEDGER["rules"]
    assert [r.id for r in printed] == list(LEDGER["rules"])
    assert [e.id for e in BOOK.examples] == LEDGER["examples"]
    assert [q.id for q in BOOK.questions] == LEDGER["questions"]
    assert len(BOOK.terms) == LEDGER["terms"]
    assert [e.id for e in BOOK.examples if not e.consistent] == ["CN-E-1", "CN-E-2", "CN-E-3"]


def test_what_the_book_says_of_options():
    """CN-T-OPTIONS  Every switch is explained value by value, with the default and the rule of the table; one of ours may stand
    among them."""
    printed = {row[0]: row for row in LEDGER["tables"]["CN-T-OPTIONS"]["rows"]}
    known_there = [doc for doc in BOOK.options if doc.name in printed]
    assert [doc.name for doc in known_there] == list(printed)
    assert sorted(doc.name for doc in BOOK.options) == sorted(ClustaOptions.__struct_fields__)
    for doc in known_there:
        assert (str(doc.default), doc.rule) == (printed[doc.name][1], printed[doc.name][3])
        assert rulebook.as_text(getattr(ClustaOptions(), doc.name)) == doc.default
        if doc.values:
            known = map(rulebook.as_text, values(ClustaOptions, doc.name))
            assert sorted(str(value) for value in doc.values) == sorted(known)
            assert not [value for value in doc.values if str(value) not in doc.says]


def test_advice():
    """CN-GEN-05, CN-GEN-08, CN-GEN-09, CN-GEN-12, CN-PASS-04  The five advices, in the book's words."""
    told = {rule.id: rule.text.strip() for rule in BOOK.advice}
    assert list(told) == ["CN-GEN-05", "CN-GEN-08", "CN-GEN-09", "CN-GEN-12", "CN-PASS-04"]
    assert "last about 50 days" in told["CN-GEN-05"] and "fortify" in told["CN-GEN-12"]
    assert all(len(text) > 100 for text in told.values())
