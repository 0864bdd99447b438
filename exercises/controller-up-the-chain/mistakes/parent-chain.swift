import UIKit

func owner(of view: UIView) -> UIViewController? {
  guard let root = view.window?.rootViewController else { return nil }
  var c = root
  while let child = c.children.first, view.isDescendant(of: child.view) { c = child }
  return view.isDescendant(of: c.view) ? c : nil
}
