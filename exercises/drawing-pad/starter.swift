import UIKit

class DrawingPad: UIView {
  /// The strokes of fingers that were lifted, in this order.
  private(set) var strokes: [[CGPoint]] = []
}
