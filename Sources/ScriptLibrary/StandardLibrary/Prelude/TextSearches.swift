enum ComparisonResult: Int {
  case orderedAscending = -1
  case orderedSame
  case orderedDescending
}
extension String {
  func range(of text: String) -> Range<String.Index>? {
    if text.isEmpty { return nil }
    var start = startIndex
    while start < endIndex {
      if suffix(from: start).hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      start = index(after: start)
    }
    return nil
  }
  func split(
    maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
    whereSeparator isSeparator: (Character) throws -> Bool
  ) rethrows -> [String] {
    var result: [String] = []
    var part = ""
    var splits = 0
    for character in self {
      if splits < maxSplits, try isSeparator(character) {
        if !part.isEmpty || !omittingEmptySubsequences {
          result.append(part)
          splits += 1
        }
        part = ""
      } else {
        part.append(character)
      }
    }
    if !part.isEmpty || !omittingEmptySubsequences { result.append(part) }
    return result
  }
  func split(
    separator: Character, maxSplits: Int, omittingEmptySubsequences: Bool = true
  ) -> [String] {
    split(
      maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
      whereSeparator: { $0 == separator })
  }
  func split(separator: Character, omittingEmptySubsequences: Bool) -> [String] {
    split(
      omittingEmptySubsequences: omittingEmptySubsequences,
      whereSeparator: { $0 == separator })
  }
  func compare(_ other: String) -> ComparisonResult {
    if self == other { return .orderedSame }
    return self < other ? .orderedAscending : .orderedDescending
  }
  func caseInsensitiveCompare(_ other: String) -> ComparisonResult {
    lowercased().compare(other.lowercased())
  }
  func localizedCompare(_ other: String) -> ComparisonResult { compare(other) }
  func localizedCaseInsensitiveCompare(_ other: String) -> ComparisonResult {
    caseInsensitiveCompare(other)
  }
}
