extension Array {
  mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    var result: [Element] = []
    for element in self {
      if try !shouldBeRemoved(element) { result.append(element) }
    }
    self = result
  }
}
extension String {
  mutating func removeAll(where shouldBeRemoved: (Character) throws -> Bool) rethrows {
    var result = ""
    for character in self {
      if try !shouldBeRemoved(character) { result.append(character) }
    }
    self = result
  }
}
