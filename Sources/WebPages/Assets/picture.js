// The screen: a picture that is touched. Each touch is a line, which the prompt shows as typed.
import { make } from "./dom.js";
import { Scene, at, back, flat, matrixText, drawnMap } from "./geometry.js";

const round = (value) => Math.round(value);
const HOLD = 500;
/** Controls that UIKit builds of views of its own. */
const CONTROLS = /^UI(?:Button|DatePicker|PageControl|SegmentedControl|Slider|Stepper|Switch|TextField)$/;

export class Picture {
  /** `type` runs a line; `look` runs one that only asks; `step` tells which view is asked now. */
  constructor(root, { type, look }) {
    Object.assign(this, { root, type, look });
    this.scene = null;
    [this.areNamesShown, this.isArranging, this.spread] = [true, false, 0];
    // How many times larger than whole the screen is seen, and the point in the middle then.
    [this.factor, this.middle] = [1, [0, 0]];
    this.pointers = new Map();
    this.hovered = null;
    this.chosen = null;
    this.region = null;
    this.build();
  }

  build() {
    this.defs = make("defs", {});
    this.views = make("g", { class: "views" });
    this.screen = make("rect", { class: "glass" });
    this.overlay = make("g", { class: "overlay" });
    this.wrong = make("g", { class: "wrong" });
    this.marks = make("g", { class: "marks" });
    this.asked = make("g", { class: "asked-point" });
    this.fingers = make("g", { class: "fingers" });
    this.handles = make("g", { class: "handles" });
    this.svg = make("svg", {
      class: "drawing", tabindex: 0, role: "application", "data-label": "picture",
      pointerdown: (event) => this.press(event), pointermove: (event) => this.move(event),
      pointerup: (event) => this.release(event), pointercancel: (event) => this.cancel(event),
      pointerleave: () => this.hover(null), contextmenu: (event) => this.menu(event),
      wheel: (event) => this.wheel(event),
      keydown: (event) => { this.svg.classList.remove("by-pointer"); this.key(event); },
      blur: () => this.svg.classList.remove("by-pointer"),
      touchstart: (event) => event.preventDefault(),
    }, this.defs, this.screen, this.views, this.overlay, this.wrong, this.marks, this.asked, this.handles, this.fingers);
    this.root.replaceChildren(this.svg);
    this.cursor = null;
    // Texts and marks have the same size however large the screen is drawn.
    new ResizeObserver(() => { if (this.layers) this.draw(); }).observe(this.svg);
  }

  /** The points of the screen for a pixel of the page. */
  get unit() {
    const map = this.svg.getScreenCTM();
    return map?.a ? 1 / map.a : 1;
  }

  /** Shows a scene; null is an empty screen. */
  show(data) {
    // Marks are of the views of the scene before; the story marks those of this one.
    [this.shown, this.hovered] = [null, null];
    this.data = data;
    this.scene = data ? new Scene(data) : null;
    if (this.chosen && this.scene?.named(this.chosen) === -1) this.chosen = null;
    this.draw();
  }

  get size() { return this.data?.screen ?? [390, 844]; }

  draw() {
    const [width, height] = this.size;
    this.screen.setAttribute("width", width);
    this.screen.setAttribute("height", height);
    this.defs.replaceChildren();
    this.views.replaceChildren();
    this.layers = new Map();
    const scene = this.scene;
    this.frame();
    this.svg.style.setProperty("--unit", this.unit);
    this.placeNames();
    for (const index of scene?.drawn ?? []) {
      const view = scene.views[index];
      if (view.isNowhere) continue;
      const layer = this.layer(index, view);
      this.layers.set(index, layer);
      this.views.append(layer);
    }
    this.update();
  }

