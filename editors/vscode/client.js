"use strict";

// A client of the Language Server Protocol: framing, requests with their answers, and the life of the
// server. It knows nothing of VS Code, so that it runs in node by itself.

const { spawn } = require("child_process");

class Client {
  /** `on` has a function for each method that the server sends, and `exit`. */
  constructor(program, args, on) {
    this.on = on;
    this.waiting = new Map();
    this.lastID = 0;
    this.unread = Buffer.alloc(0);
    this.process = spawn(program, args, { stdio: ["pipe", "pipe", "ignore"] });
    this.process.on("error", (error) => this.end(error));
    this.process.on("exit", () => this.end(undefined));
    this.process.stdin.on("error", () => {});
    this.process.stdout.on("data", (data) => this.read(data));
  }

  end(error) {
    if (this.isOver) return;
    this.isOver = true;
    for (const { reject } of this.waiting.values()) reject(new Error("touchstone has ended"));
    this.waiting.clear();
    if (this.on.exit) this.on.exit(error);
  }

  read(data) {
    this.unread = Buffer.concat([this.unread, data]);
    for (;;) {
      const end = this.unread.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = /content-length: *(\d+)/i.exec(this.unread.toString("latin1", 0, end));
      const size = length ? Number(length[1]) : 0;
      if (this.unread.length < end + 4 + size) return;
      const content = this.unread.toString("utf8", end + 4, end + 4 + size);
      this.unread = this.unread.subarray(end + 4 + size);
      this.take(JSON.parse(content));
    }
  }

  take(message) {
    if (message.method !== undefined) {
      const answer = this.on[message.method] ? this.on[message.method](message.params) : null;
      if (message.id !== undefined) this.write({ id: message.id, result: answer ?? null });
      return;
    }
    const waiting = this.waiting.get(message.id);
    if (!waiting) return;
    this.waiting.delete(message.id);
    if (message.error) waiting.reject(Object.assign(new Error(message.error.message), message.error));
    else waiting.resolve(message.result);
  }

  write(message) {
    if (this.isOver) return;
    const content = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }), "utf8");
    this.process.stdin.write(`Content-Length: ${content.length}\r\n\r\n`);
    this.process.stdin.write(content);
  }

  notify(method, params) {
    this.write({ method, params });
  }

  /** The answer to a request; `token` is something with onCancellationRequested. */
  request(method, params, token) {
    if (this.isOver) return Promise.reject(new Error("touchstone has ended"));
    const id = ++this.lastID;
    const answer = new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    if (token) token.onCancellationRequested(() => this.notify("$/cancelRequest", { id }));
    this.write({ id, method, params });
    return answer;
  }

  async stop() {
    if (this.isOver) return;
    try {
      await this.request("shutdown", null);
      this.notify("exit", null);
    } catch (_) {
      this.process.kill();
    }
  }
}

module.exports = { Client };
