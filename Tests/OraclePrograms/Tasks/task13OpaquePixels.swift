// Task 13: only opaque pixels of a picture react, which is stretched to the view.

import UIKit

/// An image as rows of its pixels: `#` is opaque.
private struct Mask {
  let rows: [[Character]]

  init(_ text: String) { rows = text.split(separator: "/").map { Array($0) } }

  var width: Int { rows.first?.count ?? 0 }
  var height: Int { rows.count }

  func isOpaque(_ x: Int, _ y: Int) -> Bool {
    guard rows.indices.contains(y), rows[y].indices.contains(x) else { return false }
    return rows[y][x] == "#"
  }
}

private class ShapeView: UIView {
  var picture = Mask("#")

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event) else { return false }
    let column = Int(point.x / bounds.width * CGFloat(picture.width))
    let row = Int(point.y / bounds.height * CGFloat(picture.height))
    return picture.isOpaque(column, row)
  }
}

private func scene(with view: ShapeView) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  view.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
  view.picture = Mask(".##./####/#..#/####")
  view.tag = 1
  root.addSubview(view)
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

func task13OpaquePixels() {
  printMap(of: scene(with: ShapeView()))
}
