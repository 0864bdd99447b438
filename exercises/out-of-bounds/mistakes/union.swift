import UIKit

class Box: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return subviews.reduce(bounds) { $0.union($1.frame) }.contains(point)
  }
}
