import UIKit

class Player: UIView {
  let play = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 60))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(play)
    play.addTarget(self, action: #selector(count), for: .touchUpInside)
  }

  @objc private func count() { Counter().count() }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// Given: counts the plays of one player.
class Counter: NSObject {
  static var total = 0
  static var last = 0
  static var gone = 0
  private var plays = 0

  @objc func count() {
    plays += 1
    Counter.last = plays
    Counter.total += 1
  }

  deinit { Counter.gone += 1 }
}
