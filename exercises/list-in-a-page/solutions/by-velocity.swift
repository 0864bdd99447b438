// The direction is read off the velocity, and each direction has a line of its own.
// 用 velocity 判断方向，两个方向各写一句。
import UIKit

class List: UIScrollView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === panGestureRecognizer, let page = superview as? UIScrollView else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let isUp = panGestureRecognizer.velocity(in: page).y < 0
    let lowerEdge = page.contentSize.height + page.adjustedContentInset.bottom
    let pageIsDone = page.bounds.maxY >= lowerEdge
    let listIsAtTop = bounds.minY <= -adjustedContentInset.top
    return isUp ? pageIsDone : !listIsAtTop
  }
}
