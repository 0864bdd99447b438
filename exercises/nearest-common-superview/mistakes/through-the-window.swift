import UIKit

func nearestCommonSuperview(_ first: UIView, _ second: UIView) -> UIView? {
  guard let window = first.window, window === second.window else { return nil }
  var next: UIView? = first
  while let view = next, !second.isDescendant(of: view) { next = view.superview }
  return next
}
