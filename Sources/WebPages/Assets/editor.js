// The code of a class: a field with indentation and completion, and what the checker finds under it
// while one types.
import { linkRules, make, say } from "./dom.js";
import { makeField } from "./code-field.js";

const PAUSE = 150;

export class Editor {
  /** `ask` puts a question to the session; `save` declares the text and judges it; `rule` opens a rule. */
  constructor(root, { ask, save, rule }) {
    Object.assign(this, { root, ask, save, rule });
    [this.name, this.code, this.saved] = ["", "swift", ""];
    this.build();
  }

  build() {
    this.title = make("span", { class: "file" });
    this.state = make("span", { class: "state", role: "status" });
    this.field = makeField({ changed: () => this.changed(), key: (event) => this.key(event) });
    this.faults = make("ul", { id: "faults", class: "faults", "aria-live": "polite" });
    this.task = make("details", { class: "task-text", hidden: true, open: true });
    this.said = make("div", { class: "outcome", hidden: true, tabindex: 0, "data-label": "outcome", "aria-label": say("outcome"), role: "region" });
    this.words = make("div", { class: "words-in-code", role: "listbox", "data-label": "completions", hidden: true });
    this.button = make("button", { type: "button", class: "primary", "data-word": "save", click: () => this.store() }, say("save"));
    this.acts = make("div", { class: "acts" });
    this.root.replaceChildren(this.task,
      make("div", { class: "bar" }, this.title, this.state, this.acts, this.button),
      this.field.element, this.words, this.faults, this.said);
    this.fill();
  }

  /** Opens a text; what was written to it and not saved before a reload is there again. */
  open({ name, text, code }) {
    [this.name, this.code, this.saved] = [name, code, text];
    this.field.open(this.draft() ?? text, code);
    this.mark([]);
    this.fill();
    this.check();
  }

  /** Puts the text of a file in place of what is written, as keys would. */
  replace({ name, text, code }) {
    if (!this.exercise) [this.name, this.code] = [name, code];
    this.field.select(0, this.text.length);
    this.field.type(text);
    this.fill();
  }

  focus() { this.field.focus(); }

  // A text that is not saved yet, as long as the tab is there.

  get draftKey() { return `touchstone.draft.${this.place}.${this.exercise ?? ""}.${this.name}`; }

  /** What was written to the text that is opened; null if nothing was, or to another text. */
  draft() {
    try {
      const { base, text } = JSON.parse(sessionStorage.getItem(this.draftKey));
      return base === this.saved ? text : null;
    } catch { return null; }
  }

  keepDraft() {
    try {
      if (!this.isChanged) sessionStorage.removeItem(this.draftKey);
      else sessionStorage.setItem(this.draftKey, JSON.stringify({ base: this.saved, text: this.text }));
    } catch { /* a reload loses it then */ }
  }

  /** Shows what the last save led to. */
  showSaid(content) {
    this.said.replaceChildren(...content);
    this.said.hidden = content.length === 0;
    this.said.scrollTop = 0;
  }

  get text() { return this.field.value; }
  get isChanged() { return this.text !== this.saved; }

  /** Shows the task of an exercise above, and what can be asked for it. */
  showExercise(exercise, acts) {
    const id = exercise?.id ?? "";
    const shown = `${id} ${exercise?.language}`;
    if (this.shownTask !== shown) {
      this.showSaid([]);
      this.task.hidden = !exercise;
      this.task.open = true;
      this.task.replaceChildren(...(exercise ? [make("summary", {}, exercise.title), make("div", { class: "prose" }, ...exercise.nodes)] : []));
      linkRules(this.task, this.rule);
      [this.exercise, this.shownTask] = [id, shown];
    }
    this.acts.replaceChildren(...acts);
    this.button.dataset.word = exercise ? "saveAndCheck" : "save";
    this.button.textContent = say(this.button.dataset.word);
  }

  fill() {
    this.title.textContent = this.name || say("noFile");
    this.state.textContent = this.isChanged ? say("changed") : "";
  }

