import UIKit

class SignView: UIView {
  /// The corners, as parts of the width and the height: an arrow to the right.
  var corners = [
    CGPoint(x: 0, y: 0.3), CGPoint(x: 0.5, y: 0.3), CGPoint(x: 0.5, y: 0), CGPoint(x: 1, y: 0.5),
    CGPoint(x: 0.5, y: 1), CGPoint(x: 0.5, y: 0.7), CGPoint(x: 0, y: 0.7),
  ]
  /// How far the polygon is turned, in radians.
  var tilt: CGFloat = 0.5

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let path = UIBezierPath()
    for (row, corner) in corners.enumerated() {
      let place = CGPoint(
        x: corner.x * bounds.width, y: corner.y * bounds.height)
      if row == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.close()
    let turn = CGAffineTransform(translationX: bounds.midX, y: bounds.midY)
      .rotated(by: tilt).translatedBy(x: -bounds.midX, y: -bounds.midY)
    path.apply(turn)
    return path.contains(point)
  }
}
