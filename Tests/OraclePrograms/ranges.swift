// Ranges as values: contains, clamping, counts, and one-sided ranges.

import UIKit

func ranges() {
  let closed = 1...5
  let open = 0..<5
  print(closed.contains(5), open.contains(5), closed.count, open.count)
  print(closed.lowerBound, closed.upperBound, open.upperBound, (3..<3).isEmpty)
  print((1...).contains(100), (..<0).contains(-1), (...4).contains(5))
  let width: CGFloat = 30
  print((0..<100).contains(width), (0.0...1.0).contains(1), closed ~= 3)
  print(closed.map { $0 * $0 }, Array(open.reversed()), Array(open.filter { $0 % 2 == 0 }))
  print((1...10).reduce(0, +), (0..<10).clamped(to: 5..<20), closed == 1...5)
  print((1...3).contains { $0 == 2 }, open.overlaps(4..<9), (1...9).dropFirst(7).count)
}
