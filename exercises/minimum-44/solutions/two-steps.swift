// Who would get the touch anyway? For the bar itself or nil: a control whose area has the point.
// 先看本来由谁得到；若是 bar 自己或 nil，再找区域包含这个点的第一个控件。
import UIKit

class IconBar: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit == nil || hit == self, canBeTouched(self) else { return hit }
    let control = subviews.last { $0 is UIControl && canBeTouched($0) && isNear($0, point) }
    return control ?? hit
  }

  private func canBeTouched(_ view: UIView) -> Bool {
    return !view.isHidden && view.isUserInteractionEnabled && view.alpha >= 0.01
  }

  private func isNear(_ control: UIView, _ point: CGPoint) -> Bool {
    let own = control.bounds
    let width = max(own.width, 44)
    let height = max(own.height, 44)
    let area = CGRect(
      x: own.midX - width / 2, y: own.midY - height / 2, width: width, height: height)
    return area.contains(control.convert(point, from: self))
  }
}
