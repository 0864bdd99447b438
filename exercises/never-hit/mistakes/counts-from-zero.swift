import UIKit

class Watermark: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let area = CGRect(origin: .zero, size: bounds.size)
    return area.contains(point) ? nil : super.hitTest(point, with: event)
  }
}
