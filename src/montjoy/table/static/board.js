"use strict";
// The playing page: answers on the board, clocks, the line to the table.  Looking about on the board is in look.js.
(() => {
  const $ = (what, within = document) => within.querySelector(what);
  if (!$("#part") || !window.htmx) return;
  htmx.config.morphIgnore.push("style", "open", "data-goes-on", "data-whole");             // how the reader has set the page himself
  htmx.config.history = false;                               // the browser's way back is not to fetch the page anew: at-hand.js
  htmx.config.defaultTimeout = 15000;                        // then what he pressed has not arrived

  // ---- what stands on the page, as classes of its root (seat.py writes the same): the layout follows them.  `:has` would be looked at anew for each change
  const SHAPES = { board: "#board", lesson: "#part > .lesson", sides: "#side > .small.head", side: "#side", card: "#card", sheets: "#so-far", talk: "#talk", free: "#free", day: "#side .sky.day", fight: "#side .fight", pools: "#side .pools", others: "#side .others", holdings: "#side .holdings", spot: "#picture .spot", sentences: "#sentences", bots: "#waiting.bots" };
  const root = document.documentElement;
  const STAYS = ["card", "others"];                          // the room that one of these once had is kept for the next: nothing jumps
  const shape = () => Object.entries(SHAPES).forEach(([name, what]) => {
    const was = STAYS.includes(name) && root.classList.contains(`has-${name}`);
    root.classList.toggle(`has-${name}`, was || Boolean($(what)));
  });

  // ---- clocks: the server's seconds, counted down as a picture only
  const clocks = new WeakMap();
  let counted = [];                                          // what has seconds left, as far as it stands there
  const tick = () => counted.forEach((el) => {
    let kept = clocks.get(el);
    if (!kept || kept.left !== el.dataset.left) clocks.set(el, (kept = { left: el.dataset.left, at: performance.now() }));
    const left = Math.max(0, kept.left - (performance.now() - kept.at) / 1000);
    const h = Math.floor(left / 3600), m = Math.floor(left / 60) % 60, s = Math.ceil(left % 60);
    const two = (n) => String(n).padStart(2, "0");
    const said = left < 100 ? String(Math.ceil(left)) : h ? `${h}:${two(m)}:${two(Math.floor(left % 60))}` : `${m}:${two(Math.min(s, 59))}`;
    if (el.textContent !== said) el.textContent = said;
    el.classList.toggle("soon", left < 5);
  });
  const count = () => { counted = document.querySelectorAll(".clock[data-left]"); tick(); };
  setInterval(tick, 200);
  count();

  // ---- answers on the board: one goes at once by mouse or key; several, a finger, and where the game wishes it, are asked about first
  const pick = $("#pick"), LET = 1_000;                      // milliseconds in which the line brings what came of it
  let from = null;
  const button = (question, number) => $(`#q${question} button[name=option][value="${number}"]`);
  const close = () => { if (!pick.hidden) { pick.hidden = true; from?.focus?.(); } };
  const choose = (spot, touched) => {
    const numbers = spot.dataset.option.split(" ");
    const buttons = numbers.map((n) => button(spot.dataset.question, n)).filter(Boolean);
    if (buttons.length === 1 && !touched && !spot.dataset.askFirst) return buttons[0].click();
    const list = $(".pick-list", pick);
    list.replaceChildren(...buttons.map((there) => {
      const copy = document.createElement("button");
      copy.type = "button";
      copy.textContent = there.textContent;
      copy.onclick = () => { pick.hidden = true; there.click(); };
      return copy;
    }));
    from = spot;
    const box = spot.getBoundingClientRect();
    pick.classList.toggle("above", box.top + box.height / 2 > innerHeight / 2);      // what was touched stays in sight
    pick.hidden = !buttons.length;
    $("button", list)?.focus({ preventScroll: true });
  };
  // What was pressed is marked at once, until its answer is there.
  const given = (el) => {
    document.querySelectorAll(".given").forEach((old) => old.classList.remove("given"));
    el?.classList.add("given");
  };
  document.addEventListener("submit", (e) => {
    if (!e.target.closest?.("#ask, #board, #free")) return;
    const pressed = e.submitter || e.target, [question, number] = [e.target.id.slice(1), pressed.value];
    given(pressed);
    soonAtEnd([...document.querySelectorAll("#log")]);       // what comes of it is read
    if (pressed.name === "option") document.querySelectorAll(`.spot[data-question="${question}"]`).forEach((spot) => spot.classList.toggle("given", spot.dataset.option === number));
  }, true);
  document.addEventListener("htmx:after:request", (e) => { if (e.target.closest?.("#ask, #board, #free")) setTimeout(given, LET); });
  let touched = false;
  document.addEventListener("pointerdown", (e) => { touched = e.pointerType === "touch"; }, true);
  document.addEventListener("keydown", () => { touched = false; }, true);
  document.addEventListener("click", (e) => {                // the second click of a double one is for nothing that is new there
    if (e.detail > 1 && e.target.closest(".spot, .answers button, #pick button")) { e.preventDefault(); e.stopPropagation(); }
  }, true);
  document.addEventListener("click", (e) => {
    if (e.defaultPrevented) return;
    const spot = e.target.closest(".spot");
    if (spot) { e.preventDefault(); if (!window.boardMoved?.()) choose(spot, touched && e.detail > 0); }
    else if (e.target.closest("[data-close]") || !e.target.closest("#pick")) close();
  });
  document.addEventListener("keydown", (e) => {
    if (e.key === "Escape") { close(); put(); }
    if (e.key === " " && e.target.closest?.(".spot")) { e.preventDefault(); choose(e.target.closest(".spot"), false); }
  });
  let seen = [];                                             // what belongs to what one points at: the answers of a place, the places of an answer
  const lit = (e) => {
    if (e.pointerType === "touch" || (touched && e.type === "focusin")) return;   // a finger does not point: it presses
    const spot = e.target.closest?.(".spot"), item = e.target.closest?.(".answers li"), now = [];
    if (spot) now.push(...spot.dataset.option.split(" ").map((n) => button(spot.dataset.question, n)?.closest("li")).filter(Boolean));
    if (item) {
      const [question, number] = item.id.slice(1).split("-");
      now.push(...[...document.querySelectorAll(`.spot[data-question="${question}"]`)].filter((el) => el.dataset.option.split(" ").includes(number)));
    }
    for (const el of seen) if (!now.includes(el)) el.classList.remove("seen");
    for (const el of now) el.classList.add("seen");
    seen = now;
  };
  document.addEventListener("pointerover", lit);
  document.addEventListener("focusin", lit);

  // ---- how likely is what follows: below the answer
  document.addEventListener("click", (e) => {
    const how = e.target.closest("a.how");
    if (!how || e.defaultPrevented || e.ctrlKey || e.metaKey) return;
    e.preventDefault();
    const odds = how.nextElementSibling;
    if (odds.childElementCount) {                            // they are there: pressed once more they go
      odds.replaceChildren();
      how.closest("li")?.classList.remove("counted");
      return;
    }
    odds.setAttribute("aria-live", "polite");
    how.closest("li")?.classList.add("counted");             // it has the row for itself, or the figures are cut off beside another
    htmx.ajax("GET", how.getAttribute("href"), { source: how, target: odds, swap: "innerHTML" });
  });
  document.addEventListener("htmx:after:swap", (e) => {
    if (e.target.closest?.(".odds")) e.target.closest("li").scrollIntoView({ block: "nearest" });
  });

  // ---- the line: it brings how the part it brought last becomes the newest; a page that has another one fetches the whole
  const live = $("#live"), line = $("#line");
  const stamp = () => $("#ask")?.dataset.stamp;
  let newest = stamp(), retry = 0;
  const fetchPart = () => htmx.trigger(live, "changed");
  let has = null, first = null, drawn = null;                // the part, without the board in words, and its name; the name of what is shown
  const fetchWhole = async () => {
    const got = await fetch($("#part").getAttribute("hx-get"));
    if (!got.ok) throw new Error(got.status);
    has = { name: got.headers.get("etag").slice(1, -1), part: await got.text() };
  };
  const [, , table, role] = decodeURI(location.pathname).split("/"), own = { "\u07fe": table, "\u07ff": `/t/${table}/${role}` };
  const number = (c) => c < "\u0780" ? c.charCodeAt() - 0x250 : c.charCodeAt() - 0x780 + 0x69;      // of a phrase, by its letter
  const lengthened = (step) => step.replace(/[\u0250-\u02b8\u0780-\u07fd]/g, (c) => phrases[number(c)]).replace(/[\u07fe\u07ff]/g, (c) => own[c]);
  const brought = async ({ id, data }) => {
    const { from, plain, steps: told } = JSON.parse(data);
    const steps = plain ? told : told.map((step) => typeof step === "string" ? lengthened(step) : step);
    await first;
    if (!from) has = { name: id, part: steps[0] };
    else if (has?.name === from) {
      const put = together(has.part, steps);
      has = { name: id, part: put.whole };
      if (drawn === from) return put.fresh();
    } else if (has?.name !== id) await fetchWhole();
    return has.part;
  };
  (window.requestIdleCallback || setTimeout)(() => { first = fetchWhole().catch(() => {}); });
  const lost = (is) => { line.hidden = !is; document.body.classList.toggle("lost", is); };
  live.addEventListener("htmx:sse:error", () => lost(true));
  live.addEventListener("htmx:sse:after:connection", () => { lost(false); if (newest !== stamp()) fetchPart(); });
  live.addEventListener("htmx:sse:before:message", (e) => {
    const message = e.detail.message, instead = () => { e.detail.cancelled = true; fetchPart(); };
    if (message.event) return;
    newest = message.id.split(".")[0];
    e.detail.waitUntil(brought(message).then((part) => {
      message.data = part;
      if ($("#as-text")?.checked) return instead();          // the line knows nothing of the board in words
      drawn = has.name;
    }).catch(instead));
  });
  document.addEventListener("htmx:error", (e) => {
    const form = e.target.closest?.("form[hx-post]");
    if (form && !e.detail.ctx?.response) {                   // what he pressed got no answer: whether it counted, the part will show
      const note = document.createElement("p");
      note.className = "note bad";
      note.textContent = $("#reply").dataset.unsent;
      $("#reply").replaceChildren(note);
    } else if (e.target.id !== "part" && e.target.id !== "live") return;
    lost(true);
    clearTimeout(retry);
    retry = setTimeout(fetchPart, 2000);
  });
  const shows = (e) => e.target === live || e.target.id === "part";
  let within = false;                                        // the reader's place was in what has been swapped
  document.addEventListener("htmx:before:swap", (e) => {
    if (!shows(e)) return;
    const there = document.activeElement, place = there?.closest(".question, #waiting");
    within = Boolean(there?.closest("#ask, #board, #side, #free"));
    // With what goes its focus goes before anything else: the browser would style the page for that, half changed.
    if (place && !there.matches("input, textarea, select") && !e.detail.tasks.some((task) => task.fragment.querySelector(`#${place.id}`))) there.blur();
  });
  const refocus = () => {
    if (within && (document.activeElement || document.body) === document.body) $(".question h2, #ask h2, #waiting")?.focus({ preventScroll: true });
  };
  // All that a swap leads to is written at once, here and in the other scripts; what measures, scrolls or takes the focus comes after
  // it, in a microtask: each of these in between would have the whole page laid out anew.
  document.addEventListener("htmx:after:swap", (e) => {
    if (!shows(e)) return;
    if (e.target.id === "part") {
      drawn = null;
      lost(false);
      clearTimeout(retry);                                   // what the line brought while this was fetched is newer
      if (newest !== stamp()) retry = setTimeout(() => { if (newest !== stamp() && line.hidden) fetchPart(); }, 1000);
    }
    shape();
    if (!pick.hidden && (!from?.isConnected || !from.dataset.option)) close();
    count();
    queueMicrotask(() => queueMicrotask(refocus));           // what measures comes before it
  });
  // ---- dice of a real table: what was typed for the last ones is not kept for the next
  const waits = () => $("#typing input[name=told]")?.value;
  let thrown = waits();
  document.addEventListener("htmx:after:swap", (e) => {
    if (!shows(e) || thrown === waits()) return;
    thrown = waits();
    const field = $("#typed-faces");
    if (field) field.value = "";
  });

  live.addEventListener("closed", fetchPart);                // the role may be his no longer, or the server has gone
  document.addEventListener("htmx:after:request", (e) => {
    if (e.target.id !== "part") return;
    const status = e.detail.ctx.response?.status;
    if (status === 404) location.reload();
    if (status === 503) { lost(true); clearTimeout(retry); retry = setTimeout(fetchPart, 15000); }     // it waits: what is typed stays
  });
  addEventListener("online", fetchPart);
  addEventListener("pageshow", (e) => { if (e.persisted) fetchPart(); });

  // ---- a question out of sight: a bar at the foot of the page leads back to it
  const bar = $("#to-ask");
  let inSight = true;
  const reach = () => {
    const asks = $(".question h2");
    bar.hidden = inSight || !asks;
    root.classList.toggle("asks-away", !bar.hidden);
    if (asks && $("span", bar).textContent !== asks.textContent) $("span", bar).textContent = asks.textContent;
  };
  new IntersectionObserver((seen) => { inSight = seen[seen.length - 1].isIntersecting; reach(); }, { rootMargin: "-40px 0px" }).observe($("#ask"));
  document.addEventListener("htmx:after:swap", (e) => { if (shows(e)) reach(); });
  bar.addEventListener("click", (e) => {
    e.preventDefault();
    $("#ask").scrollIntoView({ block: "start" });
    $(".question h2")?.focus({ preventScroll: true });
  });

  // ---- what scrolls in itself: a new question is read from its beginning, of log and talk the newest is in sight
  root.classList.add("js");
  const asked = () => $("#ask input[name=key]")?.value, ROLLS = "#log, #talk .talk";
  const low = (el) => el.scrollHeight - el.clientHeight - el.scrollTop < 8;
  const step = () => $("#part .lesson")?.dataset.step;        // a new sheet of a lesson, too
  const ending = new Set();
  const head = () => $("#ask .question h2")?.textContent;
  let key = asked(), sheet = step(), says = head(), away = [];
  let onBoard = false;                                       // who answers on the board, the sheet folded, and is asked the same again goes on there
  document.addEventListener("submit", (e) => { if (e.target.closest?.("#ask")) onBoard = root.classList.contains("folded"); }, true);
  const toEnd = (all) => all.forEach((el) => { el.scrollTop = el.scrollHeight; });
  const soonAtEnd = (all) => {                               // whoever is on the way there reads the newest: measuring holds up neither a press nor a swap
    all.forEach((el) => ending.add(el));
    requestAnimationFrame(() => { toEnd(ending); ending.clear(); });
  };
  toEnd(document.querySelectorAll(ROLLS));
  document.addEventListener("htmx:before:swap", (e) => { if (shows(e)) away = [...document.querySelectorAll(ROLLS)].filter((el) => !low(el) && !ending.has(el)); });
  document.addEventListener("htmx:after:swap", (e) => {
    if (!shows(e)) return;
    const fresh = key !== asked();
    key = asked();
    const at = [...document.querySelectorAll(ROLLS)].filter((el) => !away.includes(el));
    soonAtEnd(at);                                           // not in one picture with the oldest lines' going: both at once would jump
    queueMicrotask(() => {
      if (fresh && $("#ask")) $("#ask").scrollTop = 0;
      if (fresh && key && !(onBoard && says === head())) folds(false);
      says = head();
      reads(sheet === step() && root.classList.contains("reads"));
      sheet = step();
    });
  });

  // ---- below a list that goes on stands a row of its own, with a shade; a long question is read whole where one wishes it
  const bottom = (row) => row.previousElementSibling.getBoundingClientRect().bottom;
  const goesOn = () => [...document.querySelectorAll("#ask :is(.passes, .sends)")]
    .map((row) => [row, bottom(row) > row.getBoundingClientRect().top + 2])
    .forEach(([row, is]) => row.toggleAttribute("data-goes-on", is));
  let next = 0;                                              // once the picture has been seen: it is not held up for a shade
  const soon = () => {
    cancelAnimationFrame(next);
    next = requestAnimationFrame(() => setTimeout(goesOn));
  };
  for (const what of ["scroll", "toggle", "click", "htmx:after:swap"]) document.addEventListener(what, soon, true);
  addEventListener("resize", soon);
  soon();
  document.addEventListener("click", (e) => {
    const whole = e.target.closest?.(".whole"), head = whole?.previousElementSibling;
    if (whole) whole.setAttribute("aria-expanded", String(head.toggleAttribute("data-whole")));
  });

  // ---- on a phone the question is a sheet at the foot: it can be folded to its first line, and opens where the keyboard goes into it
  const fold = $("#fold-ask");
  const reads = (is) => { root.classList.toggle("reads", is); $(".fold-lesson")?.setAttribute("aria-expanded", String(is)); };
  document.addEventListener("click", (e) => {                // a lesson's sheet begins folded there, and lies over the map while it is read
    if (e.target.closest?.(".fold-lesson")) reads(!root.classList.contains("reads"));
  });
  const folds = (is) => {
    if (is === root.classList.contains("folded")) return;
    root.classList.toggle("folded", is); fold.setAttribute("aria-expanded", String(!is));
    dispatchEvent(new Event("resize"));                      // the board has another height: look.js
  };
  fold.addEventListener("click", () => folds(!root.classList.contains("folded")));
  document.addEventListener("focusin", (e) => { if (e.target.closest?.("#ask")) folds(false); });

  // ---- the reply to what was sent stays in view until one writes on; a text that is wrong is marked, and scrolled to its line
  const reply = $("#reply"), SEEN = 6000;                    // milliseconds for which one sees that it has arrived
  const answered = () => {
    if (!reply.firstElementChild) return;
    reply.classList.remove("read");
    document.querySelectorAll("textarea[aria-invalid]").forEach((old) => old.removeAttribute("aria-invalid"));
    const sent = $(".sent", reply), wrong = $("[data-field]", reply), field = wrong && document.getElementById(wrong.dataset.field);
    if (sent) setTimeout(() => sent.remove(), SEEN);
    beside();
    if (field) markWrong(field, Number(wrong.dataset.line));
  };
  // What is said of a text stands below it too, where the reader's eyes are; to who cannot see it is said once, by the reply itself.
  let form = null;
  document.addEventListener("submit", (e) => { form = e.target.closest?.("form[hx-target='#reply']") || null; }, true);
  const beside = () => {
    const there = form?.isConnected && $("textarea", form) && $(".reply-here", form), note = $(".note:not(.sent)", reply);
    for (const old of document.querySelectorAll(".reply-here")) old.replaceChildren();
    reply.classList.toggle("beside", Boolean(there && note));
    if (!there || !note) return;
    there.append(note.cloneNode(true));
    there.scrollIntoView({ block: "nearest" });
  };
  const put = () => { reply.replaceChildren(); beside(); };
  new MutationObserver(answered).observe(reply, { childList: true });
  document.addEventListener("click", (e) => {                // read: out of the way
    if (e.target.closest?.("#reply, .reply-here") && !e.target.closest("a") && !String(getSelection())) put();
  });
  const markWrong = (field, line) => {
    field.setAttribute("aria-invalid", "true");
    field.setAttribute("aria-describedby", "reply");
    if (line) field.scrollTop = (field.scrollHeight / field.value.split("\n").length) * (line - 2);
  };
  document.addEventListener("input", (e) => {
    if (!e.target.closest?.("form[hx-target='#reply']")) return;
    reply.classList.add("read");
    e.target.removeAttribute("aria-invalid");
  });

  // ---- what was said is said once
  document.addEventListener("htmx:after:request", (e) => {
    if (e.target.id === "say" && e.detail.ctx.response?.status === 200) e.target.reset();
  });
})();
