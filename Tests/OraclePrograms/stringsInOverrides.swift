// Strings made in an override: names, formatted numbers and #function.

import UIKit

private class Traced: UIView {
  var lines: [String] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let x = String(format: "%.1f", point.x)
    lines.append("\(type(of: self)).\(#function) x=\(x) event=\(event == nil ? "nil" : "some")")
    let hit = super.hitTest(point, with: event)
    let name = hit.map { String(describing: type(of: $0)) } ?? "nil"
    lines.append("  -> " + name)
    return hit
  }
}

func stringsInOverrides() {
  let view = Traced(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  view.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
  for x in [2.25, 7, 12] { _ = view.hitTest(CGPoint(x: x, y: 1), with: UIEvent()) }
  for line in view.lines { print(line) }
}
