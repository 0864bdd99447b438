// A leading dot takes the type from what is expected.

import UIKit

private enum Mode { case quiet, loud }

private struct Theme {
  var size: CGFloat
  static let small = Theme(size: 8)
  static func custom(_ size: CGFloat) -> Theme { Theme(size: size) }
}

private func play(_ mode: Mode = .loud, theme: Theme = .small) -> String {
  "\(mode) \(theme.size)"
}

func implicitMembers() {
  print(play(), play(.quiet), play(.quiet, theme: .custom(20)))
  let view = UIView(frame: .zero)
  view.backgroundColor = .red
  print(view.frame == .zero, view.backgroundColor == .red, view.bounds.origin == .zero)
  let point: CGPoint = .init(x: 1, y: 2)
  var mode = Mode.quiet
  mode = .loud
  let ratio: CGFloat = .pi / .pi
  print(point, mode == .loud, ratio, view.bounds.size == CGSize.zero)
  let insets: UIEdgeInsets = .init(top: 1, left: 1, bottom: 1, right: 1)
  print(CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets), insets != .zero)
}
