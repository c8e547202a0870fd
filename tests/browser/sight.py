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


def too_wide(page: Any) -> list[str]:
    wide, screen = page.evaluate(WIDTH)
    return [f"scrolls sideways: {wide} px on a screen of {screen}"] if wide > screen else []


def too_small(page: Any) -> list[str]:
    return [f"smaller than {TARGET} px: {found}" for found in page.evaluate(SMALL, TARGET)]


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
    return [*too_wide(page), *(too_small(page) if phone else ()), *odd_sizes(page), *pale(page)]