  /** Where the names of views are written, so that none is on top of another: those in front first,
   *  each in the first line of its view that is free. */
  placeNames() {
    const { scene, unit } = this;
    this.names = new Map();
    if (!scene) return;
    const [line, letter] = [13 * unit, 6.4 * unit];
    const taken = [];
    const box = (index, x, y, width) => {
      const corners = [[x, y], [x + width, y], [x, y + line], [x + width, y + line]]
        .map((corner) => at(scene.map[index], ...corner));
      return [0, 1].flatMap((axis) => [Math.min, Math.max].map((most) => most(...corners.map((c) => c[axis]))));
    };
    const areTogether = (one, other) => one[0] < other[1] - 0.5 && other[0] < one[1] - 0.5
      && one[2] < other[3] - 0.5 && other[2] < one[3] - 0.5;
    const letters = (view, text) => Math.min(text.length, Math.max(3, Math.floor(view.bounds[2] / letter)));
    const drawn = scene.drawn.filter((index) => !scene.views[index].isNowhere && scene.opacity[index] > 0);
    for (const index of drawn) {
      const view = scene.views[index];
      if (!view.text) continue;
      const [x, y, width, height] = view.bounds;
      const length = letter * letters(view, view.text);
      taken.push(box(index, x + (width - length) / 2, y + (height - line) / 2, length));
    }
    for (const index of drawn.reverse()) {
      const view = scene.views[index];
      const [x, y, width, height] = view.bounds;
      if (width < 3 * letter || height < line || view.name === view.type) continue;
      const length = letter * letters(view, view.name);
      for (let row = 0; row < 8 && line * (row + 1) <= height; row += 1) {
        const own = box(index, x + 4 * unit, y + 2 * unit + line * row, length);
        if (taken.some((other) => areTogether(own, other))) continue;
        taken.push(own);
        this.names.set(index, [x + 4 * unit, y + 12 * unit + line * row]);
        break;
      }
    }
  }

  layer(index, view) {
    const [x, y, width, height] = view.bounds;
    const map = flat(this.scene.map[index], x + width / 2, y + height / 2);
    const isFlat = map === this.scene.map[index];
    const shape = isFlat ? make("rect", { x, y, width, height, rx: view.radius ?? null })
      : make("polygon", {
        points: this.scene.corners(index).map((corner) => back(map, ...corner).join(",")).join(" "),
      });
    shape.setAttribute("class", view.fill ? "fill" : "fill clear");
    shape.setAttribute("fill", view.fill ?? "transparent");
    if (view.fillAlpha !== undefined) shape.setAttribute("fill-opacity", view.fillAlpha);
    const inner = make("g", { transform: matrixText(map) }, shape);
    const ink = view.ink ? { fill: view.ink } : {};
    const letters = (text) => shortened(text, Math.max(3, Math.floor(width / (6.4 * this.unit))));
    const name = this.names.get(index);
    if (name) {
      inner.append(make("text", { class: "label", x: name[0], y: name[1], ...ink }, letters(view.name)));
    }
    if (view.text && width >= 12) {
      inner.append(make("text", { class: "content", x: x + width / 2, y: y + height / 2, ...ink },
        letters(view.text)));
    }
    const layer = make("g", { class: "view", "data-view": index, opacity: this.scene.opacity[index] });
    if (view.visible) {
      const id = `clip${index}`;
      const corners = [];
      for (let place = 0; place < view.visible.length; place += 2) {
        corners.push(`${view.visible[place]},${view.visible[place + 1]}`);
      }
      this.defs.append(make("clipPath", { id }, make("polygon", { points: corners.join(" ") })));
      layer.append(make("g", { "clip-path": `url(#${id})` }, inner));
    } else {
      layer.append(inner);
    }
    if (this.scene.opacity[index] === 0) layer.classList.add("unseen");
    return layer;
  }

  // What is marked

  /** Where a layer is: the screen seen from the side, the deeper views nearer. */
  projection(depth) {
    const { spread } = this;
    if (!spread) return [1, 0, 0, 1, 0, 0];
    const step = spread * Math.min(70, 420 / Math.max(1, this.scene?.deepest ?? 1));
    return [1 - 0.38 * spread, 0.2 * spread, 0, 1 - 0.06 * spread, depth * step, -depth * step * 0.16];
  }

