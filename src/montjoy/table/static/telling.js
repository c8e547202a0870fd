"use strict";
// The log in turns: the newest open, older ones folded under their headings as soon as they are out of sight, so that nothing jumps;
// kinds of lines can be put away, which this browser remembers; a line leads to its places on the board.
(() => {
  const part = document.getElementById("part");
  if (!part) return;
  window.htmx?.config.morphIgnore.push("data-away", "aria-expanded");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const chosen = new Map(), folded = new Set();              // by heading: whether the reader put its turn away; those that fold by themselves
  const box = () => document.getElementById("sift"), boxes = () => box()?.querySelectorAll("input") || [];
  const name = () => "montjoy-log:" + document.getElementById("sifts").dataset.game;

  // ---- kinds
  const unwanted = () => new Set([...boxes()].filter((x) => !x.checked).flatMap((x) => x.dataset.events.split(" ")));
  const begin = () => {
    const from = document.getElementById("sifts"), to = box();
    if (!from || !to || to.firstElementChild) return;
    to.append(from.content.cloneNode(true));
    let put = [];
    try { put = JSON.parse(localStorage.getItem(name())) || []; } catch { /* no memory here */ }
    for (const x of boxes()) x.checked = !put.includes(x.name);
  };

  // ---- turns
  const fold = (head, lines, shut, out) => {
    const button = head.querySelector("button.turn");
    for (const line of lines) line.toggleAttribute("data-away", shut || out.has(line.classList[0]));
    head.removeAttribute("data-away");
    if (button.disabled === Boolean(lines.length)) button.disabled = !lines.length;        // nothing to put away
    const open = lines.length ? String(!shut) : null;
    if (open === button.getAttribute("aria-expanded")) return;
    if (open) button.setAttribute("aria-expanded", open); else button.removeAttribute("aria-expanded");
  };
  const tell = (list, folds = false) => {
    const rows = [...list.children].filter((row) => row.id), out = unwanted(), heads = rows.filter((row) => row.matches(".head"));
    const mine = part.dataset.mine, own = Boolean(mine) && heads.some((head) => head.classList.contains(mine));
    const top = folds && list.closest(".log-scroll").getBoundingClientRect().top, above = (row) => row.getBoundingClientRect().bottom <= top;
    let lines = [], old = false;                             // not old: the newest, and those since the reader's own last one
    const found = [];
    for (const row of rows.reverse()) {
      if (!row.matches(".head")) { lines.push(row); continue; }
      if (row !== heads.at(-1) && (!own || row.classList.contains(mine))) old = true;
      if (folds && old && above(lines.find((line) => !line.hasAttribute("data-away")) || row)) folded.add(row.id);
      found.push([row, lines, chosen.get(row.id) ?? (old && folded.has(row.id))]);
      lines = [];
    }
    for (const [row, of, shut] of found) fold(row, of, shut, out);
    for (const row of lines) row.toggleAttribute("data-away", out.has(row.classList[0]));
  };
  const log = () => document.getElementById("log");
  const all = (folds) => {
    begin();
    for (const list of document.querySelectorAll("#log > .log, #then .log")) tell(list, folds);
  };
  const low = (there) => there.scrollHeight - there.clientHeight - there.scrollTop < 8;
  const toNewest = () => { log().scrollTop = log().scrollHeight; };
  const kept = (change) => {                                 // who reads the newest line reads it on
    const there = log(), reads = there && low(there);
    change();
    if (reads) toNewest();
    signs();
  };
  let ended = true;                                          // who reads the newest line reads it on in a window of another size
  const signs = () => { if (log()) ended = document.getElementById("newest").hidden = low(log()); };
  const size = () => `${log().clientWidth} ${log().clientHeight}`;
  let shaped = "";                                           // its size when that was last looked at: in another one it was not the reader who scrolled
  document.addEventListener("scroll", (e) => { if (e.target.id === "log" && (!shaped || shaped === size())) signs(); }, true);
  document.addEventListener("change", (e) => {
    if (!e.target.closest?.("#sift")) return;
    try { localStorage.setItem(name(), JSON.stringify([...boxes()].filter((x) => !x.checked).map((x) => x.name))); } catch { /* no memory here */ }
    kept(all);
  });
  document.addEventListener("click", (e) => {
    const menu = box()?.querySelector("details[open]"), button = e.target.closest?.("button.turn[aria-expanded]");
    if (e.target.closest?.("#newest")) { toNewest(); log().focus({ preventScroll: true }); }
    if (menu && !menu.contains(e.target)) menu.open = false;
    if (!button) return;
    chosen.set(button.closest("li").id, button.getAttribute("aria-expanded") === "true");
    tell(button.closest(".log"));
    signs();
  });
  document.addEventListener("keydown", (e) => {
    const menu = e.key === "Escape" && e.target.closest?.("#sift details[open]");
    if (menu) { menu.open = false; menu.querySelector("summary").focus(); }
  });

  let due = 0;                                               // what is out of sight folds once the scrolling has been seen: both at once would jump
  const later = () => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(() => { due = requestAnimationFrame(() => kept(() => all(true))); });
  };

  // ---- where it was
  const found = (board, place) => board.querySelector(`[data-at="${CSS.escape(place)}"]`)
    || [...board.querySelectorAll(".spot-name")].find((there) => there.textContent === place);
  let rings = [];                                            // about the places, until they have been seen
  const flash = (those) => {
    rings.forEach((ring) => ring.remove());
    const scene = those[0].closest(".scene");
    if (!scene) return;
    const back = scene.getScreenCTM().inverse(), middle = [];
    const mine = rings = those.map((there) => {
      const shape = (there.firstElementChild || there).getBoundingClientRect();
      const at = new DOMPoint(shape.x + shape.width / 2, shape.y + shape.height / 2).matrixTransform(back);
      const ring = document.createElementNS("http://www.w3.org/2000/svg", "circle");
      ring.setAttribute("class", "flash");
      ring.setAttribute("cx", at.x);
      ring.setAttribute("cy", at.y);
      ring.setAttribute("r", Math.min(90, Math.max(30, shape.width * back.a * 0.6)));
      middle.push(at);
      return ring;
    });
    scene.append(...rings);
    setTimeout(() => { mine.forEach((ring) => ring.remove()); if (rings === mine) rings = []; }, 2500);
    const mean = (of) => middle.reduce((sum, at) => sum + of(at), 0) / middle.length;
    if (scene.closest("#picture")) window.boardTo?.(mean((at) => at.x), mean((at) => at.y));
  };
  document.addEventListener("click", (e) => {
    const line = e.target.closest?.("a.at");
    if (!line || e.ctrlKey || e.metaKey || e.shiftKey) return;
    e.preventDefault();
    const board = document.querySelector(line.closest("#then") ? "#then .picture" : "#picture"), to = line.dataset.to;
    if (!board) return;
    board.scrollIntoView({ block: "nearest", behavior: still.matches ? "auto" : "smooth" });
    const one = found(board, to), there = one ? [one] : to.split(" ").map((name) => found(board, name)).filter(Boolean);
    if (there.length) flash(there);
  });

  document.addEventListener("htmx:after:swap", (e) => {
    if (e.target.id !== "live" && e.target !== part) return;
    all();                                                   // board.js keeps the newest line in sight
    later();
    document.querySelector("#picture .scene")?.append(...rings.filter((ring) => !ring.isConnected));
  });
  new MutationObserver(() => all()).observe(document.getElementById("then"), { childList: true });
  if (log()) toNewest();
  const sized = new ResizeObserver(() => {
    if (!log()) return;
    if (ended) toNewest();
    shaped = size();
    signs();
  });
  if (log()) sized.observe(log());
  kept(all);
  later();
})();
