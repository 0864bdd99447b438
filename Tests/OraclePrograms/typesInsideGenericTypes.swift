// A type inside a generic type is one for each of its arguments.

import UIKit

private struct Stack<Element> {
  class Node {
    var value: Element
    var next: Node?
    init(_ value: Element, _ next: Node?) {
      self.value = value
      self.next = next
    }
    func text() -> String { "\(value)" }
  }

  final class Loud: Node {
    override func text() -> String { super.text() + "!" }
  }

  enum State {
    case empty
    case top(Element)
  }

  struct Pair {
    var first: Element
    var second: Element
    var swapped: Pair { Pair(first: second, second: first) }
  }

  var head: Node?

  mutating func push(_ value: Element, isLoud: Bool = false) {
    head = isLoud ? Loud(value, head) : Node(value, head)
  }

  var state: State {
    guard let head else { return .empty }
    return .top(head.value)
  }

  var texts: [String] {
    var found: [String] = []
    var node = head
    while let next = node {
      found.append(next.text())
      node = next.next
    }
    return found
  }

  func pair(_ first: Element, _ second: Element) -> Pair { Pair(first: first, second: second) }
}

private struct Box<Content> {
  class Frame: UIView {
    var content: Content?
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      content != nil && super.point(inside: point, with: event)
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let view = super.hitTest(point, with: event)
      print(Content.self, view == nil ? "nothing" : "a view")
      return view
    }
  }
}

func typesInsideGenericTypes() {
  var numbers = Stack<Int>()
  print(numbers.texts)
  numbers.push(1)
  numbers.push(2, isLoud: true)
  print(numbers.texts, numbers.head is Stack<Int>.Loud)
  if case .top(let value) = numbers.state { print(value + 1) }
  var words = Stack<String>()
  if case .empty = words.state { print("empty") }
  words.push("a")
  words.push("b", isLoud: true)
  print(words.texts.joined(), words.pair("x", "y").swapped.first)
  let node: Stack<Double>.Node = Stack<Double>.Loud(2.5, nil)
  print(node.text(), node.value * 2)
  let frame = Box<Int>.Frame(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  parent.addSubview(frame)
  print(parent.hitTest(CGPoint(x: 10, y: 10), with: nil) === parent)
  frame.content = 3
  print(parent.hitTest(CGPoint(x: 10, y: 10), with: nil) === frame)
}
