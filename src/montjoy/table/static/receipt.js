/* What this browser adds to the dice, and what it keeps of what it was shown (docs/dice.md).  Its 16 bytes stay here until the table's
   frozen list holds their hash.  What was shown then is the receipt; with it stands the head of the chain of all that this seat was told.
   A table that no longer has them was put back to an earlier copy, and the page says so.  Needs verify.js for its SHA-256. */
"use strict";
(() => {
  const KEPT = "montjoy-receipts", SENT = "montjoy-sent", MOST = 60;
  const { sha256, hex, bytes } = globalThis.montjoy;
  const read = () => { try { return JSON.parse(localStorage.getItem(KEPT)) || {}; } catch { return {}; } };
  const keep = (place, news) => {                            // of so many places the last: {own, receipt, item, chain}
    const all = read(), mine = { ...all[place], ...news };
    delete all[place];
    for (const old of Object.keys(all).slice(0, Math.max(0, Object.keys(all).length - MOST))) delete all[old];
    localStorage.setItem(KEPT, JSON.stringify({ ...all, [place]: mine }));
  };

  // ---- announced with the form that takes a seat
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.matches("form[data-adds]")) return;
    if (event.submitter?.getAttribute("formmethod") === "get") return;
    const own = hex(crypto.getRandomValues(new Uint8Array(16))), hash = sha256(bytes(own));
    const seats = [...new FormData(form)].filter(([name, who]) => name.startsWith("seat.") && who === "me").map(([name]) => name.slice(5));
    try {                                                    // nothing is announced that cannot be kept
      localStorage.setItem(KEPT, JSON.stringify(read()));
      sessionStorage.setItem(SENT, JSON.stringify({ hash, own, seats }));
    } catch { return; }
    let field = form.querySelector("input[name=nonce_hash]");
    if (!field) { field = document.createElement("input"); field.type = "hidden"; field.name = "nonce_hash"; form.append(field); }
    field.value = hash;
  });
  const sent = (() => {                                      // it led to this very page, or to nothing
    try {
      const there = JSON.parse(sessionStorage.getItem(SENT));
      sessionStorage.removeItem(SENT);
      return there;
    } catch { return null; }
  })();
  const [, , table, role] = location.pathname.split("/");
  if (!location.pathname.startsWith("/t/") || !role) return;
  if (sent) for (const seat of role === "owner" ? sent.seats : [role]) {
    try { keep(`${table}/${seat}`, { own: sent, receipt: null, item: 0, chain: "" }); } catch { /* no memory here */ }
  }
  const box = document.getElementById("seal-warning"), part = document.getElementById("part");
  if (!box || !part) return;

  // ---- looked at whenever the page changes
  const place = `${table}/${role}`, api = `/api/v1/t/${table}/${role}`;
  const mine = () => read()[place] || {};
  const same = (a, b) => JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());
  const warn = (what) => { box.textContent = box.dataset[what]; box.hidden = false; box.dataset.says = what; };
  const get = async (path) => { const reply = await fetch(api + path); return reply.ok ? reply.json() : null; };
  const goesOn = (old, now) => now.commitment === old.commitment && (old.beginning === 0 || (String(now.host) === String(old.host)
    && (now.beginning === old.beginning ? same(old.hashes, now.hashes)
      : now.beginning > old.beginning && Object.entries(now.hashes).every(([seat, hash]) => old.hashes[seat] === hash))));
  const beginning = async (now) => {                         // false: nothing more is believed of this table
    const old = mine().receipt, adds = mine().own;
    if (old && !goesOn(old, now)) { warn("other"); return false; }
    const there = now.beginning && adds && now.hashes[role] === adds.hash, late = !old && now.beginning && !there;
    const left = now.beginning && adds && !there && !late;
    if (late) keep(place, { own: null });                    // it had been frozen before this seat was taken: it adds nothing
    if (left) warn("left");
    if (!old || (!left && now.beginning >= old.beginning)) keep(place, { receipt: there ? { ...now, nonce: adds.own } : now });
    if (there && !now.nonce) {
      const reply = await fetch(`${api}/nonce`, { method: "POST", body: JSON.stringify({ nonce: adds.own }),
        headers: { "content-type": "application/json", "idempotency-key": `nonce-${adds.hash.slice(0, 32)}` } });
      if (!reply.ok && reply.status !== 422) throw new Error("not said");
    }
    return true;
  };
  const told = async () => {
    const { item = 0, chain = "", rules } = mine(), now = await get(`/head?item=${item}`);
    if (!now) return;
    const kept = { item: now.told, chain: now.head, rules: now.rules };
    if (rules !== now.rules && rules !== undefined) return keep(place, kept);          // everybody was told that the rules are new
    if (item > now.told || (item && now.then && now.then !== chain)) return warn("rolled");
    if (now.told > item) keep(place, kept);
  };
  const state = () => document.getElementById("seal")?.dataset.state;
  const stamp = () => document.getElementById("ask")?.dataset.stamp;
  let seen = null, believed = true, busy = false, again = false, tries = 0, soon = 0;
  const look = async () => {
    if (busy) { again = true; return; }
    busy = true;
    try {
      do {
        again = false;
        const shown = state(), now = shown === seen ? null : await get("/receipt");
        if (now) { believed = await beginning(now); seen = shown; }
        if (believed) await told();
      } while (again);
      tries = 0;
    } catch { if (tries++ < 15) setTimeout(look, 2000); }    // no line, or no memory here
    busy = false;
  };
  let before = stamp();
  new MutationObserver(() => {
    if (stamp() === before) return;
    before = stamp();
    clearTimeout(soon);
    soon = setTimeout(look, state() === seen ? 500 : 0);     // a play of many moves is looked at when it stops
  }).observe(part, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-stamp"] });
  look();

  // ---- taken away as a file, as it was shown
  document.addEventListener("click", (event) => {
    const link = event.target.closest("#receipt"), { receipt } = mine();
    if (!link || !receipt) return;
    link.href = URL.createObjectURL(new Blob([JSON.stringify(receipt, null, 1)], { type: "application/json" }));
  });
})();
