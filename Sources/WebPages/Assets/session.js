// The page's way to its session: questions go one after the other.
import { kept, keep, base } from "./dom.js";

/** This tab, as long as it is open, also after a reload. A copy of a tab is another one: what is
 *  stored is copied with a tab, so it is stored only from the end of a page to the next one's begin. */
const tab = storedTab() ?? crypto.getRandomValues(new Uint32Array(4)).reduce((text, n) => text + n.toString(36), "");
addEventListener("pagehide", () => {
  try { sessionStorage.setItem("touchstone.tab", tab); } catch { /* a reload is another tab then */ }
});
addEventListener("pageshow", (event) => { if (event.persisted) storedTab(); });

function storedTab() {
  try {
    const stored = sessionStorage.getItem("touchstone.tab");
    sessionStorage.removeItem("touchstone.tab");
    return stored;
  } catch { return null; }
}

/** What prevents an answer: `elsewhere`, `busy`, `died`, `late`, `notStarted`, `taken`, `lost`. */
export class Trouble extends Error {
  constructor(kind, reason) {
    super(kind);
    Object.assign(this, { kind, reason });
  }
}

async function post(path, value, takes = false) {
  let response;
  try {
    response = await fetch(base + path, {
      method: "POST", credentials: "same-origin",
      headers: { "Content-Type": "application/json", "X-Tab": tab, ...(takes ? { "X-Take": "1" } : {}) },
      body: JSON.stringify(value),
    });
  } catch {
    throw new Trouble("lost");
  }
  if (!response.headers.get("Content-Type")?.startsWith("application/json")) {
    // A proxy says that there is no server behind it at the moment.
    if ([502, 503, 504].includes(response.status)) throw new Trouble("lost");
    throw new Trouble(response.status === 413 ? "large" : "refused", await response.text());
  }
  const answer = await response.json();
  if (answer.trouble) throw new Trouble(answer.trouble, answer.reason);
  if (answer.taken) throw new Trouble("taken");
  return answer;
}

export class Session {
  constructor(name) {
    this.name = name;
    this.last = Promise.resolve();
    this.waiting = 0;
    this.onBusy = () => {};
  }

  /** The session of the address, or a new one that gets an address. */
  static async ofPage() {
    const named = location.pathname.match(/\/s\/([a-z0-9]{10})$/)?.[1];
    if (named) return new Session(named);
    const { name } = await post("/s", {});
    history.replaceState(null, "", `${base}/s/${name}`);
    return new Session(name);
  }

  static async earlier() {
    let response;
    try {
      response = await fetch(`${base}/sessions`, { credentials: "same-origin" });
    } catch {
      throw new Trouble("lost");
    }
    return response.ok ? response.json() : [];
  }

  /** Asks the session; questions wait for those before them. */
  ask(question, takes = false) {
    const asked = this.last.then(async () => {
      this.waiting += 1;
      this.onBusy(true);
      try {
        return await post(`/s/${this.name}`, question, takes);
      } finally {
        this.waiting -= 1;
        this.onBusy(this.waiting > 0);
      }
    });
    this.last = asked.catch(() => {});
    return asked;
  }

  stop() { return post(`/s/${this.name}/stop`, {}).catch(() => {}); }
  static forget(name) { return post(`/s/${name}/forget`, {}); }

  get language() { return kept("language"); }
  set language(value) { keep("language", value); }
}
