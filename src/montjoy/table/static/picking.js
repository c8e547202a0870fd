"use strict";
// A form filled by picking on the board: one's own unit, then a square, a target or a handle beside it.  The server says what can be
// ordered and draws it; here it is shown, and the line of a choice goes into the text.  By keys: the arrow keys go over the board,
// Enter picks what stands there, Page Up and Page Down turn, Escape goes back.
(() => {
  const $ = (what, within = document) => within.querySelector(what);
  if (!$("#part")) return;
  let at = null, back = "", drawn = "", planned = "", wanted = 0, soon = 0, own = false, asked = Promise.resolve();        // what is picked; "" all units; null nothing
  const box = () => $(".question .picking"), scene = () => $("#picture svg.map .scene"), field = () => box() && $("textarea[name=text]", box().closest("form"));
  const units = () => (box()?.dataset.units || "").split(" ").filter(Boolean);
  const choice = (number) => $(`button[data-number="${number}"]`, box());

  // ---- asked for, and shown
  const draw = () => { lay("plans", planned); lay("picks", drawn); };
  const lay = (name, what) => {
    const there = scene(), old = $(`:scope > .${name}`, there || document);
    if (!there || (!what && !old)) return;
    const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
    group.setAttribute("class", name);
    group.setAttribute("aria-hidden", "true");               // the buttons, and the text told back, say the same
    group.innerHTML = what;
    if (name === "picks") there.classList.toggle("with-picks", Boolean(what));
    if (old) old.replaceWith(group); else there.append(group);
  };
  const ask = (more) => { asked = asked.then(() => fetched(more)); };                      // one after the other: each begins from the text as it then stands
  const fetched = async (more) => {
    if (!box()) return;
    const mine = ++wanted, from = box(), form = from.closest("form"), within = from.contains(document.activeElement);
    const body = new URLSearchParams({ question: form.elements.question.value, text: field().value, ...more });
    const answer = await fetch(from.dataset.address, { method: "POST", headers: { "HX-Request": "true" }, body }).catch(() => null);
    const found = answer?.ok ? await answer.json().catch(() => null) : null;
    if (mine !== wanted || !found || box() !== from) return;
    if (!more.again && field().value !== found.text) {
      field().value = found.text;
      own = true;
      field().dispatchEvent(new Event("input", { bubbles: true }));
      own = false;
    }
    planned = found.planned || "";
    if (found.html === undefined || more.alone) return draw();                             // nothing of his own to pick
    [at, back, drawn] = [found.at, found.back, found.drawn];
    const fresh = from.dataset.shown !== found.html;
    if (fresh) {
      from.innerHTML = from.dataset.shown = found.html;
      from.classList.add("open");
      if (within) $("h3", from)?.focus({ preventScroll: true });
    }
    draw();
    if (!fresh || more.again) return;
    from.closest("#ask").scrollTop = 0;
    inSight();
  };
  const inSight = () => {                                    // who is picked from the list, on the part of the board that one sees
    const figure = at && scene() && $(`.figure[data-at="${CSS.escape(at.split(" ")[0])}"]`, scene());
    if (!figure) return;
    const [unit, board, sheet] = [figure, $("#picture"), $("#ask")].map((el) => el.getBoundingClientRect());
    const foot = sheet.left < unit.right && unit.left < sheet.right && sheet.top > board.top ? Math.min(board.bottom, sheet.top) : board.bottom;
    if (unit.top >= board.top && unit.bottom <= foot && unit.left >= board.left && unit.right <= board.right) return;
    const m = figure.transform.baseVal.consolidate().matrix;
    window.boardTo?.(m.e, m.f);
  };
  const plan = () => {                                       // what the text orders, while it is typed and where nothing is picked
    clearTimeout(soon);
    if (box()?.dataset.plans !== undefined) soon = setTimeout(() => ask({ pick: at || "", again: "yes", ...(at === null ? { alone: "yes" } : {}) }), 400);
    else if (planned) { planned = ""; draw(); }
  };
  document.addEventListener("input", (e) => { if (!own && box() && e.target === field()) plan(); });
  const leave = () => {
    const from = box();
    wanted++;
    [at, back, drawn] = [null, "", ""];
    draw();
    plan();
    if (!from?.classList.contains("open")) return;
    const within = from.contains(document.activeElement);
    from.classList.remove("open");
    delete from.dataset.shown;
    from.replaceChildren(...closed.map((one) => one.cloneNode(true)));
    if (within) $("button", from)?.focus();
  };
  let closed = [];                                           // the button that opens it and what stands beside it, as the server wrote it
  const learn = () => { if (box() && $(":scope > button", box())) closed = [...box().children].map((one) => one.cloneNode(true)); };
  learn();
  if (box() && field().value.trim()) plan();
  const choose = (button) => {                               // a ready line of the guide opens nothing
    const alone = at === null && button.matches(".guide *") ? { alone: "yes" } : {};
    ask(button.name === "put" ? { put: button.value, pick: at || "", ...alone } : { pick: button.value });
  };

  // ---- where one points: a choice that is drawn there, ground to aim at, an own unit; else a small shape or a line that is close by
  const NEAR = 12;                                           // pixels: half of what can be hit
  const holds = (part, x, y, least = 0) => {                 // `least`: half of what it is taken to be wide and high at least
    const b = part.getBBox(), shift = part.transform?.baseVal.consolidate()?.matrix || { e: 0, f: 0 }, [w, h] = [b.width / 2, b.height / 2];
    return Math.abs(x - b.x - shift.e - w) <= Math.max(w, least) && Math.abs(y - b.y - shift.f - h) <= Math.max(h, least);
  };
  const aside = (way, x, y) => {                             // how far it is from a straight line
    const a = way.getPointAtLength(0), b = way.getPointAtLength(way.getTotalLength()), [dx, dy] = [b.x - a.x, b.y - a.y];
    const along = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
    return Math.hypot(x - a.x - along * dx, y - a.y - along * dy);
  };
  const shape = (part) => { const drawn = $(".knob, .ring, .cell", part); return drawn && (drawn.closest("g[transform]") || drawn); };
  const close = (choices, x, y) => {
    const near = NEAR / scene().getScreenCTM().a, small = choices.find((part) => $(".knob, .ring", part) && holds(shape(part), x, y, near));
    if (small) return small;
    const lines = choices.filter((part) => $(".line", part)).map((part) => [aside($(".line", part), x, y), part]);
    const [best] = lines.sort(([one], [other]) => one - other);
    return best?.[0] <= near ? best[1] : null;
  };
  const pointed = (x, y) => {
    const there = scene();
    const choices = [...there.querySelectorAll(".picks [data-choice]")].reverse().filter((part) => choice(part.dataset.choice));
    const chosen = (part) => () => choose(choice(part.dataset.choice));
    const part = choices.find((part) => shape(part) && holds(shape(part), x, y));
    if (part) return chosen(part);
    const figure = [...there.querySelectorAll(".figure[data-at]")].find((one) => {
      const m = one.transform.baseVal.consolidate()?.matrix;
      return m && Math.abs(m.e - x) <= 20 && Math.abs(m.f - y) <= 20 && units().includes(one.dataset.at);
    });
    if ($(".picks [data-aim]", there)) return () => ask({ pick: at, x, y });
    const beside = figure?.dataset.at === at?.split(" ")[0] || !figure ? close(choices, x, y) : null;      // its handles lie on its edge
    if (beside) return chosen(beside);
    if (figure) return Object.assign(() => ask({ pick: figure.dataset.at }), { told: true });
    const bare = box().dataset.plans === undefined && ![...there.querySelectorAll(".figure[data-at]")].some((one) => {      // of ground alone the question says it
      const m = one.transform.baseVal.consolidate()?.matrix;
      return m && Math.abs(m.e - x) <= 20 && Math.abs(m.f - y) <= 20;
    });
    return at ? Object.assign(() => ask({ pick: at.split(" ")[0], x, y }), { told: !bare }) : null;     // why it cannot go there, or attack there
  };
  document.addEventListener("click", (e) => {
    const button = e.target.closest?.(".picking button, .guide button[name=put]");
    if (button && box()) {
      e.preventDefault();
      return button.hasAttribute("data-leave") ? leave() : choose(button);
    }
    if (!box() || !scene() || !e.target.closest?.("#picture") || e.target.closest(".spot") || window.boardMoved?.()) return;
    const p = new DOMPoint(e.clientX, e.clientY).matrixTransform(scene().getScreenCTM().inverse()), act = pointed(p.x, p.y);
    if (!act) return;
    if (!act.told) {                                         // a unit that is picked is told of as well (here.js)
      e.preventDefault();
      e.stopImmediatePropagation();
      window.hereAway?.();
    }
    act();
  }, true);

  // ---- sent while something is picked of which nothing is ordered yet: that is said first
  let warned = null;
  addEventListener("submit", (e) => {
    const from = box(), reply = from && $(".reply-here", e.target);
    if (!from || from.closest("form") !== e.target || e.submitter?.name === "check" || !at?.includes(" ") || warned === at) return;
    e.preventDefault();
    e.stopImmediatePropagation();
    warned = at;
    const note = document.createElement("p");
    note.className = "note bad";
    note.setAttribute("role", "alert");
    note.textContent = `${$("#part").dataset.half} ${$("h3", from)?.textContent || ""}`;
    reply?.replaceChildren(note);
    reply?.scrollIntoView({ block: "nearest" });
  }, true);

  // ---- keys
  const turn = (way) => {                                    // to the next facing that there is, about the clock
    const all = [...box().querySelectorAll("button[data-number]")].filter((b) => $(`.picks .handle[data-choice="${b.dataset.number}"]`));
    const next = way > 0 ? all[0] : all.at(-1);
    if (next) choose(next);
  };
  document.addEventListener("keydown", (e) => {
    if (!box() || e.ctrlKey || e.metaKey || e.altKey) return;
    const onBoard = document.activeElement?.id === "picture", inside = onBoard || box().contains(document.activeElement);
    if (e.key === "Escape" && at !== null && $("#pick").hidden && !$("#at-hand")?.open && (inside || document.activeElement === document.body)) {
      if (at === "") leave(); else ask({ pick: back });
    } else if (onBoard && at && (e.key === "PageUp" || e.key === "PageDown")) turn(e.key === "PageDown" ? 1 : -1);
    else if (onBoard && e.key === "Enter") {
      const mark = $(".looked", scene() || document), act = mark && pointed(Number(mark.getAttribute("cx")), Number(mark.getAttribute("cy")));
      if (!act) return;
      act();
    } else return;
    e.preventDefault();
    e.stopImmediatePropagation();
  }, true);

  // ---- the board has changed: what is shown is asked for again; what is typed stays
  document.addEventListener("htmx:after:swap", (e) => {
    if (e.target.id !== "part" && e.target.id !== "live") return;
    learn();
    if (at === null) return void ((planned || field()?.value.trim()) && plan());
    if (!box()?.classList.contains("open")) return leave();  // another question
    draw();
    ask({ pick: at, again: "yes" });
  });
})();
