import UIKit

class Veil: UIView {
  weak var target: UIView?

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if let target, target.point(inside: convert(point, to: target), with: event) { return false }
    return super.point(inside: point, with: event)
  }
}
