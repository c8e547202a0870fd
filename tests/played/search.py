"""Looks for games that reach what no kept game of a game reaches yet:

    python -m tests.played.search rudern [--games 200] [--players luck,default] [--scenarios one,two] [--only TEXT] [--keep 5]

Plays scenarios under options by luck, with each player and seed after seed; says what each of the best reaches that is missing,
and in the end what nothing reaches.  With --keep so many of them are written beside the kept games: give them a title and a
few sentences, and make their records with `python -m tests.played.make`.

--only      what is looked for has this text in its name, or one of several with commas
--first     the number of the first seed
--options   these and no others: "name=value" each after a comma
--like      all as in the plan in this file, but for seed and player
--among     the plans in this folder, to see which of them are needed
"""

from __future__ import annotations

import argparse
import functools
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from montjoy.core.content import rulebook
from montjoy.core.content.citations import Citation
from montjoy.core.game import Game
from montjoy.core.philox import Philox
from montjoy.core.record.jsonlines import load
from montjoy.lab import played
from montjoy.lab.parts import parts
from montjoy.lab.played import Kept, Plan
from montjoy.lab.reached import NO_CODE
from montjoy.lab.reached_trials import Trials, Untouched, untouched
from montjoy.lab.trials import each
from tests.played.make import made, one_game
from tests.suite.subjects import any_options

LONGEST: Final = 600.0                                       # seconds for a game
VAIN: Final = 40                                             # times a thing is tried for nothing before it is given up
LOOKED: Final = 12                                           # candidates that are tried in a round
Item = tuple[str, ...]                                       # ("place", name), ("value", option, value, other), (column, part)


class Search:
    def __init__(self, game: Game, folder: Path) -> None:
        self.game, self.folder = game, folder
        self.trials = Trials(game, folder)
        self.places = {str(place): place for place in self.trials.all_places()}
        self.pool: list[tuple[Kept, Untouched]] = []
        self.known: dict[int, dict[Item, bool]] = {}         # of a candidate, what was tried
        self.vain: Counter[Item] = Counter()                 # how often each thing was tried for nothing

    # ---- what is missing -------------------------------------------------------------------------------------------
    def items(self) -> Iterator[Item]:
        """Everything that is to be reached."""
        yield from (("place", name) for name in self.places)
        for name, value in self.trials.values():
            yield from (("value", name, value, other) for other in self.trials.others(name, value))
        for column, names in parts(self.game).items():
            yield from ((column, name) for name in names)

    def missing(self, only: str) -> set[Item]:
        """What the kept games do not reach."""
        self.trials.begin()
        if wrong := self.trials.why_not():
            raise SystemExit(wrong)
        wanted = {item for item in self.items() if any(text in " ".join(item) for text in only.split(","))}
        excused = {(one.column, one.name) for one in played.unreached(self.folder)}
        return {i for i in wanted - self.reached(self.trials, wanted) if i[-2:] not in excused}

    def reached(self, trials: Trials, wanted: set[Item]) -> set[Item]:
        """Those of the items that the games of some trials reach; what cannot be knocked out counts as reached."""
        seen = trials.seen()
        found = {item for item in wanted if len(item) == 2 and item[1] in seen.get(item[0], ())}
        tried = [item for item in sorted(wanted) if item[0] in ("place", "value") and may_reach(trials, self.places, item)]
        jobs = [functools.partial(tries, trials, self.places, item) for item in tried]
        found |= {tried[n] for n, yes in each(jobs, LONGEST) if yes}
        return found

    # ---- candidates ------------------------------------------------------------------------------------------------
    def play(self, plans: list[tuple[str, Plan]]) -> None:
        """Play candidates, and keep those that can be replayed."""
        jobs = [functools.partial(self.one, name, plan) for name, plan in plans]
        for n, result in each(jobs, LONGEST):
            if result:
                name, plan = plans[n]
                header, entries = load(result["record"].encode())
                kept = Kept(self.folder / f"{name}.toml", plan, header, entries)
                self.pool.append((kept, msgspec.convert(result["untouched"], Untouched)))

    def one(self, name: str, plan: Plan) -> dict[str, Any] | None:
        path = self.folder / f"{name}.toml"
        try:
            record = made(self.game, path, plan)
            header, entries = load(record)
        except Exception as why:                             # a plan by luck may be one that cannot be played
            print(f"{name}: {type(why).__name__}: {why}", file=sys.stderr, flush=True)
            return None
        found = untouched(self.game, Kept(path, plan, header, entries))
        return None if found.get("wrong") else {"record": record.decode(), "untouched": found}

    def best(self, wanted: set[Item]) -> tuple[Kept, set[Item]] | None:
        """The candidate that reaches most of what is wanted, of those that may reach most."""
        hopes = []
        for n, (kept, one) in enumerate(self.pool):
            trials = self.alone(kept, one)
            seen = trials.seen()
            known = self.known.get(n, {})
            hoped = [item for item in wanted if item in known or self.vain[item] < VAIN]
            may = sum(known[i] if i in known else i[1] in seen[i[0]] if i[0] in seen else may_reach(trials, self.places, i)
                      for i in hoped)
            if may:
                hopes.append((may, -one.took, n))
        hopes.sort(reverse=True)
        found: tuple[Kept, set[Item]] | None = None
        for looked, (may, _, n) in enumerate(hopes):
            if found is not None and (may <= len(found[1]) or looked >= LOOKED):
                break
            known = self.known.setdefault(n, {})
            fresh = {item for item in wanted if item not in known and self.vain[item] < VAIN}
            new = self.reached(self.alone(*self.pool[n]), fresh)
            known |= {item: item in new for item in fresh}
            alone = self.alone(*self.pool[n])
            self.vain.update(item for item in fresh - new if may_reach(alone, self.places, item))
            reached = {item for item in wanted if known.get(item)}
            if len(reached) > (len(found[1]) if found else 0):
                found = self.pool[n][0], reached
        return found

    def alone(self, kept: Kept, one: Untouched) -> Trials:
        trials = Trials(self.game, kept=[kept], places=self.trials.places)
        trials.untouched = [one]
        return trials


