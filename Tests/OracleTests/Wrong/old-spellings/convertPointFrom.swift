import UIKit

func convert(_ view: UIView, _ child: UIView, _ point: CGPoint) -> CGPoint {
  return view.convert(point, fromView: child)  // error: no exact matches in call to instance method 'convert'
}
