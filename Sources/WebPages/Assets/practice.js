// The sheets: lessons, exercises, earlier sessions, and what can be taken away.
import { make, say, of, find, currentLanguage, base } from "./dom.js";
import { Session } from "./session.js";

const sheet = find("#sheet");

function open(title, ...content) {
  sheet.replaceChildren(make("header", {}, make("h2", { id: "sheet-title" }, title),
    make("button", { type: "button", class: "close", "aria-label": say("close"), title: say("close"),
      click: () => sheet.close() }, "✕")), ...content);
  // The title is in it from here on.
  sheet.setAttribute("aria-labelledby", "sheet-title");
  if (!sheet.open) sheet.showModal();
}

sheet.addEventListener("click", (event) => { if (event.target === sheet) sheet.close(); });

const minutes = (count) => say("minutes", { n: count });
const sign = { untouched: "", begun: "◐", solved: "✓" };

function status(word) {
  return make("span", { class: `status ${word}` }, make("span", { "aria-hidden": "true" }, sign[word]),
    word === "untouched" ? null : make("span", { class: "unseen-text" }, say(word)));
}

/** Opens a sheet at once and asks for its lists; null if it was closed meanwhile, or if there is no
 *  answer, which the page shows. */
async function lists(ask, title) {
  open(title, make("p", { class: "empty", role: "status" }, say("fetching")));
  const waits = sheet.querySelector(".empty");
  try {
    const answer = await ask({ do: "lists" });
    return sheet.open && waits.isConnected ? answer : null;
  } catch {
    if (waits.isConnected) sheet.close();
    return null;
  }
}

/** The lessons, with how far one has come. */
export async function showLessons(ask, run) {
  const answer = await lists(ask, say("lessons"));
  if (!answer) return;
  const { lessons, problem } = answer;
  if (!lessons) return open(say("lessons"), make("p", {}, of(problem)));
  open(say("lessons"), make("ol", { class: "cards" }, ...lessons.map((lesson) => make("li", {},
    make("button", { type: "button", click: () => { sheet.close(); run(`lesson ${lesson.number}`); } },
      make("span", { class: "number" }, String(lesson.number)),
      make("span", { class: "title" }, of(lesson.title)),
      make("span", { class: "faint" }, minutes(lesson.minutes)), status(lesson.status))))));
}

/** The exercises by their levels. */
export async function showExercises(ask, run) {
  const answer = await lists(ask, say("exercises"));
  if (!answer) return;
  const { exercises, problem } = answer;
  if (!exercises) return open(say("exercises"), make("p", {}, of(problem)));
  const levels = [...new Set(exercises.map((exercise) => exercise.level))].sort();
  open(say("exercises"), ...levels.flatMap((level) => [
    make("h3", {}, say(`level${level}`)),
    make("ul", { class: "cards" }, ...exercises.filter((one) => one.level === level).map((exercise) => {
      const { isSolved, attempts, hints, sawSolution } = exercise.progress;
      const word = isSolved ? "solved" : attempts || hints || sawSolution ? "begun" : "untouched";
      return make("li", {}, make("button", {
        type: "button", click: () => { sheet.close(); run(`exercise ${exercise.id}`); },
      }, make("span", { class: "title" }, of(exercise.title)),
      make("span", { class: "faint" }, minutes(exercise.minutes)), status(word)));
    }))]));
}

/** Questions with answers: each is a line of the prompt. */
export function showInterviews(run) {
  const lines = [["quizOfFive", "quiz"], ["daily", "daily"], ["interview1", "interview 15 minutes level 1"],
    ["interview2", "interview 30 minutes level 2"], ["interview3", "interview 45 minutes level 3"],
    ["interview4", "interview 45 minutes level 4"], ["interview5", "interview 60 minutes level 5"],
    ["interviewAgain", "interview"]];
  open(say("interviews"), make("p", { class: "faint" }, say("interviewsHint")),
    make("ul", { class: "cards" }, ...lines.map(([word, line]) => make("li", {},
      make("button", { type: "button", click: () => { sheet.close(); run(line); } },
        make("span", { class: "title" }, say(word)), make("code", {}, line))))));
}

/** Where a session was: in a lesson, whose folder begins with its number, or in an exercise. */
function placeOf({ place }) {
  const number = place?.match(/^(\d+)-/)?.[1];
  return number ? say("lessonNumber", { n: Number(number) }) : place;
}

/** Earlier sessions, each of which goes on. */
export async function showSessions(present) {
  const sessions = await Session.earlier();
  const format = new Intl.DateTimeFormat(currentLanguage(), { dateStyle: "medium", timeStyle: "short" });
  const item = (session) => make("li", {},
    make("a", { href: `${base}/s/${session.name}`, "aria-current": session.name === present ? "page" : null },
      make("span", { class: "title" }, format.format(new Date(session.date * 1000))),
      make("code", {}, session.last),
      make("span", { class: "faint" }, [placeOf(session), say("changes", { n: session.changes })]
        .filter(Boolean).join(" · "))),
    session.name === present ? null : make("button", {
      type: "button", class: "remove", "aria-label": say("forget"), title: say("forget"),
      click: async () => {
        try {
          await Session.forget(session.name);
          await showSessions(present);
        } catch { sheet.close(); }
      },
    }, "✕"));
  open(say("sessions"),
    make("p", {}, make("a", { class: "primary", href: `${base}/` }, say("newSession"))),
    sessions.length ? make("ul", { class: "cards sessions" }, ...sessions.map(item))
      : make("p", { class: "empty" }, say("noSessions")));
}

function download({ name, type, text }) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = make("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** What can be taken away. */
export function showShare(ask) {
  const files = ["script", "trace.html", "scene.json", "scene.svg", "scene.swift", "scene.m"];
  open(say("share"), make("ul", { class: "cards" }, ...files.map((name) => make("li", {},
    make("button", { type: "button", click: async () => {
      let answer;
      try { answer = await ask({ do: "file", rest: name }); } catch { return sheet.close(); }
      const { file, problem } = answer;
      if (file) { sheet.close(); download(file); } else sheet.append(make("p", { class: "note" }, of(problem)));
    } }, make("span", { class: "title" }, say(`file.${name}`)), make("span", { class: "faint" },
      name === "script" ? "session.touchstone" : name))))));
}
