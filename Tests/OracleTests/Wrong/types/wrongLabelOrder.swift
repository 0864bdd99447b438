import UIKit

func make() -> CGRect {
  return CGRect(y: 0, x: 0, width: 10, height: 10)  // error: argument 'x' must precede argument 'y'
}
