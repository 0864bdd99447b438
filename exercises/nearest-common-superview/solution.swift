import UIKit

func nearestCommonSuperview(_ first: UIView, _ second: UIView) -> UIView? {
  var holders: Set<UIView> = []
  var next: UIView? = first
  while let view = next {
    holders.insert(view)
    next = view.superview
  }
  next = second
  while let view = next, !holders.contains(view) { next = view.superview }
  return next
}
