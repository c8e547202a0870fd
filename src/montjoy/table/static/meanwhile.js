// Whoever waits for a game to begin may read the rules or play the lesson meanwhile: on whatever page of ours, it is said when the
// game has begun, with the way to it.  The browser remembers which table it waits for; nothing is asked while none is waited for.
"use strict";
(() => {
  const KEY = "montjoy-waits";
  const AGAIN = 3000;                                        // milliseconds
  const kept = (value) => {                                  // a browser may keep nothing at all
    try {
      if (value === undefined) return localStorage.getItem(KEY);
      if (value) localStorage.setItem(KEY, value);
      else localStorage.removeItem(KEY);
    } catch { /* then nothing is said elsewhere */ }
    return null;
  };
  const waits = document.querySelector("[data-waits]");
  if (waits) {
    kept(waits.dataset.waits);
    return;
  }
  const there = kept() || "";
  if (!/^\/t\/[a-z0-9]+\/[\w-]+$/.test(there)) return;
  if (location.pathname === there) {
    kept("");
    return;
  }

  const look = async () => {
    const answer = await fetch(`${there}/begun`).catch(() => null);
    const page = answer && answer.ok ? new DOMParser().parseFromString(await answer.text(), "text/html") : null;
    const begun = page && page.querySelector(".begun");
    if (begun) document.getElementById("main").prepend(document.importNode(begun, true));
    if (begun || (answer && answer.status === 404)) kept("");            // it is said once
    else setTimeout(look, AGAIN);
  };
  look();
})();
