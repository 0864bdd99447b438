// Names that Swift has replaced, and still accepts.
extension Array {
  func index(where predicate: (Element) throws -> Bool) rethrows -> Int? {
    try firstIndex(where: predicate)
  }
}
extension Array where Element: Equatable {
  func index(of element: Element) -> Int? { firstIndex(of: element) }
}
