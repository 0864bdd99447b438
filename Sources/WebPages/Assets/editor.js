// The code of a class: a plain field with line numbers, indentation, and what the checker finds
// under it while one types.
import { make, say } from "./dom.js";

const PAUSE = 150;

export class Editor {
  /** `ask` puts a question to the session; `save` declares the text and judges it. */
  constructor(root, { ask, save, look }) {
    Object.assign(this, { root, ask, save, look });
    [this.name, this.code, this.saved] = ["", "swift", ""];
    this.build();
  }

  build() {
    this.title = make("span", { class: "file" });
    this.state = make("span", { class: "state", role: "status" });
    this.text = make("textarea", {
      id: "text", spellcheck: "false", autocapitalize: "off", autocorrect: "off", wrap: "off",
      "data-label": "codeText", "aria-label": say("codeText"), "data-hint": "codeHint", placeholder: say("codeHint"), "aria-describedby": "faults",
      input: () => this.changed(), keydown: (event) => this.key(event),
      scroll: () => { this.numbers.scrollTop = this.text.scrollTop; this.marks.scrollTop = this.text.scrollTop; this.marks.scrollLeft = this.text.scrollLeft; },
    });
    this.numbers = make("pre", { class: "numbers", "aria-hidden": "true" });
    this.marks = make("pre", { class: "marks-under", "aria-hidden": "true" });
    this.faults = make("ul", { id: "faults", class: "faults", "aria-live": "polite" });
    this.task = make("details", { class: "task-text", hidden: true, open: true });
    this.said = make("div", { class: "outcome", hidden: true, tabindex: 0, "data-label": "outcome", "aria-label": say("outcome"), role: "region" });
    this.words = make("div", { class: "words-in-code", role: "listbox", "data-label": "completions", hidden: true });
    this.button = make("button", { type: "button", class: "primary", "data-word": "save", click: () => this.store() }, say("save"));
    this.acts = make("div", { class: "acts" });
    this.root.replaceChildren(this.task,
      make("div", { class: "bar" }, this.title, this.state, this.acts, this.button),
      make("div", { class: "field" }, this.numbers, make("div", { class: "layers" }, this.marks, this.text)),
      this.words, this.faults, this.said);
    this.fill();
  }

  /** Opens a text. */
  open({ name, text, code }) {
    [this.name, this.code, this.saved] = [name, code, text];
    this.text.value = text;
    this.text.scrollTop = 0;
    this.fill();
    this.check();
  }

  /** Shows what the last save led to. */
  showSaid(content) {
    this.said.replaceChildren(...content);
    this.said.hidden = content.length === 0;
    this.said.scrollTop = 0;
  }

  get isChanged() { return this.text.value !== this.saved; }

  /** Shows the task of an exercise above, and what can be asked for it. */
  showExercise(exercise, acts) {
    const id = exercise?.id ?? "";
    if (this.exercise !== id) {
      this.showSaid([]);
      this.task.hidden = !exercise;
      this.task.open = true;
      this.task.replaceChildren(...(exercise ? [make("summary", {}, exercise.title), make("div", { class: "prose" }, ...exercise.nodes)] : []));
      this.exercise = id;
    }
    this.acts.replaceChildren(...acts);
    this.button.dataset.word = exercise ? "saveAndCheck" : "save";
    this.button.textContent = say(this.button.dataset.word);
  }

  fill() {
    const count = this.text.value.split("\n").length;
    this.numbers.textContent = Array.from({ length: count }, (_, place) => place + 1).join("\n");
    this.title.textContent = this.name || say("noFile");
    this.state.textContent = this.isChanged ? say("changed") : "";
  }

