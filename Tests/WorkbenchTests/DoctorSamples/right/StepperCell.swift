import UIKit

class StepperCell: UICollectionViewCell {
  private let countLabel = UILabel()
  private let minus = UIButton()
  private let plus = UIButton()
  private lazy var stack: UIStackView = {
    let stack = UIStackView(arrangedSubviews: [minus, countLabel, plus])
    stack.distribution = .fillEqually
    return stack
  }()
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.isUserInteractionEnabled = false
    self.addSubview(stack)
    stack.frame = bounds
  }
  required init?(coder: NSCoder) { fatalError() }
}
