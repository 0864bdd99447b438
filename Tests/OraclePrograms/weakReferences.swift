// A weak variable turns nil when its object goes; unowned and capture lists keep nothing alive.

import UIKit

private class Node {
  let name: String
  weak var parent: Node?
  var children: [Node] = []
  init(_ name: String) { self.name = name }
  deinit { print("deinit", name) }

  func add(_ child: Node) {
    children.append(child)
    child.parent = self
  }
}

func weakReferences() {
  var root: Node? = Node("root")
  let leaf = Node("leaf")
  root?.add(leaf)
  weak var seen: Node?
  seen = root
  print(leaf.parent?.name ?? "none", seen?.name ?? "none")
  let show = { [weak root] in print(root?.name ?? "gone") }
  show()
  root = nil
  show()
  print(leaf.parent?.name ?? "none", seen == nil)
  var view: UIView? = UIView()
  weak var kept: UIView?
  kept = view
  let holder = UIView()
  holder.addSubview(view!)
  view = nil
  print(kept != nil)
  kept?.removeFromSuperview()
  print(kept == nil)
}
