import UIKit

class List: UIScrollView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === panGestureRecognizer, let page = superview as? UIScrollView else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let way = panGestureRecognizer.translation(in: page).y
    let end = page.contentSize.height + page.adjustedContentInset.bottom - page.bounds.height
    if way < 0 { return contentOffset.y > -adjustedContentInset.top }
    return page.contentOffset.y >= end
  }
}
