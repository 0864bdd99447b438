import UIKit

class PhotoCard: UIView {
  let title = UIView()
  let lines = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.backgroundColor = .gray
    lines.backgroundColor = .lightGray
    addSubview(title)
    addSubview(lines)
    backgroundColor = .white
    layer.cornerRadius = 16
    layer.shadowOpacity = 0.4
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 3)
    title.alpha = 0.5
    lines.alpha = 0.5
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 16, y: 16, width: 90, height: 12)
    lines.frame = CGRect(x: 16, y: 36, width: bounds.width - 32, height: 40)
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 16).cgPath
  }

  override func draw(_ rect: CGRect) {
    UIColor.white.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: 16).fill()
  }
}
