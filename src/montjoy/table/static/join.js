// The invitation stands behind the # and never travels in an address: it is put into the form and taken out of the address bar.
"use strict";
const take = () => {
  const token = decodeURIComponent(location.hash.slice(1));
  if (!token) return;
  history.replaceState(null, "", location.pathname);
  document.getElementById("token").value = token;
  document.getElementById("token-field").hidden = true;
  document.getElementById("token-there").hidden = false;
  document.getElementById("name").focus();
};
take();
addEventListener("hashchange", take);
