// What happened: the steps of a hit test, or the lines of an event, gone through one by one.
import { make, say, of, lineOf, ruled, keepInView } from "./dom.js";

export class Story {
  /** `onStep` receives what is shown of which trace; `open` shows the answer to a line beside it. */
  constructor(root, { onStep, open, hover, write }) {
    Object.assign(this, { root, onStep, open, hover, write });
    this.beside = make("aside", { class: "beside", hidden: true, "aria-live": "polite" });
    this.data = null;
    this.index = -1;
    this.part = "trace";
  }

  /** Shows the trace of a scene, at its end. */
  show(data) {
    const isSame = JSON.stringify(data?.trace) === JSON.stringify(this.data?.trace)
      && JSON.stringify(data?.events) === JSON.stringify(this.data?.events);
    const index = this.index;
    this.data = data;
    this.trace = data?.trace ?? null;
    this.events = data?.events ?? null;
    if (!isSame) {
      // Without lines it is the timeline of what was before the hit test.
      this.part = this.events?.lines.length || !this.trace ? "events" : "trace";
      this.closeBeside();
      this.index = (this.trace?.steps.length ?? 0) - 1;
      this.moment = (this.events?.times.length ?? 0) - 1;
    } else {
      this.index = index;
    }
    this.build();
  }

  build() {
    const isEvent = this.part === "events" && this.events;
    const head = [];
    if (this.events && this.trace) {
      head.push(make("div", { class: "choices", role: "tablist", "aria-label": say("story") },
        ...["events", "trace"].map((part) => make("button", {
          type: "button", role: "tab", "aria-selected": String(this.part === part),
          click: () => { this.part = part; this.build(); this.root.querySelector("[aria-selected=true]").focus(); },
        }, say(part === "events" && !this.events.lines.length ? "timeline" : part)))));
    }
    if (!this.trace && !this.events) {
      this.root.replaceChildren(make("h2", {}, say("story")), make("p", { class: "empty" }, say("noTrace")));
      return this.tell();
    }
    this.root.replaceChildren(make("h2", {}, say("story")), ...head,
      ...(this.data.isOutdated ? [make("p", { class: "note" }, say("outdated"))] : []),
      ...(isEvent ? this.buildEvents() : this.buildTrace()), this.beside);
    this.update();
  }

  // A trace

  buildTrace() {
    const steps = this.trace.steps;
    this.items = steps.map((step, place) => {
      const item = make("li", { class: step.isNil ? "step nil" : "step" },
        make("button", {
          type: "button", click: () => this.go(place),
          pointerenter: () => this.hover(step.view ?? null), pointerleave: () => this.hover(null),
        },
        make("span", { class: "number" }, String(step.number)),
        make("span", { class: "name" }, step.name),
        make("span", { class: "point" }, step.point),
        make("span", { class: "said" }, of(step.said).replace(/ {2,}/g, " · "))));
      item.style.setProperty("--depth", Math.min(step.depth, 8));
      return item;
    });
    const never = [...steps].reverse().filter((step) => step.never && !step.isNil).map((step) => {
      const names = step.never.map((index) => this.data.views[index]?.name).join(", ");
      const item = make("li", { class: "step never" }, make("span", { class: "number" }, "–"),
        make("span", { class: "name" }, names), make("span", { class: "said" },
          ...ruled(say("neverBecause", { name: steps.find((one) => one.by === step.number && !one.isNil)?.name ?? "" }), (rule) => this.rule(rule))));
      item.style.setProperty("--depth", Math.min(step.depth + 1, 8));
      return item;
    });
    this.list = make("ol", { class: "steps-list", tabindex: -1 }, ...this.items, ...never);
    this.facts = make("div", { class: "facts", "aria-live": "polite" });
    const folded = this.trace.folded
      ? [make("p", { class: "hint" }, say("folded", { n: this.trace.folded }))] : [];
    return [
      ...(this.trace.origin ? [make("p", { class: "hint" }, of(this.trace.origin))] : []),
      this.buildMoves(steps.length, () => this.index, (place) => this.go(place)),
      this.list, ...folded,
      make("p", { class: "ending" }, of(this.trace.ending)),
      ...(this.trace.stop ? [make("p", { class: "note" }, of(this.trace.stop))] : []),
      this.facts,
    ];
  }

