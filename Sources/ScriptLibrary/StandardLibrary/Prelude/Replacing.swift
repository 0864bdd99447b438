extension Array {
  mutating func replaceSubrange(_ range: Range<Int>, with other: [Element]) {
    self =
      elements(from: 0, to: range.lowerBound) + other
      + elements(from: range.upperBound, to: count)
  }
  mutating func replaceSubrange(_ range: ClosedRange<Int>, with other: [Element]) {
    replaceSubrange(range.lowerBound..<range.upperBound + 1, with: other)
  }
  mutating func partition(
    by belongsInSecond: (Element) throws -> Bool
  ) rethrows -> Int {
    var low = 0
    var high = count
    while true {
      while true {
        if low == high { return low }
        if try belongsInSecond(self[low]) { break }
        low += 1
      }
      while true {
        high -= 1
        if low == high { return low }
        if try !belongsInSecond(self[high]) { break }
      }
      swapAt(low, high)
      low += 1
    }
  }
}
extension Array where Element: Comparable {
  func lexicographicallyPrecedes(_ other: [Element]) -> Bool {
    var index = 0
    while index < count && index < other.count {
      if self[index] < other[index] { return true }
      if other[index] < self[index] { return false }
      index += 1
    }
    return count < other.count
  }
}
