// The field in which code is written: CodeMirror where the server has it, else a plain one. Both are
// asked the same, in offsets of the text; colours are all that CodeMirror adds.
import { make, say } from "./dom.js";

/** A field that reports changes by `changed`, and of keys by `key`, which may prevent them. */
export function makeField(listeners) {
  return globalThis.CodeMirror ? new ColouredField(listeners) : new PlainField(listeners);
}

const label = () => ({ "data-label": "codeText", "aria-label": say("codeText"), "aria-describedby": "faults" });

class PlainField {
  constructor({ changed, key }) {
    this.changed = changed;
    this.text = make("textarea", {
      id: "text", spellcheck: "false", autocapitalize: "off", autocorrect: "off", wrap: "off", ...label(),
      "data-hint": "codeHint", placeholder: say("codeHint"),
      input: () => { this.fit(); changed(); }, keydown: key,
      scroll: () => {
        this.numbers.scrollTop = this.marks.scrollTop = this.text.scrollTop;
        this.marks.scrollLeft = this.text.scrollLeft;
      },
    });
    this.numbers = make("pre", { class: "numbers", "aria-hidden": "true" });
    this.marks = make("pre", { class: "marks-under", "aria-hidden": "true" });
    this.element = make("div", { class: "field" }, this.numbers,
      make("div", { class: "layers" }, this.marks, this.text));
    this.fit();
  }

  get value() { return this.text.value; }
  get start() { return this.text.selectionStart; }
  get end() { return this.text.selectionEnd; }

  /** Shows another text, in a language. */
  open(text) {
    this.text.value = text;
    this.text.scrollTop = 0;
    this.fit();
  }

  fit() {
    const count = this.value.split("\n").length;
    this.numbers.textContent = Array.from({ length: count }, (_, place) => place + 1).join("\n");
  }

  focus() { this.text.focus(); }
  select(start, end) { this.text.setSelectionRange(start, end); }
  say(isWrong) { this.text.setAttribute("aria-invalid", String(isWrong)); }

  /** Puts a text in place of what is selected, as keys do, so that the browser's undo takes it back. */
  type(text) {
    this.focus();
    if (document.execCommand("insertText", false, text)) return;
    this.text.setRangeText(text, this.start, this.end, "end");
    this.fit();
    this.changed();
  }

  /** Underlines ranges, in a copy of the text under it. */
  mark(ranges) {
    const text = this.value;
    const parts = [];
    let place = 0;
    for (const [start, end] of ranges) {
      if (start < place) continue;
      parts.push(text.slice(place, start), make("span", { class: "fault" }, text.slice(start, end) || " "));
      place = end;
    }
    this.marks.replaceChildren(...parts, `${text.slice(place)}\n`);
    this.marks.scrollTop = this.text.scrollTop;
  }
}

class ColouredField {
  constructor({ changed, key }) {
    this.element = make("div", { class: "field coloured" });
    this.code = globalThis.CodeMirror(this.element, {
      theme: "touchstone", lineNumbers: true, tabSize: 2, indentUnit: 2, matchBrackets: true,
      // Readers of screens and input methods see the text itself.
      inputStyle: "contenteditable", mode: ColouredField.mode("swift"), phrases: ColouredField.phrases(),
    });
    for (const [name, value] of Object.entries({ id: "text", role: "textbox", "aria-multiline": "true", ...label() })) {
      this.code.getInputField().setAttribute(name, value);
    }
    this.code.on("changes", (_, [change]) => { if (change.origin !== "setValue") changed(); });
    this.code.on("keydown", (_, event) => key(event));
    // What was not shown has no sizes.
    new ResizeObserver(() => this.code.refresh()).observe(this.element);
  }

  static mode(code) { return code === "objc" ? "text/x-objectivec" : "swift"; }

  static phrases() {
    return { "Search:": say("search"), "(Use /re/ syntax for regexp search)": say("searchHint") };
  }

  get value() { return this.code.getValue(); }
  get start() { return this.code.indexFromPos(this.code.getCursor("from")); }
  get end() { return this.code.indexFromPos(this.code.getCursor("to")); }

  open(text, code) {
    this.code.setOption("mode", ColouredField.mode(code));
    this.code.setOption("phrases", ColouredField.phrases());
    this.code.setValue(text);
    this.code.clearHistory();
    this.code.scrollTo(0, 0);
  }

  focus() { this.code.focus(); }

  select(start, end) {
    this.code.setSelection(this.code.posFromIndex(start), this.code.posFromIndex(end));
  }

  say(isWrong) { this.code.getInputField().setAttribute("aria-invalid", String(isWrong)); }

  type(text) {
    this.focus();
    this.code.replaceSelection(text, "end", "+input");
  }

  mark(ranges) {
    this.code.operation(() => {
      this.code.getAllMarks().filter((mark) => mark.className === "fault").forEach((mark) => mark.clear());
      for (const [start, end] of ranges) {
        this.code.markText(this.code.posFromIndex(start), this.code.posFromIndex(end), { className: "fault" });
      }
    });
  }
}
