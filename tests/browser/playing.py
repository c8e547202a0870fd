"""Whole games at browsers: whose turn it is acts, by mouse, finger or keyboard, on what his own page shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from montjoy.core.session.runner import Open
from tests.browser.people import Person, until
from tests.browser.served import Table

Adviser = Callable[[Any, Open], int]                         # (the seat's view, its question) -> the number of an answer
MOUSE, FINGER, KEYS = "mouse", "finger", "keys"


# A tap on a place, in the middle of what is drawn there.
TAPPED = """there => {
    const at = (there.querySelector("use") ?? there).getBoundingClientRect();
    const middle = { clientX: at.x + at.width / 2, clientY: at.y + at.height / 2 };
    there.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...middle }));
}"""


def told_of(person: Person, place: str, says: str = "") -> None:
    """A place of the board is tapped until the page tells of it.  A tap comes to nothing where the page is not ready yet or is
    just being changed; then one taps again."""
    here = person.page.locator("#here")

    def told() -> bool:
        person.page.locator(f'#picture [data-at="{place}"]').first.evaluate(TAPPED)
        for _ in range(100):
            if (text := here.inner_text()) and says in text:
                return True
            person.page.wait_for_timeout(50)
        return False

    until(told, person, why=f"{place} is not told of")


def button(person: Person, question: int, option: int) -> Any:
    return person.page.locator(f"#question{question} button[name=option][value='{option}']").first


def key_of(person: Person, question: int) -> str | None:
    """The name of the decision on the page; another after every answer, none when the question is gone."""
    found = person.page.evaluate("n => document.querySelector(`#question${n} input[name=key]`)?.value ?? null", question)
    return None if found is None else str(found)


def answer(person: Person, question: int, option: int, how: str = MOUSE) -> None:
    """One answer by a person, until his page shows that it counted."""
    there = button(person, question, option)
    there.wait_for(state="attached")
    before = key_of(person, question)
    if how == KEYS:
        there.focus()
        person.page.keyboard.press("Enter")
    elif how == FINGER:
        tap(person, there)
    else:
        there.click()
    until(lambda: key_of(person, question) != before, person, why=f"the answer to question {question} changed nothing")


def tap(person: Person, there: Any) -> None:
    """A finger, each time on another side of the button: two quick taps at one place are a double tap, and the page lets
    the second of those pass by."""
    there.scroll_into_view_if_needed()
    box = there.bounding_box()
    person.taps += 1
    there.tap(position={"x": box["width"] * (0.2 if person.taps % 2 else 0.8), "y": box["height"] / 2})


def open_for(table: Table, seats: Sequence[str]) -> Open | None:
    """A question that waits for one of these."""
    room = table.settled()
    return next((q for q in room.clock.waiting_for() if q.seat in seats), None)


def play(table: Table, people: Mapping[str, Person], advise: Adviser, ways: Mapping[str, str], most: int = 600) -> int:
    """The game goes on until it is over, or so many answers were given.  -> how many."""
    given = 0
    anybody = next(iter(people.values()))
    while given < most:
        q = until(lambda: table.settled().session.over or open_for(table, tuple(people)), anybody, why="nobody is asked")
        if not isinstance(q, Open):
            return given
        view = table.room.session.view(q.seat)
        answer(people[q.seat], q.asked.id, advise(view, q), ways[q.seat])
        given += 1
    raise AssertionError(f"the game is not over after {given} answers")


def shown(table: Table, role: str, person: Person) -> None:
    """His page shows what the server shows his role when all that is under way has been carried out."""
    until(lambda: person.stamp == table.settled().pictures.stamp(role), person, why=f"{role}'s page did not catch up")


def by_policy(policy: Callable[..., Any], luck: Any) -> Adviser:
    """Advice of a bot that sees what the seat sees."""

    def advise(view: Any, q: Open) -> int:
        wanted = policy(view, q.asked, luck)
        same = [n for n, x in enumerate(q.asked.options) if x == wanted and type(x) is type(wanted)]
        return same[0] if same else 0

    return advise


def by_taste(*kinds: str) -> Adviser:
    """The first answer of the first kind there is; else the last answer, which ends something."""

    def advise(view: Any, q: Open) -> int:
        for kind in kinds:
            for n, option in enumerate(q.asked.options):
                if type(option).__name__ == kind:
                    return n
        return len(q.asked.options) - 1

    return advise
