import UIKit

func nearestCommonSuperview(_ first: UIView, _ second: UIView) -> UIView? {
  if first === second { return nil }
  var next: UIView? = first
  while let view = next, !second.isDescendant(of: view) { next = view.superview }
  return next
}