def may_reach(trials: Trials, places: dict[str, Citation], item: Item) -> bool:
    if len(item) == 2 and item[0] != "place":
        return False
    if item[0] == "place":
        return bool(trials.order_or_none(places[item[1]]))
    return bool(trials.under(item[1], item[2]))


def tries(trials: Trials, places: dict[str, Citation], item: Item) -> bool:
    if item[0] == "place":
        by, why = trials.silence(places[item[1]])
        return bool(by) or why == NO_CODE
    return bool(trials.read_as(*item[1:]))


# ---- plans -------------------------------------------------------------------------------------------------------------
def candidates(game: Game, args: argparse.Namespace, wanted: set[Item]) -> Iterator[tuple[str, Plan]]:
    """The plans of a folder; else round and round a scenario, a player, options by luck, and some values that are missing."""
    if args.among:
        yield from ((path.stem, played.read_plan(path)) for path in played.plans(Path(args.among)))
        return
    scenarios = args.scenarios.split(",") if args.scenarios else list(game.scenarios)
    players = args.players.split(",")
    fixed = dict(pair.split("=") for pair in args.options.replace(" ", "").split(",")) if args.options else None
    missing = sorted({(item[1], item[2]) for item in wanted if item[0] == "value" and "*" not in item[2]})
    for n in range(args.first, args.first + args.games):
        luck = Philox(n, 72, 0)
        plain: dict[str, Any] = {} if fixed is None else {name: said(game, name, text) for name, text in fixed.items()}
        if fixed is None and n % 4:
            options = any_options(game, luck)
            plain = changed(game, options)
            for _ in range(min(len(missing), 3)):
                name, text = missing[luck.below(len(missing))]
                plain[name] = said(game, name, text)
        scenario, player = scenarios[n % len(scenarios)], players[n // len(scenarios) % len(players)]
        if args.like:
            like, path = played.read_plan(Path(args.like)), Path(args.like)
            yield f"{path.stem}-{n}", msgspec.structs.replace(like, seed=n, players={"": player})
            continue
        plain = changed(game, game.mended(msgspec.convert(plain, game.options)))
        says = "Say what happens in it."
        yield f"{scenario}-{n}", Plan(
            title=scenario, says=says, scenario=scenario, brief=args.brief, options=plain, seed=n, players={"": player},
            umpire=args.umpire, typed=args.typed,
        )  # fmt: skip


def said(game: Game, name: str, text: str) -> Any:
    """A value from its text."""
    return msgspec.to_builtins(Trials.value_of(game, name, text))


def changed(game: Game, options: Any) -> dict[str, Any]:
    """The options that are not at their defaults, as plain data."""
    plain, usual = msgspec.to_builtins(options), msgspec.to_builtins(game.options())
    return {name: value for name, value in plain.items() if value != usual[name]}


def written(plan: Plan) -> str:
    """A found plan as its file says it."""
    lines = [f'title = "{plan.title}"', f'says = """\n{plan.says}\n"""', f'scenario = "{plan.scenario}"', f"seed = {plan.seed}"]
    lines += [f"{name} = true" for name in ("brief", "umpire", "typed") if getattr(plan, name)]
    lines += [f"players = {{ {', '.join(f'{key!r} = {value!r}' for key, value in plan.players.items())} }}".replace("'", '"')]
    if plan.options:
        lines += ["", "[options]", *(f"{name} = {toml(value)}" for name, value in plan.options.items())]
    return "\n".join(lines) + "\n"


def toml(value: Any) -> str:
    return rulebook.as_text(value) if isinstance(value, bool | int) else msgspec.json.encode(value).decode()


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    for name, usual in (("players", "luck"), ("scenarios", ""), ("only", ""), ("options", ""), ("like", ""), ("among", "")):
        parser.add_argument(f"--{name}", default=usual)
    for name, number in (("games", 200), ("first", 1), ("keep", 0)):
        parser.add_argument(f"--{name}", type=int, default=number)
    for name in ("brief", "umpire", "typed"):
        parser.add_argument(f"--{name}", action="store_true")
    given = parser.parse_args(args)
    game = one_game(given.game)
    folder = played.where_games_are(game)
    if folder is None:
        raise SystemExit(f"{game.slug} has no folder of kept games: make an empty one")
    search = Search(game, folder)
    wanted = search.missing(given.only)
    print(f"{len(wanted)} things are not reached yet", flush=True)
    search.play(list(candidates(game, given, wanted)))
    print(f"{len(search.pool)} candidates were played", flush=True)
    for n in range(max(given.keep, 40)):
        found = search.best(wanted) if wanted else None
        if found is None:
            break
        kept, reached = found
        wanted -= reached
        print(f"{kept.name} ({len(kept.entries)} lines) reaches {len(reached)}: {shown(reached)}", flush=True)
        if n < given.keep and not (given.like or given.among):
            kept.path.write_text(written(kept.plan), "utf-8")
            played.record_of(kept.path).write_bytes(made(game, kept.path, kept.plan))
    print(f"{len(wanted)} are left: {shown(wanted)}")
    return 0


def shown(items: set[Item]) -> str:
    return "; ".join(sorted(" ".join(item) for item in items))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
