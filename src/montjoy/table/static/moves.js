"use strict";
// What has just happened, as a picture alone: figures glide from where they stood, which is marked until the next change, dice of
// new lines fall, and the newest line of the log stands above the question.  Whoever wants less motion sees it at once.
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
  const just = () => {
    const says = document.querySelector("#just"), told = rows().at(-1)?.textContent.trim() || "";
    if (says && says.textContent !== told) says.textContent = told;
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
      if (!from || !to || !scene || Math.hypot(from[0] - to[0], from[1] - to[1]) < 30) continue;     // a place, not a shift within one
      mark(scene, from);
      if (!still.matches) el.animate([{ transform: `translate(${from[0]}px, ${from[1]}px)` }, { transform: `translate(${to[0]}px, ${to[1]}px)` }], { duration: QUICK, easing: "ease-in-out" });
    }
  };
  const shows = (e) => e.target === live || e.target === part;
  document.addEventListener("htmx:before:swap", (e) => { if (shows(e)) stood = places(); });
  document.addEventListener("htmx:after:swap", (e) => {
    if (!shows(e)) return;
    document.querySelectorAll("#picture .was").forEach((el) => el.remove());
    glide();
    for (const row of rows()) row.classList.toggle("fresh", read > 0 && number(row) > read);
    read = last();
    just();
  });
  just();
})();
