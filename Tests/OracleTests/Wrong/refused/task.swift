import UIKit

class Box: UIView {
  func later() {
    Task { print("later") }  // error:
  }
}
