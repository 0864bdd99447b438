// Task 21, wrong: a cell that is only asked closes the others, so no action is ever hit.

import UIKit

private class SwipeCell: UIView {
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  let actions = [60, 80].map { UIButton(frame: CGRect(x: $0, y: 0, width: 20, height: 20)) }
  weak var list: List?

  var isOpen = false {
    didSet { content.frame.origin.x = isOpen ? -40 : 0 }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    actions.forEach(addSubview)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    list?.closeAll(but: self)
    if isOpen, let action = actions.first(where: { $0.frame.contains(point) }) {
      return action
    }
    return super.hitTest(point, with: event)
  }
}

private class List: UIView {
  private(set) var cells: [SwipeCell] = []

  func add(_ cell: SwipeCell) {
    cell.list = self
    cells.append(cell)
    addSubview(cell)
  }

  func closeAll(but cell: SwipeCell) {
    for other in cells where other !== cell && other.isOpen { other.isOpen = false }
  }
}

private func scene() -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let list = List(frame: root.bounds)
  list.tag = 1
  root.addSubview(list)
  for row in 0..<2 {
    let cell = SwipeCell(frame: CGRect(x: 0, y: 20 + row * 20, width: 100, height: 20))
    cell.tag = row * 10 + 10
    cell.content.tag = row * 10 + 11
    for (index, action) in cell.actions.enumerated() { action.tag = row * 10 + 12 + index }
    list.add(cell)
  }
  list.cells.first?.isOpen = true
  return root
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

func task21ClosesOthersBug() {
  printMap(of: scene())
}
