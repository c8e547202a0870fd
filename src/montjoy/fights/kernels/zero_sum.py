"""The values of all states of a fight between two seats: the decision tree of one step worked out from below, and the states part
by part, a part being states that lead to each other.

The same text runs on CPython with lists and, pasted, with numba on arrays.  All arrays are flat.

    kind       of every node: who decides (CHANCE, MAX, MIN), SEALED_... for what is chosen together
    first, size                its children stand at first to first + size - 1
    child      where a child leads: a node, or below 0 a leaf: -1 - 2 * state, -2 - 2 * verdict
    weight     the chance of a child of chance
    inner      1: a part of the sealed choice above it, worked out there
    cells      the ends of a sealed choice: where to, at which place of the matrix, with what chance
    plan       what is played: of a sealed choice rows then columns, else the weight of each child
    pick       what whoever plays freely against a plan has picked

They come as one tuple `tree` in the order of `worth`.

Some fights can be drawn out: one side is sure of nearly everything if it is nearly patient, and of nothing if it waits for
ever.  There plain value iteration takes as many sweeps as the answer's last digit is small; so bounds are not iterated but
proven (`proven`), as what a plan is sure of against the best answer to it.
"""

from typing import Any

from montjoy.fights.kernels.stage_game import TINY, polish, stage_game

# ---- pasted from here
CHANCE, MAX, MIN, SEALED_MAX, SEALED_MIN, SEALED_CHANCE = 0, 1, 2, 3, 4, 5


def number(n: Any) -> Any:
    """The same number.  A function that is called with a constant is compiled for that constant, once more for each; not so
    with what comes from here."""
    return n + 0


def leaf(to: Any, node_value: Any, value: Any, more: Any, shift: Any, pay: Any) -> Any:
    """What a child is worth above `shift`: a node worked out before, a verdict, or a state (`value` and a little `more`)."""
    if to >= 0:
        return node_value[to]
    code = -1 - to
    if code & 1:
        return pay[code >> 1] - shift
    return (value[code >> 1] - shift) + more[code >> 1]


def sealed(
    k: Any, free0: Any, free1: Any, keep: Any, tree: Any, scratch: Any, value: Any, more: Any, shift: Any, pay: Any
) -> Any:
    """What a choice made together is worth above `shift`."""
    rows, columns, cell_first, cell_to, cell_at, cell_w, plan_first, plan, node_value, pick = tree[8:]
    a, x, y, t, label, flag = scratch
    m, n, at = rows[k], columns[k], plan_first[k]
    for i in range(m * n):
        a[i] = 0.0
    for e in range(cell_first[k], cell_first[k + 1]):
        a[cell_at[e]] += cell_w[e] * leaf(cell_to[e], node_value, value, more, shift, pay)
    if free0 and free1:
        v = stage_game(a, m, n, x, y, t, label, TINY)
        if keep:
            polish(a, m, n, x, y, t)
        if keep & 1:
            for i in range(m):
                plan[at + i] = max(0.0, x[i])
        if keep & 2:
            for j in range(n):
                plan[at + m + j] = max(0.0, y[j])
        return v
    if not free0 and not free1:
        v = 0.0
        for i in range(m):
            for j in range(n):
                v += plan[at + i] * plan[at + m + j] * a[i * n + j]
        return v
    width, sign = (m, 1.0) if free0 else (n, -1.0)
    found, v, noise = -1, 0.0, 0.0
    for c in range(-1, width):  # what was picked last comes first, and stays unless another is surely better
        i = c
        if c < 0:
            i = pick[k] if pick[k] < width else 0
        u, w = 0.0, 0.0
        for j in range(n if free0 else m):
            q = plan[at + m + j] * a[i * n + j] if free0 else plan[at + j] * a[j * n + i]
            u += q
            w += abs(q)
        if found < 0 or sign * (u - v) > 4e-16 * (w + noise):
            if found >= 0:
                flag[0] = 1
            found, v, noise = i, u, w
    pick[k] = found
    return v


