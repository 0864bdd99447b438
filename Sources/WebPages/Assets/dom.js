// Elements and words. Texts of users come to the page by textContent alone.
/** The beginning of every path of the server: empty, or such as "/touch". */
export const base = document.documentElement.dataset.base ?? "";

const SVG = "http://www.w3.org/2000/svg";
const DRAWING = new Set(["svg", "g", "rect", "text", "polygon", "path", "circle", "line",
  "clipPath", "defs", "image", "title"]);

/** An element; attributes whose value is null or false are left out, functions are listeners. */
export function make(tag, attributes = {}, ...children) {
  const element = DRAWING.has(tag) ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") element.addEventListener(name, value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

export const find = (selector) => document.querySelector(selector);

/** Markup that the program made of Markdown, as nodes: in it nothing runs. */
export function nodes(html) {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  // The same text may be on the page twice.
  for (const element of body.querySelectorAll("[id]")) element.removeAttribute("id");
  return [...body.childNodes]
    .map((node) => document.importNode(node, true));
}

const table = JSON.parse(find("#words").textContent);
export const languages = ["en", "zh-Hans"];
let language = kept("language") ?? document.documentElement.lang;

/** A setting of this browser; null where there is none. */
export function kept(name) {
  try { return localStorage.getItem(`touchstone.${name}`); } catch { return null; }
}
export function keep(name, value) {
  try { localStorage.setItem(`touchstone.${name}`, value); } catch { /* nothing is kept */ }
}

export const currentLanguage = () => language;

/** A word of the page, with values in it. */
export function say(word, values = {}) {
  const text = table[word]?.[language === "en" ? "en" : "zh"] ?? word;
  return text.replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);
}

/** A text that came in both languages. */
export const of = (text) => (text ? text[language === "en" ? "en" : "zh"] : "");

/** Words whatever is on the page already, and what comes. */
export function useLanguage(next) {
  language = languages.includes(next) ? next : "en";
  keep("language", language);
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-word]")) {
    element.textContent = say(element.dataset.word);
  }
  for (const element of document.querySelectorAll("[data-label]")) {
    element.setAttribute("aria-label", say(element.dataset.label));
    if (element.matches("button, a")) element.title = say(element.dataset.label);
  }
  for (const element of document.querySelectorAll("[data-hint]")) {
    element.setAttribute("placeholder", say(element.dataset.hint));
  }
}

/** The line that opens a rule, a mistake (`M-2`) or a question of interviews (`Q-9`). */
export const lineOf = (rule) => `${rule.startsWith("Q-") ? "ask" : "rule"} ${rule}`;

const RULE = /^(\(?)([A-Z]{1,2}-\d{1,3})(\)?[.,]?)$/;

/** A text with its rules (`HT-5`) as buttons that open them, and what it says can be typed as buttons
 *  that write it to the prompt. */
export function ruled(text, open, write) {
  return text.split(/(\(?\b[A-Z]{1,2}-\d{1,3}\b\)?[.,]?|`[^`]+`)/).map((part, place) => {
    if (place % 2 === 0) return part;
    const [before, rule, after] = part.match(RULE)?.slice(1) ?? [];
    if (rule) {
      const button = make("button", { type: "button", class: "rule", click: () => open(rule) }, rule);
      // A parenthesis stays with its rule, at the end of a line too.
      return before || after ? make("span", { class: "unbroken" }, before, button, after) : button;
    }
    const line = part.slice(1, -1);
    return write ? make("button", { type: "button", class: "line", click: () => write(line) }, line) : part;
  });
}

/** Makes the rules in the texts of an element buttons that open them. */
export function linkRules(element, open) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (!text.parentElement.closest("code, pre, summary, button") && /\b[A-Z]{1,2}-\d{1,3}\b/.test(text.data)) {
      text.replaceWith(...ruled(text.data, open));
    }
  }
}

/** Scrolls a list, and nothing around it, to one of its items. */
export function keepInView(list, item) {
  if (!item) return;
  const top = item.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
  if (top < list.scrollTop) list.scrollTop = top - 4;
  const bottom = top + item.offsetHeight;
  if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight + 4;
}
