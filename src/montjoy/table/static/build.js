"use strict";
// The army builder without waiting: sums and faults follow what is typed, rows come and go in their place.  The server works them out,
// as it does without this script.
(() => {
  const form = document.getElementById("builder"), part = document.getElementById("build");
  if (!form || !part) return;
  const FOLLOWS = ["[id^='sum-']", "[id^='row-']", "#checked"];      // what follows from the fields, and no field itself
  let wanted = 0, waits = 0;
  const fetched = async (button) => {
    const body = new URLSearchParams(new FormData(form));
    body.set("do", button?.value || "sum");
    const mine = ++wanted;
    const answer = await fetch(button?.formAction || form.action, { method: "POST", headers: { "HX-Request": "true" }, body }).catch(() => null);
    const text = answer?.ok ? await answer.text().catch(() => "") : "";
    return mine === wanted ? text : null;
  };
  const follow = async () => {
    const text = await fetched(null);
    if (!text) return;
    const fresh = new DOMParser().parseFromString(text, "text/html");
    for (const what of FOLLOWS) for (const old of part.querySelectorAll(what)) {
      const now = fresh.getElementById(old.id);
      if (!now || now.innerHTML === old.innerHTML) continue;
      const open = [...old.querySelectorAll("details")].map((one) => one.open), held = old.contains(document.activeElement) ? document.activeElement.id : "";
      old.innerHTML = now.innerHTML;
      old.querySelectorAll("details").forEach((one, n) => { one.open = open[n] || false; });
      if (held) document.getElementById(held)?.focus({ preventScroll: true });
    }
  };
  form.addEventListener("input", (event) => {
    if (event.target.name === "rows") return;
    clearTimeout(waits);
    waits = setTimeout(follow, 250);
  });
  form.addEventListener("submit", async (event) => {
    const button = event.submitter;
    if (!button || ["play", "table", "file"].includes(button.value)) return;
    event.preventDefault();
    clearTimeout(waits);
    const text = await fetched(button);
    if (text === "") return form.submit();                   // the whole page says what is wrong
    if (text === null) return;
    part.innerHTML = text;
    const [what, side, row] = button.value.split("."), rows = part.querySelectorAll(`[id^='kind-${side}-']`);
    const to = what === "add" ? rows[rows.length - 1] : what === "less" ? rows[Math.min(row, rows.length - 1)] || document.getElementById(`add-${side}`) : document.getElementById(button.id);
    to?.focus();
  });
})();
