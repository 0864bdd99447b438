// hashValue of types whose Hashable the compiler makes: equal values have equal ones.

import UIKit

private struct Spot: Hashable {
  var row = 0
  var name = "a"
}

private enum Shape: Hashable {
  case dot
  case box(width: Int)
}

private struct Named: Hashable {
  let name: String
  let note: String
  static func == (left: Named, right: Named) -> Bool { left.name == right.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

private class Node: Hashable {
  static func == (left: Node, right: Node) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

func synthesisedHashes() {
  print(Spot().hashValue == Spot().hashValue)
  print(Shape.box(width: 2).hashValue == Shape.box(width: 2).hashValue)
  print(Named(name: "a", note: "x").hashValue == Named(name: "a", note: "y").hashValue)
  let node = Node()
  print(node.hashValue == node.hashValue, Set([node, node, Node()]).count)
  print(
    ObjectIdentifier(node) == ObjectIdentifier(node),
    ObjectIdentifier(node) == ObjectIdentifier(Node()))
  print(ObjectIdentifier(UIView.self) == ObjectIdentifier(UILabel.self))
  print(Set([Spot(), Spot(row: 1, name: "b")]).count, "x".hashValue == "x".hashValue)
}
