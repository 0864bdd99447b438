// The same without a loop: the next responder is the answer, or its owner is.
// 不用循环：下一个响应者就是答案，否则就问它的。
import UIKit

func owner(of view: UIView) -> UIViewController? {
  return nearest(from: view.next)
}

private func nearest(from responder: UIResponder?) -> UIViewController? {
  guard let responder else { return nil }
  return responder as? UIViewController ?? nearest(from: responder.next)
}
