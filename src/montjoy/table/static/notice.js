/* What calls somebody who has the page open and looks elsewhere: a mark in the title, and where he asked for it a message
   of the browser's.  It says that it is his turn, and never at what. */
"use strict";
(() => {
  const KEY = "montjoy-notices";
  const kept = () => { try { return localStorage.getItem(KEY) === "yes"; } catch { return false; } };
  const keep = (on) => { try { localStorage.setItem(KEY, on ? "yes" : ""); } catch { /* it holds for this page alone */ } };
  const can = "Notification" in window;

  const ask = document.getElementById("ask-notices");
  if (ask && can) {
    const show = () => {
      ask.hidden = false;
      if (kept() && Notification.permission === "granted") ask.textContent = ask.dataset.on;
      else if (Notification.permission === "denied") { ask.textContent = ask.dataset.off; ask.disabled = true; }
    };
    ask.addEventListener("click", async () => { keep((await Notification.requestPermission()) === "granted"); show(); });
    show();
  }

  const part = document.getElementById("part");
  if (!part) return;
  const title = document.title;
  let told = "";
  const look = () => {
    const mine = [...part.querySelectorAll("#ask .question:not(.sealed)")].map((q) => q.id).join(" ");
    document.title = mine ? `● ${title}` : title;
    if (!document.hidden || !mine) { told = mine; return; }
    if (mine === told) return;
    told = mine;
    const says = part.dataset.turn;
    if (can && says && kept() && Notification.permission === "granted") {
      const note = new Notification("Montjoy", { body: says, tag: location.pathname });
      note.onclick = () => { window.focus(); note.close(); };
    }
  };
  new MutationObserver(look).observe(part, { childList: true, subtree: true });
  document.addEventListener("visibilitychange", look);
  look();
})();
