// Choices with nil: the other value makes the optional.

import UIKit

func choicesOfNothing() {
  let number = 4
  for flag in [true, false] {
    print(show(flag ? number : nil), show(flag ? "a" : "b"))
    let point: CGPoint? = flag ? CGPoint(x: 1, y: flag ? 2 : 3) : nil
    print(point == nil)
    let list = [flag ? 1 : nil, 2]
    print(list.count, list[0] == nil)
  }
}

private func show(_ value: Int?) -> String { value.map { "number \($0)" } ?? "nothing" }
private func show(_ text: String) -> String { "text " + text }
