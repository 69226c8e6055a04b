// The arrow keys go from step to step. Without script the links do the same.
"use strict";

(function () {
  const list = document.querySelector("#log .log");
  const here = list && list.querySelector("[aria-current]");
  if (here && list.scrollHeight > list.clientHeight) {
    list.scrollTop = here.offsetTop - list.offsetTop - list.clientHeight / 2;
  } else if (here && document.querySelector('[data-panel="log"]') && here.offsetParent && matchMedia("(max-width: 760px)").matches) {
    here.scrollIntoView({ block: "center" });
  }

  const WAYS = { ArrowLeft: "prev", ArrowRight: "next" };

  document.addEventListener("keydown", function (event) {
    const rel = WAYS[event.key];
    const held = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!rel || held || event.target.closest("input, select, textarea")) return;
    const link = document.querySelector('link[rel="' + rel + '"]');
    if (!link) return;
    event.preventDefault();
    window.location.assign(link.href);
  });
})();
