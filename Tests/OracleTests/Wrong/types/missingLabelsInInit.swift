import UIKit

func make() -> CGPoint {
  return CGPoint(1, 2)  // error: missing argument labels 'x:y:' in call
}
