import UIKit

class Dot: UIView {
  var color = UIColor.red

  override func draw(_ rect: CGRect) {
    // The largest circle in the middle of the view, in `color`.
  }
}
