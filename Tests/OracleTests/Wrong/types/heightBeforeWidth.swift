import UIKit

func area() -> CGRect {
  return CGRect(x: 0, y: 0, height: 10, width: 20)  // error: argument 'width' must precede argument 'height'
}
