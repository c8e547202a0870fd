"use strict";
// The clocks of a live table: of each seat that people play, in the page's head and beside its name.  The server says when a seat's
// time is up; the seconds until then are counted here, and a screen reader is told twice of its own: at thirty and at ten.
(() => {
  const head = document.getElementById("clocks"), says = document.getElementById("clock-says");
  if (!head) return;
  const came = performance.getEntriesByType?.("navigation")[0]?.responseStart;          // when the page left the server, not when it was drawn
  const ahead = Number(head.dataset.now) - (came ? (performance.timeOrigin + came) : Date.now()) / 1000;
  const AT = [30, 10], SOON = 10, chips = new Map();
  let before = 0, told = "";
  const said = (left) => {
    const all = Math.max(0, Math.ceil(left)), two = (n) => String(n).padStart(2, "0");
    const h = Math.floor(all / 3600), m = Math.floor(all / 60) % 60;
    return h ? `${h}:${two(m)}:${two(all % 60)}` : `${m}:${two(all % 60)}`;
  };
  const write = (el, text) => { if (el.textContent !== text) el.textContent = text; };
  const left = (el) => el.dataset.due ? Math.max(0, Number(el.dataset.due) - Date.now() / 1000 - ahead) : Number(el.dataset.stands);
  const chip = (row) => {
    if (!chips.has(row.id)) {
      const made = document.createElement("span");
      made.append(document.createElement("i"), " ", document.createElement("b"));
      made.lastChild.className = "ltr";
      made.classList.toggle("mine", row.id === `p-${head.dataset.me}`);
      chips.set(row.id, made);
      head.append(made);
    }
    return chips.get(row.id);
  };
  const tell = (el, now) => {                                // its own alone, and not what it began with
    const from = el?.dataset.due || "";
    if (from && from === told) {
      const passed = AT.filter((at) => before > at && now <= at).pop();
      if (passed) says.textContent = says.getAttribute(`data-at-${passed}`);
    } else says.textContent = "";
    [told, before] = [from, now];
  };
  const tick = () => {
    const clocks = [...document.querySelectorAll("#people .clock")], rows = clocks.map((el) => el.closest("li"));
    for (const [id, made] of chips) if (!rows.some((row) => row.id === id)) { made.remove(); chips.delete(id); }
    clocks.forEach((el, n) => {
      const made = chip(rows[n]), now = left(el), runs = Boolean(el.dataset.due);
      write(el, said(now));
      write(made.firstChild, rows[n].querySelector("b").textContent);
      write(made.lastChild, said(now));
      made.classList.toggle("runs", runs);
      for (const one of [made, el]) one.classList.toggle("soon", runs && now < SOON);
      if (made.classList.contains("mine")) tell(el, now);
    });
  };
  setInterval(tick, 200);
  tick();
})();
