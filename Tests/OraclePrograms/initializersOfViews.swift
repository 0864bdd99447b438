// init(frame:), init(coder:), own designated and convenience initialisers of views.

import UIKit

private class Card: UIView {
  let title: String
  var count = 1

  init(title: String, frame: CGRect = .zero) {
    self.title = title
    super.init(frame: frame)
    tag = title.count
    setUp()
  }

  convenience init() {
    self.init(title: "none")
    count += 10
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func setUp() { print("setUp", title, tag, frame.width) }
}

private class Framed: UIView {
  private(set) var log: [String] = []
  override init(frame: CGRect) {
    super.init(frame: frame)
    log.append("init(frame:)")
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log.append("init(coder:)")
  }
}

func initializersOfViews() {
  let card = Card(title: "abc", frame: CGRect(x: 0, y: 0, width: 7, height: 7))
  print(card.tag, card.count, Card().count)
  print(Framed().log, Framed(frame: .zero).log, Framed(frame: CGRect.zero).frame)
}
