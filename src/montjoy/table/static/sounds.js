"use strict";
// Small sounds, made here: dice, a move, a hit, one's own turn.  Off until somebody switches them on, which this browser remembers.
// What is heard is what the reader's own new lines say, and nothing else.
(() => {
  const part = document.getElementById("part"), live = document.getElementById("live"), ask = document.getElementById("sounds");
  if (!part || !live || !ask || !window.AudioContext) return;
  const KEY = "montjoy-sounds", LOUD = 0.16;
  let on = false, air = null;
  try { on = localStorage.getItem(KEY) === "yes"; } catch { /* no memory here */ }
  const show = () => ask.setAttribute("aria-pressed", String(on));
  const open = () => { air ||= new AudioContext(); if (air.state === "suspended") air.resume().catch(() => {}); return air; };

  // ---- what they are made of
  const tone = (pitch, to, at, long, shape, loud) => {
    const sound = air.createOscillator(), level = air.createGain(), from = air.currentTime + at;
    sound.type = shape;
    sound.frequency.setValueAtTime(pitch, from);
    sound.frequency.exponentialRampToValueAtTime(to, from + long);
    level.gain.setValueAtTime(loud * LOUD, from);
    level.gain.exponentialRampToValueAtTime(0.0001, from + long);
    sound.connect(level).connect(air.destination);
    sound.start(from);
    sound.stop(from + long);
  };
  const knock = (at, long, pitch, loud) => {                 // wood on wood: noise through a narrow door
    const noise = air.createBuffer(1, Math.ceil(air.sampleRate * long), air.sampleRate), drops = noise.getChannelData(0);
    for (let n = 0; n < drops.length; n++) drops[n] = (Math.random() * 2 - 1) * (1 - n / drops.length) ** 2;
    const sound = air.createBufferSource(), door = air.createBiquadFilter(), level = air.createGain();
    sound.buffer = noise;
    door.type = "bandpass";
    door.frequency.value = pitch;
    door.Q.value = 1.5;
    level.gain.value = loud * LOUD;
    sound.connect(door).connect(level).connect(air.destination);
    sound.start(air.currentTime + at);
  };
  const SOUNDS = {
    dice: () => [0, 0.07, 0.12, 0.2, 0.26].forEach((at, n) => knock(at, 0.05, 2600 - 260 * n, 2.4)),
    move: () => knock(0, 0.09, 420, 3),
    hit: () => { knock(0, 0.16, 900, 3); tone(150, 60, 0, 0.22, "triangle", 1.2); },
    turn: () => { tone(587, 585, 0, 0.28, "sine", 0.8); tone(880, 878, 0.14, 0.5, "sine", 0.8); },
  };
  const play = (names) => {
    if (!on || !names.size || navigator.userActivation?.hasBeenActive === false || document.querySelector("#then > *")) return;
    open();
    for (const name of names) SOUNDS[name]();
    ask.dataset.played = [...names].join(" ");               // for tests, which have no ears
  };

  // ---- what is new to this reader
  const rows = () => [...document.querySelectorAll("#log li[id]")], number = (row) => Number(row?.id.slice(1) || 0);
  const asked = () => [...part.querySelectorAll("#ask .question:not(.sealed)")].map((q) => q.id).join(" ");
  const heard = (row) => ["move", "hit"].filter((name) => ask.dataset[name].split(" ").includes(row.classList[0]));
  let last = number(rows().at(-1)), waits = asked();
  document.addEventListener("htmx:after:swap", (e) => {
    if (e.target !== live && e.target !== part) return;
    const fresh = rows().filter((row) => number(row) > last), names = new Set(fresh.flatMap(heard)), now = asked();
    if (fresh.some((row) => row.querySelector(".die"))) names.add("dice");
    if (now && now !== waits && !waits) names.add("turn");
    last = Math.max(last, number(rows().at(-1)));
    waits = now;
    play(names);
  });
  ask.addEventListener("click", () => {
    on = !on;
    try { localStorage.setItem(KEY, on ? "yes" : ""); } catch { /* it holds for this page alone */ }
    show();
    if (on) play(new Set(["move"]));                         // so that one hears how loud it is
  });
  addEventListener("pointerdown", () => { if (on) open(); }, { once: true });      // a browser lets nothing be heard before a click
  ask.hidden = false;
  show();
})();
