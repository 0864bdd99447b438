// hidden, interaction and alpha of a view and of what it is in.

import UIKit

func switchesOfViews() {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let middle = UIView(frame: root.bounds)
  let leaf = UIButton(frame: root.bounds)
  root.addSubview(middle)
  middle.addSubview(leaf)
  let point = CGPoint(x: 50, y: 50)
  func show(_ text: String) {
    let hit = root.hitTest(point, with: nil)
    print(text, hit == leaf ? "leaf" : hit == middle ? "middle" : hit == root ? "root" : "nobody")
  }
  show("at first")
  leaf.isEnabled = false
  show("leaf disabled")
  leaf.isUserInteractionEnabled = false
  show("leaf without interaction")
  middle.isHidden = true
  show("middle hidden")
  middle.isHidden = false
  leaf.isUserInteractionEnabled.toggle()
  middle.alpha = 0.005
  show("middle transparent")
  root.isHidden.toggle()
  show("root hidden")
  print(leaf.isHidden, leaf.point(inside: point, with: nil), root.point(inside: point, with: nil))
}
