// The scrubber of a replay: the moment under the slider is fetched and put in; arrows, marks and buttons move it.
"use strict";
(function () {
  const scrub = document.getElementById("scrub"), item = document.getElementById("item"), at = document.getElementById("at"), now = document.getElementById("now");
  const frame = document.getElementById("frame");
  if (!scrub) return;
  let wanted = 0, busy = false;
  const last = Number(item.max);
  const shown = () => frame.querySelector("[data-item]").dataset;

  async function show() {                                    // one request at a time; the newest wish comes next
    if (busy) return;
    busy = true;
    while (wanted !== Number(shown().item)) {
      const asks = new URLSearchParams(new FormData(scrub));
      asks.set("item", wanted);
      try {
        const answer = await fetch(`${scrub.dataset.part}?${asks}`);
        if (!answer.ok) break;
        frame.innerHTML = await answer.text();
        now.textContent = frame.querySelector(".told .now")?.textContent;
      } catch { break; }
      history.replaceState(null, "", `${scrub.getAttribute("action")}?${asks}`);
      const log = frame.querySelector(".told");
      log.scrollTop = log.scrollHeight;
      if (Number(shown().item) !== Number(asks.get("item"))) break;
    }
    busy = false;
  }
  function go(to) {
    wanted = Math.max(1, Math.min(last, Number(to)));
    item.value = wanted;
    at.textContent = at.dataset.says.replace("#", wanted);
    show();
  }
  const moves = {
    before: () => go(Number(item.value) - 1),
    after: () => go(Number(item.value) + 1),
    "mark-before": () => go(shown().before),
    "mark-after": () => go(shown().after),
  };
  item.addEventListener("input", () => go(item.value));
  scrub.addEventListener("submit", (event) => { event.preventDefault(); go(item.value); });
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-to]"), mark = event.target.closest("a[data-item]");
    if (button) moves[button.dataset.to]();
    if (mark) { event.preventDefault(); go(mark.dataset.item); }
  });
  item.addEventListener("keydown", (event) => {              // arrows, Home and End are the slider's own
    const name = { PageUp: "mark-before", PageDown: "mark-after" }[event.key];
    if (name) { event.preventDefault(); moves[name](); }
  });
  wanted = Number(item.value);
  const log = frame.querySelector(".told");
  log.scrollTop = log.scrollHeight;
})();
