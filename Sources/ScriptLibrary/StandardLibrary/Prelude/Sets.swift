extension Set {
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element> {
    var result: Set<Element> = []
    for element in self {
      if try isIncluded(element) { result.insert(element) }
    }
    return result
  }
}
