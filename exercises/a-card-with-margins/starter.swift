import UIKit

class Panel: UIView {
  let card = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(card)
    // The constraints of the card.
  }

  required init?(coder: NSCoder) { fatalError("made in code") }
}
