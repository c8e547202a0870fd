"""What the server does when a moment has come: closes pauses, decides for who is late, warns, ends standing still.

Nothing here happens because a timer says so: each deed looks again, in its own turn at the table, whether its moment is there.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any, Final

import msgspec

from montjoy.core.effects import UMPIRE, No, no
from montjoy.core.record import entries as rec
from montjoy.core.session.runner import Open
from montjoy.core.session.streams import typed
from montjoy.table.tables import lines, messages
from montjoy.table.tables.beginning import MINUTE, minute_is_over
from montjoy.table.tables.clock import GRACE, Key
from montjoy.table.tables.table import Table

MOST_MORE: Final = 7 * 86_400                                # seconds that a host gives a seat at a time


async def act_when_due(table: Table, now: float) -> None:
    """Do everything at this table whose moment has come.  Harmless when nothing has."""
    if not table.session.began and 0 < table.clock.begins_by <= now:
        await table.act(lambda: minute_is_over(table, now))
    if table.clock.paused_until and now >= table.clock.paused_until:
        await table.act(lambda: resume(table, now) if now >= table.clock.paused_until else ())
    if not table.clock.standing(bool(table.clock.paused_until)) and not table.session.paused:
        if table.session.window and table.clock.window_ends and now >= table.clock.window_ends:
            await table.act(lambda: close_window(table, now))
        for key, at in sorted(table.clock.due.items(), key=lambda x: (x[1], x[0])):
            if table.clock.runs(key):
                await _one(table, key, at, now)
    leave = table.absence.notice_at(now)
    if leave is not None and now >= leave:
        await messages.tick(table, now)


async def _one(table: Table, key: Key, at: float, now: float) -> None:
    """A decision's clock: it gets the grace, is decided, is warned of, or none of these yet."""
    if key not in table.clock.due:                           # it went while another was seen to
        return
    if now < at:
        warned = table.clock.warned_at(key)
        if warned is not None and now >= warned:
            await table.act(lambda: warn(table, key))
    elif table.clock.missed_by_us(key):
        await table.act(lambda: grace(table, key, now))
    else:
        await decide(table, key, now)


# ---- deciding ----------------------------------------------------------------------------------------------------------
async def decide(table: Table, key: Key, now: float) -> None:
    """A seat's time is up: its draft, if the rules allow it, else the game's default."""
    seat, number = key
    for by, find in (("draft", draft_of), ("default", default_of)):
        result = await table.answer(seat, number, lambda find=find: taken(table, key, now, find), by=by)  # type: ignore[misc]
        if not isinstance(result, No):
            break
    else:
        return
    if by == "default" and 0 < table.settings.stand_in <= missed(table, seat) and table.absence.bot_of(seat) is None:
        await table.act(lambda: bot_sits_in(table, seat))


def taken(table: Table, key: Key, now: float, find: Any) -> Any:
    """The answer for somebody whose time is up, or a No: it is not, or nothing was found."""
    for q in table.clock.waiting_for():
        if (q.seat, q.asked.id) == key and key in table.clock.due and table.clock.due[key] <= now and table.clock.runs(key):
            answer = find(table, q)
            return no("", "no-draft") if answer is None else answer
    return no("", "not-due")


def draft_of(table: Table, q: Open) -> Any:
    """The seat's draft, where it is an answer that the rules take."""
    raw = table.clock.drafts.get((q.seat, q.asked.id))
    if raw is None:
        return None
    try:
        answer = typed(q.effect, raw)
    except (msgspec.ValidationError, LookupError, ValueError):
        return None
    return None if isinstance(table.session.check(q.seat, answer, q.asked.id), No) else answer


def draft(table: Table, seat: str, question: int, answer: Any) -> No | tuple[lines.Line, ...]:
    """A seat's draft is kept, or with None put away; not when its time is up, and not where it could not be answered now."""
    if table.clock.is_up((seat, question)):
        return no("", "time-is-up")
    if answer is not None:
        refusal = no("", "table-closed") if table.seating.shut else table.session.check(seat, answer, question)
        if isinstance(refusal, No):
            return refusal
    return (lines.Drafted(seat, question, msgspec.to_builtins(answer)),)


def default_of(table: Table, q: Open) -> Any:
    """What the game answers for somebody who does not."""
    return table.game.default(table.session.view(q.seat), q.asked, table.session.streams[q.seat].items)


def missed(table: Table, seat: str) -> int:
    """How many decisions in a row, the last ones, were taken for a seat that had left no draft."""
    mine = (e.by for e in reversed(table.session.entries) if isinstance(e, rec.Decided) and e.seat == seat)
    return sum(1 for _ in takewhile(lambda by: by == "default", mine))


def bot_sits_in(table: Table, seat: str) -> tuple[lines.Line, ...]:
    """A bot plays for somebody who does not come, until he does.  He is told, where he can be."""
    there = table.seating.people.get(seat)
    if there is None or there.who != lines.PERSON or table.absence.bot_of(seat) is not None:
        return ()
    name = table.settings.stand_bot
    line = lines.StandIn(seat, f"{lines.BOT}:{name}" if name else lines.BOT, table.session.streams[seat].version)
    return (line, *notice(table, seat, "stand-in"))


