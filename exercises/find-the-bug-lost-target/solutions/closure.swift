// An action retains the objects that its closure names, and the button retains the action.
// 运行闭包的动作会持有闭包里提到的对象，按钮则持有这个动作。
import UIKit

class Player: UIView {
  let play = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 60))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(play)
    let counter = Counter()
    play.addAction(UIAction { _ in counter.count() }, for: .touchUpInside)
  }

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
