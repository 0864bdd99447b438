// The script of an exported page: shows the data that comes with it. It loads nothing, and puts
// what users wrote on the page as text alone.
"use strict";
(() => {
  const SVG = "http://www.w3.org/2000/svg";
  const NOBODY = 65535;

  /** An element; attributes whose value is null or false are left out, functions are listeners. */
  function make(tag, attributes = {}, ...children) {
    const isDrawing = make.drawing.has(tag);
    const element = isDrawing ? document.createElementNS(SVG, tag) : document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null || value === undefined || value === false) continue;
      if (typeof value === "function") element.addEventListener(name, value);
      else element.setAttribute(name, value === true ? "" : String(value));
    }
    element.append(...children.filter((child) => child !== null && child !== undefined));
    return element;
  }
  make.drawing = new Set(
    ["svg", "g", "rect", "text", "polygon", "path", "circle", "line", "clipPath", "defs", "image",
      "desc"]);

  /** A text with its rules (`HT-5`) as parts of their own, which no line end divides. */
  function ruled(text) {
    return text.split(/([A-Z]{2}-\d+)/).map((part, place) => (place % 2 === 1
      ? make("span", { class: "rule", "data-rule": part }, part) : part));
  }

  /** What a drawing shows where the pointer rests. */
  function tooltip(text) {
    const title = document.createElementNS(SVG, "title");
    title.textContent = text;
    return title;
  }

  // Numbers as the program writes them.
  function number(value) {
    if (Number.isInteger(value) && Math.abs(value) < 1e15) return String(value);
    if (Math.abs(value) < 0.001) return String(Number(value.toPrecision(6)));
    const text = value.toFixed(5).replace(/0+$/, "").replace(/\.$/, "");
    return text === "-0" ? "0" : text;
  }
  const rounded = (value) => Math.round(value * 100) / 100;
  const pointText = (x, y) => `(${number(rounded(x))}, ${number(rounded(y))})`;
  const grouped = (value) => String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ",");

  // Maps of the plane: a, b, c, d, tx, ty. Those with perspective have nine entries, row by row.
  const whole = (m) => m.length === 9 ? m : [m[0], m[1], 0, m[2], m[3], 0, m[4], m[5], 1];
  const times = (m, n) => m.length === 9 || n.length === 9 ? timesWhole(whole(m), whole(n)) : [
    n[0] * m[0] + n[2] * m[1], n[1] * m[0] + n[3] * m[1],
    n[0] * m[2] + n[2] * m[3], n[1] * m[2] + n[3] * m[3],
    n[0] * m[4] + n[2] * m[5] + n[4], n[1] * m[4] + n[3] * m[5] + n[5]];
  const timesWhole = (m, n) => m.map((_, place) => [0, 1, 2].reduce(
    (sum, k) => sum + m[place - place % 3 + k] * n[3 * k + place % 3], 0));
  function at(m, x, y) {
    if (m.length === 6) return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
    const divisor = m[2] * x + m[5] * y + m[8];
    return [(m[0] * x + m[3] * y + m[6]) / divisor, (m[1] * x + m[4] * y + m[7]) / divisor];
  }
  /** The map without perspective that agrees with one around a point. */
  function flat(m, x, y) {
    if (m.length === 6) return m;
    const divisor = m[2] * x + m[5] * y + m[8];
    const [left, top] = at(m, x, y);
    const [a, b] = [(m[0] - left * m[2]) / divisor, (m[1] - top * m[2]) / divisor];
    const [c, d] = [(m[3] - left * m[5]) / divisor, (m[4] - top * m[5]) / divisor];
    return [a, b, c, d, left - a * x - c * y, top - b * x - d * y];
  }
  function back(m, x, y) {
    if (m.length === 9) {
      const [a, b, p, c, d, q, e, f, r] = m;
      return at([
        d * r - q * f, p * f - b * r, b * q - p * d, q * e - c * r, a * r - p * e, p * c - a * q,
        c * f - d * e, b * e - a * f, a * d - b * c], x, y);
    }
    const [dx, dy] = [x - m[4], y - m[5]];
    if (m[0] === 1 && m[1] === 0 && m[2] === 0 && m[3] === 1) return [dx, dy];
    const determinant = m[0] * m[3] - m[1] * m[2];
    return [(m[3] * dx - m[2] * dy) / determinant, (m[0] * dy - m[1] * dx) / determinant];
  }
  /** The upright box around points: left, top, right, bottom. */
  const boxOf = (points) => [
    Math.min(...points.map((p) => p[0])), Math.min(...points.map((p) => p[1])),
    Math.max(...points.map((p) => p[0])), Math.max(...points.map((p) => p[1]))];
  /** Whether two boxes share more than an edge. */
  const areTogether = (one, other) => one[0] < other[2] - 0.5 && other[0] < one[2] - 0.5
    && one[1] < other[3] - 0.5 && other[1] < one[3] - 0.5;
  const matrixText = (m) => `matrix(${m.join(" ")})`;

  /** The scene: its tree, where each view is on the screen, and hit tests of plain scenes. */
  class Scene {
    constructor(data) {
      this.data = data;
      this.views = data.views;
      this.inside = this.views.map(() => []);
      this.windows = [];
      this.depth = [];
      this.map = [];
      this.opacity = [];
      this.views.forEach((view, index) => {
        const up = view.up;
        (up === undefined ? this.windows : this.inside[up]).push(index);
        this.depth.push(up === undefined ? 0 : this.depth[up] + 1);
        this.map.push(up === undefined ? view.matrix : times(view.matrix, this.map[up]));
        const own = view.isHidden || view.isNowhere ? 0 : view.alpha ?? 1;
        this.opacity.push(own * (up === undefined ? 1 : this.opacity[up]));
      });
      this.deepest = Math.max(0, ...this.depth);
      this.grid = data.map ? this.decoded(data.map) : null;
    }

    decoded(map) {
      const grid = new Uint16Array(map.width * map.height);
      let place = 0;
      for (const row of map.rows) {
        const start = place;
        for (let index = 1; index < row.length; index += 2) {
          grid.fill(row[index] < 0 ? NOBODY : row[index], place, place + row[index + 1]);
          place += row[index + 1];
        }
        for (let more = 1; more < row[0]; more += 1) {
          grid.copyWithin(place, start, start + map.width);
          place += map.width;
        }
      }
      return grid;
    }

    /** The order in which the screen shows views: by zPosition among siblings, then from the back. */
    get drawn() {
      const order = [];
      const waiting = [...this.windows].reverse();
      while (waiting.length) {
        const index = waiting.pop();
        order.push(index);
        const inside = [...this.inside[index]].sort(
          (one, other) => (this.views[one].z ?? 0) - (this.views[other].z ?? 0) || one - other);
        waiting.push(...inside.reverse());
      }
      return order;
    }

    corners(index) {
      const [x, y, width, height] = this.views[index].bounds;
      return [[x, y], [x + width, y], [x + width, y + height], [x, y + height]]
        .map(([left, top]) => at(this.map[index], left, top));
    }

    contains(index, x, y) {
      const [left, top, width, height] = this.views[index].bounds;
      return x >= left && x < left + width && y >= top && y < top + height;
    }

    /** The owner of the cell of the map that a point is in; undefined where there is no map. */
    owner(x, y) {
      const map = this.data.map;
      const [column, row] = [Math.floor(x), Math.floor(y)];
      if (!map || column < 0 || row < 0 || column >= map.width || row >= map.height) {
        return undefined;
      }
      const cell = this.grid[row * map.width + column];
      return cell === NOBODY ? null : map.owners[cell];
    }

    /** The hit-test view at a point of a plain scene; null for none (HT-1 to HT-6, WN-5). */
    hit(x, y) {
      const ask = (index, outerX, outerY) => {
        const view = this.views[index];
        const [ownX, ownY] = back(view.matrix, outerX, outerY);
        if (view.refused || !this.contains(index, ownX, ownY)) return null;
        const inside = this.inside[index];
        for (let place = inside.length - 1; place >= 0; place -= 1) {
          const answer = ask(inside[place], ownX, ownY);
          if (answer !== null) return answer;
        }
        return index;
      };
      for (let place = this.windows.length - 1; place >= 0; place -= 1) {
        const answer = ask(this.windows[place], x, y);
        if (answer !== null) return answer;
      }
      return null;
    }

    /** The same with a step for each view that is asked, in the form of the data's trace. */
    trace(x, y, words) {
      const steps = [];
      const say = (word, values = {}) => filled(words[word], values);
      const ask = (index, outerX, outerY, by, depth) => {
        const view = this.views[index];
        const [ownX, ownY] = back(view.matrix, outerX, outerY);
        const inside = this.inside[index];
        const step = {
          number: steps.length + 1, view: index, name: view.name, by, depth,
          point: pointText(ownX, ownY), isNil: false, facts: [],
        };
        steps.push(step);
        const kind = { en: view.name, zh: view.name };
        if (view.type !== view.name) {
          kind.en += `, a ${view.type}`;
          kind.zh += `（${view.type}）`;
        }
        const fact = (subject, text) => step.facts.push([subject, text.en, text.zh]);
        fact("view", kind);
        const place = `(${number(ownX)}, ${number(ownY)})`;
        fact("point", { en: place, zh: place });
        fact("switches", view.switches ?? words.switches);
        if (view.refused) {
          step.isNil = true;
          step.said = view.refused;
          if (inside.length) step.never = [...inside].reverse();
          fact("inside", words.insideRefused);
          fact("answer", words.answerRefused);
          return null;
        }
        const isInside = this.contains(index, ownX, ownY);
        fact("inside", this.compared(index, ownX, ownY, isInside));
        if (!isInside) {
          step.isNil = true;
          step.said = say("saidOutside", { bounds: this.boundsText(index) });
          if (inside.length) step.never = [...inside].reverse();
          fact("answer", words.answerOutside);
          return null;
        }
        step.said = inside.length === 0
          ? words.saidItself
          : inside.length === 1
            ? words.saidAsksOne : say("saidAsks", { count: grouped(inside.length) });
        for (let number = inside.length - 1; number >= 0; number -= 1) {
          const answer = ask(inside[number], ownX, ownY, step.number, depth + 1);
          if (answer === null) continue;
          if (number > 0) {
            step.never = inside.slice(0, number).reverse();
            step.neverBecause = this.views[inside[number]].name;
          }
          fact("answer", say("answerSubview", { other: this.views[answer].name }));
          return answer;
        }
        fact("answer", say(inside.length ? "answerNoSubview" : "answerItself", { name: view.name }));
        return index;
      };
      let result = null;
      for (let place = this.windows.length - 1; place >= 0 && result === null; place -= 1) {
        result = ask(this.windows[place], x, y, undefined, 0);
      }
      const name = result === null ? undefined : this.views[result].name;
      return {
        point: [x, y], steps, folded: 0, result: result ?? undefined, resultName: name,
        ending: name === undefined ? words.endingNone : say("ending", { name }), isLive: true,
      };
    }

    boundsText(index) {
      const [x, y, width, height] = this.views[index].bounds;
      return `(${number(x)} ${number(y)}; ${number(width)} ${number(height)})`;
    }

    compared(index, x, y, isInside) {
      const [left, top, width, height] = this.views[index].bounds;
      const range = (low, value, high) => value < low
        ? `${number(value)} < ${number(low)}`
        : value < high
          ? `${number(low)} ≤ ${number(value)} < ${number(high)}` : `${number(value)} ≥ ${number(high)}`;
      const [across, down] = [range(left, x, left + width), range(top, y, top + height)];
      return {
        en: `${across}, ${down}: ${isInside}  HT-10`, zh: `${across}，${down}：${isInside}  HT-10`,
      };
    }
  }

  function filled(text, values) {
    const fill = (one) => one.replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);
    return { en: fill(text.en), zh: fill(text.zh) };
  }

  /** A page, or a part of one, that shows some data. */
  class Page {
    constructor(root, data, prefix, isWholePage) {
      Object.assign(this, { root, data, prefix, isWholePage });
      this.scene = new Scene(data);
      this.words = data.words;
      this.language = data.language === "zh-Hans" ? "zh" : "en";
      this.trace = data.trace ?? null;
      this.point = this.trace ? [...this.trace.point] : null;
      const isFromStart = document.body.dataset.start === "first";
      this.index = !this.trace ? -1 : isFromStart ? 0 : this.trace.steps.length - 1;
      this.spread = 0;
      this.isMapShown = false;
      this.areNamesShown = true;
      this.moment = data.events ? data.events.times.length - 1 : -1;
      this.hovered = new Set();
      this.build();
    }

    say(word, values = {}) {
      const text = this.words[word];
      return text ? filled(text, values)[this.language] : word;
    }
    text(text) { return text ? text[this.language] : ""; }
    id(name) { return this.prefix + name; }
    get step() { return this.trace?.steps[this.index] ?? null; }

    // Building

    build() {
      document.documentElement.lang = this.language === "zh" ? "zh-Hans" : "en";
      const data = this.data;
      if (this.isWholePage) document.title = `${this.text(data.title)} · Touchstone`;
      const parts = [
        this.part("tree", this.buildTree()), this.part("picture", this.buildPicture()),
        this.part("trace", this.buildTrace()), this.part("step", this.buildStep()),
      ];
      const more = [];
      if (data.sources.length) more.push(this.part("code", this.buildCode()));
      if (data.chains.length) more.push(this.part("chain", (this.chainBox = make("div"))));
      if (data.map) more.push(this.part("map", this.buildLegend()));
      if (data.events) more.push(this.part("events", this.buildEvents()));
      this.root.replaceChildren(
        make("header", { class: "top" },
          make("p", { class: "brand" }, "Touchstone"),
          make("h1", { title: this.text(data.title) }, this.text(data.title)),
          make("div", { class: "tools" },
            make("button", { type: "button", class: "language", click: () => this.switchLanguage() },
              this.say("language")),
            make("button", {
              type: "button", class: "theme", "aria-label": this.say("theme"),
              title: this.say("theme"), click: () => switchTheme(),
            }, "◐"))),
        ...this.notes(),
        make("main", {}, ...parts),
        make("div", { class: "more" }, ...more),
        make("footer", {}, make("p", {}, this.say("about")), make("p", {}, this.say("keys"))));
      this.updatePicture();
      this.update();
    }

    part(name, ...content) {
      const id = this.id(`h-${name}`);
      return make("section", { class: name, "aria-labelledby": id },
        make("h2", { id }, this.say(name)), ...content.flat());
    }

    notes() {
      const data = this.data;
      const count = data.views.length + data.leftOut;
      return [
        data.leftOut
          ? this.say("leftOut", { n: grouped(data.leftOut), count: grouped(count) }) : null,
        data.isOutdated && data.trace ? this.say("outdated") : null,
        data.events ? this.say("afterEvent") : null,
        data.mapProblem ? this.text(data.mapProblem) : null,
        data.map?.remark ? this.text(data.map.remark) : null,
      ].filter(Boolean).map((text) => make("p", { class: "note" }, text));
    }

    switchLanguage() {
      this.language = this.language === "zh" ? "en" : "zh";
      this.build();
      this.root.querySelector(".language")?.focus();
    }

    // The tree

    buildTree() {
      const order = [];
      const waiting = [...this.scene.windows].reverse();
      while (waiting.length) {
        const index = waiting.pop();
        order.push(index);
        waiting.push(...[...this.scene.inside[index]].reverse());
      }
      this.rows = new Map();
      const list = make("div", {
        class: "rows", role: "tree", "aria-label": this.say("tree"),
        keydown: (event) => this.moveInTree(event, order),
      });
      order.forEach((index, place) => {
        const view = this.scene.views[index];
        const whole = [`${view.name}: ${view.type} ${view.frame}`, ...(view.notes ?? [])].join("\n");
        const row = make("div", {
          class: "row", role: "treeitem", tabindex: place === 0 ? 0 : -1, title: whole,
          "aria-level": this.scene.depth[index] + 1, "data-view": index,
          pointerenter: () => this.hover([index]), pointerleave: () => this.hover([]),
          focus: () => this.hover([index]), blur: () => this.hover([]),
          click: () => this.choose(index),
        },
        make("span", { class: "swatch" }),
        make("span", { class: "name" }, view.name),
        view.type === view.name ? null : make("span", { class: "type" }, view.type),
        view.notes ? make("span", { class: "own", title: this.say("overrides") }, "ƒ") : null,
        make("span", { class: "mark" }));
        row.style.setProperty("--depth", Math.min(this.scene.depth[index], 14));
        if (view.fill) row.firstChild.style.background = view.fill;
        else row.firstChild.classList.add("none");
        if (this.scene.opacity[index] === 0) row.classList.add("unseen");
        this.rows.set(index, row);
        list.append(row);
      });
      this.tree = list;
      return list;
    }

    moveInTree(event, order) {
      const row = event.target.closest(".row");
      if (!row) return;
      const place = order.indexOf(Number(row.dataset.view));
      const target = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: order.length - 1 }[
        event.key];
      if (event.key === "Enter" || event.key === " ") {
        this.choose(order[place]);
      } else if (target !== undefined && order[target] !== undefined) {
        row.tabIndex = -1;
        const next = this.rows.get(order[target]);
        next.tabIndex = 0;
        next.focus();
      } else {
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    }

    /** Goes to the step in which a view was asked. */
    choose(index) {
      const place = this.trace?.steps.findIndex((step) => step.view === index) ?? -1;
      if (place >= 0) this.go(place);
      this.showChain(index);
    }

    // The picture

    /** Where the names of views are written, so that none is on top of another: those in front
     *  first, each in the first line of its view that is free. */
    placeNames() {
      const scene = this.scene;
      const taken = [];
      this.names = new Map();
      const space = (index, x, y, width) => [[x, y], [x + width, y], [x, y + 12], [x + width, y + 12]]
        .map((corner) => at(scene.map[index], ...corner));
      const drawn = scene.drawn.filter((index) => {
        const view = scene.views[index];
        return !view.isNowhere && scene.opacity[index] > 0 && view.bounds[2] >= 12;
      });
      const letters = (view, name) => Math.min(
        name.length, Math.max(3, Math.floor(view.bounds[2] / 6)));
      for (const index of drawn) {
        const view = scene.views[index];
        if (!view.text) continue;
        const [x, y, width, height] = view.bounds;
        const length = 6 * letters(view, view.text);
        taken.push(boxOf(space(index, x + (width - length) / 2, y + height / 2 - 6, length)));
      }
      for (const index of drawn.reverse()) {
        const view = scene.views[index];
        const [x, y, width, height] = view.bounds;
        if (width < 24 || height < 16 || view.name === view.type) continue;
        for (let line = 0; line < 8 && 14 + 12 * line <= height; line += 1) {
          const corners = space(index, x + 4, y + 2 + 12 * line, 6 * letters(view, view.name));
          const box = boxOf(corners);
          if (taken.some((other) => areTogether(other, box))) continue;
          taken.push(box);
          this.names.set(index, { x: x + 4, y: y + 12 + 12 * line, corners });
          break;
        }
      }
    }

    buildPicture() {
      const scene = this.scene;
      this.placeNames();
      this.layers = new Map();
      const defs = make("defs", {});
      const views = make("g", { class: "views" });
      for (const index of scene.drawn) {
        const view = scene.views[index];
        if (view.isNowhere) continue;
        const [x, y, width, height] = view.bounds;
        const box = { x, y, width, height, rx: view.radius ?? null };
        const map = flat(scene.map[index], x + width / 2, y + height / 2);
        const seen = map === scene.map[index] ? ["rect", box] : ["polygon", {
          points: scene.corners(index).map((corner) => back(map, ...corner).join(",")).join(" "),
        }];
        const inner = make("g", { transform: matrixText(map) },
          make(seen[0], {
            ...seen[1], class: view.fill ? "fill" : "fill clear", fill: view.fill ?? "transparent",
            "fill-opacity": view.fill ? view.fillAlpha ?? null : null,
          }));
        const name = this.names.get(index);
        const ink = view.ink ? { fill: view.ink } : {};
        if (name) {
          inner.append(make("text", { class: "label", x: name.x, y: name.y, ...ink },
            shortened(view.name, Math.max(3, Math.floor(width / 6)))));
        }
        if (view.text && width >= 12) {
          inner.append(make("text", {
            class: "content", x: x + width / 2, y: y + height / 2, ...ink,
          }, shortened(view.text, Math.max(3, Math.floor(width / 6)))));
        }
        const layer = make("g", { class: "view", "data-view": index, opacity: scene.opacity[index] });
        if (view.visible) {
          const id = this.id(`clip${index}`);
          const corners = [];
          for (let place = 0; place < view.visible.length; place += 2) {
            corners.push(`${view.visible[place]},${view.visible[place + 1]}`);
          }
          defs.append(make("clipPath", { id }, make("polygon", { points: corners.join(" ") })));
          layer.append(make("g", { "clip-path": `url(#${id})` }, inner));
        } else {
          layer.append(inner);
        }
        if (scene.opacity[index] === 0) layer.classList.add("unseen");
        this.layers.set(index, layer);
        views.append(layer);
      }
      this.screen = make("rect", {
        class: "screen", width: this.data.screen[0], height: this.data.screen[1],
      });
      this.overlay = make("g", { class: "overlay" });
      this.marks = make("g", { class: "marks" });
      this.touch = make("g", {
        class: "touch", tabindex: 0, role: "slider", "aria-label": this.say("touch"),
        "aria-valuemin": 0, "aria-valuemax": this.data.screen[1],
        keydown: (event) => this.moveTouch(event),
        // A finger on the ring drags it, and does not scroll the page.
        touchstart: (event) => event.preventDefault(),
      }, make("circle", { class: "ring", r: 22 }), make("circle", { class: "dot", r: 4 }));
      this.fingers = make("g", { class: "fingers" });
      this.drawing = make("svg", {
        class: "drawing", role: "group", "aria-label": this.say("picture"),
        pointerdown: (event) => this.press(event), pointermove: (event) => this.drag(event),
        pointerup: (event) => this.release(event), pointercancel: (event) => this.release(event),
        pointerover: (event) => this.hoverAt(event), pointerleave: () => this.hover([]),
      }, defs, this.screen, views, this.overlay, this.marks, this.fingers, this.touch);
      this.answer = make("p", { class: "answer", role: "status" });
      const isEmpty = !(this.data.screen[0] > 0 && this.data.screen[1] > 0);
      return [
        make("div", { class: "bar" },
          this.toggle("names", this.areNamesShown, (isOn) => { this.areNamesShown = isOn; }),
          this.data.map
            ? this.toggle("overlay", this.isMapShown, (isOn) => { this.isMapShown = isOn; }) : null,
          make("label", { class: "spread" }, make("span", {}, this.say("flat")),
            (this.spreadSlider = make("input", {
              type: "range", min: 0, max: 100, value: this.spread * 100,
              "aria-label": this.say("depth"),
              input: (event) => { this.spread = event.target.value / 100; this.updatePicture(); },
            })), make("span", {}, this.say("exploded")))),
        isEmpty ? make("p", { class: "note" }, this.say("emptyScreen")) : this.drawing,
        this.answer,
        make("p", { class: "hint" }, this.say(this.trace || this.data.map || this.data.isPlain
          ? "touchHint" : "noTrace")),
        make("p", { class: "hint" }, this.say("legend")),
      ];
    }

    toggle(word, isOn, change) {
      return make("button", {
        type: "button", class: "toggle", "aria-pressed": String(isOn),
        click: (event) => {
          const now = event.currentTarget.getAttribute("aria-pressed") !== "true";
          event.currentTarget.setAttribute("aria-pressed", String(now));
          change(now);
          this.updatePicture();
        },
      }, this.say(word));
    }

    /** Where a layer is: the screen seen from the side, the deeper views nearer. */
    projection(depth) {
      const spread = this.spread;
      const [width] = this.data.screen;
      const step = spread * Math.min(70, 420 / Math.max(1, this.scene.deepest)) * (width / 390);
      return [
        1 - 0.38 * spread, 0.2 * spread, 0, 1 - 0.06 * spread, depth * step, -depth * step * 0.16,
      ];
    }

    project(index, x, y) { return at(this.projection(this.scene.depth[index] ?? 0), x, y); }

    updatePicture() {
      const [width, height] = this.data.screen;
      const corners = [[0, 0], [width, 0], [width, height], [0, height]];
      const seen = [0, this.spread > 0 ? this.scene.deepest : 0]
        .flatMap((depth) => corners.map(([x, y]) => at(this.projection(depth), x, y)));
      const margin = 14;
      const [left, top] = [0, 1].map((axis) => Math.min(...seen.map((p) => p[axis])) - margin);
      const [right, bottom] = [0, 1].map((axis) => Math.max(...seen.map((p) => p[axis])) + margin);
      this.drawing.setAttribute("viewBox", `${left} ${top} ${right - left} ${bottom - top}`);
      this.drawing.style.aspectRatio = `${right - left} / ${bottom - top}`;
      this.drawing.classList.toggle("isExploded", this.spread > 0);
      this.drawing.classList.toggle("hidesNames", !this.areNamesShown);
      this.screen.setAttribute("transform", matrixText(this.projection(0)));
      for (const [index, layer] of this.layers) {
        layer.setAttribute("transform", matrixText(this.projection(this.scene.depth[index])));
      }
      this.updateOverlay();
      this.updateMarks();
    }

    updateOverlay() {
      this.overlay.replaceChildren();
      if (!this.isMapShown || !this.data.map) return;
      this.mapImage ??= drawnMap(this.data.map, this.scene.grid);
      this.overlay.append(make("image", {
        href: this.mapImage, width: this.data.map.width, height: this.data.map.height,
        preserveAspectRatio: "none", transform: matrixText(this.projection(0)),
      }));
      const marked = this.markedOwner;
      if (marked === undefined) return;
      this.overlay.append(make("image", {
        class: "one", href: drawnMap(this.data.map, this.scene.grid, marked),
        width: this.data.map.width, height: this.data.map.height, preserveAspectRatio: "none",
        transform: matrixText(this.projection(0)),
      }));
    }

    outline(index, name) {
      if (index === undefined || index === null || this.scene.views[index]?.isNowhere) return null;
      const points = this.scene.corners(index).map(([x, y]) => this.project(index, x, y));
      return make("polygon", { class: name, points: points.map((p) => p.join(",")).join(" ") });
    }

    updateMarks() {
      const marks = [];
      const steps = this.trace?.steps ?? [];
      const past = steps.slice(0, this.index + 1);
      for (const step of past) for (const other of step.never ?? []) {
        if (step.isNil || this.index === steps.length - 1) marks.push(this.outline(other, "never"));
      }
      for (const step of past) {
        marks.push(this.outline(step.view, step.isNil ? "refused" : "asked"));
      }
      const present = this.step;
      const isEnd = this.index === steps.length - 1;
      if (isEnd && this.result !== undefined) marks.push(this.outline(this.result, "result"));
      if (present) marks.push(this.outline(present.view, present.isNil ? "now no" : "now"));
      for (const index of this.hovered) marks.push(this.outline(index, "hovered"));
      // A number is at a corner of its view, where it covers neither a name nor another number.
      const taken = this.areNamesShown ? [...this.names].map(([index, name]) => boxOf(
        name.corners.map(([x, y]) => this.project(index, x, y)))) : [];
      if (past.length <= 60) for (const step of past) {
        if (step.view === undefined || this.scene.views[step.view].isNowhere) continue;
        const sign = step.isNil ? "✕" : isEnd && step.view === this.result ? "✓" : "";
        const text = `${step.number}${sign}`;
        const size = 8 + 6.4 * text.length;
        const [topLeft, topRight, bottomRight, bottomLeft] = this.scene.corners(step.view)
          .map((corner) => this.project(step.view, ...corner));
        const moves = [0, 26, 52, 78, 104, 130];
        const places = [
          ...moves.map((moved) => [topRight[0] - size + 2 - moved, topRight[1]]),
          ...moves.map((moved) => [bottomRight[0] - size + 2 - moved, bottomRight[1]]),
          ...moves.map((moved) => [topLeft[0] + moved, topLeft[1]]),
          ...moves.map((moved) => [bottomLeft[0] + moved, bottomLeft[1]]),
        ];
        const boxAt = ([x, y]) => [x - 2, y - 8, x - 2 + size, y + 8];
        const place = places.find(
          (one) => !taken.some((other) => areTogether(other, boxAt(one)))) ?? places[0];
        taken.push(boxAt(place));
        const [x, y] = place;
        marks.push(make("g", {
          class: step === present ? "chip now" : "chip",
          transform: `translate(${x} ${y})`,
        }, make("rect", { x: -2, y: -8, width: size, height: 16, rx: 8 }),
        make("text", { x: size / 2 - 2, y: 0 }, text)));
      }
      this.marks.replaceChildren(...marks.filter(Boolean));
      this.updateTouch();
    }

    updateTouch() {
      this.touch.toggleAttribute("hidden", !this.point);
      this.touch.style.display = this.point ? "" : "none";
      if (!this.point) return;
      const depth = this.step?.view === undefined ? 0 : this.scene.depth[this.step.view] ?? 0;
      const [x, y] = at(this.projection(depth), ...this.point);
      this.touch.setAttribute("transform", `translate(${x} ${y})`);
      this.touch.setAttribute("aria-valuenow", String(this.point[1]));
      this.touch.setAttribute("aria-valuetext", this.answer.textContent);
      if (this.spread > 0) {
        const [from, to] = [0, this.scene.deepest].map(
          (level) => at(this.projection(level), ...this.point));
        this.marks.append(make("line", {
          class: "way", x1: from[0], y1: from[1], x2: to[0], y2: to[1],
        }));
      }
    }

    // The touch

    placeOf(event) {
      const map = this.drawing.getScreenCTM();
      if (!map) return null;
      const x = (event.clientX - map.e) / map.a;
      const y = (event.clientY - map.f) / map.d;
      return back(this.projection(0), x, y);
    }

    press(event) {
      if (this.spread > 0 || event.button > 0) return;
      this.isDragging = event.pointerType !== "touch" || Boolean(event.target.closest?.(".touch"));
      if (this.isDragging) {
        try { this.drawing.setPointerCapture(event.pointerId); } catch { /* one of a test */ }
        this.moveTo(this.placeOf(event));
      } else {
        this.pressed = [event.clientX, event.clientY];
      }
    }

    drag(event) {
      if (this.isDragging) this.moveTo(this.placeOf(event));
    }

    release(event) {
      const pressed = this.pressed;
      this.pressed = null;
      if (this.isDragging) {
        this.isDragging = false;
        return;
      }
      const isTap = pressed && event.type === "pointerup"
        && Math.hypot(event.clientX - pressed[0], event.clientY - pressed[1]) < 10;
      if (isTap) this.moveTo(this.placeOf(event));
    }

    moveTouch(event) {
      const step = event.shiftKey ? 10 : 1;
      const way = {
        ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step],
      }[event.key];
      if (!way || !this.point) return;
      event.preventDefault();
      event.stopPropagation();
      this.moveTo([this.point[0] + way[0], this.point[1] + way[1]]);
    }

    /** Puts the touch at a point of the screen, and shows who gets it. */
    moveTo(place) {
      if (!place) return;
      const [width, height] = this.data.screen;
      const inside = (value, most) => Math.min(Math.max(Math.floor(value), 0), Math.ceil(most) - 1);
      const [x, y] = [inside(place[0], width), inside(place[1], height)];
      const recorded = this.data.trace;
      if (this.data.isPlain) {
        this.trace = this.scene.trace(x, y, this.words);
        this.point = [x, y];
        this.result = this.trace.result;
      } else {
        // The map is asked at the middles of its points.
        this.trace = recorded ?? null;
        this.point = [x + 0.5, y + 0.5];
      }
      this.isMoved = true;
      this.index = (this.trace?.steps.length ?? 0) - 1;
      this.buildSteps();
      this.update();
    }

    backToRecorded() {
      this.trace = this.data.trace ?? null;
      this.point = this.trace ? [...this.trace.point] : null;
      this.isMoved = false;
      this.index = (this.trace?.steps.length ?? 0) - 1;
      this.buildSteps();
      this.update();
    }

    updateAnswer() {
      const recorded = this.data.trace;
      if (!this.point) {
        this.answer.replaceChildren(this.say(this.data.isPlain ? "noTraceLive" : "noTrace"));
        return;
      }
      const point = pointText(...this.point);
      let [name, extra] = [this.trace?.resultName, null];
      this.result = this.trace?.result;
      const isApart = Boolean(this.isMoved) && !this.data.isPlain;
      if (isApart) {
        const owner = this.scene.owner(...this.point);
        name = owner?.name;
        this.result = owner?.view;
        const word = owner === undefined ? "noMapHere" : "fromMap";
        extra = recorded ? this.say(word, { point: pointText(...recorded.point) }) : null;
        if (owner === undefined) name = undefined;
      }
      const said = name === undefined
        ? this.say("goesNowhere", { point }) : this.say("goesTo", { point, name });
      const box = [make("strong", {}, isApart && this.scene.owner(...this.point) === undefined
        ? point : said)];
      if (this.isMoved && recorded) {
        box.push(" ", make("button", {
          type: "button", class: "link", click: () => this.backToRecorded(),
        }, this.say("recorded", { point: pointText(...recorded.point) })));
      }
      if (extra) box.push(make("span", { class: "extra" }, extra));
      this.answer.replaceChildren(...box);
      this.root.classList.toggle("isApart", isApart);
    }

    // The trace

    buildTrace() {
      const button = (word, sign, move) => make("button", {
        type: "button", class: `move ${word}`, click: move,
      }, make("span", { "aria-hidden": "true" }, sign), " ", this.say(word));
      this.stepSlider = make("input", {
        type: "range", min: 1, max: 1, value: 1, "aria-label": this.say("trace"),
        input: (event) => this.go(Number(event.target.value) - 1),
      });
      this.count = make("p", { class: "count" });
      this.list = make("ol", { class: "steps" });
      this.ending = make("p", { class: "ending" });
      this.buildSteps();
      return [
        make("div", { class: "bar stepper" },
          button("first", "⇤", () => this.go(0)), button("back", "←", () => this.go(this.index - 1)),
          button("next", "→", () => this.go(this.index + 1)),
          button("last", "⇥", () => this.go((this.trace?.steps.length ?? 0) - 1))),
        this.stepSlider, this.count, this.list, this.ending,
      ];
    }

    buildSteps() {
      if (!this.list) return;
      const steps = this.trace?.steps ?? [];
      this.stepSlider.max = String(Math.max(1, steps.length));
      this.stepSlider.disabled = steps.length < 2;
      this.items = [];
      const content = [];
      for (const [place, step] of steps.entries()) {
        const item = make("li", {
          class: step.isNil ? "step nil" : "step", "data-step": place,
          pointerenter: () => this.hover([step.view]), pointerleave: () => this.hover([]),
        }, make("button", { type: "button", class: "choose", click: () => this.go(place) },
          make("span", { class: "number" }, String(step.number)),
          make("span", { class: "name", title: step.name }, step.name),
          make("span", { class: "point" }, step.point),
          make("span", { class: "said" }, ...ruled(this.text(step.said)))));
        item.style.setProperty("--depth", Math.min(step.depth, 10));
        this.items.push(item);
        content.push(item);
      }
      // What was never asked comes after everything, the deepest first.
      for (const step of [...steps].reverse()) {
        if (!step.never || step.isNil) continue;
        const names = step.never.map((index) => this.scene.views[index].name);
        const item = make("li", {
          class: "step never", pointerenter: () => this.hover(step.never),
          pointerleave: () => this.hover([]),
        }, make("span", { class: "name", title: names.join(", ") }, names.slice(0, 6).join(", ")
          + (names.length > 6 ? " …" : "")),
        make("span", { class: "said" }, ...ruled(this.whyNever(step))));
        item.style.setProperty("--depth", Math.min(step.depth + 1, 10));
        content.push(item);
      }
      this.list.replaceChildren(...content);
      const folded = this.trace?.folded ?? 0;
      this.ending.replaceChildren(this.trace
        ? make("strong", {}, this.text(this.trace.ending)) : this.say("noTrace"),
      this.trace?.stop ? ` ${this.text(this.trace.stop)}` : "",
      folded ? make("span", { class: "extra" }, this.say("folded", { n: grouped(folded) })) : "");
    }

    whyNever(step) {
      if (step.neverBecause !== undefined) {
        return this.say("neverBecause", { name: step.neverBecause });
      }
      const fact = step.facts.find(([subject]) => subject === "notAsked");
      const text = fact ? fact[this.language === "zh" ? 2 : 1] : "";
      const cut = text.search(/[:：]/);
      return `${this.say("neverAsked")}: ${cut < 0 ? text : text.slice(cut + 1).trim()}`;
    }

    go(place) {
      const count = this.trace?.steps.length ?? 0;
      if (!count) return;
      this.index = Math.min(Math.max(place, 0), count - 1);
      this.update();
    }

    // The step

    buildStep() {
      this.facts = make("dl", { class: "facts" });
      return this.facts;
    }

    updateStep() {
      const step = this.step;
      if (!step) return this.facts.replaceChildren(make("dd", {}, this.say("noTrace")));
      const labels = { switches: "switchesLabel", code: "lines" };
      const rows = [];
      for (const [subject, english, chinese] of step.facts) {
        rows.push(make("dt", {}, this.say(labels[subject] ?? subject)));
        if (subject === "code") {
          rows.push(make("dd", {}, make("ul", { class: "ran" }, ...(step.lines ?? []).map((line) =>
            make("li", { class: line.isFalse ? "false" : null },
              make("span", { class: "number" }, line.line ? String(line.line) : "·"),
              this.text(line.values))))));
        } else {
          rows.push(make("dd", {}, ...ruled(this.language === "zh" ? chinese : english)));
        }
      }
      if (step.view === undefined) {
        rows.push(make("dt", {}, "—"), make("dd", {}, this.say("notInScene")));
      }
      this.facts.replaceChildren(...rows);
    }

    // The code

    buildCode() {
      this.codeLines = new Map();
      return this.data.sources.map((source, place) => {
        const lines = source.text.replace(/\n$/, "").split("\n");
        return make("figure", { class: "source" },
          make("figcaption", {}, `${source.name}`, make("span", { class: "type" },
            ` ${source.classes.join(", ")}`)),
          make("pre", { tabindex: 0 }, ...lines.map((text, number) => {
            const values = make("span", { class: "values" });
            const line = make("span", {
              class: "line", pointerenter: () => this.hover(this.viewsOf(place, number + 1)),
              pointerleave: () => this.hover([]),
            }, make("span", { class: "number" }, String(number + 1).padStart(3)),
            make("code", {}, text), values, "\n");
            this.codeLines.set(`${place}:${number + 1}`, { line, values });
            return line;
          })));
      });
    }

    /** The place of the text that a line of a step is in; -1 for one that is not here. */
    sourceOf(line, step) {
      const fits = this.data.sources
        .map((source, place) => ({ source, place }))
        .filter(({ source }) => source.name === line.file
          && line.line <= source.text.split("\n").length);
      const type = step.view === undefined ? null : this.scene.views[step.view].type;
      return (fits.find(({ source }) => source.classes.includes(type)) ?? fits[0])?.place ?? -1;
    }

    viewsOf(place, number) {
      return (this.trace?.steps ?? []).filter((step) => (step.lines ?? []).some(
        (line) => line.line === number && this.sourceOf(line, step) === place))
        .map((step) => step.view);
    }

    updateCode() {
      if (!this.codeLines) return;
      for (const { line, values } of this.codeLines.values()) {
        line.classList.remove("runs", "hovered", "false");
        values.textContent = "";
      }
      const step = this.step;
      for (const line of step?.lines ?? []) {
        const entry = this.codeLines.get(`${this.sourceOf(line, step)}:${line.line}`);
        if (!entry) continue;
        entry.line.classList.add("runs");
        if (line.isFalse) entry.line.classList.add("false");
        const text = this.text(line.values);
        entry.values.textContent = entry.values.textContent
          ? `${entry.values.textContent} · ${text}` : `  ${text}`;
      }
    }

    // The chain

    showChain(index) {
      if (!this.chainBox) return;
      const chain = this.data.chains.find(([view]) => view === index);
      if (!chain) {
        this.chainBox.replaceChildren(make("p", { class: "hint" }, this.say("noChain")));
        return;
      }
      this.chainBox.replaceChildren(make("ol", { class: "links" }, ...chain.slice(1).map((place) => {
        const link = this.data.links[place];
        return make("li", {
          pointerenter: () => this.hover(this.named(link.name)), pointerleave: () => this.hover([]),
        },
        link.reason ? make("span", { class: "reason" }, ...ruled(`${this.text(link.reason)}  ${link.rule}`)) : null,
        make("span", { class: "name" }, link.name),
        link.type === link.name ? null : make("span", { class: "type" }, ` ${link.type}`),
        ...(link.overrides ?? []).map((line) => make("code", { class: "override" }, line)));
      })));
    }

    named(name) {
      return this.scene.views.flatMap((view, index) => (view.name === name ? [index] : []));
    }

    // The map

    buildLegend() {
      const map = this.data.map;
      const row = (owner, place) => make("li", {
        tabindex: 0,
        pointerenter: () => this.markOwner(place, owner), pointerleave: () => this.markOwner(),
        focus: () => this.markOwner(place, owner), blur: () => this.markOwner(),
      }, (() => {
        const swatch = make("span", { class: "swatch" });
        const [red, green, blue, alpha] = ownerColor(place, owner.isRoot);
        swatch.style.background = `rgb(${red} ${green} ${blue} / ${alpha / 255})`;
        return swatch;
      })(),
      make("span", { class: "name", title: owner.name }, owner.name),
      make("span", { class: "type" }, this.say("points", { n: grouped(owner.points) })));
      const rows = map.owners.map(row);
      if (map.nobody) rows.push(row({ name: this.say("nobody"), points: map.nobody }, NOBODY));
      return [
        make("ul", { class: "legend" }, ...rows),
        map.nowhere.length
          ? make("p", { class: "hint" }, this.say("nowhere", { names: map.nowhere.join(", ") })) : null,
      ].filter(Boolean);
    }

    markOwner(place, owner) {
      this.markedOwner = place;
      this.updateOverlay();
      this.hover(owner?.view === undefined ? [] : [owner.view]);
    }

    // Gestures

    buildEvents() {
      const events = this.data.events;
      const [column, name, height] = [74, 140, 26];
      const width = name + column * events.times.length;
      const drawing = make("svg", {
        class: "timeline", width, height: (events.rows.length + 1) * height + 8, role: "img",
        viewBox: `0 0 ${width} ${(events.rows.length + 1) * height + 8}`,
        "aria-label": this.say("events"),
      });
      events.times.forEach((time, place) => drawing.append(make("text", {
        class: "time", x: name + column * place, y: 14,
      }, (time - events.start).toFixed(2))));
      events.rows.forEach((row, line) => {
        const y = (line + 1) * height + 14;
        drawing.append(make("text", { class: `name ${row.kind}`, x: 0, y },
          tooltip(this.text(row.name)), shortened(this.text(row.name), 19)));
        row.cells.forEach((cell, place) => {
          const x = name + column * cell.column;
          const next = row.cells[place + 1];
          if (cell.goesOn && next) {
            drawing.append(make("line", {
              class: "goes", x1: x, y1: y + 5, x2: name + column * next.column, y2: y + 5,
            }));
          }
          drawing.append(make("circle", { class: "sign", cx: x, cy: y + 5, r: 3 }),
            make("text", { class: "said", x, y: y - 1 }, tooltip(this.text(cell.text)),
              shortened(this.text(cell.text), 12)));
        });
      });
      this.cursor = make("line", { class: "cursor", y1: 0, y2: (events.rows.length + 1) * height + 8 });
      drawing.append(this.cursor);
      this.cursorAt = (place) => name + column * place;
      this.momentText = make("output", {});
      this.momentSlider = make("input", {
        type: "range", min: 0, max: Math.max(0, events.times.length - 1), value: this.moment,
        "aria-label": this.say("scrub"),
        input: (event) => { this.moment = Number(event.target.value); this.updateEvents(); },
      });
      this.eventRows = events.lines.map((line, place) => make("li", {
        class: line.isFaint ? "faint" : null,
        pointerenter: () => this.hover(this.named(line.subject.en)),
        pointerleave: () => this.hover([]),
        click: () => {
          const found = events.times.findLastIndex((time) => time <= line.time + 1e-9);
          if (found >= 0) { this.moment = found; this.updateEvents(); }
        },
      }, make("span", { class: "time" }, (line.time - events.start).toFixed(2)),
      make("span", { class: "number" }, String(place + 1)),
      make("span", { class: "name" }, this.text(line.subject)),
      make("span", { class: "message" }, line.message),
      make("span", { class: "said" }, ...ruled(this.text(line.said)))));
      return [
        events.headline ? make("p", { class: "headline" }, this.text(events.headline)) : null,
        events.omitted
          ? make("p", { class: "hint" }, this.say("omitted", { n: grouped(events.omitted) })) : null,
        make("div", { class: "bar" }, this.momentSlider, this.momentText),
        make("div", { class: "scroll", tabindex: 0 }, drawing),
        make("ol", { class: "events-lines" }, ...this.eventRows),
        events.leftOut
          ? make("p", { class: "hint" }, this.say("moreLines", { n: grouped(events.leftOut) })) : null,
        ...events.conclusions.map((text) => make("p", { class: "note" }, this.text(text))),
      ].filter(Boolean);
    }

    updateEvents() {
      const events = this.data.events;
      if (!events || !this.cursor) return;
      const time = events.times[this.moment] ?? events.start;
      this.momentSlider.value = String(this.moment);
      this.momentText.textContent = this.say("time", { n: (time - events.start).toFixed(2) });
      const x = this.cursorAt(this.moment);
      this.cursor.setAttribute("x1", x);
      this.cursor.setAttribute("x2", x);
      let present = -1;
      events.lines.forEach((line, place) => { if (line.time <= time + 1e-9) present = place; });
      this.eventRows.forEach((row, place) => {
        row.classList.toggle("future", place > present);
        row.classList.toggle("now", present >= 0 && events.lines[place].time === events.lines[present].time);
      });
      const places = new Map();
      for (const finger of events.fingers) {
        if (finger.time > time + 1e-9) break;
        if (finger.x === undefined) places.delete(finger.finger);
        else places.set(finger.finger, [finger.x, finger.y]);
      }
      this.fingers.replaceChildren(...[...places].map(([name, place]) => {
        const [x, y] = at(this.projection(0), ...place);
        return make("g", { transform: `translate(${x} ${y})` }, make("circle", { r: 16 }),
          make("text", {}, String(name)));
      }));
    }

    // Together

    hover(indices) {
      this.hovered = new Set(indices.filter((index) => index !== undefined && index !== null));
      for (const [index, row] of this.rows) row.classList.toggle("hovered", this.hovered.has(index));
      (this.items ?? []).forEach((item, place) =>
        item.classList.toggle("hovered", this.hovered.has(this.trace.steps[place].view)));
      if (this.codeLines) {
        for (const { line } of this.codeLines.values()) line.classList.remove("hovered");
        for (const step of this.trace?.steps ?? []) {
          if (!this.hovered.has(step.view)) continue;
          for (const line of step.lines ?? []) {
            this.codeLines.get(`${this.sourceOf(line, step)}:${line.line}`)?.line.classList
              .add("hovered");
          }
        }
      }
      this.updateMarks();
    }

    hoverAt(event) {
      if (this.isDragging) return;
      const layer = event.target.closest?.("[data-view]");
      this.hover(layer ? [Number(layer.dataset.view)] : []);
    }

    update() {
      const steps = this.trace?.steps ?? [];
      this.updateAnswer();
      this.count.textContent = steps.length
        ? this.say("stepOf", {
          n: grouped(this.step?.number ?? 0), count: grouped(steps.length + this.trace.folded),
        }) : "";
      this.stepSlider.value = String(this.index + 1);
      this.items.forEach((item, place) => {
        item.classList.toggle("future", place > this.index);
        if (place === this.index) item.setAttribute("aria-current", "step");
        else item.removeAttribute("aria-current");
      });
      keepInView(this.list, this.items[this.index]);
      keepInView(this.tree, this.rows.get(this.step?.view));
      const never = new Map();
      for (const step of steps) for (const index of step.never ?? []) never.set(index, step);
      for (const [index, row] of this.rows) {
        const step = steps.find((one) => one.view === index);
        const mark = row.lastChild;
        const isNever = this.isUnder(index, never);
        row.classList.toggle("never", !step && Boolean(isNever));
        row.classList.toggle("now", Boolean(step) && step === this.step);
        row.classList.toggle("result", index === this.result);
        row.setAttribute("aria-selected", String(Boolean(step) && step === this.step));
        mark.textContent = step
          ? `${step.number}${step.isNil ? " ✕" : index === this.result ? " ✓" : ""}`
          : never.has(index) ? this.say("neverAsked") : "";
        mark.title = !step && isNever ? this.whyNever(isNever) : "";
      }
      this.updateStep();
      this.updateCode();
      this.showChain(this.result ?? this.step?.view);
      this.updateMarks();
      this.updateEvents();
    }

    isUnder(index, never) {
      for (let view = index; view !== undefined; view = this.scene.views[view].up) {
        if (never.has(view)) return never.get(view);
      }
      return null;
    }

    key(event) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target.matches?.("input, textarea, pre, .scroll, .touch, .row")) return;
      const place = {
        ArrowLeft: this.index - 1, ArrowRight: this.index + 1, Home: 0,
        End: (this.trace?.steps.length ?? 0) - 1,
      }[event.key];
      if (place === undefined) return;
      event.preventDefault();
      this.go(place);
    }
  }

  /** Scrolls a list, and nothing around it, to one of its items. */
  function keepInView(list, item) {
    if (!item) return;
    const top = item.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
    if (top < list.scrollTop) list.scrollTop = top;
    const bottom = top + item.offsetHeight;
    if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
  }

  function shortened(text, most) {
    const letters = [...text];
    return letters.length > most ? `${letters.slice(0, Math.max(1, most - 1)).join("")}…` : text;
  }

  /** Colours that are apart in lightness as well, so that they do without hues. */
  function ownerColor(place, isRoot) {
    if (place === NOBODY) return [120, 120, 128, 150];
    if (isRoot) return [120, 120, 128, 26];
    const colors = [
      [0, 114, 178], [230, 159, 0], [0, 158, 115], [204, 121, 167], [86, 180, 233], [213, 94, 0],
      [240, 228, 66], [88, 80, 170], [150, 110, 60], [60, 150, 60],
    ];
    return [...colors[place % colors.length], 165];
  }

  /** The map as a picture: a colour for each owner, and a line where owners meet. */
  function drawnMap(map, grid, marked) {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [map.width, map.height];
    const context = canvas.getContext("2d");
    const pixels = context.createImageData(map.width, map.height);
    for (let cell = 0; cell < grid.length; cell += 1) {
      const owner = grid[cell];
      const isBorder = (cell % map.width < map.width - 1 && grid[cell + 1] !== owner)
        || (cell + map.width < grid.length && grid[cell + map.width] !== owner);
      let color = ownerColor(owner, map.owners[owner]?.isRoot);
      if (marked !== undefined) color = owner === marked ? [0, 0, 0, 0] : [128, 128, 128, 150];
      if (isBorder && marked === undefined) color = [0, 0, 0, 210];
      pixels.data.set(color, cell * 4);
    }
    context.putImageData(pixels, 0, 0);
    return canvas.toDataURL();
  }

  function switchTheme() {
    const root = document.documentElement;
    const isDark = root.dataset.theme
      ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = isDark ? "light" : "dark";
  }

  /** Finds what is wrong with a page: what it calculates is compared with what came with it. */
  function examine(page) {
    const faults = [];
    const check = (holds, fault) => { if (!holds && faults.length < 20) faults.push(fault); };
    const { scene, data } = page;
    const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
    check(new Set(ids).size === ids.length, "ids that are not unique");
    let points = 0;
    if (data.isPlain && data.map) {
      for (let y = 0; y < data.map.height; y += 1) for (let x = 0; x < data.map.width; x += 1) {
        const owner = scene.owner(x + 0.5, y + 0.5);
        if (owner && owner.view === undefined) continue;
        points += 1;
        const hit = scene.hit(x + 0.5, y + 0.5);
        check((owner?.view ?? null) === hit, `(${x}.5, ${y}.5): ${owner?.name} is not ${hit}`);
      }
    }
    const recorded = data.trace;
    if (recorded && !data.isOutdated && !data.events && data.isPlain && !recorded.folded) {
      const own = scene.trace(...recorded.point, page.words);
      check(own.result === recorded.result, "the hit-test view of the trace");
      check(own.steps.length === recorded.steps.length, "the count of steps");
      check(own.ending.en === recorded.ending.en && own.ending.zh === recorded.ending.zh, "the ending");
      own.steps.forEach((step, place) => {
        const other = recorded.steps[place] ?? { said: {}, facts: [] };
        for (const key of ["number", "view", "by", "depth", "point", "isNil"]) {
          check(step[key] === other[key], `step ${step.number}: ${key} ${step[key]}, not ${other[key]}`);
        }
        check(String(step.never) === String(other.never), `step ${step.number}: never asked`);
        for (const one of ["en", "zh"]) {
          check(step.said[one] === other.said[one],
            `step ${step.number}: "${step.said[one]}", not "${other.said[one]}"`);
        }
        for (const subject of ["view", "switches", "inside", "answer"]) {
          const [mine, wanted] = [step.facts, other.facts].map(
            (facts) => String(facts.find(([name]) => name === subject)));
          check(mine === wanted, `step ${step.number}: ${mine}, not ${wanted}`);
        }
      });
    }
    const count = page.trace?.steps.length ?? 0;
    const press = (key, target = document.body) => target.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    if (count > 1) {
      press("Home");
      check(page.index === 0, "Home does not go to the first step");
      press("ArrowRight");
      check(page.index === 1, "the right arrow does not go on");
      press("ArrowLeft");
      check(page.index === 0, "the left arrow does not go back");
      press("ArrowLeft");
      check(page.index === 0, "there is a step before the first");
      press("End");
      check(page.index === count - 1, "End does not go to the last step");
      check(page.root.querySelectorAll("[aria-current]").length === 1, "not one current step");
      page.root.querySelector(".move.first").click();
      check(page.index === 0, "the button First");
      page.stepSlider.value = "2";
      page.stepSlider.dispatchEvent(new Event("input"));
      check(page.index === 1, "the slider");
    }
    const canMove = (data.isPlain || data.map) && data.screen[0] > 0 && data.screen[1] > 0;
    if (canMove) {
      const box = page.drawing.getScreenCTM();
      for (const [share, down] of [[0.5, 0.5], [0.3, 0.7], [0.9, 0.1]]) {
        const [x, y] = [Math.floor(data.screen[0] * share), Math.floor(data.screen[1] * down)];
        const place = {
          clientX: box.e + (x + 0.4) * box.a, clientY: box.f + (y + 0.4) * box.d, bubbles: true,
          pointerId: 1, pointerType: "mouse",
        };
        page.drawing.dispatchEvent(new PointerEvent("pointerdown", place));
        page.drawing.dispatchEvent(new PointerEvent("pointerup", place));
        check(Math.floor(page.point[0]) === x && Math.floor(page.point[1]) === y,
          `a press at (${x}, ${y}) is one at ${page.point}`);
        const owner = scene.owner(x, y);
        const hit = data.isPlain ? scene.hit(x, y) : owner?.view ?? null;
        check((page.result ?? null) === hit, `the answer at (${x}, ${y})`);
        page.touch.focus();
        press("ArrowRight", page.touch);
        check(Math.floor(page.point[0]) === Math.min(x + 1, Math.ceil(data.screen[0]) - 1),
          "an arrow does not move the touch");
      }
      if (recorded) page.backToRecorded();
    }
    page.switchLanguage();
    check(document.documentElement.lang === (page.language === "zh" ? "zh-Hans" : "en"), "the language");
    page.spreadSlider?.dispatchEvent(new Event("input"));
    page.switchLanguage();
    for (const spread of [1, 0]) {
      page.spread = spread;
      page.updatePicture();
      check(page.layers.size === data.views.filter((view) => !view.isNowhere).length, "a layer is missing");
    }
    page.hover([0]);
    check(page.root.querySelectorAll(".row.hovered").length === 1, "hovering does not reach the tree");
    page.hover([]);
    const outer = [...document.querySelectorAll("[src], link, iframe, object, embed, form")];
    check(outer.length === 0, "something is loaded from elsewhere");
    check([...document.querySelectorAll("script")].length === 2, "a script that is not the page's");
    return { faults, points };
  }

  function start() {
    const places = [...document.querySelectorAll("script[type='application/json'][data-touchstone]")];
    const pages = places.map((place, number) => {
      const root = make("div", { class: "touchstone" });
      place.after(root);
      const prefix = number ? `t${number}-` : "t-";
      return new Page(root, JSON.parse(place.textContent), prefix, document.body.dataset.page === "one");
    });
    document.addEventListener("keydown", (event) => {
      const page = pages.find((one) => one.root.contains(event.target)) ?? pages[0];
      page?.key(event);
    });
    if (location.hash !== "#selftest") return;
    for (const page of pages) {
      let verdict;
      try {
        const { faults, points } = examine(page);
        verdict = faults.length ? `selftest FAILED: ${faults.join("; ")}` : `selftest ok: ${points} points`;
      } catch (error) {
        verdict = `selftest FAILED: ${error}`;
      }
      document.title = verdict;
      page.root.append(make("pre", { class: "verdict" }, verdict));
    }
  }

  start();
})();
