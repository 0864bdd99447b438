// The bar above a seat of a class: whose it is, and what the teacher has sent.
import { base, find, keep, kept, make, of, say } from "./dom.js";
import { get, post, repeat } from "./reach.js";

const seat = location.pathname.split("/").at(-1);
const whose = make("p", { id: "whose" });
const acts = make("div", { class: "acts" });
const news = make("div", { id: "news", role: "status", "aria-live": "polite" });
find(".top").after(make("section", {
  id: "class-bar", "data-label": "classBar", "aria-label": say("classBar"),
}, whose, news, acts));

const button = (word, click, name = "") => make("button", {
  type: "button", class: name, click, "data-word": word,
}, say(word));

function offerLeaving() {
  acts.replaceChildren(button("leaveSeat", () => {
    acts.replaceChildren(make("span", { "data-word": "leaveReally" }, say("leaveReally")),
      button("leaveSeat", leave), button("stay", offerLeaving, "primary"));
    acts.lastElementChild.focus();
  }, "link"));
}

async function leave() {
  try { await post(`/s/${seat}/leave`, {}); } catch { /* the seat is left either way */ }
  location.assign(`${base}/`);
}

const key = `sent.${seat}`;
let shown = null;

function show({ code, name, number, sent }) {
  whose.replaceChildren(make("strong", {}, code), ` · ${say("seatNumber", { n: number })}`,
    ...(name ? [` · ${name}`] : []));
  const isNew = sent && `${sent.number} ${sent.time}` !== kept(key);
  const id = isNew ? `${sent.number} ${document.documentElement.lang}` : null;
  if (id === shown) return;
  shown = id;
  if (!isNew) return news.replaceChildren();
  const done = () => { keep(key, `${sent.number} ${sent.time}`); shown = null; news.replaceChildren(); };
  news.replaceChildren(
    make("span", {}, say("hasSent", { title: sent.title ? of(sent.title) : say("sentLines") })),
    button("openSent", () => {
      done();
      document.dispatchEvent(new CustomEvent("touchstone-run", { detail: sent.text }));
    }, "primary"), button("notNow", done));
}

offerLeaving();
repeat(4, async () => {
  try {
    show(await get(`/s/${seat}/news`));
  } catch (error) {
    // The teacher has removed the seat.
    if (error.kind === "gone") location.assign(`${base}/`);
  }
});
