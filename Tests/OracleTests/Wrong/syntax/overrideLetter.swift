import UIKit

class Large: UIView {
  overide func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }  // error: unexpected code 'overide' in class
}
