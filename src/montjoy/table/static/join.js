// The invitation stands behind the # and never travels in an address: it is put into the form and taken out of the address bar.
// What it is to is asked of this server, by POST as at joining, and shown before a name is given.
"use strict";
const take = () => {
  const token = decodeURIComponent(location.hash.slice(1));
  if (!token) return;
  history.replaceState(null, "", location.pathname);
  document.getElementById("token").value = token;
  document.getElementById("token-field").hidden = true;
  document.getElementById("token-there").hidden = false;
  document.getElementById("name").focus();
  look(token);
};

const look = async (token) => {
  const answer = await fetch("/join/look", { method: "POST", body: new URLSearchParams({ token }) }).catch(() => null);
  if (!answer || !(answer.ok || answer.status === 422) || document.getElementById("token").value !== token) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const found = page.getElementById("door") || page.getElementById("faults");
  if (!found) return;
  document.getElementById("invited").replaceChildren(document.importNode(found, true));
  const read = page.getElementById("meanwhile");
  if (read) document.getElementById("meanwhile")?.replaceWith(document.importNode(read, true));
  if (found.id === "faults") document.getElementById("token-there").hidden = true;
};
take();
addEventListener("hashchange", take);

// A link that was pasted here is looked at, too.
document.getElementById("token").addEventListener("change", (event) => { if (event.target.value) look(event.target.value); });
