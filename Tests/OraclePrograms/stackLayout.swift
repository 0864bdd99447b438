// Where a stack view puts its arranged subviews.

import UIKit

private func views(_ sizes: [(CGFloat, CGFloat)]) -> [UIView] {
  sizes.map { UIView(frame: CGRect(x: 0, y: 0, width: $0.0, height: $0.1)) }
}

func stackLayout() {
  let row = UIStackView(arrangedSubviews: views([(20, 10), (0, 20), (40, 30)]))
  row.frame = CGRect(x: 10, y: 10, width: 200, height: 40)
  row.spacing = 10
  for distribution in [
    UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
    .equalCentering,
  ] {
    row.distribution = distribution
    row.layoutIfNeeded()
    print(row.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] })
  }
  row.distribution = .fillEqually
  for alignment in [UIStackView.Alignment.fill, .top, .center, .bottom] {
    row.alignment = alignment
    row.layoutIfNeeded()
    print(row.arrangedSubviews.map { [$0.frame.minY, $0.frame.height] })
  }
  row.arrangedSubviews[1].isHidden = true
  row.setCustomSpacing(30, after: row.arrangedSubviews[0])
  row.setNeedsLayout()
  row.layoutIfNeeded()
  print(row.arrangedSubviews.map { $0.frame }, row.customSpacing(after: row.arrangedSubviews[0]))
  let column = UIStackView(arrangedSubviews: views([(20, 10), (30, 20)]))
  column.axis = .vertical
  column.alignment = .trailing
  column.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
  column.layoutIfNeeded()
  print(column.arrangedSubviews.map { $0.frame })
  column.removeArrangedSubview(column.arrangedSubviews[0])
  column.layoutIfNeeded()
  print(column.arrangedSubviews.map { $0.frame }, column.subviews.count)
}
