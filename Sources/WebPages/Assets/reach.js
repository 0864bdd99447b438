// The way of the pages of a class to their server.
import { base, currentLanguage, find, keep, kept, useLanguage } from "./dom.js";

/** What the server said instead of an answer: a key of the words, such as "code". */
export class Refused extends Error {
  constructor(kind) {
    super(kind);
    this.kind = kind;
  }
}

async function reach(path, options) {
  let response;
  try {
    response = await fetch(base + path, { credentials: "same-origin", ...options });
  } catch {
    throw new Refused("lost");
  }
  const isObject = response.headers.get("Content-Type")?.startsWith("application/json");
  const answer = isObject ? await response.json() : {};
  if (answer.trouble) throw new Refused(answer.trouble);
  if (!isObject) throw new Refused("lost");
  return { answer, response };
}

export const get = async (path) => (await reach(path, {})).answer;

export async function post(path, value, read = () => {}) {
  const { answer, response } = await reach(path, {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(value),
  });
  read(response);
  return answer;
}

/** Asks again and again, one question after the other; hidden pages rest. */
export function repeat(seconds, ask) {
  let timer;
  const next = async () => {
    clearTimeout(timer);
    if (!document.hidden) await ask();
    clearTimeout(timer);
    timer = setTimeout(next, seconds * 1000);
  };
  document.addEventListener("visibilitychange", () => { if (!document.hidden) next(); });
  next();
  return next;
}

/** The buttons for language and colours that every page has. */
export function useTools(changed = () => {}) {
  const other = () => (currentLanguage() === "en" ? "zh-Hans" : "en");
  if (kept("theme")) document.documentElement.dataset.theme = kept("theme");
  useLanguage(currentLanguage());
  find("#language").lang = other();
  find("#language").addEventListener("click", () => {
    useLanguage(other());
    find("#language").lang = other();
    changed();
  });
  find("#theme").addEventListener("click", () => {
    const root = document.documentElement;
    const isDark = root.dataset.theme
      ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = isDark ? "light" : "dark";
    keep("theme", root.dataset.theme);
  });
}
