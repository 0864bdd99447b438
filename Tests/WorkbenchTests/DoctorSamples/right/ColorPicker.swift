import UIKit

class ColorPicker: UIView {
  let red = UIView(), green = UIView()
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(move))
  var isCompact = false

  func setup() {
    [red, green].forEach {
      let tap = UITapGestureRecognizer(target: self, action: #selector(pick(_:)))
      $0.addGestureRecognizer(tap)
    }
    for view in [red, green] {
      view.addGestureRecognizer(
        UILongPressGestureRecognizer(target: self, action: #selector(pick(_:))))
    }
    if isCompact {
      red.addGestureRecognizer(pan)
    } else {
      green.addGestureRecognizer(pan)
    }
  }
  func rearrange() {
    red.removeGestureRecognizer(pan)
    green.addGestureRecognizer(pan)
  }
  @objc func pick(_ sender: UIGestureRecognizer) {}
  @objc func move() {}
}
