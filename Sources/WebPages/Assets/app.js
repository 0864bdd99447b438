// The page: its parts, and what goes between them.
import { make, say, of, lineOf, find, nodes, kept, keep, useLanguage, currentLanguage, base } from "./dom.js";
import { Session, Trouble } from "./session.js";
import { Picture } from "./picture.js";
import { Story } from "./story.js";
import { Prompt } from "./prompt.js";
import { Editor } from "./editor.js";
import { takeFiles } from "./files.js";
import { showLessons, showExercises, showInterviews, showSessions, showShare } from "./practice.js";

let session;
let state = null;
let isMapShown = false;

// The address has had its token once; it is in a cookie from here on.
const asked = new URLSearchParams(location.search);
// Who follows a link to a seat runs nothing by that.
const first = document.documentElement.dataset.seat === undefined ? asked.get("run") : null;
history.replaceState(null, "", location.pathname);

const picture = new Picture(find("#picture"), { type: touch, look: run });
const story = new Story(find("#story"), {
  onStep: (shown) => { picture.showMarks(shown); tellAnswer(shown); },
  open: (line) => look(line, prompt.measured(find("#story").clientWidth - 61, find("#story"))), hover: (index) => picture.hover(index),
  write: (line) => { showPart("prompt"); prompt.text = line; prompt.focus(); },
});
const prompt = new Prompt({
  run, press, ask, rule: showRule, toScreen: () => showPart("screen"), onVerdict: (verdict) => { wrong = verdict.isRight ? null : verdict.region; picture.showWrong(wrong); },
});
const editor = new Editor(find("#code"), { ask, save, look: run, rule: showRule });
let wrong = null;

// Asking

/** Puts a question; what prevents an answer is told, and thrown. */
async function ask(question, takes = false) {
  // A verdict has a margin of its own.
  const columns = question.columns ?? prompt.columns - (question.do === "save" ? 5 : 0);
  try {
    return await session.ask({ ...question, columns: columns > 0 ? columns : undefined }, takes);
  } catch (error) {
    await tell(error, question);
    throw error;
  }
}

async function tell(error, question) {
  const kind = error instanceof Trouble ? error.kind : "failed";
  const again = () => enter(true);
  if (kind === "elsewhere") return notice(say("elsewhere"), [["goOnHere", again], ["newSession", () => location.assign(`${base}/`)]]);
  if (kind === "taken") return notice(say("taken"), [["newSession", () => location.assign(`${base}/`)]]);
  if (kind === "died" || kind === "late") {
    // The next question begins another process, which goes on where the journal ends.
    if (question.do === "open") return notice(say("cannotGoOn"), [["newSession", () => location.assign(`${base}/`)]]);
    await enter(false, false);
    prompt.add([{ prompt: state.prompt, text: question.do === "line" ? question.text : undefined, blocks: [{ kind: "console", lines: [[[say(kind), "bad"]]] }], isFailed: true }]);
    return;
  }
  // Nothing was done: what was typed is still there, and smaller.
  if (kind === "large") return notice(say("large"), [["close", () => {}]]);
  notice(kind === "lost" ? say("lost") : `${say("failed")} ${error.reason ?? ""}`,
    [["tryAgain", () => enter(false).catch(() => { /* told */ })]]);
}

function notice(text, acts) {
  find("#notice")?.remove();
  const box = make("div", { id: "notice", role: "alert" }, make("p", {}, text), make("div", { class: "acts" },
    ...acts.map(([word, act]) => make("button", { type: "button", click: () => { box.remove(); act(); } }, say(word)))));
  find("main").before(box);
}

/** Shows a session from its beginning. */
async function enter(takes = false, shows = true) {
  const reply = await ask({ do: "open", language: currentLanguage() }, takes);
  find("#notice")?.remove();
  if (shows) {
    prompt.clear();
    prompt.add(reply.entries ?? []);
    if (!reply.entries?.length) welcome();
  }
  take({ ...reply, entries: [] });
}

function welcome() {
  const act = (word, line) => make("button", { type: "button", class: "link", click: () => press(line) }, say(word));
  // An empty screen says nothing of what can be done.
  if (!wide.matches) showPart("prompt");
  prompt.transcript.append(make("div", { class: "prose welcome" }, make("p", {}, say("welcome")),
    make("p", {}, act("welcomeLesson", "lesson 0"), " · ", act("welcomeView", "add view red 100 100 200 200"), " · ", act("welcomeNext", "next"), " · ",
      act("welcomeHelp", "help"))));
}

/** The page of a lesson that is open. */
const lessonPage = (state) => `${state?.lesson?.number} ${state?.lesson?.page}`;

/** How many lines wait for their answers. */
let running = 0;

