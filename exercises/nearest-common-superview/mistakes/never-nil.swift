import UIKit

func nearestCommonSuperview(_ first: UIView, _ second: UIView) -> UIView? {
  var candidate = first
  while !second.isDescendant(of: candidate) {
    guard let superview = candidate.superview else { break }
    candidate = superview
  }
  return candidate
}
