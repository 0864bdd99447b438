// Argument labels, defaults, variadics and overloads by label and by type.

import UIKit

private func area(width: Int, height: Int = 10) -> Int { width * height }
private func area(of side: Int) -> Int { side * side }
private func show(_ value: Int) -> String { "Int \(value)" }
private func show(_ value: Double) -> String { "Double \(value)" }
private func show(_ value: String, times: Int = 1) -> String {
  String(repeating: value, count: times)
}
private func sum(_ numbers: Int..., scale: Int = 1) -> Int {
  var total = 0
  for number in numbers { total += number }
  return total * scale
}
private func nothing() {}

func functionsAndLabels() {
  print(area(width: 3), area(width: 3, height: 4), area(of: 5))
  print(show(1), show(1.0), show("x"), show("x", times: 3))
  print(sum(), sum(1), sum(1, 2, 3), sum(1, 2, scale: 10))
  let function = area(of:)
  print(function(6), nothing() == ())
  func local(_ n: Int) -> Int { n <= 1 ? 1 : n * local(n - 1) }
  print(local(10))
}
