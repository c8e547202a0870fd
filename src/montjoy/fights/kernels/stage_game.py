"""A small zero-sum game given by a matrix, solved.

The same text runs on CPython, with floats or fractions in lists, and, pasted, with numba on arrays.
"""

from typing import Any

# ---- pasted from here
TINY = 1e-15


def stage_game(a: Any, m: Any, n: Any, x: Any, y: Any, t: Any, label: Any, eps: Any) -> Any:
    """The value of the m by n matrix game a (rows maximise), with optimal mixtures in x and y.

    The simplex method on Tucker's tableau t, (m + 1)(n + 1) numbers; label holds m + n.  eps: what counts as nothing, 0 for
    exact numbers."""
    low = a[0]
    for i in range(m * n):
        if a[i] < low:
            low = a[i]
    low = low - 1
    w = n + 1
    for i in range(m):
        for j in range(n):
            t[i * w + j] = a[i * n + j] - low
        t[i * w + n] = a[0] * 0 + 1
        label[i] = n + i
    for j in range(n):
        t[m * w + j] = a[0] * 0 - 1
        label[m + j] = j
    t[m * w + n] = a[0] * 0
    for turn in range(1000):
        c = -1
        best = -eps
        for j in range(n):
            if t[m * w + j] < best:
                if turn < 50:
                    best = t[m * w + j]
                    c = j
                elif c < 0 or label[m + j] < label[m + c]:  # Bland: no cycles
                    c = j
        if c < 0:
            break
        r = -1
        ratio = low * 0
        for i in range(m):
            if t[i * w + c] > 10000 * eps:  # a pivot that is nearly nothing loses all digits
                q = t[i * w + n] / t[i * w + c]
                if r < 0 or q < ratio or (q == ratio and label[i] < label[r]):
                    ratio = q
                    r = i
        if r < 0:
            break
        p = t[r * w + c]
        for i in range(m + 1):
            if i != r:
                f = t[i * w + c] / p
                for j in range(n + 1):
                    if j != c:
                        t[i * w + j] = t[i * w + j] - f * t[r * w + j]
                t[i * w + c] = -f
        for j in range(n + 1):
            if j != c:
                t[r * w + j] = t[r * w + j] / p
        t[r * w + c] = 1 / p
        swapped = label[r]
        label[r] = label[m + c]
        label[m + c] = swapped
    total = t[m * w + n]
    for i in range(m):
        x[i] = low * 0
    for j in range(n):
        y[j] = low * 0
    for i in range(m):
        if label[i] < n:
            y[label[i]] = t[i * w + n] / total
    for j in range(n):
        if label[m + j] >= n:
            x[label[m + j] - n] = t[m * w + j] / total
    u, v = low * 0, low * 0
    for i in range(m):
        u = u + x[i]
    for j in range(n):
        v = v + y[j]
    for i in range(m):
        x[i] = x[i] / u
    for j in range(n):
        y[j] = y[j] / v
    return 1 / total + low


def polish(a: Any, m: Any, n: Any, x: Any, y: Any, t: Any) -> None:
    """The same mixtures with all their digits, where two or three choices of each side are mixed: by differences of entries
    alone, so that a chance of 1e-12 is as exact as one of a half.  Taken where it is no worse."""
    k, l = 0, 0
    i0, i1, i2, j0, j1, j2 = 0, 0, 0, 0, 0, 0
    for i in range(m):
        t[i] = 0.0
        if x[i] > 0.0:
            i0, i1, i2 = i1, i2, i
            k += 1
    for j in range(n):
        t[m + j] = 0.0
        if y[j] > 0.0:
            j0, j1, j2 = j1, j2, j
            l += 1
    if k != l or k < 2 or k > 3:
        return
    p, q, r, u, v, w = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    if k == 2:
        q, r = a[i2 * n + j2] - a[i2 * n + j1], a[i1 * n + j1] - a[i1 * n + j2]
        v, w = a[i2 * n + j2] - a[i1 * n + j2], a[i1 * n + j1] - a[i2 * n + j1]
    else:
        d0, e0 = a[i0 * n + j0] - a[i0 * n + j2], a[i0 * n + j1] - a[i0 * n + j2]
        d1, e1 = a[i1 * n + j0] - a[i1 * n + j2], a[i1 * n + j1] - a[i1 * n + j2]
        d2, e2 = a[i2 * n + j0] - a[i2 * n + j2], a[i2 * n + j1] - a[i2 * n + j2]
        p, q, r = d1 * e2 - e1 * d2, d2 * e0 - e2 * d0, d0 * e1 - e0 * d1
        d0, e0 = a[i0 * n + j0] - a[i2 * n + j0], a[i1 * n + j0] - a[i2 * n + j0]
        d1, e1 = a[i0 * n + j1] - a[i2 * n + j1], a[i1 * n + j1] - a[i2 * n + j1]
        d2, e2 = a[i0 * n + j2] - a[i2 * n + j2], a[i1 * n + j2] - a[i2 * n + j2]
        u, v, w = d1 * e2 - e1 * d2, d2 * e0 - e2 * d0, d0 * e1 - e0 * d1
    if p * q >= 0.0 and q * r > 0.0:
        t[i0], t[i1], t[i2] = p / (p + q + r), q / (p + q + r), r / (p + q + r)
        now, then = 1e300, 1e300
        for j in range(n):
            c, d = 0.0, 0.0
            for i in range(m):
                c += x[i] * a[i * n + j]
                d += t[i] * a[i * n + j]
            now, then = min(now, c), min(then, d)
        if then >= now:
            for i in range(m):
                x[i] = t[i]
    if u * v >= 0.0 and v * w > 0.0:
        t[m + j0], t[m + j1], t[m + j2] = u / (u + v + w), v / (u + v + w), w / (u + v + w)
        now, then = -1e300, -1e300
        for i in range(m):
            c, d = 0.0, 0.0
            for j in range(n):
                c += y[j] * a[i * n + j]
                d += t[m + j] * a[i * n + j]
            now, then = max(now, c), max(then, d)
        if then <= now:
            for j in range(n):
                y[j] = t[m + j]
