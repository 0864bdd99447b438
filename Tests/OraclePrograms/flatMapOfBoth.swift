// `flatMap` that joins lists and `flatMap` that leaves out nil, side by side.

import UIKit

func flatMapOfBoth() {
  let lists = [[1, 2], [], [3]]
  print(lists.flatMap { $0 })
  print(lists.flatMap { $0.first })
  print(lists.flatMap { list in list.map { $0 + 1 } })
  print(["a b", "c"].flatMap { $0.split(separator: " ").map { String($0) } })
  print(Set([1]).flatMap { [$0, $0] }, [1: "a"].flatMap { [$0.key] })
}
