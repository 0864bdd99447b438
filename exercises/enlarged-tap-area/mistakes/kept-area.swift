import UIKit

class BigButton: UIButton {
  private lazy var area = bounds.insetBy(
    dx: -max(44 - bounds.width, 0) / 2, dy: -max(44 - bounds.height, 0) / 2)

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return area.contains(point)
  }
}
