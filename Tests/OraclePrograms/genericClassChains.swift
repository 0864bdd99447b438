// `super` in chains of generic classes reaches the next class that declares the member.

import UIKit

nonisolated private class First<A> {
  func steps(_ a: A) -> [String] { ["first \(a)"] }
  var names: [String] { ["first"] }
  func all(_ a: A) -> String { (steps(a) + names).joined(separator: " ") }
}

nonisolated private class Second<B>: First<[B]> {
  override func steps(_ a: [B]) -> [String] { super.steps(a) + ["second \(a.count)"] }
}

nonisolated private class Third: Second<Int> {
  override var names: [String] { super.names + ["third"] }
}

nonisolated private class Fourth<C>: Third {
  var mark: C?
  override func steps(_ a: [Int]) -> [String] { super.steps(a + [0]) + ["fourth \(C.self)"] }
  override var names: [String] { super.names + ["fourth"] }
}

nonisolated private final class Fifth: Fourth<String> {
  override func steps(_ a: [Int]) -> [String] { ["fifth"] + super.steps(a) }
  override func all(_ a: [Int]) -> String { "(" + super.all(a) + ")" }
}

func genericClassChains() {
  print(First<Int>().all(1))
  print(Second<Bool>().all([true]))
  print(Third().all([1, 2]))
  print(Fourth<Double>().all([1]))
  let fifth: First<[Int]> = Fifth()
  print(fifth.all([]))
  let closure = { fifth.steps([4]).count }
  print(closure())
}
