import UIKit

class StarRating: UIControl {
  var value = 0
  private var valueBefore = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    valueBefore = value
    if let touch = touches.first { change(to: value(at: touch)) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if let touch = touches.first { change(to: value(at: touch)) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    change(to: valueBefore)
  }

  private func value(at touch: UITouch) -> Int {
    let share = (touch.location(in: self).x - bounds.minX) / bounds.width
    return min(5, max(0, Int((share * 5).rounded(.down)) + 1))
  }

  private func change(to newValue: Int) {
    guard newValue != value else { return }
    value = newValue
    sendActions(for: .valueChanged)
  }
}
