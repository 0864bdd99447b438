// Generic functions over sequences, numbers and comparable values; `some` parameters.

import UIKit

private protocol Shape {
  var area: CGFloat { get }
}

private struct Square: Shape {
  var side: CGFloat
  var area: CGFloat { side * side }
}

private func total(_ shapes: [some Shape]) -> CGFloat { shapes.reduce(0) { $0 + $1.area } }
private func area(_ shape: some Shape) -> CGFloat { shape.area }

private func greatest<T: Comparable, S: Sequence>(_ values: S) -> T? where S.Element == T {
  var best: T?
  for value in values {
    if let known = best, known >= value { continue }
    best = value
  }
  return best
}

private func first<C: Collection>(
  of values: C, where test: (C.Element) -> Bool
) -> C.Element? where C.Element: Equatable {
  for value in values where test(value) { return value }
  return nil
}

private func doubled<N: Numeric>(_ values: [N]) -> N {
  var sum: N = 0
  for value in values { sum += value }
  return sum * 2
}

private func clamped<T: Comparable>(_ value: T, _ low: T, _ high: T) -> T {
  min(max(value, low), high)
}

private func swapped<A, B>(_ pair: (A, B)) -> (B, A) { (pair.1, pair.0) }

func genericConstraints() {
  print(area(Square(side: 2)), total([Square(side: 1), Square(side: 3)]))
  print(greatest([3, 9, 2]) ?? 0, greatest("hello") ?? "-")
  print(first(of: [1, 2, 3]) { $0 > 1 } as Any, first(of: Set([5])) { _ in true } as Any)
  print(doubled([1, 2]), doubled([1.5, 2]), clamped(5.5, 0, 3), swapped((1, "a")))
  print(Array(zip([1, 2], "ab")), Set(1...3).count, Array(Set([1])), Set("aab").count)
}
