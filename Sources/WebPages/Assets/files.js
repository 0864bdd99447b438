// Files that are dropped on the page: code is for the editor, any other text is an entry.

/** As many bytes as a question may have, with room for what JSON adds. */
const LARGEST = 900_000;
const CODES = { swift: "swift", m: "objc", mm: "objc" };

/** `write` gets an entry, `open` a text of code; `tell` says by a word of the page why a file is not
 *  read. */
export function takeFiles(root, { write, open, tell }) {
  const hasFiles = (event) => [...(event.dataTransfer?.types ?? [])].includes("Files");
  // Without this a browser leaves the page and shows the file.
  root.addEventListener("dragover", (event) => { if (hasFiles(event)) event.preventDefault(); });
  root.addEventListener("drop", async (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    const [file, ...others] = event.dataTransfer.files;
    if (!file) return;
    if (others.length) return tell("oneFile", file.name);
    if (file.size > LARGEST) return tell("largeFile", file.name);
    let text;
    try {
      text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
    } catch {
      return tell("noText", file.name);
    }
    if (text.includes("\0") || !text.trim()) return tell("noText", file.name);
    const code = CODES[file.name.split(".").at(-1).toLowerCase()];
    if (code) open({ name: file.name, text, code });
    else write(text.trimEnd());
  });
}
