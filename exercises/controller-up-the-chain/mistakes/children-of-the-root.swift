import UIKit

func owner(of view: UIView) -> UIViewController? {
  guard let root = view.window?.rootViewController else { return nil }
  for child in root.children where view.isDescendant(of: child.view) { return child }
  return view.isDescendant(of: root.view) ? root : nil
}
