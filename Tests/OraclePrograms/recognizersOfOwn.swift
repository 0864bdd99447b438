// A recognizer class with a state of its own, and what it answers about others.

import UIKit

private class Hold: UIGestureRecognizer {
  var touched = 0
  var isStrict = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    touched += 1
    state = touched > 1 ? .failed : .began
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .began || state == .changed else { return }
    state = .ended
  }
  override func reset() {
    super.reset()
    touched = 0
  }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !isStrict || preventedGestureRecognizer is UITapGestureRecognizer
  }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
  }
}

func recognizersOfOwn() {
  let hold = Hold(target: nil, action: nil)
  let event = UIEvent()
  hold.touchesBegan([], with: event)
  print(hold.touched, hold.state == .began, hold.state.rawValue)
  hold.touchesEnded([], with: event)
  print(hold.state == .recognized, UIGestureRecognizer.State.failed.rawValue)
  hold.touchesBegan([], with: event)
  print(hold.state == .failed)
  hold.reset()
  print(hold.touched)
  hold.isStrict = true
  let kinds = [UITapGestureRecognizer(), UIPanGestureRecognizer()]
  print(kinds.map { hold.canPrevent($0) }, kinds.map { hold.shouldRequireFailure(of: $0) })
  print(hold.canBePrevented(by: kinds[0]), hold.shouldBeRequiredToFail(by: kinds[1]))
}
