enum ComparisonResult: Int {
  case orderedAscending = -1
  case orderedSame
  case orderedDescending
}
extension String {
  func range(
    of text: String, options: String.CompareOptions = [], range: Range<String.Index>? = nil,
    locale: Any? = nil
  ) -> Range<String.Index>? {
    let part = range ?? startIndex..<endIndex
    let found = __range(of: text, options, part.lowerBound, part.upperBound)
    return found.isEmpty ? nil : found[0]..<found[1]
  }
  func rangeOfCharacter(
    from set: CharacterSet, options: String.CompareOptions = [],
    range: Range<String.Index>? = nil
  ) -> Range<String.Index>? {
    let part = range ?? startIndex..<endIndex
    let found = __range(of: set, options, part.lowerBound, part.upperBound)
    return found.isEmpty ? nil : found[0]..<found[1]
  }
  func localizedStandardRange(of text: String) -> Range<String.Index>? {
    range(of: text, options: [.caseInsensitive, .diacriticInsensitive])
  }
  func substring(from index: String.Index) -> String { suffix(from: index) }
  func substring(to index: String.Index) -> String { prefix(upTo: index) }
  func substring(with range: Range<String.Index>) -> String { self[range] }
  func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    prefix(upTo: range.lowerBound) + text + suffix(from: range.upperBound)
  }
  func replacingOccurrences(
    of text: String, with other: String, options: String.CompareOptions,
    range: Range<String.Index>? = nil
  ) -> String {
    let part = range ?? startIndex..<endIndex
    return __replacing(text, other, options, part.lowerBound, part.upperBound)
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
  func compare(
    _ other: String, options: String.CompareOptions, range: Range<String.Index>? = nil,
    locale: Any? = nil
  ) -> ComparisonResult {
    let part = range ?? startIndex..<endIndex
    let order = __compare(other, options, part.lowerBound, part.upperBound)
    return ComparisonResult(rawValue: order) ?? .orderedSame
  }
  func localizedStandardCompare(_ other: String) -> ComparisonResult {
    compare(other, options: [.caseInsensitive, .numeric])
  }
  func caseInsensitiveCompare(_ other: String) -> ComparisonResult {
    lowercased().compare(other.lowercased())
  }
  func localizedCompare(_ other: String) -> ComparisonResult { compare(other) }
  func localizedCaseInsensitiveCompare(_ other: String) -> ComparisonResult {
    caseInsensitiveCompare(other)
  }
}
