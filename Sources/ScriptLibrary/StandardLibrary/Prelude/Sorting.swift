// A merge sort from the bottom up, stable as Swift's own is.
extension Sequence {
  func sorted(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> [Element] {
    var from: [Element] = []
    for element in self { from.append(element) }
    let total = from.count
    var width = 1
    while width < total {
      var to: [Element] = []
      var start = 0
      while start < total {
        var left = start
        let middle = start + width < total ? start + width : total
        var right = middle
        let end = middle + width < total ? middle + width : total
        while left < middle && right < end {
          if try areInIncreasingOrder(from[right], from[left]) {
            to.append(from[right])
            right += 1
          } else {
            to.append(from[left])
            left += 1
          }
        }
        while left < middle {
          to.append(from[left])
          left += 1
        }
        while right < end {
          to.append(from[right])
          right += 1
        }
        start = end
      }
      from = to
      width = width * 2
    }
    return from
  }
}
extension Sequence where Element: Comparable {
  func sorted() -> [Element] { sorted(by: { $0 < $1 }) }
}
extension Array {
  mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    self = try sorted(by: areInIncreasingOrder)
  }
}
extension Array where Element: Comparable {
  mutating func sort() { self = sorted(by: { $0 < $1 }) }
}
