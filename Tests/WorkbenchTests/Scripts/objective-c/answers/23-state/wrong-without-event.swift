import UIKit

class Answer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if event == nil || event?.allTouches?.count == 1 { return super.hitTest(point, with: event) }
    return nil
  }
}
