// Keys, focus, panels on phones, and what to say when the site cannot be reached.
// Everything here is a convenience: without it each control is a plain form or link.
"use strict";

(function () {
  let panel = "";
  let scroll = {};
  let arc = null;

  // Looked up each time: the way from hangar to table swaps the whole body.
  const trouble = () => document.getElementById("trouble");
  const page = () => document.querySelector("[data-panel]");
  const primary = () => document.querySelector("#pending .button--primary");

  function showPanel(name) {
    const root = page();
    if (!root || !name) return;
    panel = name;
    root.dataset.panel = name;
    for (const link of document.querySelectorAll(".tabs a")) {
      const current = new URL(link.href).searchParams.get("panel") === name;
      if (current) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }

  const SAID = {401: "denied", 403: "denied", 404: "denied", 429: "often"};

  function complain(kind) {
    const box = trouble();
    if (!box) return;
    box.querySelector("p").textContent = box.dataset[kind];
    box.hidden = false;
  }

  function quiet() {
    const box = trouble();
    if (box) box.hidden = true;
  }

  // Focus the field or button that the new step is about, and say what was rolled.
  function afterSwap() {
    quiet();
    showPanel(panel);
    offerKeys();
    for (const [id, top] of Object.entries(scroll)) {
      const box = document.querySelector(id);
      if (box) box.scrollTop = top;
    }
    if (arc) {
      const radio = document.querySelector('.gun-pick [value="' + arc + '"]');
      if (radio && !document.querySelector(".gun-pick :checked")) radio.checked = true;
    }
    const say = document.getElementById("say");
    const last = document.querySelector("[data-say]");
    if (say && last) say.textContent = last.dataset.say;
  }

  function typing(target) {
    return target.matches("input:not([type=radio]):not([type=checkbox]), select, textarea");
  }

  function letterOfGun(key) {
    return document.querySelector('[data-gun="' + key.toUpperCase() + '"]');
  }

  let gun = null;
  const KEYS = {
    g() {
      const name = panel || "combat";
      const text = document.querySelector("#" + name + " .astext, .astext");
      if (text) text.open = !text.open;
    },
    "?": openKeys,
  };

  // What a control says of itself, without its own key and its hidden part.
  function saying(control) {
    const copy = control.cloneNode(true);
    for (const part of copy.querySelectorAll("kbd, .hidden-text, small")) part.remove();
    return copy.textContent.replace(/[\s*]+/g, " ").trim();
  }

  function keysNow() {
    const found = [];
    const button = primary();
    if (button) found.push([button.querySelector("kbd")?.textContent || "␣", saying(button)]);
    const dice = document.querySelector('.field[name^="die"]');
    if (dice?.checkVisibility()) found.push(["1–9", dice.closest(".typed")?.querySelector("span")?.textContent || ""]);
    const guns = [...document.querySelectorAll("[data-gun]:has(input)")];
    const hint = document.querySelector(".keys-hint");
    if (guns.length && hint) found.push([guns.map((row) => row.dataset.gun).join(" "), hint.dataset.about]);
    const text = document.querySelector(".astext summary");
    if (text) found.push(["G", saying(text)]);
    for (const control of document.querySelectorAll("[data-key]:not([hidden])")) {
      found.push([control.dataset.key.toUpperCase(), saying(control)]);
    }
    return found;
  }

  function openKeys() {
    const box = document.getElementById("keys");
    if (!box || box.open) return;
    const rows = keysNow().map(function ([key, text]) {
      const term = document.createElement("dt");
      term.append(Object.assign(document.createElement("kbd"), {textContent: key}));
      return [term, Object.assign(document.createElement("dd"), {textContent: text})];
    });
    box.querySelector("dl").replaceChildren(...rows.flat());
    box.showModal();
  }

  // Without script, or with keys off, no key is told of: here and in the styles.
  function offerKeys() {
    if (document.documentElement.dataset.keys === "off") return;
    for (const opener of document.querySelectorAll("[data-open-keys]")) opener.hidden = false;
    for (const control of document.querySelectorAll("[data-key]")) {
      control.setAttribute("aria-keyshortcuts", control.dataset.key.toUpperCase());
    }
  }

  document.addEventListener("keydown", function (event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.documentElement.dataset.keys === "off" || document.querySelector("dialog[open]")) return;
    const target = event.target;
    if (event.key === " " && !typing(target) && !target.closest("button, summary, a, label, input")) {
      const button = primary();
      if (button) { event.preventDefault(); button.click(); }
      return;
    }
    if (typing(target)) return;
    const row = letterOfGun(event.key);
    if (row) { gun = row; return; }
    if (/^[1-9]$/.test(event.key)) {
      if (gun) {
        const radio = gun.querySelector('input[value="' + event.key + '"]');
        if (radio) { radio.checked = true; radio.focus(); radio.dispatchEvent(new Event("change", {bubbles: true})); }
        return;
      }
      const fields = [...document.querySelectorAll('.field[name^="die"]')];
      fields.find((field) => field.checkVisibility())?.focus();
      return;
    }
    if (KEYS[event.key]) KEYS[event.key]();
    else if (/^[a-z]$/.test(event.key)) document.querySelector('[data-key="' + event.key + '"]')?.click();
  });

  // A digit fills its die and goes on to the next one.
  document.addEventListener("input", function (event) {
    const field = event.target;
    if (!field.matches('.field[name^="die"]') || !/^\d+$/.test(field.value)) return;
    // A 1 may be the first digit of a 10.
    if (Number(field.value) * 10 <= Number(field.dataset.most)) return;
    const next = field.form.elements["die" + (Number(field.name.slice(3)) + 1)];
    (next || field.form.querySelector("button"))?.focus();
  });

  document.addEventListener("click", function (event) {
    if (event.target.closest("[data-open-keys]")) { openKeys(); return; }
    const link = event.target.closest(".tabs a, [data-panel-link]");
    if (!link) return;
    event.preventDefault();
    const name = link.dataset.panelLink || new URL(link.href).searchParams.get("panel");
    showPanel(name);
    history.replaceState(null, "", "?panel=" + name);
  });

  document.addEventListener("change", function (event) {
    if (event.target.matches(".gun-pick input")) arc = event.target.value;
  });

  // What opens at the foot of a phone's panel is brought into sight.
  document.addEventListener("toggle", function (event) {
    if (event.target.open && event.target.closest(".tray")) event.target.scrollIntoView({block: "nearest"});
  }, true);

  document.addEventListener("htmx:beforeSwap", function () {
    scroll = {};
    for (const id of ["#log .log"]) {
      const box = document.querySelector(id);
      if (box) scroll[id] = box.scrollTop;
    }
  });
  document.addEventListener("htmx:afterSettle", afterSwap);
  document.addEventListener("htmx:sendError", () => complain("offline"));
  document.addEventListener("htmx:timeout", () => complain("offline"));
  document.addEventListener("htmx:responseError", function (event) {
    const status = event.detail.xhr.status;
    complain(SAID[status] || "broken");
  });
  window.addEventListener("online", quiet);

  panel = page()?.dataset.panel || "";
  offerKeys();
})();
