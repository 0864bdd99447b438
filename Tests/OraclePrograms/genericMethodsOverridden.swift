// Methods with generic parameters of their own are overridden and found by the object's class.

import UIKit

nonisolated private class Visitor {
  func visit<T>(_ value: T) -> String { "visitor \(value)" }
  func both<A, B: Equatable>(_ a: A, _ b: B) -> String { visit(a) + " " + visit(b) }
  func run() -> String { visit(1) + ", " + visit("x") }
}

nonisolated private class Counting: Visitor {
  var calls = 0
  override func visit<U>(_ value: U) -> String {
    calls += 1
    return "\(calls): " + super.visit(value)
  }
}

nonisolated private class Loud: Counting {
  override func visit<T>(_ value: T) -> String { super.visit(value) + "!" }
  override func both<X, Y: Equatable>(_ a: X, _ b: Y) -> String {
    super.both(a, b) + (b == b ? " same" : "")
  }
}

nonisolated private class Mapper<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
  func map<R>(_ transform: (Value) -> R) -> [R] { [transform(value)] }
  func lengths() -> [Int] { map { "\($0)".count } }
}

nonisolated private class Twice<Value>: Mapper<Value> {
  override func map<R>(_ transform: (Value) -> R) -> [R] {
    super.map(transform) + [transform(value)]
  }
}

func genericMethodsOverridden() {
  let all: [Visitor] = [Visitor(), Counting(), Loud()]
  for one in all { print(one.run(), one.both(true, 2)) }
  let mapper: Mapper<String> = Twice("abc")
  print(mapper.lengths(), mapper.map { $0 + "d" }, Mapper(12).lengths())
}