# ---- what else has its moment ------------------------------------------------------------------------------------------
def grace(table: Table, key: Key, now: float) -> tuple[lines.Line, ...]:
    """It is due later: as much later as is announced, and never more than it had in all."""
    if key not in table.clock.due or table.clock.due[key] > now:
        return ()
    given = table.clock.given.get(key, 0.0)
    until = now + min(GRACE, given)
    return (lines.DueSet(*key, until, given, True, key in table.clock.banked), *table.clock.live.graced(until))


def mend(table: Table, now: float, step: float) -> tuple[lines.Line, ...]:
    """The clock was set back: nobody has more time left than he was given, and a pause stays as long as it was."""
    if table.clock.window_ends:
        table.clock.window_ends = min(table.clock.window_ends, now + table.settings.pause)
    found: list[lines.Line] = []
    if table.clock.paused_until:
        found.append(lines.PausedUntil(table.clock.paused_by, table.clock.paused_at + step, table.clock.paused_until + step))
    if not table.session.began and table.clock.begins_by > now + MINUTE:
        found.append(lines.Frozen(now + MINUTE))
    for key, at in table.clock.due.items():
        given = table.clock.given.get(key, 0.0)
        sooner = min(at, now + given) if table.clock.runs(key) else at + step      # what stands still moves with the clock
        if sooner != at:
            found.append(lines.DueSet(*key, sooner, given, key in table.clock.graced, key in table.clock.banked))
    return (*found, *table.clock.live.moved_back(now, step, bool(table.clock.paused_until)))


def warn(table: Table, key: Key) -> tuple[lines.Line, ...]:
    if key not in table.clock.due or key in table.clock.warned:
        return ()
    return (lines.Warned(*key), *notice(table, key[0], "warned", key[1]))


def notice(table: Table, role: str, kind: str, question: int = 0) -> tuple[lines.Line, ...]:
    """A message to a role that wants messages and is not here."""
    away = table.absence.reachable(role) and not table.seating.here.get(role)
    return (table.absence.notice(role, kind, question),) if away else ()


def close_window(table: Table, now: float) -> None:
    """The pause for reactions is over, if it still is the one that was due."""
    if table.session.window and table.clock.window_ends and now >= table.clock.window_ends:
        table.session.close_window()


# ---- more time -----------------------------------------------------------------------------------------------------------
def give_more(table: Table, seat: str, seconds: int, now: float) -> No | tuple[lines.Line, ...]:
    """The host gives a seat more time: for what it is asked now, or else for its next decision.  All are told, and the host
    learns by nothing which of the two it is."""
    clock = table.clock
    if seat not in table.session.seats:
        return no("", "no-such-seat", seat=seat)
    if table.session.over or table.seating.shut:
        return no("", "game-over")
    if not (table.settings.deadline or table.settings.bank):
        return no("", "nobody-is-hurried")
    if not 1 <= seconds <= MOST_MORE:
        return no("", "too-much-more", minutes=MOST_MORE // 60)
    found: list[lines.Line] = [lines.MoreTime(seat, seconds)]
    asked = [key for key, at in clock.due.items() if key[0] == seat and not clock.is_up(key) and at > now]
    for key in asked:
        given = clock.given.get(key, 0.0) + seconds
        found.append(lines.DueSet(*key, clock.due[key] + seconds, given, key in clock.graced, key in clock.banked))
    return (*found, *clock.live.more(seat, seconds, bool(asked)))


# ---- standing still ----------------------------------------------------------------------------------------------------
def pause(table: Table, role: str, seconds: float, now: float) -> No | tuple[lines.Line, ...]:
    """A seat or the umpire stops the clocks, for a time that has an end."""
    if table.clock.paused_until:
        return no("", "clocks-stand-already")
    if table.session.over or table.seating.shut:
        return no("", "game-over")
    if not table.clock.may_pause(role):
        return no("", "no-pause-left", most=table.settings.pauses)
    longest = table.clock.longest_pause(role)
    if not 60 <= seconds <= longest:
        return no("", "pause-too-long", hours=int(longest // 3600))
    return (lines.PausedUntil(role, now, now + seconds),)


def resume(table: Table, now: float) -> tuple[lines.Line, ...]:
    """The clocks run again; everything is due later by as long as they stood."""
    if not table.clock.paused_until:
        return ()
    return (lines.Resumed(max(0.0, min(now, table.clock.paused_until) - table.clock.paused_at)),)


def why_not_resume(table: Table, role: str) -> No | None:
    """Whoever stopped the clocks lets them run again, and the umpire may."""
    if not table.clock.paused_until:
        return no("", "clocks-run")
    if role not in (table.clock.paused_by, UMPIRE) or table.session.paused:
        return no("", "not-your-pause")
    return None
