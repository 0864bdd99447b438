extension Sequence {
  func forEach(_ body: (Element) throws -> Void) rethrows {
    for element in self { try body(element) }
  }
  func enumerated() -> [(offset: Int, element: Element)] {
    var result: [(offset: Int, element: Element)] = []
    var offset = 0
    for element in self {
      result.append((offset: offset, element: element))
      offset += 1
    }
    return result
  }
  func reversed() -> [Element] {
    var result: [Element] = []
    for element in self { result.append(element) }
    result.reverse()
    return result
  }
}
