// Arrays of tuples whose places agree on a type, `a[...]`, and identifiers of objects.

import UIKit

func tuplesThatAgree() {
  let progress: CGFloat = 0.25
  for (color, share) in [(UIColor.red, CGFloat(1)), (.blue, progress)] {
    print(color == .blue, share)
  }
  [(2.5, UIColor.gray), (0.25, UIColor.blue)].forEach { share, color in
    print(share, color == UIColor.gray)
  }
  let pairs = [(name: "a", size: 1), (name: "b", size: 2.5)]
  print(pairs[0].size, pairs[1])
  print([("x", (1, 2.5)), ("y", (2, 3))].map { $0.1.0 + Int($0.1.1) })
  let numbers = [3, 1, 2]
  print(Array(numbers[...]).sorted(), numbers[...].count, String("text"[...]))
  let views = [UIView(), UIView(), UIView()]
  let known = Set(views.map { ObjectIdentifier($0) })
  print(known.count, known.contains(ObjectIdentifier(views[1])))
  print(Set(views.map { ObjectIdentifier($0).hashValue }).count)
}
