// In one expression: is there a visible subview that contains the point?
// 一个表达式：有没有看得见的子视图包含这个点？
import UIKit

class Sticker: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { child in
      !child.isHidden && child.alpha >= 0.01
        && child.point(inside: child.convert(point, from: self), with: event)
    }
  }
}