/** Runs a line as if it was typed; returns whether it came to the session. */
async function run(line) {
  const before = state;
  let reply;
  running += 1;
  try {
    reply = await ask({ do: "line", text: line });
  } catch (error) {
    // What ended its process is shown with the reason.
    return ["died", "late"].includes(error.kind);
  } finally {
    running -= 1;
  }
  if (reply.clears) prompt.clear();
  take(reply);
  if (before?.exercise?.id !== state.exercise?.id) {
    wrong = null;
    picture.showWrong(null);
    if (state.exercise && !state.exercise.isCommands) showPart("code");
    else if (state.lesson) showPart("prompt");
  } else if (!wide.matches && (before?.asks || state.asks || state.lesson && lessonPage(before) !== lessonPage(state))) {
    // Its text is read first, wherever the screen is another part; so are a question and its outcome.
    showPart("prompt");
  }
  // Where a lesson ends, the path continues.
  if (before?.lesson && !state.lesson && !state.exercise && line.trim() !== "leave") {
    prompt.appendWay(make("button", { type: "button", class: "primary", click: () => press("next") }, say("pathNext")));
  }
  if (reply.editor && line.trimStart().startsWith("edit")) showPart("code");
  // A part that went away takes the focus with it; where fingers touch, a keyboard would come.
  if (wide.matches && !coarse.matches && document.activeElement === document.body) {
    if (document.body.dataset.work === "code") editor.focus(); else prompt.focus();
  }
  return true;
}

/** Runs the line of a button. A second click of it would answer the question that the first one leads to. */
function press(line) {
  return running ? Promise.resolve(false) : run(line);
}

/** Begins something else, also while a question is open, whose answer the line would be. */
async function begin(line) {
  if (state?.asks) await run("leave");
  return run(line);
}

/** Runs a line of a touch or a button, unless it would be the answer to an open question. */
function act(line) {
  if (!state?.asks) return run(line);
  find("#answer").textContent = say("answerFirst");
  return Promise.resolve();
}

/** Opens a rule: as a line, or beside the open question. */
async function showRule(name) {
  if (!state?.asks) { await run(lineOf(name)); return showPart("prompt"); }
  const content = await look(lineOf(name));
  if (content?.length) { showPart("prompt"); prompt.append(content); }
}

/** The answer to a line that only asks, which is not among those that were typed; for a place where
 *  there is other room than in the prompt, with the columns there. */
async function look(line, columns) {
  try {
    const { entries } = await ask({ do: "beside", text: line, columns });
    return (entries ?? []).flatMap((entry) => entry.blocks.map((block) => prompt.block(block))).filter(Boolean);
  } catch { return null; }
}

/** A touch on the picture: an answer where one is asked for, else the line that touches. */
function touch(line) {
  const point = line.match(/^(?:tap|longpress) (\d+) (\d+)/);
  if (state?.asks?.kind === "view" && point) {
    const index = picture.scene?.seen(Number(point[1]) + 0.5, Number(point[2]) + 0.5);
    const name = index === undefined ? "nil" : picture.scene.views[index].name;
    return press(name);
  }
  return act(line);
}

async function save(text, code) {
  let reply;
  try {
    reply = await ask({ do: "save", text, code });
  } catch { return null; }
  take({ ...reply, editor: null });
  // What a save leads to is seen where it was done, too.
  editor.showSaid((reply.entries?.at(-1)?.blocks ?? []).map((block) => prompt.block(block)).filter(Boolean));
  return reply.faults ?? [];
}

// Showing

function take(reply) {
  if (reply.entries?.length) find(".welcome")?.remove();
  prompt.add(reply.entries ?? []);
  if (!reply.state) return;
  state = reply.state;
  prompt.showOpen(state);
  picture.show(state.scene ?? null);
  picture.showAsked(state.asks?.point ?? null);
  story.show(state.scene ?? null);
  picture.showWrong(state.exercise ? wrong : null);
  find("#before").textContent = state.prompt;
  find("#undo").disabled = state.undo === 0 || Boolean(state.asks);
  find("#redo").disabled = state.redo === 0 || Boolean(state.asks);
  find("#entry").placeholder = say(state.asks ? "answerHint" : "entryHint");
  find("#entry").dataset.hint = state.asks ? "answerHint" : "entryHint";
  showPlace();
  showCode();
  if (reply.editor) editor.open(reply.editor);
  if (isMapShown) showMap(); else picture.showMap(null);
}

