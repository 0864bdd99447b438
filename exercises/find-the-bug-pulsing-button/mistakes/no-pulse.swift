import UIKit

class RecordButton: UIButton {
  func pulse() {
    alpha = 1
  }

  func calm() {
    layer.removeAllAnimations()
    alpha = 1
  }
}
