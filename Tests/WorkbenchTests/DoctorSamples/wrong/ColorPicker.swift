import UIKit

class ColorPicker: UIView {
  let red = UIView(), green = UIView(), blue = UIView()
  var cards: [UIView] = []
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(move))

  func setup() {
    let tap = UITapGestureRecognizer(target: self, action: #selector(pick(_:)))
    [red, green, blue].forEach {
      addSubview($0)
      $0.addGestureRecognizer(tap)  // here recognizer-twice
    }
    red.addGestureRecognizer(pan)
    green.addGestureRecognizer(pan)  // here recognizer-twice
    let long = UILongPressGestureRecognizer(target: self, action: #selector(pick(_:)))
    cards.forEach { card in
      card.addGestureRecognizer(long)  // here recognizer-twice
    }
  }
  @objc func pick(_ sender: UIGestureRecognizer) {}
  @objc func move() {}
}
