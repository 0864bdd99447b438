import UIKit

func nearestCommonSuperview(_ first: UIView, _ second: UIView) -> UIView? {
  var candidate: UIView? = first
  while let view = candidate {
    if second.isDescendant(of: view) { return view }
    candidate = view.superview
  }
  return first.window ?? second.window
}
