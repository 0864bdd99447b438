import UIKit

class IconBar: UIView {
  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard let control = subview as? UIControl else { return }
    control.bounds.size.width = max(control.bounds.width, 44)
    control.bounds.size.height = max(control.bounds.height, 44)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return subviews.contains { $0.hitTest(convert(point, to: $0), with: event) != nil }
      || super.point(inside: point, with: event)
  }
}
