// The page on which a learner takes a seat.
import { base, find, say } from "./dom.js";
import { post, useTools } from "./reach.js";

let trouble = null;
const tell = () => { find("#trouble").textContent = trouble ? say(`trouble.${trouble}`) : ""; };
useTools(tell);

const code = new URLSearchParams(location.search).get("code");
history.replaceState(null, "", location.pathname);
if (code) find("#join-code").value = code.slice(0, 60);
find(code ? "#join-name" : "#join-code").focus();

find("#join").addEventListener("submit", async (event) => {
  event.preventDefault();
  trouble = null;
  tell();
  try {
    const { seat } = await post("/join", { code: find("#join-code").value, name: find("#join-name").value });
    location.assign(`${base}/s/${seat}`);
  } catch (error) {
    trouble = ["code", "wait", "full", "disk"].includes(error.kind) ? error.kind : "lost";
    tell();
    find("#join-code").focus();
  }
});
document.body.dataset.ready = "true";
