import UIKit

func nearestCommonSuperview(_ first: UIView, _ second: UIView) -> UIView? {
  var next: UIView? = first
  while let view = next, !second.isDescendant(of: view) {
    next = (view.next as? UIViewController)?.parent?.view ?? view.superview
  }
  return next
}
