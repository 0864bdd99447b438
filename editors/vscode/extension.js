"use strict";

// The extension of Touchstone: what `touchstone lsp` answers, as VS Code shows it. It has no build step
// and no dependency, so that copying this folder installs it; hence the small client in client.js.

const vscode = require("vscode");
const { Client } = require("./client");

const scheme = "touchstone";
const selector = [
  { language: "touchstone", scheme: "file" },
  { language: "touchstone", scheme: "untitled" },
  { pattern: "**/*.swift", scheme: "file" },
  { pattern: "**/*.m", scheme: "file" },
  { pattern: "**/*.h", scheme: "file" },
  { pattern: "**/exercise.yml", scheme: "file" },
  { pattern: "**/{lesson,lesson.zh-Hans}.md", scheme: "file" },
];

let client;
let diagnostics;
let texts;
let starts = [];
let isDisposed = false;

// MARK: Positions and edits, in both directions

const position = (value) => new vscode.Position(value.line, value.character);
const range = (value) => new vscode.Range(position(value.start), position(value.end));
const place = (document, at) => ({
  textDocument: { uri: document.uri.toString() },
  position: { line: at.line, character: at.character },
});
const sent = (value) => ({
  start: { line: value.start.line, character: value.start.character },
  end: { line: value.end.line, character: value.end.character },
});
const markdown = (value) =>
  value ? new vscode.MarkdownString(typeof value === "string" ? value : value.value) : undefined;
const edit = (value) => new vscode.TextEdit(range(value.range), value.newText);

function workspaceEdit(value) {
  const result = new vscode.WorkspaceEdit();
  for (const [uri, edits] of Object.entries(value.changes || {})) {
    result.set(vscode.Uri.parse(uri), edits.map(edit));
  }
  return result;
}

function diagnostic(value) {
  const severities = [
    vscode.DiagnosticSeverity.Error, vscode.DiagnosticSeverity.Warning,
    vscode.DiagnosticSeverity.Information,
  ];
  const result = new vscode.Diagnostic(
    range(value.range), value.message, severities[value.severity - 1]);
  result.source = value.source;
  result.relatedInformation = (value.relatedInformation || []).map(
    (note) =>
      new vscode.DiagnosticRelatedInformation(
        new vscode.Location(vscode.Uri.parse(note.location.uri), range(note.location.range)),
        note.message));
  return result;
}

// MARK: The server

const settings = () => vscode.workspace.getConfiguration("touchstone");

async function start() {
  const own = new Client(settings().get("path"), ["lsp", ...settings().get("arguments")], {
    "textDocument/publishDiagnostics": (params) =>
      diagnostics.set(vscode.Uri.parse(params.uri), params.diagnostics.map(diagnostic)),
    "window/showMessage": (params) =>
      params.type === 1
        ? vscode.window.showErrorMessage(params.message)
        : vscode.window.showInformationMessage(params.message),
    "touchstone/show": show,
    exit: (error) => restart(own, error),
  });
  client = own;
  try {
    await own.request("initialize", {
      processId: process.pid,
      locale: vscode.env.language,
      initializationOptions: { language: settings().get("language") },
      workspaceFolders: (vscode.workspace.workspaceFolders || []).map((folder) => ({
        uri: folder.uri.toString(), name: folder.name,
      })),
      capabilities: {
        general: { positionEncodings: ["utf-16"] },
        textDocument: { completion: { completionItem: { snippetSupport: true } } },
        experimental: { touchstoneDocuments: true },
      },
    });
  } catch (_) {
    return;
  }
  own.notify("initialized", {});
  vscode.workspace.textDocuments.forEach(didOpen);
}

/** A server that has ended is started again, unless it ends again and again. */
function restart(ended, error) {
  if (isDisposed || ended !== client) return;
  client = undefined;
  diagnostics.clear();
  const now = Date.now();
  starts = [...starts.filter((time) => now - time < 60000), now];
  if (error || starts.length > 4) {
    const reason = error ? error.message : "it ended several times";
    vscode.window.showErrorMessage(
      `touchstone lsp does not run (${reason}). Is touchstone installed? touchstone.path names it.`);
    return;
  }
  start();
}