  buildMoves(count, place, go) {
    const button = (word, sign, move) => make("button", {
      type: "button", class: `move ${word}`, "aria-label": say(word), title: say(word), click: move,
    }, sign);
    this.slider = make("input", {
      type: "range", min: 1, max: Math.max(1, count), value: count, disabled: count < 2,
      "aria-label": say("step"), input: (event) => go(Number(event.target.value) - 1),
    });
    this.count = make("span", { class: "count" });
    this.total = count;
    return make("div", { class: "moves" },
      button("first", "⇤", () => go(0)), button("back", "←", () => go(place() - 1)),
      button("next", "→", () => go(place() + 1)), button("last", "⇥", () => go(count - 1)),
      this.slider, this.count);
  }

  /** Opens a rule, with its source, under the step that follows it. */
  async rule(name) {
    const content = await this.open(lineOf(name));
    if (!content?.length) return;
    const close = make("button", {
      type: "button", class: "close", "aria-label": say("close"), title: say("close"), click: () => this.closeBeside(),
    }, "✕");
    this.beside.replaceChildren(close, ...content);
    this.beside.hidden = false;
    this.beside.scrollIntoView({ block: "nearest" });
  }

  closeBeside() {
    this.beside.hidden = true;
    this.beside.replaceChildren();
  }

  go(place) {
    const count = this.trace?.steps.length ?? 0;
    if (!count) return;
    this.index = Math.min(Math.max(place, 0), count - 1);
    this.update();
  }

  goMoment(place) {
    this.moment = Math.min(Math.max(place, 0), this.events.times.length - 1);
    this.update();
  }

  update() {
    if (this.part === "events" && this.events) return this.updateEvents();
    this.slider.value = String(this.index + 1);
    this.count.textContent = say("stepOf", { n: this.index + 1, count: this.total });
    this.items.forEach((item, place) => {
      item.classList.toggle("future", place > this.index);
      item.firstChild.toggleAttribute("aria-current", place === this.index);
      if (place === this.index) item.firstChild.setAttribute("aria-current", "step");
    });
    keepInView(this.list, this.items[this.index]);
    const step = this.trace.steps[this.index];
    this.facts.replaceChildren(...(step ? [
      make("h3", {}, `${step.number}  ${step.name}`),
      make("dl", {}, ...step.facts.filter(([subject]) => subject !== "code").flatMap(([subject, en, zh]) => [
        make("dt", {}, say(`fact.${subject}`)),
        make("dd", {}, ...ruled(of({ en, zh }), (rule) => this.rule(rule)))])),
      ...this.lines(step),
    ] : []));
    this.tell();
  }

  /** The lines of the learner's code that ran in a step, with their values. */
  lines(step) {
    if (!step.lines?.length) return [];
    const rows = step.lines.map((line) => {
      const source = this.data.sources.find((one) => one.name.split("/").pop() === line.file)
        ?? this.data.sources[0];
      const text = source?.text.split("\n")[line.line - 1]?.trim() ?? "";
      return make("li", { class: line.isFalse ? "isFalse" : null },
        make("span", { class: "number" }, String(line.line)), make("code", {}, text),
        make("span", { class: "values" }, of(line.values)));
    });
    return [make("h3", {}, say("ran")), make("ol", { class: "ran" }, ...rows)];
  }

  tell() {
    const isEvent = this.part === "events" && this.events;
    this.onStep(this.trace ? {
      trace: this.trace, index: isEvent ? this.trace.steps.length - 1 : this.index,
      fingers: isEvent ? this.fingers() : [],
    } : isEvent ? { trace: null, index: -1, fingers: this.fingers() } : null);
  }

  // An event

  buildEvents() {
    const { events } = this;
    // A click anywhere on a line goes to its moment, but for its rules, which no button can have in it.
    this.items = events.lines.map((line, place) => make("li", {
      class: line.isFaint ? "faint" : null,
      click: ({ target }) => {
        if (target.closest(".rule")) return;
        this.goMoment(events.times.findLastIndex((time) => time <= line.time + 1e-9));
      },
    },
    make("button", { type: "button" },
      make("span", { class: "time" }, (line.time - events.start).toFixed(2)),
      make("span", { class: "number" }, String(place + 1)),
      make("span", { class: "name" }, of(line.subject)),
      make("span", { class: "message" }, line.message)),
    line.said.en ? make("p", { class: "said" }, ...ruled(of(line.said), (rule) => this.rule(rule))) : null));
    this.list = make("ol", { class: "event-lines" }, ...this.items);
    return [
      ...(events.headline ? [make("p", { class: "headline" }, of(events.headline))] : []),
      this.buildMoves(events.times.length, () => this.moment, (place) => this.goMoment(place)),
      ...this.buildTimeline(), this.list,
      ...(events.leftOut ? [make("p", { class: "hint" }, say("moreLines", { n: events.leftOut }))] : []),
      ...events.conclusions.map((text) => make("p", { class: "ending" },
        ...ruled(of(text), (rule) => this.rule(rule), this.write))),
    ];
  }

