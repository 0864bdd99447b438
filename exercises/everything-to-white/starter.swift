import UIKit

class Desk: UIView {
  // The scene says which view it is.
  weak var white: UIView?

  // Every touch on the desk is for `white`.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return super.hitTest(point, with: event)
  }
}