function showPlace() {
  const { lesson, exercise } = state;
  const act = (word, line, name) => make("button", { type: "button", class: name, click: () => press(line) }, say(word));
  const parts = [];
  const at = (text) => make("span", { class: "at", title: text }, text);
  if (lesson) {
    parts.push(at(say("lessonAt", { n: lesson.number, title: of(lesson.title) })));
    parts.push(make("span", { class: "page-of" }, say("page", { n: lesson.page, count: lesson.pages })));
    if (lesson.page > 1) parts.push(act("pageBefore", "back", "link"));
    if (lesson.waits === "pause") parts.push(act("goOn", "", "primary goes-on"));
    parts.push(act("leave", "leave", "link"));
  } else if (exercise) {
    parts.push(at(of(exercise.title)));
    if (exercise.isCommands) {
      parts.push(act("checkTask", "check", "primary"));
      if (exercise.hints) parts.push(act("hint", "hint", "link"));
      if (exercise.isSolved || exercise.attempts) parts.push(act("solution", "solution", "link"));
    }
    if (exercise.isSolved) parts.push(act("pathNext", "next", "primary"));
    parts.push(act("leave", "leave", "link"));
  } else if (!state.asks) {
    parts.push(act("pathNext", "next", "link"));
  }
  find("#place").replaceChildren(...parts.flatMap((part) => [part, " "]));
  prompt.transcript.querySelector(".go-on")?.remove();
  if (lesson?.waits === "pause") prompt.appendWay(act("goOn", "", "primary"));
}

function showCode() {
  const { exercise } = state;
  const act = (word, line) => make("button", { type: "button", class: "link", click: () => { showPart("prompt"); press(line); } }, say(word));
  editor.showExercise(exercise && !exercise.isCommands
    ? { id: exercise.id, language: currentLanguage(), title: of(exercise.title), nodes: nodes(exercise.task) } : null,
  exercise && !exercise.isCommands ? [
    exercise.hints ? act("hint", "hint") : null,
    exercise.isSolved || exercise.attempts ? act("solution", "solution") : null,
  ].filter(Boolean) : []);
}

async function showMap() {
  try {
    const { map, problem } = await ask({ do: "map" });
    picture.showMap(map?.map ?? null);
    if (problem) find("#answer").textContent = of(problem);
  } catch { /* told */ }
}

function tellAnswer(shown) {
  // Where the screen is all that is seen, an older answer would be misleading.
  if (state?.asks?.kind === "view") {
    const asked = state.asks.point;
    find("#answer").textContent = asked
      ? say("answerByTouchAt", { point: `(${asked.join(", ")})` }) : say("answerByTouch");
    return;
  }
  const trace = shown?.trace;
  if (!trace) return void (find("#answer").textContent = "");
  const point = `(${trace.point.join(", ")})`;
  const name = trace.resultName ?? null;
  const word = name === null ? "Nowhere" : "To";
  find("#answer").textContent = say((state?.scene?.isOutdated ? "went" : "goes") + word, { point, name });
}
picture.onCursor = (text) => { find("#answer").textContent = text; };

// Parts of the page

const parts = ["screen", "story", "prompt", "code"];

/** Shows a part where not all are seen at once. */
function showPart(name) {
  document.body.dataset.part = name;
  if (name === "prompt" || name === "code") document.body.dataset.work = name;
  for (const part of parts) {
    const isWork = part === "prompt" || part === "code";
    find(`#tab-${part}`).setAttribute("aria-selected", String(part === name
      || (wide.matches && isWork && document.body.dataset.work === part)));
  }
  prompt.settle();
}

/** Where there is room for all, only what shares a column is chosen. */
const wide = matchMedia("(min-width: 1100px)");
const coarse = matchMedia("(pointer: coarse)");
function placeTabs() {
  if (wide.matches) find("#work").prepend(find(".tabs"));
  else find("main").before(find(".tabs"));
}
wide.addEventListener("change", () => { placeTabs(); showPart(document.body.dataset.work); });
placeTabs();

for (const [place, part] of parts.entries()) {
  const tab = find(`#tab-${part}`);
  tab.addEventListener("click", () => showPart(part));
  tab.addEventListener("keydown", (event) => {
    const next = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!next) return;
    const other = find(`#tab-${parts[(place + next + parts.length) % parts.length]}`);
    other.focus();
    other.click();
    event.preventDefault();
    event.stopPropagation();
  });
}

function toggle(id, change) {
  find(id).addEventListener("click", (event) => {
    const isOn = event.currentTarget.getAttribute("aria-pressed") !== "true";
    event.currentTarget.setAttribute("aria-pressed", String(isOn));
    change(isOn);
  });
}

