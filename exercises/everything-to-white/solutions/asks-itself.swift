// The default algorithm without its loop: own switches, own bounds, then white for the subviews.
// 默认算法去掉循环：先看自己的开关和 bounds，再用 white 代替对子视图的遍历。
import UIKit

class Desk: UIView {
  weak var white: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let target = white, Desk.takesTouches(target) else {
      return super.hitTest(point, with: event)
    }
    let isMine = Desk.takesTouches(self) && self.point(inside: point, with: event)
    return isMine ? target : nil
  }

  private static func takesTouches(_ view: UIView) -> Bool {
    return !view.isHidden && view.isUserInteractionEnabled && view.alpha >= 0.01
  }
}
