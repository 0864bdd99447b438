// Tuples: members by number and by name, taken apart, compared and returned.

import UIKit

private func ends(of numbers: [Int]) -> (low: Int, high: Int)? {
  guard let low = numbers.min(), let high = numbers.max() else { return nil }
  return (low, high)
}

func tuples() {
  let pair = (1, "one")
  let named = (x: 2, y: 3)
  print(pair.0, pair.1, named.x + named.y, named.0)
  let (number, _) = pair
  var (a, b) = (1, 2)
  (a, b) = (b, a)
  print(number, a, b)
  if let (low, high) = ends(of: [3, 9, 4]) { print(low, high) }
  print(ends(of: []) == nil, ends(of: [7])!.high)
  var copy = named
  copy.x = 100
  print(named, copy, named == (2, 3))
  let list = [(name: "a", size: 3), (name: "b", size: 1)]
  print(list.sorted { $0.size < $1.size }.map { $0.name })
}
