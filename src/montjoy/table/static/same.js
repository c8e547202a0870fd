"use strict";
// A page's part put together from the one before and the steps of a difference.  An element with an id that stands in it wholly as
// it stood is left empty and marked: the page keeps what it has there, and need not look at it again.
window.together = (() => {
  const SAME = "data-same", TAG = /^<(\/?)([a-zA-Z][\w-]*)/;
  const VOID = new Set(["br", "hr", "img", "input", "link", "meta", "wbr", "col", "source"]);
  // A piece goes up to the next "<" or the end of a line: which tag it begins with, and whether that opens or shuts an element.
  const read = (text) => {
    const [, slash, name] = TAG.exec(text) || [], end = name ? text.indexOf(">") : 0;
    const opens = name && !slash && !VOID.has(name) && text[end - 1] !== "/";
    return { text, name, shuts: Boolean(slash), opens, id: opens ? / id="([^"]+)"/.exec(text.slice(0, end))?.[1] : undefined };
  };
  const pieces = (text) => text.split(/(?=[<\n])/).map(read);
  let last = { text: "", found: [] };                        // what was put together last: most of the next one is read already
  // What stands at the pieces, with the step that each comes from: 0 where it is new.
  const spread = (old, steps) => {
    const found = [], from = [];
    steps.forEach((step, n) => {
      const some = typeof step === "string" ? pieces(step) : old.slice(...step);
      for (const piece of some) { found.push(piece); from.push(typeof step === "string" ? 0 : n + 1); }
    });
    return [found, from];
  };
  // From the first to the last piece of each element with an id that is wholly one step's, the outermost alone.
  const kept = (found, from) => {
    const open = [], ends = new Map();
    found.forEach((piece, n) => {
      if (piece.opens) open.push(n);
      if (!piece.shuts) return;
      const start = open.pop(), { name, id } = found[start] || {};
      if (name === piece.name && id && from[start] && from[start] === from[n]) ends.set(start, [n, name, id]);
    });
    return open.length ? new Map() : ends;                   // what is not closed is not understood: all is new
  };
  const shortened = (found, from) => {
    const ends = kept(found, from), out = [];
    for (let n = 0; n < found.length; n++) {
      if (!ends.has(n)) { out.push(found[n].text); continue; }
      const [end, name, id] = ends.get(n);
      out.push(`<${name} id="${id}" ${SAME}></${name}>`, found[end].text.slice(found[end].text.indexOf(">") + 1));
      n = end;
    }
    return out.join("");
  };
  const UNREAD = ":is([hx-get], [hx-post]):not([data-htmx-powered])";
  htmx.registerExtension("same", {
    htmx_before_morph_node: (_, { newNode }) => !newNode.hasAttribute?.(SAME),
    htmx_before_settle: (part, { newContent }) => {          // what htmx looks through for its attributes: what is new, not all that stands there
      if (part.id === "part") newContent.splice(0, newContent.length, ...part.querySelectorAll(UNREAD));
    },
  });
  return (text, steps) => {
    const [found, from] = spread(text === last.text ? last.found : pieces(text), steps);
    last = { text: found.map((piece) => piece.text).join(""), found };
    return { whole: last.text, fresh: () => shortened(found, from) };
  };
})();
