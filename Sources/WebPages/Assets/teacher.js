// The teacher's page: where everyone is, what is sent, what is collected, where answers are wrong.
import { base, find, make, of, say, currentLanguage } from "./dom.js";
import { Heat } from "./heat.js";
import { Prompt } from "./prompt.js";
import { get, post, repeat, useTools } from "./reach.js";

// The address has had its token once; it is in a cookie from here on.
history.replaceState(null, "", location.pathname);
let room = null;
const heat = new Heat(find("#picture"));

// The seats

/** A time in the largest unit that says enough. */
function long(seconds) {
  if (seconds < 60) return say("secondsLong", { n: Math.max(0, seconds) });
  if (seconds < 5400) return say("minutesLong", { n: Math.round(seconds / 60) });
  return say("hoursLong", { n: Math.round(seconds / 3600) });
}

function placeOf(status) {
  if (!status) return say("notBegun");
  const { lesson, exercise } = status;
  if (lesson) {
    return `${say("atLesson", { n: lesson.number, title: of(lesson.title), page: lesson.page, pages: lesson.pages })}: ${say(`waits.${lesson.waits}`)}`;
  }
  if (!exercise) return say("free");
  const parts = [of(exercise.title)];
  if (exercise.isSolved) parts.push(`✓ ${say("solved")}`);
  if (exercise.hints) parts.push(say("hintsSeen", { n: exercise.hints }));
  return parts.join(" · ");
}

/** Whether a step takes long and goes wrong, while the learner is there. */
function isStuck(status) {
  return Boolean(status) && !status.exercise?.isSolved && status.failures >= 2
    && room.now - status.since > 300 && room.now - status.last < 900;
}

const rows = new Map();

/** The row of a seat; only what has changed is written, so that a focus stays. */
function rowOf(id) {
  const known = rows.get(id);
  if (known) return known;
  const cells = ["seat", "at", "tries", "hereFor", "lastLine"].map((name) => make("td", { class: name }));
  const link = make("a", { href: `${base}/teacher/seat/${id}` });
  const name = make("span", { class: "name" });
  cells[0].append(link, " ", name);
  const remove = make("button", { type: "button", class: "remove", click: () => askToRemove(id) }, "✕");
  const last = make("td", {}, remove);
  const row = { element: make("tr", {}, ...cells, last), cells, link, name, remove, last };
  rows.set(id, row);
  return row;
}

function write(element, text) { if (element.textContent !== text) element.textContent = text; }

function askToRemove(id) {
  const { last, remove } = rowOf(id);
  const stay = () => { last.replaceChildren(remove); remove.focus(); };
  last.replaceChildren(make("span", {}, say("removeReally")),
    make("button", { type: "button", click: async () => {
      try { await post(`/teacher/seat/${id}/remove`, {}); } catch { return stay(); }
      last.replaceChildren(remove);
      again();
    } }, say("acts")), make("button", { type: "button", class: "primary", click: stay }, say("stay")));
  last.lastElementChild.focus();
}

function showRows() {
  const present = new Set(room.rows.map((row) => row.id));
  for (const [id, row] of rows) if (!present.has(id)) { row.element.remove(); rows.delete(id); }
  for (const { id, number, name, status } of room.rows) {
    const row = rowOf(id);
    // On a telephone each number has its heading beside it.
    for (const cell of row.cells.slice(2)) cell.dataset.head = say(cell.className);
    write(row.link, say("seatNumber", { n: number }));
    row.link.setAttribute("aria-label", `${say("lookAt", { n: number })}${name ? `, ${name}` : ""}`);
    row.remove.setAttribute("aria-label", say("removeSeat", { n: number }));
    row.remove.title = say("removeSeat", { n: number });
    write(row.name, name);
    write(row.cells[1], placeOf(status));
    write(row.cells[2], status ? String(status.exercise?.tries ?? status.failures) : "");
    const stuck = isStuck(status);
    write(row.cells[3], status ? long(room.now - status.since) + (stuck ? ` · ${say("stuck")}` : "") : "");
    write(row.cells[4], status ? say("ago", { time: long(room.now - status.last) }) : "");
    row.element.classList.toggle("stuck", stuck);
    if (!row.element.isConnected) find("#rows tbody").append(row.element);
  }
  find("#empty").hidden = room.rows.length > 0;
  find("#rows").hidden = room.rows.length === 0;
  write(find("#place"), `${room.code} · ${say("seatsOf", { n: room.rows.length, most: room.most })}`);
  write(find("#joining"), say("joinAt", { url: joining(), code: room.code }));
}

/** The address for learners: the one by which this page was reached, where that is not the
 *  computer itself. */