function isOurs(document) {
  return vscode.languages.match(selector, document) > 0;
}

function didOpen(document) {
  if (!client || !isOurs(document)) return;
  client.notify("textDocument/didOpen", {
    textDocument: {
      uri: document.uri.toString(), languageId: document.languageId, version: document.version,
      text: document.getText(),
    },
  });
}

function didChange(event) {
  if (!client || !isOurs(event.document) || event.contentChanges.length === 0) return;
  client.notify("textDocument/didChange", {
    textDocument: { uri: event.document.uri.toString(), version: event.document.version },
    contentChanges: event.contentChanges.map((change) => ({
      range: sent(change.range), text: change.text,
    })),
  });
}

function about(method, document) {
  if (client && isOurs(document)) {
    client.notify(method, { textDocument: { uri: document.uri.toString() } });
  }
}

/** Asks the server; nothing where it does not answer. */
async function ask(method, params, token) {
  if (!client) return undefined;
  try {
    return (await client.request(method, params, token)) ?? undefined;
  } catch (_) {
    return undefined;
  }
}

// MARK: The answers of commands, beside the code

class Texts {
  constructor() {
    this.texts = new Map();
    this.changes = new vscode.EventEmitter();
    this.onDidChange = this.changes.event;
  }

  provideTextDocumentContent(uri) {
    return this.texts.get(uri.path) || "";
  }

  async show(title, text) {
    const uri = vscode.Uri.from({ scheme, path: "/Touchstone" });
    this.texts.set(uri.path, text ? `${title}\n\n${text}` : title);
    this.changes.fire(uri);
    const document = await vscode.workspace.openTextDocument(uri);
    await vscode.window.showTextDocument(document, {
      viewColumn: vscode.ViewColumn.Beside, preserveFocus: true, preview: true,
    });
  }
}

function show(answer) {
  if (!answer.text) {
    vscode.window.showInformationMessage(answer.title);
    return;
  }
  texts.show(answer.title, answer.text);
}

// MARK: What VS Code asks

const kinds = {
  2: "Method", 6: "Variable", 7: "Class", 10: "Property", 12: "Value", 14: "Keyword", 17: "File",
  18: "Reference",
};

function completionItem(value) {
  const item = new vscode.CompletionItem(
    value.label, vscode.CompletionItemKind[kinds[value.kind]] ?? vscode.CompletionItemKind.Text);
  item.detail = value.detail;
  item.sortText = value.sortText;
  item.filterText = value.filterText;
  item.range = range(value.textEdit.range);
  item.insertText =
    value.insertTextFormat === 2
      ? new vscode.SnippetString(value.textEdit.newText) : value.textEdit.newText;
  item.ours = value;
  return item;
}

function symbol(value) {
  const result = new vscode.DocumentSymbol(
    value.name, value.detail || "", value.kind - 1, range(value.range), range(value.selectionRange));
  result.children = (value.children || []).map(symbol);
  return result;
}

