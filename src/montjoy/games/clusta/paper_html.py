"""A page for the printer: one file that needs no other, on A4, from the right in Hebrew, well-formed markup."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, Final

INK: Final = "#1c1c1c"
SIDES: Final = {"trakorians": "#1f4e79", "ransards": "#8a1f1f", "stegosians": "#2f6b2f", "crurers": "#4a3a63"}
STYLE: Final = f"""
  body {{ margin: 0; font: 9pt/1.25 sans-serif; color: {INK}; }}
  @media screen {{ body {{ margin: 10mm; }} }}
  section {{ break-after: page; }}
  section:last-child {{ break-after: auto; }}
  h1 {{ font-size: 13pt; margin: 0 0 2mm; }}
  h2 {{ font-size: 10pt; margin: 3mm 0 1mm; }}
  p {{ margin: 0 0 1mm; }}
  ul, ol {{ margin: 0; padding: 0 5mm; font-size: 7.5pt; }}
  ul {{ columns: 2; }}
  ol li {{ border-bottom: 0.2mm solid {INK}; min-height: 6mm; margin-bottom: 1mm; }}
  table {{ border-collapse: collapse; width: 100%; table-layout: fixed; }}
  th, td {{ border: 0.3mm solid {INK}; padding: 0.6mm 1mm; text-align: start; vertical-align: top; font-weight: normal;
    overflow-wrap: anywhere; }}
  th {{ background: #eeeeee; }}
"""


def tag(name: str, *inner: str, **attributes: str | int) -> str:
    """An element; what is inside is markup already."""
    said = "".join(f' {key.rstrip("_").replace("_", "-")}="{escape(str(value))}"' for key, value in attributes.items())
    return f"<{name}{said}>{''.join(inner)}</{name}>"


def text(value: Any) -> str:
    """Somebody's words as markup."""
    return escape(str(value), quote=False)


def title(value: Any) -> str:
    """The same as a title, with a capital."""
    return text(str(value)[:1].upper() + str(value)[1:])


def page(name: str, parts: Sequence[str], words: Any, *, landscape: bool = False, style: str = "") -> str:
    """A whole page with its parts."""
    size = "A4 landscape" if landscape else "A4"
    look = f"  @page {{ size: {size}; margin: 10mm; }}{STYLE}{style}"
    head = f'<meta charset="utf-8" /><title>{title(name)}</title><style>\n{look}</style>'
    body = "\n".join(parts)
    return (f'<!DOCTYPE html>\n<html lang="{words.lang}" dir="{words.direction}"><head>{head}</head>\n'
            f"<body>\n{body}\n</body></html>\n")


def rows(cells: Sequence[Sequence[str]], head: Sequence[str] = ()) -> str:
    """A table; the cells are plain text."""
    first = tag("tr", *(tag("th", text(cell)) for cell in head)) if head else ""
    return tag("table", first, *(tag("tr", *(tag("td", text(cell)) for cell in line)) for line in cells))
