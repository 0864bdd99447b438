// Auto Layout: anchors, priorities, natural sizes, guides, and layout when it is asked for.
import UIKit

private final class Box: UIView {
  var natural = CGSize(width: -1, height: -1)
  override var intrinsicContentSize: CGSize { natural }
}

private func box(_ width: CGFloat, _ height: CGFloat, in view: UIView) -> Box {
  let box = Box()
  box.natural = CGSize(width: width, height: height)
  box.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(box)
  return box
}

func layout() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let card = box(-1, -1, in: root)
  let (first, second) = (box(150, 20, in: card), box(120, 30, in: card))
  NSLayoutConstraint.activate([
    card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
    card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
    card.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
    first.leadingAnchor.constraint(equalTo: card.leadingAnchor),
    first.topAnchor.constraint(equalTo: card.topAnchor),
    second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
    second.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor),
    second.centerYAnchor.constraint(equalTo: first.centerYAnchor),
    NSLayoutConstraint(
      item: card, attribute: .height, relatedBy: .equal, toItem: second, attribute: .height,
      multiplier: 2, constant: 10),
  ])
  first.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
  print(card.frame, first.frame)
  root.layoutIfNeeded()
  print(card.frame, first.frame, second.frame)

  let narrow = first.widthAnchor.constraint(equalToConstant: 60)
  narrow.priority = UILayoutPriority(900)
  narrow.isActive = true
  print(first.frame.width)
  root.layoutIfNeeded()
  print(first.frame, second.frame, narrow.isActive, narrow.priority.rawValue)

  narrow.constant = 70
  first.natural.height = 44
  first.invalidateIntrinsicContentSize()
  root.layoutIfNeeded()
  print(first.frame, second.frame)

  narrow.isActive = false
  print(root.constraints.count, card.constraints.count, first.constraints.count)
  print(first.hasAmbiguousLayout, card.systemLayoutSizeFitting(.zero))
  second.removeFromSuperview()
  root.layoutIfNeeded()
  print(card.constraints.count, first.frame.width)
}
