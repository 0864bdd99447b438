// Generic functions and types, with and without constraints.

import UIKit

private func pair<T>(_ value: T) -> (T, T) { (value, value) }

private func largest<T: Comparable>(_ values: [T]) -> T? {
  guard var best = values.first else { return nil }
  for value in values where value > best { best = value }
  return best
}

private func firstSuperview<V: UIView>(of view: UIView, as type: V.Type) -> V? {
  var current = view.superview
  while let here = current {
    if let found = here as? V { return found }
    current = here.superview
  }
  return nil
}

private struct Stack<Element> {
  private var items: [Element] = []
  var top: Element? { items.last }
  mutating func push(_ item: Element) { items.append(item) }
  mutating func pop() -> Element? { items.popLast() }
}

func genericFunctions() {
  print(pair(1), pair("x"), largest([2, 7, 3]) ?? 0, largest(["b", "a"]) ?? "")
  var stack = Stack<String>()
  stack.push("a")
  stack.push("b")
  print(stack.pop() ?? "", stack.top ?? "", largest([Double]()) == nil)
  let scroll = UIScrollView()
  let label = UILabel()
  scroll.addSubview(label)
  print(firstSuperview(of: label, as: UIScrollView.self) === scroll)
  print(firstSuperview(of: label, as: UIButton.self) == nil)
}
