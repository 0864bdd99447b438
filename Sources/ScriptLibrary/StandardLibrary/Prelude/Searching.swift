extension Sequence {
  func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool {
    for element in self {
      if try predicate(element) { return true }
    }
    return false
  }
  func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
    for element in self {
      if try !predicate(element) { return false }
    }
    return true
  }
}
extension Sequence where Element: Equatable {
  func contains(_ element: Element) -> Bool {
    for candidate in self {
      if candidate == element { return true }
    }
    return false
  }
}
