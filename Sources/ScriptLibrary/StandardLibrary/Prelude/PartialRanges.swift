struct PartialRangeFrom<Bound: Comparable> {
  let lowerBound: Bound
  init(_ lowerBound: Bound) { self.lowerBound = lowerBound }
  func contains(_ element: Bound) -> Bool { !(element < lowerBound) }
}
extension PartialRangeFrom where Bound == Int {
  func makeIterator() -> CountingIterator { CountingIterator(value: lowerBound) }
}
struct CountingIterator {
  var value: Int
  mutating func next() -> Int? {
    let current = value
    value += 1
    return current
  }
}
struct PartialRangeUpTo<Bound: Comparable> {
  let upperBound: Bound
  init(_ upperBound: Bound) { self.upperBound = upperBound }
  func contains(_ element: Bound) -> Bool { element < upperBound }
}
struct PartialRangeThrough<Bound: Comparable> {
  let upperBound: Bound
  init(_ upperBound: Bound) { self.upperBound = upperBound }
  func contains(_ element: Bound) -> Bool { !(upperBound < element) }
}
