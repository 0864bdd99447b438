// Members that create slices of arrays and of ranges.
extension Array {
  func dropFirst(_ count: Int = 1) -> ArraySlice<Element> {
    precondition(count >= 0, "Can't drop a negative number of elements from a collection")
    let start = count < self.count ? count : self.count
    return ArraySlice(self, from: start, to: self.count)
  }
  func dropLast(_ count: Int = 1) -> ArraySlice<Element> {
    precondition(count >= 0, "Can't drop a negative number of elements from a collection")
    return ArraySlice(self, from: 0, to: count < self.count ? self.count - count : 0)
  }
  func prefix(_ count: Int) -> ArraySlice<Element> {
    precondition(count >= 0, "Can't take a prefix of negative length from a collection")
    return ArraySlice(self, from: 0, to: count < self.count ? count : self.count)
  }
  func suffix(_ count: Int) -> ArraySlice<Element> {
    precondition(count >= 0, "Can't take a suffix of negative length from a collection")
    let start = count < self.count ? self.count - count : 0
    return ArraySlice(self, from: start, to: self.count)
  }
  func prefix(upTo end: Int) -> ArraySlice<Element> {
    ArraySlice(self, from: 0, to: end)
  }
  func prefix(through end: Int) -> ArraySlice<Element> {
    ArraySlice(self, from: 0, to: end + 1)
  }
  func suffix(from start: Int) -> ArraySlice<Element> {
    ArraySlice(self, from: start, to: count)
  }
  subscript(range: Range<Int>) -> ArraySlice<Element> {
    ArraySlice(self, from: range.lowerBound, to: range.upperBound)
  }
  subscript(range: ClosedRange<Int>) -> ArraySlice<Element> {
    ArraySlice(self, from: range.lowerBound, to: range.upperBound + 1)
  }
}
extension Range where Bound == Int {
  func dropFirst(_ count: Int = 1) -> ArraySlice<Int> { Array(self).dropFirst(count) }
  func dropLast(_ count: Int = 1) -> ArraySlice<Int> { Array(self).dropLast(count) }
  func prefix(_ count: Int) -> ArraySlice<Int> { Array(self).prefix(count) }
  func suffix(_ count: Int) -> ArraySlice<Int> { Array(self).suffix(count) }
}
extension ClosedRange where Bound == Int {
  func dropFirst(_ count: Int = 1) -> ArraySlice<Int> { Array(self).dropFirst(count) }
  func dropLast(_ count: Int = 1) -> ArraySlice<Int> { Array(self).dropLast(count) }
  func prefix(_ count: Int) -> ArraySlice<Int> { Array(self).prefix(count) }
  func suffix(_ count: Int) -> ArraySlice<Int> { Array(self).suffix(count) }
}
