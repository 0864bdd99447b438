import UIKit

/// The nearest view that holds both, or nil.
func nearestCommonSuperview(_ first: UIView, _ second: UIView) -> UIView? {
  var view = first
  while let superview = view.superview { view = superview }
  return view
}
