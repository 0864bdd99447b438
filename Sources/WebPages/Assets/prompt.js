// The prompt: what was typed and answered, and the line that is being typed.
import { make, say, find, linkRules, nodes, ruled } from "./dom.js";

/** An entry of more lines is folded to its first, and one of more letters. */
const FOLDED = { lines: 8, letters: 500 };
/** The words that the lines of `why` and of other advice begin with. */
const ADVICE = /^(?:set|front|back|put|move|frame|remove|on|off|gesture|hit|why|tap|inspect|add|constrain|layout|scroll|zoom) \S/;
const OFFER = /^(lesson \d+|exercise [a-z\d-]+|ask Q-\d+)( *)$/;

export class Prompt {
  /** `run` runs an entry, `press` the line of a button, `ask` puts a question to the session, `rule`
   *  opens a rule. */
  constructor({ run, press, ask, rule, toScreen, onVerdict }) {
    Object.assign(this, { run, press, ask, rule, toScreen, onVerdict });
    this.transcript = find("#transcript");
    this.entry = find("#entry");
    this.list = find("#words-list");
    [this.history, this.place, this.draft] = [[], 0, ""];
    this.words = [];
    this.entry.addEventListener("keydown", (event) => this.key(event));
    this.entry.addEventListener("input", () => { this.fit(); this.closeList(); });
    this.entry.addEventListener("blur", () => setTimeout(() => this.closeList(), 150));
    find("#line").addEventListener("submit", (event) => { event.preventDefault(); this.submit(); });
    find("#run").addEventListener("click", () => this.submit());
  }

  // What was said

  /** The columns of a line that there is room for; those of the last line where the transcript is not
   *  seen. */
  get columns() {
    if (this.transcript.clientWidth > 0) this.seenColumns = this.measured(this.transcript.clientWidth - 28);
    // What is answered now is read when the part is shown, in a column as wide as the page.
    return this.seenColumns ?? this.measured(find("main").clientWidth - 50, document.body);
  }

  measured(room, place = this.transcript) {
    const probe = make("pre", { class: "console probe" }, "0".repeat(100));
    place.append(probe);
    const letter = probe.getBoundingClientRect().width / 100;
    probe.remove();
    return letter > 0 && room > 0 ? Math.floor(room / letter) : undefined;
  }

  clear() { this.transcript.replaceChildren(); }

  add(entries) {
    for (const entry of entries) {
      const blocks = entry.blocks.map((block) => this.block(block)).filter(Boolean);
      this.transcript.append(make("div", { class: entry.isFailed ? "said failed" : "said" },
        entry.text ? this.typed(entry) : null, ...blocks));
      if (entry.text) this.note(entry.text);
    }
    // Old questions are not answered any more.
    const questions = [...this.transcript.querySelectorAll(".asked")];
    questions.slice(0, -1).forEach((question) => question.classList.add("isOver"));
    if (entries.length) this.isAhead = true;
    this.settle();
  }

  /** What was typed; of a dump, its first lines, so that the answer is seen. */
  typed({ prompt, text }) {
    const lines = text.split("\n");
    const head = make("span", { class: "hint" }, prompt);
    const isLong = lines.length > FOLDED.lines || (lines.length > 1 && text.length > FOLDED.letters);
    if (!isLong) return make("pre", { class: "typed" }, head, text);
    return make("details", { class: "folded" },
      make("summary", {}, make("pre", { class: "typed" }, head, lines[0]),
        make("span", { class: "faint" }, say("foldedLines", { n: lines.length - 1 }))),
      make("pre", { class: "typed" }, lines.slice(1).join("\n")));
  }

  /** Puts an answer at the end that belongs to no line. */
  append(content) {
    this.transcript.append(make("div", { class: "said" }, ...content));
    this.isAhead = true;
    this.settle();
  }

