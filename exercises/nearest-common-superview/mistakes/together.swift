import UIKit

func nearestCommonSuperview(_ first: UIView, _ second: UIView) -> UIView? {
  var (one, other): (UIView?, UIView?) = (first, second)
  while one !== other {
    one = one?.superview
    other = other?.superview
  }
  return one
}