def worth(
    s: Any, free0: Any, free1: Any, keep: Any, tree: Any, scratch: Any, value: Any, more: Any, shift: Any, pay: Any
) -> Any:
    """What one step from state s is worth above `shift`.  free: the seat plays as well as it can, else by the plan.  keep: 1 what
    seat 0 plays goes into the plan, 2 what seat 1 plays, 3 both.  flag: something else than the last time is picked."""
    root, node_from, kind, first, size, inner, child, weight = tree[:8]
    plan_first, plan, node_value, pick = tree[14:]
    flag = scratch[5]
    for k in range(node_from[s + 1] - 1, node_from[s] - 1, -1):
        if inner[k]:
            continue
        what = kind[k]
        if what >= SEALED_MAX:
            node_value[k] = sealed(k, free0, free1, keep, tree, scratch, value, more, shift, pay)
            continue
        here = first[k]
        if what == CHANCE:
            v = 0.0
            for e in range(here, here + size[k]):
                v += weight[e] * leaf(child[e], node_value, value, more, shift, pay)
        elif (what == MAX and free0) or (what == MIN and free1):
            sign = 1.0 if what == MAX else -1.0
            v = leaf(child[here + pick[k]], node_value, value, more, shift, pay)
            for e in range(size[k]):
                u = leaf(child[here + e], node_value, value, more, shift, pay)
                if sign * (u - v) > 4e-16 * (abs(u) + abs(v)):
                    v = u
                    pick[k] = e
                    flag[0] = 1
            if keep & what:
                for e in range(size[k]):
                    plan[plan_first[k] + e] = 0.0
                plan[plan_first[k] + pick[k]] = 1.0
        else:
            v = 0.0
            for e in range(size[k]):
                v += plan[plan_first[k] + e] * leaf(child[here + e], node_value, value, more, shift, pay)
        node_value[k] = v
    return leaf(root[s], node_value, value, more, shift, pay)


def parts(
    states: Any, root: Any, child_from: Any, child: Any, order: Any, part_from: Any, loops: Any, number: Any, low: Any,
    on: Any, stack: Any, calls: Any, at: Any,
) -> Any:
    """Tarjan: states in an order in which what they lead to comes before them, cut into parts that lead to each other.  How many
    parts; loops: a part in which a state is led back to."""
    found, met, top, done = 0, 0, 0, 0
    for begin in range(states):
        if number[begin] >= 0:
            continue
        depth = 0
        calls[0] = begin
        at[0] = child_from[begin] - 1
        number[begin] = low[begin] = met
        met += 1
        stack[top] = begin
        top += 1
        on[begin] = 1
        while depth >= 0:
            s = calls[depth]
            if at[depth] < child_from[s + 1]:
                to = root[s] if at[depth] < child_from[s] else child[at[depth]]
                at[depth] += 1
                code = -1 - to
                if to >= 0 or code & 1:
                    continue
                u = code >> 1
                if number[u] < 0:
                    number[u] = low[u] = met
                    met += 1
                    stack[top] = u
                    top += 1
                    on[u] = 1
                    depth += 1
                    calls[depth] = u
                    at[depth] = child_from[u] - 1
                elif on[u] == 1:
                    low[s] = min(low[s], number[u])
                    if u == s:
                        on[s] = 2
                elif on[u] == 2:
                    low[s] = min(low[s], number[u])
                continue
            if low[s] == number[s]:
                part_from[found] = done
                loops[found] = 0
                size = 0
                u = -1
                while u != s:
                    top -= 1
                    u = stack[top]
                    if on[u] == 2:
                        loops[found] = 1
                    on[u] = 0
                    order[done] = u
                    done += 1
                    size += 1
                if size > 1:
                    loops[found] = 1
                found += 1
            depth -= 1
            if depth >= 0:
                low[calls[depth]] = min(low[calls[depth]], low[s])
    part_from[found] = done
    return found


def lay_out(
    nodes: Any, kind: Any, first: Any, size: Any, group: Any, child: Any, weight: Any, inner: Any, rows: Any, columns: Any,
    cell_first: Any, cell_to: Any, cell_at: Any, cell_w: Any, plan_first: Any, walk: Any, walk_at: Any, walk_w: Any,
) -> None:
    """Finds the sealed choices and their matrices."""
    for k in range(nodes):
        if kind[k] >= SEALED_MAX:
            for e in range(first[k], first[k] + size[k]):
                to = child[e]
                if to >= 0 and kind[to] >= SEALED_MAX and group[to] == group[k]:
                    inner[to] = 1
    cells, plans = 0, 0
    for k in range(nodes):
        cell_first[k] = cells
        plan_first[k] = plans
        if inner[k]:
            continue
        if kind[k] < SEALED_MAX:
            if kind[k] != CHANCE:
                plans += size[k]
            continue
        m, n, to = 1, 1, k
        while to >= 0 and (to == k or inner[to]):
            if kind[to] == SEALED_MAX:
                m *= size[to]
            elif kind[to] == SEALED_MIN:
                n *= size[to]
            to = child[first[to]]
        rows[k] = m
        columns[k] = n
        plans += m + n
        top = 1
        walk[0] = k
        walk_at[0] = 0
        walk_w[0] = 1.0
        while top > 0:
            top -= 1
            here, place, w = walk[top], walk_at[top], walk_w[top]
            i, j = place // 4096, place % 4096
            for d in range(size[here]):
                to = child[first[here] + d]
                u, r, c = w, i, j
                if kind[here] == SEALED_MAX:
                    r = i * size[here] + d
                elif kind[here] == SEALED_MIN:
                    c = j * size[here] + d
                else:
                    u = w * weight[first[here] + d]
                if to >= 0 and inner[to]:
                    walk[top] = to
                    walk_at[top] = r * 4096 + c
                    walk_w[top] = u
                    top += 1
                else:
                    cell_to[cells] = to
                    cell_at[cells] = r * n + c
                    cell_w[cells] = u
                    cells += 1
    cell_first[nodes] = cells
    plan_first[nodes] = plans


