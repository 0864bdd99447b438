// A nil in a chain stops everything after it, arguments included.

import UIKit

private class Box {
  var inner: Box?
  var number = 1

  func adding(_ amount: Int) -> Int {
    number += amount
    return number
  }
}

private func amount() -> Int {
  print("amount")
  return 10
}

func optionalChaining() {
  let box = Box()
  print(box.inner?.number as Any, box.inner?.adding(amount()) as Any)
  box.inner?.number = amount()
  box.inner = Box()
  box.inner?.number = amount()
  print(box.inner?.number ?? 0, box.inner?.adding(amount()) ?? 0)
  print(box.inner?.inner?.inner?.number == nil, box.inner!.number)
  box.inner?.number += 5
  print(box.inner?.number as Any, (box.inner?.number ?? 0) + 1)
  let text: String? = "abc"
  print(text?.count ?? 0, text?.uppercased().hasPrefix("A") ?? false)
}
