extension String {
  func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String {
    var result = ""
    for character in self {
      if try isIncluded(character) { result.append(character) }
    }
    return result
  }
  mutating func replaceSubrange(_ range: Range<String.Index>, with other: String) {
    self =
      String(self[startIndex..<range.lowerBound]) + other
      + String(self[range.upperBound..<endIndex])
  }
  mutating func replaceSubrange(_ range: ClosedRange<String.Index>, with other: String) {
    replaceSubrange(range.lowerBound..<index(after: range.upperBound), with: other)
  }
  mutating func removeSubrange(_ range: Range<String.Index>) {
    replaceSubrange(range, with: "")
  }
  mutating func removeSubrange(_ range: ClosedRange<String.Index>) {
    replaceSubrange(range, with: "")
  }
  mutating func removeAll(where shouldBeRemoved: (Character) throws -> Bool) rethrows {
    self = try filter { try !shouldBeRemoved($0) }
  }
}
