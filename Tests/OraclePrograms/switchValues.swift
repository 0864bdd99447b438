// switch over numbers, strings, ranges, several values at once and tuples.

import UIKit

private func name(_ number: Int) -> String {
  switch number {
  case ..<0: return "negative"
  case 0: return "zero"
  case 1, 3, 5, 7, 9: return "small odd"
  case 2...8: return "small even"
  case let large where large % 100 == 0: return "\(large / 100) hundred"
  default: return "other"
  }
}

func switchValues() {
  print(name(-5), name(0), name(7), name(8), name(300), name(301), separator: ", ")
  switch "b" + "c" {
  case "b": print("b")
  case "bc":
    print("bc")
    fallthrough
  case "d": print("fell through")
  default: print("never")
  }
  let point = [(2, 0), (0, 5)][0]
  switch point {
  case (0, 0): print("origin")
  case (_, 0): print("on x")
  case (0, let y): print("on y at", y)
  case let (x, y) where x == y: print("diagonal", x)
  default: print("elsewhere")
  }
  let word =
    switch point.0 {
    case 1: "one"
    case 2: "two"
    default: "many"
    }
  print(word)
}
