import UIKit

func size() -> CGRect {
  return UIScreen.mainScreen().bounds  // error: type 'UIScreen' has no member 'mainScreen'
}
