import UIKit

func nearestCommonSuperview(_ first: UIView, _ second: UIView) -> UIView? {
  var next: UIView? = first
  while let view = next {
    if view.bounds.contains(second.convert(second.bounds, to: view)) { return view }
    next = view.superview
  }
  return nil
}
