import UIKit

var known: [UIView: UIView] = [:]

func nearestCommonSuperview(_ first: UIView, _ second: UIView) -> UIView? {
  if let view = known[first] { return view }
  var next: UIView? = first
  while let view = next, !second.isDescendant(of: view) { next = view.superview }
  known[first] = next
  return next
}
