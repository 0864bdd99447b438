// How arrays, tuples and ranges print: strings inside them in quotes.

import UIKit

func printingCollections() {
  print([1, 2, 3], ["a", "b\"c"], [1.0, 2.5], [true])
  print([[1], [], [2, 3]], [Int](), [(1, "x")])
  print((1, 2), (x: 1, y: "two"), ("a", (2.0, false)))
  print(1...3, 0..<5, 1.5...2.5)
  print([CGFloat(1)], ["key": 1], [String: Int]())
  let any: [Any] = [1, "two", 3.0, true]
  print(any)
  print(Array("abc"), Array(1...3), Set([7]))
}
