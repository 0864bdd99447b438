import UIKit

func isAbove(_ a: CGPoint, _ b: CGPoint) -> Bool {
  return a < b  // error: binary operator '<' cannot be applied to two 'CGPoint' operands
}
