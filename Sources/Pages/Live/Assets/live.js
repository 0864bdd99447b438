// Follows a session: shows what it is told, and tells nothing back.
"use strict";
const line = document.querySelector(".status");
const transcript = document.getElementById("transcript");
const place = document.getElementById("scene");
const source = new EventSource("events");
source.onopen = () => { line.className = "status open"; line.textContent = line.dataset.open; };
// It tries again by itself.
source.onerror = () => { line.className = "status lost"; line.textContent = line.dataset.lost; };

// The scene comes in a frame of its own; the one before stays until the new one is drawn.
function show(scene, number) {
  if (!scene) return place.replaceChildren();
  const frame = document.createElement("iframe");
  frame.title = place.dataset.title;
  frame.src = scene + "?" + number;
  frame.className = "coming";
  frame.onload = () => {
    frame.className = "";
    for (const other of [...place.children]) if (other !== frame) other.remove();
  };
  place.append(frame);
}

source.onmessage = (event) => {
  const update = JSON.parse(event.data);
  document.documentElement.lang = update.language;
  // Markup of the program's own, in which all that was typed is text; no script in it would run.
  const parts = new DOMParser().parseFromString(update.entries.join("\n"), "text/html").body;
  transcript.replaceChildren(...parts.children);
  transcript.scrollTop = transcript.scrollHeight;
  show(update.scene, event.lastEventId);
};
