// Three levels of optionals, and what unwraps them.

import UIKit

func optionalsThreeDeep() {
  let value: Int = 5
  let one: Int? = value
  let two: Int?? = one
  let three: Int??? = two
  let whole: Int??? = value
  print(three == whole, three!!! + 1)
  if case .some(.some(.some(let inner))) = whole { print(inner) }
  let none: Int?? = nil
  let outer: Int??? = none
  print(outer == nil, outer! == nil)
  if let first = three, let second = first, let third = second { print(third) }
}
