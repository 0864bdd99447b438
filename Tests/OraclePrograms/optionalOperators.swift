// ?? chains, map and flatMap of optionals, comparison with nil.

import UIKit

func optionalOperators() {
  let a: Int? = nil
  let b: Int? = nil
  let c: Int? = 3
  print(a ?? b ?? c ?? 4, a ?? b ?? 4, String(describing: a ?? c))
  print(c.map { $0 * 2 } as Any, a.map { $0 * 2 } as Any)
  print(c.flatMap { $0 > 2 ? "big" : nil } as Any)
  print(a == nil, c != nil, a == b, c == 3, c == a)
  var d: Int? = 1
  d? += 4
  print(d as Any)
  d = nil
  d? += 4
  print(d as Any)
  var implicit: Int! = 5
  print(implicit + 1, implicit!)
  implicit = nil
  print(implicit == nil)
}
