// Members that draw random elements; the numbers are the session's (`Chance`).
extension Sequence {
  func shuffled() -> [Element] {
    var elements: [Element] = []
    for element in self { elements.append(element) }
    elements.shuffle()
    return elements
  }
  func randomElement() -> Element? {
    var elements: [Element] = []
    for element in self { elements.append(element) }
    return elements.isEmpty ? nil : elements[Int.random(in: 0..<elements.count)]
  }
}
extension Array {
  mutating func shuffle() {
    var rest = count
    var index = 0
    while rest > 1 {
      let step = Int.random(in: 0..<rest)
      rest -= 1
      swapAt(index, index + step)
      index += 1
    }
  }
  func randomElement() -> Element? {
    isEmpty ? nil : self[Int.random(in: 0..<count)]
  }
}
