import Records

extension SourceRange {
  /// The smallest range with both in it: tokens of macros may come in another order than in the
  /// text.
  func joined(_ other: SourceRange) -> SourceRange {
    SourceRange(min(start, other.start), max(end, other.end))
  }
}
