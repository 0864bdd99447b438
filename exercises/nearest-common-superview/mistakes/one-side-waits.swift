import UIKit

func nearestCommonSuperview(_ first: UIView, _ second: UIView) -> UIView? {
  if second.isDescendant(of: first) { return first }
  var next: UIView? = second
  while let view = next, view !== first.superview { next = view.superview }
  return next
}
