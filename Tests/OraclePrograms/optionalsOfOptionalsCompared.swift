// Optionals of optionals compared, and chosen with `??`.

import UIKit

func optionalsOfOptionalsCompared() {
  let one: Int?? = 1
  let inner: Int?? = .some(nil)
  let none: Int?? = nil
  print(one == inner, inner == none, one == .some(.some(1)), none == nil)
  print((one ?? 5) ?? 6, (inner ?? 5) ?? 6, (none ?? 5) ?? 6)
  let list: [Int??] = [one, inner, none]
  print(list.compactMap { $0 }.count, list.compactMap { $0 ?? nil }.count)
}
