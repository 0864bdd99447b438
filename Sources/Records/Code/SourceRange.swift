/// A range of a source text, as offsets into its UTF-8.
package struct SourceRange: Hashable, Codable, Sendable {
  package var start: Int
  package var end: Int

  package init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  /// The range from the start of one range to the end of another.
  package static func + (first: SourceRange, last: SourceRange) -> SourceRange {
    SourceRange(first.start, last.end)
  }
}
