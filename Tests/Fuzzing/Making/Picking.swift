import SeededRandom

extension SeededRandom {
  /// One of several.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &self)]
  }

  /// A number of a range.
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// True in one of that many cases.
  mutating func oneIn(_ cases: Int) -> Bool {
    Int.random(in: 0..<cases, using: &self) == 0
  }

  /// A small number mostly, rarely a large one: as many as heads in a row, times a step.
  mutating func few(_ most: Int) -> Int {
    var count = 1
    while count < most, !oneIn(3) { count += 1 }
    return count
  }

  /// Some bytes of a text overwritten with others.
  mutating func damageBytes(of text: inout String) {
    var bytes = Array(text.utf8)
    for _ in 0..<number(1...4) where !bytes.isEmpty {
      bytes[number(0...(bytes.count - 1))] = UInt8(number(0...255))
    }
    text = String(decoding: bytes, as: UTF8.self)
  }
}