const providers = {
  registerCompletionItemProvider: [
    {
      async provideCompletionItems(document, at, token) {
        const list = await ask("textDocument/completion", place(document, at), token);
        return list && new vscode.CompletionList(list.items.map(completionItem), list.isIncomplete);
      },
      async resolveCompletionItem(item, token) {
        const value = item.ours && (await ask("completionItem/resolve", item.ours, token));
        if (value) item.documentation = markdown(value.documentation);
        return item;
      },
    },
    ".", " ", "(",
  ],
  registerHoverProvider: [
    {
      async provideHover(document, at, token) {
        const hover = await ask("textDocument/hover", place(document, at), token);
        return hover && new vscode.Hover(markdown(hover.contents), range(hover.range));
      },
    },
  ],
  registerSignatureHelpProvider: [
    {
      async provideSignatureHelp(document, at, token) {
        const help = await ask("textDocument/signatureHelp", place(document, at), token);
        if (!help) return undefined;
        const result = new vscode.SignatureHelp();
        result.signatures = help.signatures.map((form) => {
          const signature = new vscode.SignatureInformation(form.label, markdown(form.documentation));
          signature.parameters = form.parameters.map(
            (parameter) => new vscode.ParameterInformation(parameter.label));
          return signature;
        });
        result.activeSignature = help.activeSignature;
        result.activeParameter = help.activeParameter;
        return result;
      },
    },
    "(", ",", " ",
  ],
  registerDefinitionProvider: [
    {
      async provideDefinition(document, at, token) {
        const found = await ask("textDocument/definition", place(document, at), token);
        return (found || []).map(
          (location) => new vscode.Location(vscode.Uri.parse(location.uri), range(location.range)));
      },
    },
  ],
  registerDocumentSymbolProvider: [
    {
      async provideDocumentSymbols(document, token) {
        const found = await ask(
          "textDocument/documentSymbol", { textDocument: { uri: document.uri.toString() } }, token);
        return (found || []).map(symbol);
      },
    },
  ],
  registerDocumentFormattingEditProvider: [
    {
      async provideDocumentFormattingEdits(document, options, token) {
        const edits = await ask(
          "textDocument/formatting",
          { textDocument: { uri: document.uri.toString() }, options }, token);
        return (edits || []).map(edit);
      },
    },
  ],
  registerCodeActionsProvider: [
    {
      async provideCodeActions(document, at, context, token) {
        const found = await ask(
          "textDocument/codeAction",
          {
            textDocument: { uri: document.uri.toString() }, range: sent(at),
            context: { diagnostics: [] },
          }, token);
        return (found || []).map((value) => {
          const action = new vscode.CodeAction(value.title, vscode.CodeActionKind.QuickFix);
          action.edit = workspaceEdit(value.edit);
          action.diagnostics = (value.diagnostics || []).map(diagnostic);
          action.isPreferred = value.isPreferred;
          return action;
        });
      },
    },
  ],
  registerCodeLensProvider: [
    {
      async provideCodeLenses(document, token) {
        const found = await ask(
          "textDocument/codeLens", { textDocument: { uri: document.uri.toString() } }, token);
        return (found || []).map((value) => new vscode.CodeLens(range(value.range), value.command));
      },
    },
  ],
  registerInlayHintsProvider: [
    {
      async provideInlayHints(document, at, token) {
        const found = await ask(
          "textDocument/inlayHint",
          { textDocument: { uri: document.uri.toString() }, range: sent(at) }, token);
        return (found || []).map((value) => {
          const hint = new vscode.InlayHint(position(value.position), value.label);
          hint.paddingLeft = true;
          return hint;
        });
      },
    },
  ],
};

// MARK: The life of the extension

function activate(context) {
  diagnostics = vscode.languages.createDiagnosticCollection("touchstone");
  texts = new Texts();
  context.subscriptions.push(
    diagnostics,
    vscode.workspace.registerTextDocumentContentProvider(scheme, texts),
    vscode.workspace.onDidOpenTextDocument(didOpen),
    vscode.workspace.onDidChangeTextDocument(didChange),
    vscode.workspace.onDidSaveTextDocument((document) => about("textDocument/didSave", document)),
    vscode.workspace.onDidCloseTextDocument((document) => {
      about("textDocument/didClose", document);
      diagnostics.delete(document.uri);
    }),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (!event.affectsConfiguration("touchstone") || !client) return;
      client.notify("workspace/didChangeConfiguration", {
        settings: { touchstone: { language: settings().get("language") } },
      });
    }),
    vscode.commands.registerCommand("touchstone.restart", async () => {
      const old = client;
      client = undefined;
      starts = [];
      if (old) await old.stop();
      await start();
    }));
  for (const word of ["check", "hint", "why"]) {
    const command = `touchstone.${word}`;
    context.subscriptions.push(
      vscode.commands.registerCommand(command, (...args) =>
        ask("workspace/executeCommand", { command, arguments: args })));
  }
  for (const [name, [provider, ...more]] of Object.entries(providers)) {
    context.subscriptions.push(vscode.languages[name](selector, provider, ...more));
  }
  return start();
}

async function deactivate() {
  isDisposed = true;
  if (client) await client.stop();
}

module.exports = { activate, deactivate };
