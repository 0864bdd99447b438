// Bring both to the same depth, then go up together. No memory, and no step too many.
// 先让两者处在同一深度，再一起向上。不占额外内存，也不多走一步。
import UIKit

private func depth(of view: UIView) -> Int {
  var depth = 0
  var next = view.superview
  while let superview = next {
    depth += 1
    next = superview.superview
  }
  return depth
}

func nearestCommonSuperview(_ first: UIView, _ second: UIView) -> UIView? {
  var (one, other): (UIView?, UIView?) = (first, second)
  let difference = depth(of: first) - depth(of: second)
  for _ in 0..<abs(difference) {
    if difference > 0 { one = one?.superview } else { other = other?.superview }
  }
  while one !== other {
    one = one?.superview
    other = other?.superview
  }
  return one
}
