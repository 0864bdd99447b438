import UIKit

func nearestCommonSuperview(_ first: UIView, _ second: UIView) -> UIView? {
  var next: UIView? = first
  while let view = next {
    view.tag = 1_000
    next = view.superview
  }
  var found: UIView? = second
  while let view = found, view.tag != 1_000 { found = view.superview }
  next = first
  while let view = next {
    view.tag = 0
    next = view.superview
  }
  return found
}
