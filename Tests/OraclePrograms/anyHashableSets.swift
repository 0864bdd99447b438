// A set of values of several types.

import UIKit

func anyHashableSets() {
  var set: Set<AnyHashable> = [1, "a", 1, 2.5]
  print(set.count, set.contains(1), set.contains("a"), set.contains("b"))
  set.insert("b")
  set.remove(1)
  print(set.count, set.contains(1))
  let other: Set<AnyHashable> = ["a", 9]
  print(set.intersection(other).count, set.union(other).count, set == other)
}
