/// The entry in libedit's buffer, as scalars with the cursor between two of them.
struct EditedLine: Equatable {
  var beforeCursor: [Unicode.Scalar]
  var afterCursor: [Unicode.Scalar]

  var text: String { String(scalars: beforeCursor + afterCursor) }
  var isEmpty: Bool { beforeCursor.isEmpty && afterCursor.isEmpty }

  // MARK: Lines

  /// The number of scalars of the cursor's line before it.
  var column: Int {
    beforeCursor.count - (beforeCursor.lastIndex(of: "\n").map { $0 + 1 } ?? 0)
  }

  /// The number of scalars of the cursor's line after it.
  var rest: Int { afterCursor.firstIndex(of: "\n") ?? afterCursor.count }

  /// The cursor's line up to the cursor.
  var lineBeforeCursor: ArraySlice<Unicode.Scalar> { beforeCursor.suffix(column) }

  /// The text above the cursor's line, with its last line break.
  var textAboveLine: String { String(scalars: beforeCursor.dropLast(column)) }

  var isOnFirstLine: Bool { column == beforeCursor.count }
  var isOnLastLine: Bool { rest == afterCursor.count }

  /// Whether the cursor's line contains blanks at most.
  var isOnBlankLine: Bool {
    (lineBeforeCursor + afterCursor.prefix(rest)).allSatisfy(\.isBlank)
  }

  /// Whether the cursor is between two brackets with nothing else between them.
  var isBetweenBraces: Bool { beforeCursor.last == "{" && afterCursor.first == "}" }
}

nonisolated extension Unicode.Scalar {
  /// A space or a tab.
  var isBlank: Bool { self == " " || self == "\t" }
}
