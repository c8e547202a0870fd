"""What many runs show: `study` fights one case again and again, `games` plays whole games between bots, every share with its
standard error, on this machine or a cluster.  `knockout` asks whether every rule is tested (`trials` runs the tests, `silenced`
and `swapped` knock out), `reached` whether it matters in a kept game (`played`; `reached_trials` replays them, `parts` says what
else a game has).  The exact odds are `fights`'.
"""
