// Task 14: only the links in a text react, by a table of their rectangles.

import UIKit

private class LinkLabel: UILabel {
  struct Link {
    let url: String
    let rects: [CGRect]
  }

  var links: [Link] = []

  func link(at point: CGPoint) -> Link? {
    links.first { link in link.rects.contains { $0.contains(point) } }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    link(at: point) != nil
  }
}

private func scene(with label: LinkLabel) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  label.frame = CGRect(x: 10, y: 20, width: 80, height: 40)
  label.isUserInteractionEnabled = true
  label.text = "Read the terms and the help pages"
  label.tag = 1
  label.links = [
    .init(url: "terms", rects: [CGRect(x: 30, y: 5, width: 40, height: 10)]),
    .init(
      url: "help",
      rects: [
        CGRect(x: 50, y: 20, width: 25, height: 10), CGRect(x: 5, y: 30, width: 20, height: 10),
      ]),
  ]
  root.addSubview(label)
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

func task14LinksOnly() {
  let label = LinkLabel()
  let root = scene(with: label)
  print("link =", label.link(at: CGPoint(x: 10, y: 35))?.url ?? "none")
  printMap(of: root)
}
