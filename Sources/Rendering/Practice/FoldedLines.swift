/// Lines of a scene in which long runs are folded: lines that differ in numbers alone, such as
/// those that add a row of views.
package struct FoldedLines {
  /// A line, or a number of lines that are left out between two.
  package enum Piece: Equatable {
    case line(String)
    case more(Int)
  }

  package let pieces: [Piece]

  /// The minimum number of lines in a run that is folded: fewer are read as fast.
  private static let least = 4

  /// Creates the folded form of lines.
  package init(_ lines: [String]) {
    var pieces: [Piece] = []
    var rest = lines[...]
    while let first = rest.first {
      let form = Self.form(of: first)
      let run = rest.prefix { Self.form(of: $0) == form }
      rest = rest.dropFirst(run.count)
      guard run.count >= Self.least, let last = run.last else {
        pieces += run.map { .line($0) }
        continue
      }
      pieces += [.line(first), .more(run.count - 2), .line(last)]
    }
    self.pieces = pieces
  }

  /// A line without its digits.
  private static func form(of line: String) -> String { line.filter { !$0.isNumber } }
}
