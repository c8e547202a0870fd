"""Drakborgen Legenden's players in large numbers: they come home as often as the ledger's own programs did."""

from __future__ import annotations

from montjoy.core.philox import Philox
from montjoy.core.sample import playout
from montjoy.games.drakborgen.bots.delver import Delver
from montjoy.games.drakborgen.bots.plan import LEDGER
from montjoy.games.drakborgen.game import game

GAMES = 1_500
ENOUGH = 0.66                                                # DLC-T-BALANCE


def come_home(i: int) -> str:
    """1,500 games of three cautious heroes under the ledger's conditions (DLC-T-BALANCE): positions by lot, no companions, no
    special cards, two treasure cards each.  What came of it, for the report."""
    scenario = game.scenarios["three"]
    out = won = gold = 0
    for n in range(GAMES):
        state = game.setup(scenario, game.options())
        outcome = playout(game, state, {seat: Delver(LEDGER) for seat in game.seats(scenario)}, Philox(900_000 + i, n))
        out += len(outcome.gold)
        won += bool(outcome.winners)
        gold += sum(outcome.gold.values())
    share = out / (3 * GAMES)
    assert share >= ENOUGH, share
    return f"{share:.3f} of the heroes get out, {won / GAMES:.3f} of the games have a winner, {gold / out:.0f} gold a survivor."
