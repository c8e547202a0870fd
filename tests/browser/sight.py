"""What can be measured of a page's looks: width, size of what a finger touches, one scale of type, contrast."""

from __future__ import annotations

from typing import Any

from tests.browser import axe

TARGET = 44                                                  # pixels that a finger needs

WIDTH = "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]"

# What can be touched and is smaller.  Not looked at: links within a sentence, what the browser itself draws inside a field,
# what is not seen, and spots of a board, each of which is a button of the list as well.
SMALL = """least => {
  const found = [], seen = e => e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  for (const e of document.querySelectorAll(
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]")) {
    if (!seen(e) || e.closest("svg") || e.matches(".skip, .heard")) continue;
    const sentence = e.tagName === "A" && getComputedStyle(e).display === "inline";
    if (sentence) continue;
    const boxes = [e.getBoundingClientRect()];
    if (/checkbox|radio/.test(e.type)) for (const label of e.labels || []) boxes.push(label.getBoundingClientRect());
    const wide = Math.max(...boxes.map(b => b.width)), high = Math.max(...boxes.map(b => b.height));
    if (!wide || !high) continue;
    if (wide < least - 0.5 || high < least - 0.5)
      found.push(`${Math.round(wide)} x ${Math.round(high)}: ${e.outerHTML.slice(0, 140)}`);
  }
  return found;
}"""

# What can be touched, links within a sentence too, and is smaller than 24 by 24 pixels, where a circle of that size about its
# middle meets another such circle or another thing to touch (WCAG 2.5.8).  Of a link on two lines each piece counts by itself.
# Not looked at: what is scrolled out of its frame.  What lies over the page is compared with its like alone.
NEAR = """least => {
  const visible = { visibilityProperty: true, opacityProperty: true };
  const seen = e => e.checkVisibility(visible) && !e.closest("svg") && !e.matches(".skip, .heard");
  const touched = "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]";
  const above = e => { const out = []; while ((e = e.parentElement)) out.push(e); return out; };
  const layer = e => [e, ...above(e)].find(x => getComputedStyle(x).position === "fixed");
  const frames = e => above(e).filter(x => x.matches("main *") && getComputedStyle(x).overflowY !== "visible");
  const within = (y, f) => y > f.top && y < f.bottom;
  const shown = (e, r) => frames(e).every(f => within(r.y + r.height / 2, f.getBoundingClientRect()));
  const isSmall = r => Math.min(r.width, r.height) < least - .5;
  const boxes = [...document.querySelectorAll(touched)].filter(seen).flatMap(e =>
    [...e.getClientRects()].filter(r => r.width && r.height).map(r => ({ e, r, small: isSmall(r) })));
  const middle = r => [r.x + r.width / 2, r.y + r.height / 2];
  const far = ([x, y], [z, w]) => Math.hypot(x - z, y - w);
  const gap = ([x, y], r) => Math.hypot(Math.max(r.left - x, 0, x - r.right), Math.max(r.top - y, 0, y - r.bottom));
  const meets = (one, other) => other.small ?
    far(middle(one.r), middle(other.r)) < least - .5 : gap(middle(one.r), other.r) < least / 2 - .5;
  const nested = (one, other) => one.contains(other) || other.contains(one);
  const apart = (one, other) => nested(one.e, other.e) || layer(one.e) !== layer(other.e);
  return boxes.filter(one => one.small && shown(one.e, one.r)).flatMap(one => {
    const near = boxes.find(other => meets(one, other) && !apart(one, other) && shown(other.e, other.r));
    const size = `${Math.round(one.r.width)} x ${Math.round(one.r.height)}`;
    return near ? [`${size} beside another: ${one.e.outerHTML.slice(0, 120)} | ${near.e.outerHTML.slice(0, 80)}`] : [];
  });
}"""

# Sizes of text that are no step of the scale in the head of the style sheet.
SIZES = """() => {
  const style = getComputedStyle(document.documentElement), probe = document.createElement("span"), steps = [];
  document.body.append(probe);
  for (let n = -2; n <= 5; n++) {
    const step = style.getPropertyValue(`--step-${n}`);
    if (!step.trim()) continue;
    probe.className = "probe";
    probe.style.fontSize = `var(--step-${n})`;
    steps.push(parseFloat(getComputedStyle(probe).fontSize));
  }
  probe.remove();
  const odd = new Map();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const e = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || !e || e.closest("svg, script, style, noscript") || !e.checkVisibility()) continue;
    const size = parseFloat(getComputedStyle(e).fontSize);
    if (!steps.some(s => Math.abs(s - size) < 0.3)) odd.set(size, e.outerHTML.slice(0, 120));
  }
  return { steps, odd: [...odd].map(([size, text]) => `${size}px: ${text}`) };
}"""


# The links in the head stand in one row, which a phone is wide enough for: what is scrolled out of it nobody finds.
HEAD = "() => [...document.querySelectorAll('nav')].filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.innerText)"


def too_wide(page: Any) -> list[str]:
    """The page, or the links in its head, that there is no room for."""
    wide, screen = page.evaluate(WIDTH)
    sideways = [f"scrolls sideways: {wide} px on a screen of {screen}"] if wide > screen else []
    return sideways + [f"the links in the head are cut off: {' '.join(text.split())}" for text in page.evaluate(HEAD)]


def too_small(page: Any) -> list[str]:
    return [f"smaller than {TARGET} px: {found}" for found in page.evaluate(SMALL, TARGET)]


def too_near(page: Any) -> list[str]:
    """What is smaller than 24 pixels and has something else to touch beside it."""
    return list(page.evaluate(NEAR, 24))


def odd_sizes(page: Any) -> list[str]:
    """Sizes of text outside the one scale."""
    found = page.evaluate(SIZES)
    if not found["steps"]:
        return ["there is no scale of type: --step-0 and its neighbours"]
    return [f"no step of the scale: {odd}" for odd in found["odd"]]


def pale(page: Any) -> list[str]:
    return axe.faults(page, "color-contrast")


def faults(page: Any, phone: bool) -> list[str]:
    """Everything that is measured on a screenshot."""
    return [*too_wide(page), *([*too_small(page), *too_near(page)] if phone else ()), *odd_sizes(page), *pale(page)]
