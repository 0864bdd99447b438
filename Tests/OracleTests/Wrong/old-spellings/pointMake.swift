import UIKit

func origin() -> CGPoint {
  return CGPointMake(1, 2)  // error: cannot find 'CGPointMake' in scope
}
