/// A problem of a document, as it is shown under its range.
package struct TextDiagnostic: Sendable {
  /// The severity, by the protocol's numbers.
  package enum Severity: Int, Sendable {
    case error = 1
    case warning = 2
    case information = 3
  }

  package let range: TextRange
  package let severity: Severity
  package let message: String
  /// Further locations that explain it, in the same document.
  package let notes: [(range: TextRange, message: String)]
  private let uri: String

  /// Creates a problem of the document with a URI.
  package init(
    _ range: TextRange, _ severity: Severity = .error, _ message: String, in uri: String,
    notes: [(range: TextRange, message: String)] = []
  ) {
    self.range = range
    self.severity = severity
    self.message = message
    self.uri = uri
    self.notes = notes
  }

  /// The problem as it is sent.
  package var json: JSONValue {
    let related = notes.map { note -> JSONValue in
      [
        "location": ["uri": .string(uri), "range": note.range.json],
        "message": .string(note.message),
      ]
    }
    return .members([
      "range": range.json, "severity": .integer(severity.rawValue), "source": "touchstone",
      "message": .string(message),
      "relatedInformation": related.isEmpty ? nil : .array(related),
    ])
  }
}
