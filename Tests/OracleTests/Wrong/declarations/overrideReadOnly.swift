import UIKit

class Box: UIView {
  var frame: CGRect { .zero }  // error: cannot override mutable property with read-only property 'frame'
}
