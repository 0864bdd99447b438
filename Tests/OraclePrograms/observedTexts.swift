// Texts, pictures, numbers and flags of views, overridden with observers and changed by the model.

import UIKit

private class Words: UILabel {
  override var text: String? { didSet { print("text", oldValue ?? "-", text ?? "-") } }
  override var isHighlighted: Bool { didSet { print("label", isHighlighted) } }
}
private class Field: UITextField {
  override var text: String? {
    get { super.text.map { $0.uppercased() } }
    set { super.text = newValue }
  }
}
private class Switch: UISwitch {
  override var isOn: Bool { didSet { print("on", isOn) } }
}
private class Cell: UICollectionViewCell {
  override var isSelected: Bool { didSet { print("selected", isSelected) } }
}
private class Screen: UIViewController {
  override var title: String? { didSet { print("title", title ?? "-") } }
}
private class Board: UIScrollView {
  override var contentSize: CGSize { didSet { print("content", contentSize) } }
  override var tag: Int { willSet { print("tag", newValue) } }
}

func observedTexts() {
  let words = Words()
  words.text = "a"
  words.isHighlighted = true
  let field = Field()
  field.text = "abc"
  print(field.text ?? "-")
  let toggle = Switch()
  toggle.setOn(true, animated: false)
  Cell().isSelected = true
  Screen().title = "Main"
  let board = Board()
  board.contentSize = CGSize(width: 3, height: 4)
  board.tag = 5
  print(board.tag, board.contentSize)
}
