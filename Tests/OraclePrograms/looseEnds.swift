// Smaller things: weak without a type, tuples in initializers, sets whose elements are inferred.

import UIKit

private final class Node {
  weak var parent: Node?
  let name: String

  init(_ name: String) { self.name = name }
}

private func made(_ name: String) -> Node { Node(name) }

private struct Grid {
  let width: Int
  let height: Int
  private(set) var cells: [Int]

  init(_ width: Int, _ height: Int) {
    (self.width, self.height) = (width, height)
    cells = Array(repeating: 0, count: width * height)
  }

  subscript(x: Int, y: Int) -> Int {
    get { cells[y * width + x] }
    set { cells[y * width + x] = newValue }
  }
}

private final class Holder {
  let names: Set = ["a", "b"]
  var list: Array = [1, 2]
}

extension String {
  fileprivate subscript(place: Int) -> Character { self[index(startIndex, offsetBy: place)] }
}

private final class WeakBox<Value: AnyObject> {
  weak var value: Value?

  init(_ value: Value) { self.value = value }
}

private protocol Listener: AnyObject { func heard(_ word: String) }

private final class Echo: Listener {
  func heard(_ word: String) { print("heard", word) }
}

private final class Announcer<Kind> {
  private var boxes: [WeakBox<AnyObject>] = []

  func add(_ listener: Kind) { boxes.append(WeakBox(listener as AnyObject)) }

  func tell(_ body: (Kind) -> Void) {
    for box in boxes {
      if let listener = box.value as? Kind { body(listener) }
    }
  }
}

func looseEnds() {
  let kept = Node("kept")
  weak var node = kept
  weak var gone = made("gone")
  print(node?.name ?? "-", gone == nil)
  node = nil
  gone = kept
  print(gone?.name ?? "-")
  print(node == nil)
  var grid = Grid(3, 2)
  grid[1, 1] = 5
  grid[1, 1] += 2
  print(grid.cells, grid.width, grid.height)
  let holder = Holder()
  print(holder.names.count, holder.list, "hello"[1])
  let announcer = Announcer<Listener>()
  let echo = Echo()
  announcer.add(echo)
  announcer.tell { $0.heard("hi") }
}
