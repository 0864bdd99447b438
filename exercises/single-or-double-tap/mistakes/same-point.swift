import UIKit

class Photo: UIView {
  private var timer: Timer?
  private var place = CGPoint.zero

  override func didMoveToWindow() {
    super.didMoveToWindow()
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }

  @objc private func tapped(_ recognizer: UIGestureRecognizer) {
    let now = recognizer.location(in: self)
    if let first = timer, first.isValid, now == place {
      first.invalidate()
      zoom()
      return
    }
    place = now
    timer = Timer.scheduledTimer(withTimeInterval: 0.35, repeats: false) { _ in self.showBars() }
  }

  @objc func showBars() { print("bars") }
  @objc func zoom() { print("zoom") }
}