  /** What of the plane is seen. */
  frame() {
    const [width, height] = this.size;
    const corners = [[0, 0], [width, 0], [width, height], [0, height]];
    const seen = [0, this.spread ? this.scene?.deepest ?? 0 : 0]
      .flatMap((depth) => corners.map(([x, y]) => at(this.projection(depth), x, y)));
    const margin = 9 * Math.max(1, this.unit);
    const [left, top] = [0, 1].map((axis) => Math.min(...seen.map((p) => p[axis])) - margin);
    const [right, bottom] = [0, 1].map((axis) => Math.max(...seen.map((p) => p[axis])) + margin);
    const whole = [right - left, bottom - top];
    if (this.factor <= 1) return void this.svg.setAttribute("viewBox", [left, top, ...whole].join(" "));
    const seenSize = whole.map((length) => length / this.factor);
    this.middle = [left, top].map((least, axis) => Math.min(
      Math.max(this.middle[axis], least + seenSize[axis] / 2), least + whole[axis] - seenSize[axis] / 2));
    const corner = this.middle.map((value, axis) => value - seenSize[axis] / 2);
    this.svg.setAttribute("viewBox", [...corner, ...seenSize].join(" "));
  }

  /** Shows the screen larger or smaller; `point`, or where the last touch or the cursor was, stays in
   *  its place. */
  zoom(change, point = this.last ?? this.cursor ?? this.size.map((length) => length / 2)) {
    const factor = Math.min(Math.max(this.factor * change, 1), 8);
    if (factor < 1.01) this.factor = 1;
    else {
      const from = this.factor <= 1 ? this.size.map((length) => length / 2) : this.middle;
      this.middle = [0, 1].map((axis) => point[axis] + (from[axis] - point[axis]) * (this.factor / factor));
      this.factor = factor;
    }
    this.onZoom?.(this.factor);
    this.draw();
  }

  /** A wheel moves what is seen large; with Ctrl, as a pinch on a trackpad comes, it is a zoom. */
  wheel(event) {
    if (event.ctrlKey) {
      const place = this.placeOf(event);
      if (place) this.zoom(Math.exp(-event.deltaY / 200), place);
    } else if (this.factor > 1) {
      this.middle = [this.middle[0] + event.deltaX * this.unit, this.middle[1] + event.deltaY * this.unit];
      this.draw();
    } else {
      return;
    }
    event.preventDefault();
  }

  update() {
    this.frame();
    this.svg.classList.toggle("isExploded", this.spread > 0);
    this.svg.classList.toggle("hidesNames", !this.areNamesShown);
    this.svg.classList.toggle("isArranging", this.isArranging);
    const ground = matrixText(this.projection(0));
    this.screen.setAttribute("transform", ground);
    this.overlay.setAttribute("transform", ground);
    this.wrong.setAttribute("transform", ground);
    for (const [index, layer] of this.layers ?? []) {
      layer.setAttribute("transform", matrixText(this.projection(this.scene.depth[index])));
    }
    this.showMarks(this.shown);
    this.showAsked(this.askedPoint);
    this.showHandles();
  }

  outline(index, name) {
    if (index === undefined || index === null || !this.scene?.views[index]) return null;
    if (this.scene.views[index].isNowhere) return null;
    const map = this.projection(this.scene.depth[index]);
    const points = this.scene.corners(index).map((corner) => at(map, ...corner).join(","));
    return make("polygon", { class: name, points: points.join(" ") });
  }

