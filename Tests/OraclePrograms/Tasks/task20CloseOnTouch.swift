// Task 20: the menu closes when a touch outside begins, not when it is asked.

import UIKit

private class MenuScreen: UIView {
  let menu = UIView()
  private(set) var closings = 0

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    close()
    super.touchesBegan(touches, with: event)
  }

  func close() {
    defer { closings += 1 }
    guard closings == 0 else { return }
    menu.isHidden = true
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

func task20CloseOnTouch() {
  let screen = MenuScreen()
  printMap(of: scene(with: screen))
  print("closed =", screen.closings)
  screen.touchesBegan([], with: nil)
  print("closed =", screen.closings, "hidden =", screen.menu.isHidden)
}
