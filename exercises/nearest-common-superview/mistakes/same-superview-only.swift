import UIKit

func nearestCommonSuperview(_ first: UIView, _ second: UIView) -> UIView? {
  if first === second { return first }
  if first.superview === second { return second }
  if second.superview === first { return first }
  return first.superview === second.superview ? first.superview : nil
}
