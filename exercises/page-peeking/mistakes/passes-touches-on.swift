import UIKit

class Carousel: UIView {
  weak var pages: UIScrollView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    pages?.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    pages?.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    pages?.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    pages?.touchesCancelled(touches, with: event)
  }
}
