import UIKit

func middle(_ point: CGPoint) -> CGFloat {
  return point.z  // error: value of type 'CGPoint' has no member 'z'
}
