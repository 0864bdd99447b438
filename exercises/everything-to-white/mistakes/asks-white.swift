import UIKit

class Desk: UIView {
  weak var white: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let white else { return super.hitTest(point, with: event) }
    return white.hitTest(convert(point, to: white), with: event)
  }
}