def flow(
    to: Any, p: Any, i: Any, n: Any, here: Any, reach: Any, chances: Any, out: Any, value: Any, shift: Any, pay: Any
) -> None:
    """Probability p goes to a child: a node, a verdict, or a state, of this part or out of it."""
    if to >= 0:
        reach[to] += p
        return
    code = -1 - to
    if code & 1:
        out[2 * i + 1] += p * (pay[code >> 1] - shift)
    else:
        out[2 * i + 1] += p * (value[code >> 1] - shift)
        if here[code >> 1] >= 0:
            chances[i * n + here[code >> 1]] += p
            return
    out[2 * i] += p


def row(s: Any, i: Any, n: Any, free0: Any, free1: Any, tree: Any, room: Any, value: Any, pay: Any) -> None:
    """Where a step from state s leads, the free seat playing what it picked last, the other by the plan; and what it gains."""
    root, node_from, kind, first, size, inner, child, weight = tree[:8]
    rows, columns, cell_first, cell_to, cell_at, cell_w, plan_first, plan, _, pick = tree[8:]
    here, reach, chances, out = room[:4]
    shift = value[s]
    for j in range(n):
        chances[i * n + j] = 0.0
    out[2 * i] = 0.0
    out[2 * i + 1] = 0.0
    for k in range(node_from[s], node_from[s + 1]):
        reach[k] = 0.0
    flow(root[s], 1.0, i, n, here, reach, chances, out, value, shift, pay)
    for k in range(node_from[s], node_from[s + 1]):
        p = reach[k]
        if inner[k] or p == 0.0:
            continue
        what = kind[k]
        at = plan_first[k]
        if what >= SEALED_MAX:
            width = columns[k]
            for e in range(cell_first[k], cell_first[k + 1]):
                r, c = cell_at[e] // width, cell_at[e] % width
                q = p * cell_w[e]
                if free0:
                    q = q if pick[k] == r else 0.0
                else:
                    q *= plan[at + r]
                if free1:
                    q = q if pick[k] == c else 0.0
                else:
                    q *= plan[at + rows[k] + c]
                if q > 0.0:
                    flow(cell_to[e], q, i, n, here, reach, chances, out, value, shift, pay)
            continue
        for e in range(size[k]):
            if what == CHANCE:
                q = weight[first[k] + e]
            elif (what == MAX and free0) or (what == MIN and free1):
                q = 1.0 if pick[k] == e else 0.0
            else:
                q = plan[at + e]
            if q > 0.0:
                flow(child[first[k] + e], p * q, i, n, here, reach, chances, out, value, shift, pay)


def eliminate(n: Any, chances: Any, out: Any, result: Any) -> Any:
    """What every state of a chain gains in all, from what a step gains.  State after state is taken out; what leaves is summed
    up, never subtracted from 1 (Grassmann, Taksar, Heyman), so that even a chance of 1e-12 to leave counts exactly.
    False: somewhere nothing ever leaves; there nothing is gained."""
    proper = True
    for k in range(n - 1, -1, -1):
        total = out[2 * k]
        for j in range(k):
            total += chances[k * n + j]
        result[k] = total
        if total <= 0.0:
            proper = False
            continue
        for i in range(k):
            if chances[i * n + k] > 0.0:
                f = chances[i * n + k] / total
                for j in range(k):
                    chances[i * n + j] += f * chances[k * n + j]
                out[2 * i] += f * out[2 * k]
                out[2 * i + 1] += f * out[2 * k + 1]
    for k in range(n):
        total = result[k]
        if total <= 0.0:
            result[k] = 0.0
            continue
        v = out[2 * k + 1]
        for j in range(k):
            v += chances[k * n + j] * result[j]
        result[k] = v / total
    return proper


