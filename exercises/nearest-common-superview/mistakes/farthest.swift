import UIKit

func nearestCommonSuperview(_ first: UIView, _ second: UIView) -> UIView? {
  var common: UIView?
  var next: UIView? = first
  while let view = next {
    if second.isDescendant(of: view) { common = view }
    next = view.superview
  }
  return common
}
