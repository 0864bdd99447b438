// Key paths kept in variables, handed to functions, and written through.

import UIKit

private struct Card {
  var title: String
  var size = CGSize(width: 2, height: 3)
  var area: CGFloat { size.width * size.height }
}

extension Sequence {
  fileprivate func sorted<Value: Comparable>(by path: KeyPath<Element, Value>) -> [Element] {
    sorted { $0[keyPath: path] < $1[keyPath: path] }
  }

  fileprivate func sum<Number: AdditiveArithmetic>(_ path: KeyPath<Element, Number>) -> Number {
    reduce(.zero) { $0 + $1[keyPath: path] }
  }
}

private func set<Object, Value>(
  _ objects: [Object], _ path: ReferenceWritableKeyPath<Object, Value>, to value: Value
) {
  for object in objects { object[keyPath: path] = value }
}

private func change<Root, Value>(
  _ root: inout Root, _ path: WritableKeyPath<Root, Value>, _ update: (inout Value) -> Void
) {
  update(&root[keyPath: path])
}

func keyPathValues() {
  let views = [3, 1, 2].map { tag -> UIView in
    let view = UIView(frame: CGRect(x: 0, y: 0, width: tag * 10, height: 5))
    view.tag = tag
    view.alpha = 1 / CGFloat(tag)
    return view
  }
  let alpha = \UIView.alpha
  print(views.map { $0[keyPath: alpha] < 1 }, views[1][keyPath: \.frame.width])
  print(views.sorted(by: \.tag).map(\.tag), views.sum(\.bounds.width))
  views[0][keyPath: alpha] = 0.25
  views[0][keyPath: \.bounds.size.width] += 1
  print(views[0].alpha, views[0].bounds.width)
  set(views, \.isHidden, to: true)
  print(views.filter(\.isHidden).count, views.allSatisfy(\.isHidden))
  let sides: [KeyPath<CGRect, CGFloat>] = [\.minX, \.maxY, \.size.height]
  let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
  print(sides.map { rect[keyPath: $0] })
  var card = Card(title: "a")
  let width: WritableKeyPath<Card, CGFloat> = \.size.width
  card[keyPath: width] = 5
  card[keyPath: \Card.title] += "b"
  change(&card, \.size) { $0.height *= 2 }
  print(card.title, card.size, card[keyPath: \.area])
  let button = UIButton()
  button[keyPath: \UIView.tag] = 7
  let tag: KeyPath<UIView, Int> = \.tag
  print(button[keyPath: tag])
}
