"""PettingZoo's tic-tac-toe: random legal moves, observation and action mask of every step.  Prints one line of JSON.

`env()` is what its manual tells to use (three wrappers around the game); `raw_env()` is the bare game, for the record.
Both are driven in the cheapest way we know: no agent iterator, no seeded action space, no steps of agents already done.
"""

import json
import random
import sys
import time
from importlib.metadata import version

import numpy as np
from pettingzoo.classic import tictactoe_v3

WARM = 0.3


def played(env, pick):
    env.reset()
    decisions = 0
    while True:
        observation, _reward, termination, truncation, _info = env.last()
        if termination or truncation:
            return decisions
        legal = np.flatnonzero(observation["action_mask"])
        env.step(int(legal[int(pick.random() * len(legal))]))
        decisions += 1


def measured(env, seconds, pick):
    decisions = 0
    begun = time.perf_counter()
    while True:
        decisions += played(env, pick)
        spent = time.perf_counter() - begun
        if spent >= seconds:
            return decisions / spent


def main(seconds):
    pick = random.Random(7)
    found = {}
    for name, make in (("env", tictactoe_v3.env), ("raw_env", tictactoe_v3.raw_env)):
        env = make()
        measured(env, WARM, pick)
        found[f"pettingzoo, {name}"] = measured(env, seconds, pick)
    versions = {name: version(name) for name in ("pettingzoo", "gymnasium", "numpy")}
    print(json.dumps({"per_second": found, "versions": versions}))


if __name__ == "__main__":
    main(float(sys.argv[1]))
