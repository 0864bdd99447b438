import UIKit

class Answer: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { $0.point(inside: point, with: event) }
  }
}
