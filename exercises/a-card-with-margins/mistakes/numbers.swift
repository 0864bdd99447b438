import UIKit

class Panel: UIView {
  let card = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(card)
    let width = min(300, bounds.width - 40)
    card.frame = CGRect(x: 20, y: 20, width: width, height: width / 2)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }
}
