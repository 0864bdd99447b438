// Optionals of numbers, arrays and tuples that become optionals of optionals.

import UIKit

func optionalsOfWiderTypes() {
  let float: CGFloat? = 1.5
  let number: Double?? = float.map { Double($0) }
  print(number! == 1.5)
  let list: [Int]? = [1, 2]
  var lists: [[Int]?] = [nil]
  lists.append(list)
  print(lists.count, lists[1]?.count ?? 0, lists.last!!.count)
  let pair: (Int, String)? = (1, "a")
  let pairs: [(Int, String)?] = [pair, nil]
  print(pairs.count, pairs[0]!.1)
}
