// Types inside types, and file-level constants and variables.

import UIKit

private let margin: CGFloat = 8
private var uses = 0

private class Panel: UIView {
  enum Side { case left, right }
  struct Style {
    var inset = margin
    static let wide = Style(inset: margin * 3)
  }
  private enum Metric {
    static let minimum: CGFloat = 44
  }

  var side = Side.left
  var style = Style()

  var area: CGRect {
    uses += 1
    let grown = bounds.insetBy(dx: -style.inset, dy: 0)
    return side == .left ? grown : CGRect(x: 0, y: 0, width: Metric.minimum, height: 1)
  }
}

func nestedTypes() {
  uses = 0
  let panel = Panel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  print(panel.area)
  panel.style = .wide
  print(panel.area, panel.style.inset)
  panel.side = Panel.Side.right
  print(panel.area, uses, Panel.Style.wide.inset == margin * 3)
}
