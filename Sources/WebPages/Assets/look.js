// The page on which the teacher looks on: what a seat shows, as it changes.
import { base, currentLanguage, find, make, say } from "./dom.js";
import { Picture } from "./picture.js";
import { Prompt } from "./prompt.js";
import { post, repeat, useTools } from "./reach.js";
import { Story } from "./story.js";

const seat = location.pathname.split("/").at(-1);
const nothing = () => {};
const picture = new Picture(find("#picture"), { type: nothing, look: nothing });
const drawing = find("#picture .drawing");
drawing.removeAttribute("tabindex");
drawing.setAttribute("role", "img");
drawing.dataset.label = "pictureOf";
const story = new Story(find("#story"), {
  onStep: (shown) => picture.showMarks(shown), open: nothing, write: nothing,
  hover: (index) => picture.hover(index),
});
const prompt = new Prompt({
  run: nothing, press: nothing, ask: nothing, rule: nothing,
  onVerdict: (verdict) => picture.showWrong(verdict.isRight ? null : verdict.region),
});

let version = -1;
let script = "";

function useScene() {
  try { sessionStorage.setItem("touchstone.lines", script); } catch { /* it is copied by hand */ }
  location.assign(`${base}/teacher`);
}

function showPlace(text) {
  find("#place").replaceChildren(text, " ",
    make("a", { href: `${base}/teacher`, "data-word": "backToClass" }, say("backToClass")), " ",
    make("button", { type: "button", id: "use", click: useScene, "data-word": "useScene" }, say("useScene")));
}

let whose = null;
function readWhose(response) {
  const [number, name] = (response.headers.get("X-Seat") ?? "").split(" ");
  if (!number) return;
  const text = [say("seatNumber", { n: number }), decodeURIComponent(name ?? "")].filter(Boolean).join(" · ");
  if (text !== whose) showPlace(text);
  whose = text;
}

function show(reply) {
  if (reply.look) {
    ({ version, script } = reply.look);
    find("#script").textContent = script;
  }
  if (!reply.state) return;
  prompt.clear();
  prompt.add(reply.entries ?? []);
  // It is the learner's to press.
  for (const one of find("#transcript").querySelectorAll("button")) one.disabled = true;
  picture.show(reply.state.scene ?? null);
  story.show(reply.state.scene ?? null);
}

useTools(() => { version = -1; whose = null; again(); });
document.addEventListener("keydown", (event) => {
  if (!event.ctrlKey && !event.metaKey && !event.altKey && story.key(event)) event.preventDefault();
});
const again = repeat(1.5, async () => {
  try {
    show(await post(`/teacher/seat/${seat}`, { version }, readWhose));
    find("#answer").textContent = "";
  } catch (error) {
    find("#answer").textContent = say({ gone: "isGone", busy: "isBusy" }[error.kind] ?? "trouble.lost");
  }
  document.body.dataset.ready = "true";
});
document.documentElement.lang = currentLanguage();
