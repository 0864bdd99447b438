// The delegate of the sheet's own recognizer decides, and the list waits for it.
// 由手势自己的 delegate 决定，列表等待它失败。
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
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else { return true }
    let way = pan.translation(in: self).y
    let isInList = pan.location(in: self).y - way >= list.frame.minY
    let isAtTop = list.contentOffset.y <= -list.adjustedContentInset.top
    return way > 0 && (isAtTop || !isInList)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    other === list.panGestureRecognizer
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
