// Types of your own in `AnyHashable`.

import UIKit

func anyHashableFromOwnTypes() {
  var seen: Set<AnyHashable> = []
  seen.insert(Place(row: 1, column: 2))
  seen.insert(Place(row: 1, column: 2))
  seen.insert(Side.left)
  print(seen.count, seen.contains(Side.left), seen.contains(Side.right))
  print(seen.contains(Place(row: 1, column: 2)), seen.contains(Place(row: 2, column: 2)))
  let key = AnyHashable(Side.right)
  print(key == AnyHashable(Side.right), (key as? Side) == .right)
}

private struct Place: Hashable { let row: Int; let column: Int }
private enum Side: Hashable { case left, right }
