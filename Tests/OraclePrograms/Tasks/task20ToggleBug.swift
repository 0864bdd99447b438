// Task 20, wrong: a toggle runs for each question, so the answer depends on who asked before.

import UIKit

private class MenuScreen: UIView {
  let menu = UIView()
  private var isOpen = true {
    didSet { menu.alpha = isOpen ? 1 : 0 }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if menu.frame.contains(point) == false { isOpen.toggle() }
    return super.point(inside: point, with: event)
  }
}

private func scene(with screen: MenuScreen) -> UIView {
  screen.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
  screen.tag = 1
  screen.menu.frame = CGRect(x: 31, y: 30, width: 39, height: 40)
  screen.menu.tag = 2
  screen.addSubview(screen.menu)
  return screen
}

/// Prints who is hit at each of 100 × 100 points: how many of which tag in a row from left to right,
/// for each row that differs from the one above.
private func printMap(of root: UIView) {
  var previous = ""
  for y in 0..<100 {
    var row = ""
    var name = ""
    var length = 0
    for x in 0..<100 {
      let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
      let next = root.hitTest(point, with: nil).map { "\($0.tag)" } ?? "-"
      if next != name {
        if length > 0 { row += "\(length)*\(name) " }
        name = next
        length = 0
      }
      length += 1
    }
    row += "\(length)*\(name)"
    if row != previous { print("\(y): \(row)") }
    previous = row
  }
}

func task20ToggleBug() {
  printMap(of: scene(with: MenuScreen()))
}
