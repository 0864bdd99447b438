import UIKit

class Answer: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let links = [
      CGRect(x: 2, y: 2, width: 12, height: 4), CGRect(x: 20, y: 30, width: 9, height: 4),
    ]
    return links.contains { $0.contains(point) }
  }
}
