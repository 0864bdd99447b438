import UIKit

class TabBarWithButton: UITabBar {
  let centerButton = UIButton()

  override func layoutSubviews() {
    super.layoutSubviews()
    centerButton.center = CGPoint(x: bounds.midX, y: -10)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let point = convert(point, to: centerButton)
    if centerButton.bounds.contains(point) {
      return true
    }
    return super.point(inside: point, with: event)
  }
}
