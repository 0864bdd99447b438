import UIKit

func nearestCommonSuperview(_ first: UIView, _ second: UIView) -> UIView? {
  var one = first.superview
  while let view = one {
    var other = second.superview
    while let candidate = other {
      if candidate === view { return view }
      other = candidate.superview
    }
    one = view.superview
  }
  return nil
}