  changed() {
    this.fill();
    this.keepDraft();
    this.closeWords();
    this.mark([]);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.check(), PAUSE);
  }

  async check() {
    const { text } = this;
    if (!text.trim()) return this.show([]);
    try {
      const { faults } = await this.ask({ do: "faults", text, code: this.code });
      if (this.text === text) this.show(faults ?? []);
    } catch { /* the page tells of it */ }
  }

  show(faults) {
    this.mark(faults);
    this.faults.replaceChildren(...faults.map((fault) => make("li", {},
      make("button", { type: "button", click: () => { this.field.focus(); this.field.select(fault.start, Math.max(fault.end, fault.start)); } },
        make("span", { class: "number" }, say("lineNumber", { n: fault.line })), fault.text))));
    this.field.say(faults.length > 0);
  }

  /** Underlines the ranges of faults, each at least a letter. */
  mark(faults) {
    this.field.mark([...faults].sort((one, other) => one.start - other.start)
      .map(({ start, end }) => [start, Math.max(end, start + 1)]));
  }

  async store() {
    clearTimeout(this.timer);
    const { text } = this;
    // A second click is no second attempt.
    if (!text.trim() || this.isStoring) return;
    this.isStoring = true;
    const busy = setTimeout(() => { this.state.textContent = say("waits"); }, 600);
    let faults;
    try {
      faults = await this.save(text, this.code);
    } finally {
      clearTimeout(busy);
      this.isStoring = false;
    }
    if (faults && !faults.length) { this.saved = text; this.keepDraft(); }
    if (faults) this.show(faults);
    this.fill();
  }

  // Keys

  key(event) {
    if (event.isComposing) return;
    if (!this.words.hidden && this.keyInWords(event)) return event.preventDefault();
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key === "s") this.store();
    else if (isCommand && event.key === " ") this.complete();
    else if (event.key === "Tab" && !isCommand && !event.altKey && !this.leaves) this.indent(event.shiftKey);
    else if (event.key === "Enter" && !isCommand && !event.altKey) this.breakLine();
    else if (event.key === "}" && this.isLineBlank()) return this.dedentClosing();
    else if (event.key === "Escape") { this.leaves = true; this.state.textContent = say("tabLeaves"); return; }
    else return;
    this.leaves = false;
    event.preventDefault();
  }

  type(text) { this.field.type(text); }

  get width() { return 2; }

  lineBefore() {
    const before = this.text.slice(0, this.field.start);
    return before.slice(before.lastIndexOf("\n") + 1);
  }

  isLineBlank() { return /^\s+$/.test(this.lineBefore()); }

  dedentClosing() {
    const { start } = this.field;
    this.field.select(start - Math.min(this.width, this.lineBefore().length), start);
  }

  breakLine() {
    const line = this.lineBefore();
    const blank = line.match(/^\s*/)[0];
    const opens = /[{(\[]\s*$/.test(line);
    const closes = opens && /^\s*[})\]]/.test(this.text.slice(this.field.start));
    const inner = opens ? blank + " ".repeat(this.width) : blank;
    this.type(`\n${inner}${closes ? `\n${blank}` : ""}`);
    if (closes) {
      const place = this.field.start - blank.length - 1;
      this.field.select(place, place);
    }
  }

  indent(isBack) {
    const { start, end } = this.field;
    const { text } = this;
    const first = text.lastIndexOf("\n", start - 1) + 1;
    if (start === end && !isBack) {
      const before = text.slice(first, start);
      if (before.trim() && /[\w.]$/.test(before)) return this.complete();
      return this.type(" ".repeat(this.width));
    }
    const lines = text.slice(first, end).split("\n");
    const blank = " ".repeat(this.width);
    const next = lines.map((line) => (isBack ? line.replace(/^ {1,2}/, "") : blank + line)).join("\n");
    this.field.select(first, end);
    this.type(next);
    this.field.select(first, first + next.length);
  }

  // Completion

  async complete() {
    const cursor = this.field.start;
    const [before, rest] = [this.text.slice(0, cursor), this.text.slice(cursor)];
    const { completion } = await this.ask({ do: "complete", text: before, rest, code: this.code });
    if (!completion || this.text !== before + rest) return;
    const { start, words, insertion, back } = completion;
    if (insertion !== undefined && insertion !== null) {
      this.field.select(start, cursor);
      this.type(insertion);
      const end = this.field.start - back;
      this.field.select(end, end);
      if (words.length === 1) return;
    }
    this.start = start;
    this.list = words;
    this.chosen = -1;
    this.words.replaceChildren(...words.slice(0, 60).map((word, place) => make("div", {
      role: "option", class: "word", "aria-selected": "false",
      pointerdown: (event) => { event.preventDefault(); this.take(place); },
    }, make("span", {}, word.text), word.note ? make("span", { class: "faint" }, word.note) : null)));
    this.words.hidden = words.length === 0;
  }

  closeWords() { this.words.hidden = true; }

  keyInWords(event) {
    const options = this.words.querySelectorAll(".word");
    if (event.key === "Escape") { this.closeWords(); return true; }
    if (event.key === "Enter" && this.chosen >= 0) { this.take(this.chosen); return true; }
    const way = { ArrowDown: 1, Tab: 1, ArrowUp: -1 }[event.key];
    if (!way || !options.length) return false;
    this.chosen = (this.chosen + way + options.length) % options.length;
    options.forEach((option, place) => option.setAttribute("aria-selected", String(place === this.chosen)));
    options[this.chosen].scrollIntoView({ block: "nearest" });
    return true;
  }

  take(place) {
    this.field.select(this.start, this.field.start);
    this.type(this.list[place].text);
    this.closeWords();
  }
}
