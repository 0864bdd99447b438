// `flatMap` with a closure that returns an optional, as before Swift 4.1.

import UIKit

func flatMapOfOptionals() {
  let texts = ["1", "x", "3"]
  print(texts.flatMap { Int($0) })
  let numbers: [Int?] = [1, nil, 3]
  print(numbers.flatMap { $0 })
  print(numbers.flatMap { $0.map { $0 * 2 } })
  print([1, 2, 3].flatMap { $0 > 1 ? $0 : nil })
}