  /** Puts the button that continues below the last text; whoever was at the end stays there. */
  appendWay(button) {
    const { transcript } = this;
    const isAtEnd = transcript.scrollTop + transcript.clientHeight >= transcript.scrollHeight - 2;
    transcript.append(make("p", { class: "go-on" }, button));
    if (isAtEnd) transcript.scrollTop = transcript.scrollHeight;
  }

  /** Scrolls to what came last, when it can be seen: a long text is read from its beginning. */
  settle() {
    const last = [...this.transcript.children].findLast((one) => !one.matches(".go-on"));
    if (!last || !this.isAhead || !this.transcript.clientHeight) return;
    this.isAhead = false;
    const isHigh = last.offsetHeight > this.transcript.clientHeight - 40;
    this.transcript.scrollTop = isHigh ? last.offsetTop - 12 : this.transcript.scrollHeight;
  }

  /** Marks the question that is open, if there is one. */
  showOpen(state) {
    const isOpen = Boolean(state.asks) || state.lesson?.waits === "task";
    this.transcript.querySelectorAll(".asked").forEach((question, place, all) => {
      question.classList.toggle("isOver", !isOpen || place < all.length - 1);
    });
  }

  block(block) {
    switch (block.kind) {
      case "console": return this.console(block.lines);
      case "prose": return make("div", { class: "prose" }, ...this.linked(block.html));
      case "code": return make("div", { class: "prose" }, ...this.linked(block.html));
      case "page": return make("p", { class: "page" }, say("page", { n: block.number, count: block.count }));
      case "question": return this.question(block);
      case "task": return this.task(block);
      case "verdict": return this.verdict(block);
      case "answers": return this.answers(block);
      default: return null;
    }
  }

  console(lines) {
    return make("pre", { class: "console", tabindex: 0 }, ...lines.flatMap((line, place) => [
      ...(place ? ["\n"] : []),
      ...(this.advice(line) ?? line.map(([text, name]) => make("span", { class: name ?? null },
        ...(name === "hint" && this.offer(text) || ruled(text, this.rule)))))]));
  }

  /** What a list of lessons, exercises and questions offers, which a click writes; null for other text. */
  offer(text) {
    const [, line, blanks] = text.match(OFFER) ?? [];
    return line ? [this.lineButton(line), blanks] : null;
  }

  lineButton(line) {
    return make("button", {
      type: "button", class: "line", title: say("writeLine"), click: () => this.write(line),
    }, line);
  }

  /** A line that is said can be typed: a click writes it to the prompt. Null for any other line. */
  advice(line) {
    const said = line.filter(([text]) => text.trim() !== "");
    if (said.length !== 1 || said[0][1] !== "hint") return null;
    const whole = line.map(([text]) => text).join("");
    const text = whole.trim();
    if (!/^\s/.test(whole) || !ADVICE.test(text)) return null;
    return [whole.slice(0, whole.indexOf(text)), this.lineButton(text)];
  }

  /** Writes a line to the prompt, to be run by Return. */
  write(text) {
    this.text = text;
    this.focus();
    this.entry.setSelectionRange(text.length, text.length);
  }

  /** Markup of prose; what it says can be typed is run by a click. */
  linked(html) {
    const all = nodes(html);
    for (const node of all) {
      if (node.nodeType !== Node.ELEMENT_NODE) continue;
      for (const link of node.querySelectorAll("a")) link.replaceWith(...link.childNodes);
      node.normalize();
      linkRules(node, this.rule);
    }
    return all;
  }

  question(block) {
    const answer = (text) => make("button", { type: "button", class: "choice", click: () => this.press(text) });
    let choices = [];
    if (block.choices) {
      choices = block.choices.map((choice, place) => {
        const button = answer(String(place + 1));
        button.append(make("span", { class: "number" }, String(place + 1)), ...nodes(choice));
        return button;
      });
    } else if (block.asks === "inside") {
      choices = ["true", "false"].map((word) => { const button = answer(word); button.append(word); return button; });
    } else if (block.asks === "view") {
      choices = [this.touching()];
    }
    return make("div", { class: "asked" }, make("p", { class: "ask-head" },
      say(block.choices ? "question" : "predict")), make("p", { class: "ask-text" }, ...nodes(block.html)),
    ...choices, make("div", { class: "acts" },
      // One with choices has no hints.
      block.choices ? null : make("button", { type: "button", class: "link", click: () => this.press("?") }, say("hint")),
      make("button", { type: "button", class: "link", click: () => this.press("") }, say("showAnswer"))));
  }

