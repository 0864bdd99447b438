import UIKit

func sum(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
  return a + b  // error: binary operator '+' cannot be applied to two 'CGPoint' operands
}