  /** Marks the views of a trace up to a step, and the point that it is about. */
  showMarks(shown) {
    this.shown = shown;
    const marks = [];
    const trace = shown?.trace;
    const steps = trace?.steps.slice(0, shown.index + 1) ?? [];
    const isEnd = trace && shown.index === trace.steps.length - 1;
    for (const step of steps) for (const other of step.never ?? []) {
      if (step.isNil || isEnd) marks.push(this.outline(other, "never"));
    }
    for (const step of steps) marks.push(this.outline(step.view, step.isNil ? "refused" : "asked"));
    if (isEnd && trace.result !== undefined) marks.push(this.outline(trace.result, "result"));
    const now = steps.at(-1);
    if (now) marks.push(this.outline(now.view, now.isNil ? "now no" : "now"));
    marks.push(this.outline(this.hovered, "hovered"));
    if (steps.length <= 40) marks.push(...this.chips(steps, now, isEnd ? trace.result : undefined));
    if (trace) {
      const depth = this.spread && now?.view !== undefined ? this.scene?.depth[now.view] ?? 0 : 0;
      const [x, y] = at(this.projection(depth), ...trace.point);
      marks.push(make("g", { class: "touch", transform: `translate(${x} ${y}) scale(${this.unit})` },
        make("circle", { class: "ring", r: 16 }), make("circle", { class: "dot", r: 3.5 })));
    }
    this.marks.replaceChildren(...marks.filter(Boolean));
    this.fingers.replaceChildren(...(shown?.fingers ?? []).map(([name, point]) => {
      const [x, y] = at(this.projection(0), ...point);
      return this.finger(name, x, y);
    }));
  }

  finger(name, x, y) {
    return make("g", { transform: `translate(${x} ${y}) scale(${this.unit})` },
      make("circle", { r: 15 }), make("text", {}, String(name)));
  }

  /** The numbers of steps at corners of their views, none on top of another. */
  chips(steps, now, result) {
    const taken = [];
    return steps.map((step) => {
      const view = this.scene?.views[step.view];
      if (!view || view.isNowhere !== undefined) return null;
      const sign = step.isNil ? "✕" : step.view === result ? "✓" : "";
      const text = `${step.number}${sign}`;
      const { unit } = this;
      const size = (8 + 6.4 * text.length) * unit;
      const map = this.projection(this.scene.depth[step.view]);
      const [, topRight, bottomRight] = this.scene.corners(step.view).map((corner) => at(map, ...corner));
      const places = [0, 26, 52, 78].flatMap((moved) => [
        [topRight[0] - size - moved * unit, topRight[1]],
        [bottomRight[0] - size - moved * unit, bottomRight[1]]]);
      const box = ([x, y]) => [x, y - 8 * unit, x + size, y + 8 * unit];
      const isFree = (place) => taken.every((other) => {
        const own = box(place);
        return own[0] >= other[2] || own[2] <= other[0] || own[1] >= other[3] || own[3] <= other[1];
      });
      const [x, y] = places.find(isFree) ?? places[0];
      taken.push(box([x, y]));
      return make("g", {
        class: step === now ? "chip now" : "chip", transform: `translate(${x} ${y}) scale(${unit})`,
      }, make("rect", { x: 0, y: -8, width: size / unit, height: 16, rx: 8 }),
      make("text", { x: size / unit / 2, y: 0 }, text));
    });
  }

  /** Marks the point that a question is about. */
  showAsked(point) {
    this.askedPoint = point;
    if (!point) return this.asked.replaceChildren();
    const [x, y] = at(this.projection(0), ...point);
    this.asked.replaceChildren(make("g", { transform: `translate(${x} ${y}) scale(${this.unit})` },
      make("circle", { r: 12 }), make("text", {}, "?")));
  }

  /** Draws the region of points that go to another view than they should. */
  showWrong(region) {
    this.wrong.replaceChildren(...(region ?? []).map(([x, y, width, height]) => make("rect",
      { x, y, width, height })));
  }

  showMap(map) {
    this.overlay.replaceChildren();
    if (!map) return;
    this.overlay.append(make("image", {
      href: drawnMap(map), width: map.width, height: map.height, preserveAspectRatio: "none",
    }));
  }

  hover(index) {
    if (index === this.hovered) return;
    this.hovered = index;
    this.showMarks(this.shown);
  }

  // Touches

  placeOf(event) {
    const map = this.svg.getScreenCTM();
    if (!map) return null;
    const [x, y] = [(event.clientX - map.e) / map.a, (event.clientY - map.f) / map.d];
    const [width, height] = this.size;
    const inside = (value, most) => Math.min(Math.max(round(value), 0), most - 1);
    return [inside(x, width), inside(y, height)];
  }

