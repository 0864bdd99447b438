// A local may have the name of a property or a parameter, and its value may still use that.

import UIKit

private class Area: UIView {
  var margin: CGFloat = 5

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let bounds = bounds.insetBy(dx: -margin, dy: -margin)
    let margin = margin * 2
    guard let superview = superview else { return bounds.contains(point) }
    let point = convert(point, to: superview)
    print(margin, self.margin, point, superview.tag)
    var frame = self.frame
    frame.size.width += margin
    print(frame.width, self.frame.width)
    return superview.bounds.contains(point)
  }
}

func shadowing() {
  let area = Area(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  print(area.point(inside: CGPoint(x: -4, y: 0), with: nil))
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
  root.tag = 9
  root.addSubview(area)
  print(area.point(inside: CGPoint(x: 49, y: 0), with: nil))
  print(area.point(inside: CGPoint(x: 50, y: 0), with: nil))
}
