"use strict";
// What stands where one points on a board: said below it, as a finger sees no tooltips; and the place's name goes into an answer
// that is being written.
(() => {
  const say = () => document.querySelector("#here");
  const names = (svg) => [...svg.querySelectorAll(".spot-name")];
  const nearest = (svg, x, y) => {                           // the place under a point of the screen, by its name on the picture
    const p = new DOMPoint(x, y).matrixTransform(svg.querySelector(".scene").getScreenCTM().inverse());
    const far = (t) => Math.hypot(t.getAttribute("x") - p.x, t.getAttribute("y") - 20 - p.y);
    const best = names(svg).reduce((a, b) => (a && far(a) <= far(b) ? a : b), null);
    return best && far(best) < 30 ? best.textContent : "";
  };
  const told = (titles, place) => {
    const box = say(), line = document.createElement("p"), field = document.querySelector(".question textarea");
    box.replaceChildren();
    if (!titles.length && !place) return;
    line.dir = "auto";
    line.textContent = [place, ...titles].filter(Boolean).join(": ");
    box.append(line);
    if (!place || !field) return;
    const into = document.createElement("button");
    into.type = "button";
    into.textContent = `${box.dataset.into}: ${place}`;
    into.onclick = () => {
      const before = field.value.slice(0, field.selectionStart);
      field.setRangeText(`${before && !/\s$/.test(before) ? " " : ""}${place}`, field.selectionStart, field.selectionEnd, "end");
    };
    box.append(into);
  };
  document.addEventListener("click", (e) => {
    const svg = e.target.closest?.("#picture svg.map");
    if (!svg || !say() || window.boardMoved?.()) return;
    const place = names(svg).length ? nearest(svg, e.clientX, e.clientY) : "";
    const there = place ? svg.querySelectorAll(`[data-at="${place}"]`) : [e.target.closest(".figure")].filter(Boolean);
    told([...there].map((el) => el.querySelector("title")?.textContent).filter(Boolean), place);
  });
})();
