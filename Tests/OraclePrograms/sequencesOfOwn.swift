// Sequences made of closures, and what walks up the superviews.

import UIKit

private class Panel: UIView {}

extension UIView {
  fileprivate var ancestors: [UIView] {
    Array(sequence(first: self, next: { $0.superview }).dropFirst())
  }

  fileprivate func nearest<Kind: UIView>(_ kind: Kind.Type) -> Kind? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0 as? Kind }.first
  }
}

private struct Countdown: Sequence {
  let start: Int

  nonisolated func makeIterator() -> AnyIterator<Int> {
    var value = start
    return AnyIterator {
      defer { value -= 1 }
      return value > 0 ? value : nil
    }
  }
}

func sequencesOfOwn() {
  let root = UIView()
  let panel = Panel()
  let button = UIButton()
  root.addSubview(panel)
  panel.addSubview(button)
  print(button.ancestors.map { String(describing: type(of: $0)) })
  print(button.nearest(Panel.self) === panel)
  for (depth, view) in sequence(first: button as UIView, next: { $0.superview }).enumerated() {
    print(depth, type(of: view))
  }
  let chain = sequence(first: button) { $0.next }
  print(chain.contains { $0 === root }, Array(chain.prefix(2)).count)
  print(Array(sequence(first: 1, next: { $0 < 50 ? $0 * 3 : nil })))
  let pairs = sequence(state: (0, 1)) { (state: inout (Int, Int)) -> Int? in
    defer { state = (state.1, state.0 + state.1) }
    return state.0 < 30 ? state.0 : nil
  }
  print(pairs.map { $0 })
  for value in Countdown(start: 3) { print(value) }
  print(Countdown(start: 4).map { $0 * $0 }, Countdown(start: 5).filter { $0 % 2 == 1 })
  var iterator = [7, 8].makeIterator()
  while let number = iterator.next() { print(number) }
  let any = AnySequence([3, 1, 2])
  print(any.sorted(), any.reduce(0, +))
  print([[1], [2, 3]].joined().map { $0 }, Array([[1], [2], [3]].joined(separator: [0, 0])))
}
