import UIKit

func inside(_ view: UIView, _ child: UIView, _ point: CGPoint) -> CGPoint {
  return view.convert(point, child)  // error: no exact matches in call to instance method 'convert'
}
