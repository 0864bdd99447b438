import UIKit

class Sky: UIView {
  // `point` is in the coordinates of the sky. Where is each subview on screen at this moment?
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return super.hitTest(point, with: event)
  }
}
