/* What calls somebody who has the page open and looks elsewhere: the title and the icon count what waits for him, his questions and
   what was said unseen; a bar leads to the talk; and where he asked for it a message of the browser's.  It says that it is his turn,
   and never at what. */
"use strict";
(() => {
  const KEY = "montjoy-notices";
  const kept = () => { try { return localStorage.getItem(KEY) === "yes"; } catch { return false; } };
  const keep = (on) => { try { localStorage.setItem(KEY, on ? "yes" : ""); } catch { /* it holds for this page alone */ } };
  const can = "Notification" in window;
  const granted = () => can && kept() && Notification.permission === "granted";

  const ask = document.getElementById("ask-notices");
  if (ask && can) {
    const asks = ask.textContent.trim();                     // a button of words, or a sign with a name
    const call = (name) => { if (asks) ask.textContent = name || asks; else if (name) { ask.title = name; ask.setAttribute("aria-label", name); } };
    const show = () => {
      const refused = Notification.permission === "denied";
      ask.hidden = false;
      ask.disabled = refused;
      ask.setAttribute("aria-pressed", String(granted()));
      call(refused ? ask.dataset.off : granted() ? ask.dataset.on : "");
    };
    ask.addEventListener("click", async () => {
      keep(!granted() && (await Notification.requestPermission()) === "granted");
      show();
    });
    show();
  }

  const part = document.getElementById("part");
  if (!part) return;

  // ---- what was said while one looked elsewhere
  const said = () => [...part.querySelectorAll("#talk .talk li")], text = (row) => row.textContent;
  const bar = document.getElementById("to-talk"), place = "montjoy-talk:" + location.pathname;
  const sum = (row) => row ? [...text(row)].reduce((n, c) => (Math.imul(n, 31) + c.codePointAt()) | 0, 7) : 0;      // of a line, to know it again
  let inSight = false, unread = 0, talk = said().map(text), noted = "";
  const read = () => {
    if (document.hidden || !inSight) return;
    unread = 0;
    const last = String(sum(said().at(-1)));
    if (last === noted) return;
    noted = last;
    try { localStorage.setItem(place, last); } catch { /* no memory here */ }
  };
  // only the last so many lines are there: what of them was there before is its end
  const ends = (old, begun) => begun.length <= old.length && begun.every((line, n) => line === old[old.length - begun.length + n]);
  const hear = () => {
    if (!part.querySelector("#talk .talk")) return;          // there is none, or not yet
    const now = said(), old = talk;
    let fresh = 0;
    while (fresh < now.length && !ends(old, now.slice(0, now.length - fresh).map(text))) fresh++;
    unread += now.slice(now.length - fresh).filter((row) => !row.matches(".mine")).length;
    talk = now.map(text);
    read();
  };

  // ---- title, icon, bar
  const title = document.title, icon = document.querySelector("link[rel=icon]"), plain = icon?.href;
  let signed = 0;
  const badge = (count) => {
    if (!icon || count === signed) return;
    signed = count;
    const shield = "M4 3h24v15c0 8-5 13-12 16C9 31 4 26 4 18z", star = "M16 6l3 7 7 1-5 5 2 7-7-4-7 4 2-7-5-5 7-1z";
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><path fill="#1f4e7c" d="${shield}"/><path fill="#e2ab3f" d="${star}"/>`
      + `<circle cx="26" cy="10" r="10" fill="#b3261e"/><text x="26" y="15.5" font-size="16" font-weight="700" font-family="sans-serif" text-anchor="middle" fill="#fff">${count > 9 ? "9+" : count}</text></svg>`;
    icon.href = count ? `data:image/svg+xml,${encodeURIComponent(drawn)}` : plain;
  };
  let told = "";
  const look = () => {
    const open = [...part.querySelectorAll("#ask .question:not(.sealed)")], mine = open.map((q) => q.id).join(" ");
    const count = open.length + unread;
    const over = document.getElementById("over")?.textContent;      // the game has ended meanwhile
    const called = `${over && !title.startsWith(over) ? `${over} · ` : ""}${mine ? "● " : ""}${count ? `(${count}) ` : ""}${title}`;
    if (document.title !== called) document.title = called;
    badge(count);
    if (bar) { bar.hidden = !unread || inSight; bar.querySelector("b").textContent = unread; }
    if (!document.hidden || !mine) { told = mine; return; }
    if (mine === told) return;
    told = mine;
    const says = part.dataset.turn;
    if (says && granted()) {
      const note = new Notification("Montjoy", { body: says, tag: location.pathname });
      note.onclick = () => { window.focus(); note.close(); };
    }
  };
  const change = () => { hear(); look(); };
  const eye = new IntersectionObserver((seen) => { inSight = seen.at(-1).isIntersecting; read(); look(); }, { threshold: 0.5, rootMargin: matchMedia("(max-width: 37.49rem)").matches ? "0px 0px -40%" : "0px" });   // on a phone the sheet lies over the foot
  const watch = () => { const there = part.querySelector("#talk"); if (there && there !== watch.what) { eye.disconnect(); eye.observe(watch.what = there); } };
  const counts = ({ target }) => target === part || (target.id !== "just" && target.closest("#ask, #talk"));      // nothing else is looked at here
  new MutationObserver((changes) => { if (changes.some(counts)) { watch(); change(); } }).observe(part, { childList: true, subtree: true });
  document.addEventListener("visibilitychange", () => { read(); look(); });
  bar?.addEventListener("click", (e) => {
    e.preventDefault();
    part.querySelector("#talk").scrollIntoView({ block: "nearest" });
    part.querySelector("#saying")?.focus({ preventScroll: true });
  });
  try {                                                      // what was said since this browser saw the last of it
    const seen = Number(localStorage.getItem(place)), from = seen ? said().findLastIndex((row) => sum(row) === seen) : -1;
    if (from >= 0) unread = said().slice(from + 1).filter((row) => !row.matches(".mine")).length;
  } catch { /* no memory here */ }
  watch();
  look();
})();
