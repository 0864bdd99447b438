extension Array {
  func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Int? {
    for index in 0..<count {
      if try predicate(self[index]) { return index }
    }
    return nil
  }
  func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Int? {
    var index = count - 1
    while index >= 0 {
      if try predicate(self[index]) { return index }
      index -= 1
    }
    return nil
  }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
}
extension String {
  func firstIndex(where predicate: (Character) throws -> Bool) rethrows -> String.Index? {
    for index in indices {
      if try predicate(self[index]) { return index }
    }
    return nil
  }
}
extension Range where Bound == Int {
  func firstIndex(where predicate: (Int) throws -> Bool) rethrows -> Int? {
    try first(where: predicate)
  }
  func lastIndex(where predicate: (Int) throws -> Bool) rethrows -> Int? {
    try last(where: predicate)
  }
}
extension Array where Element: Equatable {
  func firstIndex(of element: Element) -> Int? {
    for index in 0..<count {
      if self[index] == element { return index }
    }
    return nil
  }
  func lastIndex(of element: Element) -> Int? {
    var index = count - 1
    while index >= 0 {
      if self[index] == element { return index }
      index -= 1
    }
    return nil
  }
}
