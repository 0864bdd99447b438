import UIKit

class Desk: UIView {
  weak var white: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return white
  }
}
