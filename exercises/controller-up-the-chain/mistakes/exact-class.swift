import UIKit

func owner(of view: UIView) -> UIViewController? {
  var responder = view.next
  while let candidate = responder {
    if type(of: candidate) == UIViewController.self { return candidate as? UIViewController }
    responder = candidate.next
  }
  return nil
}