  press(event) {
    if (event.button > 0 || this.spread > 0) return;
    event.preventDefault();
    // Who touches sees no frame, wherever the focus comes from.
    this.svg.classList.add("by-pointer");
    this.svg.focus({ preventScroll: true });
    try { this.svg.setPointerCapture(event.pointerId); } catch { /* a pointer of a test */ }
    const place = this.placeOf(event);
    if (!place) return;
    this.last = place;
    if (this.isArranging) return this.take(event, place);
    this.pointers.set(event.pointerId, {
      from: place, to: place, began: event.timeStamp, isAlt: event.altKey, isShift: event.shiftKey,
    });
    this.most = Math.max(this.most ?? 0, this.pointers.size);
    this.showPointers();
  }

  move(event) {
    const place = this.placeOf(event);
    if (!place) return;
    if (this.taken) return this.dragTaken(place);
    const pointer = this.pointers.get(event.pointerId);
    if (pointer) {
      pointer.to = place;
      return this.showPointers();
    }
    if (event.pointerType === "mouse" && this.scene && this.spread === 0) {
      this.hover(this.scene.seen(place[0] + 0.5, place[1] + 0.5) ?? null);
    }
  }

  /** The fingers that are down, and the second one that Alt adds. */
  showPointers() {
    const fingers = [...this.pointers.values()].flatMap((pointer, place) => {
      const own = [[place + 1, pointer.to]];
      if (pointer.isAlt) own.push([place + 2, mirrored(pointer.to, this.centre(pointer.from))]);
      return own;
    });
    this.fingers.replaceChildren(...fingers.map(([name, [x, y]]) => this.finger(name, x, y)));
  }

  cancel(event) {
    this.pointers.delete(event.pointerId);
    this.taken = null;
    this.most = this.pointers.size;
    this.showPointers();
  }

  release(event) {
    if (this.taken) return this.drop();
    const pointer = this.pointers.get(event.pointerId);
    if (!pointer) return;
    pointer.to = this.placeOf(event) ?? pointer.to;
    pointer.isOver = true;
    if (![...this.pointers.values()].every((one) => one.isOver)) return;
    const all = [...this.pointers.values()];
    this.pointers.clear();
    this.fingers.replaceChildren();
    // The times of the events, not of their arrival: a busy page turns no tap into a hold.
    const line = all.length > 1 ? this.lineOfTwo(all[0], all[1])
      : this.lineOfOne(all[0], event.timeStamp - pointer.began);
    if (line) this.type(line);
  }

  lineOfOne(pointer, time) {
    const { from, to } = pointer;
    const distance = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (pointer.isAlt) {
      const centre = this.centre(from);
      return this.lineOfTwo(pointer, { from: mirrored(from, centre), to: mirrored(to, centre) });
    }
    if (distance > 5) return `drag ${from.join(" ")} to ${to.join(" ")}`;
    if (time >= HOLD) return `longpress ${from.join(" ")}`;
    return `tap ${from.join(" ")}${pointer.isShift ? " fingers 2" : ""}`;
  }

  /** Two fingers that come closer or apart pinch, those that go around each other rotate. */
  lineOfTwo(one, other) {
    const between = (a, b) => [b[0] - a[0], b[1] - a[1]];
    const [before, after] = [between(one.from, other.from), between(one.to, other.to)];
    const factor = Math.hypot(...after) / Math.max(1, Math.hypot(...before));
    let turn = Math.atan2(after[1], after[0]) - Math.atan2(before[1], before[0]);
    if (turn > Math.PI) turn -= 2 * Math.PI;
    if (turn < -Math.PI) turn += 2 * Math.PI;
    const degrees = round((turn * 180) / Math.PI);
    const middle = [0, 1].map((axis) => round((one.from[axis] + other.from[axis]) / 2)).join(" ");
    const grown = Math.abs(Math.log(factor));
    if (Math.abs(degrees) >= 8 && Math.abs(turn) > grown) return `rotate ${middle} by ${degrees}deg`;
    if (grown > 0.05) return `pinch ${middle} by ${Number(factor.toFixed(2))}`;
    return `tap ${middle} fingers 2`;
  }

