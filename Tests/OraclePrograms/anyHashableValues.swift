// Values in `AnyHashable`: compared, cast and printed.

import UIKit

func anyHashableValues() {
  let number: AnyHashable = 3
  let text: AnyHashable = "three"
  print(number == 3 as AnyHashable, number == AnyHashable(3), number == text, number != text)
  print(number as? Int ?? 0, number as? String ?? "not a text", text as! String)
  print(number, text)
  switch text {
  case let value as String: print("text", value)
  default: print("other")
  }
}
