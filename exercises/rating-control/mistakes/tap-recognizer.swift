import UIKit

class StarRating: UIControl {
  var value = 0

  override func didMoveToWindow() {
    super.didMoveToWindow()
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }

  @objc private func tapped(_ tap: UITapGestureRecognizer) {
    let share = (tap.location(in: self).x - bounds.minX) / bounds.width
    let newValue = Int((share * 5).rounded(.down)) + 1
    guard newValue != value else { return }
    value = newValue
    sendActions(for: .valueChanged)
  }
}