  /** What a second finger is opposite to: the middle of the view under the first. */
  centre(point) {
    const index = this.scene?.seen(point[0] + 0.5, point[1] + 0.5);
    if (index === undefined) return this.size.map((value) => value / 2);
    const corners = this.scene.corners(index);
    return [0, 1].map((axis) => corners.reduce((sum, corner) => sum + corner[axis], 0) / 4);
  }

  // Keys: a cross is moved with the arrows, Return touches there.

  key(event) {
    if (this.isArranging && this.arrangeByKey(event)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const step = event.shiftKey ? 20 : 5;
    const way = {
      ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step],
    }[event.key];
    const [width, height] = this.size;
    if (way && !event.altKey && !event.ctrlKey && !event.metaKey) {
      const [x, y] = this.cursor ?? [round(width / 2), round(height / 2)];
      this.cursor = [
        Math.min(Math.max(x + way[0], 0), width - 1), Math.min(Math.max(y + way[1], 0), height - 1)];
      this.showCursor();
    } else if ((event.key === "Enter" || event.key === " ") && this.cursor) {
      this.type(`${event.shiftKey ? "longpress" : "tap"} ${this.cursor.join(" ")}`);
    } else if (event.key === "Escape") {
      this.cursor = null;
      this.fingers.replaceChildren();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  showCursor() {
    const [x, y] = this.cursor;
    this.fingers.replaceChildren(make("g",
      { class: "cursor", transform: `translate(${x} ${y}) scale(${this.unit})` },
      make("path", { d: "M-14 0H14M0 -14V14" }), make("circle", { r: 8 })));
    const index = this.scene?.seen(x + 0.5, y + 0.5);
    this.hover(index ?? null);
    this.onCursor?.(`(${x}, ${y})${index === undefined ? "" : `: ${this.scene.views[index].name}`}`);
  }

  // The menu of a view

  menu(event) {
    event.preventDefault();
    const place = this.placeOf(event);
    const index = place && this.scene?.seen(place[0] + 0.5, place[1] + 0.5);
    if (index === undefined || index === null) return;
    const view = this.scene.views[this.control(index)];
    const lines = [`why ${view.name} at ${place.join(" ")}`, `inspect ${view.name}`, `chain ${view.name}`,
      `hit ${place.join(" ")}`];
    const close = () => { menu.remove(); removeEventListener("pointerdown", outside, true); };
    const outside = (other) => { if (!menu.contains(other.target)) close(); };
    const menu = make("div", { class: "menu", role: "menu", keydown: (pressed) => {
      const items = [...menu.children];
      const next = { ArrowDown: 1, ArrowUp: -1 }[pressed.key];
      if (next) items[(items.indexOf(document.activeElement) + next + items.length) % items.length].focus();
      else if (pressed.key === "Escape") { close(); this.svg.focus(); } else return;
      pressed.preventDefault();
      pressed.stopPropagation();
    } }, ...lines.map((line) => make("button", { type: "button", role: "menuitem",
      click: () => { close(); this.look(line); } }, line)));
    menu.style.left = `${Math.min(event.clientX, innerWidth - 260)}px`;
    menu.style.top = `${Math.min(event.clientY, innerHeight - 170)}px`;
    document.body.append(menu);
    menu.firstChild.focus();
    addEventListener("pointerdown", outside, true);
  }

  /** The control that a view is a part of, as the label of a button is; the view itself elsewhere. */
  control(index) {
    for (let up = index; up !== undefined; up = this.scene.views[up].up) {
      if (CONTROLS.test(this.scene.views[up].type)) return up;
    }
    return index;
  }

  // Arranging: views are moved and resized, each by a line.

  take(event, place) {
    const handle = event.target.closest?.(".handle");
    const index = handle ? this.scene?.named(this.chosen) : this.scene?.seen(place[0] + 0.5, place[1] + 0.5);
    const view = this.scene?.views[index];
    // The window and its root view are the screen's.
    if (!view || view.up === undefined || this.scene.depth[index] < 2) {
      this.chosen = null;
      this.showHandles();
      return this.onChosen?.(null);
    }
    this.chosen = view.name;
    this.taken = { index, name: view.name, from: place, to: place, isResized: Boolean(handle) };
    this.showHandles();
    this.onChosen?.(view.name);
  }

  dragTaken(place) {
    this.taken.to = place;
    const { index, from, to, isResized } = this.taken;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const ghost = this.outline(index, "ghost");
    if (isResized) {
      const [topLeft, , bottomRight] = this.scene.corners(index);
      ghost.setAttribute("points", [topLeft, [bottomRight[0] + dx, topLeft[1]],
        [bottomRight[0] + dx, bottomRight[1] + dy], [topLeft[0], bottomRight[1] + dy]]
        .map((corner) => corner.join(",")).join(" "));
    } else {
      ghost.setAttribute("transform", `translate(${dx} ${dy})`);
    }
    this.handles.replaceChildren(ghost);
  }

  drop() {
    const { index, name, from, to, isResized } = this.taken;
    this.taken = null;
    const up = this.scene.map[this.scene.views[index].up];
    const [one, other] = [back(up, ...from), back(up, ...to)];
    const [dx, dy] = [round(other[0] - one[0]), round(other[1] - one[1])];
    if (dx === 0 && dy === 0) return this.showHandles();
    if (!isResized) return this.type(`move ${name} by ${dx} ${dy}`);
    this.type(this.lineOfSize(index, [dx, dy]));
  }

  /** Return chooses the view under the cross, or lets it go; arrows move it, and with Alt its lower
   *  right corner. Returns whether it was one of these keys. */
  arrangeByKey(event) {
    const index = this.chosen ? this.scene?.named(this.chosen) ?? -1 : -1;
    if (event.key === "Enter" && this.cursor) {
      if (index >= 0) this.chosen = null;
      else {
        const under = this.scene?.seen(this.cursor[0] + 0.5, this.cursor[1] + 0.5);
        this.chosen = under !== undefined && this.scene.depth[under] >= 2 ? this.scene.views[under].name : null;
      }
      this.showHandles();
      return true;
    }
    const step = event.shiftKey ? 20 : 5;
    const way = {
      ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step],
    }[event.key];
    if (!way || index < 0 || event.ctrlKey || event.metaKey) return false;
    // A key that is held makes a line when the one before was answered.
    if (this.isMoving) return true;
    this.isMoving = true;
    const line = event.altKey ? this.lineOfSize(index, way) : `move ${this.chosen} by ${way.join(" ")}`;
    Promise.resolve(this.type(line)).finally(() => { this.isMoving = false; });
    return true;
  }

  /** The line that moves the lower right corner of a view. */
  lineOfSize(index, [dx, dy]) {
    const { name, frame } = this.scene.views[index];
    const [x, y, width, height] = frame.match(/-?[\d.]+/g).map(Number);
    return `frame ${name} ${x} ${y} ${Math.max(0, width + dx)} ${Math.max(0, height + dy)}`;
  }

  showHandles() {
    const index = this.isArranging && this.chosen ? this.scene?.named(this.chosen) ?? -1 : -1;
    if (index < 0 || this.scene.views[index].isNowhere) return this.handles.replaceChildren();
    const [, , bottomRight] = this.scene.corners(index);
    const size = 14 * this.unit;
    this.handles.replaceChildren(this.outline(index, "chosen"), make("rect", {
      class: "handle", x: bottomRight[0] - size / 2, y: bottomRight[1] - size / 2, width: size,
      height: size, rx: size / 5,
    }));
  }
}

const mirrored = (point, centre) => [0, 1].map((axis) => round(2 * centre[axis] - point[axis]));

function shortened(text, most) {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, Math.max(1, most - 1)).join("")}…` : text;
}
