"""OpenSpiel's tic-tac-toe: random legal moves from Python.  Prints one line of JSON.

Its game written in Python is the one compared: once as bare moves (nothing is observed: less than we do), once with the
observation of the seat that moves.  The game written in C++ is a row for the record.
"""

import json
import random
import sys
import time
from importlib.metadata import version

import pyspiel
from open_spiel.python.games import tic_tac_toe  # noqa: F401  (registers the game)
from open_spiel.python.observation import make_observation

WARM = 0.3


def played(game, pick, observation):
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if observation is not None:
            observation.set_from(state, state.current_player())
        legal = state.legal_actions()
        state.apply_action(legal[int(pick.random() * len(legal))])
        decisions += 1
    return decisions


def measured(game, seconds, pick, observation):
    decisions = 0
    begun = time.perf_counter()
    while True:
        decisions += played(game, pick, observation)
        spent = time.perf_counter() - begun
        if spent >= seconds:
            return decisions / spent


def main(seconds):
    pick = random.Random(7)
    python, compiled = pyspiel.load_game("python_tic_tac_toe"), pyspiel.load_game("tic_tac_toe")
    found = {}
    for name, game, observation in (
        ("python game", python, None),
        ("python game, observed", python, make_observation(python)),
        ("C++ game", compiled, None),
    ):
        measured(game, WARM, pick, observation)
        found[f"openspiel, {name}"] = measured(game, seconds, pick, observation)
    versions = {"open-spiel": version("open-spiel"), "numpy": version("numpy")}
    print(json.dumps({"per_second": found, "versions": versions}))


if __name__ == "__main__":
    main(float(sys.argv[1]))
