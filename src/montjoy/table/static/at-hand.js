"use strict";
// Rules at hand: a rule, the book's contents, how to play and what the signs mean open beside the game, which goes on.  Without this script, and with a
// key that asks for a tab, the same links lead to pages.  What has just happened opens there too, until one does something else.
(() => {
  const panel = document.getElementById("at-hand");
  if (!panel?.show) return;
  const text = panel.querySelector(".at-hand-text"), back = panel.querySelector("[data-back]"), page = panel.querySelector("a");
  const BESIDE = /^\/(?:rules\/[^/]+(?:\/[^/]+)?|how\/[^/]+|t\/[^/]+\/[^/]+\/signs)$/;
  let trail = [], from = null, wanted = null;                // what was opened: addresses, each with what is there already, or nothing
  const more = () => panel.classList.toggle("more", panel.open && text.scrollHeight - text.clientHeight - text.scrollTop > 8);      // a sign at its foot
  text.addEventListener("scroll", more);
  new ResizeObserver(more).observe(text);
  new MutationObserver(more).observe(text, { childList: true });
  const put = (what) => {
    if (typeof what === "string") text.innerHTML = what; else text.replaceChildren(...what);
    text.scrollTop = 0;
    for (const link of text.querySelectorAll("a[href]")) if (!isBeside(link) && !isWithin(link)) link.target = "_blank";
    const head = text.querySelector("h1");
    if (head) head.tabIndex = -1;
    (head || text).focus({ preventScroll: true });
  };
  const note = (says, className) => text.replaceChildren(Object.assign(document.createElement("p"), { className, textContent: says }));
  const isWithin = (link) => link.getAttribute("href").startsWith("#");
  const isBeside = (link) => link.origin === location.origin && BESIDE.test(link.pathname);
  const show = async ([address, there]) => {
    wanted = address;
    page.href = address;
    back.hidden = trail.length < 2;
    if (!panel.open) { panel.show(); history.pushState({ beside: true }, ""); }      // the browser's way back leads back to the game
    if (there) return put(there);
    note(panel.dataset.loading, "note");
    const answer = await fetch(address, { headers: { "HX-Request": "true" } }).catch(() => null);
    const found = answer?.ok ? await answer.text().catch(() => "") : "";
    if (wanted !== address || !panel.open) return;           // something else was wished meanwhile
    if (found) return put(found);
    note(panel.dataset.lost, "note bad");
    text.focus({ preventScroll: true });
  };
  const shut = () => {
    if (history.state?.beside) return history.back();
    leave();
  };
  const leave = () => {
    if (!panel.open) return;
    const mine = panel.contains(document.activeElement) || document.activeElement === document.body;
    panel.close();
    text.replaceChildren();
    trail = [];
    if (!mine) return;                                       // the reader has gone on elsewhere
    const line = from?.row && document.getElementById(from.row);
    const to = from?.link.isConnected ? from.link : line?.querySelector("a.rule") || document.querySelector(".question h2, #waiting");
    to?.focus({ preventScroll: true });
  };
  document.addEventListener("click", (e) => {
    const link = e.target.closest?.("main a[href]"), beside = link && isBeside(link);
    if (panel.open && (panel.contains(e.target) ? link?.matches(".at") : trail[0]?.[1] && !beside)) shut();
    if (!link || e.defaultPrevented || e.button || e.ctrlKey || e.metaKey || e.shiftKey || e.altKey || link === page) return;
    const inside = panel.contains(link);
    if (inside && isWithin(link) && !link.matches(".at")) {
      e.preventDefault();
      const there = document.getElementById(link.hash.slice(1));
      there?.scrollIntoView({ block: "start" });
      if (there) { there.tabIndex = -1; there.focus({ preventScroll: true }); }
    } else if (beside) {
      e.preventDefault();
      if (inside) trail.push([link.href]); else begin(link, [link.href]);
      show(trail.at(-1));
    }
  });
  const begin = (link, what) => {
    trail = [what];
    from = { link, row: link.closest("li[id]")?.id };
  };
  window.showBeside = (link, there) => {
    begin(link, [link.href, there]);
    show(trail[0]);
  };
  document.addEventListener("click", (e) => {                // sheets of a lesson that were passed
    const to = e.target.closest?.("a.so-far"), there = document.querySelector("#so-far details");
    if (!to || !there) return;
    e.preventDefault();
    const head = Object.assign(document.createElement("h1"), { textContent: there.firstElementChild.textContent });
    window.showBeside(to, [head, ...[...there.children].slice(1).map((one) => one.cloneNode(true))]);
  });
  back.addEventListener("click", () => { trail.pop(); show(trail.at(-1)); });
  panel.querySelector("[data-shut]").addEventListener("click", shut);
  addEventListener("popstate", leave);
  document.addEventListener("keydown", (e) => {              // before anything else on the page is left by it
    if (e.key !== "Escape" || !panel.open || !document.getElementById("pick").hidden) return;
    e.preventDefault();
    e.stopImmediatePropagation();
    shut();
  }, true);
})();
