// Optionals as arguments for parameters with more levels.

import UIKit

func optionalsAsArguments() {
  let some: Int? = 2
  let none: Int? = nil
  print(depth(some), depth(none), depth(nil), depth(7))
  let text: String? = nil
  var slot = Slot(text)
  print(slot.content == nil)
  slot.content = "x"
  print(slot.content! == "x")
  slot = Slot(nil)
  print(slot.content == nil)
}

private func depth(_ value: Int??) -> String {
  guard let inner = value else { return "nothing" }
  return inner.map { "number \($0)" } ?? "empty"
}
private struct Slot {
  var content: String??
  init(_ content: String??) { self.content = content }
}