function joining() {
  const isOwn = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  return `${isOwn && !room.joining.includes("0.0.0.0") ? room.joining : `${location.origin}${base}`}/`;
}

// Sending

const lines = find("#lines");
try {
  lines.value = sessionStorage.getItem("touchstone.lines") ?? "";
  sessionStorage.removeItem("touchstone.lines");
} catch { /* nothing was chosen on another page */ }

function fillWhat() {
  const select = find("#what");
  const chosen = select.value;
  const option = (value, text) => make("option", { value }, text);
  const { lessons, exercises } = room.content;
  select.replaceChildren(option("", say("ownLines")),
    make("optgroup", { label: say("lessons") }, ...lessons.map((one) => option(`lesson ${one.number}`, `${one.number} ${of(one.title)}`))),
    make("optgroup", { label: say("exercises") }, ...exercises.map((one) => option(`exercise ${one.id}`, of(one.title)))));
  select.value = chosen;
  find("#own").hidden = select.value !== "";
}
find("#what").addEventListener("change", () => { find("#own").hidden = find("#what").value !== ""; });

/** What fails is shown as the prompt shows it; nothing of that is pressed here. */
const blocks = Object.assign(Object.create(Prompt.prototype), { run: () => {}, onVerdict: () => {} });

find("#send").addEventListener("submit", async (event) => {
  event.preventDefault();
  const chosen = find("#what").value;
  const text = chosen || (find("#fresh").checked && lines.value.trim() ? `reset\n${lines.value}` : lines.value);
  const told = find("#sent");
  find("#failed").replaceChildren();
  try {
    const { entries } = await post("/teacher/send", { text, language: currentLanguage() });
    const failed = (entries ?? []).find((entry) => entry.isFailed);
    told.textContent = say(failed ? "notSent" : "wasSent");
    if (failed) {
      find("#failed").replaceChildren(make("pre", { class: "typed" }, failed.text ?? ""),
        ...failed.blocks.map((block) => blocks.block(block)).filter(Boolean));
      for (const one of find("#failed").querySelectorAll("button")) one.disabled = true;
    }
  } catch (error) {
    told.textContent = say(error.kind === "nothing" ? "nothingToSend"
      : error.kind === "disk" ? "trouble.disk" : "trouble.lost");
  }
});

// Answers

find("#collect").addEventListener("click", async () => {
  const told = find("#collected");
  try {
    const { folder, files, exercises } = await post("/teacher/collect", {});
    if (!files) return told.replaceChildren(say("noAnswers"));
    told.replaceChildren(make("p", {}, say("collectedIn", { n: files, folder })),
      make("pre", { tabindex: 0 }, exercises.map((id) => `touchstone grade ${id} '${folder}/${id}'`).join("\n")));
  } catch (error) {
    told.replaceChildren(say(error.kind === "disk" ? "trouble.disk" : "trouble.lost"));
  }
});

// Where answers are wrong

let asked = "";

function fillExercises() {
  const select = find("#exercise");
  const all = room.content.exercises.filter((one) => room.wrong[one.id]);
  const key = JSON.stringify([currentLanguage(), all.map((one) => [one.id, room.wrong[one.id]])]);
  if (key === asked) return;
  asked = key;
  const chosen = select.value;
  select.replaceChildren(...all.map((one) => make("option", { value: one.id }, `${of(one.title)} (${room.wrong[one.id]})`)));
  if (all.some((one) => one.id === chosen)) select.value = chosen;
  showHeat();
}

async function showHeat() {
  const exercise = find("#exercise").value;
  find("#exercise").parentElement.hidden = !exercise;
  find("#picture").hidden = !exercise;
  find("#scale").hidden = !exercise;
  if (!exercise) return void (find("#hottest").textContent = say("noWrong"));
  try {
    const hottest = heat.show(await get(`/teacher/heat?exercise=${encodeURIComponent(exercise)}`));
    const words = hottest?.all === 1 ? "hottestOnly" : "hottest";
    find("#hottest").textContent = hottest ? say(words, hottest) : say("noWrong");
    find("#scale").textContent = hottest?.n > 1 ? say("scale", { n: hottest.n }) : "";
  } catch { /* it is asked again when there is more */ }
}
find("#exercise").addEventListener("change", showHeat);

// Beginning

function showAll() {
  fillWhat();
  showRows();
  fillExercises();
}

useTools(() => { if (room) showAll(); });
const again = repeat(2, async () => {
  try {
    const first = !room;
    room = await get("/teacher/seats");
    if (first) fillWhat();
    showRows();
    fillExercises();
  } catch {
    find("#place").textContent = say("trouble.lost");
  }
  document.body.dataset.ready = "true";
});
