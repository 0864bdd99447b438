// if let, shorthand, else branches and bindings joined by commas.

import UIKit

private func describe(_ first: Int?, _ second: Int?) -> String {
  if let first, let second, first < second {
    return "\(first) is less than \(second)"
  } else if let value = first ?? second {
    return "only \(value) counts"
  } else {
    return "nothing"
  }
}

func optionalBinding() {
  print(describe(1, 2))
  print(describe(2, 1))
  print(describe(nil, 7))
  print(describe(nil, nil))
  let name: String? = "view"
  if let name { print(name.count) }
  if let name = name, name.count > 10 { print("long") } else { print("short") }
  if var name { name += "s"; print(name) }
  if case let name? = name { print("matched", name) }
  if name != nil { print(name!) }
}
