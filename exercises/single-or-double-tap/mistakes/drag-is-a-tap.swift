import UIKit

class Photo: UIView {
  private var later: DispatchWorkItem?

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let later, !later.isCancelled {
      later.cancel()
      self.later = nil
      zoom()
      return
    }
    let item = DispatchWorkItem { [weak self] in
      self?.later = nil
      self?.showBars()
    }
    later = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.35, execute: item)
  }

  @objc func showBars() { print("bars") }
  @objc func zoom() { print("zoom") }
}
