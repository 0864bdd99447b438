import UIKit

class Sticker: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return subviews.reduce(CGRect.null) { $0.union($1.frame) }.contains(point)
  }
}
