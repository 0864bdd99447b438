import UIKit

func grown(_ view: UIView) -> CGRect {
  let area = view.bounds
  area.size.width += 20  // error: left side of mutating operator isn't mutable: 'area' is a 'let' constant
  return area
}
