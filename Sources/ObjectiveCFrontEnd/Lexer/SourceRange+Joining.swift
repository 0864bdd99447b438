import Records

extension SourceRange {
  /// The smallest range that contains both: tokens of macros may be in another order than in the
  /// text.
  func joined(_ other: SourceRange) -> SourceRange {
    SourceRange(min(start, other.start), max(end, other.end))
  }
}
