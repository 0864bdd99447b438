// Separate from the others, because `count` is looked up very often.
extension Sequence {
  func count(where predicate: (Element) throws -> Bool) rethrows -> Int {
    var count = 0
    for element in self {
      if try predicate(element) { count += 1 }
    }
    return count
  }
}