  /** That a touch answers, and the way to the screen where it is not seen. */
  touching() {
    return make("div", { class: "to-touch" }, make("p", { class: "hint" }, say("touchToAnswer")),
      make("button", { type: "button", class: "to-screen", click: () => this.toScreen() }, say("toScreen")));
  }

  /** The buttons under a question of an interview or a quiz, whose text is above them. */
  answers(block) {
    const line = (word, text) => make("button", { type: "button", class: "link", click: () => this.press(text) }, say(word));
    const choices = (block.choices ?? []).map((choice, place) => make("button", {
      type: "button", class: "choice", click: () => this.press(String(place + 1)),
    }, make("span", { class: "number" }, String(place + 1)), ...nodes(choice)));
    return make("div", { class: "asked" },
      block.asks === "view" ? this.touching() : null,
      ...(block.asks === "inside" ? ["true", "false"] : []).map((word) => make("button",
        { type: "button", class: "choice", click: () => this.press(word) }, word)),
      block.asks === "words" ? make("p", { class: "hint" }, say("wordsToAnswer")) : null,
      ...choices, make("div", { class: "acts" }, line("skipQuestion", "skip"), line("leave", "leave")));
  }

  task(block) {
    return make("div", { class: "asked" }, make("p", { class: "ask-head" }, say("yourTurn")),
      make("p", { class: "ask-text" }, ...nodes(block.html)),
      make("div", { class: "acts" },
        make("button", { type: "button", class: "primary", click: () => this.press("next") }, say("checkTask")),
        block.count ? make("button", { type: "button", class: "link", click: () => this.press("hint") }, say("hint")) : null,
        make("button", { type: "button", class: "link", click: () => this.press("solution") }, say("oneWay")),
        make("button", { type: "button", class: "link", click: () => this.press("again") }, say("again"))));
  }

  verdict(block) {
    const { verdict } = block;
    this.onVerdict(verdict);
    return make("div", { class: verdict.isPassed ? "verdict passed" : "verdict" },
      make("p", { class: "ask-head" }, say(verdict.isRight ? "right" : verdict.isPassed ? "passed" : "notYet",
        { points: verdict.points, of: verdict.of })),
      this.console(block.lines), ...(block.html ? nodes(block.html) : []));
  }

  // The line

  get text() { return this.entry.value; }
  set text(text) {
    this.entry.value = text;
    this.fit();
  }

  fit() {
    this.entry.rows = Math.min(14, this.entry.value.split("\n").length);
  }

  note(text) {
    if (text && text !== this.history.at(-1)) this.history.push(text);
    this.place = this.history.length;
  }

  focus() { this.entry.focus(); }

