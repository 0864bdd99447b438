import UIKit

func moved(_ point: CGPoint) -> CGPoint {
  point.x += 10  // error: left side of mutating operator isn't mutable: 'point' is a 'let' constant
  return point
}
