// The dice of a finished game, computed again in this page: a second implementation of docs/dice.md, in plain JavaScript.
// It shares nothing with the server's: BLAKE2b and SHA-256 are written out here, epochs and counters are found from the record.
"use strict";
(function (home) {
  const SEP = "\x1f", utf8 = new TextEncoder();
  const bytes = (hex) => Uint8Array.from(hex.match(/../g) || [], (x) => parseInt(x, 16));
  const hex = (data) => Array.from(data, (x) => x.toString(16).padStart(2, "0")).join("");
  // ---- BLAKE2b (RFC 7693), 64-bit words as pairs of 32
  const IV = Uint32Array.of(0xf3bcc908, 0x6a09e667, 0x84caa73b, 0xbb67ae85, 0xfe94f82b, 0x3c6ef372, 0x5f1d36f1, 0xa54ff53a,
    0xade682d1, 0x510e527f, 0x2b3e6c1f, 0x9b05688c, 0xfb41bd6b, 0x1f83d9ab, 0x137e2179, 0x5be0cd19);
  const SIGMA = ["0123456789abcdef", "ea489fd61c02b753", "b8c052fdae367194", "7931dcbe265a40f8", "905724afe1bc683d", "2c6a0b834d75fe19",
    "c51fed4a0763928b", "db7ec13950f4862a", "6fe9b308c2d714a5", "a2847615fb9e3cd0", "0123456789abcdef", "ea489fd61c02b753"]
    .map((row) => Array.from(row, (x) => parseInt(x, 16)));
  const v = new Uint32Array(32), m = new Uint32Array(32);
  function add(a, lo, hi) {
    const low = v[a] + lo;
    v[a + 1] = v[a + 1] + hi + (low >= 0x100000000 ? 1 : 0); v[a] = low;
  }
  function turn(a, b, n) {                                   // v[a] = (v[a] ^ v[b]) rotated right by n bits
    const lo = v[a] ^ v[b], hi = v[a + 1] ^ v[b + 1];
    if (n === 32) { v[a] = hi; v[a + 1] = lo; }
    else if (n === 63) { v[a] = (lo << 1) | (hi >>> 31); v[a + 1] = (hi << 1) | (lo >>> 31); }
    else { v[a] = (lo >>> n) | (hi << (32 - n)); v[a + 1] = (hi >>> n) | (lo << (32 - n)); }
  }
  function mix(a, b, c, d, x, y) {
    a *= 2; b *= 2; c *= 2; d *= 2; x *= 2; y *= 2;
    add(a, v[b], v[b + 1]); add(a, m[x], m[x + 1]); turn(d, a, 32);
    add(c, v[d], v[d + 1]); turn(b, c, 24);
    add(a, v[b], v[b + 1]); add(a, m[y], m[y + 1]); turn(d, a, 16);
    add(c, v[d], v[d + 1]); turn(b, c, 63);
  }
  function blake2b(message, key, size) {
    const data = new Uint8Array(128 + message.length), from = key.length ? 0 : 128, h = IV.slice();
    data.set(key); data.set(message, 128);
    h[0] ^= 0x01010000 ^ (key.length << 8) ^ size;
    for (let at = from, last = false; !last; at += 128) {
      const block = new Uint8Array(128);
      last = at + 128 >= data.length;
      block.set(data.subarray(at, at + 128));
      for (let i = 0; i < 32; i++) m[i] = block[4 * i] | (block[4 * i + 1] << 8) | (block[4 * i + 2] << 16) | (block[4 * i + 3] << 24);
      v.set(h); v.set(IV, 16);
      v[24] ^= Math.min(at + 128, data.length) - from;
      if (last) { v[28] = ~v[28]; v[29] = ~v[29]; }
      for (const s of SIGMA) {
        mix(0, 4, 8, 12, s[0], s[1]); mix(1, 5, 9, 13, s[2], s[3]); mix(2, 6, 10, 14, s[4], s[5]); mix(3, 7, 11, 15, s[6], s[7]);
        mix(0, 5, 10, 15, s[8], s[9]); mix(1, 6, 11, 12, s[10], s[11]); mix(2, 7, 8, 13, s[12], s[13]); mix(3, 4, 9, 14, s[14], s[15]);
      }
      for (let i = 0; i < 16; i++) h[i] ^= v[i] ^ v[i + 16];
    }
    return new Uint8Array(h.buffer).slice(0, size);
  }
  // ---- SHA-256 (FIPS 180-4); its constants are roots of the first primes
  const primes = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p)) primes.push(n);
  const part = (x) => ((x - Math.floor(x)) * 0x100000000) | 0;
  const K = primes.map((p) => part(Math.cbrt(p)));
  function sha256(message) {
    const size = ((message.length + 72) >> 6) << 6, data = new Uint8Array(size), view = new DataView(data.buffer), w = new Int32Array(64);
    data.set(message); data[message.length] = 128; view.setUint32(size - 4, message.length * 8);
    const h = primes.slice(0, 8).map((p) => part(Math.sqrt(p))), r = (x, n) => (x >>> n) | (x << (32 - n));
    for (let at = 0; at < size; at += 64) {
      for (let i = 0; i < 64; i++) {
        const a = w[i - 15], b = w[i - 2];
        w[i] = i < 16 ? view.getInt32(at + 4 * i) : w[i - 16] + (r(a, 7) ^ r(a, 18) ^ (a >>> 3)) + w[i - 7] + (r(b, 17) ^ r(b, 19) ^ (b >>> 10));
      }
      let [a, b, c, d, e, f, g, o] = h;
      for (let i = 0; i < 64; i++) {
        const t = (o + (r(e, 6) ^ r(e, 11) ^ r(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
        const u = ((r(a, 2) ^ r(a, 13) ^ r(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        o = g; g = f; f = e; e = (d + t) | 0; d = c; c = b; b = a; a = (t + u) | 0;
      }
      [a, b, c, d, e, f, g, o].forEach((x, i) => { h[i] = (h[i] + x) | 0; });
    }
    return h.map((x) => (x >>> 0).toString(16).padStart(8, "0")).join("");
  }
  // ---- the dice
  function below(key, sides, matter, n) {
    const span = 1n << 64n, s = BigInt(sides);
    for (let attempt = 0; ; attempt++) {
      const value = BigInt("0x" + hex(blake2b(utf8.encode([matter, n, attempt].join(SEP)), key, 8)));
      if (value < span - (span % s)) return Number(value % s);
    }
  }
  function fallen(key, law, matter, n) {                     // what the seed gives: faces, or a card
    if (law.cards) return law.cards[below(key, law.cards.length, matter, n)];
    const face = (place) => (law.faces ? law.faces[place] : place + 1), sides = law.faces ? law.faces.length : law.sides;
    if (law.pool === undefined) return [face(below(key, sides, matter, n))];
    return Array.from({ length: law.pool }, (_, i) => face(below(key, sides, matter + SEP + i, n)));
  }
  function backTo(e, held) {                                 // the line from which an entry makes earlier lines void
    if (e.type === "undone" || e.type === "failed" || e.type === "moved") return e.to;
    const marks = held.filter(([, x]) => x.type === "mark" || x.type === "moved"), kind = e.type === "ruled" ? e.ruling.type : "";
    const mark = kind === "TakeBack" ? marks.filter(([, x]) => x.label === e.ruling.mark).pop()
      : kind === "Edit" && e.ruling.when === "last" ? marks[marks.length - 1] : undefined;
    return mark && mark[0] + 1;
  }
  function verify({ header, entries, laws }) {
    const report = { ok: false, dice: 0, byHand: 0, unknown: 0, epochs: 0, line: 0, wrong: "", beginnings: 0, added: [], host: [] };
    const fail = (line, wrong) => Object.assign(report, { line, wrong });
    const out = entries.findIndex((e) => e.type === "seed");
    if (out < 0 || !/^[0-9a-f]{64}$/.test(entries[out].seed)) return fail(out + 2, "seed");
    const seed = bytes(entries[out].seed), head = utf8.encode(["montjoy dice 1", header.game, header.rules_version, ""].join("\0"));
    if (sha256(Uint8Array.from([...head, ...seed])) !== header.commitment) return fail(out + 2, "commitment");
    const nonces = {}, begun = entries.findIndex((e) => e.type === "began");
    let list = null;
    for (const [n, e] of entries.entries()) {                // what was frozen, what it was of, and what follows from the seed
      if (e.type === "hashes") {
        const said = list && Object.keys(list.hashes).filter((seat) => nonces[seat]), now = Object.keys(e.hashes);
        const less = !list || (now.length === said.length && said.every((seat) => e.hashes[seat] === list.hashes[seat]));
        if (n > begun || e.beginning !== report.beginnings + 1 || !less || (list && String(e.host) !== String(list.host)) || (!list && Object.keys(nonces).length)) return fail(n + 2, "nonce");
        list = e; report.beginnings++;
      }
      if (e.type !== "nonce") continue;
      if (list) {
        const right = e.seat in list.hashes ? sha256(bytes(e.hex)) === list.hashes[e.seat]
          : header.forked || hex(blake2b(utf8.encode("montjoy nonce 1" + e.seat), seed, 16)) === e.hex;
        if (n > begun || e.seat in nonces || !/^[0-9a-f]{32}$/.test(e.hex) || !right) return fail(n + 2, "nonce");
      }
      nonces[e.seat] = e.hex;
    }
    if (list && begun >= 0 && Object.keys(header.seats).some((seat) => !(seat in nonces))) return fail(begun + 2, "nonce");
    if (list && !header.forked) report.added = Object.keys(list.hashes);
    report.host = report.added.filter((seat) => list.host.includes(seat));
    report.alone = report.added.length === report.host.length;
    const added = Object.keys(nonces).sort().map((seat) => `${SEP}${seat}=${nonces[seat]}`).join("");
    const key = blake2b(utf8.encode("montjoy key 1" + added), seed, 32);
    let held = [], counted = {}, mark = "";
    const count = (e) => {
      const matter = [report.epochs, mark, e.scope, e.why, ...e.about].join(SEP);
      return [matter, counted[matter] = (counted[matter] || 0) + 1];
    };
    for (const [number, e] of entries.entries()) {
      const to = backTo(e, held);
      if (e.type === "forked" || (e.type === "moved" && e.anew) || (e.type === "ruled" && (e.ruling.type === "TakeBack" || (e.ruling.type === "Edit" && e.ruling.when === "last")))) report.epochs++;
      if (to !== undefined) {
        held = held.filter(([n]) => n < to);
        const last = held.map(([, x]) => x.type).lastIndexOf("mark");
        mark = last < 0 ? "" : held[last][1].label; counted = {};
        held.slice(last + 1).forEach(([, x]) => x.type === "die" && !x.how && count(x));
      }
      held.push([number, e]);
      if (e.type === "mark" || e.type === "moved") { mark = e.label; counted = {}; }
      if (e.type !== "die") continue;
      if (e.how) { report.byHand++; continue; }
      const [matter, n] = count(e), law = e.law || laws[number];
      if (!law) { report.unknown++; continue; }
      const again = fallen(key, law, matter, n);
      if (String(again) !== String(law.cards ? e.card : e.faces)) return fail(number + 2, "die");
      report.dice++;
    }
    return Object.assign(report, { ok: true });
  }
  home.montjoy = { blake2b, sha256, below, verify, hex, bytes };
  // ---- the page
  const button = home.document && document.getElementById("verify");
  if (button) button.addEventListener("click", async () => {
    const said = document.getElementById("verdict"), words = said.dataset;
    said.textContent = words.working;
    try {
      const report = verify(await (await fetch(button.dataset.from)).json()), called = JSON.parse(words.names);
      const fill = (text) => text.replace(/\{(\w+)\}/g, (_, name) => name === "added" ? report.added.map((x) => called[x]).join(", ") : report[name]);
      said.textContent = [report.ok ? words.good : words[report.wrong], report.byHand ? words.hand : "", report.unknown ? words.unknown : "",
        report.epochs ? words.epochs : "", !report.ok ? "" : !report.beginnings ? words.unlisted : report.alone ? words.host : words.added,
        report.beginnings > 1 ? words.beginnings : ""].filter(Boolean).map(fill).join(" ");
      said.className = report.ok ? "note good verdict" : "note bad verdict";
    } catch { said.textContent = words.noline; said.className = "note bad verdict"; }
  });
})(globalThis);
