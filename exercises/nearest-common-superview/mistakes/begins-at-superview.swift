import UIKit

func nearestCommonSuperview(_ first: UIView, _ second: UIView) -> UIView? {
  var holders: [UIView] = []
  var next = first.superview
  while let view = next {
    holders.append(view)
    next = view.superview
  }
  next = second.superview
  while let view = next, !holders.contains(view) { next = view.superview }
  return next
}
