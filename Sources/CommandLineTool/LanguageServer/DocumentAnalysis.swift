import LanguageServer
import Records

/// The results that follow from the whole text of a document.
struct DocumentAnalysis {
  /// The seconds for which a scene runs.
  static let seconds = 4

  let document: ServerDocument
  let context: ServerContext
  private(set) var diagnostics: [TextDiagnostic] = []
  private(set) var actions: [CodeAction] = []
  var symbols: [DocumentSymbol] = []
  var lenses: [CodeLens] = []
  var hints: [InlayHint] = []

  /// Analyses a document.
  init(_ document: ServerDocument, _ context: ServerContext) {
    self.document = document
    self.context = context
    guard !document.isTooLarge else {
      add(ServerWords.tooLarge(ServerDocument.largest), at: firstLine)
      return
    }
    switch document.kind {
    case .answer(let language): addAnswer(in: language)
    case .scene: addScene()
    case .exercise, .lesson: addContent()
    }
  }

  /// The analysis as the server remembers it.
  var json: JSONValue {
    [
      "diagnostics": .array(diagnostics.map(\.json)),
      "actions": .array(
        actions.map { ["range": $0.range.json, "action": $0.json(in: document.uri)] }),
      "symbols": .array(symbols.map(\.json)), "lenses": .array(lenses.map(\.json)),
      "hints": .array(hints.map(\.json)),
    ]
  }

  var text: DocumentText { document.text }

  var firstLine: TextRange { text.range(0, text.line(0).count) }

  /// The maximum number of problems that are shown.
  private static let most = 200

  /// Adds a problem; returns it for actions that solve it.
  @discardableResult
  mutating func add(
    _ words: Bilingual, _ severity: TextDiagnostic.Severity = .error, at range: TextRange,
    notes: [(range: TextRange, message: String)] = []
  ) -> TextDiagnostic {
    let diagnostic = TextDiagnostic(
      range, severity, words[context.language], in: document.uri, notes: notes)
    if diagnostics.count < Self.most { diagnostics.append(diagnostic) }
    return diagnostic
  }

  /// Offers a code action at a problem, or in a range.
  mutating func offer(
    _ title: Bilingual, _ edits: [TextEdit], for diagnostic: TextDiagnostic? = nil,
    at range: TextRange? = nil, isPreferred: Bool = false
  ) {
    actions.append(
      CodeAction(
        title[context.language], at: range ?? diagnostic?.range ?? firstLine, edits,
        for: diagnostic, isPreferred: isPreferred))
  }

  /// Offers the words that were probably meant in place of a wrong one.
  mutating func offer(_ meant: [MeantWords], for diagnostic: TextDiagnostic, from start: Int) {
    for meant in meant {
      guard let range = meant.range(in: text, from: start) else { continue }
      for (index, word) in meant.words.enumerated() {
        // A suggestion of several words is a whole line.
        let isLine = word.contains(" ")
        let line = text.position(of: start).line
        let whole = TextRange(
          TextPosition(line: line, column: 0), text.position(of: text.line(line).endIndex))
        let edit = TextEdit(isLine ? whole : range, word)
        offer(ServerWords.replace(word), [edit], for: diagnostic, isPreferred: index == 0)
      }
    }
  }
}
