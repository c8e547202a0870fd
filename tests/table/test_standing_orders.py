"""Standing orders of a campaign on the page (RW-CAM-RND-05-X): fields to choose from, filled with what is ordered."""

from __future__ import annotations

import re
from pathlib import Path

from montjoy.games.rudern.protocol.forms import StandingOrders
from tests.table.test_seat import Seat, at_table, key_of

FREE = 0                                                     # the number of a form that nobody asks for


def chosen(page: str, name: str) -> list[str]:
    found = re.search(rf'<select[^>]*name="choice\.{name}">(.*?)</select>', page, re.S)
    return re.findall(r'<option value="([^"]*)" selected', found[1]) if found else []


def test_they_are_chosen_and_withdrawn_while_another_is_asked(tmp_path: Path) -> None:
    async def work(seat: Seat) -> None:
        page = await seat.page()
        assert chosen(page, "intercept") == [""] and chosen(page, "vote") == []
        fields = {"choice.intercept": "intercept double", "choice.join": "", "choice.refuge": "refuge seat"}
        told = await seat.send("answer", question=FREE, check="yes", **fields)
        assert "twice as many dice" in told.text and "nearest to my seat" in told.text
        await seat.send("answer", question=FREE, key=key_of(page, FREE), **fields)
        await seat.settled()
        assert seat.room.session.state.standing == {"SVE": StandingOrders(intercept="double", refuge="seat")}
        page = await seat.page()
        assert (chosen(page, "intercept"), chosen(page, "refuge")) == (["intercept double"], ["refuge seat"])
        await seat.send("answer", question=FREE, key=key_of(page, FREE), **dict.fromkeys(fields, ""))
        await seat.settled()
        assert not seat.room.session.state.standing and chosen(await seat.page(), "intercept") == [""]

    at_table(tmp_path, work, scenario="war_of_two_lords", role="SVE")
