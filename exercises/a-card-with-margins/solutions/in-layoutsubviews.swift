// Without constraints: worked out whenever the panel has another size.
// 不用约束：面板大小改变时重新计算。
import UIKit

class Panel: UIView {
  let card = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(card)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(300, bounds.width - 40)
    card.frame = CGRect(x: (bounds.width - width) / 2, y: 20, width: width, height: width / 2)
  }
}
