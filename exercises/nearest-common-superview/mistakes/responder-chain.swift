import UIKit

func nearestCommonSuperview(_ first: UIView, _ second: UIView) -> UIView? {
  var holders: [UIView] = []
  var next: UIView? = first
  while let view = next {
    holders.append(view)
    next = view.next as? UIView
  }
  next = second
  while let view = next, !holders.contains(view) { next = view.next as? UIView }
  return next
}
