// Methods of generic classes are dispatched by the object's own class.

import UIKit

nonisolated private class Base<Item> {
  func hook() -> String { "base" }
  func take() -> String { hook() }
  final func fixed() -> String { "fixed " + hook() }
  func show(_ item: Item) -> String { "base \(item)" }
}

nonisolated private class Generic<Item>: Base<Item> {
  override func hook() -> String { "generic" }
}

nonisolated private class Numbers: Base<Int> {
  override func hook() -> String { "numbers" }
  override func show(_ item: Int) -> String { "number \(item + 1)" }
}

nonisolated private class Pairs<A, B>: Generic<(A, B)> {
  override func hook() -> String { "pairs of \(A.self) and \(B.self)" }
}

nonisolated private final class Words: Pairs<String, Int> {
  override func show(_ item: (String, Int)) -> String { "\(item.0)×\(item.1) " + hook() }
}

private func describe<Item>(_ base: Base<Item>, _ item: Item) -> String {
  base.take() + ", " + base.fixed() + ", " + base.show(item)
}

func overridesBelowGenericClasses() {
  print(Numbers().take(), Generic<Int>().take(), Base<Int>().take())
  let all: [Base<Int>] = [Base(), Generic(), Numbers()]
  for one in all { print(one.hook(), one.take(), one.fixed(), one.show(1)) }
  print(describe(Words(), ("a", 2)))
  print(describe(Pairs<Bool, Bool>(), (true, false)).contains("pairs of Bool and Bool"))
  let method = all[2].show
  print(method(7), all.map { $0.take() })
}
