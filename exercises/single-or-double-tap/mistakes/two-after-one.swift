import UIKit

class Photo: UIView {
  private var single: UITapGestureRecognizer?
  private var isReady = false

  override func didMoveToWindow() {
    super.didMoveToWindow()
    let single = UITapGestureRecognizer(target: self, action: #selector(tapped))
    self.single = single
    addGestureRecognizer(single)
  }

  @objc private func tapped() {
    showBars()
    guard let single, !isReady else { return }
    isReady = true
    let double = UITapGestureRecognizer(target: self, action: #selector(zoom))
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    addGestureRecognizer(double)
  }

  @objc func showBars() { print("bars") }
  @objc func zoom() { print("zoom") }
}
