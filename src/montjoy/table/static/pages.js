// Small helps of the pages around the table.  Every page works without them.
"use strict";
document.documentElement.classList.add("js");

// A field that changes the form around it (another scenario has other seats): the page is fetched anew with all that was typed.
document.addEventListener("change", (event) => {
  const field = event.target.closest("[data-refresh]");
  if (field) field.form.requestSubmit(field.form.querySelector("button[data-refreshes]"));
});

// Files travel to their own address.
document.addEventListener("change", (event) => {
  const input = event.target;
  if (input.type !== "file" || !input.form || !input.form.dataset.files) return;
  const any = [...input.form.querySelectorAll("input[type=file]")].some((x) => x.files.length);
  input.form.action = any ? input.form.dataset.files : "/new";
  input.form.enctype = any ? "multipart/form-data" : "application/x-www-form-urlencoded";
});

// Search in a long list: what does not match is put away, and folded parts with a match are opened.
for (const search of document.querySelectorAll("input[data-search]")) {
  const parts = [...document.querySelectorAll(search.dataset.search)];
  const none = document.getElementById(search.dataset.none);
  const look = () => {
    const word = search.value.trim().toLowerCase();
    for (const part of parts) part.hidden = word !== "" && !part.textContent.toLowerCase().includes(word);
    for (const fold of document.querySelectorAll("details.searched")) {
      const found = [...fold.querySelectorAll(search.dataset.search)].some((x) => !x.hidden);
      fold.hidden = !found;
      if (word) fold.open = found;
    }
    if (none) none.hidden = parts.some((x) => !x.hidden);
  };
  search.addEventListener("input", look);
  search.addEventListener("keydown", (e) => { if (e.key === "Enter" && search.dataset.stay !== undefined) e.preventDefault(); });
}

// A link is copied, and the button says so.
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const field = document.getElementById(button.dataset.copy);
  field.focus();
  field.select();
  try { await navigator.clipboard.writeText(field.value); } catch { document.execCommand("copy"); }
  button.textContent = button.dataset.copied;
});

// An invitation that was pasted: straight to it, the token staying behind the #.
for (const form of document.querySelectorAll("[data-link-form]")) {
  form.addEventListener("submit", (event) => {
    const token = form.link.value.trim().split("#").pop();
    event.preventDefault();
    location.href = "/join#" + encodeURIComponent(token);
  });
}

// A menu closes when something else is clicked, and by Escape.
const menus = () => document.querySelectorAll("details.menu[open]");
document.addEventListener("click", (event) => { for (const menu of menus()) if (!menu.contains(event.target)) menu.open = false; });
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") for (const menu of menus()) { menu.open = false; menu.querySelector("summary").focus(); }
});

// A link that was made just now and has been used meanwhile: the page says so, and nobody sends it again.
const isTaken = (link) => document.querySelector(`[data-taken="${link.dataset.linkOf}"]`) !== null;
const unused = [...document.querySelectorAll("[data-link-of]")].filter((link) => !isTaken(link));
document.addEventListener("htmx:after:swap", () => {
  for (const link of unused.filter(isTaken)) {
    link.querySelector(".note").hidden = false;
    link.classList.add("used");
  }
});
