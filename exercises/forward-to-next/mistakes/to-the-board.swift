import UIKit

class Card: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return super.hitTest(point, with: event) == nil ? nil : superview
  }

  // Leave these as they are.
  func press() { print("pressed") }
  func follow() { print("followed") }
  func finish() { print("finished") }
}
