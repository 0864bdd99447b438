/// A replacement of a range of a document.
package struct TextEdit: Sendable {
  package let range: TextRange
  package let text: String

  /// Creates a replacement.
  package init(_ range: TextRange, _ text: String) {
    self.range = range
    self.text = text
  }

  /// The replacement as it is sent.
  package var json: JSONValue { ["range": range.json, "newText": .string(text)] }
}

/// A code action that the editor offers at its range.
package struct CodeAction: Sendable {
  package let title: String
  /// The range in which it is offered.
  package let range: TextRange
  package let edits: [TextEdit]
  /// The problem that it solves; nil if there is none.
  package let diagnostic: TextDiagnostic?
  /// Whether it is the preferred one.
  package let isPreferred: Bool

  /// Creates an action that replaces ranges of one document.
  package init(
    _ title: String, at range: TextRange, _ edits: [TextEdit],
    for diagnostic: TextDiagnostic? = nil,
    isPreferred: Bool = false
  ) {
    self.title = title
    self.range = range
    self.edits = edits
    self.diagnostic = diagnostic
    self.isPreferred = isPreferred
  }

  /// The action as it is sent, for the document with a URI.
  package func json(in uri: String) -> JSONValue {
    .members([
      "title": .string(title), "kind": "quickfix",
      "diagnostics": diagnostic.map { [$0.json] },
      "isPreferred": isPreferred ? true : nil,
      "edit": ["changes": .object([uri: .array(edits.map(\.json))])],
    ])
  }
}
