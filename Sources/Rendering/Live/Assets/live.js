// Follows a session: shows what it is told, and tells nothing back.
"use strict";
const line = document.querySelector(".status");
const transcript = document.getElementById("transcript");
const picture = document.getElementById("picture");
const source = new EventSource("events");
source.onopen = () => { line.className = "status open"; line.textContent = line.dataset.open; };
// It tries again by itself.
source.onerror = () => { line.className = "status lost"; line.textContent = line.dataset.lost; };
source.onmessage = (event) => {
  const update = JSON.parse(event.data);
  document.documentElement.lang = update.language;
  // Markup of the program's own, in which all that was typed is text; no script in it would run.
  const parts = new DOMParser().parseFromString(update.entries.join("\n"), "text/html").body;
  transcript.replaceChildren(...parts.children);
  picture.closest("figure").hidden = !update.picture;
  if (update.picture) { picture.src = update.picture + "?" + event.lastEventId; picture.alt = update.words; }
  transcript.lastElementChild?.scrollIntoView({ block: "nearest" });
};
