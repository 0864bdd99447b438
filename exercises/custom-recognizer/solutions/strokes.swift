// The stroke that the finger is in, as a state machine inside of the state machine.
// 记下手指处在哪一笔：状态机里的状态机。
import UIKit

class TickRecognizer: UIGestureRecognizer {
  private enum Stroke {
    case none
    case down(from: CGFloat)
    case up(from: CGFloat)
  }

  private var stroke = Stroke.none

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if case .none = stroke, touches.count == 1, let touch = touches.first {
      stroke = .down(from: touch.location(in: view).y)
    } else {
      state = .failed
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let y = touches.first?.location(in: view).y else { return }
    switch stroke {
    case .down(let start) where y - start >= 30: stroke = .up(from: y)
    case .down(let start) where start - y > 10: state = .failed
    case .up(let lowest) where y > lowest: stroke = .up(from: y)
    default: break
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if case .up(let lowest) = stroke, let y = touches.first?.location(in: view).y, lowest - y >= 30
    {
      state = .recognized
    } else {
      state = .failed
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func reset() {
    stroke = .none
  }
}
