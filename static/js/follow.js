// Asks now and then what is new in a career that somebody else plays, and says so once.
// Without script the page is an ordinary one that can be loaded again.
"use strict";

(function () {
  const LEAST = 5;
  const MOST = 60;
  const form = document.getElementById("follow");
  const say = document.getElementById("say");
  let wait = LEAST;
  let timer = 0;

  const following = () => document.querySelector('#flight [form="follow"]') !== null;

  function later() {
    clearTimeout(timer);
    if (following() && !document.hidden) timer = setTimeout(ask, wait * 1000);
  }

  // The longer nothing happens, the seldomer it asks.
  function ask() {
    wait = Math.min(wait * 1.25, MOST);
    htmx.trigger(form, "follow");
  }

  function tell() {
    const found = document.querySelector("[data-say]");
    if (found && say.textContent !== found.dataset.say) say.textContent = found.dataset.say;
  }

  document.addEventListener("htmx:afterSwap", function () {
    wait = LEAST;
    tell();
  });
  document.addEventListener("htmx:afterRequest", later);
  document.addEventListener("visibilitychange", function () {
    wait = LEAST;
    if (document.hidden) clearTimeout(timer);
    else if (following()) ask();
  });
  later();
})();
