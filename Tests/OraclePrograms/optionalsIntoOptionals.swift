// An optional value becomes an optional of an optional by itself.

import UIKit

func optionalsIntoOptionals() {
  let text: String? = "a"
  let none: String? = nil
  var outer: String?? = nil
  print(outer == nil)
  outer = text
  print((outer ?? "?") ?? "!", outer == nil)
  outer = none
  print(outer == nil, outer! == nil)
  outer = .some(nil)
  print(outer == nil)
  outer = "b"
  print((outer ?? nil) ?? "none")
}
