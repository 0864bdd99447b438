import UIKit

class Sheet: UIView, UIGestureRecognizerDelegate {
  let list = UIScrollView()
  private(set) var closed = 0
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(pull))
  private var home: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(list)
    addGestureRecognizer(pan)
    pan.delegate = self
    list.panGestureRecognizer.require(toFail: pan)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  /// Leave this as it is: the sheet follows the finger down, and closes after 150 points.
  @objc private func pull() {
    switch pan.state {
    case .began:
      home = frame.origin.y
    case .changed:
      frame.origin.y = home + max(0, pan.translation(in: superview).y)
    case .ended where pan.translation(in: superview).y > 150:
      closed += 1
      frame.origin.y = home
    default:
      frame.origin.y = home
    }
  }
}
