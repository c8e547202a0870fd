"""What the server does when a moment has come: closes pauses, decides for who is late, warns, ends standing still.

Nothing here happens because a timer says so: each deed looks again, in its own turn at the table, whether its moment is there.
"""

from __future__ import annotations

from typing import Any

import msgspec

from montjoy.core.effects import UMPIRE, No, no
from montjoy.core.record import entries as rec
from montjoy.core.session.running import Open
from montjoy.core.session.umpire import typed
from montjoy.table.tables import lines, messages
from montjoy.table.tables.clock import GRACE, Key
from montjoy.table.tables.table import Table


async def act_when_due(room: Table, now: float) -> None:
    """Do everything at this table whose moment has come.  Harmless when nothing has."""
    if room.clock.paused_until and now >= room.clock.paused_until:
        await room.act(lambda: resume(room, now) if now >= room.clock.paused_until else ())
    if not room.clock.standing(bool(room.clock.paused_until)) and not room.session.paused:
        if room.session.window and room.clock.window_ends and now >= room.clock.window_ends:
            await room.act(lambda: close_window(room, now))
        for key, at in sorted(room.clock.due.items(), key=lambda x: (x[1], x[0])):
            if room.clock.runs(key):
                await _one(room, key, at, now)
    leave = room.absence.notice_at(now)
    if leave is not None and now >= leave:
        await messages.tick(room, now)


async def _one(room: Table, key: Key, at: float, now: float) -> None:
    """A decision's clock: it gets the grace, is decided, is warned of, or none of these yet."""
    if now < at:
        warned = room.clock.warned_at(key) if key in room.clock.due else None
        if warned is not None and now >= warned:
            await room.act(lambda: warn(room, key))
    elif missed_by_us(room, key):
        await room.act(lambda: grace(room, key, now))
    else:
        await decide(room, key, now)


# ---- deciding ----------------------------------------------------------------------------------------------------------
async def decide(room: Table, key: Key, now: float) -> None:
    """A seat's time is up: its draft, if the rules allow it, else the game's default."""
    seat, number = key
    for by, find in (("draft", draft_of), ("default", default_of)):
        result = await room.answer(seat, number, lambda find=find: taken(room, key, now, find), by=by)  # type: ignore[misc]
        if not isinstance(result, No):
            break
    else:
        return
    if by == "default" and 0 < room.settings.stand_in <= missed(room, seat) and room.absence.bot_of(seat) is None:
        await room.act(lambda: bot_sits_in(room, seat))


def taken(room: Table, key: Key, now: float, find: Any) -> Any:
    """The answer for somebody whose time is up, or a No: it is not, or nothing was found."""
    for q in room.clock.waiting_for():
        if (q.seat, q.asked.id) == key and key in room.clock.due and room.clock.due[key] <= now and room.clock.runs(key):
            answer = find(room, q)
            return no("", "no-draft") if answer is None else answer
    return no("", "not-due")


def draft_of(room: Table, q: Open) -> Any:
    """The seat's draft, where it is an answer that the rules take."""
    raw = room.clock.drafts.get((q.seat, q.asked.id))
    if raw is None:
        return None
    try:
        answer = typed(q.effect, raw)
    except (msgspec.ValidationError, LookupError, ValueError):
        return None
    return None if isinstance(room.session.check(q.seat, answer, q.asked.id), No) else answer


def default_of(room: Table, q: Open) -> Any:
    """What the game answers for somebody who does not."""
    return room.game.default(room.session.view(q.seat), q.asked, room.session.streams[q.seat].items)


def missed(room: Table, seat: str) -> int:
    """How many decisions in a row, the last ones, were taken for a seat that had left no draft."""
    count = 0
    for entry in reversed(room.session.entries):
        if isinstance(entry, rec.Decided) and entry.seat == seat:
            if entry.by != "default":
                break
            count += 1
    return count


