import UIKit

class Watermark: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let place = CGRect(x: 45, y: 100, width: 300, height: 450)
    return place.contains(convert(point, to: nil)) ? nil : super.hitTest(point, with: event)
  }
}
