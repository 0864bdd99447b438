import UIKit

func owner(of view: UIView) -> UIViewController? {
  var responder = view.next
  for _ in 0..<3 {
    if let controller = responder as? UIViewController { return controller }
    responder = responder?.next
  }
  return nil
}
