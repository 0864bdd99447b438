// Constants of a tuple pattern that each case of a switch sets.

import UIKit

func laterTuplesInSwitches() {
  print(split(-1), split(7), split(42))
}

private func split(_ number: Int) -> String {
  let (quotient, rest): (Int, Int)
  switch number {
  case ..<0: (quotient, rest) = (0, 0)
  case 0..<10: (quotient, rest) = (0, number)
  default: (quotient, rest) = number.quotientAndRemainder(dividingBy: 10)
  }
  return "\(quotient) \(rest)"
}
