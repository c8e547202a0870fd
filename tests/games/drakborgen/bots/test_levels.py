"""The command of the levels: its table, that a run that was stopped goes on, and that few fall where it is easy."""

from __future__ import annotations

from typing import Any

from bench import drakborgen_levels as levels


def ended(number: int, fate: str, gold: int = 0) -> dict[str, Any]:
    return {"number": number, "fate": fate, "gold": gold, "rounds": 20, "hero": "H01"}


def test_a_stopped_run_goes_on(tmp_path, monkeypatch):
    """What was written down is not played again, and the figures are those of one run."""
    asked: list[int] = []

    def delve(seed: int, number: int, bot: str, level: str) -> dict[str, Any]:
        asked.append(number)
        return ended(number, "out", 10 * number)

    monkeypatch.setattr(levels, "delve", delve)
    path = tmp_path / "greedy-best.jsonl"
    assert [one["number"] for one in levels.played(path, 7, "greedy", "best", 3, 1)] == [0, 1, 2]
    assert len(levels.played(path, 7, "greedy", "best", 40, 1)) == 40 and asked == list(range(40))
    assert levels.played(path, 7, "greedy", "best", 40, 1) == levels.played(tmp_path / "o.jsonl", 7, "greedy", "best", 40, 1)


def test_the_table_says_what_becomes_of_them():
    found = [ended(n, "out", 300) for n in range(60)] + [ended(n, "out") for n in range(60, 70)]
    found += [ended(n, "fight") for n in range(70, 80)] + [ended(n, "sunset") for n in range(80, 95)]
    found += [ended(n, "no-way-up") for n in range(95, 99)] + [ended(99, "wounds")]
    told = levels.table([levels.row("cautious", "best", found)]).splitlines()[-1]
    assert told == "| cautious | best | 100 | 60 | 10 | 10.0 (6 to 17) | 15 | 4 | 1 | 257 | 20 |"
    assert levels.is_right(found) and not levels.is_right(found[:70])


def test_the_command_fails_where_too_few_fall(tmp_path, monkeypatch, capsys):
    """All players together, where it is hard."""
    fates = {"cautious": "out", "greedy": "fight"}
    monkeypatch.setattr(levels, "delve", lambda seed, number, bot, level: ended(number, fates[bot] if number == 0 else "out"))
    command = ["levels", "--games", "8", "--folder", str(tmp_path), "--bots"]
    monkeypatch.setattr(levels.sys, "argv", [*command, "cautious,greedy"])
    assert levels.main() == 0
    assert "Where it is hard 6.2 of a hundred fall in fights (1 to 28); 5 to 20: yes." in capsys.readouterr().out
    monkeypatch.setattr(levels.sys, "argv", [*command, "cautious"])
    assert levels.main() == 1


def test_the_same_luck_is_the_same_game():
    """Of two games with the same luck the easy one goes as the easy one."""
    first = levels.delves(5, range(6), "cautious", "random")
    assert first == levels.delves(5, range(6), "cautious", "random")
    assert all(one["gold"] > 0 for one in first if one["fate"] == "out")
