// The chain as a sequence, of which the first controller is taken.
// 把响应者链写成一个序列，取其中第一个控制器。
import UIKit

func owner(of view: UIView) -> UIViewController? {
  let chain = sequence(first: view as UIResponder) { $0.next }
  for responder in chain {
    if let controller = responder as? UIViewController { return controller }
  }
  return nil
}
