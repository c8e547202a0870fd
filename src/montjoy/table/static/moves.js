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
  const log = () => [...document.querySelectorAll("#log li[id]")];
  const number = (row) => Number(row?.id.slice(1) || 0);
  let rows = log();                                          // as they stand since the last swap
  const last = () => number(rows.at(-1));

  let stood = new Map(), read = last(), fresh = [];
  // ---- above the question, in order, what has happened since one's own last answer: three lines of it, the most important by the
  // game's ranks, what came in one's own turn before the next rank, of these the newest; the rest is counted, and all of it opens beside the question (at-hand.js)
  const MOST = 3, watches = "watches" in part.dataset;
  const ranks = new Map((part.dataset.news || "").split("|").flatMap((names, n) => names.split(" ").map((one) => [one, n])));
  const waiting = new Set((part.dataset.waits || "").split(" ").filter(Boolean));      // events that say no more than that somebody is asked
  // A page that is loaded anew goes on from there; one that is new here begins with what others have done since the reader's turn.
  const memory = `montjoy-since:${location.pathname}`, heads = rows.filter((row) => row.matches(".head"));
  const own = heads.findLastIndex((row) => part.dataset.mine && row.classList.contains(part.dataset.mine)), next = own >= 0 && heads[own + 1];
  const remembered = () => { try { return sessionStorage.getItem(memory); } catch { return null; } };
  let since, from, told = -1;                                // what stands there is all behind `from`
  const begin = (at) => {
    since = at;
    setTimeout(() => { try { sessionStorage.setItem(memory, since); } catch { /* no memory here */ } });      // a press is sent first
  };
  begin(Math.min(last(), Number(remembered() ?? (next ? number(next) - 1 : Math.max(0, last() - 1)))));
  const rank = (row) => ranks.get(row.classList[0]);
  const chosen = () => {
    let start = rows.length;                                 // of the log what is new, and no more of it than tells whose turn it began in
    while (start && number(rows[start - 1]) > from) start--;
    const isOwn = (row) => Boolean(part.dataset.mine) && row.classList.contains(part.dataset.mine);
    let head = start - 1;
    while (head >= 0 && !rows[head].matches(".head")) head--;
    const asked = document.querySelector("#ask .question"), waits = (row) => asked && waiting.has(row.classList[0]);     // that somebody is asked is no news to him
    const fresh = rows.slice(start).filter((row) => !row.matches(".head, .void") && !waits(row));
    const those = fresh.length ? fresh : rows.slice(-1).filter((row) => !waits(row)), thrown = (row) => row.matches(".Rolled, .Drew");
    const worth = those.filter((row) => ranks.has(row.classList[0])), weigh = worth.length ? worth : those;
    const mine = new Set();                                  // what came in the reader's own turn stands above the next rank of others'
    let within = head >= 0 && isOwn(rows[head]);
    for (const row of rows.slice(start)) {
      if (row.matches(".head")) within = isOwn(row);
      else if (within) mine.add(row);
    }
    const weight = (row) => (rank(row) ?? ranks.size) - mine.has(row) * 1.5;
    return [those, [...weigh].reverse().sort((one, other) => weight(one) - weight(other) || thrown(one) - thrown(other)).slice(0, MOST)];
  };
  const words = (row) => {                                    // the faces stand in them too
    const copy = row.cloneNode(true);
    copy.querySelector(".dice")?.remove();
    return copy.textContent.trim();
  };
  const closed = (text) => text + "\u2069".repeat(text.split("\u2068").length - text.split("\u2069").length);
  const put = (says, those, best, cut = "") => {
    const lines = those.filter((row) => best.includes(row)), left = those.length - lines.length, text = (row) => cut || words(row);
    says.replaceChildren(...lines.flatMap((row) => [" ", Object.assign(document.createElement("span"), { ariaHidden: "true", textContent: text(row) })]).slice(1));
    if (!left && !cut) return;
    const called = left ? part.dataset.more.replace("#", left) : part.dataset.all;
    says.prepend(Object.assign(document.createElement("a"), { className: "more-news", href: `${location.pathname}/log`, textContent: called }));
  };
  const whole = () => {                                      // the rows of the log as they are, with their dice and rules
    const title = Object.assign(document.createElement("h1"), { textContent: part.dataset.just });
    const list = Object.assign(document.createElement("ol"), { className: "plain log" }), those = rows.filter((row) => number(row) > from);
    list.append(...(those.length ? those : rows.slice(-1)).map((row) => row.cloneNode(true)));
    for (const row of list.children) {
      row.removeAttribute("id");
      row.removeAttribute("data-away");
      row.classList.remove("fresh");
      row.querySelector("button.turn")?.replaceWith(row.querySelector("button.turn").textContent);
    }
    return [title, list];
  };
  const just = () => {
    const says = document.querySelector("#just");
    if (!says || told === last() + 1) return;
    if (watches && told > 0) begin(told - 1);
    told = last() + 1;
    from = since;
    const [those, best] = chosen(), fits = () => says.scrollHeight <= says.clientHeight + 1;
    put(says, those, best);
    queueMicrotask(() => {                                   // what does not fit is counted with the others; the last of them ends with a word
      while (best.length > 1 && !fits()) { best.pop(); put(says, those, best); }
      if (!best.length || fits()) return;
      const each = words(best[0]).split(" ");
      let [low, high] = [1, each.length - 1];
      const upto = (n) => put(says, those, best, `${closed(each.slice(0, n).join(" "))} …`);
      while (low < high) {
        const n = Math.ceil((low + high) / 2);
        upto(n);
        if (fits()) low = n; else high = n - 1;
      }
      upto(low);
    });
  };
  document.addEventListener("submit", (e) => { if (e.target.closest?.("#ask .question, #board, #free")) begin(last()); }, true);
  document.addEventListener("click", (e) => {
    const more = e.target.closest?.("a.more-news");
    if (!more || e.ctrlKey || e.metaKey || e.shiftKey || !window.showBeside) return;
    e.preventDefault();
    window.showBeside(more, whole());
  });
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
  // ---- what was done in the last step is drawn, from whom to whom, as far as it stands in this log; it goes with the next step
  const svg = (name, kind, given) => {
    const el = document.createElementNS("http://www.w3.org/2000/svg", name);
    el.setAttribute("class", kind);
    for (const [key, value] of Object.entries(given)) el.setAttribute(key, value);
    return el;
  };
  const tokens = () => new Map([...document.querySelectorAll("#picture .token[data-at]")].map((el) => [el.dataset.at, at(el)]));
  const steps = () => new Set(document.getElementById("sifts")?.content.querySelector("input[name=moves]")?.dataset.events.split(" "));
  const deeds = () => {                                      // the newest, back to where somebody has gone of his own will
    const found = [], moved = steps();
    for (const row of [...rows].reverse()) {
      const line = row.querySelector("a[data-did]");
      if (line) found.unshift([row, line]);
      else if (row.matches(".head") || moved.has(row.classList[0])) break;
    }
    return found;
  };
  // Where a sign stands on its arrow: in the middle, or beside names of units and other signs; where all is full, where it covers least.
  const APART = 14, ALONG = [0, -0.2, 0.2], ASIDE = [0, 1, -1, 2, -2, 3, -3], HIGH = 12, COUNTER = 36;
  const width = (sign) => 7 * sign.length + 3;
  const free = (x, y, dx, dy, long, wide, taken) => {
    let best = [x, y], most = -Infinity;
    for (const n of ASIDE) for (const m of ALONG) {
      const at = [x + dx * long * m - dy * APART * n, y + dy * long * m + dx * APART * n];
      const gap = Math.min(...taken.map(([u, v, w, h]) => Math.max(Math.abs(u - at[0]) - (w + wide) / 2, Math.abs(v - at[1]) - (h + HIGH) / 2)));
      if (gap >= 0) return at;
      if (gap > most) [best, most] = [at, gap];
    }
    return best;
  };
  const arrow = ([x, y], [u, v], did, sign, says, taken) => {
    const far = Math.hypot(u - x, v - y), [dx, dy] = far ? [(u - x) / far, (v - y) / far] : [0, 0], cut = Math.min(14, far / 4);
    const [a, b, c, d] = [x + dx * cut, y + dy * cut, u - dx * cut, v - dy * cut].map((n) => Math.round(n * 10) / 10);
    const head = `M${c - 9 * dx - 5 * dy} ${d - 9 * dy + 5 * dx}L${c} ${d}L${c - 9 * dx + 5 * dy} ${d - 9 * dy - 5 * dx}`;
    const part = svg("g", "did", {});
    let label = null;
    part.append(svg("path", `deed ${did}`, { d: far ? `M${a} ${b}L${c} ${d}${head}` : `M${x - 9} ${y - 9}l18 18M${x + 9} ${y - 9}l-18 18` }));
    if (far && sign) {
      const [left, top] = free((a + c) / 2, (b + d) / 2, dx, dy, Math.hypot(c - a, d - b), width(sign), taken).map(Math.round);
      taken.push([left, top, width(sign), HIGH]);
      label = svg("text", "deed-sign", { x: left, y: top + 4 });
      label.textContent = part.dataset.sign = sign;
    }
    const title = svg("title", "", {});
    title.textContent = says;
    part.append(title);
    return [part, label];
  };
  let stand = new Map(), shownDeeds = null;                  // by line, its arrow and the sign on it
  const showDeeds = () => {
    const scene = document.querySelector("#picture .scene"), all = deeds(), now = tokens();
    if (!scene || (!all.length && !shownDeeds?.size)) return;
    const news = all.filter(([row]) => row.matches(".fresh")), before = shownDeeds;
    const wanted = news.length || !before ? (news.length ? news : all) : all.filter(([row]) => before.has(row.id));
    const thrown = new Set(wanted.filter(([, line]) => line.dataset.did.split(" ")[1] === "back").map(([, line]) => line.dataset.to));
    shownDeeds = new Map();
    const labels = [...before?.entries() || []].filter(([id]) => wanted.some(([row]) => row.id === id)).map(([, [, label]]) => label).filter(Boolean);
    const taken = [                                          // what stands there: middle, width and height
      ...[...now.values()].map(([x, y]) => [x, y, COUNTER, COUNTER]),
      ...labels.map((label) => [Number(label.getAttribute("x")), Number(label.getAttribute("y")) - 4, width(label.textContent), HIGH]),
    ];
    for (const [row, line] of wanted) {
      const [who, did, sign] = line.dataset.did.split(" "), to = line.dataset.to, alone = who === to;
      const from = alone ? stand.get(who) : now.get(who) || stand.get(who);
      const upto = (thrown.has(to) && !alone && stand.get(to)) || now.get(to) || stand.get(to);
      const kept = before?.get(row.id);
      if (kept) shownDeeds.set(row.id, kept);
      else if (from && upto && (did === "gone" || from.join() !== upto.join())) shownDeeds.set(row.id, arrow(from, did === "gone" ? from : upto, did, sign, line.textContent, taken));
    }
    scene.querySelectorAll(":scope > .deeds").forEach((layer) => layer.remove());
    if (!shownDeeds.size) return;
    const arrows = svg("g", "deeds", { "aria-hidden": "true" }), signs = svg("g", "deeds", { "aria-hidden": "true" });
    arrows.append(...[...shownDeeds.values()].map(([part]) => part));
    signs.append(...[...shownDeeds.values()].map(([, label]) => label).filter(Boolean));
    scene.insertBefore(arrows, [...scene.children].find((part) => part.matches(".token") || part.querySelector(".token")) || null);     // under the names of units
    scene.append(signs);
  };
  let laid = new Map();
  const shows = (e) => e.target === live || e.target === part;
  const note = () => { stood = places(); laid = tiles(); stand = tokens(); };
  let due = 0;                                               // once this picture has been seen: the next one is not held up for it
  const later = () => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(() => setTimeout(note));
  };
  document.addEventListener("htmx:after:swap", (e) => {
    if (!shows(e)) return;
    rows = log();
    document.querySelectorAll("#picture .was").forEach((el) => el.remove());
    glide();
    if (laid.size && !still.matches) for (const [square, el] of tiles()) if (!laid.has(square)) turn(el);
    fresh.forEach((row) => row.classList.remove("fresh"));
    fresh = read > 0 ? rows.slice(rows.findLastIndex((row) => number(row) <= read) + 1) : [];
    fresh.forEach((row) => row.classList.add("fresh"));
    read = last();
    showDeeds();
    just();
    later();
  });
  just();
  note();
  showDeeds();
})();
