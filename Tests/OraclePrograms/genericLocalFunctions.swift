// Generic functions inside of functions: what they capture, call and return.
import UIKit

func genericLocalFunctions() {
  var calls = 0
  func same<T>(_ value: T) -> T {
    calls += 1
    return value
  }
  print(same(3), same("a"), same(CGPoint(x: 1, y: 2)), calls)

  func larger<T: Comparable>(_ a: T, _ b: T) -> T { a > b ? a : b }
  print(larger(1, 2), larger("b", "a"), [1.5, 0.5].reduce(0, larger))

  func count<T>(_ values: [T], _ test: (T) -> Bool) -> Int {
    func rest(_ index: Int) -> Int {
      index == values.count ? 0 : (test(values[index]) ? 1 : 0) + rest(index + 1)
    }
    return rest(0)
  }
  print(count([1, 2, 3]) { $0 > 1 }, count(["a", ""]) { $0.isEmpty })

  func pairs<A, B>(_ a: A, _ b: B, depth: Int = 2) -> String {
    depth == 0 ? "\(a)" : swapped(a, b, depth) + "\(b)"
  }
  func swapped<A, B>(_ a: A, _ b: B, _ depth: Int) -> String { pairs(b, a, depth: depth - 1) }
  print(pairs(1, "x"))

  func total<S: Sequence>(_ values: S) -> Int where S.Element == Int { values.reduce(0, +) }
  print(total([1, 2]), total(1...3), total(Set([4])))

  func shown(_ value: some CustomStringConvertible) -> String {
    calls += 1
    return "<\(value)>"
  }
  print(shown(1), shown("b"), calls)

  let make: (Int) -> Int = same
  print(make(7))
  outerOfGeneric(["a", "b"])
  Holder(value: 5).run()
}

private func outerOfGeneric<T>(_ values: [T]) {
  func twice<U>(_ value: U) -> (T?, U, U) { (values.first, value, value) }
  print(twice(1), twice(values.count > 1))
}

private struct Holder {
  var value: Int

  func run() {
    func with<T>(_ other: T) -> String { "\(value) and \(other)" }
    let texts = [1, 2].map { with($0) }
    print(texts, with(texts.count == 2))
  }
}