def bot_sits_in(room: Table, seat: str) -> tuple[lines.Line, ...]:
    """A bot plays for somebody who does not come, until he does.  He is told, where he can be."""
    there = room.seating.people.get(seat)
    if there is None or there.who != lines.PERSON or room.absence.bot_of(seat) is not None:
        return ()
    name = room.settings.stand_bot
    line = lines.StandIn(seat, f"{lines.BOT}:{name}" if name else lines.BOT, room.session.streams[seat].version)
    return (line, *notice(room, seat, "stand-in"))


# ---- what else has its moment ------------------------------------------------------------------------------------------
def missed_by_us(room: Table, key: Key) -> bool:
    """Whether a seat's time ran out, or nearly, while the server was away."""
    at, awake = room.clock.due[key], room.services.awake
    given = room.clock.given.get(key, 0.0)
    begun = at - (min(GRACE, given) if key in room.clock.graced else given)
    return bool(at < awake.since or (begun < awake.since and at < awake.since + min(awake.gap, GRACE)))


def grace(room: Table, key: Key, now: float) -> tuple[lines.Line, ...]:
    """It is due later: as much later as is announced, and never more than it had in all."""
    if key not in room.clock.due or room.clock.due[key] > now:
        return ()
    given = room.clock.given.get(key, 0.0)
    return (lines.DueSet(*key, now + min(GRACE, given), given, True),)


def mend(room: Table, now: float, step: float) -> tuple[lines.Line, ...]:
    """The clock was set back: nobody has more time left than he was given, and a pause stays as long as it was."""
    if room.clock.window_ends:
        room.clock.window_ends = min(room.clock.window_ends, now + room.settings.pause)
    found: list[lines.Line] = []
    if room.clock.paused_until:
        found.append(lines.PausedUntil(room.clock.paused_by, room.clock.paused_at + step, room.clock.paused_until + step))
    for key, at in room.clock.due.items():
        given = room.clock.given.get(key, 0.0)
        sooner = min(at, now + given) if room.clock.runs(key) else at + step       # what stands still moves with the clock
        if sooner != at:
            found.append(lines.DueSet(*key, sooner, given, key in room.clock.graced))
    return tuple(found)


def warn(room: Table, key: Key) -> tuple[lines.Line, ...]:
    if key not in room.clock.due or key in room.clock.warned:
        return ()
    return (lines.Warned(*key), *notice(room, key[0], "warned", key[1]))


def notice(room: Table, role: str, kind: str, question: int = 0) -> tuple[lines.Line, ...]:
    """A message to a role that wants messages and is not here."""
    away = room.absence.reachable(role) and not room.seating.here.get(role)
    return (room.absence.notice(role, kind, question),) if away else ()


def close_window(room: Table, now: float) -> None:
    """The pause for reactions is over, if it still is the one that was due."""
    if room.session.window and room.clock.window_ends and now >= room.clock.window_ends:
        room.session.close_window()


# ---- standing still ----------------------------------------------------------------------------------------------------
def pause(room: Table, role: str, seconds: float, now: float) -> No | tuple[lines.Line, ...]:
    """A seat or the umpire stops the clocks, for a time that has an end."""
    if room.clock.paused_until:
        return no("", "clocks-stand-already")
    if room.session.over or room.seating.shut:
        return no("", "game-over")
    if not room.clock.may_pause(role):
        return no("", "no-pause-left", most=room.settings.pauses)
    longest = room.clock.longest_pause(role)
    if not 60 <= seconds <= longest:
        return no("", "pause-too-long", hours=int(longest // 3600))
    return (lines.PausedUntil(role, now, now + seconds),)


def resume(room: Table, now: float) -> tuple[lines.Line, ...]:
    """The clocks run again; everything is due later by as long as they stood."""
    if not room.clock.paused_until:
        return ()
    return (lines.Resumed(max(0.0, min(now, room.clock.paused_until) - room.clock.paused_at)),)


def why_not_resume(room: Table, role: str) -> No | None:
    """Whoever stopped the clocks lets them run again, and the umpire may."""
    if not room.clock.paused_until:
        return no("", "clocks-run")
    if role not in (room.clock.paused_by, UMPIRE) or room.session.paused:
        return no("", "not-your-pause")
    return None