def both_by_plan(low: Any, high: Any, order: Any, tree: Any, room: Any, value: Any, pay: Any) -> Any:
    """The values of a part if both play by the plan; False where play may never leave it."""
    here, _, chances, out, result = room[:5]
    none = number(0)
    n = high - low
    for i in range(n):
        here[order[low + i]] = i
    for i in range(n):
        row(order[low + i], i, n, none, none, tree, room, value, pay)
    proper = eliminate(n, chances, out, result)
    for i in range(n):
        here[order[low + i]] = -1
        value[order[low + i]] += result[i]
    return proper


def respond(low: Any, high: Any, seat: Any, order: Any, tree: Any, scratch: Any, room: Any, value: Any, pay: Any) -> None:
    """The values of a part if one seat knows the other's plan and plays best against it; play without end is worth everything
    to it.  Policies are improved until no change helps.  Everything is counted as the difference to `value` as it comes in: in a
    drawn-out fight that is what keeps the digits."""
    here, _, chances, out, result, mine, more, probes, probe_pay = room
    flag = scratch[5]
    free0, free1, keep = number(1 - seat), number(seat), number(0)
    sign = -1.0 if free0 else 1.0
    probe, none = probes[seat], probe_pay[seat]
    for i in range(low, high):  # where can it stay for ever?
        probe[order[i]] = 0.0
    shrunk = True
    while shrunk:
        shrunk = False
        for i in range(low, high):
            s = order[i]
            if probe[s] == 0.0 and worth(s, free0, free1, keep, tree, scratch, probe, more, 0.0, none) != 0.0:
                probe[s] = sign
                shrunk = True
    n = number(0)
    for i in range(low, high):
        s = order[i]
        if probe[s] == 0.0:
            value[s] = 1.0 if free0 else 0.0
        else:
            mine[n] = s
            n += 1
        probe[s] = sign
    if n == 0:
        return
    for i in range(n):
        worth(mine[i], free0, free1, keep, tree, scratch, value, more, value[mine[i]], pay)
        here[mine[i]] = i
    for _ in range(100):
        for i in range(n):
            row(mine[i], i, n, free0, free1, tree, room, value, pay)
        eliminate(n, chances, out, result)
        for i in range(n):
            more[mine[i]] = result[i]
        flag[0] = 0
        for i in range(n):
            worth(mine[i], free0, free1, keep, tree, scratch, value, more, value[mine[i]], pay)
        if flag[0] == 0:
            break
    for i in range(n):
        here[mine[i]] = -1
        value[mine[i]] += more[mine[i]]
        more[mine[i]] = 0.0


def approach(
    low: Any, high: Any, sweeps: Any, order: Any, tree: Any, scratch: Any, room: Any, value: Any, pay: Any, before: Any
) -> None:
    """Good values of a part, to be proven later: some sweeps, then Newton's method (Pollatschek and Avi-Itzhak): solve the
    chain of what both would play, and again."""
    more = room[6]
    free, none, both = number(1), number(0), number(3)
    for i in range(low, high):
        value[order[i]] = 0.0
    for _ in range(sweeps):
        for i in range(low, high):
            value[order[i]] = worth(order[i], free, free, none, tree, scratch, value, more, 0.0, pay)
    for _ in range(60):
        for i in range(low, high):
            s = order[i]
            before[i - low] = value[s]
            worth(s, free, free, both, tree, scratch, value, more, value[s], pay)
        proper = both_by_plan(low, high, order, tree, room, value, pay)
        moved = 0.0
        for i in range(low, high):
            moved = max(moved, abs(value[order[i]] - before[i - low]))
        if not proper:
            for i in range(low, high):
                value[order[i]] = before[i - low]
            return
        if moved <= 1e-13:
            return


def sure(
    low: Any, high: Any, seat: Any, impatience: Any, sweeps: Any, order: Any, tree: Any, scratch: Any, room: Any, bound: Any,
    middle: Any,
    pay: Any,
) -> Any:
    """What a seat is sure of in a part, with the play that goes with a little less than `middle`; the sum over the states.
    sweeps: that little less is first made to fit: where one decision leads to the next, it is not the same everywhere."""
    more = room[6]
    free, none = number(1), number(0)
    less = impatience if seat == 1 else -impatience
    for i in range(low, high):
        bound[order[i]] = middle[order[i]]
        middle[order[i]] += less
    for _ in range(sweeps):
        for i in range(low, high):
            middle[order[i]] = worth(order[i], free, free, none, tree, scratch, middle, more, 0.0, pay)
    for i in range(low, high):
        worth(order[i], free, free, 1 + seat, tree, scratch, middle, more, middle[order[i]], pay)
    for i in range(low, high):
        middle[order[i]] = bound[order[i]]
    respond(low, high, 1 - seat, order, tree, scratch, room, bound, pay)
    total = 0.0
    for i in range(low, high):
        total += bound[order[i]]
    return total


