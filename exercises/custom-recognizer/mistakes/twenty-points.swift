import UIKit

class TickRecognizer: UIGestureRecognizer {
  /// Where the finger has been: y, which grows downwards.
  private var heights: [CGFloat] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard numberOfTouches == 1, let touch = touches.first else {
      state = .failed
      return
    }
    heights.append(touch.location(in: view).y)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    heights.append(touch.location(in: view).y)
    if !hasGoneDown && rise > 10 { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = hasGoneDown && hasComeBack ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  override func reset() {
    super.reset()
    heights = []
  }

  private var start: CGFloat { heights.first ?? 0 }
  private var now: CGFloat { heights.last ?? 0 }
  private var lowest: CGFloat { heights.max() ?? 0 }
  private var rise: CGFloat { start - now }
  private var hasGoneDown: Bool { lowest - start >= 20 }
  private var hasComeBack: Bool { lowest - now >= 20 }
}
