import UIKit

func area() -> CGRect {
  return CGRectMake(0, 0, 10, 10)  // error: cannot find 'CGRectMake' in scope
}