  changed() {
    this.fill();
    this.closeWords();
    this.mark([]);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.check(), PAUSE);
  }

  async check() {
    const text = this.text.value;
    if (!text.trim()) return this.show([]);
    try {
      const { faults } = await this.ask({ do: "faults", text, code: this.code });
      if (this.text.value === text) this.show(faults ?? []);
    } catch { /* the page tells of it */ }
  }

  show(faults) {
    this.mark(faults);
    this.faults.replaceChildren(...faults.map((fault) => make("li", {},
      make("button", { type: "button", click: () => { this.text.focus(); this.text.setSelectionRange(fault.start, Math.max(fault.end, fault.start)); } },
        make("span", { class: "number" }, say("lineNumber", { n: fault.line })), fault.text))));
    this.text.setAttribute("aria-invalid", String(faults.length > 0));
  }

  /** Underlines the ranges of faults, in a copy of the text behind it. */
  mark(faults) {
    const text = this.text.value;
    const parts = [];
    let place = 0;
    for (const { start, end } of [...faults].sort((one, other) => one.start - other.start)) {
      if (start < place) continue;
      const stop = Math.max(end, start + 1);
      parts.push(text.slice(place, start), make("span", { class: "fault" }, text.slice(start, stop) || " "));
      place = stop;
    }
    this.marks.replaceChildren(...parts, `${text.slice(place)}\n`);
    this.marks.scrollTop = this.text.scrollTop;
  }

  async store() {
    clearTimeout(this.timer);
    const text = this.text.value;
    if (!text.trim()) return;
    const faults = await this.save(text, this.code);
    if (faults?.length) return this.show(faults);
    if (faults) { this.saved = text; this.show([]); }
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

  /** Typed as keys are, so that the browser's undo takes it back. */
  type(text) {
    this.text.focus();
    if (!document.execCommand("insertText", false, text)) {
      this.text.setRangeText(text, this.text.selectionStart, this.text.selectionEnd, "end");
      this.changed();
    }
  }

  get width() { return 2; }

  lineBefore() {
    const before = this.text.value.slice(0, this.text.selectionStart);
    return before.slice(before.lastIndexOf("\n") + 1);
  }

  isLineBlank() { return /^\s+$/.test(this.lineBefore()); }

  dedentClosing() {
    const start = this.text.selectionStart;
    const blank = this.lineBefore();
    this.text.setSelectionRange(start - Math.min(this.width, blank.length), start);
  }

  breakLine() {
    const line = this.lineBefore();
    const blank = line.match(/^\s*/)[0];
    const opens = /[{(\[]\s*$/.test(line);
    const closes = opens && /^\s*[})\]]/.test(this.text.value.slice(this.text.selectionStart));
    const inner = opens ? blank + " ".repeat(this.width) : blank;
    this.type(`\n${inner}${closes ? `\n${blank}` : ""}`);
    if (closes) {
      const place = this.text.selectionStart - blank.length - 1;
      this.text.setSelectionRange(place, place);
    }
  }

  indent(isBack) {
    const { selectionStart: start, selectionEnd: end, value } = this.text;
    const first = value.lastIndexOf("\n", start - 1) + 1;
    if (start === end && !isBack) {
      const before = value.slice(first, start);
      if (before.trim() && /[\w.]$/.test(before)) return this.complete();
      return this.type(" ".repeat(this.width));
    }
    const lines = value.slice(first, end).split("\n");
    const blank = " ".repeat(this.width);
    const next = lines.map((line) => (isBack ? line.replace(/^ {1,2}/, "") : blank + line)).join("\n");
    this.text.setSelectionRange(first, end);
    this.type(next);
    this.text.setSelectionRange(first, first + next.length);
  }

  // Completion

  async complete() {
    const cursor = this.text.selectionStart;
    const [before, rest] = [this.text.value.slice(0, cursor), this.text.value.slice(cursor)];
    const { completion } = await this.ask({ do: "complete", text: before, rest, code: this.code });
    if (!completion || this.text.value !== before + rest) return;
    const { start, words, insertion, back } = completion;
    if (insertion !== undefined && insertion !== null) {
      this.text.setSelectionRange(start, cursor);
      this.type(insertion);
      const end = this.text.selectionStart - back;
      this.text.setSelectionRange(end, end);
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
    this.text.setSelectionRange(this.start, this.text.selectionStart);
    this.type(this.list[place].text);
    this.closeWords();
  }
}
