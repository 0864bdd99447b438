// Generic results after `?.`, `!` and `??`.

import UIKit

func genericResultsUnwrapped() {
  let parser: Parser? = Parser(text: "42")
  let number: Int? = parser?.parse()
  let double: Double? = parser?.parse()
  print(number ?? 0, double ?? 0)
  let sure: Int = parser!.parse()!
  print(sure + 1)
  let other: Int = parser?.parse() ?? 7
  print(other)
}

private struct Parser {
  let text: String
  func parse<T: LosslessStringConvertible>() -> T? { (Int(text) ?? 0) as? T ?? Double(text) as? T }
}
