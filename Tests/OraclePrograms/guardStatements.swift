// guard leaves early and its bindings live on after it.

import UIKit

private func half(of text: String?) -> Int {
  guard let text, !text.isEmpty else { return -1 }
  guard let number = Int(text) else {
    print("not a number:", text)
    return -2
  }
  guard number % 2 == 0, number > 0 else { return -3 }
  return number / 2
}

func guardStatements() {
  print(half(of: nil), half(of: ""), half(of: "x"), half(of: "3"), half(of: "-4"))
  print(half(of: "8"))
  for number in 1...4 {
    guard number != 2 else { continue }
    guard number < 4 else { break }
    print(number)
  }
}
