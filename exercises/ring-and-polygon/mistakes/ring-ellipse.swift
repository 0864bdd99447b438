import UIKit

class Ring: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let hole = bounds.insetBy(dx: 40, dy: 40)
    return UIBezierPath(ovalIn: bounds).contains(point)
      && !UIBezierPath(ovalIn: hole).contains(point)
  }
}

class PlayButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let triangle = UIBezierPath()
    triangle.move(to: CGPoint(x: bounds.minX, y: bounds.minY))
    triangle.addLine(to: CGPoint(x: bounds.maxX, y: bounds.midY))
    triangle.addLine(to: CGPoint(x: bounds.minX, y: bounds.maxY))
    triangle.close()
    return triangle.contains(point)
  }
}
