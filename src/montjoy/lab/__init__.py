"""What many runs show: `study` fights one case again and again, `games` plays whole games between bots, every share with its
standard error, on this machine or a cluster.  `knockout` asks whether every rule is tested (`trials` runs the tests, `silenced`
and `swapped` knock out).  The exact odds are `fights`'.
"""
