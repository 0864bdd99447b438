// A copied array is another array; a changed copy leaves the first as it was.

import UIKit

private struct Bag {
  var items: [Int] = []
}

private func grown(_ array: [Int]) -> [Int] {
  var array = array
  array.append(99)
  return array
}

func arraysAreValues() {
  let first = [1, 2, 3]
  var second = first
  second[0] = 10
  print(first, second, grown(first), first)
  var bag = Bag()
  bag.items.append(1)
  var other = bag
  other.items.append(2)
  bag.items[0] = 7
  print(bag.items, other.items, bag)
  var nested = [[1], [2]]
  let before = nested
  nested[0].append(5)
  nested[1][0] *= 3
  print(before, nested)
  let views = [UIView()]
  let same = views
  same[0].tag = 4
  print(views[0].tag)
}
