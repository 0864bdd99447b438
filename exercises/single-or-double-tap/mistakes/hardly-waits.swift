import UIKit

class Photo: UIView {
  private var timer: Timer?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }

  @objc private func tapped() {
    if let first = timer, first.isValid {
      first.invalidate()
      zoom()
    } else {
      timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in self.showBars() }
    }
  }

  @objc func showBars() { print("bars") }
  @objc func zoom() { print("zoom") }
}
