"""Studies: the same numbers however they are cut, and within their errors of the exact law."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from montjoy.core.errors import RulesError
from montjoy.fights import have_numba
from montjoy.fights.odds import solve
from montjoy.lab import study as module
from montjoy.lab.intervals import standard_error
from montjoy.lab.study import study
from tests.fights.cases import middle, small

N = 20_000 if have_numba() else 2_000


def without_time(answer):
    return {key: value for key, value in answer.items() if key not in ("seconds", "per_second")}


def test_a_study_has_the_shape_of_the_odds_with_errors():
    found, exact = study(small(), 500, 7), solve(small())
    assert found.keys() == exact.keys() | {"n", "seconds", "per_second"}
    for name, outcome in found["outcomes"].items():
        assert outcome.keys() == {"p", "fraction", "se", "count", "n", "interval"} and outcome["fraction"] is None
        assert outcome["count"] / outcome["n"] == pytest.approx(outcome["p"]) and outcome["n"] == 500
        low, high = outcome["interval"]
        assert low <= outcome["p"] <= high and high - low == pytest.approx(2 * 1.96 * outcome["se"], rel=0.1)
        assert outcome["se"] == standard_error(outcome["p"], 500)
        assert exact["outcomes"][name]["p"] == pytest.approx(outcome["p"], abs=0.1)
    assert all(x.keys() == {"pieces", "p", "se"} for x in found["survivors"])
    assert found["n"] == 500 and found["per_second"] > 0


@pytest.mark.parametrize("make", [small, middle])
@pytest.mark.parametrize("rounds", [None, 2])
def test_shares_lie_within_four_errors_of_the_law(make, rounds):
    found, exact = study(make(rounds), N, 20260101), solve(make(rounds), fraction=False)
    for name, outcome in exact["outcomes"].items():
        assert abs(found["outcomes"][name]["p"] - outcome["p"]) <= 4 * standard_error(outcome["p"], N) + 1e-12
    assert found["rolls"]["mean"] == pytest.approx(exact["rolls"]["mean"], rel=0.1)
    law = {x["pieces"]: x["p"] for x in exact["survivors"]}
    assert all(abs(x["p"] - law[x["pieces"]]) <= 5 * standard_error(law[x["pieces"]], N) for x in found["survivors"])


def test_pieces_and_workers_change_nothing(monkeypatch):
    whole = without_time(study(small(), 700, 3))
    monkeypatch.setattr(module, "PIECE", 96 * (1 if have_numba() else 4))
    assert without_time(study(small(), 700, 3)) == whole
    with ThreadPoolExecutor(2) as workers:
        assert without_time(study(small(), 700, 3, workers)) == whole
    assert without_time(study(small(), 700, 4)) != whole


def test_ctrl_c_keeps_what_is_done(monkeypatch):
    monkeypatch.setattr(module, "PIECE", 100 * (1 if have_numba() else 4))
    seen = []

    def progress(done, n):
        seen.append((done, n))
        if done == 300:
            raise KeyboardInterrupt

    found = study(small(), 1000, 3, progress=progress)
    assert seen == [(100, 1000), (200, 1000), (300, 1000)]
    assert without_time(found) == without_time(study(small(), 300, 3))

    def at_once(self, piece):
        raise KeyboardInterrupt

    monkeypatch.setattr(module._Plan, "__call__", at_once)
    with pytest.raises(KeyboardInterrupt):
        study(small(), 1000, 3)


def test_numba_changes_nothing(monkeypatch):
    here = without_time(study(small(2), 200, 5))
    monkeypatch.setenv("MONTJOY_WITHOUT_NUMBA", "1")
    assert without_time(study(small(2), 200, 5)) == here


def test_distinct_rows_are_counted():
    np = pytest.importorskip("numpy")
    table = np.array([[1, 2, 3], [1, 2, 4], [1, 2, 3], [0, 2, 3]])
    for wide in (table, table + np.array([0, 0, 1]) * (table[:, 2:] == 4) * 2**61, table * 2**33 * np.array([1, 1, -1])):
        rows, counts = module.distinct(wide)
        found = dict(zip(map(tuple, rows.tolist()), counts.tolist()))
        assert sorted(found.values()) == [1, 1, 2]
        assert found[tuple(wide[0].tolist())] == 2


def test_mistakes_are_named():
    case = small()
    case.counter = "rolls"
    with pytest.raises(RulesError, match="Siege has no field 'rolls'"):
        study(case, 10, 1)
    with pytest.raises(ValueError, match="at least one"):
        study(small(), 0, 1)
