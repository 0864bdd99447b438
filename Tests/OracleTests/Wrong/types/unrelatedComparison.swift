import UIKit

func same(_ view: UIView, _ name: String) -> Bool {
  return view == name  // error: referencing operator function '==' on 'StringProtocol' requires that 'UIView' conform to 'StringProtocol'
}