toggle("#names", (isOn) => { picture.areNamesShown = isOn; picture.update(); });
toggle("#map", (isOn) => { isMapShown = isOn; if (isOn) showMap(); else picture.showMap(null); });
toggle("#layers", (isOn) => { picture.spread = isOn ? 1 : 0; picture.update(); });
find("#nearer").addEventListener("click", () => picture.zoom(1.5));
find("#farther").addEventListener("click", () => picture.zoom(1 / 1.5));
picture.onZoom = (factor) => { find("#farther").disabled = factor <= 1; find("#nearer").disabled = factor >= 8; };
toggle("#arrange", (isOn) => {
  picture.isArranging = isOn;
  find("#palette").hidden = find("#arrange-hint").hidden = !isOn;
  picture.update();
});

/** What can be put on the screen: each is a line. */
function buildPalette() {
  const kinds = [["view", 120, 120], ["button", 120, 44], ["label", 120, 30], ["switch", 51, 31],
    ["slider", 150, 30], ["textfield", 160, 34], ["scroll", 200, 200]];
  find("#palette").replaceChildren(...kinds.map(([kind, width, height]) => make("button", {
    type: "button", click: () => {
      const names = new Set((state?.scene?.views ?? []).map((view) => view.name));
      let number = 1;
      while (names.has(`${kind}${number}`)) number += 1;
      act(`add ${kind} ${kind}${number} ${40 + 12 * number} ${80 + 24 * number} ${width} ${height}`);
    },
  }, `+ ${kind}`)));
}

find("#undo").addEventListener("click", () => act("undo"));
find("#redo").addEventListener("click", () => act("redo"));
find("#stop").addEventListener("click", () => session.stop());
find("#open-lessons").addEventListener("click", () => showLessons(ask, begin));
find("#open-exercises").addEventListener("click", () => showExercises(ask, begin));
find("#open-interviews").addEventListener("click", () => showInterviews(begin));
find("#open-sessions").addEventListener("click", () => showSessions(session.name).catch((error) => tell(error, {})));
find("#open-share").addEventListener("click", () => showShare(ask));
takeFiles(document, {
  write: (text) => { showPart("prompt"); prompt.put(text); },
  open: (file) => { showPart("code"); editor.replace(file); },
  tell: (word, name) => notice(say(word, { name }), [["close", () => {}]]),
});
find("#language").addEventListener("click", async () => {
  useLanguage(currentLanguage() === "en" ? "zh-Hans" : "en");
  find("#language").lang = currentLanguage() === "en" ? "zh-Hans" : "en";
  try { take(await ask({ do: "language", language: currentLanguage() })); } catch { /* told */ }
});
find("#theme").addEventListener("click", () => {
  const root = document.documentElement;
  const isDark = root.dataset.theme
    ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = isDark ? "light" : "dark";
  keep("theme", root.dataset.theme);
});

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || find("#sheet").open) return;
  const isCommand = event.ctrlKey || event.metaKey;
  if (event.target.isContentEditable || event.target.matches("textarea, input, select")) return;
  if (isCommand && event.key === "z") act(event.shiftKey ? "redo" : "undo");
  else if (isCommand && event.key === "y") act("redo");
  else if (!isCommand && !event.altKey && story.key(event)) { /* gone */ }
  else if (!isCommand && !event.altKey && event.key === "/") { showPart("prompt"); prompt.focus(); }
  else return;
  event.preventDefault();
});

// What a teacher has sent is run as if it was typed; a scene is then looked at.
document.addEventListener("touchstone-run", async ({ detail }) => {
  showPart("prompt");
  await begin(detail);
  if (!/^(?:lesson|exercise)\b/.test(detail)) showPart("screen");
});

/** Shows that an answer is waited for, and offers to end it. */
function showWaiting(isLong) {
  find("#stop").hidden = !isLong;
  find("#run").hidden = isLong;
  find("#waiting").hidden = !isLong;
  find("#waiting").textContent = isLong ? say("waits") : "";
}

// Beginning

if (kept("theme")) document.documentElement.dataset.theme = kept("theme");
useLanguage(currentLanguage());
document.body.dataset.work = "prompt";
showPart(matchMedia("(min-width: 700px)").matches ? "prompt" : "screen");
buildPalette();
try {
  session = await Session.ofPage();
  let busy;
  session.onBusy = (isBusy) => {
    clearTimeout(busy);
    document.body.toggleAttribute("aria-busy", isBusy);
    // Only what takes long can be stopped.
    if (isBusy) busy = setTimeout(() => { showWaiting(true); busy = setTimeout(() => { find("#waiting").textContent = say("waitsLong"); }, 8000); }, 600);
    else showWaiting(false);
  };
  editor.place = session.name;
  await enter();
  if (first) await run(first);
  // After a reload one is where one was.
  else if (state?.exercise && !state.exercise.isCommands) showPart("code");
  if (wide.matches && !state?.exercise) prompt.focus();
} catch (error) {
  if (!session) await tell(error, { do: "open" });
}
document.body.dataset.ready = "true";