def proven(
    low: Any, high: Any, sweeps: Any, order: Any, tree: Any, scratch: Any, room: Any, lower: Any, middle: Any, upper: Any,
    pay: Any
) -> Any:
    """Bounds of a part, each side as impatient as serves it best.  The gap that stays."""
    first, second = number(0), number(1)
    patience0, patience1 = 1e-12, 1e-12
    best0, best1 = -1.0, 1e300
    impatience = 1e-12
    while impatience < 1e-7:
        sure0 = sure(low, high, first, impatience, sweeps, order, tree, scratch, room, lower, middle, pay)
        sure1 = sure(low, high, second, impatience, sweeps, order, tree, scratch, room, upper, middle, pay)
        if sure0 > best0:
            best0, patience0 = sure0, impatience
        if sure1 < best1:
            best1, patience1 = sure1, impatience
        if sure1 - sure0 < 1e-11 * (high - low):
            break
        impatience *= 10.0
    sure(low, high, first, patience0, sweeps, order, tree, scratch, room, lower, middle, pay)
    sure(low, high, second, patience1, sweeps, order, tree, scratch, room, upper, middle, pay)
    gap = 0.0
    for i in range(low, high):
        gap = max(gap, upper[order[i]] - lower[order[i]])
    return gap


def solve_all(
    order: Any, part_from: Any, loops: Any, tree: Any, scratch: Any, room: Any, lower: Any, middle: Any, upper: Any,
    pay: Any, before: Any, good: Any, work: Any, anyway: Any,
) -> Any:
    """Bounds of every state, and a plan that keeps them; part by part, in an order in which what a part leads to is known.
    Where Newton's method does not lead to good bounds, patience does: so many sweeps times states as `work` says.  False: that
    was not enough, and without `anyway` all is left as it is then."""
    more = room[6]
    free, none, both = number(1), number(0), number(3)
    for g in range(len(part_from) - 1):
        low, high = part_from[g], part_from[g + 1]
        if not loops[g]:
            s = order[low]
            lower[s] = worth(s, free, free, none, tree, scratch, lower, more, 0.0, pay)
            upper[s] = worth(s, free, free, none, tree, scratch, upper, more, 0.0, pay)
            middle[s] = worth(s, free, free, both, tree, scratch, middle, more, 0.0, pay)
            continue
        gap = 1.0
        sweeps = number(0)
        while gap > good and sweeps < 10000 and sweeps * (high - low) <= work:
            approach(low, high, sweeps + 8, order, tree, scratch, room, middle, pay, before)
            gap = proven(low, high, sweeps, order, tree, scratch, room, lower, middle, upper, pay)
            sweeps = 10 * sweeps + 20
        if gap > good and not anyway:
            return False
        for i in range(low, high):
            middle[order[i]] = min(max(middle[order[i]], lower[order[i]]), upper[order[i]])
    return True


def answer_all(
    seat: Any, order: Any, part_from: Any, loops: Any, tree: Any, scratch: Any, room: Any, value: Any, pay: Any
) -> None:
    """The value of every state if this seat plays best against the other's plan; seat 2: both play by the plan.  `value` comes in
    as a good guess, or 0."""
    more = room[6]
    free0, free1, none = number(0), number(0), number(0)
    if seat == 0:
        free0 = number(1)
    elif seat == 1:
        free1 = number(1)
    for g in range(len(part_from) - 1):
        low, high = part_from[g], part_from[g + 1]
        if not loops[g]:
            value[order[low]] = worth(order[low], free0, free1, none, tree, scratch, value, more, 0.0, pay)
        elif seat == 2:
            both_by_plan(low, high, order, tree, room, value, pay)
        else:
            respond(low, high, seat, order, tree, scratch, room, value, pay)


def sweep(
    times: Any, order: Any, part_from: Any, loops: Any, tree: Any, scratch: Any, room: Any, value: Any, pay: Any
) -> None:
    """Plain value iteration from what `value` holds: so many sweeps of each part."""
    more = room[6]
    free, none = number(1), number(0)
    for g in range(len(part_from) - 1):
        for _ in range(times if loops[g] else 1):
            for i in range(part_from[g], part_from[g + 1]):
                value[order[i]] = worth(order[i], free, free, none, tree, scratch, value, more, 0.0, pay)
