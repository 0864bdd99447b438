import UIKit

func origin() -> CGPoint {
  return CGPointZero  // error: cannot find 'CGPointZero' in scope
}
