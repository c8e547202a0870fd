"use strict";
// What has just happened, as a picture alone: figures glide from where they stood, which is marked until the next change, tiles turn
// face up, dice of new lines fall, and the newest lines of the log stand above the question.  Whoever wants less motion sees it at once.
(() => {
  const part = document.querySelector("#part"), live = document.querySelector("#live");
  if (!part || !live) return;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const QUICK = 350;                                         // milliseconds of a glide
  const at = (el) => /translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(el.getAttribute("transform") || "")?.slice(1).map(Number);
  const name = (el) => (el.querySelector("title")?.textContent || "").split(/[,:]/)[0];
  const figures = () => {                                    // by name, where exactly one has it
    const found = new Map();
    for (const el of document.querySelectorAll("#picture svg .token, #picture svg .figure:not(.token .figure)")) {
      const called = name(el);
      if (called && at(el)) found.set(called, found.has(called) ? null : el);
    }
    return found;
  };
  const places = () => new Map([...figures()].filter(([, el]) => el).map(([called, el]) => [called, at(el)]));
  const rows = () => [...document.querySelectorAll("#log li[id]")];
  const number = (row) => Number(row?.id.slice(1) || 0);
  const last = () => number(rows().at(-1));

  let stood = new Map(), read = last();
  const MOST = 100;                                          // characters above the question, unless one line is longer: it has room for two
  let upto = -1;
  const just = () => {                                       // the newest lines; not the head of a turn in place of what happened before it
    const says = document.querySelector("#just"), fresh = rows().filter((row) => row.matches(".fresh:not(.head)"));
    if (!says || (!fresh.length && upto === last())) return;
    upto = last();
    let told = "";
    for (const row of (fresh.length ? fresh : rows().slice(-1)).reverse()) {
      const line = row.textContent.trim();
      if (told && told.length + line.length > MOST) break;
      told = told ? `${line} ${told}` : line;
    }
    if (says.textContent !== told) says.textContent = told;
  };
  const mark = (scene, [x, y]) => {
    const was = document.createElementNS("http://www.w3.org/2000/svg", "circle");
    was.setAttribute("class", "was");
    was.setAttribute("cx", x);
    was.setAttribute("cy", y);
    was.setAttribute("r", 16);
    scene.append(was);
  };
  const glide = () => {
    for (const [called, el] of figures()) {
      const from = stood.get(called), to = el && at(el), scene = el?.closest(".scene");
      const within = el?.matches(".flag") ? 90 : 30;         // a place, not a shift within one: flags make room in their row
      if (!from || !to || !scene || (Math.abs(from[0] - to[0]) < within && Math.abs(from[1] - to[1]) < 30)) continue;
      mark(scene, from);
      if (!still.matches) el.animate([{ transform: `translate(${from[0]}px, ${from[1]}px)` }, { transform: `translate(${to[0]}px, ${to[1]}px)` }], { duration: QUICK, easing: "ease-in-out" });
    }
  };
  // ---- tiles that are newly laid turn face up
  const tiles = () => new Map([...document.querySelectorAll("#picture .tile[data-at]")].map((el) => [el.dataset.at, el]));
  const turn = (el) => {
    const [x, y] = at(el), half = 50;
    const seen = (wide) => `translate(${x + half}px, ${y}px) scaleX(${wide}) translate(${-half}px, 0)`;
    el.animate([{ transform: seen(0) }, { transform: seen(1) }], { duration: QUICK, easing: "ease-out" });
  };
  // ---- on a board of letters who stands elsewhere is marked
  const units = () => new Map([...document.querySelectorAll("#picture pre [data-at]")].map((el) => {
    const upto = document.createRange();
    upto.setStart(el.closest("pre"), 0);
    upto.setEndBefore(el);
    const above = upto.toString().replaceAll(/[^\n]*\n/g, "\n");
    return [el.dataset.at, [`${above.lastIndexOf("\n")} ${above.length - above.lastIndexOf("\n")}`, el]];
  }));
  const lines = () => new Map([...units()].map(([unit, [place]]) => [unit, place]));
  let laid = new Map(), lined = new Map();
  const shows = (e) => e.target === live || e.target === part;
  const note = () => { stood = places(); laid = tiles(); lined = lines(); };
  let due = 0;                                               // once this picture has been seen: the next one is not held up for it
  const later = () => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(() => setTimeout(note));
  };
  document.addEventListener("htmx:after:swap", (e) => {
    if (!shows(e)) return;
    document.querySelectorAll("#picture .was").forEach((el) => el.remove());
    glide();
    if (laid.size && !still.matches) for (const [square, el] of tiles()) if (!laid.has(square)) turn(el);
    for (const [unit, [place, el]] of units()) el.classList.toggle("came", lined.has(unit) && lined.get(unit) !== place);
    for (const row of rows()) row.classList.toggle("fresh", read > 0 && number(row) > read);
    read = last();
    just();
    later();
  });
  just();
  note();
})();
