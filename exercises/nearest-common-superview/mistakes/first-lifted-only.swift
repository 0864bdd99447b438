import UIKit

func nearestCommonSuperview(_ first: UIView, _ second: UIView) -> UIView? {
  func depth(_ view: UIView) -> Int { view.superview.map { depth($0) + 1 } ?? 0 }
  var (one, other): (UIView?, UIView?) = (first, second)
  for _ in 0..<max(depth(first) - depth(second), 0) { one = one?.superview }
  while one !== other {
    one = one?.superview
    other = other?.superview
  }
  return one
}
