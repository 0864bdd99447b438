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
extension Array where Element: Equatable {
  func split(separator: Element) -> [[Element]] {
    var result: [[Element]] = []
    var part: [Element] = []
    for element in self {
      if element == separator {
        if !part.isEmpty { result.append(part) }
        part = []
      } else {
        part.append(element)
      }
    }
    if !part.isEmpty { result.append(part) }
    return result
  }
}
