import UIKit

func owner(of view: UIView) -> UIViewController? {
  func find(_ c: UIViewController) -> UIViewController? {
    if c.view === view || c.view === view.superview { return c }
    return c.children.compactMap(find).first
  }
  return view.window?.rootViewController.flatMap(find)
}
