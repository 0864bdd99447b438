import UIKit

class Sticker: UIView {
  // `point` is in the sticker's own coordinates. Return true where a subview is.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return super.point(inside: point, with: event)
  }
}
