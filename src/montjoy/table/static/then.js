"use strict";
// Looking back while the game goes on: an earlier moment is shown in place of the page, which goes on behind it.  It is left by any
// way that leads to the question: nobody answers what he does not see.
(() => {
  const then = document.getElementById("then"), says = document.getElementById("then-says"), part = document.getElementById("part");
  if (!then) return;
  const looks = () => then.firstElementChild !== null;
  const step = (name) => (looks() ? then : part).querySelector(`a[data-step="${name}"]`);
  let wanted = null, busy = false, stamp = "", news = false;
  const tell = () => {                                       // that something new waits stays in sight until he is back
    const bar = then.querySelector(".then-bar");
    if (!news || !bar || bar.querySelector(".note")) return;
    const note = document.createElement("p");
    note.className = "note";
    note.textContent = then.dataset.new;
    bar.append(note);
  };
  const now = () => {
    wanted = null;
    if (!looks()) return;
    then.replaceChildren();
    says.textContent = "";
    news = false;
    (step("before") || part.querySelector("h2"))?.focus({ preventScroll: true });
    scrollTo(0, 0);                                          // the board, as it is now
  };
  const show = async (address, name) => {                    // one at a time; the newest wish comes next
    wanted = [address, name];
    if (busy) return;
    busy = true;
    while (wanted) {
      const [at, by] = wanted;
      const answer = await fetch(at, { headers: { "HX-Request": "true" } }).catch(() => null);
      const text = answer?.ok ? await answer.text() : "";
      if (!wanted) break;                                    // he went back to now meanwhile
      if (wanted[0] !== at) continue;
      wanted = null;
      if (!text) { says.textContent = then.dataset.lost; break; }
      if (!looks()) { stamp = document.getElementById("ask")?.dataset.stamp; scrollTo(0, 0); }
      then.innerHTML = text;
      tell();
      const title = document.getElementById("then-title");
      says.textContent = title.textContent;
      (step(by) || title).focus({ preventScroll: true });
    }
    busy = false;
  };
  document.addEventListener("click", (e) => {
    if (e.ctrlKey || e.metaKey || e.shiftKey) return;
    const to = e.target.closest?.("a[data-step]");
    if (e.target.closest?.("#to-ask")) now();
    if (!to) return;
    e.preventDefault();
    if (to.dataset.step === "now") now(); else show(to.getAttribute("href"), to.dataset.step);
  }, true);
  document.addEventListener("keydown", (e) => {
    if (e.altKey || e.ctrlKey || e.metaKey || e.target.closest?.("input, textarea, select, #picture")) return;
    if (!looks() && !e.target.closest?.("#told")) return;    // at the log, and wherever one is while one looks back
    const ahead = getComputedStyle(document.body).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    const name = { ArrowLeft: "before", ArrowRight: "before", [ahead]: "after", PageUp: "back", PageDown: "forward", Home: "first", Escape: "now", End: "now" }[e.key];
    const to = name && (step(name) || (name === "after" && looks() && step("now")));
    if (!to || (!looks() && name !== "before")) return;      // there they are the log's own
    e.preventDefault();
    to.click();
  });
  document.addEventListener("htmx:after:swap", () => {       // the line brought something while he looks back
    const fresh = document.getElementById("ask")?.dataset.stamp;
    if (!looks() || !fresh || fresh === stamp) return;
    stamp = fresh;
    news = true;
    says.textContent = then.dataset.new;
    tell();
  });
})();
