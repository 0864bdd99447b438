// Theme, search, the language of listings, and what the keyboard does. Pages are whole without it.
"use strict";
(() => {
  const root = document.documentElement;
  const keep = (name) => ({ get() { try { return localStorage.getItem(name); } catch { return null; } },
    set(value) { try { localStorage.setItem(name, value); } catch { /* Not kept. */ } } });
  const kept = keep("touchstone-theme"), keptCode = keep("touchstone-code");
  // Before the page is drawn, so that it is drawn once.
  if (["light", "dark"].includes(kept.get())) root.dataset.theme = kept.get();
  root.dataset.code = keptCode.get() === "objc" ? "objc" : "swift";

  function theme() {
    const button = document.querySelector(".theme");
    button.hidden = false;
    button.addEventListener("click", () => {
      const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
      root.dataset.theme = isDark ? "light" : "dark";
      kept.set(root.dataset.theme);
    });
  }

  // Paper folds nothing out; answers stay folded.
  function print() {
    let opened = [];
    addEventListener("beforeprint", () => {
      opened = [...document.querySelectorAll("details.demo:not([open])")];
      for (const one of opened) one.open = true;
    });
    addEventListener("afterprint", () => { for (const one of opened) one.open = false; });
  }

  // MARK: Search

  const most = 12;
  const isChinese = /[\u3400-\u9fff]/;

  // The words of a query; of Chinese, which has no blanks, every two neighbours.
  function words(query) {
    return query.toLowerCase().split(/\s+/).filter(Boolean).flatMap((word) => {
      if (!isChinese.test(word) || word.length < 3) return [word];
      return [...Array(word.length - 1).keys()].map((index) => word.slice(index, index + 2));
    });
  }

  // How well a row fits; 0 where a word is missing.
  function score(row, words, query) {
    const title = row[1].toLowerCase(), text = row[3].toLowerCase();
    let sum = 0;
    for (const word of words) {
      if (title === word) sum += 60;
      else if (title.startsWith(word)) sum += 30;
      else if (title.includes(word)) sum += 20;
      else if (text.includes(word)) sum += 3;
      else return 0;
    }
    if (title === query) sum += 100;
    if (words.length > 1 && text.includes(query)) sum += 15;
    return sum;
  }

  function find(query) {
    const whole = query.trim().toLowerCase(), all = words(whole);
    if (!all.length) return [];
    return touchstoneIndex.rows.map((row, place) => [score(row, all, whole), place, row])
      .filter((found) => found[0] > 0)
      .sort((a, b) => b[0] - a[0] || a[1] - b[1]).slice(0, most).map((found) => found[2]);
  }

  // A text in which the words are marked: nodes, never markup.
  function marked(text, words) {
    const nodes = [], lower = text.toLowerCase();
    let place = 0;
    while (place < text.length) {
      let next = -1, length = 0;
      for (const word of words) {
        const at = lower.indexOf(word, place);
        if (at >= 0 && (next < 0 || at < next || (at === next && word.length > length))) { next = at; length = word.length; }
      }
      if (next < 0) break;
      nodes.push(text.slice(place, next));
      const mark = document.createElement("mark");
      mark.textContent = text.slice(next, next + length);
      nodes.push(mark);
      place = next + length;
    }
    nodes.push(text.slice(place));
    return nodes;
  }

  function snippet(text, words) {
    const lower = text.toLowerCase();
    const places = words.map((word) => lower.indexOf(word)).filter((at) => at >= 0);
    const start = places.length ? Math.max(0, Math.min(...places) - 40) : 0;
    const from = start === 0 ? 0 : text.indexOf(" ", start) >= 0 && text.indexOf(" ", start) < start + 20 ? text.indexOf(" ", start) + 1 : start;
    return (from > 0 ? "… " : "") + text.slice(from, from + 150) + (from + 150 < text.length ? " …" : "");
  }

  function search() {
    const box = document.querySelector(".search"), input = document.getElementById("search"), list = document.getElementById("found");
    box.hidden = false;
    let loading = null, chosen = -1;
    const load = () => loading ??= new Promise((done) => {
      const script = document.createElement("script");
      script.src = document.body.dataset.index;
      script.onload = () => done(true);
      script.onerror = () => done(false);
      document.head.append(script);
    });
    const options = () => [...list.querySelectorAll("[role=option]")];
    const close = () => { list.hidden = true; input.setAttribute("aria-expanded", "false"); input.removeAttribute("aria-activedescendant"); chosen = -1; };
    const choose = (index) => {
      const all = options();
      if (!all.length) return;
      chosen = (index + all.length) % all.length;
      all.forEach((one, place) => one.setAttribute("aria-selected", String(place === chosen)));
      input.setAttribute("aria-activedescendant", all[chosen].id);
      all[chosen].scrollIntoView({ block: "nearest" });
    };
    const tell = (text) => {
      const item = document.createElement("li");
      item.className = "none";
      item.textContent = text;
      list.replaceChildren(item);
    };
    const show = async () => {
      const query = input.value;
      if (!query.trim()) return close();
      const isThere = await load();
      if (query !== input.value) return;
      list.hidden = false;
      input.setAttribute("aria-expanded", "true");
      if (!isThere) return tell(list.dataset.failed);
      const all = words(query), found = find(query);
      if (!found.length) return tell(list.dataset.none);
      list.replaceChildren(...found.map((row, place) => {
        const item = document.createElement("li"), link = document.createElement("a");
        item.id = "found-" + place;
        item.setAttribute("role", "option");
        item.setAttribute("aria-selected", "false");
        link.href = document.body.dataset.root + row[2];
        link.tabIndex = -1;
        const kind = document.createElement("span"), title = document.createElement("strong"), text = document.createElement("span");
        kind.className = "kind";
        kind.textContent = touchstoneIndex.kinds[row[0]];
        title.append(...marked(row[1], all));
        text.className = "snippet";
        text.append(...marked(snippet(row[3], all), all));
        link.append(kind, title, text);
        item.append(link);
        return item;
      }));
      chosen = -1;
      choose(0);
    };
    input.addEventListener("focus", load);
    input.addEventListener("input", show);
    input.addEventListener("keydown", (event) => {
      if (event.isComposing) return;
      if (event.key === "ArrowDown") choose(chosen + 1);
      else if (event.key === "ArrowUp") choose(chosen - 1);
      else if (event.key === "Enter") { options()[chosen]?.querySelector("a").click(); return close(); }
      else if (event.key === "Escape") { close(); input.value = ""; input.blur(); }
      else return;
      event.preventDefault();
    });
    document.addEventListener("click", (event) => { if (!box.contains(event.target)) close(); });
    box.addEventListener("focusout", (event) => { if (event.relatedTarget && !box.contains(event.relatedTarget)) close(); });
    document.addEventListener("keydown", (event) => {
      const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? "");
      if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      input.focus();
    });
  }

  // The place that an address names may be folded away.
  function unfold() {
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target) for (let one = target; one; one = one.parentElement) if (one.tagName === "DETAILS") one.open = true;
  }

  // The other language, at the same place.
  function language() {
    const link = document.querySelector(".language");
    const own = link.getAttribute("href");
    const follow = () => { link.setAttribute("href", own + (document.getElementById(decodeURIComponent(location.hash.slice(1))) ? location.hash : "")); };
    addEventListener("hashchange", () => { follow(); unfold(); });
    follow();
  }

  // Listings in Swift and in Objective-C: one language at a time, the same on every page.
  function code() {
    const switches = [...document.querySelectorAll(".code-switch")];
    const buttons = switches.flatMap((one) => [...one.querySelectorAll("button")]);
    const show = (word) => {
      root.dataset.code = word;
      for (const one of buttons) one.setAttribute("aria-pressed", String(one.dataset.show === word));
    };
    show(root.dataset.code);
    for (const one of switches) one.hidden = false;
    for (const one of buttons) one.addEventListener("click", () => {
      // What is above grows or shrinks; the button stays where it is.
      const before = one.getBoundingClientRect().top;
      show(one.dataset.show);
      scrollBy({ top: one.getBoundingClientRect().top - before, behavior: "instant" });
      keptCode.set(one.dataset.show);
    });
  }

  // Questions: a touch on the screen, or a choice, is an answer; the first one counts.
  const tally = { right: 0, count: 0 };
  function count(isRight) {
    tally.count += 1;
    if (isRight) tally.right += 1;
    const line = document.querySelector(".tally");
    if (!line) return;
    line.hidden = false;
    line.textContent = line.dataset.text.replace("{right}", tally.right).replace("{count}", tally.count);
  }

  function stage(root) {
    const data = JSON.parse(root.dataset.stage), picture = root.querySelector("svg"), said = root.querySelector(".said");
    const ownerAt = (x, y) => {
      let top = 0;
      for (const row of data.rows) {
        top += row[0];
        if (y >= top) continue;
        for (let index = 1, left = 0; index < row.length; index += 2) {
          left += row[index + 1];
          if (x < left) return row[index] < 0 ? data.nobody : data.owners[row[index]];
        }
      }
      return data.nobody;
    };
    const fill = (text, values) => text.replace(/\{(\w+)\}/g, (all, word) => values[word] ?? all);
    const mark = document.createElementNS("http://www.w3.org/2000/svg", "circle");
    mark.setAttribute("class", "touch");
    const show = (x, y) => {
      mark.setAttribute("cx", x);
      mark.setAttribute("cy", y);
      mark.setAttribute("r", 7);
      picture.append(mark);
    };
    const truth = ownerAt(...data.point);
    let isAnswered = false;
    show(...data.point);
    const answer = (choice) => {
      if (isAnswered) return;
      isAnswered = true;
      const isRight = choice === truth;
      said.textContent = fill(isRight ? data.right : data.wrong, { name: truth, choice });
      said.className = isRight ? "said good" : "said bad";
      choices.remove();
      const result = root.parentNode.querySelector("details");
      if (result) result.open = true;
      count(isRight);
    };
    const drawn = [...picture.querySelectorAll("[data-view]")].map((shape) => data.names[shape.dataset.view]);
    const choices = document.createElement("p");
    choices.className = "choices";
    const button = (name) => {
      const one = document.createElement("button");
      one.type = "button";
      one.textContent = name;
      one.addEventListener("click", () => answer(name));
      return one;
    };
    choices.append(data.touch, " ", ...[...new Set(drawn)].slice(0, 12).map(button), button(data.nobody));
    picture.after(choices);
    picture.addEventListener("click", (event) => {
      const shape = event.target.closest("[data-view]");
      if (!isAnswered) return answer(shape ? data.names[shape.dataset.view] : data.nobody);
      const map = picture.getScreenCTM();
      const x = Math.round((event.clientX - map.e) / map.a), y = Math.round((event.clientY - map.f) / map.d);
      show(x, y);
      said.className = "said";
      said.textContent = fill(data.owner, { x, y, name: ownerAt(x, y) });
    });
  }

  function questions() {
    for (const one of document.querySelectorAll(".stage")) stage(one);
    for (const question of document.querySelectorAll(".ask")) {
      const choices = [...question.querySelectorAll("details.choice")];
      for (const one of choices) one.addEventListener("toggle", () => {
        if (!one.open || one.dataset.isSeen) return;
        one.dataset.isSeen = "true";
        const isFirst = choices.every((other) => other === one || !other.dataset.isSeen);
        if (isFirst) count(one.classList.contains("right"));
      });
    }
  }

  document.addEventListener("DOMContentLoaded", () => { questions(); theme(); print(); search(); unfold(); language(); code(); });
})();
