import UIKit

var known: [[ObjectIdentifier]: UIView] = [:]

func nearestCommonSuperview(_ first: UIView, _ second: UIView) -> UIView? {
  let pair = [ObjectIdentifier(first), ObjectIdentifier(second)]
  if let view = known[pair] { return view }
  var next: UIView? = first
  while let view = next, !second.isDescendant(of: view) { next = view.superview }
  known[pair] = next
  return next
}
