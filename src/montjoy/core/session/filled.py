"""Forms as plain data from outside, as a program sends them: each becomes its type, or a No says where in it something is
wrong and what would work.  A field that there is not is refused, wherever it stands: what was meant by it would be lost.

Lines of a record and drafts are read by `streams.typed`, which lets be what an earlier release has written.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect

from montjoy.core.content.messages import SHOWN, Where, choices, clean, look_at, types_at, where_in
from montjoy.core.effects import No, no


class Kind(NamedTuple):
    """What would fit: a word for what kind of thing it is, and within which limits, in signs that every language reads."""

    kind: str
    of: str | int = ""


def filled(form: type, raw: Any, whole: bool = False) -> Any:
    """A form of this type, or why this is none.  `whole`: nobody has asked for it, so that it says all that it shows when it is
    written: nothing is done by what is left out."""
    wanted = form.__name__
    if whole and not form.__struct_config__.omit_defaults:   # type: ignore[attr-defined]
        for name in form.__struct_encode_fields__:           # type: ignore[attr-defined]
            if name not in raw:
                return lacking(form, (name,))
    try:
        made: Any = msgspec.convert(raw, form)
    except msgspec.ValidationError as error:
        return misfit(form, raw, error)
    for where, known in unknown(raw, made):
        return no("", "form-field-unknown", wanted=wanted, at=path(where), of=listed(known))
    return made


def malformed(options: Iterable[Any], raw: dict[str, Any]) -> No | None:
    """Why plain data is none of these options by what it is made of: its type is missing, or a field of it, or one does not fit.
    None: it is made like one of them, or its type is of no option here."""
    kinds = {type(option).__struct_config__.tag: type(option) for option in options if isinstance(option, msgspec.Struct)}
    if not kinds:
        return None
    if (tag := "type") not in raw:
        return no("", "form-field-missing", wanted="option", at=path((tag,)), kind="word", of=listed(sorted(map(str, kinds))))
    kind = kinds.get(raw[tag]) if isinstance(raw[tag], str) else None
    made = filled(kind, raw) if kind is not None else None
    return made if isinstance(made, No) else None


def misfit(form: type, raw: Any, error: msgspec.ValidationError) -> No:
    """msgspec's complaint, taken apart."""
    text, _, at = str(error).partition(" - at `")
    where, whole = where_in(at.rstrip("`"), raw, form, str(error)), inspect.type_info(form)
    if lacks := re.fullmatch("Object missing required field `(.*)`", text):
        return lacking(form, (*where, lacks[1]))
    fits, found = would_fit(whole, where), as_sent(look_at(raw, where))
    return no("", "form-value", wanted=form.__name__, at=path(where), found=found, kind=fits.kind, of=fits.of)


def lacking(form: type, where: Where) -> No:
    fits = would_fit(inspect.type_info(form), where)
    return no("", "form-field-missing", wanted=form.__name__, at=path(where), kind=fits.kind, of=fits.of)


def unknown(raw: Any, made: Any, where: Where = ()) -> Iterator[tuple[Where, tuple[str, ...]]]:
    """The fields of plain data that its type does not have: where they stand, and which there are."""
    inside: Iterable[tuple[str | int, Any, Any]] = ()
    if isinstance(made, msgspec.Struct) and isinstance(raw, dict):
        fields, tag = made.__struct_encode_fields__, made.__struct_config__.tag_field
        known = (tag, *fields) if tag else fields
        yield from (((*where, name), known) for name in raw if name not in known)
        inside = ((sent, raw[sent], getattr(made, own)) for sent, own in zip(fields, made.__struct_fields__, strict=True)
                  if sent in raw)
    elif isinstance(made, dict) and isinstance(raw, dict):
        inside = ((str(name), one, its) for (name, one), its in zip(raw.items(), made.values(), strict=True))
    elif isinstance(made, list | tuple) and isinstance(raw, list):
        inside = ((number, one, its) for number, (one, its) in enumerate(zip(raw, made, strict=True)))
    for name, one, its in inside:
        yield from unknown(one, its, (*where, name))


# ---- said --------------------------------------------------------------------------------------------------------------
def path(where: Where) -> str:
    """`$.form.units[0].facing`, from the top of a request, as its decoder says it."""
    return "$.form" + "".join(f"[{part}]" if isinstance(part, int) else f".{quoted(part)}" for part in where)


def quoted(text: str) -> str:
    """A name or a value that was sent, safe to show, and not all of a long one."""
    text = clean(text)
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 1]}…"


def listed(names: Iterable[str]) -> str:
    """Names as they stand in a form, in quotes: no language has other words for them."""
    return ", ".join(f'"{name}"' for name in names)


def as_sent(value: Any) -> str | int:
    """A value as JSON, without what is inside it."""
    if type(value) is int and abs(value) < 10**15:
        return value
    if isinstance(value, dict | list):
        return ("{}" if isinstance(value, dict) else "[]") if not value else "{…}" if isinstance(value, dict) else "[…]"
    return quoted(msgspec.json.encode(value).decode())


def would_fit(whole: inspect.Type, where: Where) -> Kind:
    """What may stand at a place."""
    there = [t for t in types_at(whole, where) if not isinstance(t, inspect.NoneType)]
    tagged = [t for t in there if isinstance(t, inspect.StructType) and t.tag_field]
    if len(tagged) > 1:
        return Kind("tagged", listed(str(t.tag) for t in tagged))
    around = [t for t in types_at(whole, where[:-1]) if isinstance(t, inspect.StructType)] if where else []
    if not there and (tags := [str(t.tag) for t in around if t.tag_field == where[-1]]):
        return Kind("word", listed(tags))
    return kind_of(there[0]) if there else Kind("other")


def kind_of(t: inspect.Type) -> Kind:
    match t:
        case inspect.BoolType():
            return Kind("truth")
        case inspect.IntType() | inspect.FloatType():
            return limited("number", t.ge, t.le)
        case inspect.StrType(pattern=str(pattern)):
            return Kind("pattern", pattern)
        case inspect.StrType():
            return limited("text", t.min_length, t.max_length)
        case inspect.LiteralType() | inspect.EnumType():
            return Kind("word", listed(choices([t])))
        case inspect.StructType():
            return Kind("fields", listed(f.encode_name for f in t.fields)) if t.fields else Kind("object")
        case inspect.DictType():
            return Kind("object")
        case inspect.TupleType():
            return Kind("list", len(t.item_types))
        case inspect.ListType() | inspect.VarTupleType():
            return limited("list", t.min_length, t.max_length)
    return Kind("other")


def limited(kind: str, least: float | None, most: float | None) -> Kind:
    """`0–7`, `≥ 1`, `≤ 60`; where there is no limit, any of that kind."""
    if least is not None and most is not None:
        return Kind(kind, f"{least}{'–' if least >= 0 else ' … '}{most}")
    return Kind(kind, f"≥ {least}") if least is not None else Kind(kind, f"≤ {most}") if most is not None else Kind(f"any-{kind}")
