import Files
import LanguageServer
import Records

/// Requests: some are answered at once, others from an analysis, or by a job.
extension ServerLoop {
  /// The commands that lenses have.
  static let commands = ["check", "hint", "why"].map { "touchstone.\($0)" }

  /// The limit of processor time of an answer at the cursor, and of a command, in seconds.
  private static let (cursorSeconds, commandSeconds) = (6, 120)

  func answer(_ id: RequestID, _ method: String, _ params: JSONValue) {
    switch method {
    case "initialize": send(Message.result(initialize(params), to: id))
    case "shutdown": send(Message.result(.null, to: id))
    case "textDocument/documentSymbol", "textDocument/codeLens", "textDocument/inlayHint",
      "textDocument/codeAction":
      guard let document = document(params, id) else { return }
      answerFromAnalysis(.init(id: id, method: method, params: params), document.uri)
    case "textDocument/formatting":
      guard let document = document(params, id) else { return }
      perform(id, about: document) { DocumentFormatting(document, $0).json }
    case "textDocument/completion", "textDocument/hover", "textDocument/definition",
      "textDocument/signatureHelp":
      guard let document = document(params, id) else { return }
      guard let position = TextPosition(params["position"]) else {
        return refuse(id, "the request has no position")
      }
      perform(id, about: document) { context in
        DocumentPlace(document, position, context).answer(to: method)
      }
    case "completionItem/resolve": resolve(params, id)
    case "workspace/executeCommand": execute(params, id)
    default:
      send(Message.error(ResponseError(.methodNotFound, "there is no method \(method)"), to: id))
    }
  }

  private func document(_ params: JSONValue, _ id: RequestID) -> ServerDocument? {
    let uri = params["textDocument"]?["uri"]?.string ?? ""
    if let document = open[uri]?.document { return document }
    refuse(id, "the document is not open")
    return nil
  }

  private func perform(
    _ id: RequestID, about document: ServerDocument, _ work: @escaping (ServerContext) -> JSONValue
  ) {
    var context = context
    context.documents = documents
    let limits = ServerJob.Limits(
      seconds: Self.cursorSeconds, read: context.readable(for: document))
    guard !document.isTooLarge else { return send(Message.result(.null, to: id)) }
    perform(.request(id), limits) { work(context) }
  }

  // MARK: The beginning

  private func initialize(_ params: JSONValue) -> JSONValue {
    let capabilities = params["capabilities"]
    use(language: params["locale"]?.string)
    use(language: params["initializationOptions"]?["language"]?.string)
    let item = capabilities?["textDocument"]?["completion"]?["completionItem"]
    context.takesSnippets = item?["snippetSupport"]?.bool ?? false
    context.showsTexts = capabilities?["experimental"]?["touchstoneDocuments"]?.bool ?? false
    let folders = params["workspaceFolders"]?.array?.compactMap { $0["uri"]?.string }
    context.folders = (folders ?? [params["rootUri"]?.string].compactMap(\.self))
      .compactMap(DocumentURI.path)
    return ["capabilities": Self.capabilities, "serverInfo": ["name": "touchstone"]]
  }

  private static let capabilities: JSONValue = [
    "positionEncoding": "utf-16",
    "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
    "completionProvider": ["triggerCharacters": [".", " ", "("], "resolveProvider": true],
    "hoverProvider": true,
    "signatureHelpProvider": ["triggerCharacters": ["(", ",", " "]],
    "definitionProvider": true,
    "documentSymbolProvider": true,
    "documentFormattingProvider": true,
    "codeActionProvider": ["codeActionKinds": ["quickfix"]],
    "codeLensProvider": ["resolveProvider": false],
    "inlayHintProvider": true,
    "executeCommandProvider": ["commands": .array(commands.map { .string($0) })],
  ]

  // MARK: Completion and commands

  /// Adds the documentation to a completion item.
  private func resolve(_ item: JSONValue, _ id: RequestID) {
    guard case .object(var members) = item, let subject = item["data"]?["subject"]?.string,
      let document = open[item["data"]?["uri"]?.string ?? ""]?.document
    else { return send(Message.result(item, to: id)) }
    perform(id, about: document) { context in
      let text = HelpText(context).markdown(of: subject, for: document)
      members["documentation"] = text.map(Markup.json)
      return .object(members)
    }
  }

  private func execute(_ params: JSONValue, _ id: RequestID) {
    guard let command = params["command"]?.string, Self.commands.contains(command) else {
      return refuse(id, "the commands are \(Self.commands.joined(separator: ", "))")
    }
    let arguments = params["arguments"]?.array ?? []
    guard let document = open[arguments.first?.string ?? ""]?.document else {
      return refuse(id, "the document is not open")
    }
    let line = arguments.dropFirst().first?.integer
    var context = context
    context.documents = documents
    let kept = [Environment.stateFolder, Environment.cacheFolder].compactMap(\.self)
    let limits = ServerJob.Limits(
      seconds: Self.commandSeconds, read: context.readable(for: document), kept: kept)
    perform(.command(id), limits) {
      ServerCommand(document, line: line, context).run(String(command.dropFirst(11))).json
    }
  }

  /// Answers a command and shows its text: beside the code where the editor can, else as a message.
  func show(_ answer: JSONValue, answering id: RequestID) {
    send(Message.result(answer, to: id))
    let title = answer["title"]?.string ?? ""
    let text = answer["text"]?.string ?? ""
    let isError = answer["isError"]?.bool ?? false
    guard !context.showsTexts else {
      return send(Message.notification("touchstone/show", answer))
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.prefix(Self.mostLines).joined(separator: "\n")
    showMessage(
      [title, shown + (lines.count > Self.mostLines ? "\n…" : "")].filter { !$0.isEmpty }
        .joined(separator: "\n"), isError: isError)
  }

  /// The lines of a text that a message shows.
  private static let mostLines = 60

  func showMessage(_ text: String, isError: Bool) {
    send(
      Message.notification(
        "window/showMessage", ["type": isError ? 1 : 3, "message": .string(text)]))
  }
}
