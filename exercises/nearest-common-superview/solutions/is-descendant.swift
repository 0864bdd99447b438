// isDescendant(of:) says yes for the view itself, too. No memory; the square of the depth in steps.
// isDescendant(of:) 对视图自己也返回 true。不占额外内存，步数是深度的平方。
import UIKit

func nearestCommonSuperview(_ first: UIView, _ second: UIView) -> UIView? {
  var candidate: UIView? = first
  while let view = candidate, !second.isDescendant(of: view) { candidate = view.superview }
  return candidate
}
