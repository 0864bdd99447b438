import UIKit

func nearestCommonSuperview(_ first: UIView, _ second: UIView) -> UIView? {
  if second.isDescendant(of: first) { return first }
  return second.superview.flatMap { first.isDescendant(of: $0) ? $0 : $0.superview }
}
