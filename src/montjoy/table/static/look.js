"use strict";
// Looking about on a board: buttons, wheel, two fingers, drag, arrow keys.  Where one looks stays across changes and reloads.
(() => {
  const scene = () => document.querySelector("#picture .scene"), box = () => scene()?.closest("#picture");
  if (!document.querySelector("#part")) return;              // the board may come later, with the beginning
  const MOST = 8, SMALL = 0.6, TINY = 0.35, READ = 0.75, LITTLE = 1.2, name = "look:" + location.pathname;
  let at = { k: 1, x: 0, y: 0 }, moved = false, begun = "";  // with what the board asked for when it was begun with
  try { const kept = JSON.parse(sessionStorage.getItem(name)); if (kept) { at = kept; begun = kept.begun || "near"; } } catch { /* no memory here */ }
  const frame = () => scene().ownerSVGElement.viewBox.baseVal;

  const show = () => {
    if (!scene()) return;
    const v = frame();
    at.k = Math.min(MOST, Math.max(1, at.k));
    at.x = Math.min(v.x * (1 - at.k), Math.max((v.x + v.width) * (1 - at.k), at.x));
    at.y = Math.min(v.y * (1 - at.k), Math.max((v.y + v.height) * (1 - at.k), at.y));
    drawn();
    size();
    try { sessionStorage.setItem(name, JSON.stringify({ ...at, begun })); } catch { /* no memory here */ }
  };
  const drawn = () => {
    scene().style.transform = at.k === 1 ? "" : `translate(${at.x}px, ${at.y}px) scale(${at.k})`;
    box().classList.toggle("zoomed", at.k > 1);
  };
  const fit = () => {                                        // how large a unit of the drawing is on the screen where all of it is seen
    const drawn = scene().ownerSVGElement.getBoundingClientRect(), v = frame();
    return Math.min(drawn.width / v.width, drawn.height / v.height);
  };
  const size = () => {                                       // the same as it is seen now, for what is written on it
    const shown = fit() * at.k;
    if (!shown) return;
    const pixel = `${1 / shown}px`, page = document.documentElement.style;
    if (page.getPropertyValue("--pixel") !== pixel) page.setProperty("--pixel", pixel);    // on the page itself, which is never swapped: a copied style is refused
    box().classList.toggle("small", shown < SMALL);
    box().classList.toggle("tiny", shown < TINY);
  };
  addEventListener("resize", () => { if (scene()) size(); });
  const point = (x, y) => {                                  // of the screen, on the picture as drawn
    const p = new DOMPoint(x, y).matrixTransform(scene().ownerSVGElement.getScreenCTM().inverse());
    return [p.x, p.y];
  };
  const zoom = (by, x, y) => {
    const k = Math.min(MOST, Math.max(1, at.k * by));
    at.x = x - (x - at.x) * (k / at.k);
    at.y = y - (y - at.y) * (k / at.k);
    at.k = k;
    show();
  };
  const middle = () => { const v = frame(); return [v.x + v.width / 2, v.y + v.height / 2]; };
  const near = () => scene().ownerSVGElement.dataset.start ? READ / fit() : 2.5;     // what is written on the figures can be read
  const me = () => {
    const there = (scene().ownerSVGElement.dataset.me || "").split(" ").map(Number);
    if (there.length < 2) return;
    const [x, y] = middle();
    at = { k: Math.max(at.k, near()), x: 0, y: 0 };
    at.x = x - there[0] * at.k;
    at.y = y - there[1] * at.k;
    show();
  };
  window.boardTo = (x, y) => {                               // a place comes into sight, where one looks at a part of the board
    const [mx, my] = middle();
    if (at.k === 1) return;
    at = { k: at.k, x: mx - x * at.k, y: my - y * at.k };
    show();
  };
  const see = (x, y, w, h) => {                              // a part of the board fills the screen, but no nearer than one can read it
    const v = frame(), [mx, my] = middle(), k = Math.min(near(), v.width / w, v.height / h);
    at = k < LITTLE ? { k: 1, x: 0, y: 0 } : { k, x: mx - (x + w / 2) * k, y: my - (y + h / 2) * k };
    show();
  };
  const begin = () => {                                      // a board that wishes it, and is too large for this screen, begins at what matters on it
    const { start, see: part } = scene()?.ownerSVGElement.dataset || {};
    if (!scene() || (begun && (begun !== "before" || start === begun))) return;     // anew once those stand who were placed
    begun = start || "near";
    if (!start || !fit() || fit() >= SMALL) return;
    if (part) see(...part.split(" ").map(Number)); else me();
  };
  const all = () => { at = { k: 1, x: 0, y: 0 }; show(); };

  document.addEventListener("click", (e) => {
    const wish = scene() && e.target.closest("[data-zoom]")?.dataset.zoom;
    if (wish === "in") zoom(1.5, ...middle());
    if (wish === "out") zoom(1 / 1.5, ...middle());
    if (wish === "all") all();
    if (wish === "me") me();
  });
  document.addEventListener("wheel", (e) => {
    if (!box()?.contains(e.target) || !(e.ctrlKey || document.activeElement === box() || at.k > 1)) return;
    e.preventDefault();
    zoom(Math.exp(-e.deltaY / 400), ...point(e.clientX, e.clientY));
  }, { passive: false });
  document.addEventListener("keydown", (e) => {
    if (!box()?.contains(e.target) || e.ctrlKey || e.metaKey || e.altKey) return;
    const step = frame().width / 10, way = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[e.key];
    if (way && at.k > 1) { at.x += way[0] * step; at.y += way[1] * step; show(); }
    else if (e.key === "+" || e.key === "=") zoom(1.5, ...middle());
    else if (e.key === "-") zoom(1 / 1.5, ...middle());
    else if (e.key === "0") all();
    else return;
    e.preventDefault();
  });

  // ---- fingers and drags
  const down = new Map();
  let start = null;
  const press = () => {
    const p = [...down.values()];
    if (p.length === 1) start = { at: { ...at }, p: point(...p[0]) };
    if (p.length === 2) start = { at: { ...at }, p: point((p[0][0] + p[1][0]) / 2, (p[0][1] + p[1][1]) / 2), far: Math.hypot(p[0][0] - p[1][0], p[0][1] - p[1][1]) };
  };
  document.addEventListener("pointerdown", (e) => {
    moved = false;
    if (!box()?.contains(e.target)) return;
    down.set(e.pointerId, [e.clientX, e.clientY]);
    press();
  });
  document.addEventListener("pointermove", (e) => {
    if (!down.has(e.pointerId)) return;
    const before = down.get(e.pointerId);
    down.set(e.pointerId, [e.clientX, e.clientY]);
    const p = [...down.values()];
    if (p.length === 1 && at.k > 1) {
      const now = point(...p[0]);
      if (Math.hypot(e.clientX - before[0], e.clientY - before[1]) > 3) moved = true;
      at = { k: start.at.k, x: start.at.x + now[0] - start.p[0], y: start.at.y + now[1] - start.p[1] };
      if (moved) show();
    } else if (p.length === 2 && start?.far) {
      moved = true;
      const now = point((p[0][0] + p[1][0]) / 2, (p[0][1] + p[1][1]) / 2);
      const k = Math.min(MOST, Math.max(1, start.at.k * Math.hypot(p[0][0] - p[1][0], p[0][1] - p[1][1]) / start.far));
      at = { k, x: now[0] - (start.p[0] - start.at.x) * (k / start.at.k), y: now[1] - (start.p[1] - start.at.y) * (k / start.at.k) };
      show();
    }
  });
  const up = (e) => { down.delete(e.pointerId); press(); };
  document.addEventListener("pointerup", up);
  document.addEventListener("pointercancel", up);

  // ---- sentences instead of the picture stay wished
  const speak = () => htmx.trigger("#live", "changed");
  let recalled = false;
  const recall = () => {
    const words = document.querySelector("#as-text");
    if (!words || recalled) return;
    recalled = true;
    try { words.checked = localStorage.getItem("as-text") === "yes"; } catch { /* no memory */ }
    if (words.checked && !document.querySelector(".sentences")) speak();
  };
  addEventListener("load", recall);
  document.addEventListener("change", (e) => {
    if (e.target.id !== "as-text") return;
    try { localStorage.setItem("as-text", e.target.checked ? "yes" : ""); } catch { /* no memory */ }
    speak();
  });

  // How large the picture is drawn stands in its classes: a swap leaves them, or all that is drawn would be styled anew, twice.
  htmx.registerExtension("look", { htmx_before_morph_attr: (el, { attrName }) => attrName !== "class" || el.id !== "picture" });
  document.addEventListener("htmx:after:swap", (e) => {
    if (e.target.id !== "part" && e.target.id !== "live") return;
    recall();
    if (!scene()) return;
    drawn();
    queueMicrotask(size);
    queueMicrotask(begin);
  });
  window.boardMoved = () => moved;
  begin();
  show();
})();
