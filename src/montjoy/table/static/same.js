"use strict";
// A page's part put together from the one before and the steps of a difference.  An element with an id that stands in it wholly as
// it stood is left empty and marked: the page keeps what it has there, and need not look at it again.
window.together = (() => {
  const SAME = "data-same", TAG = /^<(\/?)([a-zA-Z][\w-]*)/;
  const VOID = new Set(["br", "hr", "img", "input", "link", "meta", "wbr", "col", "source"]);
  const pieces = (text) => text.split(/(?=[<\n])/);
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
      const tag = TAG.exec(piece);
      if (!tag) return;
      if (!tag[1]) {
        const end = piece.indexOf(">");
        if (!VOID.has(tag[2]) && piece[end - 1] !== "/") open.push([n, tag[2], / id="([^"]+)"/.exec(piece.slice(0, end))?.[1]]);
        return;
      }
      const [start, name, id] = open.pop() || [];
      if (name === tag[2] && id && from[start] && from[start] === from[n]) ends.set(start, [n, name, id]);
    });
    return open.length ? new Map() : ends;                   // what is not closed is not understood: all is new
  };
  const shortened = (found, from) => {
    const ends = kept(found, from), out = [];
    for (let n = 0; n < found.length; n++) {
      if (!ends.has(n)) { out.push(found[n]); continue; }
      const [end, name, id] = ends.get(n);
      out.push(`<${name} id="${id}" ${SAME}></${name}>`, found[end].slice(found[end].indexOf(">") + 1));
      n = end;
    }
    return out.join("");
  };
  htmx.registerExtension("same", { htmx_before_morph_node: (_, { newNode }) => !newNode.hasAttribute?.(SAME) });
  return (text, steps) => {
    const [found, from] = spread(pieces(text), steps);
    return { whole: found.join(""), fresh: () => shortened(found, from) };
  };
})();