  async submit() {
    const { text } = this;
    this.closeList();
    if (text.includes("\n") || /[{(\[,]\s*$/.test(text) || /^\s*(class|struct|enum|extension|func|@interface|@implementation|import|let|var|load paste)\b/.test(text)) {
      let answer;
      try { answer = await this.ask({ do: "whole", text }); } catch { return; }
      const { isWhole, indent } = answer;
      if (isWhole === false && !text.endsWith("\n\n")) return this.insert(`\n${" ".repeat(indent ?? 0)}`);
    }
    this.text = "";
    this.draft = "";
    const isTaken = await this.run(text);
    // Nothing that was typed is lost.
    if (!isTaken && !this.text) this.text = text;
  }

  /** Runs a text that was not typed, such as a file's; it is seen until it is answered. */
  put(text) {
    this.text = text;
    return this.submit();
  }

  insert(text) {
    this.entry.setRangeText(text, this.entry.selectionStart, this.entry.selectionEnd, "end");
    this.fit();
  }

  key(event) {
    if (event.isComposing) return;
    if (!this.list.hidden && this.keyInList(event)) return event.preventDefault();
    const isFirst = !this.text.slice(0, this.entry.selectionStart).includes("\n");
    const isLast = !this.text.slice(this.entry.selectionEnd).includes("\n");
    const { key } = event;
    const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey;
    if (key === "Enter" && !event.shiftKey && isPlain) this.submit();
    else if (key === "Enter" && event.shiftKey) this.insert("\n");
    else if (key === "Tab" && !event.shiftKey && isPlain && this.text.trim() !== "") this.complete();
    else if (key === "ArrowUp" && isFirst && isPlain) this.recall(-1);
    else if (key === "ArrowDown" && isLast && isPlain) this.recall(1);
    else if (key === "c" && event.ctrlKey && this.entry.selectionStart === this.entry.selectionEnd) this.text = "";
    else if (key === "l" && event.ctrlKey) this.clear();
    else if (key === "Escape" && this.text) this.text = "";
    else return;
    event.preventDefault();
  }

  recall(way) {
    if (this.place === this.history.length) this.draft = this.text;
    const place = Math.min(Math.max(this.place + way, 0), this.history.length);
    if (place === this.place) return;
    this.place = place;
    this.text = place === this.history.length ? this.draft : this.history[place];
    this.entry.setSelectionRange(this.text.length, this.text.length);
  }

  // Completion

  async complete() {
    const cursor = this.entry.selectionStart;
    const [before, rest] = [this.text.slice(0, cursor), this.text.slice(cursor)];
    const { completion } = await this.ask({ do: "complete", text: before, rest });
    if (!completion || this.text !== before + rest) return;
    const { start, words, insertion, back, usage } = completion;
    if (insertion !== undefined && insertion !== null) {
      this.entry.setRangeText(insertion, start, cursor, "end");
      const end = this.entry.selectionStart - back;
      this.entry.setSelectionRange(end, end);
      this.fit();
      if (words.length === 1) return;
    }
    this.openList(words, start, usage);
  }

  openList(words, start, usage) {
    if (!words.length && !usage) return;
    this.words = words;
    this.start = start;
    this.chosen = -1;
    this.list.replaceChildren(
      ...(usage ? [make("pre", { class: "usage" }, usage)] : []),
      ...words.map((word, place) => make("div", {
        role: "option", id: `word-${place}`, class: "word", "aria-selected": "false",
        pointerdown: (event) => { event.preventDefault(); this.take(place); },
      }, make("span", {}, word.text), word.note ? make("span", { class: "faint" }, word.note) : null)));
    this.list.hidden = false;
    this.entry.setAttribute("aria-expanded", "true");
  }

  closeList() {
    this.list.hidden = true;
    this.words = [];
    this.entry.setAttribute("aria-expanded", "false");
    this.entry.removeAttribute("aria-activedescendant");
  }

  keyInList(event) {
    const count = this.words.length;
    if (event.key === "Escape") { this.closeList(); return true; }
    if (event.key === "Enter" && this.chosen >= 0) { this.take(this.chosen); return true; }
    const way = { ArrowDown: 1, Tab: event.shiftKey ? -1 : 1, ArrowUp: -1 }[event.key];
    if (!way || !count) return false;
    this.chosen = (this.chosen + way + (this.chosen < 0 && way < 0 ? 1 : 0) + count) % count;
    const options = this.list.querySelectorAll(".word");
    options.forEach((option, place) => option.setAttribute("aria-selected", String(place === this.chosen)));
    options[this.chosen].scrollIntoView({ block: "nearest" });
    this.entry.setAttribute("aria-activedescendant", `word-${this.chosen}`);
    return true;
  }

  take(place) {
    const word = this.words[place].text;
    this.entry.setRangeText(`${word} `, this.start, this.entry.selectionStart, "end");
    this.closeList();
    this.entry.focus();
  }
}
