import Files
import LanguageServer
import Records

/// Document notifications, and the analysis of each version.
extension ServerLoop {
  /// Handles a notification. Unknown ones are ignored, as the protocol requires.
  func note(_ method: String, _ params: JSONValue) {
    let uri = params["textDocument"]?["uri"]?.string ?? ""
    switch method {
    case "textDocument/didOpen":
      guard let text = params["textDocument"]?["text"]?.string,
        let document = ServerDocument(uri: uri, text: text)
      else { return }
      forgetJobs(of: uri)
      open[uri] = OpenDocument(document)
      noteNeighbours(of: document)
    case "textDocument/didChange":
      guard var changed = open[uri]?.document else { return }
      for change in params["contentChanges"]?.array ?? [] {
        guard let text = change["text"]?.string else { continue }
        changed.text.replace(TextRange(change["range"]), with: text)
      }
      open[uri]?.document = changed
      noteChange(of: uri)
      noteNeighbours(of: changed)
    case "textDocument/didClose":
      forgetJobs(of: uri)
      guard let closed = open.removeValue(forKey: uri) else { return }
      for question in closed.questions { refuse(question.id, "the document was closed") }
      publish([], of: uri)
      noteNeighbours(of: closed.document)
    case "textDocument/didSave":
      if let saved = open[uri]?.document { noteNeighbours(of: saved) }
    case "workspace/didChangeConfiguration":
      let settings = params["settings"]?["touchstone"] ?? params["settings"]
      use(language: settings?["language"]?.string)
      for uri in open.keys { noteChange(of: uri) }
    default: break
    }
  }

  /// Sets the language of answers, unless the program was started with one.
  func use(language word: String?) {
    guard isLanguageOpen, let word, !word.isEmpty else { return }
    context.language = word.lowercased().hasPrefix("zh") ? .chinese : .english
  }

  private func noteChange(of uri: String) {
    forgetJobs(of: uri)
    open[uri]?.noteChange()
  }

  /// Ends the analysis of an earlier text.
  private func forgetJobs(of uri: String) {
    func isOld(_ purpose: Running.Purpose) -> Bool {
      if case .analysis(uri, _) = purpose { true } else { false }
    }
    waiting.removeAll { isOld($0.purpose) }
    for job in running where isOld(job.purpose) { end(job) }
    running.removeAll { isOld($0.purpose) }
  }

  /// The answers and scenes of a folder depend on each other.
  private func noteNeighbours(of document: ServerDocument) {
    guard let folder = document.folder else { return }
    for (uri, other) in open where uri != document.uri && other.document.folder == folder {
      noteChange(of: uri)
    }
  }

  // MARK: Analysis

  /// Starts the analyses that are due.
  func startDue() {
    let now = ServerClock.now
    for uri in open.keys.sorted() {
      guard let document = open[uri], let due = document.due, due <= now else { continue }
      open[uri]?.begin()
      var context = context
      context.documents = documents
      let limits = ServerJob.Limits(
        seconds: DocumentAnalysis.seconds + 2, read: context.readable(for: document.document))
      perform(.analysis(uri: uri, version: document.version), limits) {
        DocumentAnalysis(document.document, context).json
      }
    }
  }

  /// The open documents by their paths.
  var documents: [String: ServerDocument] {
    Dictionary(open.values.map { ($0.document.path, $0.document) }) { first, _ in first }
  }

  func finish(
    analysisOf uri: String, _ version: Int, _ result: Result<JSONValue, ServerJob.Failure>
  ) {
    guard let document = open[uri], document.version == version else { return }
    let analysis: JSONValue
    switch result {
    case .success(let value): analysis = value
    case .failure(let failure):
      let place = document.document.text.range(0, document.document.text.line(0).count)
      let diagnostic = TextDiagnostic(
        place, .error, ServerWords.failed(failure)[context.language], in: uri)
      analysis = ["diagnostics": [diagnostic.json]]
    }
    publish(analysis["diagnostics"]?.array ?? [], of: uri)
    for question in open[uri]?.take(analysis) ?? [] { answer(question, from: analysis) }
  }

  private func publish(_ diagnostics: [JSONValue], of uri: String) {
    send(
      Message.notification(
        "textDocument/publishDiagnostics",
        ["uri": .string(uri), "diagnostics": .array(diagnostics)]))
  }

  /// Answers a request that needs the analysis of the present text, now or when that is finished.
  func answerFromAnalysis(_ question: OpenDocument.Question, _ uri: String) {
    if let analysis = open[uri]?.analysis {
      answer(question, from: analysis)
    } else {
      open[uri]?.ask(question)
    }
  }

  private func answer(_ question: OpenDocument.Question, from analysis: JSONValue) {
    let range = TextRange(question.params["range"])
    let result: [JSONValue]
    switch question.method {
    case "textDocument/documentSymbol": result = analysis["symbols"]?.array ?? []
    case "textDocument/codeLens": result = analysis["lenses"]?.array ?? []
    case "textDocument/inlayHint":
      result = (analysis["hints"]?.array ?? []).filter { hint in
        guard let range, let place = TextPosition(hint["position"]) else { return true }
        return range.meets(TextRange(place, place))
      }
    default:
      result = (analysis["actions"]?.array ?? []).compactMap { action in
        guard let place = TextRange(action["range"]), range?.meets(place) ?? true else {
          return nil
        }
        return action["action"]
      }
    }
    send(Message.result(.array(result), to: question.id))
  }

  /// Answers a request about a document that is not open, or an invalid request.
  func refuse(_ id: RequestID, _ reason: String) {
    send(Message.error(ResponseError(.invalidParams, reason), to: id))
  }
}
