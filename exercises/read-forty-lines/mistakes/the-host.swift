import UIKit

/// A row that can be slid aside; below it lies a button.
class SwipeRow: UIView {
  /// The letters of the lines that are wrong, in alphabetical order.
  let wrong = "DGJK"
  let content = UIView()
  let delete = UIButton(type: .system)
  private(set) var deleted = 0
  private var start = CGPoint.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true  // A
    delete.frame = CGRect(x: frame.width - 80, y: 0, width: 80, height: frame.height)  // B
    delete.addTarget(self, action: #selector(remove), for: .touchUpInside)  // C
    addSubview(delete)
    content.frame = bounds  // D
    addSubview(content)  // E
    let pan = UIPanGestureRecognizer(target: self, action: #selector(slide))  // F
    content.addGestureRecognizer(pan)  // G
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  @objc private func remove() { deleted += 1 }

  @objc private func slide(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      start = content.center  // H
    case .changed:
      let x = pan.translation(in: self).x  // I
      content.center.x = min(bounds.midX, max(bounds.midX - 80, start.x + x))  // J
    case .ended, .cancelled:  // K
      let isOpen = content.center.x < bounds.midX - 40  // L
      content.center.x = bounds.midX + (isOpen ? -80 : 0)  // M
    default:
      break
    }
  }
}
