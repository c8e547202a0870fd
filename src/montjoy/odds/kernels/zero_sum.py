"""What one step of a fight between two seats is worth: its decision tree, worked out from below.

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
"""

from typing import Any

from montjoy.odds.kernels.stage_game import TINY, polished, stage_game

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
            polished(a, m, n, x, y, t)
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
