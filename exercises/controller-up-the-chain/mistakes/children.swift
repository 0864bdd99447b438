import UIKit

func owner(of view: UIView) -> UIViewController? {
  func find(_ c: UIViewController) -> UIViewController? {
    if view.isDescendant(of: c.view) { return c }
    return c.children.compactMap(find).first
  }
  return view.window?.rootViewController.flatMap(find)
}
