import UIKit

func place(_ width: CGFloat?) -> CGPoint {
  CGPoint(x: 10, y: width)  // error: value of optional type 'CGFloat?' must be unwrapped to a value of type 'CGFloat'
}
