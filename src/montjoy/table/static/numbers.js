"use strict";
// A number that has become another one has the difference beside it for two seconds: in what stands beside the board, on the card
// and on the board.  As a picture alone, in a layer of its own: nothing moves.
(() => {
  const part = document.getElementById("part"), live = document.getElementById("live"), layer = document.getElementById("changed");
  if (!part || !live || !layer) return;
  const LONG = 2000, MOST = 12;                              // milliseconds; of a board that is another one nothing is said
  const PLACES = "#side, #card, #picture";
  const NUMBER = /(?<![\p{L}\p{N}.,:/-])\d+(?![\p{L}\p{N}:/]|[.,]\d)/gu;
  const CALLED = /[\p{L}\p{N}]*\d[\p{L}\p{N}]*/gu;           // a number too, or a place
  let before = new Map();
  const texts = function* () {
    for (const place of document.querySelectorAll(PLACES)) {
      const walk = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) if (/\d/.test(walk.currentNode.data) && !walk.currentNode.parentElement.closest("title, button, pre")) yield walk.currentNode;
    }
  };
  const changes = (node, old) => {                           // the numbers that are others, where the words around them are the same
    const now = node.data;
    if (old === undefined || old === now || old.replace(CALLED, "0") !== now.replace(CALLED, "0")) return [];
    const were = [...old.matchAll(NUMBER)].map((x) => Number(x[0]));
    const are = [...now.matchAll(NUMBER)];
    return are.length !== were.length ? [] : are.map((x, n) => [x.index + x[0].length, Number(x[0]) - were[n]]).filter(([, by]) => by);
  };
  const beside = (node, end) => {
    const range = document.createRange();
    range.setStart(node, end - 1);
    range.setEnd(node, end);
    const at = range.getBoundingClientRect(), within = node.parentElement.closest(".side, .panel, .picture").getBoundingClientRect();
    const seen = at.width && at.top >= Math.max(0, within.top) && at.bottom <= Math.min(innerHeight, within.bottom);
    return seen && at.left >= within.left && at.right <= within.right ? at : null;
  };
  const sign = ([at, by]) => {
    const made = document.createElement("span");
    made.className = `change ${by > 0 ? "more" : "less"}`;
    made.textContent = by > 0 ? `+${by}` : `\u2212${-by}`;
    made.style.left = `${at.right + 2}px`;
    made.style.top = `${at.top}px`;
    return [made, at];
  };
  const say = (found) => {
    if (!found.length || found.length > MOST) return;
    const signs = found.map(sign), all = signs.map(([made]) => made);
    layer.append(...all);
    const wide = all.map((made) => made.getBoundingClientRect());
    signs.forEach(([made, at], n) => { if (wide[n].right > innerWidth) made.style.left = `${at.left - wide[n].width - 2}px`; });
    setTimeout(() => all.forEach((made) => made.remove()), LONG);
  };
  // Once the page itself has been seen: what it brought is not held up for it.
  let due = 0;
  const compare = () => {
    const now = [...texts()], others = now.flatMap((node) => changes(node, before.get(node)).map(([end, by]) => [node, end, by]));
    before = new Map(now.map((node) => [node, node.data]));
    say(others.map(([node, end, by]) => [beside(node, end), by]).filter(([at]) => at));
  };
  const later = () => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(() => setTimeout(compare));
  };
  document.addEventListener("htmx:after:swap", (e) => {
    if (e.target !== live && e.target !== part) return;
    layer.replaceChildren();
    later();
  });
  later();
  for (const gone of ["scroll", "resize"]) addEventListener(gone, () => layer.replaceChildren(), { capture: true, passive: true });
})();
