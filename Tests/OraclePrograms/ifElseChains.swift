// else if, nested if, ternaries and if expressions.

import UIKit

private func size(_ width: CGFloat) -> String {
  if width < 10 {
    return "small"
  } else if width < 100 {
    if width < 50 { return "medium" }
    return "large"
  } else {
    return "huge"
  }
}

func ifElseChains() {
  print(size(5), size(20), size(70), size(100))
  for width in [5, 50] as [CGFloat] {
    let text = width < 10 ? "s" : width < 20 ? "m" : "l"
    let word = if width < 10 { "narrow" } else { "wide" }
    print(text, word)
  }
  let a = 3
  let b = 4
  if a < b && b < 5 || a == 0 { print("both") }
  if !(a > b), a + b == 7 { print("comma") }
}
