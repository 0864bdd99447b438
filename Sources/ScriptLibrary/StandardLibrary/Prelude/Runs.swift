extension Sequence {
  func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    for element in self {
      if try !predicate(element) { return result }
      result.append(element)
    }
    return result
  }
  func drop(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    var isDropping = true
    for element in self {
      if try isDropping && predicate(element) { continue }
      isDropping = false
      result.append(element)
    }
    return result
  }
}
extension Array {
  func split(
    maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
    whereSeparator isSeparator: (Element) throws -> Bool
  ) rethrows -> [ArraySlice<Element>] {
    var result: [ArraySlice<Element>] = []
    var start = 0
    for index in 0..<count {
      guard result.count < maxSplits, try isSeparator(self[index]) else { continue }
      if index > start || !omittingEmptySubsequences {
        result.append(ArraySlice(self, from: start, to: index))
      }
      start = index + 1
    }
    if start < count || !omittingEmptySubsequences {
      result.append(ArraySlice(self, from: start, to: count))
    }
    return result
  }
}
extension Array where Element: Equatable {
  func split(
    separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [ArraySlice<Element>] {
    split(
      maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
      whereSeparator: { $0 == separator })
  }
}
