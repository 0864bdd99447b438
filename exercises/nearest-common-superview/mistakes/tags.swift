import UIKit

func nearestCommonSuperview(_ first: UIView, _ second: UIView) -> UIView? {
  var next: UIView? = first
  while let view = next {
    view.tag = 1
    next = view.superview
  }
  next = second
  while let view = next, view.tag != 1 { next = view.superview }
  return next
}
