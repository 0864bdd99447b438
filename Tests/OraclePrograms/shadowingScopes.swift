// Each block has names of its own; the outer ones come back when it ends.

import UIKit

func shadowingScopes() {
  let value = 1
  if value == 1 {
    let value = value + 10
    print(value)
    do {
      let value = value * 2
      print(value)
    }
    print(value)
  }
  for value in [7, 8] { print(value, terminator: " ") }
  print(value)
  let text: String? = "five"
  if let text = text?.count { print(text + value) }
  let closure = { (value: Int) -> Int in value * 100 }
  print(closure(value + 1), value)
  let view: UIView? = UIView()
  if let view = view { print(view.tag) }
  guard let view = view else { return }
  print(view.subviews.count)
}
