import UIKit

func nearestCommonSuperview(_ first: UIView, _ second: UIView) -> UIView? {
  var next: UIView? = first
  while let view = next {
    var other: UIView? = second
    while let candidate = other, type(of: candidate) != type(of: view) { other = candidate.superview }
    if other != nil { return view }
    next = view.superview
  }
  return nil
}
