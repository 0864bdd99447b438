import UIKit

class TabBarWithButton: UITabBar {
  let centerButton = UIButton()

  override func layoutSubviews() {
    super.layoutSubviews()
    centerButton.center = CGPoint(x: bounds.midX, y: -10)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if centerButton.bounds.contains(point) {  // here hit-test-unconverted
      return true
    }
    return super.point(inside: point, with: event)
  }
}
