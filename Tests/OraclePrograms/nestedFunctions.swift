// Functions inside functions see and change the variables around them.

import UIKit

private func count(in root: UIView) -> Int {
  var total = 0
  func visit(_ view: UIView) {
    total += 1
    for child in view.subviews { visit(child) }
  }
  visit(root)
  return total
}

func nestedFunctions() {
  let root = UIView()
  for _ in 1...3 {
    let child = UIView()
    child.addSubview(UIView())
    root.addSubview(child)
  }
  print(count(in: root))
  var log = ""
  func note(_ text: String) { log += text + ";" }
  note("a")
  log = log.uppercased()
  note("b")
  print(log)
  func even(_ n: Int) -> Bool { n == 0 || odd(n - 1) }
  func odd(_ n: Int) -> Bool { n != 0 && even(n - 1) }
  print(even(10), odd(10))
}
