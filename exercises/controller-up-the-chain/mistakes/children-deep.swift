import UIKit

func owner(of view: UIView) -> UIViewController? {
  func find(_ c: UIViewController) -> UIViewController? {
    guard view.isDescendant(of: c.view) else { return nil }
    return c.children.compactMap(find).first ?? c
  }
  return view.window?.rootViewController.flatMap(find)
}
