"use strict";
// What stands where one points on a board, by mouse, finger or arrow keys: said below it, until the board changes there, an answer is
// sent, or one presses elsewhere.  Where orders are written, the place's name goes into the text at a click.
(() => {
  const $ = (what) => document.querySelector(what);
  const KEYS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };
  const address = location.pathname.replace(/\/$/, "") + "/here";
  const small = matchMedia("(max-width: 37.49rem)");
  const NEAR = 180;                                          // in the drawing's own measure: as far from its middle as banners before a town stand
  let at = null, was = null, wanted = 0, over = "";          // where one points, in that measure, and did before; what is laid over it
  let drawn = "", then = "", swaps = 0;                      // what stood there when it was last asked about, and on the whole page
  const stamp = () => $("#ask")?.dataset.stamp;
  const scene = () => $("#picture svg.map .scene");

  // ---- a point of the screen on the drawing
  const onDrawing = (e) => {
    const p = new DOMPoint(e.clientX, e.clientY).matrixTransform(scene().getScreenCTM().inverse());
    return { x: p.x, y: p.y };
  };

  // ---- what is drawn about it: of what is large the parts; where a drawing is laid over it, which reaches far, all of the board
  const about = (point) => {
    if (over) return [...scene().children].filter((part) => !part.matches(".looked, .areas, .picks, .deeds")).map((part) => part.outerHTML).join("\n");
    const to = scene().getScreenCTM(), { x, y } = new DOMPoint(point.x, point.y).matrixTransform(to), far = NEAR * Math.abs(to.a);
    const found = [], walk = (e) => {
      const r = e.getBoundingClientRect(), parts = [...e.children].filter((part) => part.tagName !== "title");
      if (e.matches(".looked, .areas") || r.right < x - far || r.left > x + far || r.bottom < y - far || r.top > y + far) return;
      if (parts.length && r.width > 4 * far) parts.forEach(walk); else found.push(e.outerHTML);
    };
    walk(scene());
    return found.join("\n");
  };

  // ---- it is marked
  const mark = () => {
    $("#picture .looked")?.remove();
    $("#picture .areas")?.remove();
    if (!at || !scene()) return;
    if (over) {
      const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
      group.setAttribute("class", "areas");
      group.setAttribute("aria-hidden", "true");             // what is said below it says the same
      group.innerHTML = over;
      scene().insertBefore(group, $("#picture .picks"));
    }
    const ring = document.createElementNS("http://www.w3.org/2000/svg", "circle");
    ring.setAttribute("class", "looked");
    ring.setAttribute("cx", at.x);
    ring.setAttribute("cy", at.y);
    ring.setAttribute("r", 20);
    scene().append(ring);
  };

  // ---- the box stands on the half of the board where one does not point: what is beside that place can be pointed at next
  const aside = () => {
    const box = $("#here"), board = $("#picture"), to = scene()?.getScreenCTM();
    if (!at || !box || !board || !to) return;
    const r = board.getBoundingClientRect(), sheet = $("#ask").getBoundingClientRect();
    const foot = sheet.left < r.right && r.left < sheet.right && sheet.top > r.top ? Math.min(r.bottom, sheet.top) : r.bottom;
    box.classList.toggle("above", new DOMPoint(at.x, at.y).matrixTransform(to).y > (Math.max(r.top, 0) + foot) / 2);
    box.style.setProperty("--board-top", `${Math.max(r.top, 0)}px`);
  };

  // ---- and said
  let told = "";                                             // so that the same is not read out twice
  const tell = (says, into) => {
    const box = $("#here"), field = $(".question textarea"), all = JSON.stringify([says, into]);
    if (all === told && box.firstElementChild) return;
    told = all;
    box.replaceChildren(...says.map((text) => Object.assign(document.createElement("p"), { dir: "auto", textContent: text })));
    if (!into || !field) return;
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = `${box.dataset.into}: ${into}`;
    button.onclick = () => {
      const before = field.value.slice(0, field.selectionStart);
      field.setRangeText(`${before && !/\s$/.test(before) ? " " : ""}${into}`, field.selectionStart, field.selectionEnd, "end");
    };
    box.append(button);
  };
  const look = async (point, go = "", also = []) => {
    const mine = ++wanted, before = swaps;
    const query = new URLSearchParams({ ...(point && { x: point.x.toFixed(1), y: point.y.toFixed(1) }), ...(go && { go }) });
    const answer = await fetch(`${address}?${query}`).catch(() => null);
    const found = answer?.ok ? await answer.json().catch(() => null) : null;
    if (mine !== wanted || !$("#here")) return;
    at = found?.says.length ? { x: found.x, y: found.y } : null;
    over = found?.drawn || "";
    drawn = at && scene() ? about(at) : "";
    then = stamp();
    if (at && swaps !== before) { look(at); return; }        // this was said of a board that is gone
    mark();
    aside();
    tell(found?.says.length ? found.says : also, found?.into);
  };
  const away = () => { wanted++; was = at || was; at = null; mark(); $("#here")?.replaceChildren(); };
  window.hereAway = away;
  let sent = false;                                          // by the very click that is under way
  document.addEventListener("submit", (e) => {
    if (!e.target.closest?.("#ask .question, #free") || /^(check|pick)$/.test(e.submitter?.name)) return;
    sent = true;
    setTimeout(() => { sent = false; });
    away();
  }, true);
  document.addEventListener("click", (e) => {
    if (e.target.closest?.("#here") && !e.target.closest("button") && !String(getSelection())) away();      // read: out of the way
    if (at && e.target.isConnected && !e.target.closest?.("#picture, #here, #tools, #pick, .question textarea, .picking")) away();
    const box = e.target.closest?.("#picture");
    if (!box || sent || !$("#here") || window.boardMoved?.()) return;
    const point = scene() ? onDrawing(e) : null;
    const figure = e.target.closest(".figure, .token")?.querySelector("title")?.textContent;
    if (point) look(point, "", figure ? [figure] : []);
  });
  document.addEventListener("keydown", (e) => {              // on the board itself; where it is larger than its frame they move it
    if (e.key === "Escape" && at) away();
    const go = KEYS[e.key], box = $("#picture");
    if (!go || !scene() || document.activeElement !== box) return;       // a board of text is scrolled by them
    if (e.ctrlKey || e.metaKey || e.altKey || (!e.shiftKey && box.classList.contains("zoomed"))) return;
    e.preventDefault();
    e.stopImmediatePropagation();
    look(at || was, at || was ? go : "");
  }, true);
  document.addEventListener("htmx:after:swap", (e) => {      // what is said of it is of the board as it stands now
    if (e.target.id !== "part" && e.target.id !== "live") return;
    swaps++;
    if (at && ((small.matches && stamp() !== then) || !scene() || about(at) !== drawn)) away();      // on a phone it covers much of the board
    mark();
  });
})();
