/// A position in a document: line and column from 0, the column in UTF-16 units.
package struct TextPosition: Comparable, Hashable, Sendable {
  package var line: Int
  package var column: Int

  /// Creates a position.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// nil for a value that is not a position.
  package init?(_ value: JSONValue?) {
    guard let line = value?["line"]?.integer, let column = value?["character"]?.integer else {
      return nil
    }
    self.init(line: max(0, line), column: max(0, column))
  }

  package static func < (first: TextPosition, second: TextPosition) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }

  /// The position as it is sent.
  package var json: JSONValue { ["line": .integer(line), "character": .integer(column)] }
}

/// A range in a document; its end is exclusive.
package struct TextRange: Hashable, Sendable {
  package var start: TextPosition
  package var end: TextPosition

  /// Creates a range; an end before the start is replaced by the start.
  package init(_ start: TextPosition, _ end: TextPosition) {
    self.start = start
    self.end = max(start, end)
  }

  /// nil for a value that is not a range.
  package init?(_ value: JSONValue?) {
    guard let start = TextPosition(value?["start"]), let end = TextPosition(value?["end"]) else {
      return nil
    }
    self.init(start, end)
  }

  /// Whether the two have a position in common; ranges that touch do.
  package func meets(_ other: TextRange) -> Bool { start <= other.end && other.start <= end }

  /// The range as it is sent.
  package var json: JSONValue { ["start": start.json, "end": end.json] }
}
