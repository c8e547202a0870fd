"""Other ways to the same probabilities, that know nothing of `montjoy.fights.exact`."""

from fractions import Fraction
from itertools import product
from math import comb

from montjoy.core import effects as fx


def binomial(n, p):
    """The law of n dice that hit with chance p, by the formula."""
    return {h: comb(n, h) * p**h * (1 - p) ** (n - h) for h in range(n + 1) if comb(n, h) * p**h * (1 - p) ** (n - h)}


def by_counting(rule, *args, decide=None, copy=lambda x: x.copy() if hasattr(x, "copy") else x):
    """The law of a rule's value by an odometer over single faces: every die of a pool by itself, nothing merged."""
    found, wheels = {}, []
    while True:
        at, p = 0, Fraction(1)
        coro, answer = rule(*map(copy, args)), None
        try:
            while True:
                effect = coro.send(answer)
                if isinstance(effect, fx.Tell):
                    answer = None
                    continue
                if at == len(wheels):
                    wheels.append([0, _faces(effect, decide)])
                i, faces = wheels[at]
                at += 1
                answer, q = faces[i]
                p *= q
        except StopIteration as stop:
            found[stop.value] = found.get(stop.value, 0) + p
        while wheels and wheels[-1][0] + 1 == len(wheels[-1][1]):
            wheels.pop()
        if not wheels:
            return found
        wheels[-1][0] += 1


def _faces(effect, decide):
    if isinstance(effect, fx.Roll):
        return [(face, Fraction(1, len(effect.die.faces))) for face in effect.die.faces]
    if isinstance(effect, fx.Hits):
        pools = product(range(1, effect.m + 1), repeat=effect.n)
        return [(sum(x > effect.m - effect.k for x in pool), Fraction(1, effect.m**effect.n)) for pool in pools]
    if isinstance(effect, fx.Choose):
        return list(decide(effect.seat, effect.ask, effect.options).items())
    parts = [decide(x.seat, x.ask, x.options).items() for x in effect.parts]
    out = []
    for combination in product(*parts):
        p = Fraction(1)
        for _, q in combination:
            p *= q
        out.append((tuple(a for a, _ in combination), p))
    return out


def evenly(state, seat, ask, options):
    """Every option of a bit set is as likely as any other."""
    found = list(fx.members(options))
    return {x: Fraction(1, len(found)) for x in found}
