import UIKit

extension UIButton {
  var margin: CGFloat = 10  // error: extensions must not contain stored properties
}
