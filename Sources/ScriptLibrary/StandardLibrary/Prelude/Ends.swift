extension Sequence {
  func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    for element in self {
      if try predicate(element) { return element }
    }
    return nil
  }
}
extension Array {
  func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    var index = count - 1
    while index >= 0 {
      let element = self[index]
      if try predicate(element) { return element }
      index -= 1
    }
    return nil
  }
}
extension Range where Bound == Int {
  func last(where predicate: (Int) throws -> Bool) rethrows -> Int? {
    try reversed().first(where: predicate)
  }
}
extension ClosedRange where Bound == Int {
  func last(where predicate: (Int) throws -> Bool) rethrows -> Int? {
    try reversed().first(where: predicate)
  }
}
extension String {
  func last(where predicate: (Character) throws -> Bool) rethrows -> Character? {
    try reversed().first(where: predicate)
  }
}