  /** A lane for each finger, recognizer and responder, with a mark for the moment; a click moves it. */
  buildTimeline() {
    const { rows, times, start, omitted } = this.events;
    if (!rows.length) return [];
    const [column, name, lane] = [74, 132, 27];
    const [width, height] = [name + column * times.length, (rows.length + 1) * lane + 6];
    const drawing = make("svg", { class: "timeline", width, height, viewBox: `0 0 ${width} ${height}`,
      role: "img", "aria-label": say("timeline"), click: (event) => {
        const x = event.clientX - drawing.getBoundingClientRect().left;
        if (x >= name - column / 2) this.goMoment(Math.round((x - name) / column));
      } });
    const text = (kind, x, y, whole, most) => make("text", { class: kind, x, y },
      make("title", {}, whole), whole.length > most ? `${whole.slice(0, most - 1)}…` : whole);
    this.mark = make("rect", { class: "moment", width: 2, y: 0, height });
    this.markAt = (place) => name + column * place - 1;
    drawing.append(this.mark);
    times.forEach((time, place) => drawing.append(text("time", name + column * place, 13, (time - start).toFixed(2), 9)));
    // Whose lane it is, is seen wherever the timeline is scrolled to.
    const longest = Math.max(...rows.map((row) => Math.min(18, of(row.name).length)));
    const names = make("g", {}, make("rect",
      { class: "ground", x: -8, y: lane, width: Math.min(name, 7 * longest + 14), height: height - lane }));
    rows.forEach((row, line) => {
      const y = (line + 1) * lane + 13;
      names.append(text(`name ${row.kind}`, 0, y, of(row.name), 18));
      row.cells.forEach((cell, place) => {
        const x = name + column * cell.column;
        const next = row.cells[place + 1];
        if (cell.goesOn && next) {
          drawing.append(make("line", { x1: x, y1: y + 5, x2: name + column * next.column, y2: y + 5 }));
        }
        drawing.append(make("circle", { cx: x, cy: y + 5, r: 3 }), text("said", x, y - 1, of(cell.text), 11));
      });
    });
    drawing.append(names);
    const lanes = make("div", {
      class: "lanes", tabindex: 0, role: "region", "aria-label": say("timeline"),
      scroll: () => names.setAttribute("transform", `translate(${lanes.scrollLeft})`),
    }, drawing);
    return [lanes,
      ...(omitted ? [make("p", { class: "hint" }, say("omittedMoves", { n: omitted }))] : [])];
  }

  updateEvents() {
    const { events } = this;
    if (events.rows.length) {
      this.mark.setAttribute("x", this.markAt(this.moment));
      const lanes = this.mark.ownerSVGElement.parentNode;
      const x = this.markAt(this.moment);
      if (x > lanes.scrollLeft + lanes.clientWidth - 60 || x < lanes.scrollLeft + 100) {
        lanes.scrollLeft = x - lanes.clientWidth / 2;
      }
    }
    const time = events.times[this.moment] ?? events.start;
    this.slider.value = String(this.moment + 1);
    this.count.textContent = say("seconds", { n: (time - events.start).toFixed(2) });
    let present = -1;
    events.lines.forEach((line, place) => { if (line.time <= time + 1e-9) present = place; });
    this.items.forEach((item, place) => {
      item.classList.toggle("future", place > present);
      item.classList.toggle("now", present >= 0 && events.lines[place].time === events.lines[present].time);
    });
    keepInView(this.list, this.items[present]);
    this.tell();
  }

  /** The fingers that are down at the moment. */
  fingers() {
    const time = this.events.times[this.moment] ?? this.events.start;
    const places = new Map();
    for (const finger of this.events.fingers) {
      if (finger.time > time + 1e-9) break;
      if (finger.x === undefined) places.delete(finger.finger);
      else places.set(finger.finger, [finger.x, finger.y]);
    }
    return [...places];
  }

  /** A key anywhere on the page where nothing is typed; returns whether it was one of these. */
  key(event) {
    const isEvent = this.part === "events" && this.events;
    const count = isEvent ? this.events.times.length : this.trace?.steps.length ?? 0;
    const present = isEvent ? this.moment : this.index;
    const place = { ArrowLeft: present - 1, ArrowRight: present + 1, Home: 0, End: count - 1 }[event.key];
    if (place === undefined || count === 0) return false;
    if (isEvent) this.goMoment(place); else this.go(place);
    return true;
  }
}
