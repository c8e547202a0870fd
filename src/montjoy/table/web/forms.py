"""A form that a program sends as plain data, read to the letter: what stands in it and is no part of the form is refused with its
place, as a mistyped name would else be an empty form and the turn be gone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from montjoy.core.effects import No, no
from montjoy.table.web.messages import plain_text

HERE: Final = "$.form"


def read(effect: Any, raw: dict[str, Any], whole: bool) -> Any:
    """The form, or a No that says where it is wrong.  `whole`: nobody asks for it, so that every part of it has to be said."""
    kind = effect.form
    if whole:
        for name in (f.encode_name for f in msgspec.structs.fields(kind)):
            if name not in raw:
                return refused(kind, f"Object missing required field `{name}` - at `{HERE}`")
    try:
        made = msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        says = str(error)
        return refused(kind, says.replace("`$", f"`{HERE}", 1) if "`$" in says else f"{says} - at `{HERE}`")
    wrong = unknown(raw, made, HERE)
    return refused(kind, wrong) if wrong else made


def refused(kind: Any, wrong: str) -> No:
    return no("", "api-not-understood", wrong=plain_text(wrong), wanted=kind.__name__)


def unknown(raw: Any, made: Any, at: str) -> str:
    """The first name in plain data that what was made of it does not have; "": there is none."""
    inside: list[tuple[Any, Any, str]] = []
    if isinstance(made, msgspec.Struct) and isinstance(raw, Mapping):
        names = {f.encode_name: f.name for f in msgspec.structs.fields(made)}
        for key, value in raw.items():
            if key in names:
                inside.append((value, getattr(made, names[key]), f"{at}.{key}"))
            elif key != made.__struct_config__.tag_field:
                return f"Object contains unknown field `{key}` - at `{at}`"
    elif isinstance(made, Mapping) and isinstance(raw, Mapping):
        inside = [(value, part, f"{at}.{key}") for (key, value), part in zip(raw.items(), made.values(), strict=False)]
    elif isinstance(made, list | tuple) and isinstance(raw, list | tuple):
        inside = [(value, part, f"{at}[{n}]") for n, (value, part) in enumerate(zip(raw, made, strict=False))]
    return next((found for each in inside if (found := unknown(*each))), "")
