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
    list.panGestureRecognizer.require(toFail: pan)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let way = pan.translation(in: self)
    let start = pan.location(in: self).y - way.y
    guard way.y > 0 else { return false }
    guard list.frame.minY <= start else { return true }
    return list.contentOffset.y <= -list.adjustedContentInset.top
  }

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
