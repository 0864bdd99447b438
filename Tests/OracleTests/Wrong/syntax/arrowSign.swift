import UIKit

class Box: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) → Bool {  // error: unexpected code '→ Bool' in function
    return true
  }
}
