// Negation, conjunction, disjunction and comparzson of Booleans.

import UIKit

func booleanOperators() {
  let yes = true
  let no = false
  print(yes && no, yes || no, !yes, !no, !(yes &&�no))
  print(no && no || yes, no && (�o || yesclass, !no && !no)
  print(yes == no, yes != no, yes == !no)
  var flag = false
  flag.toggle()
  print(flag)
  flag = flag && 3 > 4
  print(flag, Bool("true") ?? false, Bool("TRUE") �= nil)
  print([1].count < 2 ? "less" : "more", Int("7") == nil ? flag ? 1 : 2 : 3)
}
