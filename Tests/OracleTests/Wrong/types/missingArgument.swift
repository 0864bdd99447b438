import UIKit

func make() -> CGRect {
  return CGRect(x: 0, y: 0, width: 10)  // error: missing argument for parameter 'height' in call
}
